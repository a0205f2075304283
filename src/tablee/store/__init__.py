"""Where tables, seats and moves are kept. A move is told to nobody before it is safe here."""

from tablee.store.base import (
    Batch,
    Conflict,
    Link,
    NewTable,
    Player,
    Reactions,
    SeatRow,
    Store,
    Stored,
    StoreError,
    TableRow,
)
from tablee.store.sqlite import open_sqlite

__all__ = [
    "Batch",
    "Conflict",
    "Link",
    "NewTable",
    "Player",
    "Reactions",
    "SeatRow",
    "Store",
    "StoreError",
    "Stored",
    "TableRow",
    "open_sqlite",
]
