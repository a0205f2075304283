"""The data files of Defenders of the Realm: their schema, the checks between them, the box they fill."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from tablee.content import ContentError, Entry, Words, content_hash, designed, fault, read_table
from tablee.core.graph import Graph
from tablee.games.defenders.box import Box
from tablee.games.defenders.ids import (
    ALL_COLOURS,
    COLOURS,
    D3,
    D6,
    DARK_KINDS,
    ENEMIES,
    GENERAL_SKILLS,
    NEXT,
    NOTHING,
    PURPLE,
    Q_ACT_AT,
    Q_BUILD,
    Q_DEFEAT,
    Q_DICE,
    Q_SCOUT,
    Q_VISIT,
    REWARDS,
    ROADS,
    SKILLS,
    SPECIALS,
    TRAVELS,
    TWO_LOCATIONS,
    VARIANTS,
    WHOLE_HAND,
)
from tablee.games.defenders.names import piece_names

Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Die = Annotated[int, msgspec.Meta(ge=2, le=6)]
Colour = Literal["red", "green", "blue", "black"]
AMOUNTS = {"d3": D3, "d6": D6, "all": WHOLE_HAND}
Json = dict[str, Any]


class Location(Entry, frozen=True, kw_only=True):
    """A location of the board."""

    id: Id
    name: Words
    article: Literal["le", "la", "les", "l'"]
    colour: Literal["red", "green", "blue", "black", "purple"]
    x: Annotated[int, msgspec.Meta(ge=0, le=1000)]
    y: Annotated[int, msgspec.Meta(ge=0, le=700)]
    road: list[Id]
    inn: bool = False
    chest: bool = False


class General(Entry, frozen=True, kw_only=True):
    """A general and his board."""

    id: Id
    name: Words
    text: Words
    colour: Colour
    life: Annotated[int, msgspec.Meta(ge=1, le=20)]
    target: Die
    red: Count
    skill: Literal["curse", "parry", "regeneration", "unyielding"]
    wounds: Annotated[str, msgspec.Meta(pattern="^([0-9]|d3|d6)$")]
    cards: Annotated[str, msgspec.Meta(pattern="^([0-9]|d6|all)$")]
    path: Annotated[list[Id], msgspec.Meta(min_length=2)]


class Minion(Entry, frozen=True, kw_only=True):
    """The minions of a colour."""

    id: Colour
    name: Words
    several: Words
    count: Count
    target: Die


class Hero(Entry, frozen=True, kw_only=True):
    """A hero."""

    id: Id
    name: Words
    life: Annotated[int, msgspec.Meta(ge=2, le=11)]
    skills: list[Id]
    figure: Id


class Named(Entry, frozen=True, kw_only=True):
    """Something with a name only."""

    id: Id
    name: Words


class Described(Named, frozen=True, kw_only=True):
    """Something with a name and a short text that says what it does."""

    text: Words


class Card(Entry, frozen=True, kw_only=True):
    """A hero card with a location."""

    id: Id
    location: Id
    travel: Literal["horse", "eagle", "gate"]
    dice: Annotated[int, msgspec.Meta(ge=1, le=9)]
    count: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Special(Entry, frozen=True, kw_only=True):
    """A special hero card."""

    id: Id
    name: Words
    text: Words
    against: Id
    dice: Annotated[int, msgspec.Meta(ge=1, le=9)]
    count: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Dark(Entry, frozen=True, kw_only=True):
    """A darkness card."""

    id: Id
    kind: Literal["two_locations", "all_is_quiet", "orc_patrols", "orc_war_party", "monarch_city"] = (
        "two_locations"
    )
    a: Id | None = None
    minions_a: Count = 0
    b: Id | None = None
    minions_b: Count = 0
    general: Id | None = None
    to: Id | None = None
    escort: Count = 0


class Step(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A place of a quest and the minion that marks it."""

    place: Id
    minion: Colour


