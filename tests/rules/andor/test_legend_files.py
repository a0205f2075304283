"""What a legend file must keep: every fault of C7.7 and of the vocabulary, with its line (AND-26.2)."""

import re
import shutil
from importlib.resources import as_file
from pathlib import Path

import pytest

from tablee.content import ContentError
from tablee.games import data_folder, load
from tests.rules.andor.stories import FILE, load_text

GOOD = """\
legend: OWN
format: 1
face: village
title: {fr: a, en: b}
start: 401
rules: {}
victory: [goal]
merchants: {}
creatures: {}
cards:
- id: A
  when: start
  title: {fr: a, en: b}
  text: {fr: a, en: b}
  do:
  - objective: {id: goal, kind: visit, space: 402}
- id: S
  when: {stop: {space: 403}}
  title: {fr: a, en: b}
  text: {fr: a, en: b}
  do:
  - set: salt
"""
WORDS = "title: {fr: a, en: b}, text: {fr: a, en: b}"
HERE = "#!"
"""Stands on the line that must be named."""


def add(effect: str, before: str = "") -> str:
    """One more effect on the stop card, the faulty one; `before` are others ahead of it."""
    return GOOD + "".join(f"  - {line}\n" for line in before.splitlines()) + f"  - {effect} {HERE}\n"


def card(when: str, do: str = "[]", more: str = "") -> str:
    """One more card, on one line."""
    return GOOD + f"- {{id: X, when: {when}, {WORDS}, {more}do: {do}}} {HERE}\n"


def swap(old: str, new: str) -> str:
    """The good file with one line replaced by a faulty one."""
    assert GOOD.count(old) == 1
    return GOOD.replace(old, f"{new} {HERE}")


def boss(entry: str) -> str:
    """A creature of the legend's own."""
    return swap("creatures: {}", f"creatures:\n  fang: {entry}")


MARKER = "markers: {id: spot, at: [404], faces: [bone]}"
BONE = "- {id: B, when: {marker: bone}, " + WORDS + ", do: []}\n"
FANG = "figure: gor, sp: 1, wp: 1, dice: [[1, 1, red]], step: none, name: {fr: a, en: b}"
LETTERS = "".join(
    f"- {{id: L{letter}, when: {{letter: {letter}}}, {WORDS}, do: []}}\n" for letter in "BCDEFGHI"
)

