"""The scenario runner itself: broken files are refused with their line, no false expectation passes."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tablee.record.scenario import BadFile, Report, ScenarioFailed, cited_rules, run_scenario

Run = Callable[..., Report]

STARTS = """\
start:
  seats: 2
  options: {difficulty: hero}
  when: ["0: choose kyreas", "1: choose kulak", "0: face red", "1: face blue", "0: elder kyreas"]
  chance:
    event: [all_calm]
    draw: [werewolf_red, werewolf_blue, werewolf_yellow, werewolf_green]
    roll: [white, white, white, white]
  given: {dice: [red, white], monsters.red: [], monsters.blue: [], monsters.yellow: [], monsters.green: []}
hen: {start: egg}
egg: {start: hen}
me: {start: me}
typo: {start: start, gifen: {temple: 3}}
lost: {start: nowhere}
wounded:
  start: start
  given: {guardians.kulak.life: 2}
broken:
  start: start
  given:
    temple: 3
    guardians.kulak.strength: 9
"""
HEAD = "title: A test\nstart: start\n"  # two lines: what follows begins on line 3


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Write a file beside the starts and run it."""
    folder = tmp_path / "runemasters"
    folder.mkdir()
    (folder / "starts.yaml").write_text(STARTS, encoding="utf-8")

    def write_and_run(text: str) -> Report:
        path = folder / "case.yaml"
        path.write_text(text, encoding="utf-8")
        return run_scenario(path)

    return write_and_run


def refusal(run: Run, text: str, kind: type[Exception], line: int, name: str = "case.yaml") -> str:
    """What is said about a file, after its name and the expected line."""
    with pytest.raises(kind) as error:
        run(text)
    message = str(error.value)
    assert "\n" not in message
    head, _, rest = message.partition(f"{name}:{line}: ")
    assert head.endswith("/"), f"line {line} is not named: {message}"
    return rest


def test_a_good_file(run: Run) -> None:
    head = "title: Six\nrules: [RUN-1.10, RUN-D6]\nstart: start\n"
    report = run(head + "then:\n  temple: 6\n  legal: {0: {has: [end], lacks: [release]}}\n")
    assert report.title == "Six"
    assert report.rules == ["RUN-1.10", "RUN-D6"]
    assert report.checks == 3
    assert cited_rules(report.path) == ["RUN-1.10", "RUN-D6"]


def test_a_file_may_name_its_game_or_lie_in_its_folder(run: Run, tmp_path: Path) -> None:
    text = "title: A fresh game\nthen: {temple: 4, round: 0}\n"
    assert run(text).checks == 2
    elsewhere = tmp_path / "case.yaml"
    elsewhere.write_text(
        "game: runemasters\nseats: 2\n" + text.replace("temple: 4", "temple: 6"), encoding="utf-8"
    )
    assert run_scenario(elsewhere).checks == 2


@pytest.mark.parametrize(("rules", "line"), [("[RUN-99.1]", 2), ("\n- RUN-1.10\n- RUN-1.999", 4)])
def test_a_rule_that_does_not_exist(run: Run, rules: str, line: int) -> None:
    text = f"title: x\nrules: {rules}\nthen: {{temple: 4}}\n"
    said = refusal(run, text, BadFile, line)
    assert said.startswith("rules: runemasters has no rule 'RUN-")
    assert "': ids run from RUN-1.1 to " in said


def test_a_worked_example_may_be_cited(run: Run) -> None:
    assert run("title: x\nrules: [RUN-V22]\nthen: {temple: 4}\n").rules == ["RUN-V22"]


def test_a_file_outside_the_folder_of_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "case.yaml").write_text("title: x\nthen: {temple: 4}\n", encoding="utf-8")
    monkeypatch.chdir(folder)
    for path in (folder / "case.yaml", Path("case.yaml")):
        with pytest.raises(
            BadFile, match=r"case\.yaml:1: game: which one is missing: .*; 'mine' is not a game$"
        ):
            run_scenario(path)


