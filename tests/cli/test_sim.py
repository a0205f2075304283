"""`tablee sim`."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from pathlib import Path

import pytest
from pyarrow import parquet
from rich.progress import Progress

from tablee.cli.output import RATE_OF_THE_LAST, RateColumn, numbers, settings, wrapped
from tablee.core.game import Game
from tablee.sim import Cell, Row, mass, summarise
from tablee.sim.mass import SimPlan, simulate
from tests.cli.support import Shell, outside

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


def test_an_interrupted_run_goes_on(shell: Shell, monkeypatch: pytest.MonkeyPatch):
    shell(*SIM, "--games", "25", "--out", "whole.csv")
    real = mass.play_game

    def interrupted(game: Game, cell: Cell, seed: int) -> Row:
        if seed == 13:
            raise KeyboardInterrupt
        return real(game, cell, seed)

    monkeypatch.setattr(mass, "play_game", interrupted)
    done = shell(*SIM, "--games", "25", "--out", "rows.csv")
    assert done.code == 130
    kept = "13 games are kept in rows.csv.part: the same command with --resume goes on"
    assert done.err.split("\n") == [kept, "", "tablee: interrupted", ""]
    assert shell.files() == ["rows.csv.part", "whole.csv"]
    monkeypatch.setattr(mass, "play_game", real)
    done = shell(*SIM, "--games", "25", "--out", "rows.csv", "--resume")
    assert done.code == 0
    assert shell.files() == ["rows.csv", "whole.csv"]
    assert Path("rows.csv").read_text() == Path("whole.csv").read_text()


def test_an_interrupted_ladder_goes_on(shell: Shell, monkeypatch: pytest.MonkeyPatch):
    ladder = ("ladder", "glory", "--games", "6", "--levels", "random,novice", "--seats", "2")
    shell(*ladder, "--out", "whole.json")
    real = mass.play_game

    def interrupted(game: Game, cell: Cell, seed: int) -> Row:
        if seed == 5:
            raise KeyboardInterrupt
        return real(game, cell, seed)

    monkeypatch.setattr(mass, "play_game", interrupted)
    done = shell(*ladder, "--out", "ladder.json")
    assert done.code == 0
    kept = "10 games are kept in ladder.json.part: the same command with --resume goes on\n"
    assert done.err == kept
    monkeypatch.setattr(mass, "play_game", real)
    assert shell(*ladder, "--out", "ladder.json", "--resume").code == 0
    assert shell.files() == ["ladder.json", "whole.json"]
    assert Path("ladder.json").read_text() == Path("whole.json").read_text()


@pytest.mark.parametrize(("seconds", "said"), [(2, "5.0/s"), (40, "15.0/min")])
def test_the_bar_tells_the_rate_of_what_is_done_now(seconds: int, said: str):
    now = 0.0
    bar = Progress(get_time=lambda: now, disable=True, speed_estimate_period=RATE_OF_THE_LAST)
    task = bar.add_task("", total=1000, completed=500)
    bar.advance(task, 0)
    now = float(seconds)
    bar.advance(task, 10)
    assert RateColumn().render(bar.tasks[0]).plain == said


def test_parquet_holds_the_same_rows_with_their_types(shell: Shell):
    for kind in ("parquet", "jsonl"):
        assert shell(*SIM, "--games", "3", "--out", f"rows.{kind}").code == 0
    table = parquet.read_table("rows.parquet").to_pylist()
    lines = [json.loads(line) for line in Path("rows.jsonl").read_text().splitlines()]
    for line in lines:
        line |= {f"option:{name}": value for name, value in line.pop("options").items()}
        line |= {f"stat:{name}": value for name, value in line.pop("stats").items()}
    assert table == lines


def test_without_pyarrow_the_extra_is_named(shell: Shell, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    done = shell(*SIM, "--games", "1", "--out", "rows.parquet")
    assert (done.code, done.err) == (2, "tablee: Parquet needs pyarrow: pip install 'tablee[cluster]'\n")
    assert shell.files() == []


def test_a_plain_install_needs_nothing_of_the_cluster(shell: Shell):
    """In a process of its own: no other test has imported anything."""
    code = (
        "import sys; from tablee.cli import main; "
        "assert main(['sim', 'glory', '--games', '2', '--bots', 'random', '--out', 'rows.csv']) == 0; "
        "import tablee.sim.cluster; print({'ray', 'pyarrow'} & set(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        encoding="utf-8",
        env=outside(shell.folder),
        check=False,
    )
    assert done.stdout.splitlines()[-1:] == ["set()"], done.stderr


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
