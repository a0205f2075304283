"""Rows of mass play as files: CSV for tables, JSON Lines for programs."""

from __future__ import annotations

import csv
import io
import json
import os
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from tablee.core.errors import TableeError
from tablee.sim.mass import Row

FIXED = ("game", "seed", "seats", "bots", "cause", "winners", "scores", "decisions")


class ResultFile(TableeError):
    """A file that cannot be written."""


def csv_text(rows: Sequence[Row]) -> str:
    """A table with one line per game; options are columns `option:...`, the game's own numbers `stat:...`.

    Lists stand in one field, parted by spaces.
    """
    options = _names([[name for name, _ in row.options] for row in rows])
    stats = _names([[name for name, _ in row.stats] for row in rows])
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow([*FIXED, *(f"option:{name}" for name in options), *(f"stat:{name}" for name in stats)])
    for row in rows:
        chosen, told = dict(row.options), dict(row.stats)
        table.writerow(
            [
                row.game,
                row.seed,
                row.seats,
                " ".join(row.bots),
                row.cause,
                " ".join(map(str, row.winners)),
                " ".join(map(str, row.scores)),
                row.decisions,
                *(chosen.get(name, "") for name in options),
                *(told.get(name, "") for name in stats),
            ]
        )
    return out.getvalue()


def jsonl_text(rows: Sequence[Row]) -> str:
    """One JSON object per game and line."""
    return "".join(
        json.dumps(
            {
                "game": row.game,
                "seed": row.seed,
                "seats": row.seats,
                "options": dict(row.options),
                "bots": row.bots,
                "cause": row.cause,
                "winners": row.winners,
                "scores": row.scores,
                "decisions": row.decisions,
                "stats": dict(row.stats),
            },
            ensure_ascii=False,
        )
        + "\n"
        for row in rows
    )


def write_csv(rows: Sequence[Row], path: Path, force: bool = False) -> None:
    """Write the table. An existing file is only replaced with `force`."""
    _write(path, csv_text, rows, force)


def write_jsonl(rows: Sequence[Row], path: Path, force: bool = False) -> None:
    """Write the lines. An existing file is only replaced with `force`."""
    _write(path, jsonl_text, rows, force)


def _write(path: Path, text: Callable[[Sequence[Row]], str], rows: Sequence[Row], force: bool) -> None:
    """The whole file or nothing: it is written beside its place and then moved there."""
    if path.exists() and not force:
        raise ResultFile(f"{path} exists already and is not overwritten")
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    except OSError as error:
        raise ResultFile(f"{path} cannot be written: {error.strerror}") from None
    part = Path(name)
    try:
        with open(handle, "w", encoding="utf-8", newline="") as file:
            file.write(text(rows))
        part.chmod(0o666 & ~_umask())
        if force:
            os.replace(part, path)
        else:
            os.link(part, path)  # unlike a rename it fails if somebody made the file meanwhile
    except FileExistsError:
        raise ResultFile(f"{path} exists already and is not overwritten") from None
    except OSError as error:
        raise ResultFile(f"{path} cannot be written: {error.strerror}") from None
    finally:
        part.unlink(missing_ok=True)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _names(lists: Sequence[Sequence[str]]) -> list[str]:
    """All names in the order of their first appearance."""
    return list(dict.fromkeys(name for names in lists for name in names))