def test_starts_build_on_each_other(run: Run) -> None:
    assert (
        run(
            "title: Start\nstart: wounded\nthen: {guardians.kulak.life: 2, guardians.kyreas.life: 4}\n"
        ).checks
        == 2
    )


def test_steps_go_on_where_the_last_one_stopped(run: Run) -> None:
    text = (
        HEAD
        + """\
given: {dice: [red, blue]}
steps:
  - when: ["0: charge red"]
    then: {guardians.kyreas.ultimate: 2, events: [charged guardian=kyreas space=2]}
  - when: ["0: charge blue"]
    then: {guardians.kyreas.ultimate: 3, no_events: [charged guardian=kyreas space=2]}
  - given: {temple: 2}
    then: {temple: 2, guardians.kyreas.ultimate: 3}
"""
    )
    assert run(text).checks == 6


def test_a_step_may_begin_anew(run: Run) -> None:
    text = (
        HEAD
        + """\
given: {temple: 2}
steps:
  - then: {temple: 2, guardians.kulak.life: 4}
  - start: wounded
    given: {dice: [red]}
    when: ["0: charge red"]
    then: {temple: 6, guardians.kulak.life: 2, guardians.kyreas.ultimate: 2}
  - then: {guardians.kulak.life: 2}
"""
    )
    assert run(text).checks == 6


