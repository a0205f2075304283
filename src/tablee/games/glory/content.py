"""The data files of Tales of Glory: their schema, the checks between them, and the box they fill."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from tablee.content import ContentError, Entry, Words, content_hash, designed, fault, read_table
from tablee.games.glory.box import Box
from tablee.games.glory.ids import (
    AGES,
    ANY,
    CHARACTER,
    COUNTS,
    DEALT_QUESTS,
    GAIN_CONNECTOR,
    GAINS,
    HALF_KEY,
    HERO,
    KINDS,
    MAX_SEATS,
    MAX_SLOTS,
    NO_CONNECTOR,
    ONCE,
    PLACE,
    PLAIN,
    PUT,
    QUEST,
    REACH,
    RESOURCES,
    ROUNDS,
    SIDES,
)

PLAYERS = range(2, MAX_SEATS + 1)
BOARD_KINDS = KINDS[:HERO]
SIDE_WORDS = {"none": NO_CONNECTOR, "plain": PLAIN, "half_key": HALF_KEY}
MAX_COST_ELEMENTS = 2
Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$")]
Points = Annotated[int, msgspec.Meta(ge=0, le=20)]
Json = dict[str, Any]


class Cost(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a pennant asks for."""

    combat: Points = 0
    magic: Points = 0
    potion: Points = 0
    coin: Points = 0


