"""Chapter 4: every way to move, against walks on the printed roads."""

import pytest

from tablee.text import Text
from tests.rules.defenders.printed import LOCATIONS
from tests.rules.defenders.table import GAME, Table, day

NEAR = {line.split()[0]: line.partition(": ")[2].split() for line in LOCATIONS.strip().splitlines()}
HOUSES = ("monarch_city", "chimera_inn", "eagle_nest_inn", "gryphon_inn")


def walk(start: str, steps: int, barred: tuple[str, ...] = ()) -> list[str]:
    """The places along one to so many roads, without those barred."""
    reached = {start}
    for _ in range(steps):
        reached |= {there for here in reached for there in NEAR[here] if there not in barred}
    return sorted(reached - {start})


def destinations(table: Table) -> list[str]:
    """The places a hero may go to now."""
    assert table.kind() == "destination"
    return sorted(text.removeprefix("to ") for text in table.legal(0))


# By road ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-4.1", "DOR-D07", "DOR-4.8")
@pytest.mark.parametrize("start", NEAR)
def test_on_foot_to_an_adjacent_place(start: str) -> None:
    table = day("paladin", at=start)
    table.play("0: foot")
    assert destinations(table) == sorted(NEAR[start])
    assert table.refused(0, f"to {start}") == "DOR-4.8"
    far = next(place for place in NEAR if place not in (start, *NEAR[start]))
    assert table.refused(0, f"to {far}") == "DOR-4.1"
    log = table.play(f"0: to {NEAR[start][0]}")
    assert log[0] == f"moved seat=0 location={NEAR[start][0]} way=foot"
    assert table.at() == NEAR[start][0]
    assert table.tokens() == (4, 1, 0)


@pytest.mark.rule("DOR-4.2", "DOR-D06", "DOR-16.1")
def test_by_horse_along_one_or_two_roads() -> None:
    for start in NEAR:
        table = day("ranger", at=start, p0={"hand": ["ghost_marsh_horse", "ghost_marsh_gate", "battle_luck"]})
        table.play("0: horse")
        assert table.legal(0) == ["card ghost_marsh_horse"]
        table.play("0: card ghost_marsh_horse")
        assert destinations(table) == walk(start, 2)
        assert table.refused(0, f"to {start}") == "DOR-4.8"
        table.play(f"0: to {walk(start, 2)[-1]}")
        assert table.at() == walk(start, 2)[-1]
        assert table.hand() == ["ghost_marsh_gate", "battle_luck"]
        assert table.dump["discard"] == {"ghost_marsh_horse": 1}
        assert table.tokens() == (4, 1, 0)


@pytest.mark.rule("DOR-4.3")
def test_by_eagle_along_one_to_four_roads() -> None:
    for start in NEAR:
        table = day("ranger", at=start, p0={"hand": ["mermaid_harbor_eagle"]})
        table.play("0: eagle", "0: card mermaid_harbor_eagle")
        assert destinations(table) == walk(start, 4)
        far = set(NEAR) - set(walk(start, 4)) - {start}
        for place in far:
            assert table.refused(0, f"to {place}") == "DOR-4.3"
        table.play(f"0: to {walk(start, 4)[0]}")
        assert table.hand() == []
        assert table.tokens() == (4, 1, 0)


# By gate ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-4.4")
def test_a_gate_card_leads_to_its_place_or_to_any_gate() -> None:
    gates = ["dancing_stone", "ghost_marsh", "gryphon_inn"]
    table = day(
        "paladin", at="dark_woods", gates=gates, p0={"hand": ["serpent_swamp_gate", "fire_river_horse"]}
    )
    table.play("0: gate_card")
    assert table.legal(0) == ["card serpent_swamp_gate"]
    table.play("0: card serpent_swamp_gate")
    assert destinations(table) == sorted([*gates, "serpent_swamp"])
    assert table.refused(0, "to windy_pass") == "DOR-4.4"
    table.play("0: to serpent_swamp")
    assert table.hand() == ["fire_river_horse"]
    assert table.dump["discard"] == {"serpent_swamp_gate": 1}