# Files that cannot be understood ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("title: [x\nthen: {}\n", 2, "no valid YAML: "),
        ("title: x\n\tthen: y\n", 2, "no valid YAML: found character '\\t' that cannot start any token"),
        ("- a\n- b\n", 1, "a file of keys and values is expected"),
        ("", 1, "a file of keys and values is expected"),
        (HEAD + "then: {temple: 4}\nthen: {temple: 5}\n", 4, "'then' is written twice"),
        (HEAD + "then:\n  <<: {temple: 4}\n", 4, "'<<' is not a plain word, number or date"),
        (HEAD + "then: {temple: !secret 4}\n", 3, "'4' is not a plain word, number or date"),
        (HEAD + "then: {temple: 2024-13-45}\n", 3, "'2024-13-45' is not a plain word, number or date"),
        (HEAD + "then:\n  ? [a, b]\n  : 4\n", 4, "a key must be a single word"),
        ("start: start\nthen: {temple: 6}\n", 1, "title: a sentence is missing"),
        ("title: 5\nstart: start\nthen: {temple: 6}\n", 1, "title: a sentence is missing"),
        ("title: x\nrules: RUN-1.1\nthen: {temple: 4}\n", 2, "rules: a list of rule ids is expected"),
        ("title: x\nrules: [1]\nthen: {temple: 4}\n", 2, "rules: a list of rule ids is expected"),
        ("title: x\ngame: chess\nthen: {temple: 4}\n", 2, "unknown game 'chess'; known: "),
        (
            "title: x\n\nwenn: ['0: end']\n",
            3,
            "unknown key 'wenn'; known: title, rules, game, seats, options, start, given, chance, when, ",
        ),
        ("title: x\nseats: four\nthen: {temple: 4}\n", 2, "seats: a number from 2 to 4 is expected"),
        (
            "title: x\nseats: 5\nthen: {temple: 4}\n",
            2,
            "runemasters cannot be played with 5 seats: choose 2 to 4",
        ),
        ("title: x\noptions: [hero]\nthen: {temple: 4}\n", 2, "options: ids and values are expected"),
        (
            "title: x\noptions: {difficulty: easy}\nthen: {temple: 4}\n",
            2,
            "option difficulty of runemasters cannot be 'easy': choose ",
        ),
        (
            "title: x\noptions: {weather: fog}\nthen: {temple: 4}\n",
            2,
            "runemasters has no option 'weather'; ",
        ),
        (
            "title: x\nseats: 2\nstart: start\nthen: {temple: 4}\n",
            3,
            "start: seats and options belong to the start",
        ),
        (HEAD + "given: [1]\nthen: {temple: 4}\n", 3, "given: paths and values are expected"),
        (HEAD + "chance: [red]\nthen: {temple: 4}\n", 3, "chance: lists of outcomes by verb are expected"),
        (
            HEAD + "chance:\n  draw: red\nthen: {temple: 4}\n",
            4,
            "chance.draw: a list of outcomes is expected",
        ),
        (HEAD + "chance:\n  draw:\n    - sun\nthen: {temple: 4}\n", 5, "unknown card 'sun'; known: "),
        (
            HEAD + "chance: {toss: [red]}\nthen: {temple: 4}\n",
            3,
            "unknown action 'toss'; known: end, hit, ",
        ),
        (HEAD + "when: 0\nthen: {temple: 4}\n", 3, "when: a list of 'seat: action' is expected"),
        (
            HEAD + "when:\n  - '0: end'\n  - '4: end'\nthen: {temple: 4}\n",
            5,
            "'4: end': write 'seat: action' with a seat from 0 to 1",
        ),
        (
            HEAD + "when: [end]\nthen: {temple: 4}\n",
            3,
            "'end': write 'seat: action' with a seat from 0 to 1",
        ),
        (HEAD + "when: ['0: sleep']\nthen: {temple: 4}\n", 3, "unknown action 'sleep'; known: end, hit, "),
        (
            HEAD + "when: ['0: hit pink']\nthen: {temple: 4}\n",
            3,
            "unknown die 'pink'; known: red, red*, blue, blue*, yellow, yellow*, green, ",
        ),
        (HEAD + "when: ['0: hit']\nthen: {temple: 4}\n", 3, "'hit' has 0 arguments: write hit <die>"),
        (HEAD + "then: [1]\n", 3, "then: expectations are expected"),
        (HEAD + "then: {}\n", 1, "then: nothing is checked"),
        (HEAD + "when: ['0: end']\n", 1, "then: nothing is checked"),
        (
            HEAD + "then:\n  temple: 6\n  tempel: 6\n",
            5,
            "'tempel': no 'tempel' here; known: options, temple, ",
        ),
        (
            HEAD + "then: {guardians.gandalf.life: 4}\n",
            3,
            "'guardians.gandalf.life': no 'gandalf' here; known: kyreas, kulak",
        ),
        (
            HEAD + "then: {guardians.2.life: 4}\n",
            3,
            "'guardians.2.life': no '2' here; known: kyreas, kulak",
        ),
        (HEAD + "then: {dice.2: red}\n", 3, "'dice.2': no '2' here; known: 0 to 1"),
        (HEAD + "then: {temple.life: 4}\n", 3, "'temple.life': no 'life' here; known: nothing"),
        (HEAD + "then: {legal: [end]}\n", 3, "legal: expectations by seat are expected"),
        (HEAD + "then:\n  legal:\n    2: {has: [end]}\n", 5, "'2' is not a seat: 0 to 1, or chance"),
        (HEAD + "then: {legal: {true: {has: [end]}}}\n", 3, "'True' is not a seat: 0 to 1, or chance"),
        (HEAD + "then: {legal: {0: {hass: [end]}}}\n", 3, "unknown key 'hass'; known: has, lacks, only"),
        (HEAD + "then: {legal: {0: {has: end}}}\n", 3, "has: a list of actions is expected"),
        (HEAD + "then: {legal: {0: {lacks: [sleep]}}}\n", 3, "unknown action 'sleep'; "),
        (HEAD + "then: {refuse: {seat: 0}}\n", 3, "refuse: a list of {seat, action, rule} is expected"),
        (HEAD + "then: {refuse: [end]}\n", 3, "keys out of seat, action, rule are expected"),
        (
            HEAD + "then:\n  refuse:\n    - {seat: 0, action: release}\n",
            5,
            "refuse: seat, action and rule are needed",
        ),
        (
            HEAD + "then: {refuse: [{seat: 5, action: release, rule: R}]}\n",
            3,
            "'5' is not a seat: 0 to 1, or chance",
        ),
        (HEAD + "then: {events: died}\n", 3, "a list of events is expected"),
        (
            HEAD + "then:\n  events:\n    - exploded\n",
            5,
            "unknown event 'exploded'; known: guardian-chosen, ",
        ),
        (HEAD + "then: {no_events: ['']}\n", 3, "unknown event ''; known: guardian-chosen, "),
        (HEAD + "then: {events: [died who=kulak]}\n", 3, "'who=kulak': event died has guardian"),
        (HEAD + "then: {events: [died kulak]}\n", 3, "'kulak': event died has guardian"),
        (
            HEAD + "then: {events: [dawn guardian=kulak]}\n",
            3,
            "'guardian=kulak': event dawn has no parameters",
        ),
        (HEAD + "then: {event_counts: [died]}\n", 3, "event_counts: events and how often they happened are "),
        (HEAD + "then: {event_counts: {died: yes}}\n", 3, "event_counts: 'True' is not a number of times"),
        (HEAD + "then: {event_counts: {exploded: 1}}\n", 3, "unknown event 'exploded'; known: "),
        (HEAD + "then: {exactly: [temple]}\n", 3, "exactly: paths and values are expected"),
        (HEAD + "then: {exactly: {tempel: 6}}\n", 3, "'tempel': no 'tempel' here; known: options, "),
        (HEAD + "then: {absent: lines}\n", 3, "absent: a list of paths is expected"),
        (HEAD + "then: {absent: [line]}\n", 3, "'line': no 'line' here; known: lines, chance_of, held"),
        (
            HEAD + "then: {absent: [guardians.gandalf]}\n",
            3,
            "'guardians.gandalf': nothing in the game is called ",
        ),
        (HEAD + "then: {absent: [temple.wall]}\n", 3, "'temple.wall': no 'wall' here; known: nothing"),
        (
            HEAD + "given: {supply.event_deck.neutral: 1}\n",
            3,
            "'supply.event_deck.neutral': the supply is what ",
        ),
        (
            HEAD + "chance:\n  draw:\n    - 1: dawn\nthen: {temple: 6}\n",
            5,
            'chance.draw: write "outcome" or ',
        ),
        (
            HEAD + "chance: {roll: ['2: red']}\nthen: {temple: 6}\n",
            3,
            "'2: red': write 'seat: action' with a seat from 0 to 1",
        ),
        (HEAD + "steps: []\n", 3, "steps: a list of steps is expected"),
        (HEAD + "steps: [now]\n", 3, "keys out of start, given, chance, when, then are expected"),
        (
            HEAD + "steps:\n  - then: {temple: 6}\n    title: x\n",
            5,
            "unknown key 'title'; known: start, given, chance, when, then",
        ),
        (
            HEAD + "then: {temple: 6}\nsteps: [{then: {temple: 6}}]\n",
            4,
            "steps: not together with when, then or chance at the top",
        ),
        (HEAD + "steps:\n  - when: ['0: end']\n", 1, "then: nothing is checked"),
    ],
)
def test_broken_files(run: Run, text: str, line: int, message: str) -> None:
    assert refusal(run, text, BadFile, line).startswith(message)


