"""The fixed numbers of Les Gardiens de Havresac: kinds, terrain, actions, events, procedures.

What is printed on tiles, cards and boards is data (`data/*.toml`); what the rules name is here.
"""

from typing import Final, Literal

from tablee.games.havresac.view_types import Creature, Ending, Face, Guardian, Phase

# Guardians.
GUIDE: Final = 0
WARRIOR: Final = 1
THIEF: Final = 2
PRIESTESS: Final = 3
DRUID: Final = 4
HUNTRESS: Final = 5
GUARDIANS: Final[tuple[Guardian, ...]] = ("guide", "warrior", "thief", "priestess", "druid", "huntress")
DAY: Final = 0
NIGHT: Final = 1
FACES: Final[tuple[Face, ...]] = ("day", "night")

# Creatures on a cell; NO_CREATURE where there is none. The first three are monsters.
FOX: Final = 0
CROCODILE: Final = 1
PIG: Final = 2
FAIRY: Final = 3
CREATURES: Final[tuple[Creature, ...]] = ("fox", "crocodile", "pig", "fairy")
MONSTERS: Final = 3

# Objects of the chests.
BOOTS: Final = 0
FEATHER: Final = 1
SWORD: Final = 2
BOW: Final = 3
NET: Final = 4
HAMMER: Final = 5
CUP: Final = 6
OBJECTS: Final = ["boots", "feather", "sword", "bow", "net", "hammer", "cup"]

# Terrain of a cell. Huts, groves, chest cells, start cells and the castle are walked on like plains.
PLAIN: Final = 0
FOREST: Final = 1
LAKE: Final = 2
VILLAGE: Final = 3

# What a cell does to a walker; the ground itself only the first three (HAV-5.5, 5.6).
BARS: Final = 0
ENDS: Final = 1
PASSES: Final = 2
NEEDS_SWORD: Final = 3

WIDTH: Final = 13
HEIGHT: Final = 9
CELLS: Final = 117
CASTLE: Final = 58
"""The middle of the board, (7,5)."""
ROUNDS: Final = 5
START_CARDS: Final = 3
PILE: Final = 5
"""Scout cards of a round."""
VILLAGES: Final = 10
CHESTS: Final = 10
MAX_SEATS: Final = 4
BOOTS_STEPS: Final = 2
RANGE: Final = 2
"""HAV-6.21, HAV-R4 How far away a fairy or a village may be called or built: exactly this."""
NOTHING: Final = -1
EMPTY: Final = 255
"""A cell without a creature or without a guardian: kingdoms are bytes, which hold no -1."""

# Phases of a round.
SCOUTING: Final = 0
ADVENTURE: Final = 1
GLORY: Final = 2
RECRUITMENT: Final = 3
ROUND_END: Final = 4
PHASES: Final[tuple[Phase, ...]] = ("scouting", "adventure", "glory", "recruitment", "round_end")

# How a game ended (0: it runs).
SCORED: Final = 1
GOAL_REACHED: Final = 2
GOAL_MISSED: Final = 3
ENDINGS: Final[tuple[Literal[""] | Ending, ...]] = ("", "scored", "goal_reached", "goal_missed")

# What a player alone may aim at.
GOALS: Final = ["bronze", "silver", "gold"]

# Actions: the base of each verb.
MOVE: Final = 0
SWAP: Final = 1
STUCK: Final = 2
DONE: Final = 3
USE: Final = 4  # boots, feather
TO: Final = 6  # cell
STORM: Final = TO + CELLS  # cell, with a sword
RELIEVE: Final = STORM + CELLS  # cell
CALL: Final = RELIEVE + CELLS  # cell
SHOOT: Final = CALL + CELLS  # cell
BUILD: Final = SHOOT + CELLS  # cell
RECALL: Final = BUILD + CELLS  # cell
BOW_AT: Final = RECALL + CELLS  # cell
NET_AT: Final = BOW_AT + CELLS  # cell
HAMMER_AT: Final = NET_AT + CELLS  # cell
RECRUIT: Final = HAMMER_AT + CELLS  # guardian
DRAW: Final = RECRUIT + 6  # guardian, an outcome of chance
FIND: Final = DRAW + 6  # object, an outcome of chance
FACE: Final = FIND + 7  # face of the next tile, an outcome of chance
SCOUT: Final = FACE + 2  # scout card, an outcome of chance

# Procedures, by their place in `procs.PROCS`.
P_SETUP: Final = 0
P_FACES: Final = 1
P_SCOUT: Final = 2
P_ROUND: Final = 3
P_ADVENTURE: Final = 4
P_GUARDIAN: Final = 5
P_PRIESTESS: Final = 6
P_RELIEF: Final = 7
P_DESTINATION: Final = 8
P_CHEST: Final = 9
P_ABILITIES: Final = 10
P_RECRUIT: Final = 11

# Events of the log, by their place in `notation.make_events`.
E_FACE_TURNED: Final = 0
E_ROUND_BEGAN: Final = 1
E_SCOUTED: Final = 2
E_SCOUTED_START: Final = 3
E_TENT_CAUGHT: Final = 4
E_ADVENTURE_BEGAN: Final = 5
E_DRAWN: Final = 6
E_OBJECT_USED: Final = 7
E_MOVED: Final = 8
E_SWAPPED: Final = 9
E_RETURNED: Final = 10
E_STUCK: Final = 11
E_ELIMINATED: Final = 12
E_CAPTURED: Final = 13
E_REPAIRED: Final = 14
E_CHEST_OPENED: Final = 15
E_SHOT: Final = 16
E_SHOT_VP: Final = 17
E_BAG_EMPTY: Final = 18
E_GLORY_PART: Final = 19
E_GLORY: Final = 20
E_RECRUITED: Final = 21
E_RECRUITING_DONE: Final = 22
E_TENT_PUT: Final = 23
E_FAIRIES_FLED: Final = 24
E_ROUND_ENDED: Final = 25
E_FINAL_PART: Final = 26
E_SCORED: Final = 27
E_WON: Final = 28
E_GOAL: Final = 29
GLORY_PARTS: Final = ["monsters", "fairies", "villages", "cups"]
FINAL_PARTS: Final = ["track", "monsters", "chests"]
