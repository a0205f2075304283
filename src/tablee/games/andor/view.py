"""What a seat may see, field by field. Nothing is hidden between players, only what lies face down.

Unread cards, the objectives they bring and the values of creatures that have not appeared are not told.
"""

from __future__ import annotations

from tablee.games.andor.day import fight_refused
from tablee.games.andor.dump import counts, gifts_of, items_by_space, named, seats_of
from tablee.games.andor.ids import (
    ALLIES,
    BLACK_DIE,
    DICE,
    DIFFICULTIES,
    ENDINGS,
    FACE_DOWN,
    FIRE_FACES,
    HERO_KINDS,
    ITEMS,
    KINDS,
    LETTERS,
    NO_FIRE,
    NOTHING,
    ON_SHIELD,
    P_ALONG,
    P_BLADE,
    P_CHOOSE,
    P_INVITED,
    P_LEAD,
    P_PAY,
    P_RECEIVE,
    P_REWARD,
    P_SHARE,
    P_TURN,
    P_TURN_DIE,
    TOKENS,
)
from tablee.games.andor.legend import delivered
from tablee.games.andor.legend_words import (
    COMPLETE,
    F_CHOOSE,
    F_ROLL,
    F_SPAWN,
    HIDDEN,
    O_DEFEAT,
    O_DELIVER,
    O_LIGHT,
    O_REVEAL,
    O_SAVE,
    OB_COUNT,
    OB_CREATURE,
    OB_DONE_N,
    OB_ITEM,
    OB_LETTER,
    OB_SAME_DAY,
    OB_SET,
    OB_SIZE,
    OB_SPACE,
    OB_SPACES,
    OB_STATUS,
    OB_TAG,
    OB_TEXT,
    OB_TODAY,
    OBJECTIVE_KINDS,
    OPEN,
    READ,
    RULE_SWITCHES,
)
from tablee.games.andor.movement import ashore_actions, step_actions
from tablee.games.andor.rounds import foe_dice, foe_strength, group_total
from tablee.games.andor.state import Andor
from tablee.games.andor.tokens import mover_space
from tablee.games.andor.view_types import Boss, Card, Creature, Fight, Objective, Seat, Translated, View


def view(s: Andor, seat: int | None) -> View:
    """The public facts and who looks at them."""
    box, plan = s.box, s.plan
    spaces = box.spaces
    return {
        "viewer": seat,
        "legend": box.legends[s.legend],
        "difficulty": DIFFICULTIES[s.difficulty],
        "face": box.faces[plan.face],
        "day": s.day,
        "active": None if s.active == NOTHING else s.active,
        "rooster": None if s.rooster == NOTHING else s.rooster,
        "letter": LETTERS[s.letter],
        "stars": [LETTERS[i] for i in range(len(LETTERS)) if s.stars >> i & 1],
        "cold": {"hour": s.cold, "ignored": bool(s.ignored), "limit": s.hour_limit()},
        "heroes": [_seat(s, one) for one in range(s.seats)],
        "creatures": [_creature(s, i) for i in range(len(s.cr_kind))],
        "slain": counts(s.slain, box.creatures),
        "bosses": _bosses(s),
        "defence": {"spaces": s.defence, "free": max(0, s.defence - s.shields())},
        "saved": s.saved,
        "items": items_by_space(box, s.loose),
        "fixed": items_by_space(box, s.fixed),
        "supply": counts(s.supply, ITEMS),
        "gone": counts(s.gone, ITEMS),
        "gifts": gifts_of(s),
        "flight": {"between": s.flight[:2], "used": bool(s.flight[2])} if s.flight else None,
        "fires": {spaces[i]: FIRE_FACES[s.fire[i]] for i in range(len(spaces)) if s.fire[i] != NO_FIRE},
        "fire_tokens": box.fires - s.fire_tokens(),
        "snow": {spaces[i]: _snow(s.snow[i]) for i in range(len(spaces)) if s.snow[i] != NOTHING},
        "unseen": counts([sum(column) for column in zip(*s.pools, strict=True)], TOKENS) if s.pools else {},
        "ice": [spaces[i] for i in s.ice],
        "unseen_ice": counts(s.ice_pool, TOKENS),
        "broken": [spaces[i] for i in s.broken],
        "markers": [spaces[s.markers[i]] for i in range(0, len(s.markers), 3)],
        "passages": [(spaces[s.links[i]], spaces[s.links[i + 1]]) for i in range(0, len(s.links), 2)],
        "red_x": [spaces[i] for i in s.crosses],
        "no_fire_at": [spaces[i] for i in s.no_fire],
        "allies": {ALLIES[i]: spaces[s.ally[i]] for i in range(len(ALLIES)) if s.ally[i] != NOTHING},
        "silhouette": named(spaces, mover_space(s)),
        "rules": {RULE_SWITCHES[i]: s.rules[i] for i in range(len(RULE_SWITCHES))},
        "objectives": [
            _objective(s, i)
            for i in range(len(plan.objectives))
            if s.objectives[i * OB_SIZE + OB_STATUS] != HIDDEN
        ],
        "cards": [_card(s, i) for i in range(len(plan.cards)) if s.cards[i] == READ],
        "options": _options(s),
        "fight": _fight(s),
        "ended": ENDINGS[s.ended] or None,
    }


