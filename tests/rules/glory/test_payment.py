"""Chapters 4 and 5: payment, and discarding the tile taken."""

import pytest

from tests.rules.glory.table import BOX, GAME, SLOTS, selecting, turn

COST = {tile: BOX.cost[i * 4 : i * 4 + 4] for i, tile in enumerate(BOX.tiles)}
"""Combat, magic, potions and coins of each tile."""


# What a tile costs -----------------------------------------------------------------------------------------


@pytest.mark.rule("TOG-4.4")
def test_a_cost_has_at_most_two_elements_and_may_be_nothing() -> None:
    assert {sum(1 for n in cost if n) for cost in COST.values()} == {0, 1, 2}
    table = turn("lost_purse")
    assert table.play("0: play") == ["paid seat=0 tile=lost_purse coins=0 potions=0"]


@pytest.mark.rule("TOG-4.5", "TOG-4.6", "TOG-4.9", "TOG-4.10", "TOG-4.12")
@pytest.mark.parametrize(
    ("tile", "stock", "left"),
    [
        ("market", "1/0/0/0", "0/0/0/0"),
        ("temple", "0/3/0/0", "0/2/0/0"),
        ("knight", "5/4/0/0", "2/4/0/0"),
        ("goblin", "0/0/1/0", "0/0/1/0"),
        ("goblin", "0/1/0/0", "0/0/0/0"),
        ("goblin", "0/1/1/0", "0/1/1/0"),  # reinforcement only for what is missing
        ("goblin", "0/1/7/0", "0/1/7/0"),  # more than enough gives nothing back
        ("imp", "0/2/0/0", "0/1/0/0"),
        ("imp", "0/2/0/5", "0/2/0/5"),
        ("griffin", "0/5/0/0", "0/0/0/0"),
        ("griffin", "0/5/2/0", "0/2/2/0"),
        ("griffin", "0/5/0/3", "0/3/0/3"),
        ("griffin", "0/5/1/1", "0/2/1/1"),
        ("griffin", "0/5/9/1", "0/3/9/1"),  # combat to spare does not replace magic
        ("griffin", "0/5/1/9", "0/4/1/9"),
        ("squire", "3/4/0/0", "2/3/0/0"),
        ("bounty_hunter", "1/0/1/0", "0/0/1/0"),
    ],
)
def test_payment(tile: str, stock: str, left: str) -> None:
    table = turn(tile, stock=stock)
    table.play("0: play")
    assert table.player(0)["playing"] == tile
    assert table.stock() == f"{left}/0"


@pytest.mark.rule("TOG-4.5", "TOG-4.9", "TOG-4.11", "TOG-5.1", "TOG-D4")
@pytest.mark.parametrize(
    ("tile", "stock", "rule"),
    [
        ("market", "0/9/9/9", "TOG-4.5"),  # nothing replaces coins
        ("knight", "2/9/9/9", "TOG-4.5"),
        ("temple", "9/0/9/9", "TOG-4.5"),  # nothing replaces potions of a cost
        ("goblin", "9/0/0/9", "TOG-4.9"),  # neither coins nor magic replace combat
        ("imp", "9/0/9/0", "TOG-4.9"),
        ("griffin", "9/1/2/1", "TOG-4.9"),
        ("griffin", "9/4/0/0", "TOG-4.9"),
        ("squire", "1/0/0/0", "TOG-4.9"),
        ("squire", "0/9/0/0", "TOG-4.5"),
    ],
)
def test_not_payable(tile: str, stock: str, rule: str) -> None:
    table = turn(tile, stock=stock)
    assert table.legal(0) == ["discard"]
    assert table.refused(0, "play") == rule
    assert table.kind(0) == "turn_action"


@pytest.mark.rule("TOG-4.5", "TOG-4.9")
def test_potions_of_a_quest_and_of_reinforcement() -> None:
    """q_panacea costs 1 combat and 2 potions."""
    assert turn(hand=("q_panacea",), stock="0/2/1/0").legal(0) == ["play", "discard", "quest q_panacea"]
    assert turn(hand=("q_panacea",), stock="0/3/0/0").legal(0) == ["play", "discard", "quest q_panacea"]
    assert turn(hand=("q_panacea",), stock="0/2/0/0").refused(0, "quest q_panacea") == "TOG-4.9"
    assert turn(hand=("q_panacea",), stock="0/1/0/0").refused(0, "quest q_panacea") == "TOG-4.5"
    told = turn(hand=("q_panacea",), stock="1/4/0/0").play("0: quest q_panacea")
    assert told == ["reinforced seat=0 potions=1", "paid seat=0 tile=q_panacea coins=0 potions=3"]


# The Wild Lands --------------------------------------------------------------------------------------------


