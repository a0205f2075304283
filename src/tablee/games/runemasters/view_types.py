"""The shape of a view: what `view.py` tells, and what the page is written against."""

from __future__ import annotations

from typing import Literal, TypedDict

PathId = Literal["red", "blue", "yellow", "green"]
Rune = Literal["red", "blue", "yellow", "green", "violet", "white"]
GuardianId = Literal["ismoros", "kyreas", "kulak", "neltai"]
Ending = Literal["dawn", "temple_fell", "guardians_fell"]


class WeakPoint(TypedDict):
    rune: Rune
    wounded: bool


class Monster(TypedDict):
    card: str
    kind: str
    space: int
    weak_points: list[WeakPoint]
    mana: int
    life: int
    melee: int
    """What its blow takes now (RUN-9.4)."""
    shot: int
    """What its shot takes; 0 if it never shoots."""
    heals: bool
    """It loses its wounds at the end of every turn."""


class Path(TypedDict):
    id: PathId
    guardian: GuardianId | None
    blocked: bool
    monsters: list[Monster]


class Guardian(TypedDict):
    seat: int
    id: GuardianId | None
    life: int
    full_life: int
    """The end of the track; 0 while no figure is chosen."""
    mana: int
    full_mana: int
    """The end of the track; 0 while no figure is chosen."""
    ultimate: int | None
    """The space of the Ultimate token; null once it is discarded."""
    ultimate_uses: int
    charged: bool
    path: PathId | None
    alive: bool
    shield: bool
    poison: bool
    angel: bool


class ShownDie(TypedDict):
    rune: Rune
    die: str
    """How answers name it: two that are alike are interchangeable."""
    rerolled: bool
    spent: bool


class Happening(TypedDict):
    """Something that will happen as soon as the actions end, in the words of the log."""

    kind: str
    args: dict[str, str]


class Temple(TypedDict):
    life: int
    full: int


class View(TypedDict):
    difficulty: str
    temple: Temple
    round: int
    turn: int
    elder: int | None
    active: int | None
    event: str | None
    events_played: list[str]
    event_deck: int
    monster_deck: int
    last_cards: int
    """Dawn is one of so many cards at the bottom of the deck (RUN-1.17)."""
    discard: list[str]
    frozen: bool
    guardians: list[Guardian]
    paths: list[Path]
    dice: list[ShownDie]
    free_move: bool
    reroll_cost: int
    release_cost: int
    ultimate_full: int
    """The space of the Ultimate track on which the power can be used."""
    no_shots: bool
    """What the event of the round does to shots, rewards and wounded guardians."""
    no_mana: bool
    poisons: bool
    forecast: list[Happening]
    """What the rules do as soon as the guardian on turn ends the actions; empty outside the actions."""
    ended: Ending | None
