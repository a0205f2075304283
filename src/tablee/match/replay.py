"""Replaying a record: every entry is checked before it is believed.

A record is checked by the rules and content it names, if they are those of today. One that was played by
others is replayed as far as it goes: what does not fit is noted and nobody is blamed for it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tablee.core.errors import TableeError
from tablee.core.game import Game, as_text, fingerprint
from tablee.core.state import CHANCE
from tablee.games import UnknownGame, load
from tablee.match.chapter import Line, Snapshot
from tablee.match.entry import Act, Entry, Header, Record, Reseed, Result, Rules, Undo
from tablee.match.errors import BadRecord
from tablee.match.history import History
from tablee.match.history import load as load_position
from tablee.match.seed import Seed, draw_number
from tablee.match.told import as_entered, by_the_table

SPOT_CHECK = 16
"""Where a record is opened and not verified, so many entries go by between two comparisons of positions."""


@dataclass(frozen=True)
class Replayed:
    """The history a record tells, the seeds known (None where not), and how many dice they confirmed.

    `differs`: the end of the game was played by other rules, and those of today do not lead there (see
    `History.differs`). `lost`: they could not even carry out its last entries.
    """

    history: History
    seeds: list[Seed | None]
    chance: int
    chance_confirmed: int
    differs: bool
    lost: bool


def game_of(record: Record, content: str | Path | None = None) -> Game:
    """The game a record is about."""
    try:
        return load(record.header.game, content)
    except UnknownGame as error:
        raise BadRecord(str(error), 1) from None


def same_rules(game: Game, played: Header | Rules | Snapshot) -> bool:
    """Whether something was played by the rules and the content of today."""
    return (played.rules_version, played.content_hash) == (game.rules_version, game.content_hash)


def check_header(game: Game, header: Header) -> None:
    """Whether this program can replay the record at all."""
    if header.game != game.id:
        raise BadRecord(f"this is a game of {header.game}, not of {game.id}", 1)
    if header.rules_version > game.rules_version:
        raise BadRecord(
            f"played by rules version {header.rules_version} of {game.id}, this program has version "
            f"{game.rules_version}: open it with a newer version of Tablée",
            1,
        )


def replay(
    game: Game, record: Record, seeds: Iterable[Seed] = (), verify: bool = True, lenient: bool = False
) -> Replayed:
    """Play a record again, checking numbers, notation, legality, undos and digests.

    Where the seed is known, from `seeds` or from the closing line, the dice are checked too. Without `verify`
    positions are compared only now and then, and at the end: it is much quicker, and the moves are the same.
    With `lenient` nothing is refused for what it leads to, as if all of it had been played by other rules.
    """
    return _Replay(game, record, seeds, verify, lenient).run()


class _Replay:
    """One record being played again."""

    def __init__(
        self, game: Game, record: Record, seeds: Iterable[Seed], verify: bool, lenient: bool
    ) -> None:
        check_header(game, record.header)
        self.game = game
        self.record = record
        self.verify = verify
        self.played: Header | Rules = record.header
        self.lenient = lenient
        self.strict = not lenient and same_rules(game, record.header)
        self.lost = False
        self.doubtful = False
        """Whether this part of the game may have led elsewhere than it did at the table."""
        self.chance = 0
        self.confirmed = 0
        self.history = _begin(game, record, self.strict)
        found = {seed.commitment: seed for seed in seeds}
        commitments = record.commitments()
        if record.end is not None:
            _check_revealed(record, commitments)
            found |= {seed.commitment: seed for seed in (Seed.of(text) for text in record.end.seeds if text)}
        self.seeds = [found.get(commitment) for commitment in commitments]
        self.used = 0

    def run(self) -> Replayed:
        """Every entry, then the closing line."""
        for i, entry in enumerate(self.record.entries):
            if entry.n != i + 1:
                raise BadRecord(f"entry {i + 1} is missing: here is number {entry.n}", i + 2)
            if isinstance(entry, Rules) and not self.lenient:
                self._check_rules(entry, i + 2)
            if self.lost and not isinstance(entry, Reseed | Rules):
                self._keep_unplayed(entry)
            elif isinstance(entry, Act) and self._written(entry) is None:
                self._note_difference(entry.n)
                self.history.take_unplayed(Line(entry, played=False))
            else:
                self._take(entry, i + 2)
        if not self.lost:
            self._check_end()
        return Replayed(self.history, self.seeds, self.chance, self.confirmed, self.doubtful, self.lost)

    def _take(self, entry: Entry, line: int) -> None:
        """Let one entry happen, if it can."""
        mark = self.history.begin()
        try:
            self._carry_out(entry, line)
        except Exception as error:
            # A position that was made up may break the engine anywhere.
            if self.strict:
                raise error if isinstance(error, BadRecord) else BadRecord(str(error), line) from None
            self.history.roll_back(mark)
            self._note_difference(entry.n)
            self.lost = True
            self._keep_unplayed(entry)
        except BaseException:
            self.history.roll_back(mark)
            raise
        else:
            self.history.commit(mark)

    def _carry_out(self, entry: Entry, line: int) -> None:
        history = self.history
        if isinstance(entry, Rules):
            self._change_rules(entry, line)
            return
        if isinstance(entry, Reseed):
            history.reseed(entry.seed_commitment)
            self.used += 1
            return
        if isinstance(entry, Undo):
            if entry.who >= len(history.asked_at):
                raise BadRecord(f"there is no seat {entry.who}", line)
            to = entry.to if self.strict or entry.to > history.count else history.after(entry.to)
            if not self.strict and to == history.tip:
                history.take_unplayed(Line(entry, played=False))  # what it took back was not played here
                return
            history.undo(entry.who, to, entry.consent or not self.strict, entry)
        else:
            self._act(entry, line)
        if (self._compared(entry) or isinstance(entry, Undo)) and not self.doubtful:
            if fingerprint(history.text) != entry.digest:
                self._disagree(entry, f"the position after entry {entry.n} is not the one recorded", line)

    def _written(self, entry: Act) -> str | None:
        """An act in today's notation; None: its question is not asked any more."""
        return entry.do if self.strict else self.game.migrate_act(entry.do, self.played.rules_version)

    def _compared(self, entry: Entry) -> bool:
        n = entry.n
        return self.verify or not self.strict or n % SPOT_CHECK == 0 or n == len(self.record.entries)

    def _act(self, entry: Act, line: int) -> None:
        history = self.history
        action = self.game.space.parse(self._written(entry) or entry.do)
        self._check_act(entry, action, line)
        if entry.who == "chance":
            self.chance += 1
            seed = self.seeds[self.used]
            if seed is not None and not self.doubtful:
                wrong = _wrong_dice(history, entry.n, action, seed)
                if wrong:
                    self._disagree(entry, wrong, line)
                else:
                    self.confirmed += 1
        history.act(entry.seat, action, recorded=entry)

    def _check_act(self, entry: Act, action: int, line: int) -> None:
        state = self.history.state
        written = self.game.space.text(action)
        if self.strict and written != entry.do:
            raise BadRecord(f"'{entry.do}' is not written as it should be: {written}", line)
        if state.is_over():
            raise BadRecord(f"'{entry.do}' comes after the end of the game", line)
        seat = entry.seat
        who = "chance" if seat == CHANCE else f"seat {seat}"
        if seat >= len(self.history.asked_at) or action not in state.legal(seat):
            raise BadRecord(f"'{entry.do}' was not open to {who}", line)
        if self.strict and entry.auto:
            forced = seat != CHANCE and state.asked(seat) and state.procs[state.question(seat).proc].forced
            if not forced or len(state.legal(seat)) != 1:
                raise BadRecord(f"'{entry.do}' is marked as automatic although {who} had a choice", line)
        if entry.by_table and (seat == CHANCE or entry.auto):
            raise BadRecord(f"'{entry.do}' is marked as the table's answer for {who}, which needs none", line)
        if entry.by is not None and (seat == CHANCE or entry.auto or entry.by_table):
            raise BadRecord(f"'{entry.do}' is told as the answer of a {entry.by}, but nobody was asked", line)
        if self.strict and entry.by == "wish" and self.game.let_pass(state, seat, True) != action:
            raise BadRecord(f"'{entry.do}' is not a reaction that {who} could let go by", line)
        if entry.said is not None and (seat == CHANCE or entry.auto):
            raise BadRecord(f"'{entry.do}' comes with words of {who}, where nobody speaks", line)

    def _disagree(self, entry: Entry, problem: str, line: int) -> None:
        """What the record says is not what the rules of today say."""
        if self.strict:
            raise BadRecord(problem, line)
        self._note_difference(entry.n)

    def _note_difference(self, n: int) -> None:
        self.doubtful = True
        if self.history.differs is None:
            self.history.differs = n

    def _keep_unplayed(self, entry: Entry) -> None:
        told = by_the_table(entry)
        if isinstance(entry, Act):
            told = as_entered(entry, self.game.has_secrets(self.record.header.options))
        self.history.take_unplayed(Line(entry, () if told is None else (told,), played=False))

    def _check_rules(self, entry: Rules, line: int) -> None:
        """A change of rules must be one, and tell the position it begins with."""
        before = self.played
        if entry.rules_version > self.game.rules_version:
            raise BadRecord(f"rules version {entry.rules_version} is unknown to this program", line)
        if (entry.rules_version, entry.content_hash) == (before.rules_version, before.content_hash):
            raise BadRecord("the rules are said to change, but they are those in force", line)
        if fingerprint(as_text(entry.position)) != entry.digest:
            raise BadRecord("the position the new rules begin with is not the one its digest tells", line)

    def _change_rules(self, entry: Rules, line: int) -> None:
        """From here on by other rules, from the position told: where one was reached it must be this."""
        history = self.history
        snapshot = Snapshot(
            n=history.count,
            tip=entry.to,
            rules_version=entry.rules_version,
            content_hash=entry.content_hash,
            position=as_text(entry.position),
            asked_at=history.asked_at,
            answered={},
        )
        state = load_position(self.game, snapshot)
        problems = state.problems()
        if problems:
            raise BadRecord(f"the position the new rules begin with is impossible: {problems[0]}", line)
        self.strict = not self.lenient and same_rules(self.game, entry)
        if not self.doubtful and not self.lost and self.game.digest(state) != fingerprint(history.text):
            self._disagree(
                entry, "the position the new rules begin with is not the one that was reached", line
            )
        history.change_rules(entry, state)
        self.played = entry
        self.doubtful = self.lost = False

    def _check_end(self) -> None:
        end, line = self.record.end, len(self.record.entries) + 2
        if end is None:
            return
        outcome = self.game.outcome(self.history.state)
        if outcome is not None and Result.of(outcome) == end.outcome:
            return
        if not self.strict:
            self._note_difference(len(self.record.entries))
        elif outcome is None:
            raise BadRecord("the record is closed although the game is not over", line)
        else:
            raise BadRecord(f"the closing line tells another result than '{outcome.cause}'", line)


