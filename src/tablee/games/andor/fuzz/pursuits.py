"""What a fuzz player does for an aim that lies many answers away: cards, objects and endings that hardly ever
come about by themselves. No advice for anybody who wants to win.
"""

from __future__ import annotations

from typing import Final

from tablee.core.rng import Rng
from tablee.games.andor.advice import thumb
from tablee.games.andor.creatures import remove_creature
from tablee.games.andor.fuzz.happenings import CARLION_ROLLED, FALCON_CARRIES, GLASS_REVEALS, TABLETS_TURNED
from tablee.games.andor.ids import (
    A_BARTER,
    A_CARLION,
    A_DROP,
    A_FIGHT,
    A_FIRE,
    A_FLY,
    A_GIVE,
    A_INVITE,
    A_PASS,
    A_PEEK,
    A_PICK,
    A_REFUSE,
    A_RELIGHT,
    A_STOP,
    A_TABLETS,
    A_TAKE,
    ALLIES,
    CARLION,
    ENDINGS,
    FALCON,
    FIREWOOD,
    GEM,
    GOR,
    GREAT_WARRIOR,
    IQUAR,
    KINDS,
    LAST_LETTER,
    NOTHING,
    OBJECTS,
    ON_SHIELD,
    P_LEAD,
    P_MOVE,
    P_TURN,
    SPYGLASS,
    TABLET,
    TABLETS,
    UNLIT,
    WALKERS,
    WON,
)
from tablee.games.andor.legend import ready
from tablee.games.andor.legend_words import (
    F_SET,
    F_SPAWN,
    R_BARTER,
    T_ALLY_STOP,
    T_ARRIVE,
    T_FIRE,
    T_FLAG,
    T_LETTER,
    T_REACH,
)
from tablee.games.andor.state import Andor

VICTORY: Final = f"ended: {ENDINGS[WON]}"
SOUGHT: Final = (FALCON, SPYGLASS)
HELP: Final = f"{ALLIES[GREAT_WARRIOR]} helps in a fight"
PURSUED: Final = {FALCON_CARRIES, GLASS_REVEALS, CARLION_ROLLED, HELP, TABLETS_TURNED}


def pursue(s: Andor, seat: int, aims: set[str], rng: Rng) -> int:
    """An answer on the way to one of the aims, or NOTHING."""
    legal = s.legal(seat)
    asked = s.asked(seat)
    spared = sparing(s, aims)
    if VICTORY in aims or spared != NOTHING or lets_pass(s, aims):
        return to_the_end(s, seat, legal, spared, aims, rng) if asked else harmless(legal)
    if asked and A_FIGHT in legal and thumb.choose(s, seat, rng) == A_FIGHT:
        return A_FIGHT  # otherwise no day is long enough for anything
    answer = NOTHING
    if FALCON_CARRIES in aims:
        answer = by_falcon(s, seat, legal)
    if answer == NOTHING and GLASS_REVEALS in aims:
        answer = with_glass(s, seat, legal)
    if answer == NOTHING and CARLION_ROLLED in aims:
        answer = for_carlion(s, seat, legal)
    if answer == NOTHING and HELP in aims and asked:
        answer = with_great_warrior(s, seat, legal)
    if answer == NOTHING and TABLETS_TURNED in aims:
        answer = for_tablets(s, seat, legal)
    if answer == NOTHING and not asked and aims & PURSUED:
        return harmless(legal)
    return answer


# Ways ------------------------------------------------------------------------------------------------------


def far(s: Andor, goal: int, lake: bool) -> list[int]:
    """The steps from every space to one, over the ice that holds or around the lake."""
    out = [NOTHING] * len(s.box.spaces)
    out[goal] = 0
    line = [goal]
    for here in line:
        for there in s.box.near[here]:
            if out[there] == NOTHING and (lake or not s.box.lake[there]) and there not in s.broken:
                out[there] = out[here] + 1
                line.append(there)
    return out


