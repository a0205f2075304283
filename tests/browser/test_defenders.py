"""Defenders of the Realm in the browser: a whole game, a reaction, a group attack, a death, the end."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tablee.core.game import Decision, Game
from tablee.core.rng import Rng
from tablee.games import load
from tablee.match import Match
from tablee.record.lines import encode
from tests.browser.axe import SYSTEM, assert_accessible
from tests.browser.conftest import LAPTOP, PHONE, SIDEWAYS, Open
from tests.browser.records import open_record
from tests.browser.table import (
    END,
    assert_no_scroll,
    assert_over,
    choices,
    new_table,
    pick_tile,
    play,
    press_at,
    press_tile,
    ready,
    settled_spots,
    state,
    until,
)

pytestmark = pytest.mark.timeout(400)

COLOURS = ("red", "green", "blue", "black")
GENERALS = ("balazarg", "gorgutt", "sapphire", "varkolak")
GAMES = 200
"""Every moment of these tests comes within so many games."""

Wanted = Callable[[Match, Decision], bool]


@lru_cache
def defenders() -> Game:
    """The same game as the server's."""
    return load("defenders")


def by_chance(match: Match, decision: Decision, rng: random.Random) -> str:
    """Any answer."""
    return rng.choice([choice.text for choice in decision.choices])


def by_rule_of_thumb(match: Match, decision: Decision, rng: random.Random) -> str:
    """What a sensible player does: heroes meet at generals."""
    game = defenders()
    action = game.advice.choose(match.position(), decision.seat, Rng(rng.randrange(2**32)))
    return game.space.text(action)


def played_until(
    wanted: Wanted,
    seats: int,
    answer: Callable[[Match, Decision, random.Random], str] = by_chance,
    **options: str,
) -> tuple[bytes, int]:
    """The record of a game up to a wanted question, and the seat it is put to."""
    for seed in range(GAMES):
        rng = random.Random(seed)
        match = Match(defenders(), ["human"] * seats, options=options, seed=seed)
        while not match.is_over():
            seat = match.to_act()[0]
            decision = match.decision(seat)
            assert decision is not None
            if wanted(match, decision):
                parts = match.record()
                return encode([parts.header, *parts.entries]), seat
            match.submit(seat, match.decision_id(seat), answer(match, decision, rng))
    raise AssertionError(f"none of {GAMES} games comes to this moment")


def verbs(decision: Decision) -> set[str]:
    return {choice.verb for choice in decision.choices}


def texts(decision: Decision) -> set[str]:
    return {choice.text for choice in decision.choices}


def seated(person: Open, record: bytes, seats: int, **settings: Any) -> list[Page]:
    """People at their own pages, at a table that begins with this record; one for each seat."""
    host = person(**settings)
    table = open_record(host, record)
    for seat in range(1, seats):
        answer = host.request.post(f"/api/tables/{table}/leave", data={"seat": seat})
        assert answer.ok, answer.text()
    links = host.request.get(f"/api/tables/{table}/links").json()["seats"]
    return [host, *(person(links[str(seat)], **settings) for seat in range(1, seats))]


HAND = "[data-area=dock] button[data-card].legal"

COVERED = """() => [...document.querySelectorAll('.card .new')].filter((badge) => {
  const foot = badge.parentElement.querySelector('.foot');
  const [a, b] = [badge, foot].map((one) => one.getBoundingClientRect());
  return a.bottom > b.top && a.top < b.bottom && a.right > b.left && a.left < b.right;
}).length"""
"""New cards whose badge lies over the way they travel by."""

BESIDE = {"style", "shape", "name", "actions", "keep", "reward"}
"""Answers that name nothing on the map nor in the hand: they are given in the panel."""


