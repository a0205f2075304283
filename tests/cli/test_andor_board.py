"""The board of Andor in a terminal."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

import tablee
from tablee.cli.boards import board, signs
from tablee.cli.boards.andor import ALLIES, CREATURES, SEATS
from tablee.cli.log import log_lines
from tablee.core.game import Json, NamedEvent, Outcome
from tablee.match import Told
from tablee.text import LANGS, Text, Words
from tests.cli.support import Shell
from tests.text.andor import crowd, game, moment

MAP = slice(2, 25)
"""The lines of the map."""


def drawn(view: Json, lang: str = "en") -> list[str]:
    console = Console(file=io.StringIO(), width=80, color_system=None)
    text = Text(game(), lang, strict=True)
    console.print(board(view, text, Words(lang, strict=True)))
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def on_map(lines: list[str], space: str) -> str:
    """The signs of a space."""
    (found,) = [word for line in lines[MAP] for word in line.split() if word.startswith(space)]
    return found.removeprefix(space)


def joined(lines: list[str]) -> str:
    return " ".join(" ".join(lines).split())


@pytest.fixture
def view() -> Json:
    """Legend 4 in the middle: heroes, creatures, allies, fires, snow, ice, markers, things on the ground."""
    creatures = crowd("wargor", ["427", "421"])["creatures"] + crowd("gor", ["446"])["creatures"]
    creatures += crowd("gor", ["shield"])["creatures"]
    given = {
        "creatures": creatures,
        "letter": "F",
        "stars": ["G", "K"],
        "day": 3,
        "cold": {"hour": 9, "ignored": False},
        "items": {"422": {"gourd": 2, "falcon": 1}, "403": {"iquar": 2, "gem": 1}},
        "snow": {"406": "down", "408": "snowstorm"},
        "fires": {"402": "lit", "403": "unlit"},
        "ice": ["450"],
        "ice_pool": {"gem": 1},
        "broken": ["451"],
        "passages": [["423", "436"]],
        "red_x": ["415"],
        "rooster": 1,
        "allies": {"tranuk": "413", "great_warrior": None, "volpin": "415"},
    }
    heroes = [
        {"hero": "tenaya", "space": "427", "sp": 4, "wp": 14, "hours": 2, "sheet_fire": "lit"},
        {"hero": "kram", "space": "427", "wp": 1, "hours": 1, "ended": True, "items": {"firewood": 2}},
    ]
    return game().view(moment(game(), "L4", heroes, given), 0)


def test_the_head_tells_the_day_and_the_narrator(view: Json):
    lines = drawn(view)
    assert lines[0] == "The Claws of Winter (normal) · Day 3, 8 hours · 2/3 defence spaces"
    assert lines[1] == "Narrator: A B C D E [F] G★ H I J K★ L M N"


@pytest.mark.parametrize(("legend", "spaces"), [("L1", 73), ("L2", 63)])
def test_every_space_is_on_the_map(legend: str, spaces: int):
    s = moment(game(), legend, [{"space": "0" if legend == "L1" else "401"}] * 2, {})
    words = " ".join(drawn(game().view(s, None))[MAP]).split()
    numbers = ["".join(c for c in word if c.isdecimal() and c.isascii()) for word in words]
    assert len(numbers) == len(set(numbers)) == spaces


def test_everything_on_a_space_is_shown(view: Json):
    lines = drawn(view)
    assert on_map(lines, "427") == "①②w"
    assert on_map(lines, "421") == "w"
    assert on_map(lines, "446") == "g"
    assert on_map(lines, "413") == "&"
    assert on_map(lines, "415") == "@X"
    assert on_map(lines, "406") == "*"
    assert on_map(lines, "408") == "°"
    assert on_map(lines, "402") == "▲"
    assert on_map(lines, "403") == "△¤"
    assert on_map(lines, "450") == "≈"
    assert on_map(lines, "451") == "×"
    assert on_map(lines, "431") == "#"
    assert on_map(lines, "423") == on_map(lines, "436") == "="
    assert on_map(lines, "422") == "$", "goods need no sign of their own"
    assert on_map(lines, "401") == "⌂"
    assert on_map(lines, "404") == ""


def test_signs_without_room_are_cut(view: Json):
    """There are four columns between 450 and 451."""
    assert on_map(drawn(view | {"markers": ["450"]}), "450") == "#≈"
    crowded = view | {
        "markers": ["450"],
        "fires": {"450": "lit"},
        "items": {"450": {"gem": 1}},
        "red_x": ["450"],
    }
    assert on_map(drawn(crowded), "450") == "#▲+"


def test_heroes_with_points_hours_and_items(view: Json):
    lines = drawn(view)
    assert "▸① Tenaya · 427 · SP 4, WP 14, 3 dice · 2 hours used" in lines
    assert lines[lines.index("▸① Tenaya · 427 · SP 4, WP 14, 3 dice · 2 hours used") + 1] == "   ▲"
    second = next(n for n, line in enumerate(lines) if line.startswith(" ②"))
    assert lines[second] == " ② Kram · 427 · SP 1, WP 1, 1 die · 1 hour used · day over · rooster"
    assert lines[second + 1] == "   firewood × 2"


def test_creatures_with_values_and_arrows(view: Json):
    lines = drawn(view)
    assert "w Wargor (SP 2, WP 6, 2 red dice): 421 → 412, 427 → 419" in lines
    assert "g Gor (SP 2, WP 4, 2 red dice): 446 → 410" in lines, "not the one on a defence space"


def test_what_lies_about_and_what_is_hidden(view: Json):
    said = joined(drawn(view))
    assert "On the ground: 403 gemstone, Iquar × 2 · 422 (merchant) water-skin × 2, falcon" in said
    assert "Seen in the snow: 408 snowstorm" in said
    assert "Hidden in the ice: gemstone 1" in said


def test_objectives_in_their_own_words_or_in_those_of_their_kind(view: Json):
    lines = drawn(view)
    assert "○ Defend the tent village." in lines
    assert "○ Once Myrk is defeated, be in the great cave (space 414) with the winter stone." in lines
    kinds: dict[str, tuple[str, Json]] = {
        "deliver": ("Bring to space 401 (tent village): 2 × winter stone. (1/2)", {}),
        "defeat": ("Defeat 2 creatures of this kind: Gor. (1/2)", {}),
        "visit": ("Reach space 401 (tent village).", {"count": 1}),
        "light": (
            "Light a fire on each of these spaces: 401 (tent village), 402. Do so on the same day. (1/2)",
            {"same_day": True},
        ),
        "escort": ("Escort the winter stone to space 401 (tent village).", {"count": 1}),
        "reveal": ("Turn over 2 objective markers. (1/2)", {}),
        "save": ("Save 2 Iquar. (1/2)", {}),
        "survive": ("Hold out until letter K.", {"count": 1}),
    }
    given: Json = {"text": None, "space": "401", "item": "winter_stone", "creature": "gor", "letter": "K"}
    given |= {"count": 2, "done": 1, "same_day": False, "spaces": ["401", "402"], "status": "open"}
    for kind, (said, other) in kinds.items():
        view["objectives"] = [given | {"id": "L4.myrk", "kind": kind} | other]
        shown = " ".join(" ".join(drawn(view)).split())  # a long line goes on in the next
        assert f"○ {said}" in shown, kind
    view["objectives"] = [given | {"id": "L4.myrk", "kind": "defeat", "creature": None, "count": 1}]
    assert "○ The blue heart" in drawn(view)
    view["objectives"][0]["status"] = "complete"
    assert "✓ The blue heart" in drawn(view)


def test_a_fight_with_strengths_and_dice(view: Json):
    view["fight"] = {
        "creature": "wargor",
        "space": "427",
        "party": [0, 1],
        "group_total": 9,
        "creature_sp": 2,
        "creature_wp": 4,
        "creature_dice": [2, "red"],
        "roller": 1,
        "dice": [5, 2, 0],
        "rolled": 6,
    }
    lines = drawn(view)
    fight = "Fight on space 427: ①② with 9 against Wargor (SP 2, WP 4, 2 red dice)"
    assert lines[-2:] == [fight, "Dice of ②: 5 2 · counted so far: 6"]
    view["fight"] |= {"creature_dice": [1, "black"], "dice": []}
    assert drawn(view)[-1] == fight.replace("2 red dice", "1 black die")


def test_what_is_held_out_and_the_options_of_a_card(view: Json):
    view["gifts"] = [{"from": 0, "to": 1, "item": "gem"}]
    view["options"] = [{"en": "Wait", "fr": "Attendre"}, {"en": "Dare", "fr": "Oser"}]
    assert drawn(view)[-3:] == ["On offer: ① → ② gemstone", "1: Wait", "2: Dare"]
    assert drawn(view, "fr")[-1] == "2: Oser"


def test_the_end_tells_what_was_achieved(view: Json):
    view |= {"ended": "won", "slain": {"gor": 2, "myrk": 1}}
    lines = drawn(view)
    assert lines[2] == "✓ Defend the tent village."
    assert lines[-2:] == ["Heroes: Tenaya, Kram", "Creatures defeated: Gor 2, Myrk 1"]
    view |= {"ended": "lost_time"}
    assert drawn(view)[2] == "○ Defend the tent village."


def test_before_the_heroes_are_chosen_the_board_is_there():
    lines = drawn(game().view(game().setup({"legend": "L1", "difficulty": "hard"}, 3), None), "fr")
    assert lines[0] == "La Pierre hivernale (difficile) · Mise en place"


@pytest.mark.parametrize("lang", LANGS)
def test_every_sign_is_explained(lang: str):
    said = signs(Text(game(), lang, strict=True), Words(lang, strict=True))
    for kind, letter in CREATURES.items():
        assert f"{letter} {Text(game(), lang).piece('creature', kind)}" in said
    assert all(sign in said for sign in [*ALLIES.values(), *"♛▲△*°≈×#¤§X=⌂$+→★▸", SEATS[0], SEATS[3]])


def test_the_log_leaves_out_what_the_board_shows():
    text, words = Text(game(), "en", strict=True), Words("en", strict=True)
    told = [
        Told(number, number, NamedEvent(kind, args))
        for number, (kind, args) in enumerate(
            [
                ("turn-began", {"seat": "0"}),
                ("hours", {"seat": "0", "hours": "1"}),
                ("moved", {"seat": "0", "space": "402"}),
                ("hours", {"seat": "0", "hours": "2"}),
                ("moved", {"seat": "0", "space": "406"}),
            ]
        )
    ]
    (line,) = log_lines(told, text, words)
    assert (line.text, line.first, line.last) == ("Seat 1 moves on: 402, 406.", 2, 4)


@pytest.mark.parametrize(
    ("lang", "tasks"),
    [
        ("en", ["“Defend the castle”", "“Bring the winter stone to space 0 (castle)”"]),
        ("fr", ["« Défendez le Château »", "« Apportez la Pierre hivernale sur la case 0 (Château) »"]),
    ],
)
def test_objectives_are_told_as_what_is_to_be_done(shell: Shell, tmp_path: Path, lang: str, tasks: list[str]):
    """Not by the title of their card: in a game, in its log, when it goes on and when it is read again."""
    record = str(tmp_path / "game.jsonl")
    start = ("play", "andor", "--seats", "2", "--seed", "1", "--quick", "--lang", lang)
    played = shell(*start, "--save", record, typed="l 200\nq\n").out
    resumed = shell("play", "--resume", record, "--lang", lang, typed="l 200\nq\n").out
    replayed = shell("replay", record, "--lang", lang).out
    for said, times in ((played, 2), (resumed, 1), (replayed, 1)):
        said = joined(said.replace("\u202f", " ").replace("\xa0", " ").splitlines())
        for task in tasks:
            assert said.count(task) >= times


def test_a_legend_in_the_terminal_refuses_with_the_rule(shell: Shell):
    typed = "choose thorn\nchoose eara\nfight\nfire\nmove 431\nend_day\nq\n"
    done = shell("play", "andor", "--seats", "2", "--seed", "1", typed=typed)
    assert "Legend card “A1 · Snow in spring”: The buds froze" in done.out
    assert "Not possible: No creature stands on your space." in done.out
    assert "Not possible: You do not know yet how to make fire in this cold." in done.out
    assert "Not possible: Space 431 (Griffon Rock) is on the reverse side of the board." in done.out
    assert "Rule AND-16.10" in done.out
    assert "Seat 1 takes the rooster and will begin tomorrow." in done.out


@pytest.mark.parametrize("lang", LANGS)
def test_bots_play_a_legend_to_its_end(shell: Shell, lang: str):
    done = shell("play", "andor", "--seats", "2", "--bots", "2", "--seed", "7", "--lang", lang)
    text = Text(tablee.load("andor"), lang, strict=True)
    ends = [text.outcome(Outcome(cause, ())).split(".")[0] for cause in game().domains["ending"].ids[1:]]
    assert done.code == 0
    assert sum(joined([end]) in joined(done.out.splitlines()) for end in ends) == 1
    assert "AND-" not in done.out, "no notation and no rule is needed to read a game"
    assert "L1." not in done.out


def test_who_is_not_asked_acts_meanwhile(shell: Shell):
    """Seat 1 holds something out on its turn, and seat 2 takes it; the turn stays where it is."""
    typed = "choose kram\nchoose thorn\n2: end_day\n2: take 1 gourd\nq\n"
    start = ("play", "andor", "--seats", "2", "--seed", "1", "--option", "legend=L4", "--difficulty", "easy")
    done = shell(*start, typed=typed)
    assert "Meanwhile Seat 2 may: 2: relight" in done.out
    assert "Not possible: Not now: the hero whose turn it is chooses one action" in done.out
    assert "Not possible: There is no such thing to take from Seat 1." in done.out
    done = shell(*start, typed="choose kram\nchoose thorn\n2: relight\nq\n")
    assert "Seat 2 lights a fire on space 401 (tent village)." in done.out
    assert done.out.count("Seat 1, choose your action") == 2
