"""The guided first game: every lesson, by doing what it asks."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tablee.core.game import Decision
from tests.browser.conftest import PHONE, Open
from tests.browser.guide import Guide
from tests.browser.records import open_record, over, played_until
from tests.browser.table import assert_no_scroll, ready

pytestmark = pytest.mark.timeout(300)

LESSONS = 15
DEEDS = {
    "guardian": "choose kulak",
    "path": "face red",
    "elder": "elder kulak",
    "hit": "hit",
    "mark": "mark",
    "end": "end",
}


def full_hand(decision: Decision | None) -> bool:
    """A turn with all that lessons are about: a die to hit with, a white one, two others alike, and mana."""
    texts = [choice.text for choice in decision.choices] if decision and decision.kind == "actions" else []
    hits = [text.split(" ")[1] for text in texts if text.startswith("hit ")]
    pairs = {text.split(" ")[1].split("+")[0] for text in texts if text.startswith("block ")} - {"white"}
    rerolls = any(text.startswith("reroll ") for text in texts)
    return "mark white" in texts and bool(pairs) and len(hits) == 1 and hits[0] not in pairs and rerolls


def test_all_lessons(person: Open) -> None:
    """From the first to the last. The dice of the second part are chosen so that they allow every lesson."""
    page = person("/learn/runemasters", lang="fr", pace="slow")
    guide = Guide(page, "runemasters", DEEDS)
    first = guide.walk("dice")
    assert list(first)[:3] == ["welcome", "prompt", "guardian"]
    assert sorted(first) == ["dice", "elder", "guardian", "others", "path", "prompt", "welcome"]
    assert list(first.values()) == [1, 2, 3, 4, 5, 6, 7]

    done = guide.stored()["done"]
    guide.keep(open_record(page, played_until(full_hand, bot="greedy").record), done)
    page.goto(guide.address)
    second = guide.walk("free")
    assert list(second) == ["hit", "mark", "block", "mana", "charge", "undo", "end", "free"]
    assert list(second.values()) == list(range(8, LESSONS + 1))
    expect(page.locator("section.guide")).to_have_count(0)
    assert len(guide.stored()["done"]) == LESSONS


def test_first_lessons_on_a_phone(person: Open) -> None:
    page = person("/learn/runemasters", viewport=PHONE, pace="slow")
    guide = Guide(page, "runemasters", DEEDS)
    expect(page.locator("section.guide").get_by_role("heading")).to_have_text("Hold until dawn")
    for wanted in (1, 2, 3):
        guide.comes(wanted)
        assert_no_scroll(page)
        guide.do()
    assert "path" in guide.walk("elder")


def test_leaving_and_coming_back(person: Open) -> None:
    """The same game goes on where it was left; one that is over makes room for a new one."""
    page = person("/learn/runemasters")
    guide = Guide(page, "runemasters", DEEDS)
    guide.walk("prompt")
    table = guide.stored()["table"]
    page.goto("/")
    page.goto(guide.address)
    guide.comes(3)  # the lessons do not begin anew
    assert guide.stored()["table"] == table
    page.goto("/")
    page.locator(f'a[href="/table/{table}"]').first.click()
    guide.comes(3)  # nor by the way of all other tables

    finished = open_record(page, played_until(over, 2).record)
    guide.keep(finished, guide.stored()["done"])
    page.goto(guide.address)
    guide.comes(1)
    assert guide.stored()["table"] not in (table, finished)
    page.get_by_role("button", name="Leave the guide").click()
    expect(page.locator("section.guide")).to_have_count(0)
    page.reload()
    assert ready(page) == "choose"
    expect(page.locator("section.guide")).to_have_count(0)  # nor does it come back
