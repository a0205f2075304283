"""The log of a server, on stderr: lines for people, or one JSON object a line for programs.

There is no log of requests, and nothing here names a cookie, a code or the secret of a link.
"""

from __future__ import annotations

import datetime
import logging
from typing import Literal

import msgspec

Form = Literal["text", "json"]


class JsonLines(logging.Formatter):
    """One object a line: time, level, logger, message, and the traceback of an error."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        time = datetime.datetime.fromtimestamp(record.created, datetime.UTC)
        line = {
            "time": time.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def begin(form: Form) -> None:
    """Log from now on. Programs are also told when the server begins and ends."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter("%(levelname)s: %(message)s"))
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    logging.getLogger("tablee.server.engine").setLevel(logging.INFO)  # bots have changed over
    if form == "json":
        logging.getLogger("tablee").setLevel(logging.INFO)
