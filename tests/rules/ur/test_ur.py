"""The example of a game outside the package: its rules, its words, and that it is as small as promised."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import tablee
from tablee import games
from tablee.core.rng import Rng
from tablee.core.state import CHANCE, State
from tablee.text import LANGS, Text, rules_index, rules_problems

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "examples" / "ur"
UR = tablee.load(games.add(FOLDER, listed=False))
ALONE = {"home": [0, 0], "turn": 0, "throw": 0}


def position(light: str, dark: str, throw: int, turn: int = 0, home: int = 0) -> State:
    """After a throw: on which squares pieces stand; `home` light ones are home, the others wait."""
    fresh = UR.dump(UR.setup())
    fresh["board"] = dict.fromkeys(light.split(), 0) | dict.fromkeys(dark.split(), 1)
    fresh["reserve"] = [7 - home - len(light.split()), 7 - len(dark.split())]
    fresh |= {"home": [home, 0], "turn": turn}
    fresh["stack"][-1]["who"] = turn
    s = UR.load(fresh)
    assert s.problems() == []
    s.apply(CHANCE, UR.space.parse(f"throw {throw}"))
    return s


def choices(s: State, seat: int = 0) -> list[str]:
    return [UR.space.text(action) for action in s.legal(seat)]


def do(s: State, text: str, seat: int = 0) -> dict[str, object]:
    s.apply(seat, UR.space.parse(text))
    return UR.view(s, None)


def why_not(s: State, text: str, seat: int = 0) -> str:
    return s.explain(seat, UR.space.parse(text))


@pytest.mark.rule("UR-1.1", "UR-2.1", "UR-2.2")
def test_light_throws_first_and_four_dice_count_one_or_nothing():
    s = UR.setup()
    assert UR.view(s, None) == {"board": {}, "reserve": [7, 7], **ALONE}
    assert s.outcomes()[1] == [1, 4, 6, 4, 1]
    s.apply(CHANCE, UR.space.parse("throw 2"))
    assert s.to_act() == [0]
    assert why_not(s, "enter d2", seat=1) == "UR-2.1"
    assert why_not(s, "throw 4") == "UR-2.2"
    assert do(s, "enter l2")["turn"] == 1


@pytest.mark.rule("UR-1.2", "UR-3.1", "UR-2.4")
def test_a_piece_enters_its_own_side_and_goes_over_the_middle():
    assert choices(position("", "", 3)) == ["enter l3"]
    assert choices(position("", "", 3, turn=1), 1) == ["enter d3"]
    assert choices(position("l4 m12", "", 1)) == ["enter l1", "move l4 m5", "move m12 l13"]
    assert why_not(position("l1 l2", "", 2), "enter l1") == "UR-2.4"
    assert why_not(position("l1 l2", "", 2), "move l1 l4") == "UR-2.4"
    assert why_not(position("l1 l2 l3 m5 m6 m7 m9", "", 1), "enter l1") == "UR-3.1"


@pytest.mark.rule("UR-2.3", "UR-2.5")
def test_without_a_move_the_turn_is_over():
    for s in (position("l1", "", 0), position("l14", "m8", 2, home=6)):
        assert s.to_act() == [CHANCE]
        assert UR.turn_seat(s) == 1


@pytest.mark.rule("UR-3.2")
def test_a_piece_leaves_by_the_exact_throw():
    s = position("l13 m9", "", 2)
    assert choices(s) == ["enter l2", "move m9 m11", "off l13"]
    assert do(s, "off l13")["home"] == [1, 0]
    assert why_not(position("l13 m9", "", 3), "off l13") == "UR-3.2"
    assert why_not(position("l13 m9", "", 1), "off l13") == "UR-3.2"


@pytest.mark.rule("UR-3.3", "UR-3.4")
def test_nobody_moves_onto_a_piece_of_ones_own_or_moves_anothers():
    s = position("l1 l3", "m5", 2)
    assert choices(s) == ["enter l2", "move l3 m5"]
    assert why_not(s, "move l1 l3") == "UR-3.3"
    assert why_not(s, "move m5 m7") == "UR-3.4"


@pytest.mark.rule("UR-3.5")
def test_a_piece_of_the_opponent_is_sent_back():
    after = do(position("l3", "m5 d2", 2), "move l3 m5")
    assert (after["board"], after["reserve"], after["turn"]) == ({"m5": 0, "d2": 1}, [6, 6], 1)


@pytest.mark.rule("UR-4.1", "UR-4.2")
def test_a_rosette_gives_another_throw_and_shelter():
    s = position("l3", "m8", 1)
    assert do(s, "move l3 l4")["turn"] == 0
    assert s.to_act() == [CHANCE]
    assert why_not(position("m7", "m8", 1), "move m7 m8") == "UR-4.2"


@pytest.mark.rule("UR-1.3")
def test_who_has_all_pieces_home_wins():
    s = position("l14", "m8", 1, home=6)
    do(s, "off l14")
    outcome = UR.outcome(s)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0,), (7, 0))


@pytest.mark.parametrize("lang", LANGS)
def test_everything_has_its_words(lang: str):
    """Strict: a missing text is an error. All that is declared has occurred."""
    text = Text(UR, lang, strict=True)
    rules = {rule.id for rule in rules_index("ur", lang)}
    heard: Counter[str] = Counter()
    for seed in range(10):
        s, rng = UR.setup(), Rng(seed)
        s.sink = []
        while not s.is_over():
            seat = s.to_act()[0]
            decision = UR.decision(s, seat)
            assert decision is not None
            assert text.prompt(decision) != text.waiting(decision) or seat == CHANCE
            assert len({text.choice(choice) for choice in decision.choices}) == len(decision.choices)
            for action in range(0, UR.space.size, 7) if seed == 0 and seat != CHANCE else ():
                rule = s.explain(seat, action)
                assert not rule or (rule in rules and text.refusal(rule, action))
            s.apply(seat, s.draw(rng) if seat == CHANCE else rng.choice(s.legal(seat)))
        for event in s.sink:
            named = UR.named(event, None)
            assert named is not None
            assert text.event(named).endswith(".")
            heard[named.kind] += 1
        outcome = UR.outcome(s)
        assert outcome is not None
        assert text.outcome(outcome)
    assert set(heard) == set(UR.events.names)
    assert all(text.label(one.label) for one in UR.drawing().shown)  # type: ignore[union-attr]
    assert rules_problems("ur") == []


def test_the_example_is_as_small_as_promised():
    """Under 1,000 lines and 12 files, this one included; and nothing in the package names it."""
    files = [
        *(path for path in FOLDER.rglob("*") if path.is_file() and path.suffix != ".pyc"),
        Path(__file__),
    ]
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)
    assert len(files) <= 12, files
    assert lines < 1000
    for folder in ("src/tablee", "web/src"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".py", ".ts", ".svelte"):
                assert "examples.ur" not in path.read_text(encoding="utf-8"), path
