"""Les Gardiens de Havresac in notation, with forced chance and a complete log; positions made by hand."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeVar, cast

from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tablee.games import load
from tablee.games.havresac import HavresacGame
from tablee.games.havresac.state import Havresac

T = TypeVar("T")
GAME = cast(HavresacGame, load("havresac"))
BOX = GAME.box
GUARDIANS = ("guide", "warrior", "thief", "priestess", "druid", "huntress")
OBJECTS = {"boots": 2, "feather": 1, "sword": 2, "bow": 1, "net": 1, "hammer": 1, "cup": 2}
START_BAG = {"guide": 1, "warrior": 2, "thief": 1, "priestess": 1}
CARDS = tuple(f"scout_{number:02}" for number in range(1, 29))
FIRST = ("scout_01", "scout_04", "scout_06", "scout_09", "scout_12", "scout_14", "scout_17", "scout_19")
"""The cards of set-up and round 1 where a test does not care."""
MAPS = {
    "summer": (
        ". $ . E * v . . 3 * . $ .",
        "A * ~ ~ . 1 . F . ~ J * v",
        ". v . C . B * . $ ~ v H *",
        "2 . D . $ x . y G . 4 . I",
        "$ . * . . . # . v * . . $",
        "5 . . K v . . z P . * 7 .",
        ". M ~ . . $ * . . S ~ v $",
        "v * ~ O L 6 . Q * ~ T . U",
        ". $ . . * N v $ . v R * .",
    ),
    "winter": (
        "$ . * ~ D A $ F $ * . J .",
        "E . ~ ~ 1 * . * . ~ 3 ~ $",
        ". v C . . v x v . H ~ . *",
        "2 * * B . $ . . G * v 4 I",
        "v . * . y . # . z . * . v",
        ". 5 M * K . . . P v ~ ~ S",
        ". ~ ~ v * L * * . 7 * . $",
        ". * ~ . N * . Q ~ ~ * T .",
        "$ O . 6 $ v $ . v U $ R *",
    ),
}
"""The two boards, typed from the specification: what the engine's data files are compared with."""


@lru_cache
def signs(board: str) -> dict[str, str]:
    """Cell -> what is drawn there, such as `9,5` -> `v`."""
    return {
        f"{x},{y}": sign
        for y, row in enumerate(MAPS[board], 1)
        for x, sign in enumerate(row.split(), 1)
    }  # fmt: skip


def cells_with(board: str, *wanted: str) -> list[str]:
    """The cells with one of the signs, in reading order."""
    return [cell for cell, sign in signs(board).items() if sign in wanted]


class Table:
    """Plays lines such as `0: to 7,4` or `chance: draw guide`; each must be legal. `log` tells all."""

    def __init__(self, state: Havresac) -> None:
        self.state = state
        self.state.sink = []

    @property
    def log(self) -> list[str]:
        """Everything told so far, one line each."""
        return [named.text() for event in self.state.sink or [] if (named := GAME.named(event, None))]

    def play(self, *lines: str) -> list[str]:
        """Play the lines; what was told meanwhile."""
        before = len(self.log)
        for line in lines:
            who, _, text = line.partition(": ")
            seat = CHANCE if who == "chance" else int(who)
            action = GAME.space.parse(text)
            assert action in self.state.legal(seat), f"'{line}' is not legal: {self.legal(seat)}"
            assert self.state.explain(seat, action) == ""
            self.state.apply(seat, action)
            assert self.state.problems() == []
        assert GAME.load(GAME.dump(self.state)).key() == self.state.key()
        return self.log[before:]

    def draw(self, *kinds: str) -> list[str]:
        """Draw a guardian; what was told."""
        return self.play(*(f"chance: draw {kind}" for kind in kinds))

    def act(self, *texts: str) -> list[str]:
        """Seat 0 does this; what was told."""
        return self.play(*(f"0: {text}" for text in texts))

    def scout(self, *cards: str) -> list[str]:
        """Reveal cards; what was told."""
        return self.play(*(f"chance: scout {card}" for card in cards))

    def legal(self, seat: int = 0) -> list[str]:
        """The legal actions of a seat in notation."""
        return [GAME.space.text(action) for action in self.state.legal(seat)]

    def targets(self, verb: str, seat: int = 0) -> set[str]:
        """The cells or kinds a seat may choose with a verb."""
        return {text.partition(" ")[2] for text in self.legal(seat) if text.partition(" ")[0] == verb}

    def objects(self, seat: int = 0) -> set[str]:
        """The objects a seat may use before its guardian sets out."""
        return self.targets("use", seat)

    def refused(self, text: str, seat: int = 0) -> str:
        """The rule that forbids an action; it must not be legal."""
        action = GAME.space.parse(text)
        assert action not in self.state.legal(seat), f"{text} is legal"
        return self.state.explain(seat, action)

    def kind(self, seat: int = 0) -> str:
        """The question a seat (or chance) is asked, empty if it is not asked."""
        return self.state.procs[self.state.question(seat).proc].name if self.state.asked(seat) else ""

    def chance_kind(self) -> str:
        """What chance is asked for, empty if it is not asked."""
        return self.kind(CHANCE)

    def dump(self) -> dict[str, Any]:
        """The whole position."""
        return GAME.dump(self.state)

    def player(self, seat: int = 0) -> dict[str, Any]:
        """What the dump says about a player."""
        entry: dict[str, Any] = self.dump()["players"][seat]
        return entry

    def reserve(self) -> dict[str, int]:
        """The guardians nobody has."""
        found: dict[str, int] = GAME.view(self.state, None)["reserve"]
        return found

    def patch(self, **given: Any) -> None:
        """Change entries of the dump, of a player with `p0={...}`."""
        dump = copy.deepcopy(self.dump())
        for key, value in given.items():
            if key[0] == "p" and key[1:].isdecimal():
                unknown = set(value) - set(dump["players"][int(key[1:])])
                assert not unknown, f"players have no {unknown}"
                dump["players"][int(key[1:])].update(value)
            else:
                assert key in dump, f"there is no {key} to give"
                dump[key] = value
        self.state = GAME.load(dump)
        self.state.sink = []
        assert self.state.problems() == []


