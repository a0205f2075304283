"""The board of Les Gardiens de Havresac: the day, the players, and the kingdom of whoever looks at it.

A space of the map shows its ground and then who is on it, in two letters: small ones for creatures, capitals
for guardians. So it needs no colour.
"""

from __future__ import annotations

import re

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text as Line

from tablee.core.game import Json
from tablee.text import Text, Words

WIDTH = 80
CELL = 4
"""Columns of a space of the map."""
COLUMNS = "ABCDEFGHIJKLM"
"""The names of the columns of a map, as its ruler shows them."""
NOTED, NAMED = re.compile(r"\b(\d{1,2}),(\d)\b"), re.compile(rf"\b([{COLUMNS}])([1-9])\b", re.IGNORECASE)
"""A space in notation, `3,7`, and as the map names it, `C7`."""
GUARDIANS = ("guide", "warrior", "thief", "priestess", "druid", "huntress")
CREATURES = ("fox", "crocodile", "pig", "fairy")
GROUND = {".": "·", "*": "♣", "~": "≈", "#": "♜", "x": "①", "y": "②", "z": "③"}
"""What is printed on a board, and how it shows; huts and groves show their marks."""
RUIN, VILLAGE, CHEST, EMPTY, TENT = "△▲■□^"
COLOURS = {
    "red": "red",
    "blue": "bright_blue",
    "purple": "magenta",
    "yellow": "yellow",
    "*": "green",
    "~": "cyan",
    "#": "bold",
}
FACES = {"day": "☀", "night": "☾"}
COUNTS = ("vp", "gold", "glory", "bag", "repaired", "opened", "trophies", "fairies")
DIM = Style(dim=True, bold=False)


def draw(view: Json, text: Text, words: Words) -> RenderableType:
    """The whole board, 80 columns wide."""
    return Board(view, text, words).draw()


def signs(text: Text, words: Words) -> str:
    """How to read the board."""
    guardians = ", ".join(
        f"{code} {text.piece('guardian', id)}" for id, code in codes(GUARDIANS, words("havresac-guardians"))
    )
    creatures = ", ".join(
        f"{code} {text.piece('creature', id)}" for id, code in codes(CREATURES, words("havresac-creatures"))
    )
    return words("havresac-signs", guardians=guardians, creatures=creatures)


def learned(view: Json, text: Text) -> dict[str, dict[str, str]]:
    """What the board in play shows on its spaces: huts, groves, start spaces and the Castle have names."""
    names: dict[str, str] = {}
    for y, row in enumerate(text.game.catalogue()["boards"][view["board"]], 1):
        for x, sign in enumerate(row, 1):
            if sign == "#":
                names[f"{x},{y}"] = text.label("castle")
            elif sign in "xyz":
                names[f"{x},{y}"] = text.label("start", mark="xyz".index(sign) + 1)
            elif sign.isdecimal():
                names[f"{x},{y}"] = text.label("grove", mark=sign)
            elif sign.isupper():
                names[f"{x},{y}"] = text.label("hut", mark=sign)
    return {"cell": names}


def spelled(notation: str) -> str:
    """An action as it is typed here, with spaces as the map names them: `to 3,7` is `to C7`."""
    return NOTED.sub(lambda space: f"{COLUMNS[int(space[1]) - 1]}{space[2]}", notation)


def notation(typed: str) -> str:
    """The notation of what was typed: `to C7` is `to 3,7`, as is `to 3,7` itself."""
    return NAMED.sub(lambda space: f"{COLUMNS.index(space[1].upper()) + 1},{space[2]}", typed)


def codes(ids: tuple[str, ...], letters: str) -> list[tuple[str, str]]:
    """Each piece with its letters."""
    return list(zip(ids, letters.split(), strict=True))


