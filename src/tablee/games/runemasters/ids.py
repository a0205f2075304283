"""The fixed numbers of Runemasters: colours, guardians, actions, events, procedures.

What the book prints on cards is data (`data/*.toml`); what its rules speak about by name is here.
"""

from typing import Final, Literal

from tablee.games.runemasters.view_types import Ending, GuardianId, PathId, Rune

# Paths in the order monsters move (RUN-7.1); a rune below VIOLET is the colour of its path.
RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
VIOLET: Final = 4
WHITE: Final = 5
PATHS: Final[tuple[PathId, ...]] = ("red", "blue", "yellow", "green")
RUNES: Final[tuple[Rune, ...]] = ("red", "blue", "yellow", "green", "violet", "white")

ISMOROS: Final = 0
KYREAS: Final = 1
KULAK: Final = 2
NELTAI: Final = 3
GUARDIANS: Final[tuple[GuardianId, ...]] = ("ismoros", "kyreas", "kulak", "neltai")

POSITIVE: Final = 0
NEGATIVE: Final = 1
NEUTRAL: Final = 2
SIGNS: Final = ["positive", "negative", "neutral"]

SPACES: Final = 5
NOBODY: Final = -1
NOTHING: Final = -1
NOWHERE: Final = -1
MANA_RELEASE_COST: Final = 4
CHARGED: Final = 4
DISCARDED: Final = -1

# How a game ended (0: it runs).
VICTORY: Final = 1
TEMPLE_FELL: Final = 2
GUARDIANS_FELL: Final = 3
ENDINGS: Final[tuple[Literal[""] | Ending, ...]] = ("", "dawn", "temple_fell", "guardians_fell")

# Dice are named by what they show: rune * 2 + 1 if rerolled (`red`, `red*`). Two alike are interchangeable.
DICE: Final = [
    "red",
    "red*",
    "blue",
    "blue*",
    "yellow",
    "yellow*",
    "green",
    "green*",
    "violet",
    "violet*",
    "white",
    "white*",
]
COLOURED_DICE: Final = 10
PAIRS: Final = [
    f"{rune}+{rune}" if rerolled == 0 else f"{rune}+{rune}*" if rerolled == 1 else f"{rune}*+{rune}*"
    for rune in ["red", "blue", "yellow", "green", "violet", "white"]
    for rerolled in [0, 1, 2]
]

# Actions: the base of each verb. The verbs whose range depends on the content come last.
END: Final = 0
HIT: Final = 1  # coloured die
MOVE: Final = HIT + 10  # coloured die, path
MARK: Final = MOVE + 40  # white die
BLOCK: Final = MARK + 2  # pair of dice
CHARGE: Final = BLOCK + 18  # die
REROLL: Final = CHARGE + 12  # die
RELEASE: Final = REROLL + 12
ULTIMATE: Final = RELEASE + 1
FREE_MOVE: Final = ULTIMATE + 1  # path
SHIELD: Final = FREE_MOVE + 4  # guardian
WOUND: Final = SHIELD + 4  # coloured rune
HEAL: Final = WOUND + 5  # guardian
EXCHANGE_MONSTER: Final = HEAL + 4
MOVE_SELF: Final = EXCHANGE_MONSTER + 1
TAKE: Final = MOVE_SELF + 1  # path, space
TO: Final = TAKE + 20  # path
REVIVE: Final = TO + 4  # guardian
LIFE: Final = REVIVE + 4  # points
CHOOSE: Final = LIFE + 5  # guardian
FACE: Final = CHOOSE + 4  # path
ELDER: Final = FACE + 4  # guardian
ANGEL: Final = ELDER + 4  # guardian
ROLL: Final = ANGEL + 4  # rune
EVENT: Final = ROLL + 6  # event card; DRAW follows, at box.draw

# Procedures, by their place in `procs.PROCS`.
P_SETUP: Final = 0
P_CHOOSE_GUARDIAN: Final = 1
P_CHOOSE_PATH: Final = 2
P_FIRST_MONSTERS: Final = 3
P_CHOOSE_ELDER: Final = 4
P_ROUND: Final = 5
P_EVENT: Final = 6
P_CHOOSE_ANGEL: Final = 7
P_TURN: Final = 8
P_SPAWN: Final = 9
P_DICE: Final = 10
P_ACTIONS: Final = 11
P_REROLL: Final = 12
P_SHIELD: Final = 13
P_WHIRLWIND: Final = 14
P_PRAYER: Final = 15
P_EXCHANGE: Final = 16
P_EXCHANGE_TAKE: Final = 17
P_EXCHANGE_TO: Final = 18
P_TRAMPLE: Final = 19
P_STORM: Final = 20
P_SECOND_WIND: Final = 21
P_SECOND_WIND_TO: Final = 22
P_MANA_HEALING: Final = 23

# Events of the log, by their place in `notation.EVENTS`.
E_GUARDIAN_CHOSEN: Final = 0
E_GUARDIAN_PLACED: Final = 1
E_ELDER_NAMED: Final = 2
E_ROUND_BEGAN: Final = 3
E_EVENT_REVEALED: Final = 4
E_ANGEL_GIVEN: Final = 5
E_TURN_BEGAN: Final = 6
E_TURN_SKIPPED: Final = 7
E_MONSTER_CAME: Final = 8
E_OVERFLOW: Final = 9
E_DAWN: Final = 10
E_ROLLED: Final = 11
E_REROLLED: Final = 12
E_HIT: Final = 13
E_WOUNDED: Final = 14
E_KILLED: Final = 15
E_REWARDED: Final = 16
E_MOVED: Final = 17
E_SWAPPED: Final = 18
E_MARK_USED: Final = 19
E_BLOCKED: Final = 20
E_BLOCK_REMOVED: Final = 21
E_CHARGED: Final = 22
E_MANA_RELEASED: Final = 23
E_ULTIMATE_USED: Final = 24
E_SHIELDED: Final = 25
E_HEALED: Final = 26
E_EXCHANGED: Final = 27
E_REVIVED: Final = 28
E_FROZEN: Final = 29
E_MONSTER_MOVED: Final = 30
E_MELEE: Final = 31
E_SHOT: Final = 32
E_SHOT_IGNORED: Final = 33
E_SHIELD_BROKEN: Final = 34
E_HURT: Final = 35
E_ANGEL_SAVED: Final = 36
E_DIED: Final = 37
E_TEMPLE_HURT: Final = 38
E_POISONED: Final = 39
E_POISON_STRUCK: Final = 40
E_DRAGON_HEALED: Final = 41
E_ROUND_ENDED: Final = 42
E_ACTIONS_ENDED: Final = 43
E_VICTORY: Final = 44
E_DEFEAT: Final = 45
E_FREE_MOVED: Final = 46
E_PETRIFIED: Final = 47
E_LIFE_TAKEN: Final = 48
E_ACTIONS_SKIPPED: Final = 49
E_REWARD_LOST: Final = 50
