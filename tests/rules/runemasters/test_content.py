"""The data files: the counts of the box, and one clear line for content that cannot be played."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tablee.content import ContentError
from tablee.games import data_folder, load
from tests.rules.runemasters.table import GAME

MONSTERS = GAME.content.monsters
FILES = ("monsters.toml", "events.toml", "guardians.toml", "setup.toml")
KINDS = ["shadow", "archer", "troll", "sorcerer", "werewolf", "warrior", "dragon"]

Edit = Callable[..., Path]


@pytest.fixture
def edit(tmp_path: Path) -> Edit:
    """A copy of the data folder with one text replaced in one file; the folder to load content from."""
    folder = tmp_path / "runemasters"
    folder.mkdir()
    for name in FILES:
        text = data_folder("runemasters").joinpath(name).read_text(encoding="utf-8")
        (folder / name).write_text(text, encoding="utf-8")

    def replace(name: str, old: str, new: str) -> Path:
        path = folder / name
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return tmp_path

    return replace


def fault_of(content: Path) -> str:
    """The one line a broken content folder is refused with."""
    with pytest.raises(ContentError) as error:
        load("runemasters", content)
    message = str(error.value)
    assert "\n" not in message
    return message


def line_of(content: Path, name: str, text: str) -> int:
    lines = (content / "runemasters" / name).read_text(encoding="utf-8").splitlines()
    return lines.index(text) + 1


# The box ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RUN-R1", "RUN-1.14")
def test_32_cards_of_seven_kinds() -> None:
    assert len(MONSTERS.card) == 32
    assert len({card.id for card in MONSTERS.card}) == 32
    assert [kind.id for kind in MONSTERS.kind] == KINDS
    counts = Counter(card.kind for card in MONSTERS.card)
    assert [counts[kind] for kind in KINDS] == [4, 8, 4, 4, 4, 4, 4]


@pytest.mark.rule("RUN-R2", "RUN-1.15", "RUN-R1")
def test_colours_of_the_cards() -> None:
    colours = Counter(card.colour for card in MONSTERS.card)
    assert colours == {"red": 8, "blue": 9, "yellow": 7, "green": 8}
    yellow = [card.kind for card in MONSTERS.card if card.colour == "yellow"]
    assert sorted(yellow) == sorted(KINDS)
    assert {(card.kind, card.colour) for card in MONSTERS.card} == {
        (kind, colour) for kind in KINDS for colour in colours
    }


@pytest.mark.rule("RUN-1.16")
def test_two_player_symbols() -> None:
    marked = Counter(card.kind for card in MONSTERS.card if card.two_player)
    assert marked == {"shadow": 4, "archer": 4, "troll": 4, "werewolf": 4}
    for kind in marked:
        colours = {card.colour for card in MONSTERS.card if card.two_player and card.kind == kind}
        assert colours == {"red", "blue", "yellow", "green"}


@pytest.mark.rule("RUN-5.9", "RUN-9.9", "RUN-9.11")
def test_weak_points_and_rewards() -> None:
    runes = Counter(rune for card in MONSTERS.card for rune in card.weak_points)
    assert runes == {"red": 19, "blue": 19, "yellow": 19, "green": 19, "violet": 20}
    size = {"shadow": {3}, "archer": {2, 3}, "troll": {3}, "sorcerer": {3}, "werewolf": {4}, "warrior": {3}}
    for card in MONSTERS.card:
        if card.kind == "dragon":
            assert card.weak_points == [card.colour] * 3
            assert (card.mana, card.life) == (1, 1)
        else:
            assert len(card.weak_points) in size[card.kind]
            assert (card.mana, card.life) == (2 if card.kind in ("sorcerer", "werewolf") else 1, 0)
        if card.kind == "archer":
            assert len(card.weak_points) == (3 if card.two_player else 2)


@pytest.mark.rule("RUN-9.1", "RUN-9.4", "RUN-9.5", "RUN-9.6")
def test_what_the_kinds_can_do() -> None:
    plain = {
        "entry": 3, "melee": 1, "rage_wounds": 0, "rage_melee": 0, "shot": 0, "resists_release": False,
        "resists_rerolled": False, "heals": False, "unblockable": False,
    }  # fmt: skip
    special: dict[str, dict[str, object]] = {
        "shadow": {"entry": 2},
        "archer": {"shot": 1},
        "troll": {"rage_wounds": 2, "rage_melee": 2},
        "sorcerer": {"resists_release": True},
        "werewolf": {},
        "warrior": {"resists_rerolled": True},
        "dragon": {"heals": True, "unblockable": True},
    }
    for kind in MONSTERS.kind:
        assert {name: getattr(kind, name) for name in plain} == plain | special[kind.id]


@pytest.mark.rule("RUN-1.22", "RUN-11.15")
def test_eleven_events() -> None:
    plain = {
        "dice": 4, "reroll_cost": 1, "gives_angel": False, "no_shots": False, "no_marks": False,
        "no_mana": False, "mana_as_life": False, "free_move": False, "poisons": False,
    }  # fmt: skip
    special: dict[str, tuple[str, dict[str, object]]] = {
        "guardian_angel": ("positive", {"gives_angel": True}),
        "pavise": ("positive", {"no_shots": True}),
        "transcendence": ("positive", {"dice": 5}),
        "mana_healing": ("positive", {"mana_as_life": True}),
        "swiftness": ("positive", {"free_move": True}),
        "mana_drain": ("negative", {"reroll_cost": 2}),
        "hardened": ("negative", {"no_marks": True}),
        "poison": ("negative", {"poisons": True}),
        "arrow_rain": ("negative", {"dice": 3}),
        "hex": ("negative", {"no_mana": True}),
        "all_calm": ("neutral", {}),
    }
    assert [event.id for event in GAME.content.events.event] == list(special)
    for event in GAME.content.events.event:
        sign, changes = special[event.id]
        assert event.sign == sign
        assert {name: getattr(event, name) for name in plain} == plain | changes
    assert GAME.content.events.when_empty == "all_calm"


@pytest.mark.rule("RUN-1.4")
def test_guardian_boards() -> None:
    boards = {guardian.id: guardian for guardian in GAME.content.guardians.guardian}
    assert {name: (board.mark.id, board.ultimate.id) for name, board in boards.items()} == {
        "ismoros": ("shield", "petrification"),
        "kyreas": ("whirlwind", "trample"),
        "kulak": ("healing_prayer", "second_wind"),
        "neltai": ("exchange", "elemental_storm"),
    }
    assert {(board.life, board.mana) for board in boards.values()} == {(4, 4)}


def test_the_box_is_filled_from_the_cards() -> None:
    box = GAME.box
    runes = ["red", "blue", "yellow", "green", "violet", "white"]
    kinds = {kind.id: kind for kind in MONSTERS.kind}
    assert box.dawn == 32
    for i, card in enumerate(MONSTERS.card):
        kind = kinds[card.kind]
        assert box.cards[i] == card.id
        assert [runes[rune] for rune in box.weak[i]] == card.weak_points
        assert box.full[i] == 2 ** len(card.weak_points) - 1
        for rune, mask in enumerate(box.weak_mask[i]):
            shown = [bool(mask >> k & 1) for k in range(len(card.weak_points))]
            assert shown == [point == runes[rune] for point in card.weak_points]
        assert runes[box.colour[i]] == card.colour
        assert box.kinds[box.kind[i]] == card.kind
        assert (box.mana[i], box.life[i]) == (card.mana, card.life)
        assert box.two_player[i] == card.two_player
        for name in ("entry", "melee", "rage_wounds", "rage_melee", "shot", "resists_release"):
            assert getattr(box, name)[i] == getattr(kind, name)
        for name in ("resists_rerolled", "heals", "unblockable"):
            assert getattr(box, name)[i] == getattr(kind, name)
    assert box.rolls == [GAME.space.parse(f"roll {rune}") for rune in runes]
    assert box.draw == GAME.space.parse("draw shadow_red")
    assert box.deck_size == [0, 0, 13, 19, 24]
    assert box.temple_life == [0, 0, 6, 4, 4]


def test_every_entry_says_where_it_is_from() -> None:
    content = GAME.content
    entries = [
        *MONSTERS.kind, *MONSTERS.card, *content.events.event, *content.guardians.guardian,
        *content.setup.count, *content.setup.difficulty,
    ]  # fmt: skip
    assert len(entries) == 7 + 32 + 11 + 4 + 3 + 5
    assert {entry.source for entry in entries} <= {"seed", "public", "designed"}
    assert {event.source for event in content.events.event} == {"seed"}
    assert "designed" in {card.source for card in MONSTERS.card}


def test_names_in_both_languages() -> None:
    fr, en = GAME.names["fr"], GAME.names["en"]
    assert {name: set(table) for name, table in fr.items()} == {
        name: set(table) for name, table in en.items()
    }
    assert (fr["card"]["troll_green"], en["card"]["troll_green"]) == ("Troll vert", "Green Troll")
    assert (fr["card"]["shadow_green"], en["card"]["shadow_green"]) == ("Ombre verte", "Green Shadow")
    assert (fr["card"]["shadow_blue"], en["card"]["archer_blue_3"]) == ("Ombre bleue", "Blue Archer")
    assert (fr["event"]["hex"], en["event"]["arrow_rain"]) == ("Maléfice", "Rain of Arrows")
    assert (fr["kind"]["werewolf"], en["kind-text"]["werewolf"]) == ("Loup-garou", "No ability.")
    assert (fr["guardian"]["neltai"], en["title"]["neltai"]) == ("Neltaï", "the Tornado")
    assert (fr["mark"]["kulak"], en["ultimate"]["kulak"]) == ("Prière de guérison", "Second Wind")
    assert en["mark-text"]["kulak"] == "One guardian regains 1\N{NO-BREAK SPACE}life."
    assert en["ultimate-text"]["kyreas"] == "Deal one wound of your choice to every monster on your path."
    assert (fr["event-text"]["all_calm"], en["difficulty"]["guardian_level"]) == (
        "Rien ne change.",
        "Guardian",
    )
    assert set(en["card"]) >= set(GAME.box.cards)


def test_own_content_can_be_played(edit: Edit) -> None:
    """Replacing designed cards needs no code, and is seen by the fingerprint."""
    content = edit(
        "monsters.toml", 'weak_points = ["yellow", "violet", "violet"]', 'weak_points = ["red", "red"]'
    )
    game = load("runemasters", content)
    assert game.content_hash != GAME.content_hash
    s = game.setup({}, 2)
    assert s.legal(0)


def test_layout_does_not_count_for_the_fingerprint(edit: Edit) -> None:
    content = edit("monsters.toml", "[[kind]]", "# my own cards\n\n[[kind]]")
    assert load("runemasters", content).content_hash == GAME.content_hash


def test_names_and_texts_do_not_count_for_the_fingerprint(edit: Edit) -> None:
    content = edit("guardians.toml", "l’écraseur", "l’écrabouilleur")
    assert load("runemasters", content).content_hash == GAME.content_hash


# Broken content --------------------------------------------------------------------------------------------


def test_a_card_too_few(edit: Edit) -> None:
    text = data_folder("runemasters").joinpath("monsters.toml").read_text(encoding="utf-8")
    start = text.index('[[card]]\nid = "shadow_red"')
    card = text[start : text.index("[[card]]", start + 1)]
    content = edit("monsters.toml", card, "")
    assert fault_of(content) == "monsters.toml: 16 cards for 2 guardians, setup.toml wants 17 (pool)"


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        (
            "setup.toml",
            "pool = 25",
            "pool = 24",
            "monsters.toml: 25 cards for 3 guardians, setup.toml wants 24 (pool)",
        ),
        (
            "setup.toml",
            "removed = 8",
            "removed = 27",
            "setup.toml: 4 guardians: removed: 27 leaves too few cards to play",
        ),
        (
            "setup.toml",
            "removed = 8",
            "removed = -1",
            "setup.toml: 4 guardians: removed: -1 leaves too few cards to play",
        ),
        (
            "setup.toml",
            'one_of = "dragon"',
            'one_of = "unicorn"',
            "setup.toml: 2 guardians: one_of: unknown kind 'unicorn'",
        ),
        (
            "events.toml",
            'when_empty = "all_calm"',
            'when_empty = "calm"',
            "events.toml: when_empty: no event is called 'calm'",
        ),
        (
            "setup.toml",
            "guardians = 3",
            "guardians = 4",
            "setup.toml: the set-up for 3 guardians is missing",
        ),
    ],
)
def test_files_that_contradict_each_other(edit: Edit, name: str, old: str, new: str, message: str) -> None:
    assert fault_of(edit(name, old, new)) == message


@pytest.mark.rule("RUN-1.22")
def test_event_deck_must_have_five_cards(edit: Edit) -> None:
    content = edit("setup.toml", "positive = 3", "positive = 2")
    line = line_of(content, "setup.toml", 'id = "initiation"')
    expected = f"setup.toml, line {line}: initiation: 4 event cards: exactly 5 are needed (RUN-1.22)"
    assert fault_of(content) == expected


@pytest.mark.parametrize("count", ["6", "-1"])
def test_more_events_wanted_than_there_are(edit: Edit, count: str) -> None:
    content = edit("setup.toml", "negative = 5", f"negative = {count}")
    line = line_of(content, "setup.toml", 'id = "legend"')
    assert (
        fault_of(content)
        == f"setup.toml, line {line}: legend: {count} negative events wanted, events.toml has 5"
    )


def test_unknown_kind(edit: Edit) -> None:
    content = edit("monsters.toml", 'kind = "troll"', 'kind = "trol"')
    line = line_of(content, "monsters.toml", 'id = "troll_red"')
    assert fault_of(content) == (
        f"monsters.toml, line {line}: troll_red: unknown kind 'trol'; known: {', '.join(KINDS)}"
    )


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("monsters.toml", 'id = "troll_blue"', 'id = "troll_red"'),
        ("monsters.toml", 'id = "warrior"\n', 'id = "troll"\n'),
        ("events.toml", 'id = "hex"', 'id = "poison"'),
        ("setup.toml", 'id = "hero"', 'id = "novice"'),
        ("guardians.toml", 'id = "kulak"', 'id = "kyreas"'),
    ],
)
def test_an_id_used_twice(edit: Edit, name: str, old: str, new: str) -> None:
    content = edit(name, old, new)
    line = line_of(content, name, new.strip())
    twice = new.split('"')[1]
    assert fault_of(content) == f"{name}, line {line}: {twice}: this id is used twice"


def test_dawn_is_no_monster(edit: Edit) -> None:
    content = edit("monsters.toml", 'id = "troll_red"', 'id = "dawn"')
    line = line_of(content, "monsters.toml", 'id = "dawn"')
    assert fault_of(content) == f"monsters.toml, line {line}: dawn: this id is kept for the Dawn card"


@pytest.mark.rule("RUN-5.9")
def test_white_is_no_weak_point(edit: Edit) -> None:
    content = edit("monsters.toml", '["yellow", "violet", "violet"]', '["yellow", "white", "violet"]')
    line = line_of(content, "monsters.toml", 'id = "shadow_red"')
    message = fault_of(content)
    assert message.startswith(f"monsters.toml, line {line}: shadow_red card.1.weak_points.2: ")
    assert "'white'" in message
    assert "blue, green, red, violet, yellow" in message


@pytest.mark.parametrize("points", ['["red"]', '["red", "red", "red", "red", "red"]'])
def test_two_to_four_weak_points(edit: Edit, points: str) -> None:
    content = edit("monsters.toml", '["yellow", "violet", "violet"]', points)
    message = fault_of(content)
    assert message.startswith("monsters.toml, line ")
    assert ": shadow_red card.1.weak_points: Expected `array` of length " in message


def test_missing_guardian(edit: Edit) -> None:
    text = data_folder("runemasters").joinpath("guardians.toml").read_text(encoding="utf-8")
    start = text.index('[[guardian]]\nid = "neltai"')
    content = edit("guardians.toml", text[start:], "")
    assert fault_of(content) == (
        "guardians.toml: neltai is missing: all of ismoros, kyreas, kulak, neltai are needed"
    )


def test_unknown_guardian(edit: Edit) -> None:
    content = edit("guardians.toml", 'id = "neltai"', 'id = "gandalf"')
    line = line_of(content, "guardians.toml", 'id = "gandalf"')
    message = fault_of(content)
    assert message.startswith(f"guardians.toml, line {line}: gandalf guardian.4.id: ")
    assert "'gandalf'" in message
    assert "ismoros, kulak, kyreas, neltai" in message


@pytest.mark.parametrize(
    ("name", "old", "new", "where", "what"),
    [
        ("monsters.toml", "entry = 2", "entree = 2", "shadow kind.1", "unknown field `entree`"),
        ("monsters.toml", "shot = 1", 'shot = "one"', "archer kind.2.shot", "Expected `int`, got `str`"),
        ("monsters.toml", "entry = 2", "entry = 6", "shadow kind.1.entry", "Expected `int` <= 5"),
        ("events.toml", "dice = 5", "dice = 9", "transcendence event.3.dice", "Expected `int` <= 5"),
        ("events.toml", "no_marks = true", "no_mark = true", "hardened event.7", "unknown field `no_mark`"),
        ("setup.toml", "ultimate_start = 2", "", "initiation difficulty.1", "missing required field"),
        ("guardians.toml", "life = 4", "life = 5", "ismoros guardian.1.life", "Expected `int` <= 4"),
        ("guardians.toml", 'source = "seed"', "", "ismoros guardian.1", "missing required field `source`"),
        (
            "guardians.toml",
            'source = "seed"',
            'source = "dream"',
            "ismoros guardian.1.source",
            "designed, public, seed",
        ),
    ],
)
def test_schema_faults_name_line_entry_and_what_is_allowed(
    edit: Edit, name: str, old: str, new: str, where: str, what: str
) -> None:
    content = edit(name, old, new)
    message = fault_of(content)
    entry = where.split()[0]
    line = line_of(content, name, f'id = "{entry}"')
    assert message.startswith(f"{name}, line {line}: {where}: ")
    assert what in message


def test_unknown_table(edit: Edit) -> None:
    message = fault_of(edit("events.toml", "when_empty = ", "colour = 1\nwhen_empty = "))
    assert message == "events.toml: Object contains unknown field `colour`"


def test_invalid_toml(edit: Edit) -> None:
    message = fault_of(edit("setup.toml", "pool = 17", "pool = "))
    assert message.startswith("setup.toml: not valid TOML: Invalid value (at line 12, column ")


def test_unreadable_files(edit: Edit) -> None:
    content = edit("events.toml", "when_empty", "when_empty")
    path = content / "runemasters" / "events.toml"
    path.write_bytes(b"\xff\xfe\xff")
    assert fault_of(content) == "events.toml: cannot be read (UnicodeDecodeError)"
    path.unlink()
    assert fault_of(content) == "events.toml: cannot be read (FileNotFoundError)"


def test_no_folder_of_this_game(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as error:
        load("runemasters", tmp_path)
    assert str(error.value) == (
        f"{tmp_path} holds no folder 'runemasters': make one with 'tablee content export'"
    )
