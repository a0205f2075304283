"""The complete state as readable ids, and back: what saves, scenarios and digests are made of.

What follows from other facts is not written: which cards are still unknown follows from those seen.
"""

from __future__ import annotations

from typing import Any, cast

from tablee.core.dumping import (
    find,
    flag,
    guarded,
    hand_over,
    number,
    only,
    read_pending,
    write_pending,
)
from tablee.core.errors import BadDump
from tablee.core.state import Proc
from tablee.games.runemasters.box import Box
from tablee.games.runemasters.ids import (
    DICE,
    DISCARDED,
    ENDINGS,
    GUARDIANS,
    NOBODY,
    NOTHING,
    NOWHERE,
    PATHS,
    RUNES,
    SIGNS,
    SPACES,
)
from tablee.games.runemasters.monsters import reveal
from tablee.games.runemasters.setup import new_game
from tablee.games.runemasters.state import Runemasters

Json = dict[str, Any]
SPENT = " spent"
TURN = ("round", "turn", "actions")
"""What is pending while a guardian may act."""


def write(s: Runemasters) -> Json:
    """The dump of a state."""
    return {
        "options": {"difficulty": s.box.difficulties[s.difficulty], "ultimate_start": s.ultimate_start},
        "temple": s.temple,
        "round": s.round,
        "turn": s.turn,
        "elder": _guardian(s, s.elder),
        "active": _guardian(s, s.active),
        "angel": _guardian(s, s.angel),
        "guardians": [_write_guardian(s, seat) for seat in range(s.seats)],
        "monsters": {PATHS[path]: _write_path(s, path) for path in s.paths},
        "blocked": [PATHS[path] for path in s.paths if s.blocked[path]],
        "dice": [_write_die(s, i) for i in range(len(s.dice))],
        "free_move_used": bool(s.free_move_used),
        "frozen": bool(s.frozen),
        "deck": s.deck,
        "discard": [s.box.cards[card] for card in s.discard],
        "event": s.box.events[s.event],
        "events_played": [s.box.events[event] for event in s.events_played],
        **write_pending(s, ENDINGS),
    }


def _guardian(s: Runemasters, seat: int) -> str | None:
    return None if seat == NOBODY else GUARDIANS[s.guardian[seat]]


def _write_guardian(s: Runemasters, seat: int) -> Json:
    return {
        "id": None if s.guardian[seat] == NOBODY else GUARDIANS[s.guardian[seat]],
        "life": s.life[seat],
        "mana": s.mana[seat],
        "ultimate": None if s.ultimate[seat] == DISCARDED else s.ultimate[seat],
        "ultimate_uses": s.uses[seat],
        "path": None if s.place[seat] == NOWHERE else PATHS[s.place[seat]],
        "shield": bool(s.shield[seat]),
        "poison": bool(s.poison[seat]),
    }


def _write_path(s: Runemasters, path: int) -> list[Json]:
    out: list[Json] = []
    for space in range(1, SPACES + 1):
        card = s.monster(path, space)
        if card != NOTHING:
            runes = s.box.weak[card]
            wounds = [RUNES[runes[i]] for i in range(len(runes)) if s.wounds[card] >> i & 1]
            out.append({"card": s.box.cards[card], "space": space, "wounds": wounds})
    return out


def _write_die(s: Runemasters, i: int) -> str:
    face = DICE[s.dice[i] * 2 + (s.rerolled >> i & 1)]
    return face + SPENT if s.spent >> i & 1 else face


def supply(s: Runemasters) -> Json:
    """The cards nobody has seen, and how many of each sign the Event deck still has."""
    return {
        "monsters": [s.box.cards[card] for card in range(len(s.box.cards)) if s.pool.odds[card]],
        "events": [s.box.events[event] for event in s.event_pool.inside()],
        "event_deck": dict(zip(SIGNS, s.events_left, strict=True)),
    }


def settle(dump: Json, before: Json, box: Box) -> None:
    """What follows from changes: whose turn it is, and a deck without the cards that came into play."""
    if dump["deck"] == before["deck"] and len(dump["guardians"]) < len(box.deck_size):
        seen = len(dump["discard"]) + sum(len(monsters) for monsters in dump["monsters"].values())
        dump["deck"] = min(dump["deck"], max(1, box.deck_size[len(dump["guardians"])] + 1 - seen))
    _settle_turn(dump, before)


def _settle_turn(dump: Json, before: Json) -> None:
    """RUN-2.1 `active` is the guardian whose turn it is; how many have played follows from the Elder."""
    seats = {entry["id"]: seat for seat, entry in enumerate(dump["guardians"])}
    turn = next((frame for frame in dump["stack"] if frame["proc"] == TURN[1]), None)
    if turn is None:
        if dump["active"] != before["active"]:
            hand_over(dump, 0, TURN)
        return
    if dump["active"] not in seats or dump["elder"] not in seats:
        return
    seat = seats[dump["active"]]
    if turn["who"] != seat:
        hand_over(dump, seat, TURN)
    dump["stack"][0]["n"] = (seat - seats[dump["elder"]]) % len(seats) + 1


