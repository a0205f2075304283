"""What is worth finding in many random games: every skill, special card, quest, general and ending."""

from __future__ import annotations

from typing import Final

from tablee.core.events import Event
from tablee.games.defenders.box import Box
from tablee.games.defenders.ids import (
    AMBUSH,
    ARCHERY,
    ARMOR,
    AURA,
    BLACK,
    BLESSED_ATTACKS,
    BRAVERY,
    COLOURS,
    CRAFTY,
    CURSE,
    DARK_KINDS,
    DRAGON_SLAYER,
    E_BONUS,
    E_CARD_DRAWN,
    E_CARD_LOST,
    E_CARD_SPENT,
    E_CURSED,
    E_DAY_ENDED,
    E_DIED,
    E_FIGHT,
    E_GENERAL_KILLED,
    E_GENERAL_STOPPED,
    E_GENERAL_SURVIVED,
    E_HERO_TAKEN,
    E_LAND_HEALED,
    E_LAND_NOT_HEALED,
    E_LOST,
    E_MOVED,
    E_NIGHT,
    E_NO_HERO,
    E_OVERRUN,
    E_PENALTY,
    E_PLAYED,
    E_QUEST_DONE,
    E_QUEST_FAILED,
    E_QUEST_IMPOSSIBLE,
    E_REGENERATED,
    E_REPLACED,
    E_REROLLED,
    E_REVEALED,
    E_REWARD_USED,
    E_ROLLED,
    E_RUMORS,
    E_SHAPE,
    E_SKILL_CANCELLED,
    E_SLAIN,
    E_SPIED,
    E_TO_CITY,
    E_TURN_BEGAN,
    E_UNDEAD_TURNED,
    E_WISDOM,
    E_WON,
    E_WOUNDED,
    EAGLE_FLIGHT,
    ELF_SUPPORT,
    ENDINGS,
    ENEMIES,
    EVENING,
    FIREBALL,
    FLIGHT,
    FOOT,
    FRESH_MOUNT,
    GENERAL_SKILLS,
    GREEN,
    HIDE,
    MOUNTAIN_LORE,
    NOBLE_STEED,
    NOTHING,
    PARRY,
    PURPLE,
    Q_BUILD,
    Q_DICE,
    Q_SCOUT,
    R_AMULET,
    R_BANNER,
    R_BLESSING,
    R_BOOTS,
    R_HELM,
    R_UNICORN,
    RED,
    REGENERATION,
    RIDE,
    SANCTIFY_LAND,
    SHAPE_SHIFTER,
    SINGLE_USE,
    SKILLS,
    SP_LUCK,
    SP_SPY,
    SPECIALS,
    STEED,
    STYLES,
    TELEPORT,
    TELEPORT_SELF,
    THIEVERY,
    TURN_UNDEAD,
    UNYIELDING,
    VARIANTS,
    VISIONS,
    WISDOM,
    WOODS_LORE,
)
from tablee.games.defenders.state import Defenders

SKILL_NAMES: Final = [name for name in SKILLS if name != "styles"]
STYLES_AT_WORK: Final = [
    "sky: unhurt among minions",
    "sky: a fight lost unhurt",
    "ground: all dice again",
]
LASTING: Final = ["amulet", "boots", "helm", "banner", "unicorn ride", "unicorn re-roll"]
VANISHING: Final = [Q_SCOUT, Q_BUILD]
SLOT_CARDS: Final = [1, 2, 3]


