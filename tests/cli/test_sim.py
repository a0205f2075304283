"""`tablee sim`."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from tablee.cli.output import numbers, settings, wrapped
from tablee.sim import summarise
from tablee.sim.mass import SimPlan, simulate
from tests.cli.support import Shell

SIM = ("sim", "runemasters", "--bots", "random")


def cells(line: str) -> list[str]:
    return line.split()


def test_a_line_per_setting_with_its_interval(shell: Shell):
    done = shell(*SIM, "--games", "3", "--seats", "2,3", "--difficulty", "hero,legend")
    assert done.code == 0
    assert not done.err
    assert done.out.startswith("runemasters: 12 games, seeds from 0, ")
    rows = [cells(line) for line in done.out.splitlines() if line[:3].strip().isdigit()]
    settings = [row[1:4] for row in rows[:4]]
    assert settings == [
        ["2", "hero", "random"],
        ["2", "legend", "random"],
        ["3", "hero", "random"],
        ["3", "legend", "random"],
    ]
    plan = SimPlan("runemasters", 3, (2, 3), {"difficulty": ("hero", "legend")}, (("random",),))
    for row, course, summary in zip(rows[:4], rows[4:], summarise(simulate(plan)), strict=True):
        (rate,) = summary.rates
        low, high = rate.interval
        assert row[4:] == [f"{100 * rate.rate:.1f}", "%", f"{100 * low:.1f}", "to", f"{100 * high:.1f}"]
        assert course[1:3] == ["3", f"{summary.decisions[0]:.1f}"]


def test_capital_letters_of_a_value_do_not_matter(shell: Shell):
    small = shell("sim", "runemasters", "--games", "1", "--difficulty", "hero,novice")
    large = shell("sim", "runemasters", "--games", "1", "--difficulty", "Hero,NOVICE")
    assert large.code == 0
    assert large.out.splitlines()[1:] == small.out.splitlines()[1:]


def test_all_values_of_an_option(shell: Shell):
    done = shell(*SIM, "--games", "1", "--seats", "2", "--difficulty", "all", "--option", "ultimate_start=2")
    for level in ("initiation", "novice", "guardian_level", "hero", "legend"):
        assert f" {level} " in done.out


def test_line_ups_are_compared(shell: Shell):
    done = shell(*SIM, "--bots", "random,random,thumb", "--games", "1", "--seats", "3")
    rows = [cells(line) for line in done.out.splitlines() if line[:3].strip().isdigit()]
    assert [row[2] for row in rows[:2]] == ["random", "random,random,thumb"]


def test_a_table_of_all_games(shell: Shell):
    done = shell(*SIM, "--games", "4", "--seed", "7", "--out", "rows.csv")
    assert done.out.endswith("written to rows.csv\n")
    with Path("rows.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["seed"] for row in rows] == ["7", "8", "9", "10"]
    assert {row["bots"] for row in rows} == {"random random random random"}
    assert shell.files() == ["rows.csv"]


def test_rows_do_not_depend_on_the_number_of_processes(shell: Shell):
    shell(*SIM, "--games", "25", "--out", "one.jsonl")
    shell(*SIM, "--games", "25", "--jobs", "2", "--out", "two.jsonl")
    one = Path("one.jsonl").read_text()
    assert one == Path("two.jsonl").read_text()
    assert len({json.loads(line)["decisions"] for line in one.splitlines()}) > 5


def test_a_file_is_overwritten_only_when_told(shell: Shell):
    Path("rows.csv").write_text("mine\n")
    assert shell(*SIM, "--games", "1", "--out", "rows.csv").code == 2
    assert Path("rows.csv").read_text() == "mine\n"
    assert shell(*SIM, "--games", "1", "--out", "rows.csv", "--force").code == 0
    assert Path("rows.csv").read_text().startswith("game,seed,")


def test_numbers_and_settings():
    assert numbers("--seats", None) == []
    assert numbers("--seats", "4, 2,4") == [4, 2]
    assert settings(["a=b", "c=d=e"]) == {"a": "b", "c": "d=e"}


def test_lines_do_not_break_at_a_no_break_space():
    assert wrapped("aaa bbb\N{NO-BREAK SPACE}: c", 8) == "aaa\nbbb\N{NO-BREAK SPACE}: c"


@pytest.mark.parametrize("game", ["andor", "havresac"])
def test_every_heading_is_there_in_full_on_a_narrow_screen(shell: Shell, game: str):
    """Columns that do not fit beside the others come in a table of their own."""
    done = shell("sim", game, "--games", "1", "--bots", "random", "--seats", "2")
    (summary,) = summarise(simulate(SimPlan(game=game, games=1, seats=(2,), bots=(("random",),))))
    names = [name for name, _, _ in summary.stats] + [cause for cause, _ in summary.causes]
    assert len("  ".join(names)) > 80, "else there is nothing to show"
    assert max(len(line) for line in done.out.splitlines()) <= 80
    headings = [line.split() for line in done.out.splitlines() if line.split()[:1] == ["#"]]
    assert [word for words in headings[1:] for word in words if word != "#"] == ["games", "decisions", *names]
    assert all(len(words) > 1 for words in headings)
