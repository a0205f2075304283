"""The pages around the game: two clicks to play, the guided game, languages, accessibility."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, Open
from tests.browser.table import TILE, choices, new_table, press_tile, ready

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

pytestmark = pytest.mark.timeout(300)


def assert_accessible(page: Page, source: Path = AXE) -> None:
    page.evaluate(source.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    told = [(one["id"], [node["html"][:160] for node in one["nodes"][:3]]) for one in found]
    assert not told, told


def test_two_clicks_to_play(person: Open) -> None:
    page = person()
    cards = page.locator("article.card")
    expect(cards).to_have_count(5)
    expect(cards.get_by_role("button", name="Coming")).to_have_count(4)
    page.get_by_role("button", name="New table").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(TILE).first).to_be_visible()
    page.get_by_role("link", name="All tables").click()
    expect(page.get_by_role("heading", name="Waiting for you")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe(person: Open, theme: str) -> None:
    """Lobby, new-table dialog, table before and in a turn, settings, looking back, rules."""
    page = person(theme=theme)
    expect(page.get_by_role("button", name="New table")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="New table").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_accessible(page)
    new_table(page, "me", "me", difficulty="initiation")
    ready(page)
    assert_accessible(page)
    while "end" not in choices(page):
        press_tile(page, choices(page)[0])
        ready(page)
    assert_accessible(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_accessible(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Look back").first.click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert_accessible(page)
    page.goto("/rules/runemasters#RUN-5.20")
    expect(page.locator("[id='RUN-5.20']")).to_be_in_viewport()
    assert_accessible(page)


def test_language_switch_in_the_middle(person: Open) -> None:
    page = person()
    new_table(page, "me", "me", difficulty="initiation")
    ready(page)
    press_tile(page, choices(page)[0])
    ready(page)
    prompt, log = page.locator(".prompt .say b"), page.locator(".log .line").first
    english = prompt.inner_text(), log.inner_text()
    page.get_by_role("button", name="FR: Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(prompt).not_to_have_text(english[0])
    expect(log).not_to_have_text(english[1])
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("button", name="EN: English").click()
    expect(prompt).to_have_text(english[0])


def test_why_not(person: Open) -> None:
    """What is not allowed says which rule forbids it, and leads to its text."""
    page = person()
    new_table(page, "me", "me", difficulty="initiation")
    ready(page)
    while "end" not in choices(page):
        press_tile(page, choices(page)[0])
        ready(page)
    page.locator(".choices button.refused").first.click()
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_contain_text("RUN-")
    rule = re.findall(r"RUN-\d+\.\d+", dialog.inner_text())[0]
    dialog.get_by_role("button", name="Read the rule").click()
    expect(page.locator("[data-area=drawer]")).to_contain_text(rule)


def test_guided_game(person: Open) -> None:
    """The lessons follow a real game: each appears when the game comes to it."""
    page = person("/learn/runemasters")
    guide = page.locator("section.guide")
    expect(guide.get_by_role("heading")).to_have_text("Hold until dawn")
    seen: list[str] = []
    for _ in range(60):
        if len(seen) >= 9 or ready(page) == "end":
            break
        seen += [title for title in guide.get_by_role("heading").all_inner_texts() if title not in seen]
        if guide.locator("[data-next]").count():
            guide.locator("[data-next]").click()
            continue
        offered = choices(page)
        press_tile(page, next((one for one in offered if one.startswith(("hit", "mark"))), offered[0]))
    # From then on the order is that of the game.
    assert seen[:3] == ["Hold until dawn", "One sentence", "Choose a guardian"]
    assert {"Take a path", "Your dice"} < set(seen), seen
