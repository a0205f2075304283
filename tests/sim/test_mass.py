"""Mass play repeats itself, whatever the number of processes, and refuses plans that make no sense."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import replace

import pytest

import tablee
from tablee.core.errors import TableeError
from tablee.sim import (
    BadRun,
    Cell,
    Processes,
    Rate,
    ResultFile,
    Row,
    SimPlan,
    compare,
    csv_text,
    jsonl_text,
    simulate,
    summarise,
    write_rows,
)
from tablee.sim.mass import CHUNK, play_game

PLAN = SimPlan(
    "runemasters",
    CHUNK + 5,
    seats=(2, 3),
    options={"difficulty": ("initiation", "legend")},
    bots=(("random",),),
)


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return simulate(PLAN)


def test_rows_come_cell_by_cell_in_the_order_of_seeds(rows):
    found = [(row.seats, dict(row.options)["difficulty"], row.seed) for row in rows]
    assert found == [
        (seats, difficulty, seed)
        for seats in (2, 3)
        for difficulty in ("initiation", "legend")
        for seed in range(CHUNK + 5)
    ]


def test_the_number_of_processes_changes_nothing(rows):
    with Processes(2) as two:
        assert simulate(PLAN, two) == rows


def test_a_game_depends_on_its_seed_alone(rows):
    later = simulate(replace(PLAN, games=3, first_seed=CHUNK - 1, seats=(3,)))
    wanted = [row for row in rows if row.seats == 3 and CHUNK - 1 <= row.seed < CHUNK + 2]
    assert later == wanted
    assert len({row.decisions for row in rows}) > 10


def test_progress_counts_up_to_all_games():
    told: list[int] = []
    simulate(replace(PLAN, games=CHUNK + 1, seats=(2,)), progress=told.append)
    assert told == [2] * 10 + [1] + [2] * 10 + [1], "few games come in small portions"


def test_a_row_tells_what_happened_in_its_game(rows):
    game = tablee.load("runemasters")
    for row in rows[:10]:
        assert play_game(game, row.cell, row.seed) == row
        assert row.cause in ("dawn", "temple_fell", "guardians_fell")
        assert row.winners == ((0, 1) if row.cause == "dawn" else ())
        assert row.decisions > dict(row.stats)["turns"] > 0


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"games": 0}, "0 games cannot be played: at least 1"),
        ({"first_seed": -1}, "seeds start at 0, not at -1"),
        ({"bots": ()}, "nobody plays: name at least one bot"),
        ({"bots": (("clever",),)}, "unknown bot 'clever'; known: random, novice, companion, master"),
        (
            {"bots": (("random", "random"),)},
            "'random,random' names 2 bots for 3 seats: name one for all, or 3",
        ),
        ({"options": {"difficulty": ()}}, "option difficulty has no value to try"),
        ({"options": {"speed": ("fast",)}}, "runemasters has no option 'speed'"),
        ({"seats": (5,)}, "runemasters cannot be played with 5 seats: choose 2 to 4"),
        ({"game": "chess"}, "unknown game 'chess'"),
    ],
)
def test_a_plan_that_cannot_be_run_is_refused_in_one_line(change, message):
    with pytest.raises(TableeError) as error:
        simulate(replace(PLAN, **{"seats": (2, 3), **change}))
    assert str(error.value).startswith(message)
    assert "\n" not in str(error.value)


def test_processes_are_at_least_one():
    with pytest.raises(BadRun, match="0 processes cannot play"):
        Processes(0)


def test_lineups_fill_all_seats_or_name_each():
    plan = SimPlan("runemasters", 1, seats=(3,), bots=(("random",), ("thumb", "random", "greedy")))
    assert [cell.bots for cell in plan.cells()] == [
        ("random", "random", "random"),
        ("thumb", "random", "greedy"),
    ]
    assert plan.cells()[0].text() == "3 seats, difficulty=initiation, ultimate_start=default, random"


def test_seats_left_out_are_the_most_the_game_allows():
    assert [cell.seats for cell in SimPlan("runemasters", 1).cells()] == [4]


# Files -----------------------------------------------------------------------------------------------------


def test_csv_and_json_lines_tell_the_same(rows):
    table = list(csv.DictReader(io.StringIO(csv_text(rows))))
    lines = [json.loads(line) for line in jsonl_text(rows).splitlines()]
    assert len(table) == len(lines) == len(rows)
    for row, cells, line in zip(rows, table, lines, strict=True):
        assert line["seed"] == int(cells["seed"]) == row.seed
        assert line["options"]["difficulty"] == cells["option:difficulty"] == dict(row.options)["difficulty"]
        assert line["stats"]["turns"] == int(cells["stat:turns"]) == dict(row.stats)["turns"]
        assert line["bots"] == cells["bots"].split() == list(row.bots)
        assert line["winners"] == [int(seat) for seat in cells["winners"].split()] == list(row.winners)
        assert line["cause"] == cells["cause"] == row.cause


@pytest.mark.parametrize(("name", "text"), [("rows.csv", csv_text), ("rows.jsonl", jsonl_text)])
def test_a_file_is_only_overwritten_by_force(name, text, rows, tmp_path):
    path = tmp_path / name
    write_rows(rows[:3], path)
    assert path.read_text(encoding="utf-8") == text(rows[:3])
    with pytest.raises(ResultFile, match="exists already and is not overwritten"):
        write_rows(rows[:5], path)
    assert path.read_text(encoding="utf-8") == text(rows[:3])
    write_rows(rows[:5], path, force=True)
    assert path.read_text(encoding="utf-8") == text(rows[:5])
    assert [file.name for file in tmp_path.iterdir()] == [name]


def test_a_folder_that_does_not_exist_is_one_clear_line(rows, tmp_path):
    with pytest.raises(ResultFile) as error:
        write_rows(rows, tmp_path / "nowhere" / "rows.csv")
    assert str(error.value).endswith("rows.csv cannot be written: No such file or directory")


def test_a_failed_write_leaves_nothing_behind(rows, tmp_path):
    path = tmp_path / "rows.jsonl"
    write_rows(rows[:2], path)
    broken = replace(rows[0], cause=object())
    with pytest.raises(TypeError):
        write_rows([broken], path, force=True)
    assert path.read_text(encoding="utf-8") == jsonl_text(rows[:2])
    assert [file.name for file in tmp_path.iterdir()] == ["rows.jsonl"]


# Summary ---------------------------------------------------------------------------------------------------


def row(seed: int, won: bool, decisions: int, cell: Cell) -> Row:
    winners = tuple(range(cell.seats)) if won else ()
    cause = "dawn" if won else "temple_fell"
    stats = (("turns", 10 + seed),)
    return Row("runemasters", seed, cell.seats, cell.options, cell.bots, cause, winners, (), decisions, stats)


def test_a_summary_counts_each_cell_for_itself():
    hero = Cell(2, (("difficulty", "hero"),), ("thumb", "thumb"))
    legend = Cell(2, (("difficulty", "legend"),), ("thumb", "thumb"))
    rows = [row(0, True, 10, hero), row(0, False, 4, legend), row(1, False, 14, hero), row(2, True, 18, hero)]
    first, second = summarise(rows)
    assert (first.cell, first.games, second.cell, second.games) == (hero, 3, legend, 1)
    assert first.rates == (Rate("team", 2, 3),)
    assert first.causes == (("dawn", 2), ("temple_fell", 1))
    assert first.decisions == pytest.approx((14.0, 4.0))
    ((name, mean, spread),) = first.stats
    assert name == "turns"
    assert (mean, spread) == pytest.approx((11.0, 1.0))
    assert second.rates == (Rate("team", 0, 1),)
    assert second.decisions == (4.0, 0.0)


def test_a_rate_shows_its_interval():
    assert Rate("team", 81, 263).text() == "team 30.8 % (25.5 to 36.6)"


def test_a_comparison_says_whether_the_sample_tells_rates_apart():
    near = compare(Rate("a", 30, 60), Rate("b", 27, 60))
    assert not near.sure
    assert near.low < 0 < near.high
    far = compare(Rate("a", 500, 1000), Rate("b", 430, 1000))
    assert far.sure
    assert far.difference == pytest.approx(0.07)
    assert 0 < far.low < 0.07 < far.high
