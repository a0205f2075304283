"""One thing has one name wherever people read it: page, terminal, rules, documents."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
import yaml

import tablee
from tablee.text import LANGS, Text

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "web" / "src"
GAMES = ROOT / "src" / "tablee" / "games"
CLI = ROOT / "src" / "tablee" / "text" / "cli"

langs = pytest.mark.parametrize("lang", LANGS)


def told(path: Path) -> list[tuple[int, str]]:
    """What a file tells, by line: without the keys of its messages and without comments."""
    lines = path.read_text(encoding="utf-8").splitlines()
    shown = [(n, re.sub(r"^[\w-]+ =|\{[^{}]*\}", "", line)) for n, line in enumerate(lines, 1)]
    return [(n, line) for n, line in shown if not line.startswith("#")]


def found(word: str, *paths: Path) -> list[str]:
    """Where a word is told."""
    seen = re.compile(word, re.IGNORECASE)
    return [f"{path.relative_to(ROOT)}:{n}" for path in paths for n, line in told(path) if seen.search(line)]


@pytest.mark.parametrize(
    ("lang", "name", "other"), [("en", "defence space", "shield"), ("fr", "case Défense", "bouclier")]
)
def test_the_places_of_andors_home_are_defence_spaces(lang: str, name: str, other: str):
    """They are drawn as shields, which AND-2.4 says once."""
    texts, rules = GAMES / "andor" / "text" / f"{lang}.ftl", GAMES / "andor" / "rules" / f"{lang}.md"
    assert found(name, texts)
    assert found(rf"\b{other}", texts, ROOT / "docs" / "legends.md") == []
    (drawn,) = [line for _, line in told(rules) if other in line]
    assert "AND-2.4" in drawn
    assert name in drawn
    assert found(name.replace(" ", "s? "), PAGE / "text" / f"{lang}.ftl"), "the end of the game counts them"


def test_what_is_known_of_the_end_is_the_chance_of_winning():
    """Not the chance to win, and in French « chances de victoire »."""
    documents = [ROOT / "README.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").glob("*.md")]
    english = [CLI / "en.ftl", PAGE / "text" / "en.ftl", ROOT / "src" / "tablee" / "cli" / "review.py"]
    french = [CLI / "fr.ftl", PAGE / "text" / "fr.ftl"]
    assert found(r"chances? (?:to win|that you win)\b", *documents, *english) == []
    assert found(r"chances? de gagner\b", *french) == []
    assert found("chance of winning", *english)
    assert found("chances de victoire", *french)


@langs
def test_no_level_of_bots_goes_by_the_name_of_a_setting(lang: str):
    """Novice is a difficulty of Runemasters: the bot of that level is the novice bot."""
    page = (PAGE / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    named = re.findall(r"^bot-(?:novice|companion|master|thumb) = (.+)$", page, re.MULTILINE)
    bots = set(named)
    assert len(named) == 4, "the novice has a name of earlier versions too"
    assert len(bots) == 3
    for id in tablee.games():
        game = tablee.load(id)
        text = Text(game, lang, strict=True)
        settings = {text.option_value(option.id, value) for option in game.options for value in option.values}
        assert settings
        assert bots.isdisjoint(settings), id


STUMBLES = {
    "en": r"\b(?:the own|to who|decides? of|a first one|who has [a-z ]+ wins)\b|\bno victory point\b"
    r"|look what is|rewards of the end|as long as it has letters|when all cards lie"
    r"|\b(?:day|night) begins for\b|\bof the night\b",
    "fr": r"\bune passe\b|et vous retrouvez|d[’']autant de cases|\bfoyers?\b(?<!Les trois foyers)"
    r"|on y regarde|arrondie? au-dessus|n[’']en faut pas|cartes? au cheval|PM de perdu|couleur bleu\b"
    r"|le jour se lève pour|\b(?:cartes?|tuiles?|jetons?|une?|les?|la|des) neu(?:f|ve)s?\b",
}
"""What a native would not write, and what was written here once. Hearths are « foyers », homes are not."""


def named(path: Path, lang: str) -> list[str]:
    """The names and sentences of a data file in one language."""
    text = path.read_text(encoding="utf-8")
    found: list[str] = []

    def walk(part: object) -> None:
        if isinstance(part, dict):
            for key, value in part.items():
                if key == lang and isinstance(value, str):
                    found.append(value)
                walk(value)
        elif isinstance(part, list):
            for one in part:
                walk(one)

    walk(tomllib.loads(text) if path.suffix == ".toml" else yaml.safe_load(text))
    return found


@langs
def test_what_natives_stumbled_over_is_not_written_again(lang: str):
    texts = [*(ROOT / "src" / "tablee").rglob(f"{lang}.ftl"), *GAMES.glob(f"*/rules/{lang}.md")]
    texts += [PAGE / "text" / f"{lang}.ftl", *(PAGE / "learn").glob("*.ts")]
    if lang == "en":
        texts += [ROOT / "README.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").rglob("*.md")]
    assert len(texts) > 15
    assert found(STUMBLES[lang], *texts) == []
    data = [path for path in GAMES.rglob("*") if path.suffix in (".toml", ".yaml")]
    told = [(path.name, text) for path in data for text in named(path, lang)]
    assert len(told) > 500
    seen = re.compile(STUMBLES[lang], re.IGNORECASE)
    assert [(name, text) for name, text in told if seen.search(text)] == []


def test_only_runemasters_has_rounds_of_turns():
    """There a « manche » holds a « tour » of each guardian. The round of Glory is the « tour », that of
    Havresac and Andor the day."""
    texts = [path for path in GAMES.rglob("*") if path.suffix in (".ftl", ".md") and path.stem == "fr"]
    others = [path for path in texts if "runemasters" not in path.parts]
    guides = [path for path in (PAGE / "learn").glob("*.ts") if path.stem != "runemasters"]
    assert len(others) == 8
    assert found(r"\bmanches?\b", *others, *guides) == []
    page = (PAGE / "text" / "fr.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^([\w-]+) = .*\bmanche\b", page, re.MULTILINE | re.IGNORECASE)
    assert [key for key in keys if not key.startswith("rm-")] == ["progress-round"], (
        "which Runemasters alone shows"
    )
    shows = [
        path.stem for path in (PAGE / "games").glob("*.ts") if "'progress-round'" in path.read_text("utf-8")
    ]
    assert shows == ["runemasters"]


def test_passing_and_skipping_are_two_words_in_french():
    """To pass lets an action or a reaction go by; what is only shown is cut short."""
    page = (PAGE / "text" / "fr.ftl").read_text(encoding="utf-8")
    skipped = dict(re.findall(r"^([\w-]*skip[\w-]*) = (.+)$", page, re.MULTILINE))
    assert len(skipped) > 2
    assert [key for key, text in skipped.items() if "passer" in text.lower()] == []


def test_the_pages_french_apostrophes_are_typographic():
    elision = r"(?<![\w'])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quelqu|aujourd)'(?=[\w«{$])"
    assert found(elision, PAGE / "text" / "fr.ftl", *(PAGE / "learn").glob("*.ts")) == []
