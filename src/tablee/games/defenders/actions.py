"""The day: what a hero can do with an action (chapters 3 and 5 of the rules)."""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.defenders.attack import can_attack
from tablee.games.defenders.cards import holds_any, keep_cards, spend
from tablee.games.defenders.fight import can_fight
from tablee.games.defenders.ids import (
    ATTACK,
    BUILD,
    CRAFTY,
    E_CARD_SPENT,
    E_GATE_BUILT,
    E_HEALED,
    E_LAND_HEALED,
    E_LAND_NOT_HEALED,
    E_RUMORS,
    EAGLE_CARD,
    EAGLE_FLIGHT,
    END,
    ENEMIES,
    FIGHT,
    FLIGHT,
    FOOT,
    GATE_CARD,
    GATE_TO_GATE,
    HEAL_LAND,
    HEAL_SELF,
    HORSE_CARD,
    NAME,
    NOBLE_STEED,
    NOTHING,
    P_ATTACK,
    P_BUILD,
    P_FIGHT_WHERE,
    P_HEAL_LAND,
    P_QUESTS,
    P_RUMORS,
    Q_BUILD,
    QUEST,
    R_UNICORN,
    RIDE,
    RUMORS,
    SANCTIFY,
    SANCTIFY_LAND,
    STEED,
    TELEPORT,
    TELEPORT_SELF,
    VISIONS,
    W_DAY,
)
from tablee.games.defenders.movement import (
    can_travel,
    leads,
    set_out,
    spend_action,
)
from tablee.games.defenders.placing import purify
from tablee.games.defenders.quests import begin_attempt, can_attempt, complete, quest_work, roll_plain
from tablee.games.defenders.state import Defenders, changed
from tablee.games.defenders.windows import begin_play, plays

MOST_RUMORS = 2
RUMOR_CARDS = 2
CRAFTY_CARDS = 5
LAND_DICE = 2
LAND_NEED = 5
HEALED_ELSEWHERE = 2


def day_actions(s: Defenders, seat: int) -> list[int]:
    """D05 The kinds of actions a hero can take now, without the end of the day."""
    out: list[int] = []
    if s.actions(seat) == 0:
        return out
    on_foot = leads(s, seat, FOOT, NOTHING)
    if on_foot:
        out.append(FOOT)
    for way in (HORSE_CARD, EAGLE_CARD, GATE_CARD):
        if can_travel(s, seat, way):
            out.append(way)
    if s.gates[s.at[seat]] and leads(s, seat, GATE_TO_GATE, NOTHING):
        out.append(GATE_TO_GATE)
    if on_foot:
        if s.has_skill(seat, NOBLE_STEED):
            out.append(STEED)
        if s.has_skill(seat, EAGLE_FLIGHT):
            out.append(FLIGHT)
        if s.rewarded(seat, R_UNICORN):
            out.append(RIDE)
    if s.has_skill(seat, TELEPORT) and not s.teleported:
        out.append(TELEPORT_SELF)
    if gate_cards(s, seat):
        out.append(BUILD)
    if s.box.inn[s.at[seat]] and s.rumors < MOST_RUMORS and (holds_any(s.deck) or holds_any(s.discard)):
        out.append(RUMORS)
    if can_heal_land(s, seat):
        out.append(HEAL_LAND)
    if s.lost[seat] and s.crowd(s.at[seat]) == 0:  # DOR-5.9, 5.11
        out.append(HEAL_SELF)
    if can_fight(s, seat):
        out.append(FIGHT)
    if can_attack(s, seat):
        out.append(ATTACK)
    if can_attempt(s, seat):
        out.append(QUEST)
    return out


class Day(Proc[Defenders]):
    """DOR-3.4, 3.6, D05 The hero `who` acts as long as it has actions and likes to."""

    def run(self, s: Defenders, f: Frame) -> None:
        if s.day_over:
            s.done()  # DOR-7.9
        elif quest_work(s) != NOTHING:
            s.call(Frame(P_QUESTS))
        elif s.actions(f.who) == 0:
            s.done()
        else:
            s.ask(f.who)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [*day_actions(s, f.who), END, *plays(s, f.who, W_DAY)]

    def explain(self, s: Defenders, f: Frame, seat: int, a: int) -> str:
        if a in self.legal(s, f, seat):
            return ""
        return _why(s, f.who, a) or self.rule

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        if a == END:
            s.done()
        elif FOOT <= a <= TELEPORT_SELF:
            s.call(set_out(a, seat))
        elif a == BUILD:
            s.call(Frame(P_BUILD, who=seat))
        elif a == RUMORS:
            s.call(Frame(P_RUMORS, who=seat))
        elif a == HEAL_LAND:
            s.call(Frame(P_HEAL_LAND, who=seat))
        elif a == HEAL_SELF:
            spend_action(s, seat)
            heal(s, seat)
        elif a == FIGHT:
            s.call(Frame(P_FIGHT_WHERE, who=seat))
        elif a == ATTACK:
            spend_action(s, seat)
            s.call(Frame(P_ATTACK, who=seat, what=s.general_at(s.at[seat])))
        elif a == QUEST:
            begin_attempt(s, seat)
        else:
            begin_play(s, seat, a)


