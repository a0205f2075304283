"""Playing on from a moment of a finished game: what the new table begins with, and who sits where.

The entries up to that moment are played again, in the process that reads records: nobody else waits for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from msgspec import structs

from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.match import HUMAN, Header, Kept, Match, Record
from tablee.server.bots import levels, loaded
from tablee.server.draft import entry_lines
from tablee.server.imports import ReadRecord, Refusal
from tablee.store import SeatRow


@dataclass(frozen=True)
class Cutting:
    """The work of playing a kept game again up to an entry, as a game of other people."""

    kept: Kept
    header: Header
    entry: int
    content: str | None

    def prepare(self) -> None:
        loaded(self.header.game, self.content)

    def work(self) -> ReadRecord | Refusal:
        lost = Refusal("position_lost", "the rules of today do not lead to this position", 410)
        try:
            game = loaded(self.header.game, self.content)
            entries = Match.opened(self.kept, game).record().entries[: self.entry]
            match = Match.replay(Record(self.header, entries), game=game)
        except TableeError:
            return lost
        if match.differs is not None:
            return lost
        if match.is_over():
            return Refusal("game_over", "the game was over there: choose an earlier moment", 409)
        return ReadRecord(match.kept(), entry_lines(match), (), match.under_newer_rules)


def header_of(old: Header, seats: Sequence[SeatRow]) -> Header:
    """The header of the new game: the old one with those who sit there now."""
    names = tuple(seat.bot if seat.kind == "bot" else HUMAN for seat in seats)
    created = datetime.now(UTC).isoformat(timespec="seconds")
    return structs.replace(old, seats=names, names=(), created=created)


def seats_for(game: Game, old: Sequence[SeatRow], player: str, sitting: SeatRow) -> list[SeatRow]:
    """Who sits where: the reader at the seats of people in a cooperative game, else at one, bots elsewhere.

    Among rivals that is the reader's own seat, or the first of a person for who had none. Where only bots
    played, all seats count as seats of people. Bots stay; a bot for a person is no stronger than it need be.
    """
    people = [seat.seat for seat in old if seat.kind == "person"] or [seat.seat for seat in old]
    if not game.cooperative:
        own = [seat.seat for seat in old if seat.player == player]
        people = (own or people)[:1]
    offered = levels(game.id)
    stand_in = offered[min(1, len(offered) - 1)]
    out: list[SeatRow] = []
    for seat in old:
        if seat.seat in people:
            called = "" if seat.kind == "bot" else seat.called if seat.player == player else seat.name
            out.append(replace(sitting, seat=seat.seat, called=called, name=called or sitting.name))
        else:
            out.append(SeatRow(seat.seat, "bot", seat.bot if seat.kind == "bot" else stand_in))
    return out
