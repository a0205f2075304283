"""Defenders of the Realm played in notation, with forced chance and a log; positions made by hand."""

from __future__ import annotations

import copy
from functools import lru_cache
from typing import Any, cast

from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tablee.games import load
from tablee.games.defenders import DefendersGame
from tablee.games.defenders.placing import place
from tablee.games.defenders.state import Defenders

GAME = cast(DefendersGame, load("defenders"))
BOX = GAME.box
LIFE = {
    "cleric": 6,
    "dwarf": 5,
    "eagle_rider": 4,
    "paladin": 5,
    "ranger": 5,
    "rogue": 6,
    "sorceress": 6,
    "wizard": 5,
}
HEROES = ("paladin", "ranger", "rogue", "wizard")
"""Who sits where until a test puts others there."""
QUESTS = ("amulet_of_the_gods", "boots_of_speed", "helm_of_power", "war_banner_of_valor")
"""Quests that do nothing where the tests take place."""
SETUP_CARDS = ("ds02", "ds06", "ds27", "ds42", "ds43", "ds46")
"""Cards all accepted in this order: each place has room."""
NOWHERE = "fire_river"
"""A black place off every path, without gate and chest, where heroes are unless a test says otherwise."""


class Table:
    """Plays lines such as `0: end` or `chance: die 5`; each must be legal. `log` tells all."""

    def __init__(self, state: Defenders) -> None:
        self.state = state
        self.state.sink = []

    # What is told --------------------------------------------------------------------------------------

    @property
    def log(self) -> list[str]:
        """Everything told so far to a spectator, one line each."""
        return self.log_of(None)

    def log_of(self, seat: int | None) -> list[str]:
        """Everything a seat was told."""
        return [named.text() for event in self.state.sink or [] if (named := GAME.named(event, seat))]

    # Playing -------------------------------------------------------------------------------------------

    def play(self, *lines: str) -> list[str]:
        """Play the lines; what was told meanwhile."""
        before = len(self.log)
        for line in lines:
            who, _, text = line.partition(": ")
            seat = CHANCE if who == "chance" else int(who)
            action = GAME.space.parse(text)
            assert action in self.state.legal(seat), f"'{line}' is not legal: {self.legal(seat)}"
            self.state.apply(seat, action)
            assert self.state.problems() == []
        assert GAME.load(GAME.dump(self.state)).key() == self.state.key()
        return self.log[before:]

    def dice(self, *values: int) -> list[str]:
        """Chance rolls these."""
        return self.play(*(f"chance: die {value}" for value in values))

    def draw(self, *cards: str) -> list[str]:
        """Chance deals these hero cards."""
        return self.play(*(f"chance: draw {card}" for card in cards))

    def evening(self) -> list[str]:
        """Whoever draws hero cards is dealt the first ones of the deck's list; which ones."""
        drawn: list[str] = []
        while self.legal(CHANCE) and self.legal(CHANCE)[0].startswith("draw "):
            drawn.append(self.legal(CHANCE)[0].removeprefix("draw "))
            self.play(f"chance: draw {drawn[-1]}")
        return drawn

    def night(self, *cards: str) -> list[str]:
        """The active hero ends its day, draws in the evening, and these darkness cards come."""
        before = len(self.log)
        self.play(f"{self.state.active}: end")
        self.evening()
        self.play(*(f"chance: dark {card}" for card in cards))
        return self.log[before:]

    def put(self, where: str, colour: str, n: int) -> list[str]:
        """One placement instruction, as a card or an escort gives it."""
        before = len(self.log)
        s = self.state
        s.waiting = 0
        s.call(place(BOX.locations.index(where), ("red", "green", "blue", "black").index(colour), n))
        s.settle()
        assert s.problems() == []
        return self.log[before:]

    # Asking --------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[str]:
        """The legal actions of a seat in notation."""
        return [GAME.space.text(action) for action in self.state.legal(seat)]

    def has(self, *texts: str, seat: int = 0) -> bool:
        """Whether all these actions are legal."""
        return set(texts) <= set(self.legal(seat))

    def lacks(self, *texts: str, seat: int = 0) -> bool:
        """Whether none of these actions is legal."""
        for text in texts:
            GAME.space.parse(text)
        return not set(texts) & set(self.legal(seat))

    def refused(self, seat: int, text: str) -> str:
        """The rule that forbids an action; it must not be legal."""
        action = GAME.space.parse(text)
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
        return GAME.dump(self.state)

    def player(self, seat: int = 0) -> dict[str, Any]:
        """What the dump says about a player."""
        players: list[dict[str, Any]] = self.dump["players"]
        return players[seat]

    def at(self, seat: int = 0) -> str:
        """Where a hero is."""
        return str(self.player(seat)["at"])

    def hand(self, seat: int = 0) -> list[str]:
        """The cards of a hero."""
        cards: list[str] = self.player(seat)["hand"]
        return cards

    def tokens(self, seat: int = 0) -> tuple[int, int, int]:
        """Ready, spent and lost life tokens."""
        player = self.player(seat)
        return player["ready"], player["spent"], player["lost"]

    def here(self, where: str) -> dict[str, int]:
        """The minions on a place, by colour."""
        minions: dict[str, int] = self.dump["minions"].get(where, {})
        return minions

    def crystals(self, where: str) -> int:
        """The crystals on a place."""
        return int(self.dump["crystals"].get(where, 0))

    def general(self, name: str) -> tuple[str, int, int | None]:
        """Where a general is, his marker, and how many day ends he waits before he heals."""
        entry = self.dump["generals"][name]
        general = BOX.generals.index(name)
        return BOX.locations[BOX.path[general][entry["step"]]], entry["life"], entry["healing"]

    def supply(self, colour: str) -> int:
        """The minions of a colour neither on the board nor on quests."""
        return self.state.supply[("red", "green", "blue", "black").index(colour)]

    @property
    def ended(self) -> str:
        """How the game ended, empty while it runs."""
        return self.dump["ended"] or ""

    # Changing ------------------------------------------------------------------------------------------

    def patch(self, **given: Any) -> Table:
        """Change entries of the dump: of a player with `p0={...}`, of generals and minions as in `day`."""
        dump = copy.deepcopy(self.dump)
        for key, value in given.items():
            if key[0] == "p" and key[1:].isdecimal():
                dump["players"][int(key[1:])].update(value)
            elif key == "minions":
                dump["minions"] = {where: crowd(text) for where, text in value.items()}
            elif key == "generals":
                for name, changes in value.items():
                    dump["generals"][name].update(changes)
            elif key in ("options", "this_turn", "card"):
                dump[key].update(value)
            else:
                assert key in dump, f"there is no {key} to give"
                dump[key] = value
        self.state = GAME.load(dump)
        self.state.sink = []
        assert self.state.problems() == []
        return self


