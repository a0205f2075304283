"""How fast somebody may ask (token buckets), and how much somebody may hold at the same time (ledgers)."""

from __future__ import annotations

import math
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

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until there is enough."""
        return max(0.0, (cost - self.level) / self.rate.per_second)


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

    def wait(self, who: str, cost: float = 1.0) -> float:
        """Seconds after which this address may try again."""
        bucket = self._buckets.get(who)
        return 0.0 if bucket is None else bucket.wait(cost)


class Ledger:
    """How much each holds of something, and all together. Whoever holds nothing is not in it."""

    def __init__(self, of_one: float, of_all: float = math.inf) -> None:
        self._of_one = of_one
        self._of_all = of_all
        self._held: dict[str, float] = {}
        self.total = 0.0

    def take(self, who: str, amount: float = 1) -> bool:
        """Whether there is room for so much more; if so it is taken."""
        if self.held(who) + amount > self._of_one or self.total + amount > self._of_all:
            return False
        self._held[who] = self.held(who) + amount
        self.total += amount
        return True

    def give(self, who: str, amount: float = 1) -> None:
        """Give back what was taken."""
        left = self._held.pop(who) - amount
        if left > 0:
            self._held[who] = left
        self.total -= amount

    def held(self, who: str) -> float:
        """How much this one holds."""
        return self._held.get(who, 0.0)
