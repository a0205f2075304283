"""What Defenders of the Realm says about its pieces."""

from __future__ import annotations

import pytest

import tablee
from tablee.core.actions import Choice
from tablee.core.game import Decision, NamedEvent
from tablee.core.reason import Deed, Reason
from tablee.text import LANGS, Text

langs = pytest.mark.parametrize("lang", LANGS)


def strict(lang: str) -> Text:
    return Text(tablee.load("defenders"), lang, strict=True)


@langs
@pytest.mark.parametrize(
    ("domain", "count"),
    [
        ("special", 15),
        ("quest", 24),
        ("skill", 24),
        ("general", 4),
        ("hero", 8),
        ("dark", 56),
        ("dark-kind", 5),
    ],
)
def test_every_card_and_every_sheet_says_what_it_does(lang: str, domain: str, count: int):
    text = strict(lang)
    ids = list(tablee.load("defenders").names[lang][domain])
    assert len(ids) == count
    for id in ids:
        said = text.describe(domain, id)
        assert said.endswith("."), id
        assert "  " not in said, id
        assert said != text.piece(domain, id)


@langs
@pytest.mark.parametrize("domain", ["card", "dark", "quest", "location", "hero"])
def test_no_two_pieces_have_the_same_name(lang: str, domain: str):
    text = strict(lang)
    names = [text.piece(domain, id) for id in tablee.load("defenders").domains[domain].ids]
    assert len(set(names)) == len(names)


def test_a_location_card_tells_how_to_travel_and_its_dice():
    assert strict("en").piece("card", "ancient_ruins_eagle") == "Ancient Ruins (eagle, 2 dice)"
    assert strict("fr").piece("card", "ancient_ruins_horse") == "Ruines Anciennes (cheval, 1 dé)"


def test_a_darkness_card_is_told_above_and_below():
    english, french = strict("en"), strict("fr")
    assert english.describe("dark", "ds01") == (
        "Ancient Ruins: 1 Demon. Seabird Port: 1 Undead. Lord Balazarg → Raven Forest, 2 Demons."
    )
    assert french.describe("dark", "ds53").startswith("Patrouilles Orcs\xa0: 1 Orc sur chaque Lieu vert")
    assert french.describe("dark", "ds53").endswith("Varkolak → prochain Lieu de son chemin, 1 Mort-Vivant.")
    assert english.describe("dark", "ds54").endswith("Sapphire → Monarch City."), "no escort"
    assert english.piece("dark", "ds48") == "All Is Quiet (2)"


def test_a_darkness_card_with_the_places_of_another_is_told_by_its_general():
    english, french = strict("en"), strict("fr")
    assert english.piece("dark", "ds27") == "Ghost Marsh – Whispering Woods (Sapphire)"
    assert french.piece("dark", "ds42") == "Marécage Fantôme – Bois des Murmures (Varkolak)"
    assert english.piece("dark", "ds01") == "Ancient Ruins – Seabird Port"
    assert english.piece("dark", "ds50") == "Orc Patrols (Lord Balazarg)"


def test_french_places_have_their_article():
    text = strict("fr")
    for place, said in {
        "raven_forest": "rejoint la Forêt aux Corbeaux à pied.",
        "amarak_peak": "rejoint le Pic d’Amarak à pied.",
        "dark_woods": "rejoint les Bois Sombres à pied.",
        "gryphon_inn": "rejoint l’Auberge du Griffon à pied.",
    }.items():
        moved = NamedEvent("moved", {"seat": "0", "location": place, "way": "foot"})
        assert text.event(moved) == f"Place\xa01 {said}"
    placed = NamedEvent("placed", {"location": "wolf_pass", "colour": "black", "minions": "2"})
    assert text.event(placed) == "Un Mort-Vivant envahit le Col du Loup (2)."


def test_dice_are_told_together_with_their_colour():
    text = strict("en")
    dice = [NamedEvent("rolled", {"seat": "0", "die-colour": "red", "pips": pips}) for pips in "56"]
    assert text.together(dice) == "Seat 1 rolls red dice: 5, 6."
    plain = NamedEvent("rolled", {"seat": "0", "die-colour": "purple", "pips": "4"})
    assert text.event(plain) == "Seat 1 rolls a die: 4.", "dice of quests have no colour"


def test_french_colours_agree():
    text = strict("fr")
    for colour, (masculine, feminine, plural) in {
        "red": ("Rouge", "rouge", "rouges"),
        "green": ("Vert", "verte", "verts"),
        "blue": ("Bleu", "bleue", "bleus"),
        "black": ("Noir", "noire", "noirs"),
    }.items():
        name = Choice(0, f"name {colour}", "name", (("colour", colour),))
        assert text.choice(name) == masculine
        heard = NamedEvent("rumors-heard", {"seat": "0", "colour": colour})
        assert text.event(heard).endswith(f"nomme la couleur {feminine}.")
        step = NamedEvent("quest-step", {"seat": "0", "quest": "raids", "colour": colour})
        assert text.event(step) == f"Place\xa01 progresse dans sa quête (couleur {feminine})\xa0: Raids."
        dice = [NamedEvent("rolled", {"seat": "0", "die-colour": colour, "pips": pips}) for pips in "56"]
        assert text.together(dice) == f"Place\xa01 lance des dés {plural}\xa0: 5, 6."


