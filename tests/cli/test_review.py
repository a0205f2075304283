"""`tablee review`: a curve, sums that add up, turning points; or a page of its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec import structs

import tablee.cli.review as command
from tablee.cli.review import curve
from tablee.cli.review_numbers import weighed
from tablee.judge.report import Step, Weighed
from tablee.judge.review import review
from tablee.match import Match
from tablee.record import create, write
from tests.cli.support import Shell
from tests.judge.games import by_numbers, played


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game of Glory that is over, and a judge that is quick to ask."""
    match = played("glory", 3)
    monkeypatch.setattr(match.game.advice, "quiet", lambda s: True, raising=False)
    monkeypatch.setattr(match.game.advice, "choose", lambda s, seat, rng: rng.choice(s.legal(seat)))

    def quick(match: Match, **settings: object) -> object:
        return review(match, judge=by_numbers(match.game), budget=1)

    monkeypatch.setattr(command, "reviewed", quick)
    path = tmp_path / "game.jsonl"
    write(path, match.record())
    return path


SUMS = re.compile(r"(\d+)\s?% · (?:dice|dés) ([+−]\d+) · \S+ ([+−]\d+) · \S+ ([+−]\d+) = (\d+)\s?%")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_curve_is_followed_by_sums_that_add_up(shell: Shell, record: Path, lang: str) -> None:
    done = shell("review", record, "--lang", lang)
    assert (done.code, done.err) == (0, "")
    lines = SUMS.findall(done.out)
    assert len(lines) == 2
    for start, *parts, end in lines:
        changes = [int(part.replace("−", "-")) for part in parts]
        assert int(start) + sum(changes) == int(end)
    assert done.out.count("%") > 6
    assert "●" in done.out
    assert "review-" not in done.out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_needs_nothing_else(shell: Shell, record: Path, lang: str) -> None:
    done = shell("review", record, "--lang", lang, "--html", "out.html")
    assert done.code == 0
    page = Path("out.html").read_text()
    assert f'<html lang="{lang}">' in page
    assert page.count("<polyline") == 4
    assert len(SUMS.findall(page)) == 4  # told in words and for those who hear it, of both
    assert "prefers-color-scheme: dark" in page
    assert not re.search(r"https?://|<script|@import|review-\w", page)
    again = shell("review", record, "--html", "out.html")
    assert again.code == 2
    assert "exists already" in again.err


@pytest.mark.parametrize("budget", ["0", "65", "1000000", "-1"])
def test_a_budget_beyond_its_bounds_is_refused(shell: Shell, record: Path, budget: str) -> None:
    done = shell("review", record, "--budget", budget)
    assert (done.code, done.out) == (2, "")
    assert "choose 1 to 64" in done.err
    assert done.err.count("\n") == 1


def test_what_is_no_finished_game_gets_one_clear_line(
    shell: Shell, tmp_path: Path, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "reviewed", review)
    running = tmp_path / "running.jsonl"
    with create(running, "glory", ["human", "human"], seed=1):
        pass
    nonsense = tmp_path / "nonsense.jsonl"
    nonsense.write_text("no game\n")
    for file, said in (
        (running, "not over"),
        (nonsense, "not a valid header"),
        (tmp_path / "no", "cannot be read"),
    ):
        done = shell("review", file)
        assert (done.code, done.out) == (2, "")
        assert said in done.err
        assert done.err.count("\n") == 1


def test_the_best_stands_as_far_above_what_was_chosen_as_the_decision_cost() -> None:
    options = [Weighed("a", 0.5151), Weighed("b", 0.5), Weighed("c", 0.4449, True)]
    step = Step(5, 5, 1, "decision", 0, ["c"], [0.42], [0.4449], [-0.0702], options=options)
    assert weighed(step) == [51, 50, 44]
    assert weighed(structs.replace(step, part=[0.0, -0.0851])) == [53, 50, 44]
    assert weighed(structs.replace(step, part=[-0.02], open_later=True)) == [52, 50, 44]


def test_the_curve_stays_within_its_width() -> None:
    for turns in (1, 10, 200):
        lines = curve(0.5, [0.3] * turns)
        assert max(map(len, lines)) <= 72
        assert "●" in "".join(lines)
