"""Token buckets: how fast somebody may ask."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from tablee.server.settings import Rate


class Bucket:
    """Fills with time up to a limit; whoever asks takes something out."""

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.level = rate.at_once
        self.at = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether there is enough; if so it is taken."""
        self.level = min(self.rate.at_once, self.level + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Buckets:
    """A bucket for each address. Those not used for longest are forgotten: they are full again by then."""

    def __init__(self, rate: Rate, most: int = 10_000, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, cost: float = 1.0) -> bool:
        """Whether this address may go on."""
        now = self._clock()
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket.take(now, cost)
