"""The tables of the database, in the terms that SQLite and PostgreSQL share."""

from __future__ import annotations

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

VERSION = 7
"""Counted up when a column changes. Older data is brought up to date by `CHANGES`, newer data is refused."""

CHANGES = {
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
}
"""What makes the next version of a version. Tables that are new are made where they are missing."""

metadata = MetaData()

about = Table(
    "about",
    metadata,
    Column("key", String(50), primary_key=True),
    Column("value", Text, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("created", BigInteger, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("code", String(64), nullable=False, unique=True),
    Column("player", ForeignKey("players.id"), nullable=False),
    Column("agent", String(100), nullable=False, server_default=""),
    Column("seen", BigInteger, nullable=False, server_default="0"),
    Column("turn", Integer, nullable=False, server_default="0"),
    Index("devices_player", "player"),
)

revoked = Table(
    "revoked",
    metadata,
    Column("secret", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("game", String(50), nullable=False),
    Column("header", Text, nullable=False),
    Column("seeds", Text, nullable=False),
    Column("end", Text),
    Column("host", ForeignKey("players.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("moved", BigInteger, nullable=False),
    Column("waiting", BigInteger, nullable=False),
    Column("asked", Text, nullable=False),
    Column("assisted", Boolean, nullable=False),
    Column("rematch", String(32)),
    Column("deleted", BigInteger),
    Column("patience", Integer, nullable=False, server_default="86400"),
    Column("hints", Boolean),
    Column("origin", String(32)),
    Column("origin_entry", Integer),
    Index("tables_host", "host"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("bot", String(50), nullable=False),
    Column("player", ForeignKey("players.id")),
    Column("reactions", String(10), nullable=False, server_default="matters"),
    Column("former", String(32)),
    Column("called", String(100), nullable=False, server_default=""),
    Column("seen", BigInteger),
    Column("given", BigInteger),
    Column("cause", String(10), nullable=False, server_default=""),
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
    Column("token", String(64), primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("entry", Integer, nullable=False),
    Column("owner", String(32), nullable=False, server_default=""),
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
    Column("message", String(100)),
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
    Column("made_by", String(200), nullable=False),
    Column("data", LargeBinary, nullable=False),
)
