"""Keeps the garbage collector from stopping the table.

Histories of matches are many objects that live long and hold no circles: reference counts free them. A full
collection looks at each of them nonetheless, for half a second with some hundred tables. So full collections
happen when nobody is connected, or else once in a long while.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

YOUNG = 2_000
MIDDLE = 2
"""Objects until the newest are looked through, and how often until what was left of them is, too:
some thousand at a time, in a few milliseconds. Ten times as many took 25, the longest step of the table."""
NEVER = 1_000_000_000
CALM = 300.0
"""Seconds between full collections while nobody is connected."""
BUSY = 6 * 3600.0
"""The same while somebody is."""


class Memory:
    """Decides when the whole memory is looked through."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last = clock()

    def settle(self) -> None:
        """Called once, when everything is loaded: what is here now stays, and need not be looked at again."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    def tidy(self, connected: bool) -> bool:
        """Called now and then; whether a full collection was made."""
        if self._clock() - self._last < (BUSY if connected else CALM):
            return False
        gc.collect()
        self._last = self._clock()
        return True