FAULTS = {
    # The file
    "an unknown key": (swap("rules: {}", "rules: {}\nmood: dark"), "unknown key"),
    "another format": (swap("format: 1", "format: 2"), "2 is not between 1 and 1"),
    "no such face": (swap("face: village", "face: harbour"), "'harbour' is no face"),
    "ranks on the village face": (swap("start: 401", "start: rank"), "'rank' is only for"),
    "a start on the other face": (swap("start: 401", "start: 14"), "space 14 is not on the village face"),
    "a start on the lake": (swap("start: 401", "start: 456"), "cannot start on the lake"),
    "an unknown rule": (swap("rules: {}", "rules: {sunshine: true}"), "unknown rule"),
    "a rule of the wrong kind": (swap("rules: {}", "rules: {fires: 1}"), "neither true nor false"),
    "a merchant where none is": (
        swap("merchants: {}", "merchants: {423: [gourd]}"),
        "423 is not a merchant space",
    ),
    "a merchant of the other face": (swap("merchants: {}", "merchants: {18: [gourd]}"), "other face"),
    "no object at a merchant's": (swap("merchants: {}", "merchants: {422: [gem]}"), "'gem' is no object"),
    "half a skin at a merchant's": (swap("merchants: {}", "merchants: {422: [gourd_half]}"), "is no object"),
    "French only": (
        GOOD.replace("title: {fr: a, en: b}\nstart", f"title: {{fr: a}} {HERE}\nstart"),
        "'en' is missing",
    ),
    # Cards
    "two cards of one name": (
        swap("- id: S", "- id: A").replace("- id: A\n", "- id: A #!\n"),
        "two cards are called A",
    ),
    "no text in French": (
        card("start").replace("text: {fr: a, en: b}, do", "text: {en: b}, do"),
        "'fr' is missing",
    ),
    "a title of the wrong kind": (
        card("start").replace("title: {fr: a, en: b}, text", "title: Hello, text"),
        "map",
    ),
    "an unknown field of a card": (card("start", more="colour: red, "), "unknown key"),
    "an unknown colour": (card("start", more="color: blue, "), "'blue' is no colour of a card"),
    "effects of a card of the end": (card("victory", "[{set: salt}]"), "no effects"),
    "an unknown trigger": (card("{noon: 1}"), "unknown trigger"),
    "an unknown word as a trigger": (card("noon"), "'noon' is no trigger"),
    "two triggers": (card("{stop: {space: 402}, letter: B}"), "exactly one key"),
    "an unknown condition": (card("start", more="if: [{rain: true}], "), "unknown condition"),
    "an unknown effect": (add("dance: {}"), "unknown effect"),
    "two effects in one": (add("{set: salt, clear: salt}"), "exactly one key"),
    "a parameter too many": (add("spawn: {creature: gor, at: 415, mood: bad}"), "unknown key"),
    "a parameter too few": (add("spawn: {creature: gor}"), "'at' is missing"),
    # Spaces
    "no such space": (add("spawn: {creature: gor, at: 499}"), "space 499 is not on the village face"),
    "a space of the other face": (add("place: {token: gem, at: 13}"), "space 13 is not on the village face"),
    "a spawn at home": (add("spawn: {creature: gor, at: 401}"), "space 401 has no arrow"),
    "a spawn on the ice": (add("spawn: {creature: gor, at: [415, 453]}"), "space 453 has no arrow"),
    "here without a space": (
        card("{letter: B}", "[{spawn: {creature: gor, at: here}}]"),
        "'here' needs a trigger",
    ),
    "here at the start": (card("start", "[{place: {token: gem, at: here}}]"), "'here' needs a trigger"),
    "a broken path": (
        add("mover: {token: silhouette, path: [402, 430]}"),
        "402 and 430 are not next to each other",
    ),
    # Letters
    "a letter too early": (card("{letter: A}"), "'A' is no letter"),
    "a letter too late": (card("{letter: N}"), "'N' is no letter"),
    "two base cards of a letter": (
        GOOD
        + LETTERS[: LETTERS.index("\n") + 1]
        + f"- {{id: X, when: {{letter: B}}, {WORDS}, do: []}} {HERE}\n",
        "letter B has two base cards",
    ),
    "nine stars": (
        GOOD + LETTERS + f"- {{id: X, when: {{letter: K}}, {WORDS}, do: []}} {HERE}\n",
        "only 8 stars",
    ),
    "a ninth star by a card": (
        GOOD
        + f"  - star: {{letter: K, card: M}} {HERE}\n"
        + LETTERS
        + f"- {{id: M, when: manual, {WORDS}, do: []}}\n",
        "only 8 stars",
    ),
    # Objectives
    "victory of an unknown objective": (
        swap("victory: [goal]", "victory: [other]"),
        "'other' is no objective",
    ),
    "victory by defending": (
        GOOD.replace("kind: visit, space: 402", "kind: defend").replace(
            "victory: [goal]", f"victory: [goal] {HERE}"
        ),
        "never complete",
    ),
    "victory of a red card": (
        GOOD.replace("  when: start", "  color: red\n  when: start").replace("[goal]", f"[goal] {HERE}"),
        "no base card announces",
    ),
    "victory on one of two roads": (
        swap("victory: [goal]", "victory: [two]")
        + "  - choose: {by: group, options: [{title: {fr: a, en: b}, do: [{set: a}]}, "
        "{title: {fr: a, en: b}, do: [{objective: {id: two, kind: visit, space: 404}}]}]}\n",
        "in one branch of a choice only",
    ),
    "victory on one of two rolls": (
        swap("victory: [goal]", "victory: [two]")
        + "  - roll: {die: red, table: {1-5: [], 6: [{objective: {id: two, kind: visit, space: 404}}]}}\n",
        "in one branch of a choice only",
    ),
    "no victory and no win": (swap("victory: [goal]", "victory: []"), "effect win"),
    "an objective announced twice": (
        add("objective: {id: goal, kind: visit, space: 404}"),
        "announced twice",
    ),
    "an unknown kind of objective": (
        add("objective: {id: two, kind: dance}"),
        "'dance' is no kind of objective",
    ),
    "a field of another kind": (
        add("objective: {id: two, kind: visit, space: 402, count: 2}"),
        "unknown key",
    ),
    "a missing field": (add("objective: {id: two, kind: light, spaces: [402]}"), "'same_day' is missing"),
    "a flag without its text": (add("objective: {id: two, kind: flag, name: salt}"), "a text of its own"),
    "a special visit without its text": (
        add("objective: {id: two, kind: visit, space: 402, min_wp: 9}"),
        "a text of its own",
    ),
    "to amend an unknown objective": (add("amend: {objective: two, space: 402}"), "'two' is no objective"),
    "to amend what it has not": (add("amend: {objective: goal, count: 2}"), "has no 'count'"),
    "a fire to be lit on the ice": (
        add("objective: {id: two, kind: light, spaces: [453], same_day: false}"),
        "no fire can burn on 453",
    ),
    "a fire to be lit twice": (
        add("objective: {id: two, kind: light, spaces: [402, 404, 402], same_day: false}"),
        "space 402 occurs twice",
    ),
    "no fire to be lit": (
        add("objective: {id: two, kind: light, spaces: [], same_day: false}"),
        "at least one space",
    ),
    "to amend to a fire on the ice": (
        add(
            "amend: {objective: two, spaces: [453]}",
            "objective: {id: two, kind: light, spaces: [404], same_day: false}",
        ),
        "no fire can burn on 453",
    ),
    "to amend to more than there are": (
        add(
            "amend: {objective: two, count: 2}",
            "objective: {id: two, kind: defeat, creature: gor, count: 1}\nspawn: {creature: gor, at: 415}",
        ),
        "2 are asked for, but there are only 1",
    ),
    "to amend to what nobody brings": (
        add(
            "amend: {objective: two, item: winter_stone}",
            "objective: {id: two, kind: deliver, item: gem, space: 402, count: 1}",
        ),
        "no card brings winter_stone",
    ),
    "to amend to a special visit without a text": (
        add("amend: {objective: goal, min_wp: 9}"),
        "a text of its own",
    ),
    "to amend to a tag and a creature": (
        add(
            "amend: {objective: two, tag: pack, creature: gor}",
            "spawn: {creature: gor, at: 415, tag: pack}\n"
            "objective: {id: two, kind: defeat, tag: pack, count: 1}",
        ),
        "either 'tag' or 'creature'",
    ),
    "more defeats than creatures": (
        add("objective: {id: two, kind: defeat, creature: fur_troll, count: 1}"),
        "only 0",
    ),
    "more markers than there are to reveal": (
        add("objective: {id: two, kind: reveal, markers: spot, count: 2}", MARKER) + BONE,
        "only 1",
    ),
    "more Iquar than there are to save": (
        add("objective: {id: two, kind: save, count: 2}", "place: {token: iquar, at: 456}"),
        "only 1",
    ),
    "a stone nobody brings": (
        add("objective: {id: two, kind: deliver, item: winter_stone, space: 401, count: 1}"),
        "no card brings winter_stone",
    ),
    "a follower who never comes": (
        add(
            "objective: {id: two, kind: escort, follower: takota, space: 401}",
            "place: {token: iquar, at: 456}",
        ),
        "no card brings takota",
    ),
    "a visit with what nobody brings": (
        add("objective: {id: two, kind: visit, space: 402, carrying: plant_black, text: {fr: a, en: b}}"),
        "no card brings plant_black",
    ),
    "neither tag nor creature": (
        add("objective: {id: two, kind: defeat, count: 1}"),
        "either 'tag' or 'creature'",
    ),
    # Flags, markers, cards
    "a trigger of a flag nobody sets": (card("{flag: [pepper]}"), "'pepper' is no flag"),
    "a condition on a flag nobody sets": (
        card("start", more="if: [{flag: pepper}], "),
        "'pepper' is no flag",
    ),
    "a negative condition on such a flag": (
        card("start", more="if: [{not_flag: pepper}], "),
        "'pepper' is no flag",
    ),
    "a visit that needs such a flag": (
        add("objective: {id: two, kind: visit, space: 402, needs_flag: pepper, text: {fr: a, en: b}}"),
        "'pepper' is no flag",
    ),
    "a face without a card": (add(MARKER), "no card is read for the face bone"),
    "a card without a face": (card("{marker: bone}"), "'bone' is no face of a marker"),
    "more faces than spaces": (
        add("markers: {id: spot, at: [404], faces: [bone, bone]}"),
        "2 faces for 1 spaces",
    ),
    "four markers at once": (
        add("markers: {id: spot, at: [404, 405, 406, 407], faces: [bone, bone, bone, bone]}") + BONE,
        "only 3 markers",
    ),
    "four markers in all": (
        add(
            "markers: {id: other, at: [405, 406], faces: [bone, bone]}",
            "markers: {id: spot, at: [404, 407], faces: [bone, bone]}",
        )
        + BONE,
        "only 3 markers",
    ),
    "to call a card nobody knows": (add("card: Q"), "'Q' is no card"),
    "to call a card with a trigger": (add("card: A"), "only 'manual' ones can be called"),
    "a star for a card with a trigger": (
        add("star: {letter: C, card: A}"),
        "only 'manual' ones can be called",
    ),
    "a card nobody calls": (card("manual"), "never read"),
    "a catch without a mover": (card("{catch: silhouette}"), "never read"),
    "an arrival off the path": (
        GOOD + "  - mover: {token: silhouette, path: [402, 411]}\n"
        f"- {{id: X, when: {{arrive: {{token: silhouette, space: 423}}}}, {WORDS}, do: []}} {HERE}\n",
        "never gets there",
    ),
    "the stop of an ally who never comes": (card("{ally_stop: {id: tranuk, space: 402}}"), "never comes"),
    "an unknown tag": (card("{defeat: {tag: pack}}"), "'pack' is no tag"),
    "a defeat of what never comes": (card("{defeat: {creature: fur_troll}}"), "only 0 of them ever come"),
    "a second defeat of a single creature": (
        GOOD
        + "  - spawn: {creature: gor, at: {2: [], 3: [], 4: 415}, tag: pack}\n"
        + f"- {{id: X, when: {{defeat: {{tag: pack, count: 2}}}}, {WORDS}, do: []}} {HERE}\n",
        "only 1 of them ever come",
    ),
    "a stop with what nobody brings": (card("{stop: {space: 402, carrying: carlion}}"), "brings carlion"),
    "the find of what nobody brings": (card("{pickup: {item: winter_stone}}"), "brings winter_stone"),
    "the walk of a creature that stays": (
        GOOD.replace("creatures: {}", f"creatures: {{fang: {{{FANG}}}}}")
        + "  - spawn: {creature: fang, at: 415, tag: boss}\n"
        + f"- {{id: X, when: {{reach: {{tag: boss, space: 401}}}}, {WORDS}, do: []}} {HERE}\n",
        "this creature never moves: X is never read",
    ),
    "a fire trigger on the ice": (card("{fire: {space: 453}}"), "no fire can burn on 453: X is never read"),
    "a creature that comes to the lake": (
        GOOD
        + "  - spawn: {creature: gor, at: 415, tag: pack}\n"
        + f"- {{id: X, when: {{reach: {{tag: pack, space: 453}}}}, {WORDS}, do: []}} {HERE}\n",
        "no creature comes to 453: X is never read",
    ),
    "the end of defending": (
        GOOD
        + "  - objective: {id: home, kind: defend}\n"
        + f"- {{id: X, when: {{objective: home}}, {WORDS}, do: []}} {HERE}\n",
        "never complete: X is never read",
    ),
    # Counts
    "too many gors": (
        add(
            f"spawn: {{creature: gor, at: [{', '.join(['415'] * 6)}]}}",
            f"spawn: {{creature: gor, at: [{', '.join(['430'] * 5)}]}}",
        ),
        "with 2 heroes there are more than 10 figures of gor",
    ),
    "too many wargors with four heroes": (
        add(f"spawn: {{creature: wargor, at: {{2: [], 3: [], 4: [{', '.join(['415'] * 8)}]}}}}"),
        "with 4 heroes there are more than 7 figures of wargor",
    ),
    "a boss as the eleventh gor": (
        GOOD.replace("creatures: {}", f"creatures: {{fang: {{{FANG}}}}}")
        + f"  - spawn: {{creature: gor, at: [{', '.join(['415'] * 10)}]}}\n"
        + f"  - spawn: {{creature: fang, at: 430}} {HERE}\n",
        "more than 10 figures of gor",
    ),
    "Myrk and Tuavahr": (
        GOOD.replace(
            "creatures: {}",
            "creatures: {myrk: {figure: myrk, sp: 1, wp: 1, dice: [[1, 1, red]], step: none}, "
            "tuavahr: {figure: tuavahr, sp: 1, wp: 1, dice: [[1, 1, red]], step: none}}",
        )
        + f"  - spawn: {{creature: myrk, at: 430}}\n  - spawn: {{creature: tuavahr, at: 415}} {HERE}\n",
        "share one figure",
    ),
    "too many objects": (
        GOOD.replace("merchants: {}", "merchants: {422: [spyglass]}")
        + f"  - give: {{to: finder, object: spyglass}}\n  - place: {{token: spyglass, at: 402}} {HERE}\n",
        "only 2 of spyglass",
    ),
    "too many objects for each": (add("give: {to: each, object: firewood}"), "only 3 of firewood"),
    "too many in the stock": (
        swap("merchants: {}", "merchants: {422: [carlion], 445: [carlion]}"),
        "only 1 of carlion",
    ),
    "too many by stock": (add("stock: {space: 422, add: [falcon, falcon]}"), "only 1 of falcon"),
    "three Iquar": (
        add("place: {token: iquar, at: 402}", "place: {token: iquar, at: 456, count: 2}"),
        "only 2 of iquar",
    ),
    "two fates of Iquar": (
        add("place: {token: iquar, at: 402}", "follower: {id: iquar, at: 456, on_caught: return}"),
        "all Iquar share one fate",
    ),
    "two places where Iquar return to": (
        add(
            "follower: {id: iquar, at: 402, on_caught: return}",
            "follower: {id: iquar, at: 456, on_caught: return}",
        ),
        "all Iquar share one fate",
    ),
    "a passage to where it begins": (add("link: {a: 403, b: 403}"), "two different spaces"),
    "a placed fire on the ice": (add("place: {token: fire, at: [402, 453]}"), "no fire can burn on 453"),
    "seven fires": (
        add("place: {token: fire, at: [402, 403]}", "place: {token: fire, at: [404, 405, 406, 407, 408]}"),
        "only 6 fires",
    ),
    "two passages": (add("link: {a: 403, b: 430}", "link: {a: 402, b: 430}"), "only one secret passage"),
    "two movers": (
        add("mover: {token: silhouette, path: [403]}", "mover: {token: silhouette, path: [402]}"),
        "only one mover",
    ),
    "tokens that do not match the spaces": (
        add("snow: {spaces: [402, 403], pool: {gem: 1}}"),
        "1 tokens for 2 spaces",
    ),
    "the whole pool on too few spaces": (add("snow: {spaces: [402], pool: all}"), "24 tokens for 1 spaces"),
    "no such token": (add("ice: {pool: {fish: 1}}"), "'fish' is no token"),
    "too much ice": (add("ice: {pool: {gem: 14}}"), "14 tokens for 13 ice spaces"),
    # Creatures
    "no such figure": (
        boss("{figure: duck, sp: 1, wp: 1, dice: [[1, 1, red]], step: none}"),
        "'duck' is no figure",
    ),
    "no such step": (
        boss("{figure: gor, sp: 1, wp: 1, dice: [[1, 1, red]], step: duck}"),
        "'duck' is no step",
    ),
    "dice from two on": (
        boss("{figure: gor, sp: 1, wp: 1, dice: [[2, 1, red]], step: none}"),
        "begins with 1",
    ),
    "dice that do not rise": (
        boss("{figure: gor, sp: 1, wp: 1, dice: [[1, 1, red], [1, 2, red]], step: none}"),
        "rises from row to row",
    ),
    "no dice": (boss("{figure: gor, sp: 1, wp: 1, dice: [], step: none}"), "dice are missing"),
    "a die of no colour": (
        boss("{figure: gor, sp: 1, wp: 1, dice: [[1, 1, pink]], step: none}"),
        "'pink' is no die",
    ),
    "a row of two": (boss("{figure: gor, sp: 1, wp: 1, dice: [[1, 1]], step: none}"), "a row of dice is"),
    "a stranger without a name": (
        boss("{figure: gor, sp: 1, wp: 1, dice: [[1, 1, red]], step: none}"),
        "nobody knows needs a name",
    ),
    "an ordinary kind": (
        swap(
            "creatures: {}", "creatures:\n  gor: {figure: gor, sp: 1, wp: 1, dice: [[1, 1, red]], step: none}"
        ),
        "ordinary kind",
    ),
    "an unknown creature": (add("spawn: {creature: dragon, at: 415}"), "'dragon' is no creature"),
    # Effects
    "a roll without a face": (add('roll: {die: red, table: {"1-5": []}}'), "no entry holds the value 6"),
    "a roll without a one": (add('roll: {die: red, table: {"2-6": []}}'), "no entry holds the value 1"),
    "a roll of words": (add("roll: {die: red, table: {low: []}}"), "a value or a range"),
    "a roll with a face twice": (add('roll: {die: red, table: {"1-5": [], "5-6": []}}'), "5 occurs twice"),
    "a black roll without a face": (
        add('roll: {die: black, table: {"6-10": []}}'),
        "no entry holds the value 12",
    ),
    "no option": (add("choose: {by: group, options: []}"), "1 to 6 options"),
    "a voice nobody has": (add("choose: {by: moon, options: []}"), "'moon' is no voice"),
    "an option without a title": (add("choose: {by: group, options: [{do: []}]}"), "'title' is missing"),
    "nobody to give to": (add("give: {to: moon, sp: 1}"), "'moon' is no choice of heroes"),
    "a fire with a third side": (
        add("place: {token: fire, at: 402, face: blue}"),
        "'blue' is no side of a fire",
    ),
    "a gem with a side": (add("place: {token: gem, at: 402, face: lit}"), "only a fire has two sides"),
    "a stock without a merchant": (add("stock: {space: 402, add: [gourd]}"), "not a merchant space"),
    "a fate nobody has": (add("follower: {id: takota, at: 402, on_caught: sing}"), "'sing' is no fate"),
    "no such ally": (add("ally: {id: flaps, at: 402}"), "'flaps' is no ally"),
    "advance and to": (add("narrator: {advance: 1, to: C}"), "either 'advance' or 'to'"),
    "a fault within an option": (
        add(
            "choose: {by: group, options: [{title: {fr: a, en: b}, "
            "do: [{place: {token: fire, at: [402, 403, 404, 405, 406, 407, 408]}}]}]}"
        ),
        "only 6 fires",
    ),
    "a defeat of neither": (card("{defeat: {count: 2}}"), "either 'tag' or 'creature'"),
    "no flag at all": (card("{flag: []}"), "a list of flags"),
    "a sunrise of no day": (card("{sunrise: {}}"), "either 'day' or 'each'"),
    "a sunrise of each and of none": (card("{sunrise: {each: false}}"), "only true makes sense"),
    "a creature with a strange name": (
        swap(
            "creatures: {}",
            "creatures:\n  Big Fang: {figure: gor, sp: 1, wp: 1, dice: [[1, 1, red]], step: none}",
        ),
        "is not a name",
    ),
    "a card with a strange name": (card("start").replace("id: X", "id: X-1"), "is not a name"),
    "a card with a number for a name": (card("start").replace("id: X", "id: 7"), "7 is not text"),
    "to remove nothing": (add("remove: {at: 402}"), "either 'token' or 'tag'"),
    "an empty path": (add("mover: {token: silhouette, path: []}"), "at least one space"),
    "spaces that are no list": (add("snow: {spaces: 402, pool: {gem: 1}}"), "a list is expected"),
    "a pool that is no map": (add("ice: {pool: [gem]}"), "a map is expected"),
    "a scale with a hole": (add("spawn: {creature: gor, at: {2: [415], 3: [415]}}"), "not a whole number"),
}