@pytest.mark.rule("TOG-1.3", "TOG-4.7", "TOG-4.8")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_which_slots_are_wild(seats: int) -> None:
    for slot in range(1, SLOTS[seats] + 1):
        wild = slot >= (4 if seats <= 3 else 5)
        table = turn("inn", slot=slot, seats=seats, stock="1/1/0/0")
        assert GAME.view(table.state, 1)["players"][0]["surcharge"] is wild
        told = table.play("0: play")
        assert table.kind(0) == ("pay_surcharge" if wild else "choose_cell")
        assert told == ([] if wild else ["paid seat=0 tile=inn coins=0 potions=0"])


@pytest.mark.rule("TOG-4.7", "TOG-4.12", "TOG-D6", "TOG-R23")
@pytest.mark.parametrize(
    ("tile", "stock", "forms"),
    [
        ("inn", "1/1/0/0", ["coin", "potion"]),
        ("inn", "1/0/0/0", ["coin"]),
        ("inn", "0/1/0/0", ["potion"]),
        ("inn", "0/0/9/9", []),
        ("market", "2/1/0/0", ["coin", "potion"]),
        ("market", "1/1/0/0", ["potion"]),
        ("market", "2/0/0/0", ["coin"]),
        ("market", "1/0/0/0", []),
        ("goblin", "1/2/0/0", ["coin", "potion"]),
        ("goblin", "1/1/0/0", ["coin"]),
        ("goblin", "0/2/0/0", ["potion"]),
        ("goblin", "0/1/0/0", []),
        ("temple", "1/1/0/0", ["coin"]),
        ("temple", "0/1/0/0", []),
    ],
)
def test_forms_of_the_surcharge(tile: str, stock: str, forms: list[str]) -> None:
    table = turn(tile, slot=5, stock=stock)
    if not forms:
        assert table.refused(0, "play") == "TOG-4.7"
        assert table.legal(0) == ["discard"]
        return
    told = table.play("0: play")
    if len(forms) > 1:
        assert told == []
        assert table.legal(0) == ["surcharge coin", "surcharge potion"]
        assert table.refused(0, "end") == "TOG-4.7"
        for form in forms:
            check_surcharge(
                tile, stock, form, turn(tile, slot=5, stock=stock).play("0: play", f"0: surcharge {form}")
            )
    else:
        assert table.kind(0) == "choose_cell"
        check_surcharge(tile, stock, forms[0], told)


def check_surcharge(tile: str, stock: str, form: str, told: list[str]) -> None:
    combat, magic, potions, coins = COST[tile]
    own = [int(n) for n in stock.split("/")]
    missing = max(0, combat - own[2]) + max(0, magic - own[3])
    coins += form == "coin"
    potions += missing + (form == "potion")
    assert told == [
        f"surcharged seat=0 resource={form}",
        *([f"reinforced seat=0 potions={missing}"] if missing else []),
        f"paid seat=0 tile={tile} coins={coins} potions={potions}",
    ]


@pytest.mark.rule("TOG-4.8")
def test_the_surcharge_goes_by_the_slot_not_by_the_card() -> None:
    for card, slot, wild in ((6, 1, False), (1, 6, True)):
        table = selecting(3)
        table.play(f"0: select {card}", f"1: select {card}", "2: select 3", f"1: take {slot}")
        assert table.player(1)["card"] == card
        assert GAME.view(table.state, 0)["players"][1]["surcharge"] is wild
    table = selecting(3)
    table.patch(slots=["inn", "giant_spider", "were_ram", "imp", "will_o_wisp", "market"])
    table.play("0: select 2", "1: select 2", "2: select 3", "1: take 6")
    table.play("2: discard", "2: open 0,0:0", "0: discard", "0: open 0,0:0")
    assert table.stock(1) == "2/1/2/0/0"
    told = table.play("1: play", "1: surcharge potion")
    assert told[-1] == "paid seat=1 tile=market coins=1 potions=1"


@pytest.mark.rule("TOG-4.13")
def test_nothing_the_tile_brings_pays_for_it() -> None:
    # Its own gain: 3 coins; its key: the thief's 4 coins; a connection of the market: 3 coins.
    assert turn("lost_purse", slot=5, hero="thief").refused(0, "play") == "TOG-4.7"
    assert turn("elixir_cellar", "market -1,0", hero="thief").refused(0, "play") == "TOG-4.5"


