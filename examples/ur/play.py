"""The rules: a turn, the throw, the move. Chapters 2 to 4 of the rules reader."""

from __future__ import annotations

from math import comb
from typing import Any, Final

from tablee.core.frame import Frame
from tablee.core.state import CHANCE, Proc

from .state import NOBODY, Ur

P_TURN: Final = 0
P_THROW: Final = 1
P_MOVE: Final = 2
THROW, MOVE, PASS_ON = range(3)
"""The steps of a turn."""
BEFORE: Final = -1
"""The step of the way on which a piece stands that waits."""


class Turn(Proc[Ur]):
    """UR-2.1 Throw, move, and pass the dice on; the move hands back whether its player throws again."""

    def run(self, s: Ur, f: Frame) -> None:
        if f.pc == THROW:
            f.pc = MOVE
            s.call(Frame(P_THROW, who=s.turn))
        elif f.pc == MOVE:
            f.pc = PASS_ON
            s.result = 0
            if moves(s, s.turn):
                s.call(Frame(P_MOVE, who=s.turn))
            else:  # UR-2.3, UR-2.5
                s.emit(s.board.stuck, s.turn)
        else:
            f.pc = THROW
            if not s.result:
                s.turn = 1 - s.turn


class Throw(Proc[Ur]):
    """UR-2.2 Four dice, each of which counts 1 or nothing."""

    def run(self, s: Ur, f: Frame) -> None:
        s.chance()

    def legal(self, s: Ur, f: Frame, seat: int) -> list[int]:
        return [s.board.throw + pips for pips in range(s.board.file.dice + 1)]

    def weights(self, s: Ur, f: Frame) -> list[int]:
        return [comb(s.board.file.dice, pips) for pips in range(s.board.file.dice + 1)]

    def apply(self, s: Ur, f: Frame, seat: int, a: int) -> None:
        s.throw = a - s.board.throw
        s.emit(s.board.threw, s.turn, s.throw)
        s.done()


class Move(Proc[Ur]):
    """UR-2.4 One piece moves as far as the throw says; whoever can move must."""

    def run(self, s: Ur, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Ur, f: Frame, seat: int) -> list[int]:
        return moves(s, seat)

    def apply(self, s: Ur, f: Frame, seat: int, a: int) -> None:
        s.done(int(carry_out(s, seat, a)))
        if s.home[seat] == s.board.file.pieces:  # UR-1.3
            s.emit(s.board.won, seat)
            s.end(1)

    def explain(self, s: Ur, f: Frame, seat: int, a: int) -> str:
        """The rule that forbids an answer, the first of those that do."""
        if a in moves(s, seat):
            return ""
        if a < s.board.enter:
            return "UR-2.2"
        start, wanted = parts(s, seat, a)
        if start is None:
            return "UR-3.1" if a < s.board.move else "UR-3.4"
        step = start + s.throw
        reached = s.board.ways[seat][step] if step < len(s.board.ways[seat]) else NOBODY
        if wanted == NOBODY and step != len(s.board.ways[seat]):
            return "UR-3.2"
        return s.forbids(seat, step) if wanted == reached else "UR-2.4"


PROCS: Final[list[Proc[Any]]] = [Turn("turn"), Throw("throw", "UR-2.2"), Move("move", "UR-2.4")]


def new_game(s: Ur) -> Ur:
    """UR-2.1 Light throws first."""
    s.call(Frame(P_TURN))
    s.settle()
    return s


def steps(s: Ur, seat: int) -> list[int]:
    """The steps of the way from which a seat can move a piece, those that wait included."""
    way = s.board.ways[seat]
    waiting = [BEFORE] if s.reserve[seat] else []
    return waiting + [step for step, square in enumerate(way) if s.on[square] == seat]


def moves(s: Ur, seat: int) -> list[int]:
    """UR-2.4 All moves with the throw, sorted."""
    if s.throw == 0:
        return []
    free = [start for start in steps(s, seat) if not s.forbids(seat, start + s.throw)]
    return sorted(action_of(s, seat, start) for start in free)


def action_of(s: Ur, seat: int, start: int) -> int:
    """The move from a step of the way by the throw."""
    way, board = s.board.ways[seat], s.board
    step = start + s.throw
    if start == BEFORE:
        return board.enter + way[step]
    if step == len(way):
        return board.off + way[start]
    return board.move + way[start] * len(board.squares) + way[step]


def parts(s: Ur, seat: int, a: int) -> tuple[int | None, int]:
    """The step a move starts from, None where no piece of the seat is, and the square it names as its end."""
    board = s.board
    if a < board.move:
        return (BEFORE if s.reserve[seat] else None), a - board.enter
    start, end = (a - board.off, NOBODY) if a >= board.off else divmod(a - board.move, len(board.squares))
    return (board.ways[seat].index(start) if s.on[start] == seat else None), end


def carry_out(s: Ur, seat: int, a: int) -> bool:
    """Move a piece; whether it lands on a rosette, so that its player throws again (UR-4.1)."""
    board = s.board
    start, end = parts(s, seat, a)
    if start == BEFORE:
        s.reserve[seat] -= 1
        s.emit(board.entered, seat, end)
    elif start is not None:
        square = board.ways[seat][start]
        s.on[square] = NOBODY
        if end != NOBODY:
            s.emit(board.moved, seat, square, end)
    if end == NOBODY:  # UR-3.2
        s.home[seat] += 1
        s.emit(board.left, seat, s.home[seat])
        return False
    other = s.on[end]
    s.on[end] = seat
    if other != NOBODY:  # UR-3.5
        s.reserve[other] += 1
        s.emit(board.captured, seat, other, end)
    if board.rosette[end]:
        s.emit(board.again, seat, end)
    return board.rosette[end]


def evaluate(s: Ur, seat: int) -> float:
    """How far a seat is ahead: steps of the way behind its pieces, and a little for the safe rosettes."""
    return _progress(s, seat) - _progress(s, 1 - seat) + (1.5 if s.turn == seat and s.asked(CHANCE) else 0.0)


def _progress(s: Ur, seat: int) -> float:
    way = s.board.ways[seat]
    found = float(s.home[seat] * (len(way) + 1))
    for step, square in enumerate(way):
        if s.on[square] == seat:
            found += step + 1 + (2.0 if s.board.rosette[square] else 0.0)
    return found
