"""Players who think ahead, on top of the rules of thumb."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tablee.bots.bot import HouseBot, advice
from tablee.bots.thumb import by_thumb
from tablee.core.game import Game
from tablee.judge.candidates import candidates
from tablee.judge.compare import Budget, compare
from tablee.judge.value import Judge, seasoned
from tablee.match.seat_view import SeatView


class SearchBot(HouseBot):
    """Compares what the rules of thumb say with what else there is, and departs for a clear gain."""

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed)
        self._budget = budget
        self._judge: Judge | None = None

    def budget(self, table: SeatView) -> Budget | None:
        """How much it thinks about an answer at a table; None: it does what experienced players do."""
        return self._budget

    def preferences(self, table: SeatView, legal: list[int], budget: int) -> Iterator[int]:
        """What is clearly better than the rules of thumb, then what they say, then the rest by its gain."""
        thought = self.budget(table)
        advice(table.game, "search", "choose")
        choose = seasoned(table.game)
        if thought is None:
            yield from by_thumb(table, legal, self.rng, budget, choose)
            return
        thought = replace(thought, horizon=thought.horizon * self._patience(table))
        if budget:
            thought = replace(thought, playouts=min(budget, thought.playouts))
        most = min(thought.candidates, max(2, thought.playouts // 2))
        judge = self._judging(table.game)
        plans = candidates(table, legal, most, self.rng, judge, thought.looks)
        if len(plans) == 1:
            yield from by_thumb(table, legal, self.rng, budget, choose)
            return
        found = compare(table, plans, judge, thought, self.rng)
        clear = [one for one in found if one.clear(thought.doubt)]
        if clear:
            yield max(clear, key=lambda one: one.gain).plan[0]
        yield plans[0][0]
        yield from (one.plan[0] for one in found)
        yield from legal

    def _patience(self, table: SeatView) -> int:
        """How many times as far as usual a question is looked ahead, if the game knows of such questions."""
        lookahead = getattr(table.game.advice, "lookahead", None)
        return 1 if lookahead is None else int(lookahead(table.sample(self.rng), table.seat))

    def _judging(self, game: Game) -> Judge:
        if self._judge is None or self._judge.game is not game:
            self._judge = Judge(game)
        return self._judge