@pytest.mark.rule("AND-26.2", "AND-26.1", "AND-R2")
@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_told_with_its_line(name: str) -> None:
    text, message = FAULTS[name]
    lines = [number for number, line in enumerate(text.splitlines(), 1) if HERE in line]
    with pytest.raises(ContentError) as caught:
        load_text(text)
    told = str(caught.value)
    assert "\n" not in told
    assert message in told
    number = re.match(re.escape(FILE) + r", line (\d+): ", told)
    assert number, told
    assert int(number[1]) in lines, told


@pytest.mark.rule("AND-26.2")
def test_a_fault_names_card_and_field() -> None:
    with pytest.raises(ContentError) as caught:
        load_text(add("spawn: {creature: gor, at: 401}"))
    assert re.match(f"{FILE}, line 23: cards?[. ]S.do.2.spawn.at: ", str(caught.value))
    with pytest.raises(ContentError) as caught:
        load_text(add("link: {a: 403, b: 430}", "link: {a: 402, b: 430}"))
    assert re.match(f"{FILE}, line 24: cards?[. ]S.do.3: ", str(caught.value))


@pytest.mark.rule("AND-26.2")
def test_a_space_nobody_can_reach_is_no_objective(tmp_path: Path) -> None:
    target = tmp_path / "andor"
    with as_file(data_folder("andor")) as source:
        shutil.copytree(source, target)
    for file in target.glob("legend_*"):
        file.unlink()
    boards = target / "boards.toml"
    text = boards.read_text(encoding="utf-8")
    text = re.sub(r"(near = \[[^\]]*), 463\]", r"\1]", text)  # an ice floe off the shore
    text = re.sub(r'(id = "463"(?:\n[^\[\n].*)*?\nnear = )\[[^\]]*\]', r"\1[]", text)
    boards.write_text(text, encoding="utf-8")
    legend = target / FILE
    legend.write_text(add("objective: {id: two, kind: visit, space: 463}"), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load("andor", tmp_path)
    assert "line 23: " in str(caught.value)
    assert "space 463 cannot be reached" in str(caught.value)
    legend.write_text(add("objective: {id: two, kind: visit, space: 462}"), encoding="utf-8")
    assert load("andor", tmp_path).id == "andor"


@pytest.mark.rule("AND-26.2", "AND-28.3")
def test_the_good_file_is_good() -> None:
    assert load_text(GOOD).box.legends == ["OWN"]
    eight = load_text(GOOD + LETTERS)
    assert len(eight.box.plan(0, 2).cards) == 10


@pytest.mark.rule("AND-26.2", "AND-26.7")
def test_cards_of_both_colours_share_a_letter_and_the_box() -> None:
    both = "".join(
        f"- {{id: {name}, color: {colour}, when: {{letter: B}}, {WORDS}, "
        f"do: [{{give: {{to: finder, object: falcon}}}}]}}\n"
        for name, colour in (("G", "green"), ("R", "red"))
    )
    assert load_text(GOOD + both).box.legends == ["OWN"]


@pytest.mark.rule("AND-26.2")
@pytest.mark.parametrize(
    ("item", "brings"),
    [
        ("winter_stone", "place: {token: winter_stone, at: 402}"),
        ("plant_black", "give: {to: finder, plant: black}"),
        ("carlion", "stock: {space: 422, add: [carlion]}"),
        ("takota", "follower: {id: takota, at: 402, on_caught: return}"),
        ("gem", "set: salt"),
    ],
)
def test_what_a_card_brings_may_be_asked_for(item: str, brings: str) -> None:
    text = add(f"objective: {{id: two, kind: deliver, item: {item}, space: 401, count: 1}}", brings)
    assert load_text(text).box.legends == ["OWN"]


@pytest.mark.rule("AND-26.2")
@pytest.mark.parametrize(
    "effects",
    [
        "place: {token: iquar, at: 402}\nfollower: {id: iquar, at: 456, on_caught: remove}",
        "follower: {id: iquar, at: 402, on_caught: lose}\nfollower: {id: iquar, at: 456, on_caught: lose}",
        "follower: {id: iquar, at: 456, on_caught: return}\nfollower: {id: takota, at: 402, on_caught: lose}",
        "amend: {objective: goal, min_wp: 9, text: {fr: a, en: b}}",
        "amend: {objective: goal, space: 456}",
    ],
)
def test_what_is_no_fault(effects: str) -> None:
    *before, last = effects.splitlines()
    assert load_text(add(last, "\n".join(before))).box.legends == ["OWN"]


@pytest.mark.rule("AND-26.2", "AND-25.2")
def test_creatures_of_the_cave_may_be_asked_for() -> None:
    text = add(
        "objective: {id: two, kind: defeat, creature: wargor, count: 1}", "spawn: {creature: gor, at: 418}"
    )
    assert load_text(text).box.legends == ["OWN"]


ALIASES = "x0: &a0 [1]\n" + "".join(f"x{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]\n" for i in range(1, 20))
"""A small file of which aliases make an enormous one."""
CHAIN = "".join(f"x{i}: &a{i} [*a{i - 1}]\n" for i in range(1, 150))


@pytest.mark.rule("AND-26.2")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("legend: [", "no valid YAML"),
        ("- a\n- b\n", "a file of keys and values is expected"),
        (GOOD.replace("format: 1", "format: 1\nformat: 1"), "is written twice"),
        (GOOD.replace("cards:", "deck:"), "unknown key"),
        (GOOD.replace("rules: {}\n", ""), "'rules' is missing"),
        (GOOD.replace("format: 1", "format: yes"), "not a whole number"),
        (GOOD.replace("rules: {}", "rules: &rules {fires: *rules}"), "line 6: an alias contains itself"),
        (GOOD + f"deep: {'[' * 200_000}{']' * 200_000}\n", "line 23: parts lie within each other"),
        (GOOD + ALIASES, "the file has more than 200000 parts, aliases included"),
        (GOOD + "x: &a0 [1]\n" + CHAIN, "parts lie within each other"),
        (GOOD.replace("start: 401", f"start: {'9' * 5000}"), f"line 5: '{'9' * 60}...' is not a plain word"),
        (GOOD.replace("title:", "title\x00:", 1), "line 4: no valid YAML: unacceptable character"),
    ],
)
def test_files_that_are_no_legend(text: str, message: str) -> None:
    with pytest.raises(ContentError) as caught:
        load_text(text)
    assert str(caught.value).startswith(f"{FILE}, line ")
    assert message in str(caught.value)


