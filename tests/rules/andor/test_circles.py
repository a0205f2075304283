"""Cards that set each other off without end are faults of a legend, and only those (C7.7, AND-26.2).

Every example is played as well, without the check: a circle does not come to an end, anything else does.
"""

import re

import pytest

from tablee.content import ContentError
from tablee.core.errors import EngineFault
from tablee.core.state import CHANCE, CHANCE_ASKED
from tablee.games.andor import content
from tests.rules.andor.stories import load_text, story, written
from tests.rules.andor.table import Table

GO = "- {id: GO, when: {stop: {space: 402}}, do: [{set: x}, {card: M}]}\n"
"""What starts every example: a flag is set, then a card is called."""
M = "- {id: M, when: manual, do: []}\n"

CIRCLES = {
    "a card that calls itself": ("M", "- {id: M, when: manual, repeat: true, do: [{card: M}]}"),
    "with something left to do after the call": (
        "M",
        "- {id: M, when: manual, repeat: true, do: [{card: M}, {give: {to: each, wp: 1}}]}",
    ),
    "two cards that call each other": (
        "M, N",
        """
        - {id: M, when: manual, repeat: true, do: [{card: N}]}
        - {id: N, when: manual, repeat: true, do: [{card: M}]}
        """,
    ),
    "a flag cleared and set again": (
        "X",
        M + "- {id: X, when: {flag: [x]}, repeat: true, do: [{clear: x}, {set: x}]}",
    ),
    "two flags in turn": (
        "X, Y",
        M
        + """
        - {id: X, when: {flag: [x]}, repeat: true, do: [{clear: x}, {set: y}]}
        - {id: Y, when: {flag: [y]}, repeat: true, do: [{clear: y}, {set: x}]}
        """,
    ),
    "more and more cards": (
        "X, Y",
        M
        + """
        - {id: X, when: {flag: [x]}, repeat: true, do: [{clear: x}, {clear: y}, {set: x}, {set: y}]}
        - {id: Y, when: {flag: [y]}, repeat: true, do: [{clear: x}, {clear: y}, {set: x}, {set: y}]}
        """,
    ),
    "a flag that is already there is no way out": (
        "X",
        M
        + """
        - {id: Y, when: {stop: {space: 403}}, do: [{set: salt}]}
        - {id: X, when: {flag: [x]}, if: [{not_flag: salt}], repeat: true, do: [{clear: x}, {set: x}]}
        """,
    ),
    "a star on a letter that has passed": (
        "M",
        "- {id: M, when: manual, repeat: true, do: [{narrator: {to: C}}, {star: {letter: C, card: M}}]}",
    ),
    "every face of a die": (
        "M",
        """
        - id: M
          when: manual
          repeat: true
          do: [{roll: {die: red, table: {"1-3": [{card: M}], "4-6": [{set: z}, {card: M}]}}}]
        """,
    ),
    "an objective that stays open": (
        "X",
        M
        + """
        - {id: A, when: start, do: [{objective: {id: o, kind: visit, space: 423}}]}
        - {id: X, when: {flag: [x]}, if: [{open: o}], repeat: true, do: [{clear: x}, {set: x}]}
        """,
    ),
    "an objective that is tested only when a stop is complete": (
        "X",
        M
        + """
        - id: A
          when: start
          do: [{objective: {id: o, kind: flag, name: x, text: {fr: a, en: b}}}]
        - {id: X, when: {flag: [x]}, if: [{open: o}], repeat: true, do: [{clear: x}, {set: x}]}
        """,
    ),
    "a mover that comes back to the hero": (
        "M, K",
        """
        - {id: M, when: manual, repeat: true, do: [{mover: {token: silhouette, path: [402, 403]}}]}
        - {id: K, when: {catch: silhouette}, repeat: true, do: [{card: M}]}
        """,
    ),
    "behind cards that are read once": (
        "N",
        """
        - {id: M, when: manual, do: [{card: N}]}
        - {id: N, when: manual, repeat: true, do: [{card: N}]}
        """,
    ),
}
"""The cards of the circle, and the legend."""

