"""Positions for rule tests in Python: a board set up by hand, and exactly what an action changed on it."""

from __future__ import annotations

import copy
from typing import Any

import tablee
from tablee.core.game import Game
from tablee.core.state import CHANCE, State

GAME: Game = tablee.load("runemasters")
TEAM = ("kulak", "kyreas", "ismoros", "neltai")
PATHS = {2: ("red", "blue"), 3: ("red", "blue", "green"), 4: ("red", "blue", "yellow", "green")}
_FIRST = ("werewolf_red", "werewolf_blue", "shadow_blue", "werewolf_green")


def act(s: State, seat: int, text: str) -> None:
    """Apply an action given in notation; it must be legal."""
    action = GAME.space.parse(text)
    legal = s.legal(seat)
    assert action in legal, f"{text}: {s.explain(seat, action)}, legal are {texts(s, seat)}"
    s.apply(seat, action)


def texts(s: State, seat: int) -> list[str]:
    """The legal actions of a seat in notation."""
    return [GAME.space.text(action) for action in s.legal(seat)]


def refused(s: State, seat: int, text: str) -> str:
    """The rule that forbids an action; it must not be legal."""
    action = GAME.space.parse(text)
    assert action not in s.legal(seat), f"{text} is legal"
    return s.explain(seat, action)


def board(active: str = "kulak", seats: int = 4, **given: Any) -> State:
    """The actions phase of a guardian on an empty board, patched: `kulak={"life": 1}, dice=["red*"]`."""
    s = GAME.setup({"difficulty": "hero"}, seats)
    for seat in range(seats):
        act(s, seat, f"choose {TEAM[seat]}")
    for seat in range(seats):
        act(s, seat, f"face {PATHS[seats][seat]}")
    for card in _FIRST[:3]:
        act(s, CHANCE, f"draw {card}")
    act(s, 0, f"elder {active}")
    act(s, CHANCE, "event all_calm")
    act(s, CHANCE, f"draw {_FIRST[3]}")
    for _ in range(4):
        act(s, CHANCE, "roll white")
    dump = copy.deepcopy(GAME.dump(s))
    dump["dice"] = []
    for path in dump["monsters"]:
        dump["monsters"][path] = []
    for key, value in given.items():
        if key in TEAM:
            dump["guardians"][TEAM.index(key)].update(value)
        elif key in dump["monsters"]:
            dump["monsters"][key] = [monster(entry) for entry in value]
        else:
            assert key in dump, f"there is no {key} to give"
            dump[key] = value
    seen = len(dump["discard"]) + sum(len(monsters) for monsters in dump["monsters"].values())
    dump["deck"] -= max(0, seen - len(_FIRST))
    s = GAME.load(dump)
    assert s.problems() == []
    return s


def monster(text: str) -> dict[str, Any]:
    """`troll_red 1 red yellow`: a card, its space, its wounds."""
    card, space, *wounds = text.split()
    return {"card": card, "space": int(space), "wounds": wounds}


def effects(s: State, seat: int, *actions: str) -> tuple[dict[str, Any], list[str]]:
    """Play actions; all entries of the dump that changed, and all events, nothing left out."""
    before = flat(GAME.dump(s))
    s.sink = []
    for text in actions:
        act(s, CHANCE if text.startswith(("roll ", "draw ", "event ")) else seat, text)
    named = [GAME.named(event, None) for event in s.sink]
    s.sink = None
    assert s.problems() == []
    assert GAME.load(GAME.dump(s)).key() == s.key()
    after = flat(GAME.dump(s))
    changed = {key: after.get(key) for key in {**before, **after} if before.get(key) != after.get(key)}
    return changed, [event.text() for event in named if event is not None]


def flat(dump: dict[str, Any]) -> dict[str, Any]:
    """The dump by dotted path; guardians by name, monsters and dice as short texts, frames left out."""
    out: dict[str, Any] = {}
    for key, value in dump.items():
        if key == "guardians":
            for entry in value:
                for name, fact in entry.items():
                    out[f"{entry['id']}.{name}"] = fact
        elif key == "monsters":
            for path, monsters in value.items():
                out[path] = [" ".join([m["card"], str(m["space"]), *m["wounds"]]) for m in monsters]
        elif key != "stack":
            out[key] = value
    return out
