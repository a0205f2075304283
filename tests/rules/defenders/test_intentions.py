"""What a hero says it is about to do must be true of the board as it lies now."""

import pytest

from tablee.core.reason import Deed
from tablee.games.defenders.advice import holds
from tests.rules.defenders.table import day

PLACE = {"location": "wolf_pass"}


@pytest.mark.rule("DOR-13.3", "DOR-7.1")
def test_what_is_said_of_minions_is_true_of_those_who_stand_there():
    full = day("dwarf", minions={"wolf_pass": "3 green"}).state
    fewer = day("dwarf", minions={"wolf_pass": "2 green"}).state
    none = day("dwarf").state
    relieve = Deed("relieve", PLACE, "wolf_pass")
    assert [holds(s, relieve, 0) for s in (full, fewer, none)] == [True, False, False]
    two = Deed("fight", PLACE | {"minions": "2", "colour": "green"}, "wolf_pass")
    assert [holds(s, two, 0) for s in (full, fewer, none)] == [False, True, False]
    somebody = Deed("fight_at", PLACE, "wolf_pass")
    assert [holds(s, somebody, 0) for s in (full, fewer, none)] == [True, True, False]
    other = Deed("fight", PLACE | {"minions": "2", "colour": "red"}, "wolf_pass")
    assert not holds(fewer, other, 0)


def test_what_is_said_of_crystals_and_life_is_true_of_both():
    table = day("dwarf", crystals={"wolf_pass": 1, "fire_river": 1})
    heal = Deed("heal_land", PLACE | {"crystals": "2"}, "wolf_pass")
    assert holds(table.state, heal, 0)
    assert not holds(table.state, Deed("heal_land", PLACE | {"crystals": "3"}, "wolf_pass"), 0)
    table.patch(p0={"ready": 2, "lost": 3})
    assert holds(table.state, Deed("recover", PLACE | {"life": "2"}, "wolf_pass"), 0)
    assert not holds(table.state, Deed("recover", PLACE | {"life": "3"}, "wolf_pass"), 0)
    assert holds(table.state, Deed("go", PLACE, "wolf_pass"), 0), "where one goes may be anywhere"
    city = Deed("hold_city", {"minions": "1", "colour": "blue"}, "monarch_city")
    assert not holds(table.state, city, 0)
    table.patch(minions={"monarch_city": "1 blue"})
    assert holds(table.state, city, 0)
