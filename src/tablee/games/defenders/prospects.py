"""What lies ahead, for whoever draws it: ways, what dice need, what threatens, what a card can do.

All of it follows from what a seat sees: nothing about a closed hand is told to others.
"""

from __future__ import annotations

from tablee.games.defenders.actions import (
    LAND_NEED,
    day_actions,
    gate_cards,
    healed,
    land_cards,
    land_dice,
    rumor_cards,
)
from tablee.games.defenders.attack import hand_dice, need_on_general, usable
from tablee.games.defenders.fight import FIREBALL_NEED, fireball_cards, need_on_minions
from tablee.games.defenders.ids import (
    ATTACK,
    BUILD,
    COLOURS,
    EAGLE_CARD,
    ENEMIES,
    FIGHT,
    FLIGHT,
    FOOT,
    GATE_CARD,
    GATE_TO_GATE,
    HEAL_LAND,
    HORSE_CARD,
    NOTHING,
    P_DAY,
    P_DESTINATION,
    PLAIN_VERBS,
    RIDE,
    STEED,
    TELEPORT_SELF,
)
from tablee.games.defenders.movement import destinations, road_before, roads_of, travel_cards
from tablee.games.defenders.placing import FALL, NO_DANGER, OVERRUN, TAINT, danger
from tablee.games.defenders.prospects_types import Danger, HeroProspects, Needs, Prospects, Travel, Use, Way
from tablee.games.defenders.quests import aims, attempt_dice
from tablee.games.defenders.scoring import ranking
from tablee.games.defenders.state import Defenders
from tablee.games.defenders.wounds import minion_wounds

WAYS: dict[int, Way] = {
    FOOT: "foot",
    HORSE_CARD: "horse",
    EAGLE_CARD: "eagle",
    GATE_CARD: "gate_card",
    GATE_TO_GATE: "gate",
    STEED: "steed",
    FLIGHT: "flight",
    RIDE: "ride",
    TELEPORT_SELF: "teleport",
}
CARD_WAYS = (HORSE_CARD, EAGLE_CARD, GATE_CARD)


def prospects(s: Defenders, viewer: int | None) -> Prospects:
    """What lies ahead of a position, as a seat or a spectator may know it."""
    box = s.box
    travel: list[Travel] = []
    uses: list[Use] = []
    asked = s.to_act()
    if len(asked) == 1 and asked[0] >= 0 and not s.lines and open_hand(s, asked[0], viewer):
        f = s.question(asked[0])
        if f.proc == P_DAY:
            actions = day_actions(s, f.who)
            travel = day_travel(s, f.who, actions)
            uses = day_uses(s, f.who, actions)
        elif f.proc == P_DESTINATION:
            travel = [told(s, f.who, f.n, f.what, [] if f.what == NOTHING else [f.what])]
    dangers: dict[str, Danger] = {}
    for place in range(len(box.locations)):
        found = danger(s, place)
        if found != NO_DANGER:
            dangers[box.locations[place]] = danger_name(found)
    return {
        "travel": travel,
        "uses": uses,
        "heroes": [
            None if s.hero[seat] == NOTHING else hero_prospects(s, seat, viewer) for seat in range(s.seats)
        ],
        "dangers": dangers,
        "far": {
            box.generals[i]: len(box.path[i]) - 1 - s.general_step[i]
            for i in range(ENEMIES)
            if s.general_life[i]
        },
        "land_need": LAND_NEED,
        "ranking": ranking(s) if s.ended else [],
    }


def open_hand(s: Defenders, seat: int, viewer: int | None) -> bool:
    """DOR-16.2 Whether the viewer may know the cards of a seat."""
    return not s.closed or seat == viewer or s.is_over()


def danger_name(found: int) -> Danger:
    """A danger as it is told."""
    if found == OVERRUN:
        return "overrun"
    if found == TAINT:
        return "taint"
    return "fall" if found == FALL else "city"


# Ways (DOR-4) ----------------------------------------------------------------------------------------------


