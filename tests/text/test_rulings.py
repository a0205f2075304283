"""What players are told where the rulebook is silent, can be read in two ways, or is not met here."""

from __future__ import annotations

import re

import pytest

from tablee.bots import ladder
from tablee.games import load
from tablee.text import LANGS, Text, rules_index

langs = pytest.mark.parametrize("lang", LANGS)

TOLD = [
    ("andor", "AND-5.1", "by whatever way.*only from your next turn", "de quelque façon.*prochain tour"),
    ("defenders", "DOR-6.3", "ruling of this house.*DOR-R13", "notre décision.*DOR-R13"),
    ("defenders", "DOR-R13", "rulebook does not say", "livret n’en dit rien"),
    ("defenders", "DOR-R43", "both ways.*By the other reading", "des deux façons.*Selon l’autre lecture"),
    ("defenders", "DOR-2.7", "on the Dancing Stones", "Pierres Dansantes"),
    ("defenders", "DOR-2.10", "Darkness Spreads Cards", "cartes Avancée des Ténèbres"),
    ("defenders", "DOR-18.24", "Being there is enough", "Y être suffit"),
    ("glory", "TOG-R12", "two readings.*FAQ says no", "deux lectures.*FAQ publiée dit non"),
    ("glory", "TOG-R37", "one combat point and one coin", "un point de combat et une pièce"),
    ("havresac", "HAV-5.5", "except a Druid by day.*Feather", "sauf un Druide de jour.*Plume"),
    ("havresac", "HAV-5.6", "except a Druid by day.*Feather", "sauf un Druide de jour.*Plume"),
    ("havresac", "HAV-5.8", "Only a Thief opens it", "Seul un Voleur l’ouvre"),
    ("havresac", "HAV-12.3", "simplest game to the most complex", "la plus simple à la plus complexe"),
    ("runemasters", "RUN-R24", "does not hold true.*our own design", "ne se vérifie.*notre création"),
]
"""Game, rule, and what it says in English and French."""


@pytest.mark.parametrize(("game_id", "rule", "english", "french"), TOLD, ids=[row[1] for row in TOLD])
def test_a_rule_says_so_in_both_languages(game_id: str, rule: str, english: str, french: str) -> None:
    for lang, wanted in (("en", english), ("fr", french)):
        (text,) = [one.text for one in rules_index(game_id, lang) if one.id == rule]
        assert re.search(wanted, text, re.IGNORECASE), f"{lang}: {text}"


@langs
def test_the_two_readings_of_a_quests_payment_are_named_by_the_option(lang: str) -> None:
    """TOG-R12: who reads it finds the option and both of its values by the names of the new-table dialog."""
    (ruling,) = [one.text for one in rules_index("glory", lang) if one.id == "TOG-R12"]
    glory = load("glory")
    text = Text(glory, lang, strict=True)
    (option,) = [one for one in glory.options if one.id == "quest_timing"]
    names = [text.option(option.id), *(text.option_value(option.id, value) for value in option.values)]
    assert [name for name in names if name not in ruling.replace("\xa0", " ")] == []


@langs
def test_names_of_defenders_are_those_of_the_book(lang: str) -> None:
    text = Text(load("defenders"), lang, strict=True)
    stones = {"en": "Dancing Stones", "fr": "Pierres Dansantes"}[lang]
    assert text.piece("location", "dancing_stone") == stones
    goes = {"en": "Go to each", "fr": "Rendez-vous à chacune"}[lang]
    assert text.describe("quest", "rumors").startswith(goes), "being there counts, passing through does not"


@langs
def test_how_often_fewer_guardians_win_is_what_was_measured(lang: str) -> None:
    """RUN-R24 gives the Companion's games at Hero: those of the ladder."""
    (ruling,) = [one.text for one in rules_index("runemasters", lang) if one.id == "RUN-R24"]
    measured = ladder.shipped("runemasters")
    assert measured
    games = {
        rung.seats: (round(rung.rate * rung.games), rung.games)
        for rung in measured.rungs
        if rung.level == "companion" and rung.options["difficulty"] == "hero"
    }
    assert set(games) == {4, 3, 2}
    told = re.split("Companion|Compagnon", ruling)[1]
    said = re.findall(r"\d+ (?:games of|of|parties sur|sur) \d+", told)
    assert [tuple(map(int, re.findall(r"\d+", one))) for one in said] == [games[4], games[3], games[2]]
