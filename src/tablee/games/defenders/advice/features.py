"""What decides a war, in numbers with names: what a position is worth is learned from them.

They are reckoned often, so what can be known of a box beforehand is in `Tables`, and no way is searched.
With closed hands others see how many cards of each colour a hand holds: their dice are then guessed.
"""

from __future__ import annotations

from typing import Final

from tablee.games.defenders.advice.strikes import LAST_STEP
from tablee.games.defenders.box import Box
from tablee.games.defenders.ids import (
    CURSE,
    E4,
    ENEMIES,
    FACES_OF_DIE,
    GREEN,
    H2,
    H5,
    NEXT,
    NOTHING,
    ORC_PATROLS,
    P_COMMIT,
    P_DAY,
    PARRY,
    PURPLE,
    R_AMULET,
    R_BOOTS,
    R_HELM,
    R_MORE_DICE,
    R_UNICORN,
)
from tablee.games.defenders.state import Defenders

FAMILIES: Final = ("all",)
FEATURES: Final = (
    # The war
    "seats",
    "more_life",  # tokens each hero has more than printed
    "turn",
    "generals_defeated",
    "generals_by_turns",  # living generals times turns played: how long the war drags on
    "darkness_left",  # share of the darkness deck
    # The realm
    "minions",
    "city_minions",
    "crystals",
    "last_crystals",  # those beyond seven
    "march_to_city",  # generals who enter the city in a night, on average
    "shortage",  # minions missing to eight of each colour
    # The team
    "life",  # of a hero, on average
    "life_lost",
    "fallen_heroes",
    "quests",
    "lasting_rewards",
    "unused_rewards",
    "cleric",
    "dwarf",
    "eagle_rider",
    "paladin",
    "ranger",
    "rogue",
    "sorceress",
    "wizard",
    # The strike
    "cards",
    "specials",
    "specials_to_come",  # in the deck
    "odds",  # chances against the living generals with all dice, and one for each dead one
    "last_odds",  # against the last general
    "dice_missing",  # to a likely kill of each living general
    "heroes_at_prey",  # with the general against whom the odds are best
    "fight_odds",  # of the attack in progress
)
OTHERS: Final = 0.025
FEW: Final = 0.0125
"""How much of other settings is played: they differ from the first one in little but numbers."""
LESSONS: Final[tuple[tuple[int, dict[str, str], float], ...]] = (
    (3, {"difficulty": "standard"}, 1.0),
    (1, {"difficulty": "standard"}, OTHERS),
    (2, {"difficulty": "standard"}, OTHERS),
    (4, {"difficulty": "standard"}, OTHERS),
    (1, {"difficulty": "easy"}, OTHERS),
    (2, {"difficulty": "easy"}, OTHERS),
    (3, {"difficulty": "easy"}, OTHERS),
    (4, {"difficulty": "easy"}, OTHERS),
    (1, {"difficulty": "hard"}, OTHERS),
    (2, {"difficulty": "hard"}, OTHERS),
    (3, {"difficulty": "hard"}, OTHERS),
    (4, {"difficulty": "hard"}, OTHERS),
    (1, {"difficulty": "story"}, FEW),
    (2, {"difficulty": "story"}, FEW),
    (3, {"difficulty": "story"}, FEW),
    (4, {"difficulty": "story"}, FEW),
    (1, {"difficulty": "nightmare"}, FEW),
    (2, {"difficulty": "nightmare"}, FEW),
    (3, {"difficulty": "nightmare"}, FEW),
    (4, {"difficulty": "nightmare"}, FEW),
    (3, {"difficulty": "standard", "closed_hands": "yes"}, FEW),
)

LAST_CRYSTALS: Final = 7
LOW_SUPPLY: Final = 8
FEW_PATROLS: Final = 4
FEWER: Final = 5
"""DOR-19.2 Minions of each colour that H5 takes out."""
MOST_DICE: Final = 40
"""More dice than ever fall against one general."""
LIKELY: Final = 0.7
"""The chance with which a team strikes."""
HEROES: Final = 8
LASTING: Final = (R_AMULET, R_BOOTS, R_HELM, R_UNICORN)


