"""Every pair of Fluent files: the same messages with the same parameters, truly translated, well set."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.text.support import FIRST, FOLDERS, OTHERS, SOURCES, messages

SAME_IN_ALL_LANGUAGES = {
    "resource-combat",
    "resource-potion",
    "gain-combat",
    "gain-potion",
    "gain-prestige",
    "form-potion",
    "square",
}
"""Messages that may read the same in both languages."""
GRAMMAR = {
    "ally-id",
    "card-kind",
    "colour-id",
    "creature-id",
    "guardian-id",
    "object-id",
    "other-id",
    "resource-id",
    "shape-id",
    "tile-id",
}
"""Parameters that only choose an article or an ending, which not every language needs."""

folders = pytest.mark.parametrize("folder", FOLDERS, ids=[str(path.relative_to(SOURCES)) for path in FOLDERS])


def test_the_files_are_found():
    found = {str(path.relative_to(SOURCES)) for path in FOLDERS}
    assert {"text/common", "text/cli", "games/runemasters/text"} <= found


@folders
def test_every_language_has_the_same_messages_with_the_same_parameters(folder: Path):
    first = {key: parts.params - GRAMMAR for key, parts in messages(folder, FIRST).items()}
    assert first
    for lang in OTHERS:
        assert {key: parts.params - GRAMMAR for key, parts in messages(folder, lang).items()} == first


@folders
def test_every_message_is_translated(folder: Path):
    first = messages(folder, FIRST)
    for lang in OTHERS:
        other = messages(folder, lang)
        same = {key for key in first if first[key].texts == other[key].texts}
        assert same - SAME_IN_ALL_LANGUAGES == set()


@folders
def test_french_punctuation_is_set_with_no_break_spaces(folder: Path):
    """Double punctuation follows a no-break space, unless it begins a message as a thing to type."""
    for key, parts in messages(folder, "fr").items():
        for text in parts.texts:
            assert not re.search(r"(?<!^)(?<!\xa0)[:;!?»]", text), key
            assert not re.search(r"«(?!\xa0)", text), key
            assert not re.match(r"[:;!»]", text), key


ELISION = re.compile(r"(?i)(?<![\w'])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quelqu|aujourd)'(?=[\w«{$])")
FRENCH = sorted(
    path
    for pattern in ("**/fr.ftl", "**/fr.md", "games/*/data/*.toml", "games/*/data/*.yaml")
    for path in SOURCES.glob(pattern)
)


@pytest.mark.parametrize("path", FRENCH, ids=[str(path.relative_to(SOURCES)) for path in FRENCH])
def test_french_apostrophes_are_typographic(path: Path):
    text = path.read_text(encoding="utf-8")
    assert [text[: found.start()].count("\n") + 1 for found in ELISION.finditer(text)] == [], "lines with a '"


@folders
def test_english_punctuation_follows_its_word(folder: Path):
    for key, parts in messages(folder, "en").items():
        for text in parts.texts:
            assert not re.search(r"[ \xa0][:;!?](?!\S)|\xa0|[«»]", text), key


BEFORE_A_NAME = re.compile(r"\b(?:la|le|du|au|une?) \{ \$(?:seat|other|winners) \}")


@folders
def test_no_french_article_stands_before_a_player(folder: Path):
    """The page puts names there: "la { $other }" would read « la Maud » or « la Robot 2 »."""
    assert BEFORE_A_NAME.findall((folder / "fr.ftl").read_text(encoding="utf-8")) == []
