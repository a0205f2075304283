"""What a match may refuse. Each message is one line; nothing has changed when one is raised."""

from __future__ import annotations

from tablee.core.errors import TableeError
from tablee.core.state import State


class StaleDecision(TableeError):
    """An answer to a question that is not open any more, or to none that ever was."""


class UndoRefused(TableeError):
    """An undo to a place that cannot be returned to, or not without the consent of the others."""


class BadSeed(TableeError):
    """A seed of the wrong form, one that does not fit its commitment, or none where chance needs one."""


class BadRecord(TableeError):
    """A record that cannot be used. `line` is its line in the file, 0 where no single line is to blame."""

    def __init__(self, message: str, line: int = 0, name: str = "") -> None:
        where = ", ".join(part for part in (name, f"line {line}" if line else "") if part)
        super().__init__(f"{where}: {message}" if where else message)
        self.message = message
        self.line = line


class PositionLost(TableeError):
    """A position of other rules that those of today cannot show; `reached` is the nearest before it."""

    def __init__(self, message: str, reached: tuple[State, int] | None = None) -> None:
        super().__init__(message)
        self.reached = reached
