"""The board of Runemasters: the paths side by side, from the horizon (space 5) down to the temple.

Every colour has its shape and its letter, so that the board can be read without colour.
"""

from __future__ import annotations

from rich.box import SQUARE
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text as Line

from tablee.core.game import Json
from tablee.text import Text, Words

RUNES = ("red", "blue", "yellow", "green", "violet", "white")
SHAPES = {"red": "◆", "blue": "●", "yellow": "■", "green": "▲", "violet": "⬟", "white": "○"}
COLOURS = {
    "red": "red",
    "blue": "bright_blue",
    "yellow": "yellow",
    "green": "green",
    "violet": "magenta",
    "white": "bold",
}
WOUND = "×"
FULL, EMPTY = "▮", "▯"
HEART, LOST = "♥", "♡"
TRACK = 4
"""The highest life, mana and Ultimate space of a guardian."""
USES = 2
LANE_WIDTH = {3: 22, 4: 16}
"""Columns of a path, by the number of paths."""
NARROW = Style(dim=True)


def draw(view: Json, text: Text, words: Words) -> RenderableType:
    """The whole board, 80 columns wide."""
    return Board(view, text, words).draw()


def signs(text: Text, words: Words) -> str:
    """How to read the board."""
    letters = words("board-letters").split()
    runes = [
        f"{SHAPES[rune]}{letter} {text.piece('rune', rune)}"
        for rune, letter in zip(RUNES, letters, strict=True)
    ]
    return words("board-signs", runes=", ".join(runes))


