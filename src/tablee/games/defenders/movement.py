"""Movement: chapter 4 of the rules."""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.defenders.cards import spend
from tablee.games.defenders.ids import (
    E_CARD_SPENT,
    E_MOVED,
    EAGLE,
    EAGLE_CARD,
    FLIGHT,
    FOOT,
    GATE,
    GATE_CARD,
    GATE_TO_GATE,
    HORSE,
    HORSE_CARD,
    NOTHING,
    P_DESTINATION,
    P_TRAVEL_CARD,
    RIDE,
    ROADS,
    STEED,
    TELEPORT_SELF,
)
from tablee.games.defenders.state import Defenders

FOOT_ROADS = 1
STEED_ROADS = 2
FLIGHT_ROADS = 4


def shut_out(s: Defenders, seat: int, place: int) -> bool:
    """DOR-17.26 In an enemy's shape neither the city nor an inn may be entered."""
    return s.shape[seat] != NOTHING and (place == s.box.city or s.box.inn[place] == 1)


def by_road(s: Defenders, seat: int, steps: int) -> list[int]:
    """DOR-4.1 to 4.3 The places along 1 to `steps` roads, in order; DOR-4.6 nothing hinders the way."""
    start = s.at[seat]
    if s.shape[seat] == NOTHING:
        return s.box.ahead[steps][start]
    seen = [start]
    front = [start]
    for _ in range(steps):
        ahead: list[int] = []
        for here in front:
            for there in s.box.near[here]:
                if there not in seen and not shut_out(s, seat, there):
                    seen.append(there)
                    ahead.append(there)
        front = ahead
    return sorted(seen[1:])


def road_before(s: Defenders, seat: int, steps: int) -> list[int]:
    """By place: the one before it on the shortest way along 1 to `steps` roads; NOTHING where none leads."""
    out = [NOTHING] * len(s.gates)
    front = [s.at[seat]]
    for _ in range(steps):
        further: list[int] = []
        for here in front:
            for there in s.box.near[here]:
                if out[there] == NOTHING and there != s.at[seat] and not shut_out(s, seat, there):
                    out[there] = here
                    further.append(there)
        front = further
    return out


def by_gate(s: Defenders, seat: int, card: int) -> list[int]:
    """DOR-4.4 The place on the card, and every place with a gate; without a card only these (DOR-4.5)."""
    out: list[int] = []
    gates = s.gates
    here = s.at[seat]
    named = s.box.card_location[card] if card != NOTHING else NOTHING
    for place in range(len(gates)):
        if (gates[place] or place == named) and place != here and not shut_out(s, seat, place):
            out.append(place)
    return out


def leads(s: Defenders, seat: int, way: int, card: int) -> bool:
    """Whether a way of moving leads anywhere, with this card if it needs one."""
    if way == GATE_CARD and s.box.card_location[card] != s.at[seat]:
        return True
    if way in (GATE_CARD, GATE_TO_GATE):
        return bool(destinations(s, seat, way, card))
    if s.shape[seat] == NOTHING or way == TELEPORT_SELF:
        return True
    for there in s.box.near[s.at[seat]]:
        if not shut_out(s, seat, there):
            return True
    return False


def can_travel(s: Defenders, seat: int, way: int) -> bool:
    """D06 Whether a hand holds a card with the icon of a way that leads somewhere."""
    icon = HORSE if way == HORSE_CARD else EAGLE if way == EAGLE_CARD else GATE
    travel = s.box.card_travel
    for card in s.hand[seat]:
        if travel[card] == icon and leads(s, seat, way, card):
            return True
    return False


def anywhere(s: Defenders, seat: int) -> list[int]:
    """DOR-17.31 Every other place."""
    return [place for place in range(len(s.gates)) if place != s.at[seat] and not shut_out(s, seat, place)]


