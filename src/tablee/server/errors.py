"""What the table refuses. Only the one who asked is told, and nothing has changed."""

from __future__ import annotations

import math

from tablee.core.errors import TableeError


class Trouble(TableeError):
    """A request that is not carried out: a code for programs, one line for people, a status for HTTP.

    `retry` tells after how many seconds it may be tried again.
    """

    def __init__(self, code: str, message: str, status: int = 400, *, retry: int | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.status = status
        self.retry = retry


def unknown_table() -> Trouble:
    """The same for a table that is not there and one the reader was not invited to."""
    return Trouble("unknown_table", "there is no such table, or you are not invited to it", 404)


def not_your_seat(seat: int) -> Trouble:
    """A seat the reader does not hold."""
    return Trouble("not_your_seat", f"seat {seat} is not yours", 403)


def too_fast(what: str, wait: float) -> Trouble:
    """Too many of something from one address, which may try again after so many seconds."""
    seconds = max(1, math.ceil(wait))
    return Trouble("too_fast", f"too many {what}: try again in {in_words(seconds)}", 429, retry=seconds)


def in_words(seconds: int) -> str:
    """A time to wait."""
    if seconds < 120:
        return f"{seconds} seconds" if seconds > 1 else "a second"
    return f"{math.ceil(seconds / 60)} minutes"


def device_revoked() -> Trouble:
    """A browser that its owner has signed out."""
    return Trouble("device_revoked", "this browser was signed out: come back by return link or code", 401)
