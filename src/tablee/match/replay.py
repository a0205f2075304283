"""Replaying a record: every entry is checked before it is believed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.core.state import CHANCE
from tablee.games import UnknownGame, load
from tablee.match.entry import Act, Entry, Record, Reseed, Result, Undo
from tablee.match.errors import BadRecord
from tablee.match.history import History
from tablee.match.seed import Seed, draw_number


@dataclass(frozen=True)
class Replayed:
    """The history a record tells, the seeds known (None where not), and how many dice they confirmed."""

    history: History
    seeds: list[Seed | None]
    chance: int
    chance_confirmed: int


def game_of(record: Record, content: str | Path | None = None) -> Game:
    """The game a record is about."""
    try:
        return load(record.header.game, content)
    except UnknownGame as error:
        raise BadRecord(str(error), 1) from None


def check_header(game: Game, record: Record) -> None:
    """Whether this program, with this content, can replay the record at all."""
    header = record.header
    if header.game != game.id:
        raise BadRecord(f"this is a game of {header.game}, not of {game.id}", 1)
    if header.rules_version != game.rules_version:
        raise BadRecord(
            f"played by rules version {header.rules_version} of {game.id}, this program has version "
            f"{game.rules_version}: open it with the version of Tablée that wrote it",
            1,
        )
    if header.content_hash != game.content_hash:
        raise BadRecord(
            f"played with content {header.content_hash[:16]}, here is {game.content_hash}: "
            "give the content folder it was played with",
            1,
        )


def replay(game: Game, record: Record, seeds: Iterable[Seed] = ()) -> Replayed:
    """Play a record again, checking numbers, notation, legality, undos and digests.

    Where the seed is known, from `seeds` or from the closing line, the dice are checked too.
    """
    check_header(game, record)
    history = _begin(game, record)
    last_line = len(record.entries) + 2
    found = {seed.commitment: seed for seed in seeds}
    commitments = record.commitments()
    if record.end is not None:
        _check_revealed(record, commitments, last_line)
        found |= {seed.commitment: seed for seed in (Seed.of(text) for text in record.end.seeds if text)}
    known = [found.get(commitment) for commitment in commitments]
    used = 0
    chance = 0
    confirmed = 0
    for i, entry in enumerate(record.entries):
        line = i + 2
        if entry.n != i + 1:
            raise BadRecord(f"entry {i + 1} is missing: here is number {entry.n}", line)
        mark = history.begin()
        try:
            _take(history, entry, known[used], line)
        except BadRecord:
            raise
        except TableeError as error:
            raise BadRecord(str(error), line) from None
        if isinstance(entry, Reseed):
            used += 1
        elif isinstance(entry, Act) and entry.who == "chance":
            chance += 1
            confirmed += known[used] is not None
        history.commit(mark)
    if record.end is not None:
        outcome = game.outcome(history.state)
        if outcome is None:
            raise BadRecord("the record is closed although the game is not over", last_line)
        if record.end.outcome != Result.of(outcome):
            raise BadRecord(f"the closing line tells another result than '{outcome.cause}'", last_line)
    return Replayed(history, known, chance, confirmed)


def _begin(game: Game, record: Record) -> History:
    header = record.header
    try:
        settled = game.settle_options(header.options, len(header.seats))
        history = History(game, dict(settled), len(header.seats))
    except TableeError as error:
        raise BadRecord(str(error), 1) from None
    if settled != header.options:
        missing = ", ".join(sorted(set(settled) - set(header.options)))
        raise BadRecord(f"the header lacks the option {missing}", 1)
    return history


def _check_revealed(record: Record, commitments: list[str], line: int) -> None:
    assert record.end is not None
    if len(record.end.seeds) != len(commitments):
        raise BadRecord(
            f"{len(commitments)} seeds were used, the closing line tells {len(record.end.seeds)}", line
        )
    for text, commitment in zip(record.end.seeds, commitments, strict=True):
        if text is not None and Seed.of(text).commitment != commitment:
            raise BadRecord(f"the seed {text} is not the one promised at the start", line)


def _take(history: History, entry: Entry, seed: Seed | None, line: int) -> None:
    """Let one entry happen."""
    if isinstance(entry, Undo):
        if entry.who >= len(history.asked_at):
            raise BadRecord(f"there is no seat {entry.who}", line)
        made: Act | Undo = history.undo(entry.who, entry.to, entry.consent)
    elif isinstance(entry, Reseed):
        history.reseed(entry.seed_commitment)
        return
    else:
        _check_act(history, entry, line)
        if entry.who == "chance" and seed is not None:
            _check_dice(history, entry, seed, line)
        made = history.act(entry.seat, history.game.space.parse(entry.do), entry.auto, entry.by_table)
    if made.digest != entry.digest:
        raise BadRecord(f"the position after entry {entry.n} is not the one recorded", line)


def _check_act(history: History, entry: Act, line: int) -> None:
    state = history.state
    space = history.game.space
    action = space.parse(entry.do)
    if space.text(action) != entry.do:
        raise BadRecord(f"'{entry.do}' is not written as it should be: {space.text(action)}", line)
    if state.is_over():
        raise BadRecord(f"'{entry.do}' comes after the end of the game", line)
    seat = entry.seat
    who = "chance" if seat == CHANCE else f"seat {seat}"
    if seat >= len(history.asked_at) or action not in state.legal(seat):
        raise BadRecord(f"'{entry.do}' was not open to {who}", line)
    if entry.auto:
        forced = seat != CHANCE and state.asked(seat) and state.procs[state.question(seat).proc].forced
        if not forced or len(state.legal(seat)) != 1:
            raise BadRecord(f"'{entry.do}' is marked as automatic although {who} had a choice", line)
    if entry.by_table and (seat == CHANCE or entry.auto):
        raise BadRecord(f"'{entry.do}' is marked as the table's answer for {who}, which needs none", line)


def _check_dice(history: History, entry: Act, seed: Seed, line: int) -> None:
    outcomes, weights = history.state.outcomes()
    drawn = history.game.space.text(seed.draw(draw_number(history.state, entry.n), outcomes, weights))
    if drawn != entry.do:
        raise BadRecord(f"chance brought '{drawn}' by the seed, the record says '{entry.do}'", line)
