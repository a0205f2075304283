"""Helpers of the tests: play a match at random."""

from __future__ import annotations

from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.match import Act, Match
from tests.match.toy import TOY


def new_match(game: Game | str = TOY, seats: int = 3, seed: int = 1, **more) -> Match:
    return Match(game, ["human"] * seats, seed=seed, **more)


def random_act(match: Match, rng: Rng) -> tuple[Act, ...]:
    """One random legal answer of a random seat that may act."""
    seat = rng.choice(match.may_act())
    action = rng.choice(match.seat_view(seat).legal())
    return match.submit(seat, match.decision_id(seat), match.game.space.text(action))


def play_out(match: Match, rng: Rng) -> Match:
    while not match.is_over():
        random_act(match, rng)
    return match


def acts(match: Match) -> list[Act]:
    """All acts ever made."""
    return [entry for entry in match.entries if isinstance(entry, Act)]


def say(match: Match, seat: int, text: str) -> tuple[Act, ...]:
    """Answer the open question of a seat."""
    return match.submit(seat, match.decision_id(seat), text)
