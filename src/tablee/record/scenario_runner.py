"""The parts `given`, `chance` and `when` of a scenario: a position is changed, and played on."""

from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import Any

from tablee.content.lined import Where
from tablee.core.errors import BadDump
from tablee.core.game import Game, NamedEvent, as_written
from tablee.core.state import CHANCE, State
from tablee.record.scenario_checks import Checker, legal_texts, notation, waited_for
from tablee.record.scenario_file import BadFile, ScenarioFile
from tablee.record.scenario_paths import SUPPLY, NoSuchPath, Position


@dataclass(frozen=True)
class Forced:
    """An outcome of chance a file demands, for one seat or for whoever draws first."""

    text: str
    seat: int | None
    where: Where

    def written(self) -> str:
        """As a message names it."""
        return self.text if self.seat is None else f"{self.text} for seat {self.seat}"


class Runner:
    """Plays a file on a position and compares."""

    def __init__(self, file: ScenarioFile, game: Game, dump: dict[str, Any]) -> None:
        self.file = file
        self.game = game
        self.state: State = game.load(copy.deepcopy(dump))
        self.events: list[NamedEvent] = []

    def step(self, data: dict[str, Any], where: Where) -> int:
        """Patch, play and check; the number of things checked."""
        self.patch(data.get("given", {}), (*where, "given"))
        self.play(data, where)
        checker = Checker(self.file, self.game, self.state, self.events)
        return checker.check(data.get("then", {}), (*where, "then"))

    # Given ---------------------------------------------------------------------------------------------

    def patch(self, patches: object, where: Where) -> None:
        """Change the position; all changes are made together."""
        if not patches:
            return
        if not isinstance(patches, dict):
            raise self.file.fault(where, "given: paths and values are expected")
        before = self.game.dump(self.state)
        position = Position(copy.deepcopy(before), self.game.sparse(self.state))
        places: dict[str, Where] = {}
        for path, value in patches.items():
            at = (*where, path)
            if str(path).partition(".")[0] == SUPPLY:
                raise self.file.fault(at, f"'{path}': the supply is what is nowhere else, it cannot be given")
            try:
                places[position.put(str(path), value)] = at
            except NoSuchPath as error:
                raise self.file.fault(at, str(error)) from None
        try:
            if "stack" not in patches and "waiting" not in patches:
                self.game.settle(position.dump, before)
            self.state = self.game.load(position.dump)
        except BadDump as error:
            raise self._impossible(where, places, "given: ", str(error)) from None
        problems = self.state.problems()
        if problems:
            raise self._impossible(where, places, "given: impossible position: ", "; ".join(problems))

    def _impossible(self, where: Where, places: dict[str, Where], head: str, message: str) -> BadFile:
        """A fault of the position, told at the entry of the file that it names."""
        entry = message.partition(":")[0]
        there = next((at for path, at in places.items() if f"{entry}.".startswith(f"{path}.")), where)
        return self.file.error(self.file.line(there), head + message)

    # When ----------------------------------------------------------------------------------------------

    def play(self, data: dict[str, Any], where: Where) -> None:
        """Take the actions and the forced outcomes, and keep what is told."""
        forced = self._forced(data.get("chance", {}), (*where, "chance"))
        self.state.sink = []
        steps = data.get("when", [])
        if not isinstance(steps, list):
            raise self.file.fault((*where, "when"), "when: a list of 'seat: action' is expected")
        self._chance(forced)
        for i, step in enumerate(steps):
            at = (*where, "when", i)
            seat, action = self._parse(step, at)
            if not self.state.asked(seat) and not self.state.legal(seat):
                raise self.file.failed(at, f"seat {seat} is not asked now: {waited_for(self.state)}")
            if action not in self.state.legal(seat):
                rule = self.state.explain(seat, action)
                those = legal_texts(self.game, self.state, seat)
                raise self.file.failed(at, f"'{step}' is not legal ({rule}): legal are {those}")
            self.state.apply(seat, action)
            self._chance(forced)
        if forced:
            unused = f"forced '{forced[0].written()}' was never used: {waited_for(self.state)}"
            raise self.file.failed(forced[0].where, unused)
        named = [self.game.named(event, None) for event in self.state.sink]
        self.events = [event for event in named if event is not None]
        self.state.sink = None

    def _forced(self, chance: object, where: Where) -> list[Forced]:
        """The outcomes a part of the file forces, those of each verb in their order."""
        if not isinstance(chance, dict):
            raise self.file.fault(where, "chance: lists of outcomes by verb are expected")
        out: list[Forced] = []
        for verb, outcomes in chance.items():
            if not isinstance(outcomes, list):
                raise self.file.fault((*where, verb), f"chance.{verb}: a list of outcomes is expected")
            for i, outcome in enumerate(outcomes):
                at = (*where, verb, i)
                if isinstance(outcome, dict | list):
                    raise self.file.fault(at, f'chance.{verb}: write "outcome" or "seat: outcome", in quotes')
                head, colon, rest = as_written(outcome).partition(":")
                seat = self._seat(head, as_written(outcome), at) if colon else None
                text = f"{verb} {rest.strip() if colon else head}"
                notation(self.file, self.game, text, at)
                out.append(Forced(text, seat, at))
        return out

    def _chance(self, forced: list[Forced]) -> None:
        """Let forced chance act; where nothing is forced, stop and wait."""
        while self.state.asked(CHANCE):
            outcomes = self.state.legal(CHANCE)
            verbs = {self.game.space.verb(outcome).name for outcome in outcomes}
            seats = (None, self.game.drawn_for(self.state))
            due = next((one for one in forced if one.text.split()[0] in verbs and one.seat in seats), None)
            if due is None:
                return
            forced.remove(due)
            action = self.game.space.parse(due.text)
            if action not in outcomes:
                possible = ", ".join(self.game.space.text(outcome) for outcome in outcomes)
                raise self.file.failed(
                    due.where, f"'{due.written()}' cannot happen here: possible are {possible}"
                )
            self.state.apply(CHANCE, action)

    def _seat(self, text: str, whole: str, where: Where) -> int:
        if not text.strip().isdecimal() or int(text) >= self.state.seats:
            seats = f"0 to {self.state.seats - 1}"
            raise self.file.fault(where, f"'{whole}': write 'seat: action' with a seat from {seats}")
        return int(text)

    def _parse(self, step: object, where: Where) -> tuple[int, int]:
        seat, colon, text = str(step).partition(":")
        number = self._seat(seat if colon else "", str(step), where)
        return number, notation(self.file, self.game, text.strip(), where)


__all__ = ["Runner"]
