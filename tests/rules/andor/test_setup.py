"""The frame of the game, setting it up, and its difficulties: chapters 1, 2 and 28."""

from pathlib import Path

import pytest

from tests.rules.andor.table import (
    GAME,
    HEROES,
    ORDER,
    RANKS,
    begun,
    castle,
    fresh,
    own_legend,
    random_game,
    village,
)

OWN = """
legend: own
format: 1
face: castle
title: {fr: "Essai", en: "Trial"}
start: 14
rules: {}
victory: [there]
merchants: {18: [gourd, carlion]}
creatures: {}
cards:
- id: A1
  when: start
  title: {fr: "Un", en: "One"}
  text: {fr: "Atteignez la case 2.", en: "Reach space 2."}
  do:
  - snow: {spaces: [14, 2], pool: {gem: 2}}
  - objective: {id: there, kind: visit, space: 2}
- id: G
  when: start
  color: green
  title: {fr: "Vert", en: "Green"}
  text: {fr: "Facile.", en: "Easy."}
  do:
  - give: {to: each, wp: 2}
- id: R
  when: start
  color: red
  title: {fr: "Rouge", en: "Red"}
  text: {fr: "Difficile.", en: "Hard."}
  do:
  - lose_points: {to: each, wp: 2}
- id: B
  when: {letter: "B"}
  color: red
  title: {fr: "B", en: "B"}
  text: {fr: "B.", en: "B."}
  do:
  - lose_points: {to: each, wp: 1}
- id: Z
  when: {sunrise: {day: 1}}
  color: green
  title: {fr: "Z", en: "Z"}
  text: {fr: "Z.", en: "Z."}
  do:
  - give: {to: each, wp: 1}
"""

# The frame --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-1.1", "AND-27.2")
def test_all_lose_together() -> None:
    table = castle(letter="M")
    table.sunrise()
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.cause, outcome.winners) == ("lost_time", ())


@pytest.mark.rule("AND-1.1", "AND-27.1")
def test_all_win_together(tmp_path: Path) -> None:
    table = begun("warrior", "mage", "dwarf", game=own_legend(tmp_path, OWN), legend="own")
    table.play("2: end_day", "0: move 2", "0: stop", "chance: token gem")
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.cause, outcome.winners) == ("won", (0, 1, 2))


@pytest.mark.rule("AND-1.2", "AND-28.2")
def test_two_to_four_heroes_whoever_leads_them() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    for seats in GAME.seats:
        assert len(begun(*ORDER[:seats]).dump["heroes"]) == seats


@pytest.mark.rule("AND-1.2")
@pytest.mark.parametrize(("seats", "gors", "defence"), [(2, 3, 3), (3, 4, 2), (4, 4, 1)])
def test_what_scales_goes_by_the_number_of_heroes(seats: int, gors: int, defence: int) -> None:
    table = begun(*ORDER[:seats])
    assert len(table.creatures()) == gors
    assert table.dump["defence"] == defence


@pytest.mark.rule("AND-1.3", "AND-2.1", "AND-D3")
def test_each_kind_of_hero_is_used_once() -> None:
    table = fresh(3)
    assert table.legal(0) == [
        f"choose {hero}" for kind in ("kram bait", "thorn mairen", "liphardus eara", "teyan tenaya")
        for hero in kind.split()
    ]  # fmt: skip
    table.play("0: choose mairen")
    assert table.refused(1, "choose thorn") == "AND-1.3"
    assert table.refused(1, "choose mairen") == "AND-1.3"
    table.play("1: choose bait")
    assert table.legal(2) == ["choose liphardus", "choose eara", "choose teyan", "choose tenaya"]
    assert table.log == ["hero-taken seat=0 hero=mairen", "hero-taken seat=1 hero=bait"]
    assert table.play("2: choose eara")[-2:] == ["day-began day=1", "turn-began seat=1"]


