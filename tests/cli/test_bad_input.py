"""Bad input: one clear line, exit code 2, nothing written."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path

import pytest

from tablee.record import create
from tablee.sim import Journal, SimPlan, simulate
from tests.cli.support import Shell

NO_GAME = "unknown game 'chess'; known: "
NO_LEVEL = "option difficulty of runemasters cannot be 'easy': choose initiation, "
NO_SEATS = "runemasters cannot be played with 7 seats: choose 2 to 4"
NO_BOT = "unknown bot 'hal'; known: random, "
PLAY = "play runemasters"
SIM = "sim runemasters --games 1 --bots random"

CASES = [
    ("dance", "No such command 'dance'"),
    ("play", "Which game? Known are runemasters, glory, "),
    ("play chess", NO_GAME),
    (f"{PLAY} --seats 7", NO_SEATS),
    (f"{PLAY} --seats 1", "runemasters cannot be played with 1 seat: choose 2 to 4"),
    (f"{PLAY} --seats two", "'two' is not a valid integer"),
    (f"{PLAY} --difficulty easy", NO_LEVEL),
    (f"{PLAY} --option difficulty=easy", NO_LEVEL),
    (f"{PLAY} --option colour=red", "runemasters has no option 'colour'; known: difficulty, "),
    (f"{PLAY} --option difficulty", "--option cannot be 'difficulty': write name=value"),
    (f"{PLAY} --option difficulty=hero --difficulty novice", "--option difficulty is given twice"),
    (f"{PLAY} --bots hal", NO_BOT),
    (f"{PLAY} --bots 5", "--bots cannot be 5: there are 4 seats"),
    (f"{PLAY} --bots 99999999999999999999", "there are 4 seats"),
    (f"{PLAY} --bots 5=random", "--bots names seat 5: seats run from 1 to 4"),
    (f"{PLAY} --bots 0=random", "--bots names seat 0: seats run from 1 to 4"),
    (f"{PLAY} --bots 1=random,1=random", "--bots names seat 1 twice"),
    (f"{PLAY} --bots 1=random,random", "--bots cannot have 'random' here: write seat=bot"),
    (f"{PLAY} --bots random,random,random,random,random", "--bots names 5 bots for 4 seats"),
    (f"{PLAY} --lang de", "'de' is not one of "),
    (f"{PLAY} --seed tomorrow", "'tomorrow' is not a seed: write a number, or 32 digits 0-9 a-f"),
    (f"{PLAY} --content nowhere", "nowhere holds no folder 'runemasters'"),
    (f"{PLAY} --save nowhere/game.jsonl", "nowhere/game.jsonl: cannot be created: No such file"),
    (f"{PLAY} --save file.txt/game.jsonl", "file.txt/game.jsonl: cannot be created: Not a directory"),
    (f"{PLAY} --save there", "there exists already and is not overwritten"),
    (f"{PLAY} --save file.txt", "file.txt exists already and is not overwritten"),
    ("play --resume", "there is no game to go on with in "),
    ("play --resume nowhere.jsonl", "nowhere.jsonl: cannot be read: No such file"),
    ("play --resume there", "there: cannot be read: Is a directory"),
    ("play --resume file.txt", "file.txt, line 1: not a valid header"),
    ("play --resume empty.jsonl", "the file is empty"),
    ("play --resume damaged.jsonl", "damaged.jsonl, line 5: not a valid entry"),
    (
        "play --resume changed.jsonl",
        "changed.jsonl, line 2: the position after entry 1 is not the one recorded",
    ),
    ("play --resume unknown_bot.jsonl", "seat 2 is played by 'hal', a bot unknown here"),
    ("play --resume running.jsonl --seats 2", "leave out --seats"),
    ("play runemasters --resume running.jsonl", "leave out GAME"),
    ("sim runemasters --bots search:0", "a budget of 0 playouts will not do: 1 to 100000"),
    ("sim runemasters --bots search:1000000", "a budget of 1000000 playouts will not do: 1 to 100000"),
    ("sim runemasters --bots search:few", "'search:few' names no budget: write search:200 for 200 playouts"),
    ("ladder chess", NO_GAME),
    ("ladder runemasters --levels hal", NO_BOT),
    ("ladder runemasters --levels novice,novice", "a level is named twice"),
    ("ladder glory --levels novice", "rivals are measured against each other: name two levels or more"),
    ("ladder havresac --seats 1", "alone nobody wins against another level: at least 2 seats"),
    ("ladder runemasters --seats 7", NO_SEATS),
    ("ladder runemasters --out file.txt", "file.txt holds no ladder: "),
    ("verify", "Missing argument 'FILE'"),
    ("verify nowhere.jsonl", "nowhere.jsonl: cannot be read: No such file"),
    ("verify file.txt", "file.txt, line 1: not a valid header"),
    ("verify damaged.jsonl", "damaged.jsonl, line 5: not a valid entry"),
    ("verify torn.jsonl", "the line is cut off"),
    ("verify running.jsonl --seed 12", "the seed given is not the one promised at the start"),
    ("verify running.jsonl --seed tomorrow", "'tomorrow' is not a seed: write a number, or 32 digits "),
    ("verify running.jsonl --content nowhere", "nowhere holds no folder 'runemasters'"),
    ("replay nowhere.jsonl", "nowhere.jsonl: cannot be read: No such file"),
    ("replay file.txt", "file.txt, line 1: not a valid header"),
    ("replay changed.jsonl", "changed.jsonl, line 2: the position after entry 1 is not the one recorded"),
    (
        "replay running.jsonl --from 3 --to 2",
        "there is nothing from entry 3 to 2: running.jsonl has 5 entries",
    ),
    ("replay running.jsonl --to 99", "there is nothing from entry 0 to 99"),
    ("replay running.jsonl --from -1", "-1 is not in the range"),
    ("replay running.jsonl --step", "--step waits for the Enter key, but the input is not a terminal"),
    ("sim chess", NO_GAME),
    (f"{SIM} --seats 7", NO_SEATS),
    (f"{SIM} --seats two", "--seats cannot be 'two': write numbers, such as 2,3"),
    (f"{SIM} --seats 2,", "--seats cannot be '2,': write numbers"),
    (f"{SIM} --difficulty easy", NO_LEVEL),
    (f"{SIM} --difficulty hero,easy", NO_LEVEL),
    (f"{SIM} --option colour=all", "runemasters has no option 'colour'"),
    (f"{SIM} --bots hal", NO_BOT),
    (f"{SIM} --bots random,random", "names 2 bots for 4 seats"),
    (f"{SIM} --games 0", "0 is not in the range"),
    (f"{SIM} --jobs 0", "0 is not in the range"),
    (f"{SIM} --seed -1", "-1 is not in the range"),
    (f"{SIM} --out results.xls", "--out cannot be results.xls: name a file that ends in .csv, "),
    (
        f"{SIM} --out damaged.jsonl",
        "damaged.jsonl exists already: name another file, or overwrite it with --force",
    ),
    (f"{SIM} --out nowhere/x.csv", "there is no folder nowhere"),
    (f"{SIM} --out file.txt/x.csv", "there is no folder file.txt"),
    (f"{SIM} --out there --force", "--out cannot be there"),
    (f"{SIM} --content nowhere", "nowhere holds no folder 'runemasters'"),
    (f"{SIM} --jobs 2 --ray auto", "--jobs and --ray exclude each other"),
    (f"{SIM} --ray nowhere --out rows.csv", "--ray cannot be 'nowhere': write auto, or HOST:PORT"),
    (f"{SIM} --ray 127.0.0.1:1 --out rows.csv", "no Ray cluster answers at 127.0.0.1:1: Connection refused"),
    ("ladder runemasters --ray 127.0.0.1:1 --out new.json", "no Ray cluster answers at 127.0.0.1:1: "),
    ("train glory --ray 127.0.0.1:1 --out new.json", "no Ray cluster answers at 127.0.0.1:1: "),
    ("fuzz runemasters --ray 127.0.0.1:1", "no Ray cluster answers at 127.0.0.1:1: "),
    (f"{SIM} --resume", "--resume goes on with the file of --out: name it"),
    (f"{SIM} --out some.csv", "some.csv.part holds an interrupted run: go on with --resume, or begin anew"),
    (
        f"{SIM} --out some.csv --resume",
        "made with other settings: games was 3, now it is 1",
    ),
    (f"{SIM} --out bad.csv --resume", "bad.csv.part holds no interrupted run"),
    (f"{SIM} --out taken.csv --resume", "taken.csv.part cannot be written: Is a directory"),
    (f"{SIM} --out file.txt/rows.csv --resume", "there is no folder file.txt"),
    ("ladder runemasters --out some.csv --resume", "some.csv.part was made with other settings: "),
    ("fuzz chess", NO_GAME),
    ("fuzz runemasters --seats 7", NO_SEATS),
    ("fuzz runemasters --seats 2;3", "--seats cannot be '2;3': write numbers, such as 2,3"),
    ("fuzz runemasters --games 0", "0 is not in the range"),
    ("fuzz runemasters --out nowhere", "there is no folder nowhere"),
    ("fuzz runemasters --content nowhere", "nowhere holds no folder 'runemasters'"),
    ("bench engine chess", NO_GAME),
    ("bench engine --json file.txt", "file.txt exists already: name another file"),
    ("bench engine --json nowhere/x.json", "there is no folder nowhere"),
    ("content", "which command? Known are check, export"),
    ("bench", "which command? Known are engine"),
    ("bench engine --json there --force", "there is a folder: name a file"),
    ("bench engine --rounds 0", "0 is not in the range"),
    ("bench swimming", "No such command 'swimming'"),
    ("scenario nowhere.yaml", "nowhere.yaml: no such file or folder"),
    ("scenario file.txt", "file.txt"),
    ("rules chess", NO_GAME),
    ("rules runemasters RUN-99", "runemasters has no rule or chapter 'RUN-99': ids run from RUN-1.1 to "),
    ("content export chess there", NO_GAME),
    ("content check there", "there holds no game folder"),
]


@pytest.fixture
def place(shell: Shell) -> Shell:
    """A folder with a running game, damaged copies of it, and things that are no games."""
    Path("there").mkdir()
    Path("file.txt").write_text("not a game\n")
    Path("empty.jsonl").write_text("")
    with create("running.jsonl", "runemasters", ["human", "human"], seed=3) as match:
        for text in ("choose kulak", "choose neltai", "face red"):
            seat = match.to_act()[0]
            match.submit(seat, match.decision_id(seat), text)
        assert len(match.entries) == 3
        seat = match.to_act()[0]
        match.undo(seat - 1)
        match.submit(0, match.decision_id(0), "face blue")
    Path("bad.csv.part").write_text("not a run\n")
    Path("taken.csv.part").mkdir()
    plan = SimPlan("runemasters", 3, bots=(("random",),))
    with closing(Journal.begin(Path("some.csv"), plan.settings())) as journal:
        journal.add(simulate(plan)[:2])
    lines = Path("running.jsonl").read_text().splitlines(True)
    Path("damaged.jsonl").write_text("".join([*lines[:4], "{}\n"]))
    Path("torn.jsonl").write_text("".join([*lines[:4], lines[4][:20]]))
    Path("changed.jsonl").write_text("".join(lines).replace("choose kulak", "choose kyreas"))
    Path("unknown_bot.jsonl").write_text("".join(lines).replace('["human","human"]', '["human","hal"]'))
    return shell


@pytest.mark.parametrize(("command", "said"), CASES, ids=[command for command, _ in CASES])
def test_bad_input_is_one_clear_line(place: Shell, command: str, said: str):
    before = {name: Path(name).read_bytes() for name in place.files() if Path(name).is_file()}
    files = place.files()
    done = place(*command.split())
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("tablee: ")
    assert done.err.count("\n") == 1
    assert said in done.err
    assert place.files() == files
    assert {name: Path(name).read_bytes() for name in before} == before


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (f"{SIM} --out there/rows.csv", "the folder there cannot be written"),
        ("fuzz runemasters --out there", "the folder there cannot be written"),
        ("bench engine --json there/bench.json", "the folder there cannot be written"),
        (PLAY, "cannot be written: name a file with --save"),
    ],
)
def test_a_folder_that_may_not_be_written(
    place: Shell, monkeypatch: pytest.MonkeyPatch, command: str, said: str
):
    monkeypatch.setattr(os, "access", lambda path, mode: mode != os.W_OK)
    done = place(*command.split())
    assert done.code == 2
    assert done.err.count("\n") == 1
    assert said in done.err
    assert not [name for name in place.files() if name.endswith((".csv", ".json", "00.jsonl"))]
    assert list(Path("there").iterdir()) == []


def test_a_data_folder_that_cannot_be_made(place: Shell):
    """A file is in the way, which stops everybody."""
    Path("data").write_text("in the way")
    done = place(*PLAY.split())
    assert done.code == 2
    assert done.err.count("\n") == 1
    assert "cannot be made (Not a directory): name a file with --save" in done.err
