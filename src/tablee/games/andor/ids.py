"""The fixed numbers of Andor: kinds, rules, triggers, effects, objectives, actions, procedures, events.

What is printed on boards, sheets and tokens, and every legend, is data (`data/`); what the rules name
is here.
"""

from typing import Final, Literal

from tablee.games.andor.view_types import DieColour, Difficulty, Ending, FireFace, Kind

NOTHING: Final = -1
NO_WAY: Final = 99
"""More steps than any way has: where none leads."""
MIN_SEATS: Final = 2
MAX_SEATS: Final = 4

# Heroes: four kinds, each sheet with two sides.
DWARF: Final = 0
WARRIOR: Final = 1
MAGE: Final = 2
KEEPER: Final = 3
HERO_KINDS: Final[tuple[Kind, ...]] = ("dwarf", "warrior", "mage", "fire_keeper")

# Items: the objects (stock of merchants), the winter stone, tablets, purse, followers.
GOURD: Final = 0
GOURD_HALF: Final = 1
BLADE: Final = 2
FIREWOOD: Final = 3
HELMET: Final = 4
SPYGLASS: Final = 5
FALCON: Final = 6
FALCON_FLYING: Final = 7
CARLION: Final = 8
STONE: Final = 9
TABLET: Final = 10  # and the two after it
GEM: Final = 13
PLANT_BLUE: Final = 14
PLANT_WHITE: Final = 15
PLANT_RED: Final = 16
PLANT_BLACK: Final = 17
IQUAR: Final = 18
TAKOTA: Final = 19
KINDS: Final = 20
OBJECTS: Final = 9
"""The first so many items are the objects of AND-14, half-empty and flying sides included."""
TABLETS: Final = 3
ITEMS: Final = [
    "gourd",
    "gourd_half",
    "askimar_blade",
    "firewood",
    "rider_helmet",
    "spyglass",
    "falcon",
    "falcon_flying",
    "carlion",
    "winter_stone",
    "tablet_buffalo",
    "tablet_seamonster",
    "tablet_griffon",
    "gem",
    "plant_blue",
    "plant_white",
    "plant_red",
    "plant_black",
    "iquar",
    "takota",
]

# Where items are kept.
SMALL: Final = 0
LARGE: Final = 1
HEAD: Final = 2
PURSE: Final = 3
FOLLOWER: Final = 4
SIZES: Final = ["small", "large", "helmet", "purse", "follower"]
ROOM: Final = [3, 1, 1, 99, 99]
"""AND-13.9 How many items of each size a sheet holds."""

# Tokens under snow and ice.
STORM: Final = 0
SP_PLUS_1: Final = 1
WP_MINUS_2: Final = 2
WP_MINUS_3: Final = 3
FIRST_ITEM_TOKEN: Final = 4
TOKENS: Final = [
    "snowstorm",
    "sp_plus_1",
    "wp_minus_2",
    "wp_minus_3",
    "firewood",
    "gourd",
    "askimar_blade",
    "rider_helmet",
    "tablet_buffalo",
    "tablet_seamonster",
    "tablet_griffon",
    "gem",
    "plant_blue",
    "plant_white",
    "plant_red",
]
FACE_DOWN: Final = 100
"""A face-down snow token is this plus the number of its pool; smaller numbers are tokens lying face up."""

# Creatures: the four ordinary kinds; bosses of legends follow.
GOR: Final = 0
WARGOR: Final = 1
BUFFALO: Final = 2
TROLL: Final = 3
ORDINARY: Final = 4
CREATURE_KINDS: Final = ["gor", "wargor", "steppe_buffalo", "fur_troll"]
FIGURES: Final = ["gor", "wargor", "steppe_buffalo", "fur_troll", "shron", "tuavahr", "myrk"]
SHARED_FIGURES: Final = (5, 6)
"""R-2 One figure serves for both."""
ON_SHIELD: Final = -2
"""Where a creature on a defence space is."""
RED_DIE: Final = 0
BLACK_DIE: Final = 1
DICE: Final[tuple[DieColour, ...]] = ("red", "black")
MARCH: Final = [GOR, WARGOR, BUFFALO, WARGOR, TROLL]
"""AND-10.1 The kinds that move in the first five steps of a sunrise."""

# Allies.
TRANUK: Final = 0
GREAT_WARRIOR: Final = 1
VOLPIN: Final = 2
ALLIES: Final = ["tranuk", "great_warrior", "volpin"]
WALKERS: Final = 2

# Fires on a space or on the keeper's sheet.
NO_FIRE: Final = 0
UNLIT: Final = 1
LIT: Final = 2
FIRE_FACES: Final[tuple[FireFace, ...]] = ("none", "unlit", "lit")

# Difficulty, and the colours of cards.
EASY: Final = 0
NORMAL: Final = 1
HARD: Final = 2
DIFFICULTIES: Final[tuple[Difficulty, ...]] = ("easy", "normal", "hard")
BASE: Final = 0
GREEN: Final = 1
RED: Final = 2
COLOURS: Final = ["base", "green", "red"]

