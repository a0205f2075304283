"""A map larger than its window: turning the device keeps what was looked at, arrows lead beyond its edge."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.positions import record
from tests.browser.records import asks, open_record, played_until
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

# A point of the legal target that is nearest to the middle of the picture, where it is free to be pressed.
NEAREST = """() => {
  const box = (document.querySelector('.board svg .world')?.ownerSVGElement ??
    document.querySelector('.board svg[role=group], .board')).getBoundingClientRect();
  const middle = [box.left + box.width / 2, box.top + box.height / 2];
  const found = [...document.querySelectorAll('.board svg [data-spot]')].flatMap((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const points = [0.5, 0.25, 0.75].flatMap((fx) =>
      [0.5, 0.25, 0.75].map((fy) => ({ x: left + fx * width, y: top + fy * height })),
    );
    const free = points.find(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-spot]') === one);
    return free ? [{ ...free, far: Math.hypot(free.x - middle[0], free.y - middle[1]) }] : [];
  });
  return found.sort((a, b) => a.far - b.far)[0];
}"""


# The die that is picked, and what it can do on the board.
PICKED = """() => [
  [...document.querySelectorAll('.dice button')].findIndex((die) => die.classList.contains('selected')) + 1,
  [...document.querySelectorAll('.board [data-spot]')].map((spot) => spot.dataset.spot).sort(),
]"""


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


PLANS = {
    "andor": ".board .stage > .card b",
    "defenders": ".board .map > .card b",
    "havresac": ".board .map > .caption b",
    "glory": ".sheet .callout .title",
}
"""What is said of a target that a finger has touched."""


def placing(name: str) -> bytes:
    """What is on a map of its own: for Glory a tile that is being placed, else late with all seats."""
    return (
        played_until(asks("choose_cell"), 2, "random", name).record if name == "glory" else record(name, True)
    )


@pytest.mark.parametrize("game", PLANS)
def test_turning_the_device_keeps_centre_zoom_and_plan(person: Open, game: str) -> None:
    page = person(viewport=UPRIGHT, has_touch=True)
    open_record(page, placing(game))
    for first, other in ((UPRIGHT, SIDEWAYS), (SIDEWAYS, UPRIGHT)):
        turn(page, first)
        page.reload()
        ready(page)
        page.evaluate(SETTLE)
        zoom(page)
        target = page.evaluate(NEAREST)
        page.touchscreen.tap(target["x"], target["y"])
        plan = page.locator(PLANS[game]).first
        planned = plan.inner_text()
        before = looked_at(page)
        turn(page, other)
        expect(plan).to_have_text(planned)
        turned = looked_at(page)
        turn(page, first)
        assert turned["scale"] == pytest.approx(before["scale"], rel=0.01)
        assert looked_at(page) == pytest.approx(before, rel=0.01)
        expect(plan).to_have_text(planned)


def zoom(page: Page) -> None:
    """A little nearer, to the middle of the map."""
    box = page.locator(".board svg", has=page.locator(".world")).last.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, -100)
    page.mouse.move(60, 27)  # over the menu in both forms: what a mouse rests on is looked at


def test_turning_the_device_keeps_what_is_picked(person: Open) -> None:
    """A path of Runemasters is always whole: what a die can do stays marked."""
    page = at_the_table(person, "runemasters", UPRIGHT)
    page.locator(".dice button.legal").first.tap()
    for form in (SIDEWAYS, UPRIGHT, SIDEWAYS):
        picked = page.evaluate(PICKED)
        assert picked[0]
        turn(page, form)
        page.evaluate(SETTLE)
        assert page.evaluate(PICKED) == picked


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
