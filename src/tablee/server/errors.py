"""What the table refuses. Only the one who asked is told, and nothing has changed."""

from __future__ import annotations

from tablee.core.errors import TableeError


class Trouble(TableeError):
    """A request that is not carried out: a code for programs, one line for people, a status for HTTP."""

    def __init__(self, code: str, message: str, status: int = 400) -> None:
        super().__init__(message)
        self.code = code
        self.status = status


def unknown_table() -> Trouble:
    """The same for a table that is not there and one the reader was not invited to."""
    return Trouble("unknown_table", "there is no such table, or you are not invited to it", 404)


def not_your_seat(seat: int) -> Trouble:
    """A seat the reader does not hold."""
    return Trouble("not_your_seat", f"seat {seat} is not yours", 403)
