"""The complete state as readable ids, and back: what saves, scenarios and digests are made of.

What follows from other facts is not written: which tiles nobody has seen follows from those seen.
"""

from __future__ import annotations

from typing import Any, cast

from tablee.core.dumping import (
    PENDING,
    Sparse,
    SparseMaps,
    find,
    flag,
    guarded,
    number,
    only,
    read_pending,
    write_pending,
)
from tablee.core.errors import BadDump
from tablee.core.state import Proc
from tablee.games.glory.box import Box
from tablee.games.glory.content import PLAYERS
from tablee.games.glory.ids import AGES, ENDINGS, NOBODY, NOTHING, ORIGINS, PRESTIGE, RESOURCES
from tablee.games.glory.procs import DECISIONS
from tablee.games.glory.setup import new_game
from tablee.games.glory.state import STOCKS, Glory

Json = dict[str, Any]
STOCK = [*RESOURCES, "prestige"]
OPTIONS = ("quests", "deferred", "simultaneous", "letters")
PLAYER = (*STOCK, "earned", "tiles", "card", "taken", "playing", "slot", "hand", "returned")


def write(s: Glory) -> Json:
    """The dump of a state."""
    return {
        "options": {
            "quests": bool(s.with_quests),
            "deferred": bool(s.deferred),
            "simultaneous": bool(s.simultaneous),
            "letters": None if s.random_first else s.letters[:],
        },
        "round": s.round,
        "first": None if s.first == NOBODY else s.first,
        "claimed": [seat for seat in range(s.seats) if s.claimed >> seat & 1],
        "slots": [_tile(s, tile) for tile in s.slots],
        "piles": s.piles[:],
        "discard": [s.box.tiles[tile] for tile in s.discard],
        "players": [_write_player(s, seat) for seat in range(s.seats)],
        "majorities": {
            what: [seat for seat in range(s.seats) if s.majority[i] >> seat & 1]
            for i, what in enumerate(RESOURCES)
        },
        **write_pending(s, ENDINGS),
    }


def _tile(s: Glory, tile: int) -> str | None:
    return None if tile == NOTHING else s.box.tiles[tile]


def _slot(slot: int) -> int | None:
    return None if slot == NOTHING else slot + 1


def _write_player(s: Glory, seat: int) -> Json:
    return {
        **{what: s.has(seat, i) for i, what in enumerate(STOCK)},
        "earned": {
            origin: s.earned[seat * len(ORIGINS) + i]
            for i, origin in enumerate(ORIGINS)
            if s.earned[seat * len(ORIGINS) + i]
        },
        "tiles": [
            {
                "tile": s.box.tiles[tile],
                "cell": s.box.cells[s.cell[tile]],
                "opened": [i for i in range(2) if s.opened[tile] >> i & 1],
            }
            for tile in s.area[seat]
        ],
        "card": _slot(s.cards[seat]),
        "taken": _tile(s, s.taken[seat]),
        "playing": _tile(s, s.playing[seat]),
        "slot": _slot(s.taken_from[seat]),
        "hand": [s.box.tiles[quest] for quest in s.hand[seat]],
        "returned": _tile(s, s.returned[seat]),
    }


def supply(s: Glory) -> Json:
    """The tiles nobody has seen: those of each age, of which `piles` are in the game, quests and heroes."""
    unseen = s.pool.inside()
    return {
        "ages": [[s.box.tiles[tile] for tile in unseen if tile in tiles] for tiles in s.box.age_tiles],
        "quests": [s.box.tiles[tile] for tile in unseen if tile in s.box.quests],
        "heroes": [s.box.tiles[tile] for tile in unseen if tile in s.box.heroes],
    }


def sparse(s: Glory) -> SparseMaps:
    """What a dump leaves out where it is empty."""
    return {"players.*.earned": Sparse(ORIGINS, 0)}


def read(dump: Json, box: Box, procs: list[Proc[Any]]) -> Glory:
    """The state of a dump. Says which entry is wrong where it cannot be one."""
    return cast(Glory, guarded(lambda: _read(dump, box, procs)))


