"""A server process for tests that kill it: no limits, no pauses. Prints its address when it is up."""

from __future__ import annotations

import sys
from pathlib import Path


def main(data: str, port: str) -> None:
    # Here and not above: the processes of bots import this file too, and shall start fast.
    from tablee.server.run import address_of, listen, serve
    from tablee.server.settings import Limits, Rate, Settings

    free = Rate(1e6, 1e6)
    limits = Limits(messages=free, requests=free, guesses=free, imports=free, tables=free)
    listening = listen("127.0.0.1", int(port))
    settings = Settings(Path(data), pace=0, limits=limits, bot_processes=1)
    serve(listening, settings, lambda: print(address_of(listening), flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
