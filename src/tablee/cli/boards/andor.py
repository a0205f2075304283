"""The board of Andor: the day, the map with everything on it, objectives, heroes, creatures, fights.

The map shows the number of each space where the space is, followed by signs. So it needs no colour.
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.text import Text as Line

from tablee.core.game import Json
from tablee.text import Text, Words

WIDTH = 80
ROWS = 23
COLUMNS = 74
"""Where the numbers of the map begin; the longest has three digits."""
SEATS = "①②③④"
CREATURES = {"gor": "g", "wargor": "w", "steppe_buffalo": "b", "fur_troll": "t"}
BOSS, LIT, UNLIT, SNOW, SEEN, ICE, BROKEN, MARKER, THING = "♛▲△*°≈×#¤"
ALLIES = {"tranuk": "&", "great_warrior": "&", "volpin": "@"}
SILHOUETTE, CROSS, PASSAGE, HOME, MERCHANT, CUT = "§X=⌂$+"
LETTERS = "ABCDEFGHIJKLMN"
STYLES = {
    "hero": "bold bright_cyan",
    "creature": "bold bright_red",
    "fire": "yellow",
    "snow": "white",
    "ice": "bright_blue",
    "thing": "green",
}
KIND_STYLES = {"dwarf": "yellow", "warrior": "bright_blue", "mage": "magenta", "fire_keeper": "green"}
DIM = Style(dim=True, bold=False)


def draw(view: Json, text: Text, words: Words) -> RenderableType:
    """The whole board, 80 columns wide."""
    return Board(view, text, words).draw()


def signs(text: Text, words: Words) -> str:
    """How to read the board."""
    kinds = ", ".join(f"{sign} {text.piece('creature', kind)}" for kind, sign in CREATURES.items())
    return words("andor-signs", creatures=kinds)


def place_name(text: Text, id: str) -> str:
    """A space with its number and, where it has one, its name."""
    name = text.piece("space", id)
    return id if name == id else f"{id} ({name})"


def named(text: Text, domain: str, id: str) -> dict[str, str]:
    """A piece with its id, by which a sentence chooses its article."""
    return {domain: text.piece(domain, id), f"{domain}-id": id}


def objective_text(objective: Json, view: Json, text: Text) -> str:
    """What the legend says about an objective, or what its kind says."""
    kind = objective["kind"]
    if objective["text"] is not None:
        return str(objective["text"][text.lang])
    count, place = objective["count"], objective["space"] and place_name(text, objective["space"])
    if kind == "defend":
        return text.label("objective-defend", home=text.piece("home", view["face"]))
    if kind == "deliver":
        item = named(text, "item", objective["item"])
        return text.label("objective-deliver", place=place, count=count, **item)
    if kind == "defeat" and objective["creature"] is not None:
        creature = named(text, "creature", objective["creature"])
        return text.label("objective-defeat", count=count, **creature)
    if kind == "visit":
        return text.label("objective-visit", place=place)
    if kind == "light":
        places = ", ".join(place_name(text, id) for id in objective["spaces"])
        said = text.label("objective-light", places=places, count=len(objective["spaces"]))
        return f"{said} " + text.label("objective-same-day") if objective["same_day"] else said
    if kind == "escort":
        return text.label("objective-escort", place=place, **named(text, "item", objective["item"]))
    if kind == "reveal":
        return text.label("objective-reveal", count=count)
    if kind == "save":
        return text.label("objective-save", count=count)
    if kind == "survive":
        return text.label("objective-survive", letter=objective["letter"])
    return text.piece("objective", objective["id"])  # nobody has said anything about it


def learned(view: Json, text: Text) -> dict[str, dict[str, str]]:
    """What each announced objective asks for, as part of another sentence: without a stop of its own."""
    return {
        "objective": {
            objective["id"]: objective_text(objective, view, text).removesuffix(".")
            for objective in view["objectives"]
        }
    }


class Board:
    """One picture of the game."""

    def __init__(self, view: Json, text: Text, words: Words) -> None:
        self.view = view
        self.text = text
        self.words = words
        self.spaces: dict[str, Json] = {
            space["id"]: space for space in text.game.catalogue()["spaces"] if space["face"] == view["face"]
        }

    def draw(self) -> RenderableType:
        view = self.view
        parts: list[RenderableType] = [self._head(), self._narrator()]
        if view["ended"] is not None:
            return Group(*parts, *self._objectives(), *self._result())
        parts += [*self._map(), *self._objectives(), *self._heroes(), *self._creatures(), *self._ground()]
        return Group(*parts, *self._offers(), *self._fight(), *self._options())

    # Day and narrator ----------------------------------------------------------------------------------

    def _head(self) -> Line:
        view, words = self.view, self.words
        title = self.text.piece("legend", view["legend"])
        difficulty = self.text.option_value("difficulty", view["difficulty"])
        if not view["day"]:
            return Line(words("andor-setup", legend=title, difficulty=difficulty), style="bold")
        said = words(
            "andor-head",
            legend=title,
            difficulty=difficulty,
            day=view["day"],
            hours=view["cold"]["limit"],
            free=view["defence"]["free"],
            spaces=view["defence"]["spaces"],
        )
        return Line(said, style="bold")

    def _narrator(self) -> Line:
        """The track from A to N: where the narrator is, and where cards wait."""
        line = Line(self.words("andor-narrator"))
        for letter in LETTERS:
            star = "★" if letter in self.view["stars"] else ""
            here = letter == self.view["letter"]
            style = "bold reverse" if here else DIM if letter < self.view["letter"] else ""
            line.append(" ").append(f"[{letter}]" if here else f"{letter}{star}", style=style)
        return line

    # The map -------------------------------------------------------------------------------------------

    def _map(self) -> list[Line]:
        """The numbers of the spaces where they are, each with as many signs as there is room for."""
        xs, ys = ([space[axis] for space in self.spaces.values()] for axis in "xy")
        rows: list[list[tuple[int, str]]] = [[] for _ in range(ROWS)]
        for id, space in self.spaces.items():
            row = round((space["y"] - min(ys)) * (ROWS - 1) / (max(ys) - min(ys)))
            column = round((space["x"] - min(xs)) * (COLUMNS - 1) / (max(xs) - min(xs)))
            rows[row].append((column, id))
        return [self._row(sorted(row)) for row in rows]

    def _row(self, row: list[tuple[int, str]]) -> Line:
        line = Line()
        for place, (column, id) in enumerate(row):
            end = row[place + 1][0] - 1 if place + 1 < len(row) else WIDTH
            line.append(" " * (column - len(line)))
            signs = self._on(id)
            room = end - column - len(id)
            line.append(id, style="bold" if signs else DIM)
            if len(signs) > room:
                signs = [*signs[: room - 1], (CUT, "")]
            for sign, style in signs:
                line.append(sign, style=style)
        return line

    def _on(self, id: str) -> list[tuple[str, str]]:
        """The signs of everything on a space, the most important first."""
        view, out = self.view, []
        for hero in view["heroes"]:
            if hero["hero"] is not None and hero["space"] == id:
                out.append((SEATS[hero["seat"]], STYLES["hero"]))
        for creature in view["creatures"]:
            if creature["space"] == id:
                out.append((CREATURES.get(creature["creature"], BOSS), STYLES["creature"]))
        if view["silhouette"] == id:
            out.append((SILHOUETTE, STYLES["creature"]))
        out += [(ALLIES[ally], STYLES["hero"]) for ally, space in view["allies"].items() if space == id]
        if id in view["markers"]:
            out.append((MARKER, STYLES["thing"]))
        if id in view["fires"]:
            out.append((LIT if view["fires"][id] == "lit" else UNLIT, STYLES["fire"]))
        if id in view["snow"]:
            out.append((SNOW if view["snow"][id] is None else SEEN, STYLES["snow"]))
        if id in view["ice"]:
            out.append((ICE, STYLES["ice"]))
        if id in view["broken"]:
            out.append((BROKEN, STYLES["ice"]))
        mark = self.spaces[id]["mark"]
        if id in view["fixed"] or (id in view["items"] and mark != "merchant"):
            out.append((THING, STYLES["thing"]))
        if any(id in ends for ends in view["passages"]):
            out.append((PASSAGE, STYLES["thing"]))
        if id in view["red_x"]:
            out.append((CROSS, STYLES["creature"]))
        if mark in ("home", "merchant"):
            out.append((HOME if mark == "home" else MERCHANT, STYLES["thing"]))
        return out

    def _place(self, id: str) -> str:
        return place_name(self.text, id)

    # Objectives and heroes -----------------------------------------------------------------------------

    def _objectives(self) -> list[RenderableType]:
        out: list[RenderableType] = []
        for objective in self.view["objectives"]:
            won = self.view["ended"] == "won"
            done = objective["status"] == "complete" or (won and objective["kind"] == "defend")
            said = objective_text(objective, self.view, self.text)
            if objective["count"] > 1 and not done:
                said += f" ({objective['done']}/{objective['count']})"
            out.append(Line(f"{'✓' if done else '○'} {said}", style=DIM if done else ""))
        return out

    def _heroes(self) -> list[RenderableType]:
        out: list[RenderableType] = []
        for hero in self.view["heroes"]:
            if hero["hero"] is None:
                continue
            active = hero["seat"] == self.view["active"]
            line = Line(f"{'▸' if active else ' '}{SEATS[hero['seat']]} ", style="bold")
            line.append(self.text.piece("hero", hero["hero"]), style=KIND_STYLES[hero["kind"]])
            facts = self.words(
                "andor-hero",
                place=self._place(hero["space"]),
                sp=hero["sp"],
                wp=hero["wp"],
                dice=hero["dice"],
                hours=hero["hours"],
            )
            line.append(f" · {facts}", style="not bold")
            if hero["ended"]:
                line.append(f" · {self.words('andor-ended')}", style=DIM)
            if hero["seat"] == self.view["rooster"]:
                line.append(f" · {self.words('andor-rooster')}", style="not bold")
            out.append(line)
            carried = self._items(hero["items"])
            if hero["sheet_fire"] != "none":
                carried = [LIT if hero["sheet_fire"] == "lit" else UNLIT, *carried]
            if carried:
                out.append(Padding(Line(", ".join(carried)), (0, 0, 0, 3)))
        return out

    def _items(self, items: Json) -> list[str]:
        names = {item: self.text.piece("item", item) for item in items}
        return [name if items[item] == 1 else f"{name} × {items[item]}" for item, name in names.items()]

    # Creatures and what lies about ---------------------------------------------------------------------

    def _creatures(self) -> list[RenderableType]:
        """Each kind with its values, where they are and where their arrows lead."""
        groups: dict[tuple[str, int, int, str], list[str]] = {}
        for creature in self.view["creatures"]:
            if creature["space"] is None:
                continue
            id, wp = creature["creature"], creature["wp"]
            dice = [row for row in creature["dice"] if row[0] <= wp][-1]
            key = (id, creature["sp"], wp, self._dice(dice[1], dice[2]))
            arrow = self.spaces[creature["space"]]["arrow"]
            groups.setdefault(key, []).append(f"{creature['space']} → {arrow}")
        out: list[RenderableType] = []
        for (id, sp, wp, dice_said), places in groups.items():
            line = Line(f"{CREATURES.get(id, BOSS)} ", style=STYLES["creature"])
            name = self.text.piece("creature", id)
            said = self.words("andor-creature", creature=name, sp=sp, wp=wp, dice=dice_said)
            line.append(f"{said} {', '.join(sorted(places, key=_number))}", style="not bold default")
            out.append(line)
        return out

    def _dice(self, number: int, colour: str) -> str:
        if colour == "black":
            return self.words("andor-black-dice", number=number)
        return self.words("andor-red-dice", number=number)

    def _ground(self) -> list[RenderableType]:
        """Loose items and goods by space, snow that was looked at, and what is still hidden."""
        view, out = self.view, []
        places = [f"{self._place(id)} {', '.join(self._items(items))}" for id, items in view["items"].items()]
        if places:
            out.append(self.words("andor-ground", things=" · ".join(places)))
        seen = [
            f"{id} {self.text.piece('token', token)}"
            for id, token in view["snow"].items()
            if token is not None
        ]
        if seen:
            out.append(self.words("andor-seen", tokens=", ".join(seen)))
        if view["unseen"]:
            out.append(self.words("andor-snow", tokens=self._tokens(view["unseen"])))
        if view["unseen_ice"]:
            out.append(self.words("andor-ice", tokens=self._tokens(view["unseen_ice"])))
        return [Line(said, style=DIM) for said in out]

    def _tokens(self, tokens: Json) -> str:
        return ", ".join(f"{self.text.piece('token', token)} {n}" for token, n in tokens.items())

    # Offers, fights, choices ---------------------------------------------------------------------------

    def _offers(self) -> list[RenderableType]:
        """What heroes hold out to each other."""
        gifts = [
            f"{SEATS[gift['from']]} → {SEATS[gift['to']]} {self.text.piece('item', gift['item'])}"
            for gift in self.view["gifts"]
        ]
        return [Line(self.words("andor-gifts", gifts=", ".join(gifts)))] if gifts else []

    def _fight(self) -> list[RenderableType]:
        fight = self.view["fight"]
        if fight is None:
            return []
        said = self.words(
            "andor-fight",
            place=self._place(fight["space"]),
            heroes="".join(SEATS[seat] for seat in fight["party"]),
            total=fight["group_total"],
            creature=self.text.piece("creature", fight["creature"]),
            sp=fight["creature_sp"],
            wp=fight["creature_wp"],
            dice=self._dice(*fight["creature_dice"]),
        )
        out: list[RenderableType] = [Line(said, style="bold")]
        dice = " ".join(str(die) for die in fight["dice"] if die)
        if dice and fight["roller"] is not None:
            seat = SEATS[fight["roller"]]
            out.append(Line(self.words("andor-dice", hero=seat, dice=dice, total=fight["rolled"])))
        return out

    def _options(self) -> list[RenderableType]:
        """The options of a card that lets choose."""
        return [
            Line(f"{number}: {title[self.text.lang]}") for number, title in enumerate(self.view["options"], 1)
        ]

    # The end -------------------------------------------------------------------------------------------

    def _result(self) -> list[RenderableType]:
        """AND-27.4 Heroes, and what they have achieved."""
        view = self.view
        heroes = ", ".join(self.text.piece("hero", hero["hero"]) for hero in view["heroes"] if hero["hero"])
        slain = ", ".join(f"{self.text.piece('creature', id)} {count}" for id, count in view["slain"].items())
        out = [Line(self.words("andor-heroes", heroes=heroes))]
        if slain:
            out.append(Line(self.words("andor-slain", creatures=slain)))
        return [*out]


def _number(way: str) -> int:
    """The number of the space a way such as `24 → 21` begins on."""
    return int(way.split()[0])