def crowd(text: str) -> dict[str, int]:
    """`2 red 1 black` as counts by colour."""
    words = text.split()
    return {colour: int(n) for n, colour in zip(words[::2], words[1::2], strict=True)}


def fresh(seats: int = 2, **options: str) -> Table:
    """A game before its first question is answered."""
    return Table(GAME.setup(options, seats))


def heroes_chosen(seats: int = 2, **options: str) -> Table:
    """All heroes are chosen; next come cards and quests."""
    table = fresh(seats, **options)
    table.play(*(f"{seat}: choose {HEROES[seat]}" for seat in range(seats)))
    return table


def dealt(seats: int = 2, **options: str) -> Table:
    """Cards and quests are dealt; next come the darkness cards of the setup."""
    table = heroes_chosen(seats, **options)
    for seat in range(seats):
        table.evening()
        table.play(f"chance: receive {QUESTS[seat]}")
    return table


@lru_cache
def _first_day(seats: int) -> dict[str, Any]:
    table = dealt(seats, start_player="1")
    table.play(*(f"chance: dark {card}" for card in SETUP_CARDS))
    dump = table.dump
    dump.update(minions={}, crystals={}, discard={}, turn=1)
    for player in dump["players"]:
        player.update(hand=[], at=NOWHERE)
    return dump


def day(*heroes: str, at: str = NOWHERE, **given: Any) -> Table:
    """Seat 0 awaits its first action: heroes by seat, all `at` one place with full life and empty hands.

    No minion and no crystal is on the board, the generals are on their start places, the only gate is on
    the dancing stone. The rest is patched: `p0={...}`, `minions={"wolf_pass": "2 red"}`,
    `generals={"sapphire": {"life": 3}}`, or any entry of the dump.
    """
    heroes = heroes or ("paladin",)
    dump = copy.deepcopy(_first_day(len(heroes)))
    dump["used"] = list(heroes)
    for hero, player in zip(heroes, dump["players"], strict=True):
        player.update(hero=hero, at=at, ready=LIFE[hero])
    return Table(GAME.load(dump)).patch(**given)


def attack(*heroes: str, general: str = "balazarg", step: int = 1, **given: Any) -> Table:
    """As `day`, with all heroes where a general stands on a step of his path."""
    where = BOX.locations[BOX.path[BOX.generals.index(general)][step]]
    table = day(*heroes, at=where, generals={general: {"step": step}})
    return table.patch(**given)


def random_game(seats: int, seed: int, **options: str) -> Table:
    """A whole game with random answers; each state is checked."""
    table = fresh(seats, **options)
    s = table.state
    rng = Rng(seed)
    while not s.is_over():
        s.advance(rng)
        for seat in s.to_act():
            s.apply(seat, rng.choice(s.legal(seat)))
            assert s.problems() == []
    return table
