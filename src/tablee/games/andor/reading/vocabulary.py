"""Reading the effects and objectives of a legend: C7.5 and C7.6 into the numbers `effects.py` works with."""

from __future__ import annotations

from tablee.content.lined import Where
from tablee.content.tree import Tree
from tablee.games.andor.box import Box
from tablee.games.andor.ids import (
    ALLIES,
    DICE,
    FIRE_FACES,
    GEM,
    IQUAR,
    ITEMS,
    LIT,
    MOST_OPTIONS,
    NOTHING,
    PLANT_BLUE,
    STONE,
    TABLET,
    TABLETS,
    TOKENS,
    TOP_DIE,
    UNLIT,
)
from tablee.games.andor.legend_words import (
    EFFECTS,
    F_ALLY,
    F_AMEND,
    F_CARD,
    F_CHOOSE,
    F_CLEAR,
    F_COLD,
    F_COMPLETE,
    F_DEFENCE,
    F_FOLLOWER,
    F_GIVE,
    F_ICE,
    F_LINK,
    F_LOSE_POINTS,
    F_MARKERS,
    F_MODIFY,
    F_MOVER,
    F_NARRATOR,
    F_OBJECTIVE,
    F_PLACE,
    F_REMOVE,
    F_ROLL,
    F_RULE,
    F_SET,
    F_SNOW,
    F_SPAWN,
    F_STAR,
    F_STOCK,
    HERE,
    O_DEFEAT,
    O_DEFEND,
    O_DELIVER,
    O_ESCORT,
    O_FLAG,
    O_LIGHT,
    O_REVEAL,
    O_SAVE,
    O_VISIT,
    OB_COUNT,
    OB_CREATURE,
    OB_FLAG,
    OB_ITEM,
    OB_LETTER,
    OB_MIN_WP,
    OB_SAME_DAY,
    OB_SET,
    OB_SIZE,
    OB_SPACE,
    OB_SPACES,
    OB_TAG,
    OB_TEXT,
    OBJECTIVE_KINDS,
    ON_CAUGHT,
    OTHER_TOKENS,
    SELECTORS,
    T_MANUAL,
    TOKEN_FIRE,
    TRIGGERS,
)
from tablee.games.andor.plan import Effect, Plan
from tablee.games.andor.reading.file_part import Part
from tablee.games.andor.reading.legends import (
    CARRIED,
    FOLLOWERS,
    MOVERS,
    OBJECT_IDS,
    WITH_SPACE,
    Legend,
    Names,
)

PLANTS = ["blue", "white", "red", "black"]
TABLET_IDS = ITEMS[TABLET : TABLET + TABLETS]
PLACED = [
    "fire",
    "red_x",
    *OBJECT_IDS,
    *ITEMS[STONE : STONE + 1],
    *TABLET_IDS,
    *ITEMS[GEM:IQUAR],
    ITEMS[IQUAR],
]
REMOVED = [*OTHER_TOKENS, *CARRIED]
OBJECTIVE_FIELDS: dict[int, tuple[tuple[str, ...], tuple[str, ...]]] = {
    O_DEFEND: ((), ()),
    O_DELIVER: (("item", "space", "count"), ()),
    O_DEFEAT: (("count",), ("tag", "creature")),
    O_VISIT: (("space",), ("min_wp", "carrying", "needs_flag")),
    O_LIGHT: (("spaces", "same_day"), ()),
    O_ESCORT: (("follower", "space"), ()),
    O_REVEAL: (("markers", "count"), ()),
    O_SAVE: (("count",), ()),
    O_FLAG: (("name",), ()),
    9: (("letter",), ()),
}


class Use:
    """An effect where it stands: its card, its place in the file, whether it is one branch among others."""

    def __init__(self, card: int, effect: Effect, where: Where, branch: bool) -> None:
        self.card = card
        self.effect = effect
        self.where = where
        self.branch = branch