def nearer(s: Andor, here: int, goal: int, base: int, legal: list[int], lake: bool) -> int:
    """The legal step (actions from `base` on) that comes nearest to a space; stop when one is there."""
    if here == goal:
        return A_STOP if A_STOP in legal else NOTHING
    steps = far(s, goal, lake)
    best = NOTHING
    for there in range(len(steps)):
        if base + there in legal and steps[there] != NOTHING:
            if best == NOTHING or steps[there] < steps[best]:
                best = there
    if best == NOTHING or (steps[here] != NOTHING and steps[best] > steps[here]):
        return NOTHING
    return base + best


def walk(s: Andor, seat: int, goal: int, legal: list[int]) -> int:
    """The next step of a hero to a space."""
    return nearer(s, s.at[seat], goal, s.box.a_move, legal, True)


def closest(s: Andor, here: int, spaces: list[int]) -> int:
    """The space with the shortest way, or NOTHING."""
    best = NOTHING
    for space in spaces:
        if best == NOTHING or s.box.graph.distance(here, space) < s.box.graph.distance(here, best):
            best = space
    return best


# The ends of a game ----------------------------------------------------------------------------------------


def sparing(s: Andor, aims: set[str]) -> int:
    """The tag of a creature nobody fights, because a card waits for it at home and is an aim; or NOTHING."""
    for card in s.plan.by_trigger[T_REACH]:
        if s.plan.cards[card].b == s.plan.home and f"card {s.box.cards[s.plan.card_base + card]}" in aims:
            return s.plan.cards[card].a
    return NOTHING


def lets_pass(s: Andor, aims: set[str]) -> bool:
    """Whether an aim is a card that is read when a mover has come to its end, or because of that."""
    for arrival in s.plan.by_trigger[T_ARRIVE]:
        card = s.plan.cards[arrival]
        given = [effect.a for effect in s.plan.blocks[card.block] if effect.kind == F_SET]
        for late in [arrival, *s.plan.by_trigger[T_FLAG]]:
            waits = late == arrival or any(flag in given for flag in s.plan.cards[late].flags)
            if waits and f"card {s.box.cards[s.plan.card_base + late]}" in aims:
                return True
    return False


def to_the_end(s: Andor, seat: int, legal: list[int], spared: int, aims: set[str], rng: Rng) -> int:
    """Play as well as one can, as if who is to come through were not there."""
    twin = s.clone()
    if lets_pass(s, aims):
        twin.mover_path = NOTHING
    if spared != NOTHING:
        answer = make_way(s, seat, spared, legal)
        if answer != NOTHING:
            return answer
        for i in range(len(s.cr_tag) - 1, -1, -1):
            if s.cr_tag[i] == spared or pressed(s, spared):
                remove_creature(twin, i)
    answer = int(thumb.choose(twin, seat, rng))
    return answer if answer in legal else NOTHING


def pressed(s: Andor, tag: int) -> bool:
    """Whether a creature needs all the days that are left; each other creature defeated costs one of them."""
    there = marching(s, tag)
    return there != NOTHING and LAST_LETTER - s.letter <= way_home(s, there)


def marching(s: Andor, tag: int) -> int:
    """The space of a creature that is on its way, or NOTHING."""
    for i in range(len(s.cr_tag)):
        if s.cr_tag[i] == tag and s.cr_at[i] != ON_SHIELD:
            return s.cr_at[i]
    return NOTHING


def make_way(s: Andor, seat: int, tag: int, legal: list[int]) -> int:
    """Help a creature that a letter brings to come home before the legend ends.

    Until it is there the weakest are defeated, to keep room at home; Iquar are saved for more room; and gems
    are looked for, because a gem laid in the right place saves it a step.
    """
    there = marching(s, tag)
    waiting = there == NOTHING
    if waiting and not comes_by_letter(s, tag):
        return NOTHING
    spot = NOTHING if waiting else short_cut(s, there)
    if A_PICK + GEM in legal and s.at[seat] != spot:
        return A_PICK + GEM
    if s.stack[-1].proc not in (P_TURN, P_MOVE):
        return NOTHING
    if waiting and A_FIGHT in legal:
        return A_FIGHT
    if spot != NOTHING and s.has(seat, GEM):
        return A_DROP + GEM if A_DROP + GEM in legal and s.at[seat] == spot else walk(s, seat, spot, legal)
    answer = fetch_iquar(s, seat, legal)
    if waiting and answer == NOTHING:
        gors = [s.cr_at[i] for i in range(len(s.cr_at)) if s.cr_kind[i] == GOR and s.cr_at[i] != ON_SHIELD]
        answer = walk(s, seat, closest(s, s.at[seat], gors), legal) if gors else dig(s, seat, legal)
    return answer


