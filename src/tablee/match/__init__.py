"""The table without a network: seats, the one door for actions, chance, undo."""

from tablee.match.entry import Act, End, Entry, Header, Record, Reseed, Result, Undo
from tablee.match.errors import BadRecord, BadSeed, StaleDecision, UndoRefused
from tablee.match.match import Journal, Match, Told
from tablee.match.seat_view import SeatView
from tablee.match.seed import Seed

__all__ = [
    "Act",
    "BadRecord",
    "BadSeed",
    "End",
    "Entry",
    "Header",
    "Journal",
    "Match",
    "Record",
    "Reseed",
    "Result",
    "SeatView",
    "Seed",
    "StaleDecision",
    "Told",
    "Undo",
    "UndoRefused",
]
