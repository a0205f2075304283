"""Chapter 6: placement, and the cells of TOG-12.3."""

import itertools

import pytest

from tablee.games.glory.area import cells_for, fits, grid_of, misfit
from tests.rules.glory.table import BOX, GAME, Table, placed, random_game, turn

STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
OPPOSITE = {"north": "south", "east": "west", "south": "north", "west": "east"}
SIDES = list(STEPS)
PRINTED = {
    name: {side: entry["sides"][i]["connector"] for i, side in enumerate(SIDES)}
    for name, entry in GAME.catalogue()["tiles"].items()
}
RICH = "20/20/20/20"


def cell(text: str) -> tuple[int, int]:
    x, y = text.split(",")
    return int(x), int(y)


def judge(area: dict[tuple[int, int], str], at: tuple[int, int], tile: str) -> str:
    """The rule against a cell, straight from the book; empty if the tile fits there."""
    if at in area:
        return "TOG-6.3"
    pairs = []
    for side, (dx, dy) in STEPS.items():
        other = area.get((at[0] + dx, at[1] + dy))
        if other:
            pairs.append((PRINTED[tile][side] != "none", PRINTED[other][OPPOSITE[side]] != "none"))
    if not pairs:
        return "TOG-6.3"
    if any(mine != theirs for mine, theirs in pairs):
        return "TOG-6.4"
    return "" if any(mine for mine, _ in pairs) else "TOG-6.5"


def compare(table: Table, seat: int, tile: str) -> int:
    """Hold the engine's cells for a tile against the book; how many are legal."""
    s = table.state
    area = {cell(entry["cell"]): entry["tile"] for entry in table.player(seat)["tiles"]}
    number = BOX.tiles.index(tile)
    grid = grid_of(s, seat)
    legal = []
    for i, name in enumerate(BOX.cells):
        rule = judge(area, cell(name), tile)
        if cell(name) not in area:
            assert misfit(BOX, grid, i, number) == rule, (tile, name)
            assert fits(BOX, grid, i, number) == (rule == "")
        if rule == "":
            legal.append(i)
    assert cells_for(s, seat, number, len(BOX.cells)) == legal
    for enough in (1, 2):
        found = cells_for(s, seat, number, enough)
        assert len(found) == min(enough, len(legal))
        assert set(found) <= set(legal)
    return len(legal)


@pytest.mark.rule("TOG-6.3", "TOG-6.4", "TOG-6.5", "TOG-6.6", "TOG-6.7", "TOG-6.10", "TOG-6.1")
@pytest.mark.parametrize("seats", [2, 5])
def test_legal_cells_of_grown_areas(seats: int) -> None:
    """At the end of random games: every tile against every cell of every area."""
    for seed in (1, 2):
        table = random_game(seats, seed, quests="yes")
        for seat in range(seats):
            assert sum(compare(table, seat, tile) for tile in BOX.tiles) > 0


@pytest.mark.rule("TOG-6.3", "TOG-6.4", "TOG-6.5", "TOG-6.6")
@pytest.mark.parametrize("hero", ["paladin", "shaman", "barbarian", "thief", "mage"])
def test_every_tile_beside_every_hero(hero: str) -> None:
    table = turn("inn", hero=hero)
    for tile in BOX.tiles:
        if tile not in ("inn", hero):
            assert compare(table, 0, tile) > 0


@pytest.mark.rule("TOG-6.3", "TOG-6.4", "TOG-6.5", "TOG-D7")
def test_refusals_name_their_rule() -> None:
    table = turn("imp", "enchanter 0,-1", "ghost 0,-2", hero="barbarian", stock=RICH)
    table.play("0: play")
    assert table.kind(0) == "choose_cell"
    assert sorted(table.legal(0)) == sorted(
        ["put 0,-3", "put 1,-2", "put -1,-1", "put -1,0", "put 1,0", "put 0,1"]
    )
    for at in ("0,0", "0,-1", "2,0", "1,1", "-1,1", "0,-4", "12,0"):
        assert table.refused(0, f"put {at}") == "TOG-6.3"
    assert table.refused(0, "put 1,-1") == "TOG-6.4"  # the bare east side of the enchanter
    assert table.refused(0, "put -1,-2") == "TOG-6.4"  # the bare west side of the ghost
    assert table.refused(0, "open 0,0:0") == "TOG-6.10"
    assert table.refused(0, "play") == "TOG-6.10"


@pytest.mark.rule("TOG-6.6", "TOG-6.2")
def test_any_two_connectors_connect() -> None:
    """Plain, half-key and gain connectors in every pair, both ways."""
    south = {"plain": "potion_crate", "half_key": "sergeant", "gain": "inn"}
    north = {"plain": "scholar", "half_key": "ghost", "gain": "market"}
    for upper, lower in itertools.product(south, north):
        assert PRINTED[south[upper]]["south"] == upper
        assert PRINTED[north[lower]]["north"] == lower
        table = turn(south[upper], f"{north[lower]} 1,0", stock=RICH)
        told = table.play("0: play", "0: put 1,-1")
        assert f"connected seat=0 tile={south[upper]} other={north[lower]}" in told