def test_files_that_cannot_be_read(run: Run, tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"nowhere\.yaml: cannot be read \(FileNotFoundError\)$"):
        run_scenario(tmp_path / "nowhere.yaml")
    path = tmp_path / "bytes.yaml"
    path.write_bytes(b"# one\ntitle: \xff\n")
    with pytest.raises(BadFile, match=r"bytes\.yaml:2: this is not text in UTF-8"):
        run_scenario(path)
    with pytest.raises(BadFile, match=r"case\.yaml:2: no valid YAML: unacceptable character"):
        run("# one\ntitle: \x00\n")
    with pytest.raises(BadFile, match=r"case\.yaml:\d+: an alias contains itself$"):
        run(HEAD + "then: &then\n  temple: *then\n")


@pytest.mark.parametrize(
    ("given", "line", "message"),
    [
        ("temple: 7", 4, "given: impossible position: temple: life 7 is not from 1 to 6 (RUN-1.10)"),
        (
            "guardians.kulak.life: 5",
            4,
            "given: impossible position: guardians.1.life: 5 is not from 0 to 4 (RUN-1.5)",
        ),
        ("guardians.kulak.path: red", 4, "given: guardians.1.path: red has a guardian already (RUN-1.12)"),
        (
            "guardians.kulak.strength: 9",
            4,
            "'guardians.kulak.strength': no 'strength' here; known: id, life, ",
        ),
        ("temple: four", 4, "given: temple: "),
        ("event: fog", 4, "given: event: 'fog' is unknown; known: guardian_angel, "),
        (
            "monsters.red: [{card: troll_red, space: 9}]",
            4,
            "given: monsters.red: space 9 is taken or does not exist",
        ),
        (
            "monsters.red: [{card: sorcerer_red, space: 1}]",
            4,
            "given: monsters.red: sorcerer_red is not in this game",
        ),
        (
            "monsters.red: [{card: troll_red, space: 1, wound: []}]",
            4,
            "given: monsters.red: unknown key 'wound'; ",
        ),
        ("dice: [pink]", 4, "given: dice: 'pink' is unknown; known: red, red*, "),
    ],
)
def test_impossible_positions(run: Run, given: str, line: int, message: str) -> None:
    text = HEAD + f"given:\n  {given}\nthen: {{round: 1}}\n"
    assert refusal(run, text, BadFile, line).startswith(message)