@pytest.mark.rule("AND-1.3", "AND-28.4")
def test_both_sides_of_a_sheet_have_the_same_rules() -> None:
    pairs = zip(("thorn", "kram", "liphardus", "teyan"), ("mairen", "bait", "eara", "tenaya"), strict=True)
    for he, she in pairs:
        numbers = [GAME.box.heroes.index(name) for name in (he, she)]
        assert len({GAME.box.hero_kind[number] for number in numbers}) == 1
    mixed = begun("mairen", "kram", "eara", "teyan")
    assert [mixed.at(seat) for seat in range(4)] == ["14", "7", "34", "60"]


@pytest.mark.rule("AND-1.4", "AND-1.5")
@pytest.mark.parametrize(
    ("legend", "face", "home"), [("L1", 0, "0"), ("L2", 1, "401"), ("L3", 1, "401"), ("L4", 1, "401")]
)
def test_each_legend_names_its_face(legend: str, face: int, home: str) -> None:
    state = begun(legend=legend).state
    assert GAME.box.faces[state.plan.face] == ("castle", "village")[face]
    assert GAME.box.spaces[state.plan.home] == home


@pytest.mark.rule("AND-1.6", "AND-2.2")
@pytest.mark.parametrize("legend", ["L1", "L2", "L3", "L4"])
def test_every_legend_starts_from_scratch(legend: str) -> None:
    random_game(2, 3, legend=legend)
    for hero in begun(*ORDER, legend=legend).dump["heroes"]:
        assert (hero["sp"], hero["wp"], hero["hours"], hero["items"]) == (1, 7, 0, {})
        assert (hero["sheet_fire"], hero["ended"]) == ("none", False)


@pytest.mark.rule("AND-1.7")
def test_the_first_legend_switches_its_systems_on_by_cards() -> None:
    table = begun("warrior", "mage", legend="L1").patch(creatures={}, snow={}, markers=[])
    rules = table.dump["rules"]
    assert (rules["fires"], rules["barter"], rules["cold"]) == (0, 0, 0)
    seen = []
    for _ in range(3):
        table.sunrise()
        rules = table.dump["rules"]
        seen.append((table.dump["letter"], rules["fires"], rules["barter"], rules["cold"]))
    assert seen == [("B", 1, 0, 0), ("C", 1, 1, 0), ("D", 1, 1, 1)]


@pytest.mark.rule("AND-1.7")
@pytest.mark.parametrize("legend", ["L2", "L3", "L4"])
def test_the_other_legends_use_every_system_from_the_start(legend: str) -> None:
    rules = begun(legend=legend).dump["rules"]
    assert (rules["fires"], rules["barter"], rules["cold"]) == (1, 1, 1)


@pytest.mark.rule("AND-1.8")
@pytest.mark.parametrize("legend", ["L1", "L2", "L3", "L4"])
def test_the_permanent_objective_is_to_defend_home(legend: str) -> None:
    table = begun(legend=legend)
    assert table.told("objective ")[0] == f"objective objective={legend}.home"
    shown = GAME.view(table.state, 0)["objectives"][0]
    assert (shown["kind"], shown["status"], shown["victory"]) == ("defend", "open", False)


# Setup ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-2.1", "AND-D1", "AND-D2")
def test_legend_and_difficulty_are_chosen_first() -> None:
    options = {option.id: (option.values, option.default) for option in GAME.options}
    assert options == {
        "legend": (("L1", "L2", "L3", "L4"), "L1"),
        "difficulty": (("easy", "normal", "hard"), "normal"),
    }


@pytest.mark.rule("AND-2.1", "AND-3.6")
def test_seat_order_is_clockwise_order() -> None:
    table = castle(*ORDER)
    order = []
    for _ in range(5):
        order.append(table.state.active)
        table.play(f"{table.state.active}: pass", f"{table.state.active}: stop")
    assert order == [0, 1, 2, 3, 0]


@pytest.mark.rule("AND-2.3", "AND-R7", "AND-12.1")
@pytest.mark.parametrize("legend", ["L1", "L2", "L3", "L4"])
def test_narrator_on_a_and_the_cold_beside_hour_ten(legend: str) -> None:
    dump = begun(legend=legend).dump
    assert dump["letter"] == "A"
    assert dump["cold"] == {"hour": 11, "ignored": False}