class Board:
    """One picture of the game."""

    def __init__(self, view: Json, text: Text, words: Words) -> None:
        self.view = view
        self.text = text
        self.words = words
        self.letters = dict(zip(RUNES, words("board-letters").split(), strict=True))
        self.guardians = {guardian["id"]: guardian for guardian in view["guardians"]}

    def draw(self) -> RenderableType:
        parts: list[RenderableType] = [self._head()]
        if self.view["event"] is not None:
            parts.append(self._event())
        parts.append(self._lanes())
        parts += self._below()
        return Group(*parts)

    # Around the paths ----------------------------------------------------------------------------------

    def _head(self) -> RenderableType:
        view, words = self.view, self.words
        level = self.text.option_value("difficulty", view["difficulty"])
        if view["round"]:
            when = words("board-round", level=level, round=view["round"], turn=view["turn"])
        else:
            when = words("board-setup", level=level)
        temple = view["temple"]
        bar = HEART * temple["life"] + LOST * (temple["full"] - temple["life"])
        life = Line(words("board-temple", bar=bar, life=temple["life"], full=temple["full"]), style="bold")
        if temple["life"] <= 1:
            life.stylize("red")
        head = Table.grid(expand=False, padding=0)
        head.width = 80
        head.add_column(ratio=1)
        head.add_column(justify="right", no_wrap=True)
        head.add_row(Line(when, style="bold"), life)
        deck = view["monster_deck"]
        dawn = 0 if view["ended"] == "dawn" else min(deck, view["last_cards"])  # RUN-1.17
        left = words("board-left", monsters=deck, events=view["event_deck"], dawn=dawn)
        return Group(head, Line(left, style=NARROW))

    def _event(self) -> RenderableType:
        event = self.view["event"]
        name, says = self.text.piece("event", event), self.text.describe("event", event)
        return Line(self.words("board-event", name=name, text=says))

    def _below(self) -> list[RenderableType]:
        view, words = self.view, self.words
        out: list[RenderableType] = []
        if view["frozen"]:
            out.append(Line(words("board-frozen")))
        fallen = [g for g in view["guardians"] if g["id"] and not g["alive"]]
        if fallen:
            names = ", ".join(self.text.piece("guardian", guardian["id"]) for guardian in fallen)
            out.append(Line(words("board-fallen", names=names)))
        if view["dice"]:
            out.append(self._dice())
        return out

    def _dice(self) -> Line:
        left = [die for die in self.view["dice"] if not die["spent"]]
        spent = [die for die in self.view["dice"] if die["spent"]]
        line = Line(self.words("board-dice"), style="bold")
        for die in left:
            name = self.text.piece("rune", die["rune"]) + ("*" if die["rerolled"] else "")
            line.append("  ")
            line.append(f"{SHAPES[die['rune']]} {name}", style=COLOURS[die["rune"]])
        if not left:
            line.append("  –")
        if spent:
            shapes = " ".join(self._rune(die["rune"]) for die in spent)
            line.append("   " + self.words("board-spent", dice=shapes), style=Style(dim=True, bold=False))
        return line

    # The paths -----------------------------------------------------------------------------------------

    def _lanes(self) -> RenderableType:
        paths = self.view["paths"]
        width = LANE_WIDTH[len(paths)]
        table = Table(box=SQUARE, header_style="", padding=(0, 1), show_edge=False, pad_edge=False)
        table.add_column("", width=1, style=NARROW)
        for path in paths:
            colour = path["id"]
            title = Line(
                f"{self._rune(colour)} {self.text.piece('path', colour)}", style=f"bold {COLOURS[colour]}"
            )
            table.add_column(title, width=width, overflow="fold", header_style="")
        for space in range(5, 0, -1):
            cells = [self._monster(path, space, width) for path in paths]
            table.add_row(str(space), *cells, end_section=space == 1)
        if any(path["blocked"] for path in paths):
            wall = Line(self.words("board-blocked"), style="bold reverse")
            table.add_row("", *(wall if path["blocked"] else Line() for path in paths), end_section=True)
        table.add_row("", *(self._guardian(path) for path in paths))
        return table

    def _rune(self, rune: str) -> str:
        return SHAPES[rune] + self.letters[rune]

    def _monster(self, path: Json, space: int, width: int) -> Line:
        for monster in path["monsters"]:
            if monster["space"] == space:
                break
        else:
            return Line()
        name = self.text.piece("kind", monster["kind"])
        gain = ""
        if monster["life"]:
            gain += f"+{monster['life']}{self.words('board-life')}"
        if monster["mana"]:
            gain += f"+{monster['mana']}{self.words('board-mana')}"
        gap = max(1, width - cell_len(name) - cell_len(gain))
        line = Line(name, style="bold")
        line.append(" " * gap + gain, style=Style(dim=True, bold=False))
        line.append("\n")
        for i, weak in enumerate(monster["weak_points"]):
            rune = weak["rune"]
            line.append(" " if i else "")
            if weak["wounded"]:
                line.append(WOUND + self.letters[rune].lower(), style=Style(dim=True, bold=False))
            else:
                line.append(self._rune(rune), style=COLOURS[rune])
        return line

    def _guardian(self, path: Json) -> Line:
        if path["guardian"] is None:
            return Line("–", style=NARROW)
        guardian = self.guardians[path["guardian"]]
        words = self.words
        name = self.text.piece("guardian", guardian["id"])
        active = self.view["active"] == guardian["seat"]
        line = Line(f"▶ {name}" if active else name, style="bold")
        life, mana = guardian["life"], guardian["mana"]
        line.append(f"\n{words('board-life')} ", style=Style(bold=False))
        line.append(HEART * life + LOST * (TRACK - life), style="bold red" if life <= 1 else "red")
        line.append(f" {words('board-mana')} ", style=Style(bold=False))
        line.append(FULL * mana + EMPTY * (TRACK - mana), style="bright_blue")
        line.append(
            "\n" + self._ultimate(guardian), style="bold" if guardian["charged"] else Style(bold=False)
        )
        marks = [
            word
            for there, word in (
                (self.view["elder"] == guardian["seat"], words("board-elder")),
                (guardian["shield"], words("board-shield")),
                (guardian["poison"], words("board-poison")),
                (guardian["angel"], words("board-angel")),
            )
            if there
        ]
        if marks:
            line.append("\n" + ", ".join(marks), style=Style(italic=True, bold=False))
        return line

    def _ultimate(self, guardian: Json) -> str:
        if guardian["ultimate"] is None:
            return self.words("board-ultimate-spent")
        space = guardian["ultimate"]
        left = USES - guardian["ultimate_uses"]
        if guardian["charged"]:
            return self.words("board-ultimate-ready", left=left)
        bar = FULL * space + EMPTY * (TRACK - space)
        return self.words("board-ultimate", bar=bar, left=left)
