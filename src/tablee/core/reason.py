"""Why an answer is good or bad, in a form that can be said in any language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Reason:
    """A sentence of the game's texts (`reason-<key>`), and what it names, in ids and numbers."""

    key: str
    args: Mapping[str, str] = field(default_factory=dict)


def usual(found: Sequence[str]) -> str:
    """What is found most often, if it is found at least half of the time; empty if nothing is.

    What an answer leads to is seen on several possible states: only what does not hang on luck is named.
    """
    named = [one for one in found if one]
    if not named:
        return ""
    most = max(sorted(set(named)), key=named.count)
    return most if 2 * named.count(most) >= len(found) else ""
