"""The data files of Andor: their schema, the checks between them, the box they fill, every legend."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from tablee.content import ContentError, Entry, Source, Words, content_hash, designed, fault, read_table
from tablee.content.tree import Faults, Tree
from tablee.core.graph import Graph
from tablee.games.andor.box import Box
from tablee.games.andor.ids import (
    ALLIES,
    CREATURE_KINDS,
    DICE,
    FIGURES,
    FIRST_ITEM_TOKEN,
    HERO_KINDS,
    ITEMS,
    LETTERS,
    MAX_SEATS,
    MIN_SEATS,
    NO_WAY,
    NOTHING,
    OBJECTS,
    PIPS,
    PURSE,
    ROOM,
    SIZES,
    TOKENS,
    WALKERS,
)
from tablee.games.andor.plan import Plan
from tablee.games.andor.reading.checks import Checks
from tablee.games.andor.reading.legends import Names, collect
from tablee.games.andor.reading.vocabulary import read_legend

Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$")]
SpaceId = Annotated[str, msgspec.Meta(pattern="^[0-9]+$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Mark = Literal["home", "merchant", "mine", "cave", "rock", "orphans", "stilts", "ice"]
SUFFIXES = (".yaml", ".yml", ".json")
LEGEND_FILE = "legend_"
LANGS = ("fr", "en")


class FaceEntry(Entry, frozen=True):
    """One face of the board."""

    id: Id
    home: int
    grave: int
    name: Words
    home_name: Words
    snow: list[int]
    rivers: list[list[tuple[int, int]]]


class SpaceEntry(Entry, frozen=True):
    """One space."""

    id: SpaceId
    face: str
    x: Annotated[int, msgspec.Meta(ge=0, le=1000)]
    y: Annotated[int, msgspec.Meta(ge=0, le=700)]
    near: list[int]
    arrow: int | None = None
    bridges: tuple[int, ...] = ()
    mark: Mark | None = None
    start: Id | None = None
    name: Words | None = None


class BoardsFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`boards.toml`"""

    face: list[FaceEntry]
    space: list[SpaceEntry]


class KindEntry(Entry, frozen=True):
    """One hero sheet."""

    id: Id
    rank: Count
    colour: Id
    dice: tuple[Count, Count, Count]
    overtime: Count
    fire: Count
    name: Words


class HeroEntry(Entry, frozen=True):
    """One side of a sheet."""

    id: Id
    kind: Id
    name: Words


class HeroesFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`heroes.toml`"""

    kind: list[KindEntry]
    hero: list[HeroEntry]


class Reward(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a defeated creature brings: will points, strength points, or a choice of both."""

    wp: Count = 0
    sp: Count = 0


class CreatureEntry(Entry, frozen=True):
    """An ordinary creature."""

    id: Id
    sp: Count
    wp: Annotated[int, msgspec.Meta(ge=1, le=99)]
    dice: list[tuple[int, int, Literal["red", "black"]]]
    reward: Reward
    figures: Count
    name: Words


class BossEntry(Entry, frozen=True):
    """A boss that legends may describe."""

    id: Id
    figure: Id
    name: Words


class CreaturesFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`creatures.toml`"""

    kind: list[CreatureEntry]
    boss: list[BossEntry]


class ItemEntry(Entry, frozen=True):
    """An object, tablet, plant, gem or follower."""

    id: Id
    size: Literal["small", "large", "helmet", "purse", "follower"]
    count: Count
    flies: bool
    name: Words


class ItemsFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`items.toml`"""

    item: list[ItemEntry]


class TokenEntry(Entry, frozen=True):
    """A token under snow or ice."""

    id: Id
    snow: Count
    ice: Count
    name: Words


class AllyEntry(Entry, frozen=True):
    """An ally and what he adds to a fight."""

    id: Id
    bonus: Count
    name: Words