@pytest.mark.rule("TOG-4.14", "TOG-R17", "TOG-5.1")
def test_a_tile_without_cell_costs_nothing_because_it_cannot_be_played() -> None:
    area = ("lich 0,1", "dragon 0,-1")
    table = turn("troll", *area, hero="mage", stock="0/9/9/9", slot=5)
    # The troll has connectors to the east and south only: (-1,0) fits.
    assert table.legal(0) == ["play", "discard"]
    table = turn("hydra", *area, hero="mage", stock="5/9/9/9", slot=5)
    assert table.refused(0, "play") == "TOG-4.14"
    table.play("0: discard", "0: open 0,0:1")
    assert table.stock() == "8/10/9/9/0"
    poor = turn("hydra", *area, hero="mage", stock="5/0/0/0", slot=5)
    assert poor.refused(0, "play") == "TOG-4.9"  # payment is looked at first


@pytest.mark.rule("TOG-4.2", "TOG-R26")
def test_pay_place_gain_in_this_order() -> None:
    table = turn("sergeant", stock="2/0/0/0", slot=2)
    assert table.play("0: play") == ["paid seat=0 tile=sergeant coins=1 potions=0"]
    assert (table.stock(), table.player(0)["playing"]) == ("1/0/0/0/0", "sergeant")
    assert table.kind(0) == "choose_cell"
    assert GAME.view(table.state, 2)["players"][0]["playing"] == "sergeant"
    assert table.play("0: put 0,1") == [
        "placed seat=0 tile=sergeant cell=0,1",
        "connected seat=0 tile=sergeant other=shaman",
        "gained seat=0 gain=combat amount=1 tile=sergeant",
        "turn-ended seat=0",
        "turn-began seat=1",
    ]
    assert (table.stock(), table.player(0)["playing"]) == ("1/0/1/0/0", None)


@pytest.mark.rule("TOG-4.1")
def test_a_turn_cannot_end_before_the_tile_is_dealt_with() -> None:
    table = turn("inn", hand=("q_patron",))
    assert table.refused(0, "end") == "TOG-4.1"
    assert table.refused(0, "put 0,1") == "TOG-4.1"
    assert table.refused(0, "open 0,0:0") == "TOG-4.1"
    assert table.refused(0, "return q_patron") == "TOG-4.1"
    assert table.refused(1, "discard") == "TOG-2.3"


# Discarding ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TOG-5.1", "TOG-5.2", "TOG-5.3", "TOG-5.4", "TOG-8.5", "TOG-D4")
def test_a_playable_tile_may_be_discarded() -> None:
    table = turn("goblin", "squire 0,-1", "key_ring 0,1", stock="2/2/3/0", slot=8)
    assert table.legal(0) == ["play", "discard"]
    assert table.play("0: discard") == [
        "discarded seat=0 tile=goblin",
        "gained seat=0 gain=coin amount=1 tile=goblin",
        "gained seat=0 gain=potion amount=1 tile=goblin",
    ]
    assert table.stock() == "3/3/3/0/0"
    assert GAME.dump(table.state)["discard"] == ["goblin"]
    assert table.kind(0) == "place_key"
    assert table.legal(0) == ["open 0,0:0", "open 0,-1:0", "open 0,1:0", "open 0,0:1"]
    assert table.play("0: open 0,1:0") == [
        "chest-opened seat=0 tile=key_ring number=0",
        "gained seat=0 gain=prestige amount=2 tile=key_ring",
        "turn-ended seat=0",
        "turn-began seat=1",
    ]
    assert table.stock() == "3/3/3/0/2"
    assert table.player(0)["earned"] == {"chest": 2}


@pytest.mark.rule("TOG-5.3", "TOG-8.6")
def test_a_single_closed_chest_is_opened_at_once() -> None:
    table = turn("goblin", opened=(0,), hero="paladin")
    told = table.play("0: discard")
    assert told[3:6] == [
        "chest-opened seat=0 tile=paladin number=1",
        "gained seat=0 gain=prestige amount=2 tile=paladin",
        "gained seat=0 gain=potion amount=1 tile=paladin",
    ]
    assert table.stock() == "1/2/0/0/2"


@pytest.mark.rule("TOG-5.5", "TOG-11.9", "TOG-R13")
def test_only_the_tile_of_this_round_and_only_once() -> None:
    table = turn("inn", opened=(0, 1), hand=("q_patron", "q_demigod"))
    table.play("0: discard")
    assert table.legal(0) == ["end"]
    assert table.refused(0, "discard") == "TOG-5.5"
    assert table.refused(0, "play") == "TOG-5.5"
    assert table.refused(0, "put 0,1") == "TOG-11.4"
    assert table.player(0)["hand"] == ["q_patron", "q_demigod"]
    assert table.stock() == "1/1/0/0/0"
    table.play("0: end")
    assert GAME.dump(table.state)["discard"] == ["inn"]
    assert table.player(0)["hand"] == ["q_patron", "q_demigod"]
