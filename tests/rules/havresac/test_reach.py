"""Destinations and targets of random positions, compared with the second computation of `reach.py`."""

from typing import Any

import pytest

from tablee.core.rng import Rng
from tests.rules.havresac.reach import Land, fairies, in_line, reach, ruins, shots
from tests.rules.havresac.table import GUARDIANS, Table, adventure, cells_with, pick


def random_land(rng: Rng) -> Land:
    """A board with creatures where they belong, guardians anywhere else, a few tents and repairs."""
    board = pick(rng, ["summer", "winter"])
    cells = [f"{x},{y}" for y in range(1, 10) for x in range(1, 14)]
    land = Land(board)
    homes = cells_with(board, *"ABCDEFGHIJKLMNOPQRSTU", *"xyz")
    groves = cells_with(board, *"1234567", *"xyz")
    for _ in range(rng.below(5)):
        land.creatures[pick(rng, groves)] = "fairy"
    for _ in range(rng.below(9)):
        land.creatures[pick(rng, homes)] = pick(rng, ["fox", "fox", "crocodile", "pig"])
    land.creatures = dict(list(land.creatures.items())[:8])  # as many as cards of a first round
    for _ in range(rng.below(7)):
        cell = pick(rng, cells)
        if cell not in land.creatures:
            land.guardians[cell] = pick(rng, list(GUARDIANS))
    for _ in range(rng.below(3)):
        cell = pick(rng, cells)
        if cell not in land.tents:
            land.tents.append(cell)
    land.repaired = [cell for cell in cells_with(board, "v") if rng.below(2)]
    return land


def position(land: Land, kind: str, face: str, objects: dict[str, int]) -> Table:
    """The guardian has been drawn on that board."""
    return adventure(
        kind,
        board=land.board,
        night=kind if face == "night" else "",
        creatures=dict(land.creatures),
        guardians=land.guardians,
        tents=land.tents,
        repaired=land.repaired,
        objects={what: n for what, n in objects.items() if n},
    )


FACES = [(kind, face) for kind in GUARDIANS for face in ("day", "night")]
POSITIONS = 45
"""For each of the twelve faces: 540 in all."""


@pytest.mark.rule(
    "HAV-5.1", "HAV-5.2", "HAV-5.3", "HAV-5.4", "HAV-5.5", "HAV-5.6", "HAV-5.10", "HAV-5.11", "HAV-5.16",
    "HAV-6.1", "HAV-6.8", "HAV-6.14", "HAV-7.6", "HAV-7.9", "HAV-7.11", "HAV-7.15", "HAV-D11", "HAV-D12",
)  # fmt: skip
@pytest.mark.parametrize(("kind", "face"), FACES)
def test_destinations_agree_with_walks_followed_step_by_step(kind: str, face: str) -> None:
    rng = Rng(FACES.index((kind, face)))
    met: dict[str, int] = dict.fromkeys(("boots", "feather", "storm", "offered", "useless"), 0)
    for _ in range(POSITIONS):
        land = random_land(rng)
        owned = {"boots": rng.below(3), "feather": rng.below(2), "sword": rng.below(3)}
        table = position(land, kind, face, owned)
        if table.kind() == "priestess":
            table.act("move")
        boots = 0
        feather = False
        while True:
            now = set.union(*reach(land, kind, face, boots, feather, owned["sword"] > 0))
            wanted = []
            for what, more in (("boots", (boots + 1, feather)), ("feather", (boots, True))):
                possible = owned[what] and not (what == "boots" and (kind, face) == ("thief", "night"))
                if possible:
                    adds = set.union(*reach(land, kind, face, *more, owned["sword"] > 0)) - now
                    if adds and not (what == "feather" and feather):
                        wanted.append(what)
                    met["offered" if adds else "useless"] += 1
            if table.kind() != "destination":
                assert wanted == []
                break
            assert table.objects() == set(wanted)
            choice = pick(rng, ["", *wanted])
            if not choice:
                break
            table.act(f"use {choice}")
            owned[choice] -= 1
            met[choice] += 1
            boots += choice == "boots"
            feather = feather or choice == "feather"
        free, by_sword = reach(land, kind, face, boots, feather, owned["sword"] > 0)
        assert table.targets("to") == free
        assert table.targets("storm") == by_sword
        assert table.kind() == "destination"
        met["storm"] += len(by_sword)
    assert met["feather"] > 0 or (kind, face) == ("druid", "day")
    assert met["boots"] > 0 or (kind, face) == ("thief", "night")
    assert met["storm"] > 0 or (kind, face) == ("warrior", "day")
    assert met["offered"] > 0 or (kind, face) == ("druid", "day")


