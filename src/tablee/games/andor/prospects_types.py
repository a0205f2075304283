"""The shape of what `prospects.py` tells."""

from __future__ import annotations

from typing import Literal, TypedDict

Mover = Literal["hero", "tranuk", "great_warrior", "volpin"]


class Step(TypedDict):
    """A space that can be reached, the one before it on the way, and what all of the way takes."""

    to: str
    back: str
    hours: int
    skins: int
    """Steps paid with water-skins."""
    wp: int


class Reach(TypedDict):
    """Where somebody can go now, the nearest spaces first: each told by the last step of the way there."""

    mover: Mover
    seat: int
    """Whose hours it takes."""
    start: str
    steps: list[Step]


class March(TypedDict):
    """Where a creature goes at the next sunrise, step by step; wargors go twice."""

    creature: str
    start: str
    stops: list[str]
    lured: bool
    """A gem lures it."""
    shield: bool
    """It takes a defence space."""


class Sunrise(TypedDict):
    """What the next sunrise does without chance and without cards."""

    marches: list[March]
    free: int
    """Defence spaces that are free afterwards; below 0 the legend is lost."""
    warm: list[int]
    """Seats that a fire warms."""
    cold: int | None
    """The hour that freezes; null: none."""
    fires: int
    """Fires that go out."""
    letter: str | None
    star: bool
    """A card waits on that letter."""


class Odds(TypedDict):
    """The heroes' value is higher, equal, lower in a round."""

    win: float
    tie: float
    lose: float
    fall: float
    """The creature falls."""
    down: float
    """A hero falls."""
    hit: float
    hurt: float
    """What the beaten side loses on average, if it is the creature, if it is the heroes."""


class Cost(TypedDict):
    hours: int
    wp: int


class After(TypedDict):
    """What a hero has after something: will points after a fire and a white plant, hours after a blue one."""

    fire: int
    plant_white: int
    plant_blue: int


class HeroProspects(TypedDict):
    hour: int | None
    """Will points that the next hour costs; null: it cannot be spent."""
    last_hour: int
    """The last hour that overtime allows today."""
    ashore: Cost | None
    """What it takes to struggle ashore; null: there is no need."""
    fire: int
    """What a lit fire here adds in a fight."""
    after: After
    partners: list[int]
    """Heroes with whom this one may exchange."""
    odds: Odds | None
    """How a round alone against the creature here would go; null: there is none."""


class FightProspects(TypedDict):
    odds: Odds | None
    """How the round that is fought, or else the next one, may go; null: it is decided."""
    joined: dict[str, float]
    """The chance to win a round together with somebody who may still join, by seat."""
    ally: int
    """What allies on the space add."""


class Prospects(TypedDict):
    reach: list[Reach]
    sunrise: Sunrise
    warm: list[str]
    """Spaces on which a fire burns."""
    heroes: list[HeroProspects | None]
    """By seat; null: no hero is chosen yet."""
    fight: FightProspects | None
    share: list[int]
    """A proposal for the points that are given out, by seat; empty: none are."""