class Quest(Entry, frozen=True, kw_only=True):
    """A quest card."""

    id: Id
    name: Words
    text: Words
    place: Id | None = None
    dice: Annotated[int, msgspec.Meta(ge=1, le=9)] | None = None
    need: Die = 6
    lost: bool = False
    visit: tuple[Step, ...] = ()
    act_at: tuple[Step, ...] = ()
    defeat: Annotated[list[Count], msgspec.Meta(min_length=4, max_length=4)] | None = None
    build: Colour | None = None
    general: Id | None = None
    reward: Id
    colour: Colour | None = None
    amount: Count = 0


class Slot(Entry, frozen=True, kw_only=True):
    """A slot of the war status board."""

    id: Id
    name: Words
    cards: Count
    full: Count


class Preset(Entry, frozen=True, kw_only=True):
    """A level of difficulty."""

    id: Id
    name: Words
    variants: dict[Literal["e1", "e2", "e3", "e4", "h1", "h2", "h3", "h4", "h5"], Count]


class LocationFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`locations.toml`."""

    location: list[Location]


class EnemyFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`enemies.toml`."""

    general: Annotated[list[General], msgspec.Meta(min_length=ENEMIES, max_length=ENEMIES)]
    minion: Annotated[list[Minion], msgspec.Meta(min_length=ENEMIES, max_length=ENEMIES)]


class HeroFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`heroes.toml`."""

    hero: Annotated[list[Hero], msgspec.Meta(min_length=4)]
    skill: list[Described]


class CardFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`hero_cards.toml`."""

    card: list[Card]
    special: list[Special]
    travel: list[Named]
    die: Words
    dice: Words


class DarkFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`darkness.toml`."""

    card: list[Dark]
    kind: list[Described]
    next: Words


class QuestFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`quests.toml`."""

    quest: list[Quest]


class WarFile(Entry, frozen=True, kw_only=True):
    """`war.toml`."""

    crystals: Annotated[int, msgspec.Meta(ge=2, le=99)]
    gates: Annotated[int, msgspec.Meta(ge=1, le=45)]
    first_gate: Id
    hand_limit: Annotated[int, msgspec.Meta(ge=1, le=99)]
    city: Id
    city_falls: Annotated[int, msgspec.Meta(ge=2, le=99)]
    slot: Annotated[list[Slot], msgspec.Meta(min_length=ENEMIES, max_length=ENEMIES)]
    preset: list[Preset]


def _others(places: list[int], place: int) -> list[int]:
    """All of the places but one."""
    return [there for there in places if there != place]


