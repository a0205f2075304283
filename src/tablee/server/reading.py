"""What each reader of a match gets: the log and the position as far as the seats it holds may know them.

Readers with the same seats get the same; nobody gets anything that was not built for these seats. When the
game is over, every reader may see with the eyes of every seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from tablee.core import actions
from tablee.core import game as core
from tablee.core.state import State
from tablee.match import Act, Match
from tablee.match import Log as ToldLog
from tablee.server.protocol import Choice, Decision, Ending, Event, Position, Question, Undo

Seats = tuple[int, ...]
"""The seats a reader holds, sorted; empty for somebody who watches."""


PAGE_EVENTS: Final = 200
PAGE_BYTES: Final = 40_000
"""The most that a page of a log holds."""

_encode = msgspec.json.Encoder().encode


class Log:
    """The events that the holder of some seats was told, numbered from 1 without gaps."""

    def __init__(self, match: Match, seats: Seats) -> None:
        self._told = ToldLog(match.history, seats)
        self._history = match.history

    @property
    def secrets(self) -> bool:
        """Whether anything that happened was not told to everybody: logs of other seats may differ."""
        return self._told.secrets

    @property
    def count(self) -> int:
        """How many events there are; also the number of the last one."""
        return self._told.count

    def page(self, before: int) -> list[Event]:
        """The last page of what was told before event number `before`; one event at least, if any."""
        events = self._events(max(0, before - 1 - PAGE_EVENTS), before - 1)
        size = 0
        for i in range(len(events) - 1, -1, -1):
            size += len(_encode(events[i])) + 1
            if size > PAGE_BYTES and i < len(events) - 1:
                return events[i + 1 :]
        return events

    def after(self, number: int) -> list[Event]:
        """What was told after event `number`."""
        return self._events(number, self.count)

    def first_undone(self, after_entry: int) -> int | None:
        """The first event that no longer counts by an undo later than entry `after_entry`."""
        to = self._history.taken_back_since(after_entry)
        return None if to is None else self._told.up_to(to) + 1

    def _events(self, after: int, last: int) -> list[Event]:
        counts = self._history.counts
        return [
            Event(told.number, told.entry, told.event.kind, dict(told.event.args), not counts(told.entry))
            for told in self._told.between(after, last)
        ]


class News:
    """What a change made after entry `before` has added to a log, for all who read that log."""

    def __init__(self, log: Log, before: int) -> None:
        self.secrets = log.secrets
        self.count = log.count
        self.undone = log.first_undone(before)
        self._log = log
        self._after: dict[int, list[Event]] = {}

    def after(self, number: int) -> list[Event]:
        """What was told after event `number`."""
        if number not in self._after:
            self._after[number] = self._log.after(number)
        return self._after[number]


class Reading:
    """Logs and positions of a match for all who read it, made once for all readers of the same seats."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._secrets = match.has_secrets()
        self._logs: dict[Seats, Log] = {}
        self._entries = -1
        self._positions: dict[Seats, Position] = {}
        self._views: dict[int | None, msgspec.Raw] = {}
        self._decisions: dict[int, Decision | None] = {}
        self._shared = b""
        """What all see, encoded; where seats have secrets there is nothing such."""
        self._as_viewer = False
        self._over = False
        self._waiting: list[int] = []
        self._ending: Ending | None = None
        self._choosers: dict[int, int] = {}
        """Who is known to have chosen something that counted at step `_chosen_at`, and before what last."""
        self._chosen_at = 0
        self._earlier: Iterator[tuple[int, int]] = iter(())
        """The choices before those that were looked at."""

    # Logs ----------------------------------------------------------------------------------------------

    def log(self, seats: Seats) -> Log:
        """The log of a reader, up to date."""
        eyes = self._ears(seats)
        if eyes not in self._logs:
            self._logs[eyes] = Log(self.match, eyes)
        return self._logs[eyes]

    def log_name(self, seats: Seats) -> str:
        """The name of that log."""
        return ",".join(str(seat) for seat in self._ears(seats)) or "watch"

    def since(self, seats: Seats, since: int, name: str) -> list[Event] | None:
        """What a reader missed after event `since` of the log called `name`; None: it begins anew.

        It does if that is more than a page, if something the reader knows was taken back meanwhile, or if
        the reader knows the log of other seats, which may tell other things.
        """
        log = self.log(seats)
        if not 0 < since <= log.count or (log.secrets and name != self.log_name(seats)):
            return None
        known = log.page(since + 1)[-1]
        last_page = log.page(log.count + 1)
        if since < last_page[0].n - 1 or log.first_undone(known.entry) is not None:
            return None
        return [event for event in last_page if event.n > since]

    def _ears(self, seats: Seats) -> Seats:
        """Whose log is told. People who share a screen share its log: it keeps the secrets of each seat.

        Where nobody has secrets there is one log for all.
        """
        if not self._secrets:
            return ()
        return () if len(seats) > 1 and not self.match.is_over() else self._eyes(seats)

    def _eyes(self, seats: Seats) -> Seats:
        return tuple(range(len(self.match.seats))) if self.match.is_over() else seats

    # Positions -----------------------------------------------------------------------------------------

    def position(self, seats: Seats) -> Position:
        """Where the game stands, for the holder of these seats. Its views are encoded already."""
        self._refresh()
        found = self._positions.get(seats)
        if found is None:
            found = self._positions[seats] = self._position(seats)
        return found

    def _position(self, seats: Seats) -> Position:
        eyes = tuple(range(len(self.match.seats))) if self._over else seats
        views: dict[str, Any] = {str(seat): self._view(seat) for seat in eyes} or {"watch": self._view(None)}
        decisions = [self._decided(seat) for seat in seats]
        asked = [self._decided(seat) for seat in self._waiting if seat not in seats]
        return Position(
            entry=self.match.place,
            views=views,
            waiting=self._waiting,
            decisions=[decision for decision in decisions if decision is not None],
            undo=self._undo(seats),
            ending=self._ending,
            questions=[Question(d.seat, d.kind, d.about) for d in asked if d is not None],
        )

    def _refresh(self) -> None:
        """Forget what was made of an earlier position."""
        match = self.match
        count = match.history.count
        if self._entries != count:
            self._entries = count
            self._positions.clear()
            self._views.clear()
            self._decisions.clear()
            self._shared = b""
            self._over = match.is_over()
            self._waiting = match.to_act()
            self._ending = ending(match.game, match.outcome())

    def past(self, seats: Seats, entry: int) -> Position:
        """The position after an earlier entry. Nothing can be decided there.

        What was played by other rules may be shown by the nearest position before it, which says so.
        """
        state, step = self.match.history.position(entry)
        shown = entry if step == self.match.history.after(entry) else step
        position = past_position(self.match.game, state, self._eyes(seats), shown)
        chooser = self.match.history.choice_after(entry)
        position.chooser = (
            chooser if chooser in seats else None
        )  # another's automatic answer may tell a secret
        return position

    def decision(self, seat: int) -> Decision | None:
        """The question a seat may answer now."""
        self._refresh()
        return self._decided(seat)

    def _decided(self, seat: int) -> Decision | None:
        if seat not in self._decisions:
            self._decisions[seat] = self._decision(seat)
        return self._decisions[seat]

    def _decision(self, seat: int) -> Decision | None:
        found = self.match.decision(seat)
        if found is None:
            return None
        suggested = None if found.suggested is None else self.match.game.space.text(found.suggested)
        return Decision(
            id=self.match.decision_id(seat),
            seat=seat,
            kind=found.kind,
            rule=found.rule,
            about=dict(found.about),
            choices=[choice(c) for c in found.choices],
            suggested=suggested,
        )

    def _view(self, seat: int | None) -> msgspec.Raw:
        """What a seat sees, encoded. Where nobody has secrets all see the same, and each as the `viewer`."""
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self._encoded_view(seat)
        return found

    def _encoded_view(self, seat: int | None) -> msgspec.Raw:
        if self._secrets:
            return msgspec.Raw(_encode(self.match.shown(seat)))
        if not self._shared:
            view = self.match.shown(None)
            self._as_viewer = "viewer" in view
            self._shared = _encode({name: value for name, value in view.items() if name != "viewer"})
        if not self._as_viewer:
            return msgspec.Raw(self._shared)
        viewer = b"null" if seat is None else b"%d" % seat
        return msgspec.Raw(b'{"viewer":' + viewer + b"," + self._shared[1:])

    # The way back --------------------------------------------------------------------------------------

    def _undo(self, seats: Seats) -> list[Undo]:
        if self.match.end is not None:
            return [Undo(seat, None, None) for seat in seats]
        out: list[Undo] = []
        chosen = self._has_chosen(seats)
        for seat in seats:
            limit = self.match.undo_limit(seat, seats)
            if limit == self.match.place:
                out.append(Undo(seat, None, None, chosen, self._choosers.get(seat)))
                continue
            start: int | None = None
            for before, who in self.match.history.choices():
                if who != seat or before < limit:
                    break
                start = before
            out.append(Undo(seat, limit, start, chosen, self._choosers.get(seat)))
        return out

    def _has_chosen(self, seats: Seats) -> bool:
        """Whether anything that these seats chose still counts. Each step is looked at once, if at all."""
        history = self.match.history
        if not seats:
            return False
        if self._chosen_at != history.tip:
            if self._chosen_at and history.counts(self._chosen_at):
                newer: dict[int, int] = {}
                for line in history.steps():
                    if line.entry.n <= self._chosen_at:
                        break
                    if isinstance(line.entry, Act) and line.entry.chosen:
                        newer.setdefault(line.entry.seat, history.parent(line.entry.n))
                self._choosers |= newer
            else:
                self._choosers, self._earlier = {}, history.choices()
            self._chosen_at = history.tip
        while self._choosers.keys().isdisjoint(seats):
            before, seat = next(self._earlier, (0, None))
            if seat is None:
                return False
            self._choosers.setdefault(seat, before)
        return True


def choice(found: actions.Choice) -> Choice:
    """A choice as it is sent."""
    return Choice(found.text, found.verb, list(found.targets))


def ending(game: core.Game, outcome: core.Outcome | None) -> Ending | None:
    """The end of a game as it is sent."""
    if outcome is None:
        return None
    return Ending(outcome.cause, list(outcome.winners), list(outcome.scores))


def past_position(game: core.Game, state: State, eyes: Seats, entry: int) -> Position:
    """A position that is only looked at."""
    waiting = [seat for seat in state.to_act() if seat >= 0]
    asked = [d for d in (game.decision(state, seat) for seat in waiting) if d is not None]
    return Position(
        entry=entry,
        views={str(seat): game.shown(state, seat) for seat in eyes} or {"watch": game.shown(state, None)},
        waiting=waiting,
        decisions=[],
        undo=[],
        ending=ending(game, game.outcome(state)),
        questions=[Question(d.seat, d.kind, dict(d.about)) for d in asked],
    )