def all_happenings(box: Box) -> tuple[str, ...]:
    """Everything that must occur in enough games."""
    quests = range(len(box.quests))
    return (
        *(f"skill {name}" for name in SKILL_NAMES),
        *(f"style {name}" for name in STYLES_AT_WORK),
        *(f"{hero} {deed}" for hero in box.heroes for deed in ("chosen", "died", "came as another")),
        "a player without a hero",
        *(f"{special} played" for special in SPECIALS),
        *(f"{box.quests[quest]} completed" for quest in quests),
        *(f"{box.quests[quest]} failed" for quest in quests if box.quest_kind[quest] == Q_DICE),
        *(
            f"{box.quests[quest]} impossible"
            for quest in quests
            if box.quest_kind[quest] in (Q_SCOUT, Q_BUILD)
        ),
        *(f"{box.quests[quest]} used" for quest in quests if box.reward[quest] in SINGLE_USE),
        *(f"reward {name}" for name in LASTING),
        *(f"general's skill {name}" for name in GENERAL_SKILLS),
        "general's skill cancelled",
        *(f"{general} {what}" for general in box.generals for what in ("killed", "survived")),
        *(f"{general} takes {what}" for general in box.generals for what in ("wounds", "cards")),
        *(f"{general} was stopped" for general in box.generals),
        *(f"slayer {colour}" for colour in COLOURS),
        *(f"overrun {colour}" for colour in COLOURS),
        *(f"{kind} {part}" for kind in DARK_KINDS for part in ("in full", "for the general")),
        *(f"night of {n}" for n in SLOT_CARDS),
        *(f"variant {name}" for name in variants(box)),
        *(name for name in ENDINGS if name),
    )


def variants(box: Box) -> list[str]:
    """The variants, those that can be taken several times with each number."""
    most = {"h3": 6, "h4": 3}
    return [f"{key} {n + 1}" for key in VARIANTS for n in range(most.get(key, 1))]


def happenings(s: Defenders, event: Event) -> list[str]:
    """What an event shows, in the words of `all_happenings`. The state is the one right after the step."""
    kind, args = event.kind, event.args
    out = simple(s, kind, args)
    if not out:
        out = by_general(s, kind, args)
    if not out:
        out = [f"skill {SKILLS[skill]}" for skill in skills_at_work(s, kind, args)]
        out += rewards_at_work(s, kind, args)
        out += styles_at_work(s, kind, args)
        if kind == E_ROLLED:
            out += on_dice_of_a_general(s, args[0], args[2])
    return out


def simple(s: Defenders, kind: int, args: tuple[int, ...]) -> list[str]:
    """Events that say it all themselves."""
    box = s.box
    if kind == E_HERO_TAKEN:
        return [f"{box.heroes[args[1]]} chosen"]
    if kind == E_DIED:
        return [f"{box.heroes[args[1]]} died"]
    if kind == E_REPLACED:
        return [f"{box.heroes[args[1]]} came as another"]
    if kind == E_NO_HERO:
        return ["a player without a hero"]
    if kind == E_PLAYED:
        return [f"{SPECIALS[args[1]]} played"]
    if kind == E_SPIED:
        return [f"{SPECIALS[SP_SPY]} played"]
    if kind == E_QUEST_DONE:
        return [f"{box.quests[args[1]]} completed"]
    if kind == E_QUEST_FAILED:
        return [f"{box.quests[args[1]]} failed"]
    if kind == E_QUEST_IMPOSSIBLE:
        return [f"{box.quests[args[1]]} impossible"]
    if kind == E_REWARD_USED:
        return [f"{box.quests[args[1]]} used"]
    if kind == E_SLAIN:
        return [f"slayer {COLOURS[args[1]]}"]
    if kind == E_OVERRUN:
        return [f"overrun {COLOURS[args[1]]}"]
    if kind == E_REVEALED:
        return [f"{DARK_KINDS[box.dark_kind[args[0]]]} {'in full' if args[1] else 'for the general'}"]
    if kind == E_NIGHT:
        return [f"night of {args[0]}"]
    if kind == E_TURN_BEGAN and args[1] == 1:
        return [f"variant {key} {n}" for key, n in zip(VARIANTS, s.variants, strict=True) if n]
    if kind == E_LOST:
        return [ENDINGS[args[0]]]
    if kind == E_WON:
        return [ENDINGS[1]]
    return []