@pytest.mark.rule("DOR-4.4", "DOR-4.8")
def test_a_gate_card_never_leads_where_the_hero_is() -> None:
    table = day("paladin", at="serpent_swamp", gates=["serpent_swamp"], p0={"hand": ["serpent_swamp_gate"]})
    assert table.refused(0, "gate_card") == "DOR-4.4"
    table.patch(gates=["serpent_swamp", "dancing_stone"])
    table.play("0: gate_card", "0: card serpent_swamp_gate")
    assert destinations(table) == ["dancing_stone"]


@pytest.mark.rule("DOR-4.5")
def test_from_gate_to_gate_without_a_card() -> None:
    table = day("paladin", at="dancing_stone", gates=["dancing_stone", "ghost_marsh", "monarch_city"])
    table.play("0: gate")
    assert destinations(table) == ["ghost_marsh", "monarch_city"]
    assert table.refused(0, "to orc_valley") == "DOR-4.5"
    table.play("0: to ghost_marsh")
    assert table.at() == "ghost_marsh"
    assert table.tokens() == (4, 1, 0)
    table.play("0: foot", "0: to amarak_peak")
    assert table.refused(0, "gate") == "DOR-4.5"
    alone = day("paladin", at="dancing_stone")
    assert alone.refused(0, "gate") == "DOR-4.5"


# What does not matter --------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-4.6")
def test_nothing_on_the_way_hinders() -> None:
    full = dict.fromkeys(("crystal_hills", "mermaid_harbor", "angel_tear_falls"), "3 green")
    table = day("paladin", "ranger", minions=full, crystals={"crystal_hills": 4, "mermaid_harbor": 2})
    table.patch(generals={"balazarg": {"step": 2}}, p1={"at": "angel_tear_falls"})
    table.play("0: steed")
    assert destinations(table) == walk("fire_river", 2)
    table.play("0: to bounty_bay")
    table.play("0: steed")
    assert "angel_tear_falls" in destinations(table)


@pytest.mark.rule("DOR-4.7")
def test_special_cards_pay_for_no_movement() -> None:
    table = day("ranger", p0={"hand": ["magic_gate", "hammer_of_valor", "battle_luck"]})
    assert table.refused(0, "horse") == "DOR-4.2"
    assert table.refused(0, "eagle") == "DOR-4.3"
    assert table.refused(0, "gate_card") == "DOR-4.4"
    table.patch(p0={"hand": ["magic_gate", "fire_river_horse", "ghost_marsh_gate"]})
    table.play("0: horse")
    assert table.refused(0, "card magic_gate") == "DOR-4.4"
    assert table.lacks("card ghost_marsh_gate")


@pytest.mark.rule("DOR-3.4")
def test_nobody_moves_without_an_action() -> None:
    table = day("paladin", p0={"ready": 1, "lost": 4})
    log = table.play("0: foot", "0: to crystal_hills")
    assert "day-ended seat=0" in log


# Skills that move ------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-17.13", "DOR-17.14")
def test_noble_steed_several_times_for_an_action_each() -> None:
    table = day("paladin")
    for there in ("bounty_bay", "fire_river", "bounty_bay"):
        table.play("0: steed")
        assert destinations(table) == walk(table.at(), 2)
        assert table.refused(0, f"to {table.at()}") == "DOR-4.8"
        assert table.refused(0, "to eagle_nest_inn") == "DOR-17.13"
        table.play(f"0: to {there}")
    assert table.tokens() == (2, 3, 0)
    assert day("ranger").refused(0, "steed") == "DOR-17.13"


@pytest.mark.rule("DOR-17.8", "DOR-17.14")
def test_eagle_flight_several_times_for_an_action_each() -> None:
    table = day("eagle_rider")
    for there in ("monarch_city", "fire_river"):
        table.play("0: flight")
        assert destinations(table) == walk(table.at(), 4)
        table.play(f"0: to {there}")
    assert table.tokens() == (2, 2, 0)
    table.play("0: flight")
    assert table.refused(0, "to dark_woods") == "DOR-17.8"
    assert day("ranger").refused(0, "flight") == "DOR-17.8"


