"""Answers that the table gives by itself: for a seat without a choice."""

from __future__ import annotations

from typing import Final

from tablee.core.state import State

MAX_DRIVEN: Final = 10_000
"""More entries than chance and automatic answers make between two choices: reaching it is a bug."""


def forced_answer(state: State) -> tuple[int, int] | None:
    """The first seat with a single choice where the game lets the table answer for it, and that choice."""
    for seat in state.to_act():
        if state.forced(seat):
            legal = state.legal(seat)
            if len(legal) == 1:
                return seat, legal[0]
    return None
