"""The pages around the game: two clicks to play, languages, what is not allowed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Open
from tests.browser.lobby import opens_runemasters
from tests.browser.table import TILE, choices, new_table, press_refused, press_tile, ready

pytestmark = pytest.mark.timeout(300)


def test_two_clicks_to_play(person: Open) -> None:
    """On a low screen too: the dialog is whole where the page has been scrolled."""
    page = person(viewport={"width": 1366, "height": 560})
    cards = page.locator("article.card")
    expect(cards).to_have_count(5)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    opens_runemasters(page).click()
    expect(page.get_by_role("heading", name="New table")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(TILE).first).to_be_visible()
    page.get_by_role("link", name="All tables").click()
    expect(page.get_by_role("heading", name="Waiting for you")).to_be_visible()


def test_started_in_french(browser: Browser, tmp_path: Path) -> None:
    """`--lang fr` greets in French whoever has not chosen otherwise, whatever the browser prefers."""
    command = [sys.executable, "-m", "tablee", "serve", "--lang", "fr", "--port", "0", "--no-browser"]
    process = subprocess.Popen(
        [*command, "--data", str(tmp_path / "data")], stdout=subprocess.PIPE, encoding="utf-8"
    )
    try:
        assert process.stdout is not None
        address = re.findall(r"http://\S+", process.stdout.readline())[0]
        context = browser.new_context(base_url=address, locale="en-US")
        page = context.new_page()
        page.goto("/")
        expect(opens_runemasters(page, "Nouvelle table")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        page.get_by_role("button", name="EN: English").click()
        page.reload()
        expect(opens_runemasters(page)).to_be_visible()
        context.close()
    finally:
        process.terminate()
        process.communicate(timeout=30)


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
    press_refused(page)
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_contain_text("RUN-")
    rule = re.findall(r"RUN-\d+\.\d+", dialog.inner_text())[0]
    dialog.get_by_role("button", name="Read the rule").click()
    expect(page.locator("[data-area=drawer]")).to_contain_text(rule)
