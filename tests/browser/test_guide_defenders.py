"""The guided first game of Defenders of the Realm: every lesson, by doing what it asks."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tablee.core.game import Decision
from tablee.core.rng import Rng
from tablee.match import Match
from tablee.record.lines import encode
from tests.browser.conftest import PHONE, Open
from tests.browser.guide import Guide, assert_points_at
from tests.browser.records import game_of, open_record
from tests.browser.table import assert_no_scroll, choices, press_tile

pytestmark = pytest.mark.timeout(300)

GAME = "defenders"
OPTIONS = {"difficulty": "story", "start_player": "1"}
COLOURS = ("red", "green", "blue", "black")
"""Of the generals, in their order."""
GAMES = 60
"""Every moment of these tests comes within so many games."""
TURNS = 5
"""So early that a game is not over with the turn after."""
DEEDS = {
    "hero": "choose paladin",
    "move": "foot",
    "fight": "fight",
    "end": "end",
    "commit": "card",
}
DAYS = ["welcome", "prompt", "hero", "lose", "actions", "move", "undo", "fight", "cards", "quest", "end"]
LATER = ["night", "land", "generals", "free"]
RARE = ["attack", "commit", "reaction"]

Wanted = Callable[[Match, Decision], bool]
Answer = Callable[[Match, Decision, random.Random], str]


def by_chance(match: Match, decision: Decision, rng: random.Random) -> str:
    """Any answer, but the day is used to its end."""
    texts = [choice.text for choice in decision.choices]
    return rng.choice([text for text in texts if text != "end"] or texts)


def by_rule_of_thumb(match: Match, decision: Decision, rng: random.Random) -> str:
    """What a sensible player does: heroes go for generals."""
    game = game_of(GAME)
    action = game.advice.choose(match.position(), decision.seat, Rng(rng.randrange(2**32)))
    return game.space.text(action)


def record_of(wanted: Wanted, answer: Answer = by_chance, first: int = 0) -> bytes:
    """An early game of a person and a bot, up to a wanted question to the person; the same one each time."""
    for seed in range(first, first + GAMES):
        rng = random.Random(seed)
        match = Match(game_of(GAME), ["human", "thumb"], options=OPTIONS, seed=seed)
        while not match.is_over() and match.view(0)["turn"] <= TURNS:
            seat = match.to_act()[0]
            decision = match.decision(seat)
            assert decision is not None
            if seat == 0 and wanted(match, decision):
                parts = match.record()
                return encode([parts.header, *parts.entries])
            match.submit(seat, match.decision_id(seat), answer(match, decision, rng))
    raise AssertionError(f"none of {GAMES} games comes to this moment")


def day_with(verb: str) -> Wanted:
    """A day on which there is something to do, and more to do afterwards."""

    def wanted(match: Match, decision: Decision) -> bool:
        player = match.view(0)["players"][0]
        verbs = {choice.verb for choice in decision.choices}
        return decision.kind == "day" and verb in verbs and player["ready"] + player["bonus"] > 2

    return wanted


def to_attack(match: Match, decision: Decision) -> bool:
    """Before a general, with cards to choose from."""
    view = match.view(0)
    player = view["players"][0]
    colours = [
        colour
        for colour, general in zip(COLOURS, view["generals"].values(), strict=True)
        if general["at"] == player["at"]
    ]
    usable = sum(player["hand_colours"].get(colour, 0) for colour in colours)
    return day_with("attack")(match, decision) and usable > 1


def to_react(match: Match, decision: Decision) -> bool:
    """In the night, with something to play against it: this is always asked."""
    asks = game_of(GAME).let_pass(match.position(), 0, never=False) is None
    return decision.kind == "window" and decision.about["moment"] == "revealed" and asks


def meanwhile(page: Page) -> None:
    """What is asked between lessons: reactions are left alone, generals are not."""
    offered = choices(page)
    wanted = [text for text in ("pass", "attack") if text in offered]
    for text in [*wanted, *offered][:1]:  # none if somebody has acted meanwhile
        press_tile(page, text)


def guided(person: Open, **settings: object) -> Guide:
    return Guide(person(f"/learn/{GAME}", pace="fast", **settings), GAME, DEEDS, meanwhile)


def go_on_at(guide: Guide, record: bytes, done: list[str]) -> None:
    """Let the guided game be at this moment, with these lessons done."""
    guide.keep(open_record(guide.page, record), done)
    guide.page.goto(guide.address)


def test_all_lessons(person: Open) -> None:
    """From the first to the last, and those that come when they may: their moments are chosen."""
    guide = guided(person, lang="fr")
    first = guide.walk("undo")
    assert list(first) == DAYS[:7]
    assert list(first.values()) == list(range(1, 8))

    go_on_at(guide, record_of(day_with("fight")), guide.stored()["done"])
    second = guide.walk("free")
    came = [lesson for lesson in second if lesson not in RARE]  # luck may bring a reaction, too
    assert came == [*DAYS[7:], *LATER]
    assert [second[lesson] for lesson in came] == list(range(8, 8 + len(came)))
    assert sorted({*first, *second} - {*RARE}) == sorted([*DAYS, *LATER])
    expect(guide.page.locator("section.guide")).to_have_count(0)

    go_on_at(guide, record_of(to_attack, by_rule_of_thumb, first=20), [*DAYS, *LATER])
    assert guide.walk("commit") == {"attack": 0, "commit": 0}, "what is told besides has no number"
    go_on_at(guide, record_of(to_react), [*DAYS, *LATER, "attack", "commit"])
    assert guide.walk("reaction") == {"reaction": 0}
    expect(guide.page.locator("section.guide")).to_have_count(0)


def test_first_lessons_on_a_phone(person: Open) -> None:
    guide = guided(person, viewport=PHONE)
    expect(guide.page.locator("section.guide").get_by_role("heading")).to_have_text("Save the realm")
    for wanted in range(1, 6):
        guide.comes(wanted)
        assert_no_scroll(guide.page)
        if guide.lesson == "lose":
            assert_points_at(guide.page, "war")
        guide.do()
    assert list(guide.walk("undo")) == ["move", "undo"]
    assert_no_scroll(guide.page)