def day_travel(s: Defenders, seat: int, actions: list[int]) -> list[Travel]:
    """D05 to D07 The ways that are open today; by a gate card each card has its own."""
    out: list[Travel] = []
    for way in actions:
        if way not in WAYS:
            continue
        if way == GATE_CARD:
            out += [told(s, seat, way, card, [card]) for card in travel_cards(s, seat, way)]
        else:
            out.append(told(s, seat, way, NOTHING, travel_cards(s, seat, way) if way in CARD_WAYS else []))
    return out


def told(s: Defenders, seat: int, way: int, card: int, cards: list[int]) -> Travel:
    """A way in readable ids."""
    places = s.box.locations
    roads = roads_of(way)
    before = road_before(s, seat, roads) if roads else []
    return {
        "way": WAYS[way],
        "cards": [s.box.cards[one] for one in cards],
        "steps": [
            {"to": places[place], "back": places[before[place] if roads else s.at[seat]]}
            for place in destinations(s, seat, way, card)
        ],
    }


# Cards -----------------------------------------------------------------------------------------------------


def day_uses(s: Defenders, seat: int, actions: list[int]) -> list[Use]:
    """D05 What the cards of a hand pay for today, with the answers that lead there."""
    out: list[Use] = []
    for way in CARD_WAYS:
        if way in actions:
            out += [use(s, card, way, []) for card in travel_cards(s, seat, way)]
    if BUILD in actions:
        out += [use(s, card, BUILD, []) for card in gate_cards(s, seat)]
    if HEAL_LAND in actions:
        out += [use(s, card, HEAL_LAND, []) for card in land_cards(s, seat)]
    if FIGHT in actions:
        out += [use(s, card, FIGHT, ["fireball"]) for card in fireball_cards(s, seat)]
    if ATTACK in actions:
        for card in usable(s, seat, s.general_at(s.at[seat])):
            once = s.hand[seat].count(card) == 1  # with another copy of it the table asks for that one too
            out.append(
                use(s, card, ATTACK, [])
                if once
                else {"card": s.box.cards[card], "answer": PLAIN_VERBS[ATTACK], "then": []}
            )
    return out


def use(s: Defenders, card: int, verb: int, between: list[str]) -> Use:
    """A card that pays for an action."""
    name = s.box.cards[card]
    return {"card": name, "answer": PLAIN_VERBS[verb], "then": [*between, f"card {name}"]}


# Heroes ----------------------------------------------------------------------------------------------------


def hero_prospects(s: Defenders, seat: int, viewer: int | None) -> HeroProspects:
    """What a hero can count on."""
    box = s.box
    quest = s.quest[seat]
    dice = 0 if quest == NOTHING else box.quest_dice[quest]
    shown = open_hand(s, seat, viewer)
    return {
        "wounds": minion_wounds(s, seat),
        "heals": healed(s, seat),
        "needs": needs(s, seat),
        "generals": {
            box.generals[i]: {
                "need": need_on_general(s, seat, i, False),
                "need_cancelled": need_on_general(s, seat, i, True),
                "dice": hand_dice(s, seat, i) if shown else None,
            }
            for i in range(ENEMIES)
        },
        "rumors": rumor_cards(s, seat),
        "land_dice": land_dice(s, seat),
        "quest_dice": attempt_dice(s, seat, dice) if dice else 0,
        "aims": [box.locations[place] for place in aims(s, seat)],
    }


def needs(s: Defenders, seat: int) -> Needs:
    """DOR-6.2, 6.3, 17.33 What dice need here, next door and by a fireball; DOR-6.5 slayers need none."""
    here: dict[str, int] = {}
    afar: dict[str, int] = {}
    fireball: dict[str, int] = {}
    for colour in range(ENEMIES):
        slain = s.slayer[seat] >> colour & 1
        here[COLOURS[colour]] = 0 if slain else need_on_minions(s, seat, s.at[seat], colour)
        afar[COLOURS[colour]] = 0 if slain else need_on_minions(s, seat, NOTHING, colour)
        fireball[COLOURS[colour]] = 0 if slain else FIREBALL_NEED
    return {"here": here, "afar": afar, "fireball": fireball}