def fresh(seats: int = 2, **options: str) -> Table:
    """A game before anything was revealed; all tiles show their day face unless said."""
    return Table(GAME.setup({"tile_faces": "all_day", **options}, seats))


@lru_cache
def _first_draw(seats: int, board: str) -> dict[str, Any]:
    table = fresh(seats, board_face=board)
    table.scout(*FIRST)
    return GAME.dump(table.state)


@lru_cache
def _last_card(seats: int, board: str) -> dict[str, Any]:
    table = fresh(seats, board_face=board)
    table.scout(*FIRST[:-1])
    return GAME.dump(table.state)


def kingdom(revealed: int, board: str, **given: Any) -> dict[str, Any]:
    """The entries of a player with these things and nothing else; creatures nobody mentions have left.

    `objects` come from opened chests; where `opened` is not given these are the first of the board.
    """
    entry: dict[str, Any] = {
        "creatures": {}, "guardians": {}, "tents": [], "repaired": [], "bag": {}, "aside": {}, "hand": None,
        "objects": {}, "fresh": None, "cups": 0, "gains": {}, "trophies": {}, "fairies": 0,
    }  # fmt: skip
    unknown = set(given) - set(entry) - {"opened", "unopened", "gold", "vp", "glory"}
    assert not unknown, f"players have no {unknown}"
    entry.update(given)
    owned = Counter(entry["objects"])
    opened = entry.setdefault("opened", cells_with(board, "$")[: owned.total()])
    left = Counter(OBJECTS)
    left.subtract(owned)
    spent = len(opened) - owned.total()
    for what in ("cup", "hammer", "net", "feather", "bow", "boots", "sword"):
        gone = min(spent, left[what])
        left[what] -= gone
        spent -= gone
    entry.setdefault("unopened", {what: n for what, n in left.items() if n})
    seen = len(entry["creatures"]) + entry["fairies"]
    seen += sum(entry["gains"].values()) + sum(entry["trophies"].values())
    assert seen <= revealed, f"{seen} creatures for {revealed} cards"
    entry["fled"] = revealed - seen
    return entry


def adventure(
    *bag: str, board: str = "summer", night: str = "", round: int = 1, draw: bool = True, **given: Any
) -> Table:
    """One player in the adventure with the guardians of `bag` to come; the first of them is drawn.

    `night` are the guardians whose tile shows that face. Everything else of the player as in `kingdom`; the
    board is empty but for what is given. `spare`, a number of guides, are added to the bag, to keep the round
    from ending.
    """
    dump = copy.deepcopy(_first_draw(1, board))
    dump["round"] = round
    dump["faces"].update(dict.fromkeys(night.split(), "night"))
    guides = given.pop("spare", 1)
    entry = kingdom(8, board, **given, bag=dict(Counter((*bag, *["guide"] * guides))))
    dump["players"][0].update(entry)
    table = Table(GAME.load(dump))
    assert table.state.problems() == []
    if draw and bag:
        table.draw(bag[0])
    return table


def evening(
    *players: dict[str, Any],
    board: str = "summer",
    night: str = "",
    round: int = 1,
    scout: int = 0,
    goal: int = 60,
) -> Table:
    """All bags are empty and the last card of the round is revealed: Glory follows, and what comes next.

    Each player has what `kingdom` says; the last card is a fox in hut S of every board.
    """
    dump = copy.deepcopy(_last_card(len(players), board))
    if round > 1:
        dump["revealed"] = [card for card in CARDS if card != FIRST[-1]][: 5 * round + 2]
    dump["round"] = round
    dump["options"].update(scout=scout, goal=goal)
    dump["faces"].update(dict.fromkeys(night.split(), "night"))
    for entry, given in zip(dump["players"], players, strict=True):
        entry.update(kingdom(len(dump["revealed"]), board, **given))
    table = Table(GAME.load(dump))
    assert table.state.problems() == []
    table.scout(FIRST[-1])
    return table


def recruiting(*players: dict[str, Any], **how: Any) -> Table:
    """The recruitment of round 1: each player has `gold`, perhaps `vp`, and a start bag or `bag`."""
    table = evening(*({"vp": 0, **given, "bag": {}, "gold": 98} for given in players), **how)
    assert table.dump()["phase"] == "recruitment"
    table.patch(
        **{
            f"p{seat}": {"gold": given["gold"], "bag": given.get("bag", dict(START_BAG))}
            for seat, given in enumerate(players)
        }
    )
    return table


def random_game(seats: int, seed: int, **options: str) -> Table:
    """A whole game with random answers; each state is checked."""
    table = fresh(seats, **options)
    s = table.state
    rng = Rng(seed)
    while not s.is_over():
        s.advance(rng)
        for seat in s.to_act():
            if s.asked(seat):
                s.apply(seat, rng.choice(s.legal(seat)))
                assert s.problems() == []
    return table


def pick(rng: Rng, items: Sequence[T]) -> T:
    """Any one of them."""
    return items[rng.below(len(items))]