@pytest.mark.rule("TOG-6.2", "TOG-7.24", "TOG-8.1")
def test_what_is_printed_on_the_sides() -> None:
    catalogue = GAME.catalogue()["tiles"]
    for name, entry in catalogue.items():
        connectors = {side["connector"] for side in entry["sides"]}
        if entry["kind"] == "place":
            assert connectors <= {"none", "gain"}
        else:
            assert connectors <= {"none", "plain", "half_key"}
        assert connectors != {"none"}
        for side in entry["sides"]:
            assert bool(side["gain"]) == (side["connector"] == "gain")
            assert side["condition"] is None or side["connector"] == "gain"
        assert len(entry["chests"]) == 2 if entry["kind"] == "hero" else len(entry["chests"]) <= 1, name


@pytest.mark.rule("TOG-6.8")
def test_all_connections_arise_at_once() -> None:
    area = ("scholar 0,-1", "sergeant 1,-2", "lost_purse 2,-1", "imp 1,0")
    table = turn("bounty_hunter", *area, hero="barbarian", stock=RICH)
    told = table.play("0: play", "0: put 1,-1")
    assert told[1:6] == [
        "placed seat=0 tile=bounty_hunter cell=1,-1",
        "connected seat=0 tile=bounty_hunter other=sergeant",
        "connected seat=0 tile=bounty_hunter other=lost_purse",
        "connected seat=0 tile=bounty_hunter other=imp",
        "connected seat=0 tile=bounty_hunter other=scholar",
    ]


@pytest.mark.rule("TOG-6.8", "TOG-6.4")
def test_bare_sides_do_not_connect() -> None:
    """The knight's west side is bare, as is the enchanter's east side."""
    table = turn("knight", "enchanter 0,-1", "sergeant 1,0", hero="barbarian", stock=RICH)
    told = table.play("0: play", "0: put 1,-1")
    assert [line for line in told if line.startswith("connected")] == [
        "connected seat=0 tile=knight other=sergeant"
    ]


@pytest.mark.rule("TOG-D7", "TOG-6.10")
def test_a_single_cell_is_taken_without_question() -> None:
    table = turn("lich", hero="thief", stock=RICH)
    told = table.play("0: play")
    assert told[1:3] == ["placed seat=0 tile=lich cell=0,1", "connected seat=0 tile=lich other=thief"]
    two = turn("lich", "scholar 1,0", hero="thief", stock=RICH)
    two.play("0: play")
    assert two.legal(0) == ["put 0,1", "put 1,1"]


@pytest.mark.rule("TOG-6.9", "TOG-6.1", "TOG-12.3")
def test_tiles_stay_where_they_were_put() -> None:
    """In whole games the areas are exactly the tiles placed, where they were placed."""
    for seed in (4, 5):
        table = random_game(3, seed, quests="yes")
        areas: list[list[tuple[str, str]]] = [[] for _ in range(3)]
        for line in table.log:
            kind, *pairs = line.split()
            told = dict(pair.split("=") for pair in pairs)
            if kind == "hero-dealt":
                areas[int(told["seat"])].append((told["tile"], "0,0"))
            elif kind == "placed":
                areas[int(told["seat"])].append((told["tile"], told["cell"]))
        for seat in range(3):
            assert [(entry["tile"], entry["cell"]) for entry in table.player(seat)["tiles"]] == areas[seat]


@pytest.mark.rule("TOG-6.1", "TOG-12.3")
def test_the_grid_reaches_as_far_as_a_game_can() -> None:
    """Ten tiles and two quests in a line: twelve cells from the hero, each with its four neighbours."""
    assert BOX.cells[0] == "0,0"
    assert len(BOX.cells) == len(set(BOX.cells)) == 313
    for i, name in enumerate(BOX.cells):
        x, y = cell(name)
        assert abs(x) + abs(y) <= 12
        for side, (dx, dy) in enumerate(STEPS.values()):
            near = BOX.next[i * 4 + side]
            beyond = abs(x + dx) + abs(y + dy) > 12
            assert (near == -1) if beyond else BOX.cells[near] == f"{x + dx},{y + dy}"


@pytest.mark.rule("TOG-6.1")
def test_a_line_of_tiles_to_the_edge() -> None:
    """The last tile of the longest line lies twelve cells away, and nothing fits beyond."""
    names = ("scholar", "sergeant", "goblin", "imp", "squire", "potion_crate", "lost_purse", "bounty_hunter",
             "q_patron", "q_crossroads", "cartographer")  # fmt: skip
    line = [f"{tile} {x + 1},0" for x, tile in enumerate(names)]
    table = turn("key_ring", *line, stock=RICH, opened=(0, 1))
    for tile in ("market", "inn", "key_ring", "golden_idol"):
        compare(table, 0, tile)
    table = turn("market", *line, stock=RICH, opened=(0, 1))
    table.play("0: play")
    assert "put 12,0" in table.legal(0)
    table.play("0: put 12,0")
    assert placed("market 12,0") in table.player(0)["tiles"]
    compare(table, 0, "inn")


@pytest.mark.rule("TOG-6.3", "TOG-8.12")
def test_areas_do_not_touch_each_other() -> None:
    """A tile of another player counts for nothing."""
    table = turn("imp", stock=RICH)
    table.patch(p1={"tiles": [placed("barbarian 0,0"), placed("goblin 0,-1")]})
    table.play("0: play")
    assert sorted(table.legal(0)) == ["put -1,0", "put 0,-1", "put 0,1", "put 1,0"]