def _snow(token: int) -> str | None:
    """A token that lies face up; None for one that does not."""
    return TOKENS[token] if token < FACE_DOWN else None


def _seat(s: Andor, seat: int) -> Seat:
    if s.hero[seat] == NOTHING:
        return {"seat": seat, "hero": None}
    return {
        "seat": seat,
        "hero": s.box.heroes[s.hero[seat]],
        "kind": HERO_KINDS[s.kind(seat)],
        "rank": s.rank(seat),
        "space": s.box.spaces[s.at[seat]],
        "sp": s.sp[seat],
        "wp": s.wp[seat],
        "dice": s.dice_of(seat),
        "hours": s.used[seat],
        "overtime": s.overtime[seat],
        "ended": s.ended_day(seat),
        "moving": not s.still(seat),
        "sheet_fire": FIRE_FACES[s.sheet_fire[seat]],
        "items": counts(s.carried[seat * KINDS : (seat + 1) * KINDS], ITEMS),
    }


def _creature(s: Andor, i: int) -> Creature:
    kind = s.cr_kind[i]
    table = s.plan.dice[kind]
    return {
        "creature": s.box.creatures[kind],
        "space": None if s.cr_at[i] == ON_SHIELD else s.box.spaces[s.cr_at[i]],
        "sp": s.cr_sp[i],
        "wp": max(0, s.foe_wp) if i == s.foe else s.cr_wp[i],
        "full_wp": s.cr_wp[i],
        "dice": [(table[j], table[j + 1], DICE[table[j + 2]]) for j in range(0, len(table), 3)],
        "reward": {"wp": s.plan.reward_wp[kind], "sp": s.plan.reward_sp[kind]},
        "step": named(s.box.creatures, s.plan.step[kind]),
    }


def _card(s: Andor, i: int) -> Card:
    card = s.plan.cards[i]
    return {"id": s.box.cards[s.plan.card_base + i], "title": dict(card.title), "text": dict(card.text)}


def _bosses(s: Andor) -> list[Boss]:
    """The names a legend gives to its creatures: of those that a card that was read brings or speaks of."""
    plan = s.plan
    known = {*s.cr_kind, *(kind for kind in plan.boss_names if s.slain[kind])}
    for i in range(len(plan.objectives)):
        if s.objectives[i * OB_SIZE + OB_STATUS] != HIDDEN:
            known |= {s.objectives[i * OB_SIZE + OB_CREATURE], _tagged(s, s.objectives[i * OB_SIZE + OB_TAG])}
    for card in range(len(plan.cards)):
        if s.cards[card] == READ:
            known |= _brought(s, plan.cards[card].block)
    return [
        {"id": s.box.creatures[kind], "name": dict(name)}
        for kind, name in plan.boss_names.items()
        if kind in known
    ]


def _brought(s: Andor, block: int) -> set[int]:
    """The creatures that a list of effects can bring."""
    out: set[int] = set()
    for effect in s.plan.blocks[block]:
        if effect.kind == F_SPAWN:
            out.add(effect.a)
        elif effect.kind in (F_ROLL, F_CHOOSE):
            for inner in effect.blocks:
                out |= _brought(s, inner)
    return out


