"""Games that bots play against each other, move by move: a value is learned from them and measured on them.

The same setting and seed give the same game on every machine. With a folder to keep them in, games are
played once: whoever changes features trains anew within minutes.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

import msgspec

from tablee.bots import answer, make
from tablee.core.errors import EngineFault
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.core.state import CHANCE, State
from tablee.sim.mass import CHUNK, MAX_DECISIONS, STREAMS
from tablee.sim.rows import Cell
from tablee.sim.runner import Source


class Played(msgspec.Struct, frozen=True, array_like=True):
    """One game: its seed, all that was chosen or drawn (seat, action, seat, action ...), and its end."""

    seed: int
    moves: list[int]
    winners: list[int]
    scores: list[int]


@dataclass(frozen=True)
class Batch:
    """Some games of one setting, with seeds one after the other."""

    source: Source
    cell: Cell
    first_seed: int
    games: int
    folder: str | None
    """Where played games are kept."""


def batches(source: Source, cell: Cell, first_seed: int, games: int, folder: str | None) -> list[Batch]:
    """The games of a setting in portions, always the same ones: a kept file is one portion."""
    return [
        Batch(source, cell, seed, min(CHUNK, first_seed + games - seed), folder)
        for seed in range(first_seed, first_seed + games, CHUNK)
    ]


def play(game: Game, cell: Cell, seed: int) -> Played:
    """One game by the bots of a setting; chance and each bot have streams of their own."""
    s = game.setup(dict(cell.options), cell.seats)
    bots = [make(name, seed * STREAMS + seat + 1) for seat, name in enumerate(cell.bots)]
    luck = Rng(seed * STREAMS)
    moves: list[int] = []
    while not s.ended:
        seat = s.to_act()[0]
        action = s.draw(luck) if seat == CHANCE else answer(game, s, seat, bots[seat])
        s.apply(seat, action)
        moves += (seat, action)
        if len(moves) > 2 * MAX_DECISIONS:
            raise EngineFault(f"{game.id}, {cell.text()}, seed {seed}: no end after {MAX_DECISIONS} moves")
    outcome = game.outcome(s)
    assert outcome is not None, "the game has ended"
    return Played(seed, moves, list(outcome.winners), list(outcome.scores))


def positions(game: Game, cell: Cell, played: Played) -> Iterator[tuple[int, State]]:
    """Every question of a game, chance's too, with the number of its answer. The state is the same object."""
    s = game.setup(dict(cell.options), cell.seats)
    for i in range(0, len(played.moves), 2):
        yield i // 2, s
        s.apply(played.moves[i], played.moves[i + 1])


def games_of(batch: Batch) -> list[Played]:
    """The games of a batch: read if they are kept, otherwise played, and kept if there is a folder."""
    game = batch.source.load()
    kept = None if batch.folder is None else Path(batch.folder, kept_name(game, batch))
    if kept is not None and kept.is_file():
        return msgspec.msgpack.decode(kept.read_bytes(), type=list[Played])
    seeds = range(batch.first_seed, batch.first_seed + batch.games)
    played = [play(game, batch.cell, seed) for seed in seeds]
    if kept is not None:
        kept.parent.mkdir(parents=True, exist_ok=True)
        beside = kept.with_suffix(f".{uuid4().hex}.part")  # nodes may share the folder
        beside.write_bytes(msgspec.msgpack.encode(played))
        beside.replace(kept)
    return played


def kept_name(game: Game, batch: Batch) -> str:
    """A file name that differs whenever the games may: by rules, content, setting and seeds."""
    told = f"{game.rules_version} {game.content_hash} {batch.cell.text()} {batch.first_seed} {batch.games}"
    return f"{game.id}-{hashlib.sha256(told.encode()).hexdigest()[:20]}.msgpack"
