"""What the end of the actions will bring: the rest of the turn, which no chance can change."""

from __future__ import annotations

from tablee.core.events import Event
from tablee.games.runemasters.ids import E_ROUND_BEGAN, E_TURN_BEGAN, P_TURN
from tablee.games.runemasters.state import Runemasters


def forecast(s: Runemasters) -> list[Event]:
    """What happens as soon as the guardian on turn ends the actions, up to the next turn or round.

    The monsters move and strike, dragons recover, the turns of the dead are skipped, and poison works if the
    round is over (RUN-2.5 to 2.8). Empty outside the actions of a turn.
    """
    if not s.dice or s.ended:
        return []
    twin = s.clone()
    while twin.stack[-1].proc != P_TURN:  # whatever else is asked of the guardian does not happen
        twin.stack.pop()
    twin.waiting = 0
    happened: list[Event] = []
    twin.sink = happened
    twin.settle()
    for i in range(len(happened)):
        if happened[i].kind in (E_TURN_BEGAN, E_ROUND_BEGAN):
            return happened[:i]
    return happened
