"""Letting bots answer for their seats on a running position."""

from __future__ import annotations

from collections.abc import Mapping

from tablee.bots.bot import Bot
from tablee.bots.registry import make
from tablee.core.errors import IllegalAction
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.core.state import CHANCE, State
from tablee.judge.compare import SEEDS
from tablee.judge.value import Choose
from tablee.match.seat_view import SeatView


def answer(game: Game, s: State, seat: int, bot: Bot, budget: int = 0) -> int:
    """What a bot answers for a seat; a clear error if that is not legal."""
    action = bot.choose(SeatView(game, s, seat), budget)
    if action not in s.legal(seat):
        named = game.space.text(action) if 0 <= action < game.space.size else str(action)
        raise IllegalAction(
            f"{type(bot).__name__} at seat {seat} answered '{named}', which is not legal now",
            s.explain(seat, action),
        )
    return action


def next_answer(game: Game, s: State, bots: Mapping[int, Bot], budget: int = 0) -> tuple[int, int] | None:
    """The seat and the answer of the first bot the game waits for; None when it waits for none."""
    for seat in s.to_act():
        if seat != CHANCE and seat in bots:
            return seat, answer(game, s, seat, bots[seat], budget)
    return None


def play_on(game: Game, s: State, bots: Mapping[int, Bot], rng: Rng, limit: int = 0, budget: int = 0) -> int:
    """Let chance and bots act until only people are asked or the game is over. The number of answers given.

    `limit` stops after that many answers; 0 means never.
    """
    given = 0
    s.advance(rng)
    while not limit or given < limit:
        found = next_answer(game, s, bots, budget)
        if found is None:
            break
        s.apply(*found)
        given += 1
        s.advance(rng)
    return given


def mind(game: Game, name: str, rng: Rng) -> Choose:
    """How a bot of this name plays a turn that is only played ahead."""
    bot = make(name, rng.below(SEEDS))
    return lambda s, seat, _: bot.choose(SeatView(game, s, seat))
