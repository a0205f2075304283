"""What a guardian is about to do, and why, in a form that can be said: read off a turn played ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.core.events import Event
from tablee.core.reason import Deed
from tablee.games.runemasters.ids import (
    CHARGED,
    E_BLOCKED,
    E_CHARGED,
    E_FREE_MOVED,
    E_HEALED,
    E_HIT,
    E_KILLED,
    E_MOVED,
    E_REVIVED,
    E_SHIELDED,
    E_ULTIMATE_USED,
    E_WOUNDED,
    GUARDIANS,
    NOTHING,
    PATHS,
    SPACES,
)
from tablee.games.runemasters.state import Runemasters

DEEDS: Final[dict[str, tuple[str, ...]]] = {
    "slay_gate": ("card", "path"),
    "revive": ("guardian",),
    "slay": ("card", "path"),
    "fight_gate": ("card", "path"),
    "ultimate": ("guardian",),
    "shield": ("guardian",),
    "heal": ("guardian", "life"),
    "fight": ("card", "path"),
    "fight_path": ("path",),
    "block": ("path",),
    "charge": (),
    "go": ("path",),
}
"""All sentences, what weighs most first, and what they name."""

GATE: Final = 1
"""The space before the temple."""


def deeds(before: Runemasters, events: Sequence[Event], seat: int) -> list[Deed]:
    """What can be said about a turn: `before` is where it began, `events` are what happened in it.

    An Ultimate power is not announced while it lacks more than one charge: it takes dice that may not fall.
    """
    out: list[Deed] = []
    me = before.guardian[seat]
    for event in events:
        kind, args = event.kind, event.args
        if kind == E_SHIELDED:
            out.append(Deed("shield", {"guardian": GUARDIANS[args[0]]}))
        elif kind == E_REVIVED:
            out.append(Deed("revive", {"guardian": GUARDIANS[args[0]]}, PATHS[args[1]]))
        elif kind == E_HEALED:
            ill = before.seat_of(args[0])
            named = {"guardian": GUARDIANS[args[0]], "life": str(before.life[ill])}
            out.append(Deed("heal", named))
        if args[0] != me:
            continue
        if kind == E_KILLED:
            out += slain(before, args[1], args[2])
        elif kind == E_HIT:
            out += fights(before, args[2])
        elif kind == E_WOUNDED:
            out += fights(before, args[1])
        elif kind == E_ULTIMATE_USED and before.ultimate[seat] >= CHARGED - 1:
            out.append(Deed("ultimate", {"guardian": GUARDIANS[me]}))
        elif kind == E_BLOCKED:
            out.append(Deed("block", {"path": PATHS[args[1]]}, PATHS[args[1]]))
        elif kind == E_CHARGED:
            out.append(Deed("charge"))
        elif kind in (E_MOVED, E_FREE_MOVED):
            out.append(Deed("go", {"path": PATHS[args[1]]}, PATHS[args[1]]))
    return out


def foreseeable(s: Runemasters, seat: int) -> bool:
    """RUN-2.6 A dead guardian has no turn: whether somebody brings it back is for others to say."""
    return s.alive(seat)


def where(s: Runemasters, card: int) -> tuple[int, int]:
    """The path and the space of a monster; NOTHING if it has not come yet."""
    for path in range(len(PATHS)):
        for space in range(1, SPACES + 1):
            if s.monster(path, space) == card:
                return path, space
    return NOTHING, 0


def slain(s: Runemasters, card: int, path: int) -> list[Deed]:
    """A monster falls: it stood before the temple, or not yet."""
    key = "slay_gate" if where(s, card)[1] == GATE else "slay"
    name = PATHS[path]
    return [Deed(key, {"card": s.box.cards[card], "path": name}, name)]


def fights(s: Runemasters, card: int) -> list[Deed]:
    """A monster is struck."""
    path, space = where(s, card)
    if path == NOTHING:
        return []
    name = PATHS[path]
    key = "fight_gate" if space == GATE else "fight"
    return [
        Deed(key, {"card": s.box.cards[card], "path": name}, name),
        Deed("fight_path", {"path": name}, name),
    ]
