"""Match: one game at a table. The only door through which an action enters."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Literal, Protocol, runtime_checkable

from tablee.core.errors import BadNotation, EngineFault, IllegalAction
from tablee.core.game import BadOption, Decision, Game, Json, Outcome
from tablee.core.state import CHANCE, State
from tablee.games import load
from tablee.match.circles import circling, way_out
from tablee.match.drive import MAX_DRIVEN, forced_answer
from tablee.match.entry import FORMAT, Act, By, End, Entry, Header, Record, Result, Said
from tablee.match.errors import BadSeed, StaleDecision, UndoRefused
from tablee.match.history import History, Mark
from tablee.match.kept import Kept, keep, open_kept
from tablee.match.log import Log, Told
from tablee.match.preview import Preview, preview, query
from tablee.match.replay import game_of, replay, same_rules
from tablee.match.seat_view import SeatView
from tablee.match.seed import Seed, draw_number
from tablee.match.told import Happening

HUMAN = "human"
"""What sits where a person does."""

MAX_NOTATION = 100
MAX_SEAT_NAME = 100


Reactions = Literal["always", "matters", "never"]
"""When a seat wants to be asked about reactions out of its turn."""


class Stage(Protocol):
    """What takes note of what a match does. It is not safe until whoever holds the match commits it."""

    def begin(self, header: Header, seed: str) -> None:
        """Take the header, and the seed as a secret."""

    def stage(self, entries: Sequence[Entry], end: End | None, new_seed: str | None) -> None:
        """Take new entries; a new seed goes before the entry that tells its hash."""

    def close(self) -> None:
        """Nothing more will come."""


@runtime_checkable
class Journal(Stage, Protocol):
    """A stage that the match commits itself, with every change, before it says that anything has happened."""

    def commit(self) -> None:
        """Make safe what was staged. If that fails nothing is kept of it, and the match forgets it."""


class Match:
    """A game being played: seats, history, chance and the record.

    `seats` names what sits where: HUMAN, or the name of a bot. The match does not play bots; whoever drives
    it shows them `seat_view(seat)` and submits what they say, like anybody else's answer.
    """

    def __init__(
        self,
        game: str | Game,
        seats: Sequence[str],
        *,
        options: Mapping[str, object] | None = None,
        seed: int | str | None = None,
        content: str | Path | None = None,
        auto: bool = True,
        created: str | None = None,
        journal: Stage | None = None,
    ) -> None:
        """A new match, at its first question.

        With `auto`, a seat that has no choice is answered for, where the game allows it.
        `created` is noted in the header as it is; the match itself has no clock.
        """
        game = load(game, content) if isinstance(game, str) else game
        settled = game.settle_options(options, len(seats))
        secret = Seed.of(seed)
        header = Header(
            format=FORMAT,
            game=game.id,
            rules_version=game.rules_version,
            content_hash=game.content_hash,
            options=settled,
            seats=tuple(_seat_name(name) for name in seats),
            seed_commitment=secret.commitment,
            created=None if created is None else _short(created, "created"),
        )
        history = History(game, dict(settled), len(seats))
        if journal is not None:
            journal.begin(header, secret.text)
        self._open(game, header, history, [secret], auto, None, journal)
        self.go_on()

    @classmethod
    def replay(
        cls,
        record: Record,
        *,
        game: Game | None = None,
        content: str | Path | None = None,
        seeds: Iterable[int | str] = (),
        auto: bool = True,
        journal: Stage | None = None,
        verify: bool = True,
        lenient: bool = False,
    ) -> Match:
        """The match a record tells, every entry checked, exactly as far as it got. `go_on` to play on.

        Of `seeds` those are used that fit a commitment of the record. A record of other rules or content than
        today's is replayed as far as it goes (`differs`); if it still runs, it goes on by those of today.
        So is a `lenient`ly read one, whatever it names. Without `verify` the positions it tells are only
        compared now and then, which is much quicker.
        """
        game = game_of(record, content) if game is None else game
        replayed = replay(game, record, [Seed.of(seed) for seed in seeds], verify, lenient)
        match = cls.__new__(cls)
        match._open(game, record.header, replayed.history, replayed.seeds, auto, record.end, journal)
        match.under_newer_rules = record.end is None and replayed.differs
        return match

    @classmethod
    def opened(
        cls,
        kept: Kept,
        game: Game,
        *,
        seeds: Iterable[int | str] = (),
        journal: Stage | None = None,
    ) -> Match:
        """The match that was kept, exactly as far as it got, without playing it again. `go_on` to play on.

        `BadRecord` if the parts do not fit together. If the game of today cannot show where it stands, or the
        rules are later ones, it is `watch_only`; `PositionLost` if it cannot show any of it.
        """
        history, snapshot, whole = open_kept(game, kept)
        known = {seed.commitment: seed for seed in map(Seed.of, seeds)}
        commitments = [kept.header.seed_commitment, *history.commitments]
        match = cls.__new__(cls)
        match._open(game, kept.header, history, [known.get(c) for c in commitments], True, kept.end, journal)
        later = snapshot.rules_version > game.rules_version
        match.watch_only = kept.end is None and (later or not whole)
        match.under_newer_rules = kept.end is None and not later and not same_rules(game, snapshot)
        return match

    def kept(self) -> Kept:
        """Everything this match can be opened from again."""
        return keep(self.header, self._history, self.end)

    def _open(
        self,
        game: Game,
        header: Header,
        history: History,
        seeds: list[Seed | None],
        auto: bool,
        end: End | None,
        journal: Stage | None,
    ) -> None:
        self.game = game
        self.header = header
        self.auto = auto
        self.end = end
        self._history = history
        self._seeds = seeds
        self._journal = journal
        self._commits = journal if isinstance(journal, Journal) else None
        self._logs: dict[int | None, Log] = {}
        self.reactions: Callable[[int], Reactions] = _always
        """What a seat wishes now about reactions. What it does not want to be asked is answered for it."""
        self.under_newer_rules = False
        """It was played by other rules so far, and goes on by those of today."""
        self.watch_only = False
        """It can be looked at, and no more: it was closed, or the game of today cannot go on from there."""

    # What is so ----------------------------------------------------------------------------------------

    @property
    def entries(self) -> Sequence[Entry]:
        """Every entry ever made; entry `n` is `entries[n - 1]`. Read-only."""
        return self._history.entries

    @property
    def place(self) -> int:
        """The number of the last entry that counts: where the game stands. 0 at the beginning."""
        return self._history.tip

    @property
    def history(self) -> History:
        """The memory of this match, to be read and kept."""
        return self._history

    @property
    def seats(self) -> tuple[str, ...]:
        """What sits where."""
        return self.header.seats

    @property
    def seed_commitment(self) -> str:
        """The hash of the seed in use."""
        return self.commitments[-1]

    @property
    def commitments(self) -> list[str]:
        """The hashes of all seeds used so far, in order."""
        return [self.header.seed_commitment, *self._history.commitments]

    def to_act(self) -> list[int]:
        """The seats the game waits for; empty when it is over."""
        return [] if self._closed else self._history.state.to_act()

    def may_act(self) -> list[int]:
        """All seats that may act now, waited for or not."""
        return [] if self._closed else self._history.state.may_act()

    @property
    def _closed(self) -> bool:
        return self.end is not None or self.watch_only

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.end is not None or self._history.state.is_over()

    def outcome(self) -> Outcome | None:
        """How it ended, as it was told then; None while it runs."""
        if self.end is not None:
            told = self.end.outcome
            return Outcome(told.cause, told.winners, told.scores)
        return self.game.outcome(self._history.state)

    def digest(self) -> str:
        """The fingerprint of the current position."""
        return self._history.digest

    def record(self) -> Record:
        """The record so far. It tells all secrets but the seed; a running game's is not for the players."""
        return Record(self.header, tuple(self._history.entries), self.end)

    @property
    def differs(self) -> int | None:
        """The first entry that was played by other rules, and to which those of today did not lead."""
        return self._history.differs

    def shows_its_end(self) -> bool:
        """Whether a game that is over stands where it ended, by the rules of today too."""
        reached = self.game.outcome(self._history.state)
        return self.end is not None and reached is not None and Result.of(reached) == self.end.outcome

    def has_secrets(self) -> bool:
        """Whether seats know things that other seats do not."""
        return self.game.has_secrets(self.header.options)

    def tells_secrets(self) -> bool:
        """Whether the record so far tells what not everybody at the table knows."""
        history = self._history
        return bool(history.answered) or any(chapter.secrets for chapter in history.chapters)

    def line(self) -> list[Act]:
        """The acts that count, oldest first: what was not undone."""
        acts = [line.entry for line in self._history.steps() if isinstance(line.entry, Act)]
        acts.reverse()
        return acts

    def turn(self, seat: int) -> tuple[State, list[tuple[int, int]]]:
        """Where the present turn of a seat began, as a copy of the true state, and its answers since then.

        A turn here is what no chance and no act of another seat has interrupted.
        """
        history = self._history
        first, *steps = history.turn(self._seat(seat))
        return history.rebuild(first), [history.played(step) for step in steps]

    def position(self, n: int | None = None) -> State:
        """A copy of the true state after entry `n`, undone or not; without `n` the present one.

        What was played by other rules may be shown by the nearest position before it, or not at all
        (`PositionLost`).
        """
        if n is None:
            return self._history.state.clone()
        if not 0 <= n <= self._history.count:
            raise StaleDecision(f"there is no entry {n}: they run to {len(self.entries)}")
        return self._history.position(n)[0]

    # What seats see ------------------------------------------------------------------------------------

    def seat_view(self, seat: int) -> SeatView:
        """What a seat may know of the present position. It stays as it is while the match goes on."""
        return SeatView(self.game, self._history.state, self._seat(seat))

    def view(self, seat: int | None = None, at: int | None = None) -> Json:
        """What a seat sees (None: a spectator), now or as it was after entry `at`."""
        state = self._history.state if at is None else self.position(at)
        return self.game.view(state, None if seat is None else self._seat(seat))

    def shown(self, seat: int | None = None) -> Json:
        """What is drawn for a seat now: its view, and ways, odds and forecasts that follow from it."""
        return self.game.shown(self._history.state, None if seat is None else self._seat(seat))

    def decision(self, seat: int) -> Decision | None:
        """The question a seat may answer now; its id is `decision_id(seat)`."""
        seat = self._seat(seat)
        return None if self._closed else self.game.decision(self._history.state, seat)

    def decision_id(self, seat: int) -> int:
        """The id of that question: the number of the entry at which it was put.

        It holds while other seats answer the same question, and changes with everything else.
        """
        return self._history.asked_at[self._seat(seat)]

    def explain(self, seat: int, text: str) -> str:
        """The id of the rule that forbids an action to a seat now; empty if it is legal."""
        return self._history.state.explain(self._seat(seat), self._parse(text))

    def log(self, seat: int | None = None, since: int = 0) -> list[Told]:
        """What a seat was told (None: a spectator) after line number `since` of its log."""
        if seat not in self._logs:
            self._logs[seat] = Log(self._history, () if seat is None else (self._seat(seat),))
        return self._logs[seat].after(since)

    def events(self, n: int) -> tuple[Happening, ...]:
        """What happened in entry `n`, and who may know it."""
        if not 1 <= n <= len(self.entries):
            raise StaleDecision(f"there is no entry {n}: they run to {len(self.entries)}")
        return self._history.line(n).told

    # What seats may ask ---------------------------------------------------------------------------------

    def preview(self, seat: int, decision_id: int, text: str) -> Preview:
        """What an answer would lead to, without giving it: the refusals are those of `submit`.

        It is made of what the seat may know alone, and ends where somebody chooses, chance is asked or
        something hidden decides.
        """
        self._seat(seat)
        action = self._parse(text)
        self._check(seat, decision_id, action)
        return preview(self.game, self._history.state, seat, action, self.auto)

    def query(
        self, name: str, args: Sequence[str] = (), seat: int | None = None, at: int | None = None
    ) -> Json:
        """The answer of the game to one of its `queries`, now or as it was after entry `at`.

        It is made of what the seat (None: a spectator) may know alone. `BadQuery` if there is none.
        """
        state = self._history.state if at is None else self.position(at)
        return query(self.game, state, None if seat is None else self._seat(seat), name, args)

    # What seats do -------------------------------------------------------------------------------------

    def submit(self, seat: int, decision_id: int, text: str, by: By | None = None) -> tuple[Act, ...]:
        """Answer a question in notation. Returns what it made happen: the answer, chance, automatic answers.

        The same answer to the same decision again changes nothing and returns the same. Refusals change
        nothing: `BadNotation`, `StaleDecision`, `IllegalAction` (with the rule that forbids it). `by` is kept
        with the answer; without it, it is what the header says of the seat.
        """
        named: By = "person" if self.seats[self._seat(seat)] == HUMAN else "bot"
        return self._submit(seat, decision_id, text, by or named)

    def submit_bot(
        self, seat: int, decision_id: int, text: str | None, said: Said | None = None
    ) -> tuple[Act, ...]:
        """The same for a bot. If it has no answer, or goes round in circles, the table answers for it.

        The log says so. `said` is what the bot says before it acts.
        """
        self._seat(seat)
        asked = self._history.state.asked(seat) and decision_id == self._history.asked_at[seat]
        if asked and (text is None or circling(self._history, seat)):
            text = self.game.space.text(way_out(self._history, seat))
            return self._submit(seat, decision_id, text, "bot", by_table=True)
        if text is None:
            raise StaleDecision(f"seat {seat} is not asked decision {decision_id} now")
        return self._submit(seat, decision_id, text, "bot", said)

    def _submit(
        self, seat: int, decision_id: int, text: str, by: By, said: Said | None = None, by_table: bool = False
    ) -> tuple[Act, ...]:
        self._seat(seat)
        action = self._parse(text)
        history = self._history
        given = history.answer_to(seat, decision_id)
        if given is not None and given.do == self.game.space.text(action):
            return self._happened(given.n)
        self._check(seat, decision_id, action)
        mark = history.begin()
        try:
            history.act(seat, action, by_table=by_table, by=None if by_table else by, said=said)
            self._drive()
            self._keep(mark)
        except BaseException:
            history.roll_back(mark)
            raise
        return self._happened(mark.entries + 1)

    def _check(self, seat: int, decision_id: int, action: int) -> None:
        """Whether a seat may give this answer to this decision now: one clear refusal if not."""
        history = self._history
        state = history.state
        if self.watch_only:
            raise StaleDecision("this game can only be looked at: there is nothing to answer any more")
        if self.is_over():
            raise StaleDecision("the game is over: there is nothing to answer any more")
        legal = state.legal(seat)
        if not legal:
            raise IllegalAction(
                f"seat {seat} is not asked now: the game waits for {_seats(state.to_act())}",
                state.explain(seat, action),
            )
        if decision_id != history.asked_at[seat]:
            raise StaleDecision(
                f"seat {seat} answers decision {decision_id}, but the open one is {history.asked_at[seat]}"
            )
        if action not in legal:
            rule = state.explain(seat, action)
            text = self.game.space.text(action)
            raise IllegalAction(
                f"'{text}' is not legal now{f' ({rule})' if rule else ''}: choose {self._some(legal)}", rule
            )

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take something back without asking anybody."""
        return self.undo_limit(seat) < self.place

    def undo_limit(self, seat: int, also: Collection[int] = ()) -> int:
        """The earliest entry a seat may return to freely; `place` if there is none before it.

        Free is what crosses no outcome of chance, no act of another seat, and nothing that showed what was
        hidden: an event with a mask of seats instead of EVERYBODY, or the last answer to a question put to
        several seats. The seats in `also` belong to the same person, who agrees to crossing their acts.
        """
        self._seat(seat)
        return self.place if self._closed else self._history.undo_limit(seat, also)

    def undo(self, seat: int, to: int | None = None, *, consent: bool = False) -> tuple[Entry, ...]:
        """Take the game back to where it stood after entry `to`; without it, before the seat's last choice.

        Free down to `undo_limit(seat)`, further only with the `consent` of the others. History keeps
        everything: the undo is an entry of its own, and what chance brings next is new.
        """
        self._seat(seat)
        history = self._history
        if self.end is not None:
            raise UndoRefused("the game is over and its seed is shown: nothing can be taken back")
        if self.watch_only:
            raise UndoRefused("this game can only be looked at: nothing can be taken back")
        if to is None:
            to = next((before for before, who in history.choices() if who == seat), None)
            if to is None:
                raise UndoRefused(f"seat {seat} has not chosen anything yet: there is nothing to undo")
        mark = history.begin()
        try:
            history.undo(seat, to, consent)
            self._drive()
            self._keep(mark)
        except BaseException:
            history.roll_back(mark)
            raise
        return tuple(self.entries[mark.entries :])

    def go_on(self) -> tuple[Entry, ...]:
        """Take up a replayed match: a new seed if the old one is not at hand, then whatever needs no choice.

        The same where seats have come to wish something else about reactions.

        A game that was played by other rules goes on by those of today, and its record says so. Closes the
        record of a game that is over and was not closed. Elsewhere there is nothing to do.
        """
        if self._closed:
            return ()
        seed_needed = self._seeds[-1] is None and not self.is_over()
        return self._go_on(Seed.of(None) if seed_needed else None)

    def knows_its_luck(self) -> bool:
        """Whether the seed in use is at hand, so that chance goes on as it was promised."""
        return self._seeds[-1] is not None

    def reseed(self, seed: int | str | None = None) -> tuple[Entry, ...]:
        """Let chance go on with another seed, whose hash is told by an entry of its own."""
        if self.is_over() or self.watch_only:
            raise BadSeed("the game is over: it needs no other seed")
        return self._go_on(Seed.of(seed))

    def _go_on(self, fresh: Seed | None) -> tuple[Entry, ...]:
        history = self._history
        mark = history.begin()
        known = len(self._seeds)
        try:
            if self.under_newer_rules:
                history.change_rules(history.rules_of_today(), history.state)
            if fresh is not None:
                self._seeds.append(fresh)
                history.reseed(fresh.commitment)
            self._drive()
            self._keep(mark, fresh)
        except BaseException:
            del self._seeds[known:]
            history.roll_back(mark)
            raise
        self.under_newer_rules = False
        return tuple(self.entries[mark.entries :])

    def close(self) -> None:
        """Let go of the record's file. The match can still be looked at, not played."""
        if self._journal is not None:
            self._journal.close()

    def __enter__(self) -> Match:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # Inside --------------------------------------------------------------------------------------------

    def _drive(self) -> None:
        """Let chance act and answer for whom nobody asks, until somebody is to choose, or the end.

        Nobody asks a seat without a choice, and none about reactions that it wants to let go by.
        """
        history = self._history
        for _ in range(MAX_DRIVEN):
            state = history.state
            if state.asked(CHANCE):
                seed = self._seeds[-1]
                if seed is None:
                    raise BadSeed("the seed of this record is not at hand: go on with a new one first")
                outcomes, weights = state.outcomes()
                number = draw_number(state, len(history.entries) + 1)
                history.act(CHANCE, seed.draw(number, outcomes, weights))
                continue
            if self.auto and (forced := forced_answer(state)) is not None:
                history.act(*forced, auto=True)
            elif self.game.reactions and (wished := self._wished(state)) is not None:
                history.act(*wished, by="wish")
            else:
                return
        raise EngineFault(f"{self.game.id} goes on for {MAX_DRIVEN} entries without a choice for anybody")

    def _wished(self, state: State) -> tuple[int, int] | None:
        for seat in state.to_act():
            wish = self.reactions(seat)
            if wish != "always":
                action = self.game.let_pass(state, seat, wish == "never")
                if action is not None:
                    return seat, action
        return None

    def _keep(self, mark: Mark, new_seed: Seed | None = None) -> None:
        """Stage the batch, make it safe where that is the match's to do, then valid."""
        entries = self._history.entries[mark.entries :]
        end = self._closing()
        if self._journal is not None and (entries or end is not None):
            self._journal.stage(entries, end, None if new_seed is None else new_seed.text)
            if self._commits is not None:
                self._commits.commit()
        self._history.commit(mark)
        self.end = end

    def _closing(self) -> End | None:
        outcome = self.outcome()
        if outcome is None:
            return None
        return End(
            outcome=Result.of(outcome),
            seeds=tuple(None if seed is None else seed.text for seed in self._seeds),
        )

    def _happened(self, first: int) -> tuple[Act, ...]:
        """The act in entry `first` and what followed from it without anybody's choice."""
        out: list[Act] = []
        for n in range(first, len(self.entries) + 1):
            entry = self.entries[n - 1]
            if not isinstance(entry, Act) or (n > first and entry.chosen):
                break
            out.append(entry)
        return tuple(out)

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < len(self.header.seats):
            raise IllegalAction(f"there is no seat {seat}: they run from 0 to {len(self.header.seats) - 1}")
        return seat

    def _parse(self, text: str) -> int:
        words = " ".join(text.split())
        if len(words) > MAX_NOTATION or not words.isascii() or not words.isprintable():
            raise BadNotation(f"an action is written in at most {MAX_NOTATION} plain ASCII characters")
        return self.game.space.parse(words)

    def _some(self, legal: list[int], limit: int = 12) -> str:
        texts = [self.game.space.text(action) for action in legal[:limit]]
        rest = len(legal) - len(texts)
        return ", ".join(texts) + (f" or one of {rest} more" if rest else "")


def _always(seat: int) -> Reactions:
    return "always"


def _seats(seats: list[int]) -> str:
    return "seat " + ", ".join(str(seat) for seat in seats)


def _seat_name(name: str) -> str:
    return _short(name, "what sits at a seat")


def _short(text: str, what: str) -> str:
    if not 0 < len(text) <= MAX_SEAT_NAME or not text.isprintable():
        raise BadOption(f"{what} is named in 1 to {MAX_SEAT_NAME} printable characters")
    return text