class Tables:
    """What is known of a box beforehand: chances against generals by life and dice, mean dice of cards."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.odds: list[list[list[float]]] = []  # by general, life and dice
        self.wanted: list[list[float]] = []  # by general and life: dice for a likely kill
        self.mean_dice: list[float] = []  # by colour * 4 + general: dice of an unknown card
        self.lasting = [int(reward in LASTING) for reward in box.reward]  # by quest
        self.green = [place for place in range(len(box.colour)) if box.colour[place] == GREEN]
        self.patrols = [card for card in range(len(box.dark)) if box.dark_kind[card] == ORC_PATROLS]
        self.to_city: list[list[int]] = []  # by general: darkness cards with which he may enter
        for general in range(ENEMIES):
            rows = [felled(box, general, life) for life in range(box.life[general] + 1)]
            self.odds.append(rows)
            self.wanted.append([likely(row) for row in rows])
            self.to_city.append(
                [
                    card
                    for card in range(len(box.dark))
                    if box.dark_general[card] == general and box.dark_to[card] in (NEXT, box.city)
                ]
            )
        for colour in range(PURPLE + 1):
            for general in range(ENEMIES):
                self.mean_dice.append(mean_dice(box, colour, general))


def felled(box: Box, general: int, life: int) -> list[float]:
    """The chance that so many dice take so much life from a general, by the number of dice."""
    hit = (FACES_OF_DIE + 1 - box.target[general]) / FACES_OF_DIE
    back = 0.0
    if box.skill[general] == PARRY:
        back = 1.0 / FACES_OF_DIE
    elif box.skill[general] == CURSE:
        hit *= (FACES_OF_DIE - 1) / FACES_OF_DIE
    net = [0.0] * (2 * MOST_DICE + 3)
    net[MOST_DICE + 1] = 1.0
    out: list[float] = []
    for _ in range(MOST_DICE + 1):
        out.append(sum(net[MOST_DICE + 1 + life :]))
        after = [0.0] * len(net)
        for i in range(1, len(net) - 1):
            after[i] = net[i] * (1.0 - hit - back) + net[i - 1] * hit + net[i + 1] * back
        net = after
    return out


def likely(odds: list[float]) -> float:
    """The dice with which a kill is likely."""
    dice = 0
    while dice < MOST_DICE and odds[dice] < LIKELY:
        dice += 1
    return float(dice)


def mean_dice(box: Box, colour: int, general: int) -> float:
    """The dice that a card of a colour gives against a general, on average."""
    cards = 0
    dice = 0
    for card in range(len(box.cards)):
        if box.card_colour[card] == colour:
            cards += box.card_count[card]
            if box.card_against[card] in (general, NOTHING):
                dice += box.card_count[card] * box.card_dice[card]
    return dice / cards if cards else 0.0


_KEPT: Final[list[Tables]] = []


def tables(box: Box) -> Tables:
    """The tables of a box; those of the box last asked for are kept."""
    if not _KEPT or _KEPT[0].box is not box:
        _KEPT[:] = [Tables(box)]
    return _KEPT[0]


def family(s: Defenders) -> int:
    """All settings are judged alike: what differs between them is in the numbers."""
    return 0


def quiet(s: Defenders) -> bool:
    """Whether a hero's day begins: the last night is over, and nothing is half done."""
    return s.stack[-1].proc == P_DAY and s.spent[s.active] == 0


def numbers(s: Defenders, seat: int) -> list[float]:
    """The numbers of `FEATURES`, as a seat may know them."""
    known = tables(s.box)
    dead = s.general_life.count(0)
    out: list[float] = [
        float(s.seats),
        float(s.variants[E4] - s.variants[H2]),
        float(s.turn),
        float(dead),
        float(s.turn * (ENEMIES - dead)),
        s.dark.size / len(s.box.dark),
    ]
    the_realm(s, known, dead, out)
    the_team(s, known, out)
    the_strike(s, seat, known, dead, out)
    return out


def the_realm(s: Defenders, known: Tables, dead: int, out: list[float]) -> None:
    """Minions, crystals, and what the cards left in the darkness deck may do: everybody may count them."""
    box = s.box
    odds = s.dark.bag.odds
    crystals = box.crystals - s.crystal_supply
    entering = 0
    for general in range(ENEMIES):
        if s.general_step[general] == LAST_STEP and s.general_life[general] > box.red_squares[general]:
            for card in known.to_city[general]:
                entering += odds[card]
    supply = s.supply
    shortage = 0
    on_board = 0
    for colour in range(ENEMIES):
        left = supply[colour]
        on_board += box.minions[colour] - left
        if colour == GREEN:
            left -= patrolled(s, known)
        if left < LOW_SUPPLY:
            shortage += LOW_SUPPLY - left
    on_board -= ENEMIES * FEWER * s.variants[H5] + sum(s.markers)
    out.append(float(on_board))
    out.append(float(s.crowd(box.city)))
    out.append(float(crystals))
    out.append(float(crystals - LAST_CRYSTALS) if crystals > LAST_CRYSTALS else 0.0)
    out.append(entering * box.slot_cards[min(dead, ENEMIES - 1)] / max(1, s.dark.size))
    out.append(float(shortage))


def patrolled(s: Defenders, known: Tables) -> int:
    """DOR-15.2 The Orcs that Orc Patrols would take beyond a few, if such a card is left in the deck."""
    for card in known.patrols:
        if s.dark.bag.odds[card]:
            empty = 0
            for place in known.green:
                if s.crowd(place) == 0:
                    empty += 1
            return max(0, empty - FEW_PATROLS)
    return 0


