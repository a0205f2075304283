"""The chance of an attack that the table shows: exact, and by the same rules as the fight itself."""

import pytest

from tablee.games.defenders.odds import joined, odds, thrown
from tests.rules.defenders.table import GAME, Table, attack

GENERALS = {"gorgutt": (6, 3), "sapphire": (4, 5), "varkolak": (5, 4)}
"""Life and what a die must show."""


def told(table: Table) -> dict[str, float] | None:
    """What the view says of the open fight."""
    found: dict[str, float] | None = GAME.view(table.state, 0)["fight"]["odds"]
    return found


@pytest.mark.parametrize(
    ("general", "even", "safe"), [("gorgutt", 11, 15), ("sapphire", 11, 15), ("varkolak", 9, 12)]
)
def test_dice_that_an_attack_takes(general: str, even: int, safe: int) -> None:
    """The numbers of the specification: so many dice for one chance in two, and for three in four."""
    life, need = GENERALS[general]

    def kills(dice: int) -> float:
        return odds(life, 0, [thrown({dice: 1.0}, need, general == "gorgutt")])[0]

    assert kills(even - 1) < 0.5 <= kills(even)
    assert kills(safe - 1) < 0.75 <= kills(safe)


@pytest.mark.rule("DOR-9.2")
def test_cursed_cards_may_bring_no_dice() -> None:
    def kills(cards: int) -> float:
        dice = {0: 1.0}
        for _ in range(cards):
            dice = joined(dice, {1: 5 / 6, 0: 1 / 6})
        return odds(5, 0, [thrown(dice, 4, False)])[0]

    assert kills(1) == 0.0
    assert kills(5) == pytest.approx((5 / 12) ** 5)


@pytest.mark.rule("DOR-9.4", "DOR-8.8")
def test_a_later_one_takes_back_a_wound_unless_the_general_is_dead() -> None:
    one = thrown({1: 1.0}, 3, True)
    assert odds(1, 0, [one])[0] == pytest.approx(4 / 6)
    assert odds(1, 0, [one, one])[0] == pytest.approx(4 / 6 + 1 / 6 * 4 / 6)


@pytest.mark.rule("DOR-8.3", "DOR-8.7", "DOR-9.2")
def test_the_view_tells_the_odds_while_cards_are_committed() -> None:
    table = attack("dwarf", "rogue", p0={"hand": ["orc_valley_gate"]}, p1={"hand": ["ghost_marsh_gate"]})
    table.patch(generals={"balazarg": {"life": 1}})
    table.play("0: attack")
    assert told(table) is None
    table.play("0: card orc_valley_gate")
    assert told(table) == {"kill": 0.4167, "wounds": 0.42}  # the curse spares it five times in six
    table.play("1: card ghost_marsh_gate")
    assert told(table) == {"kill": 0.6597, "wounds": 0.66}
    table.dice(6, 1)
    assert told(table) == {"kill": 0.5, "wounds": 0.5}
    table.play("0: roller 1")
    table.dice(3)
    assert told(table) == {"kill": 0.0, "wounds": 0.0}
