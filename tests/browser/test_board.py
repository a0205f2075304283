"""Every question of Runemasters is answered on the board and its dice alone, whatever the answer is."""

from __future__ import annotations

import pytest

from tablee.games.runemasters.procs import PROCS
from tests.browser.between import Between, assert_answered_on_the_board, start
from tests.browser.conftest import DESKTOP, PHONE, Open
from tests.browser.records import asks, played_until

pytestmark = pytest.mark.timeout(300)

KINDS = [proc.name for proc in PROCS if proc.rule.startswith("RUN-D")]
"""All questions that are put to players; those to chance have other numbers."""

DEEDS = [("hit", "move", "mark", "block", "charge", "reroll", "release"), ("ultimate", "free_move")]
"""All deeds of a turn, in two groups that can come together."""


def alike(text: str) -> str:
    """Equal dice count as one: which of them is spent makes no difference on the board."""
    return text.replace("*", "")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_each_question(person: Open, size: dict[str, int]) -> None:
    """Each of its answers is one click away."""
    between = Between(person(viewport=size))
    assert len(KINDS) > 10
    for kind in KINDS:
        if kind != "actions":
            assert_answered_on_the_board(between, played_until(asks(kind)))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("verbs", DEEDS, ids=["dice", "free"])
def test_each_deed_of_a_turn(person: Open, verbs: tuple[str, ...], size: dict[str, int]) -> None:
    """At once where it is clear which die is meant, otherwise by the die and then the place."""
    page = person(viewport=size)
    between = Between(page)
    moment = played_until(asks("actions", *verbs))
    start(page, moment)
    reached = {alike(text) for text in between.answers()}
    dice = page.locator(".dice button.legal")
    for i in range(dice.count()):
        dice.nth(i).click()
        reached |= {alike(text) for text in between.answers()}
        page.locator("body").press("Escape")
    assert reached == {alike(text) for text in moment.choices if text != "end"}
