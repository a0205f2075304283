"""One seat as an environment of Gymnasium: its own check, bots at the other seats, ends and errors."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import SyncVectorEnv

import tablee
from tablee.adapters import BadEnvironment, SeatEnv, gymnasium_env
from tablee.bots import UnknownBot
from tablee.core.errors import IllegalAction
from tablee.core.rng import Rng

# An environment that is not registered by name cannot be made again in another render mode.
pytestmark = pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")

GAMES = tablee.games()


class Folded(gymnasium.ActionWrapper[Any, int, int]):
    """Takes any number for a legal action, because the check of Gymnasium knows no masks."""

    def action(self, action: int) -> int:
        """One of the legal actions."""
        legal = np.flatnonzero(self.env.get_wrapper_attr("action_masks")())
        return int(legal[action % len(legal)])


def play(
    env: SeatEnv, seed: int | None = None, luck: int = 1
) -> list[tuple[dict[str, Any], float, bool, bool]]:
    """A game with random answers: what came back after each."""
    rng = Rng(luck)
    _, info = env.reset(seed=seed)
    found: list[tuple[dict[str, Any], float, bool, bool]] = []
    while not found or not (found[-1][2] or found[-1][3]):
        _, reward, terminated, truncated, info = env.step(rng.choice(info["legal"]))
        found.append((info, reward, terminated, truncated))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_check_of_gymnasium_passes(game):
    check_env(gymnasium_env(game, bots="random", illegal="lose", render_mode="ansi"))


@pytest.mark.filterwarnings("ignore:.*is different from the unwrapped version")
@pytest.mark.parametrize("game", GAMES)
def test_it_passes_for_legal_actions(game):
    check_env(Folded(gymnasium_env(game, bots="random", offers=True, render_mode="ansi")))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [0, 1])
def test_only_the_own_seat_is_asked(game, seat):
    env = gymnasium_env(game, seats=3, seat=seat, bots=["random", "random"])
    rng = Rng(1)
    observation, info = env.reset(seed=2)
    over = False
    while not over:
        legal = env.playing.state.legal(seat)
        assert seat in env.playing.state.to_act()
        assert info["legal"] == legal
        assert np.flatnonzero(observation["action_mask"]).tolist() == legal
        assert np.flatnonzero(env.action_masks()).tolist() == legal
        assert env.view() == env.playing.game.view(env.playing.state, seat)
        assert env.observation_space.contains(observation)
        observation, reward, over, truncated, info = env.step(rng.choice(legal))
        assert not truncated
        assert over or reward == 0
    outcome = env.playing.game.outcome(env.playing.state)
    assert outcome is not None
    assert reward == env.playing.reward(seat)
    assert (reward > 0) == (seat in outcome.winners)
    assert (info["cause"], info["legal"]) == (outcome.cause, [])
    with pytest.raises(BadEnvironment, match=r"call reset\(\) first"):
        env.step(0)


def test_the_seed_decides_chance_and_bots():
    def game(seed: int | None) -> list[Any]:
        return [info["notation"] for info, *_ in play(gymnasium_env("glory", bots="random", seed=7), seed)]

    assert game(None) == game(None)
    assert game(3) == game(3)
    assert game(3) != game(4)
    env = gymnasium_env("glory", bots="random", seed=7)
    assert [info["notation"] for info, *_ in play(env)] == game(None)
    assert [info["notation"] for info, *_ in play(env)] != game(None), "the next game is the same again"


def test_bots_keep_pace_where_all_play_at_once():
    """The others are never a whole phase ahead, although the bots could answer at once."""
    env = gymnasium_env("havresac", seats=3, bots="random")
    env.reset(seed=1)
    rng = Rng(1)
    together = asked = 0
    over = False
    while not over:
        together += len(env.playing.state.to_act()) > 1
        asked += 1
        _, _, over, _, _ = env.step(rng.choice(env.playing.legal()))
    assert together > asked / 2


def test_a_game_is_cut_off_after_so_many_own_answers():
    found = play(gymnasium_env("havresac", seats=2, bots="random", max_cycles=5), seed=1)
    assert [(terminated, truncated) for _, _, terminated, truncated in found] == [(False, False)] * 4 + [
        (False, True)
    ]
    assert found[-1][0]["legal"] == []
    assert found[-1][1] == 0


def test_an_illegal_action_is_an_error_or_a_loss():
    env = gymnasium_env("runemasters", seats=2, bots="random")
    env.reset(seed=1)
    end = env.playing.game.space.parse("end")
    with pytest.raises(IllegalAction, match=r"seat 0 may not 'end' now \(RUN-D2\)"):
        env.step(end)
    env.step(env.playing.legal()[0])
    env = gymnasium_env("runemasters", seats=2, bots="random", illegal="lose", render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == "player_0 is choosing a guardian."
    observation, reward, terminated, truncated, info = env.step(end)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["legal"] == []
    assert not observation["action_mask"].any()
    assert env.render() == "", "nobody is asked any more"


@pytest.mark.parametrize("game", GAMES)
def test_several_run_side_by_side(game):
    envs = SyncVectorEnv([lambda: gymnasium_env(game, bots="random", max_cycles=6)] * 2)
    observations, infos = envs.reset(seed=[1, 2])
    for _ in range(15):
        masks = observations["action_mask"]
        actions = [np.flatnonzero(mask)[0] if mask.any() else 0 for mask in masks]
        observations, *_, infos = envs.step(np.array(actions))
    assert observations["observation"].shape == (2, 4096)
    assert len(infos["legal"]) == 2
    envs.close()


def test_offers_come_to_the_own_seat_alone():
    env = gymnasium_env("andor", seats=3, seat=1, bots="random", offers=True)
    kinds = [info["kind"] for seed in range(4) for info, *_ in play(env, seed)]
    assert "offer" in kinds
    assert env.action_space == gymnasium.spaces.Discrete(env.playing.game.space.size + 1)


def test_what_happened_is_printed_or_returned(capsys):
    env = gymnasium_env("runemasters", seats=2, bots="random", render_mode="human", lang="fr")
    env.reset(seed=1)
    assert "player_0" in capsys.readouterr().out
    env.step(env.playing.legal()[0])
    assert len(capsys.readouterr().out.splitlines()) > 2
    silent = gymnasium_env("runemasters", seats=2, bots="random")
    silent.reset(seed=1)
    assert silent.render() is None
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("settings", "error", "message"),
    [
        ({"seat": 3}, BadEnvironment, "no seat 3: seats run from 0 to 2"),
        ({"seat": -1}, BadEnvironment, "no seat -1"),
        ({"bots": "genius"}, UnknownBot, "unknown bot 'genius'"),
        ({"bots": ["random"]}, BadEnvironment, "1 bots for 2 other seats: name one, or all of them"),
        ({"illegal": "ignore"}, BadEnvironment, "cannot lead to 'ignore': choose error or lose"),
    ],
)
def test_settings_that_cannot_be_are_refused_in_one_line(settings, error, message):
    with pytest.raises(error, match=message) as raised:
        gymnasium_env("glory", seats=3, **settings)
    assert "\n" not in str(raised.value)


def test_no_step_before_the_first_game():
    with pytest.raises(BadEnvironment, match=r"call reset\(\) first"):
        gymnasium_env("glory").step(0)
