"""The shape of a view: what `view.py` tells, and what the page is written against."""

from __future__ import annotations

from typing import Literal, TypedDict

Guardian = Literal["guide", "warrior", "thief", "priestess", "druid", "huntress"]
Creature = Literal["fox", "crocodile", "pig", "fairy"]
Face = Literal["day", "night"]
Phase = Literal["scouting", "adventure", "glory", "recruitment", "round_end"]
Ending = Literal["scored", "goal_reached", "goal_missed"]

Tied = Literal["gold", "villages", "fairies", "shared"]

Counts = dict[str, int]


class Stride(TypedDict):
    steps: int
    feather: bool


class Earned(TypedDict):
    """Gold and points for some glory."""

    gold: int
    vp: int


class Refused(TypedDict, total=False):
    """Why a guardian cannot be had; `missing` gold, or the seats `before` in the order."""

    why: Literal["gold", "reserve", "order", "closed"]
    missing: int
    before: list[int]


class Tie(TypedDict):
    """What parted the best from the next with as many points; `shared`: nothing did."""

    by: Tied
    best: int
    next: int


class Kingdom(TypedDict):
    """What one player has: the own board and everything beside it."""

    seat: int
    creatures: dict[str, Creature]
    """By cell."""
    guardians: dict[str, Guardian]
    """By cell."""
    tents: list[str]
    repaired: list[str]
    opened: list[str]
    bag: Counts
    aside: Counts
    hand: Guardian | None
    acting: str | None
    """The cell of the guardian whose ability is being asked about."""
    stride: Stride | None
    """How far the guardian in hand may go now."""
    objects: Counts
    fresh: str | None
    """The object found just now: ready from the next guardian on."""
    hidden: Counts
    cups: int
    gains: Counts
    trophies: Counts
    fairies: int
    tally: tuple[int, int, int, int]
    """The glory of this round so far: monsters, fairies, villages, cups."""
    glory: int
    """The glory of the last phase."""
    earns: Earned
    """For the glory that grows, or was counted last."""
    gold: int
    vp: int
    score: tuple[int, int, int]
    """The score track, the hunting board, the opened chests."""
    rank: str | None
    place: int | None
    """In the end; shared by those equal in everything."""
    refused: dict[str, Refused]
    """During recruitment: the guardians that cannot be had now."""


class View(TypedDict):
    viewer: int | None
    board: str
    faces: dict[str, Face | None]
    scout: int
    goal: int | None
    round: int
    phase: Phase
    revealed: list[str]
    reserve: Counts
    recruiting: list[int]
    order: list[int]
    kingdoms: list[Kingdom]
    tie: Tie | None
    """In the end, where the best have as many points."""
    ended: Ending | None
