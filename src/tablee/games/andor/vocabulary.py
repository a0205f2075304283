"""Reading the effects and objectives of a legend: C7.5 and C7.6 into the numbers `effects.py` works with."""

from __future__ import annotations

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
from tablee.games.andor.legends import (
    CARRIED,
    FOLLOWERS,
    MOVERS,
    OBJECT_IDS,
    WITH_SPACE,
    Legend,
    Names,
)
from tablee.games.andor.part import Part
from tablee.games.andor.plan import Effect, Plan
from tablee.games.andor.terms import (
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


class LegendFile(Legend):
    """A whole legend: head, cards, effects, objectives."""

    def read(self) -> Plan:
        """The plan of the legend."""
        plan = self.plan
        self.read_head()
        plan.objective_kind = [0] * len(plan.objectives)
        plan.objective_start = [NOTHING] * (OB_SIZE * len(plan.objectives))
        plan.by_trigger = [[] for _ in TRIGGERS]
        cards = self.root.child("cards").members()
        for number, member in enumerate(cards):
            part = Part(self.tree, member.where, member.value, self.heroes)
            card = self.read_card(part)
            card.block = self.read_block(part.child("do"))
            plan.cards.append(card)
            plan.by_trigger[card.trigger].append(number)
        return plan

    def read_block(self, part: Part) -> int:
        """A list of effects; its number."""
        effects: list[Effect] = []
        number = len(self.plan.blocks)
        self.plan.blocks.append(effects)
        for member in part.members():
            key, value = member.only()
            if key not in EFFECTS:
                raise value.fault(f"unknown effect: known are {', '.join(EFFECTS)}")
            effect = Effect(EFFECTS.index(key))
            self.read_effect(effect, value)
            effects.append(effect)
        return number

    def at(self, part: Part) -> list[int]:
        """A space, a list of spaces, or `here`."""
        if isinstance(part.value, list):
            return [self.place(member) for member in part.members()]
        return [self.place(part)]

    def place(self, part: Part) -> int:
        """A space or `here`."""
        if part.value == "here":
            if self.trigger not in WITH_SPACE:
                raise part.fault("'here' needs a trigger that has a space")
            return HERE
        return self.space(part)

    def card_number(self, part: Part) -> int:
        """A card that is read only when another one says so."""
        number = part.one_of(self.names.cards, "card")
        when = self.tree.data["cards"][number].get("when")
        if when != TRIGGERS[T_MANUAL]:
            raise part.fault(f"the card {part.text()} has another trigger: only 'manual' ones can be called")
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
                if space != HERE and self.box.arrow[space] == NOTHING:
                    raise value.child("at").fault(f"space {self.box.spaces[space]} has no arrow")
            if value.has("tag"):
                value.child("tag").name()
                e.b = self.tag(value.child("tag"))
        elif kind == F_PLACE:
            self._read_place(e, value)
        elif kind == F_REMOVE:
            value.fields((), ("token", "tag", "at"))
            if value.has("token") == value.has("tag"):
                raise value.fault("either 'token' or 'tag' is expected")
            if value.has("tag"):
                e.b = self.tag(value.child("tag"))
            else:
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
                raise value.fault(f"{sum(e.items)} tokens for {room} ice spaces")
        elif kind in (F_GIVE, F_LOSE_POINTS):
            self._read_give(e, value)
        elif kind == F_OBJECTIVE:
            self._read_objective(e, value)
        elif kind == F_AMEND:
            value.fields(("objective",), tuple(_all_objective_fields()))
            e.a = self.objective(value.child("objective"))
            kind_of = self.names.objective_kinds[self.names.objectives[e.a]]
            if kind_of in OBJECTIVE_KINDS:
                for field, number in self.objective_fields(value, OBJECTIVE_KINDS.index(kind_of)):
                    e.items += [field, number]
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
                raise value.fault("either 'advance' or 'to' is expected")
            if value.has("advance"):
                e.a = value.child("advance").number(1, 13)
            else:
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
            if not self.box.merchant[e.a]:
                raise value.child("space").fault("this is no merchant space")
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
        part.one_of(known, "token")
        text = part.text()
        return TOKEN_FIRE + OTHER_TOKENS.index(text) if text in OTHER_TOKENS else ITEMS.index(text)

    def _read_place(self, e: Effect, value: Part) -> None:
        value.fields(("token", "at"), ("count", "face"))
        e.a = self.token(value.child("token"), PLACED)
        e.spaces = self.at(value.child("at"))
        e.b = value.child("count").number(1, 10) if value.has("count") else 1
        e.c = UNLIT
        if value.has("face"):
            if e.a != TOKEN_FIRE:
                raise value.child("face").fault("only a fire has two sides")
            e.c = value.child("face").one_of(FIRE_FACES[UNLIT : LIT + 1], "side of a fire") + UNLIT

    def _read_markers(self, e: Effect, value: Part) -> None:
        value.fields(("id", "at", "faces"), ("shuffle",))
        value.child("id").name()
        e.a = value.child("id").one_of(self.names.sets, "set of markers")
        e.spaces = self.at(value.child("at"))
        e.b = value.child("shuffle").boolean() if value.has("shuffle") else 0
        e.items = [self.box.marker_faces.index(m.name()) for m in value.child("faces").members()]
        if len(e.items) != len(e.spaces):
            raise value.fault(f"{len(e.items)} faces for {len(e.spaces)} spaces")
        if len(e.items) > self.box.most_markers:
            raise value.fault(f"there are only {self.box.most_markers} markers")

    def _read_snow(self, e: Effect, value: Part) -> None:
        value.fields(("spaces", "pool"))
        where = value.child("spaces")
        default = self.box.default_snow[self.plan.face]
        e.spaces = default[:] if where.value == "default" else self.spaces(where)
        no_tablets = self.box.snow_pool[:]
        for i in range(TABLETS):
            no_tablets[TOKENS.index(ITEMS[TABLET + i])] = 0
        e.items = self.pool(value.child("pool"), {"all": self.box.snow_pool, "no_tablets": no_tablets})
        if sum(e.items) != len(e.spaces) or len(set(e.spaces)) != len(e.spaces):
            raise value.fault(f"{sum(e.items)} tokens for {len(set(e.spaces))} spaces")

    def pool(self, part: Part, known: dict[str, list[int]]) -> list[int]:
        """A pool of tokens by its name or by its contents."""
        if isinstance(part.value, str):
            return known[list(known)[part.one_of(list(known), "pool")]][:]
        counts = [0] * len(TOKENS)
        for key, value in part.entries():
            if key not in TOKENS:
                raise value.fault(f"'{key}' is no token: known are {', '.join(TOKENS)}")
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
        if not path:
            raise value.child("path").fault("a path has at least one space")
        for i in range(1, len(path)):
            if path[i] not in self.box.near[path[i - 1]]:
                a, b = self.box.spaces[path[i - 1]], self.box.spaces[path[i]]
                raise value.child("path").fault(f"{a} and {b} are not next to each other")
        e.a = self.space_list(path)

    def _read_roll(self, e: Effect, value: Part) -> None:
        value.fields(("die", "table"))
        e.a = value.child("die").one_of(DICE, "die")
        faces = list(range(1, 7)) if e.a == 0 else self.box.black_faces
        e.items = [NOTHING] * (TOP_DIE + 1)
        for key, entry in value.child("table").entries():
            low, dash, high = key.partition("-")
            if not low.isdecimal() or (dash and not high.isdecimal()):
                raise entry.fault("an entry is a value or a range such as 1-2")
            block = self.read_block(entry)
            e.blocks.append(block)
            for pips in range(int(low), int(high or low) + 1):
                if 0 <= pips <= TOP_DIE:
                    if e.items[pips] != NOTHING:
                        raise entry.fault(f"{pips} occurs twice")
                    e.items[pips] = block
        for pips in faces:
            if e.items[pips] == NOTHING:
                raise value.child("table").fault(f"no entry holds the value {pips}")

    def _read_choose(self, e: Effect, value: Part) -> None:
        value.fields(("by", "options"))
        e.a = value.child("by").one_of(["group", "finder"], "voice")
        options = value.child("options").members()
        if not 1 <= len(options) <= MOST_OPTIONS:
            raise value.child("options").fault(f"1 to {MOST_OPTIONS} options are possible")
        e.b = len(self.plan.option_titles)
        titles: list[dict[str, str]] = []
        self.plan.option_titles.append(titles)
        for option in options:
            option.fields(("title", "do"))
            titles.append(option.child("title").words())
            e.blocks.append(self.read_block(option.child("do")))

    # Objectives ----------------------------------------------------------------------------------------

    def _read_objective(self, e: Effect, value: Part) -> None:
        value.fields(("id", "kind"), ("text", *_all_objective_fields()))
        kind = value.child("kind").one_of(OBJECTIVE_KINDS, "kind of objective")
        required, optional = OBJECTIVE_FIELDS[kind]
        value.fields(("id", "kind", *required), ("text", *optional))
        if kind == O_DEFEAT and value.has("tag") == value.has("creature"):
            raise value.fault("either 'tag' or 'creature' is expected")
        special = kind == O_VISIT and any(value.has(key) for key in optional)
        if (kind == O_FLAG or special) and not value.has("text"):
            raise value.fault("this objective needs a text of its own")
        name = value.child("id").name()
        if name in self.announced:
            raise value.child("id").fault(f"the objective {name} is announced twice")
        self.announced.append(name)
        e.a = self.names.objectives.index(name)
        self.plan.objective_kind[e.a] = kind
        record = [NOTHING] * OB_SIZE
        record[0:3] = [0, 0, 0]
        record[OB_MIN_WP] = 0
        record[OB_SAME_DAY] = 0
        record[OB_COUNT] = 1
        for field, number in self.objective_fields(value, kind):
            record[field] = number
        self.plan.objective_start[e.a * OB_SIZE : (e.a + 1) * OB_SIZE] = record

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
                raise part.fault(f"an objective of the kind {OBJECTIVE_KINDS[kind]} has no '{key}'")
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
                out.append((OB_SPACES, self.space_list(self.spaces(part))))
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


def read_legend(tree: Tree, box: Box, number: int, heroes: int, names: Names, bare: Plan) -> Plan:
    """A legend for a number of heroes; `bare` has the values of the ordinary creatures."""
    legend = LegendFile(tree, box, number, heroes, names)
    plan = legend.plan
    plan.rules = bare.rules[:]
    plan.sp, plan.wp, plan.step, plan.figure = bare.sp[:], bare.wp[:], bare.step[:], bare.figure[:]
    plan.reward_wp, plan.reward_sp = bare.reward_wp[:], bare.reward_sp[:]
    plan.dice = [row[:] for row in bare.dice]
    return legend.read()
