"""The save format: what is written, what is refused, what a forged or damaged file meets."""

import json
import os
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablee.core.errors import TableeError
from tablee.core.rng import Rng
from tablee.match import BadRecord, BadSeed, Match, Reseed, Undo
from tablee.record import RecordFileError, create, read, resume, seed_path, verify, write
from tablee.record.lines import MAX_LINE
from tests.match.play import acts, new_match, play_out, random_act, say
from tests.match.toy import TOY


def rows(path: Path) -> list[dict]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def put(path: Path, lines: list[dict]) -> Path:
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return path


def quiet(message: str) -> None:
    raise AssertionError(f"nothing should be said: {message}")


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    with create(path, "runemasters", ["human"] * 2, seed=11) as match:
        play_out(match, Rng(4))
    return path


@pytest.fixture
def running(tmp_path: Path) -> Path:
    """A game of the toy in its second of three rounds, with an undo in it."""
    path = tmp_path / "toy.jsonl"
    seats, rounds = ["human", "random"], {"rounds": "3"}
    with create(path, TOY, seats, options=rounds, seed=11, created="today") as match:
        say(match, 0, "bid 2")
        say(match, 1, "bid 1")
        say(match, 0, "step")
        match.undo(0)
        say(match, 0, "stop")
        say(match, 1, "bid 3")
    return path


def test_the_file_is_the_record(finished):
    record = read(finished)
    lines = rows(finished)
    assert set(lines[0]) == {
        "format",
        "game",
        "rules_version",
        "content_hash",
        "options",
        "seats",
        "seed_commitment",
    }
    assert [line["n"] for line in lines[1:-1]] == list(range(1, len(lines) - 1))
    assert lines[-1]["seeds"] == ["0" * 31 + "b"]
    assert record.end is not None
    assert lines[-1]["outcome"]["cause"] == record.end.outcome.cause
    assert "chance" in [line["who"] for line in lines[1:-1]]
    assert Match.replay(record).record() == record


def test_an_option_may_be_empty(tmp_path):
    """Such as the lengths of names that nobody told."""
    path = tmp_path / "glory.jsonl"
    with create(path, "glory", ["human"] * 2, seed=11) as match:
        random_act(match, Rng(4))
    assert rows(path)[0]["options"]["letters"] == ""
    assert Match.replay(read(path)).record() == read(path)


def test_every_move_is_in_the_file_when_submit_returns(tmp_path):
    path = tmp_path / "game.jsonl"
    match = create(path, TOY, ["human"] * 3, seed=2, created="2024-05-01")
    rng = Rng(1)
    assert read(path) == match.record()
    assert read(path).header.created == "2024-05-01"
    while not match.is_over():
        random_act(match, rng)
        assert read(path) == match.record()


def test_the_seed_is_secret_while_the_game_runs_and_told_at_its_end(tmp_path):
    path = tmp_path / "game.jsonl"
    match = create(path, TOY, ["human"] * 2)
    secret = seed_path(path).read_text().strip()
    assert re.fullmatch("[0-9a-f]{32}", secret)
    assert os.stat(seed_path(path)).st_mode & 0o777 == 0o600
    assert secret not in path.read_text()
    play_out(match, Rng(1))
    assert rows(path)[-1]["seeds"] == [secret]
    assert not seed_path(path).exists()
    assert verify(path, game=TOY).with_seed


def test_verify_reports_what_it_checked(finished, running):
    report = verify(finished)
    record = read(finished)
    assert report.entries == len(record.entries)
    assert report.chance == report.chance_confirmed
    assert report.chance == sum(line.get("who") == "chance" for line in rows(finished))
    assert report.outcome is not None
    assert report.outcome.cause == rows(finished)[-1]["outcome"]["cause"]
    assert verify(running, game=TOY).with_seed, "the seed beside a running game is used"
    seed_path(running).unlink()
    report = verify(running, game=TOY)
    assert (report.with_seed, report.chance_confirmed, report.undos, report.outcome) == (False, 0, 1, None)
    assert verify(running, 11, game=TOY).with_seed
    with pytest.raises(BadSeed, match="promised"):
        verify(running, 12, game=TOY)


