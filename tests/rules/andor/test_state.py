"""The position itself: copies, a key that sees every fact, dumps, invariants, and what a seat sees."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from tablee.core.errors import BadDump
from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tablee.games.andor.ids import GEM, KINDS, MIN_SEATS
from tablee.games.andor.state import Andor, add, add_in, inserted, put, removed
from tablee.sim.fuzz import PLAYERS, QUICK_PLAYERS, choose_actor
from tests.conformance.checks import fields_of
from tests.rules.andor.table import GAME, ORDER, Table, begun, castle, random_game, village

Change = Callable[[dict[str, Any]], object]


def full() -> Table:
    """A bit of everything: a fight in its second round, gifts, a flight, tokens, allies, a queue."""
    table = begun("warrior", "mage", "dwarf", legend="L4")
    table.patch(
        h0={"space": "410", "sp": 6, "items": {"gem": 1, "askimar_blade": 1}},
        h1={"space": "410", "sp": 6, "sheet_fire": "none"},
        h2={"space": "405", "items": {"carlion": 1}, "ended": True},
        turn=0,
        creatures={"410": "fur_troll", "412": "gor"},
        items={"422": {"gourd": 2}},
        fixed={"401": {"tablet_griffon": 1}},
        gone={"plant_red": 1},
        broken=["450"],
        ice=["451", "452"],
        ice_pool={"gem": 1, "snowstorm": 1},
        passages=[["423", "436"]],
        red_x=["415"],
        no_fire_at=["415"],
        slain={"gor": 2},
        flags=["carlion_known"],
        snow={"406": "down", "408": "gem"},
        star_cards=[{"letter": "K", "card": "W1"}],
        rooster=2,
    )
    table.state.gifts = [KINDS + GEM]
    table.state.flight = [0, 1, 0]
    table.state.queue = [3, 1, 100]
    return Table(GAME.load(GAME.dump(table.state)))


def fighting() -> Table:
    """Somebody has dice on the table."""
    table = castle("warrior", "mage", at="10", creatures={"10": "fur_troll"}, h0={"sp": 7}, h1={"sp": 7})
    table.call_fight(0, 1)
    table.dice(1, 2, 3)
    return table


FULL = full().state
LISTS = [
    name
    for name in fields_of(FULL)
    if isinstance(getattr(FULL, name), list) and name not in ("procs", "stack", "sink", "lines")
]
NUMBERS = [
    name
    for name in fields_of(FULL)
    if isinstance(getattr(FULL, name), int)
    and name not in ("seats", "waiting", "result", "ended", "running", "held")
]


@pytest.mark.parametrize("name", LISTS)
def test_a_copy_takes_over_each_list(name: str) -> None:
    state = fighting().state if name == "dice" else full().state
    values = getattr(state, name)
    assert len(values) > 0, f"{name} is empty in the position"
    before = state.key()
    twin = state.clone()
    assert twin.key() == before
    if isinstance(values[0], list):
        setattr(twin, name, add_in(values, 0, 0, 1))
    else:
        setattr(twin, name, add(values, 0, 1))
    assert twin.key() != before, f"{name} is no part of the key"
    assert twin.clone().key() == twin.key()
    assert state.key() == before


def test_lists_that_copies_share_are_changed_in_copies() -> None:
    values, lists = [3, 5, 5, 8], [[1], [2, 4]]
    assert put(values, 1, 9) == [3, 9, 5, 8]
    assert add(values, 3, -2) == [3, 5, 5, 6]
    assert add_in(lists, 1, 0, 3) == [[1], [5, 4]]
    assert inserted(values, 4) == [3, 4, 5, 5, 8]
    assert removed(values, 5) == [3, 5, 8]
    assert (values, lists) == ([3, 5, 5, 8], [[1], [2, 4]])


@pytest.mark.parametrize("legend", ["L1", "L2", "L3", "L4"])
def test_playing_on_changes_no_copy(legend: str) -> None:
    """Copies share all lists with their original: no step, no advice and no guess writes to one of them."""
    total = 0
    for game, player in enumerate([*QUICK_PLAYERS * 2, "sensible"]):
        rng = Rng(game)
        s = GAME.setup({"legend": legend}, MIN_SEATS + game % 3)
        one = PLAYERS[player](GAME, rng)
        steps = 0
        while not s.is_over() and steps < 250:
            twin, key = s.clone(), s.key()
            seat = choose_actor(s, rng)
            action = s.draw(rng) if seat == CHANCE else one.choose(s, seat, s.legal(seat))
            GAME.determinise(s, None, rng)
            assert s.key() == key, "choosing or guessing changed the state"
            s.apply(seat, action)
            assert twin.key() == key, f"{GAME.space.text(action)} changed an earlier copy"
            steps += 1
        total += steps
    assert total > 1000


@pytest.mark.parametrize("name", NUMBERS)
def test_a_copy_takes_over_each_number(name: str) -> None:
    state = full().state
    before = state.key()
    setattr(state, name, getattr(state, name) + 1)
    assert state.key() != before, f"{name} is no part of the key"
    assert state.clone().key() == state.key()


def test_a_copy_plays_on_by_itself() -> None:
    table = castle(at="14")
    twin = table.state.clone()
    table.walk(0, 10)
    assert GAME.dump(twin)["heroes"][0]["space"] == "14"
    twin.apply(0, GAME.space.parse("end_day"))
    assert table.hero()["ended"] is False


@pytest.mark.parametrize("make", [full, fighting, castle, village])
def test_a_dump_says_everything(make: Callable[[], Table]) -> None:
    table = make()
    dump = json.loads(json.dumps(table.dump))
    assert GAME.load(dump).key() == table.state.key()
    assert GAME.dump(GAME.load(dump)) == table.dump


def test_dumps_of_whole_games() -> None:
    for seats in (2, 3, 4):
        for legend in ("L1", "L2", "L3", "L4"):
            table = random_game(seats, seats, legend=legend)
            assert GAME.load(table.dump).key() == table.state.key()
            assert table.ended


# What is no position ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda d: d.update(heroes=d["heroes"][:1]), "heroes: 1 are not possible"),
        (lambda d: d["options"].update(legend="L9"), "options.legend: 'L9' is unknown"),
        (lambda d: d["options"].update(difficulty="mild"), "options.difficulty: 'mild' is unknown"),
        (lambda d: d.update(weather="grim"), "dump: unknown key 'weather'"),
        (lambda d: d.pop("day"), "day"),
        (lambda d: d.update(active=7), "active: there is no seat 7"),
        (lambda d: d.update(letter="Z"), "letter: 'Z' is unknown"),
        (lambda d: d["cold"].update(ignored=2), "cold.ignored"),
        (lambda d: d["heroes"][0].update(space="401"), "heroes.0.space: space 401 is on the other face"),
        (lambda d: d["heroes"][0].update(space="80"), "heroes.0.space: '80' is unknown"),
        (lambda d: d["heroes"][0].update(hero="fenn"), "heroes.0.hero: 'fenn' is unknown"),
        (lambda d: d["heroes"][0].update(items={"gourd": 6}), "items: more of gourd than there are"),
        (lambda d: d["heroes"][0].update(items={"gem": -1}), "heroes.0.items: less than nothing"),
        (lambda d: d["heroes"][0].update(items={"coin": 1}), "heroes.0.items: unknown key 'coin'"),
        (lambda d: d.update(items={"14": {"falcon": 2}}), "items.14: more of falcon than there are"),
        (lambda d: d.update(gifts=[{"from": 0, "to": None, "item": "gem"}]), "gifts: a seat is missing"),
        (lambda d: d.update(flight={"between": [0], "used": False}), "flight: two seats are expected"),
        (lambda d: d.update(snow={"13": "fog"}), "snow: 'fog' is unknown"),
        (lambda d: d.update(snow={"13": "down9"}), "snow: there is no pool 9"),
        (lambda d: d.update(snow={"13": "downx"}), "snow: unknown token 'downx'"),
        (lambda d: d["mover"].update(path=99), "mover.path: there is no path 99"),
        (lambda d: d["cards"].update(B9="read"), "cards: unknown key 'B9'"),
        (lambda d: d["objectives"]["home"].update(status="hidden"), "a hidden objective is null"),
        (lambda d: d.update(creatures=[{"creature": "gor"}]), "creatures.0: 'space' is missing"),
        (lambda d: d["rules"].pop("fires"), "rules: 'fires' is missing"),
        (lambda d: d.update(stars=["Q"]), "stars: 'Q' is unknown"),
    ],
)
def test_dumps_that_are_no_position(change: Change, message: str) -> None:
    dump = copy.deepcopy(castle().dump)
    change(dump)
    with pytest.raises(BadDump) as error:
        GAME.load(dump)
    assert message in str(error.value)


def test_a_fight_without_a_foe_is_no_position() -> None:
    for change in ({"starter": None}, {"foe": 9}):
        dump = fighting().dump
        dump["fight"].update(change)
        with pytest.raises(BadDump, match="fight: who fights whom is missing"):
            GAME.load(dump)


# Invariants -------------------------------------------------------------------------------------------------


def break_supply(s: Andor) -> None:
    s.supply[0] += 1


def break_will(s: Andor) -> None:
    s.wp[0] = 21


def break_strength(s: Andor) -> None:
    s.sp[0] = 0


def break_hours(s: Andor) -> None:
    s.used[0] = 11


def break_face(s: Andor) -> None:
    s.at[0] = GAME.box.spaces.index("401")


def break_slots(s: Andor) -> None:
    s.carried[3] = 4
    s.supply[3] -= 4


def break_spaces(s: Andor) -> None:
    s.cr_at[1] = s.cr_at[0]


def break_shields(s: Andor) -> None:
    s.defence = 0
    s.cr_at[0] = -2


def break_home(s: Andor) -> None:
    s.cr_at[0] = 0


def break_fires(s: Andor) -> None:
    s.fire = [1] * 7 + s.fire[7:]


def break_snow(s: Andor) -> None:
    s.pools[0] = [0] * len(s.pools[0])


def break_ice(s: Andor) -> None:
    s.ice_pool[0] += 1


def break_order(s: Andor) -> None:
    s.loose.reverse()


@pytest.mark.rule(
    "AND-5.17", "AND-3.13", "AND-4.3", "AND-13.9", "AND-9.2", "AND-9.10", "AND-9.13", "AND-16.2", "AND-19.1"
)
@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (break_supply, "items: gourd: 6 instead of 5"),
        (break_will, "heroes.0.wp: 21 is not from 1 to 20 (AND-5.17)"),
        (break_strength, "heroes.0.sp: 0 is not from 1 to 14 (AND-5.17)"),
        (break_hours, "heroes.0.hours: 11 hours are used (AND-3.13)"),
        (break_face, "heroes.0.space: it is on the other face (AND-4.3)"),
        (break_slots, "heroes.0.items: too much of what is small is carried (AND-13.9)"),
        (break_spaces, "creatures.1.space: two creatures on 10 (AND-9.2)"),
        (break_shields, "creatures: more on defence spaces than there are (AND-9.10)"),
        (break_home, "creatures.0.space: no creature comes to 0 (AND-9.13)"),
        (break_fires, "fires: more than there are tokens (AND-16.2)"),
        (break_snow, "pools.0: more tokens lie face down than the pool has"),
        (break_ice, "ice_pool: 1 tokens for 0 on the ice (AND-19.1)"),
        (break_order, "items: they lie in no order"),
    ],
)
def test_broken_invariants_are_noticed(change: Callable[[Andor], None], problem: str) -> None:
    table = castle(creatures={"10": "gor", "48": "wargor"}, snow={"13": "down"})
    assert table.state.problems() == []
    change(table.state)
    assert problem in table.state.problems()


@pytest.mark.rule("AND-9.4")
def test_too_many_figures_are_noticed() -> None:
    table = castle()
    spaces = [str(space) for space in range(30, 42)]
    s = GAME.load(table.dump | {"creatures": [table.creature("gor", space) for space in spaces[:11]]})
    assert s.problems() == ["creatures: figure 0: 11 in use (AND-9.4)"]


# What a seat sees -------------------------------------------------------------------------------------------


def test_nothing_is_hidden_between_players() -> None:
    table = full()
    views = [GAME.view(table.state, seat) for seat in (None, 0, 1, 2)]
    for seat, view in zip((None, 0, 1, 2), views, strict=True):
        assert view.pop("viewer") == seat
        assert view == views[0]


@pytest.mark.rule("AND-17.4", "AND-17.6")
def test_what_lies_face_down_is_not_told_but_what_is_left_is() -> None:
    table = begun(legend="L3")
    shown = GAME.view(table.state, 0)
    assert set(shown["snow"].values()) == {None}
    assert len(shown["snow"]) == sum(shown["unseen"].values()) == 24
    assert shown["unseen"]["snowstorm"] == 6
    assert len(shown["ice"]) == sum(shown["unseen_ice"].values()) == 13
    assert shown["markers"] == ["423", "433", "449"]
    table.patch(snow={"412": "gem"})
    assert GAME.view(table.state, 0)["snow"] == {"412": "gem"}


@pytest.mark.rule("AND-12.7")
@pytest.mark.parametrize("legend", ["L1", "L2", "L3", "L4"])
def test_unread_cards_are_not_told(legend: str) -> None:
    table = begun(*ORDER, legend=legend)
    shown = json.dumps([GAME.view(table.state, 0), GAME.catalogue()], ensure_ascii=False)
    plan = table.state.plan
    for card in plan.cards:
        texts = [*dict(card.title).values(), *dict(card.text).values()]
        if card.name in table.read():
            assert dict(card.text)["fr"] in shown
        else:
            assert not [text for text in texts if f'"{text}"' in shown and len(text) > 12], card.name
    assert "shron_risen" not in shown
    assert "19" not in {str(c["sp"]) for c in GAME.view(table.state, 0)["creatures"]}


@pytest.mark.rule("AND-9.5")
def test_a_boss_shows_its_values_once_it_is_there() -> None:
    table = castle(stars=[])
    table.patch(creatures=[table.creature("shron", "46", tag="shron")])
    assert GAME.view(table.state, 0)["creatures"] == [
        {
            "creature": "shron",
            "space": "46",
            "sp": 10,
            "wp": 10,
            "full_wp": 10,
            "dice": [(1, 2, "red")],
            "reward": {"wp": 0, "sp": 0},
            "step": "fur_troll",
        }
    ]


@pytest.mark.rule("AND-10.4")
def test_the_view_tells_with_which_kind_a_boss_marches() -> None:
    table = village(stars=[])
    table.patch(creatures=[table.creature("tuavahr", "420", tag="tuavahr"), table.creature("gor", "421")])
    assert [c["step"] for c in GAME.view(table.state, 0)["creatures"]] == ["steppe_buffalo", "gor"]
    table = village(legend="L4", stars=[])
    table.patch(creatures=[table.creature("myrk", "420")])
    assert [c["step"] for c in GAME.view(table.state, 0)["creatures"]] == [None]
