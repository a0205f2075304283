"""Chapter 8: keys and chests."""

import pytest

from tests.rules.glory.table import BOX, GAME, last_turn, placed, turn

RICH = "20/20/20/20"


@pytest.mark.rule("TOG-8.1", "TOG-12.4")
def test_numbers_of_chests() -> None:
    for tile, chests in enumerate(BOX.chests):
        assert len(chests) == 2 if tile in BOX.heroes else len(chests) <= 1
    assert sum(len(BOX.chests[tile]) for tile in range(len(BOX.age)) if BOX.age[tile]) == 34
    assert BOX.chest_ids[0] == "0,0:0"
    assert BOX.chest_ids[-1] == "0,0:1"
    assert len(BOX.chest_ids) == len(BOX.cells) + 1


@pytest.mark.rule("TOG-8.2", "TOG-1.13", "TOG-8.5")
@pytest.mark.parametrize(
    ("hero", "chest", "after"),
    [
        ("paladin", 0, "4/1/0/0/0"),
        ("paladin", 1, "1/2/0/0/2"),
        ("shaman", 0, "1/4/0/0/0"),
        ("shaman", 1, "1/1/0/1/0"),
        ("barbarian", 0, "1/1/1/0/0"),
        ("barbarian", 1, "3/1/0/0/0"),
        ("thief", 0, "5/1/0/0/0"),
        ("thief", 1, "1/1/0/0/2"),
        ("mage", 0, "1/1/0/1/0"),
        ("mage", 1, "3/1/0/0/0"),
    ],
)
def test_chests_of_the_heroes(hero: str, chest: int, after: str) -> None:
    table = turn("inn", hero=hero)
    table.play("0: discard")
    assert table.legal(0) == ["open 0,0:0", "open 0,0:1"]
    told = table.play(f"0: open 0,0:{chest}")
    assert told[0] == f"chest-opened seat=0 tile={hero} number={chest}"
    assert table.stock() == after
    assert table.player(0)["tiles"][0]["opened"] == [chest]
    view = GAME.view(table.state, 3)["players"][0]
    assert (view["keys"], view["tiles"][0]["opened"]) == (1, [chest == 0, chest == 1])


@pytest.mark.rule("TOG-8.2")
def test_contents_of_all_other_chests() -> None:
    """Every tile with a chest: what its key brings is exactly what is printed."""
    resources = ("coin", "potion", "combat", "magic", "prestige")
    for name, entry in GAME.catalogue()["tiles"].items():
        parts = entry["chests"][0] if entry["chests"] else []
        if entry["kind"] == "hero" or not parts or name == "griffin":
            continue
        table = turn("inn", f"{name} 0,-1", opened=(0, 1))
        told = table.play("0: discard")
        assert told[3] == f"chest-opened seat=0 tile={name} number=0"
        has = dict.fromkeys(resources, 0) | {"coin": 1, "potion": 1}
        for part in parts:
            has[part["what"]] += part["n"]
        assert table.stock() == "/".join(str(n) for n in has.values()), name


@pytest.mark.rule("TOG-8.3", "TOG-8.12", "TOG-8.6", "TOG-D9")
def test_refusals_of_a_free_key() -> None:
    table = turn("inn", "squire 0,-1 0", "imp 0,1", "goblin -1,0")
    table.patch(p1={"tiles": [placed("barbarian 0,0"), placed("sergeant 1,0")]})
    table.play("0: discard")
    assert table.legal(0) == ["open 0,0:0", "open -1,0:0", "open 0,0:1"]
    assert table.refused(0, "open 0,-1:0") == "TOG-8.3"  # a chest holds one key
    assert table.refused(0, "open 0,1:0") == "TOG-8.12"  # the imp has no chest
    assert table.refused(0, "open 1,0:0") == "TOG-8.12"  # another player's
    assert table.refused(0, "open 5,5:0") == "TOG-8.12"
    assert table.refused(0, "end") == "TOG-8.6"
    assert table.refused(0, "discard") == "TOG-8.6"
    assert table.refused(0, "draw goblin") == "TOG-8.6"


@pytest.mark.rule("TOG-8.3")
def test_an_opened_hero_chest_pays_no_more() -> None:
    table = turn("inn", "goblin -1,0", hero="thief", opened=(0,))
    table.play("0: discard")
    assert table.legal(0) == ["open -1,0:0", "open 0,0:1"]
    assert table.refused(0, "open 0,0:0") == "TOG-8.3"
    table = turn("inn", "goblin -1,0", hero="thief", opened=(1,))
    table.play("0: discard")
    assert table.legal(0) == ["open 0,0:0", "open -1,0:0"]
    assert table.refused(0, "open 0,0:1") == "TOG-8.3"


