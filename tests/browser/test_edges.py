"""At the edges of a phone: what a notch leaves free, either hand, and a tap on the handle of the sheet."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tablee
from tests.browser.conftest import SIDEWAYS, Open
from tests.browser.positions import record
from tests.browser.records import open_record
from tests.browser.table import assert_no_scroll, ready
from tests.browser.test_layout import SETTLE

pytestmark = pytest.mark.timeout(300)

UPRIGHT = {"width": 390, "height": 844}
NOTCHES: list[tuple[dict[str, int], dict[str, int]]] = [
    (UPRIGHT, {"top": 47, "bottom": 34}),
    (SIDEWAYS, {"left": 59, "right": 59, "bottom": 21}),
    ({"width": 820, "height": 1180}, {"top": 24, "bottom": 20}),
    ({"width": 1180, "height": 820}, {"top": 24, "bottom": 20}),
]
"""What phones and tablets take from a page that has the whole screen."""

# What can be read or pressed and is seen under the edges. The drawing of a map may run on there.
UNDER = """() => {
  const style = getComputedStyle(document.documentElement);
  const [top, right, bottom, left] = ['top', 'right', 'bottom', 'left'].map((edge) =>
    parseFloat(style.getPropertyValue(`--safe-${edge}`)));
  const [W, H] = [innerWidth, innerHeight];
  const edges = [
    ['top', 0, 0, W, top],
    ['right', W - right, 0, W, H],
    ['bottom', 0, H - bottom, W, H],
    ['left', 0, 0, left, H],
  ];
  const found = new Set();
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const name = (one) =>
    (one.getAttribute('aria-label') || one.textContent || one.className).trim().slice(0, 40);
  const drawn = (one) => one.closest('.world, [aria-hidden=true] svg') !== null;
  /** What is left of a box in the lists and windows around it. */
  const seen = (one, box) => {
    let { left, top, right, bottom } = box;
    for (let at = one.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue;
      const around = at.getBoundingClientRect();
      [left, top] = [Math.max(left, around.left), Math.max(top, around.top)];
      [right, bottom] = [Math.min(right, around.right), Math.min(bottom, around.bottom)];
    }
    return { left, top, right, bottom };
  };
  /** It goes on below: what is under the edge now comes up from there. */
  const scrolls = (one) => {
    for (let at = one.parentElement; at; at = at.parentElement)
      if (getComputedStyle(at).overflowY === 'auto' && at.scrollHeight > at.clientHeight + 1) return true;
    return false;
  };
  /** Parts reach out of their rows by a rim of some pixels. */
  const RIM = 4;
  const look = (one, box, free) => {
    const { left: l0, top: t0, right: r0, bottom: b0 } = seen(one, box);
    for (const [edge, x1, y1, x2, y2] of edges) {
      const [l, t, r, b] = [Math.max(l0, x1), Math.max(t0, y1), Math.min(r0, x2), Math.min(b0, y2)];
      if (r - l <= RIM || b - t <= RIM || (edge === 'bottom' && scrolls(one))) continue;
      const hit = document.elementFromPoint((l + r) / 2, (t + b) / 2);
      if (free || one.contains(hit) || hit?.contains(one)) found.add(`${edge}: ${name(one)}`);
    }
  };
  const PARTS = 'button, a[href], input, summary, [data-spot], .overview, .zoom, .chip';
  for (const one of document.querySelectorAll(PARTS))
    if (shown(one) && !drawn(one))
      look(one, one.getBoundingClientRect(), getComputedStyle(one).pointerEvents === 'none');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const one = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || !shown(one) || drawn(one) || one.closest('.hidden')) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const box of range.getClientRects()) look(one, box, false);
  }
  return [...found];
}"""


def at_the_table(person: Open, game: str, **settings: Any) -> Page:
    page = person(viewport=UPRIGHT, has_touch=True, **settings)
    open_record(page, record(game, True))
    ready(page)
    alone = page.locator("dialog .btn", has_text="all these seats")
    if alone.count():
        alone.click()
    return page


def turn(page: Page, size: dict[str, int], notch: dict[str, int]) -> None:
    """Hold the device so; a page is told of its safe areas by the browser."""
    everything = {edge: notch.get(edge, 0) for edge in ("top", "right", "bottom", "left")}
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": everything})
    page.set_viewport_size({"width": size["width"] - 2, "height": size["height"]})
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.evaluate(SETTLE)


@pytest.mark.parametrize("game", tablee.games())
def test_nothing_lies_under_a_notch(person: Open, game: str) -> None:
    wrong: list[str] = []
    for hand in ("right", "left"):
        page = at_the_table(person, game, leftHanded=hand == "left")
        for size, notch in NOTCHES if hand == "right" else [NOTCHES[1]]:
            turn(page, size, notch)
            assert_no_scroll(page)
            where = f"{hand} hand, {size['width']}x{size['height']}"
            wrong += [f"{where}, {one}" for one in page.evaluate(UNDER)]
        if hand == "left":
            sheet, board = (page.locator(part).bounding_box() for part in (".sheet.side", "section.board"))
            assert sheet
            assert board
            assert sheet["x"] == 0
            assert sheet["x"] + sheet["width"] <= board["x"] + 19, "the board lies beside the sheet"
        else:
            turn(page, *NOTCHES[1])
        for entry in page.locator(".sheet.side [data-rail]:not([data-rail=menu])").all():
            entry.click()
            page.evaluate(SETTLE)
            wrong += [f"{hand} hand, drawer, {one}" for one in page.evaluate(UNDER)]
            page.locator(".sheet.side .grab").click()
    assert not wrong, "\n".join(wrong)


# Every click, and what it was on.
NOTE_CLICKS = """() => {
  window.clicks = [];
  const note = ({ target }) => clicks.push(target.closest('button, [data-spot]')?.className ?? 'board');
  addEventListener('click', note, { capture: true });
}"""


@pytest.mark.parametrize(
    ("size", "folds"), [(UPRIGHT, "half"), (SIDEWAYS, "folded")], ids=["upright", "sideways"]
)
def test_a_tap_on_the_handle_presses_nothing_behind_it(
    person: Open, size: dict[str, int], folds: str
) -> None:
    """The sheet folds away under the finger: the click of the same tap must not reach the board."""
    page = at_the_table(person, "defenders")
    turn(page, size, {})
    sheet, grab = page.locator(".sheet"), page.locator(".sheet .grab")
    if size is UPRIGHT:
        grab.press("ArrowUp")
    page.evaluate(SETTLE)
    page.evaluate(NOTE_CLICKS)
    box = grab.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(sheet).to_contain_class(folds)
    page.evaluate(SETTLE)
    clicks = page.evaluate("() => clicks")
    assert len(clicks) == 1
    assert "grab" in clicks[0]
    expect(page.locator(".board :is(.card, .caption)")).to_have_count(0)
