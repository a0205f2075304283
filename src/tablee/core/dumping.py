"""What the dumps of all games have in common: what is pending, and careful reading of values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.core.errors import BadDump
from tablee.core.frame import Frame
from tablee.core.state import CHANCE, CHANCE_ASKED, Proc, State

Json = dict[str, Any]


def write_pending(s: State, endings: list[str]) -> Json:
    """The entries `stack`, `waiting`, `result`, `ended`, and `lines` while seats act side by side."""
    out: Json = {
        "stack": [_write_frame(s, frame) for frame in s.stack],
        "waiting": ["chance" if seat == CHANCE else seat for seat in s.to_act()],
        "result": s.result,
        "ended": endings[s.ended] or None,
    }
    if s.lines:
        out["lines"] = [[_write_frame(s, frame) for frame in line] for line in s.lines]
    return out


def _write_frame(s: State, frame: Frame) -> Json:
    out: Json = {"proc": s.procs[frame.proc].name}
    for name in ("pc", "who", "what", "where", "n", "resume"):
        out[name] = getattr(frame, name)
    out["items"] = None if frame.items is None else frame.items[:]
    return out


def read_pending(s: State, dump: Json, endings: list[str], asks: Callable[[Proc[Any]], str]) -> None:
    """Take over what is pending. `asks` tells whom a procedure asks: `chance`, `seats` or nobody (empty)."""
    s.stack = [_read_frame(s, entry) for entry in dump["stack"]]
    s.lines = [[_read_frame(s, entry) for entry in line] for line in dump.get("lines", [])]
    s.waiting = 0
    for waited in dump["waiting"]:
        seat = CHANCE if waited == "chance" else number(waited, "waiting")
        if seat not in range(CHANCE, s.seats):
            raise BadDump(f"waiting: there is no seat {seat}")
        s.waiting |= CHANCE_ASKED if seat == CHANCE else 1 << seat
    s.result = number(dump["result"], "result")
    s.ended = 0 if dump["ended"] is None else find(endings, dump["ended"], "ended")
    if (s.waiting == 0) != bool(s.ended) or bool(s.stack) == bool(s.ended):
        raise BadDump("stack, waiting, ended: a running game waits for somebody, an ended one for nobody")
    if s.lines and len(s.lines) != s.seats:
        raise BadDump(f"lines: {len(s.lines)} for {s.seats} seats")
    for seat in s.to_act():
        if (s.lines and (seat == CHANCE or not s.lines[seat])) or asks(s.procs[s.question(seat).proc]) != (
            "chance" if s.to_act() == [CHANCE] else "seats"
        ):
            raise BadDump(f"waiting: {s.procs[s.stack[-1].proc].name} does not ask {dump['waiting']}")


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
        raise BadDump(f"{where}: {value!r} is no whole number")
    return value


def flag(value: object, where: str) -> int:
    """True or false, as 1 or 0."""
    if not isinstance(value, bool):
        raise BadDump(f"{where}: {value!r} is neither true nor false")
    return int(value)


def find(ids: list[str], name: object, where: str) -> int:
    """The place of an id in its list."""
    try:
        return ids.index(str(name))
    except ValueError:
        raise BadDump(f"{where}: '{name}' is unknown: known are {', '.join(i for i in ids if i)}") from None


def only(entry: Json, allowed: tuple[str, ...], where: str) -> Callable[[str], Any]:
    """The values of an entry that has no other keys than those allowed."""
    for key in entry:
        if key not in allowed:
            raise BadDump(f"{where}: unknown key '{key}': known are {', '.join(allowed)}")
    return entry.__getitem__
