"""The data files of Les Gardiens de Havresac: their schema, the checks between them, the box they fill."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from tablee.content import ContentError, Entry, Words, content_hash, designed, fault, read_table
from tablee.games.havresac.box import Box
from tablee.games.havresac.ids import (
    BARS,
    CELLS,
    CHESTS,
    CREATURES,
    ENDS,
    FACES,
    FAIRY,
    FOREST,
    GOALS,
    GUARDIANS,
    HEIGHT,
    LAKE,
    MAX_SEATS,
    MONSTERS,
    NOTHING,
    OBJECTS,
    PASSES,
    PILE,
    PLAIN,
    ROUNDS,
    START_CARDS,
    VILLAGE,
    VILLAGES,
    WIDTH,
)

Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$")]
Amount = Annotated[int, msgspec.Meta(ge=0, le=99)]
MonsterId = Literal["fox", "crocodile", "pig"]
Json = dict[str, Any]
CARDS = START_CARDS + ROUNDS * PILE
TERRAIN = {"*": FOREST, "~": LAKE, "v": VILLAGE}
QUARTERS = {
    "red": (range(6), range(4)),
    "blue": (range(7, 13), range(4)),
    "purple": (range(6), range(5, 9)),
    "yellow": (range(7, 13), range(5, 9)),
}
"""Columns and rows of the quarters, counted from 0."""


class Face(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """One face of a guardian tile."""

    movement: Amount
    price: Annotated[int, msgspec.Meta(ge=1, le=99)]
    text: Words
    camps: bool = False
    calls: bool = False
    enters: tuple[MonsterId, ...] = ()
    opens: bool = False
    straight: bool = False
    relieves: bool = False
    recalls: bool = False
    ignores_terrain: bool = False
    builds: bool = False
    shoots: bool = False
    shot_vp: Amount = 0


class Guardian(Entry, frozen=True, kw_only=True):
    """A guardian: its tokens and the two faces of its tile."""

    id: Literal["guide", "warrior", "thief", "priestess", "druid", "huntress"]
    name: Words
    tokens: Amount
    bag: Amount
    day: Face
    night: Face


class Board(Entry, frozen=True, kw_only=True):
    """One face of the adventure board."""

    id: Literal["summer", "winter"]
    name: Words
    rows: Annotated[list[str], msgspec.Meta(min_length=HEIGHT, max_length=HEIGHT)]


class Card(Entry, frozen=True, kw_only=True):
    """A scout card."""

    id: Id
    creature: Literal["fox", "crocodile", "pig", "fairy"]
    mark: Annotated[str, msgspec.Meta(pattern="^[A-Z1-9]$")]
    quarter: Literal["red", "blue", "purple", "yellow"]
    name: Words


class Thing(Entry, frozen=True, kw_only=True):
    """An object of the chests."""

    id: Literal["boots", "feather", "sword", "bow", "net", "hammer", "cup"]
    name: Words
    text: Words
    count: Amount


class Creature(Entry, frozen=True, kw_only=True):
    """What a monster is worth."""

    id: MonsterId
    name: Words
    glory: Amount
    vp: Amount


class Rank(Entry, frozen=True, kw_only=True, rename={"least": "from"}):
    """A step of the solo ladder."""

    id: Id
    name: Words
    least: Amount


class Goal(Entry, frozen=True, kw_only=True):
    """A score to reach alone, for each board."""

    id: Literal["bronze", "silver", "gold"]
    name: Words
    vp: dict[Literal["summer", "winter"], Amount]


class GuardianFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`guardians.toml`."""

    guardian: list[Guardian]


class BoardFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`boards.toml`."""

    board: list[Board]


class CardFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`scouts.toml`."""

    card: list[Card]


class ThingFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`objects.toml`."""

    object: list[Thing]


class TrackFile(Entry, frozen=True, kw_only=True):
    """`tracks.toml`."""

    gold: list[Amount]
    vp: list[Amount]
    villages: Annotated[list[Amount], msgspec.Meta(min_length=VILLAGES, max_length=VILLAGES)]
    fairies: list[Amount]
    chest_vp: Amount
    cup_glory: Amount
    tents: Amount
    creature: list[Creature]
    goal: list[Goal]
    rank: list[Rank]


class Content:
    """All data files, checked, with the box they fill and the names of their pieces."""

    def __init__(self, folder: Path | Traversable) -> None:
        self.folder = folder
        self.guardians = read_table(folder, "guardians.toml", GuardianFile).guardian
        self.boards = read_table(folder, "boards.toml", BoardFile).board
        self.cards = read_table(folder, "scouts.toml", CardFile).card
        self.things = read_table(folder, "objects.toml", ThingFile).object
        self.tracks = read_table(folder, "tracks.toml", TrackFile)
        self.hash = content_hash(self.guardians, self.boards, self.cards, self.things, self.tracks)
        self.box = Box()
        self._fill_guardians()
        self._fill_cells()
        self._fill_cards()
        for board in self.boards:
            self._fill_board(board)
        self._fill_objects()
        self._fill_tracks()

    def _fill_guardians(self) -> None:
        box = self.box
        given: dict[str, Guardian] = {guardian.id: guardian for guardian in self.guardians}
        for name in GUARDIANS:
            guardian = given.get(name)
            if guardian is None or len(given) != len(self.guardians):
                raise ContentError(f"guardians.toml: each of {', '.join(GUARDIANS)} is needed once")
            if guardian.tokens < MAX_SEATS * guardian.bag:
                raise fault(
                    "guardians.toml", name, f"{guardian.tokens} tokens do not fill the bags", self.folder
                )
            box.tokens.append(guardian.tokens)
            box.bag.append(guardian.bag)
            for face in (guardian.day, guardian.night):
                if face.movement == 0 and not face.straight:
                    raise fault("guardians.toml", name, "movement 0: it could never move", self.folder)
                box.movement.append(face.movement)
                box.price.append(face.price)
                box.camps.append(int(face.camps))
                box.calls.append(int(face.calls))
                box.enters.append(sum(1 << CREATURES.index(monster) for monster in face.enters))
                box.opens.append(int(face.opens))
                box.straight.append(int(face.straight))
                box.relieves.append(int(face.relieves))
                box.recalls.append(int(face.recalls))
                box.ignores_terrain.append(int(face.ignores_terrain))
                box.builds.append(int(face.builds))
                box.shoots.append(int(face.shoots))
                box.shot_vp.append(face.shot_vp)
                box.acts.append(int(face.calls or face.recalls or face.builds or face.shoots))
        if sum(box.bag) == 0:
            raise ContentError("guardians.toml: bag: each player needs at least one guardian to begin with")

    def _fill_cells(self) -> None:
        box = self.box
        for y in range(HEIGHT):
            for x in range(WIDTH):
                box.cells.append(f"{x + 1},{y + 1}")
                for there_x, there_y in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
                    inside = 0 <= there_x < WIDTH and 0 <= there_y < HEIGHT
                    box.near.append(there_y * WIDTH + there_x if inside else NOTHING)
                box.ways.append([there for there in box.near[-4:] if there != NOTHING])

    def _fill_cards(self) -> None:
        box = self.box
        if len(self.cards) != CARDS:
            raise ContentError(f"scouts.toml: {len(self.cards)} cards: exactly {CARDS} are needed (HAV-1.12)")
        for card in self.cards:
            if card.id in box.cards or [other.mark for other in self.cards].count(card.mark) > 1:
                raise fault("scouts.toml", card.id, "this id or this mark is used twice", self.folder)
            if card.mark.isdecimal() != (card.creature == "fairy"):
                message = "fairies are on groves (numbers), monsters in huts (letters) (HAV-3.2)"
                raise fault("scouts.toml", card.id, message, self.folder)
            box.cards.append(card.id)
            box.creature.append(CREATURES.index(card.creature))

    def _fill_board(self, board: Board) -> None:
        box = self.box
        signs = [sign for row in board.rows for sign in row.split()]
        if len(signs) != CELLS or any(len(row.split()) != WIDTH for row in board.rows):
            raise fault("boards.toml", board.id, f"{HEIGHT} rows of {WIDTH} signs are needed", self.folder)
        if signs[CELLS // 2] != "#" or signs.count("#") != 1:
            raise fault("boards.toml", board.id, "the castle # belongs into the middle", self.folder)
        villages = [cell for cell, sign in enumerate(signs) if sign == "v"]
        chests = [cell for cell, sign in enumerate(signs) if sign == "$"]
        if len(villages) != VILLAGES or len(chests) != CHESTS:
            raise fault("boards.toml", board.id, "10 villages and 10 chests are needed", self.folder)
        box.boards.append(board.id)
        terrain = [TERRAIN.get(sign, PLAIN) for sign in signs]
        box.terrain += terrain
        going = (BARS if kind == LAKE else ENDS if kind == FOREST else PASSES for kind in terrain)
        box.going.append(bytes(going))
        box.going_free = bytes([PASSES] * CELLS)
        box.villages += villages
        box.chests += chests
        box.village_at += [villages.index(cell) if cell in villages else NOTHING for cell in range(CELLS)]
        box.chest_at += [chests.index(cell) if cell in chests else NOTHING for cell in range(CELLS)]
        for sign in "xyz":
            if signs.count(sign) != 1:
                raise fault("boards.toml", board.id, f"start cell {sign} is needed once", self.folder)
            box.start_cells.append(signs.index(sign))
        for card in self.cards:
            columns, rows = QUARTERS[card.quarter]
            cell = signs.index(card.mark) if signs.count(card.mark) == 1 else NOTHING
            if cell == NOTHING or cell % WIDTH not in columns or cell // WIDTH not in rows:
                message = f"{card.mark} of {card.id} is needed once, in the {card.quarter} quarter"
                raise fault("boards.toml", board.id, message, self.folder)
            box.card_cell.append(cell)
        known = {"#", ".", "$", "x", "y", "z", *TERRAIN, *(card.mark for card in self.cards)}
        for sign in signs:
            if sign not in known:
                raise fault("boards.toml", board.id, f"unknown sign '{sign}'", self.folder)

    def _fill_objects(self) -> None:
        counts: dict[str, int] = {thing.id: thing.count for thing in self.things}
        if len(counts) != len(OBJECTS) or len(self.things) != len(OBJECTS):
            raise ContentError(f"objects.toml: each of {', '.join(OBJECTS)} is needed once")
        if sum(counts.values()) != CHESTS:
            raise ContentError(f"objects.toml: {sum(counts.values())} objects for {CHESTS} chests (HAV-1.5)")
        self.box.objects = [counts[name] for name in OBJECTS]

    def _fill_tracks(self) -> None:
        box, tracks = self.box, self.tracks
        if len(tracks.gold) != len(tracks.vp) or not tracks.gold:
            raise ContentError("tracks.toml: gold and vp need the same number of columns")
        if len(tracks.fairies) < box.creature.count(FAIRY):
            raise ContentError("tracks.toml: fairies: there are more fairies than slots (HAV-8.3)")
        values: dict[str, Creature] = {creature.id: creature for creature in tracks.creature}
        if len(values) != MONSTERS:
            raise ContentError(f"tracks.toml: creature: each of {', '.join(CREATURES[:MONSTERS])} is needed")
        box.gold_table = tracks.gold
        box.vp_table = tracks.vp
        box.village_column = tracks.villages
        box.fairy_slots = tracks.fairies
        box.creature_glory = [values[name].glory for name in CREATURES[:MONSTERS]]
        box.creature_vp = [values[name].vp for name in CREATURES[:MONSTERS]]
        box.chest_vp = tracks.chest_vp
        box.cup_glory = tracks.cup_glory
        box.tents = tracks.tents
        given: dict[str, Goal] = {goal.id: goal for goal in tracks.goal}
        if list(given) != GOALS or len(tracks.goal) != len(GOALS):
            raise ContentError(f"tracks.toml: goal: {', '.join(GOALS)} are needed once, in this order")
        for name in GOALS:
            missing = [board.id for board in self.boards if board.id not in given[name].vp]
            if missing:
                raise fault("tracks.toml", name, f"vp: {missing[0]} is missing", self.folder)
        box.goals = [given[name].vp[board.id] for board in self.boards for name in GOALS]
        box.ranks = [rank.id for rank in tracks.rank]
        box.rank_from = [rank.least for rank in tracks.rank]

    # For texts and pages -----------------------------------------------------------------------------------

    def names(self) -> dict[str, dict[str, dict[str, str]]]:
        """Names and texts of all pieces: language -> domain -> id -> words."""
        out: dict[str, dict[str, dict[str, str]]] = {}
        for lang in ("fr", "en"):
            out[lang] = {
                "guardian": {one.id: getattr(one.name, lang) for one in self.guardians},
                "guardian-day": {one.id: getattr(one.day.text, lang) for one in self.guardians},
                "guardian-night": {one.id: getattr(one.night.text, lang) for one in self.guardians},
                "object": {one.id: getattr(one.name, lang) for one in self.things},
                "object-text": {one.id: getattr(one.text, lang) for one in self.things},
                "creature": {one.id: getattr(one.name, lang) for one in self.tracks.creature},
                "card": {one.id: getattr(one.name, lang) for one in self.cards},
                "board": {one.id: getattr(one.name, lang) for one in self.boards},
                "rank": {one.id: getattr(one.name, lang) for one in self.tracks.rank},
                "solo_goal": {one.id: self._goal_name(one, lang) for one in self.tracks.goal},
            }
        return out

    def _goal_name(self, goal: Goal, lang: str) -> str:
        """A goal with its score on each board, in the order of the boards."""
        scores = " / ".join(str(goal.vp[board.id]) for board in self.boards)
        return f"{getattr(goal.name, lang)}, {scores} {'PV' if lang == 'fr' else 'VP'}"

    def designed(self) -> dict[str, list[str]]:
        """The pieces made here: domain -> ids. Of the tracks the rulebook tells but a few numbers."""
        tracks = ["glory", "villages", "fairies"] if self.tracks.source == "designed" else []
        return {"thing": tracks} | designed(
            {
                "guardian": self.guardians,
                "object": self.things,
                "creature": self.tracks.creature,
                "card": self.cards,
                "board": self.boards,
                "rank": self.tracks.rank,
                "solo_goal": self.tracks.goal,
            }
        )

    def catalogue(self) -> Json:
        """What is printed on boards, tiles, cards and tracks, for whoever draws them."""
        box = self.box
        return {
            "boards": {board.id: [row.split() for row in board.rows] for board in self.boards},
            "guardians": {
                guardian.id: {
                    face: {
                        "movement": getattr(guardian, face).movement,
                        "price": getattr(guardian, face).price,
                        "enters": list(getattr(guardian, face).enters),
                        "straight": getattr(guardian, face).straight,
                        "ignores_terrain": getattr(guardian, face).ignores_terrain,
                        "opens": getattr(guardian, face).opens,
                        "shot_vp": getattr(guardian, face).shot_vp,
                    }
                    for face in FACES
                }
                for guardian in self.guardians
            },
            "cards": {
                card.id: {"creature": card.creature, "mark": card.mark, "quarter": card.quarter}
                for card in self.cards
            },
            "objects": {thing.id: thing.count for thing in self.things},
            "gold": box.gold_table,
            "vp": box.vp_table,
            "villages": box.village_column,
            "fairies": box.fairy_slots,
            "glory": dict(zip(CREATURES, box.creature_glory, strict=False)),
            "cup_glory": box.cup_glory,
            "ranks": dict(zip(box.ranks, box.rank_from, strict=True)),
            "rounds": ROUNDS,
        }
