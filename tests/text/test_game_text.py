"""Everything a game can say is said in both languages, over real games. Strict: a gap is an error."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import product
from typing import get_args

import pytest

import tablee
from tablee.core.actions import Choice, Domain
from tablee.core.game import Decision, Game, Json, NamedEvent, Outcome
from tablee.core.reason import Deed, Reason
from tablee.core.state import CHANCE
from tablee.games import GAMES
from tablee.games.runemasters.ids import P_ACTIONS
from tablee.judge.reasons import GENERAL
from tablee.judge.request import Answer
from tablee.text import LANGS, Text, TextError, rules_index
from tablee.text.messages import Messages, elide
from tests.text import andor
from tests.text.support import (
    FOLDERS,
    SOURCES,
    Parts,
    endings,
    first_tile,
    heard,
    loaded,
    messages,
    question_kinds,
    rules_in_source,
)

games = pytest.mark.parametrize(
    "game_id", [pytest.param(game, marks=pytest.mark.xdist_group(game)) for game in GAMES]
)
"""Tests of a game stay in one process, which plays its games once (`heard`)."""
langs = pytest.mark.parametrize("lang", LANGS)


def strict(game_id: str, lang: str) -> Text:
    return Text(loaded(game_id), lang, strict=True)


def domains(game_id: str) -> list[Domain]:
    """All domains of a game, those of its actions included, without the numbers."""
    game = loaded(game_id)
    found = list(game.domains.values())
    for verb in game.space.verbs:
        found += [domain for domain in verb.domains if not domain.ids[0].isdecimal()]
    return found


def sentence(text: str) -> bool:
    """Whether a text begins and ends like a sentence and holds nothing unresolved."""
    ends = text.rstrip("»”\xa0")[-1] in ".!?"  # the last words may be spoken
    return text[0].isupper() and ends and "{" not in text and "  " not in text


@games
def test_real_games_say_everything_there_is_to_say(game_id: str):
    """The tests below are worth what they hear: every event kind, question, refusal and ending."""
    game = loaded(game_id)
    assert heard(game_id).missing(game) == set()
    assert {rule for rule, _ in heard(game_id).refusals} == rules_in_source(game_id)


@games
@langs
def test_every_event_of_real_games_has_its_line(game_id: str, lang: str):
    text = strict(game_id, lang)
    for event in heard(game_id).events.values():
        assert sentence(text.event(event)), event.text()


@games
@langs
def test_every_event_kind_has_its_line_for_all_numbers(game_id: str, lang: str):
    """Numbers choose between variants: go through them all, whether a game has met them or not."""
    game = loaded(game_id)
    text = strict(game_id, lang)
    for kind, fields in zip(game.events.names, game.events.fields, strict=True):
        values = [
            game.domains[domain].ids[-1:] if domain in game.domains else ["0", "1", "2", "4"]
            for _, domain in fields
        ]
        for row in product(*values):
            event = NamedEvent(kind, dict(zip([name for name, _ in fields], row, strict=True)))
            assert sentence(text.event(event)), event.text()


@games
@langs
def test_every_choice_and_prompt_of_real_games_has_its_words(game_id: str, lang: str):
    text = strict(game_id, lang)
    for decision in heard(game_id).decisions.values():
        assert sentence(text.prompt(decision))
        assert sentence(text.waiting(decision))
        if decision.seat != CHANCE:
            assert text.prompt(decision) != text.waiting(decision)
        for labels in (
            [text.choice(choice) for choice in decision.choices],
            [text.choice(choice, decision) for choice in decision.choices],
        ):
            assert all(label[0].isupper() and label[-1] not in ".!" for label in labels)
            if decision.seat != CHANCE:  # two cards may bear the same name, two answers never
                assert len(set(labels)) == len(labels), labels


@games
@langs
def test_every_action_has_a_label(game_id: str, lang: str):
    game = loaded(game_id)
    text = strict(game_id, lang)
    for action in range(game.space.size):
        assert text.choice(game.choice(action)) != game.space.text(action)


@games
@langs
def test_every_refusal_of_real_games_says_why(game_id: str, lang: str):
    text = strict(game_id, lang)
    known = {rule.id for rule in rules_index(game_id, lang)}
    for rule, action in heard(game_id).refusals:
        assert sentence(text.refusal(rule, action)), (rule, action)
        assert rule in known
        assert text.rule(rule)


@games
@langs
def test_every_ending_has_its_sentence(game_id: str, lang: str):
    text = strict(game_id, lang)
    said = {text.outcome(outcome) for outcome in heard(game_id).outcomes.values()}
    assert len(said) == len(endings(loaded(game_id)))
    assert all(sentence(line) for line in said)


@games
@langs
def test_every_option_and_value_has_a_name(game_id: str, lang: str):
    text = strict(game_id, lang)
    for option in loaded(game_id).options:
        assert text.option(option.id)[0].isupper()
        assert sentence(text.describe("option", option.id))
        names = [text.option_value(option.id, value) for value in option.values]
        assert len(set(names)) == len(names)
    for preset in loaded(game_id).presets:
        assert text.piece("preset", preset.id)[0].isupper()
        assert sentence(text.describe("preset", preset.id))


@games
@langs
def test_every_piece_has_a_name(game_id: str, lang: str):
    text = strict(game_id, lang)
    for domain in domains(game_id):
        for id in domain.ids:
            assert text.piece(domain.name, id)


@games
@langs
def test_no_message_and_no_variant_is_unused(game_id: str, lang: str, monkeypatch: pytest.MonkeyPatch):
    """All the above needs every message of the game and of the common file.

    Not so the labels of boards, nor what only the page says: to "you", of a seat that goes by the figure the
    sentence names or by its figure with an article, what the seats of a game are, what verbs and things are
    called on its boards (a test of the page asks for those).
    """
    used = labels_in_source()
    plain = Messages.format

    def listening(self: Messages, key: str, params=None, attribute: str = "") -> str:
        used.add(f"{key}.{attribute}" if attribute else key)
        return plain(self, key, params, attribute)

    monkeypatch.setattr(Messages, "format", listening)
    for line in say_everything(game_id, lang):
        assert line
    written: dict[str, Parts] = {}
    for folder in FOLDERS:
        if folder.name == "common" or folder.parent.name == game_id:
            written |= messages(folder, lang)
    used |= {key for parts in written.values() for key in parts.references}
    page = {
        key
        for key in written
        if key.endswith((".you", ".figure")) or key.startswith(("an-", "verb-", "thing-", "the-"))
    }
    page |= {"label-seats", "event-card-read.hidden"}  # the latter for cards that were taken back
    assert set(written) - used - page == set()


@games
@langs
def test_cells_are_never_named_by_bare_numbers(game_id: str, lang: str):
    """A cell is named as the board shows it, not as `(9,5)`, which is for what is typed and kept."""
    for line in say_everything(game_id, lang):
        assert not re.search(r"\(-?\d+, ?-?\d+\)|(?<![\d.])-?\d+,-?\d+(?!\d)", line), line


def labels_in_source() -> set[str]:
    """The keys of `label("id")` calls in the sources."""
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        found |= set(re.findall(r"\blabel\(\s*\"([\w-]+)\"", path.read_text(encoding="utf-8")))
    return {f"label-{id}" for id in found}


def say_everything(game_id: str, lang: str) -> Iterator[str]:
    game = loaded(game_id)
    text = strict(game_id, lang)
    said = heard(game_id)
    for event in said.events.values():
        yield text.event(event)
        yield text.together([event, event]) or "not told together"
    shown: dict[str, set[str]] = defaultdict(set)
    for decision in said.decisions.values():
        yield text.prompt(decision)
        yield text.waiting(decision)
        for choice in decision.choices:
            if choice.text not in shown[decision.kind]:
                shown[decision.kind].add(choice.text)
                yield text.choice(choice)
                yield text.choice(choice, decision)
    for rule, action in said.refusals | rare_refusals(game_id):
        yield text.refusal(rule, action)
    for outcome in said.outcomes.values():
        yield text.outcome(outcome)
        yield text.outcome(Outcome(outcome.cause, (0, 1)))  # nobody or several may win
    for option in game.options:
        yield text.option(option.id)
        yield text.describe("option", option.id)
        yield from (text.option_value(option.id, value) for value in option.values)
    for preset in game.presets:
        yield text.piece("preset", preset.id)
        yield text.describe("preset", preset.id)
    for domain in domains(game_id):
        yield from (text.piece(domain.name, id) for id in domain.ids)
        yield from (text.describe(domain.name, id) or "nothing" for id in domain.ids)
    for verb in game.space.verbs:
        for domain in verb.domains:
            if domain.name not in game.domains and text._messages.has(domain.name):
                yield text.piece(domain.name, domain.ids[0])
    for reason in reasons(game):
        yield text.reason(reason)
    yield from said_by_partners(game, text)
    yield text.seat(CHANCE)
    yield text.seat(0)
    yield text.bot(0)


def reasons(game: Game) -> Iterator[Reason]:
    """Every reason that a hint may give in a game, about every piece."""
    yield from GENERAL
    for key, names in getattr(game.advice, "SENTENCES", {}).items():
        values = [game.domains[name].ids if name in game.domains else ["1", "2"] for name in names]
        for row in product(*values):
            yield Reason(key, dict(zip(names, row, strict=True)))


@games
@langs
def test_every_reason_has_its_sentence(game_id: str, lang: str):
    text = strict(game_id, lang)
    for reason in reasons(loaded(game_id)):
        said = text.reason(reason)
        assert sentence(said), said
        assert len(said) <= 110, said


def named(game: Game, table: Mapping[str, tuple[str, ...]]) -> Iterator[tuple[str, dict[str, str]]]:
    """Every sentence of a table, about every piece."""
    for key, names in table.items():
        values = [game.domains[name].ids if name in game.domains else ["1", "12"] for name in names]
        for row in product(*values):
            yield key, dict(zip(names, row, strict=True))


def said_by_partners(game: Game, text: Text) -> Iterator[str]:
    """Whatever bots of a cooperative game say, are asked for and answer."""
    yield from (text.deed(Deed(key, args)) for key, args in named(game, getattr(game.advice, "DEEDS", {})))
    yield from (text.wish(Reason(key, args)) for key, args in named(game, getattr(game.advice, "WISHES", {})))
    yield from (text.answer(answer) for answer in get_args(Answer))


@games
@langs
def test_partners_have_words_for_everything(game_id: str, lang: str):
    game = loaded(game_id)
    assert hasattr(game.advice, "DEEDS") == hasattr(game.advice, "WISHES") == game.cooperative
    for said in said_by_partners(game, strict(game_id, lang)):
        assert sentence(said), said
        assert len(said) <= 110, said


def rare_refusals(game_id: str) -> set[tuple[str, int]]:
    """Refusals of positions that random games hardly ever reach."""
    rare = {
        "runemasters": rare_in_runemasters,
        "glory": rare_in_glory,
        "andor": lambda: andor.rare_refusals(andor.game()),
    }
    return rare.get(game_id, set)()


def rare_in_glory() -> set[tuple[str, int]]:
    game = tablee.load("glory")
    walled, seat = first_tile(game)  # TOG-4.14 no cell for a quest whose only connector is in the south
    me = walled["players"][seat]
    me |= {"combat": 4, "magic": 4, "hand": ["q_demigod"]}
    walls = (("dragon", "0,-1"), ("lich", "0,1"))
    me["tiles"] += [{"tile": tile, "cell": cell, "opened": []} for tile, cell in walls]
    quest = game.space.parse("quest q_demigod")
    rule = game.load(walled).explain(seat, quest)
    assert rule == "TOG-4.14"
    return {(rule, quest)}


def rare_in_runemasters() -> set[tuple[str, int]]:
    game = tablee.load("runemasters")
    shielded = first_turn("ismoros")  # RUN-10.2 nobody is left who could take a shield
    for guardian in shielded["guardians"]:
        guardian["shield"] = True
    s = game.load(shielded)
    mark = game.space.parse("mark white")
    out = {(s.explain(0, mark), mark)}
    empty = first_turn("neltai")  # RUN-D10a nobody is left whom Exchange could move but Neltaï
    empty["monsters"] = {path: [] for path in empty["monsters"]}
    s = game.load(empty)
    s.apply(0, mark)
    exchange = game.space.parse("exchange_monster")
    out.add((s.explain(0, exchange), exchange))
    assert {rule for rule, _ in out} == {"RUN-10.2", "RUN-D10a"}
    return out


def first_turn(guardian: str) -> Json:
    """The first turn of a guardian beside Kulak, with nothing but white dice."""
    game = tablee.load("runemasters")
    s = game.setup({}, seats=2)
    script = {f"choose {guardian}", "choose kulak", f"elder {guardian}", "event pavise", "roll white"}
    while s.to_act() == [CHANCE] or s.stack[-1].proc != P_ACTIONS:
        seat = s.to_act()[0]
        legal = {game.space.text(action): action for action in s.legal(seat)}
        wanted = [legal[text] for text in sorted(script & set(legal), key=lambda text: "kulak" in text)]
        s.apply(seat, wanted[0] if wanted else s.legal(seat)[0])
    return game.dump(s)


# Behaviour of Text itself ----------------------------------------------------------------------------------


@pytest.fixture
def french() -> Text:
    return strict("runemasters", "fr")


@pytest.fixture
def english() -> Text:
    return strict("runemasters", "en")


@langs
def test_what_a_guardian_of_havresac_has_done_is_ended_in_its_own_words(lang: str):
    """After a walk one is done with the guardian, in the shop with recruiting."""
    text = strict("havresac", lang)
    done = text.game.choice(text.game.space.parse("done"))
    shop, walk = [Decision(0, kind, "", {}, (done,)) for kind in ("recruit", "abilities")]
    said = {
        "en": ["Finish recruiting", "Finish with this guardian"],
        "fr": ["Terminer le recrutement", "En finir avec ce Gardien"],
    }
    assert [text.choice(done, shop), text.choice(done, walk)] == said[lang]


def test_a_monster_has_its_article(french: Text, english: Text):
    said = {
        "troll_green": ("Kulak abat le Troll vert sur", "Le Troll vert guérit", "The Green Troll recovers"),
        "shadow_red": ("Kulak abat l’Ombre rouge sur", "L’Ombre rouge guérit", "The Red Shadow recovers"),
        "archer_blue_1": ("Kulak abat l’Archer bleu sur", "L’Archer bleu guérit", "The Blue Archer recovers"),
    }
    for card, (inside, first, in_english) in said.items():
        killed = NamedEvent("killed", {"guardian": "kulak", "card": card, "path": "red", "space": "2"})
        healed = NamedEvent("dragon-healed", {"card": card})
        assert french.event(killed).startswith(inside)
        assert french.event(healed).startswith(first)
        assert english.event(healed).startswith(in_english)


def test_every_monster_has_the_right_french_article(french: Text):
    """Elision before a vowel; all other kinds of monsters are masculine."""
    for card in french.game.domains["card"].ids:
        said = french.event(NamedEvent("dragon-healed", {"card": card}))
        assert (
            said.startswith("L’" if french.piece("card", card)[0] in "AEIOUÉÈH" else "Le ") or card == "dawn"
        )


def test_what_happens_together_is_told_together(french: Text, english: Text):
    dice = [NamedEvent("rolled", {"guardian": "kulak", "rune": rune}) for rune in ("red", "blue", "red")]
    assert english.together(dice) == "Kulak rolls the dice: red, blue, red."
    assert french.together(dice) == "Kulak lance les dés\xa0: runes rouge, bleue, rouge."
    assert english.together(dice[:1] * 2) == "Kulak rolls the dice: red, red."
    other = NamedEvent("rolled", {"guardian": "ismoros", "rune": "blue"})
    assert english.together([dice[0], other]) == "", "two arguments differ"
    died = [NamedEvent("died", {"guardian": name}) for name in ("kulak", "ismoros")]
    assert english.together(died) == "", "there is no line for several"


def test_numbers_choose_the_variant_and_the_plural(french: Text, english: Text):
    one = NamedEvent("melee", {"card": "troll_red", "path": "red", "points": "1"})
    two = NamedEvent("melee", {"card": "troll_red", "path": "red", "points": "2"})
    assert french.event(one) == "Le Troll rouge frappe au contact sur le chemin rouge\xa0: 1\xa0dégât."
    assert french.event(two) == "Le Troll rouge frappe au contact sur le chemin rouge\xa0: 2\xa0dégâts."
    assert english.event(two) == "The Red Troll strikes in melee on the red path: 2 damage."
    life = NamedEvent("rewarded", {"guardian": "kulak", "life": "1", "mana": "0"})
    assert english.event(life) == "Kulak gains 1 life."


@pytest.mark.rule("RUN-8.7")
def test_a_temple_that_falls_loses_no_more_than_it_had(french: Text, english: Text):
    """Two damage bring a temple with one life down: it takes two, but has not two to lose."""
    fallen = NamedEvent("temple-hurt", {"points": "2", "temple": "0"})
    assert french.event(fallen) == "Le temple subit 2\xa0dégâts et s’effondre."
    assert english.event(fallen) == "The temple takes 2 damage and collapses."


def test_a_guardian_brings_the_name_of_its_mark(french: Text):
    event = NamedEvent("mark-used", {"guardian": "kulak"})
    assert french.event(event) == "Kulak invoque sa marque\xa0: Prière de guérison."


def test_the_question_makes_a_choice_more_telling(english: Text):
    game = english.game
    choice = game.choice(game.space.parse("mark white*"))
    decision = Decision(1, "actions", "RUN-D6", {"guardian": "ismoros"}, (choice,))
    assert english.choice(choice) == "Invoke the mark with a rerolled white die"
    assert english.choice(choice, decision) == "Invoke Shield with a rerolled white die"


def test_the_targets_of_a_choice_come_before_what_the_question_is_about(english: Text):
    choice = english.game.choice(english.game.space.parse("shield kulak"))
    decision = Decision(0, "shield", "RUN-D7", {"guardian": "ismoros"}, (choice,))
    assert english.choice(choice, decision) == "Give Kulak a shield"


def test_a_parameter_of_another_name_finds_its_domain(english: Text):
    about = {"guardian": "kulak", "revived": "neltai"}
    decision = Decision(0, "second_wind_to", "RUN-D13b", about, ())
    assert english.prompt(decision) == "Kulak, choose the path on which Neltaï returns."
    assert english.waiting(decision) == "Kulak is choosing the path on which Neltaï returns."


def test_a_refusal_depends_on_the_action(french: Text):
    parse = french.game.space.parse
    assert "Tous les gardiens" in french.refusal("RUN-10.2", parse("mark white"))
    assert french.refusal("RUN-10.2", parse("shield kulak")).startswith("Impossible pour Kulak")
    assert french.refusal("RUN-5.20", parse("block red+red")).startswith(
        "Un Dragon se tient sur votre chemin"
    )


def test_who_may_not_know_everything_is_told_less():
    text = strict("glory", "en")
    dealt = {"seat": "0", "tile": "q_patron"}
    assert text.event(NamedEvent("quest-dealt", dealt)) == "Seat 1 receives a Quest: Patron of the Realm."
    assert text.event(NamedEvent("quest-dealt", {"seat": "0"})) == "Seat 1 receives a Quest."


def test_the_id_of_a_piece_chooses_the_variant():
    text = strict("glory", "fr")
    said = {
        ("coin", "1"): "gagne 1\xa0pièce (Gobelin).",
        ("coin", "2"): "gagne 2\xa0pièces (Gobelin).",
        ("magic", "2"): "gagne 2\xa0points de magie (Gobelin).",
        ("prestige", "2"): "gagne 2\xa0points de prestige (Gobelin).",
    }
    for (gain, amount), end in said.items():
        event = NamedEvent("gained", {"seat": "0", "gain": gain, "amount": amount, "tile": "goblin"})
        assert text.event(event).endswith(end)


def test_pieces_that_go_by_numbers():
    text = strict("glory", "en")
    assert text.piece("slot", "3") == "slot 3"
    assert text.piece("cell", "-1,2") == "1 cell west and 2 south of the hero"
    assert text.piece("cell", "0,-1") == "1 cell north of the hero"
    assert text.piece("cell", "3,0") == "3 cells east of the hero"
    assert text.piece("chest", "0,0:0") == "the hero’s first Chest"
    assert text.piece("chest", "0,0:1") == "the hero’s second Chest"
    assert text.piece("chest", "0,-1:0") == "the Chest 1 cell north of the hero"
    assert text.piece("chest", "2,0:0") == "the Chest 2 cells east of the hero"
    assert strict("glory", "fr").piece("cell", "2,-1") == "2\xa0cases à l’est et 1 au nord du Héros"


def test_players_have_names():
    game = tablee.load("runemasters")
    text = Text(game, "en", players=["Ada"], strict=True)
    assert text.event(NamedEvent("guardian-chosen", {"seat": "0", "guardian": "kulak"})).startswith(
        "Ada takes"
    )
    assert [text.seat(0), text.seat(1), text.seat(CHANCE)] == ["Ada", "Seat 2", "Chance"]


def test_french_names_that_begin_with_a_vowel_are_elided():
    """The sentence says « de » and does not know whose name follows."""
    game = tablee.load("andor")
    turn = NamedEvent("turn-began", {"seat": "0"})
    assert Text(game, "fr", players=["Eara"], strict=True).event(turn) == "C’est le tour d’Eara."
    assert Text(game, "fr", players=["Yann"], strict=True).event(turn) == "C’est le tour de Yann."
    assert elide("fr", "de A à N, attaque Eara, lorsque Éric") == "de A à N, attaque Eara, lorsqu’Éric"
    assert elide("en", "de Eara") == "de Eara"


def test_names_and_descriptions_of_pieces(french: Text, english: Text):
    assert english.piece("card", "troll_red") == "Red Troll"
    assert french.piece("card", "dawn") == "Aube"
    assert english.piece("space", "3") == "space 3"
    assert english.describe("card", "troll_red") == english.describe("kind", "troll") != ""
    assert english.describe("event", "transcendence") == "5 dice per turn."
    assert english.describe("guardian", "kulak").startswith(
        "Kulak, Bearer of Life. Mark: Healing Prayer. One"
    )
    assert english.describe("rune", "red") == ""
    assert english.option_value("difficulty", "hero") == "Hero"
    assert english.option_value("ultimate_start", "default") == "by difficulty"


def test_french_words_of_the_content_are_typeset(french: Text):
    """The data files are written by anybody; no line begins with a colon."""
    assert "Enragé à 2 blessures\xa0: ses" in french.describe("card", "troll_red")
    for table in french._names.values():
        for words in table.values():
            assert not any(f" {mark}" in words for mark in ":;!?»")


def test_the_text_of_a_rule_has_no_links_and_keeps_its_table(english: Text):
    rule = english.rule("RUN-1.18")
    assert rule.startswith("Now turn up three Monster cards")
    assert "| Guardians | Paths |" in rule
    assert "](#" not in english.rule("RUN-1.6")
    assert "RUN-13.2" in english.rule("RUN-1.6")
    with pytest.raises(TextError, match=r"runemasters has no rule 'RUN-99\.9'"):
        english.rule("RUN-99.9")


def test_a_gap_is_an_error_in_tests_and_notation_in_play(english: Text):
    game = english.game
    strange = Choice(0, "dance red", "dance", (("rune", "red"),))
    question = Decision(0, "dance", "RUN-D6", {}, (strange,))
    event = NamedEvent("hit", {"guardian": "kulak"})  # a parameter is missing
    calls = [
        (lambda t: t.choice(strange), "dance red"),
        (lambda t: t.prompt(question), "dance"),
        (lambda t: t.event(event), "hit guardian=kulak"),
        (lambda t: t.refusal("RUN-99.1", 0), "end: RUN-99.1"),
        (lambda t: t.outcome(Outcome("rain", ())), "rain"),
        (lambda t: t.piece("rune", "black"), "black"),
        (lambda t: t.option("weather"), "weather"),
        (lambda t: t.label("weather", n=3), "weather"),
    ]
    lenient = Text(game, "en")
    for call, notation in calls:
        assert call(lenient) == notation
        with pytest.raises(TextError):
            call(english)


def test_an_unknown_language_is_refused():
    with pytest.raises(TextError, match="unknown language 'de'; known: fr, en"):
        Text(tablee.load("runemasters"), "de")


def test_all_questions_are_known():
    """The kinds of question come from the procedures that have a rule of their own."""
    assert set(tablee.load("runemasters").decision_kinds) < question_kinds(tablee.load("runemasters"))