def change_die(lines: list[dict], nth: int) -> int:
    dice = [i for i, line in enumerate(lines) if line.get("do", "").startswith("roll ")]
    i = dice[nth % len(dice)]
    lines[i]["do"] = "roll white" if lines[i]["do"] != "roll white" else "roll red"
    return i


@pytest.mark.parametrize("nth", [0, 1, 5, -1])
@pytest.mark.parametrize("with_seed", [True, False])
def test_a_changed_die_does_not_verify(finished, tmp_path, nth, with_seed):
    lines = rows(finished)
    i = change_die(lines, nth)
    if not with_seed:
        lines.pop()
    forged = put(tmp_path / "forged.jsonl", lines)
    reason = "by the seed" if with_seed else "not the one recorded"
    with pytest.raises(BadRecord, match=f"^forged.jsonl, line {i + 1}: .*{reason}") as error:
        verify(forged)
    assert error.value.line == i + 1


def test_a_die_changed_with_all_later_digests_still_fails_by_its_seed(tmp_path):
    """Somebody who can recompute digests plays on from a die he chose; only the seed gives him away."""
    path = tmp_path / "game.jsonl"
    match = new_match(TOY, 2, 5)
    toss = acts(match)[0]
    cheat = next(s for s in range(99) if acts(new_match(TOY, 2, s))[0].do != toss.do)
    record = play_out(new_match(TOY, 2, cheat), Rng(1)).record()
    write(path, record)
    lines = rows(path)
    lines[0]["seed_commitment"] = match.seed_commitment
    lines.pop()
    put(path, lines)
    assert not verify(path, game=TOY).with_seed
    with pytest.raises(BadRecord, match="line 2: chance brought"):
        verify(path, 5, game=TOY)


def edit(i: int, **values):
    def change(lines: list[dict]) -> None:
        lines[i].update(values)

    return change


def drop(i: int):
    def change(lines: list[dict]) -> None:
        del lines[i]

    return change


def swap(i: int, j: int):
    def change(lines: list[dict]) -> None:
        lines[i], lines[j] = lines[j], lines[i]

    return change


