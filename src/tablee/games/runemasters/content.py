"""The data files of Runemasters: their schema, the checks between them, and the box they fill."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from tablee.content import ContentError, Entry, Words, content_hash, designed, fault, read_table
from tablee.games.runemasters.box import Box
from tablee.games.runemasters.ids import EVENT, GUARDIANS, PATHS, ROLL, RUNES, SIGNS, SPACES

Path4 = Literal["red", "blue", "yellow", "green"]
WeakRune = Literal["red", "blue", "yellow", "green", "violet"]
Points = Annotated[int, msgspec.Meta(ge=0, le=4)]
Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$")]
EVENT_CARDS = 5
COUNTS = (2, 3, 4)


class Kind(Entry, frozen=True, kw_only=True):
    """A kind of monster and what it can do."""

    id: Id
    name: Words
    text: Words
    entry: Annotated[int, msgspec.Meta(ge=1, le=SPACES)] = 3
    melee: Points = 1
    rage_wounds: Points = 0
    rage_melee: Points = 0
    shot: Points = 0
    resists_release: bool = False
    resists_rerolled: bool = False
    heals: bool = False
    unblockable: bool = False


class Card(Entry, frozen=True, kw_only=True):
    """A Monster card."""

    id: Id
    kind: str
    colour: Path4
    weak_points: Annotated[list[WeakRune], msgspec.Meta(min_length=2, max_length=4)]
    mana: Points
    life: Points = 0
    two_player: bool = False
    name: Words


class MonsterFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`monsters.toml`."""

    kind: list[Kind]
    card: list[Card]


class EventCard(Entry, frozen=True, kw_only=True):
    """An Event card and what it changes for its round."""

    id: Id
    sign: Literal["positive", "negative", "neutral"]
    name: Words
    text: Words
    dice: Annotated[int, msgspec.Meta(ge=1, le=5)] = 4
    reroll_cost: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    gives_angel: bool = False
    no_shots: bool = False
    no_marks: bool = False
    no_mana: bool = False
    mana_as_life: bool = False
    free_move: bool = False
    poisons: bool = False


class EventFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`events.toml`."""

    when_empty: str
    event: list[EventCard]


class Power(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The mark or the ultimate power of a guardian: its name and what the board says."""

    id: Id
    name: Words
    text: Words


class Guardian(Entry, frozen=True, kw_only=True):
    """A guardian board."""

    id: Literal["ismoros", "kyreas", "kulak", "neltai"]
    name: Words
    title: Words
    life: Annotated[int, msgspec.Meta(ge=1, le=4)]
    mana: Points
    mark: Power
    ultimate: Power


class GuardianFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`guardians.toml`."""

    guardian: list[Guardian]


class Count(Entry, frozen=True, kw_only=True):
    """What the number of guardians fixes."""

    guardians: Literal[2, 3, 4]
    paths: list[Path4]
    temple_life: Annotated[int, msgspec.Meta(ge=1)]
    cards: Literal["of its paths", "with two-player symbol"]
    one_of: str = ""
    pool: int
    removed: int


class Difficulty(Entry, frozen=True, kw_only=True):
    """How many events of each sign are in the event deck, and where the ultimate tokens start."""

    id: Id
    name: Words
    positive: int
    negative: int
    neutral: int
    ultimate_start: Annotated[int, msgspec.Meta(ge=0, le=4)]


class SetupFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`setup.toml`."""

    count: list[Count]
    difficulty: list[Difficulty]