def _objective(s: Andor, i: int) -> Objective:
    """An announced objective, its parameters in readable ids and how far it is."""
    plan, base = s.plan, i * OB_SIZE
    ob = s.objectives[base : base + OB_SIZE]
    kind = plan.objective_kind[i]
    out: Objective = {
        "id": s.box.objectives[plan.objective_base + i],
        "kind": OBJECTIVE_KINDS[kind],
        "status": "complete" if ob[OB_STATUS] == COMPLETE else "open",
        "text": dict(plan.texts[ob[OB_TEXT]]) if ob[OB_TEXT] != NOTHING else None,
        "victory": i in plan.victory,
        "space": named(s.box.spaces, ob[OB_SPACE]),
        "item": named(ITEMS, ob[OB_ITEM]),
        "creature": named(s.box.creatures, ob[OB_CREATURE]) or named(s.box.creatures, _tagged(s, ob[OB_TAG])),
        "letter": named(list(LETTERS), ob[OB_LETTER]),
        "count": ob[OB_COUNT],
        "same_day": bool(ob[OB_SAME_DAY]),
        "spaces": [],
        "lit": [],
        "done": 0,
    }
    if kind == O_LIGHT:
        spaces = plan.space_lists[ob[OB_SPACES]]
        mask = ob[OB_TODAY if ob[OB_SAME_DAY] else OB_DONE_N]
        out["spaces"] = [s.box.spaces[space] for space in spaces]
        out["lit"] = [s.box.spaces[spaces[j]] for j in range(len(spaces)) if mask >> j & 1]
        out["count"], out["done"] = len(spaces), len(out["lit"])
    elif kind == O_DEFEAT:
        out["done"] = ob[OB_DONE_N]
    elif kind == O_REVEAL:
        out["done"] = s.revealed[ob[OB_SET]]
    elif kind == O_SAVE:
        out["done"] = s.saved
    elif kind == O_DELIVER and ob[OB_STATUS] == OPEN:
        out["done"] = delivered(s, base)
    return out


def _tagged(s: Andor, tag: int) -> int:
    """The creature a tag stands for, NOTHING if there is none."""
    for block in s.plan.blocks:
        for effect in block:
            if tag != NOTHING and effect.kind == F_SPAWN and effect.b == tag:
                return effect.a
    return NOTHING


def _options(s: Andor) -> list[Translated]:
    """The titles of the options that are being chosen from."""
    if s.stack and s.stack[-1].proc == P_CHOOSE:
        f = s.stack[-1]
        return [dict(title) for title in s.plan.option_titles[s.plan.blocks[f.what][f.where].b]]
    return []


def _fight(s: Andor) -> Fight | None:
    if s.starter == NOTHING or s.foe == NOTHING:
        return None
    space = s.cr_at[s.foe]
    number, colour = foe_dice(s)
    return {
        "creature": s.box.creatures[s.cr_kind[s.foe]],
        "space": s.box.spaces[space],
        "starter": s.starter,
        "party": seats_of(s, s.party),
        "round": s.round,
        "creature_sp": foe_strength(s),
        "creature_wp": max(0, s.foe_wp),
        "creature_dice": (number, DICE[colour]),
        "group_total": group_total(s, space),
        "rolled": s.total,
        "red_plants": s.red,
        "roller": None if s.roller == NOTHING else s.roller,
        "dice": s.dice[:],
        "black": s.black == BLACK_DIE and bool(s.dice),
        "stolen": bool(s.steal),
    }


def turn_actions(s: Andor, seat: int) -> str:
    """AND-3.2 What a hero can do with the turn, besides ending the day and moving allies."""
    moves = bool(step_actions(s, seat)) or (s.box.lake[s.at[seat]] != 0 and bool(ashore_actions(s, seat)))
    spends = s.can_spend(seat)
    fights = fight_refused(s, seat) == ""
    able = [name for name, can in (("move", moves), ("fight", fights), ("pass", spends)) if can]
    return "_".join(able) if len(able) > 1 else f"only_{able[0] if able else 'end'}"


def about(s: Andor, seat: int) -> dict[str, str]:
    """What the open question is about: parameters of its prompt."""
    f = s.question(seat)
    out: dict[str, str] = {}
    if f.proc == P_TURN:
        out["can"] = turn_actions(s, seat)
    elif f.proc == P_PAY:
        out["space"] = s.box.spaces[f.where]
    elif f.proc == P_RECEIVE:
        out["item"] = ITEMS[f.what]
    elif f.proc == P_INVITED:
        out["other"] = str(s.starter + 1)
    elif f.proc in (P_BLADE, P_TURN_DIE):
        out["other"] = str(s.roller + 1)
        out["whose"] = "mine" if s.roller == seat else "theirs"
        out |= {f"pips{i + 1}": str(s.dice[i]) for i in range(len(s.dice))}
    elif f.proc == P_ALONG and f.items:
        out["follower"] = ITEMS[f.items[0]]
    elif f.proc == P_LEAD:
        out["ally"] = ALLIES[f.what]
        out["steps"] = str(f.n)
    elif f.proc == P_REWARD:
        out["wp"] = str(s.plan.reward_wp[f.what])
        out["sp"] = str(s.plan.reward_sp[f.what])
    elif f.proc == P_SHARE:
        out["points"] = "sp" if f.what else "wp"
        out["left"] = str(f.n)
    if s.foe != NOTHING:
        out["creature"] = s.box.creatures[s.cr_kind[s.foe]]
    return out
