"""The fixed numbers of Defenders of the Realm: colours, skills, cards, actions, events, procedures.

What is printed on board, cards and sheets is data (`data/*.toml`); what the rules name is here.
"""

from typing import Final, Literal

from tablee.games.defenders.view_types import AnyColour, Colour, Ending, Phase, Style

NOTHING: Final = -1
MAX_SEATS: Final = 4
FACES_OF_DIE: Final = 6

# Colours of enemies and locations. City, inns and special cards are purple.
RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2
BLACK: Final = 3
PURPLE: Final = 4
COLOURS: Final[tuple[Colour, ...]] = ("red", "green", "blue", "black")
ALL_COLOURS: Final[tuple[AnyColour, ...]] = ("red", "green", "blue", "black", "purple")
ENEMIES: Final = 4
"""Colours of minions, and generals: one of each colour, in the same order."""
FULL: Final = 3
"""DOR-13.2 Minions a location can hold."""

# Skills of generals.
CURSE: Final = 0
PARRY: Final = 1
REGENERATION: Final = 2
UNYIELDING: Final = 3
GENERAL_SKILLS: Final = ["curse", "parry", "regeneration", "unyielding"]

# Amounts of a penalty that are not plain numbers.
D3: Final = -3
D6: Final = -6
WHOLE_HAND: Final = -99

# Ways to travel.
HORSE: Final = 0
EAGLE: Final = 1
GATE: Final = 2
TRAVELS: Final = ["horse", "eagle", "gate"]
ROADS: Final = [2, 4, 0]
"""How many roads each way to travel leads along at most."""

# Skills of heroes, each a bit of a mask.
BLESSED_ATTACKS: Final = 0
TURN_UNDEAD: Final = 1
SANCTIFY_LAND: Final = 2
MOUNTAIN_LORE: Final = 3
ARMOR: Final = 4
DRAGON_SLAYER: Final = 5
EAGLE_FLIGHT: Final = 6
FRESH_MOUNT: Final = 7
STYLES: Final = 8
NOBLE_STEED: Final = 9
BRAVERY: Final = 10
AURA: Final = 11
WOODS_LORE: Final = 12
ARCHERY: Final = 13
ELF_SUPPORT: Final = 14
HIDE: Final = 15
THIEVERY: Final = 16
CRAFTY: Final = 17
SHAPE_SHIFTER: Final = 18
AMBUSH: Final = 19
VISIONS: Final = 20
TELEPORT: Final = 21
FIREBALL: Final = 22
WISDOM: Final = 23
SKILLS: Final = [
    "blessed_attacks",
    "turn_undead",
    "sanctify_land",
    "mountain_lore",
    "armor",
    "dragon_slayer",
    "eagle_flight",
    "fresh_mount",
    "styles",
    "noble_steed",
    "bravery",
    "aura",
    "woods_lore",
    "archery",
    "elf_support",
    "hide",
    "thievery",
    "crafty",
    "shape_shifter",
    "ambush",
    "visions",
    "teleport",
    "fireball",
    "wisdom",
]
GROUND: Final = 0
SKY: Final = 1
STYLE_NAMES: Final[tuple[Style, ...]] = ("ground", "sky")

# Special hero cards, in the order of their data.
SP_MAGIC_GATE: Final = 0
SP_HAMMER: Final = 1
SP_PURITY: Final = 2
SP_ARCHERS: Final = 3
SP_STRATEGY: Final = 4
SP_QUIET: Final = 5
SP_LUCK: Final = 6
SP_FURY: Final = 7
SP_INFORMATION: Final = 8
SP_KINGS_GUARD: Final = 9
SP_CAVALRY: Final = 10
SP_VISIONS: Final = 11
SP_MILITIA: Final = 12
SP_DEFENSES: Final = 13
SP_SPY: Final = 14
SPECIALS: Final = [
    "magic_gate",
    "hammer_of_valor",
    "spell_of_purity",
    "elven_archers",
    "battle_strategy",
    "all_is_quiet",
    "battle_luck",
    "battle_fury",
    "local_information",
    "kings_guard",
    "cavalry_sweep",
    "dark_visions",
    "militia_secures",
    "strong_defenses",
    "spy_in_camp",
]