LETTERS: Final = "ABCDEFGHIJKLMN"
LAST_LETTER: Final = 13

# Steps a creature may still make.
MAY_MOVE: Final = 0
HAS_MOVED: Final = 1
TRANSFORMED: Final = 2

# How a game ended (0: it runs).
WON: Final = 1
LOST_DEFENCE: Final = 2
LOST_TIME: Final = 3
LOST_CARD: Final = 4
LOST_FOLLOWER: Final = 5
ENDINGS: Final[tuple[Literal[""] | Ending, ...]] = (
    "",
    "won",
    "lost_defence",
    "lost_time",
    "lost_card",
    "lost_follower",
)

# Ways to pay a step.
BY_HOUR: Final = 0
BY_FULL: Final = 1
BY_HALF: Final = 2

CAVE_WP: Final = 14
FIRE_WP: Final = 2
WARMTH: Final = 5
WALKER_STEPS: Final = 4
ASHORE_HOURS: Final = 3
FALLEN_WP: Final = 3
BLUE_HOURS: Final = 2
WHITE_WP: Final = 5
RED_BONUS: Final = 3
BLACK_SP: Final = 4
MOST_DICE: Final = 4
MOST_OPTIONS: Final = 6
OPPOSITE: Final = 7
TOP_DIE: Final = 12
PIPS: Final = 6

# Actions whose arguments are the same whatever the data say. Those on spaces and content are in `Box`.
A_FIGHT: Final = 0
A_PASS: Final = 1
A_END_DAY: Final = 2
A_STOP: Final = 3
A_END_TURN: Final = 4
A_START: Final = 5
A_ACCEPT: Final = 6
A_DECLINE: Final = 7
A_CONTINUE: Final = 8
A_LEAVE: Final = 9
A_KEEP: Final = 10
A_YES: Final = 11
A_NO: Final = 12
A_CARLION: Final = 13
A_OWN_DICE: Final = 14
A_REWARD_WP: Final = 15
A_REWARD_SP: Final = 16
A_HOUR: Final = 17
A_FULL: Final = 18
A_HALF: Final = 19
A_RELIGHT: Final = 20
A_FIRE: Final = 21
A_RELIGHT_SHEET: Final = 22
A_FIRE_SHEET: Final = 23
A_TABLETS: Final = 24
A_ACTIVATE: Final = 25
A_PEEK: Final = 26
A_LAND: Final = 27
A_LEAVE_IT: Final = 28
PLAIN_VERBS: Final = [
    "fight",
    "pass",
    "end_day",
    "stop",
    "end_turn",
    "start",
    "accept",
    "decline",
    "continue",
    "withdraw",
    "keep",
    "yes",
    "no",
    "carlion",
    "own_dice",
    "reward_wp",
    "reward_sp",
    "hour",
    "full",
    "half",
    "relight",
    "fire",
    "relight_sheet",
    "fire_sheet",
    "tablets",
    "activate",
    "peek",
    "land",
    "leave_it",
]
A_USE: Final = 29  # plant_blue, plant_white
A_PICK: Final = 31  # item
A_DROP: Final = A_PICK + KINDS  # item
A_ALONG: Final = A_DROP + KINDS  # follower
A_BEHIND: Final = A_ALONG + 2  # follower
A_GIVE: Final = A_BEHIND + 2  # seat, item
A_TAKE: Final = A_GIVE + MAX_SEATS * KINDS  # seat, item
A_REFUSE: Final = A_TAKE + MAX_SEATS * KINDS  # seat, item
A_FLY: Final = A_REFUSE + MAX_SEATS * KINDS  # seat
A_INVITE: Final = A_FLY + MAX_SEATS  # seat
A_SHARE: Final = A_INVITE + MAX_SEATS  # seat
A_NAME: Final = A_SHARE + MAX_SEATS  # seat
A_BARTER: Final = A_NAME + MAX_SEATS  # object, object
A_REROLL: Final = A_BARTER + OBJECTS * OBJECTS  # die
A_TURN: Final = A_REROLL + MOST_DICE  # die
A_OPTION: Final = A_TURN + MOST_DICE  # option
A_TOKEN: Final = A_OPTION + MOST_OPTIONS  # token, an outcome of chance
FIXED_ACTIONS: Final = A_TOKEN + 15