@pytest.mark.parametrize(
    "given",
    ["temple: 3.7", "guardians.kulak.shield: sure", "deck: 0", "deck: 99", "stack: []", "temple: 0"],
)
def test_values_that_no_position_has(run: Run, given: str) -> None:
    """Rounded, guessed or contradictory values would make a scenario test something else than it says."""
    text = HEAD + f"given: {{{given}}}\nwhen: ['0: end']\nthen: {{ended: null}}\n"
    assert refusal(run, text, BadFile, 3).startswith("given: ")


@pytest.mark.parametrize(
    ("start", "name", "line", "message"),
    [
        (
            "nowhere",
            "case.yaml",
            2,
            "start: starts.yaml has no 'nowhere'; known: start, hen, egg, me, typo, lost, wounded, broken",
        ),
        ("lost", "starts.yaml", 14, "start: starts.yaml has no 'nowhere'; known: "),
        (
            "typo",
            "starts.yaml",
            13,
            "unknown key 'gifen'; known: seats, options, start, given, chance, when",
        ),
        ("broken", "starts.yaml", 22, "'guardians.kulak.strength': no 'strength' here; known: id, life, "),
        ("me", "starts.yaml", 12, "start: the starts name each other in a circle"),
    ],
)
def test_broken_starts(run: Run, start: str, name: str, line: int, message: str) -> None:
    text = f"title: x\nstart: {start}\nthen: {{temple: 4}}\n"
    assert refusal(run, text, BadFile, line, name).startswith(message)


def test_circular_starts(run: Run) -> None:
    for start in ("hen", "egg"):
        with pytest.raises(
            BadFile, match=r"starts\.yaml:1[01]: start: the starts name each other in a circle$"
        ):
            run(f"title: x\nstart: {start}\nthen: {{temple: 4}}\n")


