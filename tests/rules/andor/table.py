"""Andor played in notation, with forced chance and a log; positions made by hand; own legends."""

from __future__ import annotations

import copy
import shutil
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import as_file
from pathlib import Path
from typing import Any, cast

from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tablee.games import data_folder, load
from tablee.games.andor import AndorGame
from tablee.games.andor.state import Andor

GAME = cast(AndorGame, load("andor"))
HEROES = {"dwarf": "kram", "warrior": "thorn", "mage": "liphardus", "keeper": "teyan"}
"""The kinds of hero and who plays them in the tests."""
ORDER = ("warrior", "mage", "dwarf", "keeper")
"""Who sits where until a test puts others there."""
RANKS = {"keeper": 60, "mage": 34, "warrior": 14, "dwarf": 7}
HOME = {"castle": "0", "village": "401"}
QUIET = {"castle": "40", "village": "447"}
"""Where heroes are unless a test says otherwise: off every path, with no mark."""


class Table:
    """Plays lines such as `0: move 16` or `chance: die 5`; each must be legal. `log` tells all."""

    def __init__(self, state: Andor, game: AndorGame = GAME) -> None:
        self.game = game
        self.state = state
        self.state.sink = []

    # What is told --------------------------------------------------------------------------------------

    @property
    def log(self) -> list[str]:
        """Everything told so far, one line each; there are no secrets between seats."""
        return [named.text() for event in self.state.sink or [] if (named := self.game.named(event, None))]

    def told(self, start: str) -> list[str]:
        """The lines of the log that begin so."""
        return [line for line in self.log if line.startswith(start)]

    # Playing -------------------------------------------------------------------------------------------

    def play(self, *lines: str) -> list[str]:
        """Play the lines; what was told meanwhile."""
        before = len(self.log)
        for line in lines:
            who, _, text = line.partition(": ")
            seat = CHANCE if who == "chance" else int(who)
            action = self.game.space.parse(text)
            legal = self.state.legal(seat)
            why = self._why(seat, action)
            assert action in legal, f"'{line}' is not legal ({why}): {self.legal(seat)}"
            assert why in ("", "chance"), f"'{line}' is legal, yet {why} forbids it"
            copy, key = self.state.clone(), self.state.key()
            self.state.apply(seat, action)
            assert copy.key() == key, f"'{line}' changed a list that an earlier copy shares"
            assert self.state.problems() == []
        assert self.game.load(self.game.dump(self.state)).key() == self.state.key()
        return self.log[before:]

    def _why(self, seat: int, action: int) -> str:
        return self.state.explain(seat, action) if seat >= 0 else "chance"

    def dice(self, *values: int) -> list[str]:
        """Chance rolls these, one die after the other."""
        return self.play(*(f"chance: die {value}" for value in values))

    def token(self, *tokens: str) -> list[str]:
        """What the next face-down snow or ice tokens are."""
        return self.play(*(f"chance: token {token}" for token in tokens))

    def walk(self, seat: int, *spaces: str | int, stop: bool = True) -> list[str]:
        """A move over these spaces, stopping on the last one (unless it ends by itself, or goes on)."""
        before = len(self.log)
        self.play(*(f"{seat}: move {space}" for space in spaces))
        if stop and self.kind(seat) == "move":
            self.play(f"{seat}: stop")
        return self.log[before:]

    def call_fight(self, *seats: int) -> list[str]:
        """The first of these heroes starts a fight and the others are invited and accept."""
        before = len(self.log)
        first, *others = seats
        self.play(f"{first}: fight")
        for seat in others:
            self.play(f"{first}: invite {seat + 1}", f"{seat}: accept")
        if self.kind(first) == "invite":
            self.play(f"{first}: start")
        return self.log[before:]

    def sunrise(self) -> list[str]:
        """All who have not ended their day end it, one turn after the other; what the sunrise tells.

        Stops where the new day, the end or a question comes.
        """
        before = len(self.log)
        day = self.state.day
        while self.state.day == day and not self.state.is_over() and self.kind(self.state.active) == "turn":
            self.play(f"{self.state.active}: end_day")
        lines = self.log[before:]
        return lines[lines.index(f"sunrise day={day}") :]

    # Asking --------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[str]:
        """The legal actions of a seat in notation; free actions are among them, asked or not."""
        return [self.game.space.text(action) for action in self.state.legal(seat)]

    def has(self, *texts: str, seat: int = 0) -> bool:
        """Whether all these actions are legal."""
        return set(texts) <= set(self.legal(seat))

    def lacks(self, *texts: str, seat: int = 0) -> bool:
        """Whether none of these actions is legal."""
        for text in texts:
            self.game.space.parse(text)
        return not set(texts) & set(self.legal(seat))

    def moves(self, seat: int = 0) -> list[str]:
        """The spaces a hero may step to."""
        return [text.removeprefix("move ") for text in self.legal(seat) if text.startswith("move ")]

    def refused(self, seat: int, text: str) -> str:
        """The rule that forbids an action; it must not be legal."""
        action = self.game.space.parse(text)
        assert action not in self.state.legal(seat), f"{text} is legal"
        return self.state.explain(seat, action)

    def kind(self, seat: int = 0) -> str:
        """The decision a seat (or chance) is asked for, empty if it is not asked."""
        return self.state.procs[self.state.question(seat).proc].name if self.state.asked(seat) else ""

    def asked(self) -> list[int]:
        """Whom the game waits for."""
        return self.state.to_act()

    @property
    def dump(self) -> dict[str, Any]:
        """The dump of the position."""
        return self.game.dump(self.state)

    def hero(self, seat: int = 0) -> dict[str, Any]:
        """What the dump says about a hero: space, sp, wp, hours, items, ended, sheet_fire."""
        heroes: list[dict[str, Any]] = self.dump["heroes"]
        return heroes[seat]

    def points(self, seat: int = 0) -> tuple[int, int]:
        """Strength and will points."""
        return self.state.sp[seat], self.state.wp[seat]

    def sp(self, seat: int = 0) -> int:
        """Strength points."""
        return self.state.sp[seat]

    def wp(self, seat: int = 0) -> int:
        """Will points."""
        return self.state.wp[seat]

    def hours(self, seat: int = 0) -> int:
        """Hours used today."""
        return self.state.used[seat]

    def at(self, seat: int = 0) -> str:
        """Where a hero is."""
        return str(self.hero(seat)["space"])

    def items(self, seat: int = 0) -> dict[str, int]:
        """What a hero carries and leads."""
        items: dict[str, int] = self.hero(seat)["items"]
        return items

    def lying(self, space: str | int) -> dict[str, int]:
        """What lies loose on a space."""
        items: dict[str, int] = self.dump["items"].get(str(space), {})
        return items

    def creatures(self) -> dict[str, str]:
        """Space -> creature, without those on defence spaces."""
        return {c["space"]: c["creature"] for c in self.dump["creatures"] if c["space"] != "shield"}

    def shields(self) -> list[str]:
        """The creatures on defence spaces."""
        return [c["creature"] for c in self.dump["creatures"] if c["space"] == "shield"]

    def objective(self, name: str) -> str:
        """`open` or `complete`, empty before it is announced."""
        entry = self.dump["objectives"][name]
        return "" if entry is None else str(entry["status"])

    def read(self) -> list[str]:
        """The cards that were read, in the order of the file."""
        return [card for card, state in self.dump["cards"].items() if state == "read"]

    @property
    def values(self) -> tuple[int, int]:
        """The combat values of heroes and creature of the last round that was counted."""
        words = self.told("values")[-1].split()
        return int(words[1].partition("=")[2]), int(words[2].partition("=")[2])

    @property
    def ended(self) -> str:
        """How the game ended, empty while it runs."""
        return self.dump["ended"] or ""

    # Changing ------------------------------------------------------------------------------------------

    def patch(self, turn: int | None = None, **given: Any) -> Table:
        """Change entries of the dump.

        `h0={...}` changes a hero, `turn=1` whose turn it is, `creatures={"48": "gor", "shield": "gor"}` puts
        creatures with their table values (a list is taken as it is; `creature()` makes its entries);
        `rules`, `allies`, `items` (stock stays), `faces`, `followers` and `cold` are changed entry by entry,
        everything else is replaced.
        """
        dump = copy.deepcopy(self.dump)
        for key, value in given.items():
            if key[0] == "h" and key[1:].isdecimal():
                unknown = set(value) - set(dump["heroes"][int(key[1:])])
                assert not unknown, f"a hero has no {unknown}"
                dump["heroes"][int(key[1:])].update(value)
            elif key == "creatures" and isinstance(value, Mapping):
                dump[key] = [self.creature(kind, space) for space, kind in value.items()]
            elif key in ("rules", "allies", "items", "faces", "followers", "cold"):
                dump[key].update(value)
            else:
                assert key in dump, f"there is no {key} to give"
                dump[key] = value
        if turn is not None:
            dump["active"] = turn
            dump["waiting"] = [turn]
            assert [frame["proc"] for frame in dump["stack"]] == ["days", "turn"]
            dump["stack"][0]["where"] = (turn + 1) % len(dump["heroes"])
            dump["stack"][1]["who"] = turn
        self.state = self.game.load(dump)
        self.state.sink = []
        assert self.state.problems() == []
        return self

    def creature(self, kind: str, space: str, tag: str | None = None, **given: int) -> dict[str, Any]:
        """A creature with the values of its table, as the dump writes it."""
        plan, number = self.state.plan, self.game.box.creatures.index(kind)
        entry: dict[str, Any] = {"creature": kind, "space": space, "tag": tag, "idle": 0}
        return entry | {"sp": plan.sp[number], "wp": plan.wp[number]} | given