@pytest.mark.rule("AND-2.4")
@pytest.mark.parametrize("legend", ["L1", "L3"])
def test_defence_spaces(legend: str) -> None:
    assert [begun(*ORDER[:n], legend=legend).dump["defence"] for n in (2, 3, 4)] == [3, 2, 1]


@pytest.mark.rule("AND-2.5")
def test_heroes_of_the_castle_face_start_on_the_space_of_their_rank() -> None:
    table = begun("keeper", "dwarf", "mage", "warrior")
    assert [table.at(seat) for seat in range(4)] == ["60", "7", "34", "14"]


@pytest.mark.rule("AND-2.5")
def test_a_number_puts_all_heroes_on_that_space(tmp_path: Path) -> None:
    for legend in ("L2", "L3", "L4"):
        assert {begun(*ORDER, legend=legend).at(seat) for seat in range(4)} == {"401"}
    table = begun(*ORDER, game=own_legend(tmp_path, OWN), legend="own")
    assert {table.at(seat) for seat in range(4)} == {"14"}


@pytest.mark.rule("AND-2.6")
@pytest.mark.parametrize(
    ("legend", "stock"),
    [
        ("L1", {"18": {"falcon": 1, "rider_helmet": 1, "gourd": 2, "spyglass": 1}}),
        (
            "L2",
            {
                "422": {"falcon": 1, "gourd": 2, "firewood": 1},
                "445": {"askimar_blade": 1, "rider_helmet": 1, "spyglass": 1, "gourd": 1},
            },
        ),
        (
            "L3",
            {
                "422": {"falcon": 1, "gourd": 1, "firewood": 1, "spyglass": 1},
                "445": {"askimar_blade": 1, "rider_helmet": 1, "gourd": 2},
            },
        ),
        (
            "L4",
            {
                "422": {"falcon": 1, "gourd": 2, "firewood": 1},
                "445": {"askimar_blade": 1, "rider_helmet": 1, "spyglass": 1, "gourd": 1},
            },
        ),
    ],
)
def test_merchants_get_the_stock_of_the_legend(legend: str, stock: dict[str, dict[str, int]]) -> None:
    items = begun(legend=legend).dump["items"]
    assert {space: items[space] for space in stock} == stock


@pytest.mark.rule("AND-2.7")
@pytest.mark.parametrize("legend", ["L1", "L2", "L3", "L4"])
@pytest.mark.parametrize(("difficulty", "more"), [("easy", "A5G"), ("normal", ""), ("hard", "A5R")])
def test_start_cards_are_resolved_in_the_order_of_the_file(legend: str, difficulty: str, more: str) -> None:
    table = begun(legend=legend, difficulty=difficulty)
    base = ["A1", "A2", "A3", "A4"] if legend in ("L1", "L2") else ["A1", "A2", "A3"]
    cards = [line.removeprefix(f"card-read card={legend}.") for line in table.told("card-read")]
    assert cards == base + ([more] if more else [])


@pytest.mark.rule("AND-2.8", "AND-12.4")
@pytest.mark.parametrize(
    ("legend", "letters"), [("L1", "BCDFHK"), ("L2", "CEGIK"), ("L3", "BCEGIK"), ("L4", "CEGIK")]
)
def test_a_star_on_every_letter_with_a_card(legend: str, letters: str) -> None:
    assert begun(legend=legend).dump["stars"] == list(letters)


@pytest.mark.rule("AND-2.9", "AND-R20")
def test_the_lowest_rank_starts_the_first_day() -> None:
    for heroes in (("keeper", "mage"), ("keeper", "warrior", "mage"), ("mage", "keeper", "warrior", "dwarf")):
        table = begun(*heroes)
        assert table.asked() == [min(range(len(heroes)), key=lambda seat: RANKS[heroes[seat]])]
        assert table.dump["day"] == 1


@pytest.mark.rule("AND-2.10")
def test_being_placed_by_setup_activates_nothing(tmp_path: Path) -> None:
    table = begun("warrior", "mage", game=own_legend(tmp_path, OWN), legend="own")
    assert table.at(0) == table.at(1) == "14"
    assert table.dump["snow"]["14"] == "down"
    assert table.items(0) == table.items(1) == {}
    assert table.told("snow-activated") == []
    assert table.objective("there") == "open"


