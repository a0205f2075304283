"""How far ahead a question must be looked to see what an answer brings."""

from __future__ import annotations

from typing import Final

from tablee.games.havresac.ids import P_RECRUIT
from tablee.games.havresac.state import Havresac

A_ROUND: Final = 5
"""So many times as far as a walk: until those who were recruited have played a round."""


def lookahead(s: Havresac, seat: int) -> int:
    """How many times as far as usual: who is recruited shows what he is good for in the round to come."""
    return A_ROUND if s.asked(seat) and s.question(seat).proc == P_RECRUIT else 1
