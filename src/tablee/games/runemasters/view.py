"""What a seat may see. Nothing is hidden between players; deck orders and removed cards have no identity."""

from __future__ import annotations

from tablee.core.game import NamedEvent
from tablee.games.runemasters.ids import (
    CHARGED,
    DICE,
    DISCARDED,
    ENDINGS,
    GUARDIANS,
    MANA_RELEASE_COST,
    NOBODY,
    NOTHING,
    NOWHERE,
    PATHS,
    RUNES,
    SPACES,
)
from tablee.games.runemasters.monsters import melee_points
from tablee.games.runemasters.state import LAST_CARDS, Runemasters
from tablee.games.runemasters.view_types import Guardian, Monster, Path, View


def view(s: Runemasters, coming: list[NamedEvent]) -> View:
    """The public facts, which are all facts anybody knows; `coming` is what the end of the actions brings."""
    box = s.box
    return {
        "difficulty": box.difficulties[s.difficulty],
        "temple": {"life": s.temple, "full": box.temple_life[s.seats]},
        "round": s.round,
        "turn": s.turn,
        "elder": None if s.elder == NOBODY else s.elder,
        "active": None if s.active == NOBODY else s.active,
        "event": box.events[s.event] if s.round else None,
        "events_played": [box.events[event] for event in s.events_played],
        "event_deck": sum(s.events_left),
        "monster_deck": s.deck,
        "last_cards": LAST_CARDS,
        "discard": [box.cards[card] for card in s.discard],
        "frozen": bool(s.frozen),
        "guardians": [_guardian(s, seat) for seat in range(s.seats)],
        "paths": [_path(s, path) for path in s.paths],
        "dice": [
            {
                "rune": RUNES[s.dice[i]],
                "die": DICE[s.dice[i] * 2 + (s.rerolled >> i & 1)],
                "rerolled": bool(s.rerolled >> i & 1),
                "spent": bool(s.spent >> i & 1),
            }
            for i in range(len(s.dice))
        ],
        "free_move": bool(box.free_move[s.event]) and not s.free_move_used,
        "reroll_cost": box.reroll_cost[s.event],
        "release_cost": MANA_RELEASE_COST,
        "ultimate_full": CHARGED,
        "no_shots": bool(box.no_shots[s.event]),
        "no_mana": bool(box.no_mana[s.event]),
        "poisons": bool(box.poisons[s.event]),
        "forecast": [{"kind": event.kind, "args": dict(event.args)} for event in coming],
        "ended": ENDINGS[s.ended] or None,
    }


def _guardian(s: Runemasters, seat: int) -> Guardian:
    chosen = s.guardian[seat] != NOBODY
    return {
        "seat": seat,
        "id": GUARDIANS[s.guardian[seat]] if chosen else None,
        "life": s.life[seat],
        "full_life": s.box.guardian_life[s.guardian[seat]] if chosen else 0,
        "mana": s.mana[seat],
        "full_mana": s.box.guardian_mana[s.guardian[seat]] if chosen else 0,
        "ultimate": None if s.ultimate[seat] == DISCARDED else s.ultimate[seat],
        "ultimate_uses": s.uses[seat],
        "charged": s.ultimate[seat] == CHARGED,
        "path": None if s.place[seat] == NOWHERE else PATHS[s.place[seat]],
        "alive": s.alive(seat),
        "shield": bool(s.shield[seat]),
        "poison": bool(s.poison[seat]),
        "angel": s.angel == seat,
    }


def _path(s: Runemasters, path: int) -> Path:
    return {
        "id": PATHS[path],
        "guardian": None if s.at[path] == NOBODY else GUARDIANS[s.guardian[s.at[path]]],
        "blocked": bool(s.blocked[path]),
        "monsters": [
            _monster(s, path, space) for space in range(1, SPACES + 1) if s.monster(path, space) != NOTHING
        ],
    }


def _monster(s: Runemasters, path: int, space: int) -> Monster:
    card = s.monster(path, space)
    box = s.box
    return {
        "card": box.cards[card],
        "kind": box.kinds[box.kind[card]],
        "space": space,
        "weak_points": [
            {"rune": RUNES[rune], "wounded": bool(s.wounds[card] >> i & 1)}
            for i, rune in enumerate(box.weak[card])
        ],
        "mana": box.mana[card],
        "life": box.life[card],
        "melee": melee_points(s, card),
        "shot": box.shot[card],
        "heals": bool(box.heals[card]),
    }
