"""Whole turns worth comparing: what the rules of thumb would do, then other ways to use the dice in hand."""

from __future__ import annotations

from typing import Final

from tablee.core.rng import Rng
from tablee.games.runemasters.advice.planner import (
    Plan,
    add_end,
    after_movement,
    best_line,
    candidates,
    facts,
    idle_dice,
)
from tablee.games.runemasters.ids import END, P_ACTIONS, P_SECOND_WIND_TO, P_SHIELD, REROLL
from tablee.games.runemasters.state import Runemasters

MOST_POSITIONS: Final = 1500
"""Positions that are looked at for turns to propose."""
MOST_TURNS: Final = 60
"""Turns that are proposed, those with the best outlook."""


class Turns:
    """The ways to play a turn to its end that were found: one for each position they lead to."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.left = MOST_POSITIONS
        self.seen: set[tuple[int, ...]] = set()
        self.known: set[tuple[int, ...]] = set()
        self.paths: dict[tuple[int, ...], float] = {}
        self.values: list[float] = []
        self.lines: list[list[int]] = []


def plans(s: Runemasters, seat: int, rng: Rng) -> list[list[int]]:
    """What the rules of thumb would do, then ways to end the turn, the best outlook first, then rerolls.

    Rolled again are dice that the best of these ways has no use for; the rules of thumb go on after it. Empty
    where no turn is under way.
    """
    proc = s.stack[-1].proc
    if not in_turn(proc):
        return []
    plan = Plan(seat)
    first = best_line(s, plan)
    turns = Turns(seat)
    collect(turns, s.clone(), [], END)
    order = sorted(range(len(turns.lines)), key=lambda i: -turns.values[i])
    out = [first]
    for i in order[:MOST_TURNS]:
        if turns.lines[i] != first:
            out.append(turns.lines[i])
    if proc == P_ACTIONS and s.mana[seat] >= s.box.reroll_cost[s.event]:
        for die in idle_dice(plan, s):
            if REROLL + die != first[0] and REROLL + die in s.legal(seat):
                out.append([REROLL + die])
    return out


def line(s: Runemasters, seat: int, rng: Rng) -> list[int]:
    """What the rules of thumb do until somebody else or chance is asked; empty where no turn is under way."""
    return best_line(s, Plan(seat)) if in_turn(s.stack[-1].proc) else []


def in_turn(proc: int) -> bool:
    """Whether a guardian is asked about its actions."""
    return proc == P_ACTIONS or P_SHIELD <= proc <= P_SECOND_WIND_TO


def collect(turns: Turns, s: Runemasters, path: list[int], last: int) -> None:
    """Add the ways to end the turn from here, after `path` with `last` as its last action."""
    if s.ended:
        return
    key = facts(s)
    if key in turns.seen:
        return
    turns.seen.add(key)
    turns.left -= 1
    may_end = s.stack[-1].proc == P_ACTIONS
    if may_end:
        whole = path.copy()
        add_end(s.clone(), turns.seat, whole)
        steps = tuple(whole)
        if steps not in turns.known:  # who charges and ends does the same as who ends
            turns.known.add(steps)
            turns.lines.append(whole)
            turns.values.append(after_movement(s.clone(), turns.seat, turns.paths))
    if turns.left <= 0 and may_end:
        return
    for a in candidates(s, turns.seat, last):
        t = s.clone()
        t.apply(turns.seat, a)
        killed = len(t.discard) > len(s.discard)
        collect(turns, t, [*path, a], END if killed else a)