def roads_of(way: int) -> int:
    """DOR-4.1 to 4.3, 17.8, 17.13, 18.18 How many roads a way of moving follows at most; 0: none."""
    if way == FOOT:
        return FOOT_ROADS
    if way == HORSE_CARD:
        return ROADS[HORSE]
    if way == EAGLE_CARD:
        return ROADS[EAGLE]
    if way in (STEED, RIDE):
        return STEED_ROADS
    if way == FLIGHT:
        return FLIGHT_ROADS
    return 0


def destinations(s: Defenders, seat: int, way: int, card: int) -> list[int]:
    """D07 Where a way of moving leads; DOR-4.8 never to where the hero is."""
    roads = roads_of(way)
    if roads:
        return by_road(s, seat, roads)
    if way == GATE_CARD:
        return by_gate(s, seat, card)
    if way == GATE_TO_GATE:
        return by_gate(s, seat, NOTHING) if s.gates[s.at[seat]] else []
    return anywhere(s, seat)


def travel_cards(s: Defenders, seat: int, way: int) -> list[int]:
    """D06 The cards of a hand with the icon that lead somewhere; DOR-4.7 special cards have none."""
    icon = HORSE if way == HORSE_CARD else EAGLE if way == EAGLE_CARD else GATE
    out: list[int] = []
    for card in s.hand[seat]:
        if s.box.card_travel[card] == icon and card not in out and leads(s, seat, way, card):
            out.append(card)
    return out


def set_out(way: int, seat: int) -> Frame:
    """The frame that asks for card and destination of a way of moving."""
    if way in (HORSE_CARD, EAGLE_CARD, GATE_CARD):
        return Frame(P_TRAVEL_CARD, who=seat, n=way)
    return Frame(P_DESTINATION, who=seat, n=way)


class TravelCard(Proc[Defenders]):
    """D06 The card that pays for the way `n`."""

    def run(self, s: Defenders, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [s.box.a_card + card for card in travel_cards(s, f.who, f.n)]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        card = a - s.box.a_card
        s.done()
        s.call(Frame(P_DESTINATION, who=seat, n=f.n, what=card))


class Destination(Proc[Defenders]):
    """D07 The place the way `n` leads to, with the card `what`; the action and the card are spent then."""

    def run(self, s: Defenders, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [s.box.a_to + place for place in destinations(s, f.who, f.n, f.what)]

    def explain(self, s: Defenders, f: Frame, seat: int, a: int) -> str:
        if a in self.legal(s, f, seat):
            return ""
        place = a - s.box.a_to
        if not 0 <= place < len(s.box.locations):
            return self.rule
        if place == s.at[seat]:
            return "DOR-4.8"
        roads = roads_of(f.n)
        on_the_way = roads > 0 and place in s.box.ahead[roads][s.at[seat]]  # near enough for anybody else
        if shut_out(s, seat, place) or on_the_way:
            return "DOR-17.26"
        rules = {FOOT: "DOR-4.1", HORSE_CARD: "DOR-4.2", EAGLE_CARD: "DOR-4.3", GATE_CARD: "DOR-4.4"}
        rules.update({GATE_TO_GATE: "DOR-4.5", STEED: "DOR-17.13", FLIGHT: "DOR-17.8", RIDE: "DOR-18.18"})
        return rules.get(f.n, self.rule)

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        s.done()
        spend_action(s, seat)
        if f.what != NOTHING:
            spend(s, seat, f.what)
            s.emit(E_CARD_SPENT, seat, f.what)
        if f.n == TELEPORT_SELF:
            s.teleported = 1
        s.at[seat] = a - s.box.a_to
        s.emit(E_MOVED, seat, s.at[seat], f.n - FOOT)


def spend_action(s: Defenders, seat: int) -> None:
    """DOR-3.4 Bonus actions first, then a ready token becomes a spent one."""
    if s.bonus[seat]:
        s.bonus[seat] -= 1
    else:
        s.ready[seat] -= 1
        s.spent[seat] += 1
