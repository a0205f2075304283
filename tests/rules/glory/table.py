"""Tales of Glory played in notation, with forced chance and a complete log; positions made by hand."""

from __future__ import annotations

import copy
from functools import lru_cache
from typing import Any, cast

from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tablee.games import load
from tablee.games.glory import GloryGame
from tablee.games.glory.state import Glory

GAME = cast(GloryGame, load("glory"))
BOX = GAME.box
HEROES = ("shaman", "barbarian", "thief", "mage", "paladin")
TILES = ("goblin", "giant_spider", "were_ram", "imp", "will_o_wisp", "squire", "hedge_witch", "sergeant")
"""What lies on the slots in round 1 where a test does not care."""
SLOTS = {2: 6, 3: 6, 4: 8, 5: 8}
OTHERS = ("hedge_witch", "were_ram", "giant_spider", "standing_stones", "imp", "goblin", "squire")
"""What seats 1, 2 ... have taken in a `turn` of seat 0: the first of these that lie nowhere else."""
STOCK = ("coin", "potion", "combat", "magic", "prestige")


class Table:
    """Plays lines such as `0: play` or `chance: draw goblin`; each must be legal. `log` tells all."""

    def __init__(self, state: Glory) -> None:
        self.state = state
        self.state.sink = []

    @property
    def log(self) -> list[str]:
        """Everything told so far to a spectator, one line each."""
        return self.log_of(None)

    def log_of(self, seat: int | None) -> list[str]:
        """Everything a seat was told."""
        return [named.text() for event in self.state.sink or [] if (named := GAME.named(event, seat))]

    def play(self, *lines: str) -> list[str]:
        """Play the lines; what was told meanwhile."""
        before = len(self.log)
        for line in lines:
            who, _, text = line.partition(": ")
            seat = CHANCE if who == "chance" else int(who)
            action = GAME.space.parse(text)
            assert action in self.state.legal(seat), f"'{line}' is not legal: {self.legal(seat)}"
            assert self.state.explain(seat, action) == "", f"'{line}' is legal, yet a rule forbids it"
            self.state.apply(seat, action)
            assert self.state.problems() == []
        assert GAME.load(GAME.dump(self.state)).key() == self.state.key()
        return self.log[before:]

    def legal(self, seat: int) -> list[str]:
        """The legal actions of a seat in notation."""
        return [GAME.space.text(action) for action in self.state.legal(seat)]

    def refused(self, seat: int, text: str) -> str:
        """The rule that forbids an action; it must not be legal."""
        action = GAME.space.parse(text)
        assert action not in self.state.legal(seat), f"{text} is legal"
        return self.state.explain(seat, action)

    def kind(self, seat: int) -> str:
        """The decision a seat is asked for, empty if it is not asked."""
        return self.state.procs[self.state.question(seat).proc].name if self.state.asked(seat) else ""

    def player(self, seat: int) -> dict[str, Any]:
        """What the dump says about a player."""
        players: list[dict[str, Any]] = GAME.dump(self.state)["players"]
        return players[seat]

    def stock(self, seat: int = 0) -> str:
        """Coins, potions, combat, magic and prestige, as in `3/4/0/0/0`."""
        return "/".join(str(self.player(seat)[what]) for what in STOCK)

    def board(self) -> list[str | None]:
        """The tiles on the slots."""
        slots: list[str | None] = GAME.dump(self.state)["slots"]
        return slots

    def patch(self, **given: Any) -> None:
        """Change entries of the dump, of a player with `p0={...}`."""
        dump = copy.deepcopy(GAME.dump(self.state))
        for key, value in given.items():
            if key[0] == "p" and key[1:].isdecimal():
                dump["players"][int(key[1:])].update(value)
            elif key == "options":
                dump["options"].update(value)
            else:
                assert key in dump, f"there is no {key} to give"
                dump[key] = value
        self.state = GAME.load(dump)
        self.state.sink = []
        assert self.state.problems() == []


def fresh(seats: int = 4, **options: str) -> Table:
    """A game before anything was dealt."""
    return Table(GAME.setup(options, seats))


