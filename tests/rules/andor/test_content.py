"""Boards, sheets, creatures, tokens and tracks, compared with what the specification prints (C1 to C6)."""

import json
from typing import Any

import pytest

from tests.rules.andor.boards import CASTLE, VILLAGE
from tests.rules.andor.table import GAME

BOARDS = {"castle": CASTLE, "village": VILLAGE}
CATALOGUE: dict[str, Any] = json.loads(json.dumps(GAME.catalogue()))
"""As a client gets it."""
SPACES: dict[str, dict[str, Any]] = {space["id"]: space for space in CATALOGUE["spaces"]}


def rows(face: str) -> list[tuple[str, list[int], int | None, list[int], list[int], str]]:
    """Space, place, arrow, neighbours, those over a bridge, mark."""
    out = []
    for line in BOARDS[face].strip().splitlines():
        space, place, arrow, near, *mark = line.split()
        x, y = place.split(",")
        around = near.split(",")
        out.append(
            (
                space,
                [int(x), int(y)],
                None if arrow == "-" else int(arrow),
                [int(other.rstrip("b")) for other in around],
                [int(other[:-1]) for other in around if other[-1] == "b"],
                mark[0] if mark else "",
            )
        )
    return out


@pytest.mark.rule("AND-1.5", "AND-R36")
def test_each_face_has_its_spaces_and_no_others() -> None:
    assert [space for space in SPACES if SPACES[space]["face"] == "castle"] == [str(i) for i in range(73)]
    assert [space for space in SPACES if SPACES[space]["face"] == "village"] == [
        str(i) for i in range(401, 464)
    ]


@pytest.mark.rule("AND-4.1", "AND-4.2", "AND-10.3", "AND-18.2", "AND-R35", "AND-R36")
@pytest.mark.parametrize("face", ["castle", "village"])
def test_neighbours_arrows_and_bridges_of_every_space(face: str) -> None:
    for name, place, arrow, near, bridges, _ in rows(face):
        space = SPACES[name]
        assert [space["x"], space["y"]] == place, name
        assert space["arrow"] == arrow, name
        assert sorted(space["near"]) == sorted(near), name
        assert sorted(space["bridges"]) == sorted(bridges), name


@pytest.mark.rule("AND-2.5", "AND-15.1", "AND-19.1", "AND-4.9")
@pytest.mark.parametrize("face", ["castle", "village"])
def test_marks_of_every_space(face: str) -> None:
    snow = []
    for name, *_, mark in rows(face):
        if mark.startswith("start:"):
            assert SPACES[name]["start"] == mark.removeprefix("start:")
            assert SPACES[name]["mark"] is None
        elif mark == "snow":
            assert SPACES[name]["mark"] is None
            snow.append(int(name))
        else:
            assert (SPACES[name]["mark"] or "") == mark, name
            assert SPACES[name]["start"] is None
    assert [entry["snow"] for entry in CATALOGUE["faces"] if entry["id"] == face] == [snow]


@pytest.mark.rule("AND-1.5")
def test_home_and_grave_of_both_faces() -> None:
    assert [(face["id"], face["home"], face["grave"]) for face in CATALOGUE["faces"]] == [
        ("castle", 0, 80),
        ("village", 401, 400),
    ]


@pytest.mark.rule("AND-4.2")
def test_rivers_are_drawn_as_printed() -> None:
    castle, village = (face["rivers"] for face in CATALOGUE["faces"])
    assert castle == [
        [[420, 0], [440, 120], [465, 197], [545, 262], [517, 347], [455, 440], [445, 560], [430, 700]],
        [[785, 305], [688, 283], [600, 280], [545, 262]],
    ]
    assert village == [
        [[345, 0], [350, 107], [350, 200], [368, 290]],
        [[410, 505], [395, 560], [375, 628], [370, 700]],
    ]


@pytest.mark.rule("AND-1.3", "AND-13.1", "AND-13.2", "AND-13.4", "AND-13.8", "AND-R1", "AND-R3")
def test_sheets_of_the_four_kinds() -> None:
    sheets = {
        kind["id"]: (kind["rank"], kind["colour"], kind["dice"], kind["overtime"], kind["fire"])
        for kind in CATALOGUE["kinds"]
    }
    assert sheets == {
        "dwarf": (7, "yellow", [1, 2, 3], 1, 1),
        "warrior": (14, "blue", [2, 3, 4], 2, 2),
        "mage": (34, "violet", [1, 1, 1], 2, 1),
        "fire_keeper": (60, "green", [2, 2, 3], 2, 1),
    }
    assert {hero["id"]: hero["kind"] for hero in CATALOGUE["heroes"]} == {
        "thorn": "warrior",
        "mairen": "warrior",
        "teyan": "fire_keeper",
        "tenaya": "fire_keeper",
        "liphardus": "mage",
        "eara": "mage",
        "kram": "dwarf",
        "bait": "dwarf",
    }