def pick_on_map(page: Page, rng: random.Random) -> str:
    """On the board, in the hand, or with the button of the prompt; in the panel what none of them can do."""
    spots = settled_spots(page, all_in_sight=False)["spots"]
    if not asked(page):  # a plan goes on by itself
        return "" if ready(page) == "end" else pick_on_map(page, rng)
    assert page.evaluate(COVERED) == 0, "a badge lies over how a card travels"
    places = [spot for spot in spots if spot["point"]]
    assert places or not spots, f"none of these is in sight: {[spot['key'] for spot in spots]}"
    hand, primary = page.locator(HAND), page.locator("[data-primary]")
    cards = hand.count()
    if primary.count() and (not (places or cards) or rng.random() < 0.15):
        primary.click()
        return "end"
    if cards and (not places or rng.random() < 0.3):
        return press_card(page, hand.nth(rng.randrange(cards)), rng)
    if places:  # each kind of answer as often as any other
        verb = rng.choice(sorted({place["key"].split(" ")[0] for place in places}))
        place = rng.choice([one for one in places if one["key"].split(" ")[0] == verb])
        press_at(page, *place["point"])
        return str(place["key"])
    verbs = {text.split(" ")[0] for text in choices(page)}
    assert verbs <= BESIDE, f"the board cannot do {verbs - BESIDE}"
    return pick_tile(page, rng)


def press_card(page: Page, card: Locator, rng: random.Random) -> str:
    """Use a card of the hand; where there is more than one way to, one of them."""
    card.click()
    uses = page.locator(".menu [data-choice]")
    if uses.count():
        uses.nth(rng.randrange(uses.count())).click()
    return "card"


def asked(page: Page) -> bool:
    return str(state(page)["state"]) == "choose"


@pytest.mark.parametrize("size", [LAPTOP, SIDEWAYS], ids=["laptop", "sideways"])
def test_a_whole_game_with_a_bot_on_the_board(person: Open, size: dict[str, int]) -> None:
    page = person(viewport=size, reactions="always")
    new_table(page, "me", "random", game="defenders", difficulty="standard")
    ready(page)
    assert_no_scroll(page)
    kinds = play(page, random.Random(3), pick_on_map)
    assert kinds >= {"choose", "foot", "card"}, kinds
    assert_over(page, "You have won", "You have lost")
    expect(page.locator(END).locator(".deeds li")).to_have_count(2)


def test_another_person_reacts_in_the_night(person: Open) -> None:
    """DOR-16.7, 16.22: the holder of the militia is asked when the card lies open, and a place is spared."""

    def militia(match: Match, decision: Decision) -> bool:
        view = match.view(0)
        return (
            decision.kind == "window"
            and decision.seat != view["active"]
            and "play militia_secures" in texts(decision)
            and bool(view["card"] and view["card"]["full"])
        )

    record, seat = played_until(militia, 2)
    pages = seated(person, record, 2)
    holder, sleeper = pages[seat], pages[1 - seat]
    assert ready(holder) == "choose"
    assert state(sleeper)["state"] == "wait"
    press_tile(holder, "play militia_secures")
    until(pages, lambda: choices(holder) == ["half a", "half b"], "no half of the card can be spared")
    press_tile(holder, "half b")
    for page in pages:
        expect(page.get_by_text("Militia Secures Area").first).to_be_visible()


def test_three_people_attack_a_general_together(person: Open) -> None:
    """DOR-8.1 to 8.5: each commits cards at an own page; the initiator says who rolls."""

    def together(match: Match, decision: Decision) -> bool:
        if decision.kind != "day" or "attack" not in verbs(decision):
            return False
        view = match.view(0)
        players = view["players"]
        here = {player["at"] for player in players}
        at = [
            colour
            for colour, one in zip(COLOURS, GENERALS, strict=True)
            if view["generals"][one]["at"] in here
        ]
        return len(here) == 1 and all(player["hand_colours"].get(at[0], 0) > 0 for player in players)

    record, seat = played_until(together, 3, by_rule_of_thumb, difficulty="story")
    pages = seated(person, record, 3)
    initiator = pages[seat]
    assert ready(initiator) == "choose"
    press_tile(initiator, "attack")
    rng = random.Random(1)
    committed: set[int] = set()
    rolled = 0
    for _ in range(80):
        until(pages, lambda: any(asked(page) for page in pages) or any_end(pages), "the attack stands still")
        if any_end(pages):
            break
        who = next(i for i, page in enumerate(pages) if asked(page))
        offered = choices(pages[who])
        if any(one in ("foot", "end") for one in offered):
            break
        cards = [one for one in offered if one.startswith("card ")]
        if cards and "decline" in offered:
            committed.add(who)
            press_tile(pages[who], cards[0])
        elif any(one.startswith("roller") for one in offered):
            assert who == seat, "the initiator says who rolls"
            rolled += 1
            press_tile(pages[who], offered[0])
        elif "done" in offered:
            committed.add(who)
            press_tile(pages[who], "done")
        else:
            pick_tile(pages[who], rng)
    assert committed == {0, 1, 2}, "each of the three commits cards at an own page"
    assert rolled > 0


