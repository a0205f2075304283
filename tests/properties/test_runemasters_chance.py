"""The odds of Runemasters: exact where the tree is small enough, against really shuffled decks otherwise."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from fractions import Fraction
from math import comb
from typing import cast

import pytest

import tablee
from tablee.core.frame import Frame
from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tablee.games.runemasters.ids import NEGATIVE, NEUTRAL, P_ACTIONS, P_EVENT, POSITIVE, SIGNS
from tablee.games.runemasters.monsters import draw_odds, drawable, take_card
from tablee.games.runemasters.setup import FIRST_MONSTERS
from tablee.games.runemasters.state import Runemasters
from tests.properties.test_state import tree_counts

GAME = tablee.load("runemasters")
SEATS = (2, 3, 4)
DECK = {2: 13, 3: 19, 4: 24}
"""Monster cards left after the removals."""
POOL = {2: 17, 3: 25, 4: 32}
SIGNS_BY_LEVEL = {
    "initiation": (3, 1, 1),
    "novice": (2, 2, 1),
    "guardian_level": (1, 3, 1),
    "hero": (0, 4, 1),
    "legend": (0, 5, 0),
}


def setup(seats: int, level: str = "hero") -> Runemasters:
    return cast(Runemasters, GAME.setup({"difficulty": level}, seats))


def before_the_first_monsters(seats: int) -> Runemasters:
    s = setup(seats)
    while s.to_act() != [CHANCE]:
        seat = s.to_act()[0]
        s.apply(seat, s.legal(seat)[0])
    return s


def odds_now(s: Runemasters) -> dict[str, Fraction]:
    """The outcomes of the open chance question by the last word of their notation, with exact odds."""
    outcomes, weights = s.outcomes()
    total = sum(weights)
    return {GAME.space.text(a).split()[1]: Fraction(w, total) for a, w in zip(outcomes, weights)}


def draw(s: Runemasters, card: str) -> None:
    s.apply(CHANCE, GAME.space.parse(f"draw {card}"))


def next_draw(s: Runemasters) -> None:
    """Play a quiet game up to the next Monster card: nobody acts, everybody is kept alive."""
    while True:
        s.life = [4 if guardian >= 0 else 0 for guardian in s.guardian]
        s.temple = 4
        if s.to_act() == [CHANCE]:
            if "draw" in GAME.space.text(s.legal(CHANCE)[0]):
                return
            s.apply(CHANCE, s.legal(CHANCE)[0])
        else:
            seat = s.to_act()[0]
            s.apply(seat, s.legal(seat)[0])


def clear(s: Runemasters) -> None:
    """Take the monsters off the board, so that nobody is attacked."""
    for i, card in enumerate(s.monsters):
        if card >= 0:
            s.discard.append(card)
            s.wounds[card] = 0
            s.monsters[i] = -1


# Set-up ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RUN-1.14", "RUN-1.15", "RUN-1.16", "RUN-1.18", "RUN-C2")
@pytest.mark.parametrize("seats", SEATS)
def test_number_and_kind_of_cards(seats: int) -> None:
    """Which cards may be in the deck, and how many there are: three at set-up, the others one by one."""
    s = before_the_first_monsters(seats)
    possible = set(odds_now(s))
    cards = set(GAME.domains["card"].ids) - {"dawn"}
    if seats == 4:
        assert possible == cards
        assert len(cards) == POOL[4]
    elif seats == 3:
        assert possible == {card for card in cards if "yellow" not in card}
        assert len(possible) == POOL[3]
    else:
        kinds = Counter(card.split("_")[0] for card in possible)
        assert kinds == {"shadow": 4, "archer": 4, "troll": 4, "werewolf": 4, "dragon": 4}
    assert s.deck == DECK[seats] + 1
    for space in range(1, FIRST_MONSTERS + 1):
        outcome = s.legal(CHANCE)[0]
        colour = s.box.colour[outcome - s.box.draw]
        s.apply(CHANCE, outcome)
        assert s.monster(colour, space) == outcome - s.box.draw
    assert s.deck == DECK[seats] + 1 - FIRST_MONSTERS


@pytest.mark.rule("RUN-C2", "RUN-1.14", "RUN-1.15")
@pytest.mark.parametrize("seats", [3, 4])
def test_every_unseen_card_is_alike(seats: int) -> None:
    """The removed cards are unknown in the same way as those in the deck."""
    s = before_the_first_monsters(seats)
    seen = 0
    while s.deck > 4:
        odds = odds_now(s)
        assert set(odds.values()) == {Fraction(1, POOL[seats] - seen)}
        assert len(odds) == POOL[seats] - seen
        draw(s, min(odds))
        clear(s)
        seen += 1
        next_draw(s)


@pytest.mark.rule("RUN-C1", "RUN-1.16")
def test_two_guardians_one_dragon_of_any_colour() -> None:
    """17 unknown cards, one of them a dragon: 1/17, a quarter of it for each colour; seen once, no more."""
    s = before_the_first_monsters(2)
    for seen in range(6):
        odds = odds_now(s)
        unknown = 17 - seen
        dragons = {card: share for card, share in odds.items() if card.startswith("dragon")}
        assert set(dragons.values()) == {Fraction(1, 4 * unknown)}
        assert len(dragons) == 4
        others = {card: share for card, share in odds.items() if card not in dragons}
        assert set(others.values()) == {Fraction(1, unknown)}
        assert len(others) == 16 - seen
        revealed = s.clone()
        draw(revealed, "dragon_blue")
        clear(revealed)
        next_draw(revealed)
        after = odds_now(revealed)
        assert not any(card.startswith("dragon") for card in after)
        assert set(after.values()) == {Fraction(1, 16 - seen)}
        draw(s, min(others))
        clear(s)
        next_draw(s)


@pytest.mark.rule("RUN-C1", "RUN-C2", "RUN-1.16")
def test_two_guardians_first_cards_as_from_real_decks() -> None:
    """The exact odds of the kinds of the first three cards, against counting: one card of 17 is a dragon."""
    s = before_the_first_monsters(2)
    found: dict[tuple[str, ...], Fraction] = {}

    def visit(node: Runemasters, kinds: tuple[str, ...], share: Fraction) -> None:
        if len(kinds) == 3:
            hand = tuple(sorted(kinds))
            found[hand] = found.get(hand, Fraction(0)) + share
            return
        for card, odds in odds_now(node).items():
            child = node.clone()
            draw(child, card)
            visit(child, (*kinds, card.split("_")[0]), share * odds)

    visit(s, (), Fraction(1))
    real: Counter[tuple[str, ...]] = Counter()
    cards = ["shadow"] * 4 + ["archer"] * 4 + ["troll"] * 4 + ["werewolf"] * 4 + ["dragon"]
    for three in itertools.combinations(cards, 3):
        real[tuple(sorted(three))] += 1
    assert found == {kinds: Fraction(count, comb(17, 3)) for kinds, count in real.items()}


# Dawn ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RUN-1.17", "RUN-C3")
@pytest.mark.parametrize("seats", SEATS)
def test_dawn_is_each_of_the_last_four_cards_alike(seats: int) -> None:
    """Along all draws: never earlier, and with 1/4 each the fourth, third, second last or last card."""
    s = before_the_first_monsters(seats)
    share = Fraction(1)
    found: dict[int, Fraction] = {}
    while share:
        odds = odds_now(s)
        assert sum(odds.values()) == 1
        dawn = odds.get("dawn", Fraction(0))
        if dawn:
            found[s.deck] = share * dawn
            ended = s.clone()
            draw(ended, "dawn")
            assert ended.is_over()
            assert ended.deck == s.deck - 1
        share *= 1 - dawn
        if share:
            draw(s, min(card for card in odds if card != "dawn"))
            clear(s)
            next_draw(s)
    assert found == {4: Fraction(1, 4), 3: Fraction(1, 4), 2: Fraction(1, 4), 1: Fraction(1, 4)}


@pytest.mark.rule("RUN-1.17", "RUN-C3", "RUN-C2")
@pytest.mark.parametrize("seats", SEATS)
def test_late_monsters_are_alike_too(seats: int) -> None:
    """With r <= 4 cards left Dawn has 1/r, and every unseen monster an equal part of the rest."""
    s = before_the_first_monsters(seats)
    while s.deck > 1:
        odds = odds_now(s)
        if s.deck <= 4:
            assert odds["dawn"] == Fraction(1, s.deck)
            rest = [share for card, share in odds.items() if card != "dawn" and "dragon" not in card]
            assert len(set(rest)) == 1
        draw(s, min(card for card in odds if card != "dawn" and "dragon" not in card))
        clear(s)
        next_draw(s)
    assert odds_now(s) == {"dawn": 1}


def real_deck(seats: int, rng: random.Random) -> list[str]:
    """A deck as people make it: pick, shuffle, remove, hide Dawn among the last four."""
    cards = [card for card in GAME.domains["card"].ids if card != "dawn"]
    if seats == 3:
        cards = [card for card in cards if "yellow" not in card]
    if seats == 2:
        dragon = rng.choice([card for card in cards if "dragon" in card])
        marked = (
            "shadow",
            "troll",
            "werewolf",
            "archer_red_1",
            "archer_blue_1",
            "archer_yellow_1",
            "archer_green_1",
        )
        cards = [card for card in cards if card.startswith(marked)] + [dragon]
    rng.shuffle(cards)
    cards = cards[: DECK[seats]]
    last = [*cards[-3:], "dawn"]
    rng.shuffle(last)
    return cards[:-3] + last


@pytest.mark.rule("RUN-C2", "RUN-C3", "RUN-1.14", "RUN-1.15", "RUN-1.16", "RUN-1.17")
@pytest.mark.parametrize("seats", SEATS)
def test_lazy_decks_draw_like_shuffled_ones(seats: int) -> None:
    """What comes at each place of 1500 lazy decks and of 1500 real ones: chi-square far from surprising.

    A wide bound on fixed seeds: it fails where the odds differ, never by bad luck.
    """
    decks = 1500
    rng, dice = Rng(seats), random.Random(seats)
    places = [0, DECK[seats] - 4, DECK[seats] - 2, DECK[seats]]
    lazy: list[Counter[str]] = [Counter() for _ in places]
    real: list[Counter[str]] = [Counter() for _ in places]
    fresh = before_the_first_monsters(seats)
    base = fresh.box.draw
    for _ in range(decks):
        deck = real_deck(seats, dice)
        drawn = lazy_deck(fresh, rng, base)
        for i, place in enumerate(places):
            lazy[i][drawn[place].split("_")[0] if place < len(drawn) else "-"] += 1
            shown = deck[: deck.index("dawn") + 1]
            real[i][shown[place].split("_")[0] if place < len(shown) else "-"] += 1
    for ours, theirs in zip(lazy, real):
        kinds = sorted(ours | theirs)
        chi = sum((ours[kind] - theirs[kind]) ** 2 / (ours[kind] + theirs[kind]) for kind in kinds)
        assert chi < len(kinds) - 1 + 5 * (2 * len(kinds)) ** 0.5, (ours, theirs)


def lazy_deck(fresh: Runemasters, rng: Rng, base: int) -> list[str]:
    """All cards of a lazy deck up to Dawn, drawn without playing in between."""
    s = fresh.clone()
    cards: list[str] = []
    while True:
        card = rng.weighted(drawable(s), draw_odds(s)) - base
        if card == s.box.dawn:
            return [*cards, "dawn"]
        take_card(s, card)
        cards.append(s.box.cards[card])


# Events ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RUN-1.22", "RUN-1.24", "RUN-C4", "RUN-C5")
@pytest.mark.parametrize("level", SIGNS_BY_LEVEL)
def test_event_odds_by_sign(level: str) -> None:
    """Each sign by its cards left in the deck, each unseen card of a sign alike, for every order of signs."""
    s = setup(4, level)
    assert tuple(s.events_left) == SIGNS_BY_LEVEL[level]
    proc, frame = s.procs[P_EVENT], Frame(P_EVENT)
    there = Counter(s.box.sign)

    def visit(left: tuple[int, int, int], seen: tuple[int, ...]) -> None:
        s.events_left = list(left)
        for event in range(len(s.box.events)):
            s.event_pool.odds[event] = int(event not in seen)
        if not sum(left):
            return
        outcomes = proc.legal(s, frame, CHANCE)
        weights = proc.weights(s, frame) or []
        odds = {GAME.space.args(a)[0]: Fraction(w, sum(weights)) for a, w in zip(outcomes, weights)}
        for sign in (POSITIVE, NEGATIVE, NEUTRAL):
            cards = [event for event in odds if s.box.sign[event] == sign]
            assert sum(odds[event] for event in cards) == Fraction(left[sign], sum(left))
            unseen = there[sign] - sum(1 for event in seen if s.box.sign[event] == sign)
            assert len(cards) == (unseen if left[sign] else 0)
            assert len({odds[event] for event in cards}) <= 1
            if cards:
                rest = [left[0], left[1], left[2]]
                rest[sign] -= 1
                visit((rest[0], rest[1], rest[2]), (*seen, cards[0]))

    visit(SIGNS_BY_LEVEL[level], ())


@pytest.mark.rule("RUN-1.22", "RUN-1.23", "RUN-1.24", "RUN-C4")
@pytest.mark.parametrize("level", SIGNS_BY_LEVEL)
def test_five_events_of_the_right_signs_and_no_more(level: str) -> None:
    """However a game goes, its first five rounds show exactly the cards of the difficulty, all different."""
    for seed in range(12):
        rng = Rng(seed)
        s = setup(4, level)
        while len(s.events_played) < 5:
            s.life = [4 if guardian >= 0 else 0 for guardian in s.guardian]
            s.temple = 4
            s.deck = max(s.deck, 10)
            seat = s.to_act()[0]
            if seat == CHANCE and "draw" in GAME.space.text(s.legal(CHANCE)[0]):
                s.pool.odds = s.box.pool[4][:]
                clear(s)
                s.discard = []
            s.apply(seat, s.draw(rng) if seat == CHANCE else s.legal(seat)[0])
        signs = Counter(SIGNS[s.box.sign[event]] for event in s.events_played)
        assert signs == Counter(dict(zip(("positive", "negative", "neutral"), SIGNS_BY_LEVEL[level]))), (
            s.events_played
        )
        assert len(set(s.events_played)) == 5
        assert sum(s.events_left) == 0


# Dice ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RUN-C6", "RUN-C7")
def test_dice_show_every_rune_alike() -> None:
    """Every roll and a reroll: six runes with one sixth each, whatever was rolled before."""
    s = before_the_first_monsters(4)
    rng = Rng(2)
    rolls = 0
    while s.stack[-1].proc != P_ACTIONS:
        seat = s.to_act()[0]
        if seat == CHANCE and "roll" in GAME.space.text(s.legal(CHANCE)[0]):
            assert odds_now(s) == {rune: Fraction(1, 6) for rune in GAME.domains["rune"].ids}
            rolls += 1
        s.apply(seat, s.draw(rng) if seat == CHANCE else s.legal(seat)[0])
    assert rolls == s.box.dice[s.event] == len(s.dice)
    reroll = next(a for a in s.legal(s.active) if GAME.space.text(a).startswith("reroll"))
    s.apply(s.active, reroll)
    assert odds_now(s) == {rune: Fraction(1, 6) for rune in GAME.domains["rune"].ids}


# The first levels of the tree ------------------------------------------------------------------------------


@pytest.mark.rule("RUN-1.2", "RUN-1.11", "RUN-1.12", "RUN-1.13", "RUN-1.15")
def test_the_tree_of_the_set_up() -> None:
    """Three seats: 4 x 3 x 2 guardians, then 3 x 2 x 1 paths, then 25 and 24 first monsters."""
    levels = tree_counts(setup(3), 6)
    assert [sum(level) for level in levels] == [1, 4, 12, 24, 72, 144, 144]
    assert levels[5] == [144, 0, 0]
    assert levels[6] == [0, 144, 0]
    assert [sum(level) for level in tree_counts(before_the_first_monsters(3), 3)] == [1, 25, 600, 13800]


@pytest.mark.rule("RUN-1.11", "RUN-1.16")
def test_the_tree_of_the_set_up_for_two() -> None:
    """Two seats: 4 x 3 guardians, 4 x 3 paths; 20 first cards; after a dragon 16 are left, otherwise 19."""
    levels = tree_counts(setup(2), 4)
    assert [sum(level) for level in levels] == [1, 4, 12, 48, 144]
    assert levels[4] == [0, 144, 0]
    after = tree_counts(before_the_first_monsters(2), 2)
    assert [sum(level) for level in after] == [1, 20, 16 * 19 + 4 * 16]
