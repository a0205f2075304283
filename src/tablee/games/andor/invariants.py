"""What is so in every position of Andor. A problem begins with the entry of the dump it is about."""

from __future__ import annotations

from tablee.games.andor.ids import (
    FACE_DOWN,
    FALCON,
    FALCON_FLYING,
    GOURD,
    GOURD_HALF,
    ITEMS,
    KINDS,
    NO_FIRE,
    NOTHING,
    ON_SHIELD,
    P_DAYS,
    P_TURN,
    SHARED_FIGURES,
    SIZES,
    TRANSFORMED,
)
from tablee.games.andor.legend_words import F_SNOW
from tablee.games.andor.state import Andor


def problems(s: Andor) -> list[str]:
    """Broken invariants; empty when the state is sound."""
    out: list[str] = []
    _check_items(s, out)
    for seat in range(s.seats):
        if s.hero[seat] != NOTHING:
            _check_hero(s, seat, out)
    _check_turn(s, out)
    _check_creatures(s, out)
    _check_board(s, out)
    _check_markers(s, out)
    return out


def _check_items(s: Andor, out: list[str]) -> None:
    box = s.box
    for item in range(KINDS):
        total = s.supply[item] + s.gone[item]
        for seat in range(s.seats):
            total += s.carried[seat * KINDS + item]
        for code in s.loose + s.fixed:
            total += int(code % KINDS == item)
        wanted = box.count[item]
        if item in (GOURD, FALCON):
            total += _turned(s, GOURD_HALF if item == GOURD else FALCON_FLYING)
        if item in (GOURD_HALF, FALCON_FLYING):
            continue
        if total != wanted or s.supply[item] < 0:
            out.append(f"items: {ITEMS[item]}: {total} instead of {wanted}")
    if s.loose != sorted(s.loose) or s.fixed != sorted(s.fixed):
        out.append("items: they lie in no order")


def _turned(s: Andor, item: int) -> int:
    """How many half-empty skins or flying falcons there are."""
    n = 0
    for seat in range(s.seats):
        n += s.carried[seat * KINDS + item]
    for code in s.loose + s.fixed:
        n += int(code % KINDS == item)
    return n + s.gone[item]


def _check_hero(s: Andor, seat: int, out: list[str]) -> None:
    box = s.box
    where = f"heroes.{seat}"
    for other in range(seat):
        if s.hero[other] != NOTHING and s.kind(other) == s.kind(seat):
            out.append(f"{where}.hero: seat {other} has one of this kind already (AND-1.3)")
    if not 1 <= s.wp[seat] <= box.most_wp:
        out.append(f"{where}.wp: {s.wp[seat]} is not from 1 to {box.most_wp} (AND-5.17)")
    if not 1 <= s.sp[seat] <= box.most_sp:
        out.append(f"{where}.sp: {s.sp[seat]} is not from 1 to {box.most_sp} (AND-5.17)")
    if not 0 <= s.used[seat] <= box.hours:
        out.append(f"{where}.hours: {s.used[seat]} hours are used (AND-3.13)")
    least = max(0, s.used[seat] - box.normal_hours)
    if not least <= s.overtime[seat] <= box.hours - box.normal_hours:
        out.append(f"{where}.overtime: {s.overtime[seat]} overtime hours are spent (AND-3.13)")
    if box.face_of[s.at[seat]] != s.plan.face:
        out.append(f"{where}.space: it is on the other face (AND-4.3)")
    for size in range(len(SIZES)):
        if s.room(seat, size) < 0:
            out.append(f"{where}.items: too much of what is {SIZES[size]} is carried (AND-13.9)")


def _check_turn(s: Andor, out: list[str]) -> None:
    """AND-3.1 Days and turns."""
    if s.day < 0:
        out.append(f"day: there is no day {s.day}")
    if not s.box.cold_floor <= s.cold <= s.box.cold_start:
        lowest, highest = s.box.cold_floor, s.box.cold_start
        out.append(f"cold.hour: {s.cold} is not from {lowest} to {highest} (AND-11.3)")
    if s.rooster != NOTHING and not s.ended_day(s.rooster):
        out.append("rooster: it is with the hero who was the first to end the day (AND-3.8)")
    if s.flight and s.flight[0] == s.flight[1]:
        out.append("flight: the falcon flies between two heroes")
    for frame in s.stack:
        if frame.proc == P_DAYS and s.hero.count(NOTHING):
            seat = s.hero.index(NOTHING)
            out.append(f"heroes.{seat}.hero: the days have begun without one (AND-2.1)")
        if frame.proc == P_TURN:
            if frame.who != s.active:
                out.append(f"active: it is the turn of seat {frame.who} (AND-3.2)")
    if s.stack and s.stack[-1].proc == P_TURN:
        if s.restless or s.party or s.queue:
            out.append("stack: a turn begins while something else is going on (AND-3.2)")
        if s.active != NOTHING and s.ended_day(s.active):
            out.append(f"heroes.{s.active}.ended: it is this hero's turn (AND-3.8)")


