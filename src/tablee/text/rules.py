"""The rules reader: a game's `rules/<lang>.md`, rule by rule.

A rule is a paragraph `<a id="RUN-5.20"></a>**RUN-5.20** text`. Whatever follows up to the next rule or
heading, such as a table, belongs to it. What stands between a heading and the first rule under it is the
lead of the chapter or section; what stands before the first chapter is the introduction of the game.

`rules/sources.toml` names the rules that are not the rulebook's alone, once for both languages.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

from tablee.games import check_id
from tablee.text.messages import LANGS, TextError, check_lang

_RULE = re.compile(r'<a id="(?P<id>[^"]+)"></a>\*\*(?P<shown>[^*]+)\*\*\s*(?P<text>.*)')
INTRODUCTION = "0"
"""What people call the text before the first chapter."""
SOURCES = ("designed", "partly", "table", "ruling")
"""What of a rule is ours: all of it, a part, numbers of its table, or the answer to an open question."""
_RULING = re.compile(r"[A-Z]+-R\d+")
_LINK = re.compile(r"\[([^\]]+)\]\(#[^)]+\)")


class Rule(NamedTuple):
    """One rule: its id, the chapter it is in, its text (Markdown), and the section of the chapter, if any.

    The first rule of a chapter or section also tells what stands before it, under that heading. `source` is
    one of `SOURCES`, empty for what the rulebook or a public source tells.
    """

    id: str
    chapter: str
    text: str
    section: str = ""
    chapter_lead: str = ""
    section_lead: str = ""
    source: str = ""

    def plain(self) -> str:
        """The text without links: for a terminal."""
        return unlinked(self.text)


def unlinked(text: str) -> str:
    """A text of the reader without links: for a terminal."""
    return _LINK.sub(r"\1", text)


@lru_cache
def rules_index(game_id: str, lang: str) -> list[Rule]:
    """All rules of a game in the order of its rules reader. The list is read-only."""
    return with_sources(f"{game_id}/rules/sources.toml", read_rules(*_page(game_id, lang)), _sources(game_id))


@lru_cache
def rules_introduction(game_id: str, lang: str) -> str:
    """What a game is about and the words its rules use (Markdown): the chapter before the first."""
    return read_introduction(_page(game_id, lang)[1])


def _page(game_id: str, lang: str) -> tuple[str, str]:
    """The file of the reader: what errors call it, and its text."""
    name = f"{check_id(game_id)}/rules/{check_lang(lang)}.md"
    try:
        page = files(f"tablee.games.{game_id}").joinpath("rules", f"{lang}.md").read_text(encoding="utf-8")
    except OSError as error:
        raise TextError(f"{name}: cannot be read ({error.__class__.__name__})") from None
    return name, page


def _sources(game_id: str) -> dict[str, list[str]]:
    """The ids of the rules that are not the rulebook's alone, by what of them is ours."""
    file = files(f"tablee.games.{game_id}").joinpath("rules", "sources.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


def with_sources(name: str, rules: list[Rule], sources: Mapping[str, list[str]]) -> list[Rule]:
    """The rules, each with its source; `name` is what errors call the file of the sources."""
    given = {rule: source for source, named in sources.items() for rule in named}
    if not given.keys() <= {rule.id for rule in rules} or len(given) < sum(map(len, sources.values())):
        raise TextError(f"{name}: names a rule that is not there, or one of them twice")
    if not sources.keys() <= set(SOURCES):
        raise TextError(f"{name}: unknown source; known: {', '.join(SOURCES)}")
    return [
        rule._replace(source=given.get(rule.id, "ruling" if _RULING.fullmatch(rule.id) else ""))
        for rule in rules
    ]


def read_introduction(page: str) -> str:
    """The text of a page before its first chapter, without the title."""
    lines = page.partition("\n## ")[0].splitlines()
    return "\n".join(line.rstrip() for line in lines if not line.startswith("# ")).strip()


def read_rules(name: str, page: str) -> list[Rule]:
    """The rules of a page; `name` is what errors call it."""
    rules: dict[str, Rule] = {}
    chapter = section = current = ""
    lead, section_lead = "", ""  # since the last rule
    for number, line in enumerate(page.splitlines(), 1):
        found = _RULE.match(line)
        if found:
            current = found["id"]
            if current != found["shown"]:
                raise TextError(f"{name}, line {number}: the anchor of {found['shown']} says {current}")
            if current in rules:
                raise TextError(f"{name}, line {number}: {current} is there twice")
            text = found["text"].rstrip()
            rules[current] = Rule(current, chapter, text, section, lead.strip(), section_lead.strip())
            lead = section_lead = ""
        elif "<a id=" in line:
            raise TextError(f"{name}, line {number}: a rule begins with its anchor and its id in bold")
        elif line.startswith("#"):
            current = ""
            if line.startswith("## "):
                chapter, section = line[3:].strip(), ""
            elif line.startswith("### "):
                section = line[4:].strip()
        elif current:
            rule = rules[current]
            rules[current] = rule._replace(text=f"{rule.text}\n{line.rstrip()}")
        elif section:
            section_lead += f"{line.rstrip()}\n"
        elif chapter:
            lead += f"{line.rstrip()}\n"
    return [rule._replace(text=rule.text.strip()) for rule in rules.values()]


def find_rules(rules: list[Rule], wanted: str) -> list[Rule]:
    """The rule with an id such as `RUN-5.20` or just `5.20`, or all rules of a chapter such as `5`."""
    wanted = wanted.casefold()
    for rule in rules:
        if wanted in (rule.id.casefold(), _number(rule.id)):
            return [rule]
    return [rule for rule in rules if _number(rule.id).startswith(f"{wanted.rpartition('-')[2]}.")]


def _number(id: str) -> str:
    """A rule id without the name of its game."""
    return id.partition("-")[2].casefold()


def rules_problems(game_id: str) -> list[str]:
    """Where the languages differ: ids missing on one side, or in another order. Empty when all is well."""
    first, *others = LANGS
    ids = [rule.id for rule in rules_index(game_id, first)]
    out: list[str] = []
    for lang in others:
        other = [rule.id for rule in rules_index(game_id, lang)]
        out += [f"{rule} is missing in {lang}" for rule in ids if rule not in other]
        out += [f"{rule} is missing in {first}" for rule in other if rule not in ids]
        if not out and ids != other:
            out.append(f"{first} and {lang} have the rules in a different order")
    return out
