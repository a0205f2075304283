"""What a window must bear: dragged through all sizes, zoom, large text, the longest names, full hands."""

from __future__ import annotations

from functools import lru_cache

import pytest
from msgspec import structs
from playwright.sync_api import Page

import tablee
from tablee.core.rng import Rng
from tablee.match import Match
from tablee.record.lines import encode
from tests.browser.conftest import Open
from tests.browser.positions import CROWDED, record_at
from tests.browser.records import game_of, open_record
from tests.browser.table import ready
from tests.browser.test_layout import measured, problems

pytestmark = pytest.mark.timeout(300)

NAMES = [
    one[:40]
    for one in (
        "Wilhelmine-Alexandrine von Hohenschwangau",
        "Maximilienne de La Rochefoucauld-Liancourt",
        "Christopher-Bartholomew Featherstonehaugh",
        "Constantin Papadimitrakopoulos-Stamatiadis",
        "Guillaume-Emmanuel-Barthélemy Saint-Hilaire",
    )
]
"""As long as names may be, one for each seat."""

DRAGGED = [(360 + 161 * step, 1080 - 79 * step) for step in range(9)]
"""From a narrow, high window to a wide, low one. A split screen lies between."""
ZOOMED = [(720, 450), (683, 329), (410, 590)]
"""What is left of 1440 x 900, 1366 x 657 and 820 x 1180 at 200 %. A phone does not lay a page out anew when
it is zoomed, it shows a part of it: 195 x 422 is the window of no device. Large text is what counts there."""
LARGE = [(1366, 657), (844, 390), (390, 844)]
"""Windows with text at 200 %."""

SPARED = ("no room for the prompt", "text too small", "too small for a finger")
"""With text at 200 % nothing may be lost or covered. How much board and prompt keep is for who wants this
text to say, and what is drawn on the board does not grow with it."""


@lru_cache
def full_hands() -> bytes:
    """Four heroes of Defenders who have saved their cards: eight and nine of the ten a hand may hold."""
    position, rules = CROWDED["defenders"], game_of("defenders")
    match = Match(rules, ["human"] * 4, options=position.options, seed=2)
    luck = Rng(3)
    while not match.is_over():
        seat = match.to_act()[0]
        decision = match.decision(seat)
        assert decision is not None
        hands = [sum(player["hand_colours"].values()) for player in match.view(0)["players"]]
        if seat == 0 and decision.kind == "day" and min(hands) >= 8 and max(hands) >= 9:
            parts = match.record()
            return encode([structs.replace(parts.header, names=tuple(NAMES[:4])), *parts.entries])
        texts = [choice.text for choice in decision.choices]
        text = (
            "end" if "end" in texts else rules.space.text(rules.advice.choose(match.position(), seat, luck))
        )
        match.submit(seat, match.decision_id(seat), text)
    raise AssertionError("the realm falls before all hands are full")


def sit(page: Page, game: str) -> None:
    assert page.request.post("/api/me", data={"name": NAMES[0]}).ok
    played = record_at(game, "crowded", *NAMES[: CROWDED[game].seats])
    open_record(page, full_hands() if game == "defenders" else played)
    ready(page)
    curtain = page.locator("dialog .btn", has_text="toutes ces places")
    if curtain.count():
        curtain.click()


@pytest.mark.parametrize("game", tablee.games())
def test_a_window_bears_it(person: Open, game: str) -> None:
    page = person(has_touch=True, lang="fr")
    sit(page, game)
    wrong = [one for size in [*DRAGGED, *ZOOMED] for one in problems(page, game, size)]
    page.evaluate("() => (document.documentElement.style.fontSize = '200%')")
    for size in LARGE:
        found = measured(page, game, size)["problems"]
        wrong += [f"{size} large text: {one}" for one in found if not one.startswith(SPARED)]
    assert not wrong, "\n".join(wrong)