def fresh(seats: int = 2, game: AndorGame = GAME, **options: str) -> Table:
    """A game before the first hero is chosen."""
    return Table(game.setup(options, seats), game)


def begun(*heroes: str, game: AndorGame = GAME, **options: str) -> Table:
    """A game whose heroes (by kind or name) are chosen and whose start cards are read; `log` has it all.

    Without heroes the first two of `ORDER` play.
    """
    heroes = heroes or ORDER[:2]
    table = fresh(len(heroes), game, **options)
    table.play(*(f"{seat}: choose {HEROES.get(hero, hero)}" for seat, hero in enumerate(heroes)))
    return table


@lru_cache
def _cleared(legend: str, heroes: tuple[str, ...]) -> dict[str, Any]:
    table = begun(*heroes, legend=legend)
    face = table.game.box.faces[table.state.plan.face]
    dump = table.dump
    merchants = {space: kinds for space, kinds in dump["items"].items() if space in ("18", "422", "445")}
    dump.update(creatures=[], snow={}, fires={}, markers=[], items=merchants)
    dump.update(allies=dict.fromkeys(dump["allies"]))
    for follower in dump["followers"].values():
        follower["home"] = None
    dump["rules"].update(fires=1, barter=1, cold=1, cave_transform=0)
    for hero in dump["heroes"]:
        hero.update(space=QUIET[face])
    return dump