@pytest.mark.rule("DOR-17.31", "DOR-17.32")
def test_teleport_once_a_turn_to_any_place() -> None:
    table = day("wizard", gates=[])
    table.play("0: teleport")
    assert destinations(table) == sorted(place for place in NEAR if place != "fire_river")
    table.play("0: to eagle_nest_inn")
    assert (table.at(), table.tokens(), table.hand()) == ("eagle_nest_inn", (4, 1, 0), [])
    assert table.refused(0, "teleport") == "DOR-17.31"
    table.night("ds47")
    table.play("0: keep")
    assert table.has("teleport")
    assert day("ranger").refused(0, "teleport") == "DOR-17.31"


@pytest.mark.rule("DOR-18.18")
def test_the_unicorn_carries_along_two_roads_without_a_card() -> None:
    table = day("ranger", p0={"completed": ["unicorn_steed"]})
    table.play("0: ride")
    assert destinations(table) == walk("fire_river", 2)
    assert table.refused(0, "to dark_woods") == "DOR-18.18"
    table.play("0: to bounty_bay")
    assert (table.at(), table.tokens()) == ("bounty_bay", (4, 1, 0))
    assert day("ranger").refused(0, "ride") == "DOR-18.18"


@pytest.mark.rule("DOR-17.26", "DOR-D07")
@pytest.mark.parametrize("shape", ["red", "green", "blue", "black"])
def test_in_an_enemy_shape_no_way_leads_into_or_through_the_city_and_inns(shape: str) -> None:
    everything = ["fire_river_horse", "mermaid_harbor_eagle", "serpent_swamp_gate"]
    gates = ["monarch_city", "gryphon_inn", "dancing_stone"]
    for start in NEAR:
        table = day("sorceress", at=start, gates=gates, p0={"hand": everything, "shape": shape})
        for first, card, steps in (("horse", "fire_river_horse", 2), ("eagle", "mermaid_harbor_eagle", 4)):
            reach = walk(start, steps, HOUSES)
            if not reach:
                assert table.lacks(first)
                continue
            twin = Table(table.state.clone())
            twin.play(f"0: {first}", f"0: card {card}")
            assert destinations(twin) == reach
        reach = walk(start, 1, HOUSES)
        assert table.has("foot") is bool(reach)
    table = day("sorceress", at="gryphon_forest", gates=gates, p0={"hand": everything, "shape": shape})
    table.play("0: foot")
    assert table.refused(0, "to gryphon_inn") == "DOR-17.26"
    table.play("0: to serpent_swamp", "0: gate_card", "0: card serpent_swamp_gate")
    assert destinations(table) == ["dancing_stone"]
    assert table.refused(0, "to monarch_city") == "DOR-17.26"
    table.play("0: to dancing_stone")
    assert table.lacks("gate")


@pytest.mark.rule("DOR-17.26", "DOR-4.2", "DOR-D07")
def test_what_lies_behind_the_city_is_not_too_far_but_closed() -> None:
    table = day("sorceress", at="father_oak_forest", p0={"shape": "red", "hand": ["fire_river_horse"]})
    table.play("0: horse", "0: card fire_river_horse")
    assert "dancing_stone" in walk("father_oak_forest", 2)
    assert table.refused(0, "to dancing_stone") == "DOR-17.26"
    assert table.refused(0, "to monarch_city") == "DOR-17.26"
    assert table.refused(0, "to fire_river") == "DOR-4.2"  # this is too far indeed
    for lang, way, city in (
        ("en", "the way there leads through Monarch City or an inn", "neither Monarch City nor an inn"),
        ("fr", "le chemin passe par la Cité Royale ou une Auberge", "ni dans la Cité Royale ni dans une"),
    ):
        text = Text(GAME, lang, strict=True)
        for place in GAME.box.locations:
            told = text.refusal("DOR-17.26", GAME.space.parse(f"to {place}"))
            assert (city if place in HOUSES else way) in told, told


@pytest.mark.rule("DOR-17.26", "DOR-17.27")
def test_without_a_shape_she_walks_where_she_likes() -> None:
    table = day("sorceress", at="dancing_stone")
    table.play("0: foot")
    assert table.has("to monarch_city")
    inside = day("sorceress", at="monarch_city", p0={"shape": "red"})
    inside.play("0: foot")
    assert destinations(inside) == sorted(NEAR["monarch_city"])
