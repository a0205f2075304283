"""All seats of a game as agents of PettingZoo, asked one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium.spaces import Space
from numpy.typing import NDArray
from pettingzoo import AECEnv

from tablee.adapters.encoding import Encoder
from tablee.adapters.playing import RENDER_MODES, BadEnvironment, Playing
from tablee.core.game import Json

Observation = dict[str, NDArray[Any]]


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """An environment of any game, with the agents `player_0`, `player_1`, ... in the order of the seats.

    `options` are those of the game, fixed for the life of the environment. `seed` begins the stream of games
    that `reset()` takes from; `reset(seed=...)` begins it anew. `max_cycles` cuts a game off after so many
    answers of all agents together. With `offers`, agents are also asked about what they may do while the game
    waits for somebody else, and have one more action, the last, to let it go by; without, nobody takes up an
    offer. `encoder` makes the array of an observation, a `VectorEncoder` if none is given. `content` is a
    folder of changed data files.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        max_cycles: int | None = None,
        offers: bool = False,
        encoder: Encoder | None = None,
        render_mode: str | None = None,
        lang: str = "en",
        content: str | None = None,
    ) -> None:
        super().__init__()
        self.playing = Playing(
            game, seats, options, seed, max_cycles, offers, encoder, render_mode, lang, content
        )
        self.metadata = {
            "name": f"tablee_{game}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = self.playing.agents[:]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.playing.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.playing.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        """The space of an agent's observations, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The space of an agent's actions, always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a new game. `options` is there for PettingZoo and changes nothing."""
        self.playing.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._views: dict[str, Json] = {}
        self._go_on()

    def step(self, action: Any) -> None:
        """The answer of `agent_selection`; None, and nothing else, of an agent whose game is over."""
        if not self.agents:
            raise BadEnvironment("no game is going on: call reset() first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.playing.answer(action)
        self._go_on()
        self._accumulate_rewards()  # nothing to clear before: rewards come once, at the end
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now. While another is asked, no action is legal for it."""
        return self.playing.observe(self._seat(agent), self.view(agent))

    def view(self, agent: str) -> Json:
        """What an agent may see, as plain data. Do not change it: its observation is made from it."""
        if agent not in self._views:
            self._views[agent] = self.playing.view(self._seat(agent))
        return self._views[agent]

    def render(self) -> str | None:
        """What an onlooker is told, in `ansi` returned and in `human` printed; None without a mode."""
        return self.playing.render()

    def close(self) -> None:
        """Nothing is open."""

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _go_on(self) -> None:
        """Choose the agent that is asked next; if there is none, close the game for all."""
        playing = self.playing
        self._views = {}
        self.infos = {agent: {} for agent in self.agents}
        over = playing.next_seat(range(playing.seats)) < 0
        if over or playing.cut_off():
            playing.stop()
            for seat, agent in enumerate(self.agents):
                self.terminations[agent] = over
                self.truncations[agent] = not over
                self.rewards[agent] = playing.reward(seat)
                self._inform(agent)
        else:
            self.agent_selection = self.possible_agents[playing.seat]
            self._inform(self.agent_selection)

    def _inform(self, agent: str) -> None:
        self.infos[agent] = {**self.playing.info(self._seat(agent)), "view": self.view(agent)}
