"""The numbers of the legend vocabulary (C7): rule switches, triggers, conditions, effects, objectives."""

from typing import Final

from tablee.games.andor.view_types import ObjectiveKind

# Rule switches (C7.6), by their place in `State.rules`. `no_fire_at` is a list of its own.
R_FIRES: Final = 0
R_BARTER: Final = 1
R_COLD: Final = 2
R_CAVE: Final = 3
R_STONE: Final = 4
R_MOVER: Final = 5
R_BONUS: Final = 6  # Tranuk, then the great warrior
RULE_SWITCHES: Final = [
    "fires",
    "barter",
    "cold",
    "cave_transform",
    "stone_step_wp",
    "mover_steps",
    "ally_bonus_tranuk",
    "ally_bonus_great_warrior",
]
RULE_DEFAULTS: Final = [1, 1, 1, 0, 0, 1]

# Triggers of legend cards (C7.3).
T_START: Final = 0
T_LETTER: Final = 1
T_STOP: Final = 2
T_MARKER: Final = 3
T_DEFEAT: Final = 4
T_OBJECTIVE: Final = 5
T_FLAG: Final = 6
T_FIRE: Final = 7
T_SUNRISE: Final = 8
T_REACH: Final = 9
T_ARRIVE: Final = 10
T_CATCH: Final = 11
T_ALLY_STOP: Final = 12
T_PICKUP: Final = 13
T_MANUAL: Final = 14
T_VICTORY: Final = 15
T_LOSS: Final = 16
TRIGGERS: Final = [
    "start",
    "letter",
    "stop",
    "marker",
    "defeat",
    "objective",
    "flag",
    "fire",
    "sunrise",
    "reach",
    "arrive",
    "catch",
    "ally_stop",
    "pickup",
    "manual",
    "victory",
    "loss",
]

# Conditions (C7.4).
C_FLAG: Final = 0
C_NOT_FLAG: Final = 1
C_HEROES: Final = 2
C_DIFFICULTY: Final = 3
C_LETTER_FROM: Final = 4
C_LETTER_BEFORE: Final = 5
C_DONE: Final = 6
C_OPEN: Final = 7
CONDITIONS: Final = [
    "flag",
    "not_flag",
    "heroes",
    "difficulty",
    "letter_from",
    "letter_before",
    "done",
    "open",
]

# Effects (C7.5).
F_SPAWN: Final = 0
F_PLACE: Final = 1
F_REMOVE: Final = 2
F_MARKERS: Final = 3
F_SNOW: Final = 4
F_ICE: Final = 5
F_GIVE: Final = 6
F_LOSE_POINTS: Final = 7
F_OBJECTIVE: Final = 8
F_AMEND: Final = 9
F_COMPLETE: Final = 10
F_SET: Final = 11
F_CLEAR: Final = 12
F_RULE: Final = 13
F_NARRATOR: Final = 14
F_COLD: Final = 15
F_DEFENCE: Final = 16
F_MODIFY: Final = 17
F_LINK: Final = 18
F_FOLLOWER: Final = 19
F_MOVER: Final = 20
F_ALLY: Final = 21
F_STOCK: Final = 22
F_CARD: Final = 23
F_STAR: Final = 24
F_ROLL: Final = 25
F_CHOOSE: Final = 26
F_WIN: Final = 27
F_LOSE: Final = 28
EFFECTS: Final = [
    "spawn",
    "place",
    "remove",
    "markers",
    "snow",
    "ice",
    "give",
    "lose_points",
    "objective",
    "amend",
    "complete",
    "set",
    "clear",
    "rule",
    "narrator",
    "cold",
    "defence",
    "modify",
    "link",
    "follower",
    "mover",
    "ally",
    "stock",
    "card",
    "star",
    "roll",
    "choose",
    "win",
    "lose",
]
HERE: Final = -3
"""Stands for the space of the triggering event in an effect."""

# Marks that are no items: what `place` and `remove` know besides them.
TOKEN_FIRE: Final = 100
TOKEN_RED_X: Final = 101
TOKEN_PASSAGE: Final = 102
TOKEN_SILHOUETTE: Final = 103
OTHER_TOKENS: Final = ["fire", "red_x", "secret_passage", "silhouette"]

# Hero selectors.
TO_EACH: Final = 0
TO_FINDER: Final = 1
TO_LOWEST: Final = 2
TO_HIGHEST: Final = 3
TO_CHOOSE: Final = 4
SELECTORS: Final = ["each", "finder", "lowest_rank", "highest_rank", "choose"]

# What becomes of a follower who is caught.
CAUGHT_RETURN: Final = 0
CAUGHT_REMOVE: Final = 1
CAUGHT_LOSE: Final = 2
ON_CAUGHT: Final = ["return", "remove", "lose"]

# Objectives (C7.6).
O_DEFEND: Final = 0
O_DELIVER: Final = 1
O_DEFEAT: Final = 2
O_VISIT: Final = 3
O_LIGHT: Final = 4
O_ESCORT: Final = 5
O_REVEAL: Final = 6
O_SAVE: Final = 7
O_FLAG: Final = 8
O_SURVIVE: Final = 9
OBJECTIVE_KINDS: Final[tuple[ObjectiveKind, ...]] = (
    "defend",
    "deliver",
    "defeat",
    "visit",
    "light",
    "escort",
    "reveal",
    "save",
    "flag",
    "survive",
)

# The record of one objective in `State.objectives`.
OB_STATUS: Final = 0
OB_DONE_N: Final = 1  # defeats counted; mask of the fires lit
OB_TODAY: Final = 2  # mask of the fires lit since the last sunrise
OB_SPACE: Final = 3
OB_ITEM: Final = 4  # to deliver, to carry, to escort
OB_COUNT: Final = 5
OB_MIN_WP: Final = 6
OB_FLAG: Final = 7
OB_SAME_DAY: Final = 8
OB_LETTER: Final = 9
OB_TAG: Final = 10
OB_CREATURE: Final = 11
OB_SET: Final = 12
OB_TEXT: Final = 13
OB_SPACES: Final = 14  # number of a list of spaces of the plan
OB_SIZE: Final = 15
OB_FIELDS: Final = [
    "status",
    "done",
    "today",
    "space",
    "item",
    "count",
    "min_wp",
    "flag",
    "same_day",
    "letter",
    "tag",
    "creature",
    "markers",
    "text",
    "spaces",
]
HIDDEN: Final = 0
OPEN: Final = 1
COMPLETE: Final = 2
STATUSES: Final = ["hidden", "open", "complete"]

# Cards.
UNREAD: Final = 0
QUEUED: Final = 1
READ: Final = 2
CARD_STATES: Final = ["unread", "queued", "read"]
