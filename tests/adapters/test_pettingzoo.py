"""All seats as agents of PettingZoo: its own tests, masks, rewards, ends, offers, secrets and errors."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from gymnasium.spaces import Discrete
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import tablee
from tablee.adapters import BadEnvironment, TableEnv, TextEncoder, pettingzoo_env
from tablee.bots import make
from tablee.core.errors import IllegalAction
from tablee.core.game import BadOption, Outcome
from tablee.core.rng import Rng
from tablee.games import UnknownGame
from tablee.match.seat_view import SeatView
from tablee.text import TextError

# PettingZoo expects arrays and Boxes, and says so of every environment with a mask but its own.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]

GAMES = tablee.games()
SECRETS = [
    ("glory", 3, {"quests": "yes", "quest_timing": "deferred"}),
    ("glory", 4, {"quests": "yes", "simultaneous_play": "yes"}),
    ("defenders", 3, {"closed_hands": "yes"}),
    ("andor", 2, {"legend": "L2"}),
    ("havresac", 3, {}),
    ("runemasters", 3, {}),
]


def rounds(env: TableEnv, seed: int = 1) -> Iterator[tuple[str, dict[str, Any], dict[str, Any]]]:
    """A game by agents that answer at random: agent, observation and info before each answer."""
    rng = Rng(seed)
    env.reset(seed=seed)
    while env.agents:
        agent = env.agent_selection
        observation, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            return
        yield agent, observation, info
        env.step(rng.choice(info["legal"]))


def seeded(game: str, **options: Any) -> TableEnv:
    """An environment with the same luck and the same samples of its spaces in every run."""
    env = pettingzoo_env(game, seed=1, **options)
    for seat, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seat)
        env.observation_space(agent).seed(seat)
    return env


@pytest.mark.parametrize("game", GAMES)
def test_the_tests_of_pettingzoo_pass(game):
    api_test(seeded(game), num_cycles=60)
    seed_test(lambda: pettingzoo_env(game), num_cycles=20)


@pytest.mark.parametrize("game", ["andor", "defenders", "havresac"])
def test_they_pass_with_offers(game):
    api_test(seeded(game, offers=True), num_cycles=40)
    seed_test(lambda: pettingzoo_env(game, offers=True), num_cycles=15)


def test_they_play_the_same_games_in_every_run(monkeypatch: pytest.MonkeyPatch):
    """No luck in what is tested: two runs ask for the same actions, in the same order."""
    played: list[list[int]] = []
    step = TableEnv.step

    def noted(env: TableEnv, action: int | None) -> None:
        played[-1].append(-1 if action is None else int(action))
        step(env, action)

    monkeypatch.setattr(TableEnv, "step", noted)
    for _ in range(2):
        played.append([])
        api_test(seeded("havresac"), num_cycles=40)
    assert played[0] == played[1]
    assert len(set(played[0])) > 5


@pytest.mark.parametrize("game", GAMES)
def test_it_is_rendered_as_text(game, capsys):
    render_test(lambda render_mode: pettingzoo_env(game, seed=1, render_mode=render_mode, lang="fr"))
    assert capsys.readouterr().out


def test_rendering_tells_what_happened_and_who_is_asked():
    env = pettingzoo_env("runemasters", seats=2, seed=1, render_mode="ansi")
    env.reset()
    assert env.render() == "player_0 is choosing a guardian."
    env.step(env.playing.game.space.parse("choose kulak"))
    assert env.render() == "player_0 takes Kulak, Bearer of Life.\nplayer_1 is choosing a guardian."
    assert env.render() == "player_1 is choosing a guardian."


# Masks, infos, whose turn it is -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_masks_and_infos_tell_what_is_legal(game):
    env = pettingzoo_env(game)
    space = env.playing.game.space
    for agent, observation, info in rounds(env):
        seat = env.possible_agents.index(agent)
        legal = env.playing.state.legal(seat)
        assert info["legal"] == legal
        assert info["legal"] is not legal, "the engine's own list is handed out"
        assert [space.parse(text) for text in info["notation"]] == legal
        assert info["kind"] in env.playing.game.decision_kinds
        assert info["view"] == env.playing.game.view(env.playing.state, seat)
        for mask in (observation["action_mask"], info["action_mask"]):
            assert mask.dtype == np.int8
            assert np.flatnonzero(mask).tolist() == legal
        for other in env.agents:
            seen = env.observe(other)
            assert env.observation_space(other).contains(seen)
            assert other == agent or not seen["action_mask"].any(), f"{other} waits and has a mask"


@pytest.mark.parametrize("game", GAMES)
def test_spaces_belong_to_one_agent_of_one_environment(game):
    first, second = pettingzoo_env(game), pettingzoo_env(game)
    spaces = [e.observation_space(a) for e in (first, second) for a in e.possible_agents]
    spaces += [e.action_space(a) for e in (first, second) for a in e.possible_agents]
    assert len({id(space) for space in spaces}) == len(spaces)
    assert first.action_space("player_0") == Discrete(tablee.load(game).space.size)


def test_agents_who_are_asked_at_once_take_turns():
    env = pettingzoo_env("havresac", seats=3)
    together, turns = 0, 0
    waiting: list[int] = []
    for agent, _, _ in rounds(env):
        asked = env.playing.state.to_act()
        seat = env.possible_agents.index(agent)
        assert seat in asked
        if len(waiting) > 1 and len(asked) > 1:
            together += 1
            turns += seat != waiting[0]
        waiting = [seat, *asked]
    assert together > 50
    assert turns > together * 0.9, "one agent plays on while others are asked too"


def test_a_secret_choice_is_made_by_all_before_it_shows():
    env = pettingzoo_env("glory", seats=3)
    kinds = [(agent, info["kind"]) for agent, _, info in rounds(env)]
    selections = [agent for agent, kind in kinds if kind == "select_card"]
    assert len(selections) >= 30
    for first in range(0, len(selections), 3):
        assert sorted(selections[first : first + 3]) == env.possible_agents


def test_offers_are_asked_only_when_wished():
    plain = pettingzoo_env("andor", seats=3)
    for _, _, info in rounds(plain):
        assert info["kind"] != "offer"
    env = pettingzoo_env("andor", seats=3, offers=True, max_cycles=1000)
    wait = env.playing.game.space.size
    assert env.action_space("player_0") == Discrete(wait + 1)
    offered, seen, calm = 0, [], []
    for agent, _, info in rounds(env):
        seat = env.possible_agents.index(agent)
        asked = seat in env.playing.state.to_act()
        offered += not asked
        assert (info["kind"] == "offer") == (not asked)
        assert (wait in info["legal"]) == (not asked)
        assert (info["notation"][-1] == "wait") == (not asked)
        seen.append((agent, env.playing.state.key()))
        if asked:
            calm.append(set(env.playing.state.may_act()) - {seat})
    assert any(env.terminations.values()), "the game does not get on"
    assert offered > 20
    assert any(calm), "nobody let an offer go by"
    assert all(first != second for first, second in pairwise(seen)), "somebody is offered the same twice"


def test_who_is_asked_cannot_wait():
    env = pettingzoo_env("andor", seats=2, offers=True, seed=1)
    env.reset()
    with pytest.raises(IllegalAction, match="is asked and cannot wait"):
        env.step(env.playing.game.space.size)


# Secrets ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats", "options"), SECRETS)
def test_an_observation_does_not_depend_on_what_is_hidden(game, seats, options):
    env = pettingzoo_env(game, seats, options, offers=True)
    texts = TextEncoder()
    rng = Rng(5)
    other_worlds = 0
    for n, _ in enumerate(rounds(env, seed=3)):
        if n % 7:
            continue
        playing, agents = env.playing, env.possible_agents
        truth = playing.state
        for seat, agent in enumerate(agents):
            env._views.clear()
            before = env.observe(agent), playing.info(seat), texts.encode(playing.seen(seat, env.view(agent)))
            playing.state = playing.game.determinise(truth, seat, rng)
            playing._decision = None
            env._views.clear()
            after = env.observe(agent), playing.info(seat), texts.encode(playing.seen(seat, env.view(agent)))
            other_worlds += playing.game.digest(playing.state) != playing.game.digest(truth)
            playing.state, playing._decision = truth, None
            assert plain(before) == plain(after), f"{agent} sees something hidden"
        env._views.clear()
    assert other_worlds or not playing.game.has_secrets(playing.options), (
        "nothing was hidden: this tests nothing"
    )


def plain(value: Any) -> str:
    """Observations and infos as text that is equal for equal ones."""
    return json.dumps(value, default=lambda array: array.tolist(), sort_keys=True)


# The end ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats", "winners", "rewards"),
    [
        ("runemasters", 3, (0, 1, 2), [1, 1, 1]),
        ("andor", 2, (), [-1, -1]),
        ("glory", 2, (1,), [-1, 1]),
        ("glory", 5, (0,), [1, -0.25, -0.25, -0.25, -0.25]),
        ("glory", 3, (0, 2), [0.25, -0.5, 0.25]),
        ("havresac", 4, (0, 1, 2, 3), [0, 0, 0, 0]),
        ("havresac", 1, (0,), [1]),
        ("havresac", 1, (), [-1]),
    ],
)
def test_rewards_follow_from_the_outcome(game, seats, winners, rewards, monkeypatch):
    env = pettingzoo_env(game, seats)
    monkeypatch.setattr(env.playing.game, "outcome", lambda s: Outcome("some", winners))
    assert [env.playing.reward(seat) for seat in range(seats)] == pytest.approx(rewards)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_pays_out_once_and_says_farewell_to_all(game):
    env = pettingzoo_env(game)
    for _ in rounds(env):
        assert set(env.rewards.values()) == {0.0}
    outcome = env.playing.game.outcome(env.playing.state)
    assert outcome is not None
    paid = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        assert (terminated, truncated) == (True, False)
        assert not observation["action_mask"].any()
        assert (info["cause"], info["winners"]) == (outcome.cause, list(outcome.winners))
        assert info["scores"] == list(outcome.scores)
        assert info["legal"] == []
        paid[agent] = reward
        with pytest.raises(ValueError, match="only valid action is None"):
            env.step(0)
        env.step(None)
    assert list(paid) == env.possible_agents
    assert list(paid.values()) == [env.playing.reward(seat) for seat in range(len(paid))]
    assert any(paid.values())
    with pytest.raises(BadEnvironment, match=r"call reset\(\) first"):
        env.step(None)


def test_guardians_who_follow_the_rules_of_thumb_win_an_easy_game():
    env = pettingzoo_env("runemasters", seats=2, seed=1)
    env.reset()
    bot = make("thumb", 1)
    while not any(env.terminations.values()):
        playing = env.playing
        env.step(bot.choose(SeatView(playing.game, playing.state, playing.seat)))
    assert env.rewards == {"player_0": 1.0, "player_1": 1.0}
    assert env.infos["player_1"]["cause"] == "dawn"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_cut_off_after_so_many_answers(game):
    env = pettingzoo_env(game, max_cycles=4)
    assert len(list(rounds(env))) == 4
    assert set(env.truncations.values()) == {True}
    assert set(env.terminations.values()) == {False}
    assert set(env.rewards.values()) == {0.0}
    assert not env.observe("player_0")["action_mask"].any()
    for _ in env.agent_iter():
        env.step(None)
    assert env.agents == []
    env.reset()
    assert not any(env.truncations.values())


def test_the_last_answer_may_end_the_game():
    length = len(list(rounds(pettingzoo_env("runemasters"))))
    env = pettingzoo_env("runemasters", max_cycles=length)
    assert len(list(rounds(env))) == length
    assert set(env.terminations.values()) == {True}
    assert set(env.truncations.values()) == {False}


# Seeds ------------------------------------------------------------------------------------------------------


def keys(env: TableEnv, games: int, seed: int | None = None) -> list[tuple[int, ...]]:
    """Positions after chance has dealt: how the next games begin."""
    found = []
    for n in range(games):
        env.reset(seed=seed if n == 0 else None)
        for _ in range(3):
            env.step(env.infos[env.agent_selection]["legal"][0])
        found.append(env.playing.state.key())
    return found


def test_seeds_repeat_games_and_each_game_differs_from_the_next():
    first = keys(pettingzoo_env("glory", seed=5), 4)
    assert len(set(first)) == 4
    assert keys(pettingzoo_env("glory", seed=5), 4) == first
    assert keys(pettingzoo_env("glory", seed=6), 4, seed=5) == first
    assert keys(pettingzoo_env("glory", seed=6), 4) != first
    assert keys(pettingzoo_env("glory"), 4) != keys(pettingzoo_env("glory"), 4)


# Errors -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "error", "message"),
    [
        ({"game": "chess"}, UnknownGame, "unknown game 'chess'; known:"),
        ({"seats": 9}, BadOption, "glory cannot be played with 9 seats: choose 2 to 5"),
        ({"seats": 0}, BadOption, "glory cannot be played with 0 seats: choose 2 to 5"),
        ({"options": {"colour": "red"}}, BadOption, "glory has no option 'colour'"),
        ({"options": {"quests": "maybe"}}, BadOption, "option quests of glory cannot be 'maybe'"),
        ({"max_cycles": 0}, BadEnvironment, "cut off after 0 answers: at least 1"),
        ({"render_mode": "rgb_array"}, BadEnvironment, "no render mode 'rgb_array': choose ansi or human"),
        ({"lang": "de"}, TextError, "'de'"),
    ],
)
def test_settings_that_cannot_be_are_refused_in_one_line(settings, error, message):
    with pytest.raises(error, match=message) as raised:
        pettingzoo_env(**{"game": "glory", **settings})
    assert "\n" not in str(raised.value)


def test_illegal_actions_are_refused_with_their_rule_and_change_nothing():
    env = pettingzoo_env("runemasters", seats=2, seed=1)
    with pytest.raises(BadEnvironment, match=r"call reset\(\) first"):
        env.step(0)
    env.reset()
    before = env.playing.state.key(), env.agent_selection, env.playing.answers
    with pytest.raises(IllegalAction, match=r"seat 0 may not 'end' now \(RUN-D2\)") as raised:
        env.step(env.playing.game.space.parse("end"))
    assert raised.value.rule == "RUN-D2"
    with pytest.raises(IllegalAction, match="215 is no action: they run from 0 to 214"):
        env.step(215)
    with pytest.raises(IllegalAction, match="-1 is no action"):
        env.step(-1)
    for wrong in ("hit red", 1.5, None):
        with pytest.raises(BadEnvironment, match="is no action: give a whole number below 215"):
            env.step(wrong)
    assert (env.playing.state.key(), env.agent_selection, env.playing.answers) == before


@pytest.mark.parametrize("kind", [int, np.int32, np.int64, np.array])
def test_whole_numbers_of_every_kind_are_actions(kind):
    env = pettingzoo_env("runemasters", seats=2, seed=1)
    env.reset()
    env.step(kind(env.infos["player_0"]["legal"][0]))
    assert env.agent_selection == "player_1"


def test_the_wrapper_of_pettingzoo_ends_a_game_at_an_illegal_action():
    env = TerminateIllegalWrapper(pettingzoo_env("runemasters", seats=2, seed=1), illegal_reward=-1)
    env.reset()
    env.last()
    env.step(env.unwrapped.playing.game.space.parse("end"))
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": -1, "player_1": 0}