def test_no_starts_beside_the_file(tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    path.write_text("title: x\ngame: runemasters\nstart: start\nthen: {temple: 4}\n", encoding="utf-8")
    with pytest.raises(BadFile, match=r"case\.yaml:3: start: there is no starts\.yaml beside this file$"):
        run_scenario(path)


# Expectations that do not hold -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("then:\n  temple: 5\n", 4, "temple is 6, expected 5"),
        ("then: {guardians.kulak.life: 3}\n", 3, "guardians.kulak.life is 4, expected 3"),
        ("then: {guardians.kulak: {life: 4, mana: 3}}\n", 3, "guardians.kulak.mana is 4, expected 3"),
        (
            "then: {guardians.kulak: {strength: 1}}\n",
            3,
            "guardians.kulak.strength is not there, expected 1; known: id, life, ",
        ),
        ("then: {guardians.kulak: {}}\n", 3, "guardians.kulak is {'id': 'kulak', "),
        ("then: {guardians: [{life: 4}, {life: 3}]}\n", 3, "guardians.1.life is 4, expected 3"),
        ("then: {guardians: [{life: 4}]}\n", 3, "guardians is [{"),
        ("then: {guardians.kulak.shield: 0}\n", 3, "guardians.kulak.shield is False, expected 0"),
        ("then: {angel: kulak}\n", 3, "angel is None, expected 'kulak'"),
        ("then: {dice: [red]}\n", 3, "dice is ['red', 'white'], expected ['red']"),
        ("then: {dice: [white, red]}\n", 3, "dice is ['red', 'white'], expected ['white', 'red']"),
        ("then: {dice: []}\n", 3, "dice is ['red', 'white'], expected []"),
        ("then: {monsters.red: [{card: troll_red}]}\n", 3, "monsters.red is [], expected "),
        ("then: {waiting: [1]}\n", 3, "waiting is [0], expected [1]"),
        (
            "then:\n  legal:\n    0:\n      has:\n        - end\n        - release\n",
            8,
            "'release' is not legal: legal are end, charge red, charge white, reroll red, reroll white",
        ),
        ("then: {legal: {0: {lacks: [release, end]}}}\n", 3, "'end' is legal: legal are end, "),
        ("then: {legal: {0: {only: [end]}}}\n", 3, "legal are end, charge red, charge white, "),
        ("then: {legal: {0: {only: []}}}\n", 3, "legal are end, charge red, charge white, "),
        (
            "then:\n  legal:\n    0:\n"
            "      only: [end, charge red, charge white, reroll red, reroll white, release]\n",
            6,
            "'release' is not legal: legal are ",
        ),
        (
            "then: {legal: {1: {has: [end]}}}\n",
            3,
            "'end' is not legal: legal are none: the game waits for seat 0",
        ),
        (
            "then: {legal: {chance: {has: [draw dawn]}}}\n",
            3,
            "'draw dawn' is not legal: legal are none: the game waits for seat 0",
        ),
        (
            "when: ['0: end']\nthen: {legal: {1: {has: [end]}}}\n",
            4,
            "'end' is not legal: legal are none: the game waits for chance (spawn)",
        ),
        (
            "when: ['0: end']\nthen: {legal: {1: {only: [end]}}}\n",
            4,
            "'end' is not legal: legal are none: the game waits for chance (spawn)",
        ),
        ("then: {refuse: [{seat: 0, action: end, rule: RUN-4.7}]}\n", 3, "'end' is legal"),
        (
            "then:\n  refuse:\n    - {seat: 0, action: release, rule: RUN-9.5}\n",
            5,
            "'release' is refused by RUN-6.4, expected RUN-9.5",
        ),
        (
            "when: ['0: charge red']\nthen:\n  events:\n    - charged\n    - charged\n",
            7,
            "'charged' did not happen (here): charged guardian=kyreas space=2",
        ),
        (
            "when: ['0: charge red']\nthen: {events: [charged space=3]}\n",
            4,
            "'charged space=3' did not happen (here): charged guardian=kyreas space=2",
        ),
        ("then: {events: [charged]}\n", 3, "'charged' did not happen (here): nothing"),
        (
            "when: ['0: charge red', '0: end']\nthen: {events: [actions-ended, charged]}\n",
            4,
            "'charged' did not happen (here): charged guardian=kyreas space=2, actions-ended ",
        ),
        (
            "when: ['0: charge red']\nthen: {no_events: [died, charged]}\n",
            4,
            "'charged guardian=kyreas space=2' happened",
        ),
        (
            "when:\n  - '0: charge red'\n  - '0: release'\nthen: {temple: 6}\n",
            5,
            "'0: release' is not legal (RUN-6.4): legal are end, charge white, reroll white",
        ),
        ("when: ['1: end']\nthen: {temple: 6}\n", 3, "seat 1 is not asked now: the game waits for seat 0"),
        (
            "when: ['0: end', '0: end']\nthen: {temple: 6}\n",
            3,
            "seat 0 is not asked now: the game waits for chance (spawn)",
        ),
        (
            "when: ['0: end']\nchance:\n  draw: [warrior_red]\nthen: {temple: 6}\n",
            5,
            "'draw warrior_red' cannot happen here: possible are draw shadow_red, ",
        ),
        ("chance:\n  roll: [red]\nthen: {temple: 6}\n", 4, "forced 'roll red' was never used"),
        (
            "when: ['0: reroll red']\nchance: {roll: [blue, green]}\nthen: {temple: 6}\n",
            4,
            "forced 'roll green' was never used",
        ),
        ("chance: {hit: [red]}\nthen: {temple: 6}\n", 3, "forced 'hit red' was never used"),
        (
            "when: ['0: reroll red']\nchance:\n  roll:\n    - blue\n    - '1: green'\nthen: {temple: 6}\n",
            7,
            "forced 'roll green for seat 1' was never used: the game waits for seat 0",
        ),
        (
            "when: ['0: charge red', '0: charge white']\nthen: {event_counts: {charged: 1}}\n",
            4,
            "'charged' happened 2 times, expected 1: charged guardian=kyreas space=2, charged ",
        ),
        (
            "then: {exactly: {guardians.kulak: {life: 4}}}\n",
            3,
            "guardians.kulak.id is 'kulak', expected nothing",
        ),
        ("then:\n  absent:\n    - lines\n    - guardians.kulak\n", 6, "guardians.kulak is there"),
        ("then: {supply.event_deck: {neutral: 9}}\n", 3, "supply.event_deck.neutral is "),
        (
            "steps:\n- then: {temple: 6}\n- when: ['0: end']\n  then:\n    active: kyreas\n",
            7,
            "active is 'kulak', expected 'kyreas'",
        ),
    ],
)
def test_failing_expectations(run: Run, text: str, line: int, message: str) -> None:
    assert refusal(run, HEAD + text, ScenarioFailed, line).startswith(message)