def _why(s: Defenders, seat: int, a: int) -> str:
    """The rule that forbids a kind of action, where one stands out."""
    if a == RUMORS:
        if not s.box.inn[s.at[seat]]:
            return "DOR-5.4"
        return "DOR-3.5" if s.rumors >= MOST_RUMORS else "DOR-11.3"
    if a == HEAL_SELF:
        return "DOR-5.11" if s.lost[seat] == 0 else "DOR-5.9"
    if a == ATTACK:
        return "DOR-8.1"
    rules = {
        HORSE_CARD: "DOR-4.2",
        EAGLE_CARD: "DOR-4.3",
        GATE_CARD: "DOR-4.4",
        GATE_TO_GATE: "DOR-4.5",
        STEED: "DOR-17.13",
        FLIGHT: "DOR-17.8",
        RIDE: "DOR-18.18",
        TELEPORT_SELF: "DOR-17.31",
        BUILD: "DOR-5.2",
        HEAL_LAND: "DOR-5.6",
        FIGHT: "DOR-6.1",
        QUEST: "DOR-5.12",
    }
    return rules.get(a, "DOR-16.5" if a >= s.box.a_play else "")


# Gates, rumours, healing -----------------------------------------------------------------------------------


def gate_cards(s: Defenders, seat: int) -> list[int]:
    """DOR-5.2 The cards of the own place, if a gate can be built there."""
    if s.gates[s.at[seat]] or s.gate_supply == 0:
        return []
    out: list[int] = []
    for card in s.hand[seat]:
        if s.box.card_location[card] == s.at[seat] and card not in out:
            out.append(card)
    return out


class Build(Proc[Defenders]):
    """DOR-5.2, D08 A gate is built where the hero is, for a card of the place."""

    def run(self, s: Defenders, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [s.box.a_card + card for card in gate_cards(s, f.who)]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        s.done()
        place = s.at[seat]
        spend_action(s, seat)
        spend(s, seat, a - s.box.a_card)
        s.gates = changed(s.gates, place, 1)
        s.gate_supply -= 1
        s.emit(E_GATE_BUILT, seat, place)
        quest = s.quest[seat]
        if quest != NOTHING and s.box.quest_kind[quest] == Q_BUILD:
            if s.box.colour[place] == s.box.quest_colour[quest]:
                complete(s, seat)


class Rumors(Proc[Defenders]):
    """DOR-5.4, D09 A colour is named; DOR-17.23 the crafty draw more."""

    def run(self, s: Defenders, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [NAME + colour for colour in range(ENEMIES)]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        s.done()
        spend_action(s, seat)
        s.rumors += 1
        s.emit(E_RUMORS, seat, a - NAME)
        s.call(keep_cards(seat, a - NAME, rumor_cards(s, seat)))


def rumor_cards(s: Defenders, seat: int) -> int:
    """DOR-5.4, 17.23 How many cards rumors turn over."""
    return CRAFTY_CARDS if s.has_skill(seat, CRAFTY) else RUMOR_CARDS


def land_cards(s: Defenders, seat: int) -> list[int]:
    """DOR-5.6 The cards of the colour of the own place."""
    out: list[int] = []
    for card in s.hand[seat]:
        if s.box.card_colour[card] == s.box.colour[s.at[seat]] and card not in out and not s.is_special(card):
            out.append(card)
    return out


def can_sanctify(s: Defenders, seat: int) -> bool:
    """DOR-17.3 Without a card, where no minion stands."""
    return s.has_skill(seat, SANCTIFY_LAND) and s.crowd(s.at[seat]) == 0


def can_heal_land(s: Defenders, seat: int) -> bool:
    """DOR-5.6 A tainted place, and a card or the skill."""
    return s.crystals[s.at[seat]] > 0 and (bool(land_cards(s, seat)) or can_sanctify(s, seat))


class HealLand(Proc[Defenders]):
    """DOR-5.6, D10 A card of the colour, or none by the skill; one die of 5 or 6 removes a crystal."""

    def run(self, s: Defenders, f: Frame) -> None:
        if f.pc == 0:
            s.ask(f.who)
            return
        s.done()
        if max(s.dice_value) >= LAND_NEED:
            purify(s, s.at[f.who], 1)
            s.emit(E_LAND_HEALED, f.who, s.at[f.who])
        else:
            s.emit(E_LAND_NOT_HEALED, f.who, s.at[f.who])
        s.dice_value = []
        s.dice_colour = []

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        out = [SANCTIFY] if can_sanctify(s, f.who) else []
        return out + [s.box.a_card + card for card in land_cards(s, f.who)]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        f.pc = 1
        spend_action(s, seat)
        if a != SANCTIFY:
            spend(s, seat, a - s.box.a_card)
            s.emit(E_CARD_SPENT, seat, a - s.box.a_card)
        roll_plain(s, seat, land_dice(s, seat))


def land_dice(s: Defenders, seat: int) -> int:
    """DOR-5.6, 17.30 How many dice a hero rolls for the land."""
    return LAND_DICE + int(s.has_skill(seat, VISIONS))


def healed(s: Defenders, seat: int) -> int:
    """DOR-5.8 The tokens that healing brings back: all in the city or an inn, two elsewhere."""
    safe = s.at[seat] == s.box.city or s.box.inn[s.at[seat]] == 1
    return s.lost[seat] if safe else min(s.lost[seat], HEALED_ELSEWHERE)


def heal(s: Defenders, seat: int) -> None:
    """DOR-5.8 Lost tokens come back, DOR-5.10 spent."""
    n = healed(s, seat)
    s.lost[seat] -= n
    s.spent[seat] += n
    s.emit(E_HEALED, seat, n)
