"""The table's guard against bots that go round in circles, or have no answer.

The bots of the house never do; this is for the others, and for mistakes. Nothing here thinks: it only sees to
it that the game goes on.
"""

from __future__ import annotations

from typing import Final

from tablee.core.errors import TableeError
from tablee.match.history import History

PATIENCE: Final = 20
"""So many answers one after the other may lead to positions the turn has had already."""

LONGEST_TURN: Final = 500
"""So many answers a turn may have, even if each leads to a new position. Real turns have a few dozen."""


def circling(history: History, seat: int) -> bool:
    """Whether a seat answers and answers, and the game does not move on."""
    turn = history.turn(seat)
    if len(turn) <= PATIENCE:
        return False
    seen: set[str] = set()
    in_vain = 0
    for digest in map(history.digest_of, turn):
        in_vain = in_vain + 1 if digest in seen else 0
        seen.add(digest)
    return in_vain >= PATIENCE or len(turn) > LONGEST_TURN


def way_out(history: History, seat: int) -> int:
    """The answer the table gives for a seat that does not find out of its turn by itself; always the same.

    What cannot be taken back comes first, for the game goes on by that; then what leads to a new position;
    then what does not end the game, what lets somebody else or chance act, and what leaves few steps pending.
    """
    state, game = history.state, history.game
    seen = {history.digest_of(step) for step in history.turn(seat)}

    def cost(action: int) -> tuple[bool, bool, bool, bool, bool, int, int]:
        s = state.clone()
        try:
            s.apply(seat, action)
        except TableeError:  # a fault of the engine: there may be an answer without one
            return True, True, True, True, True, 0, action
        asked = s.asked(seat)
        old = asked and game.digest(s) in seen
        pending = len(s.stack) + (len(s.lines[seat]) if s.lines else 0)
        return False, game.may_return(action), old, s.is_over(), asked, pending, action

    return min(state.legal(seat), key=cost)