def test_a_step_of_a_quest_names_its_place_and_what_leaves_the_supply():
    step = {"seat": "0", "quest": "organize_militia", "colour": "green"}
    assert strict("fr").event(NamedEvent("quest-step", step)) == (
        "Place\xa01 marque une étape de sa quête (Organiser la Milice), "
        "le Village de Vertefeuille\xa0: un Orc quitte la réserve."
    )
    english = strict("en").event(NamedEvent("quest-step", step | {"quest": "rumors", "colour": "black"}))
    assert english.endswith("Chimera Inn: an Undead leaves the supply.")


def test_of_a_card_only_what_counts_is_told():
    text = strict("en")
    told = text.event(NamedEvent("revealed", {"dark": "ds01", "full": "0"}))
    assert told.endswith("Lord Balazarg → Raven Forest, 2 Demons.")
    assert "Seabird Port" not in told
    assert "Seabird Port" in text.event(NamedEvent("revealed", {"dark": "ds01", "full": "1"}))


def test_the_log_does_not_number_cards_that_are_alike():
    foreseen = NamedEvent("foreseen", {"seat": "0", "dark": "ds48"})
    assert strict("en").event(foreseen) == "Seat 1 foresees a card: All Is Quiet."


def test_a_card_of_a_closed_hand_is_not_named():
    drawn = NamedEvent("card-drawn", {"seat": "1", "card": "hidden"})
    assert strict("en").event(drawn) == "Seat 2 draws a hidden card."
    assert strict("fr").event(drawn) == "Place\xa02 pioche une carte\xa0: face cachée."


def test_names_stand_in_french_sentences_with_an_article_or_after_a_colon():
    french = strict("fr")
    drawn = NamedEvent("card-drawn", {"seat": "1", "card": "wolf_pass_gate"})
    assert french.event(drawn) == "Place\xa02 pioche une carte\xa0: Col du Loup (portail, 1 dé)."
    weak = NamedEvent("too-wounded", {"general": "balazarg"})
    assert french.event(weak) == "Le Seigneur Balazarg est trop mal en point pour avancer."
    there = {"location": "orc_valley"}
    assert french.deed(Deed("quest", there)) == "Ma quête passe par la Vallée des Orcs."
    assert french.wish(Reason("come", there)) == "Gagne la Vallée des Orcs pour me rejoindre."


def test_the_halves_of_a_card_are_named_where_the_question_is_known():
    text = strict("en")
    half = Choice(0, "half b", "half", (("half", "b"),))
    about = {"first": "raven_forest", "second": "windy_pass"}
    assert text.choice(half) == "Protect the second location"
    assert text.choice(half, Decision(0, "spare_half", "DOR-16.22", about, (half,))) == "Protect Windy Pass"


def test_what_is_kept_or_used_is_named_where_the_question_is_known():
    text = strict("en")
    use, keep = Choice(0, "use", "use", ()), Choice(1, "keep", "keep", ())

    def said(kind: str, choice: Choice) -> str:
        return text.choice(choice, Decision(0, kind, "DOR-17.35", {}, (use, keep)))

    assert said("wisdom", use) == "Replace this card"
    assert said("wisdom", keep) == said("foresee", keep) == "Keep this card"
    assert said("turn_undead", keep) == "Let them stay"
    assert said("blessing", use) == "Use it"


def test_a_window_says_what_moment_it_is():
    text = strict("en")
    said = {
        moment: text.prompt(Decision(0, "window", "DOR-16.6", {"moment": moment, "dark": "ds01"}, ()))
        for moment in ("day_end", "evening", "night", "revealed")
    }
    assert len(set(said.values())) == 4
    assert "a card is revealed: play a card" in said["revealed"]


@langs
def test_a_foreseen_card_is_told_once(lang: str):
    text = strict(lang)
    for card in ("ds01", "ds50"):
        said = text.prompt(Decision(0, "foresee", "DOR-16.21", {"dark": card}, ()))
        assert said.endswith(text.describe("dark", card))
        for name in text.game.names[lang]["dark-plain"][card].split(" – "):
            assert said.count(name) == 1


@langs
def test_a_defeat_that_wounds_nobody_says_why(lang: str):
    """DOR-17.6, 17.16 Every General wounds: only a skill can spare all of it."""
    spared = NamedEvent("penalty", {"seat": "0", "general": "balazarg", "wounds": "0"})
    assert {"en": "by a skill", "fr": "sa compétence"}[lang] in strict(lang).event(spared)
