"""The games of a fixture, played by whatever version of Tablée is on the path: see `tools/fixtures.py`.

    python -m fixtures_play TREE OUT

Two people, Ann and Bertrand, and bots play at tables of the version's own server, without the network around
it; further games are kept in record files. All that is random elsewhere (seeds, links, ids, the clock) is
fixed here. Written for the versions it has made fixtures of: if a new one does not bear the names used here,
adapt it for that one, the fixtures of the others are kept.

    OUT/data/tables.sqlite      the data folder
    OUT/data/people.json        the cookies of Ann and Bertrand
    OUT/data/positions.json     how each table stood: entries, end, seats to act, their choices, the dump
    OUT/records/*.jsonl         records, the running ones with their seed beside them
    OUT/records/positions.json  how each of them stood
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import itertools
import json
import sqlite3
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

Json = dict[str, Any]
BEGAN = 1_767_265_200_000
"""When the first table was opened, in milliseconds since 1970: 2026-01-01, 11:00 UTC."""
LONGEST = 1500
"""No game here has more entries; the long ones stay unfinished."""


@dataclass(frozen=True)
class Plan:
    """A game to be played: by whom, with which options, and how far."""

    name: str
    seats: int
    player: str
    """What bots and people follow: thumb, greedy or random."""
    variety: int = 0
    """0: the standard options; otherwise the value of each option that comes so much later."""
    entries: int = LONGEST
    options: dict[str, str] = field(default_factory=dict)
    undo: int = 0
    """After so many entries somebody takes something back."""
    seed: int = 0
    """0: the next number."""
    several: bool = False
    """Stop only where a question put to several seats was answered by one and waits for the others."""


def table_plans(game: Any) -> list[Plan]:
    """The tables of a game."""
    least, most = game.seats[0], game.seats[-1]
    few = max(2, least)
    plans = [
        Plan("early", few, "thumb", entries=14),
        Plan("middle", most, "thumb", variety=1, entries=120, undo=60),
        Plan("late", few, "thumb", entries=LATE.get(game.id, 200)),
        Plan("far behind", min(3, most), "random", variety=2, entries=60, undo=40),
        Plan("quick", few, "greedy", entries=50),
        Plan("finished", least, "thumb"),
        Plan("finished otherwise", min(3, most), "thumb", variety=2),
        Plan("finished at random", few, "random", variety=3),
    ]
    if game.id in SECRET:
        plans.append(Plan("secret", few, "thumb", entries=80, options=SECRET[game.id]))
    if game.id in SEVERAL:
        plans.append(Plan("half answered", min(3, most), "thumb", entries=30, several=True))
    return plans


def record_plans(game: Any) -> list[Plan]:
    """The record files of a game."""
    least, most = game.seats[0], game.seats[-1]
    return [
        Plan("finished", least, "thumb", variety=4),
        Plan("finished-random", least, "random", variety=1),
        Plan("running", most, "thumb", variety=3, entries=90, undo=50),
        Plan("begun", least, "thumb", entries=5),
        *DISPUTED.get(game.id, ()),
    ]


LATE = {"runemasters": 80, "glory": 80, "havresac": 220, "defenders": 420, "andor": 180}
"""When a game of each kind is nearly over."""
DISPUTED = {
    "andor": (
        Plan("overtime", 4, "thumb", variety=2, seed=14),
        Plan("overtime-running", 4, "thumb", variety=2, seed=74, entries=120),
    ),
    "havresac": (
        Plan("walk-undone", 1, "thumb", undo=70, seed=102),
        Plan("walk-undone-running", 1, "thumb", undo=70, seed=22, entries=100),
    ),
}
"""Games that 8fa2123 played otherwise than later versions would: hours beyond the limit, and answers taken
back to questions that are not asked any more."""
SEVERAL = ("glory",)
"""Games in which several seats answer the same question in secret."""
SECRET = {"glory": {"quests": "yes"}, "defenders": {"closed_hands": "yes"}}
"""Games in which people hold what others do not know, with the options by which they do."""


# What is random elsewhere ----------------------------------------------------------------------------------


def part(name: str) -> Any:
    """A module of the version that plays."""
    return import_module(f"tablee.{name}".rstrip("."))


def fix(tree: Path) -> None:
    """Let this version draw its seeds, tokens, ids and times from a row that is always the same."""
    if Path(part("").__file__).resolve().parents[2] != tree.resolve():
        sys.exit(f"{part('').__file__} is not the version asked for")
    numbers = itertools.count(1)
    clock = itertools.count(BEGAN, 1000)

    def some(size: int) -> bytes:
        return hashlib.blake2b(str(next(numbers)).encode(), digest_size=size).digest()

    class Clock(datetime):
        @classmethod
        def now(cls, tz: Any = None) -> Any:
            return datetime.fromtimestamp(0, tz) + timedelta(milliseconds=next(clock))

    part("match.seed").os = SimpleNamespace(urandom=some)
    part("server.tokens").secrets = SimpleNamespace(
        token_hex=lambda size: some(size).hex(),
        token_urlsafe=lambda size: base64.urlsafe_b64encode(some(size)).rstrip(b"=").decode(),
    )
    for name in ("server.draft", "store.sql"):
        part(name).time = SimpleNamespace(time_ns=lambda: next(clock) * 1_000_000)
    part("server.lobby").datetime = Clock
    # Bots are asked here, one after the other, with seeds of ours.
    part("server.bots").BotPool.warm = lambda *_: None
    part("server.room").Room.wake = lambda self: None


# Players ---------------------------------------------------------------------------------------------------


class Players:
    """What the seats of one game answer."""

    def __init__(self, match: Any, player: str, seed: int) -> None:
        self.match = match
        self.rng = part("core.rng").Rng(seed)
        self.bots = [part("bots").make(player, seed * 10 + seat) for seat in range(len(match.seats))]

    def answer(self, seat: int) -> str:
        """In notation. Once in twelve times something else than the player's best."""
        view = self.match.seat_view(seat)
        anything = self.rng.below(12) == 0
        action = self.rng.choice(view.legal()) if anything else self.bots[seat].choose(view)
        text: str = self.match.game.space.text(action)
        return text


