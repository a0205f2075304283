"""Games that were played before: a table can begin right where a test needs it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from playwright.sync_api import Page

from tablee.core.game import Decision, Game
from tablee.games import load
from tablee.match import Match
from tablee.record.lines import encode

GAMES = 200
"""Every question comes within so many games."""


Wanted = Callable[[Decision | None], bool]


@dataclass(frozen=True)
class Way:
    """How the games of a record are set up, and what is answered first: most questions follow from that."""

    options: dict[str, str]
    first: tuple[str, ...]


WAYS = {
    "runemasters": Way({"difficulty": "initiation", "ultimate_start": "2"}, ("mark", "ultimate")),
    "glory": Way({"quests": "yes"}, ("quest", "play")),
}


@lru_cache
def game_of(name: str) -> Game:
    """The same game as the server's; loaded when its first record is made."""
    return load(name)


@dataclass(frozen=True)
class Moment:
    """The record of a game as far as it got, and the answers to the question it stands at."""

    record: bytes
    choices: list[str]
    secrets: bool
    """The seats hide something from each other."""


def asks(kind: str, *verbs: str) -> Wanted:
    """A question of this kind is open, and among its answers are these."""
    return lambda decision: (
        decision is not None
        and decision.kind == kind
        and {choice.verb for choice in decision.choices} >= set(verbs)
        and len(decision.choices) > 1
    )


def over(decision: Decision | None) -> bool:
    """There is nothing to answer any more."""
    return decision is None


def played_until(wanted: Wanted, seats: int = 4, bot: str = "", game: str = "runemasters") -> Moment:
    """Play with random answers until the question is as wanted. The same one each time.

    With `bot`, only the first seat belongs to a person, and the question is put to it.
    """
    names = ["human", *[bot or "human"] * (seats - 1)]
    way, rules = WAYS[game], game_of(game)
    for seed in range(GAMES):
        rng = random.Random(seed)
        match = Match(rules, names, options=way.options, seed=seed)
        while True:
            seat = next(iter(match.to_act()), 0)
            decision = None if match.is_over() else match.decision(seat)
            texts = [choice.text for choice in decision.choices] if decision else []
            if names[seat] == "human" and wanted(decision):
                parts = match.record()
                end = [] if parts.end is None else [parts.end]
                record = encode([parts.header, *parts.entries, *end])
                return Moment(record, texts, match.has_secrets())
            if decision is None:
                break
            special = [text for text in texts if text.startswith(way.first)]
            answer = rng.choice(special or [text for text in texts if text != "end"] or texts)
            match.submit(seat, match.decision_id(seat), answer)
    raise AssertionError(f"none of {GAMES} games comes to this question")


def cut(record: bytes, choices: int) -> bytes:
    """A finished game as it was before its last choices of people."""
    lines = record.splitlines(keepends=True)[:-1]
    chosen = [i for i, line in enumerate(lines) if b'"who":' in line and b'"who":"chance"' not in line]
    return b"".join(lines[: chosen[-choices]])


def open_record(page: Page, record: bytes) -> str:
    """Import a record for the person of this page and go to its table."""
    answer = page.request.post("/api/import", data=record)
    assert answer.ok, answer.text()
    table = str(answer.json()["table"])
    page.goto(f"/table/{table}")
    return table