class Tracks(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The numbers of the tracks and of the other tokens."""

    source: Source
    normal_hours: Count
    hours: Count
    cold_start: Count
    cold_floor: Annotated[int, msgspec.Meta(ge=2, le=11)]
    start_sp: Annotated[int, msgspec.Meta(ge=1, le=14)]
    start_wp: Annotated[int, msgspec.Meta(ge=1, le=20)]
    most_sp: Count
    most_wp: Count
    defence: tuple[Count, Count, Count]
    fires: Count
    stars: Count
    markers: Count
    black_die: list[Annotated[int, msgspec.Meta(ge=1, le=12)]]


class TokensFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`tokens.toml`"""

    token: list[TokenEntry]
    ally: list[AllyEntry]
    tracks: Tracks


class Content:
    """Everything the data files say, and the box the rules use.

    The first fault is an error. With `faults` those of the legends are put there instead, all of them; what
    is made then is not fit for playing.
    """

    def __init__(self, folder: Path | Traversable, faults: Faults | None = None) -> None:
        self.folder = folder
        self.boards = read_table(folder, "boards.toml", BoardsFile)
        self.heroes = read_table(folder, "heroes.toml", HeroesFile)
        self.creatures = read_table(folder, "creatures.toml", CreaturesFile)
        self.items = read_table(folder, "items.toml", ItemsFile)
        self.tokens = read_table(folder, "tokens.toml", TokensFile)
        self.box = Box()
        self._fill_boards()
        self._fill_heroes()
        self._fill_items()
        self._fill_tracks()
        files = legend_files(folder)
        if not files:
            raise fault("data", "legends", "there is no file legend_*.yaml")
        self.trees = self._read_trees(files, faults)
        self._fill_legends()
        if faults is not None:
            return
        self.box.number_actions()
        self.hash = content_hash(
            self.boards,
            self.heroes,
            self.creatures,
            self.items,
            self.tokens,
            [tree.data for tree in self.trees],
        )

    # Boards --------------------------------------------------------------------------------------------

    def _fill_boards(self) -> None:
        box, boards = self.box, self.boards
        box.faces = [face.id for face in boards.face]
        entries = sorted(boards.space, key=lambda entry: (self._face(entry), int(entry.id)))
        box.spaces = [entry.id for entry in entries]
        if len(set(box.spaces)) != len(box.spaces):
            raise fault("boards.toml", "space", "a number occurs twice", self.folder)
        box.face_of = [self._face(entry) for entry in entries]
        box.first = [box.face_of.index(face) for face in range(len(box.faces))] + [len(entries)]
        edges: list[tuple[int, int]] = []
        for i, entry in enumerate(entries):
            for there in entry.near:
                edges.append((i, self._space(entry, there)))
        for a, b in edges:
            if (b, a) not in edges:
                raise fault("boards.toml", box.spaces[b], f"{box.spaces[a]} is not among its near spaces")
        box.graph = Graph(len(entries), edges)
        box.near = box.graph.neighbours
        for i, entry in enumerate(entries):
            box.arrow.append(NOTHING if entry.arrow is None else self._space(entry, entry.arrow))
            if box.arrow[i] != NOTHING and box.arrow[i] not in box.near[i]:
                raise fault("boards.toml", entry.id, "its arrow leads to no near space", self.folder)
            box.merchant.append(int(entry.mark == "merchant"))
            box.cave.append(int(entry.mark == "cave"))
            box.ice.append(int(entry.mark == "ice"))
            box.lake.append(int(entry.mark in ("ice", "stilts")))
        box.start_space = [NOTHING] * len(HERO_KINDS)
        for i, entry in enumerate(entries):
            if entry.start is not None:
                if entry.start not in HERO_KINDS:
                    raise fault(
                        "boards.toml", entry.id, f"'{entry.start}' is not a kind of hero", self.folder
                    )
                box.start_space[HERO_KINDS.index(entry.start)] = i
        if NOTHING in box.start_space:
            raise fault("boards.toml", "space", "every kind of hero needs a start space")
        for number, face in enumerate(boards.face):
            own = range(box.first[number], box.first[number + 1])
            box.home.append(self._named(face, face.home))
            box.default_snow.append(sorted(self._named(face, space) for space in face.snow))
            box.ice_spaces.append([i for i in own if box.ice[i]])
            stilts = [i for i in own if entries[i].mark == "stilts"]
            box.stilts.append(stilts[0] if stilts else NOTHING)
            box.shore.append(
                [i for i in own if not box.lake[i] and any(box.lake[near] for near in box.near[i])]
            )
            self._check_arrows(own, box.home[number])
        self._measure(edges)

    def _measure(self, edges: list[tuple[int, int]]) -> None:
        """Distances that advice looks up: every way a hero may have to go, every march home."""
        box = self.box
        apart = [box.lake[i] or box.cave[i] for i in range(len(box.spaces))]
        land = Graph(len(box.spaces), [(a, b) for a, b in edges if not apart[a] and not apart[b]])
        for a in range(len(box.spaces)):
            ends = [apart[a] or apart[b] for b in range(len(box.spaces))]
            ways = [(box.graph if ends[b] else land).distances[a][b] for b in range(len(ends))]
            box.ways.append([NO_WAY if far < 0 else far for far in ways])
            steps, here = 0, a
            while box.arrow[here] != NOTHING:
                here, steps = box.arrow[here], steps + 1
            box.homeward.append(steps if here in box.home else NOTHING)

    def _face(self, entry: SpaceEntry) -> int:
        ids = [face.id for face in self.boards.face]
        if entry.face not in ids:
            raise fault("boards.toml", entry.id, f"'{entry.face}' is not a face", self.folder)
        return ids.index(entry.face)

    def _space(self, entry: SpaceEntry, number: int) -> int:
        if str(number) not in self.box.spaces:
            raise fault("boards.toml", entry.id, f"there is no space {number}", self.folder)
        space = self.box.spaces.index(str(number))
        if self.box.face_of[space] != self._face(entry):
            raise fault("boards.toml", entry.id, f"space {number} is on the other face", self.folder)
        return space

    def _named(self, face: FaceEntry, number: int) -> int:
        if str(number) not in self.box.spaces:
            raise fault("boards.toml", face.id, f"there is no space {number}", self.folder)
        return self.box.spaces.index(str(number))

    def _check_arrows(self, own: range, home: int) -> None:
        """All arrows of a face end at its home."""
        box = self.box
        for start in own:
            space = start
            for _ in own:
                if box.arrow[space] == NOTHING:
                    break
                space = box.arrow[space]
            if space != home and not (space == start and box.lake[start]):
                raise fault(
                    "boards.toml", box.spaces[start], "its arrows do not lead to the home space", self.folder
                )

    # Heroes, items, tracks -----------------------------------------------------------------------------

    def _fill_heroes(self) -> None:
        box = self.box
        kinds = self._in_order("heroes.toml", [k.id for k in self.heroes.kind], HERO_KINDS)
        for i in kinds:
            kind = self.heroes.kind[i]
            box.rank.append(kind.rank)
            box.dice += kind.dice
            box.overtime.append(kind.overtime)
            box.fire_bonus.append(kind.fire)
        if len(set(box.rank)) != len(box.rank):
            raise fault("heroes.toml", "kind", "two ranks are equal")
        for hero in self.heroes.hero:
            if hero.kind not in HERO_KINDS:
                raise fault("heroes.toml", hero.id, f"'{hero.kind}' is not a kind of hero", self.folder)
            box.heroes.append(hero.id)
            box.hero_kind.append(HERO_KINDS.index(hero.kind))

    def _fill_items(self) -> None:
        box = self.box
        for i in self._in_order("items.toml", [item.id for item in self.items.item], ITEMS):
            item = self.items.item[i]
            box.count.append(item.count)
            box.size.append(SIZES.index(item.size))
            box.flies.append(int(item.flies))
        for i in self._in_order("tokens.toml", [token.id for token in self.tokens.token], TOKENS):
            token = self.tokens.token[i]
            box.snow_pool.append(token.snow)
            box.ice_pool.append(token.ice)
        box.token_item = [
            NOTHING if i < FIRST_ITEM_TOKEN else ITEMS.index(TOKENS[i]) for i in range(len(TOKENS))
        ]

    def _in_order(self, file: str, found: list[str], wanted: Sequence[str]) -> list[int]:
        """Where the entries the rules know stand in a file: each of them once, and no others."""
        for name in found:
            if name not in wanted or found.count(name) > 1:
                raise fault(file, name, "the rules know no such entry, or it stands here twice", self.folder)
        for name in wanted:
            if name not in found:
                raise fault(file, name, "this entry is missing", self.folder)
        return [found.index(name) for name in wanted]

    def _fill_tracks(self) -> None:
        box, tracks = self.box, self.tokens.tracks
        box.normal_hours, box.hours = tracks.normal_hours, tracks.hours
        box.cold_start, box.cold_floor = tracks.cold_start, tracks.cold_floor
        box.start_sp, box.start_wp = tracks.start_sp, tracks.start_wp
        box.most_sp, box.most_wp = tracks.most_sp, tracks.most_wp
        box.defence = list(tracks.defence)
        box.fires, box.stars, box.most_markers = tracks.fires, tracks.stars, tracks.markers
        box.black_faces = sorted(set(tracks.black_die))
        box.pips = sorted({*range(1, PIPS + 1), *box.black_faces})
        box.black_weights = [tracks.black_die.count(face) for face in box.black_faces]

    # Legends -------------------------------------------------------------------------------------------

    def _read_trees(self, files: list[str], faults: Faults | None) -> list[Tree]:
        """The legend files as they are written; where faults are collected, only those that can be read."""
        trees: list[Tree] = []
        for name in files:
            try:
                trees.append(Tree(self.folder, name, faults))
            except ContentError as error:
                if faults is None:
                    raise
                faults.add(name, 0, str(error))
        return trees

    def _fill_legends(self) -> None:
        box = self.box
        names = [collect(tree.data) for tree in self.trees]
        box.creatures = CREATURE_KINDS[:]
        for found in names:
            box.creatures += [one for one in found.creatures if one not in box.creatures]
            box.marker_faces += [one for one in found.faces if one not in box.marker_faces]
        if not box.marker_faces:
            box.marker_faces.append("none")
        order = self._in_order("creatures.toml", [kind.id for kind in self.creatures.kind], CREATURE_KINDS)
        box.figures = [self.creatures.kind[i].figures for i in order] + [1] * (len(FIGURES) - len(order))
        bare = self._bare_plan(order)
        for number, tree in enumerate(self.trees):
            self._add_legend(number, tree, names[number], bare)

    def _add_legend(self, number: int, tree: Tree, names: Names, bare: Plan) -> None:
        box = self.box
        for heroes in range(MIN_SEATS, MAX_SEATS + 1):
            legend = read_legend(tree, box, number, heroes, names, bare)
            plan = legend.plan
            plan.card_base = len(box.cards)
            plan.objective_base = len(box.objectives)
            Checks(legend).run()
            box.plans.append(plan)
        plan = box.plans[-1]
        if plan.name in box.legends:
            tree.tell(("legend",), f"there are two legends {plan.name}")
        box.legends.append(plan.name)
        box.cards += [f"{plan.name}.{card.name}" for card in plan.cards]
        box.objectives += [f"{plan.name}.{objective}" for objective in plan.objectives]
        known = [*CREATURE_KINDS, *(boss.id for boss in self.creatures.boss)]
        for name in names.creatures:
            entry = tree.data["creatures"][name]
            if name not in known and isinstance(entry, dict) and "name" not in entry:
                tree.tell(("creatures", name), "a creature nobody knows needs a name")

    def _bare_plan(self, order: list[int]) -> Plan:
        """The values of the ordinary creatures, with room for every boss of any legend."""
        plan = Plan()
        kinds = [self.creatures.kind[i] for i in order]
        bosses = len(self.box.creatures) - len(kinds)
        plan.sp = [kind.sp for kind in kinds] + [0] * bosses
        plan.wp = [kind.wp for kind in kinds] + [1] * bosses
        plan.step = list(range(len(kinds))) + [NOTHING] * bosses
        plan.figure = list(range(len(kinds))) + [0] * bosses
        plan.reward_wp = [kind.reward.wp for kind in kinds] + [0] * bosses
        plan.reward_sp = [kind.reward.sp for kind in kinds] + [0] * bosses
        plan.dice = [_rows(kind) for kind in kinds] + [[] for _ in range(bosses)]
        allies = self._in_order("tokens.toml", [ally.id for ally in self.tokens.ally], ALLIES)
        plan.rules = [self.tokens.ally[i].bonus for i in allies[:WALKERS]]
        return plan

    # What others show ----------------------------------------------------------------------------------

    def names(self) -> dict[str, dict[str, dict[str, str]]]:
        """Names of pieces: language -> domain -> id -> name. Cards and bosses of a legend are secret."""
        out: dict[str, dict[str, dict[str, str]]] = {}
        for lang in LANGS:
            items = {entry.id: getattr(entry.name, lang) for entry in self.items.item}
            out[lang] = {
                "hero": {entry.id: getattr(entry.name, lang) for entry in self.heroes.hero},
                "hero-kind": {entry.id: getattr(entry.name, lang) for entry in self.heroes.kind},
                **dict.fromkeys(("item", "object", "wanted", "plant", "follower", "thing"), items),
                **dict.fromkeys(("ally", "walker"), self._ally_names(lang)),
                "token": {entry.id: getattr(entry.name, lang) for entry in self.tokens.token},
                "creature": self._creature_names(lang)[0],
                "letter": {letter: letter for letter in LETTERS},
                "space": {
                    entry.id: getattr(entry.name, lang) if entry.name else entry.id
                    for entry in self.boards.space
                },
                "place": {
                    entry.id: f"{entry.id} ({getattr(entry.name, lang)})" if entry.name else entry.id
                    for entry in self.boards.space
                },
                "face": {entry.id: getattr(entry.name, lang) for entry in self.boards.face},
                "home": {entry.id: getattr(entry.home_name, lang) for entry in self.boards.face},
                "legend": {str(tree.data["legend"]): str(tree.data["title"][lang]) for tree in self.trees},
            }
        return out

    def secret_names(self) -> dict[str, dict[str, dict[str, str]]]:
        """Titles and texts of cards; objectives and markers go by the title of the card they belong to.

        All creatures are there again, with those that only one legend knows.
        """
        out: dict[str, dict[str, dict[str, str]]] = {}
        for lang in LANGS:
            tables: dict[str, dict[str, str]] = {
                domain: {} for domain in ("card", "card-text", "objective", "marker-face")
            }
            for tree in self.trees:
                legend = tree.data["legend"]
                for card in tree.data["cards"]:
                    title = str(card["title"][lang])
                    tables["card"][f"{legend}.{card['id']}"] = f"{_number(card['id'])} · {title}"
                    tables["card-text"][f"{legend}.{card['id']}"] = str(card["text"][lang])
                    for objective in announced(card["do"]):
                        tables["objective"].setdefault(f"{legend}.{objective}", title)
                    if isinstance(card["when"], dict) and "marker" in card["when"]:
                        tables["marker-face"].setdefault(card["when"]["marker"], title)
            public, own = self._creature_names(lang)
            out[lang] = tables | {"creature": public | own}
        return out

    def _ally_names(self, lang: str) -> dict[str, str]:
        return {entry.id: getattr(entry.name, lang) for entry in self.tokens.ally}

    def _creature_names(self, lang: str) -> tuple[dict[str, str], dict[str, str]]:
        """What creatures of the box are called, and those that a legend invents."""
        own: dict[str, str] = {}
        out = {entry.id: getattr(entry.name, lang) for entry in self.creatures.kind}
        for boss in self.creatures.boss:
            if boss.id in self.box.creatures:
                out[boss.id] = getattr(boss.name, lang)
        for tree in self.trees:
            for name, entry in tree.data["creatures"].items():
                if "name" in entry:
                    table = out if name in out else own
                    table[name] = entry["name"][lang]
        return out, own

    def designed(self) -> dict[str, list[str]]:
        """The pieces made here: domain -> ids, those of creatures only that are no secret of a legend.

        A hero is ours as far as its kind is. `L1.` stands for all cards of that legend.
        """
        kinds = [kind.id for kind in self.heroes.kind if kind.source == "designed"]
        legends = [str(tree.data["legend"]) for tree in self.trees if tree.data.get("source") == "designed"]
        bosses = [boss for boss in self.creatures.boss if boss.id in self.box.creatures]
        found = designed(
            {
                "hero-kind": self.heroes.kind,
                **dict.fromkeys(("item", "object"), self.items.item),
                "ally": self.tokens.ally,
                "token": self.tokens.token,
                "creature": [*self.creatures.kind, *bosses],
                **dict.fromkeys(("space", "place"), self.boards.space),
                "face": self.boards.face,
            }
        )
        return found | {
            "hero": [hero.id for hero in self.heroes.hero if hero.kind in kinds],
            "legend": legends,
            "card": [f"{legend}." for legend in legends],
        }

    def catalogue(self) -> dict[str, Any]:
        """What is printed and open to everybody; of a legend only what is told before the game."""
        return {
            "faces": [msgspec.to_builtins(face) for face in self.boards.face],
            "spaces": [msgspec.to_builtins(space) for space in self.boards.space],
            "kinds": [msgspec.to_builtins(kind) for kind in self.heroes.kind],
            "heroes": [msgspec.to_builtins(hero) for hero in self.heroes.hero],
            "creatures": [msgspec.to_builtins(kind) for kind in self.creatures.kind],
            "items": [msgspec.to_builtins(item) for item in self.items.item],
            "tokens": [msgspec.to_builtins(token) for token in self.tokens.token],
            "allies": [msgspec.to_builtins(ally) for ally in self.tokens.ally],
            "tracks": msgspec.to_builtins(self.tokens.tracks),
            "room": {size: ROOM[i] for i, size in enumerate(SIZES[:PURSE])},
            "objects": ITEMS[:OBJECTS],
            "legends": [
                {
                    "id": str(tree.data["legend"]),
                    "title": tree.data["title"],
                    "face": tree.data["face"],
                    "cards": len(tree.data["cards"]),
                }
                for tree in self.trees
            ],
        }


def _number(card: str) -> str:
    """The number of a card: those of easy and of hard games share that of the normal one."""
    return re.sub(r"(?<=\d)[GR]$", "", card)


def _rows(kind: CreatureEntry) -> list[int]:
    out: list[int] = []
    for least, number, colour in kind.dice:
        out += [least, number, DICE.index(colour)]
    return out


def announced(effects: Any) -> list[str]:
    """The ids of the objectives that effects announce, those of options and tables included."""
    if isinstance(effects, list):
        return [id for part in effects for id in announced(part)]
    if not isinstance(effects, dict):
        return []
    found = effects.get("objective")
    if isinstance(found, dict):
        return [found["id"]]
    return [id for part in effects.values() for id in announced(part)]


def legend_files(folder: Path | Traversable) -> list[str]:
    """The names of the legend files of a folder, sorted."""
    names = [file.name for file in folder.iterdir()]
    return sorted(name for name in names if name.startswith(LEGEND_FILE) and name.endswith(SUFFIXES))
