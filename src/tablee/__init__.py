"""Tablée: rule-heavy fantasy board games for people and programs.

>>> import tablee
>>> game = tablee.load("runemasters")
>>> s = game.setup({"difficulty": "hero"}, seats=4)
>>> while not s.is_over():
...     for seat in s.to_act()[:1]:
...         s.apply(seat, s.legal(seat)[0])
"""

from tablee.core.errors import TableeError
from tablee.core.state import CHANCE
from tablee.games import GamesPackage, load
from tablee.match.match import Match

__version__ = "0.1.0"

games: GamesPackage
"""The package of the games; called, it lists their ids: `tablee.games()`."""

__all__ = ["CHANCE", "Match", "TableeError", "games", "load"]