ENDS = {
    "a card that is read once": "- {id: M, when: manual, do: [{card: M}]}",
    "one of two is read once": """
        - {id: M, when: manual, repeat: true, do: [{card: N}]}
        - {id: N, when: manual, do: [{card: M}]}
        """,
    "a flag that is set already": M + "- {id: X, when: {flag: [x]}, repeat: true, do: [{set: x}]}",
    "a flag that is only cleared": M + "- {id: X, when: {flag: [x]}, repeat: true, do: [{clear: x}]}",
    "a flag set before the other is cleared": M
    + """
        - {id: X, when: {flag: [x, y]}, repeat: true, do: [{set: y}, {clear: x}]}
        - {id: Y, when: {flag: [x]}, repeat: true, do: [{set: y}]}
        """,
    "a condition that the card ends itself": M
    + """
        - {id: X, when: {flag: [x]}, if: [{not_flag: y}], repeat: true, do: [{clear: x}, {set: y}, {set: x}]}
        """,
    "a condition that another card ends": """
        - {id: M, when: manual, if: [{not_flag: y}], repeat: true, do: [{card: N}]}
        - {id: N, when: manual, repeat: true, do: [{set: y}, {card: M}]}
        """,
    "conditions that do not go together": """
        - {id: M, when: manual, if: [{letter_before: C}], repeat: true, do: [{card: N}]}
        - {id: N, when: manual, if: [{letter_from: C}], repeat: true, do: [{card: M}]}
        """,
    "heroes who are not there": """
        - {id: M, when: manual, if: [{heroes: [2]}], repeat: true, do: [{card: N}]}
        - {id: N, when: manual, if: [{heroes: [3, 4]}], repeat: true, do: [{card: M}]}
        """,
    "colours that do not meet": """
        - {id: M, when: manual, color: green, repeat: true, do: [{card: N}]}
        - {id: N, when: manual, color: red, repeat: true, do: [{card: M}]}
        """,
    "a narrator who moves on": """
        - {id: M, when: manual, repeat: true, do: [{narrator: {advance: 1}}, {card: M}]}
        """,
    "a narrator who is sent behind the condition": """
        - {id: M, when: manual, if: [{letter_before: D}], repeat: true, do: [{narrator: {to: D}}, {card: M}]}
        """,
    "the end of the legend": "- {id: M, when: manual, repeat: true, do: [{lose: {}}, {card: M}]}",
    "an objective that is fulfilled": """
        - {id: A, when: start, do: [{objective: {id: o, kind: visit, space: 423}}]}
        - {id: M, when: manual, if: [{open: o}], repeat: true, do: [{complete: o}, {card: M}]}
        """,
    "a face of a die that leads out": """
        - id: M
          when: manual
          repeat: true
          do: [{roll: {die: red, table: {"1-5": [{card: M}], "6": []}}}]
        """,
    "a mover that is not met again": """
        - {id: M, when: manual, do: [{mover: {token: silhouette, path: [402, 403]}}]}
        - {id: K, when: {catch: silhouette}, repeat: true, do: [{card: M}]}
        """,
    "a star on a letter to come": """
        - {id: M, when: manual, do: [{star: {letter: C, card: N}}]}
        - {id: N, when: manual, repeat: true, do: [{give: {to: each, wp: 1}}]}
        """,
}


def whole(cards: str) -> str:
    """All cards of an example, from the left margin."""
    return GO + re.sub("(?m)^ {8}", "", cards)


def play(cards: str) -> Table:
    """A hero stops on 402 and everything that follows happens, with a six on every die."""
    table = story(whole(cards))
    table.walk(0, 402)
    for _ in range(50):
        if table.state.waiting != CHANCE_ASKED:
            return table
        table.state.apply(CHANCE, table.state.legal(CHANCE)[-1])
    raise EngineFault("dice without end")


@pytest.mark.rule("AND-26.2")
@pytest.mark.parametrize("name", CIRCLES)
def test_a_circle_is_a_fault_of_its_first_card(name: str) -> None:
    circle, cards = CIRCLES[name]
    text = written(whole(cards))
    with pytest.raises(ContentError) as caught:
        load_text(text)
    names = circle.split(", ")
    line = next(i for i, row in enumerate(text.splitlines(), 1) if row == f"- id: {names[0]}")
    who = "it sets itself" if len(names) == 1 else f"{' and '.join(names)} set each other"
    assert f"line {line}: cards.{names[0]}: {who} off without end" in str(caught.value)


class Unchecked:
    """Stands in for the checks where content is read, which is never compiled."""

    def __init__(self, legend: object) -> None:
        pass

    def run(self) -> None:
        """Find nothing."""


@pytest.mark.parametrize("name", CIRCLES)
def test_without_the_check_a_circle_stops_the_table(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(content, "Checks", Unchecked)
    with pytest.raises(EngineFault, match=r"runs in a circle|without end"):
        play(CIRCLES[name][1])


@pytest.mark.rule("AND-26.2")
@pytest.mark.parametrize("name", ENDS)
def test_what_comes_to_an_end_is_no_fault(name: str) -> None:
    play(ENDS[name])


def test_a_choice_with_one_way_out_is_none() -> None:
    """The heroes can go on choosing, but need not; where no option leads out they can never do anything."""
    option = "{title: {fr: a, en: b}, do: [%s]}"
    cards = "- {id: M, when: manual, repeat: true, do: [{choose: {by: group, options: [%s, %s]}}]}"
    load_text(written(GO + cards % (option % "{card: M}", option % "")))
    with pytest.raises(ContentError, match="it sets itself off without end"):
        load_text(written(GO + cards % (option % "{card: M}", option % "{set: y}, {card: M}")))
