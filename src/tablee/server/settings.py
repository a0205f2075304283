"""What the one who starts a server decides."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal


@dataclass(frozen=True)
class Rate:
    """So many per second in the long run, and so many at once."""

    per_second: float
    at_once: float


@dataclass(frozen=True)
class Limits:
    """How much one connection, one address or one person may ask for. Sizes in bytes, times in seconds."""

    # Connections
    connections: int = 4000
    """All connections at the same time; fewer where the system allows fewer open files."""
    connections_of_one: int = 250
    """Connections of one address at the same time, unless it is that of a named proxy."""
    head: int = 32_768
    """The most a request may send before its body."""
    head_seconds: float = 10.0
    """A connection that has not sent a whole request after this time is closed."""
    stalled: float = 30.0
    """A connection whose other side does not read is given up after this time."""
    sockets: int = 100
    """Websockets of one address at the same time."""
    hello_seconds: float = 20.0
    """A websocket that has not greeted a table after this time is closed."""

    # What is asked
    requests: Rate = Rate(50, 300)
    """Requests and connections of one address."""
    messages: Rate = Rate(40, 160)
    """Messages of one websocket."""
    asked: Rate = Rate(100, 500)
    """Messages of all websockets of one address, see `socket.COST`. Whoever sends more is answered later."""
    previews: Rate = Rate(40, 120)
    """Previews and queries of all websockets of one address. Whoever sends more is refused."""
    guesses: Rate = Rate(0.2, 20)
    """Links and recovery codes that opened nothing, of one address."""
    frame: int = 16_384
    """The largest message."""
    queue: int = 131_072
    """Bytes that wait for one page. One that falls behind loses them, and is shown the table anew later."""
    queues_of_one: int = 4_000_000
    """Bytes that wait for all pages of one address."""

    # Bodies
    body: int = 16_384
    """The largest body of a request that is no record."""
    body_seconds: float = 10.0
    """A body may lag by so much behind `body_rate`; then it is given up."""
    body_rate: float = 20_000.0
    """Bytes per second."""
    record: int = 8_000_000
    """The largest record."""
    record_entries: int = 100_000
    """The most entries of a record."""
    imports: Rate = Rate(0.2, 10)
    """Records of one address."""
    imported: Rate = Rate(20_000, 40_000_000)
    """Bytes of records of one address."""
    downloads_of_one: int = 8
    """Records that one address reads at the same time."""
    imports_of_one: int = 2
    """Records of one address that are sent, wait or are read at the same time."""
    imports_at_once: int = 6
    """Records of everybody."""

    hints: Rate = Rate(0.2, 20)
    """Hints that one address asks for."""

    wishes: Rate = Rate(0.5, 30)
    """What one address asks of bots, and asks what it may ask for."""

    # Reviews
    reviews: Rate = Rate(0.02, 12)
    """Reviews of one address that are begun: those that are kept cost nothing."""
    reviews_of_one: int = 2
    """Reviews of one address that are computed or wait at the same time."""
    reviews_at_once: int = 12
    """Reviews of everybody."""

    # Tables
    people: Rate = Rate(0.1, 200)
    """Visitors of one address who do something for the first time, and are remembered from then on."""
    tables: Rate = Rate(0.1, 30)
    """New tables of one address."""
    hosted: int = 60
    """Running tables one person may have opened."""
    tables_of_one: int = 300
    """Running tables that were opened from one address since the server was started."""


@dataclass(frozen=True)
class Settings:
    """Everything about a server but its address."""

    data: Path
    database: str = ""
    """The address of a database that is used instead of the folder `data`."""
    content: Path | None = None
    lang: str = ""
    """The language the page begins with; empty: the reader's own."""
    hosts: frozenset[str] = frozenset()
    """Further host names the table may be reached by."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies in front of the table: what they say about who asks is believed."""
    root_path: str = ""
    """The sub-path the table is at behind a proxy, as in `/tablee`; empty: none."""
    pace: int = 350
    """Least time between two moves of bots while somebody watches, in milliseconds."""
    bot_processes: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    bot_seconds: float = 20.0
    """After this time of thinking a bot's process is ended, and the table answers for it."""
    engine: Path | None = None
    """A folder with the compiled package, or where it will appear: bots think with it then, see `engine`."""
    import_seconds: float = 60.0
    """After this time the process that reads a record is ended."""
    review_seconds: float = 600.0
    """After this time the process that reviews a game is ended."""
    review_unasked: float = 30.0
    """Seconds after which a review that nobody asks for is given up."""
    idle: float = 120.0
    """Seconds after which a table nobody looks at is put away until it is needed."""
    unwatched: float = 600.0
    """Seconds for which bots among themselves play on while nobody looks."""
    resumed: float = 30 * 24 * 3600.0
    """At the start bots go on at tables with a move in so many seconds; at others when somebody looks."""
    forget_after: float | None = None
    """Seconds without a move after which a table is deleted; None: never."""
    consent: float = 120.0
    """Seconds after which a request to take back lapses."""
    grace: float = 7 * 24 * 3600.0
    """Seconds for which a deleted table can be brought back."""
    limits: Limits = Limits()
    metrics: bool = False
    """Count what `metrics` tells."""
    log_format: Literal["text", "json"] = "text"
    debug: bool = False
    """Measure answers and stalls of the event loop, and tell them at /api/debug."""