class Content:
    """All data files, checked, with the box they fill and the names of their pieces."""

    def __init__(self, folder: Path | Traversable) -> None:
        self.folder = folder
        self.locations = sorted(
            read_table(folder, "locations.toml", LocationFile).location, key=lambda place: place.id
        )
        self.enemies = read_table(folder, "enemies.toml", EnemyFile)
        self.heroes = read_table(folder, "heroes.toml", HeroFile)
        self.cards = read_table(folder, "hero_cards.toml", CardFile)
        self.dark = read_table(folder, "darkness.toml", DarkFile)
        self.quests = read_table(folder, "quests.toml", QuestFile).quest
        self.war = read_table(folder, "war.toml", WarFile)
        self.hash = content_hash(
            self.locations, self.enemies, self.heroes, self.cards, self.dark, self.quests, self.war
        )
        self.box = Box()
        self._fill_board()
        self._fill_enemies()
        self._fill_heroes()
        self._fill_cards()
        self._fill_dark()
        self._fill_quests()
        self._fill_war()
        self.box.number_actions()

    def _find(self, ids: list[str], name: str, file: str, entry: str) -> int:
        if name not in ids:
            raise fault(file, entry, f"'{name}' is unknown; known: {', '.join(ids)}", self.folder)
        return ids.index(name)

    def _unique(self, ids: list[str], file: str) -> list[str]:
        for name in ids:
            if ids.count(name) > 1:
                raise fault(file, name, "this id is used twice", self.folder)
        return ids

    def _fill_board(self) -> None:
        box, file = self.box, "locations.toml"
        box.locations = self._unique([place.id for place in self.locations], file)
        roads: list[tuple[int, int]] = []
        for i, place in enumerate(self.locations):
            box.colour.append(ALL_COLOURS.index(place.colour))
            box.inn.append(int(place.inn))
            box.chest.append(int(place.chest))
            for name in place.road:
                there = self._find(box.locations, name, file, place.id)
                if there == i or (i, there) in roads or (there, i) in roads:
                    raise fault(file, place.id, f"the road to {name} stands here twice", self.folder)
                roads.append((i, there))
        box.roads = Graph(len(box.locations), roads)
        box.near = box.roads.neighbours
        for n in range(max(ROADS) + 1):
            box.ahead.append([_others(box.roads.within(i, n), i) for i in range(box.roads.size)])
        box.city = self._find(box.locations, self.war.city, "war.toml", self.war.city)
        for i, place in enumerate(self.locations):
            if box.roads.distance(box.city, i) < 0:
                raise fault(file, place.id, "no road leads from here to the city", self.folder)
            if (place.colour == "purple") != (place.inn or i == box.city):
                raise fault(file, place.id, "purple are the city and the inns, and no others", self.folder)

    def _fill_enemies(self) -> None:
        box, file = self.box, "enemies.toml"
        generals = {general.colour: general for general in self.enemies.general}
        minions = {minion.id: minion for minion in self.enemies.minion}
        if len(generals) != ENEMIES or len(minions) != ENEMIES:
            raise ContentError(f"{file}: one general and one kind of minion for each of {', '.join(COLOURS)}")
        for colour in COLOURS:
            general = generals[colour]
            box.generals.append(general.id)
            box.life.append(general.life)
            box.target.append(general.target)
            box.red_squares.append(general.red)
            box.skill.append(GENERAL_SKILLS.index(general.skill))
            box.penalty_wounds.append(_amount(general.wounds))
            box.penalty_cards.append(_amount(general.cards))
            path = [self._find(box.locations, place, file, general.id) for place in general.path]
            if path[-1] != box.city or any(not box.roads.adjacent(a, b) for a, b in pairwise(path)):
                raise fault(file, general.id, "the path must follow roads and end in the city", self.folder)
            box.path.append(path)
            minion = minions[colour]
            box.minions.append(minion.count)
            box.minion_target.append(minion.target)

    def _fill_heroes(self) -> None:
        box, file = self.box, "heroes.toml"
        box.heroes = self._unique([hero.id for hero in self.heroes.hero], file)
        for hero in self.heroes.hero:
            box.hero_life.append(hero.life)
            box.hero_skills.append(
                sum(1 << self._find(SKILLS, skill, file, hero.id) for skill in hero.skills)
            )
        if sorted(skill.id for skill in self.heroes.skill) != sorted(SKILLS):
            raise ContentError(f"{file}: skill: each of {', '.join(SKILLS)} is needed once")

    def _fill_cards(self) -> None:
        box, file = self.box, "hero_cards.toml"
        if sorted(travel.id for travel in self.cards.travel) != sorted(TRAVELS):
            raise ContentError(f"{file}: travel: each of {', '.join(TRAVELS)} is needed once")
        self._unique([card.id for card in self.cards.card] + [card.id for card in self.cards.special], file)
        for card in self.cards.card:
            place = self._find(box.locations, card.location, file, card.id)
            if box.colour[place] == PURPLE:
                raise fault(file, card.id, "city and inns have no cards", self.folder)
            box.cards.append(card.id)
            box.card_count.append(card.count)
            box.card_colour.append(box.colour[place])
            box.card_location.append(place)
            box.card_travel.append(TRAVELS.index(card.travel))
            box.card_dice.append(card.dice)
            box.card_against.append(box.colour[place])
        box.first_special = len(box.cards)
        given = {card.id: card for card in self.cards.special}
        if sorted(given) != sorted(SPECIALS):
            raise ContentError(f"{file}: special: each of {', '.join(SPECIALS)} is needed once")
        for name in SPECIALS:
            special = given[name]
            against = NOTHING
            if special.against != "any":
                against = self._find(box.generals, special.against, file, name)
            box.cards.append(name)
            box.card_count.append(special.count)
            box.card_colour.append(PURPLE)
            box.card_location.append(NOTHING)
            box.card_travel.append(NOTHING)
            box.card_dice.append(special.dice)
            box.card_against.append(against)

    def _fill_dark(self) -> None:
        box, file = self.box, "darkness.toml"
        box.dark = self._unique([card.id for card in self.dark.card], file)
        if sorted(kind.id for kind in self.dark.kind) != sorted(DARK_KINDS):
            raise ContentError(f"{file}: kind: each of {', '.join(DARK_KINDS)} is needed once")
        for card in self.dark.card:
            kind = DARK_KINDS.index(card.kind)
            box.dark_kind.append(kind)
            if (kind == TWO_LOCATIONS) != (card.a is not None and card.b is not None):
                raise fault(file, card.id, "a and b belong to cards with two locations", self.folder)
            for name, minions in ((card.a, card.minions_a), (card.b, card.minions_b)):
                place = NOTHING if name is None else self._find(box.locations, name, file, card.id)
                if place != NOTHING and box.colour[place] == PURPLE:
                    raise fault(file, card.id, f"{name}: cards name coloured locations only", self.folder)
                box.dark_place.append(place)
                box.dark_minions.append(minions)
            if card.a is not None and card.a == card.b:
                raise fault(file, card.id, "a and b must differ", self.folder)
            general = NOTHING
            to = NOTHING
            if card.general is not None:
                general = self._find(box.generals, card.general, file, card.id)
                to = NEXT if card.to == "next" else self._find(box.locations, card.to or "", file, card.id)
                if to != NEXT and to not in box.path[general][1:]:
                    raise fault(file, card.id, f"{card.to} is not on the path of {card.general}", self.folder)
            box.dark_general.append(general)
            box.dark_to.append(to)
            box.dark_escort.append(card.escort)
        if sum(1 for kind in box.dark_kind if kind == TWO_LOCATIONS) < 12:
            raise ContentError(f"{file}: too few cards with two locations to set up a game")

    def _fill_quests(self) -> None:
        box, file = self.box, "quests.toml"
        box.quests = self._unique([quest.id for quest in self.quests], file)
        for quest in self.quests:
            given = [quest.place, quest.visit, quest.act_at, quest.defeat, quest.build, quest.general]
            if sum(1 for one in given if one) != 1:
                raise fault(
                    file, quest.id, "one of place, visit, act_at, defeat, build, general", self.folder
                )
            kind = next(
                i
                for i, one in zip((Q_DICE, Q_VISIT, Q_ACT_AT, Q_DEFEAT, Q_BUILD, Q_SCOUT), given, strict=True)
                if one
            )
            box.quest_kind.append(kind)
            box.quest_place.append(
                NOTHING if quest.place is None else self._find(box.locations, quest.place, file, quest.id)
            )
            box.quest_dice.append(quest.dice or 0)
            box.quest_need.append(quest.need)
            box.quest_lost.append(int(quest.lost))
            steps = quest.visit or quest.act_at
            box.quest_steps.append([self._find(box.locations, step.place, file, quest.id) for step in steps])
            box.quest_marks.append([COLOURS.index(step.minion) for step in steps])
            box.quest_defeat.append(list(quest.defeat or [0, 0, 0, 0]))
            colour = quest.build or quest.colour
            box.quest_colour.append(NOTHING if colour is None else COLOURS.index(colour))
            box.quest_general.append(
                NOTHING if quest.general is None else self._find(box.generals, quest.general, file, quest.id)
            )
            box.quest_amount.append(quest.amount)
            box.reward.append(self._find(REWARDS, quest.reward, file, quest.id))

    def _fill_war(self) -> None:
        box, war = self.box, self.war
        box.crystals = war.crystals
        box.gates = war.gates
        box.first_gate = self._find(box.locations, war.first_gate, "war.toml", war.first_gate)
        box.hand_limit = war.hand_limit
        box.city_falls = war.city_falls
        for slot in war.slot:
            box.slots.append(slot.id)
            box.slot_cards.append(slot.cards)
            box.slot_full.append(slot.full)
            if slot.full > slot.cards:
                raise fault("war.toml", slot.id, "more cards used fully than drawn", self.folder)
        for preset in war.preset:
            box.presets.append(preset.id)
            box.preset_variants.append([preset.variants.get(name, 0) for name in VARIANTS])  # type: ignore[call-overload]

    # For texts and pages -----------------------------------------------------------------------------------

    def names(self) -> dict[str, dict[str, dict[str, str]]]:
        """Names and short texts of all pieces: language -> domain -> id -> words."""
        return piece_names(self)

    def designed(self) -> dict[str, list[str]]:
        """The pieces made here: domain -> ids."""
        return designed(
            {
                "location": self.locations,
                "general": self.enemies.general,
                "minion": self.enemies.minion,
                "hero": self.heroes.hero,
                "card": self.cards.card,
                "special": self.cards.special,
                "dark": self.dark.card,
                "quest": self.quests,
                "slot": self.war.slot,
                "difficulty": self.war.preset,
            }
        )

    def catalogue(self) -> Json:
        """What is printed on board, sheets and cards, for whoever draws them."""
        box = self.box
        return {
            "locations": {
                place.id: {
                    "colour": place.colour,
                    "x": place.x,
                    "y": place.y,
                    "inn": place.inn,
                    "chest": place.chest,
                    "roads": [box.locations[there] for there in box.near[i]],
                }
                for i, place in enumerate(self.locations)
            },
            "city": self.war.city,
            "city_falls": self.war.city_falls,
            "generals": {
                one.id: {
                    "colour": one.colour,
                    "life": one.life,
                    "target": one.target,
                    "red": one.red,
                    "skill": one.skill,
                    "wounds": one.wounds,
                    "cards": one.cards,
                    "path": one.path,
                }
                for one in self.enemies.general
            },
            "minions": {one.id: {"count": one.count, "target": one.target} for one in self.enemies.minion},
            "heroes": {
                one.id: {"life": one.life, "skills": one.skills, "figure": one.figure}
                for one in self.heroes.hero
            },
            "cards": {
                name: {
                    "colour": ALL_COLOURS[box.card_colour[i]],
                    "location": None
                    if box.card_location[i] == NOTHING
                    else box.locations[box.card_location[i]],
                    "travel": None if box.card_travel[i] == NOTHING else TRAVELS[box.card_travel[i]],
                    "dice": box.card_dice[i],
                    "count": box.card_count[i],
                    "against": None if box.card_against[i] == NOTHING else box.generals[box.card_against[i]],
                }
                for i, name in enumerate(box.cards)
            },
            "dark": {
                one.id: {
                    "kind": one.kind,
                    "a": one.a,
                    "minions_a": one.minions_a,
                    "b": one.b,
                    "minions_b": one.minions_b,
                    "general": one.general,
                    "to": one.to,
                    "escort": one.escort,
                }
                for one in self.dark.card
            },
            "quests": {
                one.id: {
                    "place": one.place,
                    "dice": one.dice,
                    "need": one.need,
                    "lost": one.lost,
                    "steps": [step.place for step in one.visit or one.act_at],
                    "defeat": dict(zip(COLOURS, one.defeat or [0, 0, 0, 0], strict=True)),
                    "build": one.build,
                    "general": one.general,
                    "reward": one.reward,
                }
                for one in self.quests
            },
            "slots": {one.id: {"cards": one.cards, "full": one.full} for one in self.war.slot},
            "hand_limit": box.hand_limit,
            "crystals": box.crystals,
            "gates": box.gates,
        }


def _amount(text: str) -> int:
    """A number of wounds or cards, or the number that stands for a die."""
    return AMOUNTS[text] if text in AMOUNTS else int(text)
