"""What a partner may ask of a guardian, and how the guardian would do it."""

from __future__ import annotations

from typing import Final

from tablee.core.reason import Reason
from tablee.core.rng import Rng
from tablee.games.runemasters.advice.turns import in_turn, plans
from tablee.games.runemasters.ids import (
    CHARGE,
    CHARGED,
    DISCARDED,
    NOTHING,
    PATHS,
    RELEASE,
    REROLL,
    SPACES,
)
from tablee.games.runemasters.state import Runemasters

WISHES: Final[dict[str, tuple[str, ...]]] = {
    "fight": ("path",),
    "charge": (),
    "save": (),
}
"""All that can be asked, and what it names."""
MOST_PATHS: Final = 2
"""Of the paths, those with the nearest monsters can be asked for."""


def wishes(s: Runemasters, seat: int, asker: int) -> list[Reason]:
    """What may be asked of the guardian of a seat now: strike on a path, charge, save mana."""
    if s.life[seat] <= 0:
        return []
    paths = sorted([path for path in s.paths if s.first_space(path)], key=lambda path: s.first_space(path))
    out = [Reason("fight", {"path": PATHS[path]}) for path in paths[:MOST_PATHS]]
    if s.ultimate[seat] not in (CHARGED, DISCARDED):
        out.append(Reason("charge"))
    if s.mana[seat]:
        out.append(Reason("save"))
    return out


def serve(s: Runemasters, seat: int, wish: Reason, rng: Rng) -> list[list[int]] | None:
    """Turns that do what was asked; empty: it cannot be done now. None: the question is another one."""
    if not s.asked(seat) or not in_turn(s.stack[-1].proc):
        return None
    lines = plans(s, seat, rng)
    if wish.key == "save":
        return [line for line in lines if not REROLL <= line[0] < RELEASE][:1]
    if wish.key == "charge":
        most = max(charges(line) for line in lines)
        return [line for line in lines if charges(line) == most][:1] if most else []
    path = PATHS.index(wish.args["path"])
    return [line for line in lines if strikes(s, seat, line, path)][:1]


def charges(line: list[int]) -> int:
    """How often a turn charges the ultimate power."""
    return sum([1 for a in line if CHARGE <= a < REROLL])


def strikes(s: Runemasters, seat: int, line: list[int], path: int) -> bool:
    """Whether a turn wounds or slays a monster of a path."""
    cards = [card for card in s.monsters[path * SPACES : path * SPACES + SPACES] if card != NOTHING]
    t = s.clone()
    for a in line:
        if t.ended or not t.asked(seat) or a not in t.legal(seat):
            break
        t.apply(seat, a)
        for card in cards:
            if t.wounds[card] != s.wounds[card] or card in t.discard[len(s.discard) :]:
                return True
    return False
