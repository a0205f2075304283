"""Estimates of what positions of a played game were worth: judged as they stand where they are quiet, and
otherwise after the rules of thumb have played on to where they are.

Everything follows from the seed it is given: the same game gives the same estimates. What is compared is
played on with the same luck.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.core.state import CHANCE, CHANCE_ASKED, State
from tablee.judge.value import QUIET_LIMIT, Judge, Value, final, play_out

LEAVES = 24
"""So many outcomes of chance are looked at one by one; where there could be more, as many are drawn."""
LONGEST = 400
"""More outcomes than come one after the other in any game."""

Vector = list[float]
"""The chances of all subjects, then the margins of all of them, where there are any."""


@dataclass
class Leaf:
    """Where a run of chance may lead: what came on the way, how likely that was, and where it ended."""

    texts: list[str]
    share: float
    state: State
    worth: Vector


@dataclass
class Spread:
    """All that could have come, or a sample of it, and the mean of what it was worth."""

    leaves: list[Leaf]
    mean: Vector
    sampled: bool


class Estimator:
    """Estimates values for all subjects of one game: the team, or each of the rivals."""

    def __init__(self, game: Game, judge: Judge, seats: int, samples: int, salt: str) -> None:
        self.game = game
        self.judge = judge
        self.subjects = 1 if game.cooperative else seats
        self.samples = samples
        self.salt = salt
        self._quiet = getattr(game.advice, "quiet", None)
        names = game.events.names
        self.turn_kind = names.index(game.turn_event) if game.turn_event in names else -1

    # One position --------------------------------------------------------------------------------------

    def rng(self, *what: object) -> Rng:
        """A stream of luck that depends on the game and on what it is for."""
        text = "/".join([self.salt, *map(str, what)])
        return Rng(int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big"))

    def quiet(self, s: State) -> bool:
        """Whether a position can be judged as it stands. Without weights none can."""
        if s.ended:
            return True
        if s.waiting == CHANCE_ASKED or not self.judge.learned:
            return False
        return self._quiet is None or bool(self._quiet(s))

    def judged(self, s: State) -> Vector:
        """The value of a quiet position for all subjects."""
        if s.ended:
            found = [final(self.game, s, seat) for seat in range(self.subjects)]
        else:
            found = self.judge.values(s)
        return vector(found)

    def played(self, s: State, rng: Rng, further: int = 0) -> Vector:
        """Play a position on to where it can be judged, and judge it. The given state is used up.

        With `further` so many quiet positions go by before the one that is judged.
        """
        self.play_on(s, rng, further)
        return self.judged(s)

    def play_on(self, s: State, rng: Rng, further: int = 0) -> None:
        """Play a position on by the rules of thumb to where it can be judged, see `played`."""
        if not self.judge.learned:
            play_out(self.game, s, rng)
        choose = self.game.advice.choose
        for _ in range(QUIET_LIMIT):
            if self.quiet(s):
                if s.ended or not further:
                    break
                further -= 1
            seat = s.to_act()[0]
            if seat == CHANCE:
                s.apply(seat, s.draw(rng))
            else:
                legal = s.legal(seat)
                s.apply(seat, legal[0] if len(legal) == 1 else choose(s.clone(), seat, rng))

    def worth(self, s: State, n: int) -> Vector:
        """The value of a position after entry `n`; the same luck for all that could stand there."""
        if self.quiet(s):
            return self.judged(s)
        return mean([self.played(s.clone(), self.rng(n, "on", k)) for k in range(self.samples)])

    # Chance --------------------------------------------------------------------------------------------

    def spread(self, s: State, n: int) -> Spread:
        """What could come at a question to chance after entry `n`, up to the next choice or turn."""
        found = self._all(s)
        sampled = found is None
        if found is None:
            rng = self.rng(n, "chance")
            found = [self._one(s, rng) for _ in range(LEAVES)]
        for leaf in found:
            leaf.worth = self.worth(leaf.state, n)
        weights = [1.0 / len(found) if sampled else leaf.share for leaf in found]
        return Spread(found, mean([leaf.worth for leaf in found], weights), sampled)

    def _all(self, s: State) -> list[Leaf] | None:
        """Every outcome; None if there are too many."""
        todo = [Leaf([], 1.0, s, [])]
        leaves: list[Leaf] = []
        while todo:
            at = todo.pop(0)
            outcomes, weights = at.state.outcomes()
            total = sum(weights)
            possible = [(o, w) for o, w in zip(outcomes, weights, strict=True) if w]
            if len(leaves) + len(todo) + len(possible) > LEAVES:
                return None
            for outcome, weight in possible:
                after = at.state.clone()
                texts = [*at.texts, self.game.space.text(outcome)]
                ends = self.step(after, CHANCE, outcome)
                ends = self.go_on(after) or ends
                leaf = Leaf(texts, at.share * weight / total, after, [])
                (leaves if ends or after.waiting != CHANCE_ASKED else todo).append(leaf)
        return leaves

    def _one(self, s: State, rng: Rng) -> Leaf:
        """One way that chance may take."""
        after = s.clone()
        leaf = Leaf([], 1.0, after, [])
        for _ in range(LONGEST):
            outcomes, weights = after.outcomes()
            outcome = rng.weighted(outcomes, weights)
            leaf.share *= weights[outcomes.index(outcome)] / sum(weights)
            leaf.texts.append(self.game.space.text(outcome))
            ends = self.step(after, CHANCE, outcome)
            if self.go_on(after) or ends or after.waiting != CHANCE_ASKED:
                break
        return leaf

    def go_on(self, s: State) -> bool:
        """Answer for seats that have no choice, until somebody has one; whether another turn began."""
        began = False
        for _ in range(LONGEST):
            if s.ended or s.waiting == CHANCE_ASKED or began:
                break
            seats = s.to_act()
            legal = [s.legal(seat) for seat in seats]
            if any(len(answers) != 1 for answers in legal):
                break
            began = self.step(s, seats[0], legal[0][0])
        return began

    def step(self, s: State, seat: int, action: int) -> bool:
        """Apply an action; whether another turn began."""
        s.sink = []
        s.apply(seat, action)
        began = any(event.kind == self.turn_kind for event in s.sink)
        s.sink = None
        return began

    # Choices -------------------------------------------------------------------------------------------

    def tried(self, s: State, seat: int, action: int, *luck: object, further: int = 0) -> float:
        """What one sample says an answer is worth for who gives it, of what that seat may know.

        The same luck brings the same possible state and goes on in the same way for all answers.
        """
        end = self.reached(s, seat, action, *luck, further=further)
        return self.judged(end)[0 if self.game.cooperative else seat]

    def reached(self, s: State, seat: int, action: int, *luck: object, further: int = 0) -> State:
        """Where an answer leads on a possible state, see `tried`."""
        rng = self.rng(*luck)
        possible = self.game.determinise(s, seat, rng)
        possible.apply(seat, action)
        self.play_on(possible, rng, further)
        return possible

    def looks(self, s: State, seat: int, action: int, luck: int) -> float:
        """How an answer looks at once: for choosing what is worth a closer look."""
        rng = self.rng(luck, "look")
        possible = self.game.determinise(s, seat, rng)
        possible.apply(seat, action)
        possible.advance(rng)
        if self.judge.learned or possible.ended:
            return self.judge.value(possible, seat).win
        return float(self.game.advice.evaluate(possible, seat))


def vector(found: list[Value]) -> Vector:
    """Values as one list of numbers."""
    return [value.win for value in found] + [value.margin for value in found if value.margin is not None]


def mean(vectors: list[Vector], weights: list[float] | None = None) -> Vector:
    """The mean by weights; without them all count the same."""
    if weights is None:
        weights = [1.0 / len(vectors)] * len(vectors)
    return [sum(w * v[i] for v, w in zip(vectors, weights, strict=True)) for i in range(len(vectors[0]))]