# Procedures, by their place in `procs.PROCS`.
P_SETUP: Final = 0
P_CHOOSE_HERO: Final = 1
P_DAYS: Final = 2
P_TURN: Final = 3
P_PASS: Final = 4
P_AFTER: Final = 5
P_MOVE: Final = 6
P_PAY: Final = 7
P_STOP: Final = 8
P_TOKEN: Final = 9
P_MARKER: Final = 10
P_STORM: Final = 11
P_ALONG: Final = 12
P_RECEIVE: Final = 13
P_PEEK: Final = 14
P_LEAD: Final = 15
P_VOLPIN: Final = 16
P_FIGHT: Final = 17
P_INVITE: Final = 18
P_INVITED: Final = 19
P_BLACK_PLANT: Final = 20
P_STEAL: Final = 21
P_ROUND: Final = 22
P_CARLION: Final = 23
P_ROLL: Final = 24
P_BLADE: Final = 25
P_TURN_DIE: Final = 26
P_RED_PLANT: Final = 27
P_GO_ON: Final = 28
P_DEFEAT: Final = 29
P_REWARD: Final = 30
P_SHARE: Final = 31
P_SPAWN: Final = 32
P_MARCH: Final = 33
P_HOME: Final = 34
P_SUNRISE: Final = 35
P_MOVER: Final = 36
P_ADVANCE: Final = 37
P_QUEUE: Final = 38
P_CARD: Final = 39
P_BLOCK: Final = 40
P_GIVE: Final = 41
P_CHOOSE: Final = 42
P_WHO: Final = 43
P_TABLE: Final = 44
P_ICE: Final = 45

# Events of the log, by their place in `notation.make_events`.
E_HERO: Final = 0
E_DAY: Final = 1
E_TURN: Final = 2
E_MOVED: Final = 3
E_SKIN: Final = 4
E_ASHORE: Final = 5
E_HOURS: Final = 6
E_PASSED: Final = 7
E_DAY_ENDED: Final = 8
E_ROOSTER: Final = 9
E_STOPPED: Final = 10
E_SNOW: Final = 11
E_SNOW_SEEN: Final = 12
E_ICE: Final = 13
E_ICE_BROKE: Final = 14
E_STORM: Final = 15
E_BLOWN: Final = 16
E_HELD: Final = 17
E_MARKER: Final = 18
E_SP: Final = 19
E_WP: Final = 20
E_FELL: Final = 21
E_GOT: Final = 22
E_NONE_LEFT: Final = 23
E_PICKED: Final = 24
E_DROPPED: Final = 25
E_OFFERED: Final = 26
E_GIVEN: Final = 27
E_REFUSED: Final = 28
E_FLIGHT: Final = 29
E_LANDED: Final = 30
E_BARTERED: Final = 31
E_FIRE: Final = 32
E_SHEET_FIRE: Final = 33
E_USED: Final = 34
E_TABLETS: Final = 35
E_TABLETS_GONE: Final = 36
E_LOST_ITEM: Final = 37
E_IQUAR_SAVED: Final = 38
E_CAUGHT: Final = 39
E_LEFT_BEHIND: Final = 40
E_ALLY: Final = 41
E_ALLY_MOVED: Final = 42
E_FIGHT: Final = 43
E_INVITED: Final = 44
E_JOINED: Final = 45
E_DECLINED: Final = 46
E_ROUND: Final = 47
E_WEAKENED: Final = 48
E_STOLEN: Final = 49
E_ROLLED: Final = 50
E_REROLLED: Final = 51
E_TURNED: Final = 52
E_RESULT: Final = 53
E_RED_PLANT: Final = 54
E_CREATURE_ROLLED: Final = 55
E_VALUES: Final = 56
E_CREATURE_HURT: Final = 57
E_LEFT_FIGHT: Final = 58
E_FIGHT_OVER: Final = 59
E_DEFEATED: Final = 60
E_REWARD: Final = 61
E_SPAWNED: Final = 62
E_NO_FIGURE: Final = 63
E_MARCHED: Final = 64
E_LURED: Final = 65
E_CHANGED: Final = 66
E_SHIELD: Final = 67
E_SUNRISE: Final = 68
E_WARMED: Final = 69
E_COLD: Final = 70
E_FIRES_OUT: Final = 71
E_NARRATOR: Final = 72
E_CARD: Final = 73
E_OBJECTIVE: Final = 74
E_OBJECTIVE_CHANGED: Final = 75
E_OBJECTIVE_DONE: Final = 76
E_RULE: Final = 77
E_DEFENCE: Final = 78
E_MODIFIED: Final = 79
E_LINK: Final = 80
E_PLACED: Final = 81
E_REMOVED: Final = 82
E_MOVER: Final = 83
E_MOVER_CAUGHT: Final = 84
E_MARKERS: Final = 85
E_TOKENS: Final = 86
E_STAR: Final = 87
E_CHOSEN: Final = 88
E_TABLE_ROLL: Final = 89
E_NAMED: Final = 90
E_ENDED: Final = 91
E_OVERTIME: Final = 92
E_STONE_GNAWS: Final = 93
P_FREE: Final = 46
OPEN_WINDOWS: Final = (P_TURN, P_PASS, P_AFTER, P_MOVE, P_LEAD, P_VOLPIN, P_GO_ON)
"""AND-8.3 The questions during which free actions are possible."""
