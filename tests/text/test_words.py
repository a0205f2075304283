"""The words of the commands."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tablee.text import LANGS, TextError, Words
from tablee.text.messages import Messages
from tests.text.support import SOURCES, messages

WORDS = SOURCES / "text" / "cli"


def calls() -> list[tuple[str, str, set[str]]]:
    """(where, key, parameters) of each `words("key", ...)` in the commands."""
    out: list[tuple[str, str, set[str]]] = []
    for path in sorted((SOURCES / "cli").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "words":
                key = node.args[0]
                assert isinstance(key, ast.Constant), f"{path.name}, line {node.lineno}: name the key itself"
                params = {str(keyword.arg) for keyword in node.keywords}
                out.append((f"{path.name}, line {node.lineno}", str(key.value), params))
    return out


def test_the_commands_ask_only_for_words_there_are():
    known = messages(WORDS, LANGS[0])
    for where, key, params in calls():
        assert key in known, where
        assert params == known[key].params, where


def test_the_commands_use_every_word():
    """From the first command that speaks both languages on, a word nobody says is a word too many."""
    said = {key for _, key, _ in calls()}
    assert not said or set(messages(WORDS, LANGS[0])) == said


def test_numbers_choose_the_plural():
    assert Words("en", strict=True)("new-game", game="Chess", seats=2) == "New game of Chess, 2 seats."
    assert (
        Words("fr", strict=True)("new-game", game="Chess", seats=1) == "Nouvelle partie de Chess, une place."
    )


def test_a_gap_is_an_error_in_tests_and_the_key_in_play():
    assert Words("en")("no-such-word") == "no-such-word"
    assert Words("en")("saved-as") == "saved-as"
    with pytest.raises(TextError, match="there is no en text 'no-such-word'"):
        Words("en", strict=True)("no-such-word")
    with pytest.raises(TextError, match="the en text 'saved-as' cannot be made"):
        Words("en", strict=True)("saved-as")


@pytest.mark.parametrize(
    ("page", "error"),
    [
        ("good = Good\nbad thing\n", r"line 2"),
        ("twice = A\ntwice = B\n", r"the message 'twice' is there twice"),
    ],
)
def test_a_broken_file_is_refused(tmp_path: Path, page: str, error: str):
    (tmp_path / "en.ftl").write_text(page, encoding="utf-8")
    with pytest.raises(TextError, match=error):
        Messages("en", tmp_path)
    with pytest.raises(TextError, match=r"fr\.ftl: cannot be read"):
        Messages("fr", tmp_path)