def test_nobody_is_asked_after_the_end(run: Run) -> None:
    text = (
        HEAD + "given: {deck: 1}\nwhen: ['0: end', '1: end']\nchance: {draw: [dawn]}\nthen: {ended: dawn}\n"
    )
    assert refusal(run, text, ScenarioFailed, 4) == "seat 1 is not asked now: the game is over"


def test_unforced_chance_waits(run: Run) -> None:
    """Where nothing is forced the scenario stops at the question to chance, which can be checked."""
    text = (
        HEAD
        + "when: ['0: end']\n"
        + "then: {waiting: [chance], legal: {chance: {has: [draw troll_red]}, 1: {only: []}}}\n"
    )
    assert run(text).checks == 3


def test_what_is_left_out_of_a_mapping_does_not_matter(run: Run) -> None:
    assert run(HEAD + "then: {guardians.kulak: {life: 4}}\n").checks == 1


def test_events_of_the_start_are_not_told(run: Run) -> None:
    assert run(HEAD + "then: {no_events: [elder-named, turn-began, rolled]}\n").checks == 3


def test_a_forced_outcome_may_name_its_seat(run: Run) -> None:
    """Outcomes of another seat wait; those without a seat are for whoever draws."""
    text = HEAD + "when: ['0: reroll red', '0: reroll white']\n"
    found = "then: {dice: ['blue*', 'green*'], waiting: [0]}\n"
    assert run(text + "chance: {roll: ['0: blue', '0: green']}\n" + found).checks == 2
    waits = "then: {dice: ['red', 'white'], waiting: [chance]}\n"
    text = HEAD + "when: ['0: reroll red']\n"
    assert refusal(run, text + "chance: {roll: ['1: blue']}\n" + waits, ScenarioFailed, 4).startswith(
        "forced 'roll blue for seat 1' was never used: the game waits for chance (reroll)"
    )


def test_events_are_counted(run: Run) -> None:
    text = HEAD + "when: ['0: charge red', '0: charge white']\n"
    counts = "{charged: 2, charged space=3: 1, died: 0}"
    assert run(text + f"then: {{event_counts: {counts}}}\n").checks == 3


def test_exactly_and_absent(run: Run) -> None:
    text = HEAD + "then:\n  exactly: {dice: [red, white], options: {difficulty: hero, ultimate_start: 1}}\n"
    assert run(text + "  absent: [lines, guardians.neltai, blocked.red, dice.blue]\n").checks == 6
