"""The guided first game: every lesson, by doing what it asks."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tablee.core.game import Decision
from tests.browser.conftest import PHONE, Open
from tests.browser.records import open_record, over, played_until
from tests.browser.table import assert_no_scroll, choices, press_tile, ready, state, until

pytestmark = pytest.mark.timeout(300)

ADDRESS = "/learn/runemasters"
STORED = "tablee.learn.runemasters"
LESSONS = 15
DEEDS = {
    "guardian": "choose kulak",
    "path": "face red",
    "elder": "elder kulak",
    "hit": "hit",
    "mark": "mark",
    "end": "end",
}
"""The lessons that end when the learner does something, and what that is. All others end by their button."""


def full_hand(decision: Decision | None) -> bool:
    """A turn with all that lessons are about: a die to hit with, a white one, two others alike, and mana."""
    texts = [choice.text for choice in decision.choices] if decision and decision.kind == "actions" else []
    hits = [text.split(" ")[1] for text in texts if text.startswith("hit ")]
    pairs = {text.split(" ")[1].split("+")[0] for text in texts if text.startswith("block ")} - {"white"}
    rerolls = any(text.startswith("reroll ") for text in texts)
    return "mark white" in texts and bool(pairs) and len(hits) == 1 and hits[0] not in pairs and rerolls


def lesson(page: Page) -> str:
    """The lesson that is shown; empty if there is none."""
    name: str = page.evaluate("() => document.querySelector('section.guide')?.dataset.lesson ?? ''")
    return name


def number(page: Page) -> int:
    """The number of the lesson that is shown; 0 if there is none."""
    shown = page.evaluate("() => document.querySelector('section.guide .head span')?.textContent ?? ''")
    return int((re.findall(r"\d+", shown) or ["0"])[0])


def comes(page: Page, wanted: int) -> None:
    """Wait for the lesson with this number."""
    until([page], lambda: number(page) == wanted, f"lesson {wanted} does not come")


def do(page: Page) -> None:
    """What the lesson asks for."""
    shown = lesson(page)
    if shown in DEEDS:
        ready(page)
        press_tile(page, next(text for text in choices(page) if text.startswith(DEEDS[shown])))
    else:
        page.locator("section.guide [data-next]").click()
    until([page], lambda: lesson(page) != shown, f"lesson {shown} does not end")


def walk(page: Page, last: str) -> dict[str, int]:
    """Follow the guide up to this lesson; all that came, with the numbers they had."""
    seen: dict[str, int] = {}

    def something_to_do() -> bool:
        if not lesson(page) and state(page)["state"] == "wait":
            page.keyboard.press("Escape")  # do not watch the bots any longer
            return False
        return True

    while last not in seen:
        until([page], something_to_do, f"nothing comes after the lessons {seen}")
        if shown := lesson(page):
            seen[shown] = number(page)
            do(page)
        elif offered := choices(page):
            press_tile(page, offered[0])  # what a mark asks further
    return seen


def stored(page: Page) -> Any:
    return json.loads(page.evaluate("(key) => localStorage.getItem(key)", STORED))


def keep(page: Page, table: str, done: list[str]) -> None:
    kept = json.dumps({"table": table, "done": done})
    page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [STORED, kept])


def test_all_lessons(person: Open) -> None:
    """From the first to the last. The dice of the second part are chosen so that they allow every lesson."""
    page = person(ADDRESS, lang="fr", pace="slow")
    first = walk(page, "dice")
    assert list(first)[:3] == ["welcome", "prompt", "guardian"]
    assert sorted(first) == ["dice", "elder", "guardian", "others", "path", "prompt", "welcome"]
    assert list(first.values()) == [1, 2, 3, 4, 5, 6, 7]

    done = stored(page)["done"]
    keep(page, open_record(page, played_until(full_hand, bot="greedy").record), done)
    page.goto(ADDRESS)
    second = walk(page, "free")
    assert list(second) == ["hit", "mark", "block", "mana", "charge", "undo", "end", "free"]
    assert list(second.values()) == list(range(8, LESSONS + 1))
    expect(page.locator("section.guide")).to_have_count(0)
    assert len(stored(page)["done"]) == LESSONS


def test_first_lessons_on_a_phone(person: Open) -> None:
    page = person(ADDRESS, viewport=PHONE, pace="slow")
    expect(page.locator("section.guide").get_by_role("heading")).to_have_text("Hold until dawn")
    for wanted in (1, 2, 3):
        comes(page, wanted)
        assert_no_scroll(page)
        do(page)
    assert "path" in walk(page, "elder")


def test_leaving_and_coming_back(person: Open) -> None:
    """The same game goes on where it was left; one that is over makes room for a new one."""
    page = person(ADDRESS)
    walk(page, "prompt")
    table = stored(page)["table"]
    page.goto("/")
    page.goto(ADDRESS)
    comes(page, 3)  # the lessons do not begin anew
    assert stored(page)["table"] == table

    finished = open_record(page, played_until(over, 2).record)
    keep(page, finished, stored(page)["done"])
    page.goto(ADDRESS)
    comes(page, 1)
    assert stored(page)["table"] not in (table, finished)
    page.get_by_role("button", name="Leave the guide").click()
    expect(page.locator("section.guide")).to_have_count(0)
    assert ready(page) == "choose"
