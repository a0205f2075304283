"""What a finger presses is large enough: on a phone, in all five games, in the lobby and around a table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import tablee
from tests.browser.conftest import PHONE, Open
from tests.browser.table import TILE, confirm, new_table, ready

FINGER = 44
"""Pixels in each direction."""

# Every control that is in sight and smaller than a finger. What answers may be larger than what is drawn:
# points around its middle are tried. Links in the middle of a text are as the text has them. On the board a
# small piece will do where the same answer lies in the panel; the weak points of a monster lie side by side,
# and the corner of a cell is a shortcut of its own.
SMALL = """([finger, inside]) => {
  const half = finger / 2 - 1;
  const offered = new Set([...document.querySelectorAll('[data-choice]')].map((one) => one.dataset.choice));
  const verb = (text) => text.split(' ')[0];
  const inPanel = (one) => [...offered].some((text) => verb(text) === verb(one.dataset.spot));
  const answers = (one, x, y) => {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true;
    const met = document.elementFromPoint(x, y);
    return met !== null && (one === met || one.contains(met) || met.closest('label')?.contains(one) === true);
  };
  const found = [];
  for (const one of document.querySelectorAll('button, a[href], input, select, textarea, [role=button]')) {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (one.closest('[inert], [aria-hidden=true], .hidden, p, li.rule, .rule-text')) continue;
    if (!one.closest(inside) || one.dataset.start || one.matches('svg :is(.piece, .fine)')) continue;
    if (one.dataset.spot && inPanel(one)) continue;
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width === 0 || !document.elementFromPoint(x, y) || !answers(one, x, y)) continue;
    const wide = width >= finger - 0.5 || (answers(one, x - half, y) && answers(one, x + half, y));
    const high = height >= finger - 0.5 || (answers(one, x, y - half) && answers(one, x, y + half));
    if (!wide || !high) {
      const name = (one.getAttribute('aria-label') || one.textContent || one.name || '').trim().slice(0, 50);
      found.push(`${name}: ${Math.round(width)} x ${Math.round(height)}`);
    }
  }
  return found;
}"""


def assert_fingers(page: Page, where: str, inside: str = "body") -> None:
    small: list[str] = page.evaluate(SMALL, [FINGER, inside])
    assert not small, f"{where}: too small for a finger: {small}"


def past_the_beginning(page: Page, game: str) -> None:
    """Answer what is asked before the game is in play with the first that is offered.

    A finger's first press on a secret card of Glory only marks it.
    """
    for answer in range(3):
        ready(page)
        page.locator(TILE + ":not(.refused)").first.click()
        if game == "glory" and answer == 0:
            expect(page.locator("[data-confirm]")).to_be_visible()
        confirm(page)
    ready(page)
    page.keyboard.press("Escape")  # out of a group that was opened
    ready(page)


@pytest.mark.parametrize("game", tablee.games())
def test_a_table_on_a_phone(person: Open, game: str) -> None:
    page = person(viewport=PHONE)
    new_table(page, "me", "thumb", game=game)
    ready(page)
    assert_fingers(page, "the first question")
    past_the_beginning(page, game)
    assert_fingers(page, "in play")
    page.locator(".sheet .grab").press("ArrowUp")
    assert_fingers(page, "the whole sheet", ".sheet")


def test_the_lobby_and_what_lies_around_a_table_on_a_phone(person: Open) -> None:
    page = person(viewport=PHONE)
    expect(page.locator("article.card").first).to_be_visible()
    assert_fingers(page, "the lobby")
    page.locator("article.card").get_by_role("button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_fingers(page, "a new table")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_fingers(page, "the settings")
    page.keyboard.press("Escape")
    links = new_table(page, "me", "friend")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_fingers(page, "the menu")
    page.keyboard.press("Escape")
    page.locator("[data-area=drawer]").first.click()
    expect(page.get_by_role("tab").first).to_be_visible()
    assert_fingers(page, "the drawer")
    guest = person(viewport=PHONE, path=links["seats"]["1"], refused=True)
    expect(guest.locator("main form")).to_be_visible()
    assert_fingers(guest, "the invitation")