@pytest.mark.rule("AND-9.5", "AND-9.6", "AND-R25", "AND-R26", "AND-R27")
def test_table_of_the_ordinary_creatures() -> None:
    table = {
        kind["id"]: (kind["sp"], kind["wp"], kind["dice"], kind["reward"], kind["figures"])
        for kind in CATALOGUE["creatures"]
        if kind["id"] in ("gor", "wargor", "steppe_buffalo", "fur_troll")
    }
    assert table == {
        "gor": (2, 4, [[1, 2, "red"]], {"wp": 2, "sp": 0}, 10),
        "wargor": (2, 6, [[1, 2, "red"]], {"wp": 4, "sp": 1}, 7),
        "steppe_buffalo": (6, 8, [[1, 2, "red"]], {"wp": 6, "sp": 2}, 4),
        "fur_troll": (12, 14, [[1, 2, "red"], [14, 3, "red"]], {"wp": 8, "sp": 3}, 4),
    }


@pytest.mark.rule("AND-9.5")
@pytest.mark.parametrize(
    ("legend", "boss", "sp", "wp", "dice", "step"),
    [
        ("L1", "shron", (10, 15, 19), (10, 12, 14), [1, 2, 0], "fur_troll"),
        ("L2", "tuavahr", (9, 14, 18), (10, 14, 14), [1, 2, 0, 14, 3, 0], "steppe_buffalo"),
        ("L3", "shron_risen", (9, 14, 18), (12, 14, 16), [1, 1, 1], ""),
        ("L4", "myrk", (3, 8, 12), (10, 12, 12), [1, 1, 1, 7, 2, 1], ""),
    ],
)
def test_bosses_have_the_values_their_legend_sets(
    legend: str, boss: str, sp: tuple[int, ...], wp: tuple[int, ...], dice: list[int], step: str
) -> None:
    box = GAME.box
    number = box.creatures.index(boss)
    kinds = ["gor", "wargor", "steppe_buffalo", "fur_troll"]
    for seats in (2, 3, 4):
        plan = box.plan(box.legends.index(legend), seats)
        assert (plan.sp[number], plan.wp[number]) == (sp[seats - 2], wp[seats - 2])
        assert plan.dice[number] == dice
        assert (plan.reward_wp[number], plan.reward_sp[number]) == (0, 0)
        assert plan.step[number] == (kinds.index(step) if step else -1)


@pytest.mark.rule("AND-17.2", "AND-19.2")
def test_pools_of_snow_and_ice() -> None:
    tokens = CATALOGUE["tokens"]
    assert {token["id"]: token["snow"] for token in tokens if token["snow"]} == {
        "snowstorm": 6,
        "firewood": 3,
        "wp_minus_2": 2,
        "plant_blue": 2,
        "plant_red": 2,
        "plant_white": 2,
        "tablet_buffalo": 1,
        "tablet_seamonster": 1,
        "tablet_griffon": 1,
        "sp_plus_1": 2,
        "gem": 2,
    }
    assert {token["id"]: token["ice"] for token in tokens if token["ice"]} == {
        "snowstorm": 3,
        "gem": 1,
        "sp_plus_1": 2,
        "askimar_blade": 1,
        "wp_minus_2": 2,
        "gourd": 1,
        "wp_minus_3": 2,
        "rider_helmet": 1,
    }


@pytest.mark.rule("AND-14.1", "AND-14.12", "AND-R19")
def test_objects_and_items() -> None:
    items = {item["id"]: (item["size"], item["count"], item["flies"]) for item in CATALOGUE["items"]}
    assert items == {
        "gourd": ("small", 5, True),
        "gourd_half": ("small", 0, True),
        "askimar_blade": ("large", 2, False),
        "firewood": ("small", 3, True),
        "rider_helmet": ("helmet", 2, True),
        "spyglass": ("small", 2, True),
        "falcon": ("large", 1, False),
        "falcon_flying": ("large", 0, False),
        "carlion": ("large", 1, False),
        "winter_stone": ("large", 1, False),
        "tablet_buffalo": ("small", 1, True),
        "tablet_seamonster": ("small", 1, True),
        "tablet_griffon": ("small", 1, True),
        "gem": ("purse", 3, True),
        "plant_blue": ("purse", 2, True),
        "plant_white": ("purse", 2, True),
        "plant_red": ("purse", 2, True),
        "plant_black": ("purse", 1, True),
        "iquar": ("follower", 2, False),
        "takota": ("follower", 1, False),
    }


@pytest.mark.rule("AND-2.2", "AND-2.3", "AND-2.4", "AND-3.1", "AND-5.17", "AND-11.3", "AND-14.14", "AND-R7")
def test_tracks_and_the_black_die() -> None:
    tracks = dict(CATALOGUE["tracks"])
    tracks.pop("source")
    assert tracks == {
        "normal_hours": 7,
        "hours": 10,
        "cold_start": 11,
        "cold_floor": 3,
        "start_sp": 1,
        "start_wp": 7,
        "most_sp": 14,
        "most_wp": 20,
        "defence": [3, 2, 1],
        "fires": 6,
        "stars": 8,
        "markers": 3,
        "black_die": [6, 6, 8, 10, 10, 12],
    }
