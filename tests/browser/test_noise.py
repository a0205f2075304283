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
from tests.browser.positions import CROWDED
from tests.browser.records import game_of, open_record
from tests.browser.table import TILE
from tests.browser.test_layout import SETTLE

pytestmark = pytest.mark.timeout(300)

UPRIGHT = {"width": 390, "height": 844}

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
    page = person(lang="fr")
    wrong = []
    kinds = questions(game)
    assert len(kinds) > 4
    for kind, record in kinds:
        open_record(page, record)
        expect(page.locator(TILE).first).to_be_visible()
        for size in (DESKTOP, LAPTOP, SIDEWAYS, UPRIGHT):
            wrong += [f"{kind} {one}" for one in noise(page, size)]
    assert not wrong, "\n".join(wrong)
