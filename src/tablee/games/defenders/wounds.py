"""Wounds and death: chapter 7 of the rules."""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.defenders.cards import draw_cards, throw
from tablee.games.defenders.ids import (
    ARMOR,
    AURA,
    BLACK,
    BRAVERY,
    DAY,
    DAY_END,
    E4,
    E_DIED,
    E_NO_HERO,
    E_REPLACED,
    E_WOUNDED,
    ENEMIES,
    GROUND,
    H2,
    HIDE,
    LOST_NO_HERO,
    NOTHING,
    P_DEATH,
    P_DRAW_QUEST,
)
from tablee.games.defenders.placing import lose
from tablee.games.defenders.quests import drop_quest
from tablee.games.defenders.state import Defenders, changed, emptied

NEW_CARDS = 2


def minion_wounds(s: Defenders, seat: int) -> int:
    """DOR-7.1 One wound for each minion here and one for fear of Undead, less what skills spare (DOR-7.3)."""
    if s.in_the_sky(seat):  # DOR-17.9
        return 0
    if s.crowd(s.at[seat]) == 0:
        return 0
    place = s.at[seat] * ENEMIES
    wounds = 0
    hidden = s.has_skill(seat, HIDE)
    for colour in range(ENEMIES):
        if s.shape[seat] != colour and not hidden:  # DOR-17.25, 17.21
            wounds += s.minions[place + colour]
    if s.minions[place + BLACK] and s.shape[seat] != BLACK and not s.has_skill(seat, BRAVERY):  # DOR-17.15
        wounds += 1
    return toughened(s, seat, wounds)


def toughened(s: Defenders, seat: int, wounds: int) -> int:
    """DOR-17.6, 17.16 Armour and aura spare one wound of each total."""
    spared = int(s.has_skill(seat, ARMOR)) + int(s.has_skill(seat, AURA))
    return max(0, wounds - spared)


def wound(s: Defenders, seat: int, wounds: int) -> None:
    """DOR-7.4 Each wound takes a life token, ready ones first; DOR-7.7 without any the hero is dead."""
    wounds = min(wounds, s.life(seat))
    if wounds == 0:
        return
    ready = min(wounds, s.ready[seat])
    s.ready[seat] -= ready
    s.spent[seat] -= wounds - ready
    s.lost[seat] += wounds
    s.emit(E_WOUNDED, seat, wounds, s.life(seat))
    if s.life(seat) == 0:
        die(s, seat)


def die(s: Defenders, seat: int) -> None:
    """DOR-7.7 All cards and quests are discarded; DOR-7.10 the titles are lost, the honour of kills stays."""
    s.emit(E_DIED, seat, s.hero[seat])
    for card in s.hand[seat]:
        throw(s, card)
    s.hand = emptied(s.hand, seat)
    if s.quest[seat] != NOTHING:
        drop_quest(s, seat)
    for quest in s.completed[seat]:
        s.quest_discard = changed(s.quest_discard, quest, 1)
    s.completed = emptied(s.completed, seat)
    s.unused = emptied(s.unused, seat)
    s.slayer = changed(s.slayer, seat, 0)
    s.hero = changed(s.hero, seat, NOTHING)
    s.ready[seat] = 0
    s.spent[seat] = 0
    s.lost[seat] = 0
    s.bonus[seat] = 0
    if seat == s.active and s.phase in (DAY, DAY_END):
        s.day_over = 1  # DOR-7.9
    s.call(Frame(P_DEATH, who=seat))


def full_life(s: Defenders, hero: int) -> int:
    """DOR-2.4 The life a hero begins with; DOR-19.1, 19.2 as the variants change what is printed."""
    return s.box.hero_life[hero] + s.variants[E4] - s.variants[H2]


def enter(s: Defenders, seat: int, hero: int) -> None:
    """DOR-2.4 A hero begins in the city with all its life; DOR-19.3 variants count for everybody."""
    s.hero = changed(s.hero, seat, hero)
    s.used |= 1 << hero
    s.at[seat] = s.box.city
    s.ready[seat] = full_life(s, hero)
    s.spent[seat] = 0
    s.lost[seat] = 0
    s.bonus[seat] = 0
    s.style = changed(s.style, seat, GROUND)
    s.mounted = changed(s.mounted, seat, 0)
    s.shape = changed(s.shape, seat, NOTHING)
    s.ambush = changed(s.ambush, seat, 0)


def unused_heroes(s: Defenders) -> list[int]:
    """DOR-2.3 The heroes nobody has had in this game."""
    return [hero for hero in range(len(s.box.heroes)) if not s.used >> hero & 1]


class Death(Proc[Defenders]):
    """DOR-7.8, D01 The player `who` chooses a new hero at once; DOR-7.11 if there is one left."""

    def run(self, s: Defenders, f: Frame) -> None:
        if unused_heroes(s):
            s.ask(f.who)
            return
        s.done()
        s.emit(E_NO_HERO, f.who)
        if s.hero.count(NOTHING) == s.seats:
            lose(s, LOST_NO_HERO)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [s.box.a_choose + hero for hero in unused_heroes(s)]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        s.done()
        enter(s, seat, a - s.box.a_choose)
        s.emit(E_REPLACED, seat, s.hero[seat])
        s.call(draw_cards(seat, NEW_CARDS))
        s.call(Frame(P_DRAW_QUEST, who=seat))