class Content:
    """All data files, checked, with the box they fill and the names of their pieces."""

    def __init__(self, folder: Path | Traversable) -> None:
        self.folder = folder
        self.monsters = read_table(folder, "monsters.toml", MonsterFile)
        self.events = read_table(folder, "events.toml", EventFile)
        self.guardians = read_table(folder, "guardians.toml", GuardianFile)
        self.setup = read_table(folder, "setup.toml", SetupFile)
        self.hash = content_hash(self.monsters, self.events, self.guardians, self.setup)
        self.box = Box()
        self._fill_monsters()
        self._fill_events()
        self._fill_guardians()
        self._fill_difficulties()
        self._fill_counts()
        self.box.rolls = [ROLL + rune for rune in range(len(RUNES))]
        self.box.draw = EVENT + len(self.box.events)

    def _unique(self, file: str, ids: list[str]) -> None:
        for entry in ids:
            if ids.count(entry) > 1:
                raise fault(file, entry, "this id is used twice", self.folder)

    def _fill_monsters(self) -> None:
        box = self.box
        kinds = {kind.id: kind for kind in self.monsters.kind}
        self._unique("monsters.toml", [kind.id for kind in self.monsters.kind])
        self._unique("monsters.toml", [card.id for card in self.monsters.card])
        box.kinds = list(kinds)
        for card in self.monsters.card:
            if card.id == "dawn":
                raise fault("monsters.toml", card.id, "this id is kept for the Dawn card", self.folder)
            kind = kinds.get(card.kind)
            if kind is None:
                raise fault(
                    "monsters.toml",
                    card.id,
                    f"unknown kind '{card.kind}'; known: {', '.join(kinds)}",
                    self.folder,
                )
            runes = [RUNES.index(rune) for rune in card.weak_points]
            box.cards.append(card.id)
            box.colour.append(PATHS.index(card.colour))
            box.weak.append(runes)
            box.weak_mask.append(
                [sum(1 << i for i, shown in enumerate(runes) if shown == rune) for rune in range(len(RUNES))]
            )
            box.full.append((1 << len(runes)) - 1)
            box.mana.append(card.mana)
            box.life.append(card.life)
            box.two_player.append(int(card.two_player))
            box.kind.append(box.kinds.index(card.kind))
            box.entry.append(kind.entry)
            box.melee.append(kind.melee)
            box.rage_wounds.append(kind.rage_wounds)
            box.rage_melee.append(kind.rage_melee)
            box.shot.append(kind.shot)
            box.resists_release.append(int(kind.resists_release))
            box.resists_rerolled.append(int(kind.resists_rerolled))
            box.heals.append(int(kind.heals))
            box.unblockable.append(int(kind.unblockable))
        box.dawn = len(box.cards)

    def _fill_events(self) -> None:
        box = self.box
        self._unique("events.toml", [event.id for event in self.events.event])
        for event in self.events.event:
            box.events.append(event.id)
            box.sign.append(SIGNS.index(event.sign))
            box.dice.append(event.dice)
            box.reroll_cost.append(event.reroll_cost)
            box.gives_angel.append(int(event.gives_angel))
            box.no_shots.append(int(event.no_shots))
            box.no_marks.append(int(event.no_marks))
            box.no_mana.append(int(event.no_mana))
            box.mana_as_life.append(int(event.mana_as_life))
            box.free_move.append(int(event.free_move))
            box.poisons.append(int(event.poisons))
        if self.events.when_empty not in box.events:
            raise ContentError(f"events.toml: when_empty: no event is called '{self.events.when_empty}'")
        box.calm = box.events.index(self.events.when_empty)

    def _fill_guardians(self) -> None:
        given = {guardian.id: guardian for guardian in self.guardians.guardian}
        self._unique("guardians.toml", [guardian.id for guardian in self.guardians.guardian])
        for name in GUARDIANS:
            if name not in given:
                raise ContentError(
                    f"guardians.toml: {name} is missing: all of {', '.join(GUARDIANS)} are needed"
                )
            self.box.guardian_life.append(given[name].life)
            self.box.guardian_mana.append(given[name].mana)

    def _fill_difficulties(self) -> None:
        box = self.box
        self._unique("setup.toml", [level.id for level in self.setup.difficulty])
        for level in self.setup.difficulty:
            counts = [level.positive, level.negative, level.neutral]
            for sign, count in enumerate(counts):
                there = box.sign.count(sign)
                if not 0 <= count <= there:
                    message = f"{count} {SIGNS[sign]} events wanted, events.toml has {there}"
                    raise fault("setup.toml", level.id, message, self.folder)
            if sum(counts) != EVENT_CARDS:
                message = f"{sum(counts)} event cards: exactly {EVENT_CARDS} are needed (RUN-1.22)"
                raise fault("setup.toml", level.id, message, self.folder)
            box.difficulties.append(level.id)
            box.event_counts.append(counts)
            box.ultimate_start.append(level.ultimate_start)

    def _fill_counts(self) -> None:
        box = self.box
        size = max(COUNTS) + 1
        box.temple_life = [0] * size
        box.paths = [[] for _ in range(size)]
        box.deck_size = [0] * size
        box.pool = [[] for _ in range(size)]
        box.one_of = [[] for _ in range(size)]
        given = {count.guardians: count for count in self.setup.count}
        for n in COUNTS:
            if n not in given:
                raise ContentError(f"setup.toml: the set-up for {n} guardians is missing")
            self._fill_count(given[n])

    def _fill_count(self, count: Count) -> None:
        """The odds of each card: finer than copies where one of several was taken at random (RUN-1.16)."""
        box = self.box
        n = count.guardians
        cards = range(len(box.cards))
        paths = [PATHS.index(path) for path in count.paths]
        if count.one_of and count.one_of not in box.kinds:
            raise ContentError(f"setup.toml: {n} guardians: one_of: unknown kind '{count.one_of}'")
        single = [int(count.one_of != "" and box.kinds[box.kind[card]] == count.one_of) for card in cards]
        share = max(1, sum(single))
        taken = box.two_player if count.cards == "with two-player symbol" else [1] * len(box.cards)
        odds = [
            0 if box.colour[card] not in paths else 1 if single[card] else share * taken[card]
            for card in cards
        ]
        there = sum(1 for card in cards if odds[card] and not single[card]) + int(any(single))
        if there != count.pool:
            raise ContentError(
                f"monsters.toml: {there} cards for {n} guardians, setup.toml wants {count.pool} (pool)"
            )
        if not 0 <= count.removed <= count.pool - 6:
            raise ContentError(
                f"setup.toml: {n} guardians: removed: {count.removed} leaves too few cards to play"
            )
        box.temple_life[n] = count.temple_life
        box.paths[n] = sorted(paths)
        box.deck_size[n] = count.pool - count.removed
        box.pool[n] = odds
        box.one_of[n] = single

    def names(self) -> dict[str, dict[str, dict[str, str]]]:
        """Names and card texts of all pieces: language -> domain -> id -> words."""
        out: dict[str, dict[str, dict[str, str]]] = {}
        for lang in ("fr", "en"):
            ability = {kind.id: getattr(kind.text, lang) for kind in self.monsters.kind}
            tables: dict[str, dict[str, str]] = {
                "kind": {kind.id: getattr(kind.name, lang) for kind in self.monsters.kind},
                "kind-text": ability,
                "card": {card.id: getattr(card.name, lang) for card in self.monsters.card},
                "card-text": {card.id: ability[card.kind] for card in self.monsters.card},
                "card-kind": {card.id: card.kind for card in self.monsters.card} | {"dawn": "dawn"},
                "event": {event.id: getattr(event.name, lang) for event in self.events.event},
                "event-text": {event.id: getattr(event.text, lang) for event in self.events.event},
                "guardian": {
                    guardian.id: getattr(guardian.name, lang) for guardian in self.guardians.guardian
                },
                "title": {guardian.id: getattr(guardian.title, lang) for guardian in self.guardians.guardian},
                "mark": {g.id: getattr(g.mark.name, lang) for g in self.guardians.guardian},
                "mark-text": {g.id: getattr(g.mark.text, lang) for g in self.guardians.guardian},
                "ultimate": {g.id: getattr(g.ultimate.name, lang) for g in self.guardians.guardian},
                "ultimate-text": {g.id: getattr(g.ultimate.text, lang) for g in self.guardians.guardian},
                "difficulty": {level.id: getattr(level.name, lang) for level in self.setup.difficulty},
            }
            out[lang] = tables
        return out

    def designed(self) -> dict[str, list[str]]:
        """The pieces made here: domain -> ids. The rulebook's pictures of most cards are lost."""
        return designed(
            {
                "kind": self.monsters.kind,
                "card": self.monsters.card,
                "event": self.events.event,
                "guardian": self.guardians.guardian,
                "difficulty": self.setup.difficulty,
            }
        )