def _begin(game: Game, record: Record, strict: bool) -> History:
    header = record.header
    options = header.options if strict else game.migrate_options(dict(header.options), header.rules_version)
    try:
        settled = game.settle_options(options, len(header.seats))
        history = History(game, dict(settled), len(header.seats))
    except TableeError as error:
        raise BadRecord(str(error), 1) from None
    if strict and settled != header.options:
        missing = ", ".join(sorted(set(settled) - set(header.options)))
        raise BadRecord(f"the header lacks the option {missing}", 1)
    return history


def _check_revealed(record: Record, commitments: list[str]) -> None:
    assert record.end is not None
    line = len(record.entries) + 2
    if len(record.end.seeds) != len(commitments):
        raise BadRecord(
            f"{len(commitments)} seeds were used, the closing line tells {len(record.end.seeds)}", line
        )
    for text, commitment in zip(record.end.seeds, commitments, strict=True):
        if text is not None and Seed.of(text).commitment != commitment:
            raise BadRecord(f"the seed {text} is not the one promised at the start", line)


def _wrong_dice(history: History, n: int, action: int, seed: Seed) -> str:
    """What is wrong with an outcome of chance, by its seed; empty: nothing."""
    outcomes, weights = history.state.outcomes()
    drawn = seed.draw(draw_number(history.state, n), outcomes, weights)
    text = history.game.space.text
    return (
        ""
        if drawn == action
        else f"chance brought '{text(drawn)}' by the seed, the record says '{text(action)}'"
    )
