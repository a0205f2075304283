"""What a seat may see. Nothing is hidden between players; what nobody has seen has no identity."""

from __future__ import annotations

from typing import cast

from tablee.games.havresac.dump import counts
from tablee.games.havresac.ids import (
    CELLS,
    CHESTS,
    CREATURES,
    EMPTY,
    ENDINGS,
    FACES,
    GUARDIANS,
    MONSTERS,
    NOTHING,
    OBJECTS,
    P_ABILITIES,
    P_DESTINATION,
    PHASES,
    RECRUITMENT,
    VILLAGES,
)
from tablee.games.havresac.round import glory_parts, worth_of
from tablee.games.havresac.scoring import TIES, final_parts, place, rank_key, rank_of
from tablee.games.havresac.state import CREATURE_KINDS, KINDS, OBJECT_KINDS, Havresac
from tablee.games.havresac.view_types import Kingdom, Refused, Stride, Tie, Tied, View


def view(s: Havresac, seat: int | None) -> View:
    """The public facts, which are all facts anybody knows, and who looks at them."""
    return {
        "viewer": seat,
        "board": s.box.boards[s.board],
        "faces": {
            GUARDIANS[kind]: None if s.faces[kind] == NOTHING else FACES[s.faces[kind]]
            for kind in range(KINDS)
        },
        "scout": s.scout,
        "goal": s.goal if s.seats == 1 else None,
        "round": s.round,
        "phase": PHASES[s.phase],
        "revealed": [s.box.cards[card] for card in s.revealed],
        "reserve": {GUARDIANS[kind]: s.reserve[kind] for kind in range(KINDS)},
        "recruiting": [seat for seat in range(s.seats) if s.recruiting >> seat & 1],
        "order": s.order[:],
        "kingdoms": [_kingdom(s, seat) for seat in range(s.seats)],
        "tie": tie(s) if s.ended else None,
        "ended": ENDINGS[s.ended] or None,
    }


def _kingdom(s: Havresac, seat: int) -> Kingdom:
    """A kingdom. `tally` is the glory of this round so far, by parts; `glory` that of the last phase.

    `earns`: gold and points for the glory that grows, or was counted last (HAV-8.7).
    """
    cells = s.box.cells
    score = final_parts(s, seat)
    tally = glory_parts(s, seat)
    gathering = PHASES[s.phase] in ("scouting", "adventure") and not s.ended
    gold, vp = worth_of(s, sum(tally) if gathering else s.glory[seat])
    return {
        "seat": seat,
        "creatures": {
            cells[cell]: CREATURES[s.creature[seat][cell]]
            for cell in range(CELLS)
            if s.creature[seat][cell] != EMPTY
        },
        "guardians": {
            cells[cell]: GUARDIANS[s.guardian[seat][cell]]
            for cell in range(CELLS)
            if s.guardian[seat][cell] != EMPTY
        },
        "tents": [cells[cell] for cell in s.tents[seat]],
        "repaired": [
            cells[s.box.villages[s.board * VILLAGES + i]]
            for i in range(VILLAGES)
            if s.repaired[seat] >> i & 1
        ],
        "opened": [
            cells[s.box.chests[s.board * CHESTS + i]] for i in range(CHESTS) if s.opened[seat] >> i & 1
        ],
        "bag": counts(s.bag[seat * KINDS : (seat + 1) * KINDS], GUARDIANS),
        "aside": counts(s.aside[seat * KINDS : (seat + 1) * KINDS], GUARDIANS),
        "hand": None if s.hand[seat] == NOTHING else GUARDIANS[s.hand[seat]],
        "acting": _acting(s, seat),
        "stride": _stride(s, seat),
        "objects": counts(s.objects[seat * OBJECT_KINDS : (seat + 1) * OBJECT_KINDS], OBJECTS),
        "fresh": None if s.fresh[seat] == NOTHING else OBJECTS[s.fresh[seat]],
        "hidden": counts(s.unopened[seat * OBJECT_KINDS : (seat + 1) * OBJECT_KINDS], OBJECTS),
        "cups": s.cups[seat],
        "gains": counts(s.gains[seat * CREATURE_KINDS : (seat + 1) * CREATURE_KINDS], CREATURES),
        "trophies": counts(s.trophies[seat * MONSTERS : (seat + 1) * MONSTERS], CREATURES),
        "fairies": s.fairies[seat],
        "tally": tally,
        "earns": {"gold": gold, "vp": vp},
        "glory": s.glory[seat],
        "gold": s.gold[seat],
        "vp": s.vp[seat],
        "score": score,
        "rank": s.box.ranks[rank_of(s, sum(score))] if s.ended else None,
        "refused": refused(s, seat) if s.phase == RECRUITMENT and not s.ended else {},
        "place": place(s, seat) if s.ended else None,
    }


def refused(s: Havresac, seat: int) -> dict[str, Refused]:
    """HAV-9.2, 9.6 The guardians that a seat cannot buy now, and why."""
    ahead = s.order[: s.order.index(seat)]
    out: dict[str, Refused] = {}
    for kind in range(KINDS):
        price = s.box.price[s.face(kind)]
        if not s.recruiting >> seat & 1:
            out[GUARDIANS[kind]] = {"why": "closed"}
        elif s.refused(seat, kind) == "":
            continue
        elif s.reserve[kind] == 0:
            out[GUARDIANS[kind]] = {"why": "reserve"}
        elif s.gold[seat] < price:
            out[GUARDIANS[kind]] = {"why": "gold", "missing": price - s.gold[seat]}
        else:
            before = [other for other in ahead if s.recruiting >> other & 1]
            out[GUARDIANS[kind]] = {"why": "order", "before": before}
    return out


def tie(s: Havresac) -> Tie | None:
    """HAV-11.6 What parted the best from the next with as many points; None if there was no tie."""
    keys = sorted((rank_key(s, seat) for seat in range(s.seats)), reverse=True)
    if len(keys) < 2 or keys[0][0] != keys[1][0]:
        return None
    for i, by in enumerate(TIES, 1):
        if keys[0][i] != keys[1][i]:
            return {"by": cast(Tied, by), "best": keys[0][i], "next": keys[1][i]}
    return {"by": "shared", "best": 0, "next": 0}


def _acting(s: Havresac, seat: int) -> str | None:
    """The cell of the guardian whose ability is being asked about."""
    if s.lines and s.lines[seat] and s.lines[seat][-1].proc == P_ABILITIES:
        return s.box.cells[s.lines[seat][-1].where]
    return None


def _stride(s: Havresac, seat: int) -> Stride | None:
    """How far the guardian in hand may go, with the boots used so far, and whether a feather carries it."""
    if not s.lines or not s.lines[seat]:
        return None
    f = s.lines[seat][-1]
    if f.proc == P_DESTINATION:
        return {"steps": f.n, "feather": f.where == 0}
    return None
