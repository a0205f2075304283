"""The fixed numbers of Tales of Glory: kinds, resources, actions, events, procedures.

What is printed on tiles is data (`data/*.toml`); what the rules speak about by name is here.
"""

from typing import Final, Literal

from tablee.games.glory.view_types import Ending, Resource, Side

# Kinds of tiles; the first four are those a board tile may have, and those conditions and multipliers name.
MONSTER: Final = 0
CHARACTER: Final = 1
PLACE: Final = 2
TREASURE: Final = 3
HERO: Final = 4
QUEST: Final = 5
KINDS: Final = ["monster", "character", "place", "treasure", "hero", "quest"]
ANY: Final = -1
"""The condition of a gain connector that asks for no kind (TOG-7.19)."""

# What a gain gives, and what a cost asks for (the first four: TOG-4.4). They are also the four majorities.
COMBAT: Final = 0
MAGIC: Final = 1
POTION: Final = 2
COIN: Final = 3
PRESTIGE: Final = 4
KEY: Final = 5
FIRST_PLAYER: Final = 6
GAINS: Final = ["combat", "magic", "potion", "coin", "prestige", "key", "first_player"]
RESOURCES: Final[tuple[Resource, ...]] = ("combat", "magic", "potion", "coin")
MAJORITY_PRESTIGE: Final = 4

# What a gain is multiplied by; ONCE for a plain gain. The first four are kinds of tiles.
X_KEY: Final = 4
X_COMBAT: Final = 5
X_MAGIC: Final = 6
X_MAJORITY: Final = 7
X_COINS3: Final = 8
X_POTIONS3: Final = 9
X_SURROUNDED: Final = 10
X_CLOSED_CHEST: Final = 11
COUNTS: Final = [
    "monster",
    "character",
    "place",
    "treasure",
    "key",
    "combat",
    "magic",
    "majority",
    "coins3",
    "potions3",
    "surrounded",
    "closed_chest",
]
ONCE: Final = -1

# Sides of a tile, in the order of the four neighbours of a cell (TOG-12.3).
SIDES: Final[tuple[Side, ...]] = ("north", "east", "south", "west")
NO_CONNECTOR: Final = 0
PLAIN: Final = 1
HALF_KEY: Final = 2
GAIN_CONNECTOR: Final = 3

# Where prestige came from, for the report at the end.
FROM_TILE: Final = 0
FROM_CONNECTOR: Final = 1
FROM_CHEST: Final = 2
FROM_MAJORITY: Final = 3
FROM_END: Final = 4
ORIGINS: Final = ["tile", "connector", "chest", "majority", "end"]

ROUNDS: Final = 10
AGES: Final = 3
MAX_SEATS: Final = 5
MAX_SLOTS: Final = 8
DEALT_QUESTS: Final = 3
REACH: Final = 12
"""How far a tile can lie from the hero: ten tiles of the rounds and two quests in a line."""
NOTHING: Final = -1
NOBODY: Final = -1

# How a game ended (0: it runs).
SCORED: Final = 1
ENDINGS: Final[tuple[Literal[""] | Ending, ...]] = ("", "scored")

# Which list of gains a procedure hands out, and which a player picks next: the tile's own gain, the gain
# connectors of the placed tile by side, those of its neighbours by side; chests follow.
OWN_GAIN: Final = 0
PLACED_SIDE: Final = 1
NEIGHBOUR_SIDE: Final = 5
ITEMS: Final = [
    "own",
    "north",
    "east",
    "south",
    "west",
    "neighbour_north",
    "neighbour_east",
    "neighbour_south",
    "neighbour_west",
]
CHEST: Final = 9
START_GAIN: Final = 11

# Actions: the base of each verb.
PLAY: Final = 0
DISCARD: Final = 1
END: Final = 2
SURCHARGE: Final = 3  # coin, potion
SELECT: Final = 5  # slot
TAKE: Final = SELECT + MAX_SLOTS  # slot
CONNECTION: Final = TAKE + MAX_SLOTS  # side
GAIN: Final = CONNECTION + 4  # item
FIRST: Final = GAIN + 9  # seat, an outcome of chance
PUT: Final = FIRST + MAX_SEATS  # cell; the verbs that depend on the content follow, at box.*

# Procedures, by their place in `procs.PROCS`.
P_SETUP: Final = 0
P_HEROES: Final = 1
P_FILL: Final = 2
P_FIRST_PLAYER: Final = 3
P_DEAL_QUESTS: Final = 4
P_KEEP_QUESTS: Final = 5
P_ROUND: Final = 6
P_SELECT: Final = 7
P_CATCH_UP: Final = 8
P_TURN: Final = 9
P_TURN_ACTION: Final = 10
P_AFTER_ACTION: Final = 11
P_PLAY: Final = 12
P_SURCHARGE: Final = 13
P_CELL: Final = 14
P_REWARD: Final = 15
P_CONNECTION_KEYS: Final = 16
P_PLACE_KEY: Final = 17
P_GAINS: Final = 18
P_HAND_OUT: Final = 19

# Events of the log, by their place in `notation.make_events`.
E_HERO_DEALT: Final = 0
E_TILE_CAME: Final = 1
E_TOKEN_GIVEN: Final = 2
E_QUEST_DEALT: Final = 3
E_QUEST_RETURNED: Final = 4
E_ROUND_BEGAN: Final = 5
E_SELECTED: Final = 6
E_REVEALED: Final = 7
E_TAKEN: Final = 8
E_TOO_LATE: Final = 9
E_CAUGHT_UP: Final = 10
E_TURN_BEGAN: Final = 11
E_DISCARDED: Final = 12
E_REINFORCED: Final = 13
E_SURCHARGED: Final = 14
E_PAID: Final = 15
E_PLACED: Final = 16
E_CONNECTED: Final = 17
E_KEY_FOUND: Final = 18
E_CHEST_OPENED: Final = 19
E_KEY_LOST: Final = 20
E_GAINED: Final = 21
E_NO_GAIN: Final = 22
E_TOKEN_CLAIMED: Final = 23
E_TURN_ENDED: Final = 24
E_SWEPT: Final = 25
E_SLID: Final = 26
E_PLAY_ENDED: Final = 27
E_MAJORITY: Final = 28
E_NO_MAJORITY: Final = 29
E_END_GAIN: Final = 30
E_SCORED: Final = 31
E_WON: Final = 32
