"""The complete state as readable ids, and back: what saves, scenarios and digests are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from tablee.core.dumping import (
    PENDING,
    Sparse,
    SparseMaps,
    find,
    guarded,
    number,
    only,
    read_pending,
    write_pending,
)
from tablee.core.errors import BadDump
from tablee.core.state import Proc
from tablee.games.havresac.box import Box
from tablee.games.havresac.ids import (
    CELLS,
    CHESTS,
    CREATURES,
    EMPTY,
    ENDINGS,
    FACES,
    GUARDIANS,
    MAX_SEATS,
    MONSTERS,
    NOTHING,
    OBJECTS,
    PHASES,
    VILLAGES,
)
from tablee.games.havresac.procs import DECISIONS
from tablee.games.havresac.setup import new_game
from tablee.games.havresac.state import CREATURE_KINDS, KINDS, OBJECT_KINDS, Havresac, put

Json = dict[str, Any]
OPTIONS = ("board", "faces", "scout", "goal")


def write(s: Havresac) -> Json:
    """The dump of a state."""
    return {
        "options": {
            "board": s.box.boards[s.board],
            "faces": [_face(face) for face in s.face_plan],
            "scout": s.scout,
            "goal": s.goal,
        },
        "faces": {GUARDIANS[kind]: _face(s.faces[kind]) for kind in range(KINDS)},
        "round": s.round,
        "phase": PHASES[s.phase],
        "revealed": [s.box.cards[card] for card in s.revealed],
        "recruiting": [seat for seat in range(s.seats) if s.recruiting >> seat & 1],
        "order": s.order[:],
        "players": [_write_player(s, seat) for seat in range(s.seats)],
        **write_pending(s, ENDINGS),
    }


def _face(face: int) -> str | None:
    return None if face == NOTHING else FACES[face]


def counts(values: Sequence[int], ids: Sequence[str]) -> dict[str, int]:
    """What there is of each kind, without those there are none of."""
    return {name: n for name, n in zip(ids, values, strict=False) if n}


def _write_player(s: Havresac, seat: int) -> Json:
    cells = s.box.cells
    return {
        "creatures": {
            cells[cell]: CREATURES[s.creature[seat][cell]]
            for cell in range(CELLS)
            if s.creature[seat][cell] != EMPTY
        },
        "guardians": {
            cells[cell]: GUARDIANS[s.guardian[seat][cell]]
            for cell in range(CELLS)
            if s.guardian[seat][cell] != EMPTY
        },
        "tents": [cells[cell] for cell in s.tents[seat]],
        "repaired": _named(s, s.repaired[seat], s.box.villages, VILLAGES),
        "opened": _named(s, s.opened[seat], s.box.chests, CHESTS),
        "unopened": counts(s.unopened[seat * OBJECT_KINDS : (seat + 1) * OBJECT_KINDS], OBJECTS),
        "bag": counts(s.bag[seat * KINDS : (seat + 1) * KINDS], GUARDIANS),
        "aside": counts(s.aside[seat * KINDS : (seat + 1) * KINDS], GUARDIANS),
        "hand": None if s.hand[seat] == NOTHING else GUARDIANS[s.hand[seat]],
        "objects": counts(s.objects[seat * OBJECT_KINDS : (seat + 1) * OBJECT_KINDS], OBJECTS),
        "fresh": None if s.fresh[seat] == NOTHING else OBJECTS[s.fresh[seat]],
        "cups": s.cups[seat],
        "gains": counts(s.gains[seat * CREATURE_KINDS : (seat + 1) * CREATURE_KINDS], CREATURES),
        "trophies": counts(s.trophies[seat * MONSTERS : (seat + 1) * MONSTERS], CREATURES),
        "fairies": s.fairies[seat],
        "fled": s.fled[seat],
        "glory": s.glory[seat],
        "gold": s.gold[seat],
        "vp": s.vp[seat],
        "draws": s.draws[seat],
    }


def _named(s: Havresac, mask: int, cells: list[int], n: int) -> list[str]:
    """The cells of the villages or chests of a mask."""
    return [s.box.cells[cells[s.board * n + i]] for i in range(n) if mask >> i & 1]


def supply(s: Havresac) -> Json:
    """The tokens of the reserve (HAV-1.9), the scout cards to come and the tents nobody has."""
    return {
        "reserve": counts(s.reserve, GUARDIANS),
        "cards": [s.box.cards[card] for card in range(len(s.box.cards)) if card not in s.revealed],
        "tents": s.box.tents - sum(len(tents) for tents in s.tents),
    }


def sparse(s: Havresac) -> SparseMaps:
    """What a dump leaves out where it is empty."""
    return {
        "players.*.creatures": Sparse(s.box.cells, None),
        "players.*.guardians": Sparse(s.box.cells, None),
        "players.*.unopened": Sparse(OBJECTS, 0),
        "players.*.objects": Sparse(OBJECTS, 0),
        "players.*.bag": Sparse(GUARDIANS, 0),
        "players.*.aside": Sparse(GUARDIANS, 0),
        "players.*.gains": Sparse(CREATURES, 0),
        "players.*.trophies": Sparse(CREATURES[:MONSTERS], 0),
        "supply.reserve": Sparse(GUARDIANS, 0),
    }


def read(dump: Json, box: Box, procs: list[Proc[Any]]) -> Havresac:
    """The state of a dump. Says which entry is wrong where it cannot be one."""
    return cast(Havresac, guarded(lambda: _read(dump, box, procs)))


def _read(dump: Json, box: Box, procs: list[Proc[Any]]) -> Havresac:
    seats = len(dump["players"])
    if seats not in range(1, MAX_SEATS + 1):
        raise BadDump(f"players: {seats} are not possible")
    options = only(dump["options"], OPTIONS, "options")
    plan = [_read_face(face, "options.faces") for face in options("faces")]
    if len(plan) != KINDS:
        raise BadDump(f"options.faces: {len(plan)} instead of {KINDS}")
    board = find(box.boards, options("board"), "options.board")
    scout = number(options("scout"), "options.scout")
    if scout not in range(seats):
        raise BadDump(f"options.scout: there is no seat {scout}")
    s = new_game(box, procs, seats, board, plan, scout, number(options("goal"), "options.goal"))
    only(dump, (*write(s), *PENDING), "dump")
    faces = only(dump["faces"], tuple(GUARDIANS), "faces")
    s.faces = [_read_face(faces(name), "faces") for name in GUARDIANS]
    s.round = number(dump["round"], "round")
    s.phase = find(PHASES, dump["phase"], "phase")
    for name in dump["revealed"]:
        card = find(box.cards, name, "revealed")
        if card in s.revealed:
            raise BadDump(f"revealed: {name} comes twice")
        s.revealed += bytes([card])
    for value in dump["recruiting"]:
        s.recruiting |= 1 << _read_seat(s, value, "recruiting")
    s.order = [_read_seat(s, value, "order") for value in dump["order"]]
    for seat, entry in enumerate(dump["players"]):
        _read_player(s, seat, entry)
    for kind in range(KINDS):
        s.reserve[kind] = box.tokens[kind] - _tokens(s, kind)
        if s.reserve[kind] < 0:
            raise BadDump(f"players: more tokens of {GUARDIANS[kind]} than there are")
    read_pending(s, dump, ENDINGS, _asks)
    return s


def _tokens(s: Havresac, kind: int) -> int:
    """The tokens of a kind that players have."""
    held = sum(row.count(kind) for row in s.guardian) + s.hand.count(kind)
    return held + sum(s.bag[seat * KINDS + kind] + s.aside[seat * KINDS + kind] for seat in range(s.seats))


def _asks(proc: Proc[Any]) -> str:
    return "seats" if proc.name in DECISIONS else "chance" if proc.rule else ""


def _read_face(value: object, where: str) -> int:
    return NOTHING if value is None else find(FACES, value, where)


def _read_seat(s: Havresac, value: object, where: str) -> int:
    seat = number(value, where)
    if seat not in range(s.seats):
        raise BadDump(f"{where}: there is no seat {seat}")
    return seat


def _read_player(s: Havresac, seat: int, entry: Json) -> None:
    where = f"players.{seat}"
    get = only(entry, tuple(_write_player(s, seat)), where)
    for name, creature in get("creatures").items():
        cell = find(s.box.cells, name, f"{where}.creatures")
        number_of = find(CREATURES, creature, f"{where}.creatures")
        s.creature[seat] = put(s.creature[seat], cell, number_of)
    standing: list[int] = []
    for name, kind in get("guardians").items():
        cell = find(s.box.cells, name, f"{where}.guardians")
        number_of = find(GUARDIANS, kind, f"{where}.guardians")
        s.guardian[seat] = put(s.guardian[seat], cell, number_of)
        standing.append(cell)
    s.standing[seat] = bytes(sorted(standing))
    s.tents[seat] = bytes([find(s.box.cells, name, f"{where}.tents") for name in get("tents")])
    s.repaired[seat] = _read_mask(s, get("repaired"), s.box.villages, VILLAGES, f"{where}.repaired")
    s.opened[seat] = _read_mask(s, get("opened"), s.box.chests, CHESTS, f"{where}.opened")
    s.hand[seat] = NOTHING if get("hand") is None else find(GUARDIANS, get("hand"), f"{where}.hand")
    s.fresh[seat] = NOTHING if get("fresh") is None else find(OBJECTS, get("fresh"), f"{where}.fresh")
    for name, ids, values in (
        ("bag", GUARDIANS, s.bag),
        ("objects", OBJECTS, s.objects),
        ("gains", CREATURES, s.gains),
    ):
        n = len(ids)
        values[seat * n : (seat + 1) * n] = _read_counts(get(name), ids, f"{where}.{name}")
    s.unopened = _read_row(s.unopened, seat, get("unopened"), OBJECTS, f"{where}.unopened")
    s.aside = _read_row(s.aside, seat, get("aside"), GUARDIANS, f"{where}.aside")
    s.trophies = _read_row(s.trophies, seat, get("trophies"), CREATURES[:MONSTERS], f"{where}.trophies")
    for name, values in (
        ("cups", s.cups),
        ("fairies", s.fairies),
        ("fled", s.fled),
        ("glory", s.glory),
        ("gold", s.gold),
        ("vp", s.vp),
        ("draws", s.draws),
    ):
        values[seat] = number(get(name), f"{where}.{name}")


def _read_counts(given: Json, ids: Sequence[str], where: str) -> list[int]:
    """What a seat has of each kind."""
    only(given, tuple(ids), where)
    values = [number(given.get(name, 0), where) for name in ids]
    for n, name in zip(values, ids, strict=True):
        if not 0 <= n < 256:
            raise BadDump(f"{where}: {n} {name}")
    return values


def _read_row(row: bytes, seat: int, given: Json, ids: Sequence[str], where: str) -> bytes:
    """The row with what a seat has of each kind."""
    n = len(ids)
    return row[: seat * n] + bytes(_read_counts(given, ids, where)) + row[(seat + 1) * n :]


def _read_mask(s: Havresac, names: list[object], cells: list[int], n: int, where: str) -> int:
    mask = 0
    for name in names:
        cell = find(s.box.cells, name, where)
        own = cells[s.board * n : (s.board + 1) * n]
        if cell not in own:
            raise BadDump(f"{where}: there is none on {name}")
        mask |= 1 << own.index(cell)
    return mask