def any_end(pages: list[Page]) -> bool:
    return any(state(page)["state"] == "end" for page in pages)


def test_a_hero_dies_and_another_comes(person: Open) -> None:
    """DOR-7.8: whoever has lost a hero takes one that nobody has used."""
    record, seat = played_until(lambda match, decision: decision.kind == "replace_hero", 2)
    page = person()
    open_record(page, record)
    assert ready(page) == "choose"
    offered = choices(page)
    assert len(offered) > 1
    spot = page.locator(f'.board [data-spot="{offered[0]}"]')
    spot.click()
    until([page], lambda: choices(page) != offered, "the new hero does not come")
    name = defenders().names["en"]["hero"][offered[0].split(" ")[1]]
    expect(page.get_by_text(name).first).to_be_visible()
    assert seat in (0, 1)


def finished(seats: int) -> tuple[bytes, list[int]]:
    """The record of a whole game that tells all heroes apart, and the honour of each."""
    for seed in range(GAMES):
        rng = random.Random(seed)
        match = Match(defenders(), ["human"] * seats, options={"difficulty": "story"}, seed=seed)
        while not match.is_over():
            decision = match.decision(match.to_act()[0])
            assert decision is not None
            text = by_rule_of_thumb(match, decision, rng)
            match.submit(decision.seat, match.decision_id(decision.seat), text)
        honour = [player["honour"] for player in match.view(0)["players"]]
        if len(set(honour)) == seats:
            parts = match.record()
            assert parts.end is not None
            return encode([parts.header, *parts.entries, parts.end]), honour
    raise AssertionError(f"none of {GAMES} games tells the heroes apart")


def test_the_kings_champion_at_the_end(person: Open) -> None:
    """DOR-21.1 to 21.4: the honour of each is counted before the result is told."""
    record, honour = finished(3)
    page = person(pace="slow", motion="full")
    open_record(page, record)
    ceremony = page.locator(".ceremony")
    step = ceremony.get_by_role("button", name="Next", exact=True)
    step.click()  # from here on it does not go on by itself
    while step.count():
        step.click()
    expect(ceremony).to_contain_text("King’s Champion")
    told = ceremony.locator(".sum").all_inner_texts()
    assert [int(text.split()[0]) for text in told] == sorted(honour, reverse=True)
    ceremony.get_by_role("button", name="To the result").click()
    assert_over(page, "The game is over.")


def test_on_a_phone_in_french(person: Open) -> None:
    page = person(viewport=PHONE, lang="fr")
    new_table(page, "me", "random", game="defenders", difficulty="story")
    ready(page)
    assert_no_scroll(page)
    kinds = play(page, random.Random(5), pick_tile)
    assert kinds >= {"choose", "foot", "to"}, kinds
    assert_over(page, "Vous avez gagné", "Vous avez perdu")


def test_axe_finds_nothing(person: Open) -> None:
    """By day, in a fight and in the night."""
    page = person(reactions="always", **SYSTEM)
    by_day, _ = played_until(lambda match, decision: decision.kind == "day" and match.view(0)["turn"] == 3, 2)
    fight, _ = played_until(lambda match, decision: decision.kind == "reroll", 2)
    night, _ = played_until(
        lambda match, decision: decision.kind == "window" and decision.about["moment"] == "revealed", 2
    )
    for record in (by_day, fight, night):
        open_record(page, record)
        ready(page)
        assert_accessible(page)
