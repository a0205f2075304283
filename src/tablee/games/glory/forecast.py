"""What tiles would cost a player and bring him: for those who look before they choose.

Nothing here is a rule of its own. A tile is laid on a copy, and the rules of payment, placement, keys and
gains are asked what comes of it. Where the chest that a key opens makes a difference, the least is told that
comes whichever is chosen. A key that finds no chest is lost and not told.
"""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.games.glory.area import cells_for, neighbour, place
from tablee.games.glory.gains import PART, amount, gain_items, give, printed
from tablee.games.glory.ids import (
    COIN,
    COMBAT,
    COUNTS,
    FROM_TILE,
    GAIN_CONNECTOR,
    GAINS,
    KEY,
    MAGIC,
    MAJORITY_PRESTIGE,
    NEIGHBOUR_SIDE,
    NOTHING,
    ONCE,
    ORIGINS,
    OWN_GAIN,
    P_AFTER_ACTION,
    PLACED_SIDE,
    POTION,
    PRESTIGE,
    RESOURCES,
    SIDES,
)
from tablee.games.glory.keys import chest_number, connection_keys, free_key, key_sides
from tablee.games.glory.state import STOCKS, Glory
from tablee.games.glory.turn import is_wild, potions_due, surcharge_forms
from tablee.games.glory.view_types import Bill, Form, Meeting, Missing, Placement, Plan, Point, Step, Sum

FORMS: dict[int, Form] = {COIN: "coin", POTION: "potion"}
POINTS: dict[int, Point] = {COMBAT: "combat", MAGIC: "magic"}


# What the view of a seat tells -----------------------------------------------------------------------------


def plans(s: Glory, seat: int) -> dict[str, Plan]:
    """For each tile that a player may come to pay for: its bill, and what its own gain would come to now."""
    tiles = [(tile, slot + 1 >= s.box.wild[s.seats]) for slot, tile in enumerate(s.slots) if tile != NOTHING]
    for tile in (s.taken[seat], s.playing[seat]):
        if tile != NOTHING:
            tiles.append((tile, is_wild(s, seat) and tile not in s.box.quests))
    tiles += [(quest, False) for quest in s.hand[seat]]
    return {
        s.box.tiles[tile]: {"bill": bill(s, seat, tile, wild), "gain": gain_now(s, seat, tile)}
        for tile, wild in tiles
    }


def next_placements(s: Glory, seat: int) -> list[Placement]:
    """What the tile that a player has in hand, or is placing, would bring on each cell where it fits."""
    tile = s.taken[seat] if s.playing[seat] == NOTHING else s.playing[seat]
    return [] if tile == NOTHING else placements(s, seat, tile)


def chests(s: Glory, seat: int) -> dict[str, list[Sum]]:
    """What each closed chest of a player holds, as it would count now."""
    out: dict[str, list[Sum]] = {}
    for tile in s.area[seat]:
        for i, parts in enumerate(s.box.chests[tile]):
            if not s.opened[tile] >> i & 1:
                out[s.box.chest_ids[chest_number(s, tile, i)]] = _sums([s], seat, parts)
    return out


def scoring(s: Glory) -> list[Step]:
    """TOG-10.2, 10.5 The final scoring step by step: what was played, majorities, gains of the end, ranks.

    Each with the scores so far. Empty while the game runs.
    """
    if not s.ended:
        return []
    played = ORIGINS[:3]
    scores = [sum(s.earned[seat * len(ORIGINS) + i] for i in range(len(played))) for seat in range(s.seats)]
    out: list[Step] = [{"kind": "played", "scores": scores}]
    for what, held in zip(RESOURCES, s.majority, strict=True):
        seats = [seat for seat in range(s.seats) if held >> seat & 1]
        scores = [n + (MAJORITY_PRESTIGE if seat in seats else 0) for seat, n in enumerate(scores)]
        out.append(
            {"kind": "majority", "what": what, "seats": seats, "n": MAJORITY_PRESTIGE, "scores": scores}
        )
    for seat in range(s.seats):
        for tile in s.area[seat]:
            parts = s.box.end_gain[tile]
            if not parts:
                continue
            n = sum(amount(s, seat, parts[i + 1], parts[i + 2]) for i in range(0, len(parts), PART))
            scores = [score + (n if one == seat else 0) for one, score in enumerate(scores)]
            out.append({"kind": "end", "seat": seat, "tile": s.box.tiles[tile], "n": n, "scores": scores})
    out.append({"kind": "ranks", "scores": [s.has(seat, PRESTIGE) for seat in range(s.seats)]})
    return out