# Darkness Spreads cards by what their upper part does.
TWO_LOCATIONS: Final = 0
ALL_IS_QUIET: Final = 1
ORC_PATROLS: Final = 2
ORC_WAR_PARTY: Final = 3
MONARCH_CITY: Final = 4
DARK_KINDS: Final = ["two_locations", "all_is_quiet", "orc_patrols", "orc_war_party", "monarch_city"]
NEXT: Final = -2
"""`advances to`: whatever comes next on the path."""

# What a quest asks for.
Q_DICE: Final = 0
Q_VISIT: Final = 1
Q_ACT_AT: Final = 2
Q_DEFEAT: Final = 3
Q_BUILD: Final = 4
Q_SCOUT: Final = 5

# Rewards of quests.
R_AMULET: Final = 0
R_BOOTS: Final = 1
R_HELM: Final = 2
R_BANNER: Final = 3
R_MORE_DICE: Final = 4
R_UNICORN: Final = 5
R_DRAW: Final = 6
R_STOP_GENERAL: Final = 7
R_ENVOY: Final = 8
R_BLESSING: Final = 9
R_NO_DARKNESS: Final = 10
R_GRYPHONS: Final = 11
R_SPARE: Final = 12
R_FETCH: Final = 13
R_CRYSTAL_HERE: Final = 14
R_CRYSTAL_ANYWHERE: Final = 15
REWARDS: Final = [
    "amulet",
    "boots",
    "helm",
    "banner",
    "more_dice",
    "unicorn",
    "draw",
    "stop_general",
    "envoy",
    "blessing",
    "no_darkness",
    "gryphons",
    "spare",
    "fetch",
    "crystal_here",
    "crystal_anywhere",
]
SINGLE_USE: Final = [
    R_MORE_DICE,
    R_STOP_GENERAL,
    R_BLESSING,
    R_NO_DARKNESS,
    R_GRYPHONS,
    R_SPARE,
    R_CRYSTAL_HERE,
    R_CRYSTAL_ANYWHERE,
]

# Variants (DOR-19), by their place in `State.variants`.
E1: Final = 0
E2: Final = 1
E3: Final = 2
E4: Final = 3
H1: Final = 4
H2: Final = 5
H3: Final = 6
H4: Final = 7
H5: Final = 8
VARIANTS: Final = ["e1", "e2", "e3", "e4", "h1", "h2", "h3", "h4", "h5"]

# Phases of a turn.
DAY: Final = 0
DAY_END: Final = 1
EVENING: Final = 2
NIGHT: Final = 3
PHASES: Final[tuple[Phase, ...]] = ("day", "day_end", "evening", "night")

# Windows for cards played at any time (DOR-16.5).
W_DAY: Final = 0
W_DAY_END: Final = 1
W_EVENING: Final = 2
W_NIGHT: Final = 3
W_REVEALED: Final = 4

# How a game ended (0: it runs).
WON: Final = 1
LOST_GENERAL: Final = 2
LOST_MINIONS: Final = 3
LOST_CRYSTALS: Final = 4
LOST_CITY: Final = 5
LOST_NO_HERO: Final = 6
ENDINGS: Final[tuple[Literal[""] | Ending, ...]] = (
    "",
    "won",
    "loss_general",
    "loss_minions",
    "loss_crystals",
    "loss_city",
    "loss_no_hero",
)

