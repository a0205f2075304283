"""What the one who starts a server decides."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Rate:
    """So many per second in the long run, and so many at once."""

    per_second: float
    at_once: float


@dataclass(frozen=True)
class Limits:
    """How much one connection or one address may ask for. Sizes in bytes."""

    body: int = 16_384
    record: int = 4_000_000
    record_entries: int = 10_000
    frame: int = 16_384
    queue: int = 128
    """Messages waiting for one slow page before it is dropped."""
    messages: Rate = Rate(40, 160)
    """Messages of one connection."""
    requests: Rate = Rate(50, 300)
    """Requests and connections of one address."""
    guesses: Rate = Rate(0.2, 20)
    """Links and recovery codes that opened nothing, of one address."""
    imports: Rate = Rate(0.2, 10)
    sockets: int = 200
    """Connections of one address at the same time."""
    tables: Rate = Rate(0.5, 60)
    """New tables of one address."""


@dataclass(frozen=True)
class Settings:
    """Everything about a server but its address."""

    data: Path
    content: Path | None = None
    lang: str = ""
    """The language the page begins with; empty: the reader's own."""
    hosts: frozenset[str] = frozenset()
    """Further host names the table may be reached by."""
    pace: int = 350
    """Least time between two moves of bots while somebody watches, in milliseconds."""
    bot_processes: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    bot_seconds: float = 20.0
    """After this time of thinking a bot's process is ended, and the table answers for it."""
    idle: float = 120.0
    """Seconds after which a table nobody looks at is put away until it is needed."""
    consent: float = 120.0
    """Seconds after which a request to take back lapses."""
    grace: float = 7 * 24 * 3600.0
    """Seconds for which a deleted table can be brought back."""
    limits: Limits = Limits()
    debug: bool = False
    """Measure stalls of the event loop and tell them at /api/debug."""
