"""Andor with a legend that says what the four others do not, and moments chance games hardly ever reach."""

from __future__ import annotations

import shutil
import tempfile
from functools import lru_cache
from importlib.resources import as_file, files
from pathlib import Path

import tablee
from tablee.core.game import Game, Json
from tablee.core.state import CHANCE, State

LEGEND = Path(__file__).with_name("legend_t.yaml")


@lru_cache
def game() -> Game:
    """The game with one more legend, read from a folder as anybody can make one."""
    with tempfile.TemporaryDirectory(prefix="tablee-") as name:
        folder = Path(name) / "andor"
        with as_file(files("tablee.games.andor") / "data") as data:
            shutil.copytree(data, folder)
        shutil.copy(LEGEND, folder)
        return tablee.load("andor", name)


FIGHTERS: list[Json] = [
    {"hero": "kram", "items": {"askimar_blade": 1, "plant_black": 1}},
    {"hero": "thorn", "items": {"carlion": 1}},
    {"hero": "liphardus", "items": {"plant_red": 2}},
    {"hero": "tenaya", "ended": True},
]
THERE = {"space": "437"}
NEW = {"newcomer": True}
TABLETS = {"tablet_buffalo": 1, "tablet_seamonster": 1, "tablet_griffon": 1}
PACKED = {"gourd": 3, "winter_stone": 1}
AROUND_THE_STILTS = ["454", "455", "458", "459", "461", "462"]
WARGORS = ["424", "425", "426", "428", "429", "430", "433"]


def moments(game: Game) -> list[State]:
    """Group fights, newcomers, full sheets, the falcon, tablets, followers, thin ice, and the ends."""
    return [
        *(battle(game, *beginning) for beginning in BEGINNINGS),
        moment(game, "L4", [{}, {"items": TABLETS}], {}, "tablets by 2", "end_day", "end_day by 2"),
        moment(game, "L4", [{"items": TABLETS}, {}], {}),
        moment(game, "L4", [{"items": {"falcon": 1, "gem": 1}}, {"space": "440"}], {}, "fly 2", "give 2 gem"),
        moment(game, "L4", [{"items": {"falcon": 1}}, {"space": "440"}], {}, "fly 2", "land"),
        moment(
            game, "L4", [{"items": PACKED}, {}], {"snow": {"403": "firewood"}}, "move 403", "hour", "stop"
        ),
        moment(game, "L4", [{"items": {"spyglass": 1, "gourd": 2}, "space": "422"}, {}], STOCKED),
        moment(game, "L4", [{"items": PACKED, "space": "422"}, {}], STOCKED, "barter gourd firewood"),
        moment(game, "L4", [{"items": {"iquar": 2}, "space": "456"}, {}], {}),
        moment(game, "L4", [{"items": {"iquar": 1}, "space": "402"}, {}], {}, "move 401"),
        moment(game, "L4", [{"items": {"iquar": 1}, "space": "402"}, {}], STORMY, "move 403", "stop"),
        moment(game, "L4", [{"items": {"winter_stone": 1}, "wp": 1}, {}], {"stone_step_wp": 2}),
        moment(game, "L4", [{"space": "456"}, {}], {"ice": [], "ice_pool": {}, "broken": AROUND_THE_STILTS}),
        moment(game, "L4", [{"hero": "tenaya", "items": {"firewood": 1}}, {}], {}, "fire_sheet"),
        moment(game, "L4", [{}, {}], crowd("gor", ["441"]) | LURE, "end_day", "end_day by 2"),
        tired(game),
        moment(game, "L4", [{}, {}], {"letter": "M"}, "end_day", "end_day by 2"),
        moment(game, "L4", [{}, {}], crowd("wargor", WARGORS) | {"letter": "J"}, "end_day", "end_day by 2"),
        moment(game, "L1", [{}, {}], crowd("shron", ["1"], "shron"), "end_day", "end_day by 2"),
        moment(game, "L3", [{"space": "433"}, {}], WALKING, "move 434", "stop"),
        *(moment(game, "T", [{}, {}], {}, "end_day", "end_day by 2", *way) for way in WAYS),
        moment(game, "T", [{}, {}], {"letter": "C"}, "end_day", "end_day by 2"),
        moment(game, "L4", [THERE | NEW, {}], crowd("gor", ["437"])),
        moment(game, "L4", [THERE, THERE | NEW, THERE], crowd("gor", ["437"]), "fight"),
    ]


