"""Where tables, seats and moves are kept. A move is told to nobody before it is safe here."""

from tablee.store.base import (
    Batch,
    Cause,
    Conflict,
    DeviceRow,
    EntryLine,
    KeptReview,
    Link,
    LinkKind,
    NewTable,
    Player,
    Position,
    Reactions,
    SeatRow,
    Store,
    Stored,
    StoreError,
    TableRow,
)
from tablee.store.folder import FolderInUse, backup, only_server, restore
from tablee.store.sqlite import open_sqlite

__all__ = [
    "Batch",
    "Cause",
    "Conflict",
    "DeviceRow",
    "EntryLine",
    "FolderInUse",
    "KeptReview",
    "Link",
    "LinkKind",
    "NewTable",
    "Player",
    "Position",
    "Reactions",
    "SeatRow",
    "Store",
    "StoreError",
    "Stored",
    "TableRow",
    "backup",
    "only_server",
    "open_sqlite",
    "restore",
]
