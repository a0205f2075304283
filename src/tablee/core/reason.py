"""Why an answer is good or bad, in a form that can be said in any language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Reason:
    """A sentence of the game's texts (`reason-<key>`), and what it names, in ids and numbers."""

    key: str
    args: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Deed:
    """What somebody is about to do, and why: a sentence of the game's texts (`deed-<key>`).

    `args` are what it names, in ids and numbers; `place` is the id of where it happens, for the board.
    """

    key: str
    args: Mapping[str, str] = field(default_factory=dict)
    place: str = ""


def usual(found: Sequence[str]) -> str:
    """What is found most often, if it is found at least half of the time; empty if nothing is.

    What an answer leads to is seen on several possible states: only what does not hang on luck is named.
    """
    named = [one for one in found if one]
    if not named:
        return ""
    most = max(sorted(set(named)), key=named.count)
    return most if 2 * named.count(most) >= len(found) else ""


def told(sentences: Mapping[str, Sequence[str]], key: str, better: bool, **names: str) -> Reason:
    """The reason for a key: what speaks for an answer, or against it (`<key>_worse`).

    With names the sentence that says them (`..._of`), where there is one and nothing is missing.
    """
    base = key if better else f"{key}_worse"
    if names and all(names.values()) and f"{base}_of" in sentences:
        return Reason(f"{base}_of", names)
    return Reason(base)


def both(keys: Mapping[str, Sequence[str]]) -> dict[str, tuple[str, ...]]:
    """The sentences of keys, for and against, and those that name something: what they name by sentence."""
    out: dict[str, tuple[str, ...]] = {}
    for key, names in keys.items():
        for base in (key, f"{key}_worse"):
            out[base] = ()
            if names:
                out[f"{base}_of"] = tuple(names)
    return out
