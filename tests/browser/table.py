"""What a person does at the table in the browser: reads what can be chosen, and chooses it."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page, expect

END = "section.end"
TILE = "button[data-choice]"
MOVES = 400
"""No game of these tests comes near so many answers."""
PATIENCE = 60.0
"""For whatever shall happen: seconds, on a machine with other things to do."""

# `choose`: a question is open and nothing is on its way; `end`: the result is shown; else `wait`.
STATE = """() => {
  if (document.querySelector('section.end')) return { state: 'end', choices: [] };
  const tiles = [...document.querySelectorAll('button[data-choice]:not(.refused)')];
  const free = document.querySelector('.choices[aria-busy=false]') !== null;
  const ready = free && tiles.length > 0 && tiles.every((tile) => !tile.disabled);
  const number = (tile) => tile.querySelector('kbd')?.textContent ?? '';
  const read = (tile) => ({ text: tile.dataset.choice, number: number(tile) });
  return { state: ready ? 'choose' : 'wait', choices: ready ? tiles.map(read) : [] };
}"""

# Every place of the board that answers a click, with a point where the click really meets it. Read after the
# next frame: only then has the board its size for what is shown beside it.
SPOTS = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await frame();
  const places = '[data-spot], .dice button';
  const met = (element, x, y) => document.elementFromPoint(x, y)?.closest(places) === element;
  const point = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const fx of [0.5, 0.25, 0.75, 0.1, 0.9])
      for (const fy of [0.5, 0.25, 0.75, 0.1, 0.9])
        if (met(element, left + fx * width, top + fy * height))
          return [left + fx * width, top + fy * height];
    return null;
  };
  const read = (element) => ({ key: element.dataset.spot ?? '', point: point(element) });
  return {
    spots: [...document.querySelectorAll('.board [data-spot]:not([aria-hidden])')].map(read),
    dice: [...document.querySelectorAll('.dice button.legal')].map(read),
  };
}"""

Chooser = Callable[[Page, random.Random], str]


def new_table(page: Page, *seats: str, game: str = "runemasters", **options: str) -> dict[str, Any]:
    """Open a table for the person of this page and go there: `me`, `friend`, or the name of a bot."""
    chosen = [{"kind": s} if s in ("me", "friend") else {"kind": "bot", "bot": s} for s in seats]
    body = {"game": game, "seats": chosen, "options": options}
    answer = page.request.post("/api/tables", data=body)
    assert answer.ok, answer.text()
    links: dict[str, Any] = answer.json()
    page.goto(f"/table/{links['table']}")
    return links


