"""Each question on each screen: nothing offered twice, nothing cut short, at most one primary button."""

from __future__ import annotations

from functools import lru_cache

import pytest
from playwright.sync_api import Page, expect

import tablee
from tablee.core.rng import Rng
from tablee.match import Match
from tablee.record.lines import encode
from tests.browser.conftest import DESKTOP, LAPTOP, SIDEWAYS, Open
from tests.browser.positions import CROWDED, record
from tests.browser.records import game_of, open_record
from tests.browser.table import TILE, ready
from tests.browser.test_layout import SETTLE
from tests.browser.test_turning import NEAREST

pytestmark = pytest.mark.timeout(300)

UPRIGHT = {"width": 390, "height": 844}
OPENS = "button[data-card][aria-expanded=false]"
"""A card of the hand that can be used in more than one way."""

# What is wrong with the answers in sight. A choice may have a place on the board and one button.
NOISE = """() => {
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const wrong = [];
  const seen = new Set();
  for (const one of all('button[data-choice]')) {
    const { choice } = one.dataset;
    if (seen.has(choice)) wrong.push(`offered twice: ${choice}`);
    seen.add(choice);
    for (const part of [one, ...one.querySelectorAll('*:not(.hidden, svg, svg *)')]) {
      if (getComputedStyle(part).overflow === 'visible') continue;
      if (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1)
        wrong.push(`cut short: ${part.textContent.trim()}`);
    }
  }
  for (const one of all('.prompt b'))
    if (one.scrollHeight > one.clientHeight + 1) wrong.push(`cut short: ${one.textContent.trim()}`);
  // Cards of the hand that lead further: what they begin with is no choice of the panel.
  for (const one of all('[data-opens]'))
    for (const choice of one.dataset.opens.split(', '))
      if (document.querySelector(`.choices [data-choice="${choice}"]`))
        wrong.push(`offered twice: ${choice}`);
  // What gives an answer beside the picture says so, or the panel would offer it again. The tile in hand of
  // Glory is a place of the board: its answer is that of the prompt's button.
  for (const one of all('button[data-spot]:not([data-choice], [data-opens], [data-spot=taken])'))
    wrong.push(`offered without a word: ${one.dataset.spot}`);
  for (const one of all('button[aria-hidden=true]'))
    wrong.push(`a second button: ${one.textContent.trim()}`);
  const primary = all('.btn.primary').map((one) => one.textContent.trim());
  if (primary.length > 1) wrong.push(`more than one primary button: ${primary.join(', ')}`);
  for (let one = document.querySelector('.choices'); one; one = one.parentElement) {
    const may = /auto|scroll/.test(getComputedStyle(one).overflowY);
    if (may && one.scrollHeight > one.clientHeight + 1 && !one.dataset.more)
      wrong.push('nothing tells that the choices scroll');
  }
  return wrong;
}"""


@lru_cache
def questions(name: str) -> list[tuple[str, bytes]]:
    """A game by rules of thumb, up to each kind of question to the first seat: where it offers most."""
    position, rules = CROWDED[name], game_of(name)
    match = Match(rules, ["human", *["thumb"] * (position.seats - 1)], options=position.options, seed=7)
    luck = Rng(7)
    found: dict[str, tuple[tuple[int, int], bytes]] = {}
    while not match.is_over():
        seat = match.to_act()[0]
        decision = match.decision(seat)
        assert decision is not None
        much = (len({choice.verb for choice in decision.choices}), len(decision.choices))
        if seat == 0 and much[1] > 1 and much > found.get(decision.kind, ((0, 0), b""))[0]:
            parts = match.record()
            found[decision.kind] = (much, encode([parts.header, *parts.entries]))
        action = rules.advice.choose(match.position(), seat, luck)
        match.submit(seat, match.decision_id(seat), rules.space.text(action))
    return [(kind, record) for kind, (_, record) in found.items()]


def noise(page: Page, size: dict[str, int]) -> list[str]:
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.evaluate(SETTLE)
    return [f"{size['width']}x{size['height']}: {one}" for one in page.evaluate(NOISE)]


@pytest.mark.parametrize("game", tablee.games())
def test_a_whole_game_without_noise(person: Open, game: str) -> None:
    page = person(lang="fr", confirm=True)
    wrong = []
    kinds = questions(game)
    assert len(kinds) > 4
    for kind, moment in kinds:
        open_record(page, moment)
        expect(page.locator(TILE).first).to_be_visible()
        for size in (DESKTOP, LAPTOP, SIDEWAYS, UPRIGHT):
            wrong += [f"{kind} {one}" for one in noise(page, size)]
        for state, press in (("opened", OPENS), ("marked", f"{TILE}:not(.refused, [data-primary])")):
            if page.locator(press).count() and not page.locator("dialog[open]").count():
                page.locator(press).first.click()
                wrong += [f"{kind} {state} {one}" for one in noise(page, UPRIGHT)]
    assert not wrong, "\n".join(wrong)


def nearest(page: Page) -> None:
    """Touch what can be chosen on the map, or the first thing that can elsewhere."""
    found = page.evaluate(NEAREST)
    if found:
        page.touchscreen.tap(found["x"], found["y"])
    else:
        page.locator(TILE).first.tap()


@pytest.mark.parametrize("game", tablee.games())
def test_one_primary_button(person: Open, game: str) -> None:
    """Whatever a finger has touched, on an open page, and while looking back."""
    page = person(viewport=SIDEWAYS, has_touch=True, confirm=True)
    open_record(page, record(game, True))
    ready(page)
    wrong = []
    for size in (SIDEWAYS, UPRIGHT):
        nearest(page)
        wrong += [f"touched {one}" for one in noise(page, size)]
        pages = page.locator("[data-exchange]:visible, [data-tab=display]:visible")
        if pages.count():
            pages.first.tap()
            wrong += [f"page {one}" for one in noise(page, size)]
            page.keyboard.press("Escape")
        page.keyboard.press("[")
        expect(page.get_by_role("slider")).to_be_visible()
        wrong += [f"looking back {one}" for one in noise(page, size)]
        page.keyboard.press("Escape")
        ready(page)
    assert not wrong, "\n".join(wrong)