@pytest.mark.parametrize(
    ("change", "line", "message"),
    [
        (drop(0), 1, "not a valid header"),
        (edit(0, format=2), 1, "save format 2 is unknown.*reads format 1"),
        (edit(0, format="x"), 1, "not a valid header"),
        (edit(0, extra=1), 1, "unknown field `extra`"),
        (edit(0, rules_version=9), 1, "rules version 9.*has version 1.*open it with"),
        (edit(0, game="ludo"), 1, "unknown game 'ludo'"),
        (edit(0, seats=["human"]), 1, "cannot be played with 1 seat"),
        (edit(0, options={"difficulty": "cosy"}), 1, "cannot be 'cosy'"),
        (edit(0, options={}), 1, "lacks the option"),
        (edit(0, seed_commitment="0" * 64), -1, "not the one promised"),
        (edit(3, extra=1), 4, "unknown field"),
        (edit(3, n=9), 4, "entry 3 is missing"),
        (drop(3), 4, "entry 3 is missing"),
        (swap(3, 4), 4, "entry 3 is missing"),
        (edit(1, do="fly"), 2, "unknown action 'fly'"),
        (edit(1, do="choose  kulak"), 2, "not written as it should be"),
        (edit(2, do="end"), 3, "was not open to seat 1"),
        (edit(1, who=1), 2, "was not open to seat 1"),
        (edit(1, who=7), 2, "was not open to seat 7"),
        (edit(1, who=-1), 2, "not a valid entry"),
        (edit(1, who="me"), 2, "not a valid entry"),
        (edit(1, who="chance"), 2, "was not open to chance"),
        (edit(1, auto=True), 2, "although seat 0 had a choice"),
        (edit(1, digest="0" * 16), 2, "not the one recorded"),
        (edit(1, digest="short"), 2, "not a valid entry"),
        (edit(1, type="cheat"), 2, "not a valid entry"),
        (edit(-1, outcome={"cause": "dawn", "winners": [0, 1]}), -1, "another result"),
        (edit(-1, seeds=[]), -1, "1 seeds were used"),
        (edit(-1, seeds=["0" * 32]), -1, "not the one promised"),
        (swap(-1, -2), -1, "after the closing line"),
        (drop(-2), -1, "although the game is not over"),
    ],
)
def test_a_wrong_record_is_refused_with_its_line(finished, tmp_path, change, line, message):
    lines = rows(finished)
    change(lines)
    forged = put(tmp_path / "forged.jsonl", lines)
    before = forged.read_bytes()
    for use in (verify, lambda path: resume(path, say=quiet)):
        with pytest.raises(BadRecord, match=message) as error:
            use(forged)
        assert "\n" not in str(error.value)
        assert error.value.line == (line if line > 0 else len(lines))
        assert str(error.value).startswith(f"forged.jsonl, line {error.value.line}: ")
    assert forged.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b"", "empty"),
        (b"\n", "line 1: not a valid header"),
        (b"hello\n", "line 1: not a valid header"),
        (b'{"format":1', "line 1: the header is cut off"),
        (b"[" * 60_000 + b"\n", "line 1: not a valid header"),
        (b"x" * (MAX_LINE + 5), f"line 1: the line is longer than {MAX_LINE}"),
        (b'{"format":1e999}\n', "line 1: not a valid header"),
        (b'{"format":1,"game":"\xff"}\n', "line 1: not a valid header"),
        (b"\x00" * 100 + b"\n", "line 1: not a valid header"),
    ],
)
def test_what_is_no_record_at_all_is_refused(tmp_path, text, message):
    path = tmp_path / "x.jsonl"
    path.write_bytes(text)
    for use in (read, verify, lambda path: resume(path, say=quiet)):
        with pytest.raises(BadRecord, match=message):
            use(path)


def test_wrong_undos_are_refused(running, tmp_path):
    lines = rows(running)
    i = next(i for i, line in enumerate(lines) if line.get("type") == "undo")
    wrong: list[tuple[dict, str]] = [
        ({"to": 0}, "nobody had a choice"),
        ({"to": i}, "not on the line"),
        ({"to": 2}, "consent"),
        ({"who": 1}, "consent"),
        ({"who": 5}, "no seat 5"),
        ({"digest": "0" * 16}, "not the one recorded"),
    ]
    for values, message in wrong:
        forged = [dict(line) for line in lines]
        forged[i].update(values)
        with pytest.raises(BadRecord, match=f"line {i + 1}: .*{message}"):
            verify(put(tmp_path / "forged.jsonl", forged), game=TOY)


def test_missing_files_are_said(tmp_path):
    for use in (read, verify, resume):
        with pytest.raises(RecordFileError, match="No such file"):
            use(tmp_path / "nothing.jsonl")
        with pytest.raises(RecordFileError, match="directory"):
            use(tmp_path)
    with pytest.raises(RecordFileError, match="cannot be created"):
        create(tmp_path / "no" / "folder.jsonl", TOY, ["a", "b"])


def test_nothing_is_ever_overwritten(finished, tmp_path):
    before = finished.read_bytes()
    with pytest.raises(RecordFileError, match="exists already"):
        create(finished, TOY, ["a", "b"])
    with pytest.raises(RecordFileError, match="exists already"):
        write(finished, read(finished))
    assert finished.read_bytes() == before
    assert not seed_path(finished).exists()
    other = tmp_path / "other.jsonl"
    seed_path(other).write_text("0" * 32)
    with pytest.raises(RecordFileError, match="exists already"):
        create(other, TOY, ["a", "b"])
    assert not other.exists()
    assert seed_path(other).read_text() == "0" * 32