def _cleared_table(legend: str, heroes: tuple[str, ...], at: str, given: dict[str, Any]) -> Table:
    heroes = heroes or ORDER[:2]
    dump = copy.deepcopy(_cleared(legend, heroes))
    for hero in dump["heroes"]:
        hero.update(space=at or hero["space"])
    return Table(GAME.load(dump)).patch(turn=given.pop("turn", 0), **given)


def castle(*heroes: str, at: str = "", **given: Any) -> Table:
    """Day 1 of Legend 1, seat 0 on turn, all heroes `at` one space with 1 SP, 7 WP and nothing else.

    Board and snow are empty, the merchant has his stock, every rule is switched on. The pool of face-down
    tokens is full, so `snow={"13": "down"}` needs no other change. The rest is patched (see `Table.patch`).
    """
    return _cleared_table("L1", heroes, at, given)


def village(*heroes: str, at: str = "", legend: str = "L2", **given: Any) -> Table:
    """As `castle`, on the village face: Legend 2 unless another is named; every ice space has its token."""
    return _cleared_table(legend, heroes, at, given)


def own_legend(folder: Path, text: str, name: str = "legend_own.yaml") -> AndorGame:
    """The game with one legend more, written into a content folder under `folder`."""
    target = folder / "andor"
    with as_file(data_folder("andor")) as source:
        shutil.copytree(source, target, dirs_exist_ok=True)
    (target / name).write_text(text, encoding="utf-8")
    return cast(AndorGame, load("andor", folder))


def random_game(seats: int, seed: int, **options: str) -> Table:
    """A whole game with random answers; each state is checked."""
    table = Table(GAME.setup(options, seats))
    s = table.state
    rng = Rng(seed)
    while not s.is_over():
        s.advance(rng)
        for seat in s.to_act():
            s.apply(seat, rng.choice(s.legal(seat)))
            assert s.problems() == []
    return table
