"""The complete state as readable ids, and back: what saves, scenarios and digests are made of.

What follows from other facts is not written: which cards are still unknown follows from those seen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.core.errors import BadDump
from tablee.core.frame import Frame
from tablee.core.state import CHANCE, CHANCE_ASKED, Proc
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
    SPACES,
)
from tablee.games.runemasters.monsters import reveal
from tablee.games.runemasters.setup import new_game
from tablee.games.runemasters.state import Runemasters

Json = dict[str, Any]
SPENT = " spent"


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
        "stack": [_write_frame(s, frame) for frame in s.stack],
        "waiting": ["chance" if seat == CHANCE else seat for seat in s.to_act()],
        "result": s.result,
        "ended": ENDINGS[s.ended] or None,
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


def _write_frame(s: Runemasters, frame: Frame) -> Json:
    out: Json = {"proc": s.procs[frame.proc].name}
    for name in ("pc", "who", "what", "where", "n", "resume"):
        out[name] = getattr(frame, name)
    out["items"] = frame.items
    return out


def read(dump: Json, box: Box, procs: list[Proc[Any]]) -> Runemasters:
    """The state of a dump. Says which entry is wrong where it cannot be one."""
    try:
        return _read(dump, box, procs)
    except KeyError as error:
        raise BadDump(f"the dump lacks or does not know {error}") from None
    except (TypeError, ValueError, AttributeError, IndexError) as error:
        raise BadDump(f"the dump has the wrong form: {error}") from None


def _read(dump: Json, box: Box, procs: list[Proc[Any]]) -> Runemasters:
    seats = len(dump["guardians"])
    if seats not in range(2, len(box.paths)):
        raise BadDump(f"guardians: {seats} are not possible")
    known = set(write(new_game(box, procs, seats, 0, 0)))
    for key in dump:
        if key not in known:
            raise BadDump(f"unknown entry '{key}': known are {', '.join(sorted(known))}")
    options = dump["options"]
    difficulty = _find(box.difficulties, options["difficulty"], "options.difficulty")
    s = new_game(box, procs, seats, difficulty, _int(options["ultimate_start"], "options.ultimate_start"))
    for seat, entry in enumerate(dump["guardians"]):
        _read_guardian(s, seat, entry)
    for path_name, monsters in dump["monsters"].items():
        _read_path(s, _find(PATHS, path_name, "monsters"), monsters)
    s.temple = _int(dump["temple"], "temple")
    s.round = _int(dump["round"], "round")
    s.turn = _int(dump["turn"], "turn")
    s.elder = _read_seat(s, dump["elder"], "elder")
    s.active = _read_seat(s, dump["active"], "active")
    s.angel = _read_seat(s, dump["angel"], "angel")
    for name in dump["blocked"]:
        s.blocked[_find(PATHS, name, "blocked")] = 1
    for i, die in enumerate(dump["dice"]):
        face = _find(DICE, str(die).removesuffix(SPENT), "dice")
        s.dice.append(face >> 1)
        s.rerolled |= (face & 1) << i
        s.spent |= int(str(die).endswith(SPENT)) << i
    s.free_move_used = _flag(dump["free_move_used"], "free_move_used")
    s.frozen = _flag(dump["frozen"], "frozen")
    s.deck = _int(dump["deck"], "deck")
    s.discard = [_find(box.cards, name, "discard") for name in dump["discard"]]
    for card in s.discard:
        reveal(s, card)
    s.event = _find(box.events, dump["event"], "event")
    for name in dump["events_played"]:
        event = _find(box.events, name, "events_played")
        s.events_played.append(event)
        s.event_pool.odds[event] = 0
        s.events_left[box.sign[event]] = max(0, s.events_left[box.sign[event]] - 1)
    s.stack = [_read_frame(procs, entry) for entry in dump["stack"]]
    s.waiting = 0
    for waited in dump["waiting"]:
        s.waiting |= CHANCE_ASKED if waited == "chance" else 1 << _int(waited, "waiting")
    s.result = _int(dump["result"], "result")
    s.ended = 0 if dump["ended"] is None else _find(ENDINGS, dump["ended"], "ended")
    if (s.waiting == 0) != bool(s.ended) or bool(s.stack) == bool(s.ended):
        raise BadDump("stack, waiting, ended: a running game waits for somebody, an ended one for nobody")
    if s.waiting:
        asks = procs[s.stack[-1].proc].rule.partition("-")[2][:1]  # C: of chance, D: of a seat, else nothing
        if asks != ("C" if s.waiting == CHANCE_ASKED else "D") or s.waiting >> seats not in (
            0,
            CHANCE_ASKED >> seats,
        ):
            raise BadDump(f"waiting: {s.procs[s.stack[-1].proc].name} does not ask {dump['waiting']}")
    return s


def _int(value: object, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadDump(f"{where}: {value!r} is no whole number")
    return value


def _flag(value: object, where: str) -> int:
    if not isinstance(value, bool):
        raise BadDump(f"{where}: {value!r} is neither true nor false")
    return int(value)


def _find(ids: list[str], name: object, where: str) -> int:
    try:
        return ids.index(str(name))
    except ValueError:
        raise BadDump(f"{where}: '{name}' is unknown: known are {', '.join(i for i in ids if i)}") from None


def _read_seat(s: Runemasters, name: str | None, where: str) -> int:
    if name is None:
        return NOBODY
    seat = s.seat_of(_find(GUARDIANS, name, where))
    if seat == NOBODY:
        raise BadDump(f"{where}: {name} is not in this game")
    return seat


def _only(entry: Json, allowed: tuple[str, ...], where: str) -> Callable[[str], Any]:
    for key in entry:
        if key not in allowed:
            raise BadDump(f"{where}: unknown key '{key}': known are {', '.join(allowed)}")
    return entry.__getitem__


def _read_guardian(s: Runemasters, seat: int, entry: Json) -> None:
    keys = ("id", "life", "mana", "ultimate", "ultimate_uses", "path", "shield", "poison")
    where = f"guardians.{seat}"
    get = _only(entry, keys, where)
    if get("id") is not None:
        s.guardian[seat] = _find(GUARDIANS, get("id"), f"{where}.id")
    s.life[seat] = _int(get("life"), f"{where}.life")
    s.mana[seat] = _int(get("mana"), f"{where}.mana")
    s.ultimate[seat] = DISCARDED if get("ultimate") is None else _int(get("ultimate"), f"{where}.ultimate")
    s.uses[seat] = _int(get("ultimate_uses"), f"{where}.ultimate_uses")
    s.shield[seat] = _flag(get("shield"), f"{where}.shield")
    s.poison[seat] = _flag(get("poison"), f"{where}.poison")
    if get("path") is not None and s.life[seat] > 0:
        path = _find(PATHS, get("path"), f"{where}.path")
        if s.at[path] != NOBODY:
            raise BadDump(f"{where}.path: {PATHS[path]} has a guardian already (RUN-1.12)")
        s.place[seat] = path
        s.at[path] = seat


def _read_path(s: Runemasters, path: int, monsters: list[Json]) -> None:
    where = f"monsters.{PATHS[path]}"
    if monsters and path not in s.paths:
        raise BadDump(f"{where}: this path is not in play (RUN-1.9)")
    for entry in monsters:
        if "card" not in entry or "space" not in entry:
            raise BadDump(f"{where}: a monster needs 'card' and 'space'")
        _only(entry, ("card", "space", "wounds"), where)
        card = _find(s.box.cards, entry["card"], where)
        space = _int(entry["space"], f"{where}.space")
        if not 1 <= space <= SPACES or s.monster(path, space) != NOTHING:
            raise BadDump(f"{where}: space {space} is taken or does not exist")
        if not s.pool.odds[card]:
            raise BadDump(f"{where}: {entry['card']} is not in this game or in two places")
        reveal(s, card)
        s.monsters[path * SPACES + space - 1] = card
        for rune in entry.get("wounds", []):
            points = s.open_points(card, _find(RUNES, rune, where))
            if not points:
                raise BadDump(f"{where}: {entry['card']} has no further weak point {rune}")
            s.wounds[card] |= points & -points


def _read_frame(procs: list[Proc[Any]], entry: Json) -> Frame:
    names = [proc.name for proc in procs]
    frame = Frame(_find(names, entry["proc"], "stack"))
    _only(entry, ("proc", "pc", "who", "what", "where", "n", "resume", "items"), "stack")
    frame.pc = _int(entry["pc"], "stack.pc")
    frame.who = _int(entry["who"], "stack.who")
    frame.what = _int(entry["what"], "stack.what")
    frame.where = _int(entry["where"], "stack.where")
    frame.n = _int(entry["n"], "stack.n")
    frame.resume = _int(entry["resume"], "stack.resume")
    frame.items = entry["items"]
    return frame
