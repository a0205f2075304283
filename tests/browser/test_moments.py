"""Taking back, looking back, replaying, sharing, the record file."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.table import choices, new_table, pick_tile, play, press_tile, ready, state, until

pytestmark = pytest.mark.timeout(300)


def to_first_turn(page: Page, rng: random.Random) -> None:
    """Through the set-up to the first question about dice."""
    ready(page)
    while "end" not in choices(page):
        pick_tile(page, rng)
        ready(page)


def lines(page: Page) -> list[str]:
    """The log as far as it still counts, newest first."""
    return page.locator(".log .line:not(.undone)").all_inner_texts()


def taken_back(page: Page, to: list[str]) -> bool:
    """Whether the log stands where it stood, and tells that something was taken back."""
    kept = [line for line in lines(page) if not line.endswith("takes something back.")]
    return kept == to and len(kept) < len(lines(page))


def charge(page: Page) -> None:
    """Spend any die on the ultimate power: that reveals nothing."""
    if "charge …" in choices(page):
        press_tile(page, "charge …")
    press_tile(page, next(one for one in choices(page) if one.startswith("charge ")))
    ready(page)


def test_undo_inside_a_turn(person: Open) -> None:
    page = person()
    new_table(page, "me", "me", difficulty="initiation")
    to_first_turn(page, random.Random(7))
    before, said = choices(page), lines(page)
    charge(page)
    until([page], lambda: len(lines(page)) > len(said), "the log does not tell")
    page.get_by_role("button", name="Undo").click()
    until([page], lambda: taken_back(page, said), "the log does not go back")
    ready(page)
    assert choices(page) == before
    expect(page.locator(".log .line.undone").first).to_be_visible()

    # Two deeds and the whole turn back at once.
    for _ in range(2):
        charge(page)
    page.get_by_role("button", name="Reset turn").click()
    until([page], lambda: taken_back(page, said), "the turn is not reset")
    ready(page)
    assert choices(page) == before


def test_look_back_during_the_game(person: Open) -> None:
    """Looking back changes nothing; arrow keys and the slider step; Escape is back to now."""
    page = person()
    new_table(page, "me", "me", difficulty="initiation")
    to_first_turn(page, random.Random(8))
    now = choices(page)
    page.get_by_role("button", name="Look back").first.click()
    slider = page.get_by_role("slider", name="Moment of the game")
    expect(slider).to_be_visible()
    expect(page.get_by_text("You are looking at an earlier moment")).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last > 3
    page.locator("body").press("Home")
    expect(slider).to_have_value("0")
    page.locator("body").press("ArrowRight")
    expect(slider).to_have_value("1")
    slider.fill("2")
    expect(slider).to_have_value("2")
    assert page.locator("[data-spot], [data-primary]").count() == 0
    page.get_by_role("button", name="Back to now").click()
    expect(slider).to_have_count(0)
    assert state(page)["state"] == "choose"
    assert choices(page) == now
    page.locator(".log .line").last.click()
    expect(slider).to_be_visible()
    page.locator("body").press("Escape")
    expect(slider).to_have_count(0)


def test_replay_export_and_import(person: Open, tmp_path: Path) -> None:
    """A finished game is stepped through, saved as a file, and opened again from it by somebody else."""
    page = person()
    new_table(page, "me", "greedy", difficulty="legend")
    play(page, random.Random(9))
    page.locator("section.end").get_by_role("button", name="Look back").click()
    slider = page.get_by_role("slider", name="Moment of the game")
    page.locator("body").press("Home")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="Speed 1").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value("0")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Back to now").click()

    page.get_by_role("button", name="Invite and share").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "game.jsonl"
    download.value.save_as(record)
    subprocess.run([sys.executable, "-m", "tablee", "verify", str(record)], check=True)

    other = person()
    other.locator("input[type=file]").set_input_files(record)
    other.wait_for_url("**/table/*")
    expect(other.locator("section.end")).to_be_visible()
    assert lines(other) == lines(page)


def test_a_shared_position(person: Open) -> None:
    page = person()
    new_table(page, "me", "me", difficulty="initiation")
    to_first_turn(page, random.Random(10))
    page.locator(".log .line").last.click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("button", name="Invite and share").click()
    page.get_by_role("button", name="Make a link to this position").click()
    link = page.get_by_label("Link to this position").input_value()
    guest = person(link)
    expect(guest.get_by_text("You are looking at an earlier moment")).to_be_visible()
    assert guest.locator("[data-spot], [data-primary]").count() == 0
