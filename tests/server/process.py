"""A server process for tests: no limits, no pauses. Prints its address when it is up.

Chance follows the file `luck` in the data folder, if there is one: the same text there, the same seeds of
tables and bots, in the order in which they are needed. So a test of the page meets the same game every time.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from types import SimpleNamespace

LUCK = "luck"


class Luck:
    """Numbers that depend on the first line of a text and on how many were asked for since it changed."""

    def __init__(self, tell: Callable[[], str]) -> None:
        self._tell = tell
        self._text = ""
        self._numbers = count()

    def number(self, bits: int) -> int:
        text = self._tell()
        if text != self._text:
            self._text, self._numbers = text, count()
        digest = hashlib.sha256(f"{text.partition(chr(10))[0]} {next(self._numbers)}".encode()).digest()
        return int.from_bytes(digest) % (1 << bits)

    @classmethod
    def of_file(cls, file: Path) -> Luck:
        return cls(lambda: file.read_text("utf-8"))

    def rule(self, patch: Callable[[object, str, object], None] = setattr) -> None:
        """Give tables and bots of this process their seeds from now on."""
        from tablee.match import seed
        from tablee.server import bots

        size = 8 * seed.SIZE
        patch(seed, "os", SimpleNamespace(urandom=lambda n: self.number(size).to_bytes(n, "big")))
        patch(bots, "secrets", SimpleNamespace(randbits=self.number))


def word(test: str) -> str:
    """The luck of a test: the same in each run; TABLEE_LUCK=2 (or any word) gives another."""
    return f"{os.environ.get('TABLEE_LUCK', '1')} {test}"


def main(data: str, port: str, database: str = "", content: str = "") -> None:
    # Here and not above: the processes of bots import this file too, and shall start fast.
    from tablee.server.run import address_of, listen, serve
    from tablee.server.settings import Limits, Rate, Settings

    if (Path(data) / LUCK).exists():
        Luck.of_file(Path(data) / LUCK).rule()
    free = Rate(1e6, 1e6)
    limits = Limits(
        messages=free,
        asked=free,
        previews=free,
        people=free,
        requests=free,
        guesses=free,
        imports=free,
        imported=Rate(1e9, 1e9),
        tables=free,
        reviews=free,
        reviews_of_one=12,
        hosted=10_000,
        tables_of_one=10_000,
    )
    listening = listen("127.0.0.1", int(port))
    settings = Settings(
        Path(data),
        database,
        content=Path(content) if content else None,
        pace=0,
        limits=limits,
        bot_processes=1,
        # Bots give way to everything that runs beside the tests, and are not given up for it.
        bot_seconds=120.0,
        # Whoever looks at the end of a game asks for its review: none is computed for those who have gone.
        review_unasked=3.0,
    )
    serve(listening, settings, lambda: print(address_of(listening), flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
