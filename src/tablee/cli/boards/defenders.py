"""The board of Defenders of the Realm: the war, the Generals, the 45 locations, the heroes.

Minions are shown by the letter of their colour, so the board can be read without colours.
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text as Line

from tablee.core.game import Json
from tablee.text import Text, Words

WIDTH = 80
COLOURS = ("red", "green", "blue", "black")
STYLES = {
    "red": "bright_red",
    "green": "green",
    "blue": "bright_blue",
    "black": "bright_black",
    "purple": "magenta",
}
SEATS = "①②③④"
CRYSTAL, GENERAL, GATE, CHEST, SPECIAL, DANGER = "◆♛◎$★!"
FULL = 3
DIM = Style(dim=True, bold=False)


def draw(view: Json, text: Text, words: Words) -> RenderableType:
    """The whole board, 80 columns wide."""
    return Board(view, text, words).draw()


def signs(text: Text, words: Words) -> str:
    """How to read the board."""
    letters = zip(words("defenders-letters").split(), COLOURS, strict=True)
    colours = ", ".join(f"{letter} {text.piece('minions', colour)}" for letter, colour in letters)
    return words("defenders-signs", colours=colours)


class Board:
    """One picture of the game."""

    def __init__(self, view: Json, text: Text, words: Words) -> None:
        self.view = view
        self.text = text
        self.words = words
        self.catalogue: Json = text.game.catalogue()
        self.letters = dict(zip(COLOURS, words("defenders-letters").split(), strict=True))
        self.phases = dict(
            zip(("day", "day_end", "evening", "night"), words("defenders-phases").split("/"), strict=True)
        )

    def draw(self) -> RenderableType:
        if self.view["ending"] is not None:
            return Group(self._head(), self._honour())
        parts: list[RenderableType] = [self._head(), self._supply(), *self._generals(), *self._land()]
        parts += [line for player in self.view["players"] for line in self._player(player)]
        parts += self._night() + self._fight()
        return Group(*parts)

    # The war -------------------------------------------------------------------------------------------

    def _head(self) -> Line:
        view, words = self.view, self.words
        if view["ending"] is not None:
            return Line(words("defenders-over"), style="bold")
        if not view["turn"]:
            return Line(words("defenders-setup"), style="bold")
        return Line(
            words(
                "defenders-turn",
                turn=view["turn"],
                phase=self.phases[view["phase"]],
                player=self.text.seat(view["active"]),
                slot=self.text.piece("slot", view["slot"]),
                cards=self.catalogue["slots"][view["slot"]]["cards"],
            ),
            style="bold",
        )

    def _supply(self) -> Line:
        view = self.view
        said = self.words(
            "defenders-supply",
            minions=" ".join(f"{self.letters[colour]}{n}" for colour, n in view["supply"].items()),
            crystals=view["crystal_supply"],
            gates=view["gate_supply"],
            heroes=view["deck"],
            dark=view["dark_deck"],
            quests=view["quest_deck"],
        )
        if view["quiet"]:
            said += " · " + self.words("defenders-quiet")
        return Line(said)

    def _generals(self) -> list[Line]:
        """Each General with its life, what hits it, where it is and where it goes next."""
        out: list[Line] = []
        names = {id: self.text.piece("general", id) for id in self.view["generals"]}
        width = max(len(name) for name in names.values())
        for id, general in self.view["generals"].items():
            printed = self.catalogue["generals"][id]
            line = Line(f"{self.letters[printed['colour']]} {GENERAL} {names[id]:<{width}} ")
            line.stylize(STYLES[printed["colour"]], 0, 3)
            if general["at"] is None:
                line.append(self.words("defenders-fallen"), style=DIM)
                out.append(line)
                continue
            hearts = "♥" * general["life"] + "♡" * (printed["life"] - general["life"])
            line.append(f"{hearts:<6} {printed['target']}+ ")
            path = printed["path"]
            to = path[general["step"] + 1]
            line.append(f"{self._place(general['at'])} → {self._place(to)}")
            if to == self.catalogue["city"]:
                line.append(f" {DANGER}", style="bold bright_red")
            if general["major"]:
                line.append(f" ({self.words('defenders-major')})")
            elif general["healing"] is not None:
                line.append(f" ({self.words('defenders-healing')})")
            out.append(line)
        return out

    # The land ------------------------------------------------------------------------------------------

    def _land(self) -> list[RenderableType]:
        """All locations in two columns, by colour; then the city and the inns."""
        groups: dict[str, list[str]] = {colour: [] for colour in STYLES}
        for id, place in self.catalogue["locations"].items():
            groups[place["colour"]].append(id)
        for ids in groups.values():
            ids.sort(key=self._place)
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False, width=WIDTH)
        for _ in range(2):
            table.add_column("", ratio=1, overflow="ellipsis", no_wrap=True)
            table.add_column("", justify="right", no_wrap=True)
        for left, right in (("red", "green"), ("blue", "black")):
            table.add_row(*self._title(left), *self._title(right))
            for i in range(max(len(groups[left]), len(groups[right]))):
                cells: list[Line] = []
                for ids in (groups[left], groups[right]):
                    cells += self._location(ids[i]) if i < len(ids) else [Line(), Line()]
                table.add_row(*cells)
        safe = groups["purple"]
        table.add_row(Line(self.words("defenders-purple"), style=f"bold {STYLES['purple']}"))
        for i in range(0, len(safe), 2):
            table.add_row(*(cell for id in safe[i : i + 2] for cell in self._location(id)))
        return [table]

    def _title(self, colour: str) -> list[Line]:
        name = f"{self.letters[colour]} {self.text.piece('minions', colour)}"
        return [Line(name, style=f"bold {STYLES[colour]}"), Line()]

    def _location(self, id: str) -> list[Line]:
        """The name of a location, and everything that is on it."""
        here = self._on(id)
        minions = self.view["minions"].get(id, {})
        room = self.catalogue["city_falls"] - 1 if id == self.catalogue["city"] else FULL
        full = sum(minions.values()) >= room
        name = Line(f"{DANGER if full else ' '} {self._place(id)}")
        if full:
            name.stylize("bold")
        elif not here.plain.strip(CHEST + " "):
            name.stylize(DIM)
        return [name, here]

    def _on(self, id: str) -> Line:
        view, line = self.view, Line()
        if self.catalogue["locations"][id]["chest"]:
            line.append(CHEST, style="yellow")
        if id in view["gates"]:
            line.append(GATE, style="cyan")
        crystals = view["crystals"].get(id, 0)
        if crystals:
            line.append(CRYSTAL if crystals == 1 else f"{CRYSTAL}{crystals}", style="bright_magenta")
        for colour, n in view["minions"].get(id, {}).items():
            line.append(self.letters[colour] * n, style=f"bold {STYLES[colour]}")
        for name, general in view["generals"].items():
            if general["at"] == id:
                line.append(GENERAL, style=f"bold {STYLES[self.catalogue['generals'][name]['colour']]}")
        for player in view["players"]:
            if player["at"] == id:
                line.append(SEATS[player["seat"]], style="bold")
        return line

    def _place(self, id: str) -> str:
        return self.text.piece("location", id)

    # The heroes ----------------------------------------------------------------------------------------

    def _player(self, player: Json) -> list[RenderableType]:
        """Who it is, life, hand and quest; what the reader holds is told in full."""
        words, seat = self.words, player["seat"]
        reader = self.view["viewer"] if self.view["viewer"] is not None else self.view["active"]
        mark = "▸" if seat == self.view["active"] and self.view["turn"] else " "
        line = Line(f"{mark}{SEATS[seat]} {self.text.seat(seat)}", style="bold")
        if player["hero"] is None:
            if self.view["turn"]:
                line.append(f" · {words('defenders-no-hero')}")
            return [line]
        tokens = "●" * player["ready"] + "○" * player["spent"] + "×" * player["lost"] + "+" * player["bonus"]
        facts = [f" · {self.text.piece('hero', player['hero'])}", tokens, self._place(player["at"])]
        if player["shape"] is not None:
            facts.append(self.text.piece("shape", player["shape"]))
        if "styles" in self.catalogue["heroes"][player["hero"]]["skills"]:
            sky = player["style"] == "sky"
            facts.append(words("defenders-sky") if sky else words("defenders-ground"))
        line.append(" ".join(facts[:2]) + " · " + " · ".join(facts[2:]), style="not bold")
        out: list[RenderableType] = [line]
        out.append(self._told(words("defenders-hand", cards=self._hand(player, seat == reader))))
        out.append(self._told(self._quest(player, seat == reader)))
        if seat == reader:
            near = self.catalogue["locations"][player["at"]]["roads"]
            out.append(self._told(words("defenders-roads", places=", ".join(map(self._road, near)))))
        return out

    def _told(self, said: str) -> RenderableType:
        return Padding(Line(said), (0, 0, 0, 3))

    def _road(self, id: str) -> str:
        there = self._on(id).plain
        return self._place(id) + (f" {there}" if there else "")

    def _hand(self, player: Json, full: bool) -> str:
        """How many cards of each colour; the names of special cards, and of all if it is the reader's."""
        counted = " ".join(
            f"{self.letters.get(colour, SPECIAL)}{n}" for colour, n in player["hand_colours"].items()
        )
        if not player["hand_colours"]:
            return self.words("defenders-empty")
        if player["hand"] is None:
            return counted
        cards = self.catalogue["cards"]
        named = [card for card in player["hand"] if full or cards[card]["colour"] == "purple"]
        if not named:
            return counted
        told = ", ".join(self._card(card) for card in named)
        return f"{counted} · {told}"

    def _card(self, id: str) -> str:
        colour = self.catalogue["cards"][id]["colour"]
        return f"{self.letters.get(colour, SPECIAL)} {self.text.piece('card', id)}"

    def _quest(self, player: Json, full: bool) -> str:
        """The active quest with its progress, the finished ones, and the titles."""
        words, parts = self.words, []
        if player["quest"] is not None:
            name = self.text.piece("quest", player["quest"])
            progress = self._progress(player)
            said = words("defenders-quest", quest=f"{name} {progress}" if progress else name)
            if full:
                said += f". {self.text.describe('quest', player['quest'])}"
            parts.append(said)
        lasting = [quest for quest in player["completed"] if quest not in player["unused"]]
        if player["unused"]:
            parts.append(words("defenders-ready", quests=self._quests(player["unused"])))
        if lasting:
            parts.append(words("defenders-done", quests=self._quests(lasting)))
        if player["slayer"]:
            colours = ", ".join(self.text.piece("minions", colour) for colour in player["slayer"])
            parts.append(words("defenders-slayer", colours=colours))
        return " · ".join(parts)

    def _quests(self, ids: list[str]) -> str:
        return ", ".join(self.text.piece("quest", id) for id in ids)

    def _progress(self, player: Json) -> str:
        """How far a quest with steps or minions has come, such as 2/6."""
        quest = self.catalogue["quests"][player["quest"]]
        if quest["steps"]:
            return f"{len(player['marked'])}/{len(quest['steps'])}"
        wanted = {colour: n for colour, n in quest["defeat"].items() if n}
        return " ".join(
            f"{self.letters[colour]} {player['markers'].get(colour, 0)}/{n}" for colour, n in wanted.items()
        )

    # Night and fights ----------------------------------------------------------------------------------

    def _night(self) -> list[RenderableType]:
        """The card that lies open, what of it still counts, and the cards that are known to come."""
        out: list[RenderableType] = []
        view, words, card = self.view, self.words, self.view["card"]
        if card is not None:
            text = self.text.describe("dark", card["id"])
            said = words("defenders-card", card=text)
            if not card["full"]:
                said = words("defenders-card-general", card=text)
            facts = []
            if card["spared"]:
                printed = self.catalogue["dark"][card["id"]]
                places = ", ".join(self._place(printed["ab"[half]]) for half in card["spared"])
                facts.append(words("defenders-spared", places=places))
            if card["halted"]:
                facts.append(words("defenders-halted"))
            elif card["advances"]:
                facts.append(words("defenders-advances"))
            out.append(Line(said + (f" ({', '.join(facts)})" if facts else ""), style="bold"))
        known = view["foreseen"] or view["dark_top"]
        if known:
            cards = ", ".join(self.text.piece("dark", id) for id in known)
            out.append(Line(words("defenders-next", cards=cards)))
        return out

    def _fight(self) -> list[RenderableType]:
        """The cards laid down against a General, and the dice with what they need."""
        out: list[RenderableType] = []
        words, fight = self.words, self.view["fight"]
        if fight is None:
            return out
        if fight["general"] is not None:
            laid = [
                f"{SEATS[seat]} " + ", ".join(self._card(card) for card in cards)
                for seat, cards in enumerate(fight["committed"])
                if seat in fight["joined"]
            ]
            general = self.text.piece("general", fight["general"])
            said = words("defenders-attack", general=general, cards=" · ".join(laid))
            if fight["cancelled"]:
                said += f" ({words('defenders-cancelled')})"
            out.append(Line(said, style="bold"))
        rolled = [die for die in fight["dice"] if die["value"]]
        if rolled and fight["fighter"] is not None:
            dice = "  ".join(self._die(die) for die in rolled)
            out.append(Line(words("defenders-dice", player=self.text.seat(fight["fighter"]), dice=dice)))
        return out

    def _die(self, die: Json) -> str:
        hit = "✓" if die["value"] >= die["need"] else "✗"
        return f"{self.letters.get(die['colour'], '')}{die['value']}{hit}({die['need']}+)"

    # The end -------------------------------------------------------------------------------------------

    def _honour(self) -> RenderableType:
        """Quests, killing blows and honour of each player, and who is King's Champion."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
        table.add_column(self.words("defenders-player"), max_width=22, overflow="ellipsis", no_wrap=True)
        for i, title in enumerate(self.words("defenders-columns").split("/")):
            table.add_column(title, justify="right" if i else "left", no_wrap=True)
        table.add_column("")
        for player in self.view["players"]:
            hero = player["hero"]
            champion = player["seat"] in self.view["champions"]
            table.add_row(
                f"{SEATS[player['seat']]} {self.text.seat(player['seat'])}",
                self.words("defenders-no-hero") if hero is None else self.text.piece("hero", hero),
                str(len(player["completed"])),
                str(player["kills"]),
                str(player["honour"]),
                self.words("defenders-champion") if champion else "",
            )
        return table
