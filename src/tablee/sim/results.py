"""Rows of mass play as files: CSV for tables, JSON Lines for programs, Parquet for large studies."""

from __future__ import annotations

import csv
import io
import json
import os
import tempfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from tablee.core.errors import TableeError
from tablee.sim.rows import Row

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


def parquet_bytes(rows: Sequence[Row]) -> bytes:
    """The same columns as CSV, but lists are lists and numbers are numbers. Needs the extra `cluster`."""
    pyarrow, parquet = _pyarrow()
    text, number = pyarrow.string(), pyarrow.int64()
    columns: dict[str, tuple[list[object], object]] = {
        "game": ([row.game for row in rows], text),
        "seed": ([row.seed for row in rows], number),
        "seats": ([row.seats for row in rows], number),
        "bots": ([row.bots for row in rows], pyarrow.list_(text)),
        "cause": ([row.cause for row in rows], text),
        "winners": ([row.winners for row in rows], pyarrow.list_(number)),
        "scores": ([row.scores for row in rows], pyarrow.list_(number)),
        "decisions": ([row.decisions for row in rows], number),
    }
    assert tuple(columns) == FIXED
    chosen = [dict(row.options) for row in rows]
    for name in _names(chosen):
        columns[f"option:{name}"] = ([one.get(name) for one in chosen], text)
    told = [dict(row.stats) for row in rows]
    for name in _names(told):
        columns[f"stat:{name}"] = ([one.get(name) for one in told], number)
    table = pyarrow.table({name: pyarrow.array(column, kind) for name, (column, kind) in columns.items()})
    sink = pyarrow.BufferOutputStream()
    parquet.write_table(table, sink)
    written: bytes = sink.getvalue().to_pybytes()
    return written


def _pyarrow() -> tuple[Any, Any]:
    """pyarrow and its part for Parquet, or a clear error that says how to get it."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise ResultFile("Parquet needs pyarrow: pip install 'tablee[cluster]'") from None
    return pyarrow, pyarrow.parquet


KINDS: dict[str, Callable[[Sequence[Row]], bytes]] = {
    ".csv": lambda rows: csv_text(rows).encode(),
    ".jsonl": lambda rows: jsonl_text(rows).encode(),
    ".parquet": parquet_bytes,
}
"""How a file is made, by the end of its name."""


def check_kind(path: Path) -> None:
    """Before the work: an error of one line if no such file can be made."""
    if path.suffix not in KINDS:
        known = " or ".join(", ".join(KINDS).rsplit(", ", 1))
        raise ResultFile(f"--out cannot be {path}: name a file that ends in {known}")
    if path.suffix == ".parquet":
        _pyarrow()


def write_rows(rows: Sequence[Row], path: Path, force: bool = False) -> None:
    """Write a file of the kind its name tells. An existing one is only replaced with `force`."""
    check_kind(path)
    _write(path, KINDS[path.suffix], rows, force)


def _write(path: Path, encoded: Callable[[Sequence[Row]], bytes], rows: Sequence[Row], force: bool) -> None:
    """The whole file or nothing: it is written beside its place and then moved there."""
    if path.exists() and not force:
        raise ResultFile(f"{path} exists already and is not overwritten")
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    except OSError as error:
        raise ResultFile(f"{path} cannot be written: {error.strerror}") from None
    part = Path(name)
    try:
        with open(handle, "wb") as file:
            file.write(encoded(rows))
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


def _names(lists: Sequence[Iterable[str]]) -> list[str]:
    """All names in the order of their first appearance."""
    return list(dict.fromkeys(name for names in lists for name in names))
