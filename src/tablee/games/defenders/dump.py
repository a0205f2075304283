"""The complete state as readable ids, and back: what saves, scenarios and digests are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar, cast

from tablee.core.dumping import (
    PENDING,
    Sparse,
    SparseMaps,
    find,
    flag,
    guarded,
    hand_over,
    number,
    only,
    read_pending,
    write_pending,
)
from tablee.core.errors import BadDump
from tablee.core.state import Proc
from tablee.games.defenders.box import Box
from tablee.games.defenders.ids import (
    ALL_COLOURS,
    COLOURS,
    ENDINGS,
    ENEMIES,
    MAX_SEATS,
    NOTHING,
    P_KEEP,
    PHASES,
    STYLE_NAMES,
    VARIANTS,
)
from tablee.games.defenders.procs import CHANCE_ONLY
from tablee.games.defenders.setup import new_game
from tablee.games.defenders.state import Defenders

Json = dict[str, Any]
Id = TypeVar("Id", bound=str)
OPTIONS = ("variants", "dealt", "closed", "champion")
FIGHT = (
    "fighter",
    "dice",
    "need",
    "enemy",
    "joined",
    "rolled",
    "hits",
    "ones",
    "wounds_before",
    "cancelled",
    "luck_played",
)
TURN = ("rumors", "teleported", "day_over", "quiet")
CARD = ("revealed", "full", "spared", "halted", "foreseen")


def counts(values: list[int], ids: Sequence[str]) -> dict[str, int]:
    """What there is of each kind, without those there are none of."""
    return {name: n for name, n in zip(ids, values, strict=False) if n}


def name(ids: Sequence[Id], value: int) -> Id | None:
    """The id of a value, None for nothing."""
    return None if value == NOTHING else ids[value]


def seats_of(s: Defenders, mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(s.seats) if mask >> seat & 1]


def write(s: Defenders) -> Json:
    """The dump of a state."""
    box = s.box
    return {
        "options": {
            "variants": counts(s.variants, VARIANTS),
            "dealt": bool(s.dealt),
            "closed": bool(s.closed),
            "champion": bool(s.champion),
        },
        "start": None if s.start == NOTHING else s.start,
        "active": s.active,
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "minions": {
            box.locations[place]: counts(s.minions[place * ENEMIES : (place + 1) * ENEMIES], COLOURS)
            for place in range(len(box.locations))
            if s.crowd(place)
        },
        "crystals": counts(s.crystals, box.locations),
        "gates": [box.locations[place] for place in range(len(s.gates)) if s.gates[place]],
        "generals": {
            box.generals[i]: {
                "step": s.general_step[i],
                "life": s.general_life[i],
                "healing": None if s.healing[i] == NOTHING else s.healing[i],
            }
            for i in range(ENEMIES)
        },
        "used": [box.heroes[hero] for hero in range(len(box.heroes)) if s.used >> hero & 1],
        "players": [_write_player(s, seat) for seat in range(s.seats)],
        "discard": counts(s.discard, box.cards),
        "removed": counts(s.removed, box.cards),
        "quest_discard": [box.quests[i] for i in range(len(box.quests)) if s.quest_discard[i]],
        "dark_top": [box.dark[card] for card in s.dark.top],
        "dark_discard": counts(s.dark_discard, box.dark),
        "this_turn": {key: getattr(s, key) for key in TURN},
        "card": {
            "revealed": name(box.dark, s.revealed),
            "full": bool(s.full),
            "spared": s.spared,
            "halted": bool(s.halted),
            "foreseen": [box.dark[card] for card in s.foreseen],
        },
        "fight": _write_fight(s),
        **write_pending(s, ENDINGS),
    }


def _write_fight(s: Defenders) -> Json:
    return {
        "fighter": None if s.fighter == NOTHING else s.fighter,
        "dice": [[ALL_COLOURS[c], v] for c, v in zip(s.dice_colour, s.dice_value, strict=True)],
        "need": s.need[:],
        "enemy": name(s.box.generals, s.enemy),
        "joined": seats_of(s, s.joined),
        "rolled": seats_of(s, s.rolled),
        "hits": s.hits,
        "ones": s.ones,
        "wounds_before": s.wounds_before,
        "cancelled": bool(s.cancelled),
        "luck_played": s.luck_played,
    }


def _write_player(s: Defenders, seat: int) -> Json:
    box = s.box
    return {
        "hero": name(box.heroes, s.hero[seat]),
        "at": box.locations[s.at[seat]],
        "ready": s.ready[seat],
        "spent": s.spent[seat],
        "lost": s.lost[seat],
        "bonus": s.bonus[seat],
        "hand": [box.cards[card] for card in s.hand[seat]],
        "committed": [box.cards[card] for card in s.committed[seat]],
        "style": STYLE_NAMES[s.style[seat]],
        "mounted": bool(s.mounted[seat]),
        "shape": name(COLOURS, s.shape[seat]),
        "ambush": bool(s.ambush[seat]),
        "slayer": [COLOURS[colour] for colour in range(ENEMIES) if s.slayer[seat] >> colour & 1],
        "kills": s.kills[seat],
        "quest": name(box.quests, s.quest[seat]),
        "marked": s.marked[seat],
        "markers": counts(s.markers[seat * ENEMIES : (seat + 1) * ENEMIES], COLOURS),
        "completed": [box.quests[quest] for quest in s.completed[seat]],
        "unused": [box.quests[quest] for quest in s.unused[seat]],
    }


def supply(s: Defenders) -> Json:
    """What is left of minions, crystals and gates, and the cards that lie face down."""
    box = s.box
    return {
        "minions": dict(zip(COLOURS, s.supply, strict=True)),
        "crystals": s.crystal_supply,
        "gates": s.gate_supply,
        "cards": counts(s.deck, box.cards),
        "quests": [box.quests[quest] for quest in range(len(box.quests)) if s.quest_deck[quest]],
        "dark": [box.dark[card] for card in s.dark.bag.inside()],
    }


def sparse(s: Defenders) -> SparseMaps:
    """What a dump leaves out where it is empty."""
    box = s.box
    return {
        "options.variants": Sparse(VARIANTS, 0),
        "minions": Sparse(box.locations, {}),
        "minions.*": Sparse(COLOURS, 0),
        "crystals": Sparse(box.locations, 0),
        "discard": Sparse(box.cards, 0),
        "removed": Sparse(box.cards, 0),
        "dark_discard": Sparse(box.dark, 0),
        "players.*.markers": Sparse(COLOURS, 0),
        "supply.cards": Sparse(box.cards, 0),
    }


def settle(dump: Json, before: Json) -> None:
    """DOR-3.1 `active` is the seat whose day it is."""
    if dump["active"] != before["active"] and dump["active"] in range(len(dump["players"])):
        hand_over(dump, dump["active"], ("turn", "day"))


def read(dump: Json, box: Box, procs: list[Proc[Any]]) -> Defenders:
    """The state of a dump. Says which entry is wrong where it cannot be one."""
    return cast(Defenders, guarded(lambda: _read(dump, box, procs)))


def _read(dump: Json, box: Box, procs: list[Proc[Any]]) -> Defenders:
    seats = len(dump["players"])
    if seats not in range(1, MAX_SEATS + 1):
        raise BadDump(f"players: {seats} are not possible")
    options = only(dump["options"], OPTIONS, "options")
    only(options("variants"), tuple(VARIANTS), "options.variants")
    variants = [number(options("variants").get(key, 0), f"options.variants.{key}") for key in VARIANTS]
    flags = [flag(options(key), f"options.{key}") for key in ("dealt", "closed", "champion")]
    start = NOTHING if dump["start"] is None else _seat(seats, dump["start"], "start")
    s = new_game(box, procs, seats, variants, start, flags)
    only(dump, (*write(s), *PENDING), "dump")
    s.active = _seat(seats, dump["active"], "active")
    s.turn = number(dump["turn"], "turn")
    s.phase = find(PHASES, dump["phase"], "phase")
    _read_board(s, dump)
    for hero in dump["used"]:
        s.used |= 1 << find(box.heroes, hero, "used")
    for seat, entry in enumerate(dump["players"]):
        _read_player(s, seat, entry)
    _read_decks(s, dump)
    turn = only(dump["this_turn"], TURN, "this_turn")
    for key in TURN:
        setattr(s, key, number(turn(key), f"this_turn.{key}"))
    card = only(dump["card"], CARD, "card")
    s.revealed = _maybe(box.dark, card("revealed"), "card.revealed")
    s.full = flag(card("full"), "card.full")
    s.spared = number(card("spared"), "card.spared")
    s.halted = flag(card("halted"), "card.halted")
    s.foreseen = [find(box.dark, one, "card.foreseen") for one in card("foreseen")]
    for one in [s.revealed, *s.foreseen]:
        _take_dark(s, one)
    _read_fight(s, dump["fight"])
    read_pending(s, dump, ENDINGS, _asks)
    return s


def _asks(proc: Proc[Any]) -> str:
    if proc.name in CHANCE_ONLY:
        return "chance"
    return "seats" if proc.rule else ""


def _seat(seats: int, value: object, where: str) -> int:
    seat = number(value, where)
    if seat not in range(seats):
        raise BadDump(f"{where}: there is no seat {seat}")
    return seat


def _maybe(ids: Sequence[str], value: object, where: str) -> int:
    return NOTHING if value is None else find(ids, value, where)


def _read_board(s: Defenders, dump: Json) -> None:
    box = s.box
    for place, here in dump["minions"].items():
        at = find(box.locations, place, "minions")
        _read_counts(s.minions, at * ENEMIES, here, COLOURS, f"minions.{place}")
    for colour in range(ENEMIES):
        s.supply[colour] -= sum(s.minions[colour::ENEMIES])
    _read_counts(s.crystals, 0, dump["crystals"], box.locations, "crystals")
    s.crystal_supply -= sum(s.crystals)
    for place in dump["gates"]:
        s.gates[find(box.locations, place, "gates")] = 1
    s.gate_supply -= sum(s.gates)
    generals = only(dump["generals"], tuple(box.generals), "generals")
    for i in range(ENEMIES):
        where = f"generals.{box.generals[i]}"
        get = only(generals(box.generals[i]), ("step", "life", "healing"), where)
        s.general_step[i] = number(get("step"), where)
        s.general_life[i] = number(get("life", box.life[i]), where)
        healing = get("healing", None)
        s.healing[i] = NOTHING if healing is None else number(healing, where)
        if s.general_step[i] not in range(len(box.path[i])) or s.general_life[i] not in range(
            box.life[i] + 1
        ):
            raise BadDump(f"{where}: there is no such step or life")


def _read_player(s: Defenders, seat: int, entry: Json) -> None:
    box, where = s.box, f"players.{seat}"
    get = only(entry, tuple(_write_player(s, seat)), where)
    s.hero[seat] = _maybe(box.heroes, get("hero"), f"{where}.hero")
    if s.hero[seat] != NOTHING:
        s.used |= 1 << s.hero[seat]
    s.at[seat] = find(box.locations, get("at"), f"{where}.at")
    for key, values in (
        ("ready", s.ready),
        ("spent", s.spent),
        ("lost", s.lost),
        ("bonus", s.bonus),
        ("kills", s.kills),
        ("marked", s.marked),
    ):
        values[seat] = number(get(key), f"{where}.{key}")
    s.hand[seat] = sorted(find(box.cards, card, f"{where}.hand") for card in get("hand"))
    s.committed[seat] = [find(box.cards, card, f"{where}.committed") for card in get("committed")]
    s.style[seat] = find(STYLE_NAMES, get("style"), f"{where}.style")
    s.mounted[seat] = flag(get("mounted"), f"{where}.mounted")
    s.shape[seat] = _maybe(COLOURS, get("shape"), f"{where}.shape")
    s.ambush[seat] = flag(get("ambush"), f"{where}.ambush")
    for colour in get("slayer"):
        s.slayer[seat] |= 1 << find(COLOURS, colour, f"{where}.slayer")
    s.quest[seat] = _maybe(box.quests, get("quest"), f"{where}.quest")
    _read_counts(s.markers, seat * ENEMIES, get("markers"), COLOURS, f"{where}.markers")
    for colour in range(ENEMIES):
        s.supply[colour] -= s.markers[seat * ENEMIES + colour]
    s.completed[seat] = [find(box.quests, quest, f"{where}.completed") for quest in get("completed")]
    s.unused[seat] = [find(box.quests, quest, f"{where}.unused") for quest in get("unused")]


def _read_decks(s: Defenders, dump: Json) -> None:
    """Decks are what is neither in hands nor on piles, nor drawn and left but not discarded yet."""
    box = s.box
    left = [
        number(card, "stack.items")
        for frame in dump["stack"]
        if frame["proc"] == s.procs[P_KEEP].name
        for card in frame["items"] or []
    ]
    if any(card not in range(len(box.cards)) for card in left):
        raise BadDump("stack.items: there is no such card")
    _read_counts(s.discard, 0, dump["discard"], box.cards, "discard")
    _read_counts(s.removed, 0, dump["removed"], box.cards, "removed")
    for card in range(len(box.cards)):
        s.deck[card] -= s.discard[card] + s.removed[card] + left.count(card)
        for seat in range(s.seats):
            s.deck[card] -= s.hand[seat].count(card) + s.committed[seat].count(card)
        if s.deck[card] < 0:
            raise BadDump(f"players, discard, removed: more cards {box.cards[card]} than there are")
    for quest in dump["quest_discard"]:
        s.quest_discard[find(box.quests, quest, "quest_discard")] = 1
    for i in range(len(box.quests)):
        s.quest_deck[i] -= s.quest_discard[i] + s.quest.count(i)
        for seat in range(s.seats):
            s.quest_deck[i] -= s.completed[seat].count(i)
        if s.quest_deck[i] < 0:
            raise BadDump(f"players, quest_discard: {box.quests[i]} comes twice")
    _read_counts(s.dark_discard, 0, dump["dark_discard"], box.dark, "dark_discard")
    for card in range(len(box.dark)):
        for _ in range(s.dark_discard[card]):
            _take_dark(s, card)
    for one in dump["dark_top"]:
        card = find(box.dark, one, "dark_top")
        _take_dark(s, card)
        s.dark.put_on_top(card)


def _take_dark(s: Defenders, card: int) -> None:
    """A darkness card that is somewhere else is not among the unknown ones of the deck."""
    if card == NOTHING:
        return
    if not s.dark.bag.odds[card]:
        raise BadDump(f"darkness cards: {s.box.dark[card]} comes twice")
    s.dark.bag.take(card)
    s.dark.size -= 1


def _read_fight(s: Defenders, entry: Json) -> None:
    get = only(entry, FIGHT, "fight")
    s.fighter = NOTHING if get("fighter") is None else _seat(s.seats, get("fighter"), "fight.fighter")
    for colour, value in get("dice"):
        s.dice_colour.append(find(ALL_COLOURS, colour, "fight.dice"))
        s.dice_value.append(number(value, "fight.dice"))
    s.need = [number(value, "fight.need") for value in get("need")]
    s.enemy = _maybe(s.box.generals, get("enemy"), "fight.enemy")
    for seat in get("joined"):
        s.joined |= 1 << _seat(s.seats, seat, "fight.joined")
    for seat in get("rolled"):
        s.rolled |= 1 << _seat(s.seats, seat, "fight.rolled")
    for key in ("hits", "ones", "wounds_before", "luck_played"):
        setattr(s, key, number(get(key), f"fight.{key}"))
    s.cancelled = flag(get("cancelled"), "fight.cancelled")


def _read_counts(into: list[int], base: int, given: Json, ids: Sequence[str], where: str) -> None:
    only(given, tuple(ids), where)
    for i, key in enumerate(ids):
        n = number(given.get(key, 0), where)
        if n < 0:
            raise BadDump(f"{where}: {n} {key}")
        into[base + i] = n
