"""A map larger than its window: turning the device keeps what was looked at, arrows lead beyond its edge."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.positions import record
from tests.browser.records import open_record
from tests.browser.table import ready
from tests.browser.test_layout import SETTLE

UPRIGHT = {"width": 390, "height": 844}
SIDEWAYS = {"width": 844, "height": 390}

# The point of the map in the middle of its window, and pixels per unit.
LOOKED_AT = """() => {
  const world = document.querySelector('.board svg .world');
  const { width, height } = world.ownerSVGElement.getBoundingClientRect();
  const { a: scale, e, f } = new DOMMatrix(getComputedStyle(world).transform);
  return { x: (width / 2 - e) / scale, y: (height / 2 - f) / scale, scale };
}"""

# The middle of the legal target that is nearest to the middle of the map's window, and free to be pressed.
NEAREST = """() => {
  const box = document.querySelector('.board svg .world').ownerSVGElement.getBoundingClientRect();
  const middle = [box.left + box.width / 2, box.top + box.height / 2];
  const found = [...document.querySelectorAll('.board svg [data-spot]')].flatMap((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const far = Math.hypot(x - middle[0], y - middle[1]);
    return document.elementFromPoint(x, y)?.closest('[data-spot]') === one ? [{ x, y, far }] : [];
  });
  return found.sort((a, b) => a.far - b.far)[0];
}"""


def at_the_table(person: Open, game: str, viewport: dict[str, int]) -> Page:
    page = person(viewport=viewport, has_touch=True)
    open_record(page, record(game, True))
    ready(page)
    page.evaluate(SETTLE)
    return page


def looked_at(page: Page) -> dict[str, Any]:
    page.evaluate(SETTLE)
    found: dict[str, Any] = page.evaluate(LOOKED_AT)
    return found


def turn(page: Page, viewport: dict[str, int]) -> None:
    page.set_viewport_size({"width": viewport["width"], "height": viewport["height"]})
    form = "sideways" if viewport is SIDEWAYS else "phone"
    expect(page.locator("html")).to_have_attribute("data-form", form)


@pytest.mark.parametrize(("game", "plan"), [("andor", ".stage > .card"), ("havresac", ".map > .caption")])
def test_turning_the_device_keeps_centre_zoom_and_plan(person: Open, game: str, plan: str) -> None:
    page = at_the_table(person, game, UPRIGHT)
    page.locator(".zoom .btn").first.click()
    target = page.evaluate(NEAREST)
    page.touchscreen.tap(target["x"], target["y"])
    planned = page.locator(f".board {plan}").inner_text()
    before = looked_at(page)
    turn(page, SIDEWAYS)
    expect(page.locator(f".board {plan}")).to_have_text(re.compile(re.escape(planned.split("\n")[0])))
    lying = looked_at(page)
    turn(page, UPRIGHT)
    assert lying["scale"] == pytest.approx(before["scale"], rel=0.01)
    assert looked_at(page) == pytest.approx(before, rel=0.01)
    assert page.locator(f".board {plan}").inner_text() == planned


@pytest.mark.parametrize("game", ["andor", "defenders", "havresac"])
def test_an_arrow_at_the_edge_leads_to_what_is_out_of_sight(person: Open, game: str) -> None:
    page = at_the_table(person, game, UPRIGHT)
    for _ in range(3):
        page.locator(".zoom .btn").first.click()
    arrow = page.locator("[data-beyond]").first
    box = arrow.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    expect(arrow).to_have_attribute("aria-label", re.compile("out of sight: .+"))
    before = looked_at(page)
    edge = arrow.get_attribute("data-beyond")
    arrow.click()
    after = looked_at(page)
    moved = {
        "north": before["y"] - after["y"],
        "south": after["y"] - before["y"],
        "west": before["x"] - after["x"],
        "east": after["x"] - before["x"],
    }
    assert moved[str(edge)] > 20, f"the map does not go {edge}"
