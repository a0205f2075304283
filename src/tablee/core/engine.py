"""Which of the two engines runs here: what `tablee.core` and the games' rules are made of."""

from __future__ import annotations

from typing import Literal

from tablee.core import state

EngineKind = Literal["plain", "compiled"]


def engine_kind() -> EngineKind:
    """What reads the rules here: machine code that mypyc made of them ("compiled"), or Python ("plain").

    Both answer alike; the compiled one is several times as quick, so that bots may think further with it.
    """
    return "plain" if str(state.__file__).endswith(".py") else "compiled"
