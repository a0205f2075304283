"""What a seat can know: everything lies open but decks, and with closed hands the cards of others."""

import json
from collections import Counter
from typing import Any

import pytest

from tablee.core.rng import Rng
from tests.rules.defenders.table import BOX, GAME, Table, attack, day, heroes_chosen, random_game

HAND = ["orc_valley_gate", "fire_river_gate", "dark_woods_gate", "battle_luck"]


def closed(**given: Any) -> Table:
    """Two heroes who do not show their cards; seat 1 holds four."""
    return day("dwarf", "rogue", options={"closed": True}, p1={"hand": HAND}).patch(**given)


def named(value: Any) -> set[str]:
    """The hero cards that are named anywhere in a view or a log."""
    text = json.dumps(value)
    return {card for card in BOX.cards if f'"{card}"' in text or f"card={card}" in text}


@pytest.mark.rule("DOR-D45")
def test_open_hands_are_seen_by_all() -> None:
    table = day("dwarf", "rogue", p1={"hand": HAND})
    for seat in (0, 1, None):
        assert sorted(GAME.view(table.state, seat)["players"][1]["hand"]) == sorted(HAND)


@pytest.mark.rule("DOR-D45")
def test_closed_hands_show_colours_only() -> None:
    table = closed()
    for seat in (0, None):
        view = GAME.view(table.state, seat)
        assert view["players"][1]["hand"] is None
        assert view["players"][1]["hand_colours"] == {"red": 1, "black": 2, "purple": 1}
        assert named(view) == set()
    own = GAME.view(table.state, 1)["players"][1]
    assert sorted(own["hand"]) == sorted(HAND)


@pytest.mark.rule("DOR-D45")
def test_views_do_not_depend_on_the_cards_of_others() -> None:
    one = closed()
    other = closed(
        p1={"hand": ["ghost_marsh_gate", "mermaid_harbor_horse", "dark_woods_horse", "dark_visions"]}
    )
    for seat in (0, None):
        assert GAME.view(one.state, seat) == GAME.view(other.state, seat)


@pytest.mark.rule("DOR-D45", "DOR-11.1")
def test_drawn_cards_are_told_to_their_owner_alone() -> None:
    table = closed(p1={"hand": []})
    table.play("0: end")
    table.draw("orc_valley_gate", "battle_luck")
    assert table.log_of(0)[-2:] == [
        "card-drawn seat=0 card=orc_valley_gate",
        "card-drawn seat=0 card=battle_luck",
    ]
    for seat in (1, None):
        assert named(table.log_of(seat)) == set()
        assert table.log_of(seat)[-2:] == ["card-drawn seat=0 card=hidden"] * 2


@pytest.mark.rule("DOR-D45", "DOR-5.4", "DOR-18.26")
def test_kept_cards_are_told_to_their_owner_alone_and_left_ones_to_all() -> None:
    inn = closed(p0={"at": "gryphon_inn"}, p1={"hand": []})
    inn.play("0: rumors", "0: name red")
    inn.draw("orc_valley_gate", "battle_luck")
    inn.play("0: rumors", "0: name red")
    inn.draw("fire_river_gate", "wolf_pass_gate")
    scout = attack("dwarf", "rogue", options={"closed": True}, p0={"quest": "scout_balazarg"})
    scout.play("0: quest")
    scout.draw("orc_valley_gate")
    for seat in (1, None):
        assert named(inn.log_of(seat)) == {"fire_river_gate", "wolf_pass_gate"}
        assert inn.log_of(seat)[1:3] == ["card-kept seat=0 card=hidden"] * 2
        assert named(scout.log_of(seat)) == set()
        assert scout.log_of(seat)[-1] == "card-kept seat=0 card=hidden"
    assert inn.log_of(0)[1] == "card-kept seat=0 card=orc_valley_gate"
    assert scout.log_of(0)[-1] == "card-kept seat=0 card=orc_valley_gate"