def the_team(s: Defenders, known: Tables, out: list[float]) -> None:
    """Life, quests, and who the heroes are."""
    life = 0
    lost = 0
    quests = 0
    lasting = 0
    unused = 0
    for seat in range(s.seats):
        life += s.ready[seat] + s.spent[seat]
        lost += s.lost[seat]
        unused += len(s.unused[seat])
        for quest in s.completed[seat]:
            quests += 1
            lasting += known.lasting[quest]
    fallen = -s.seats
    for hero in range(HEROES):
        fallen += s.used >> hero & 1
    out.append(life / s.seats)
    out.append(float(lost))
    out.append(float(max(0, fallen)))
    out.append(float(quests))
    out.append(float(lasting))
    out.append(float(unused))
    first = len(out)
    out += [0.0] * HEROES
    for hero in s.hero:
        if hero != NOTHING and hero < HEROES:
            out[first + hero] = 1.0


def the_strike(s: Defenders, seat: int, known: Tables, dead: int, out: list[float]) -> None:
    """Cards, the chances they give against the generals, and who is there to use them."""
    box = s.box
    cards = 0
    specials = 0
    dice = [0.0, 0.0, 0.0, 0.0]  # by general
    joining = 0.0  # dice that may still join a fight
    gathering = s.stack[-1].proc == P_COMMIT
    for one in range(s.seats):
        hand = s.hand[one]
        if not hand:
            continue
        cards += len(hand)
        before = dice[s.enemy] if gathering else 0.0
        if s.closed and one != seat:
            specials += hidden_dice(known, hand, dice)
        else:
            specials += open_dice(box, hand, dice)
        for quest in s.unused[one]:
            if box.reward[quest] == R_MORE_DICE:
                for general in range(ENEMIES):
                    dice[general] += 2.0
        if gathering and s.at[one] == s.at[s.active]:
            joining += dice[s.enemy] - before
    fight_odds = attack_odds(s, known, joining) if s.enemy != NOTHING else 0.0
    total = float(dead)
    best = -1.0
    missing = 0.0
    prey = NOTHING
    for general in range(ENEMIES):
        life = s.general_life[general]
        if life == 0:
            continue
        chance = fight_odds
        if general != s.enemy:
            chance = known.odds[general][life][min(MOST_DICE, int(dice[general] + 0.5))]
        total += chance
        if chance > best:
            best = chance
            prey = general
        gap = known.wanted[general][life] - dice[general]
        if gap > 0.0:
            missing += gap
    there = 0
    if prey != NOTHING:
        place = s.place_of(prey)
        for one in range(s.seats):
            if s.at[one] == place and s.hero[one] != NOTHING:
                there += 1
    to_come = 0
    for card in range(box.first_special, len(s.deck)):
        to_come += s.deck[card]
    out.append(float(cards))
    out.append(float(specials))
    out.append(float(to_come))
    out.append(total)
    out.append(best if dead == ENEMIES - 1 else 0.0)
    out.append(missing)
    out.append(float(there))
    out.append(fight_odds)


def open_dice(box: Box, hand: list[int], dice: list[float]) -> int:
    """Add the dice of a hand; how many of its cards are special."""
    specials = 0
    for card in hand:
        against = box.card_against[card]
        if against != NOTHING:
            dice[against] += box.card_dice[card]
        else:
            for general in range(ENEMIES):
                dice[general] += box.card_dice[card]
        if card >= box.first_special:
            specials += 1
    return specials


def hidden_dice(known: Tables, hand: list[int], dice: list[float]) -> int:
    """Add the dice that a closed hand may give, of which the colours can be seen; how many are special."""
    specials = 0
    for card in hand:
        colour = known.box.card_colour[card]
        for general in range(ENEMIES):
            dice[general] += known.mean_dice[colour * ENEMIES + general]
        if colour == PURPLE:
            specials += 1
    return specials


def attack_odds(s: Defenders, known: Tables, joining: float) -> float:
    """The chance that the fight in progress kills its general, with so many dice that may still join."""
    box = s.box
    enemy = s.enemy
    if s.general_life[enemy] == 0:
        return 1.0
    dice = joining
    for seat in range(s.seats):
        rolling = s.fighter == seat and len(s.dice_value) > 0
        if not rolling and not s.rolled >> seat & 1:
            for card in s.committed[seat]:
                dice += box.card_dice[card]
    parry = box.skill[enemy] == PARRY and not s.cancelled
    net = s.hits - s.ones if parry else s.hits
    for value in s.dice_value:
        if value == 0:
            dice += 1.0
        elif value >= s.need[enemy]:
            net += 1
        elif value == 1 and parry:
            net -= 1
    left = s.wounds_before - net
    if left <= 0:
        return 1.0
    return known.odds[enemy][min(left, box.life[enemy])][min(MOST_DICE, int(dice + 0.5))]