class Sides(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The four sides of a tile."""

    north: str
    east: str
    south: str
    west: str


class Tile(Entry, frozen=True, kw_only=True):
    """A tile of one of the three ages."""

    id: Id
    name: Words
    age: Literal[1, 2, 3]
    kind: Literal["monster", "character", "place", "treasure"]
    cost: Cost = Cost()
    gain: tuple[str, ...] = ()
    chest: tuple[str, ...] = ()
    sides: Sides


class Quest(Entry, frozen=True, kw_only=True):
    """A quest tile."""

    id: Id
    name: Words
    cost: Cost = Cost()
    gain: tuple[str, ...]
    chest: tuple[str, ...] = ()
    sides: Sides


class Hero(Entry, frozen=True, kw_only=True):
    """A hero tile: what its player starts with, its two chests, its sides."""

    id: Id
    name: Words
    colour: str
    start: list[str]
    chests: Annotated[list[list[str]], msgspec.Meta(min_length=2, max_length=2)]
    sides: Sides


class Count(Entry, frozen=True, kw_only=True):
    """What the number of players fixes."""

    players: Literal[2, 3, 4, 5]
    slots: Annotated[int, msgspec.Meta(ge=2, le=MAX_SLOTS)]
    wild: Annotated[int, msgspec.Meta(ge=2, le=MAX_SLOTS)]
    set_aside: Annotated[int, msgspec.Meta(ge=0)]
    discarded: Annotated[int, msgspec.Meta(ge=0)]


class TileFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`tiles.toml`."""

    tile: list[Tile]


class QuestFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`quests.toml`."""

    quest: list[Quest]


class HeroFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`heroes.toml`."""

    hero: list[Hero]


class SetupFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`setup.toml`."""

    count: list[Count]


class Content:
    """All data files, checked, with the box they fill and the names of their pieces."""

    def __init__(self, folder: Path | Traversable) -> None:
        self.folder = folder
        self.tiles = sorted(read_table(folder, "tiles.toml", TileFile).tile, key=lambda tile: tile.age)
        self.quests = read_table(folder, "quests.toml", QuestFile).quest
        self.heroes = read_table(folder, "heroes.toml", HeroFile).hero
        self.counts = read_table(folder, "setup.toml", SetupFile).count
        self.hash = content_hash(self.tiles, self.quests, self.heroes, self.counts)
        self.box = Box()
        self._fill_tiles()
        self._fill_cells()
        self._fill_counts()
        self._number_actions()

    # Tiles ---------------------------------------------------------------------------------------------

    def _fill_tiles(self) -> None:
        box = self.box
        for tile in self.tiles:
            where = ("tiles.toml", tile.id)
            kind = KINDS.index(tile.kind)
            now, end = self._gains(where, tile.gain, end_allowed=kind == CHARACTER)
            if kind == PLACE and (tile.gain or tile.chest):
                raise self._fault(where, "a place has no gain but its connectors, and no chest (TOG-7.24)")
            chests = [self._gains(where, tile.chest)[0]] if tile.chest else []
            self._add(where, kind, tile.age, tile.cost, now, end, chests, tile.sides)
        for quest in self.quests:
            where = ("quests.toml", quest.id)
            now, end = self._gains(where, quest.gain, end_allowed=True)
            chests = [self._gains(where, quest.chest)[0]] if quest.chest else []
            box.quests.append(self._add(where, QUEST, 0, quest.cost, now, end, chests, quest.sides))
        for hero in self.heroes:
            where = ("heroes.toml", hero.id)
            chests = [self._gains(where, chest)[0] for chest in hero.chests]
            box.heroes.append(self._add(where, HERO, 0, Cost(), [], [], chests, hero.sides))
            box.start[-1] = self._gains(where, hero.start)[0]
            if any(box.start[-1][i] >= len(RESOURCES) for i in range(0, len(box.start[-1]), 3)):
                raise self._fault(where, f"start: only {', '.join(RESOURCES)} (TOG-1.12)")
        box.age_tiles = [[t for t, age in enumerate(box.age) if age == wanted + 1] for wanted in range(AGES)]
        if len(box.heroes) < MAX_SEATS:
            raise ContentError(f"heroes.toml: {len(box.heroes)} heroes for up to {MAX_SEATS} players")
        if len(box.quests) < MAX_SEATS * DEALT_QUESTS:
            raise ContentError(
                f"quests.toml: {len(box.quests)} quests: {MAX_SEATS * DEALT_QUESTS} are needed (TOG-11.1)"
            )

    def _add(
        self,
        where: tuple[str, str],
        kind: int,
        age: int,
        cost: Cost,
        gain: list[int],
        end_gain: list[int],
        chests: list[list[int]],
        sides: Sides,
    ) -> int:
        box = self.box
        if where[1] in box.tiles:
            raise self._fault(where, "this id is used twice")
        elements = [cost.combat, cost.magic, cost.potion, cost.coin]
        if sum(1 for element in elements if element) > MAX_COST_ELEMENTS:
            raise self._fault(where, "a cost has at most two elements (TOG-4.4)")
        box.tiles.append(where[1])
        box.kind.append(kind)
        box.age.append(age)
        box.cost += elements
        box.gain.append(gain)
        box.end_gain.append(end_gain)
        box.start.append([])
        box.chests.append(chests)
        for name in SIDES:
            self._add_side(where, kind, name, getattr(sides, name))
        sides_of = box.side[-4:]
        box.links.append(sum(1 << i for i in range(4) if sides_of[i] != NO_CONNECTOR))
        box.halves.append(sum(1 << i for i in range(4) if sides_of[i] == HALF_KEY))
        if not box.links[-1]:
            raise self._fault(where, "a tile without connector could never be placed (TOG-6.5)")
        return len(box.tiles) - 1

    def _add_side(self, where: tuple[str, str], kind: int, name: str, text: str) -> None:
        box = self.box
        connector, condition, gain = NO_CONNECTOR, ANY, list[int]()
        if text in SIDE_WORDS:
            connector = SIDE_WORDS[text]
            if kind == PLACE and connector != NO_CONNECTOR:
                raise self._fault(where, f"{name}: a place has gain connectors or bare sides (TOG-7.24)")
        else:
            wanted, colon, given = text.partition(":")
            if kind != PLACE or not colon:
                allowed = "none or 'condition: gain'" if kind == PLACE else ", ".join(SIDE_WORDS)
                raise self._fault(where, f"{name}: '{text}' is no side: write {allowed}")
            if wanted != "any" and wanted not in BOARD_KINDS:
                message = f"{name}: unknown condition '{wanted}'; known: any, {', '.join(BOARD_KINDS)}"
                raise self._fault(where, message)
            connector = GAIN_CONNECTOR
            condition = ANY if wanted == "any" else KINDS.index(wanted)
            gain = self._gains(where, [given])[0]
        box.side.append(connector)
        box.condition.append(condition)
        box.side_gain.append(gain)

    def _gains(
        self, where: tuple[str, str], texts: Sequence[str], end_allowed: bool = False
    ) -> tuple[list[int], list[int]]:
        """Parts received at once and parts of the end of the game, out of texts like `2 coin x monster`."""
        now: list[int] = []
        end: list[int] = []
        for text in texts:
            words = text.split()
            at_end = bool(words) and words[0] == "END"
            if at_end:
                words = words[1:]
                if not end_allowed:
                    raise self._fault(
                        where, f"'{text}': END gains are on characters and quests only (TOG-7.25)"
                    )
            if words == ["first_player"]:
                words = ["1", "first_player"]
            times = ONCE
            if len(words) == 4 and words[2] == "x" and words[3] in COUNTS:
                times = COUNTS.index(words[3])
                words = words[:2]
            if len(words) != 2 or not words[0].isdecimal() or words[1] not in GAINS or words[0] == "0":
                raise self._fault(
                    where,
                    f"'{text}' is no gain: write a number and one of {', '.join(GAINS)}, "
                    f"then perhaps x and one of {', '.join(COUNTS)}",
                )
            if at_end and words[1] in ("key", "first_player"):
                raise self._fault(
                    where, f"'{text}': a {words[1]} is of no use at the end of the game (TOG-10.5)"
                )
            (end if at_end else now).extend([GAINS.index(words[1]), int(words[0]), times])
        return now, end

    def _fault(self, where: tuple[str, str], message: str) -> ContentError:
        return fault(where[0], where[1], message, self.folder)

    # Cells, player counts, actions -----------------------------------------------------------------------

    def _fill_cells(self) -> None:
        """TOG-12.3 The hero's cell first, then all within reach, row by row."""
        box = self.box
        spots = [(0, 0)] + [
            (x, y)
            for y in range(-REACH, REACH + 1)
            for x in range(-REACH, REACH + 1)
            if 0 < abs(x) + abs(y) <= REACH
        ]
        number = {spot: i for i, spot in enumerate(spots)}
        box.spots = spots
        box.cells = [f"{x},{y}" for x, y in spots]
        for x, y in spots:
            for near in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
                box.next.append(number.get(near, -1))
        box.chest_ids = [f"{cell}:0" for cell in box.cells] + ["0,0:1"]

    def _fill_counts(self) -> None:
        box = self.box
        size = MAX_SEATS + 1
        box.slots, box.wild = [0] * size, [0] * size
        box.set_aside, box.discarded = [0] * size, [0] * size
        given = {count.players: count for count in self.counts}
        for n in PLAYERS:
            if n not in given:
                raise ContentError(f"setup.toml: the set-up for {n} players is missing")
            count = given[n]
            self._check_count(count)
            box.slots[n] = count.slots
            box.wild[n] = count.wild
            box.set_aside[n] = count.set_aside
            box.discarded[n] = count.discarded

    def _check_count(self, count: Count) -> None:
        """Every round needs a tile on every slot (TOG-2.4, TOG-3.2)."""
        n = count.players
        left = count.slots - n
        if not 0 <= count.discarded <= left:
            raise ContentError(f"setup.toml: {n} players: discarded: {left} tiles are left at most")
        new = n + count.discarded
        needed = count.slots + (ROUNDS - 1) * new
        there = len(self.tiles) - count.set_aside
        if there < needed or count.set_aside > len(self.box.age_tiles[0]):
            raise ContentError(f"tiles.toml: {there} tiles for {n} players: {needed} are needed (TOG-9.3)")

    def _number_actions(self) -> None:
        box = self.box
        box.open_chest = PUT + len(box.cells)
        box.play_quest = box.open_chest + len(box.chest_ids)
        box.return_quest = box.play_quest + len(box.quests)
        box.deal = box.return_quest + len(box.quests)
        box.hero = box.deal + len(box.quests)
        box.draw = box.hero + len(box.heroes)

    # For texts and pages -----------------------------------------------------------------------------------

    def names(self) -> dict[str, dict[str, dict[str, str]]]:
        """Names of all tiles, and of quests and heroes by themselves: language -> domain -> id -> words."""
        tables: dict[str, list[Tile | Quest | Hero]] = {
            "tile": [*self.tiles, *self.quests, *self.heroes],
            "quest": [*self.quests],
            "hero": [*self.heroes],
        }
        return {
            lang: {
                domain: {tile.id: getattr(tile.name, lang) for tile in tiles}
                for domain, tiles in tables.items()
            }
            for lang in ("fr", "en")
        }

    def designed(self) -> dict[str, list[str]]:
        """The pieces made here: domain -> ids. All of them are tiles."""
        return designed(
            {
                "tile": [*self.tiles, *self.quests, *self.heroes],
                "quest": self.quests,
                "hero": self.heroes,
            }
        )

    def catalogue(self) -> Json:
        """What is printed on tiles and board, for whoever draws them."""
        box = self.box
        colours = {hero.id: hero.colour for hero in self.heroes}
        return {
            "tiles": {
                name: {
                    "kind": KINDS[box.kind[tile]],
                    "age": box.age[tile],
                    "colour": colours.get(name),
                    "cost": {what: box.cost[tile * 4 + i] for i, what in enumerate(RESOURCES)},
                    "gain": [*_parts(box.gain[tile], False), *_parts(box.end_gain[tile], True)],
                    "start": _parts(box.start[tile], False),
                    "chests": [_parts(chest, False) for chest in box.chests[tile]],
                    "sides": [self._side(tile * 4 + side) for side in range(4)],
                }
                for tile, name in enumerate(box.tiles)
            },
            "counts": {
                str(n): {"slots": box.slots[n], "wild": box.wild[n], "discarded": box.discarded[n]}
                for n in PLAYERS
            },
            "rounds": ROUNDS,
        }

    def _side(self, at: int) -> Json:
        box = self.box
        return {
            "connector": ["none", "plain", "half_key", "gain"][box.side[at]],
            "condition": None if box.condition[at] == ANY else KINDS[box.condition[at]],
            "gain": _parts(box.side_gain[at], False),
        }


def _parts(parts: list[int], end: bool) -> list[Json]:
    return [
        {
            "what": GAINS[parts[i]],
            "n": parts[i + 1],
            "times": None if parts[i + 2] == ONCE else COUNTS[parts[i + 2]],
            "end": end,
        }
        for i in range(0, len(parts), 3)
    ]
