"""While you waited, in other games: on a phone in French, after hours away, and told no sooner than seen."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tablee.core.rng import Rng
from tablee.match import Match
from tablee.record.lines import encode
from tests.browser.conftest import Open
from tests.browser.records import game_of, open_record
from tests.browser.table import press_tile, ready, state, until
from tests.browser.test_turning import UPRIGHT, looked_at

pytestmark = pytest.mark.timeout(300)

HOURS = 5


@lru_cache
def before_the_end(name: str, end: str, field: str, least: int, **options: str) -> bytes:
    """A game of one person and two bots, in an own turn in which one may end it; not the first one."""
    game = game_of(name)
    match = Match(game, ["human", "thumb", "thumb"], seed=5, options=options)
    luck = Rng(5)
    while not match.is_over():
        seat = match.to_act()[0]
        decision = match.decision(seat)
        assert decision is not None
        texts = [choice.text for choice in decision.choices]
        if seat == 0 and end in texts and match.view(0)[field] >= least:
            parts = match.record()
            return encode([parts.header, *parts.entries])
        text = game.space.text(game.advice.choose(match.position(), seat, luck))
        match.submit(seat, match.decision_id(seat), text)
    raise AssertionError(f"{name} ends before it comes there")


def wait(page: Page, end: str) -> None:
    """End the own turn and come back to the next one: the others have acted."""
    assert ready(page) == "choose"
    press_tile(page, end)
    until(
        [page], lambda: page.locator("section.roll").count() > 0 or state(page)["state"] == "choose", "nobody"
    )


def away(page: Page) -> None:
    """Nothing was chosen here for hours."""
    page.evaluate(
        """(by) => {
          const acted = JSON.parse(localStorage.getItem('tablee.acted'));
          for (const one of Object.values(acted)) one.at -= by;
          localStorage.setItem('tablee.acted', JSON.stringify(acted));
        }""",
        HOURS * 3_600_000,
    )
    page.reload()


def test_the_map_follows_the_recap_and_comes_back(person: Open) -> None:
    """On a phone, in French; and after hours away it says how many."""
    page = person(viewport=UPRIGHT, lang="fr", recap=True)
    open_record(page, before_the_end("defenders", "end", "turn", 4, difficulty="story"))
    wait(page, "end")
    roll = page.get_by_role("region", name="Pendant ce temps")
    expect(roll).to_be_visible()
    scenes = roll.get_by_role("listitem").get_by_role("button")
    said = page.locator(".board > [role=status]").inner_text()
    told = roll.locator(".words").all_inner_texts()
    assert len(told) >= 2
    order = [said.index(f"{n}. ") for n in range(1, len(told) + 1)]
    assert order == sorted(order), "who does not see the roll hears it in its order"
    page.keyboard.press("Escape")
    home = looked_at(page)
    page.get_by_role("button", name=re.compile(r"\d scènes")).click()
    seen = []
    for scene in scenes.all():
        scene.click()
        expect(scene).to_have_attribute("aria-current", "true")
        seen.append(looked_at(page))
    assert any(one != pytest.approx(home, rel=0.01) for one in seen), "the map does not follow"
    roll.get_by_role("button", name="Abréger").click()
    expect(roll).to_have_count(0)
    assert looked_at(page) == pytest.approx(home, rel=0.01), "the map does not come back"
    away(page)
    expect(page.get_by_role("region", name=f"Depuis votre dernier tour, il y a {HOURS} h")).to_be_visible()


def test_the_log_tells_nothing_before_it_is_seen(person: Open) -> None:
    """What others have done long since is shown step by step; until then the log is silent about it."""
    page = person(pace="slow", motion="full")
    told: list[dict[str, Any]] = []
    page.on("websocket", lambda one: one.on("framereceived", lambda said: told.append(json.loads(said))))
    open_record(page, before_the_end("andor", "end_day", "day", 1, legend="L1", difficulty="easy"))
    assert ready(page) == "choose"
    lines = page.locator(".log .line")
    before = lines.count()
    told.clear()
    press_tile(page, "end_day")
    until([page], lambda: any(asks(one) for one in told), "the others do not act")
    assert state(page)["state"] == "wait", "what they did is not shown"
    shown = lines.count()
    page.locator(".idle").get_by_role("button", name="Skip").click()
    ready(page)
    assert before <= shown < lines.count()


def asks(message: dict[str, Any]) -> bool:
    """The server says that this person is to act."""
    return message["type"] == "update" and bool(message["position"]["decisions"])
