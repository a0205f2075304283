"""What scenario files are made of: the file with its lines, and the two ways it can go wrong."""

from __future__ import annotations

from pathlib import Path

from tablee.content.lined import LinedYaml, Where
from tablee.core.errors import TableeError

STARTS = "starts.yaml"


class BadFile(TableeError):
    """A file that cannot be understood; the message names file and line."""


class ScenarioFailed(TableeError):
    """Something a scenario expects is not so; the message names file and line."""


class ScenarioFile(LinedYaml):
    """A scenario or the starts of a folder, with the line of each of their parts."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(path, str(path))

    def error(self, line: int, message: str) -> BadFile:
        return BadFile(f"{self.path}:{line}: {message}" if line else f"{self.path}: {message}")

    def failed(self, where: Where, message: str) -> ScenarioFailed:
        """An expectation that does not hold."""
        return ScenarioFailed(f"{self.path}:{self.line(where)}: {message}")

    def only(self, where: Where, data: object, allowed: tuple[str, ...]) -> None:
        """Refuse a part that has other keys than those allowed."""
        if not isinstance(data, dict):
            raise self.fault(where, f"keys out of {', '.join(allowed)} are expected")
        for key in data:
            if key not in allowed:
                raise self.fault((*where, key), f"unknown key '{key}'; known: {', '.join(allowed)}")