class Board:
    """One picture of the game."""

    def __init__(self, view: Json, text: Text, words: Words) -> None:
        self.view = view
        self.text = text
        self.words = words
        self.catalogue = text.game.catalogue()
        self.letters = dict(
            codes(GUARDIANS, words("havresac-guardians")) + codes(CREATURES, words("havresac-creatures"))
        )
        self.phases = dict(
            zip(
                ("scouting", "adventure", "glory", "recruitment", "round_end"),
                words("havresac-phases").split("/"),
                strict=True,
            )
        )

    def draw(self) -> RenderableType:
        view = self.view
        if view["ended"] is not None:
            return Group(Line(self.words("havresac-over"), style="bold"), self._scores())
        parts: list[RenderableType] = [Line(self._head(), style="bold")]
        shopping = view["phase"] == "recruitment"
        parts.append(self._shop() if shopping else self._tiles())
        if view["viewer"] is None or len(view["kingdoms"]) > 1:
            parts.append(self._players())
        for kingdom in view["kingdoms"]:
            if view["viewer"] in (None, kingdom["seat"]):
                parts.append(Map(self, kingdom).draw())
                parts += self._belongings(kingdom)
        return Group(*parts)

    def _head(self) -> str:
        view, words = self.view, self.words
        board = self.text.piece("board", view["board"])
        if not view["round"]:
            return words("havresac-setup", board=board)
        phase = self.phases[view["phase"]]
        rounds = self.catalogue["rounds"]
        return words("havresac-round", round=view["round"], rounds=rounds, phase=phase, board=board)

    # The guardian tiles --------------------------------------------------------------------------------

    def _tiles(self) -> Line:
        """Which face each tile shows, and how far it moves."""
        line = Line()
        for id, face in self.view["faces"].items():
            if face is not None:
                steps = self._steps(id, face)
                line.append(f"{self.text.piece('guardian', id)} {FACES[face]}{steps}   ")
        line.rstrip()
        return line

    def _steps(self, id: str, face: str) -> str:
        """How far a guardian moves; the sign of endlessness for who runs as far as he likes."""
        return str(self.catalogue["guardians"][id][face]["movement"] or "∞")

    def _shop(self) -> RenderableType:
        """What guardians cost, how many are left, and what they do."""
        table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="bold")
        for title in self.words("havresac-shop").split():
            table.add_column(title, justify="left" if not table.columns else "right")
        table.add_column("")
        for id, face in self.view["faces"].items():
            price = self.catalogue["guardians"][id][face]["price"]
            left = self.view["reserve"][id]
            says = self.text.piece(f"guardian-{face}", id)
            name = f"{self.text.piece('guardian', id)} {FACES[face]}"
            row = (name, str(price), str(left), self._steps(id, face), Line(says, style=DIM))
            table.add_row(*row, style=DIM if not left else "")
        return table

    # The players ---------------------------------------------------------------------------------------

    def _players(self) -> RenderableType:
        """One line for each: what a player has, and what he is doing."""
        table = self._table()
        for title in self.words("havresac-columns").split():
            table.add_column(title, justify="right", no_wrap=True)
        table.add_column("", overflow="ellipsis", no_wrap=True)
        for kingdom in self.view["kingdoms"]:
            numbers = [_count(kingdom[what]) for what in COUNTS]
            if self._counting():
                numbers[COUNTS.index("glory")] = sum(kingdom["tally"])
            table.add_row(self._name(kingdom), *map(str, numbers), self._doing(kingdom))
        return table

    def _table(self) -> Table:
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="bold")
        table.add_column(self.words("havresac-player"), max_width=22, overflow="ellipsis", no_wrap=True)
        return table

    def _name(self, kingdom: Json) -> str:
        mark = "▸" if self.view["viewer"] == kingdom["seat"] else " "
        return f"{mark} {self.text.seat(kingdom['seat'])}"

    def _counting(self) -> bool:
        """Whether the glory of this day is still being made."""
        return self.view["phase"] in ("scouting", "adventure")

    def _doing(self, kingdom: Json) -> str:
        phase = self.view["phase"]
        if phase == "adventure":
            playing = kingdom["hand"] or kingdom["guardians"].get(kingdom["acting"])
            if playing is not None:
                return self.text.piece("guardian", playing)
            return "" if kingdom["bag"] else self.words("havresac-done")
        if phase == "recruitment":
            return "" if kingdom["seat"] in self.view["recruiting"] else self.words("havresac-done")
        return ""

    def _scores(self) -> RenderableType:
        """The final scores and where they come from, best first; then what breaks ties."""
        table = self._table()
        for title in self.words("havresac-scores").split():
            table.add_column(title, justify="right")
        alone = len(self.view["kingdoms"]) == 1
        table.add_column(self.words("havresac-rank") if alone else "")
        for kingdom in sorted(self.view["kingdoms"], key=_standing):
            numbers = [sum(kingdom["score"]), *kingdom["score"]]
            numbers += [kingdom["gold"], len(kingdom["repaired"]), kingdom["fairies"]]
            rank = self.text.piece("rank", kingdom["rank"]) if alone else ""
            table.add_row(self._name(kingdom), *map(str, numbers), rank)
        return table

    # What belongs to a kingdom -------------------------------------------------------------------------

    def _belongings(self, kingdom: Json) -> list[RenderableType]:
        words = self.words
        out = [self._glory(kingdom)]
        if self.view["phase"] == "recruitment":
            out.append(words("havresac-all", guardians=self._counted("guardian", _tokens(kingdom))))
        else:
            bag = self._counted("guardian", kingdom["bag"]) or "–"
            out.append(words("havresac-bag", guardians=bag))
        if kingdom["aside"]:
            out.append(words("havresac-aside", guardians=self._counted("guardian", kingdom["aside"])))
        if kingdom["objects"]:
            out.append(words("havresac-objects", objects=self._counted("object", kingdom["objects"])))
        if kingdom["fresh"] is not None:
            out.append(words("havresac-fresh", object=self.text.piece("object", kingdom["fresh"])))
        if kingdom["hand"] is not None:
            face = self.view["faces"][kingdom["hand"]]
            says = self.text.piece(f"guardian-{face}", kingdom["hand"])
            name = f"{self.text.piece('guardian', kingdom['hand'])} {FACES[face]}"
            out.append(f"▸ {name} · {says}")
        return [Line(line) for line in out]

    def _glory(self, kingdom: Json) -> str:
        """Gold and victory points, and what the day has brought so far or brought in the end."""
        words = self.words
        owned = words("havresac-owned", points=kingdom["vp"], gold=kingdom["gold"])
        if not self._counting():
            return owned
        total = sum(kingdom["tally"])
        column = min(total, len(self.catalogue["gold"]) - 1)
        gold = self.catalogue["gold"][column]
        points = self.catalogue["vp"][column] + total - column
        made = [
            f"{self.text.piece('part', part)} {glory}"
            for part, glory in zip(self.text.game.domains["part"].ids, kingdom["tally"], strict=True)
            if glory
        ]
        worth = words("havresac-glory", glory=total, gold=gold, points=points)
        return f"{owned} · {worth}" + (f" ({', '.join(made)})" if made else "")

    def _counted(self, domain: str, pieces: dict[str, int]) -> str:
        """Names of pieces, with their number where there are several."""
        return ", ".join(
            self.text.piece(domain, id) + (f" ×{count}" if count > 1 else "") for id, count in pieces.items()
        )


