"""The position of a game: fields, clone, dump, and what can be asked about it."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.dumping import find, guarded, number, only, read_pending, write_pending
from tablee.core.errors import BadDump
from tablee.core.game import Json
from tablee.core.state import Proc, State

from .board import Board

NOBODY: Final = -1
ENDINGS: Final = ["", "all_home"]
FIELDS: Final = ("board", "reserve", "home", "turn", "throw")


class Ur(State):
    """`on` says whose piece is on each square; `reserve` and `home` count those beside the board, by seat."""

    def __init__(self, board: Board, procs: list[Proc[Any]], seats: int = 2) -> None:
        super().__init__(procs, seats)
        self.board = board
        self.on = [NOBODY] * len(board.squares)
        self.reserve = [board.file.pieces] * 2
        self.home = [0, 0]
        self.turn = 0
        self.throw = 0

    def clone(self) -> Ur:
        twin = Ur(self.board, self.procs, self.seats)
        twin.copy_pending(self)
        twin.on = self.on[:]
        twin.reserve = self.reserve[:]
        twin.home = self.home[:]
        twin.turn = self.turn
        twin.throw = self.throw
        return twin

    def numbers(self) -> list[int]:
        return [self.turn, self.throw, *self.reserve, *self.home, *self.on]

    def not_asked_rule(self) -> str:
        """UR-2.1 The players take turns."""
        return "UR-2.1"

    def problems(self) -> list[str]:
        out: list[str] = []
        for seat in range(2):
            there = [square for square, owner in enumerate(self.on) if owner == seat]
            counts = (self.reserve[seat], self.home[seat])
            if min(counts) < 0 or sum(counts) + len(there) != self.board.file.pieces:
                out.append(f"board: seat {seat} has not {self.board.file.pieces} pieces (UR-1.1)")
            if any(square not in self.board.ways[seat] for square in there):
                out.append(f"board: a piece of seat {seat} is not on its way (UR-1.2)")
        return out

    def forbids(self, seat: int, step: int) -> str:
        """The rule that forbids to end a move on a step of the way; empty if none does."""
        way = self.board.ways[seat]
        if step > len(way):
            return "UR-3.2"
        if step == len(way):
            return ""
        owner = self.on[way[step]]
        if owner == seat:
            return "UR-3.3"
        if owner != NOBODY and self.board.rosette[way[step]]:
            return "UR-4.2"
        return ""


def write(s: Ur) -> Json:
    """The position in readable ids."""
    squares = s.board.squares
    return {
        "board": {squares[i]: owner for i, owner in enumerate(s.on) if owner != NOBODY},
        "reserve": s.reserve[:],
        "home": s.home[:],
        "turn": s.turn,
        "throw": s.throw,
    }


def dump(s: Ur) -> Json:
    """The complete state."""
    return {**write(s), **write_pending(s, ENDINGS)}


def load(given: Json, board: Board, procs: list[Proc[Any]]) -> Ur:
    """The state of a dump, or one clear line about what is wrong with it."""

    def read() -> Ur:
        part = only(given, (*FIELDS, "stack", "waiting", "result", "ended"), "dump")
        s = Ur(board, procs)
        for square, owner in part("board").items():
            s.on[find(board.squares, square, "board")] = _seat(owner, "board")
        for name, counts in (("reserve", s.reserve), ("home", s.home)):
            counts[:] = [number(count, name) for count in part(name)]
            if len(counts) != 2:
                raise BadDump(f"{name}: a number for each of two seats is wanted")
        s.turn = _seat(part("turn"), "turn")
        s.throw = number(part("throw"), "throw")
        if not 0 <= s.throw <= board.file.dice:
            raise BadDump(f"throw: {board.file.dice} dice do not show {s.throw}")
        read_pending(s, given, ENDINGS, lambda proc: ASKS.get(proc.name, ""))
        return s

    s = guarded(read)
    assert isinstance(s, Ur)
    return s


ASKS: Final = {"throw": "chance", "move": "seats"}
"""Whom the procedures ask."""


def _seat(value: object, where: str) -> int:
    seat = number(value, where)
    if seat not in (0, 1):
        raise BadDump(f"{where}: there is no seat {seat}")
    return seat
