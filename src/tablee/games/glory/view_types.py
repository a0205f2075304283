"""The shape of a view: what `view.py` tells, and what the page is written against."""

from __future__ import annotations

from typing import Literal, TypedDict

Ending = Literal["scored"]
Resource = Literal["combat", "magic", "potion", "coin"]
Side = Literal["north", "east", "south", "west"]
Form = Literal["coin", "potion"]
"""What a surcharge can be paid with."""
Point = Literal["combat", "magic"]


class Laid(TypedDict):
    tile: str
    cell: tuple[int, int]
    opened: list[bool]


class Earned(TypedDict):
    """Prestige by where it came from."""

    tile: int
    connector: int
    chest: int
    majority: int
    end: int


class Majorities(TypedDict):
    """The seats that have most of each resource."""

    combat: list[int]
    magic: list[int]
    potion: list[int]
    coin: list[int]


class Player(TypedDict):
    seat: int
    hero: str | None
    combat: int
    magic: int
    potion: int
    coin: int
    prestige: int
    earned: Earned
    keys: int
    tiles: list[Laid]
    chosen: bool
    card: int | None
    """The slot that was chosen: of others only once it is revealed."""
    taken: str | None
    playing: str | None
    slot: int | None
    surcharge: bool
    quests_in_hand: int
    hand: list[str] | None
    """Null where it is not the reader's."""
    returned: str | None
    """The quest that went back to the box; only its player knows which."""
    returned_one: bool
    rank: int | None


class Sum(TypedDict):
    """A part of a gain with what it comes to: perhaps for each of something, perhaps at the end only."""

    what: str
    n: int
    times: str | None
    end: bool


class Need(TypedDict):
    what: Point
    n: int


class Missing(TypedDict):
    what: Resource | Literal["surcharge"]
    n: int


class Purse(TypedDict):
    coin: int
    potion: int


class Bill(TypedDict):
    """What a tile would cost the reader."""

    coins: int
    potions: int
    needs: list[Need]
    """Points that must be there and stay (TOG-4.6)."""
    reinforced: int
    """Potions among them that make up for missing points."""
    wild: bool
    surcharge: list[Form]
    """One coin or one potion more, in the forms that can be paid."""
    left: dict[Form, Purse]
    """What would be left then, by form."""
    missing: list[Missing]
    """What is missing for it; empty if it can be paid."""


class Plan(TypedDict):
    bill: Bill
    gain: list[Sum]


class Meeting(TypedDict):
    """A side on which a tile would meet a neighbour."""

    side: Side
    other: str
    key: bool
    """Two half-keys meet, and their key opens a chest of one of the two tiles or of the hero."""
    gains: list[Sum]
    """What its own gain connector and that of the neighbour give."""
    pays: bool
    """Whether its own connector pays."""
    paid: bool
    """Whether that of the neighbour does."""
    unmet: int
    """Connectors whose condition the neighbour does not meet."""


class Placement(TypedDict):
    """A cell where a tile fits, and what it would bring there: side by side, by itself, and its keys."""

    tile: str
    cell: tuple[int, int]
    meetings: list[Meeting]
    own: list[Sum]
    keys: int


class SumStep(TypedDict):
    kind: Literal["played", "ranks"]
    scores: list[int]


class MajorityStep(TypedDict):
    kind: Literal["majority"]
    what: Resource
    seats: list[int]
    n: int
    scores: list[int]


class EndStep(TypedDict):
    """What a tile gives at the end."""

    kind: Literal["end"]
    seat: int
    tile: str
    n: int
    scores: list[int]


Step = SumStep | MajorityStep | EndStep
"""A step of the final scoring, with the scores so far."""


class View(TypedDict):
    round: int
    first: int | None
    claimed: list[int]
    slots: list[str | None]
    wild: int
    """The first slot of the Wild Lands."""
    discarded_per_round: int
    piles: list[int]
    discard: list[str]
    unused_heroes: list[str]
    quests: bool
    deferred: bool
    simultaneous: bool
    order: list[int]
    players: list[Player]
    majorities: Majorities
    plans: dict[str, Plan]
    """For the reader: what each tile that may be chosen would cost, and what its own gain would come to."""
    placements: list[Placement]
    """Where the reader's tile in hand fits, and what it would bring there."""
    chests: dict[str, list[Sum]]
    """What the reader's closed chests would give now, by cell and number."""
    scoring: list[Step]
    """The final scoring, once the game has ended."""
    ended: Ending | None
