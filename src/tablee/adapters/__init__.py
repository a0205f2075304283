"""The games as environments of other people's libraries: PettingZoo for all seats, Gymnasium for one.

>>> from tablee.adapters import pettingzoo_env
>>> env = pettingzoo_env("havresac", seats=3, options={"board_face": "winter"}, seed=7)

Needs the extra `research`; docs/research.md tells what an agent sees, does and gets.
"""

from __future__ import annotations

from tablee.core.errors import TableeError

__all__ = [
    "BadEnvironment",
    "Encoder",
    "MissingExtra",
    "SeatEnv",
    "Seen",
    "TableEnv",
    "TextEncoder",
    "VectorEncoder",
    "gymnasium_env",
    "pettingzoo_env",
]


class MissingExtra(TableeError, ImportError):
    """A library of the extra `research` that is not installed."""


try:
    import gymnasium  # noqa: F401  only to see that it is there
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ImportError as error:
    raise MissingExtra(
        f"tablee.adapters needs {error.name}: install the extra 'research', such as pip install '.[research]'"
    ) from error

from tablee.adapters.encoding import Encoder, Seen, TextEncoder, VectorEncoder  # noqa: E402
from tablee.adapters.gymnasium_seat import SeatEnv  # noqa: E402
from tablee.adapters.pettingzoo_aec import TableEnv  # noqa: E402
from tablee.adapters.playing import BadEnvironment  # noqa: E402

pettingzoo_env = TableEnv
gymnasium_env = SeatEnv
