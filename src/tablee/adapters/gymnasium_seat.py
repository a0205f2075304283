"""One seat of a game as an environment of Gymnasium; bots of the house sit at the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tablee.adapters.encoding import Encoder
from tablee.adapters.playing import RENDER_MODES, BadEnvironment, Playing
from tablee.bots import STANDARD, Bot, answer, check_name, make
from tablee.core.errors import IllegalAction
from tablee.core.game import Json

Observation = dict[str, NDArray[Any]]

ILLEGAL = ("error", "lose")
"""What an illegal action leads to: an error, or the end of the game with a reward of -1."""


class SeatEnv(gymnasium.Env[Observation, int]):
    """The game as the player at `seat` meets it.

    `bots` is the name of a bot for all other seats, or one name for each of them in the order of the seats.
    With `illegal="lose"` an illegal action ends the game with a reward of -1, for learners that cannot use
    masks. All else is as in `TableEnv`; `max_cycles` counts the answers of this seat alone.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = STANDARD,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        max_cycles: int | None = None,
        offers: bool = False,
        illegal: str = "error",
        encoder: Encoder | None = None,
        render_mode: str | None = None,
        lang: str = "en",
        content: str | None = None,
    ) -> None:
        self.playing = Playing(
            game, seats, options, seed, max_cycles, offers, encoder, render_mode, lang, content
        )
        if not 0 <= seat < self.playing.seats:
            raise BadEnvironment(f"no seat {seat}: seats run from 0 to {self.playing.seats - 1}")
        if illegal not in ILLEGAL:
            raise BadEnvironment(f"illegal actions cannot lead to '{illegal}': choose {' or '.join(ILLEGAL)}")
        others = [other for other in range(self.playing.seats) if other != seat]
        names = [bots] * len(others) if isinstance(bots, str) else list(bots)
        if len(names) != len(others):
            raise BadEnvironment(f"{len(names)} bots for {len(others)} other seats: name one, or all of them")
        self.seat = seat
        self.bots = {other: check_name(name) for other, name in zip(others, names, strict=True)}
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = self.playing.observation_space()
        self.action_space = self.playing.action_space()
        self._players: dict[int, Bot] = {}
        self._running = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game and go to the first question. `options` is there for Gymnasium."""
        super().reset(seed=seed)
        self.playing.start(seed)
        self._players = {other: make(name, self.playing.draw_seed()) for other, name in self.bots.items()}
        self._running = True
        self._go_on()
        return self._observe(), self.playing.info(self.seat)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and see the next question to this seat or the end."""
        if not self._running:
            raise BadEnvironment("no game is going on: call reset() first")
        playing, lost = self.playing, False
        if not playing.state.is_over():
            try:
                playing.answer(action)
            except IllegalAction:
                if self.illegal == "error":
                    raise
                lost = True
                playing.stop()
            else:
                self._go_on()
        over = lost or playing.state.is_over()
        cut_off = not over and playing.cut_off()
        if cut_off:
            playing.stop()
        self._running = not (over or cut_off)
        reward = -1.0 if lost else playing.reward(self.seat)
        return self._observe(), reward, over, cut_off, playing.info(self.seat)

    def view(self) -> Json:
        """What the seat may see, as plain data."""
        return self.playing.view(self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, under the name that learners with masks look for."""
        return self.playing.mask(self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """What an onlooker is told, in `ansi` returned and in `human` printed; None without a mode."""
        return self.playing.render()

    def _observe(self) -> Observation:
        return self.playing.observe(self.seat, self.view())

    def _go_on(self) -> None:
        """Let the bots answer until this seat is asked or the game is over."""
        playing = self.playing
        while (seat := playing.next_seat((self.seat,))) not in (self.seat, -1):
            number = answer(playing.game, playing.state, seat, self._players[seat])
            playing.apply(number)
        if self.render_mode == "human":
            self.render()