def _check_creatures(s: Andor, out: list[str]) -> None:
    box = s.box
    places: list[int] = []
    counts = [0] * len(box.figures)
    for i in range(len(s.cr_kind)):
        where = f"creatures.{i}"
        counts[s.plan.figure[s.cr_kind[i]]] += 1
        if s.cr_sp[i] < 0 or s.cr_wp[i] < 1:
            out.append(f"{where}: {s.cr_sp[i]} SP and {s.cr_wp[i]} WP")
        if not 0 <= s.cr_idle[i] <= TRANSFORMED:
            out.append(f"{where}.idle: there is no {s.cr_idle[i]}")
        space = s.cr_at[i]
        if space == ON_SHIELD:
            continue
        if space in places:
            out.append(f"{where}.space: two creatures on {box.spaces[space]} (AND-9.2)")
        places.append(space)
        if box.lake[space] or box.arrow[space] == NOTHING:
            out.append(f"{where}.space: no creature comes to {box.spaces[space]} (AND-9.13)")
    if not s.ended and s.shields() > s.defence:
        out.append("creatures: more on defence spaces than there are (AND-9.10)")
    if counts[SHARED_FIGURES[0]] and counts[SHARED_FIGURES[1]]:
        out.append("creatures: one figure is in use twice (R-2)")
    for figure in range(len(counts)):
        if counts[figure] > box.figures[figure]:
            out.append(f"creatures: figure {figure}: {counts[figure]} in use (AND-9.4)")


def _check_board(s: Andor, out: list[str]) -> None:
    box = s.box
    if s.fire_tokens() > box.fires:
        out.append("fires: more than there are tokens (AND-16.2)")
    for space in range(len(box.spaces)):
        if s.snow[space] != NOTHING and box.lake[space] and not _snows_on(s, space):
            out.append(f"snow.{box.spaces[space]}: snow lies on land, not on the lake (AND-19.1)")
        if s.fire[space] != NO_FIRE and box.ice[space]:
            out.append(f"fires.{box.spaces[space]}: no fire burns on ice (AND-16.7)")
    for pool in range(len(s.pools)):
        if s.snow.count(FACE_DOWN + pool) > sum(s.pools[pool]):
            out.append(f"pools.{pool}: more tokens lie face down than the pool has")
    if len(s.ice) != sum(s.ice_pool):
        out.append(f"ice_pool: {sum(s.ice_pool)} tokens for {len(s.ice)} on the ice (AND-19.1)")
    for space in s.ice:
        if not box.ice[space] or s.ice.count(space) > 1:
            out.append(f"ice: {box.spaces[space]} is not ice or comes twice (AND-19.1)")
    for space in s.broken:
        if not box.ice[space] or space in s.ice or s.broken.count(space) > 1:
            out.append(f"broken: {box.spaces[space]} is not ice, has a token or comes twice (AND-19.4)")
    if min(s.defence, s.saved) < 0:
        out.append("defence, saved: less than nothing")


def _snows_on(s: Andor, space: int) -> bool:
    """Whether a card of the legend puts snow on a space."""
    for block in s.plan.blocks:
        for effect in block:
            if effect.kind == F_SNOW and space in effect.spaces:
                return True
    return False


def _check_markers(s: Andor, out: list[str]) -> None:
    plan = s.plan
    hidden = [0] * len(plan.sets)
    for i in range(0, len(s.markers), 3):
        if s.markers[i + 2] == NOTHING:
            hidden[s.markers[i + 1]] += 1
    for i in range(len(plan.sets)):
        if hidden[i] > sum(s.set_pools[i]):
            out.append(f"faces.{plan.sets[i]}: {hidden[i]} markers lie face down, there are fewer faces")
        if s.revealed[i] < 0:
            out.append(f"revealed.{plan.sets[i]}: less than nothing")
    if s.mover_path != NOTHING and not 0 <= s.mover_at < len(plan.space_lists[s.mover_path]):
        out.append(f"mover.at: the path has no step {s.mover_at}")
