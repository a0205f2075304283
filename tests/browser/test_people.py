"""Several people at one table, each in a browser of their own."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.table import (
    TILE,
    assert_over,
    choices,
    new_table,
    pick_tile,
    play,
    play_together,
    press_tile,
    ready,
    state,
    until,
)

pytestmark = pytest.mark.timeout(300)


def test_two_people_and_a_bot(person: Open) -> None:
    """The host invites by link; the friend reloads in the middle; both see the same end."""
    host = person()
    host.get_by_role("button", name="New table").click()
    dialog = host.get_by_role("dialog")
    dialog.locator("label", has_text=re.compile(r"^\s*3\s*$")).click()
    dialog.get_by_label("Who sits on seat 2").select_option("friend")
    dialog.get_by_role("button", name="Open the table").click()
    link = dialog.get_by_label("Link to seat 2").input_value()
    dialog.get_by_role("link", name="To the table").click()
    expect(host.get_by_role("button", name="Free seat")).to_be_visible()

    friend = person(link.removeprefix(host.url.split("/table")[0]), viewport=PHONE, lang="fr")
    expect(friend).to_have_url(host.url)
    expect(host.get_by_role("button", name="Free seat")).to_have_count(0)

    def reload(n: int) -> None:
        if n in (3, 12):
            friend.reload()

    assert play_together([host, friend], random.Random(4), reload) > 6
    assert_over(host, "You have won", "You have lost")
    assert_over(friend, "Vous avez gagné", "Vous avez perdu")


def test_a_spectator_sees_but_cannot_choose(person: Open) -> None:
    host = person()
    links = new_table(host, "me", "me", difficulty="legend")
    watcher = person(links["watch"])
    expect(watcher).to_have_url(host.url)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    ready(host)
    press_tile(host, choices(host)[0])
    expect(watcher.locator(".log .line").first).to_be_visible()

    def nothing_to_press() -> None:
        assert watcher.locator(f"{TILE}, [data-spot], [data-primary]").count() == 0

    play(host, random.Random(5), after=nothing_to_press)
    assert_over(watcher, "The game is over.")
    assert watcher.locator(".log .line").count() == host.locator(".log .line").count()


def test_undo_by_consent(person: Open) -> None:
    """What lies behind a throw of dice comes back only if the other one agrees."""
    host = person()
    links = new_table(host, "me", "friend", difficulty="initiation")
    friend = person(links["seats"]["1"])
    rng = random.Random(6)
    pages = [host, friend]

    def acting() -> Page:
        until(pages, lambda: any(state(page)["state"] == "choose" for page in pages), "nobody can go on")
        return next(page for page in pages if state(page)["state"] == "choose")

    # Through the set-up, until somebody's dice have been thrown.
    while "end" not in choices(acting()):
        pick_tile(acting(), rng)
    first = acting()
    other = friend if first is host else host
    before = choices(first)
    first.locator("[data-primary]").click()
    until(pages, lambda: state(other)["state"] == "choose", "the turn does not pass")

    first.get_by_role("button", name="Undo").click()
    expect(first.get_by_text("Asked to take back")).to_be_visible()
    request = other.get_by_role("alertdialog")
    request.get_by_role("button", name="No").click()
    expect(request).to_have_count(0)
    expect(first.get_by_text("Asked to take back")).to_have_count(0)
    assert state(other)["state"] == "choose"

    first.get_by_role("button", name="Undo").click()
    other.get_by_role("alertdialog").get_by_role("button", name="Agree").click()
    until(pages, lambda: state(first)["state"] == "choose", "the turn does not come back")
    assert choices(first) == before
    assert state(other)["state"] == "wait"
    expect(other.get_by_text("taken back").first).to_be_visible()
