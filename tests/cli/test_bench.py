"""`tablee bench`: what can be tested without the engines it compares with."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.cli import bench
from tablee.cli.bench import DOMINOES, HANABI, BenchError, Row, Worker, goals, report, source_hash
from tests.cli.support import Shell

ROOT = Path(__file__).resolve().parents[2]
PLAIN, COMPILED = "tablee runemasters plain", "tablee runemasters compiled"


def rows(**medians: float) -> dict[str, Row]:
    names = {"plain": PLAIN, "compiled": COMPILED, "hanabi": HANABI, "dominoes": DOMINOES}
    return {names[key]: Row(names[key], [value / 2, value, value * 3]) for key, value in medians.items()}


def verdicts(
    plain: float, compiled: float, hanabi: float, dominoes: float, copy: float, value: float = 1.0
) -> list[str]:
    speed = rows(plain=plain, compiled=compiled, hanabi=hanabi, dominoes=dominoes)
    clone = rows(plain=9.0, compiled=copy, hanabi=1.0)
    judged = rows(compiled=value)
    return [goal.verdict for goal in goals(speed, clone, judged, ["runemasters"])]


def test_goals_are_met_at_their_limits():
    assert verdicts(20, 100, 100, 20, 2.0, 30_000) == ["pass", "pass", "pass", "pass", "pass", "not yet"]
    assert verdicts(20, 300, 100, 20, 0.5) == ["pass"] * 6


@pytest.mark.parametrize(
    ("numbers", "missed"),
    [
        ((10, 99, 100, 10, 1.0), 0),
        ((21, 100, 100, 20, 1.0), 1),
        ((19, 100, 100, 20, 1.0), 2),
        ((20, 100, 100, 20, 2.1), 3),
    ],
)
def test_each_goal_can_be_missed(numbers: tuple[float, float, float, float, float], missed: int):
    assert [i for i, verdict in enumerate(verdicts(*numbers)) if verdict == "FAIL"] == [missed]


def test_the_exit_code_tells_whether_a_goal_was_missed(shell: Shell, monkeypatch: pytest.MonkeyPatch):
    """The real command with measurements made up."""
    speeds = {PLAIN: 20.0, COMPILED: 120.0, HANABI: 100.0, DOMINOES: 10.0, "rlcard uno": 5.0}

    class Measured(Worker):
        def __init__(self, root: Path, name: str, engine: str, path: Path | None = None) -> None:
            self.name = name

        def __exit__(self, *_: object) -> None:
            pass

        def about(self) -> dict[str, str]:
            return {}

        def measure(self, what: str, seconds: float) -> float:
            return speeds[self.name] if what == "decisions" else 1e6

    monkeypatch.setattr(bench, "GAMES", ("runemasters",))
    monkeypatch.setattr(bench, "Worker", Measured)
    monkeypatch.setattr(bench, "compiled_build", Path)
    monkeypatch.setattr(bench, "checkout", lambda: ROOT)
    monkeypatch.setattr(bench, "check_needs", lambda: None)
    done = shell("bench", "engine", "--rounds", "3", "--json", "bench.json")
    assert done.code == 0
    assert "1.20 x" in done.out
    assert "FAIL" not in done.out
    found = json.loads(Path("bench.json").read_text())
    assert found["decisions_per_second"][COMPILED] == [120.0] * 3
    assert found["clone_microseconds"][HANABI] == [1.0] * 3
    assert found["value_microseconds"][COMPILED] == [1.0] * 3
    assert [goal["met"] for goal in found["goals"]] == [True, True, True, True, True, False]
    speeds[COMPILED] = 90.0
    assert shell("bench", "engine").code == 1


def test_without_the_other_engines_it_says_what_to_install(shell: Shell, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bench, "find_spec", lambda name: None)
    monkeypatch.setattr(bench, "checkout", lambda: ROOT)
    done = shell("bench", "engine", "--json", "bench.json")
    assert done.code == 2
    assert done.err == "tablee: open_spiel and rlcard missing: in the checkout, pip install '.[bench]'\n"
    assert shell.files() == []


def as_wheel(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As if the command lay in the site-packages of an environment."""
    monkeypatch.setattr(bench, "__file__", str(tmp_path / "lib/site-packages/tablee/cli/bench.py"))


def test_without_the_sources_it_says_so(shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    as_wheel(monkeypatch, tmp_path)
    done = shell("bench", "engine")
    assert done.code == 2
    assert done.err == "tablee: the sources are not here: run bench in a checkout of tablee\n"


def test_an_installed_wheel_measures_the_checkout_it_is_run_in(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    as_wheel(monkeypatch, tmp_path)
    monkeypatch.chdir(ROOT / "docs")
    assert bench.checkout() == ROOT


def test_the_compiled_build_is_made_anew_when_a_source_changes(tmp_path: Path):
    for name in ("pyproject.toml", "hatch_build.py", "constraints.txt", "src/tablee/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("1")
    for part in (
        "core/state.py",
        "games/chess/rules.py",
        "games/chess/data/board.toml",
        "content/x.py",
        "judge/y.py",
    ):
        (tmp_path / "src/tablee" / part).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "src/tablee" / part).write_text("1")
    seen = {source_hash(tmp_path)}
    for name in ("core/state.py", "games/chess/data/board.toml", "content/x.py", "../../hatch_build.py"):
        (tmp_path / "src/tablee" / name).write_text("2")
        seen.add(source_hash(tmp_path))
    assert len(seen) == 5
    (tmp_path / "src/tablee/core/__pycache__").mkdir()
    (tmp_path / "src/tablee/core/__pycache__/state.pyc").write_text("3")
    assert source_hash(tmp_path) in seen


def test_a_worker_measures_the_engine_of_the_path_it_is_given():
    with Worker(ROOT, PLAIN, "tablee:runemasters", ROOT / "src") as worker:
        assert worker.about() == {"build": "plain", "seats": 4}
        assert worker.measure("decisions", 0.02) > 100
        assert worker.measure("clones", 0.01) > 100
        assert worker.measure("values", 0.01) > 100
    assert worker.process.poll() is not None


def test_a_worker_that_fails_is_a_clear_error():
    said = r"nothing cannot be measured: .*unknown game 'chess'"
    with (
        Worker(ROOT, "nothing", "tablee:chess", ROOT / "src") as worker,
        pytest.raises(BenchError, match=said),
    ):
        worker.about()


def test_a_decision_is_counted_once():
    """The number of decisions of a game played by hand is what the worker counts."""
    code = (
        "import sys; sys.argv = ['x', 'tablee:runemasters']; sys.path.insert(0, 'bench'); "
        "import engine_worker as w; e = w.engine('tablee:runemasters'); taken = []; "
        "from tablee.games.runemasters.state import Runemasters as S; real = S.apply\n"
        "def apply(s, seat, action):\n    taken.append(seat)\n    real(s, seat, action)\n"
        "S.apply = apply; print(e.play() == sum(seat >= 0 for seat in taken) > 0)"
    )
    env = {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.stdout == "True\n", done.stderr


def test_the_report_names_versions():
    speed = rows(plain=20, compiled=100, hanabi=100, dominoes=20)
    found = report(speed, rows(compiled=1, hanabi=1), rows(compiled=1), [], 0.6)
    assert set(found["versions"]) == {"tablee", "open_spiel", "rlcard"}
    assert found["sample_cpu_seconds"] == 0.6