@pytest.mark.rule("TOG-8.3")
@pytest.mark.parametrize("opened", [0, 1])
def test_both_keys_of_a_hero_stay(opened: int) -> None:
    """The second key of a hero goes to the other chest; the first stays where it lies."""
    table = turn("inn", hero="thief", opened=(opened,))
    table.play("0: discard")
    assert table.player(0)["tiles"] == [placed("thief 0,0 0 1")]


@pytest.mark.rule("TOG-8.4", "TOG-8.8", "TOG-6.6")
@pytest.mark.parametrize(
    ("tile", "neighbour", "at", "key"),
    [
        ("squire", "goblin 0,-1", "1,-1", True),  # half-key west meets half-key east
        ("imp", "ghost 0,-1", "0,-2", True),  # half-key south meets half-key north
        ("squire", "lost_purse 0,-1", "1,-1", False),  # half-key west, plain east
        ("sergeant", "goblin 0,-1", "1,-1", False),  # plain west, half-key east
        ("squire", "inn 0,-1", "1,-1", False),  # half-key west, gain connector east
        ("market", "goblin 0,-1", "1,-1", False),  # gain connector west, half-key east
        ("sergeant", "lost_purse 0,-1", "1,-1", False),
    ],
)
def test_two_half_keys_give_a_key(tile: str, neighbour: str, at: str, key: bool) -> None:
    table = turn(tile, neighbour, hero="barbarian", stock=RICH)
    told = table.play("0: play", f"0: put {at}")
    other = neighbour.split()[0]
    assert f"connected seat=0 tile={tile} other={other}" in told
    assert (f"key-found seat=0 tile={tile} other={other}" in told) is key
    assert (table.kind(0) == "place_key") is key


@pytest.mark.rule("TOG-8.4", "TOG-8.9", "TOG-D9")
@pytest.mark.parametrize(
    ("opened_other", "opened_hero", "legal"),
    [
        (False, (), ["open 0,0:0", "open 1,-1:0", "open 2,-1:0", "open 0,0:1"]),
        (True, (0,), ["open 2,-1:0", "open 0,0:1"]),
        (False, (0, 1), ["open 1,-1:0", "open 2,-1:0"]),
        (True, (), ["open 0,0:0", "open 2,-1:0", "open 0,0:1"]),
    ],
)
def test_where_a_connection_key_may_go(
    opened_other: bool, opened_hero: tuple[int, ...], legal: list[str]
) -> None:
    """The squire (2,-1) beside the goblin (1,-1); the closed chest of the knight is never allowed."""
    area = ("sergeant 0,-1", f"goblin 1,-1{' 0' if opened_other else ''}", "knight 0,1")
    table = turn("squire", *area, hero="barbarian", opened=opened_hero, stock=RICH)
    table.play("0: play", "0: put 2,-1")
    assert table.legal(0) == legal
    for chest in ("open 0,1:0", "open 0,-1:0"):
        assert table.refused(0, chest) == "TOG-8.4"
    decision = GAME.decision(table.state, 0)
    assert decision is not None
    assert decision.about == {"tile": "squire", "other": "goblin"}


@pytest.mark.rule("TOG-8.7", "TOG-8.4")
def test_a_connection_key_is_lost_although_other_chests_are_closed() -> None:
    """Ogre and quest have half-keys but no chest, those of the hero are open."""
    area = ("ogre 0,-1", "knight 0,1")
    table = turn("elder_demon", *area, hero="barbarian", opened=(0, 1), stock=RICH)
    told = table.play("0: play", "0: put 1,-1")
    # The demon's own chest is closed: the key must go there.
    assert "chest-opened seat=0 tile=elder_demon number=0" in told
    table = turn("inn", *area, hand=("q_monsterbane",), hero="barbarian", opened=(0, 1), stock=RICH)
    told = table.play("0: quest q_monsterbane", "0: put 1,-1")
    assert told[-3:] == [
        "key-found seat=0 tile=q_monsterbane other=ogre",
        "key-lost seat=0",
        "gained seat=0 gain=prestige amount=2 tile=q_monsterbane",
    ]
    assert table.player(0)["tiles"][2]["opened"] == []
    assert GAME.view(table.state, 0)["players"][0]["keys"] == 2


