"""The board of Tales of Glory: the slots, the players, and the landscape of whoever looks at it.

Everything printed on a tile is written with one sign for each resource, so that it fits and needs no colour.
"""

from __future__ import annotations

from rich.box import SQUARE
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text as Line

from tablee.core.game import Json
from tablee.text import Text, Words

WIDTH = 80
SIGNS = {
    "combat": "†",
    "magic": "✦",
    "potion": "◊",
    "coin": "●",
    "prestige": "★",
    "key": "⚷",
    "first_player": "►",
}
RESOURCES = ("prestige", "coin", "potion", "combat", "magic")
KINDS = ("monster", "character", "place", "treasure", "hero", "quest")
COLOURS = {
    "monster": "red",
    "character": "green",
    "place": "bright_blue",
    "treasure": "yellow",
    "hero": "bold",
    "quest": "magenta",
}
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
ARROWS = "↑→↓←"
CONNECTORS = {"none": "–", "plain": "○", "half_key": "⚷", "gain": "◇"}
ORIGINS = ("tile", "connector", "chest", "majority", "end")
TIES = {SIGNS[what]: what for what in ("combat", "magic", "potion", "coin")}
"""What breaks ties, in its order."""
TILE_WIDTH = 16
"""Columns of a tile of a landscape, if there is room."""
GAP_WIDTH = 6
"""Columns where no tile lies, wide enough for the name of a cell."""
DIM = Style(dim=True, bold=False)


def draw(view: Json, text: Text, words: Words) -> RenderableType:
    """The whole board, 80 columns wide."""
    return Board(view, text, words).draw()


def signs(text: Text, words: Words) -> str:
    """How to read the board."""
    resources = ", ".join(f"{sign} {text.piece('gain', what)}" for what, sign in SIGNS.items())
    letters = zip(words("glory-letters").split(), KINDS, strict=True)
    kinds = ", ".join(f"{letter} {text.piece('kind', kind)}" for letter, kind in letters)
    return words("glory-signs", resources=resources, kinds=kinds)