# What a tile costs -----------------------------------------------------------------------------------------


def bill(s: Glory, seat: int, tile: int, wild: bool) -> Bill:
    """TOG-4.4 to 4.12 What a player would pay for a tile, the points it needs, and what is missing for it.

    `surcharge` names the forms in which that of the Wild Lands can be paid, `left` what would be left then.
    """
    cost = s.box.cost
    coins, potions = cost[tile * 4 + COIN], potions_due(s, seat, tile)
    missing: list[Missing] = []
    for what, due in ((COIN, coins), (POTION, potions)):
        if s.has(seat, what) < due:
            missing.append({"what": RESOURCES[what], "n": due - s.has(seat, what)})
    forms = [FORMS[what] for what in surcharge_forms(s, seat, tile)] if wild else []
    if wild and not forms:  # what is missing for the tile itself will not pay it either
        missing.append({"what": "surcharge", "n": 1})
    coin, potion = s.has(seat, COIN) - coins, s.has(seat, POTION) - potions
    return {
        "coins": coins,
        "potions": potions,
        "needs": [
            {"what": name, "n": cost[tile * 4 + what]}
            for what, name in POINTS.items()
            if cost[tile * 4 + what]
        ],
        "reinforced": potions - cost[tile * 4 + POTION],
        "wild": wild,
        "surcharge": forms,
        "left": {
            form: {"coin": coin - (form == "coin"), "potion": potion - (form == "potion")} for form in forms
        },
        "missing": missing,
    }


def gain_now(s: Glory, seat: int, tile: int) -> list[Sum]:
    """What the own gain of a tile would come to once it is paid, and what it would give at the end."""
    gain, end = s.box.gain[tile], s.box.end_gain[tile]
    after = s
    if _counts(gain) or _counts(end):
        after = s.clone()
        _pay(after, seat, tile)
    return [*_sums([after], seat, gain), *_sums([after], seat, end, True)]


def _pay(s: Glory, seat: int, tile: int) -> None:
    """Let a player pay for a tile; what is missing is not owed."""
    for what, due in ((COIN, s.box.cost[tile * 4 + COIN]), (POTION, potions_due(s, seat, tile))):
        s.stock[seat * STOCKS + what] = max(0, s.has(seat, what) - due)


# What a placement brings -----------------------------------------------------------------------------------


def placements(s: Glory, seat: int, tile: int) -> list[Placement]:
    """TOG-6.10 Each cell where a tile fits, with what it would bring there."""
    return [placement(s, seat, tile, cell) for cell in cells_for(s, seat, tile, len(s.box.cells))]


def placement(s: Glory, seat: int, tile: int, cell: int) -> Placement:
    """What a tile would bring on a cell: side by side with its neighbours; by itself, at once and at the end.

    TOG-7.1 The keys of the placement open their chests before anything is counted. TOG-7.16 What comes at the
    end is told as it would be if nothing came after the placement.
    """
    box = s.box
    laid = _aside(s, seat)
    if s.playing[seat] != tile:
        _pay(laid, seat, tile)
        _take_up(laid, seat, tile)
    links = place(laid, seat, tile, cell)
    keys = key_sides(laid, seat, tile, links)
    items = gain_items(laid, seat, tile, links)
    end = box.end_gain[tile]
    courses = [laid]
    if keys:
        courses = _played(laid, seat, connection_keys(seat, tile, keys[:]))
        keys = _opening(laid, courses, seat, tile, keys)
    gains = {
        item: _sums(courses, seat, printed(laid, *_source(laid, seat, tile, item)), placed=True)
        for item in items
    }
    meetings: list[Meeting] = []
    for side in range(4):
        if links >> side & 1:
            other = neighbour(laid, seat, tile, side)
            mine, theirs = PLACED_SIDE + side, NEIGHBOUR_SIDE + side
            ends = (box.side[tile * 4 + side], box.side[other * 4 + (side + 2) % 4])
            meetings.append(
                {
                    "side": SIDES[side],
                    "other": box.tiles[other],
                    "key": side in keys,
                    "gains": gains.get(mine, []) + gains.get(theirs, []),
                    "pays": mine in items,
                    "paid": theirs in items,
                    "unmet": ends.count(GAIN_CONNECTOR) - (mine in items) - (theirs in items),
                }
            )
    return {
        "tile": box.tiles[tile],
        "cell": box.spots[cell],
        "meetings": meetings,
        "own": [*gains.get(OWN_GAIN, []), *_sums(courses, seat, end, True)],
        "keys": len(keys),
    }


