"""The tables of the database, in the terms that SQLite and PostgreSQL share."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

Change = str | Mapping[str, str]
"""A statement, or one for each kind of database: `sqlite`, `postgresql`."""

VERSION = 10
"""Counted up when a column changes. Older data is brought up to date by `CHANGES`, newer data is refused."""

CHANGES: dict[int, tuple[Change, ...]] = {
    1: ("ALTER TABLE seats ADD COLUMN reactions VARCHAR(10) DEFAULT 'matters' NOT NULL",),
    2: (
        "ALTER TABLE seats ADD COLUMN former VARCHAR(32)",
        "ALTER TABLE seats ADD COLUMN called VARCHAR(100) DEFAULT '' NOT NULL",
    ),
    3: ("ALTER TABLE tables ADD COLUMN deleted BIGINT",),
    4: (
        "ALTER TABLE entries ADD COLUMN told TEXT",
        "ALTER TABLE tables ADD COLUMN patience INTEGER DEFAULT 86400 NOT NULL",
        "ALTER TABLE seats ADD COLUMN seen BIGINT",
        "ALTER TABLE seats ADD COLUMN given BIGINT",
        "ALTER TABLE seats ADD COLUMN cause VARCHAR(10) DEFAULT '' NOT NULL",
        "ALTER TABLE devices ADD COLUMN agent VARCHAR(100) DEFAULT '' NOT NULL",
        "ALTER TABLE devices ADD COLUMN seen BIGINT DEFAULT 0 NOT NULL",
        "ALTER TABLE devices ADD COLUMN turn INTEGER DEFAULT 0 NOT NULL",
        "CREATE INDEX IF NOT EXISTS devices_player ON devices (player)",
        "ALTER TABLE links ADD COLUMN owner VARCHAR(32) DEFAULT '' NOT NULL",
        "ALTER TABLE links ADD COLUMN made BIGINT DEFAULT 0 NOT NULL",
        "ALTER TABLE links ADD COLUMN turn INTEGER DEFAULT 0 NOT NULL",
        "ALTER TABLE links ADD COLUMN revoked BIGINT",
        # Who had made a link was not kept: they are the host's now, and count as given away.
        'UPDATE links SET owner = (SELECT host FROM tables WHERE tables.id = links."table"), '
        'made = (SELECT created FROM tables WHERE tables.id = links."table")',
    ),
    5: ("ALTER TABLE tables ADD COLUMN hints BOOLEAN",),
    6: (
        "ALTER TABLE tables ADD COLUMN origin VARCHAR(32)",
        "ALTER TABLE tables ADD COLUMN origin_entry INTEGER",
    ),
    7: ("ALTER TABLE seats ADD COLUMN wish TEXT DEFAULT '' NOT NULL",),
    8: (
        {
            "sqlite": "ALTER TABLE tables ADD COLUMN holder VARCHAR(32)",
            "postgresql": "ALTER TABLE tables ADD COLUMN holder TEXT",
        },
        "ALTER TABLE tables ADD COLUMN fence INTEGER DEFAULT 0 NOT NULL",
        "CREATE INDEX IF NOT EXISTS tables_holder ON tables (holder)",
    ),
    9: ("ALTER TABLE tables ADD COLUMN closed BIGINT",),
}
"""What makes the next version of a version. Tables that are new are made where they are missing."""

metadata = MetaData()


def words(length: int) -> String:
    """Short text. PostgreSQL is not told how short: what one store keeps, the other must take over."""
    return String(length).with_variant(Text(), "postgresql")


about = Table(
    "about",
    metadata,
    Column("key", words(50), primary_key=True),
    Column("value", Text, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("id", words(32), primary_key=True),
    Column("name", words(100), nullable=False),
    Column("created", BigInteger, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("token", words(64), primary_key=True),
    Column("code", words(64), nullable=False, unique=True),
    Column("player", ForeignKey("players.id"), nullable=False),
    Column("agent", words(100), nullable=False, server_default=""),
    Column("seen", BigInteger, nullable=False, server_default="0"),
    Column("turn", Integer, nullable=False, server_default="0"),
    Index("devices_player", "player"),
)

revoked = Table(
    "revoked",
    metadata,
    Column("secret", words(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", words(32), primary_key=True),
    Column("name", words(100), nullable=False),
    Column("game", words(50), nullable=False),
    Column("header", Text, nullable=False),
    Column("seeds", Text, nullable=False),
    Column("end", Text),
    Column("host", ForeignKey("players.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("moved", BigInteger, nullable=False),
    Column("waiting", BigInteger, nullable=False),
    Column("asked", Text, nullable=False),
    Column("assisted", Boolean, nullable=False),
    Column("rematch", words(32)),
    Column("deleted", BigInteger),
    Column("patience", Integer, nullable=False, server_default="86400"),
    Column("hints", Boolean),
    Column("origin", words(32)),
    Column("origin_entry", Integer),
    Column("holder", words(32)),
    Column("fence", Integer, nullable=False, server_default="0"),
    Column("closed", BigInteger),
    Index("tables_host", "host"),
    Index("tables_holder", "holder"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", words(10), nullable=False),
    Column("bot", words(50), nullable=False),
    Column("player", ForeignKey("players.id")),
    Column("reactions", words(10), nullable=False, server_default="matters"),
    Column("former", words(32)),
    Column("called", words(100), nullable=False, server_default=""),
    Column("seen", BigInteger),
    Column("given", BigInteger),
    Column("cause", words(10), nullable=False, server_default=""),
    Column("wish", Text, nullable=False, server_default=""),
    PrimaryKeyConstraint("table", "seat"),
    Index("seats_player", "player"),
)

guests = Table(
    "guests",
    metadata,
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("player", ForeignKey("players.id"), nullable=False),
    PrimaryKeyConstraint("table", "player"),
    Index("guests_player", "player"),
)

aside = Table(
    "aside",
    metadata,
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("player", ForeignKey("players.id"), nullable=False),
    PrimaryKeyConstraint("table", "player"),
    Index("aside_player", "player"),
)

links = Table(
    "links",
    metadata,
    Column("token", words(64), primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("kind", words(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("entry", Integer, nullable=False),
    Column("owner", words(32), nullable=False, server_default=""),
    Column("made", BigInteger, nullable=False, server_default="0"),
    Column("turn", Integer, nullable=False, server_default="0"),
    Column("revoked", BigInteger),
)

entries = Table(
    "entries",
    metadata,
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("line", Text, nullable=False),
    Column("message", words(100)),
    Column("told", Text),
    PrimaryKeyConstraint("table", "n"),
)

chapters = Table(
    "chapters",
    metadata,
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("first", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table", "first"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("made_by", words(200), nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# Of several processes that serve the same tables, see `leases`. Nothing here outlives them.

_counted = BigInteger().with_variant(Integer(), "sqlite")

servers = Table(
    "servers",
    metadata,
    Column("id", words(32), primary_key=True),
    Column("address", words(100), nullable=False),
    Column("who", words(200), nullable=False),
    Column("kind", words(64), nullable=False),
    Column("tables", Integer, nullable=False, server_default="0"),
    Column("idle", Integer, nullable=False, server_default="0"),
    Column("until", BigInteger, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("n", _counted, primary_key=True, autoincrement=True),
    Column("kind", words(20), nullable=False),
    Column("subject", words(64), nullable=False),
    Column("sender", words(32), nullable=False),
    Column("at", BigInteger, nullable=False),
)

jobs = Table(
    "jobs",
    metadata,
    Column("id", _counted, primary_key=True, autoincrement=True),
    Column("owner", words(32), nullable=False),
    Column("kind", words(64), nullable=False),
    Column("question", Text, nullable=False),
    Column("taker", words(32)),
    Column("answer", Text),
    Column("at", BigInteger, nullable=False),
)

PASSING = frozenset({servers, notices, jobs})
"""What is of no use to anybody but the processes that run: no backup has it."""