@pytest.mark.rule("AND-26.2")
@pytest.mark.parametrize(("encoding", "line"), [("latin-1", 4), ("utf-16", 1)])
def test_a_file_in_another_encoding_is_told_with_its_line(encoding: str, line: int, tmp_path: Path) -> None:
    target = tmp_path / "andor"
    with as_file(data_folder("andor")) as source:
        shutil.copytree(source, target)
    text = GOOD.replace("title: {fr: a,", "title: {fr: Forêt,", 1)
    (target / FILE).write_bytes(text.encode(encoding))
    with pytest.raises(ContentError, match=rf"legend_own\.yaml, line {line}: this is not text in UTF-8"):
        load("andor", tmp_path)


def test_without_libyaml_a_deep_file_is_refused_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("yaml.CSafeLoader", raising=False)
    with pytest.raises(ContentError, match="line 23: parts lie within each other"):
        load_text(GOOD + f"deep: {'[' * 3000}{']' * 3000}\n")


def test_cards_that_come_again_bring_more_than_one() -> None:
    """What a card brings at every sunrise is not counted once."""
    text = GOOD.replace("victory: [goal]", "victory: [three]") + (
        "  - objective: {id: three, kind: defeat, creature: gor, count: 3}\n"
        f"- {{id: X, when: {{sunrise: {{each: true}}}}, repeat: true, {WORDS}, "
        "do: [{spawn: {creature: gor, at: 415}}]}\n"
        f"- {{id: Y, when: {{defeat: {{creature: gor, count: 5}}}}, {WORDS}, do: []}}\n"
    )
    assert load_text(text).box.legends == ["OWN"]
