"""Helpers of the tests of the commands."""

from __future__ import annotations

import io
import os
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tablee.cli import main


@dataclass(frozen=True)
class Done:
    """What a command left behind."""

    code: int
    out: str
    err: str


class Shell:
    """Runs commands in this process, in a folder of their own and with a data folder of their own."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.patch = patch
        self.capture = capture
        for name in ("COLUMNS", "FORCE_COLOR", "NO_COLOR", "TABLEE_DATABASE"):
            patch.delenv(name, raising=False)
        patch.setenv("XDG_DATA_HOME", str(folder / "data"))
        patch.chdir(folder)

    def __call__(self, *arguments: str | Path, typed: str = "") -> Done:
        self.patch.setattr(sys, "stdin", io.StringIO(typed))
        self.capture.readouterr()
        code = main([str(argument) for argument in arguments])
        said = self.capture.readouterr()
        return Done(code, said.out, said.err)

    def files(self) -> list[str]:
        """Everything in the folder, by name."""
        return sorted(str(path.relative_to(self.folder)) for path in self.folder.rglob("*"))


def outside(folder: Path) -> dict[str, str]:
    """The environment for a real process that runs the commands of this checkout or build."""
    env = {name: value for name, value in os.environ.items() if name not in ("FORCE_COLOR", "COLUMNS")}
    path = [str(Path(entry).resolve()) for entry in sys.path if entry]
    more = {"XDG_DATA_HOME": str(folder / "data"), "PYTHONPATH": os.pathsep.join(path)}
    return env | more | {"PYTHONUNBUFFERED": "1"}
