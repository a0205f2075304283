"""The table without a network: seats, the one door for actions, chance, undo."""

from tablee.match.entry import Act, End, Entry, Header, Record, Reseed, Result, Rules, Said, Saying, Undo
from tablee.match.errors import BadRecord, BadSeed, PositionLost, StaleDecision, UndoRefused
from tablee.match.kept import Kept
from tablee.match.log import Log, Told
from tablee.match.match import HUMAN, Journal, Match, Reactions, Stage
from tablee.match.preview import Preview
from tablee.match.seat_view import SeatView
from tablee.match.seed import Seed

__all__ = [
    "HUMAN",
    "Act",
    "BadRecord",
    "BadSeed",
    "End",
    "Entry",
    "Header",
    "Journal",
    "Kept",
    "Log",
    "Match",
    "PositionLost",
    "Preview",
    "Reactions",
    "Record",
    "Reseed",
    "Result",
    "Rules",
    "Said",
    "Saying",
    "SeatView",
    "Seed",
    "Stage",
    "StaleDecision",
    "Told",
    "Undo",
    "UndoRefused",
]
