"""The data files against what is printed, the counts of the box, and one clear line for broken content."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from tablee.content import ContentError
from tablee.games import data_folder, load
from tests.rules.defenders.printed import (
    CARDS,
    DARKNESS,
    GENERALS,
    HEROES,
    HUNTS,
    LOCATIONS,
    PATHS,
    QUESTS,
    SPECIAL_DARKNESS,
    SPECIALS,
)
from tests.rules.defenders.table import BOX, GAME

FILES = (
    "darkness.toml",
    "enemies.toml",
    "hero_cards.toml",
    "heroes.toml",
    "locations.toml",
    "quests.toml",
    "war.toml",
)
CATALOGUE: dict[str, Any] = GAME.catalogue()


def rows(text: str) -> list[list[str]]:
    return [line.split() for line in text.strip().splitlines()]


# Board -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-R22", "DOR-R23", "DOR-R26", "DOR-5.5", "DOR-13.11")
def test_every_location_with_its_roads() -> None:
    given = rows(LOCATIONS)
    assert set(CATALOGUE["locations"]) == {row[0] for row in given}
    for name, colour, x, y, features, distance, *near in given:
        place = CATALOGUE["locations"][name]
        assert (place["colour"], place["x"], place["y"]) == (colour, int(x), int(y)), name
        assert place["inn"] is ("inn" in features), name
        assert place["chest"] is ("chest" in features), name
        assert sorted(place["roads"]) == near, name
        i = BOX.locations.index(name)
        assert BOX.roads.distance(BOX.city, i) == int(distance.rstrip(":")), name
    assert CATALOGUE["city"] == "monarch_city"
    assert sum(len(place["roads"]) for place in CATALOGUE["locations"].values()) == 2 * 74
    colours = Counter(place["colour"] for place in CATALOGUE["locations"].values())
    assert colours == {"red": 10, "green": 11, "blue": 10, "black": 10, "purple": 4}
    assert "whispering_woods" not in CATALOGUE["locations"]["orc_valley"]["roads"]
    assert "brookdale_village" in CATALOGUE["locations"]["blood_flats"]["roads"]


@pytest.mark.rule("DOR-13.14")
def test_locations_and_neighbours_are_in_alphabetical_order() -> None:
    assert BOX.locations == sorted(BOX.locations)
    for near in BOX.near:
        assert near == sorted(near)


# Enemies ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-9.1", "DOR-9.8", "DOR-9.16")
@pytest.mark.parametrize("name", GENERALS)
def test_every_general(name: str) -> None:
    colour, life, target, red, skill, wounds, cards = GENERALS[name]
    assert CATALOGUE["generals"][name] == {
        "colour": colour,
        "life": life,
        "target": target,
        "red": red,
        "skill": skill,
        "wounds": wounds,
        "cards": cards,
        "path": PATHS[name],
    }


@pytest.mark.rule("DOR-R38", "DOR-2.8")
def test_paths_share_nothing_but_the_city() -> None:
    assert set(CATALOGUE["generals"]) == set(PATHS)
    for one, other in combinations(PATHS, 2):
        shared = set(CATALOGUE["generals"][one]["path"]) & set(CATALOGUE["generals"][other]["path"])
        assert shared == {"monarch_city"}


@pytest.mark.rule("DOR-6.2", "DOR-2.2", "DOR-R20")
def test_minions() -> None:
    targets = {name: minion["target"] for name, minion in CATALOGUE["minions"].items()}
    assert targets == {"red": 4, "green": 3, "blue": 5, "black": 4}
    assert {minion["count"] for minion in CATALOGUE["minions"].values()} == {25}


# Heroes and cards ------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-2.4", "DOR-R41")
def test_heroes() -> None:
    shown = {name: (hero["life"], *hero["skills"]) for name, hero in CATALOGUE["heroes"].items()}
    assert shown == HEROES
    assert sum(life for life, *_ in HEROES.values()) == 42


@pytest.mark.rule("DOR-R21", "DOR-R25", "DOR-4.7", "DOR-8.2")
def test_location_cards() -> None:
    places = {location for location, *_ in rows(CARDS)}
    printed = {
        f"{location}_{travel}": {
            "colour": colour,
            "location": location,
            "travel": travel,
            "dice": int(dice),
            "count": int(count),
            "against": next(name for name, general in GENERALS.items() if general[0] == colour),
        }
        for location, colour, travel, dice, count in rows(CARDS)
    }
    shown = {name: card for name, card in CATALOGUE["cards"].items() if card["location"]}
    assert shown == printed
    copies: Counter[str] = Counter()
    for card in shown.values():
        copies[card["location"]] += card["count"]
    assert len(places) == 40
    assert set(copies.values()) == {2}
    assert "mountains_of_mist" not in places
    icons: Counter[str] = Counter()
    dice: Counter[str] = Counter()
    for card in shown.values():
        icons[card["travel"]] += card["count"]
        dice[card["colour"]] += card["count"] * card["dice"]
    assert icons == {"gate": 39, "horse": 30, "eagle": 11}
    assert dice == {"red": 24, "green": 25, "blue": 22, "black": 22}


@pytest.mark.rule("DOR-R39", "DOR-R40", "DOR-5.7", "DOR-R31")
def test_special_cards() -> None:
    printed = {
        name: {
            "colour": "purple",
            "location": None,
            "travel": None,
            "dice": int(dice),
            "count": int(count),
            "against": None if general == "any" else general,
        }
        for name, general, dice, count in rows(SPECIALS)
    }
    shown = {name: card for name, card in CATALOGUE["cards"].items() if not card["location"]}
    assert shown == printed
    assert sum(card["count"] for card in shown.values()) == 16
    assert sum(card["count"] for card in CATALOGUE["cards"].values()) == 96


# Darkness --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-R24", "DOR-R28", "DOR-12.4", "DOR-12.6")
def test_cards_with_two_locations() -> None:
    printed = {}
    for card, a, minions_a, red, b, minions_b, black, general, to, escort, colour in rows(DARKNESS):
        printed[card] = {
            "kind": "two_locations",
            "a": a,
            "minions_a": int(minions_a),
            "b": b,
            "minions_b": int(minions_b),
            "general": general,
            "to": to,
            "escort": int(escort),
        }
        assert CATALOGUE["locations"][a]["colour"] == red
        assert CATALOGUE["locations"][b]["colour"] == black
        assert CATALOGUE["generals"][general]["colour"] == colour
    shown = {name: card for name, card in CATALOGUE["dark"].items() if card["kind"] == "two_locations"}
    assert shown == printed
    assert len(shown) == 46
    assert not any("mountains_of_mist" in (card["a"], card["b"]) for card in shown.values())


@pytest.mark.rule("DOR-15.1", "DOR-15.2", "DOR-15.3", "DOR-15.4")
def test_special_darkness_cards() -> None:
    shown = {
        name: (card["kind"], card["general"], card["to"], card["escort"])
        for name, card in CATALOGUE["dark"].items()
        if card["kind"] != "two_locations"
    }
    printed = {}
    for card, kind, general, to, escort in rows(SPECIAL_DARKNESS):
        moves = general != "-"
        printed[card] = (kind, general, to, int(escort)) if moves else (kind, None, None, 0)
    assert shown == printed
    assert len(CATALOGUE["dark"]) == 56


@pytest.mark.rule("DOR-R24")
def test_each_general_is_on_thirteen_cards() -> None:
    steps = Counter((card["general"], card["to"]) for card in CATALOGUE["dark"].values() if card["general"])
    for name, path in PATHS.items():
        assert sum(n for (general, _), n in steps.items() if general == name) == 13
        assert steps[name, "monarch_city"] == 2
        assert steps[name, "next"] == 2
        between = [steps[name, place] for place in path[1:-1]]
        assert between == ([2, 3, 4] if name == "sapphire" else [3, 3, 3])


# Quests and war --------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-18.6", "DOR-18.29")
def test_quests_with_dice() -> None:
    shown = CATALOGUE["quests"]
    for name, place, dice, need, failure, reward in rows(QUESTS):
        quest = shown[name]
        assert quest["place"] == place
        assert quest["dice"] == (None if dice == "-" else int(dice)), name
        assert quest["need"] == int(need), name
        assert quest["lost"] is (failure == "lost"), name
        assert quest["reward"] == reward, name


@pytest.mark.rule("DOR-18.20", "DOR-18.21", "DOR-18.22", "DOR-18.24", "DOR-18.26", "DOR-18.17")
def test_other_quests() -> None:
    shown = CATALOGUE["quests"]
    for name, (defeat, reward) in HUNTS.items():
        assert {colour: n for colour, n in shown[name]["defeat"].items() if n} == defeat
        assert shown[name]["reward"] == reward
    for general in GENERALS:
        assert shown[f"scout_{general}"]["general"] == general
        assert shown[f"scout_{general}"]["reward"] == "fetch"
    assert shown["find_magic_gate"]["build"] == "red"
    assert shown["find_magic_gate"]["reward"] == "more_dice"
    assert shown["rumors"]["steps"] == ["eagle_nest_inn", "chimera_inn", "gryphon_inn"]
    assert shown["organize_militia"]["steps"] == ["pleasant_hill", "mccorm_highlands", "greenleaf_village"]
    rumors, militia = BOX.quests.index("rumors"), BOX.quests.index("organize_militia")
    assert BOX.quest_marks[rumors] == [2, 3, 0]
    assert BOX.quest_marks[militia] == [0, 3, 1]
    assert BOX.quest_amount[rumors] == 4
    assert len(shown) == 24


@pytest.mark.rule("DOR-12.1", "DOR-12.2", "DOR-14.1", "DOR-2.2", "DOR-11.2")
def test_the_war() -> None:
    assert list(CATALOGUE["slots"].values()) == [
        {"cards": 1, "full": 1},
        {"cards": 2, "full": 1},
        {"cards": 2, "full": 1},
        {"cards": 3, "full": 2},
    ]
    assert (CATALOGUE["crystals"], CATALOGUE["gates"], CATALOGUE["hand_limit"]) == (12, 5, 10)


# Broken content --------------------------------------------------------------------------------------------

Edit = Callable[..., Path]


@pytest.fixture
def edit(tmp_path: Path) -> Edit:
    """A copy of the data folder with one text replaced in one entry; the folder to load content from."""
    folder = tmp_path / "defenders"
    folder.mkdir()
    for name in FILES:
        text = data_folder("defenders").joinpath(name).read_text(encoding="utf-8")
        (folder / name).write_text(text, encoding="utf-8")

    def replace(name: str, entry: str, old: str, new: str) -> Path:
        path = folder / name
        text = path.read_text(encoding="utf-8")
        start = text.index(f'id = "{entry}"') if entry else 0
        assert old in text[start:]
        path.write_text(text[:start] + text[start:].replace(old, new, 1), encoding="utf-8")
        return tmp_path

    return replace


def fault_of(content: Path) -> str:
    """The one line a broken content folder is refused with."""
    with pytest.raises(ContentError) as error:
        load("defenders", content)
    message = str(error.value)
    assert "\n" not in message
    return message


BROKEN = [
    ("locations.toml", "amarak_peak", '"ghost_marsh"', '"atlantis"', "'atlantis' is unknown"),
    ("locations.toml", "amarak_peak", '"ghost_marsh"', '"eagle_peak_pass"', "stands here twice"),
    ("locations.toml", "amarak_peak", 'id = "amarak_peak"', 'id = "ancient_ruins"', "used twice"),
    ("locations.toml", "ghost_marsh", 'colour = "red"', 'colour = "purple"', "purple are the city"),
    ("enemies.toml", "balazarg", '"raven_forest"', '"dark_woods"', "must follow roads"),
    ("enemies.toml", "balazarg", 'colour = "red"', 'colour = "green"', "one general"),
    ("heroes.toml", "cleric", '"turn_undead"', '"sing"', "'sing' is unknown"),
    ("heroes.toml", "", 'id = "wisdom"', 'id = "folly"', "is needed once"),
    ("hero_cards.toml", "ancient_ruins_eagle", 'location = "ancient_ruins"', 'location = "gryphon_inn"',
     "city and inns have no cards"),
    ("hero_cards.toml", "ancient_ruins_eagle", 'id = "ancient_ruins_eagle"', 'id = "ancient_ruins_horse"',
     "used twice"),
    ("hero_cards.toml", "battle_luck", 'id = "battle_luck"', 'id = "battle_lack"', "is needed once"),
    ("darkness.toml", "ds01", 'a = "ancient_ruins"', 'a = "gryphon_inn"', "coloured locations only"),
    ("darkness.toml", "ds01", 'a = "ancient_ruins"', 'a = "seabird_port"', "must differ"),
    ("darkness.toml", "ds01", 'to = "raven_forest"', 'to = "dark_woods"', "is not on the path"),
    ("darkness.toml", "ds01", 'a = "ancient_ruins"\n', "", "belong to cards with two locations"),
    ("quests.toml", "amulet_of_the_gods", 'place = "dark_woods"', 'build = "red"\nplace = "dark_woods"',
     "one of place"),
    ("quests.toml", "amulet_of_the_gods", 'reward = "amulet"', 'reward = "crown"', "'crown' is unknown"),
    ("war.toml", "early", "full = 1", "full = 2", "more cards used fully"),
    ("war.toml", "", 'city = "monarch_city"', 'city = "rome"', "'rome' is unknown"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "entry", "old", "new", "says"), BROKEN, ids=[row[4] for row in BROKEN])
def test_broken_content_is_refused(edit: Edit, name: str, entry: str, old: str, new: str, says: str) -> None:
    message = fault_of(edit(name, entry, old, new))
    assert says in message
    assert name in message


def test_too_few_cards_with_two_locations_are_refused(edit: Edit, tmp_path: Path) -> None:
    path = edit("darkness.toml", "ds01", 'source = "public"', 'source = "public"') / "defenders/darkness.toml"
    kept = []
    for number, entry in enumerate(path.read_text(encoding="utf-8").split("[[card]]\n")):
        if number == 0 or number > 35:
            kept.append(entry)
    path.write_text("[[card]]\n".join(kept), encoding="utf-8")
    assert "too few cards" in fault_of(tmp_path)


def test_an_island_is_refused(edit: Edit, tmp_path: Path) -> None:
    content = edit("locations.toml", "amarak_peak", '"ghost_marsh", ', "")
    assert "no road leads from here to the city" in fault_of(content)
