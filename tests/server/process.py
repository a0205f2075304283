"""A server process for tests: no limits, no pauses. Prints its address when it is up.

Chance follows the file `luck` in the data folder, if there is one: the same text there, the same seeds of
tables and bots, in the order in which they are needed. So a test of the page meets the same game every time.
"""

from __future__ import annotations

import hashlib
import sys
from itertools import count
from pathlib import Path
from types import SimpleNamespace

LUCK = "luck"


class Luck:
    """Numbers that depend on the text of a file and on how many were asked for since it was written."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._text = ""
        self._numbers = count()

    def number(self, bits: int) -> int:
        text = self._file.read_text("utf-8")
        if text != self._text:
            self._text, self._numbers = text, count()
        digest = hashlib.sha256(f"{text} {next(self._numbers)}".encode()).digest()
        return int.from_bytes(digest) % (1 << bits)


def follow(luck: Luck) -> None:
    """Take the seeds of tables and bots from there."""
    from tablee.match import seed
    from tablee.server import bots

    size = 8 * seed.SIZE
    vars(seed)["os"] = SimpleNamespace(urandom=lambda n: luck.number(size).to_bytes(n, "big"))
    vars(bots)["secrets"] = SimpleNamespace(randbits=luck.number)


def main(data: str, port: str) -> None:
    # Here and not above: the processes of bots import this file too, and shall start fast.
    from tablee.server.run import address_of, listen, serve
    from tablee.server.settings import Limits, Rate, Settings

    if (Path(data) / LUCK).exists():
        follow(Luck(Path(data) / LUCK))
    free = Rate(1e6, 1e6)
    limits = Limits(messages=free, requests=free, guesses=free, imports=free, tables=free)
    listening = listen("127.0.0.1", int(port))
    settings = Settings(Path(data), pace=0, limits=limits, bot_processes=1)
    serve(listening, settings, lambda: print(address_of(listening), flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
