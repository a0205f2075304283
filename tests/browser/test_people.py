"""Several people at one table, each in a browser of their own."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Open, sit_down
from tests.browser.lobby import opens_runemasters
from tests.browser.records import cut, open_record, over, played_until
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


def watch_link(host: Page, table: str) -> str:
    return str(host.request.get(f"/api/tables/{table}/links").json()["watch"])


def test_two_people_and_a_bot(person: Open) -> None:
    """The host invites by link; the friend reloads in the middle; both see the same end."""
    host = person()
    opens_runemasters(host).click()
    dialog = host.get_by_role("dialog")
    dialog.locator("label", has_text=re.compile(r"^\s*3\s*$")).click()
    dialog.get_by_label("Who sits at seat 2").select_option("friend")
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
    table = open_record(host, cut(played_until(over, 2).record, 12))
    watcher = person(watch_link(host, table))
    expect(watcher).to_have_url(host.url)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()

    def nothing_to_press() -> None:
        assert watcher.locator(f"{TILE}, [data-spot], [data-primary]").count() == 0

    play(host, random.Random(5), after=nothing_to_press)
    assert_over(watcher, "The game is over.")
    expect(watcher.locator(".log .line")).to_have_count(host.locator(".log .line").count())


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
    while first is acting():  # whatever else is asked of the one whose turn ends
        before = choices(first)
        if "end" in before:
            first.locator("[data-primary]").click()
        else:
            pick_tile(first, rng)

    first.get_by_role("button", name="Undo").click()
    expect(first.get_by_text("asked to undo")).to_be_visible()
    request = other.get_by_role("alertdialog")
    request.get_by_role("button", name="No").click()
    expect(first.get_by_text("does not agree: nothing is undone")).to_be_visible()  # for a while only
    expect(request).to_have_count(0)
    expect(first.get_by_text("asked to undo")).to_have_count(0)
    assert ready(other) == "choose"

    first.get_by_role("button", name="Undo").click()
    other.get_by_role("alertdialog").get_by_role("button", name="Agree").click()
    until(pages, lambda: state(first)["state"] == "choose", "the turn does not come back")
    assert choices(first) == before
    until(pages, lambda: state(other)["state"] == "wait", "the other one is still asked")
    expect(other.get_by_text("taken back").first).to_be_visible()


def test_a_seat_link_is_for_one(person: Open) -> None:
    """Whoever sits there may use it again; to others it says what is the matter."""
    host = person()
    link = new_table(host, "me", "friend")["seats"]["1"]
    friend = person(link)
    expect(friend).to_have_url(host.url)
    stranger = person(link, refused=True)
    expect(stranger.get_by_role("heading", name="This link does not work")).to_be_visible()
    expect(stranger.get_by_text("Somebody else sits here already.")).to_be_visible()
    friend.goto(link)
    expect(friend).to_have_url(host.url)
    ready(host)
    press_tile(host, choices(host)[0])
    assert ready(friend) == "choose"


def test_a_seat_changes_hands(person: Open) -> None:
    """A friend leaves, a bot takes over and plays, and the seat is opened for the friend again."""
    host = person()
    links = new_table(host, "me", "friend", difficulty="initiation")
    friend = person(links["seats"]["1"])
    ready(host)
    press_tile(host, choices(host)[0])
    ready(friend)
    seats = host.get_by_role("list", name="Seats")
    friend.get_by_role("list", name="Seats").get_by_role("button").nth(1).click()
    friend.get_by_role("button", name="Leave this seat").click()
    expect(friend.get_by_role("list", name="Seats").get_by_role("button", name="Free seat")).to_be_visible()
    expect(friend.locator(f"{TILE}, [data-spot]")).to_have_count(0)

    seats.get_by_role("button", name="Free seat").click()
    host.get_by_role("dialog").get_by_role("button", name="Novice").click()
    expect(seats.get_by_role("button", name="Novice")).to_be_visible()
    assert ready(host) == "choose"
    assert choices(host)[0].startswith("face ")

    seats.get_by_role("button", name="Novice").click()
    host.get_by_role("dialog").get_by_role("button", name="Friend by link").click()
    seats.get_by_role("button", name="Free seat").click()
    link = host.get_by_role("dialog").get_by_label("Link to seat 2").input_value()
    host.keyboard.press("Escape")
    friend.goto(link)
    sit_down(friend)
    expect(friend).to_have_url(host.url)
    expect(seats.get_by_role("button", name="Free seat")).to_have_count(0)
    assert ready(host) == "choose"
    press_tile(host, choices(host)[0])
    assert ready(friend) == "choose"


def test_who_comes_back_is_told_and_takes_the_seat_back(person: Open) -> None:
    """The others must agree while the absence is short; who is there keeps the seat."""
    host = person()
    links = new_table(host, "me", "friend", "friend", difficulty="initiation")
    friend = person(links["seats"]["1"], name="Ben")
    third = person(links["seats"]["2"], name="Cid")
    ready(host)
    chip = host.get_by_role("list", name="Seats").get_by_role("button").nth(1)
    chip.click()
    dialog = host.get_by_role("dialog", name=re.compile("^Seat 2"))
    expect(dialog.get_by_text("only this person can give the seat away")).to_be_visible()
    expect(dialog.get_by_role("button", name="Novice")).to_have_count(0)
    address = friend.url
    friend.goto("/")
    expect(dialog.get_by_text("sooner if all the others agree")).to_be_visible()
    dialog.get_by_role("button", name="Novice").click()
    dialog.get_by_role("button", name="Ask the others").click()
    expect(dialog).to_have_count(0)
    asked = third.get_by_role("alertdialog", name=re.compile("would like to give the seat of Ben to a bot"))
    asked.get_by_role("button", name="Agree").click()
    friend.goto(address)
    told = friend.get_by_role("dialog", name="Your seat was given away")
    expect(told).to_contain_text("a novice bot has been playing seat 2. The other people at the table")
    told.get_by_role("button", name="Take my seat back").click()
    expect(told).to_have_count(0)
    expect(host.get_by_role("list", name="Seats").get_by_role("button").nth(1)).to_contain_text("Ben")
    expect(friend.get_by_text("You are watching.")).to_have_count(0)


def test_who_is_invited_sees_the_table_and_sits_down_under_a_name(person: Open) -> None:
    host = person()
    links = new_table(host, "me", "friend", "friend")
    person(links["seats"]["1"], name="Ana")
    seats = host.get_by_role("list", name="Seats").get_by_role("button")
    expect(seats.nth(1)).to_contain_text("Ana")
    nameless = person(links["seats"]["2"])
    nameless.goto(links["seats"]["2"])
    expect(nameless).to_have_url(re.compile("/table/"))
    nameless.get_by_role("list", name="Seats").get_by_role("button").nth(2).click()
    dialog = nameless.get_by_role("dialog", name=re.compile("^Seat 3$"))
    dialog.get_by_label("Your name").fill("Zoé")
    dialog.get_by_role("button", name="Save").click()
    expect(seats.nth(2)).to_contain_text("Zoé")


def test_rematch(person: Open) -> None:
    """The same seats once more; who was there finds the way to the new game."""
    host = person()
    table = open_record(host, played_until(over, 2).record)
    expect(host.locator("section.end h2")).to_have_text("The game is over.")
    watcher = person(watch_link(host, table))
    expect(watcher.locator("section.end")).to_be_visible()
    expect(watcher.locator("section.end")).not_to_contain_text("assisted")
    expect(watcher.get_by_role("button", name="Play again")).to_have_count(0)
    host.get_by_role("button", name="Play again").click()
    expect(host).not_to_have_url(re.compile(table))
    assert ready(host) == "choose"
    assert choices(host)[0].startswith("choose ")
    watcher.get_by_role("link", name="To the new game").click()
    expect(watcher).to_have_url(host.url)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    host.go_back()
    expect(host.get_by_role("link", name="To the new game")).to_be_visible()


def test_coming_back_from_elsewhere(person: Open) -> None:
    """By the return link and by the code: the same person with the same tables, at each of the devices."""
    home = person()
    home.get_by_role("button", name="Your name").click()
    home.get_by_role("dialog").get_by_role("textbox").first.fill("Ann")
    home.get_by_role("button", name="Save").click()
    home.get_by_role("button", name="Ann").click()
    link = home.get_by_label("Your return link").input_value()
    code = home.get_by_label("Your recovery code").input_value()
    table = new_table(home, "me", "me")["table"]

    by_link = person(link)
    by_code = person(refused=True)
    by_code.get_by_role("button", name="Enter a link or code").click()
    field = by_code.get_by_role("dialog").get_by_role("textbox")
    field.fill("AAAA-BBBB-CCCC-DDDD-EEEE")
    by_code.get_by_role("button", name="Continue").click()
    expect(by_code.get_by_text("Nobody has this code.")).to_be_visible()
    field.fill(code)
    by_code.get_by_role("button", name="Continue").click()
    for page in (by_link, by_code):
        expect(page.get_by_role("button", name="Ann")).to_be_visible()
        page.locator(f"a[href='/table/{table}']").click()
        ready(page)
        press_tile(page, choices(page)[0])
    until(
        [by_code], lambda: choices(by_code)[:1] != [] and "face" in choices(by_code)[0], "not the same seats"
    )
