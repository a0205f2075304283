"""Andor: Le Froid Éternel in the browser: a legend to its end, fights, trades, storms, sunrises, a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tablee.match import Match
from tablee.text.game_text import Text
from tests.browser.andor import Company, Finger, Player, Tale, Watcher, andor, gather, say, wish
from tests.browser.axe import SYSTEM, assert_accessible
from tests.browser.conftest import Open
from tests.browser.records import open_record
from tests.browser.table import END, assert_no_scroll, assert_over, choices, new_table, ready, state, tab_to, until

pytestmark = pytest.mark.timeout(400)

TALL = {"width": 390, "height": 844}
FRENCH: dict[str, Any] = {"lang": "fr"}
ENGLISH: dict[str, Any] = {"lang": "en"}


def assert_result(company: Company, page: Page, lang: str) -> None:
    """The page tells the end that the game has come to."""
    outcome = andor().outcome(company.watcher.state)
    assert outcome is not None
    titles = {"en": ("You have lost", "You have won"), "fr": ("Vous avez perdu", "Vous avez gagné")}
    assert_over(page, titles[lang][bool(outcome.winners)])
    if not outcome.winners:  # the names of winners are those of the page
        expect(page.locator(END)).to_contain_text(Text(andor(), lang).outcome(outcome))


def test_two_people_and_a_bot_play_legend_1(person: Open) -> None:
    """To its end, each in another language; what lies on the map is pressed there."""
    host, friend = Player(person()), Player(person(**FRENCH))
    links = new_table(host.page, "me", "friend", "thumb", game="andor", legend="L1", difficulty="easy")
    friend.page.goto(links["seats"]["1"])
    company = Company({0: host, 1: friend}, Watcher(host.page, links["table"]))
    ready(host.page)
    assert_no_scroll(host.page)
    kinds = company.play()
    assert kinds >= {"choose", "move", "stop", "fight", "end_day"}, kinds
    for one, lang in ((host, "en"), (friend, "fr")):
        assert one.on_map > 20
        assert_result(company, one.page, lang)


def scene(page: Page) -> Locator:
    """The fight, as it is shown over the map."""
    return page.locator("section.scene")


def fighter(page: Page, name: str) -> Locator:
    return scene(page).locator(".party > li", has_text=name)


def test_three_people_fight_together(person: Open, data: Path) -> None:
    """AND-6.1 to 6.12: who is called answers at an own page, and everybody sees it; the reward is shared."""
    tale = Tale("thorn", "liphardus", "kram", legend="L1", difficulty="normal")
    tale.walk(2, "0", "1", "3", "10").walk(0, "10").walk(1, "23", "19", "10")

    def through_round(match: Match) -> None:
        """The mage turns a one over, and nothing else."""
        while (asked := match.to_act()) and (decision := match.decision(asked[0])):
            if decision.kind != "turn_die":
                return
            dice = match.view(0)["fight"]["dice"]
            turn = f"turn {dice.index(1) + 1}" if 1 in dice else "no"
            say(match, f"{asked[0]}: {turn}")

    def plan(match: Match) -> bool:
        """First the dwarf and the mage give up; then three win in one round, and a die is turned for it."""
        if not say(match, "2: fight", "2: invite 1", "0: decline", "2: invite 2", "1: accept"):
            return False
        through_round(match)
        if not say(match, "2: withdraw", "1: withdraw", "0: fight", "0: invite 2", "1: accept"):
            return False
        begun = len(match.entries)
        if not say(match, "0: invite 3", "2: accept"):
            return False
        through_round(match)
        turned = any(getattr(entry, "do", "").startswith("turn") for entry in match.entries[begun:])
        return turned and say(match, "0: share 2", "0: share 3")

    answers = wish(data, tale.record, plan)
    company, (thorn, mage, dwarf) = gather(person, tale.record, ENGLISH, FRENCH, ENGLISH)
    pages = company.pages

    def answer(count: int) -> None:
        for _ in range(count):
            company.answer(*answers.pop(0))

    answer(2)  # the dwarf calls the warrior
    expect(scene(thorn.page).locator("[data-spot=accept], [data-spot=decline]")).to_have_count(2)
    expect(fighter(mage.page, "Thorn")).to_contain_text("est appelé à l'aide")
    answer(1)
    expect(fighter(dwarf.page, "Thorn")).to_contain_text("stays out of it")
    expect(fighter(mage.page, "Thorn")).to_contain_text("reste à l'écart")
    answer(2)  # the mage is called and comes
    for page in pages:
        until(pages, lambda page=page: page.locator(".party .tray").count() > 0, "no dice are seen")
    while answers[0][1] != "fight":
        answer(1)
    expect(scene(thorn.page)).to_have_count(0)

    answer(5)  # the warrior calls both, and both come
    for page in pages:
        expect(scene(page).locator(".party > li")).to_have_count(3)
        expect(scene(page).locator(".party .pip, .party .tray").first).to_be_visible()
    while not answers[0][1].startswith("share"):
        if answers[0][1].startswith("turn"):
            expect(scene(mage.page).locator(f'.tray [data-spot="{answers[0][1]}"]')).to_be_visible()
        answer(1)
    expect(scene(thorn.page)).to_contain_text("Defeated: Gor")
    expect(scene(mage.page)).to_contain_text("Vaincu : Gor")
    before = [hero["wp"] for hero in will(company)]
    answer(2)
    assert [hero["wp"] for hero in will(company)] == [before[0], before[1] + 1, before[2] + 1]
    for page in (mage.page, dwarf.page):
        until(pages, lambda page=page: page.locator(".log .line").count() > 0, "nothing is told")
    expect(dwarf.page.locator(".log")).to_contain_text("Reward for Liphardus: 1 will point.")
    assert company.asked() == [1], "AND-6.13 the turn passes on from the one who began"


def will(company: Company) -> list[dict[str, Any]]:
    """The heroes as they are."""
    company.watcher.look()
    heroes: list[dict[str, Any]] = andor().view(company.watcher.state, 0)["heroes"]
    return heroes