class Map:
    """A kingdom: 13 columns and 9 rows, named as in `to G5`."""

    def __init__(self, board: Board, kingdom: Json) -> None:
        self.board = board
        self.kingdom = kingdom
        self.rows: list[list[str]] = board.catalogue["boards"][board.view["board"]]
        self.quarters = {card["mark"]: card["quarter"] for card in board.catalogue["cards"].values()}

    def draw(self) -> Line:
        kingdom = self.kingdom
        lines = [Line("   " + "".join(f"{column:<{CELL}}" for column in COLUMNS).rstrip(), style=DIM)]
        if self.board.view["viewer"] is None and len(self.board.view["kingdoms"]) > 1:
            lines.insert(0, Line(self.board.text.seat(kingdom["seat"]), style="bold"))
        for y, row in enumerate(self.rows, 1):
            line = Line(f"{y}  ", style=DIM)
            for x, sign in enumerate(row, 1):
                line.append_text(self._cell(f"{x},{y}", sign))
            line.rstrip()
            lines.append(line)
        return Line("\n").join(lines)

    def _cell(self, cell: str, sign: str) -> Line:
        """The ground, or a tent on it, and who is there."""
        kingdom = self.kingdom
        ground, style = self._ground(cell, sign)
        who = kingdom["guardians"].get(cell) or kingdom["creatures"].get(cell)
        if cell in kingdom["tents"]:
            ground = TENT if who else f"{ground}{TENT}"
        line = Line(ground, style=style)
        if who:
            line.append(self.board.letters[who], style=_who_style(cell in kingdom["guardians"], who))
        line.append(" " * (CELL - len(line.plain)))
        return line

    def _ground(self, cell: str, sign: str) -> tuple[str, Style]:
        if sign == "v":
            repaired = cell in self.kingdom["repaired"]
            return VILLAGE if repaired else RUIN, Style(bold=repaired, dim=False)
        if sign == "$":
            opened = cell in self.kingdom["opened"]
            return EMPTY if opened else CHEST, Style(dim=opened, bold=False)
        colour = COLOURS.get(self.quarters.get(sign, sign))
        return GROUND.get(sign, sign), DIM if colour is None else Style.parse(f"not dim {colour}")


def _count(what: Json | list[str] | int) -> int:
    """How much there is: of pieces by kind, of spaces, or just a number."""
    if isinstance(what, dict):
        return sum(what.values())
    return len(what) if isinstance(what, list) else what


def _tokens(kingdom: Json) -> dict[str, int]:
    """All guardians of a player, wherever they are."""
    out = [*kingdom["guardians"].values()]
    return {
        id: out.count(id) + kingdom["bag"].get(id, 0) + kingdom["aside"].get(id, 0)
        for id in GUARDIANS
        if id in out or id in kingdom["bag"] or id in kingdom["aside"]
    }


def _who_style(guardian: bool, who: str) -> Style:
    if guardian:
        return Style(bold=True, reverse=True, dim=False)
    return Style(bold=True, dim=False, color="bright_magenta" if who == "fairy" else "bright_red")


def _standing(kingdom: Json) -> tuple[int, ...]:
    """What final places go by, best first."""
    return (-sum(kingdom["score"]), -kingdom["gold"], -len(kingdom["repaired"]), -kingdom["fairies"])
