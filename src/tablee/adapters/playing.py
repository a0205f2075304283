"""What both kinds of environment share: whose turn it is, what is legal, what is seen, what it brought."""

from __future__ import annotations

import operator
import random
from collections.abc import Collection, Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray

from tablee.adapters.encoding import Encoder, Seen, VectorEncoder
from tablee.core.errors import IllegalAction, TableeError
from tablee.core.events import Event
from tablee.core.game import Decision, Json
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.games import load
from tablee.text import Text
from tablee.text.messages import check_lang

WAIT = "wait"
"""The notation of the action that lets an offer go by."""

RENDER_MODES = ("ansi", "human")
"""A text, or the same text printed."""


class BadEnvironment(TableeError):
    """A setting of an environment that cannot be, or a call that is out of order."""


class Playing:
    """One game after the other, with the same settings, for agents that are asked one at a time."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: Mapping[str, object] | None,
        seed: int | None,
        max_cycles: int | None,
        offers: bool,
        encoder: Encoder | None,
        render_mode: str | None,
        lang: str,
        content: str | None,
    ) -> None:
        self.game = load(game, content)
        self.seats = self.game.seats[-1] if seats is None else seats
        self.options = self.game.settle_options(options, self.seats)
        if max_cycles is not None and max_cycles < 1:
            raise BadEnvironment(f"a game cannot be cut off after {max_cycles} answers: at least 1")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadEnvironment(f"no render mode '{render_mode}': choose {' or '.join(RENDER_MODES)}")
        self.max_cycles = max_cycles
        self.offers = offers
        self.encoder: Encoder = VectorEncoder() if encoder is None else encoder
        self.size = self.game.space.size + (1 if offers else 0)
        self.agents = [f"player_{seat}" for seat in range(self.seats)]
        self.text = Text(self.game, check_lang(lang), self.agents)
        self.render_mode = render_mode
        self.state: State = self.game.setup(self.options, self.seats)
        self.seat = -1
        """Who is to answer; -1 when nobody is, before the first game and after each."""
        self.answers = 0
        self._last = -1
        self._seeds = random.Random(seed)
        self._rng = Rng(0)
        self._let_go: set[int] = set()
        self._told = 0
        self._decision: Decision | None = None

    # Spaces: made anew for each agent, because each seeds its own ---------------------------------------

    def observation_space(self) -> Space[Any]:
        """What an agent observes: the view in numbers, and which actions are legal."""
        mask = Box(0, 1, (self.size,), np.int8)
        return Dict({"observation": self.encoder.space(), "action_mask": mask})

    def action_space(self) -> Space[Any]:
        """The actions of the game by their numbers; with offers one more, to let them go by."""
        return Discrete(self.size)

    # The course of a game ------------------------------------------------------------------------------

    def start(self, seed: int | None) -> None:
        """A new game. A seed fixes it and those after it; without one, the next of the stream begins."""
        if seed is not None:
            self._seeds = random.Random(int(seed))
        self.state = self.game.setup(self.options, self.seats)
        if self.render_mode is not None:
            self.state.sink = []
        self._rng = Rng(self.draw_seed())
        self._let_go = set()
        self._told = 0
        self.answers = 0
        self.seat = self._last = -1
        self.state.advance(self._rng)

    def draw_seed(self) -> int:
        """A number for a stream of luck of its own."""
        return self._seeds.getrandbits(62)

    def next_seat(self, offered: Collection[int]) -> int:
        """Who answers next; -1 when the game is over.

        First the seats of `offered` that may act although nobody waits for them, each until it lets the offer
        go; then the seat that is asked. Of several that are asked at once, the next one around the table.
        """
        self._decision = None
        asked = self.state.to_act()
        if not asked:
            self.stop()
            return -1
        if self.offers:
            for seat in self.state.may_act():
                if seat in offered and seat not in asked and seat not in self._let_go:
                    self.seat = seat
                    return seat
        after = [seat for seat in asked if seat > self._last]
        self.seat = (after or asked)[0]
        return self.seat

    def stop(self) -> None:
        """Nobody is asked any more."""
        self.seat = -1
        self._decision = None

    def answer(self, action: Any) -> None:
        """Take the answer of the seat whose turn it is, and let chance act; an error if it is not legal."""
        number = self.check(action)
        self.answers += 1
        if number == self.game.space.size:
            self._let_go.add(self.seat)
        else:
            self.apply(number)

    def apply(self, action: int) -> None:
        """Do what the seat whose turn it is has chosen. Trusted: `answer` checks first, bots are checked."""
        self._let_go.clear()
        self._last = self.seat
        self.state.apply(self.seat, action)
        self.state.advance(self._rng)

    def check(self, action: Any) -> int:
        """The number of a legal action, or a clear error with the rule that forbids it."""
        try:
            number = operator.index(action)
        except TypeError:
            raise BadEnvironment(f"{action!r} is no action: give a whole number below {self.size}") from None
        if number not in self.legal():
            if not 0 <= number < self.size:
                raise IllegalAction(f"{number} is no action: they run from 0 to {self.size - 1}")
            if number == self.game.space.size:
                raise IllegalAction(f"seat {self.seat} is asked and cannot wait")
            rule = self.state.explain(self.seat, number)
            named = self.game.space.text(number)
            raise IllegalAction(f"seat {self.seat} may not '{named}' now ({rule})", rule)
        return number

    def cut_off(self) -> bool:
        """Whether the game has been given up because of its length."""
        return self.max_cycles is not None and self.answers >= self.max_cycles and not self.state.is_over()

    # What an agent gets --------------------------------------------------------------------------------

    def decision(self) -> Decision | None:
        """The question to the seat whose turn it is."""
        if self._decision is None and self.seat >= 0:
            self._decision = self.game.decision(self.state, self.seat)
        return self._decision

    def legal(self) -> list[int]:
        """What the seat whose turn it is may do."""
        decision = self.decision()
        if decision is None:
            return []
        actions = [choice.action for choice in decision.choices]
        return actions if self.state.asked(self.seat) else [*actions, self.game.space.size]

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every action that is legal for a seat now; all 0 while it waits."""
        mask = np.zeros(self.size, np.int8)
        if seat == self.seat:
            mask[self.legal()] = 1
        return mask

    def observe(self, seat: int, view: Json) -> dict[str, NDArray[Any]]:
        """The observation of a seat that has this view."""
        return {"observation": self.encoder.encode(self.seen(seat, view)), "action_mask": self.mask(seat)}

    def seen(self, seat: int, view: Json) -> Seen:
        """What the encoder gets of a seat that has this view."""
        decision = self.decision() if seat == self.seat else None
        kind, about = (decision.kind, decision.about) if decision else ("", {})
        return Seen(seat, self.seats, kind, dict(about), view)

    def info(self, seat: int) -> dict[str, Any]:
        """The question to a seat in words of the rules, and its end once the game has one."""
        decision = self.decision() if seat == self.seat else None
        legal = self.legal() if decision else []
        info: dict[str, Any] = {
            "legal": legal,
            "notation": [self.notation(action) for action in legal],
            "action_mask": self.mask(seat),
            "kind": decision.kind if decision else "",
            "rule": decision.rule if decision else "",
            "about": dict(decision.about) if decision else {},
        }
        outcome = self.game.outcome(self.state)
        if outcome is not None:
            info["cause"] = outcome.cause
            info["winners"] = list(outcome.winners)
            info["scores"] = list(outcome.scores)
        return info

    def notation(self, action: int) -> str:
        """An action as files and logs write it."""
        return WAIT if action == self.game.space.size else self.game.space.text(action)

    def view(self, seat: int) -> Json:
        """What a seat may see, as plain data."""
        return self.game.view(self.state, seat)

    def reward(self, seat: int) -> float:
        """What the end of the game brings a seat, from -1 to 1; 0 before it.

        Together or alone: 1 for a win, -1 for a loss. Against each other the sum is 0: a sole winner gets 1,
        several less, the others lose as much between them, and a win of everybody is worth nothing.
        """
        outcome = self.game.outcome(self.state)
        if outcome is None:
            return 0.0
        winners, seats = len(outcome.winners), self.seats
        if self.game.cooperative or seats == 1:
            return 1.0 if winners else -1.0
        share = 1.0 / winners if seat in outcome.winners else 0.0
        return (share * seats - 1.0) / (seats - 1)

    # Text ----------------------------------------------------------------------------------------------

    def render(self) -> str | None:
        """What an onlooker is told, in `ansi` returned and in `human` printed; None without a mode."""
        if self.render_mode is None:
            return None
        text = self.news()
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def news(self) -> str:
        """What has happened since the last time and whom the table waits for, as an onlooker is told."""
        events: list[Event] = self.state.sink or []
        named = [self.game.named(event, None) for event in events[self._told :]]
        self._told = len(events)
        lines = [self.text.event(event) for event in named if event is not None]
        outcome = self.game.outcome(self.state)
        decision = self.decision()
        if outcome is not None:
            lines.append(self.text.outcome(outcome))
        elif decision is not None:
            lines.append(self.text.waiting(decision))
        return "\n".join(lines)
