"""Reading a legend file: the vocabulary of C7 into a plan, with the line of every fault (AND-26.1, 26.2).

`Legend` reads one file for one number of heroes. What concerns the file as a whole is in `checks.py`.
"""

from __future__ import annotations

from typing import Any

from tablee.content.tree import Tree
from tablee.games.andor.box import Box
from tablee.games.andor.ids import (
    ALLIES,
    COLOURS,
    CREATURE_KINDS,
    DICE,
    DIFFICULTIES,
    FIGURES,
    IQUAR,
    ITEMS,
    KINDS,
    LETTERS,
    MAX_SEATS,
    MIN_SEATS,
    NOTHING,
    OBJECTS,
    TAKOTA,
)
from tablee.games.andor.legend_words import (
    C_DIFFICULTY,
    C_FLAG,
    C_HEROES,
    C_LETTER_BEFORE,
    C_LETTER_FROM,
    C_NOT_FLAG,
    CONDITIONS,
    R_BONUS,
    RULE_DEFAULTS,
    RULE_SWITCHES,
    T_ALLY_STOP,
    T_ARRIVE,
    T_CATCH,
    T_DEFEAT,
    T_FIRE,
    T_FLAG,
    T_LETTER,
    T_LOSS,
    T_MANUAL,
    T_MARKER,
    T_OBJECTIVE,
    T_PICKUP,
    T_REACH,
    T_START,
    T_STOP,
    T_SUNRISE,
    T_VICTORY,
    TOKEN_SILHOUETTE,
    TRIGGERS,
)
from tablee.games.andor.plan import Card, Plan
from tablee.games.andor.reading.file_part import CARD_NAME, NAME, Part

FIELDS = (
    "legend",
    "format",
    "face",
    "title",
    "start",
    "rules",
    "victory",
    "merchants",
    "creatures",
    "cards",
)
SOURCES = ["seed", "public", "designed", "own"]
HALVES = ("gourd_half", "falcon_flying")
OBJECT_IDS = [item for item in ITEMS[:OBJECTS] if item not in HALVES]
FOLLOWERS = [ITEMS[IQUAR], ITEMS[TAKOTA]]
CARRIED = [item for item in ITEMS if item not in HALVES]
MOVERS = ["silhouette"]
SPECIAL_RULES = ("no_fire_at", "ally_bonus")
STEPS = [*CREATURE_KINDS, "none"]
WITH_SPACE = (T_STOP, T_MARKER, T_DEFEAT, T_FIRE, T_REACH, T_ARRIVE, T_CATCH, T_ALLY_STOP, T_PICKUP, T_MANUAL)
PLAIN_TRIGGERS = {"start": T_START, "manual": T_MANUAL, "victory": T_VICTORY, "defeat": T_LOSS}


class Names:
    """What a legend invents, in the order of the file: collected before anything refers to it."""

    def __init__(self) -> None:
        self.cards: list[str] = []
        self.tags: list[str] = []
        self.flags: list[str] = []
        self.sets: list[str] = []
        self.faces: list[str] = []
        self.objectives: list[str] = []
        self.objective_kinds: dict[str, str] = {}
        self.creatures: list[str] = []


def effects_in(do: Any) -> list[tuple[str, Any]]:
    """Every effect of a list of effects as it stands in the file, those of rolls and choices included."""
    out: list[tuple[str, Any]] = []
    for effect in do if isinstance(do, list) else []:
        if not isinstance(effect, dict):
            continue
        for key, value in effect.items():
            out.append((str(key), value))
            if key == "roll" and isinstance(value, dict) and isinstance(value.get("table"), dict):
                for inner in value["table"].values():
                    out += effects_in(inner)
            if key == "choose" and isinstance(value, dict):
                options = value.get("options")
                for option in options if isinstance(options, list) else []:
                    if isinstance(option, dict):
                        out += effects_in(option.get("do"))
    return out


def collect(data: dict[str, Any]) -> Names:
    """The names a legend gives to cards, tags, flags, markers, objectives and creatures."""
    names = Names()
    creatures = data.get("creatures")
    if isinstance(creatures, dict):
        names.creatures = [str(name) for name in creatures]
    cards = data.get("cards")
    for card in cards if isinstance(cards, list) else []:
        if not isinstance(card, dict):
            names.cards.append("")
            continue
        names.cards.append(str(card.get("id", "")))
        for key, value in effects_in(card.get("do")):
            if key == "set":
                _add(names.flags, value)
            if not isinstance(value, dict):
                continue
            for params in value.values() if set(value) == {"2", "3", "4"} else [value]:
                if not isinstance(params, dict):
                    continue
                if key == "spawn" and "tag" in params:
                    _add(names.tags, params["tag"])
                if key == "markers":
                    _add(names.sets, params.get("id", ""))
                    faces = params.get("faces")
                    for face in faces if isinstance(faces, list) else []:
                        _add(names.faces, face)
                if key == "objective":
                    _add(names.objectives, params.get("id", ""))
                    names.objective_kinds[str(params.get("id", ""))] = str(params.get("kind"))
    return names


