"""The shape of what `prospects.py` tells."""

from __future__ import annotations

from typing import Literal, TypedDict

from tablee.games.defenders.view_types import Counts

Way = Literal["foot", "horse", "eagle", "gate_card", "gate", "steed", "flight", "ride", "teleport"]
Danger = Literal["overrun", "taint", "city", "fall"]
"""One more minion overruns the place, taints it, or lets the city fall; or there are many in the city."""


class Step(TypedDict):
    """A place that can be reached, and the one before it on the way; by magic that is the own place."""

    to: str
    back: str


class Travel(TypedDict):
    """A way to travel that is open, and where it leads."""

    way: Way
    cards: list[str]
    """The cards of which one pays for it; none: it costs no card."""
    steps: list[Step]


class Use(TypedDict):
    """What can be done with a card just now: the answer, and those that follow it."""

    card: str
    answer: str
    then: list[str]


class Needs(TypedDict):
    """What a die must show against minions, by colour; 0: they are slain without one."""

    here: Counts
    afar: Counts
    """At a place next to the hero's."""
    fireball: Counts


class Against(TypedDict):
    """A hero against a general where he stands."""

    need: int
    """What a die must show."""
    need_cancelled: int
    """The same once his skill is cancelled."""
    dice: int | None
    """The dice of the hand; null: it is closed."""


class HeroProspects(TypedDict):
    wounds: int
    """Wounds that the day's end would bring here."""
    heals: int
    """Life that healing here brings back."""
    needs: Needs
    generals: dict[str, Against]
    rumors: int
    """Cards that rumors turn over."""
    land_dice: int
    quest_dice: int
    """Dice of an attempt at the quest; 0: there is none, or as many as actions are spent."""
    aims: list[str]
    """Places to which the quest still leads."""


class Prospects(TypedDict):
    travel: list[Travel]
    """The ways of the hero who is asked."""
    uses: list[Use]
    """What can be done with the cards of the hero who is asked what to do with the day."""
    heroes: list[HeroProspects | None]
    """By seat; null: it has no hero."""
    dangers: dict[str, Danger]
    far: Counts
    """Roads that each living general has before him."""
    land_need: int
    """What a die must show to heal the land."""
    ranking: list[int]
    """Seats by honour, once the game is over."""
