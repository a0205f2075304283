"""Taking back, looking back, replaying, sharing, the record file."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.axe import SYSTEM, assert_accessible
from tests.browser.conftest import PHONE, SIDEWAYS, Open
from tests.browser.records import asks, open_record, over, played_until
from tests.browser.table import TILE, choices, new_table, pick_tile, press_tile, ready, until

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
    kept = [line for line in lines(page) if not re.search(r" undo(es)? a choice\.$", line)]
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


def test_undo_beyond_a_throw_alone(person: Open) -> None:
    """Alone nobody has to agree, but the end tells that the game was assisted."""
    page = person()
    table = open_record(page, played_until(asks("actions", "hit"), 2).record)
    ready(page)
    charge(page)
    before, said = choices(page), lines(page)
    page.locator("[data-primary]").click()
    until([page], lambda: any("rolls" in line for line in lines(page)[: -len(said)]), "nothing is thrown")
    ready(page)
    page.get_by_role("button", name="Undo").click()
    until([page], lambda: taken_back(page, said), "the turn does not come back")
    ready(page)
    assert choices(page) == before
    for seat in (0, 1):  # bots come to the end sooner
        assert page.request.post(f"/api/tables/{table}/replace", data={"seat": seat, "bot": "random"}).ok
    expect(page.locator("section.end")).to_contain_text("An assisted game")


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
    expect(page.locator("[data-spot], [data-primary]")).to_have_count(0)
    page.get_by_role("button", name="Back to now").click()
    expect(slider).to_have_count(0)
    assert ready(page) == "choose"
    assert choices(page) == now
    page.locator(".log .line").last.click()
    expect(slider).to_be_visible()
    page.locator("body").press("Escape")
    expect(slider).to_have_count(0)


def test_return_to_a_moment(person: Open) -> None:
    """A return is offered only where one chose, says what is lost, and happens when it is confirmed."""
    page = person()
    new_table(page, "me", "me", difficulty="initiation")
    to_first_turn(page, random.Random(10))
    before, said = choices(page), lines(page)
    charge(page)
    until([page], lambda: len(lines(page)) > len(said), "the log does not tell")
    after, told = choices(page), lines(page)
    offer = page.get_by_role("button", name="Return to this moment")

    # The monsters and dice came by themselves after the set-up: nothing was chosen in between.
    page.locator(".log .line", has_text="appears on").first.click()
    expect(page.get_by_text("You are looking at an earlier moment")).to_be_visible()
    expect(offer).to_have_count(0)
    page.locator("body").press("Escape")

    page.locator(".log .line:not(.undone)").nth(len(told) - len(said)).click()
    offer.click()
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_contain_text("would no longer count")
    expect(dialog.locator("li")).to_have_count(len(told) - len(said))
    dialog.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Back to now").click()
    ready(page)
    assert (choices(page), lines(page)) == (after, told)

    page.locator(".log .line:not(.undone)").nth(len(told) - len(said)).click()
    offer.click()
    dialog.get_by_role("button", name="Return", exact=True).click()
    until([page], lambda: taken_back(page, said), "the game does not return")
    ready(page)
    assert choices(page) == before
    expect(page.locator(".notice")).to_have_count(0)


def opens(roll: Locator) -> bool:
    """Whether the roll opens now: it waits a moment for what the board tells by itself."""
    try:
        roll.wait_for(timeout=900)
    except PlaywrightTimeout:
        return False
    return True


def test_what_happened_meanwhile_is_told_when_the_own_turn_comes(person: Open) -> None:
    page = person(recap=True, **SYSTEM)
    new_table(page, "me", "novice", "novice")
    rng = random.Random(1)
    to_first_turn(page, rng)
    roll = page.get_by_role("region", name="While you waited")
    press_tile(page, "end")
    ready(page)
    while not opens(roll):
        pick_tile(page, rng)
        assert ready(page) == "choose"
    scenes = roll.get_by_role("listitem")
    count = scenes.count()
    assert 2 <= count <= 6
    numbers = page.get_by_role("log").locator(".scene")
    assert {int(text) for text in numbers.all_inner_texts()} == set(range(1, count + 1))
    # Who does not see the roll hears all of it in its order.
    spoken = page.locator(".board > [role=status]").inner_text()
    names, said = (scenes.locator(part).all_inner_texts() for part in (".words .name", ".words .lines"))
    told = [f"{i}. {name}. {lines}" for i, (name, lines) in enumerate(zip(names, said, strict=True), 1)]
    assert spoken.endswith(" ".join(told))
    assert_accessible(page, "section.roll")
    # On a device on which nothing was ever chosen here the same is told, on a third of the board.
    for size in (PHONE, SIDEWAYS):
        other = person(viewport=size, recap=True)
        other.context.add_cookies([{**one} for one in page.context.cookies()])  # type: ignore[typeddict-item]
        other.goto(page.url)
        phones = other.get_by_role("region", name="While you waited")
        expect(phones.get_by_role("listitem")).to_have_count(count)
        heights = [other.locator(part).bounding_box() for part in ("section.roll", ".board")]
        roll_box, board_box = [box for box in heights if box]
        assert roll_box["height"] <= max(board_box["height"] / 3, 96) + 1, size
        phones.get_by_role("button", name="Skip").click()
        expect(phones).to_be_hidden()
        expect(other.get_by_role("button", name=f"{count} scenes")).to_be_visible()
    scenes.last.get_by_role("button").click()
    expect(scenes.last.get_by_role("button")).to_have_attribute("aria-current", "true")
    page.keyboard.press("Escape")
    expect(roll).to_be_hidden()
    chip = page.get_by_role("button", name=f"{count} scenes")
    chip.click()
    expect(roll).to_be_visible()
    pick_tile(page, rng)
    expect(roll).to_be_hidden()
    expect(chip).to_be_hidden()
    expect(numbers).to_have_count(0)


def test_each_tab_of_the_drawer_keeps_its_place(person: Open) -> None:
    page = person(viewport={"width": 1280, "height": 500})
    new_table(page, "me", "me", difficulty="initiation")
    to_first_turn(page, random.Random(11))

    def tab(name: str) -> None:
        page.get_by_role("tab", name=name).click()

    shown = "[role=tabpanel]:not(.behind)"

    def scrolled() -> int:
        top: int = page.locator(shown).evaluate("(one) => one.scrollTop")
        return top

    page.locator("[data-rail=log]").click()
    page.locator("[role=tabpanel]").evaluate("(one) => { one.scrollTop = 40; }")
    assert scrolled() == 40, "the log is too short for this test"
    tab("Cards")
    assert scrolled() == 0
    expect(page.locator(f"{shown} li").nth(8)).to_be_attached()  # the cards come when they are wanted
    page.locator(shown).evaluate("(one) => { one.scrollTop = 90; }")
    tab("Log")
    assert scrolled() == 40
    tab("Cards")
    assert scrolled() == 90
    expect(page.locator(".log")).not_to_be_visible()


def test_replay_export_and_import(person: Open, tmp_path: Path) -> None:
    """A finished game is stepped through, saved as a file, and opened again from it by somebody else."""
    page = person()
    open_record(page, played_until(over, 2).record)
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
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    for reader in (page, other):
        reader.get_by_role("button", name="See the board").click()
    until([other], lambda: lines(other) == lines(page), "the log differs")


def test_export_and_import_of_a_running_game(person: Open, tmp_path: Path) -> None:
    """Somebody else goes on from there, with other dice; what is no record is refused in plain words."""
    page = person()
    open_record(page, played_until(asks("actions", "hit"), 2).record)
    ready(page)
    page.get_by_role("button", name="Invite and share").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "game.jsonl"
    download.value.save_as(record)

    other = person(refused=True)
    broken = tmp_path / "broken.jsonl"
    broken.write_text(
        record.read_text(encoding="utf-8").replace('"digest":"', '"digest":"0', 1), encoding="utf-8"
    )
    other.locator("input[type=file]").set_input_files(broken)
    expect(other.get_by_role("alert")).to_contain_text("This file is not a record")
    other.locator("input[type=file]").set_input_files(record)
    other.wait_for_url("**/table/*")
    ready(other)
    assert choices(other) == choices(page)
    assert lines(other)[0].startswith("The game goes on with fresh luck")
    pick_tile(other, random.Random(12))
    until([other], lambda: len(lines(other)) > len(lines(page)) + 1, "the game does not go on")


def test_a_shared_position(person: Open) -> None:
    """The link leads to that moment, and from there to the present; who follows it only watches."""
    page = person()
    open_record(page, played_until(asks("actions", "hit"), 2).record)
    ready(page)
    page.locator(".log .line").nth(5).click()
    slider = page.get_by_role("slider", name="Moment of the game")
    expect(slider).to_be_visible()
    expect(slider).not_to_have_value(slider.get_attribute("max") or "")  # the moment itself has come
    page.get_by_role("button", name="Invite and share").click()
    page.get_by_role("button", name="Make a link to this position").click()
    link = page.get_by_role("textbox", name="Link to this position").input_value()
    guest = person(link)
    expect(guest.get_by_text("You are looking at an earlier moment")).to_be_visible()
    expect(guest.get_by_role("slider", name="Moment of the game")).to_have_value(slider.input_value())
    expect(guest.locator("[data-spot], [data-primary]")).to_have_count(0)
    guest.get_by_role("button", name="Back to now").click()
    expect(guest.get_by_text("You are watching.")).to_be_visible()
    expect(guest.locator(f"{TILE}, [data-spot], [data-primary]")).to_have_count(0)