def state(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(STATE)
    return found


def choices(page: Page) -> list[str]:
    return [choice["text"] for choice in state(page)["choices"]]


def until(pages: Sequence[Page], true: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, f"{what}: {[state(page) for page in pages]}"
        pages[0].wait_for_timeout(15)


def ready(page: Page) -> str:
    """Wait until this person can choose or the game is over."""
    until([page], lambda: state(page)["state"] != "wait", "neither a question nor the end")
    return str(state(page)["state"])


def press_tile(page: Page, text: str) -> None:
    page.mouse.move(2, 2)  # away from what was pressed last: its explanation closes
    page.locator(f'button[data-choice="{text}"]').click()
    confirm(page)


def press_refused(page: Page) -> None:
    """Ask why the first impossible choice is refused; where room is scarce, they are asked for first."""
    refused = page.locator(".choices button.refused")
    if not refused.count():
        page.locator(".choices .else").click()
    refused.first.click()


def confirm(page: Page) -> None:
    """Where a finger's first press only marks an answer that is secret and final: say that it is meant."""
    button = page.locator("[data-confirm]")
    if button.count():
        button.click()


def pick_tile(page: Page, rng: random.Random, press: Callable[[Page, str], None] = press_tile) -> str:
    """Choose something by the panel, opening a group if needed; the end only if there is nothing else.

    Nothing where an offer is gone because somebody else has acted meanwhile.
    """
    for _ in range(3):
        offered = choices(page)
        if not offered:
            return ""
        text = rng.choice([one for one in offered if one != "end"] or offered)
        press(page, text)
        if not text.endswith("…"):
            return text
    raise AssertionError(f"groups without end: {offered}")


def press_key(page: Page, text: str) -> None:
    """By its number; beyond nine by going there with Tab."""
    number = next(one["number"] for one in state(page)["choices"] if one["text"] == text)
    if len(number) == 1:
        page.keyboard.press(number)
        return
    tab_to(page, f"(element) => element.dataset.choice === {text!r}")
    page.keyboard.press("Enter")


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until the focus is on what a JavaScript test accepts."""
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.evaluate(f"() => ({wanted})(document.activeElement)"):
            return
    raise AssertionError(f"Tab never comes to {wanted}")


def pick_by_key(page: Page, rng: random.Random) -> str:
    return pick_tile(page, rng, press_key)


def settled_spots(page: Page, all_in_sight: bool = True) -> dict[str, Any]:
    """The places of the board once it stands still: two readings, a frame apart, say the same.

    What covers a place for a moment, such as a card on its way, is waited for; what stays is in the reading.
    Of a map that is larger than its window not `all_in_sight`: some places are out of it.
    """
    found: dict[str, Any] = page.evaluate(SPOTS)
    for _ in range(100):
        before, found = found, page.evaluate(SPOTS)
        if found == before and (not all_in_sight or all(spot["point"] for spot in found["spots"])):
            return found
        page.wait_for_timeout(50)
    assert found == before, "the board does not come to rest"
    return found


def pick_on_board(page: Page, rng: random.Random) -> str:
    """One click on the board or on a die; the button that ends the turn only if there is nothing else."""
    found = settled_spots(page)
    hidden = [spot["key"] for spot in found["spots"] if spot["point"] is None]
    assert not hidden, f"these places of the board cannot be clicked: {hidden}"
    places = found["spots"] if found["spots"] and rng.random() < 0.75 else found["dice"] or found["spots"]
    if not places:
        page.locator("[data-primary]").click()
        return "end"
    place = rng.choice(places)
    press_at(page, *place["point"])
    return str(place["key"].split(" ")[0] or "die")


def press_at(page: Page, x: float, y: float) -> None:
    """Click or tap there. A finger's first tap may only show what it would do: then it is confirmed."""
    if not page.evaluate("() => matchMedia('(pointer: coarse)').matches"):
        page.mouse.move(2, 2)
        page.mouse.click(x, y)
        return
    page.touchscreen.tap(x, y)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    go = page.locator(".board .btn.primary, [data-confirm]")
    if go.count():
        go.first.tap()


def play(
    page: Page, rng: random.Random, choose: Chooser = pick_tile, after: Callable[[], None] = lambda: None
) -> set[str]:
    """Play to the end of the game; returns the kinds of what was chosen."""
    kinds: set[str] = set()
    for _ in range(MOVES):
        if ready(page) == "end":
            return kinds
        kinds.add(choose(page, rng).split(" ")[0])
        after()
    raise AssertionError("the game does not end")


def play_together(
    pages: Sequence[Page], rng: random.Random, after: Callable[[int], None] = lambda n: None
) -> int:
    """Several people, each at their own page, to the end; returns how many answers were given."""
    for n in range(MOVES):
        seen = [state(page)["state"] for page in pages]
        deadline = time.monotonic() + PATIENCE
        while "choose" not in seen and set(seen) != {"end"}:
            assert time.monotonic() < deadline, f"nobody can go on: {seen}"
            pages[0].wait_for_timeout(15)
            seen = [state(page)["state"] for page in pages]
        if "choose" not in seen:
            return n
        pick_tile(pages[seen.index("choose")], rng)
        after(n)
    raise AssertionError("the game does not end")


def assert_over(page: Page, *titles: str) -> None:
    expect(page.locator(END).get_by_role("heading", level=2)).to_have_text(
        titles[0] if len(titles) == 1 else any_of(titles)
    )


def any_of(texts: Sequence[str]) -> Any:
    return re.compile("^(" + "|".join(re.escape(text) for text in texts) + ")$")


def assert_no_scroll(page: Page) -> None:
    """The page itself never scrolls, in no direction."""
    sizes = page.evaluate(
        """() => {
          const { scrollWidth, scrollHeight } = document.scrollingElement;
          return [scrollWidth - innerWidth, scrollHeight - innerHeight];
        }"""
    )
    assert max(sizes) <= 0, f"the page is larger than the window by {sizes}"
