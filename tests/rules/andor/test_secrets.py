"""Nothing of a card is known before it is read: neither in what is printed, nor by name, nor at the table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablee.core.reason import Deed
from tablee.core.rng import Rng
from tablee.games.andor import AndorGame, advice
from tablee.judge.intention import intentions
from tablee.server.catalog import Catalog
from tests.rules.andor.table import GAME, Table, begun, own_legend

SECRETS = {
    "title": ("Zephyr", "Zenith"),
    "text": ("Quartz", "Quasar"),
    "objective": ("xylophone", "Xanadu"),
    "marker": ("wyvern", "Wyoming"),
    "option": ("Vortex", "Vulcan"),
    "flag": ("umbrella",),
    "tag": ("ultimate",),
    "boss": ("fang", "Croc", "Fang"),
    "values": ("47", "53", "59"),
}
"""Words and numbers that stand nowhere but on the cards that are not read, or in the boss they bring."""

LEGEND = """\
legend: OWN
format: 1
face: village
title: {fr: Titre, en: Title}
start: 401
rules: {}
victory: [goal]
merchants: {}
creatures:
  fang: {figure: gor, sp: 47, wp: 53, dice: [[1, 1, red]], step: none, name: {fr: Croc, en: Fang}}
cards:
- id: A
  when: start
  title: {fr: Un, en: One}
  text: {fr: Deux, en: Two}
  do:
  - objective: {id: goal, kind: visit, space: 404}
  - markers: {id: spot, at: [430, 434], faces: [wyvern, bone], shuffle: true}
- id: B
  when: {stop: {space: 402}}
  title: {fr: Zephyr, en: Zenith}
  text: {fr: Quartz, en: Quasar}
  do:
  - spawn: {creature: fang, at: 415, tag: ultimate}
  - set: umbrella
  - objective: {id: xylophone, kind: flag, name: umbrella, text: {fr: Xanadu, en: Xanadu}}
  - choose:
      by: group
      options:
      - {title: {fr: Vortex, en: Vulcan}, do: []}
      - {title: {fr: Non, en: "No"}, do: [{modify: {tag: ultimate, sp: 12}}]}
- {id: C, when: {marker: wyvern}, title: {fr: Wyoming, en: Wyoming}, text: {fr: x, en: x}, do: []}
- {id: D, when: {marker: bone}, title: {fr: x, en: x}, text: {fr: x, en: x}, do: []}
"""


def shown(table: Table) -> str:
    """Everything the table shows to anybody: views, questions, reasons, what was told."""
    game, s = table.game, table.state
    out: list[Any] = [game.view(s, viewer) for viewer in (None, *range(s.seats))]
    out += [repr(game.decision(s, seat)) for seat in range(s.seats)]
    out += [repr(game.about(s, seat)) for seat in range(s.seats)]
    return json.dumps([*out, table.log], ensure_ascii=False)


def printed(folder: Path | None) -> str:
    """Everything the page gets before a game: what is printed, the names, the lists of ids."""
    catalog = Catalog(folder)
    texts = [catalog.text("andor", lang) for lang in ("fr", "en")]
    return json.dumps(
        [[text.catalogue, text.names, text.domains, text.events] for text in texts], ensure_ascii=False
    )


@pytest.fixture
def game(tmp_path: Path) -> AndorGame:
    return own_legend(tmp_path, LEGEND)


def told(text: str, *kinds: str) -> list[str]:
    """The secrets of these kinds that a text holds; numbers only as whole values."""
    found = [word for kind in kinds for word in SECRETS[kind] if kind != "values" and word in text]
    numbers = {part.strip(' "}]') for part in text.replace("[", " ").replace(":", " ").split()}
    numbers |= {part.strip(",") for part in numbers}
    return found + [word for word in SECRETS["values"] if "values" in kinds and word in numbers]


def test_what_is_printed_has_nothing_of_the_cards(game: AndorGame, tmp_path: Path) -> None:
    text = printed(tmp_path)
    assert told(text, "title", "text", "objective", "marker", "option", "flag", "tag", "boss") == []
    catalogue = game.catalogue()
    assert {entry["id"] for entry in catalogue["creatures"]} == {
        "gor",
        "wargor",
        "steppe_buffalo",
        "fur_troll",
    }
    (own,) = [entry for entry in catalogue["legends"] if entry["id"] == "OWN"]
    assert own == {"id": "OWN", "title": {"fr": "Titre", "en": "Title"}, "face": "village", "cards": 4}


@pytest.mark.rule("AND-26.1")
def test_the_table_shows_a_card_and_its_boss_only_when_it_is_read(game: AndorGame) -> None:
    table = begun("warrior", "mage", game=game, legend="OWN")
    table.patch()
    assert told(shown(table), *SECRETS) == []
    table.play("0: move 402", "0: stop")
    seen = shown(table)
    assert told(seen, "title", "text", "objective", "option", "boss") == [
        *SECRETS["title"],
        *SECRETS["text"],
        *SECRETS["objective"],
        *SECRETS["option"],
        *SECRETS["boss"],
    ]
    assert told(seen, "values") == ["47", "53"]
    assert told(seen, "marker", "flag", "tag") == []  # of the author's own notes nothing is ever shown
    table.play("0: option 2")
    assert told(shown(table), "values") == ["53", "59"]


@pytest.mark.rule("AND-26.4")
def test_a_card_that_waits_for_another_is_not_shown_yet(tmp_path: Path) -> None:
    later = (
        "- {id: E, when: {stop: {space: 402}}, title: {fr: Yucca, en: Yoga}, text: {fr: x, en: x}, do: []}\n"
    )
    table = begun("warrior", "mage", game=own_legend(tmp_path, LEGEND + later), legend="OWN")
    table.play("0: move 402", "0: stop")
    assert table.kind(0) == "choose"
    assert "Zenith" in shown(table)
    assert not [word for word in ("Yucca", "Yoga") if word in shown(table)]
    table.play("0: option 1")
    assert "Yoga" in shown(table)


def test_a_marker_shows_its_face_when_it_is_turned_over(game: AndorGame) -> None:
    table = begun("warrior", "mage", game=game, legend="OWN").patch(h0={"space": "429"})
    assert told(shown(table), "marker") == []
    table.walk(0, 430)
    table.play("chance: face wyvern")
    assert told(shown(table), "marker") == list(SECRETS["marker"])


def test_a_guess_lays_markers_of_a_known_order_in_any_order(tmp_path: Path) -> None:
    game = own_legend(tmp_path, LEGEND.replace(", shuffle: true", ""))
    s = begun("warrior", "mage", game=game, legend="OWN").state
    before = s.key()
    orders = set()
    for seed in range(20):
        guess = game.determinise(s, None, Rng(seed))
        orders.add(tuple(marker["face"] for marker in game.dump(guess)["markers"]))
        assert s.key() == before
    assert orders == {("wyvern", "bone"), ("bone", "wyvern")}


ERRAND = """\
legend: OWN
format: 1
face: village
title: {fr: Titre, en: Title}
start: 401
rules: {}
victory: [goal, end]
merchants: {}
creatures:
  fang: {figure: gor, sp: 2, wp: 4, dice: [[1, 1, red]], step: none, name: {fr: Croc, en: Fang}}
