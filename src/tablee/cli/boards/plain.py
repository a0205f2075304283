"""The board of a game that has none of its own: its maps on a grid of characters, then what else is shown.

What is drawn the game says itself, see `tablee.core.drawing`; where it says nothing, all that its view has.
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Columns
from rich.text import Text as Line

from tablee.core.drawing import EACH_SEAT, Place, PlaceMap, Shown, drawing_of, found, pieces_of, told
from tablee.core.game import Json
from tablee.text import Text, Words

WIDTH = 80
SEATS = ("bold cyan", "bold magenta", "bold yellow", "bold green", "bold red")
"""How the pieces of the seats are printed; they are told apart by their numbers, too."""
MARK = "*"
"""What stands beside the name of a place that stands out."""


def draw(view: Json, text: Text, words: Words) -> RenderableType:
    """The whole board, 80 columns wide."""
    drawing = drawing_of(text.game)
    parts: list[RenderableType] = [map_lines(one, view, text) for one in drawing.maps]
    alone = [one for one in drawing.shown if EACH_SEAT not in one.path.split(".")]
    each = [one for one in drawing.shown if one not in alone]
    parts += [Line(f"{label(one, text)}: {value(one, view, text)}") for one in alone]
    if each:
        parts.append(seats_table(each, view, text))
    parts += [Line(words("author-note", note=note), style="italic") for note in drawing.notes]
    return Group(*parts)


def signs(text: Text, words: Words) -> str:
    """How to read the board."""
    return words("plain-signs")


def label(one: Shown, text: Text) -> str:
    """The word for a shown value."""
    return text.label(one.label)


def value(one: Shown, view: Json, text: Text, seat: int | None = None) -> str:
    """A shown value: a number, a word, or the names of pieces."""
    there = found(view, one.path, seat)
    if one.domain and there:
        return ", ".join(text.piece(one.domain, piece) for piece in pieces_of(there))
    return told(there, text.piece)


def seats_table(each: list[Shown], view: Json, text: Text) -> Columns:
    """What goes by seat: a row for each of them."""
    columns = Columns(box=None, pad_edge=False, header_style="dim")
    columns.add_column("")
    for one in each:
        columns.add_column(label(one, text), overflow="fold")
    first = found(view, each[0].path.split(f".{EACH_SEAT}")[0])
    for seat in range(len(first) if isinstance(first, list | dict) else 0):
        name = Line(f"{seat + 1} {text.seat(seat)}", style=SEATS[seat % len(SEATS)])
        columns.add_row(name, *(value(one, view, text, seat) for one in each))
    return columns


def map_lines(one: PlaceMap, view: Json, text: Text) -> Line:
    """The places where they lie, each with its id and what is on it: `[m8* 1]`."""
    held = found(view, one.holds) or {}
    room = max((len(place.id) + place.marked for place in one.places), default=1) + 6
    columns = max(1, WIDTH // room)
    scale = min(1.0, (columns - 1) / max(1.0, one.size[0] - 1))
    grid: dict[tuple[int, int], Line] = {}
    for place in one.places:
        assert place.x is not None
        assert place.y is not None
        x, y = round(place.x * scale), round(place.y * scale)
        while (x, y) in grid:  # two places that are drawn so near that they meet
            y += 1
        grid[x, y] = cell(place, one, pieces_of(held.get(place.id)), text, room)
    rows: list[Line] = []
    for y in range(max((at[1] for at in grid), default=-1) + 1):
        row = Line()
        for x in range(max(at[0] for at in grid) + 1):
            row.append_text(grid.get((x, y), Line(" " * room)))
        row.rstrip()
        rows.append(row)
    rows += [Line(f"{start} – {end}", style="dim") for start, end in one.roads]
    return Line("\n").join(rows)


def cell(place: Place, one: PlaceMap, pieces: list[str], text: Text, room: int) -> Line:
    """A place in so many columns."""
    line = Line("[").append(place.id + (MARK if place.marked else ""), style="dim").append(" ")
    inner = room - len(line.plain) - 1
    if one.pieces == "seat":
        for piece in pieces[:inner]:
            line.append(str(int(piece) + 1), style=SEATS[int(piece) % len(SEATS)])
    else:
        line.append(",".join(text.piece(one.pieces, piece) for piece in pieces)[:inner])
    line.append("·" if not pieces else "")
    return line.append("]").append(" " * max(0, room - len(line.plain)))