@pytest.mark.rule("AND-2.11")
def test_what_is_not_placed_is_the_supply() -> None:
    table = begun(legend="L2")
    supply = GAME.view(table.state, None)["supply"]
    assert supply == {
        "gourd": 2,
        "askimar_blade": 1,
        "firewood": 2,
        "rider_helmet": 1,
        "spyglass": 1,
        "carlion": 1,
        "winter_stone": 1,
        "tablet_buffalo": 1,
        "tablet_seamonster": 1,
        "tablet_griffon": 1,
        "gem": 3,
        "plant_blue": 2,
        "plant_white": 2,
        "plant_red": 2,
        "plant_black": 1,
    }
    assert GAME.view(table.state, None)["fire_tokens"] == 3


# Difficulty -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-28.1", "AND-26.7")
@pytest.mark.parametrize(
    ("difficulty", "wp", "stars"), [("easy", 9, []), ("normal", 7, []), ("hard", 5, ["B"])]
)
def test_green_cards_are_easy_red_cards_are_hard(
    tmp_path: Path, difficulty: str, wp: int, stars: list[str]
) -> None:
    table = begun(game=own_legend(tmp_path, OWN), legend="own", difficulty=difficulty)
    assert table.wp(0) == table.wp(1) == wp
    assert table.dump["stars"] == stars
    table.sunrise()
    later = {"easy": ["Z"], "normal": [], "hard": ["B"]}[difficulty]
    assert table.read()[-1:] == (later or ["A1"])
    assert table.wp(0) == wp + {"easy": 1, "normal": 0, "hard": -1}[difficulty]


@pytest.mark.rule("AND-28.1")
def test_the_coloured_cards_of_the_four_legends() -> None:
    for legend in ("L1", "L2", "L3", "L4"):
        easy = begun(legend=legend, difficulty="easy")
        assert [easy.sp(seat) for seat in (0, 1)] == [2, 2]
    assert begun(legend="L2", difficulty="easy").items(0) == {"gourd": 1}
    assert begun(legend="L4", difficulty="easy").wp(1) == 10
    for legend in ("L1", "L4"):
        assert begun(legend=legend, difficulty="hard").dump["rules"]["stone_step_wp"] == 1
        assert begun(legend=legend).dump["rules"]["stone_step_wp"] == 0
    assert begun(legend="L2", difficulty="hard").dump["objectives"]["hearths"]["same_day"] == 1
    hard = begun(legend="L3", difficulty="hard").dump
    assert (hard["rules"]["mover_steps"], hard["cold"]["hour"]) == (2, 10)


@pytest.mark.rule("AND-28.3", "AND-26.1", "AND-D1")
def test_an_own_legend_is_played_like_any_other(tmp_path: Path) -> None:
    game = own_legend(tmp_path, OWN)
    assert game.options[0].values == ("L1", "L2", "L3", "L4", "own")
    table = begun("dwarf", "mage", game=game, legend="own")
    assert table.lying(18) == {"gourd": 1, "carlion": 1}
    table.play("0: end_day", "1: move 2", "1: stop", "chance: token gem")
    assert table.ended == "won"


@pytest.mark.rule("AND-28.4", "AND-1.3")
def test_names_of_the_heroes_make_no_difference() -> None:
    for kind, name in HEROES.items():
        other = {"kram": "bait", "thorn": "mairen", "liphardus": "eara", "teyan": "tenaya"}[name]
        mine = village(kind, "dwarf" if kind != "dwarf" else "mage").patch(h0={"wp": 15, "hours": 7})
        hers = village(other, "dwarf" if kind != "dwarf" else "mage").patch(h0={"wp": 15, "hours": 7})
        for table in (mine, hers):
            table.play("0: pass", "0: stop")
        assert mine.wp() == hers.wp()
        assert mine.state.dice_of(0) == hers.state.dice_of(0)