def test_bad_input_leaves_no_file(tmp_path):
    for seats in (["a"], ["a", ""]):
        with pytest.raises(TableeError):
            create(tmp_path / "x.jsonl", TOY, seats)
    assert list(tmp_path.iterdir()) == []


def test_resume_goes_on_where_it_was(running):
    before = read(running)
    with resume(running, game=TOY, say=quiet) as match:
        assert match.record() == before
        assert match.to_act() == [0]
        assert match.submit(1, match.decision_id(1) - 1, "bid 3") == before.entries[-1:], "a retry"
        assert match.can_undo(1)
        play_out(match, Rng(3))
    assert read(running).entries[: len(before.entries)] == before.entries
    assert verify(running, game=TOY).with_seed
    with resume(running, game=TOY, say=quiet) as match:
        assert match.is_over()
        assert match.record() == read(running)


def test_the_dice_do_not_change_by_stopping_and_resuming(tmp_path):
    whole = play_out(new_match("runemasters", 3, 8), Rng(6))
    path = tmp_path / "game.jsonl"
    create(path, "runemasters", ["human"] * 3, seed=8).close()
    rng = Rng(6)
    while True:
        with resume(path, say=quiet) as match:
            if match.is_over():
                break
            for _ in range(3):
                if not match.is_over():
                    random_act(match, rng)
    assert read(path) == whole.record()


def test_without_its_seed_a_game_goes_on_with_a_new_one(running, tmp_path):
    with resume(running, game=TOY) as match:
        copy = tmp_path / "copy.jsonl"
        write(copy, match.record())
    said: list[str] = []
    with resume(copy, game=TOY, say=said.append) as match:
        assert len(said) == 1
        assert "new one" in said[0]
        assert isinstance(match.entries[-1], Reseed)
        secret = seed_path(copy).read_text().split()
        random_act(match, Rng(1))
    with resume(copy, game=TOY, say=quiet) as match:
        play_out(match, Rng(2))
    report = verify(copy, game=TOY)
    assert not report.with_seed
    assert (report.chance_confirmed, report.chance) == (1, 3)
    assert rows(copy)[-1]["seeds"] == [None, *secret]
    assert verify(copy, 11, game=TOY).with_seed
    lines = rows(copy)
    lines[-1]["seeds"] = [None, "0" * 32]
    with pytest.raises(BadRecord, match="not the one promised"):
        verify(put(tmp_path / "forged.jsonl", lines), game=TOY)


def test_a_broken_seed_file_is_said(running):
    seed_path(running).write_text("zzz\n")
    with pytest.raises(RecordFileError, match="line 1: no seed"):
        resume(running, game=TOY)


def test_two_processes_cannot_play_the_same_record(running):
    with resume(running, game=TOY) as match:
        with pytest.raises(RecordFileError, match="another process"):
            resume(running, game=TOY)
        assert read(running) == match.record(), "looking is allowed"
        assert verify(running, game=TOY).entries == len(match.entries)
    resume(running, game=TOY).close()
    with (
        create(running.with_name("new.jsonl"), TOY, ["a", "b"]),
        pytest.raises(RecordFileError, match="another"),
    ):
        resume(running.with_name("new.jsonl"), game=TOY)


def test_a_closed_match_cannot_be_played(running):
    match = resume(running, game=TOY)
    match.close()
    before = match.record()
    with pytest.raises(RecordFileError, match="is closed"):
        say(match, 0, "bid 1")
    assert match.record() == before


