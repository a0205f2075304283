"""The shape of a view: what `view.py` tells, and what the page is written against."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Kind = Literal["dwarf", "warrior", "mage", "fire_keeper"]
Difficulty = Literal["easy", "normal", "hard"]
FireFace = Literal["none", "unlit", "lit"]
DieColour = Literal["red", "black"]
ObjectiveKind = Literal[
    "defend", "deliver", "defeat", "visit", "light", "escort", "reveal", "save", "flag", "survive"
]
Status = Literal["open", "complete"]
Ending = Literal["won", "lost_defence", "lost_time", "lost_card", "lost_follower"]

Counts = dict[str, int]
Translated = dict[str, str]
"""A text of the content, by language."""
DiceRow = tuple[int, int, DieColour]
"""From how many will points on a creature rolls how many dice, and their colour."""


class Seat(TypedDict):
    """A seat and its hero; what can be missing is there as soon as one is chosen."""

    seat: int
    hero: str | None
    kind: NotRequired[Kind]
    rank: NotRequired[int]
    space: NotRequired[str]
    sp: NotRequired[int]
    wp: NotRequired[int]
    dice: NotRequired[int]
    """How many dice it rolls now."""
    hours: NotRequired[int]
    """Hours used today."""
    overtime: NotRequired[int]
    """Overtime hours spent today, wherever the stone is now."""
    ended: NotRequired[bool]
    """It has ended its day."""
    moving: NotRequired[bool]
    """It is between two steps of its move."""
    sheet_fire: NotRequired[FireFace]
    items: NotRequired[Counts]


class Reward(TypedDict):
    wp: int
    sp: int


class Creature(TypedDict):
    creature: str
    space: str | None
    """Null: on a defence space."""
    sp: int
    wp: int
    """What it has now; nothing once it is beaten."""
    full_wp: int
    """What it has at the start of a fight."""
    dice: list[DiceRow]
    reward: Reward
    step: str | None
    """The ordinary kind it marches with; null: it never marches."""


class Boss(TypedDict):
    """A creature to which the legend gives a name."""

    id: str
    name: Translated


class Objective(TypedDict):
    id: str
    kind: ObjectiveKind
    status: Status
    text: Translated | None
    """Null: the usual sentence of its kind."""
    victory: bool
    """The legend cannot be won without it."""
    space: str | None
    item: str | None
    creature: str | None
    letter: str | None
    count: int
    same_day: bool
    spaces: list[str]
    """Fires to light."""
    lit: list[str]
    """Those of them that are lit."""
    done: int


class Card(TypedDict):
    id: str
    title: Translated
    text: Translated


class Fight(TypedDict):
    creature: str
    space: str
    starter: int
    party: list[int]
    round: int
    creature_sp: int
    creature_wp: int
    creature_dice: tuple[int, DieColour]
    group_total: int
    """Strength, fires and allies, without dice."""
    rolled: int
    """What the dice that are done add."""
    red_plants: int
    roller: int | None
    dice: list[int]
    black: bool
    stolen: bool


Gift = TypedDict("Gift", {"from": int, "to": int, "item": str})
"""What one seat holds out to another."""


class Cold(TypedDict):
    hour: int
    ignored: bool
    limit: int


class Defence(TypedDict):
    spaces: int
    free: int


class Flight(TypedDict):
    """The falcon flies between two heroes."""

    between: list[int]
    used: bool


class View(TypedDict):
    viewer: int | None
    legend: str
    difficulty: Difficulty
    face: str
    day: int
    active: int | None
    rooster: int | None
    letter: str
    stars: list[str]
    cold: Cold
    heroes: list[Seat]
    creatures: list[Creature]
    slain: Counts
    bosses: list[Boss]
    defence: Defence
    saved: int
    """Iquar brought to safety."""
    items: dict[str, Counts]
    """Loose things by space; on merchant spaces objects are stock."""
    fixed: dict[str, Counts]
    """Things that cannot be picked up."""
    supply: Counts
    gone: Counts
    gifts: list[Gift]
    flight: Flight | None
    fires: dict[str, FireFace]
    fire_tokens: int
    snow: dict[str, str | None]
    """Snow tokens by space: null lies face down."""
    unseen: Counts
    ice: list[str]
    unseen_ice: Counts
    broken: list[str]
    markers: list[str]
    passages: list[tuple[str, str]]
    red_x: list[str]
    no_fire_at: list[str]
    allies: dict[str, str]
    silhouette: str | None
    rules: Counts
    objectives: list[Objective]
    cards: list[Card]
    options: list[Translated]
    """The titles of the options that are being chosen from."""
    fight: Fight | None
    ended: Ending | None
