"""The conformance suite: what every game of the house must keep, written once for all of them.

A game that is registered is tested here without another line. The promises are in `checks`, the choice of
seats and options in `table`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tablee.bots.levels import offered
from tablee.text.rules import rules_index
from tests.conformance import checks
from tests.conformance.table import GAMES, Case, all_cases, cases

ROOT = Path(__file__).resolve().parents[2]
CASES = all_cases()
SEEDS = (11, 12, 13, 14)
"""One for each kind of player."""

TABLES = [(game_id, seats) for game_id in GAMES for seats in tablee.load(game_id).seats]

each_case = pytest.mark.parametrize("case", CASES, ids=[case.label() for case in CASES])
each_game = pytest.mark.parametrize("game_id", GAMES)


@each_game
def test_cases_hold_every_seat_count_and_option_value(game_id: str) -> None:
    game = tablee.load(game_id)
    found = cases(game)
    assert {case.seats for case in found} == set(game.seats)
    for option in game.options:
        assert {case.options[option.id] for case in found} == set(option.values)


@each_game
def test_notation(game_id: str) -> None:
    checks.notation(tablee.load(game_id))


@each_game
def test_declarations(game_id: str) -> None:
    game = tablee.load(game_id)
    assert game.id == game_id
    assert game.rules_version >= 1
    assert game.content_hash
    assert len(game.decision_kinds) == len(set(game.decision_kinds)) > 0
    assert len(game.events.names) == len(set(game.events.names)) > 0
    for option in game.options:
        assert option.default in option.values
    assert len({preset.id for preset in game.presets}) == len(game.presets)
    for preset in game.presets:
        assert preset.options.items() <= game.settle_options(preset.options, game.seats[0]).items()
    for verb in game.space.verbs:
        for domain in verb.domains:
            assert domain.ids, f"{verb.name} can never be said: {domain.name} is empty"


@each_case
@pytest.mark.parametrize("seed", SEEDS)
def test_legal_lists(case: Case, seed: int) -> None:
    checks.legal_lists(case, seed)


@each_case
@pytest.mark.parametrize("seed", SEEDS)
def test_soundness(case: Case, seed: int) -> None:
    checks.soundness(case, seed)


@each_case
@pytest.mark.parametrize("seed", SEEDS)
def test_events(case: Case, seed: int) -> None:
    checks.events(case, seed)


@each_case
@pytest.mark.parametrize("seed", SEEDS)
def test_clones(case: Case, seed: int) -> None:
    checks.clones(case, seed)


@each_case
@pytest.mark.parametrize("seed", SEEDS)
def test_files(case: Case, seed: int) -> None:
    checks.files(case, seed)


@each_case
def test_declared_kinds(case: Case) -> None:
    checks.declared_kinds(case, SEEDS[0])


@each_case
@pytest.mark.parametrize("seed", SEEDS[:2])
def test_refusals(case: Case, seed: int) -> None:
    checks.refusals(case, seed)


@each_case
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_refusals_cite_rules_of_the_reader(case: Case, lang: str) -> None:
    checks.refusals_cite(case, SEEDS[1], {rule.id for rule in rules_index(case.game.id, lang)})


@each_case
def test_loaded_games_play_on(case: Case) -> None:
    checks.loaded_games(case, SEEDS[0])


@each_case
def test_damaged_dumps(case: Case) -> None:
    checks.damaged_dumps(case, SEEDS[2])


@each_case
def test_census_of_fields(case: Case) -> None:
    checks.census(case, range(21, 25))


@each_case
def test_views(case: Case) -> None:
    checks.views(case, SEEDS[0])


@each_case
@pytest.mark.parametrize("seed", SEEDS[:2])
def test_secrecy(case: Case, seed: int) -> None:
    checks.secrecy(case, seed, every=5)


@each_case
def test_foresight(case: Case) -> None:
    checks.foresight(case, SEEDS[1], every=5)


@each_case
def test_guesses_leave_the_state_alone(case: Case) -> None:
    checks.guesses_vary_nothing(case, SEEDS[3])


@each_case
def test_guesses_know_nothing(case: Case) -> None:
    checks.guesses_know_nothing(case, SEEDS[0])


@each_case
def test_circles(case: Case) -> None:
    checks.circles(case, SEEDS[3])


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
@pytest.mark.parametrize("bot", ["random", "novice", "greedy", "whim"])
def test_bots_play_to_the_end(bot: str, game_id: str, seats: int) -> None:
    checks.bots_play(tablee.load(game_id), bot, seats, 5)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game_id", "bot"), [(game, level) for game in tablee.games() for level in offered(game)[1:]]
)
def test_levels_that_think_ahead_play_to_the_end(game_id: str, bot: str) -> None:
    game = tablee.load(game_id)
    checks.bots_play(game, bot, game.seats[0], 5)


@each_case
def test_listeners_change_nothing(case: Case) -> None:
    checks.listeners(case, SEEDS[1])


@each_case
def test_repeatable(case: Case) -> None:
    checks.repeatable(case, SEEDS[2])


def test_hash_seeds_change_nothing() -> None:
    """Processes with unlike hash seeds play the same games to the same digests."""
    found = [digests(hash_seed) for hash_seed in ("1", "4711")]
    assert found[0]
    assert len(found[0].splitlines()) >= len(tablee.games())
    assert found[0] == found[1]


def digests(hash_seed: str) -> str:
    """What `tools/digests.py` prints for a few games of each kind, with the build that is tested here."""
    path = os.pathsep.join(entry for entry in sys.path if entry)
    env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    command = [sys.executable, str(ROOT / "tools" / "digests.py"), "--games", "60"]
    return subprocess.run(command, env=env, capture_output=True, encoding="utf-8", check=True).stdout
