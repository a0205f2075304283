"""What Andor says about its pieces, and what it keeps to itself."""

from __future__ import annotations

import re

import pytest

import tablee
from tablee.core.actions import Choice
from tablee.core.game import Decision, NamedEvent, Outcome
from tablee.text import LANGS, Text
from tests.rules.andor.table import Table, castle
from tests.text import andor
from tests.text.support import SOURCES

langs = pytest.mark.parametrize("lang", LANGS)


def strict(lang: str) -> Text:
    return Text(tablee.load("andor"), lang, strict=True)


def event(lang: str, kind: str, **args: str) -> str:
    return strict(lang).event(NamedEvent(kind, {name.removesuffix("_"): args[name] for name in args}))


@langs
def test_titles_and_texts_of_cards_are_not_sent_before_they_are_read(lang: str):
    """Neither the names nor the messages a page gets hold a word of a card."""
    game = tablee.load("andor")
    sent = (SOURCES / "games" / "andor" / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    assert not {"card", "card-text", "objective", "marker-face"} & set(game.names[lang])
    texts = game.secret_names[lang]["card-text"]
    assert len(texts) == 71
    for text in texts.values():
        assert text not in sent
        assert text not in str(game.catalogue())


@langs
def test_every_card_objective_and_marker_has_words(lang: str):
    game = tablee.load("andor")
    for domain in ("card", "card-text", "objective", "marker-face"):
        known = game.domains[domain.removesuffix("-text")].ids
        assert set(game.secret_names[lang][domain]) == set(known)


def test_a_card_is_told_with_its_title_and_text():
    said = event("fr", "card-read", card="L2.T1")
    assert said.startswith("Carte Légende «\xa0T1 · La guérisseuse\xa0»\xa0: Takota serre contre elle")
    assert said.endswith("une seule fois.\xa0»")
    assert event("en", "card-read", card="L1.M3") == (
        "Legend card “M3 · Eyes in the dark”: The gleam was only a reflection in a Wargor’s eyes."
    )


def test_an_objective_goes_by_the_card_that_announces_it():
    assert event("en", "objective", objective="L2.hearths") == "New objective: “The three hearths”."
    assert event("fr", "objective-done", objective="L1.stone") == (
        "Objectif accompli\xa0: «\xa0Trois lueurs bleues\xa0»\xa0!"
    )


def test_a_legend_of_ones_own_brings_its_own_words():
    text = Text(andor.game(), "fr", strict=True)
    assert text.option_value("legend", "T") == "Le conte du hasard"
    said = text.event(NamedEvent("fight-began", {"seat": "0", "creature": "shade", "space": "411"}))
    assert said == "Place\xa01 attaque Ombre sur la case\xa0411."
    assert text.event(NamedEvent("card-read", {"card": "T.F1"})).endswith("Elle pique les yeux.")


@pytest.mark.parametrize(
    ("item", "french", "english"),
    [
        ("gourd", "une Gourde", "a water-skin"),
        ("firewood", "du Bois de chauffage", "firewood"),
        ("rider_helmet", "un Heaume de cavalier", "a rider’s helmet"),
        ("falcon_flying", "le Faucon en vol", "the flying falcon"),
        ("carlion", "Carlion", "Carlion"),
        ("winter_stone", "la Pierre hivernale", "the winter stone"),
        ("tablet_griffon", "la Tablette du Griffon", "the tablet of the griffon"),
        ("plant_red", "des Sangflores rouges", "red bloodblooms"),
        ("iquar", "un Iquar", "an Iquar"),
        ("takota", "Takota", "Takota"),
    ],
)
def test_items_have_their_articles(item: str, french: str, english: str):
    assert event("fr", "got", seat="0", item=item) == f"Place\xa01 reçoit {french}."
    assert event("en", "got", seat="0", item=item) == f"Seat 1 gets {english}."


@langs
def test_every_item_and_hero_says_what_it_does(lang: str):
    text = strict(lang)
    for domain in ("item", "hero", "ally"):
        said = [text.describe(domain, id) for id in text.game.domains[domain].ids]
        assert all(line.endswith(".") for line in said)
    assert re.search(r"\b60\b", text.describe("hero", "tenaya"))
    assert text.describe("hero", "kram") != text.describe("hero", "thorn")


def test_a_space_is_told_by_number_and_name():
    assert event("en", "moved", seat="1", space="431") == "Seat 2 goes to space 431 (Griffon Rock)."
    assert event("fr", "moved", seat="1", space="13") == "Place\xa02 va sur la case\xa013."
    assert event("en", "marched", creature="gor", from_="7", space="0") == "The Gor: 7 → 0."


def test_steps_and_dice_are_told_together():
    text = strict("en")
    steps = [NamedEvent("moved", {"seat": "0", "space": space}) for space in ("16", "13", "0")]
    assert text.together(steps) == "Seat 1 moves on: 16, 13, castle."
    dice = [NamedEvent("creature-rolled", {"creature": "shron", "pips": pips}) for pips in "53"]
    assert text.together(dice) == "Shron rolls: 5, 3."


@pytest.mark.parametrize(
    ("rule", "value", "said"),
    [
        ("fires", "1", "From now on, you can make fire."),
        ("fires", "0", "From now on, nobody can make fire."),
        ("stone_step_wp", "2", "Every step with the winter stone now costs 2 will points."),
        ("mover_steps", "1", "The silhouette now moves 1 space each sunrise."),
        ("ally_bonus_great_warrior", "4", "The great Yetohe warrior now adds 4 to the heroes’ strength."),
    ],
)
def test_a_rule_that_changes_is_told_in_words(rule: str, value: str, said: str):
    assert event("en", "rule-changed", rule=rule, value=value) == said


def test_barter_names_what_is_given_and_what_is_taken():
    text = strict("fr")
    choice = text.game.choice(text.game.space.parse("barter gourd falcon"))
    assert text.choice(choice) == "Troquer\xa0: Gourde contre Faucon"


def test_a_die_is_chosen_by_what_it_shows():
    text = strict("en")
    again = text.game.choice(text.game.space.parse("reroll 2"))
    about = {"other": "1", "pips1": "6", "pips2": "2", "creature": "gor"}
    question = Decision(0, "blade", "AND-14.5", about, (again,))
    assert text.choice(again) == "Reroll die 2"
    assert text.choice(again, question) == "Reroll die 2, the 2"


def asked(lang: str, table: Table, seat: int) -> str:
    decision = table.game.decision(table.state, seat)
    assert decision
    return strict(lang).prompt(decision)


@pytest.mark.parametrize(
    ("creatures", "hero", "said", "dit"),
    [
        ({}, {}, "move, pass or end the day", "vous déplacer, passer ou terminer la Journée"),
        (
            {"14": "gor"},
            {},
            "move, fight, pass or end the day",
            "vous déplacer, combattre, passer ou terminer la Journée",
        ),
        (
            {"14": "gor"},
            {"hours": 10, "items": {"gourd": 1}},
            "move or end the day",
            "vous déplacer ou terminer la Journée",
        ),
    ],
)
def test_a_turn_names_the_actions_that_are_possible(creatures, hero, said: str, dit: str):
    table = castle("warrior", "mage", at="14", creatures=creatures, h0=hero)
    assert asked("en", table, 0) == f"Seat 1, choose your action: {said}."
    assert asked("fr", table, 0) == f"Place\xa01, choisissez votre action\xa0: {dit}."


def test_who_has_no_hour_left_can_only_end_the_day():
    table = castle("warrior", "mage", at="14", creatures={"14": "gor"}, h0={"hours": 10})
    assert asked("en", table, 0) == "Seat 1, you cannot spend another hour: end the day."
    assert table.legal(0) == ["end_day"]


@pytest.mark.parametrize("can", ["fight_pass", "only_pass"])
@langs
def test_other_turns_have_words_too(can: str, lang: str):
    turn = Decision(0, "turn", "AND-3.2", {"can": can}, ())
    move, fight = {"en": ("move", "fight"), "fr": ("vous déplacer", "combattre")}[lang]
    said = strict(lang).prompt(turn)
    assert move not in said
    assert (fight in said) == can.startswith("fight")


def test_the_dice_of_a_mage_are_the_mages_own():
    table = castle("mage", "warrior", at="10", creatures={"10": "gor"}, h0={"sp": 9})
    table.call_fight(0, 1)
    table.dice(3)
    assert asked("en", table, 0) == "Seat 1, choose one of your dice to turn over, or none."
    assert asked("fr", table, 0) == "Place\xa01, choisissez un de vos dés à retourner, ou aucun."
    table.play("0: no")
    table.dice(1, 2, 3)
    assert asked("en", table, 0) == "Seat 1, choose one of Seat 2’s dice to turn over, or none."


def test_who_is_called_and_who_calls_are_both_named():
    join = Choice(0, "accept", "accept", ())
    question = Decision(2, "invited", "AND-6.1", {"other": "1", "creature": "shron"}, (join,))
    said = "Seat 3, Seat 1 calls on you against Shron: join the fight or stay out of it."
    assert strict("en").prompt(question) == said


@langs
def test_a_player_has_the_same_name_when_others_act_towards_them(lang: str):
    text = Text(andor.game(), lang, ["Anna", "Ben", "Chloe"], strict=True)
    for action in ("invite 2", "give 2 gourd", "share 2"):
        assert "Ben" in text.choice(text.game.choice(text.game.space.parse(action)))


def test_no_steps_left_are_none_though_space_0_is_the_castle():
    question = Decision(0, "lead", "AND-7.2", {"ally": "tranuk", "steps": "0"}, ())
    assert strict("en").prompt(question) == "Seat 1, spend another hour to lead Tranuk on, or stop."


def test_winners_are_listed_as_in_a_sentence():
    text = Text(andor.game(), "en", ["Anna", "Ben", "Chloe"], strict=True)
    won = Outcome("won", (0, 1, 2), ())
    assert text.outcome(won) == "The legend is won. Victory for Anna, Ben and Chloe!"


def test_what_finds_no_room_is_of_either_gender():
    for item, words in (("gourd", "une Gourde"), ("firewood", "du Bois de chauffage")):
        question = Decision(0, "receive", "AND-13.10", {"item": item}, ())
        said = strict("fr").prompt(question)
        assert said.endswith(f"place pour {words}\xa0: déposez autre chose, ou laissez cela par terre.")


def test_the_point_of_a_reward_is_named():
    text = strict("fr")
    point = text.game.choice(text.game.space.parse("share 2"))
    about = {"points": "sp", "left": "1", "creature": "gor"}
    question = Decision(0, "share", "AND-9.7", about, (point,))
    assert text.choice(point, question) == "Donner un Point de Force à Place\xa02"
    assert text.prompt(question).endswith("qui reçoit le Point de Force.")


@pytest.mark.parametrize(
    ("rule", "action", "said"),
    [
        ("AND-4.1", "move 431", "Space 431 (Griffon Rock) is not next to yours."),
        ("AND-3.10", "invite 3", "Seat 3’s day is over."),
        ("AND-R53", "invite 3", "Whoever came here this turn cannot fight yet: not Seat 3."),
        ("AND-14.12", "give 2 carlion", "The falcon cannot carry this to Seat 2: Carlion."),
        ("AND-7.2", "lead tranuk 402", "Tranuk is not in play, or you have no hour for him."),
        ("AND-15.3", "barter gourd carlion", "Your sheet has no room for this: Carlion."),
    ],
)
def test_a_refusal_names_what_was_wanted(rule: str, action: str, said: str):
    text = strict("en")
    assert text.refusal(rule, text.game.space.parse(action)) == said


def test_a_mage_turns_a_die_or_none():
    """The button has the word of the question."""
    no = Choice(0, "no", "no", ())
    turn = Decision(0, "turn_die", "AND-13.5", {"other": "1", "whose": "mine"}, (no,))
    for lang, word in (("en", "None"), ("fr", "Aucun")):
        assert strict(lang).choice(no, turn) == word
        assert word.lower() in strict(lang).prompt(turn)
        assert strict(lang).choice(no, Decision(0, "steal", "AND-22.1", {}, (no,))) != word


def test_a_lone_fight_has_no_heroes():
    assert event("en", "values", heroes="5", enemy="8") == "Combat values: 5 against the creature’s 8."
    assert event("fr", "values", heroes="5", enemy="8").endswith(": 5 contre 8 pour la Créature.")


@langs
def test_the_winter_stone_does_not_go_with_the_falcon(lang: str):
    """AND-14.12 No large object does."""
    said = strict(lang).describe("item", "winter_stone")
    assert {"en": "falcon", "fr": "Faucon"}[lang] in said
