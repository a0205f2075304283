"""What a position is worth: the chance to win, and among rivals the margin to expect."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tablee.core.game import Game
from tablee.core.model import Net, chance
from tablee.core.rng import Rng
from tablee.core.state import CHANCE, CHANCE_ASKED, State
from tablee.judge.weights import Weights, misfit, shipped

ROLLOUTS = 24
"""Games played to their end by the rules of thumb where no weights fit."""
QUIET_LIMIT = 200
"""More answers than lie between two quiet positions of any game."""

IN_CIRCLES = 3000
"""More answers than any game takes that is played on sensibly."""
AT_RANDOM = 8
"""One in so many answers is drawn by lot from then on."""

Choose = Callable[[State, int, Rng], int]
"""What somebody at a seat does in a possible state."""


@dataclass(frozen=True)
class Value:
    """How good a position is for a seat: in cooperative games for the team."""

    win: float
    margin: float | None = None
    """Points ahead of the best rival at the end, to expect; None in cooperative games."""


class Judge:
    """Judges positions of one game. It asks what a seat may know: any possible state will do."""

    def __init__(self, game: Game, weights: Weights | None = None, rollouts: int = ROLLOUTS) -> None:
        """With the weights that come with the game, unless others are given."""
        self.game = game
        self.rollouts = rollouts
        found = shipped(game) if weights is None else weights
        self.why_not = "there are no weights for this game" if found is None else misfit(found, game)
        """Why it plays games to their end instead of judging by weights; None if it need not."""
        self.error = 0.0
        """How far its chances are off on games not learned from: calibration error of the first setting."""
        self._win: list[Net] = []
        self._margin: list[Net | None] = []
        if found is not None and self.why_not is None:
            first = [one.error for one in found.quality if one.setting == found.quality[0].setting]
            self.error = sum(first) / max(1, len(first))
            for family in found.families:
                self._win.append(family.win.net())
                self._margin.append(None if family.margin is None else family.margin.net())

    @property
    def learned(self) -> bool:
        """Whether weights fit; otherwise games are played to their end, which takes longer."""
        return self.why_not is None

    def value(self, s: State, seat: int) -> Value:
        """What a position is worth for a seat."""
        if s.ended:
            return final(self.game, s, seat)
        if self.why_not is not None:
            return self._played_out(s, seat)
        known = self.game.advice
        family = known.family(s)
        x = known.numbers(s, seat)
        margin = self._margin[family]
        return Value(chance(self._win[family].output(x)), None if margin is None else margin.output(x))

    def net(self, s: State) -> Net:
        """The learned function that the chance to win in a position comes from, where weights fit."""
        family: int = self.game.advice.family(s)
        return self._win[family]

    def values(self, s: State) -> list[Value]:
        """One value for a team; among rivals one for each, whose chances add up to 1."""
        if self.game.cooperative:
            return [self.value(s, 0)]
        found = [self.value(s, seat) for seat in range(s.seats)]
        total = sum(value.win for value in found)
        if s.seats == 1 or total <= 0.0:
            return found
        return [Value(value.win / total, value.margin) for value in found]

    def _played_out(self, s: State, seat: int) -> Value:
        """The mean over games that the rules of thumb play to their end, the same luck for every position."""
        won = 0.0
        margin = 0.0
        for number in range(self.rollouts):
            rng = Rng(number)
            end = play_out(self.game, self.game.determinise(s, seat, rng), rng)
            value = final(self.game, end, seat)
            won += value.win
            margin += value.margin or 0.0
        count = self.rollouts
        return Value(won / count, None if self.game.cooperative else margin / count)


def seasoned(game: Game) -> Choose:
    """What experienced players do: the rules of thumb, unless the advice of the game knows better ones."""
    choose: Choose = getattr(game.advice, "seasoned", game.advice.choose)
    return choose


def play_out(game: Game, s: State, rng: Rng) -> State:
    """Let the rules of thumb play a possible state to its end.

    They remember nothing, so they may take up and put down the same thing for ever: who has answered more
    often than any game asks now and then answers by lot.
    """
    choose = game.advice.choose
    answers = 0
    while not s.ended:
        seat = s.to_act()[0]
        if seat == CHANCE:
            s.apply(CHANCE, s.draw(rng))
            continue
        answers += 1
        lost = answers > IN_CIRCLES and answers % AT_RANDOM == 0
        s.apply(seat, rng.choice(s.legal(seat)) if lost else choose(s.clone(), seat, rng))
    return s


def to_quiet(
    game: Game,
    s: State,
    rng: Rng,
    limit: int = QUIET_LIMIT,
    done: Callable[[State], bool] | None = None,
) -> State:
    """Let the rules of thumb play a possible state to the next position worth judging, or to the end.

    `done` tells which positions are worth it; if it is left out, those that the game calls quiet.
    """
    known = game.advice
    done = done or known.quiet
    while limit and not s.ended and not (s.waiting != CHANCE_ASKED and done(s)):
        seat = s.to_act()[0]
        s.apply(seat, s.draw(rng) if seat == CHANCE else known.choose(s.clone(), seat, rng))
        limit -= 1
    s.advance(rng)
    return s


def final(game: Game, s: State, seat: int) -> Value:
    """What the end of a game was worth: a victory shared among rivals counts as its part of one."""
    outcome = game.outcome(s)
    assert outcome is not None, "the game has ended"
    if game.cooperative:
        return Value(1.0 if outcome.winners else 0.0)
    win = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
    return Value(win, margin_of(list(outcome.scores), seat))


def margin_of(scores: list[int], seat: int) -> float:
    """Points ahead of the best rival; alone, one's own points."""
    others = scores[:seat] + scores[seat + 1 :]
    return float(scores[seat] - max(others)) if others else float(scores[seat])