@pytest.mark.rule("TOG-8.7")
def test_a_key_without_a_closed_chest_is_lost_by_its_owner() -> None:
    table = last_turn(3)
    told = table.play("2: discard")
    assert [line for line in told if line.startswith(("key", "chest"))] == ["key-lost seat=2"]
    assert [GAME.view(table.state, None)["players"][seat]["keys"] for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("TOG-8.10", "TOG-7.3", "TOG-D8")
def test_each_key_of_a_placement_has_its_own_pair() -> None:
    """The locksmith's north half-key meets the sergeant's, its west half-key the thief's."""
    table = turn("locksmith", "sergeant 1,-1", "scholar 0,-1", hero="thief", stock=RICH)
    told = table.play("0: play", "0: put 1,0")
    assert not [line for line in told if line.startswith("key-found")]
    assert table.kind(0) == "choose_key_connection"
    assert table.legal(0) == ["connection north", "connection west"]
    assert table.refused(0, "connection east") == "TOG-7.3"
    assert table.refused(0, "open 0,0:0") == "TOG-7.3"
    decision = GAME.decision(table.state, 0)
    assert decision is not None
    assert decision.about == {"tile": "locksmith"}
    told = table.play("0: connection west")
    assert told == ["key-found seat=0 tile=locksmith other=thief"]
    assert table.legal(0) == ["open 0,0:0", "open 1,0:0", "open 0,0:1"]
    told = table.play("0: open 1,0:0")
    assert told == [
        "chest-opened seat=0 tile=locksmith number=0",
        "gained seat=0 gain=coin amount=2 tile=locksmith",
        "key-found seat=0 tile=locksmith other=sergeant",
    ]
    assert table.legal(0) == ["open 0,0:0", "open 1,-1:0", "open 0,0:1"]


@pytest.mark.rule("TOG-8.11", "TOG-8.5", "TOG-7.10")
def test_a_key_in_a_chest_is_a_free_key_and_comes_first() -> None:
    """The griffin's chest holds a key; it may open any chest, before the second connection key is placed."""
    area = ("griffin -1,0", "scholar 0,1")
    table = turn("inn", *area, hero="shaman", opened=(0,))
    table.play("0: discard")
    assert table.legal(0) == ["open -1,0:0", "open 0,1:0", "open 0,0:1"]
    told = table.play("0: open -1,0:0")
    assert told == ["chest-opened seat=0 tile=griffin number=0"]
    assert table.legal(0) == ["open 0,1:0", "open 0,0:1"]
    told = table.play("0: open 0,1:0")
    assert told[:2] == [
        "chest-opened seat=0 tile=scholar number=0",
        "gained seat=0 gain=prestige amount=1 tile=scholar",
    ]
    assert table.state.to_act() == [1]


@pytest.mark.rule("TOG-8.11", "TOG-7.1", "TOG-7.3")
def test_a_chain_is_completed_before_the_next_connection_key() -> None:
    """The griffin, whose chest holds a key, west of the locksmith, the sergeant north of it."""
    area = ("griffin 3,3", "sergeant 4,2", "scholar 5,5")
    table = turn("locksmith", *area, hero="mage", opened=(0, 1), stock=RICH)
    table.play("0: play", "0: put 4,3")
    assert table.legal(0) == ["connection north", "connection west"]
    table.play("0: connection west", "0: open 3,3:0")
    # The griffin's key is free: the scholar's chest is among its choices.
    assert table.legal(0) == ["open 4,2:0", "open 4,3:0", "open 5,5:0"]
    told = table.play("0: open 5,5:0")
    assert told == [
        "chest-opened seat=0 tile=scholar number=0",
        "gained seat=0 gain=prestige amount=1 tile=scholar",
        "key-found seat=0 tile=locksmith other=sergeant",
    ]


@pytest.mark.rule("TOG-8.9", "TOG-R31", "TOG-8.6")
def test_a_free_key_must_open_the_tile_just_placed_if_nothing_else_is_closed() -> None:
    table = turn("key_ring", hero="barbarian", opened=(0, 1))
    told = table.play("0: play", "0: put 0,1")
    assert told[3:6] == [
        "chest-opened seat=0 tile=key_ring number=0",
        "gained seat=0 gain=prestige amount=2 tile=key_ring",
        "gained seat=0 gain=coin amount=1 tile=key_ring",
    ]


@pytest.mark.rule("TOG-8.12")
def test_chests_of_others_are_no_choice() -> None:
    table = turn("inn", opened=(0, 1))
    before = table.player(1)["tiles"]
    told = table.play("0: discard")
    assert "key-lost seat=0" in told
    assert table.player(1)["tiles"] == before


@pytest.mark.rule("TOG-7.10", "TOG-7.4")
def test_keys_of_connectors_are_free_keys() -> None:
    """The lost city: south any 1 key; the mine: south treasure 1 key; the temple: east any 1 key."""
    table = turn("lost_city", "squire 0,1", hero="barbarian", opened=(0, 1), stock=RICH)
    told = table.play("0: play", "0: put 0,-1")
    assert "chest-opened seat=0 tile=squire number=0" in told
    table = turn("key_ring", "dwarf_mine 0,-1", "squire 0,1", hero="barbarian", opened=(0, 1), stock=RICH)
    told = table.play("0: play", "0: put 0,-2")
    assert not [
        line for line in told if line.startswith("chest")
    ]  # north of the mine: 2 prestige and its own key
    assert table.legal(0) == ["gain own", "gain neighbour_south"]
