"""An interrupted run goes on: the same rows in the end, no game played twice, no foreign file taken over."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tablee.sim import Journal, ResultFile, Row, SimPlan, jsonl_text, simulate
from tablee.sim.ladder import Contest, measure
from tablee.sim.mass import games_of, portions_of
from tablee.sim.runner import Runner

PLAN = SimPlan("glory", 25, seats=(2, 3), bots=(("random",),))


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return simulate(PLAN)


def resumed(out: Path, plan: SimPlan = PLAN) -> Journal:
    return Journal.resume(out, plan.settings(), games_of(portions_of(plan, Runner())))


@pytest.fixture
def out(tmp_path: Path, rows: list[Row]) -> Path:
    """A file whose run was interrupted after 31 games, in the middle of a portion and of a line."""
    place = tmp_path / "rows.csv"
    with closing(Journal.begin(place, PLAN.settings())) as journal:
        journal.add(rows[:20])
        journal.add(rows[20:31])
        torn = jsonl_text(rows[31:32]).encode()[:-20]
        journal._file.write(torn)
    return place


def test_what_was_kept_is_not_played_again(out: Path, rows: list[Row]) -> None:
    told: list[int] = []
    with closing(resumed(out)) as journal:
        assert journal.kept == rows[:31]
        assert simulate(PLAN, progress=told.append, journal=journal) == rows
        assert sum(told) == len(rows) - 31
        assert journal.games == len(rows)
    with closing(resumed(out)) as journal:
        assert journal.kept == rows, "all lines are whole"
        assert simulate(PLAN, journal=journal) == rows
        journal.finish()
    assert list(out.parent.iterdir()) == []


def test_a_run_that_was_killed_leaves_whole_games(tmp_path: Path, rows: list[Row]) -> None:
    played = 0

    def killed(games: int) -> None:
        nonlocal played
        played += games
        if played > 17:
            raise KeyboardInterrupt

    out = tmp_path / "rows.jsonl"
    with closing(Journal.begin(out, PLAN.settings())) as journal, pytest.raises(KeyboardInterrupt):
        simulate(PLAN, progress=killed, journal=journal)
    with closing(resumed(out)) as journal:
        assert journal.kept == rows[:played]
        assert simulate(PLAN, journal=journal) == rows


def test_without_an_interrupted_run_it_begins(tmp_path: Path, rows: list[Row]) -> None:
    with closing(resumed(tmp_path / "rows.csv")) as journal:
        assert journal.kept == []
        assert simulate(PLAN, journal=journal) == rows


def test_nothing_is_left_of_a_run_that_played_nothing(tmp_path: Path) -> None:
    Journal.begin(tmp_path / "rows.csv", PLAN.settings()).close()
    assert list(tmp_path.iterdir()) == []


def test_only_force_begins_anew(out: Path, rows: list[Row]) -> None:
    before = (out.parent / "rows.csv.part").read_bytes()
    with pytest.raises(ResultFile, match=r"rows\.csv\.part holds an interrupted run: go on with --resume"):
        Journal.begin(out, PLAN.settings())
    assert (out.parent / "rows.csv.part").read_bytes() == before
    with closing(Journal.begin(out, PLAN.settings(), force=True)) as journal:
        journal.add(rows[:1])
    with closing(resumed(out)) as journal:
        assert journal.kept == rows[:1]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"games": 26}, "games was 25, now it is 26"),
        ({"first_seed": 1}, "seed was 0, now it is 1"),
        ({"seats": (2,)}, "seats was 2,3, now it is 2"),
        ({"bots": (("novice",),)}, "bots was random, now it is novice"),
        ({"game": "havresac"}, "game was glory, now it is havresac"),
    ],
)
def test_other_settings_are_refused(out: Path, change: dict[str, object], said: str) -> None:
    with pytest.raises(ResultFile, match=f"rows.csv.part was made with other settings: {said}$"):
        resumed(out, replace(PLAN, **change))  # type: ignore[arg-type]


def without_line(number: int) -> Callable[[list[bytes]], list[bytes]]:
    return lambda lines: lines[:number] + lines[number + 1 :]


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (lambda lines: [], "holds no interrupted run"),
        (without_line(0), "holds no interrupted run"),
        (lambda lines: [lines[0].replace(b'"format":1', b'"format":2')], "has format 2: this version reads"),
        (without_line(3), "line 4: not the game that this run plays there"),
        (lambda lines: [*lines[:5], b"{}\n", *lines[5:]], "line 6: no game"),
        (lambda lines: [*lines[:5], b"\xff\n", *lines[5:]], "line 6: no game"),
    ],
)
def test_a_broken_file_is_refused_and_left_alone(
    out: Path, broken: Callable[[list[bytes]], list[bytes]], said: str
) -> None:
    place = out.with_name("rows.csv.part")
    place.write_bytes(b"".join(broken(place.read_bytes().splitlines(keepends=True))))
    before = place.read_bytes()
    with pytest.raises(ResultFile, match=said) as error:
        resumed(out)
    assert "\n" not in str(error.value)
    assert place.read_bytes() == before


def test_two_runs_do_not_write_the_same_file(out: Path) -> None:
    with closing(resumed(out)), pytest.raises(ResultFile, match="is being written by another run"):
        resumed(out)


def test_a_ladder_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    contest = Contest("glory", 7, ("random", "novice"), 2)
    wanted = measure(contest)
    games = list(games_of(contest.portions(Runner())))
    out = tmp_path / "ladder.json"
    played = 0

    def killed(games: int) -> None:
        nonlocal played
        played += games
        if played > 11:
            raise KeyboardInterrupt

    with closing(Journal.begin(out, contest.settings())) as journal:
        assert measure(contest, progress=killed, journal=journal) != wanted
    told: list[int] = []
    with closing(Journal.resume(out, contest.settings(), games)) as journal:
        assert measure(contest, progress=told.append, journal=journal) == wanted
    assert played + sum(told) == contest.total()