def read(dump: Json, box: Box, procs: list[Proc[Any]]) -> Runemasters:
    """The state of a dump. Says which entry is wrong where it cannot be one."""
    return cast(Runemasters, guarded(lambda: _read(dump, box, procs)))


def _read(dump: Json, box: Box, procs: list[Proc[Any]]) -> Runemasters:
    seats = len(dump["guardians"])
    if seats not in range(2, len(box.paths)):
        raise BadDump(f"guardians: {seats} are not possible")
    known = set(write(new_game(box, procs, seats, 0, 0)))
    for key in dump:
        if key not in known:
            raise BadDump(f"unknown entry '{key}'; known: {', '.join(sorted(known))}")
    options = dump["options"]
    difficulty = find(box.difficulties, options["difficulty"], "options.difficulty")
    s = new_game(box, procs, seats, difficulty, number(options["ultimate_start"], "options.ultimate_start"))
    for seat, entry in enumerate(dump["guardians"]):
        _read_guardian(s, seat, entry)
    for path_name, monsters in dump["monsters"].items():
        _read_path(s, find(PATHS, path_name, "monsters"), monsters)
    s.temple = number(dump["temple"], "temple")
    s.round = number(dump["round"], "round")
    s.turn = number(dump["turn"], "turn")
    s.elder = _read_seat(s, dump["elder"], "elder")
    s.active = _read_seat(s, dump["active"], "active")
    s.angel = _read_seat(s, dump["angel"], "angel")
    for name in dump["blocked"]:
        s.blocked[find(PATHS, name, "blocked")] = 1
    for i, die in enumerate(dump["dice"]):
        face = find(DICE, str(die).removesuffix(SPENT), "dice")
        s.dice.append(face >> 1)
        s.rerolled |= (face & 1) << i
        s.spent |= int(str(die).endswith(SPENT)) << i
    s.free_move_used = flag(dump["free_move_used"], "free_move_used")
    s.frozen = flag(dump["frozen"], "frozen")
    s.deck = number(dump["deck"], "deck")
    for name in dump["discard"]:
        card = find(box.cards, name, "discard")
        if not s.pool.odds[card]:
            raise BadDump(f"discard: {name} is not in this game or in two places")
        s.discard.append(card)
        reveal(s, card)
    s.event = find(box.events, dump["event"], "event")
    for name in dump["events_played"]:
        event = find(box.events, name, "events_played")
        s.events_played.append(event)
        s.event_pool.odds[event] = 0
        s.events_left[box.sign[event]] = max(0, s.events_left[box.sign[event]] - 1)
    read_pending(s, dump, ENDINGS, _asks)
    return s


def _asks(proc: Proc[Any]) -> str:
    """Chance by the rules of chapter C, seats by those of chapter D."""
    return {"C": "chance", "D": "seats"}.get(proc.rule.partition("-")[2][:1], "")


def _read_seat(s: Runemasters, name: str | None, where: str) -> int:
    if name is None:
        return NOBODY
    seat = s.seat_of(find(GUARDIANS, name, where))
    if seat == NOBODY:
        raise BadDump(f"{where}: {name} is not in this game")
    return seat


def _read_guardian(s: Runemasters, seat: int, entry: Json) -> None:
    keys = ("id", "life", "mana", "ultimate", "ultimate_uses", "path", "shield", "poison")
    where = f"guardians.{seat}"
    get = only(entry, keys, where)
    if get("id") is not None:
        s.guardian[seat] = find(GUARDIANS, get("id"), f"{where}.id")
    s.life[seat] = number(get("life"), f"{where}.life")
    s.mana[seat] = number(get("mana"), f"{where}.mana")
    s.ultimate[seat] = DISCARDED if get("ultimate") is None else number(get("ultimate"), f"{where}.ultimate")
    s.uses[seat] = number(get("ultimate_uses"), f"{where}.ultimate_uses")
    s.shield[seat] = flag(get("shield"), f"{where}.shield")
    s.poison[seat] = flag(get("poison"), f"{where}.poison")
    if get("path") is not None and s.life[seat] > 0:
        path = find(PATHS, get("path"), f"{where}.path")
        if s.at[path] != NOBODY:
            raise BadDump(f"{where}.path: {PATHS[path]} has a guardian already (RUN-1.12)")
        s.place[seat] = path
        s.at[path] = seat


def _read_path(s: Runemasters, path: int, monsters: list[Json]) -> None:
    where = f"monsters.{PATHS[path]}"
    if monsters and path not in s.paths:
        raise BadDump(f"{where}: this path is not in play (RUN-1.9)")
    for entry in monsters:
        get = only(entry, ("card", "space", "wounds"), where)
        card = find(s.box.cards, get("card"), where)
        space = number(get("space"), f"{where}.space")
        if not 1 <= space <= SPACES or s.monster(path, space) != NOTHING:
            raise BadDump(f"{where}: space {space} is taken or does not exist")
        if not s.pool.odds[card]:
            raise BadDump(f"{where}: {entry['card']} is not in this game or in two places")
        reveal(s, card)
        s.monsters[path * SPACES + space - 1] = card
        for rune in get("wounds", []):
            points = s.open_points(card, find(RUNES, rune, where))
            if not points:
                raise BadDump(f"{where}: {entry['card']} has no further weak point {rune}")
            s.wounds[card] |= points & -points