class Board:
    """One picture of the game."""

    def __init__(self, view: Json, text: Text, words: Words) -> None:
        self.view = view
        self.text = text
        self.words = words
        catalogue = text.game.catalogue()
        self.tiles: Json = catalogue["tiles"]
        self.rounds: int = catalogue["rounds"]
        self.letters = dict(zip(KINDS, words("glory-letters").split(), strict=True))
        counts = ("majority", "coins3", "potions3", "surrounded", "closed_chest")
        self.counts = (
            {what: SIGNS[what] for what in ("key", "combat", "magic")}
            | {kind: self.letters[kind] for kind in KINDS}
            | dict(zip(counts, words("glory-counts").split(), strict=True))
        )

    def draw(self) -> RenderableType:
        view = self.view
        parts: list[RenderableType] = [Line(self._head(), style="bold")]
        if view["ended"] is None:
            parts.append(self._slots())
        parts.append(self._players() if view["ended"] is None else self._scores())
        viewers = [player for player in view["players"] if player["hand"] is not None]
        alone = len(viewers) == 1
        for player in viewers if alone else view["players"]:
            if player["tiles"]:
                parts += self._landscape(player, alone)
        return Group(*parts)

    def _head(self) -> str:
        view, words = self.view, self.words
        if view["ended"] is not None:
            return words("glory-over")
        if not view["round"]:
            return words("glory-setup")
        piles = " / ".join(str(pile) for pile in view["piles"])
        return words("glory-round", round=view["round"], rounds=self.rounds, piles=piles)

    # The slots -----------------------------------------------------------------------------------------

    def _slots(self) -> RenderableType:
        """The upper row, the Wild Lands, runs back over the lower one."""
        slots, wild = self.view["slots"], self.view["wild"]
        columns = wild - 1
        width = (WIDTH - 3 * columns - 1) // columns
        table = Table(box=SQUARE, show_header=False, padding=(0, 1), show_lines=True)
        for _ in range(columns):
            table.add_column(width=width, overflow="fold")
        upper = range(len(slots), wild - 1, -1)
        table.add_row(*(self._slot(number) for number in upper))
        table.add_row(*(self._slot(number) for number in range(1, wild)))
        sweep = 0 if self.view["round"] == self.rounds else self.view["discarded_per_round"]
        note = Line(self.words("glory-wild", first=wild, last=len(slots), discarded=sweep), style=DIM)
        return Group(table, note)

    def _slot(self, number: int) -> Line:
        tile = self.view["slots"][number - 1]
        line = Line(f"{number} ", style="bold")
        if tile is None:
            return line.append("–", style=DIM)
        line.append(self.text.piece("tile", tile), style=COLOURS[self.tiles[tile]["kind"]])
        for part in self._printed(tile):
            line.append(f"\n{part}", style=Style(bold=False))
        return line

    # What is printed on a tile -------------------------------------------------------------------------

    def _printed(self, tile: str) -> list[str]:
        """Kind and cost; gain and chest; sides."""
        card = self.tiles[tile]
        cost = " ".join(f"{n}{SIGNS[what]}" for what, n in card["cost"].items() if n)
        kind = self.text.piece("kind", card["kind"])
        first = self.words("glory-cost", kind=kind, cost=cost or self.words("glory-free"))
        brings = [self._gains(card["gain"])] if card["gain"] else []
        brings += [f"[{self._gains(chest)}]" for chest in card["chests"]]
        return [part for part in (first, " ".join(brings), self._sides(card)) if part]

    def _gains(self, parts: list[Json]) -> str:
        out: list[str] = []
        for part in parts:
            one = (
                SIGNS[part["what"]] if part["what"] == "first_player" else f"{part['n']}{SIGNS[part['what']]}"
            )
            if part["times"]:
                one += f"×{self.counts[part['times']]}"
            out.append(self.words("glory-end", gain=one) if part["end"] else one)
        return " ".join(out)

    def _sides(self, card: Json) -> str:
        return " ".join(
            f"{arrow}{self._connector(side)}" for arrow, side in zip(ARROWS, card["sides"], strict=True)
        )

    def _connector(self, side: Json) -> str:
        if side["connector"] != "gain":
            return CONNECTORS[side["connector"]]
        condition = f"{self.letters[side['condition']]}=" if side["condition"] else ""
        return condition + self._gains(side["gain"])

    # The players ---------------------------------------------------------------------------------------

    def _players(self) -> RenderableType:
        """Who owns how much, and the tile each is about to play."""
        table = self._table()
        for what in RESOURCES:
            table.add_column(SIGNS[what], justify="right", width=3)
        table.add_column(SIGNS["key"], justify="right", width=3)
        if self.view["quests"]:
            table.add_column(self.words("glory-quests"), justify="right")
        table.add_column("")
        for player in self.view["players"]:
            owned = [str(player[what]) for what in (*RESOURCES, "keys")]
            if self.view["quests"]:
                owned.append(str(player["quests_in_hand"]))
            table.add_row(self._name(player), *owned, self._doing(player))
        return table

    def _table(self) -> Table:
        table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="bold")
        table.add_column(self.words("glory-player"), max_width=24, overflow="ellipsis", no_wrap=True)
        return table

    def _name(self, player: Json) -> str:
        first = self.view["first"] == player["seat"]
        return f"{SIGNS['first_player'] if first else ' '} {self.text.seat(player['seat'])}"

    def _doing(self, player: Json) -> str:
        """What a player has in hand in this round, as far as everybody may know it."""
        tile = player["taken"] or player["playing"]
        if tile is not None:
            return self.words("glory-holds", tile=self.text.piece("tile", tile), slot=player["slot"] or 0)
        if player["card"] is not None and player["slot"] is None:
            return self.words("glory-card", slot=player["card"])
        return self.words("glory-chosen") if player["chosen"] and player["slot"] is None else ""

    def _scores(self) -> RenderableType:
        """The places, and where the prestige came from; then what breaks ties."""
        table = self._table()
        table.add_column(self.words("glory-rank"), justify="right")
        for title in (SIGNS["prestige"], *self.words("glory-origins").split(), *TIES):
            table.add_column(title, justify="right")
        for player in sorted(self.view["players"], key=lambda player: int(player["rank"])):
            numbers = [player["rank"], player["prestige"]]
            numbers += [player["earned"][origin] for origin in ORIGINS]
            numbers += [player[what] for what in TIES.values()]
            table.add_row(self._name(player), *(str(number) for number in numbers))
        return table

    # A landscape ---------------------------------------------------------------------------------------

    def _landscape(self, player: Json, own: bool) -> list[RenderableType]:
        name = self.text.seat(player["seat"])
        hero = self.text.piece("tile", player["hero"])
        out: list[RenderableType] = [Line(self.words("glory-area", player=name, hero=hero), style="bold")]
        area = {tuple(tile["cell"]): tile for tile in player["tiles"]}
        out.append(Grid(self, area).draw())
        for cell, tile in area.items():
            left = self._open_rewards(area, cell, tile["tile"])
            if left:
                place = self.text.piece("tile", tile["tile"])
                where = self.text.piece("cell", f"{cell[0]},{cell[1]}")
                out.append(Line(self.words("glory-rewards", tile=place, cell=where, rewards=left)))
        if own:
            out += [self._in_hand(tile, player["surcharge"]) for tile in (player["taken"],) if tile]
            out += [self._in_hand(tile, False) for tile in (player["playing"],) if tile]
            out += [self._in_hand(quest, False) for quest in player["hand"]]
        return out

    def _open_rewards(self, area: dict[tuple[int, ...], Json], cell: tuple[int, ...], tile: str) -> str:
        """The reward connectors of a place that may still pay."""
        out: list[str] = []
        for (x, y), arrow, side in zip(SIDES, ARROWS, self.tiles[tile]["sides"], strict=True):
            if side["connector"] == "gain" and (cell[0] + x, cell[1] + y) not in area:
                out.append(arrow + self._connector(side))
        return " ".join(out)

    def _in_hand(self, tile: str, surcharge: bool) -> Line:
        card = self.tiles[tile]
        name = self.text.piece("tile", tile)
        line = Line(f"▸ {name}", style=f"bold {COLOURS[card['kind']]}")
        printed = " · ".join(self._printed(tile))
        line.append(f"  {printed}", style=Style(bold=False, color="default"))
        if surcharge:
            line.append(f" · {self.words('glory-surcharge')}", style=Style(bold=False, color="default"))
        return line