def by_general(s: Defenders, kind: int, args: tuple[int, ...]) -> list[str]:
    """What generals do and suffer."""
    names = s.box.generals
    if kind == E_GENERAL_KILLED:
        return [f"{names[args[1]]} killed"]
    if kind == E_GENERAL_SURVIVED:
        out = [f"{names[args[0]]} survived"]
        if any(spared_by_banner(s, seat, args[0]) for seat in range(s.seats)):
            out.append("reward banner")
        return out
    if kind == E_PENALTY:
        out = [f"{names[args[1]]} takes wounds"] if args[2] else []
        return out + [f"skill {SKILLS[skill]}" for skill in (ARMOR, AURA) if s.has_skill(args[0], skill)]
    if kind == E_CARD_LOST and s.enemy != NOTHING:
        return [f"{names[s.enemy]} takes cards"]
    if kind == E_GENERAL_STOPPED:
        return [f"{names[args[1]]} was stopped"]
    if kind == E_CURSED:
        return [f"general's skill {GENERAL_SKILLS[CURSE]}"]
    if kind == E_REGENERATED:
        return [f"general's skill {GENERAL_SKILLS[REGENERATION]}"]
    if kind == E_SKILL_CANCELLED:
        return ["general's skill cancelled", *(f"{quest} used" for quest in blessings(s))]
    return []


def on_dice_of_a_general(s: Defenders, seat: int, pips: int) -> list[str]:
    """DOR-9.4, 9.6 The skills of generals that work on the dice, while these still lie on the table."""
    if s.enemy == NOTHING or s.cancelled:
        return []
    skill = s.box.skill[s.enemy]
    if skill == PARRY and pips == 1:
        return [f"general's skill {GENERAL_SKILLS[PARRY]}"]
    if skill == UNYIELDING and could_yield(s, seat):
        return [f"general's skill {GENERAL_SKILLS[UNYIELDING]}"]
    return []


def blessings(s: Defenders) -> list[str]:
    """The quest that cancels a general's skill."""
    return [s.box.quests[quest] for quest in range(len(s.box.quests)) if s.box.reward[quest] == R_BLESSING]


def spared_by_banner(s: Defenders, seat: int, general: int) -> bool:
    """DOR-18.16 Whether a hero stays where the fight was lost, thanks to the banner."""
    return s.rewarded(seat, R_BANNER) and s.at[seat] == s.place_of(general)


def could_yield(s: Defenders, seat: int) -> bool:
    """DOR-9.6 Whether a re-roll or a modifier would have helped against anybody else."""
    woods = s.has_skill(seat, WOODS_LORE) and s.box.colour[s.at[seat]] == GREEN
    owned = s.rewarded(seat, R_AMULET) or s.rewarded(seat, R_UNICORN)
    lucky = any(s.special(one, SP_LUCK) for one in range(s.seats))
    return woods or owned or lucky or s.on_the_ground(seat)


# Skills ----------------------------------------------------------------------------------------------------


def skills_at_work(s: Defenders, kind: int, args: tuple[int, ...]) -> list[int]:
    """The skills of a hero that an event shows."""
    seat = args[0]
    if kind == E_UNDEAD_TURNED:
        return [TURN_UNDEAD]
    if kind == E_WISDOM:
        return [WISDOM]
    if kind == E_MOVED:
        ways = {FLIGHT: EAGLE_FLIGHT, STEED: NOBLE_STEED, TELEPORT_SELF: TELEPORT}
        return [ways[args[2] + FOOT]] if args[2] + FOOT in ways else []
    if kind == E_SHAPE:
        return [SHAPE_SHIFTER] if args[1] < ENEMIES else []
    if kind in (E_LAND_HEALED, E_LAND_NOT_HEALED):
        return [SANCTIFY_LAND] if s.has_skill(seat, SANCTIFY_LAND) and s.crowd(args[1]) == 0 else []
    if kind == E_FIGHT:
        return [ARCHERY] if args[1] != s.at[seat] else []
    if kind == E_RUMORS:
        return [CRAFTY] if s.has_skill(seat, CRAFTY) and s.box.inn[s.at[seat]] else []
    if kind == E_CARD_SPENT:
        return [FIREBALL] if s.has_skill(seat, FIREBALL) and s.fighter == seat else []
    if kind == E_CARD_DRAWN:
        stolen = s.has_skill(seat, THIEVERY) and s.phase == EVENING and s.box.chest[s.at[seat]]
        return [THIEVERY] if stolen else []
    if kind == E_REROLLED:
        return [DRAGON_SLAYER] if s.has_skill(seat, DRAGON_SLAYER) else []
    if kind == E_WOUNDED:
        return [skill for skill in (ARMOR, AURA) if s.has_skill(seat, skill)]
    if kind == E_BONUS:
        return granted(s, seat, args[1])
    if kind == E_DAY_ENDED:
        return unhurt(s, seat)
    return on_dice(s, seat, args[1]) if kind == E_ROLLED else []