class LegendFile(Legend):
    """A whole legend: head, cards, effects, objectives."""

    def __init__(self, tree: Tree, box: Box, number: int, heroes: int, names: Names) -> None:
        super().__init__(tree, box, number, heroes, names)
        self.used: list[Use] = []  # all effects in the order of the file, those of rolls and choices included
        self.card = 0
        self.branches = 0

    def read(self) -> None:
        """Make the plan of the legend."""
        plan = self.plan
        self.read_head()
        plan.objective_kind = [0] * len(plan.objectives)
        plan.objective_start = [NOTHING] * (OB_SIZE * len(plan.objectives))
        plan.by_trigger = [[] for _ in TRIGGERS]
        cards = self.root.child("cards").members()
        for number, member in enumerate(cards):
            part = Part(self.tree, member.where, member.value, self.heroes)
            card = self.read_card(part)
            self.card = number
            card.block = self.read_block(part.child("do"))
            plan.cards.append(card)
            if card.trigger != NOTHING:
                plan.by_trigger[card.trigger].append(number)

    def read_block(self, part: Part) -> int:
        """A list of effects; its number."""
        effects: list[Effect] = []
        number = len(self.plan.blocks)
        self.plan.blocks.append(effects)
        for member in part.members():
            key, value = member.only()
            effect = Effect(EFFECTS.index(key) if key in EFFECTS else NOTHING)
            effects.append(effect)
            self.used.append(Use(self.card, effect, member.where, self.branches > 0))
            if effect.kind != NOTHING:
                self.read_effect(effect, value)
            elif key:
                value.tell(f"unknown effect; known: {', '.join(EFFECTS)}")
        return number

    def at(self, part: Part) -> list[int]:
        """A space, a list of spaces, or `here`."""
        if isinstance(part.value, list):
            return [self.place(member) for member in part.members()]
        return [self.place(part)]

    def place(self, part: Part) -> int:
        """A space or `here`."""
        if part.value == "here":
            if self.trigger != NOTHING and self.trigger not in WITH_SPACE:
                part.tell("'here' needs a trigger that has a space")
            return HERE
        return self.space(part)

    def card_number(self, part: Part) -> int:
        """A card that is read only when another one says so."""
        number = part.one_of(self.names.cards, "card")
        if number == NOTHING or not part.text():
            return NOTHING
        when = self.tree.data["cards"][number].get("when")
        if when != TRIGGERS[T_MANUAL]:
            part.tell(f"the card {part.text()} has another trigger: only 'manual' ones can be called")
        return number

    def space_list(self, spaces: list[int]) -> int:
        """The number of a list of spaces."""
        self.plan.space_lists.append(spaces)
        return len(self.plan.space_lists) - 1

    # Effects -------------------------------------------------------------------------------------------

    def read_effect(self, e: Effect, value: Part) -> None:
        """C7.5 The parameters of one effect."""
        kind = e.kind
        if kind == F_SPAWN:
            value.fields(("creature", "at"), ("tag",))
            e.a = self.creature(value.child("creature"))
            e.spaces = self.at(value.child("at"))
            for space in e.spaces:
                if space >= 0 and self.box.arrow[space] == NOTHING:
                    value.child("at").tell(f"space {self.box.spaces[space]} has no arrow")
            if value.has("tag"):
                value.child("tag").name()
                e.b = self.tag(value.child("tag"))
        elif kind == F_PLACE:
            self._read_place(e, value)
        elif kind == F_REMOVE:
            value.fields((), ("token", "tag", "at"))
            if value.has("token") == value.has("tag"):
                value.tell("either 'token' or 'tag' is expected")
            if value.has("tag"):
                e.b = self.tag(value.child("tag"))
            if value.has("token"):
                e.a = self.token(value.child("token"), REMOVED)
            if value.has("at"):
                e.spaces = self.at(value.child("at"))
        elif kind == F_MARKERS:
            self._read_markers(e, value)
        elif kind == F_SNOW:
            self._read_snow(e, value)
        elif kind == F_ICE:
            value.fields(("pool",))
            e.items = self.pool(value.child("pool"), {"all": self.box.ice_pool})
            room = len(self.box.ice_spaces[self.plan.face])
            if sum(e.items) > room:
                value.tell(f"{sum(e.items)} tokens for {room} ice spaces")
        elif kind in (F_GIVE, F_LOSE_POINTS):
            self._read_give(e, value)
        elif kind == F_OBJECTIVE:
            self._read_objective(e, value)
        elif kind == F_AMEND:
            value.fields(("objective",), tuple(_all_objective_fields()))
            e.a = self.objective(value.child("objective"))
            kind_of = self.names.objective_kinds[self.names.objectives[e.a]] if e.a != NOTHING else ""
            if kind_of in OBJECTIVE_KINDS:
                self._check_amendment(value, OBJECTIVE_KINDS.index(kind_of))
                for field, number in self.objective_fields(value, OBJECTIVE_KINDS.index(kind_of)):
                    e.items += [field, number]
                    if field in (OB_TAG, OB_CREATURE):  # it is the one or the other
                        e.items += [OB_CREATURE if field == OB_TAG else OB_TAG, NOTHING]
        elif kind == F_RULE:
            e.items, no_fire = self.read_rules(value)
            e.spaces = no_fire or []
            e.b = NOTHING if no_fire is None else 1
        else:
            self._read_later(e, value)

    def _read_later(self, e: Effect, value: Part) -> None:
        kind = e.kind
        if kind == F_COMPLETE:
            e.a = self.objective(value)
        elif kind in (F_SET, F_CLEAR):
            value.name()
            e.a = self.flag(value)
        elif kind == F_NARRATOR:
            value.fields((), ("advance", "to"))
            if value.has("advance") == value.has("to"):
                value.tell("either 'advance' or 'to' is expected")
            if value.has("advance"):
                e.a = value.child("advance").number(1, 13)
            if value.has("to"):
                e.b = self.letter(value.child("to"), "N")
        elif kind == F_COLD:
            value.fields((), ("shift", "active"))
            e.a = value.child("shift").number(0, 8) if value.has("shift") else 0
            if value.has("active"):
                e.b = value.child("active").boolean()
        elif kind == F_DEFENCE:
            value.fields(("add",))
            e.d = value.child("add").number(-10, 10)
        elif kind == F_MODIFY:
            value.fields(("tag",), ("sp", "wp"))
            e.a = self.tag(value.child("tag"))
            e.b = value.child("sp").number(-60, 60) if value.has("sp") else 0
            e.c = value.child("wp").number(-60, 60) if value.has("wp") else 0
        elif kind == F_LINK:
            value.fields(("a", "b"), ("token",))
            e.a = self.space(value.child("a"))
            e.b = self.space(value.child("b"))
            if e.a == e.b != NOTHING:
                value.child("b").tell("a passage joins two different spaces")
            if value.has("token"):
                value.child("token").one_of(["secret_passage"], "token of a passage")
        elif kind == F_FOLLOWER:
            value.fields(("id", "at", "on_caught"))
            e.a = self.item(value.child("id"), FOLLOWERS, "follower")
            e.b = self.space(value.child("at"))
            e.c = value.child("on_caught").one_of(ON_CAUGHT, "fate of a follower")
        elif kind == F_MOVER:
            self._read_mover(e, value)
        elif kind == F_ALLY:
            value.fields(("id", "at"), ("replaces",))
            e.a = value.child("id").one_of(ALLIES, "ally")
            e.b = self.place(value.child("at"))
            if value.has("replaces"):
                e.c = value.child("replaces").one_of(ALLIES, "ally")
        elif kind == F_STOCK:
            value.fields(("space",), ("add", "remove"))
            e.a = self.space(value.child("space"))
            if e.a != NOTHING and not self.box.merchant[e.a]:
                value.child("space").tell("this is not a merchant space")
            for key, into in (("add", e.items), ("remove", e.blocks)):
                if value.has(key):
                    into += [self.item(m, OBJECT_IDS, "object") for m in value.child(key).members()]
        elif kind == F_CARD:
            e.a = self.card_number(value)
        elif kind == F_STAR:
            value.fields(("letter", "card"))
            e.a = self.letter(value.child("letter"))
            e.b = self.card_number(value.child("card"))
        elif kind == F_ROLL:
            self._read_roll(e, value)
        elif kind == F_CHOOSE:
            self._read_choose(e, value)
        else:
            value.fields(())

    def token(self, part: Part, known: list[str]) -> int:
        """A token or an item."""
        found = part.one_of(known, "token")
        if found == NOTHING:
            return NOTHING
        text = known[found]
        return TOKEN_FIRE + OTHER_TOKENS.index(text) if text in OTHER_TOKENS else ITEMS.index(text)

    def _read_place(self, e: Effect, value: Part) -> None:
        value.fields(("token", "at"), ("count", "face"))
        e.a = self.token(value.child("token"), PLACED)
        e.spaces = self.at(value.child("at"))
        e.b = value.child("count").number(1, 10) if value.has("count") else 1
        e.c = UNLIT
        for space in e.spaces if e.a == TOKEN_FIRE else []:
            if space >= 0 and self.box.ice[space]:
                value.child("at").tell(f"no fire can burn on {self.box.spaces[space]}")
        if value.has("face"):
            if e.a not in (TOKEN_FIRE, NOTHING):
                value.child("face").tell("only a fire has two sides")
            else:
                e.c = value.child("face").one_of(FIRE_FACES[UNLIT : LIT + 1], "side of a fire") + UNLIT

    def _read_markers(self, e: Effect, value: Part) -> None:
        value.fields(("id", "at", "faces"), ("shuffle",))
        value.child("id").name()
        e.a = value.child("id").one_of(self.names.sets, "set of markers")
        e.spaces = self.at(value.child("at"))
        e.b = value.child("shuffle").boolean() if value.has("shuffle") else 0
        faces = [member.name() for member in value.child("faces").members()]
        e.items = [self.box.marker_faces.index(face) if face else NOTHING for face in faces]
        if value.has("at") and value.has("faces") and len(e.items) != len(e.spaces):
            value.tell(f"{len(e.items)} faces for {len(e.spaces)} spaces")

    def _read_snow(self, e: Effect, value: Part) -> None:
        value.fields(("spaces", "pool"))
        where = value.child("spaces")
        default = self.box.default_snow[self.plan.face]
        e.spaces = default[:] if where.value == "default" else self.spaces(where)
        no_tablets = self.box.snow_pool[:]
        for i in range(TABLETS):
            no_tablets[TOKENS.index(ITEMS[TABLET + i])] = 0
        e.items = self.pool(value.child("pool"), {"all": self.box.snow_pool, "no_tablets": no_tablets})
        known = [space for space in e.spaces if space != NOTHING]
        twice = len(known) - len(set(known))
        if isinstance(where.value, (list, str)) and (sum(e.items) != len(e.spaces) or twice):
            value.tell(f"{sum(e.items)} tokens for {len(e.spaces) - twice} spaces")

    def pool(self, part: Part, known: dict[str, list[int]]) -> list[int]:
        """A pool of tokens by its name or by its contents."""
        if isinstance(part.value, str):
            found = part.one_of(list(known), "pool")
            return known[list(known)[max(0, found)]][:]
        counts = [0] * len(TOKENS)
        for key, value in part.entries():
            if key not in TOKENS:
                value.tell(f"'{key}' is no token; known: {', '.join(TOKENS)}")
            else:
                counts[TOKENS.index(key)] = value.number(0, 24)
        return counts

    def _read_give(self, e: Effect, value: Part) -> None:
        items = ("object", "plant", "gem", "tablet") if e.kind == F_GIVE else ()
        value.fields(("to",), ("sp", "wp", *items))
        e.a = value.child("to").one_of(SELECTORS, "choice of heroes")
        e.b = value.child("sp").number(0, 20) if value.has("sp") else 0
        e.c = value.child("wp").number(0, 20) if value.has("wp") else 0
        if value.has("object"):
            e.items += [self.item(value.child("object"), OBJECT_IDS, "object"), 1]
        if value.has("plant"):
            e.items += [PLANT_BLUE + value.child("plant").one_of(PLANTS, "plant"), 1]
        if value.has("gem"):
            e.items += [GEM, value.child("gem").number(1, 3)]
        if value.has("tablet"):
            e.items += [TABLET + value.child("tablet").one_of(TABLET_IDS, "tablet"), 1]

    def _read_mover(self, e: Effect, value: Part) -> None:
        value.fields(("token", "path"))
        value.child("token").one_of(MOVERS, "mover")
        path = self.spaces(value.child("path"))
        if value.child("path").value == []:
            value.child("path").tell("a path has at least one space")
        for i in range(1, len(path)):
            if NOTHING not in path[i - 1 : i + 1] and path[i] not in self.box.near[path[i - 1]]:
                a, b = self.box.spaces[path[i - 1]], self.box.spaces[path[i]]
                value.child("path").tell(f"{a} and {b} are not next to each other")
        e.a = self.space_list(path)

    def _read_roll(self, e: Effect, value: Part) -> None:
        value.fields(("die", "table"))
        e.a = value.child("die").one_of(DICE, "die")
        faces = list(range(1, 7)) if e.a == 0 else self.box.black_faces if e.a != NOTHING else []
        e.items = [NOTHING] * (TOP_DIE + 1)
        table = value.child("table").entries()
        self.branches += int(len(table) > 1)
        for key, entry in table:
            low, dash, high = key.partition("-")
            if not low.isdecimal() or (dash and not high.isdecimal()):
                entry.tell("an entry is a value or a range such as 1-2")
                faces = []  # it is open which ones are meant
                continue
            block = self.read_block(entry)
            e.blocks.append(block)
            for pips in range(int(low), min(int(high or low), TOP_DIE) + 1):
                if e.items[pips] != NOTHING:
                    entry.tell(f"{pips} occurs twice")
                e.items[pips] = block
        self.branches -= int(len(table) > 1)
        left = [str(pips) for pips in faces if e.items[pips] == NOTHING]
        if left:
            value.child("table").tell(f"no entry holds the value {', '.join(left)}")

    def _read_choose(self, e: Effect, value: Part) -> None:
        value.fields(("by", "options"))
        e.a = value.child("by").one_of(["group", "finder"], "voice")
        options = value.child("options").members()
        if isinstance(value.child("options").value, list) and not 1 <= len(options) <= MOST_OPTIONS:
            value.child("options").tell(f"1 to {MOST_OPTIONS} options are possible")
        e.b = len(self.plan.option_titles)
        titles: list[dict[str, str]] = []
        self.plan.option_titles.append(titles)
        self.branches += int(len(options) > 1)
        for option in options:
            option.fields(("title", "do"))
            titles.append(option.child("title").words())
            e.blocks.append(self.read_block(option.child("do")))
        self.branches -= int(len(options) > 1)

    # Objectives ----------------------------------------------------------------------------------------

    def _read_objective(self, e: Effect, value: Part) -> None:
        kind = value.child("kind").one_of(OBJECTIVE_KINDS, "kind of objective")
        if kind == NOTHING:
            value.fields(("id", "kind"), ("text", *_all_objective_fields()))
        else:
            self._check_objective(value, kind)
        name = value.child("id").name()
        if name and name in self.announced:
            value.child("id").tell(f"the objective {name} is announced twice")
        self.announced.append(name)
        written = str(value.child("id").value)
        if written not in self.names.objectives:
            return
        e.a = self.names.objectives.index(written)
        self.plan.objective_kind[e.a] = kind
        if kind == NOTHING:
            return
        record = [NOTHING] * OB_SIZE
        record[0:3] = [0, 0, 0]
        record[OB_MIN_WP] = 0
        record[OB_SAME_DAY] = 0
        record[OB_COUNT] = 1
        for field, number in self.objective_fields(value, kind):
            record[field] = number
        self.plan.objective_start[e.a * OB_SIZE : (e.a + 1) * OB_SIZE] = record

    def _check_objective(self, value: Part, kind: int) -> None:
        required, optional = OBJECTIVE_FIELDS[kind]
        value.fields(("id", "kind", *required), ("text", *optional))
        if kind == O_DEFEAT and value.has("tag") == value.has("creature"):
            value.tell("either 'tag' or 'creature' is expected")
        special = kind == O_VISIT and any(value.has(key) for key in optional)
        if (kind == O_FLAG or special) and not value.has("text"):
            value.tell("this objective needs a text of its own")

    def _check_amendment(self, value: Part, kind: int) -> None:
        required, optional = OBJECTIVE_FIELDS[kind]
        allowed = ["text", *required, *optional]
        if kind == O_DEFEAT and value.has("tag") and value.has("creature"):
            value.tell("either 'tag' or 'creature' is expected")
        for key, part in value.entries():
            if key in _all_objective_fields() and key not in allowed:
                part.tell(f"an objective of the kind {OBJECTIVE_KINDS[kind]} has no '{key}'")

    def _hearths(self, part: Part) -> list[int]:
        """Spaces to be lit, at least one and each once."""
        spaces = self.spaces(part)
        if part.value == []:
            part.tell("at least one space is expected")
        for space in sorted({space for space in spaces if space != NOTHING and spaces.count(space) > 1}):
            part.tell(f"space {self.box.spaces[space]} occurs twice")
        return spaces

    def objective_fields(self, value: Part, kind: int) -> list[tuple[int, int]]:
        """C7.6 The parameters of an objective that are there, as fields of its record and numbers."""
        out: list[tuple[int, int]] = []
        required, optional = OBJECTIVE_FIELDS[kind]
        for key, part in value.entries():
            if key == "text":
                self.plan.texts.append(part.words())
                out.append((OB_TEXT, len(self.plan.texts) - 1))
            elif key in ("id", "kind", "objective"):
                continue
            elif key not in required and key not in optional:
                continue
            elif key == "space":
                out.append((OB_SPACE, self.space(part)))
            elif key in ("item", "carrying"):
                out.append((OB_ITEM, self.item(part, CARRIED, "item or follower")))
            elif key == "follower":
                out.append((OB_ITEM, self.item(part, FOLLOWERS, "follower")))
            elif key == "count":
                out.append((OB_COUNT, part.number(1, 50)))
            elif key == "tag":
                out.append((OB_TAG, self.tag(part)))
            elif key == "creature":
                out.append((OB_CREATURE, self.creature(part)))
            elif key == "min_wp":
                out.append((OB_MIN_WP, part.number(1, 20)))
            elif key in ("needs_flag", "name"):
                out.append((OB_FLAG, self.flag(part)))
            elif key == "spaces":
                out.append((OB_SPACES, self.space_list(self._hearths(part))))
            elif key == "same_day":
                out.append((OB_SAME_DAY, part.boolean()))
            elif key == "markers":
                out.append((OB_SET, part.one_of(self.names.sets, "set of markers")))
            else:
                out.append((OB_LETTER, self.letter(part, "N")))
        return out


def _all_objective_fields() -> list[str]:
    out = ["text"]
    for required, optional in OBJECTIVE_FIELDS.values():
        out += [key for key in (*required, *optional) if key not in out]
    return out


def read_legend(tree: Tree, box: Box, number: int, heroes: int, names: Names, bare: Plan) -> LegendFile:
    """A legend for a number of heroes; `bare` has the values of the ordinary creatures."""
    legend = LegendFile(tree, box, number, heroes, names)
    plan = legend.plan
    plan.rules = bare.rules[:]
    plan.sp, plan.wp, plan.step, plan.figure = bare.sp[:], bare.wp[:], bare.step[:], bare.figure[:]
    plan.reward_wp, plan.reward_sp = bare.reward_wp[:], bare.reward_sp[:]
    plan.dice = [row[:] for row in bare.dice]
    legend.read()
    return legend
