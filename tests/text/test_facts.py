"""The sheet of facts of each game: one file that page, terminal, catalogue and documents read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.content import ContentError
from tablee.content.facts import read_facts
from tablee.games import GAMES, load
from tablee.server.catalog import Catalog
from tablee.text import LANGS
from tests.text.support import SOURCES

README = Path(__file__).parents[2] / "README.md"


def sheet(folder: Path, game_id: str, old: str = "", new: str = "") -> Path:
    """A copy of what the sheet of a game is read from, with one thing changed."""
    home = SOURCES / "games" / game_id
    (folder / "rules").mkdir()
    (folder / "rules" / "en.md").write_text((home / "rules" / "en.md").read_text("utf-8"), "utf-8")
    text = (home / "facts.toml").read_text("utf-8")
    assert old in text
    (folder / "facts.toml").write_text(text.replace(old, new, 1), "utf-8")
    return folder


@pytest.mark.parametrize(
    ("game_id", "old", "new", "said"),
    [
        ("glory", "minutes =", "minuets =", "missing required field `minutes`"),
        ("glory", "[recap]", "[recap]\nharm = []", "unknown key 'recap.harm'"),
        ("glory", "players = [2, 5]", "players = [5, 2]", "players: from 5 to 2"),
        ("glory", "players = [2, 5]", "players = [2, 6]", "players: there are 5 seats at most"),
        ("glory", 'en = "Tales', 'de = "Tales', "title: wanted in en and fr"),
        ("runemasters", "RUN-4.7", "RUN-4.70", "rules.verb.end: there is no rule RUN-4.70"),
        ("runemasters", "hit =", "smash =", "rules.verb.smash: the game has no such verb"),
        ("runemasters", "troll =", "trol =", "rules.kind.trol: the game has no such piece"),
        ("runemasters", 'troll = "RUN-9.4"\n', "", "rules.kind: troll is left out"),
        (
            "runemasters",
            "[rules.kind]",
            '[rules.hat]\n"*" = "RUN-1.1"\n[rules.kind]',
            "rules.hat.*: the game",
        ),
        ("runemasters", 'round = "round-began"', 'round = "round-begins"', "round: the game has no 'round-b"),
        ("runemasters", '"victory"', '"triumph"', "headlines: the game has no 'triumph'"),
        ("runemasters", '"choose_elder"', '"choose_old"', "setup: the game has no 'choose_old'"),
        ("runemasters", 'rolled = "rune"', 'rolled = "pips"', "rolls.rolled: the event has no 'pips'"),
        ("runemasters", 'place = "path"', 'place = "road"', "recap.place: the game has no 'road'"),
        ("runemasters", 'actor = "guardian"', 'actor = "hero"', "recap.actor: the game has no 'hero'"),
        ("runemasters", "temple-hurt = 5", "temple-harmed = 5", "recap.weights: the game has no 'temple-har"),
    ],
)
def test_what_a_game_does_not_have_is_an_error(tmp_path: Path, game_id: str, old: str, new: str, said: str):
    with pytest.raises(ContentError) as caught:
        read_facts(sheet(tmp_path, game_id, old, new), load(game_id))
    assert said in str(caught.value)
    assert str(caught.value).startswith("facts.toml")


@pytest.mark.parametrize("game_id", GAMES)
def test_the_page_gets_the_sheet_that_the_terminal_reads(game_id: str):
    catalog = Catalog()
    facts = load(game_id).facts
    assert all(catalog.text(game_id, lang).facts == facts for lang in LANGS)
    [info] = [info for info in catalog.list() if info.id == game_id]
    assert (info.players, info.minutes) == (facts.players, facts.minutes)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_has_one_name_wherever_it_is_written(game_id: str):
    titles = load(game_id).facts.title
    for lang in LANGS:
        page = (SOURCES / "games" / game_id / "rules" / f"{lang}.md").read_text("utf-8")
        assert page.startswith(f"# {titles[lang]}\n")
    assert f"The board of {titles['en']}" in README.read_text("utf-8")


def test_other_content_keeps_the_sheet(tmp_path: Path):
    home = SOURCES / "games" / "glory" / "data"
    (tmp_path / "glory").mkdir()
    for file in home.iterdir():
        (tmp_path / "glory" / file.name).write_bytes(file.read_bytes())
    assert load("glory", tmp_path).facts is load("glory").facts
    assert load("glory", tmp_path).content_hash == load("glory").content_hash
