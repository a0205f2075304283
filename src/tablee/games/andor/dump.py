"""The complete state as readable ids, and back: what saves, scenarios and digests are made of.

The supply is not written: it is what is left of the box. Faces and tokens nobody has seen are counts.
"""

from __future__ import annotations

from typing import Any, cast

from tablee.core.dumping import (
    NO_DEFAULT,
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
from tablee.games.andor.box import Box
from tablee.games.andor.ids import (
    ALLIES,
    DIFFICULTIES,
    ENDINGS,
    FACE_DOWN,
    FIGURES,
    FIRE_FACES,
    IQUAR,
    ITEMS,
    KINDS,
    LETTERS,
    MAX_SEATS,
    MAY_MOVE,
    MIN_SEATS,
    NO_FIRE,
    NOTHING,
    ON_SHIELD,
    TOKENS,
)
from tablee.games.andor.legend_words import (
    CARD_STATES,
    HIDDEN,
    OB_CREATURE,
    OB_FIELDS,
    OB_FLAG,
    OB_ITEM,
    OB_LETTER,
    OB_SET,
    OB_SIZE,
    OB_SPACE,
    OB_STATUS,
    OB_TAG,
    ON_CAUGHT,
    RULE_SWITCHES,
    STATUSES,
    UNREAD,
)
from tablee.games.andor.procs import CHANCE_ONLY, DECISIONS
from tablee.games.andor.setup import new_game
from tablee.games.andor.state import Andor, printed_side
from tablee.games.andor.view_types import Gift

Json = dict[str, Any]
DOWN = "down"
SHIELD = "shield"
FIGHT = ("foe", "foe_wp", "foe_less", "round", "steal", "black", "turned", "total", "red")
FOLLOWERS = ITEMS[IQUAR:]


def counts(values: list[int], ids: list[str]) -> dict[str, int]:
    """What there is of each kind, without those there are none of."""
    return {name: n for name, n in zip(ids, values, strict=False) if n}


def named(ids: list[str], value: int) -> str | None:
    """The id of a number, None for nothing."""
    return None if value == NOTHING else ids[value]


def items_by_space(box: Box, codes: list[int]) -> dict[str, dict[str, int]]:
    """What lies where."""
    out: dict[str, dict[str, int]] = {}
    for code in codes:
        here = out.setdefault(box.spaces[code // KINDS], {})
        item = ITEMS[code % KINDS]
        here[item] = here.get(item, 0) + 1
    return out


def seats_of(s: Andor, mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(s.seats) if mask >> seat & 1]


def gifts_of(s: Andor) -> list[Gift]:
    """What is held out."""
    return [
        {
            "from": code // KINDS // MAX_SEATS,
            "to": code // KINDS % MAX_SEATS,
            "item": ITEMS[code % KINDS],
        }
        for code in s.gifts
    ]


# Writing ---------------------------------------------------------------------------------------------------


def write(s: Andor) -> Json:
    """The dump of a state."""
    box, plan = s.box, s.plan
    spaces = box.spaces
    return {
        "options": {"legend": box.legends[s.legend], "difficulty": DIFFICULTIES[s.difficulty]},
        "day": s.day,
        "active": None if s.active == NOTHING else s.active,
        "rooster": None if s.rooster == NOTHING else s.rooster,
        "letter": LETTERS[s.letter],
        "cold": {"hour": s.cold, "ignored": bool(s.ignored)},
        "heroes": [_write_hero(s, seat) for seat in range(s.seats)],
        "items": items_by_space(box, s.loose),
        "fixed": items_by_space(box, s.fixed),
        "gone": counts(s.gone, ITEMS),
        "gifts": gifts_of(s),
        "flight": {"between": s.flight[:2], "used": bool(s.flight[2])} if s.flight else None,
        "followers": {
            FOLLOWERS[i]: {"home": named(spaces, s.follower_home[i]), "on_caught": ON_CAUGHT[s.on_caught[i]]}
            for i in range(len(FOLLOWERS))
        },
        "fires": {spaces[i]: FIRE_FACES[s.fire[i]] for i in range(len(spaces)) if s.fire[i] != NO_FIRE},
        "snow": {spaces[i]: _write_snow(s.snow[i]) for i in range(len(spaces)) if s.snow[i] != NOTHING},
        "pools": [counts(pool, TOKENS) for pool in s.pools],
        "ice": [spaces[i] for i in s.ice],
        "ice_pool": counts(s.ice_pool, TOKENS),
        "broken": [spaces[i] for i in s.broken],
        "defence": s.defence,
        "saved": s.saved,
        "no_fire_at": [spaces[i] for i in s.no_fire],
        "passages": [[spaces[s.links[i]], spaces[s.links[i + 1]]] for i in range(0, len(s.links), 2)],
        "red_x": [spaces[i] for i in s.crosses],
        "allies": {ALLIES[i]: named(spaces, s.ally[i]) for i in range(len(ALLIES))},
        "markers": [
            {
                "space": spaces[s.markers[i]],
                "set": plan.sets[s.markers[i + 1]],
                "face": named(box.marker_faces, s.markers[i + 2]),
            }
            for i in range(0, len(s.markers), 3)
        ],
        "faces": {plan.sets[i]: counts(s.set_pools[i], box.marker_faces) for i in range(len(plan.sets))},
        "revealed": {plan.sets[i]: s.revealed[i] for i in range(len(plan.sets))},
        "mover": {"path": s.mover_path, "at": s.mover_at, "caught": bool(s.mover_caught)},
        "creatures": [_write_creature(s, i) for i in range(len(s.cr_kind))],
        "slain": counts(s.slain, box.creatures),
        "slain_tags": counts(s.slain_tag, plan.tags),
        "rules": {RULE_SWITCHES[i]: s.rules[i] for i in range(len(RULE_SWITCHES))},
        "flags": [plan.flags[i] for i in range(len(plan.flags)) if s.flags[i]],
        "objectives": {plan.objectives[i]: _write_objective(s, i) for i in range(len(plan.objectives))},
        "cards": {
            plan.cards[i].name: CARD_STATES[s.cards[i]]
            for i in range(len(plan.cards))
            if s.cards[i] != UNREAD
        },
        "queue": [
            {
                "card": plan.cards[s.queue[i]].name,
                "finder": None if s.queue[i + 1] == NOTHING else s.queue[i + 1],
                "space": named(spaces, s.queue[i + 2]),
            }
            for i in range(0, len(s.queue), 3)
        ],
        "stars": [LETTERS[i] for i in range(len(LETTERS)) if s.stars >> i & 1],
        "star_cards": [
            {"letter": LETTERS[s.star_cards[i]], "card": plan.cards[s.star_cards[i + 1]].name}
            for i in range(0, len(s.star_cards), 2)
        ],
        "fight": _write_fight(s),
        **write_pending(s, ENDINGS),
    }


def _write_snow(token: int) -> str:
    if token < FACE_DOWN:
        return TOKENS[token]
    return DOWN + (str(token - FACE_DOWN) if token > FACE_DOWN else "")


def _write_hero(s: Andor, seat: int) -> Json:
    return {
        "hero": named(s.box.heroes, s.hero[seat]),
        "space": s.box.spaces[s.at[seat]],
        "sp": s.sp[seat],
        "wp": s.wp[seat],
        "hours": s.used[seat],
        "overtime": s.overtime[seat],
        "sheet_fire": FIRE_FACES[s.sheet_fire[seat]],
        "items": counts(s.carried[seat * KINDS : (seat + 1) * KINDS], ITEMS),
        "ended": s.ended_day(seat),
        "restless": not s.still(seat),
        "newcomer": s.newcomer(seat),
    }


def _write_creature(s: Andor, i: int) -> Json:
    return {
        "creature": s.box.creatures[s.cr_kind[i]],
        "space": SHIELD if s.cr_at[i] == ON_SHIELD else s.box.spaces[s.cr_at[i]],
        "sp": s.cr_sp[i],
        "wp": s.cr_wp[i],
        "tag": named(s.plan.tags, s.cr_tag[i]),
        "idle": s.cr_idle[i],
    }


def objective_ids(s: Andor) -> dict[int, list[str]]:
    """The fields of an objective that are numbers of something with a name."""
    return {
        OB_STATUS: STATUSES,
        OB_SPACE: s.box.spaces,
        OB_ITEM: ITEMS,
        OB_FLAG: s.plan.flags,
        OB_LETTER: list(LETTERS),
        OB_TAG: s.plan.tags,
        OB_CREATURE: s.box.creatures,
        OB_SET: s.plan.sets,
    }


def _write_objective(s: Andor, i: int) -> Json | None:
    record = s.objectives[i * OB_SIZE : (i + 1) * OB_SIZE]
    if record[OB_STATUS] == HIDDEN:
        return None
    ids = objective_ids(s)
    return {
        OB_FIELDS[field]: named(ids[field], record[field]) if field in ids else record[field]
        for field in range(OB_SIZE)
    }


def _write_fight(s: Andor) -> Json | None:
    if s.starter == NOTHING:
        return None
    out: Json = {name: getattr(s, name) for name in FIGHT}
    out["starter"] = s.starter
    out["party"] = seats_of(s, s.party)
    out["roller"] = None if s.roller == NOTHING else s.roller
    out["dice"] = s.dice[:]
    return out


# What is beside a dump -------------------------------------------------------------------------------------


def supply(s: Andor) -> Json:
    """The items, fires and figures that are in no place."""
    used = [s.plan.figure[kind] for kind in s.cr_kind]
    return {
        "items": counts(s.supply, ITEMS),
        "fires": s.box.fires - s.fire_tokens(),
        "figures": {name: s.box.figures[i] - used.count(i) for i, name in enumerate(FIGURES)},
    }


def sparse(s: Andor) -> SparseMaps:
    """What a dump leaves out where it is empty."""
    box, plan = s.box, s.plan
    spaces = [name for i, name in enumerate(box.spaces) if box.face_of[i] == plan.face]
    return {
        "heroes.*.items": Sparse(ITEMS, 0),
        "items": Sparse(spaces, {}),
        "items.*": Sparse(ITEMS, 0),
        "fixed": Sparse(spaces, {}),
        "fixed.*": Sparse(ITEMS, 0),
        "gone": Sparse(ITEMS, 0),
        "fires": Sparse(spaces, None),
        "snow": Sparse(spaces, None),
        "pools.*": Sparse(TOKENS, 0),
        "ice_pool": Sparse(TOKENS, 0),
        "faces.*": Sparse(box.marker_faces, 0),
        "slain": Sparse(box.creatures, 0),
        "slain_tags": Sparse(plan.tags, 0),
        "cards": Sparse([card.name for card in plan.cards], None),
        "supply.items": Sparse(ITEMS, 0),
    }


def settle(dump: Json, before: Json) -> None:
    """AND-3.1 `active` is the seat whose turn it is; the next one follows it."""
    seat, seats = dump["active"], len(dump["heroes"])
    if seat != before["active"] and (seat is None or seat in range(seats)):
        hand_over(dump, -1 if seat is None else seat, ("days", "turn") if seat is not None else ())
        dump["stack"][0]["where"] = (seat + 1) % seats


# Reading ---------------------------------------------------------------------------------------------------


def read(dump: Json, box: Box, procs: list[Proc[Any]]) -> Andor:
    """The state of a dump. Says which entry is wrong where it cannot be one."""
    return cast(Andor, guarded(lambda: _read(dump, box, procs)))


def _read(dump: Json, box: Box, procs: list[Proc[Any]]) -> Andor:
    seats = len(dump["heroes"])
    if seats not in range(MIN_SEATS, MAX_SEATS + 1):
        raise BadDump(f"heroes: {seats} are not possible")
    options = only(dump["options"], ("legend", "difficulty"), "options")
    s = new_game(
        box,
        procs,
        seats,
        find(box.legends, options("legend"), "options.legend"),
        find(DIFFICULTIES, options("difficulty"), "options.difficulty"),
    )
    only(dump, (*write(s), *PENDING), "dump")
    s.day = number(dump["day"], "day")
    s.active = _seat(s, dump["active"], "active")
    s.rooster = _seat(s, dump["rooster"], "rooster")
    s.letter = find(list(LETTERS), dump["letter"], "letter")
    cold = only(dump["cold"], ("hour", "ignored"), "cold")
    s.cold = number(cold("hour"), "cold.hour")
    s.ignored = flag(cold("ignored"), "cold.ignored")
    for seat, entry in enumerate(dump["heroes"]):
        _read_hero(s, seat, entry)
    s.loose = _read_items(s, dump["items"], "items")
    s.fixed = _read_items(s, dump["fixed"], "fixed")
    s.gone = _read_counts(dump["gone"], ITEMS, "gone")
    _read_trades(s, dump)
    _read_board(s, dump)
    _read_legend(s, dump)
    _read_creatures(s, dump)
    _read_fight(s, dump["fight"])
    _fill_supply(s)
    read_pending(s, dump, ENDINGS, _asks)
    return s


def _asks(proc: Proc[Any]) -> str:
    return "seats" if proc.name in DECISIONS else "chance" if proc.name in CHANCE_ONLY else ""


def _fill_supply(s: Andor) -> None:
    """What is left of the box; never less than nothing."""
    s.supply = s.box.count[:]
    for item in range(KINDS):
        used = s.gone[item]
        for seat in range(s.seats):
            used += s.has(seat, item)
        for code in s.loose + s.fixed:
            used += int(code % KINDS == item)
        s.supply[printed_side(item)] -= used
    for item in range(KINDS):
        if s.supply[item] < 0:
            raise BadDump(f"items: more of {ITEMS[item]} than there are")


def _seat(s: Andor, value: object, where: str) -> int:
    if value is None:
        return NOTHING
    seat = number(value, where)
    if seat not in range(s.seats):
        raise BadDump(f"{where}: there is no seat {seat}")
    return seat


def _space(s: Andor, value: object, where: str) -> int:
    space = find(s.box.spaces, value, where)
    if s.box.face_of[space] != s.plan.face:
        raise BadDump(f"{where}: space {value} is on the other face")
    return space


def _read_counts(given: Json, ids: list[str], where: str) -> list[int]:
    only(given, tuple(ids), where)
    out = [number(given.get(name, 0), where) for name in ids]
    if min(out, default=0) < 0:
        raise BadDump(f"{where}: less than nothing")
    return out


def _read_items(s: Andor, given: Json, where: str) -> list[int]:
    out: list[int] = []
    for name, items in given.items():
        space = _space(s, name, where)
        for item, n in enumerate(_read_counts(items, ITEMS, f"{where}.{name}")):
            if n > s.box.count[printed_side(item)]:
                raise BadDump(f"{where}.{name}: more of {ITEMS[item]} than there are")
            out += [space * KINDS + item] * n
    out.sort()
    return out


def _read_hero(s: Andor, seat: int, entry: Json) -> None:
    where = f"heroes.{seat}"
    get = only(entry, tuple(_write_hero(s, seat)), where)
    name = get("hero")
    s.hero[seat] = NOTHING if name is None else find(s.box.heroes, name, f"{where}.hero")
    s.at[seat] = _space(s, get("space"), f"{where}.space")
    s.sp[seat] = number(get("sp"), f"{where}.sp")
    s.wp[seat] = number(get("wp"), f"{where}.wp")
    s.used[seat] = number(get("hours"), f"{where}.hours")
    # A stone beyond the seventh hour tells of overtime; positions written before it was counted say no more.
    told = number(entry.get("overtime", 0), f"{where}.overtime")
    s.overtime[seat] = max(told, s.used[seat] - s.box.normal_hours)
    s.sheet_fire[seat] = find(FIRE_FACES, get("sheet_fire"), f"{where}.sheet_fire")
    items = _read_counts(get("items"), ITEMS, f"{where}.items")
    s.carried[seat * KINDS : (seat + 1) * KINDS] = items
    s.resting |= flag(get("ended"), f"{where}.ended") << seat
    s.restless |= flag(get("restless"), f"{where}.restless") << seat
    s.newcomers |= flag(entry.get("newcomer", False), f"{where}.newcomer") << seat


def _read_trades(s: Andor, dump: Json) -> None:
    for entry in dump["gifts"]:
        get = only(entry, ("from", "to", "item"), "gifts")
        giver, taker = _seat(s, get("from"), "gifts"), _seat(s, get("to"), "gifts")
        if NOTHING in (giver, taker):
            raise BadDump("gifts: a seat is missing")
        s.gifts.append((giver * MAX_SEATS + taker) * KINDS + find(ITEMS, get("item"), "gifts"))
    if dump["flight"] is not None:
        get = only(dump["flight"], ("between", "used"), "flight")
        s.flight = [_seat(s, seat, "flight") for seat in get("between")]
        if len(s.flight) != 2 or NOTHING in s.flight:
            raise BadDump("flight: two seats are expected")
        s.flight.append(flag(get("used"), "flight.used"))
    only(dump["followers"], tuple(FOLLOWERS), "followers")
    for i, name in enumerate(FOLLOWERS):
        get = only(dump["followers"][name], ("home", "on_caught"), f"followers.{name}")
        home = get("home")
        s.follower_home[i] = NOTHING if home is None else _space(s, home, f"followers.{name}.home")
        s.on_caught[i] = find(ON_CAUGHT, get("on_caught"), f"followers.{name}.on_caught")


def _read_board(s: Andor, dump: Json) -> None:
    box, plan = s.box, s.plan
    for name, face in dump["fires"].items():
        s.fire[_space(s, name, "fires")] = find(FIRE_FACES, face, "fires")
    s.pools = [_read_counts(pool, TOKENS, "pools") for pool in dump["pools"]]
    for name, token in dump["snow"].items():
        s.snow[_space(s, name, "snow")] = _read_snow(s, token)
    s.ice = sorted(_space(s, name, "ice") for name in dump["ice"])
    s.ice_pool = _read_counts(dump["ice_pool"], TOKENS, "ice_pool")
    s.broken = sorted(_space(s, name, "broken") for name in dump["broken"])
    s.defence = number(dump["defence"], "defence")
    s.saved = number(dump["saved"], "saved")
    s.no_fire = sorted(_space(s, name, "no_fire_at") for name in dump["no_fire_at"])
    for a, b in dump["passages"]:
        s.links += [_space(s, a, "passages"), _space(s, b, "passages")]
    s.crosses = sorted(_space(s, name, "red_x") for name in dump["red_x"])
    only(dump["allies"], tuple(ALLIES), "allies")
    for i, name in enumerate(ALLIES):
        place = dump["allies"][name]
        s.ally[i] = NOTHING if place is None else _space(s, place, f"allies.{name}")
    for entry in dump["markers"]:
        get = only(entry, ("space", "set", "face"), "markers")
        face = get("face")
        s.markers += [
            _space(s, get("space"), "markers"),
            find(plan.sets, get("set"), "markers.set"),
            NOTHING if face is None else find(box.marker_faces, face, "markers.face"),
        ]
    faces = only(dump["faces"], tuple(plan.sets), "faces")
    s.set_pools = [_read_counts(faces(name), box.marker_faces, f"faces.{name}") for name in plan.sets]
    s.revealed = _exact(dump["revealed"], plan.sets, "revealed")
    mover = only(dump["mover"], ("path", "at", "caught"), "mover")
    s.mover_path = number(mover("path"), "mover.path")
    s.mover_at = number(mover("at"), "mover.at")
    s.mover_caught = flag(mover("caught"), "mover.caught")
    if not NOTHING <= s.mover_path < len(plan.space_lists):
        raise BadDump(f"mover.path: there is no path {s.mover_path}")


def _read_snow(s: Andor, token: object) -> int:
    if not str(token).startswith(DOWN):
        return find(TOKENS, token, "snow")
    rest = str(token)[len(DOWN) :]
    if rest and not (rest.isascii() and rest.isdecimal()):
        raise BadDump(f"snow: unknown token '{token}'")
    if int(rest or 0) >= len(s.pools):
        raise BadDump(f"snow: there is no pool {int(rest or 0)}")
    return FACE_DOWN + int(rest or 0)


def _exact(given: Json, ids: list[str], where: str) -> list[int]:
    """A number for each of the ids."""
    get = only(given, tuple(ids), where)
    return [number(get(name), f"{where}.{name}") for name in ids]


def _read_legend(s: Andor, dump: Json) -> None:
    plan = s.plan
    names = [card.name for card in plan.cards]
    s.rules = _exact(dump["rules"], RULE_SWITCHES, "rules")
    for name in dump["flags"]:
        s.flags[find(plan.flags, name, "flags")] = 1
    objectives = only(dump["objectives"], tuple(plan.objectives), "objectives")
    for i, name in enumerate(plan.objectives):
        if objectives(name) is not None:
            s.objectives[i * OB_SIZE : (i + 1) * OB_SIZE] = _read_objective(s, name, objectives(name))
    for name, state in only_dict(dump["cards"], names, "cards").items():
        s.cards[names.index(name)] = find(CARD_STATES, state, f"cards.{name}")
    for entry in dump["queue"]:
        get = only(entry, ("card", "finder", "space"), "queue")
        space = get("space")
        s.queue += [
            find(names, get("card"), "queue.card"),
            _seat(s, get("finder"), "queue.finder"),
            NOTHING if space is None else _space(s, space, "queue.space"),
        ]
    for letter in dump["stars"]:
        s.stars |= 1 << find(list(LETTERS), letter, "stars")
    for entry in dump["star_cards"]:
        get = only(entry, ("letter", "card"), "star_cards")
        s.star_cards += [
            find(list(LETTERS), get("letter"), "star_cards.letter"),
            find(names, get("card"), "star_cards.card"),
        ]


def only_dict(given: Json, ids: list[str], where: str) -> Json:
    """The entry itself, if it has no other keys than the ids."""
    only(given, tuple(ids), where)
    return given


def _read_objective(s: Andor, name: str, entry: Json) -> list[int]:
    where = f"objectives.{name}"
    get = only(entry, tuple(OB_FIELDS), where)
    ids = objective_ids(s)
    out: list[int] = []
    for field in range(OB_SIZE):
        value = get(OB_FIELDS[field])
        if field not in ids:
            out.append(number(value, f"{where}.{OB_FIELDS[field]}"))
        else:
            out.append(NOTHING if value is None else find(ids[field], value, f"{where}.{OB_FIELDS[field]}"))
    if out[OB_STATUS] in (NOTHING, HIDDEN):
        raise BadDump(f"{where}.status: a hidden objective is null")
    return out


def _read_creatures(s: Andor, dump: Json) -> None:
    """Creatures; what is not written is as the table of the legend has it for one that has just come."""
    for i, entry in enumerate(dump["creatures"]):
        where = f"creatures.{i}"
        get = only(entry, ("creature", "space", "sp", "wp", "tag", "idle"), where)
        kind = find(s.box.creatures, get("creature"), f"{where}.creature")
        known = bool(s.plan.dice[kind])  # a boss of another legend has no values in this one
        place, tag = get("space"), get("tag", None)
        s.cr_kind.append(kind)
        s.cr_at.append(ON_SHIELD if place == SHIELD else _space(s, place, f"{where}.space"))
        s.cr_sp.append(number(get("sp", s.plan.sp[kind] if known else NO_DEFAULT), f"{where}.sp"))
        s.cr_wp.append(number(get("wp", s.plan.wp[kind] if known else NO_DEFAULT), f"{where}.wp"))
        s.cr_tag.append(NOTHING if tag is None else find(s.plan.tags, tag, f"{where}.tag"))
        s.cr_idle.append(number(get("idle", MAY_MOVE), f"{where}.idle"))
    s.slain = _read_counts(dump["slain"], s.box.creatures, "slain")
    s.slain_tag = _read_counts(dump["slain_tags"], s.plan.tags, "slain_tags")


def _read_fight(s: Andor, entry: Json | None) -> None:
    if entry is None:
        return
    get = only(entry, (*FIGHT, "starter", "party", "roller", "dice"), "fight")
    for name in FIGHT:
        setattr(s, name, number(get(name), f"fight.{name}"))
    s.starter = _seat(s, get("starter"), "fight.starter")
    if s.starter == NOTHING or not NOTHING <= s.foe < len(s.cr_kind):
        raise BadDump("fight: who fights whom is missing")
    for seat in get("party"):
        s.party |= 1 << max(0, _seat(s, seat, "fight.party"))
    s.roller = _seat(s, get("roller"), "fight.roller")
    s.dice = [number(pips, "fight.dice") for pips in get("dice")]
