"""The part `then` of a scenario: what must be so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.content.lined import Where
from tablee.core.errors import BadNotation
from tablee.core.game import Game, NamedEvent, as_written
from tablee.core.state import CHANCE, State
from tablee.record.scenario_file import ScenarioFailed, ScenarioFile
from tablee.record.scenario_paths import SUPPLY, NoSuchPath, Position


def notation(file: ScenarioFile, game: Game, text: str, where: Where) -> int:
    """The action a text of the file means."""
    try:
        return game.space.parse(text)
    except BadNotation as error:
        raise file.fault(where, str(error)) from None


def waited_for(s: State) -> str:
    """Whom the game waits for, in words."""
    seats = s.to_act()
    if not seats:
        return "the game is over"
    if seats == [CHANCE]:
        return f"the game waits for chance ({s.procs[s.question(CHANCE).proc].name})"
    plural = "s" if len(seats) > 1 else ""
    return f"the game waits for seat{plural} {', '.join(map(str, seats))}"


def legal_texts(game: Game, s: State, seat: int) -> str:
    """The legal actions of a seat for a message; where there are none, whom the game waits for instead."""
    texts = ", ".join(game.space.text(action) for action in s.legal(seat))
    return texts or f"none: {waited_for(s)}"


class Checker:
    """Compares a position and what has happened with what a file expects."""

    def __init__(self, file: ScenarioFile, game: Game, state: State, events: Sequence[NamedEvent]) -> None:
        self.file = file
        self.game = game
        self.state = state
        self.events = events

    def check(self, then: object, where: Where) -> int:
        """The number of things checked; an error where one does not hold."""
        if not isinstance(then, dict):
            raise self.file.fault(where, "then: expectations are expected")
        dump = {**self.game.dump(self.state), SUPPLY: self.game.supply(self.state)}
        position = Position(dump, self.game.sparse(self.state))
        count = 0
        for key, expected in then.items():
            at = (*where, key)
            if key == "legal":
                count += self._legal(expected, at)
            elif key == "refuse":
                count += self._refused(expected, at)
            elif key == "events":
                count += self._told(expected, at)
            elif key == "no_events":
                count += self._not_told(expected, at)
            elif key == "event_counts":
                count += self._counted(expected, at)
            elif key == "exactly":
                if not isinstance(expected, dict):
                    raise self.file.fault(at, "exactly: paths and values are expected")
                for path, value in expected.items():
                    self._value(position, str(path), value, (*at, path), exact=True)
                count += len(expected)
            elif key == "absent":
                count += self._absent(position, expected, at)
            else:
                self._value(position, str(key), expected, at, exact=False)
                count += 1
        return count

    def _value(self, position: Position, path: str, expected: Any, where: Where, exact: bool) -> None:
        try:
            differs = position.difference(expected, path, exact)
        except NoSuchPath as error:
            raise self.file.fault(where, str(error)) from None
        if differs:
            raise self.file.failed(where, differs)

    def _absent(self, position: Position, paths: object, where: Where) -> int:
        """Keys of mappings and ids in lists that are not there."""
        if not isinstance(paths, list):
            raise self.file.fault(where, "absent: a list of paths is expected")
        ids = {name for domain in self.game.domains.values() for name in domain.ids}
        for i, path in enumerate(paths):
            try:
                there = position.has(str(path), ids)
            except NoSuchPath as error:
                raise self.file.fault((*where, i), str(error)) from None
            if there:
                raise self.file.failed((*where, i), f"{path} is there")
        return len(paths)

    # Legality ------------------------------------------------------------------------------------------

    def _seat(self, seat: object, where: Where) -> int:
        if seat == "chance":
            return CHANCE
        if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.state.seats:
            return seat
        raise self.file.fault(where, f"'{seat}' is not a seat: 0 to {self.state.seats - 1}, or chance")

    def _legal(self, expected: object, where: Where) -> int:
        if not isinstance(expected, dict):
            raise self.file.fault(where, "legal: expectations by seat are expected")
        count = 0
        for name, wanted in expected.items():
            at = (*where, name)
            self.file.only(at, wanted, ("has", "lacks", "only"))
            seat = self._seat(name, at)
            for mode, texts in wanted.items():
                if not isinstance(texts, list):
                    raise self.file.fault((*at, mode), f"{mode}: a list of actions is expected")
                count += self._legal_of(seat, mode, [as_written(text) for text in texts], (*at, mode))
        return count

    def _legal_of(self, seat: int, mode: str, texts: list[str], where: Where) -> int:
        legal = [self.game.space.text(action) for action in self.state.legal(seat)]
        those = legal_texts(self.game, self.state, seat)
        for i, text in enumerate(texts):
            notation(self.file, self.game, text, (*where, i))
            if (mode == "lacks") == (text in legal):
                state = "legal" if mode == "lacks" else "not legal"
                raise self.file.failed((*where, i), f"'{text}' is {state}: legal are {those}")
        if mode == "only" and sorted(texts) != sorted(legal):
            raise self.file.failed(where, f"legal are {those}")
        return len(texts) + int(mode == "only")

    def _refused(self, expected: object, where: Where) -> int:
        if not isinstance(expected, list):
            raise self.file.fault(where, "refuse: a list of {seat, action, rule} is expected")
        for i, entry in enumerate(expected):
            at = (*where, i)
            self.file.only(at, entry, ("seat", "action", "rule"))
            if len(entry) != 3:
                raise self.file.fault(at, "refuse: seat, action and rule are needed")
            seat = self._seat(entry["seat"], at)
            text = as_written(entry["action"])
            action = notation(self.file, self.game, text, at)
            rule = self.state.explain(seat, action)
            if action in self.state.legal(seat):
                raise self.file.failed(at, f"'{text}' is legal")
            if rule != entry["rule"]:
                raise self.file.failed(at, f"'{text}' is refused by {rule}, expected {entry['rule']}")
        return len(expected)

    # Events --------------------------------------------------------------------------------------------

    def _told(self, expected: object, where: Where) -> int:
        """Events that must have happened in this order; others may lie between."""
        at = 0
        texts = self._texts(expected, where)
        for i, text in enumerate(texts):
            pattern = self._pattern(text, (*where, i))
            found = next((k for k in range(at, len(self.events)) if _fits(pattern, self.events[k])), -1)
            if found < 0:
                raise self._unlike((*where, i), f"'{text}' did not happen (here)")
            at = found + 1
        return len(texts)

    def _not_told(self, expected: object, where: Where) -> int:
        texts = self._texts(expected, where)
        for i, text in enumerate(texts):
            pattern = self._pattern(text, (*where, i))
            for event in self.events:
                if _fits(pattern, event):
                    raise self.file.failed((*where, i), f"'{event.text()}' happened")
        return len(texts)

    def _counted(self, expected: object, where: Where) -> int:
        if not isinstance(expected, dict):
            raise self.file.fault(where, "event_counts: events and how often they happened are expected")
        for text, times in expected.items():
            at = (*where, text)
            if isinstance(times, bool) or not isinstance(times, int) or times < 0:
                raise self.file.fault(at, f"event_counts: '{times}' is not a number of times")
            pattern = self._pattern(str(text), at)
            told = sum(_fits(pattern, event) for event in self.events)
            if told != times:
                raise self._unlike(at, f"'{text}' happened {told} times, expected {times}")
        return len(expected)

    def _texts(self, expected: object, where: Where) -> list[str]:
        if not isinstance(expected, list):
            raise self.file.fault(where, "a list of events is expected")
        return [str(text) for text in expected]

    def _unlike(self, where: Where, message: str) -> ScenarioFailed:
        told = ", ".join(event.text() for event in self.events) or "nothing"
        return self.file.failed(where, f"{message}: {told}")

    def _pattern(self, text: str, where: Where) -> tuple[str, dict[str, str]]:
        kind, *pairs = text.split() or [""]
        table = self.game.events
        if kind not in table.names:
            raise self.file.fault(where, f"unknown event '{kind}'; known: {', '.join(table.names)}")
        known = [name for name, _ in table.fields[table.names.index(kind)]]
        args: dict[str, str] = {}
        for pair in pairs:
            name, equals, value = pair.partition("=")
            if not equals or name not in known:
                raise self.file.fault(
                    where, f"'{pair}': event {kind} has {', '.join(known) or 'no parameters'}"
                )
            args[name] = value
        return kind, args


def _fits(pattern: tuple[str, dict[str, str]], event: NamedEvent) -> bool:
    kind, args = pattern
    return event.kind == kind and all(event.args.get(name) == value for name, value in args.items())
