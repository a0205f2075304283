"""Bots of cooperative games: what they will do is read, asked for and, at once, done by a person instead."""

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
from tests.browser.table import assert_no_scroll, ready

pytestmark = pytest.mark.timeout(300)

SAID = "[data-intention]"
NEXT = {"en": "Next:", "fr": "Ensuite"}


@lru_cache
def at_a_turn() -> bytes:
    """A legend of Andor in which a person has the turn, among two bots who know where to go."""
    game = load("andor")
    match = Match(game, ["human", "novice", "novice"], seed=5, options={"legend": "L1"})
    luck = Rng(5)
    while match.position().day < 1 or (found := match.decision(0)) is None or found.kind != "turn":  # type: ignore[attr-defined]
        seat = match.to_act()[0]
        action = game.advice.choose(match.position(), seat, luck)
        match.submit(seat, match.decision_id(seat), game.space.text(action))
    parts = match.record()
    return encode([parts.header, *parts.entries])


def chip(page: Page, seat: int):
    return page.locator(".seats .chip").nth(seat)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_intention_is_read_at_the_seat_and_on_the_board(person: Open, lang: str) -> None:
    page = person(lang=lang, **SYSTEM)
    open_record(page, at_a_turn())
    ready(page)
    expect(page.locator(SAID).first).to_contain_text(NEXT[lang])
    expect(page.locator("[data-intention-arc]").first).to_be_attached()
    seat = int(page.locator(SAID).first.get_attribute("data-intention") or "-1")
    sentence = page.locator(SAID).first.inner_text().partition(":")[2].strip()
    expect(chip(page, seat)).to_contain_text(re.compile(re.escape(sentence), re.IGNORECASE))
    assert_accessible(page)


def test_a_bot_is_asked_for_something_and_its_seat_taken_over(person: Open) -> None:
    page = person(lang="en")
    open_record(page, at_a_turn())
    ready(page)
    chip(page, 1).click()
    page.locator("[data-wish='stay']").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    chip(page, 1).click()
    expect(page.locator("dialog[open]")).to_contain_text("Asked for: “Stay on space")
    page.get_by_role("button", name="Take over this seat").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(f"{SAID}[data-intention='1']")).to_have_count(0)


def test_on_a_phone(person: Open) -> None:
    page = person(viewport=PHONE, lang="fr", **SYSTEM)
    open_record(page, at_a_turn())
    ready(page)
    expect(page.locator("[data-intention-arc]").first).to_be_attached()
    assert_no_scroll(page)
    assert_accessible(page)
