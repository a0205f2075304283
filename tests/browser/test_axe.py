"""axe finds no violation on any page, in any state, dialog and look: light, dark and with high contrast."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import SYSTEM, assert_accessible
from tests.browser.conftest import LAPTOP, PHONE, Open
from tests.browser.lobby import opens_runemasters
from tests.browser.positions import record
from tests.browser.records import asks, open_record, over, played_until
from tests.browser.table import new_table, pick_tile, press_refused, ready

pytestmark = pytest.mark.timeout(300)

DIALOG = "dialog[open]"


def check_dialog(page: Page, *steps: str) -> None:
    """Open a dialog by pressing buttons of these names, examine it, close it."""
    for name in steps:
        page.get_by_role("button", name=name, exact=True).click()
    check_open_dialog(page)


def check_open_dialog(page: Page) -> None:
    """Examine the dialog that is open, close it."""
    expect(page.locator(DIALOG)).to_be_visible()
    assert_accessible(page, DIALOG)
    page.keyboard.press("Escape")
    expect(page.locator(DIALOG)).to_have_count(0)


def test_lobby(person: Open) -> None:
    """Empty, with tables of each kind, and everything that opens from it."""
    page = person(**SYSTEM)
    expect(opens_runemasters(page)).to_be_visible()
    assert_accessible(page)
    check_dialog(page, "Your name")
    check_dialog(page, "Your name", "My devices and links")
    check_dialog(page, "Enter a link or code")
    check_dialog(page, "Settings")
    check_dialog(page, "Settings", "Keyboard")

    opens_runemasters(page).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("More options").click()
    expect(dialog.get_by_label("Name of the table")).to_be_visible()
    dialog.get_by_label("Who sits at seat 2").select_option("friend")
    assert_accessible(page, DIALOG)
    dialog.get_by_role("button", name="Open the table").click()
    expect(dialog.get_by_label("Link to seat 2")).to_be_visible()
    assert_accessible(page, DIALOG)

    open_record(page, played_until(over, 2).record)
    new_table(page, "me", "me")
    links = new_table(page, "friend", "me")
    page.goto("/")
    expect(page.locator(f"a[href='/table/{links['table']}']").first).to_be_visible()
    expect(page.get_by_role("heading", name="Finished")).to_be_visible()
    assert_accessible(page)


def test_table(person: Open) -> None:
    """Choosing a guardian, a turn, each tab, each dialog, what is not possible, an explanation."""
    page = person(**SYSTEM)
    new_table(page, "me", "novice", "friend", difficulty="initiation")
    ready(page)
    assert_accessible(page)
    page.get_by_role("list", name="Seats").get_by_role("button", name="Novice").click()
    check_open_dialog(page)
    check_dialog(page, "Free seat")
    check_dialog(page, "Invite and share")

    open_record(page, played_until(asks("actions", "hit", "mark", "reroll")).record)
    ready(page)
    assert_accessible(page)
    for tab in ("Rules", "Cards"):
        page.get_by_role("tab", name=tab).click()
        assert_accessible(page, "[data-area=drawer]")
    page.get_by_role("button", name="Fold the drawer").click()
    assert_accessible(page, "main")
    press_refused(page)
    expect(page.get_by_role("alertdialog")).to_be_visible()
    assert_accessible(page, DIALOG)
    page.get_by_role("button", name="Understood").click()
    page.locator(".dice button.legal").first.click()
    page.locator(".choices button[data-choice]").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("?")
    assert_accessible(page)


def test_several_people(person: Open) -> None:
    """A request to take back on both sides, a spectator, the curtain between two at one screen."""
    page = person(**SYSTEM)
    links = new_table(page, "me", "friend", difficulty="initiation")
    friend = person(links["seats"]["1"], **SYSTEM)
    ready(page)
    pick_tile(page, random.Random(1))
    ready(friend)
    pick_tile(friend, random.Random(1))
    ready(page)
    page.get_by_role("button", name="Undo").click()
    expect(friend.get_by_role("alertdialog")).to_be_visible()
    assert_accessible(friend, DIALOG)
    expect(page.get_by_text("asked to undo")).to_be_visible()
    assert_accessible(page)
    watcher = person(links["watch"], **SYSTEM)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    assert_accessible(watcher)

    shared = person(**SYSTEM, curtain=True)
    new_table(shared, "me", "me")
    expect(shared.get_by_role("dialog")).to_be_visible()
    assert_accessible(shared)


def test_moments(person: Open) -> None:
    """The end, looking back at it, and a running game looked back at."""
    page = person(**SYSTEM)
    open_record(page, played_until(over, 2).record)
    expect(page.locator("section.end")).to_be_visible()
    page.get_by_text("Check the luck").click()
    assert_accessible(page)
    page.locator("section.end").get_by_role("button", name="Look back").click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert_accessible(page)

    open_record(page, played_until(asks("actions", "hit")).record)
    ready(page)
    page.get_by_role("button", name="Look back").first.click()
    expect(page.get_by_role("button", name="Return to this moment")).to_be_visible()
    assert_accessible(page)


def test_pages_to_read(person: Open) -> None:
    """The rules, what this is, and every kind of address that leads nowhere."""
    page = person("/rules/runemasters#RUN-5.20", refused=True, **SYSTEM)
    expect(page.locator("[id='RUN-5.20']")).to_be_in_viewport()
    assert_accessible(page)
    page.get_by_role("navigation", name="Rules of which game").get_by_role("link", name="Andor").click()
    expect(page.get_by_role("heading", name="Rules: Andor")).to_be_visible()
    for path, title in (
        ("/rules", "Rules"),
        ("/about", "About Tablée"),
        ("/nowhere/at/all", "There is nothing at this address"),
        ("/join#seat/nonsense", "This link does not work"),
        ("/table/0123456789abcdef", "This table cannot be opened"),
        ("/learn/chess", "The guided game cannot be opened"),
    ):
        page.goto(path)
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        assert_accessible(page)


def test_guided_game(person: Open) -> None:
    page = person("/learn/runemasters", **SYSTEM)
    expect(page.locator("section.guide")).to_be_visible()
    ready(page)
    assert_accessible(page)


def test_the_frame_of_short_screens(person: Open) -> None:
    """A low laptop; a phone held sideways with its rail, what opens from it, a chip and the folded sheet."""
    page = person(viewport=LAPTOP, has_touch=True, **SYSTEM)
    open_record(page, record("andor", crowded=True))
    ready(page)
    assert_accessible(page)
    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.locator(".sheet.side")).to_be_visible()
    assert_accessible(page)
    for entry in ("own", "beside", "log"):
        page.locator(f"[data-rail={entry}]").click()
        assert_accessible(page, "main")
    page.locator(".sheet.side .grab").click()
    page.locator(".chips .chip button").first.click()
    page.locator(".sheet.side .grab").click()
    assert_accessible(page, "main")


def test_phone(person: Open) -> None:
    """The layout with its sheet, the drawer over it, and the menu."""
    page = person(viewport=PHONE, **SYSTEM)
    expect(opens_runemasters(page)).to_be_visible()
    assert_accessible(page)
    opens_runemasters(page).click()
    page.get_by_role("dialog").get_by_text("More options").click()
    assert_accessible(page, DIALOG)

    new_table(page, "me", "me")
    ready(page)
    assert_accessible(page)
    open_record(page, played_until(asks("actions", "hit")).record)
    ready(page)
    assert_accessible(page)
    page.get_by_role("button", name="Log and rules").click()
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    assert_accessible(page, "aside")
    page.get_by_role("button", name="Close").click()
    check_dialog(page, "Menu")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Look back").click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert_accessible(page)

    open_record(page, played_until(over, 2).record)
    expect(page.locator("section.end")).to_be_visible()
    assert_accessible(page)
    page.goto("/rules/runemasters")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert_accessible(page)
    page.goto("/learn/runemasters")
    page.locator("section.guide [data-next]").click()  # it spoke of the board: the choices had made room
    ready(page)
    assert_accessible(page)
