"""What is ours is marked as ours, and nothing else: rules by `rules/sources.toml`, pieces by their data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tablee.content import Entry
from tablee.games import GAMES, load
from tablee.server.catalog import Catalog
from tablee.text import LANGS, TextError, Words, rules_index
from tablee.text.rules import SOURCES, Rule, with_sources

games = pytest.mark.parametrize("game_id", GAMES)


def entries(node: Any) -> Iterator[Entry]:
    """Every entry of a part of the content, however deep."""
    if isinstance(node, Entry):
        yield node
    if isinstance(node, msgspec.Struct):
        node = [getattr(node, field) for field in node.__struct_fields__]
    if isinstance(node, (list, tuple)):
        for part in node:
            yield from entries(part)


@games
def test_every_designed_piece_is_told_to_the_page_and_no_other(game_id):
    game = load(game_id)
    content: Any = game.content  # type: ignore[attr-defined]
    named = [entry for part in vars(content).values() for entry in entries(part) if hasattr(entry, "id")]
    ours = {entry.id for entry in named if entry.source == "designed"}
    told = {piece for pieces in game.designed().values() for piece in pieces}
    if game_id == "andor":  # heroes are ours as far as their kinds are; a legend's cards go by its id
        kinds = {kind.id for kind in content.heroes.kind if kind.source == "designed"}
        ours |= {hero.id for hero in content.heroes.hero if hero.kind in kinds}
        legends = {tree.data["legend"] for tree in content.trees if tree.data["source"] == "designed"}
        ours |= legends | {f"{legend}." for legend in legends}
    if game_id == "havresac":  # the tracks are one entry without an id
        assert content.tracks.source == "designed"
        ours |= {"glory", "villages", "fairies"}
    assert told == ours
    for lang in LANGS:
        assert Catalog().text(game_id, lang).designed == game.designed()


@pytest.mark.parametrize(
    ("game_id", "domain", "ours", "theirs"),
    [
        ("runemasters", "card", "troll_red", "dragon_red"),
        ("glory", "tile", "paladin", "shaman"),
        ("havresac", "card", "scout_01", "guide"),
        ("defenders", "difficulty", "hard", "wizard"),
        ("andor", "creature", "steppe_buffalo", "gor"),
    ],
)
def test_a_piece_of_each_game_that_is_ours_and_one_that_is_not(game_id, domain, ours, theirs):
    told = load(game_id).designed()
    assert ours in told[domain]
    assert all(theirs not in pieces for pieces in told.values())


@games
def test_rules_of_the_house_are_marked_alike_in_both_languages(game_id):
    marked = {rule.id: rule.source for rule in rules_index(game_id, "en")}
    assert marked == {rule.id: rule.source for rule in rules_index(game_id, "fr")}
    assert set(marked.values()) <= {"", *SOURCES}
    assert all((source == "ruling") == ("-R" in id) for id, source in marked.items())
    assert {"", "designed", "partly", "ruling"} <= set(marked.values())
    assert [rule.source for rule in Catalog().rules(game_id, "fr").rules] == list(marked.values())


OWN_WORD = {"en": "ruling of this house", "fr": "notre décision"}


@pytest.mark.parametrize("lang", LANGS)
@games
def test_a_rule_that_says_that_it_is_ours_is_marked(game_id, lang):
    assert [r.id for r in rules_index(game_id, lang) if OWN_WORD[lang] in r.text and not r.source] == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_source_has_words(lang):
    words = Words(lang, strict=True)
    assert len({words("rule-source", source=source) for source in SOURCES}) == len(SOURCES)


@pytest.mark.parametrize(
    ("sources", "message"),
    [
        ({"designed": ["GAM-1.2"]}, "names a rule that is not there"),
        ({"designed": ["GAM-1.1"], "partly": ["GAM-1.1"]}, "one of them twice"),
        ({"invented": ["GAM-1.1"]}, "unknown source"),
    ],
)
def test_a_wrong_list_of_sources_is_refused(sources, message):
    with pytest.raises(TextError, match=message):
        with_sources("sources.toml", [Rule("GAM-1.1", "1. Start", "First.")], sources)
