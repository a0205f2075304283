"""Where tables, seats and moves are kept. A move is told to nobody before it is safe here."""

from tablee.store.base import (
    Batch,
    Cause,
    Conflict,
    DeviceRow,
    EntryLine,
    InUse,
    KeptReview,
    LeaseLost,
    Link,
    LinkKind,
    NewTable,
    Player,
    Position,
    SeatRow,
    Store,
    Stored,
    StoreError,
    TableRow,
    Unsure,
)
from tablee.store.folder import only_server
from tablee.store.leases import Job, Leases, Notice, NoticeKind, Notices, ServerRow
from tablee.store.place import Place
from tablee.store.postgres import open_postgres
from tablee.store.sqlite import open_sqlite

__all__ = [
    "Batch",
    "Cause",
    "Conflict",
    "DeviceRow",
    "EntryLine",
    "InUse",
    "Job",
    "KeptReview",
    "LeaseLost",
    "Leases",
    "Link",
    "LinkKind",
    "NewTable",
    "Notice",
    "NoticeKind",
    "Notices",
    "Place",
    "Player",
    "Position",
    "SeatRow",
    "ServerRow",
    "Store",
    "StoreError",
    "Stored",
    "TableRow",
    "Unsure",
    "only_server",
    "open_postgres",
    "open_sqlite",
]
