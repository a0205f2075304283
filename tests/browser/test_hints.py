"""What would you do? Asked, shown on the board, followed: by mouse, by keys, by finger."""

from __future__ import annotations

import re
from functools import lru_cache

import pytest
from playwright.sync_api import Page, expect

from tablee.core.rng import Rng
from tablee.games import load
from tablee.match import Match
from tablee.record.lines import encode
from tests.browser.axe import SYSTEM, assert_accessible
from tests.browser.conftest import PHONE, Open
from tests.browser.records import open_record
from tests.browser.table import assert_no_scroll, choices, new_table, ready

pytestmark = pytest.mark.timeout(300)

ASK = "[data-hint-ask]"
ONE = "[data-suggestion]"
THINKING = 120_000
"""Milliseconds: whoever thinks gives way to everything else on the machine."""


@lru_cache
def at_a_walk() -> bytes:
    """A game of one ruler of Havresac, up to a guardian who may go to some cells."""
    game = load("havresac")
    match = Match(game, ["human"], seed=3)
    luck = Rng(3)
    while (decision := match.decision(0)) is None or decision.kind != "destination":
        action = game.advice.choose(match.position(), 0, luck)
        match.submit(0, match.decision_id(0), game.space.text(action))
    parts = match.record()
    return encode([parts.header, *parts.entries])


def told(page: Page) -> list[str]:
    """What the table suggests, in notation, once it has thought."""
    expect(page.locator(ONE).first).to_be_visible(timeout=THINKING)
    return [one.get_attribute("data-suggestion") or "" for one in page.locator(ONE).all()]


def test_a_hint_is_asked_shown_and_followed(person: Open) -> None:
    page = person(**SYSTEM)
    open_record(page, at_a_walk())
    ready(page)
    before = choices(page)
    page.locator(ASK).click()
    suggested = told(page)
    assert 1 <= len(suggested) <= 3
    assert set(suggested) <= set(before)
    walks = [n for n, text in enumerate(suggested, 1) if text.startswith("to ")]
    assert walks, suggested
    for n in walks:
        for what in ("ghost", "path"):
            expect(page.locator(f".board [data-hint-{what}='{n}']")).to_have_count(1)
    assert_accessible(page)

    # Pressing one plans it; nothing is done before it is confirmed.
    first = page.locator(ONE).nth(walks[0] - 1)
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f".board [data-hint-ghost='{walks[0]}']")).to_have_count(0)
    assert choices(page) == before
    page.locator("[data-confirm]").click()
    expect(page.locator(ONE)).to_have_count(0)
    expect(page.locator("[data-hint-sign]")).to_have_count(0)
    ready(page)
    assert choices(page) != before


def test_by_keys_alone(person: Open) -> None:
    """H asks, Enter plans the best, Enter confirms it."""
    page = person(lang="fr")
    open_record(page, at_a_walk())
    ready(page)
    before = choices(page)
    page.keyboard.press("h")
    told(page)
    expect(page.locator(ONE).first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_be_focused()
    assert choices(page) == before
    page.keyboard.press("Enter")
    expect(page.locator(ONE)).to_have_count(0)
    ready(page)
    assert choices(page) != before


def test_on_a_phone(person: Open) -> None:
    page = person(viewport=PHONE, lang="fr", **SYSTEM)
    open_record(page, at_a_walk())
    ready(page)
    before = choices(page)
    page.locator(ASK).tap()
    told(page)
    assert_no_scroll(page)
    assert_accessible(page)
    box = page.locator(ONE).first.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    page.locator(ONE).first.tap()
    page.locator("[data-confirm]").tap()
    expect(page.locator(ONE)).to_have_count(0)
    ready(page)
    assert choices(page) != before


def test_the_host_decides(person: Open) -> None:
    """Among rivals nobody is helped unless the host says so; who sits there sees the change at once."""
    host = person(lang="en")
    links = new_table(host, "me", "friend", game="glory")
    guest = person(links["seats"]["1"], name="Zoé", lang="fr")
    for page in (host, guest):
        ready(page)
        expect(page.locator(ASK)).to_have_count(0)
    host.get_by_role("button", name="Settings", exact=True).click()
    host.get_by_role("switch", name=re.compile("Hints at this table")).check(force=True)
    host.get_by_role("button", name="Done").click()
    for page in (host, guest):
        expect(page.locator(ASK)).to_be_visible()
    guest.get_by_role("button", name="Réglages", exact=True).click()
    expect(guest.locator("dialog[open]")).to_be_visible()
    expect(guest.get_by_role("switch", name=re.compile("Conseils à cette table"))).to_have_count(0)