def test_a_failing_disk_leaves_file_and_match_as_they_were(running, monkeypatch):
    match = resume(running, game=TOY)
    before = running.read_bytes(), match.record()
    real = os.write

    def short(file: int, data: bytes) -> int:
        real(file, bytes(data)[:7])
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", short)
        with pytest.raises(RecordFileError, match="No space left"):
            say(match, 0, "bid 1")
    assert (running.read_bytes(), match.record()) == before
    with resume(running, game=TOY, say=quiet) as match:
        say(match, 0, "bid 1")


def test_a_file_ahead_of_its_match_is_not_written_again(running, monkeypatch):
    """An interruption after the line was written: the match forgot the move, the file has it."""
    match = resume(running, game=TOY)

    def interrupted(*_):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(match._history, "commit", interrupted)
        with pytest.raises(KeyboardInterrupt):
            say(match, 0, "bid 1")
    with pytest.raises(RecordFileError, match="resume it"):
        say(match, 0, "bid 2")
    with resume(running, game=TOY, say=quiet) as match:
        assert "bid 1" in [act.do for act in match.line()[-3:]]


def test_a_record_of_another_game_is_refused(running):
    with pytest.raises(BadRecord, match="a game of toy, not of runemasters"):
        verify(running, game=Match("runemasters", ["a", "b"]).game)


def test_every_way_to_cut_a_file_is_survived(running, tmp_path):
    """Whatever byte the writing stopped at: whole lines count, a torn one is said and dropped."""
    data = running.read_bytes()
    whole = read(running)
    secret = seed_path(running).read_text()
    header = data.index(b"\n") + 1
    for size in range(len(data)):
        path = tmp_path / "cut.jsonl"
        path.write_bytes(data[:size])
        seed_path(path).write_text(secret)
        said: list[str] = []
        if size < header:
            with pytest.raises(BadRecord):
                resume(path, game=TOY, say=said.append)
            assert path.read_bytes() == data[:size]
            continue
        lines = data[:size].count(b"\n") - 1
        with resume(path, game=TOY, say=said.append) as match:
            assert match.entries[:lines] == list(whole.entries[:lines])
            assert match.record().entries == whole.entries[: len(match.entries)], "the dice come back"
        torn = data[size - 1 : size] != b"\n"
        assert [("cut off" in line) for line in said] == [True] * torn
        assert verify(path, game=TOY).with_seed
        if torn:
            path.write_bytes(data[:size])
            with pytest.raises(BadRecord, match=f"line {lines + 2}: the line is cut off"):
                verify(path, game=TOY)


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(st.data())
def test_one_changed_byte_is_noticed(finished, tmp_path, data):
    """Except in what people may write as they like: the names at the seats."""
    good = finished.read_bytes()
    whole = read(finished)
    i = data.draw(st.integers(0, len(good) - 1))
    byte = data.draw(st.integers(0, 255))
    if good[i] == byte:
        return
    path = tmp_path / "changed.jsonl"
    path.write_bytes(good[:i] + bytes([byte]) + good[i + 1 :])
    error = None
    try:
        verify(path)
    except TableeError as refusal:
        error = str(refusal)
    if error is not None:
        assert "\n" not in error
        return
    changed = read(path)
    assert changed.entries == whole.entries
    assert changed.end == whole.end
    assert changed.header.options == whole.header.options


def test_a_game_that_is_over_but_not_closed_is_closed(finished):
    lines = finished.read_bytes().splitlines(keepends=True)
    finished.write_bytes(b"".join(lines[:-1]))
    seed_path(finished).write_text("0" * 31 + "b\n")
    with resume(finished, say=quiet) as match:
        assert match.is_over()
    assert finished.read_bytes().splitlines(keepends=True) == lines
    assert not seed_path(finished).exists()


def test_undos_are_entries(running):
    undo = next(entry for entry in read(running).entries if isinstance(entry, Undo))
    line = rows(running)[undo.n]
    assert line == {"type": "undo", "n": undo.n, "who": 0, "to": undo.to, "digest": undo.digest}