def granted(s: Defenders, seat: int, bonus: int) -> list[int]:
    """DOR-3.3 The skills that give a bonus action; an even number comes from the boots alone."""
    colour = s.box.colour[s.at[seat]]
    if bonus % 2 == 0:
        return []
    if s.has_skill(seat, FRESH_MOUNT):
        return [FRESH_MOUNT]
    if s.has_skill(seat, MOUNTAIN_LORE) and colour == RED:
        return [MOUNTAIN_LORE]
    return [ELF_SUPPORT] if s.has_skill(seat, ELF_SUPPORT) and colour == GREEN else []


def unhurt(s: Defenders, seat: int) -> list[int]:
    """DOR-17.15, 17.21 The skills that spare a hero who ends its day among minions."""
    if s.hero[seat] == NOTHING or s.crowd(s.at[seat]) == 0:
        return []
    out = [HIDE] if s.has_skill(seat, HIDE) else []
    if s.has_skill(seat, BRAVERY) and s.minions[s.at[seat] * ENEMIES + BLACK]:
        out.append(BRAVERY)
    return out


def on_dice(s: Defenders, seat: int, colour: int) -> list[int]:
    """The skills that add to a die or bring one more, while the roll still lies on the table."""
    if colour == PURPLE:
        return [VISIONS] if s.has_skill(seat, VISIONS) else []
    if not s.need or s.fighter != seat:
        return []
    target = s.box.minion_target[colour] if s.enemy == NOTHING else s.box.target[colour]
    gained = target - s.need[colour]
    if gained <= 0:
        return []
    out: list[int] = []
    if s.has_skill(seat, BLESSED_ATTACKS) and s.enemy == NOTHING and colour in (RED, BLACK):
        out.append(BLESSED_ATTACKS)
    if s.has_skill(seat, WOODS_LORE) and s.box.colour[s.at[seat]] == GREEN:
        out.append(WOODS_LORE)
    if s.has_skill(seat, AMBUSH) and s.shape[seat] == colour:
        out.append(AMBUSH)
    return out


# Rewards and styles ----------------------------------------------------------------------------------------


def rewards_at_work(s: Defenders, kind: int, args: tuple[int, ...]) -> list[str]:
    """The lasting rewards of quests that an event shows."""
    seat = args[0]
    if kind == E_BONUS and s.rewarded(seat, R_BOOTS):
        return ["reward boots"]
    if kind == E_CARD_DRAWN and s.phase == EVENING and s.rewarded(seat, R_HELM):
        return ["reward helm"]
    if kind == E_MOVED and args[2] + FOOT == RIDE:
        return ["reward unicorn ride"]
    if kind == E_REROLLED and s.rewarded(seat, R_UNICORN):
        return ["reward unicorn re-roll"]
    if kind == E_ROLLED and args[1] < ENEMIES and s.need and s.fighter == seat:
        base = s.box.minion_target if s.enemy == NOTHING else s.box.target
        if s.rewarded(seat, R_AMULET) and s.need[args[1]] < base[args[1]]:
            return ["reward amulet"]
    return []


def styles_at_work(s: Defenders, kind: int, args: tuple[int, ...]) -> list[str]:
    """What the style of a rider does."""
    seat = args[0]
    if kind not in (E_DAY_ENDED, E_TO_CITY, E_REROLLED) or not s.has_skill(seat, STYLES):
        return []
    if kind == E_REROLLED:
        return [f"style {STYLES_AT_WORK[2]}"] if s.on_the_ground(seat) else []
    if not s.in_the_sky(seat):
        return []
    if kind == E_TO_CITY:
        return [f"style {STYLES_AT_WORK[1]}"]
    return [f"style {STYLES_AT_WORK[0]}"] if s.crowd(s.at[seat]) else []
