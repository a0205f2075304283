"""What people read: events, choices, prompts, refusals, names and rules in French and English.

Messages are Fluent files, one pair for each game (`games/<id>/text/{fr,en}.ftl`), one shared by all games
(`text/common`) and one for the commands (`text/cli`). Names of cards come from the game's content.
"""

from tablee.text.game_text import Text
from tablee.text.messages import LANGS, TextError
from tablee.text.rules import Rule, find_rules, rules_index, rules_introduction, rules_problems, unlinked
from tablee.text.words import Words

__all__ = [
    "LANGS",
    "Rule",
    "Text",
    "TextError",
    "Words",
    "find_rules",
    "rules_index",
    "rules_introduction",
    "rules_problems",
    "unlinked",
]