# Procedures, by their place in `procs.PROCS`.
P_SETUP: Final = 0
P_START_PLAYER: Final = 1
P_CHOOSE_HERO: Final = 2
P_DEAL_HERO: Final = 3
P_REMOVE_SPECIAL: Final = 4
P_DRAW_HERO: Final = 5
P_DRAW_QUEST: Final = 6
P_BATCH: Final = 7
P_TURN: Final = 8
P_STYLE: Final = 9
P_SHAPE: Final = 10
P_DAY: Final = 11
P_TRAVEL_CARD: Final = 12
P_DESTINATION: Final = 13
P_BUILD: Final = 14
P_RUMORS: Final = 15
P_HEAL_LAND: Final = 16
P_ROLL: Final = 17
P_FIGHT_WHERE: Final = 18
P_FIREBALL: Final = 19
P_FIGHT: Final = 20
P_MORE_DICE: Final = 21
P_DIE_COLOUR: Final = 22
P_REROLLS: Final = 23
P_REROLL: Final = 24
P_LUCK: Final = 25
P_ATTACK: Final = 26
P_COMMIT: Final = 27
P_BLESSING: Final = 28
P_NEXT_ROLLER: Final = 29
P_VOLLEY: Final = 30
P_PENALTY: Final = 31
P_LOSE_CARDS: Final = 32
P_DEATH: Final = 33
P_TURN_UNDEAD: Final = 34
P_DISPERSE: Final = 35
P_HEALING: Final = 36
P_SPY: Final = 37
P_HAND_LIMIT: Final = 38
P_WINDOW: Final = 39
P_NIGHT: Final = 40
P_CARD: Final = 41
P_REVEAL: Final = 42
P_WISDOM: Final = 43
P_PLACE: Final = 44
P_MARKER: Final = 45
P_SPREAD: Final = 46
P_PLACE_GATE: Final = 47
P_SEND_HERO: Final = 48
P_SEND_TO: Final = 49
P_PURITY: Final = 50
P_CLEAR: Final = 51
P_PUSH_BACK: Final = 52
P_REMOVE: Final = 53
P_SWEEP_TO: Final = 54
P_SWEEP: Final = 55
P_LOOK: Final = 56
P_FORESEE: Final = 57
P_ARRANGE: Final = 58
P_INFORMATION: Final = 59
P_ATTEMPT: Final = 60
P_ACTIONS_SPENT: Final = 61
P_QUESTS: Final = 62
P_REWARD: Final = 63
P_FETCH: Final = 64
P_TREE: Final = 65
P_KEEP: Final = 66
P_SPARE_HALF: Final = 67

# Actions whose arguments are the same whatever the data say. Those on places, cards and quests are in `Box`.
PASS: Final = 0
DONE: Final = 1
STOP: Final = 2
DECLINE: Final = 3
USE: Final = 4
KEEP: Final = 5
REROLL: Final = 6
ACCEPT: Final = 7
TURN: Final = 8
DISCARD: Final = 9
FOOT: Final = 10
HORSE_CARD: Final = 11
EAGLE_CARD: Final = 12
GATE_CARD: Final = 13
GATE_TO_GATE: Final = 14
STEED: Final = 15
FLIGHT: Final = 16
RIDE: Final = 17
TELEPORT_SELF: Final = 18
BUILD: Final = 19
RUMORS: Final = 20
HEAL_LAND: Final = 21
HEAL_SELF: Final = 22
FIGHT: Final = 23
ATTACK: Final = 24
QUEST: Final = 25
END: Final = 26
SANCTIFY: Final = 27
HERE: Final = 28
CAST_FIREBALL: Final = 29
STYLE: Final = 30  # ground, sky
SHAPE: Final = 32  # colour or none
NAME: Final = 37  # colour
PUSH: Final = 41  # general
SPY: Final = 45  # general
HALF: Final = 49  # a, b
SEND: Final = 51  # seat
ROLLER: Final = 55  # seat
MARKER: Final = 59  # seat
ACTIONS: Final = 63  # how many actions: 1 to 12
MOST_ACTIONS: Final = 12
DIE: Final = 75  # outcome of chance: 1 to 6
FIRST: Final = 81  # outcome of chance: seat
FIXED_ACTIONS: Final = 85
PLAIN_VERBS: Final = [
    "pass",
    "done",
    "stop",
    "decline",
    "use",
    "keep",
    "reroll",
    "accept",
    "turn",
    "discard",
    "foot",
    "horse",
    "eagle",
    "gate_card",
    "gate",
    "steed",
    "flight",
    "ride",
    "teleport",
    "build",
    "rumors",
    "heal_land",
    "heal_self",
    "fight",
    "attack",
    "quest",
    "end",
    "sanctify",
    "here",
    "fireball",
]
MOVES: Final = [FOOT, HORSE_CARD, EAGLE_CARD, GATE_CARD, GATE_TO_GATE, STEED, FLIGHT, RIDE, TELEPORT_SELF]