class Grid:
    """The tiles of a play area where they lie; free cells beside them bear their names, as in `put 0,-1`."""

    def __init__(self, board: Board, area: dict[tuple[int, ...], Json]) -> None:
        self.board = board
        self.area = area
        xs, ys = [cell[0] for cell in area], [cell[1] for cell in area]
        self.columns = range(min(xs) - 1, max(xs) + 2)
        self.rows = range(min(ys) - 1, max(ys) + 2)
        gaps = [x for x in self.columns if x not in xs]
        room = (WIDTH - GAP_WIDTH * len(gaps)) // (len(self.columns) - len(gaps))
        self.widths = {x: GAP_WIDTH if x in gaps else min(TILE_WIDTH, room) for x in self.columns}

    def draw(self) -> Line:
        lines: list[Line] = []
        for y in self.rows:
            height = 4 if any((x, y) in self.area for x in self.columns) else 1
            rows = [Line() for _ in range(height)]
            for x in self.columns:
                for row, part in zip(rows, self._cell(x, y, height), strict=True):
                    row.append_text(part)
            lines += rows
        for line in lines:
            line.rstrip()
        return Line("\n").join(line for line in lines if line.plain)

    def _cell(self, x: int, y: int, height: int) -> list[Line]:
        width = self.widths[x]
        if (x, y) in self.area:
            return self._tile(self.area[x, y], width)
        beside = any((x + dx, y + dy) in self.area for dx, dy in SIDES)
        blank = Line(" " * width)
        name = Line((f"{x},{y}" if beside else "").center(width), style=DIM)
        middle = (height - 1) // 2
        return [name if row == middle else blank.copy() for row in range(height)]

    def _tile(self, tile: Json, width: int) -> list[Line]:
        board = self.board
        card = board.tiles[tile["tile"]]
        style = COLOURS[card["kind"]]
        north, east, south, west = (side["connector"] for side in card["sides"])
        inner = width - 2
        name = board.text.piece("tile", tile["tile"])
        chests = [
            f"[{SIGNS['key']}]" if opened else f"[{board._gains(chest)}]"
            for chest, opened in zip(card["chests"], tile["opened"], strict=True)
        ]
        letter = board.letters[card["kind"]]
        return [
            Line(_edge("┌", letter, _mark(north, "─"), "┐", inner), style=style),
            Line("│", style=style).append(_fit(name, inner), style="bold").append("│"),
            Line(_mark(west, "│"), style=style)
            .append(_fit(" ".join(chests), inner), style=Style(color="default", bold=False))
            .append(_mark(east, "│")),
            Line(_edge("└", "─", _mark(south, "─"), "┘", inner), style=style),
        ]


def _mark(connector: str, bare: str) -> str:
    """A connector as it shows at the edge of a tile."""
    return bare if connector == "none" else CONNECTORS[connector]


def _edge(left: str, start: str, middle: str, right: str, inner: int) -> str:
    """The upper or lower edge of a tile, with its connector in the middle."""
    rest = inner - len(start) - 1
    before = max(0, inner // 2 - len(start))
    return left + start + "─" * before + middle + "─" * (rest - before) + right


def _fit(text: str, width: int) -> str:
    """Text in exactly that many columns."""
    return text.ljust(width) if len(text) <= width else f"{text[: width - 1]}…"