def _add(names: list[str], name: object) -> None:
    if name != "" and str(name) not in names:
        names.append(str(name))


class Legend:
    """One legend for a number of heroes, as a plan."""

    def __init__(self, tree: Tree, box: Box, number: int, heroes: int, names: Names) -> None:
        self.tree = tree
        self.box = box
        self.names = names
        self.heroes = heroes
        self.plan = Plan()
        self.plan.legend = number
        self.root = Part(tree, (), tree.data, 0)
        self.trigger = T_MANUAL
        self.announced: list[str] = []

    # Small words ---------------------------------------------------------------------------------------

    def space(self, part: Part) -> int:
        """A space of the legend's face, NOTHING if it is none."""
        number = part.number(0, 10_000, NOTHING)
        if number == NOTHING:
            return NOTHING
        text = str(number)
        if text not in self.box.spaces or self.box.face_of[self.box.spaces.index(text)] != self.plan.face:
            part.tell(f"space {text} is not on the {self.box.faces[self.plan.face]} face")
            return NOTHING
        return self.box.spaces.index(text)

    def spaces(self, part: Part) -> list[int]:
        """A list of spaces."""
        return [self.space(member) for member in part.members()]

    def creature(self, part: Part) -> int:
        """A creature: an ordinary kind or a boss of this legend."""
        known = [*CREATURE_KINDS, *self.names.creatures]
        found = part.one_of(known, "creature")
        return NOTHING if found == NOTHING else self.box.creatures.index(known[found])

    def letter(self, part: Part, last: str = "M") -> int:
        """A letter of the legend track behind the first."""
        known = list(LETTERS[1 : LETTERS.index(last) + 1])
        found = part.one_of(known, "letter")
        return NOTHING if found == NOTHING else found + 1

    def tag(self, part: Part) -> int:
        """A tag some `spawn` gives."""
        return part.one_of(self.names.tags, "tag of a spawned creature")

    def flag(self, part: Part) -> int:
        """A flag some card sets."""
        return part.one_of(self.names.flags, "flag that a card sets")

    def objective(self, part: Part) -> int:
        """An objective some card announces."""
        return part.one_of(self.names.objectives, "objective that a card announces")

    def item(self, part: Part, known: list[str], what: str) -> int:
        """An item."""
        found = part.one_of(known, what)
        return NOTHING if found == NOTHING else ITEMS.index(known[found])

    # The file ------------------------------------------------------------------------------------------

    def read_head(self) -> None:
        """C7.1 Everything but the cards."""
        root, plan, box = self.root, self.plan, self.box
        root.fields(FIELDS, ("source",))
        plan.name = root.child("legend").name(CARD_NAME)
        if root.has("source"):
            root.child("source").one_of(SOURCES, "source")
        root.child("format").number(1, 1)
        plan.face = root.child("face").one_of(box.faces, "face")
        if plan.face == NOTHING:
            plan.face = self._likely_face()
        plan.home = box.home[plan.face]
        root.child("title").words()
        start = root.child("start")
        if start.value == "rank":
            if plan.face != box.face_of[box.start_space[0]]:
                start.tell("'rank' is only for the face with the start spaces of the ranks")
        else:
            plan.start = self.space(start)
            if plan.start != NOTHING and box.lake[plan.start]:
                start.tell("heroes cannot start on the lake")
        plan.rules = [*RULE_DEFAULTS, *plan.rules]
        switches, no_fire = self.read_rules(root.child("rules"))
        for i in range(0, len(switches), 2):
            plan.rules[switches[i]] = switches[i + 1]
        plan.no_fire = no_fire or []
        self._read_merchants(root.child("merchants"))
        plan.tags, plan.flags, plan.sets = self.names.tags, self.names.flags, self.names.sets
        plan.faces, plan.objectives = self.names.faces, self.names.objectives
        self._read_creatures(root.child("creatures"))
        plan.victory = [self.objective(member) for member in root.child("victory").members()]

    def _likely_face(self) -> int:
        """The face the legend seems to mean if it names none: that of its start."""
        start = str(self.root.child("start").value)
        spaces = self.box.spaces
        return self.box.face_of[spaces.index(start) if start in spaces else self.box.start_space[0]]

    def read_rules(self, part: Part) -> tuple[list[int], list[int] | None]:
        """C7.6 Rule switches: switch and value in turn, and the spaces of `no_fire_at` where it is named."""
        out: list[int] = []
        no_fire: list[int] | None = None
        plain = RULE_SWITCHES[:R_BONUS]
        for key, value in part.entries():
            if key == "no_fire_at":
                no_fire = self.spaces(value)
            elif key == "ally_bonus":
                value.fields((), tuple(ALLIES[:2]))
                for walker, bonus in value.entries():
                    out += [R_BONUS + ALLIES.index(walker), bonus.number(0, 20)]
            elif key in plain[:4]:
                out += [plain.index(key), value.boolean()]
            elif key in plain:
                out += [plain.index(key), value.number(0, 20)]
            else:
                value.tell(f"unknown rule; known: {', '.join((*plain, *SPECIAL_RULES))}")
        return out, no_fire

    def _read_merchants(self, part: Part) -> None:
        for key, value in part.entries():
            if key not in self.box.spaces or not self.box.merchant[self.box.spaces.index(key)]:
                value.tell(f"{key} is not a merchant space")
                continue
            space = self.box.spaces.index(key)
            if self.box.face_of[space] != self.plan.face:
                value.tell(f"space {key} is on the other face")
            stock = Part(self.tree, value.where, value.value, self.heroes)
            for member in stock.members():
                item = self.item(member, OBJECT_IDS, "object")
                if item != NOTHING:
                    self.plan.stock.append(space * KINDS + item)

    def _read_creatures(self, part: Part) -> None:
        plan = self.plan
        for name, entry in part.entries():
            boss = Part(self.tree, entry.where, entry.value, self.heroes)
            boss.fields(("figure", "sp", "wp", "dice", "step"), ("reward", "name"))
            if not NAME.fullmatch(name):
                entry.tell(f"'{name}' is not a name: letters, digits and _ only")
            if name in CREATURE_KINDS:
                entry.tell(f"{name} is an ordinary kind and cannot be described by a legend")
                continue
            kind = self.box.creatures.index(name)
            plan.figure[kind] = boss.child("figure").one_of(FIGURES, "figure")
            plan.sp[kind] = boss.child("sp").number(0, 60)
            plan.wp[kind] = boss.child("wp").number(1, 60)
            plan.step[kind] = boss.child("step").one_of(STEPS, "step")
            if plan.step[kind] == len(CREATURE_KINDS):
                plan.step[kind] = NOTHING
            plan.dice[kind] = self._read_dice(boss.child("dice"))
            if boss.has("reward"):
                reward = boss.child("reward")
                reward.fields((), ("wp", "sp"))
                plan.reward_wp[kind] = reward.child("wp").number(0, 20) if reward.has("wp") else 0
                plan.reward_sp[kind] = reward.child("sp").number(0, 20) if reward.has("sp") else 0
            if boss.has("name"):
                plan.boss_names[kind] = boss.child("name").words()

    def _read_dice(self, part: Part) -> list[int]:
        out: list[int] = []
        for i, row in enumerate(part.members()):
            cells = row.members()
            if len(cells) != 3:
                row.tell("a row of dice is [minimum WP, number, colour]")
                continue
            least = cells[0].number(1, 60, NOTHING)
            if least != NOTHING and ((i == 0 and least != 1) or (out and least <= out[-3])):
                row.tell("the minimum rises from row to row and begins with 1")
            out += [least, cells[1].number(1, 4), cells[2].one_of(DICE, "die")]
        if part.value == []:
            part.tell("dice are missing")
        return out

    # Cards ---------------------------------------------------------------------------------------------

    def read_card(self, part: Part) -> Card:
        """C7.1 A card but for its effects."""
        part.fields(("id", "when", "title", "text", "do"), ("color", "if", "repeat"))
        name = part.child("id").name(CARD_NAME)
        if name and self.names.cards.count(name) > 1:
            part.child("id").tell(f"two cards are called {name}")
        card = Card(name)
        card.title = part.child("title").words()
        card.text = part.child("text").words()
        if part.has("color"):
            card.colour = part.child("color").one_of(COLOURS, "colour of a card")
        if part.has("repeat"):
            card.repeat = part.child("repeat").boolean()
        if part.has("if"):
            for member in part.child("if").members():
                card.conditions += self._read_condition(member)
        self._read_trigger(part.child("when"), card)
        if card.trigger in (T_VICTORY, T_LOSS) and part.child("do").value:
            part.child("do").tell("a card of the end has no effects")
        self.trigger = card.trigger
        return card

    def _read_trigger(self, part: Part, card: Card) -> None:
        """C7.3; an unknown trigger is NOTHING."""
        card.trigger = NOTHING
        if isinstance(part.value, str):
            known = list(PLAIN_TRIGGERS)
            found = part.one_of(known, "trigger without parameters")
            if found != NOTHING:
                card.trigger = PLAIN_TRIGGERS[known[found]]
            return
        key, value = part.only()
        if not key:
            return
        known = [name for name in TRIGGERS[: T_PICKUP + 1] if name != "start"]
        if key not in known:
            value.tell(f"unknown trigger; known: {', '.join(known)}")
            return
        kind = TRIGGERS.index(key)
        card.trigger = kind
        if kind == T_LETTER:
            card.a = self.letter(value)
        elif kind == T_STOP:
            value.fields(("space",), ("min_wp", "carrying"))
            card.a = self.space(value.child("space"))
            card.min_wp = value.child("min_wp").number(0, 20) if value.has("min_wp") else 0
            if value.has("carrying"):
                card.carrying = self.item(value.child("carrying"), CARRIED, "item or follower")
        elif kind == T_MARKER:
            if value.one_of(self.names.faces, "face of a marker") != NOTHING:
                card.a = self.box.marker_faces.index(value.text())
        elif kind == T_DEFEAT:
            value.fields((), ("tag", "creature", "count"))
            if value.has("tag") == value.has("creature"):
                value.tell("either 'tag' or 'creature' is expected")
            if value.has("tag"):
                card.a = self.tag(value.child("tag"))
            else:
                card.b = self.creature(value.child("creature"))
            card.count = value.child("count").number(1, 50) if value.has("count") else 1
        elif kind == T_OBJECTIVE:
            card.a = self.objective(value)
        elif kind == T_FLAG:
            card.flags = [self.flag(member) for member in value.members()]
            if value.value == []:
                value.tell("a list of flags is expected")
        else:
            self._read_later_trigger(kind, value, card)

    def _read_later_trigger(self, kind: int, value: Part, card: Card) -> None:
        if kind == T_FIRE:
            value.fields(("space",))
            card.a = self.space(value.child("space"))
        elif kind == T_SUNRISE:
            value.fields((), ("day", "each"))
            if value.has("day") == value.has("each"):
                value.tell("either 'day' or 'each' is expected")
            if value.has("day"):
                card.a = value.child("day").number(1, 13)
            elif value.child("each").value is False:
                value.child("each").tell("only true makes sense")
            elif value.has("each"):
                value.child("each").boolean()
        elif kind == T_REACH:
            value.fields(("tag", "space"))
            card.a = self.tag(value.child("tag"))
            card.b = self.space(value.child("space"))
        elif kind == T_ARRIVE:
            value.fields(("token", "space"))
            value.child("token").one_of(MOVERS, "mover")
            card.a = TOKEN_SILHOUETTE
            card.b = self.space(value.child("space"))
        elif kind == T_CATCH:
            value.one_of(MOVERS, "mover")
            card.a = TOKEN_SILHOUETTE
        elif kind == T_ALLY_STOP:
            value.fields(("id", "space"))
            card.a = value.child("id").one_of(ALLIES, "ally")
            card.b = self.space(value.child("space"))
        else:
            value.fields(("item",))
            card.a = self.item(value.child("item"), CARRIED, "item")

    def _read_condition(self, part: Part) -> list[int]:
        """C7.4 Kind and value; lists are masks."""
        key, value = part.only()
        if not key:
            return []
        if key not in CONDITIONS:
            value.tell(f"unknown condition; known: {', '.join(CONDITIONS)}")
            return []
        kind = CONDITIONS.index(key)
        if kind in (C_FLAG, C_NOT_FLAG):
            return [kind, self.flag(value)]
        if kind == C_HEROES:
            mask = 0
            for member in value.members():
                mask |= 1 << member.number(MIN_SEATS, MAX_SEATS)
            return [kind, mask]
        if kind == C_DIFFICULTY:
            mask = 0
            for member in value.members():
                mask |= 1 << member.one_of(DIFFICULTIES, "difficulty")
            return [kind, mask]
        if kind in (C_LETTER_FROM, C_LETTER_BEFORE):
            return [kind, self.letter(value, "N")]
        return [kind, self.objective(value)]