cards:
- id: A
  when: start
  title: {fr: Un, en: One}
  text: {fr: Deux, en: Two}
  do:
  - objective: {id: goal, kind: visit, space: 402}
- id: B
  when: {stop: {space: 402}}
  title: {fr: Zephyr, en: Zenith}
  text: {fr: Quartz, en: Quasar}
  do:
"""
BOSS = """\
  - spawn: {creature: fang, at: 406, tag: ultimate}
  - objective: {id: end, kind: defeat, tag: ultimate, count: 1}
"""
WALK = """\
  - objective: {id: end, kind: visit, space: 440}
"""


def said_before_the_card(folder: Path, effects: str) -> dict[int, Deed]:
    """What the mage means to do after the warrior, who is about to bring up a card with these effects."""
    folder.mkdir()
    table = begun("warrior", "mage", game=own_legend(folder, ERRAND + effects), legend="OWN")
    return intentions(table.game, table.state, [0, 1])


@pytest.mark.rule("AND-26.1")
def test_no_intention_tells_what_an_unread_card_brings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is played ahead only as far as what is known goes; else the two legends would be told apart."""
    boss, walk = said_before_the_card(tmp_path / "a", BOSS), said_before_the_card(tmp_path / "b", WALK)
    assert boss == walk
    assert boss[0].key == "go_task"
    monkeypatch.setattr(advice, "unforeseen", lambda now, event: False)
    assert said_before_the_card(tmp_path / "c", BOSS) != said_before_the_card(tmp_path / "d", WALK)


@pytest.mark.parametrize("legend", GAME.box.legends)
def test_a_whole_game_shows_only_the_cards_that_were_read(legend: str) -> None:
    number = GAME.box.legends.index(legend)
    table = Table(GAME.setup({"legend": legend, "difficulty": "hard"}, 2))
    s, rng = table.state, Rng(number)
    plan = GAME.box.plan(number, 2)
    steps = unread_seen = 0
    while not s.is_over():
        s.advance(rng)
        for seat in s.to_act():
            s.apply(seat, rng.choice(s.legal(seat)))
        steps += 1
        if steps % 25 and not s.is_over():
            continue
        seen = shown(table)
        read = table.read()
        for card in plan.cards:
            words = [card.title["fr"], card.text["fr"], card.title["en"], card.text["en"]]
            for word in words:
                assert (json.dumps(word, ensure_ascii=False) in seen) == (card.name in read), card.name
            unread_seen += card.name not in read
    assert unread_seen > 0
    assert len(table.read()) > 3


def test_the_page_knows_no_card_of_the_four_legends() -> None:
    text = printed(None)
    pieces = {
        name for tables in GAME.names.values() for domain in tables.values() for name in domain.values()
    }
    for number in range(len(GAME.box.legends)):
        plan = GAME.box.plan(number, 4)
        for card in plan.cards:
            for word in (*card.title.values(), *card.text.values()):
                # Some cards are called after a piece of the box, such as Takota.
                assert word in pieces or json.dumps(word, ensure_ascii=False) not in text
            assert f"{plan.name}.{card.name}" not in text
        assert all(f"{plan.name}.{objective}" not in text for objective in plan.objectives)
    assert "shron" not in json.dumps(GAME.catalogue()).lower()