VERBS: dict[tuple[str, str], tuple[str, Any]] = {
    ("guide", "night"): ("call", fairies),
    ("priestess", "night"): ("recall", in_line),
    ("druid", "night"): ("build", ruins),
    ("huntress", "day"): ("shoot", shots),
    ("huntress", "night"): ("shoot", shots),
}


@pytest.mark.rule(
    "HAV-4.5", "HAV-4.6", "HAV-6.3", "HAV-6.13", "HAV-6.15", "HAV-6.16", "HAV-6.17", "HAV-6.21", "HAV-7.7",
    "HAV-7.10", "HAV-7.12", "HAV-7.15", "HAV-D15",
)  # fmt: skip
@pytest.mark.parametrize(("kind", "face"), FACES)
def test_arrival_and_targets_agree_with_the_second_computation(kind: str, face: str) -> None:
    """Wherever the guardian goes, it takes what is there, and may do exactly what is in line or two away."""
    rng = Rng(100 + FACES.index((kind, face)))
    used: dict[str, int] = {}
    for _ in range(POSITIONS):
        land = random_land(rng)
        owned = {what: int(rng.below(4) > 0) for what in ("sword", "bow", "net", "hammer")}
        table = position(land, kind, face, owned)
        if table.kind() == "priestess":
            table.act("move")
        cells = {action: action.partition(" ")[2] for action in table.legal()}
        near = [action for action, there in cells.items() if fairies(land, there) or ruins(land, there)]
        action = pick(rng, near) if near and rng.below(2) else pick(rng, list(cells))
        verb, _, cell = action.partition(" ")
        table.act(action)
        if table.chance_kind() == "chest":
            table.play("chance: find boots")
        gains: dict[str, int] = {}
        land.guardians[cell] = kind
        owned["sword"] -= verb == "storm"
        used[verb] = used.get(verb, 0) + 1
        take(land, cell, gains)
        if cell in cells_with(land.board, "v") and cell not in land.repaired:
            land.repaired.append(cell)
        ability = True
        while True:
            check(table, land, gains)
            wanted = {"done"}
            if ability and (kind, face) in VERBS:
                own, aims = VERBS[kind, face]
                wanted |= {f"{own} {there}" for there in aims(land, cell)}
            for what, aims in (("bow", shots), ("net", fairies), ("hammer", ruins)):
                if owned[what]:
                    wanted |= {f"{what} {there}" for there in aims(land, cell)}
            if wanted == {"done"}:
                assert table.kind() == ""
                break
            assert set(table.legal()) == wanted
            action = "done" if rng.below(6) == 0 else pick(rng, sorted(wanted - {"done"}))
            table.act(action)
            if action == "done":
                break
            verb, _, there = action.partition(" ")
            used[verb] = used.get(verb, 0) + 1
            if verb in ("bow", "net", "hammer"):
                owned[verb] -= 1
            else:
                ability = False
            if verb in ("build", "hammer"):
                land.repaired.append(there)
            elif verb == "recall":
                del land.guardians[there]
            else:
                take(land, there, gains)
    assert used["to"] > 30
    assert used["bow"] > 0
    assert used["hammer"] > 0
    if (kind, face) in VERBS:
        assert used[VERBS[kind, face][0]] > 0


def take(land: Land, cell: str, gains: dict[str, int]) -> None:
    """A creature goes from the board to the gains zone."""
    if cell in land.creatures:
        creature = land.creatures.pop(cell)
        gains[creature] = gains.get(creature, 0) + 1


def check(table: Table, land: Land, gains: dict[str, int]) -> None:
    """The engine has the same board."""
    player = table.player()
    assert player["creatures"] == land.creatures
    assert player["guardians"] == land.guardians
    assert player["gains"] == gains
    assert sorted(player["repaired"]) == sorted(land.repaired)