@pytest.mark.rule("DOR-D45", "DOR-5.4")
def test_with_open_hands_kept_cards_are_told_to_all() -> None:
    table = day("dwarf", "rogue", at="gryphon_inn")
    table.play("0: rumors", "0: name red")
    table.draw("orc_valley_gate")
    assert table.log_of(1)[-1] == "card-kept seat=0 card=orc_valley_gate"


@pytest.mark.rule("DOR-D45", "DOR-2.5")
def test_dealt_cards_are_hidden_too() -> None:
    table = heroes_chosen(2, closed_hands="yes")
    table.draw("orc_valley_gate", "battle_luck")
    assert named(table.log_of(1)) == set()
    assert named(table.log_of(0)) == {"orc_valley_gate", "battle_luck"}


@pytest.mark.rule("DOR-D45")
def test_a_guess_keeps_colours_counts_and_ones_own_cards() -> None:
    table = closed(p0={"hand": ["wolf_pass_gate"]})
    seen: Counter[str] = Counter()
    for seed in range(60):
        twin = GAME.determinise(table.state, 0, Rng(seed))
        assert twin.problems() == []
        assert GAME.view(twin, 0) == GAME.view(table.state, 0)
        dump = GAME.dump(twin)
        assert dump["players"][0]["hand"] == ["wolf_pass_gate"]
        seen.update(dump["players"][1]["hand"])
        other = GAME.determinise(table.state, 1, Rng(seed))
        assert GAME.dump(other)["players"][1]["hand"] == table.hand(1)
    assert len(seen) > 30


@pytest.mark.rule("DOR-D45")
def test_a_guess_leaves_the_cards_of_a_question_in_the_hand_that_answers_it() -> None:
    """Otherwise the true answer could not be given in the guess."""
    luck = closed(minions={"fire_river": "1 red"})
    luck.play("0: fight", "0: here")
    luck.dice(1)
    assert luck.asked() == [1]
    gate = closed(p0={"hand": ["fire_river_horse", "serpent_swamp_gate"]})
    gate.play("0: gate_card", "0: card serpent_swamp_gate")
    build = closed(p0={"hand": ["fire_river_horse"]})
    build.play("0: build")
    for table, seat, viewer in ((luck, 1, 0), (gate, 0, 1), (build, 0, None)):
        for seed in range(20):
            twin = GAME.determinise(table.state, viewer, Rng(seed))
            assert twin.legal(seat) == table.state.legal(seat)
            for action in twin.legal(seat):
                tried = twin.clone()
                tried.apply(seat, action)
                assert tried.problems() == []


@pytest.mark.rule("DOR-D45")
def test_with_open_hands_there_is_nothing_to_guess() -> None:
    table = day("dwarf", "rogue", p1={"hand": HAND})
    assert GAME.determinise(table.state, 0, Rng(1)).key() == table.state.key()


@pytest.mark.rule("DOR-16.21")
def test_decks_have_no_order_and_foreseen_cards_are_known_to_all() -> None:
    table = day("dwarf", "rogue", p0={"hand": ["dark_visions"]})
    assert GAME.view(table.state, 0)["dark_top"] == []
    cards = ("ds01", "ds02", "ds03", "ds04", "ds05")
    table.play("0: play dark_visions", *(f"chance: dark {card}" for card in cards))
    for seat in (0, 1, None):
        assert GAME.view(table.state, seat)["foreseen"] == list(cards)
    table.play(*(["0: keep"] * 5), *(f"0: next {card}" for card in reversed(cards[1:])))
    for seat in (0, 1, None):
        assert GAME.view(table.state, seat)["dark_top"] == list(reversed(cards))


@pytest.mark.rule("DOR-D45")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games_hide_hands_until_the_end(seats: int) -> None:
    table = random_game(seats, 7, closed_hands="yes", heroes="dealt")
    for seat in range(seats):
        for line in table.log_of(seat):
            if line.startswith(("card-drawn", "card-kept")) and f"seat={seat} " not in line:
                assert line.endswith("card=hidden")
    for player in GAME.view(table.state, None)["players"]:
        assert player["hand"] is not None  # it is over: all is shown
