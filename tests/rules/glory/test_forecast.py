"""What a seat is told of its tiles before it chooses: costs, fitting cells, what a placement brings."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.game import BadQuery
from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tablee.games.glory.ids import GAINS, P_CELL, P_GAINS, PRESTIGE, PUT
from tablee.games.glory.state import STOCKS
from tablee.match.preview import query
from tests.rules.glory.table import BOX, GAME, Table, turn

Json = dict[str, Any]


def placements(table: Table, tile: str, seat: int = 0) -> dict[str, Json]:
    """What a tile would bring, by cell."""
    found = query(GAME, table.state, seat, "placements", [tile])["placements"]
    return {"{},{}".format(*one["cell"]): one for one in found}


def totals(placement: Json) -> dict[str, int]:
    """Of each thing, how much comes at once; `keys` are those of the connections."""
    assert placement["keys"] == sum(one["key"] for one in placement["meetings"])
    out: dict[str, int] = {"keys": placement["keys"]}
    for part in [*placement["own"], *(part for one in placement["meetings"] for part in one["gains"])]:
        out[part["what"]] = out.get(part["what"], 0) + (0 if part["end"] else part["n"])
    return {what: n for what, n in out.items() if n}


def bill(table: Table, tile: str, seat: int = 0) -> Json:
    """What a tile would cost."""
    found: Json = GAME.view(table.state, seat)["plans"][tile]["bill"]
    return found


# Whole games -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TOG-6.10", "TOG-7.2")
def test_a_placement_brings_what_was_told_where_nothing_is_chosen_meanwhile() -> None:
    """Each cell of each placement of some games, tried out; and the cells are the legal ones."""
    compared = 0
    for seed in range(6):
        s, rng = GAME.setup({"quests": "yes"}, 2 + seed % 4), Rng(seed)
        while not s.is_over():
            seat = s.to_act()[0]
            if seat != CHANCE and s.question(seat).proc == P_CELL:
                told = GAME.view(s, seat)["placements"]
                assert sorted(PUT + BOX.cells.index("{},{}".format(*one["cell"])) for one in told) == s.legal(
                    seat
                )
                for one in told:
                    twin = s.clone()
                    before = twin.stock[seat * STOCKS : (seat + 1) * STOCKS]
                    twin.apply(seat, PUT + BOX.cells.index("{},{}".format(*one["cell"])))
                    ordering = twin.asked(seat) and twin.question(seat).proc == P_GAINS
                    if one["keys"] or "key" in totals(one) or ordering or twin.is_over():
                        continue
                    after = twin.stock[seat * STOCKS : (seat + 1) * STOCKS]
                    gained = {GAINS[i]: after[i] - before[i] for i in range(STOCKS) if after[i] != before[i]}
                    promised = {what: n for what, n in totals(one).items() if what != "first_player"}
                    assert promised == gained
                    compared += 1
            s.apply(seat, s.draw(rng) if seat == CHANCE else rng.choice(s.legal(seat)))
    assert compared > 200


@pytest.mark.rule("TOG-4.12", "TOG-4.14")
def test_a_tile_can_be_played_if_its_bill_can_be_paid_and_it_fits_somewhere() -> None:
    asked = 0
    for seed in range(4):
        s, rng = GAME.setup({"quests": "yes"}, 4), Rng(seed)
        while not s.is_over():
            seat = s.to_act()[0]
            if seat != CHANCE and s.procs[s.question(seat).proc].name == "turn_action":
                view = GAME.view(s, seat)
                taken = view["players"][seat]["taken"]
                can = not view["plans"][taken]["bill"]["missing"] and bool(view["placements"])
                assert can == (GAME.space.parse("play") in s.legal(seat))
                asked += 1
            s.apply(seat, s.draw(rng) if seat == CHANCE else rng.choice(s.legal(seat)))
        steps = GAME.view(s, None)["scoring"]
        scores = [s.has(seat, PRESTIGE) for seat in range(s.seats)]
        assert steps[-2]["scores"] == steps[-1]["scores"] == scores
        assert [step["kind"] for step in steps].count("majority") == 4
    assert asked > 100


# Placements ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TOG-7.18", "TOG-7.20", "TOG-8.4")
def test_sides_keys_and_unmet_conditions_are_told_apart() -> None:
    table = turn("inn", "market 0,-1", hero="shaman")
    (south,) = placements(table, "scholar")["0,-2"]["meetings"]
    assert (south["side"], south["other"], south["key"], south["gains"], south["unmet"]) == (
        "south",
        "market",
        False,
        [],
        1,
    )
    assert totals(placements(table, "scholar")["0,-2"]) == {"magic": 1}
    (west,) = placements(table, "potion_crate")["1,-1"]["meetings"]
    assert [(part["what"], part["n"]) for part in west["gains"]] == [("coin", 3)]
    (north,) = placements(table, "hedge_witch")["0,1"]["meetings"]
    assert (north["side"], north["other"], north["key"]) == ("north", "shaman", True)


@pytest.mark.rule("TOG-7.12")
def test_a_tile_counts_for_its_own_multiplier() -> None:
    told = placements(turn(hero="mage"), "cartographer")["0,-1"]
    assert [part["n"] for part in told["own"]] == [0, 2]


@pytest.mark.rule("TOG-7.16", "TOG-7.12", "TOG-11.11")
def test_what_comes_at_the_end_is_told_as_things_stand_with_the_tile_laid() -> None:
    """The queen counts herself; how many tiles have four neighbours depends on the cell."""
    queen = placements(turn("queen", "squire 0,-1", hero="paladin"), "queen").values()
    assert queen
    for told in (one["own"][-1] for one in queen):
        assert (told["what"], told["n"], told["end"]) == ("prestige", 4, True)
    around = turn(
        "inn", "potion_crate 0,-1", "lost_purse 1,0", "goblin 0,1", hero="barbarian", hand=("q_citadel",)
    )
    at = {cell: one["own"][-1]["n"] for cell, one in placements(around, "q_citadel").items()}
    assert at.pop("-1,0") == 5
    assert set(at.values()) == {0}


@pytest.mark.rule("TOG-7.1", "TOG-11.12")
def test_a_key_opens_a_chest_before_closed_ones_are_counted() -> None:
    table = turn("inn", "squire 0,1", "goblin -1,0 0", hero="thief")
    told = placements(table, "q_sealed_vaults")
    assert totals(told["1,0"]) == {"prestige": 6}
    assert totals(told["0,-1"]) == {"prestige": 4, "keys": 1}


@pytest.mark.rule("TOG-8.7")
def test_a_key_is_lost_where_every_chest_is_open() -> None:
    """Neither the key of a connection nor that of a gain is promised then."""
    table = turn("inn", "squire 0,1", hero="thief", opened=(0, 1))
    assert totals(placements(table, "q_sealed_vaults")["0,-1"]) == {"prestige": 2}
    for opened, promised in (((0, 1), 0), ((0,), 1)):
        temple = turn("inn", "temple 0,-1", hero="thief", opened=opened)
        assert totals(placements(temple, "were_ram")["1,-1"]).get("key", 0) == promised


@pytest.mark.rule("TOG-8.7", "TOG-8.10")
def test_of_two_keys_for_one_chest_one_is_told() -> None:
    """Nor is that of the tile itself, for which no chest is left then."""
    table = turn("inn", "scholar 0,-1 0", "sergeant 1,-1 0", hero="thief", opened=(0, 1))
    told = totals(placements(table, "locksmith")["1,0"])
    assert told == {"prestige": 5, "keys": 1}


@pytest.mark.rule("TOG-7.4", "TOG-7.13")
def test_keys_of_the_connections_and_the_own_one_are_counted() -> None:
    table = turn("inn", "scholar 0,-1", "sergeant 1,-1", hero="thief")
    assert totals(placements(table, "locksmith")["1,0"]) == {"key": 1, "prestige": 3, "keys": 2}


@pytest.mark.rule("TOG-8.11")
def test_the_least_is_told_where_it_depends_on_the_chest() -> None:
    free = turn("inn", "griffin 3,0", "squire 0,1", hero="thief", opened=(0, 1))
    assert totals(placements(free, "locksmith")["4,0"])["prestige"] == 4
    bound = turn("inn", "griffin 3,0", "squire 0,1 0", hero="thief", opened=(0, 1))
    assert totals(placements(bound, "locksmith")["4,0"])["prestige"] == 5


@pytest.mark.rule("TOG-7.4")
def test_the_key_of_a_gain_counts_for_what_the_same_gain_counts_after_it() -> None:
    table = turn("inn", hero="thief", opened=(0,), hand=("q_thousand_locks",))
    told = GAME.view(table.state, 0)["plans"]["q_thousand_locks"]["gain"]
    assert [part["n"] for part in told] == [1, 2]


@pytest.mark.rule("TOG-11.10")
def test_sets_of_three_are_counted_once_the_tile_is_paid() -> None:
    """What is paid for a quest, two coins, does not count for it any more."""
    table = turn("inn", hero="thief", stock="7/0/2/0", hand=("q_patron",))
    (part,) = GAME.view(table.state, 0)["plans"]["q_patron"]["gain"]
    assert (part["times"], part["n"]) == ("coins3", 3)
    assert {totals(told)["prestige"] for told in placements(table, "q_patron").values()} == {3}


def test_only_who_has_a_landscape_can_place_a_tile_and_only_one_that_lies_nowhere() -> None:
    table = turn("inn", "squire 0,1")
    for seat, tile in ((None, "goblin"), (0, "squire"), (0, "shaman")):
        with pytest.raises(BadQuery):
            query(GAME, table.state, seat, "placements", [tile])


# Bills -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TOG-4.9", "TOG-4.11")
def test_potions_make_up_for_missing_points_and_coins_never() -> None:
    rich = bill(turn("griffin", stock="9/3/1/1"), "griffin")
    assert (rich["potions"], rich["reinforced"], rich["missing"]) == (3, 3, [])
    assert bill(turn("griffin", stock="9/2/1/1"), "griffin")["missing"] == [{"what": "potion", "n": 1}]
    assert bill(turn("knight", stock="2/3/1/1"), "knight")["missing"] == [{"what": "coin", "n": 1}]


@pytest.mark.rule("TOG-4.7")
def test_the_surcharge_can_be_paid_in_the_forms_that_are_left() -> None:
    wild = BOX.wild[4]
    one = bill(turn("market", stock="1/2/0/0", slot=wild), "market")
    assert (one["surcharge"], one["left"]) == (["potion"], {"potion": {"coin": 0, "potion": 1}})
    both = bill(turn("market", stock="2/2/0/0", slot=wild), "market")
    assert both["surcharge"] == ["coin", "potion"]
    assert both["left"]["coin"] == {"coin": 0, "potion": 2}
    none = bill(turn("market", stock="1/0/0/0", slot=wild), "market")
    assert none["missing"] == [{"what": "surcharge", "n": 1}]
    assert bill(turn("market", stock="1/0/0/0"), "market")["missing"] == []
    poor = bill(turn("griffin", stock="0/2/1/1", slot=wild), "griffin")  # one potion more would not be enough
    assert poor["missing"] == [{"what": "potion", "n": 1}, {"what": "surcharge", "n": 1}]
    assert bill(turn("griffin", stock="1/2/1/1", slot=wild), "griffin")["missing"] == poor["missing"][:1]