def selecting(seats: int = 4, first: int = 0, **options: str) -> Table:
    """The selection of round 1; the seat `first` holds the token. Heroes and tiles are those above."""
    table = fresh(seats, **options)
    table.play(*(f"chance: hero {hero}" for hero in HEROES[:seats]))
    table.play(*(f"chance: draw {tile}" for tile in TILES[: SLOTS[seats]]))
    if table.state.asked(CHANCE):
        table.play(f"chance: first {first + 1}")
    return table


@lru_cache
def _first_turn(hero: str, seats: int) -> dict[str, Any]:
    heroes = [hero, *(other for other in HEROES if other != hero)]
    table = fresh(seats)
    table.play(*(f"chance: hero {heroes[seat]}" for seat in range(seats)))
    table.play(*(f"chance: draw {tile}" for tile in TILES[: SLOTS[seats]]), "chance: first 2")
    table.play(*(f"{seat}: select {seat + 1}" for seat in range(seats)))
    return GAME.dump(table.state)


def turn(
    taken: str = "inn",
    *tiles: str,
    hero: str = "shaman",
    opened: tuple[int, ...] = (),
    stock: str = "0/0/0/0",
    slot: int = 1,
    seats: int = 4,
    hand: tuple[str, ...] = (),
    deferred: bool = False,
) -> Table:
    """Seat 0 begins step 2 with a tile: `turn("goblin", "inn 0,-1", "squire 1,0 0", stock="3/4/0/0")`.

    Each tile of the area is its id, its cell and its opened chests; `opened` are those of the hero. `stock`
    is coins, potions, combat, magic and perhaps prestige. The token is with seat 0, the board empty, and the
    other seats follow in their order.
    """
    dump = copy.deepcopy(_first_turn(hero, seats))
    dump["slots"] = [None] * SLOTS[seats]
    dump["piles"] = [5, 5, 5]
    dump["options"].update(quests=bool(hand), deferred=deferred)
    used = {taken, *(text.split()[0] for text in tiles)}
    for other, tile in zip(dump["players"][1:], (tile for tile in OTHERS if tile not in used), strict=False):
        other["taken"] = tile
    player = dump["players"][0]
    player.update({what: int(n) for what, n in zip(STOCK, stock.split("/"), strict=False)})
    player["earned"] = {"tile": player["prestige"]} if player["prestige"] else {}
    player.update(taken=taken, slot=slot, hand=list(hand))
    player["tiles"] = [{"tile": hero, "cell": "0,0", "opened": list(opened)}, *map(placed, tiles)]
    table = Table(GAME.load(dump))
    assert table.state.problems() == []
    return table


def placed(text: str) -> dict[str, Any]:
    """`goblin 0,-1 0`: a tile, its cell, its opened chests."""
    tile, cell, *chests = text.split()
    return {"tile": tile, "cell": cell, "opened": [int(chest) for chest in chests]}


def last_turn(seats: int = 4, **given: Any) -> Table:
    """The last turn of a round: the last seat has to deal with its tile of slot `seats`; all chests are open.

    Everybody owns nothing, the others have finished, the board is empty, the order of the step was 0, 1, 2...
    """
    table = selecting(seats, first=1)
    opened = {f"p{seat}": {"tiles": [placed(f"{HEROES[seat]} 0,0 0 1")]} for seat in range(seats)}
    table.patch(**opened)
    table.play(*(f"{seat}: select {seat + 1}" for seat in range(seats)))
    table.play(*(f"{seat}: discard" for seat in range(seats - 1)))
    nothing = {f"p{seat}": dict.fromkeys(("coin", "potion", "combat", "magic"), 0) for seat in range(seats)}
    table.patch(slots=[None] * SLOTS[seats], piles=[5, 5, 5], discard=[], **nothing)
    table.patch(**given)
    return table


def prestige(n: int, **more: Any) -> dict[str, Any]:
    """The entries of a player who has so much prestige."""
    return {"prestige": n, "earned": {"tile": n}, **more}


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