def _opening(s: Glory, courses: list[Glory], seat: int, tile: int, sides: list[int]) -> list[int]:
    """TOG-8.7 The sides whose keys are not lost, so many as open a chest whatever comes of the keys."""
    found = min(len(sides), _keys_found(s, courses, seat))
    if found == len(sides):
        return sides
    fit = [
        side
        for side in sides
        if _keys_found(s, _played(s, seat, connection_keys(seat, tile, [side])), seat) > 0
    ]
    return fit[:found]


def _keys_found(s: Glory, courses: list[Glory], seat: int) -> int:
    """How many keys more a player has at least after any of the courses."""
    return min(course.keys(seat) for course in courses) - s.keys(seat)


def _source(s: Glory, seat: int, tile: int, item: int) -> tuple[int, int]:
    """The tile on which an item of a placement is printed, and where on it."""
    if item < NEIGHBOUR_SIDE:
        return tile, item
    side = item - NEIGHBOUR_SIDE
    return neighbour(s, seat, tile, side), PLACED_SIDE + (side + 2) % 4


def _counts(parts: list[int]) -> bool:
    return any(parts[i + 2] != ONCE for i in range(0, len(parts), PART))


# What may become of it -------------------------------------------------------------------------------------


def _aside(s: Glory, seat: int) -> Glory:
    """A copy in which nothing is pending but a question to a player, on which things can be tried."""
    twin = s.clone()
    twin.lines = []
    twin.stack = [Frame(P_AFTER_ACTION, who=seat)]
    twin.waiting = 0
    return twin


def _take_up(s: Glory, seat: int, tile: int) -> None:
    """Take a tile from where it lies, so that it can be placed."""
    for places in (s.slots, s.taken, s.playing, s.hand[seat]):
        if tile in places:
            places[places.index(tile)] = NOTHING
    s.playing[seat] = tile


def _played(s: Glory, seat: int, frame: Frame) -> list[Glory]:
    """All positions to which a procedure can lead, whatever the player answers meanwhile."""
    start = s.clone()
    start.waiting = 0
    start.call(frame)
    start.settle()
    found: dict[tuple[int, ...], Glory] = {}
    line = [start]
    for course in line:
        if course.stack[-1].proc == P_AFTER_ACTION:  # it is done
            course.waiting = 0
            found.setdefault(course.key(), course)
            continue
        for answer in course.legal(seat):
            after = course.clone()
            after.apply(seat, answer)
            line.append(after)
    return list(found.values())


def _sums(
    courses: list[Glory], seat: int, parts: list[int], end: bool = False, placed: bool = False
) -> list[Sum]:
    """TOG-7.4 What the parts of one gain come to, from left to right: a key counts for the part after it.

    TOG-8.7 Once the tile is placed, keys that open no chest are not told; before, it may bring one itself.
    """
    out: list[Sum] = []
    for i in range(0, len(parts), PART):
        what, n, times = parts[i : i + PART]
        least = min(amount(course, seat, n, times) for course in courses)
        sure = placed and what == KEY
        if sure or (_counts(parts[i + PART :]) and not end):
            received = [(course, _received(course, seat, what, n, times)) for course in courses]
            if sure:
                least = min(least, *(_keys_found(course, after, seat) for course, after in received))
            courses = [one for _, after in received for one in after]
        each = None if times == ONCE else COUNTS[times]
        out.append({"what": GAINS[what], "n": least, "times": each, "end": end})
    return out


def _received(s: Glory, seat: int, what: int, n: int, times: int) -> list[Glory]:
    """The positions after a player has received a part of a gain."""
    count = amount(s, seat, n, times)
    if what != KEY:
        after = s.clone()
        give(after, seat, what, count, s.area[seat][0], FROM_TILE)
        return [after]
    courses = [_aside(s, seat)]
    for _ in range(count):
        courses = [after for course in courses for after in _played(course, seat, free_key(seat))]
    return courses
