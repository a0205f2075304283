"""Every face of a die, rerolled or not, in every use of it (chapters 5 and 6)."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import tablee
from tablee.core.errors import TableeError
from tests.rules.runemasters.board import GAME, act, board, effects, refused, texts

COLOURS = ("red", "blue", "yellow", "green")
RUNES = (*COLOURS, "violet", "white")
FACES = tuple(rune + star for rune in RUNES for star in ("", "*"))
WEAK_POINTS = {
    "shadow_red": ("yellow", "violet", "violet"),
    "archer_blue_1": ("red", "blue", "yellow"),
    "troll_green": ("blue", "green", "green"),
    "sorcerer_yellow": ("blue", "green", "violet"),
    "werewolf_blue": ("red", "yellow", "green", "violet"),
    "dragon_red": ("red", "red", "red"),
}


@pytest.mark.rule("RUN-5.1", "RUN-5.9", "RUN-R26", "RUN-D6a")
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("card", WEAK_POINTS)
def test_a_die_hits_weak_points_of_its_rune_only(card: str, face: str) -> None:
    rune = face.rstrip("*")
    s = board(dice=[face], red=[f"{card} 2"])
    hits = [text for text in texts(s, 0) if text.startswith("hit")]
    if rune not in WEAK_POINTS[card]:
        assert hits == []
        return
    assert hits == [f"hit {face}"]
    assert effects(s, 0, f"hit {face}") == (
        {"red": [f"{card} 2 {rune}"], "dice": [f"{face} spent"]},
        [f"hit guardian=kulak die={face} card={card}", f"wounded guardian=kulak card={card} rune={rune}"],
    )


@pytest.mark.rule("RUN-5.9")
def test_white_is_never_a_weak_point(tmp_path: Path) -> None:
    """No card has one, no action wounds one, and a card that prints one is refused."""
    s = board("kyreas", dice=["white"], blue=["werewolf_blue 1"])
    act(s, 1, "mark white")
    assert texts(s, 1) == ["wound red", "wound yellow", "wound green", "wound violet"]
    words = {GAME.space.text(action) for action in range(GAME.space.size)}
    assert not words & {"hit white", "hit white*", "wound white"}
    data = Path(tablee.__file__).parent / "games" / "runemasters" / "data"
    folder = tmp_path / "runemasters"
    shutil.copytree(data, folder)
    cards = folder / "monsters.toml"
    text = cards.read_text(encoding="utf-8")
    changed = text.replace('weak_points = ["yellow", "violet"]', 'weak_points = ["yellow", "white"]')
    assert changed != text
    cards.write_text(changed, encoding="utf-8")
    with pytest.raises(TableeError, match="white"):
        tablee.load("runemasters", tmp_path)


@pytest.mark.rule("RUN-5.10", "RUN-5.11", "RUN-5.12", "RUN-5.14", "RUN-D6b")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("face", FACES)
def test_where_a_die_leads(face: str, seats: int) -> None:
    rune = face.rstrip("*")
    paths = [path for path in COLOURS if seats != 3 or path != "yellow"]
    anywhere = rune == "violet" or (rune == "yellow" and seats == 3)
    s = board(seats=seats, dice=[face])  # Kulak faces red
    wanted = [path for path in paths if path != "red" and (anywhere or path == rune)]
    moves = [text for text in texts(s, 0) if text.startswith("move")]
    assert moves == [f"move {face} {path}" for path in wanted]
    for path in wanted:
        twin = s.clone()
        changed, events = effects(twin, 0, f"move {face} {path}")
        assert changed["kulak.path"] == path
        assert changed["dice"] == [f"{face} spent"]
        assert events[0] == f"moved guardian=kulak path={path}"
        swapped = [name for name in ("kyreas", "ismoros", "neltai") if f"{name}.path" in changed]
        assert [changed[f"{name}.path"] for name in swapped] == ["red"] * len(swapped)
        assert events[1:] == [f"swapped guardian={name} path=red" for name in swapped]


@pytest.mark.rule("RUN-5.10", "RUN-5.14", "RUN-1.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_why_a_die_does_not_lead_there(seats: int) -> None:
    """A path that is not in play comes before the own path, the own path before the wrong colour."""
    s = board(seats=seats, dice=["blue", "green*", "violet", "yellow"])
    for face in ("blue", "green*", "violet", "yellow"):
        assert refused(s, 0, f"move {face} red") == "RUN-5.14"
        if seats == 3:
            assert refused(s, 0, f"move {face} yellow") == "RUN-1.9"
    assert refused(s, 0, "move blue green") == "RUN-5.10"
    assert refused(s, 0, "move green* blue") == "RUN-5.10"
    assert refused(s, 0, "move red red") == "RUN-4.4"
    if seats != 3:
        assert refused(s, 0, "move yellow blue") == "RUN-5.10"
        assert refused(s, 0, "move blue yellow") == "RUN-5.10"


@pytest.mark.rule("RUN-5.17", "RUN-D6c")
@pytest.mark.parametrize("face", FACES)
def test_only_a_white_die_uses_the_mark(face: str) -> None:
    s = board("ismoros", dice=[face])
    marks = [text for text in texts(s, 2) if text.startswith("mark")]
    assert marks == ([f"mark {face}"] if face.startswith("white") else [])
    for other in ("white", "white*"):
        if other != face:
            assert refused(s, 2, f"mark {other}") == "RUN-4.4"


@pytest.mark.rule("RUN-5.19", "RUN-D6d")
@pytest.mark.parametrize("rune", RUNES)
def test_pairs_of_every_rune(rune: str) -> None:
    pairs = [f"{rune}+{rune}", f"{rune}+{rune}*", f"{rune}*+{rune}*"]
    hands = [[rune, rune], [rune, f"{rune}*"], [f"{rune}*", f"{rune}*"]]
    other = "blue" if rune != "blue" else "red"
    for kind, hand in enumerate(hands):
        s = board(dice=[hand[0], other, hand[1]])
        assert [text for text in texts(s, 0) if text.startswith("block")] == [f"block {pairs[kind]}"]
        for wrong in pairs[:kind] + pairs[kind + 1 :]:
            assert refused(s, 0, f"block {wrong}") == "RUN-5.19"
        assert effects(s, 0, f"block {pairs[kind]}") == (
            {"blocked": ["red"], "dice": [f"{hand[0]} spent", other, f"{hand[1]} spent"]},
            ["blocked guardian=kulak path=red"],
        )
    s = board(dice=[rune, f"{rune} spent", f"{rune}* spent", other])
    assert [text for text in texts(s, 0) if text.startswith("block")] == []
    s = board(dice=[rune, rune, f"{rune}*", f"{rune}*"])
    assert [text for text in texts(s, 0) if text.startswith("block")] == [f"block {pair}" for pair in pairs]


@pytest.mark.rule("RUN-5.25", "RUN-6.1", "RUN-6.2", "RUN-D6e", "RUN-D6f")
@pytest.mark.parametrize("face", FACES)
def test_any_die_charges_and_is_rerolled(face: str) -> None:
    other = "green" if not face.startswith("green") else "blue"
    s = board(dice=[other, face, f"{face} spent"])
    twin = s.clone()
    assert effects(twin, 0, f"charge {face}") == (
        {"kulak.ultimate": 2, "dice": [other, f"{face} spent", f"{face} spent"]},
        ["charged guardian=kulak space=2"],
    )
    assert refused(twin, 0, f"charge {face}") == "RUN-4.4"
    assert refused(twin, 0, f"reroll {face}") == "RUN-4.4"
    for rune in RUNES:
        twin = s.clone()
        assert effects(twin, 0, f"reroll {face}", f"roll {rune}") == (
            {"kulak.mana": 3}
            | ({} if f"{rune}*" == face else {"dice": [other, f"{rune}*", f"{face} spent"]}),
            [f"rerolled guardian=kulak old={face.rstrip('*')} rune={rune}"],
        )


@pytest.mark.rule("RUN-9.7", "RUN-9.8", "RUN-D6a", "RUN-D6c")
@pytest.mark.parametrize("rune", RUNES)
def test_warrior_and_every_rerolled_die(rune: str) -> None:
    s = board("kyreas", dice=[rune, f"{rune}*"], kyreas={"mana": 0}, blue=["warrior_blue 1"])
    legal = texts(s, 1)
    assert f"charge {rune}*" in legal
    assert f"block {rune}+{rune}*" in legal
    if rune == "white":
        assert "mark white" in legal
        assert refused(s, 1, "mark white*") == "RUN-9.7"
    elif rune in ("red", "blue", "green"):
        assert f"hit {rune}" in legal
        assert refused(s, 1, f"hit {rune}*") == "RUN-9.7"
    else:
        assert refused(s, 1, f"hit {rune}") == refused(s, 1, f"hit {rune}*") == "RUN-5.1"