LURE = {"items": {"446": {"gem": 1}}}
WALKING = {"mover": {"path": 0, "at": 1, "caught": False}}
FROZEN_WOOD = {"snow": {"403": "firewood"}}
STORMY = {"snow": {"403": "snowstorm"}}
STOCKED = {"items": {"422": {"firewood": 1, "falcon": 1, "askimar_blade": 1}}}
BEGINNINGS = [
    ("invite 2", "decline by 2"),
    ("invite 2", "accept by 2", "invite 3"),
    ("invite 2", "accept by 2", "start", "yes", "yes"),
    ("invite 3", "accept by 3", "start", "yes", "yes"),
    ("start", "no", "no"),
]
"""How a group fight begins; the dice and everything else are left to chance."""
WAYS = [("option 1",), ("option 2", "die 6 by chance"), ("option 2", "die 12 by chance")]


def rare_refusals(game: Game) -> set[tuple[str, int]]:
    """A hero whose day is over wants a free action; the falcon is to carry a sword."""
    rested = moment(game, "L4", [{"ended": True}, {}], {"active": 1, "waiting": [1]})
    far = {"flight": {"between": [0, 1], "used": False}, "gifts": [{"from": 0, "to": 1, "item": "carlion"}]}
    flying = moment(game, "L4", [{"items": {"carlion": 1}}, {"space": "440", "items": {"falcon": 1}}], far)
    out: set[tuple[str, int]] = set()
    for s, seat, text in ((rested, 0, "pick gem"), (flying, 1, "take 1 carlion")):
        action = game.space.parse(text)
        out.add((s.explain(seat, action), action))
    assert {rule for rule, _ in out} == {"AND-3.10", "AND-14.12"}
    return out


def battle(game: Game, *actions: str) -> State:
    """Three strong heroes and one whose day is over, the fox-bat, and a Wargor."""
    heroes = [hero | {"space": "437", "sp": 9, "wp": 14} for hero in FIGHTERS]
    allies = {"allies": {"tranuk": "437", "great_warrior": None, "volpin": "437"}}
    return moment(game, "L4", heroes, allies | crowd("wargor", ["437"]), "fight", *actions)


def tired(game: Game) -> State:
    """Between two rounds a fire is lit elsewhere, and what it costs leaves no will for another hour."""
    fighter = {"hero": "thorn", "space": "411", "sp": 6, "wp": 4, "hours": 6, "items": {}}
    keeper = {"hero": "tenaya", "space": "404", "items": {"firewood": 1}}
    rolls = [f"die {pips} by chance" for pips in (6, 1, 8)]
    return moment(game, "T", [fighter, keeper], {}, "fight", *rolls, "fire by 2")


def crowd(creature: str, spaces: list[str], tag: str | None = None) -> Json:
    """The creatures of a dump: so many of a kind, and room for them at home."""
    values = {"gor": (2, 4), "wargor": (2, 6), "fur_troll": (12, 14), "shron": (10, 10)}[creature]
    one = {"creature": creature, "sp": values[0], "wp": values[1], "tag": tag, "idle": 0}
    return {"creatures": [one | {"space": space} for space in spaces], "defence": 9}


def moment(game: Game, legend: str, heroes: list[Json], given: Json, *actions: str) -> State:
    """The first turn of a legend with other heroes and things, nothing on the ground, after some actions."""
    s = game.setup({"legend": legend}, len(heroes))
    while kind_of(game, s) != "turn":
        s.apply(s.to_act()[0], s.legal(s.to_act()[0])[0])
    dump = game.dump(s)
    rules = {"stone_step_wp": given["stone_step_wp"]} if "stone_step_wp" in given else {}
    given = {key: value for key, value in given.items() if key not in rules}
    dump |= (
        {"items": {}}
        | given
        | {
            "heroes": [old | new for old, new in zip(dump["heroes"], heroes, strict=True)],
            "rules": dump["rules"] | rules,
        }
    )
    s = game.load(dump)
    s.sink = []
    for action in actions:
        text, _, who = action.partition(" by ")
        seat = CHANCE if who == "chance" else int(who or 1) - 1
        wanted = game.space.parse(text)
        assert wanted in s.legal(seat), f"{text}: {s.explain(seat, wanted)}"
        s.apply(seat, wanted)
    return s


def kind_of(game: Game, s: State) -> str:
    """The kind of the open question."""
    decision = game.decision(s, s.to_act()[0])
    assert decision is not None
    return decision.kind
