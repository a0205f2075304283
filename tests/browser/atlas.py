"""A content folder with many more places than ours: what a map must still be able to show."""

from __future__ import annotations

import json
import tomllib
from math import hypot
from pathlib import Path
from shutil import copytree
from typing import Any

from tablee.games import andor

PLACES = 300
"""Spaces of both faces together."""
STEP, EDGE, WIDE = 7, 45, 60
"""New spaces stand on a raster of the drawing of 1000 x 700, so far from others and from castle and mine."""


def written(value: Any) -> str:
    """A value of a data file as TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {written(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(written(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def with_more_spaces(boards: dict[str, Any]) -> dict[str, Any]:
    """The castle side with new spaces between its own, each joined to the nearest one and marching there."""
    spaces = boards["space"]
    castle = [one for one in spaces if one["face"] == "castle"]
    raster = ((x, y) for y in range(20, 690, STEP) for x in range(20, 990, STEP))
    number = 1000
    for x, y in raster:
        if len(spaces) == PLACES:
            break
        if any(hypot(x - one["x"], y - one["y"]) < (WIDE if one.get("mark") else EDGE) for one in castle):
            continue
        plain = (one for one in castle if not one.get("mark"))
        nearest = min(plain, key=lambda one: hypot(x - one["x"], y - one["y"]))
        new = {
            "id": str(number),
            "source": "designed",
            "face": "castle",
            "x": x,
            "y": y,
            "arrow": int(nearest["id"]),
            "near": [int(nearest["id"])],
        }
        nearest["near"].append(number)
        spaces.append(new)
        castle.append(new)
        number += 1
    assert len(spaces) == PLACES
    return boards


def make(folder: Path) -> Path:
    """A folder for `--content` with this map of Andor."""
    copytree(Path(str(andor.__file__)).parent / "data", folder / "andor")
    file = folder / "andor" / "boards.toml"
    boards = with_more_spaces(tomllib.loads(file.read_text("utf-8")))
    file.write_text(
        "\n".join(
            "\n".join([f"[[{kind}]]", *(f"{key} = {written(value)}" for key, value in entry.items()), ""])
            for kind, entries in boards.items()
            for entry in entries
        ),
        "utf-8",
    )
    return folder
