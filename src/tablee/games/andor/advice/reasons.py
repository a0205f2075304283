"""Why an answer is better or worse than another: which learned number is told by which sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tablee.core.reason import Reason, both, told, usual
from tablee.games.andor.advice.features import FEATURES, hours_left, numbers, wanted
from tablee.games.andor.ids import NOTHING, ORDINARY
from tablee.games.andor.state import Andor

TOLD: Final[dict[str, tuple[str, int]]] = {
    "free shields": ("home", 1),
    "creatures home after 1 sunrise": ("home", -1),
    "creatures too many after 1 sunrise": ("home", -1),
    "creatures too many after 2 sunrises": ("home", -1),
    "sunrises until home falls": ("home", 1),
    "creatures that must be defeated": ("home", -1),
    "heroes who reach the threat today": ("threat", 1),
    "hours to spare against the threat": ("threat", 1),
    "letters left": ("time", 1),
    "letters to spare": ("time", 1),
    "hours left today": ("hours", 1),
    "hours a hero has tomorrow": ("hours", 1),
    "gors": ("slain", -1),
    "wargors": ("slain", -1),
    "trolls": ("slain", -1),
    "strength": ("strength", 1),
    "dice": ("strength", 1),
    "blades and helmets": ("strength", 1),
    "will": ("will", 1),
    "highest will": ("will", 1),
    "firewood": ("wood", 1),
    "heroes by a fire": ("fire", 1),
    "objectives reached": ("task", 1),
    "markers face down": ("task", -1),
    "steps to the jobs": ("task", -1),
    "item found": ("task", 1),
    "item held": ("task", 1),
    "steps of the item to its goal": ("task", -1),
    "will to spare of the bearer": ("task", 1),
    "will to spare of the best bearer": ("task", 1),
    "steps of the best bearer to the item": ("task", -1),
    "will to spare when the best bearer has come": ("task", 1),
    "will to spare before the goal": ("task", 1),
    "nights until the item is where it belongs": ("task", -1),
    "goal within reach today": ("task", 1),
    "fires to light": ("task", -1),
    "heroes who reach the boss today": ("boss", 1),
    "hours to spare against the boss today": ("boss", 1),
    "edge over the boss": ("boss", 1),
    "hours to spare against the boss tomorrow": ("boss", 1),
    "will left by the boss": ("boss", 1),
    "steps to the boss": ("boss", -1),
    "sunrises until the boss is home": ("boss", 1),
}
"""Feature -> the sentence it is told by, and whether more of it is good."""

VAGUE: Final[tuple[str, ...]] = ()

SENTENCES: Final = both(
    {
        "home": ("creature",),
        "threat": (),
        "time": (),
        "hours": ("hero",),
        "night": (),
        "slain": ("creature",),
        "strength": ("hero",),
        "will": ("hero",),
        "wood": (),
        "fire": (),
        "task": ("hero",),
        "boss": ("creature",),
    }
)
"""All sentences, and what they name."""

Pair = tuple[Andor, Andor]


DONE: Final = [
    FEATURES.index(name)
    for name in ("objectives reached", "markers face down", "item found", "item held", "fires to light")
]
"""What has been done for an objective without a step."""


def reason(key: str, better: bool, pairs: Sequence[Pair], seat: int) -> Reason | None:
    """The sentence for what an answer moves. `pairs`: positions after it, and after the other answer.

    Nobody comes closer to anything who stands where he stood, whatever hours are left for it.
    """
    if key == "task" and 2 * sum(goes_on(pair) for pair in pairs) <= len(pairs):
        return None
    if key == "boss":
        return told(SENTENCES, key, better, creature=usual([boss(a) for a, _ in pairs]))
    if key == "task":
        return told(SENTENCES, key, better, hero=usual([mover(pair) for pair in pairs]))
    if not better:
        pairs = [(b, a) for a, b in pairs]  # what the other answer has and this one lacks
    if key == "hours":
        same = [(a, b) for a, b in pairs if a.day == b.day]
        if 2 * len(same) <= len(pairs):  # after a night all hours are there again
            return told(SENTENCES, "night", better)
        pairs = same
        return told(SENTENCES, key, better, hero=usual([hero(pair, hours) for pair in pairs]))
    if key == "strength":
        return told(SENTENCES, key, better, hero=usual([hero(pair, strength) for pair in pairs]))
    if key == "will":
        return told(SENTENCES, key, better, hero=usual([hero(pair, will) for pair in pairs]))
    if key == "slain":
        return told(SENTENCES, key, better, creature=usual([slain(pair) for pair in pairs]))
    if key == "home":
        return told(SENTENCES, key, better, creature=usual([stopped(pair) for pair in pairs]))
    return told(SENTENCES, key, better)


def hours(s: Andor, seat: int) -> int:
    return hours_left(s)[seat]


def strength(s: Andor, seat: int) -> int:
    return s.sp[seat]


def will(s: Andor, seat: int) -> int:
    return s.wp[seat]


def hero(pair: Pair, count: Callable[[Andor, int], int]) -> str:
    """Who has most more of something."""
    best, most = NOTHING, 0
    for seat in range(pair[0].seats):
        more = count(pair[0], seat) - count(pair[1], seat)
        if more > most and pair[0].hero[seat] != NOTHING:
            best, most = seat, more
    return "" if best == NOTHING else pair[0].box.heroes[pair[0].hero[best]]


def mover(pair: Pair) -> str:
    """The only hero who stands elsewhere."""
    found = [seat for seat in range(pair[0].seats) if pair[0].at[seat] != pair[1].at[seat]]
    if len(found) != 1 or pair[0].hero[found[0]] == NOTHING:
        return ""
    return pair[0].box.heroes[pair[0].hero[found[0]]]


def goes_on(pair: Pair) -> bool:
    """Whether a hero stands elsewhere, or something was done for an objective."""
    if [*pair[0].at] != [*pair[1].at]:
        return True
    mine, theirs = numbers(pair[0], 0), numbers(pair[1], 0)
    return any(mine[i] != theirs[i] for i in DONE)


def ordinary(s: Andor) -> list[tuple[int, int]]:
    """The creatures on the board, as (kind, space)."""
    return [(s.cr_kind[i], s.cr_at[i]) for i in range(len(s.cr_at)) if s.cr_at[i] >= 0]


def slain(pair: Pair) -> str:
    """The kind of ordinary creature of which fewer are left."""
    mine, theirs = [kind for kind, _ in ordinary(pair[0])], [kind for kind, _ in ordinary(pair[1])]
    for kind in range(ORDINARY):
        if mine.count(kind) < theirs.count(kind):
            return pair[0].box.creatures[kind]
    return ""


def stopped(pair: Pair) -> str:
    """The creature nearest home that stands there only after the other answer: not where it stands now."""
    home = pair[0].box.homeward
    found = [(home[at], kind, at) for kind, at in ordinary(pair[1]) if (kind, at) not in ordinary(pair[0])]
    if not found:
        return ""
    _, kind, _ = min(found)
    return pair[0].box.creatures[kind]


def boss(s: Andor) -> str:
    """The creature whose defeat the legend asks for."""
    found = wanted(s)
    return "" if found == NOTHING else s.box.creatures[s.cr_kind[found]]