def _read(dump: Json, box: Box, procs: list[Proc[Any]]) -> Glory:
    seats = len(dump["players"])
    if seats not in PLAYERS:
        raise BadDump(f"players: {seats} are not possible")
    options = only(dump["options"], OPTIONS, "options")
    letters = options("letters")
    if letters is not None:
        letters = [number(n, "options.letters") for n in letters]
        if len(letters) != seats:
            raise BadDump(f"options.letters: {len(letters)} names for {seats} players")
    s = new_game(
        box,
        procs,
        seats,
        bool(flag(options("quests"), "options.quests")),
        bool(flag(options("deferred"), "options.deferred")),
        bool(flag(options("simultaneous"), "options.simultaneous")),
        letters,
    )
    only(dump, (*write(s), *PENDING), "dump")
    s.round = number(dump["round"], "round")
    s.first = NOBODY if dump["first"] is None else _seat(s, dump["first"], "first")
    for seat in dump["claimed"]:
        s.claimed |= 1 << _seat(s, seat, "claimed")
    slots = [_see(s, name, "slots") for name in dump["slots"]]
    if len(slots) != len(s.slots):
        raise BadDump(f"slots: {len(slots)} instead of {len(s.slots)} (TOG-1.2)")
    s.slots = slots
    s.piles = [number(n, "piles") for n in dump["piles"]]
    if len(s.piles) != AGES:
        raise BadDump(f"piles: {len(s.piles)} instead of {AGES}")
    s.discard = [_see(s, name, "discard") for name in dump["discard"]]
    for seat, entry in enumerate(dump["players"]):
        _read_player(s, seat, entry)
    majorities = only(dump["majorities"], tuple(RESOURCES), "majorities")
    for i, what in enumerate(RESOURCES):
        for seat in majorities(what):
            s.majority[i] |= 1 << _seat(s, seat, "majorities")
    read_pending(s, dump, ENDINGS, _asks)
    return s


def _asks(proc: Proc[Any]) -> str:
    return "seats" if proc.name in DECISIONS else "chance" if proc.rule else ""


def _seat(s: Glory, value: object, where: str) -> int:
    seat = number(value, where)
    if seat not in range(s.seats):
        raise BadDump(f"{where}: there is no seat {seat}")
    return seat


def _see(s: Glory, name: object, where: str) -> int:
    """A tile that is somewhere in the game: nobody can draw it any more."""
    if name is None:
        return NOTHING
    tile = find(s.box.tiles, name, where)
    if not s.pool.odds[tile]:
        raise BadDump(f"{where}: {name} is in two places")
    s.pool.take(tile)
    return tile


def _read_player(s: Glory, seat: int, entry: Json) -> None:
    where = f"players.{seat}"
    get = only(entry, PLAYER, where)
    for i, what in enumerate(STOCK):
        s.stock[seat * STOCKS + i] = number(get(what), f"{where}.{what}")
    earned = get("earned")
    only(earned, tuple(ORIGINS), f"{where}.earned")
    for origin, points in earned.items():
        s.earned[seat * len(ORIGINS) + ORIGINS.index(origin)] = number(points, f"{where}.earned")
    if sum(s.earned[seat * len(ORIGINS) : (seat + 1) * len(ORIGINS)]) != s.stock[seat * STOCKS + PRESTIGE]:
        raise BadDump(f"{where}.earned: the parts do not add up to the prestige")
    for tile_entry in get("tiles"):
        _read_placed(s, seat, tile_entry, f"{where}.tiles")
    s.cards[seat] = _read_slot(s, get("card"), f"{where}.card")
    s.taken[seat] = _see(s, get("taken"), f"{where}.taken")
    s.playing[seat] = _see(s, get("playing"), f"{where}.playing")
    s.taken_from[seat] = _read_slot(s, get("slot"), f"{where}.slot")
    s.hand[seat] = [_see(s, name, f"{where}.hand") for name in get("hand")]
    if any(tile not in s.box.quests for tile in s.hand[seat]):
        raise BadDump(f"{where}.hand: only quests are held in hand")
    s.returned[seat] = _see(s, get("returned"), f"{where}.returned")


def _read_placed(s: Glory, seat: int, entry: Json, where: str) -> None:
    get = only(entry, ("tile", "cell", "opened"), where)
    tile = _see(s, get("tile"), where)
    if tile == NOTHING:
        raise BadDump(f"{where}: a tile is missing")
    if not s.area[seat] and tile not in s.box.heroes:
        raise BadDump(f"{where}: the first tile of an area is its hero (TOG-1.10)")
    s.cell[tile] = find(s.box.cells, get("cell"), where)
    if s.cell[tile] in [s.cell[other] for other in s.area[seat]]:
        raise BadDump(f"{where}: two tiles on {get('cell')}")
    s.area[seat].append(tile)
    for chest in get("opened", []):
        if number(chest, where) not in range(len(s.box.chests[tile])):
            raise BadDump(f"{where}: {get('tile')} has no chest {chest}")
        s.opened[tile] |= 1 << chest


def _read_slot(s: Glory, value: object, where: str) -> int:
    if value is None:
        return NOTHING
    slot = number(value, where)
    if slot not in range(1, len(s.slots) + 1):
        raise BadDump(f"{where}: there is no slot {slot}")
    return slot - 1
