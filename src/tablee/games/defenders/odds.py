"""How likely an attack fells its general, exactly: chapters 8 and 9 of the rules, for the table to show.

It counts the cards that lie on the table now. Re-rolls, cards that somebody may still add and quest rewards
that nobody has used yet come on top.
"""

from __future__ import annotations

from typing import Final

from tablee.games.defenders.attack import bonus_on_general, participants, skilled
from tablee.games.defenders.fight import LEAST_NEED
from tablee.games.defenders.ids import CURSE, NOTHING, P_ATTACK, PARRY
from tablee.games.defenders.state import Defenders

FACES: Final = 6

Chances = dict[int, float]
"""What may come, with its chance."""


def attack_odds(s: Defenders) -> tuple[float, float] | None:
    """The chance that the general falls, and the wounds to expect; None where nobody attacks with a card."""
    if s.enemy == NOTHING or not s.joined or not s.general_life[s.enemy]:
        return None
    attack = next(frame for frame in s.stack if frame.proc == P_ATTACK)
    cursed = [0] * s.seats  # cards for which a die of the curse is still to be rolled
    if skilled(s, CURSE) and attack.pc <= 3:
        for seat in range(s.seats):
            items = attack.items or []
            cursed[seat] = items.count(seat) if attack.pc == 3 else len(s.committed[seat])
    parry = skilled(s, PARRY)
    volleys = [
        volley(s, seat, cursed[seat], parry)
        for seat in participants(s, attack.who)
        if not s.rolled >> seat & 1
    ]
    return odds(s.wounds_before, s.hits - (s.ones if parry else 0), volleys)


def volley(s: Defenders, seat: int, cursed: int, parry: bool) -> Chances:
    """The hits of one hero, less natural ones against a parry; DOR-9.2 a cursed card may bring no dice."""
    need = max(LEAST_NEED, s.box.target[s.enemy] - bonus_on_general(s, seat))
    if s.fighter == seat and s.dice_value:
        lying = [value for value in s.dice_value if value]
        sure = sum(value >= need for value in lying) - (lying.count(1) if parry else 0)
        return thrown({len(s.dice_value) - len(lying): 1.0}, need, parry, sure)
    cards = s.committed[seat]
    dice: Chances = {0: 1.0}
    for i, card in enumerate(cards):
        more = s.box.card_dice[card]
        kept = (FACES - 1) / FACES if i >= len(cards) - cursed else 1.0
        dice = joined(dice, {more: kept, 0: 1.0 - kept} if kept < 1.0 else {more: 1.0})
    return thrown(dice, need, parry)


def thrown(dice: Chances, need: int, parry: bool, sure: int = 0) -> Chances:
    """What so many dice bring, each by its chance, beside what lies there already."""
    hit = (FACES + 1 - need) / FACES
    one = 1.0 / FACES if parry else 0.0
    single = {1: hit, 0: 1.0 - hit - one, -1: one}
    out: Chances = {}
    sums: Chances = {sure: 1.0}
    for n in range(max(dice) + 1):
        for value, chance in sums.items():
            out[value] = out.get(value, 0.0) + dice.get(n, 0.0) * chance
        sums = joined(sums, single)
    return out


def joined(a: Chances, b: Chances) -> Chances:
    """The sum of two."""
    out: Chances = {}
    for x, p in a.items():
        for y, q in b.items():
            if p * q > 0.0:
                out[x + y] = out.get(x + y, 0.0) + p * q
    return out


def odds(life: int, before: int, volleys: list[Chances]) -> tuple[float, float]:
    """DOR-8.8 After each volley the general may be dead; DOR-9.4 later ones take earlier wounds back."""
    dead = 0.0
    net: Chances = {before: 1.0}
    for one in volleys:
        net = joined(net, one)
        dead += sum(chance for wounds, chance in net.items() if wounds >= life)
        net = {wounds: chance for wounds, chance in net.items() if wounds < life}
    return dead, dead * life + sum(max(0, wounds) * chance for wounds, chance in net.items())