def comes_by_letter(s: Andor, tag: int) -> bool:
    """Whether a card of the narrator brings a creature, whatever the heroes do."""
    for card in s.plan.by_trigger[T_LETTER]:
        for effect in s.plan.blocks[s.plan.cards[card].block]:
            if effect.kind == F_SPAWN and effect.b == tag:
                return True
    return False


def fetch_iquar(s: Andor, seat: int, legal: list[int]) -> int:
    """Bring an Iquar home: a shield more."""
    if s.has(seat, IQUAR):
        return walk(s, seat, s.plan.home, legal)
    if A_PICK + IQUAR in legal:
        return A_PICK + IQUAR
    lost = [code // KINDS for code in s.loose if code % KINDS == IQUAR]
    return walk(s, seat, closest(s, s.at[seat], lost), legal) if lost else NOTHING


def way_home(s: Andor, space: int) -> int:
    """The arrows from a space to the home."""
    steps = 0
    while space != s.plan.home:
        space = s.box.arrow[space]
        steps += 1
    return steps


def short_cut(s: Andor, space: int) -> int:
    """The next space where a gem would save a creature a step of its way, or NOTHING."""
    while space != s.plan.home:
        for there in s.box.near[space]:
            if s.box.arrow[there] != NOTHING and not s.box.lake[there]:
                if way_home(s, there) < way_home(s, space) - 1:
                    return there
        space = s.box.arrow[space]
    return NOTHING


def harmless(legal: list[int]) -> int:
    """A free action that hinders nobody, if there is one."""
    for first, last in ((A_TAKE, A_REFUSE), (A_GIVE, A_TAKE), (A_PEEK, A_PEEK + 1), (A_PICK, A_DROP)):
        for a in legal:
            if first <= a < last:
                return a
    return legal[-1]


# Objects ---------------------------------------------------------------------------------------------------


def shop(s: Andor, seat: int, item: int, legal: list[int]) -> int:
    """A hero with something to barter goes to the merchant who has an object, and gets it.

    What was got this way stays: two aims would exchange it for each other without end.
    """
    if not s.rules[R_BARTER]:
        return NOTHING
    spare = [given for given in range(OBJECTS) if given not in SOUGHT]
    for given in spare:
        if A_BARTER + given * OBJECTS + item in legal:
            return A_BARTER + given * OBJECTS + item
    places = [code // KINDS for code in s.loose if code % KINDS == item and s.box.merchant[code // KINDS]]
    for given in spare:
        if s.has(seat, given) and places:
            return walk(s, seat, places[0], legal)
    return NOTHING


def by_falcon(s: Andor, seat: int, legal: list[int]) -> int:
    """Get the falcon, send it to a friend, and let something change hands."""
    for a in legal:
        if A_TAKE <= a < A_REFUSE or A_FLY <= a < A_INVITE:
            return a
    if s.flight and seat in s.flight[:2]:
        other = s.flight[0] + s.flight[1] - seat
        for item in range(KINDS):
            if s.box.flies[item] and A_GIVE + other * KINDS + item in legal:
                return A_GIVE + other * KINDS + item
    if s.has(seat, FALCON):
        return NOTHING
    return shop(s, seat, FALCON, legal)


def with_glass(s: Andor, seat: int, legal: list[int]) -> int:
    """Get a telescope and look at the snow around."""
    if s.has(seat, SPYGLASS):
        for a in legal:
            if s.box.a_reveal <= a < s.box.a_choose:
                return a
        return dig(s, seat, legal)
    return shop(s, seat, SPYGLASS, legal)


def for_carlion(s: Andor, seat: int, legal: list[int]) -> int:
    """Light the fire a card waits for; fight with what it gives."""
    if A_CARLION in legal:
        return A_CARLION
    if s.has(seat, CARLION):
        if A_FIGHT in legal:
            return A_FIGHT
        places = [space for space in s.cr_at if space >= 0]
        return walk(s, seat, closest(s, s.at[seat], places), legal) if places else NOTHING
    for card in s.plan.by_trigger[T_FIRE]:
        space = s.plan.cards[card].a
        if ready(s, card) and (s.has(seat, FIREWOOD) or s.fire[space] == UNLIT):
            if s.at[seat] == space:
                return A_FIRE if A_FIRE in legal else A_RELIGHT if A_RELIGHT in legal else A_STOP
            return walk(s, seat, space, legal)
        if ready(s, card):
            if A_PICK + FIREWOOD in legal:
                return A_PICK + FIREWOOD
            answer = shop(s, seat, FIREWOOD, legal)
            return answer if answer != NOTHING else dig(s, seat, legal)
    return NOTHING


def dig(s: Andor, seat: int, legal: list[int]) -> int:
    """To the next snow token."""
    buried = [space for space in range(len(s.snow)) if s.snow[space] != NOTHING]
    return walk(s, seat, closest(s, s.at[seat], buried), legal) if buried else NOTHING


def with_great_warrior(s: Andor, seat: int, legal: list[int]) -> int:
    """Lead Tranuk where a card changes him, the great warrior to a creature, and fight there."""
    spaces = len(s.box.spaces)
    if s.stack[-1].proc not in (P_TURN, P_LEAD):
        return NOTHING
    hero = s.ally[GREAT_WARRIOR]
    if hero != NOTHING:
        foe = closest(s, hero, [space for space in s.cr_at if space >= 0])
        if foe == NOTHING:
            return NOTHING
        if hero == foe and s.at[seat] == foe and A_FIGHT in legal:
            return A_FIGHT
        if hero != foe or s.stack[-1].proc == P_LEAD:
            return nearer(s, hero, foe, s.box.a_lead + GREAT_WARRIOR * spaces, legal, False)
        return walk(s, seat, foe, legal)
    for card in s.plan.by_trigger[T_ALLY_STOP]:
        walker, there = s.plan.cards[card].a, s.plan.cards[card].b
        if walker < WALKERS and s.ally[walker] != NOTHING and ready(s, card):
            return nearer(s, s.ally[walker], there, s.box.a_lead + walker * spaces, legal, False)
    return NOTHING


def for_tablets(s: Andor, seat: int, legal: list[int]) -> int:
    """Dig for the three tablets and bring them together."""
    if A_TABLETS in legal:
        return A_TABLETS
    held = [sum(s.has(one, TABLET + i) for i in range(TABLETS)) for one in range(s.seats)]
    for i in range(TABLETS):
        for base in (A_PICK, A_TAKE, A_TAKE + KINDS, A_TAKE + 2 * KINDS, A_TAKE + 3 * KINDS):
            if base + TABLET + i in legal:
                return base + TABLET + i
    if not s.asked(seat) and held[seat] == 0:
        return NOTHING
    if sum(held) == TABLETS:
        return gather(s, seat, held, legal)
    return dig(s, seat, legal)


def gather(s: Andor, seat: int, held: list[int], legal: list[int]) -> int:
    """Who has most of the tablets gets those of the others; all of them walk to each other."""
    first = held.index(max(held))
    for i in range(TABLETS):
        if seat != first and A_GIVE + first * KINDS + TABLET + i in legal:
            return A_GIVE + first * KINDS + TABLET + i
    if held[seat] == 0:
        return NOTHING
    others = [s.at[one] for one in range(s.seats) if one != seat and held[one]]
    goal = closest(s, s.at[seat], others)
    if goal == s.at[seat] and A_PASS in legal:
        return A_PASS
    return walk(s, seat, goal, legal)
