"""The shape of a view: what `view.py` tells, and what the page is written against."""

from __future__ import annotations

from typing import Literal, TypedDict

Colour = Literal["red", "green", "blue", "black"]
AnyColour = Literal["red", "green", "blue", "black", "purple"]
"""The colours of places and cards: those of the enemies, and purple for city, inns and special cards."""
Phase = Literal["day", "day_end", "evening", "night"]
Style = Literal["ground", "sky"]
Ending = Literal["won", "loss_general", "loss_minions", "loss_crystals", "loss_city", "loss_no_hero"]

Counts = dict[str, int]


class Foe(TypedDict):
    """Where a general stands and how he is."""

    at: str | None
    """Null: he is dead."""
    step: int
    """How far along his path he came."""
    life: int
    healing: int | None
    """The seat at whose day's end he heals; null: he is whole."""
    major: bool
    """His wounds are major: he does not advance."""


class Player(TypedDict):
    seat: int
    hero: str | None
    """Null until a hero is chosen, and while a dead one is not replaced."""
    at: str | None
    ready: int
    """Life tokens that can be spent on actions."""
    spent: int
    """Life tokens spent today."""
    lost: int
    """Life tokens lost."""
    bonus: int
    """Actions beyond the life tokens."""
    hand: list[str] | None
    """Null where hands are closed and it is not the reader's."""
    hand_colours: Counts
    style: Style
    mounted: bool
    shape: Colour | None
    ambush: bool
    slayer: list[Colour]
    quest: str | None
    marked: list[int]
    """The steps of the quest that are done."""
    markers: Counts
    """Minions kept on the quest card as a reminder."""
    completed: list[str]
    unused: list[str]
    """Completed quests whose reward can still be used."""
    kills: int
    honour: int


class Die(TypedDict):
    colour: AnyColour
    value: int
    need: int
    """What it must show to hit; 0 where that is not known."""


class Odds(TypedDict):
    """The chance that the general falls by the cards on the table, and the wounds to expect."""

    kill: float
    wounds: float


class Fight(TypedDict):
    fighter: int | None
    dice: list[Die]
    general: str | None
    joined: list[int]
    rolled: list[int]
    committed: list[list[str]]
    """The cards each seat put in."""
    cancelled: bool
    """The general's skill is cancelled."""
    luck: int
    odds: Odds | None
    """Null: no card lies on the table yet."""


class OpenCard(TypedDict):
    """The darkness card that lies open, and what of it counts."""

    id: str
    full: bool
    """Its upper part counts too."""
    spared: list[int]
    """The halves of the upper part that were cancelled: 0 is `a`, 1 is `b`."""
    halted: bool
    """The general's part was cancelled."""
    advances: bool


class View(TypedDict):
    viewer: int | None
    turn: int
    active: int
    phase: Phase
    slot: str
    defeated: int
    quiet: bool
    minions: dict[str, Counts]
    """By place and colour."""
    crystals: Counts
    gates: list[str]
    supply: Counts
    crystal_supply: int
    gate_supply: int
    generals: dict[str, Foe]
    players: list[Player]
    deck: int
    discard: Counts
    removed: Counts
    quest_deck: int
    quest_discard: list[str]
    """Quests that failed or became impossible: they lie open."""
    dark_deck: int
    dark_top: list[str]
    dark_discard: Counts
    card: OpenCard | None
    foreseen: list[str]
    fight: Fight | None
    hero_life: Counts
    """The life each hero begins with in this game: variants change what is printed."""
    unused_heroes: list[str]
    ending: Ending | None
    champions: list[int]
