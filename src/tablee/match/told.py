"""Events as they were told: in readable ids, with who may know what. They outlive the code that told them."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from tablee.core.events import EVERYBODY, Event
from tablee.core.game import Game, NamedEvent
from tablee.match.entry import Act, Entry, Reseed, Rules, Saying, Undo


class Happening(Struct, frozen=True, array_like=True, omit_defaults=True):
    """One event in readable ids. Seats outside the mask `seen_by` are told `public`; None: nothing at all."""

    kind: str
    args: dict[str, str]
    seen_by: int = EVERYBODY
    public: dict[str, str] | None = None

    def for_seats(self, seats: Collection[int]) -> NamedEvent | None:
        """What the holder of these seats may know of it; nobody's seats are a spectator's."""
        if self.seen_by == EVERYBODY or any(self.seen_by >> seat & 1 for seat in seats):
            return NamedEvent(self.kind, self.args)
        return None if self.public is None else NamedEvent(self.kind, self.public)

    @property
    def audience(self) -> int:
        """Who hears of it, as a mask."""
        return EVERYBODY if self.public is not None else self.seen_by


def tell(game: Game, event: Event) -> Happening:
    """An event of the engine in readable ids."""
    public = None if event.public is None else game.named_args(event.kind, event.public)
    args = game.named_args(event.kind, event.args)
    return Happening(game.events.names[event.kind], args, event.seen_by, public)


def by_the_table(entry: Entry) -> Happening | None:
    """What the table itself tells of an entry, before what it led to."""
    if isinstance(entry, Undo):
        return Happening("table_undo", {"seat": str(entry.who), "to": str(entry.to)})
    if isinstance(entry, Reseed):
        return Happening("table_reseed", {})
    if isinstance(entry, Rules):
        back = {} if entry.n == entry.to + 1 else {"back": "yes"}
        return Happening("table_rules", {"to": str(entry.to)} | back)
    if entry.by_table:
        return Happening("table_stepped_in", {"seat": str(entry.who)})
    return None


def said_before(entry: Act) -> list[Happening]:
    """What a bot said before it acted, and what it had been asked for."""
    said, seat = entry.said, str(entry.who)
    if said is None:
        return []
    out: list[Happening] = []
    if said.wish is not None and said.by is not None and said.answer is not None:
        out.append(Happening("table_wish", {"seat": seat, "by": str(said.by), **spoken(said.wish)}))
        out.append(Happening("table_answer", {"seat": seat, "answer": said.answer}))
    if said.deed is not None:
        out.append(Happening("table_deed", {"seat": seat, **spoken(said.deed)}))
    return out


def spoken(saying: Saying) -> dict[str, str]:
    """A sentence as parameters of an event; what it names stands beside its key."""
    return {"key": saying.key, **({"where": saying.place} if saying.place else {}), **saying.args}


def as_entered(entry: Act, secrets: bool) -> Happening:
    """An act of which nothing but its notation is known: today's rules cannot make it happen again.

    Where seats have secrets only the one that acted may know it, and nobody what chance brought.
    """
    seen_by = EVERYBODY if not secrets else 0 if entry.who == "chance" else 1 << entry.who
    return Happening("table_entry", {"seat": str(entry.who), "do": entry.do}, seen_by)