# Events of the log, by their place in `notation.make_events`.
E_HERO_TAKEN: Final = 0
E_FIRST_PLAYER: Final = 1
E_SPECIAL_REMOVED: Final = 2
E_SETUP_CARD: Final = 3
E_SETUP_REJECTED: Final = 4
E_TURN_BEGAN: Final = 5
E_BONUS: Final = 6
E_STYLE: Final = 7
E_SHAPE: Final = 8
E_MOVED: Final = 9
E_CARD_SPENT: Final = 10
E_GATE_BUILT: Final = 11
E_RUMORS: Final = 12
E_CARD_KEPT: Final = 13
E_CARD_LEFT: Final = 14
E_LAND_HEALED: Final = 15
E_LAND_NOT_HEALED: Final = 16
E_HEALED: Final = 17
E_FIGHT: Final = 18
E_SLAIN: Final = 19
E_ROLLED: Final = 20
E_REROLLED: Final = 21
E_KILLED: Final = 22
E_MISSED: Final = 23
E_DAY_ENDED: Final = 24
E_WOUNDED: Final = 25
E_DIED: Final = 26
E_REPLACED: Final = 27
E_NO_HERO: Final = 28
E_ATTACK: Final = 29
E_COMMITTED: Final = 30
E_DECLINED: Final = 31
E_CURSED: Final = 32
E_SKILL_CANCELLED: Final = 33
E_GENERAL_HIT: Final = 34
E_GENERAL_KILLED: Final = 35
E_GENERAL_SURVIVED: Final = 36
E_REGENERATED: Final = 37
E_PENALTY: Final = 38
E_TO_CITY: Final = 39
E_CARD_LOST: Final = 40
E_GENERAL_HEALED: Final = 41
E_SPIED: Final = 42
E_CARD_DRAWN: Final = 43
E_DECK_SHUFFLED: Final = 44
E_NIGHT: Final = 45
E_QUIET_NIGHT: Final = 46
E_REVEALED: Final = 47
E_WISDOM: Final = 48
E_PLACED: Final = 49
E_CRYSTAL: Final = 50
E_OVERRUN: Final = 51
E_ADVANCED: Final = 52
E_NOT_ADVANCED: Final = 53
E_MARKER_TAKEN: Final = 54
E_PLAYED: Final = 55
E_GATE_PLACED: Final = 56
E_SENT: Final = 57
E_CRYSTALS_REMOVED: Final = 58
E_CLEARED: Final = 59
E_PUSHED_BACK: Final = 60
E_REMOVED: Final = 61
E_FORESEEN: Final = 62
E_FORESEEN_AWAY: Final = 63
E_SPARED: Final = 64
E_GENERAL_STOPPED: Final = 65
E_QUEST_DRAWN: Final = 66
E_QUEST_STEP: Final = 67
E_QUEST_DONE: Final = 68
E_QUEST_FAILED: Final = 69
E_QUEST_IMPOSSIBLE: Final = 70
E_REWARD_USED: Final = 71
E_UNDEAD_TURNED: Final = 72
E_LOST: Final = 73
E_WON: Final = 74
E_HONOUR: Final = 75
E_CHAMPION: Final = 76
E_TOO_WOUNDED: Final = 77
