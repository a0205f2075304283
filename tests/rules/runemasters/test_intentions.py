"""What a guardian says it is about to do, as far as it can be known before its dice fall."""

from __future__ import annotations

from typing import cast

import pytest

from tablee.core.events import EVERYBODY, Event
from tablee.games.runemasters.advice.intentions import deeds
from tablee.games.runemasters.ids import E_CHARGED, E_FROZEN, E_ULTIMATE_USED, GUARDIANS, NOTHING
from tablee.games.runemasters.state import Runemasters
from tests.rules.runemasters.board import board


@pytest.mark.rule("RUN-6.7")
@pytest.mark.parametrize(("space", "told"), [(0, False), (2, False), (3, True), (4, True)])
def test_an_ultimate_power_is_announced_when_one_charge_is_enough(space: int, told: bool) -> None:
    before = cast(Runemasters, board("ismoros", ismoros={"ultimate": space}))
    me = GUARDIANS.index("ismoros")
    turn = [
        Event(E_CHARGED, (me, 4), EVERYBODY, None),
        Event(E_ULTIMATE_USED, (me, 1), EVERYBODY, None),
        Event(E_FROZEN, (NOTHING,), EVERYBODY, None),
    ]
    said = [deed.key for deed in deeds(before, turn, before.seat_of(me))]
    assert said == (["charge", "ultimate"] if told else ["charge"])
