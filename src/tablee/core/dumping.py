"""What the dumps of all games have in common: what is pending, and careful reading of values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tablee.core.errors import BadDump
from tablee.core.frame import Frame
from tablee.core.state import CHANCE, CHANCE_ASKED, Proc, State

Json = dict[str, Any]
PENDING = ("lines", "chance_of", "held")
"""Entries that are there only while seats act side by side."""
NO_DEFAULT = object()
"""A part of an entry that must be written."""


@dataclass(frozen=True)
class Sparse:
    """A mapping of a dump that leaves out what is empty: the ids it may have, and what one left out means."""

    ids: Sequence[str]
    empty: Any


SparseMaps = Mapping[str, Sparse]
"""By path, `*` for any step: `minions`, `minions.*`, `players.*.bag`."""


def write_pending(s: State, endings: Sequence[str]) -> Json:
    """The entries `stack`, `waiting`, `result` and `ended`, and those of PENDING while they mean anything."""
    out: Json = {
        "stack": [_write_frame(s, frame) for frame in s.stack],
        "waiting": ["chance" if seat == CHANCE else seat for seat in s.to_act()],
        "result": s.result,
        "ended": endings[s.ended] or None,
    }
    if s.lines:
        out["lines"] = [[_write_frame(s, frame) for frame in line] for line in s.lines]
        if s.to_act() == [CHANCE]:
            out["chance_of"] = s.running
            out["held"] = [seat for seat in range(s.seats) if s.held >> seat & 1]
    return out


def _write_frame(s: State, frame: Frame) -> Json:
    out: Json = {"proc": s.procs[frame.proc].name}
    for name in ("pc", "who", "what", "where", "n", "resume"):
        out[name] = getattr(frame, name)
    out["items"] = None if frame.items is None else frame.items[:]
    return out


def read_pending(s: State, dump: Json, endings: Sequence[str], asks: Callable[[Proc[Any]], str]) -> None:
    """Take over what is pending. `asks` tells whom a procedure asks: `chance`, `seats` or nobody (empty)."""
    s.stack = [_read_frame(s, entry) for entry in dump["stack"]]
    s.lines = [[_read_frame(s, entry) for entry in line] for line in dump.get("lines", [])]
    s.waiting = 0
    for waited in dump["waiting"]:
        s.waiting |= CHANCE_ASKED if waited == "chance" else 1 << _seat(s, waited, "waiting")
    for waited in dump.get("held", []):
        s.held |= 1 << _seat(s, waited, "held")
    if "chance_of" in dump:
        s.running = _seat(s, dump["chance_of"], "chance_of")
    s.result = number(dump["result"], "result")
    s.ended = 0 if dump["ended"] is None else find(endings, dump["ended"], "ended")
    if (s.waiting == 0) != bool(s.ended) or bool(s.stack) == bool(s.ended):
        raise BadDump("stack, waiting, ended: a running game waits for somebody, an ended one for nobody")
    if s.lines and len(s.lines) != s.seats:
        raise BadDump(f"lines: {len(s.lines)} for {s.seats} seats")
    for seat in s.to_act():
        line = s.running if seat == CHANCE else seat
        whom = "chance" if seat == CHANCE else "seats"
        if s.lines and (line < 0 or not s.lines[line]):
            raise BadDump(f"lines: there is no question for {dump['waiting']}")
        if asks(s.procs[s.question(seat).proc]) != whom:
            raise BadDump(f"waiting: {s.procs[s.question(seat).proc].name} does not ask {dump['waiting']}")


def hand_over(dump: Json, seat: int, turn: tuple[str, ...]) -> None:
    """Make it the turn of another seat, while nothing is pending but a turn that has just been asked for."""
    open_ones = [frame["proc"] for frame in dump["stack"] if frame["proc"] not in turn]
    whose = [frame["who"] for frame in dump["stack"] if frame["who"] >= 0]
    if open_ones or not whose or dump["waiting"] != [whose[-1]]:
        busy = (open_ones or [frame["proc"] for frame in dump["stack"]] or ["the end"])[-1]
        raise BadDump(f"active: whose turn it is can only be set while a turn is asked for, not in '{busy}'")
    for frame in dump["stack"]:
        if frame["who"] >= 0:
            frame["who"] = seat
    dump["waiting"] = [seat]


def _seat(s: State, value: object, where: str) -> int:
    seat = number(value, where)
    if seat not in range(s.seats):
        raise BadDump(f"{where}: there is no seat {seat}")
    return seat


def _read_frame(s: State, entry: Json) -> Frame:
    names = [proc.name for proc in s.procs]
    only(entry, ("proc", "pc", "who", "what", "where", "n", "resume", "items"), "stack")
    frame = Frame(find(names, entry["proc"], "stack"))
    frame.pc = number(entry["pc"], "stack.pc")
    frame.who = number(entry["who"], "stack.who")
    frame.what = number(entry["what"], "stack.what")
    frame.where = number(entry["where"], "stack.where")
    frame.n = number(entry["n"], "stack.n")
    frame.resume = number(entry["resume"], "stack.resume")
    if entry["items"] is not None:
        frame.items = [number(item, "stack.items") for item in entry["items"]]
    return frame


def guarded(read: Callable[[], State]) -> State:
    """Read a dump; whatever is wrong with it is told in one line."""
    try:
        return read()
    except KeyError as error:
        raise BadDump(f"the dump lacks or does not know {error}") from None
    except (TypeError, ValueError, AttributeError, IndexError) as error:
        raise BadDump(f"the dump has the wrong form: {error}") from None


def number(value: object, where: str) -> int:
    """A whole number."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadDump(f"{where}: {value!r} is not a whole number")
    return value


def flag(value: object, where: str) -> int:
    """True or false, as 1 or 0."""
    if not isinstance(value, bool):
        raise BadDump(f"{where}: {value!r} is neither true nor false")
    return int(value)


def find(ids: Sequence[str], name: object, where: str) -> int:
    """The place of an id in its list."""
    try:
        return ids.index(str(name))
    except ValueError:
        raise BadDump(f"{where}: '{name}' is unknown; known: {', '.join(i for i in ids if i)}") from None


def only(entry: Json, allowed: tuple[str, ...], where: str) -> Parts:
    """The values of an entry that has no other keys than those allowed."""
    if not isinstance(entry, dict):
        raise BadDump(f"{where}: keys out of {', '.join(allowed)} are expected, not {entry!r}")
    for key in entry:
        if key not in allowed:
            raise BadDump(f"{where}: unknown key '{key}'; known: {', '.join(allowed)}")
    return Parts(entry, where)


class Parts:
    """The parts of an entry; one that is missing takes its default, or the error names it."""

    def __init__(self, entry: Json, where: str) -> None:
        self.entry = entry
        self.where = where

    def __call__(self, key: str, default: object = NO_DEFAULT) -> Any:
        if key in self.entry:
            return self.entry[key]
        if default is NO_DEFAULT:
            raise BadDump(f"{self.where}: '{key}' is missing")
        return default