def options_of(game: Any, plan: Plan) -> dict[str, str]:
    """The options of a plan."""
    if not plan.variety:
        return dict(plan.options)
    return {
        o.id: o.values[(o.values.index(o.default) + plan.variety) % len(o.values)] for o in game.options
    } | plan.options


def enough(match: Any, plan: Plan) -> bool:
    """Whether a game was played as far as its plan wants."""
    if match.is_over() or len(match.entries) >= LONGEST:
        return True
    if len(match.entries) < plan.entries:
        return False
    history = match._history
    answered = history.answered if hasattr(history, "answered") else history.tip.answered
    return not plan.several or (len(match.to_act()) > 1 and bool(answered))


def position(match: Any) -> Json:
    """How a match stands."""
    game = match.game
    seats = match.to_act()
    return {
        "entries": len(match.entries),
        "place": match.place,
        "ended": match.end is not None,
        "to_act": seats,
        "legal": {
            str(seat): [game.space.text(action) for action in match.seat_view(seat).legal()] for seat in seats
        },
        "digest": match.digest(),
        "dump": game.dump(match.position()),
    }


# Tables ----------------------------------------------------------------------------------------------------


class Page:
    """Somebody's page, which nobody looks at."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.seats: tuple[int, ...] = ()
        self.sent = 0

    def send(self, data: bytes) -> None:
        """What the table tells."""

    def close(self, code: int) -> None:
        """The end of the connection."""


class Table:
    """A table of the server, and its people."""

    def __init__(self, house: House, room: Any) -> None:
        self.house = house
        self.room = room
        self.messages = itertools.count(1)

    def page(self, seat: int) -> Any:
        """The page of the person at a seat."""
        return Page(self.room.seats[seat].player)

    async def play(self, plan: Plan, seed: int) -> None:
        """Play as far as the plan wants."""
        match = self.room.match
        players = Players(match, plan.player, seed)
        undone = not plan.undo
        while not enough(match, plan):
            seats = match.to_act()
            seat = seats[players.rng.below(len(seats))]
            await self.answer(seat, players.answer(seat))
            person = self.room.seats[seat].kind == "person"
            if person and not undone and len(match.entries) >= plan.undo and not match.is_over():
                undone = True
                await self.take_back(seat)

    async def answer(self, seat: int, text: str) -> None:
        """Answer for a seat, as its person or its bot does."""
        room, row = self.room, self.room.seats[seat]
        asked = room.match.decision_id(seat)
        before = len(room.match.entries)
        if row.kind == "bot":
            await room.do(lambda: room._bot_act(row, asked, text))
        else:
            page = self.page(seat)
            said = part("server.protocol").Act(str(next(self.messages)), seat, asked, text)
            await room.do(lambda: room.act(page, said))
        if len(room.match.entries) == before:
            raise RuntimeError(f"'{text}' of seat {seat} was not taken")

    async def take_back(self, seat: int) -> None:
        """A person takes back the last choice; if that needs the others, they agree."""
        room, page, protocol = self.room, self.page(seat), part("server.protocol")
        said = protocol.TakeBack(str(next(self.messages)), seat)
        await room.do(lambda: room.take_back(page, said))
        waiting = room.requests if isinstance(room.requests, list) else room.requests.told(None)
        for request in list(waiting):
            for other in request.waiting:
                agrees = protocol.Consent(request.id, other, True)
                await room.do(partial(room.consent, self.page(other), agrees))


class House:
    """The server without its network."""

    def __init__(self, folder: Path) -> None:
        settings = part("server.settings").Settings(folder)
        self.store = part("store").open_sqlite(folder)
        house = part("server.app").House(self.store, settings)
        self.rooms, self.people, self.lobby = house.rooms, house.people, house.lobby
        self.links = getattr(house, "keys", house.lobby)
        self.positions: Json = {}

    async def run(self, games: list[Any], folder: Path) -> None:
        """Play at all tables and let go of the data."""
        ann, bertrand = await self.person("Ann"), await self.person("Bertrand")
        seeds = itertools.count(1)
        for game in games:
            for plan in table_plans(game):
                room = await self.open(game, plan, ann, bertrand)
                await Table(self, room).play(plan, next(seeds))
                self.note(room)
                if plan.name == "finished":
                    await self.again(room, ann)
                elif plan.name == "middle":
                    await self.copy(room, bertrand)
        await self.rooms.close()
        self.store.close()
        cookies = {"Ann": ann.token, "Bertrand": bertrand.token}
        (folder / "people.json").write_text(json.dumps(cookies, indent=1) + "\n")
        write_positions(folder, self.positions)

    async def person(self, name: str) -> Any:
        """Somebody new."""
        device = await self.people.device(None)
        await self.people.rename(device, name)
        return device

    async def open(self, game: Any, plan: Plan, ann: Any, bertrand: Any) -> Any:
        """A table: Ann opens it, Bertrand takes the second seat, bots the others."""
        lobby = part("server.lobby")
        kinds = ["me", "friend", "bot", "bot", "bot"][: plan.seats]
        seats = [lobby.NewSeat(kind, plan.player if kind == "bot" else "") for kind in kinds]
        new = lobby.NewTable(game.id, seats, options_of(game, plan), f"{game.id} {plan.name}")
        links = await self.lobby.open(ann, new)
        if plan.seats > 1:
            link = next(iter(links.seats.values()))
            await self.lobby.join(bertrand, str(link).rpartition("/")[2])
        return await self.rooms.get(links.table)

    async def again(self, room: Any, device: Any) -> None:
        """Share a position of a finished game; the same people begin the same game once more."""
        await self.links.share(device, room.id, len(room.match.entries) // 2)
        links = await self.lobby.rematch(device, room.id)
        self.note(await self.rooms.get(links.table))

    async def copy(self, room: Any, device: Any) -> None:
        """A running game is opened from its record, and goes on with another seed."""
        try:
            _, data = await self.lobby.record(device, room.id)
        except part("server.errors").Trouble:
            return  # it tells secrets
        joined = await self.lobby.import_record(device, data)
        copied = await self.rooms.get(joined.table)
        await Table(self, copied).play(Plan("", 0, "thumb", entries=len(copied.match.entries) + 6), 1)
        self.note(copied)

    def note(self, room: Any) -> None:
        """Keep how a table stands."""
        self.positions[room.id] = {"name": room.row.name, "game": room.row.game, **position(room.match)}


def shrink(folder: Path) -> None:
    """Leave one small file of the data folder."""
    path = folder / "tables.sqlite"
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode=DELETE")
    connection.execute("VACUUM")
    connection.close()
    for other in folder.iterdir():
        if other.name not in ("tables.sqlite", "people.json", "positions.json"):
            other.unlink()


# Records ---------------------------------------------------------------------------------------------------


def write_records(games: list[Any], folder: Path) -> None:
    """Games in files of their own."""
    positions: Json = {}
    for game, (number, plan) in _each(games):
        path = folder / f"{game.id}-{plan.name}.jsonl"
        seed = plan.seed or number
        seats = ["human" if seat == 0 else plan.player for seat in range(plan.seats)]
        with part("record").create(path, game, seats, options=options_of(game, plan), seed=seed) as match:
            players = Players(match, plan.player, seed)
            undone = not plan.undo
            while not enough(match, plan):
                seat = match.to_act()[0]
                match.submit(seat, match.decision_id(seat), players.answer(seat))
                if not undone and len(match.entries) >= plan.undo and not match.is_over():
                    undone = True
                    match.undo(seat, consent=True)
            positions[path.name] = {"game": game.id, **position(match)}
    write_positions(folder, positions)


def _each(games: list[Any]) -> Iterator[tuple[Any, tuple[int, Plan]]]:
    for game in games:
        for numbered in enumerate(record_plans(game), 1):
            yield game, numbered


def write_positions(folder: Path, positions: Json) -> None:
    """What a later version is compared with."""
    text = json.dumps(positions, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    (folder / "positions.json").write_text(text + "\n", encoding="utf-8")


def main() -> None:
    """Play everything."""
    tree, out = Path(sys.argv[1]), Path(sys.argv[2])
    fix(tree)
    games = [part("").load(name) for name in part("").games()]
    data, records = out / "data", out / "records"
    records.mkdir()
    house = House(data)
    asyncio.run(house.run(games, data))
    shrink(data)
    write_records(games, records)


if __name__ == "__main__":
    main()
