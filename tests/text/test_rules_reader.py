"""The rules reader: every rule of the page, the same ids in both languages."""

from __future__ import annotations

import re

import pytest

import tablee.text.rules as reader
from tablee.games import GAMES
from tablee.text import LANGS, TextError, rules_index, rules_introduction, rules_problems
from tests.text.support import SOURCES

games = pytest.mark.parametrize("game_id", GAMES)
PAGE = """# Game

An introduction.

## 1. Start

<a id="GAM-1.1"></a>**GAM-1.1** First, see [GAM-2.1](#GAM-2.1).

| a | b |
|---|---|
| 1 | 2 |

### Middle

A word on the section.

<a id="GAM-1.2"></a>**GAM-1.2** Second.

- a point

## 2. End

<a id="GAM-2.1"></a>**GAM-2.1** Third.
"""


def test_a_page_is_read_rule_by_rule():
    rules = reader.read_rules("page", PAGE)
    assert [(rule.id, rule.chapter, rule.section) for rule in rules] == [
        ("GAM-1.1", "1. Start", ""),
        ("GAM-1.2", "1. Start", "Middle"),
        ("GAM-2.1", "2. End", ""),
    ]
    assert rules[0].text == "First, see [GAM-2.1](#GAM-2.1).\n\n| a | b |\n|---|---|\n| 1 | 2 |"
    assert rules[0].plain().startswith("First, see GAM-2.1.")
    assert rules[1].text == "Second.\n\n- a point"


def test_what_stands_before_rules_is_kept():
    assert reader.read_introduction(PAGE) == "An introduction."
    assert reader.read_introduction("# Game\n\n## 1. Start\n") == ""
    page = PAGE.replace("## 2. End\n", "## 2. End\n\nA table.\n\n### Last\n\nA word.\n")
    leads = {rule.id: (rule.chapter_lead, rule.section_lead) for rule in reader.read_rules("page", page)}
    assert leads == {
        "GAM-1.1": ("", ""),
        "GAM-1.2": ("", "A word on the section."),
        "GAM-2.1": ("A table.", "A word."),
    }


@games
@pytest.mark.parametrize("lang", LANGS)
def test_nothing_of_the_page_is_lost(game_id: str, lang: str):
    """Every word of the file is in the introduction, a heading, a rule or the lead of one."""
    page = (SOURCES / "games" / game_id / "rules" / f"{lang}.md").read_text(encoding="utf-8")
    kept = [rules_introduction(game_id, lang)]
    assert len(kept[0]) > 200
    for rule in rules_index(game_id, lang):
        kept += [rule.chapter, rule.section, rule.chapter_lead, rule.section_lead, rule.text]
    lines = {line.strip() for part in kept for line in part.splitlines()}
    for line in page.splitlines():
        line = re.sub(r"^#+ |^<a id=.*?</a>\*\*.*?\*\* ", "", line).strip()
        assert line in lines or line == page.splitlines()[0][2:], line


@games
def test_both_languages_say_the_same_before_their_rules(game_id: str):
    one, other = (rules_index(game_id, lang) for lang in LANGS)
    for rule, same in zip(one, other, strict=True):
        leads = (bool(rule.chapter_lead), bool(rule.section_lead))
        assert leads == (bool(same.chapter_lead), bool(same.section_lead)), rule.id
    first, second = (rules_introduction(game_id, lang).split("\n\n") for lang in LANGS)
    assert len(first) == len(second)


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ('<a id="GAM-1.1"></a>**GAM-1.1** Again.', "line 24: GAM-1.1 is there twice"),
        ('<a id="GAM-3.1"></a>**GAM-3.2** Odd.', "line 24: the anchor of GAM-3.2 says GAM-3.1"),
        ('<a id="GAM-3.1"></a>GAM-3.1 Odd.', "line 24: a rule begins with its anchor and its id in bold"),
    ],
)
def test_a_broken_page_is_refused_with_its_line(line: str, error: str):
    with pytest.raises(TextError, match=f"page, {error}"):
        reader.read_rules("page", PAGE + line)


@games
def test_both_languages_have_the_same_rules(game_id: str):
    assert rules_problems(game_id) == []


def test_a_rule_missing_in_one_language_is_found(monkeypatch: pytest.MonkeyPatch):
    pages = {"fr": PAGE.replace("GAM-1.2", "GAM-1.3"), "en": PAGE}
    monkeypatch.setattr(reader, "rules_index", lambda game, lang: reader.read_rules(lang, pages[lang]))
    assert rules_problems("x") == ["GAM-1.3 is missing in en", "GAM-1.2 is missing in fr"]
    pages["fr"] = PAGE.replace("GAM-2.1", "x").replace("GAM-1.2", "GAM-2.1").replace("**x**", "**GAM-1.2**")
    pages["fr"] = pages["fr"].replace('"x"', '"GAM-1.2"')
    assert rules_problems("x") == ["fr and en have the rules in a different order"]


@games
@pytest.mark.parametrize("lang", LANGS)
def test_the_index_holds_every_id_the_page_prints(game_id: str, lang: str):
    """Read from the page by other means: every id in bold, and no rule without a text."""
    page = (SOURCES / "games" / game_id / "rules" / f"{lang}.md").read_text(encoding="utf-8")
    printed = re.findall(r"\*\*([A-Z]{3}-[A-Za-z0-9.]+)\*\*", page)
    rules = rules_index(game_id, lang)
    assert [rule.id for rule in rules] == printed
    assert all(rule.text and rule.chapter for rule in rules)
    assert page.count('<a id="') == len(rules)
    links = set(re.findall(r"\]\(#([^)]+)\)", page))
    assert links <= set(printed)


@pytest.mark.parametrize("lang", LANGS)
def test_runemasters_begins_with_its_first_rule(lang: str):
    rules = rules_index("runemasters", lang)
    assert rules[0].id == "RUN-1.1"
    assert {"RUN-5.20", "RUN-13.5", "RUN-R1", "RUN-D14", "RUN-C7"} <= {rule.id for rule in rules}
    assert "\n| " in next(rule.text for rule in rules if rule.id == "RUN-5.26")


def test_an_unknown_language_is_refused():
    with pytest.raises(TextError, match="unknown language 'de'"):
        rules_index("runemasters", "de")
