"""The memory of a match: every entry ever made, the line that counts, and the way back.

Entries are only ever appended. The acts among them form a tree of steps, known by their numbers: an undo
leaves a branch behind and goes on from an earlier step. They lie in chapters (see `chapter`), of which only
the last is open and the others are packed, so that neither a move nor an entry costs more in a long game.

No seed and no file here: `Match` decides what chance brings, and keeps the record.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import OrderedDict
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from tablee.core.errors import EngineFault, TableeError
from tablee.core.events import EVERYBODY, Event
from tablee.core.game import Game, fingerprint
from tablee.core.state import CHANCE, State
from tablee.match.chapter import SIZE, Chapter, Line, Pages, Snapshot, written
from tablee.match.entries import Entries
from tablee.match.entry import Act, By, Entry, Reseed, Rules, Said, Undo
from tablee.match.errors import PositionLost, UndoRefused
from tablee.match.told import by_the_table, said_before, tell

KEEP = 16
"""A state is kept about every so many entries, for undo and for whoever looks back a little."""
KEPT = 10
"""So many states are kept, the latest; older positions are played again from the beginning of a chapter."""
UNPACKED = 4
"""So many closed chapters stay unpacked, for whoever reads on."""
RETRIES = 256
"""An answer is known as a retry if it came among so many entries after its question."""

Answered = dict[int, int]
"""Who has answered the questions that still wait for others: masks of seats by depth of their frame."""


@dataclass(frozen=True)
class Mark:
    """Where the history stood when a change began."""

    state: State
    tip: int
    digest: str
    text: str
    answered: Answered
    entries: int
    chapters: int
    asked_at: list[int]
    commitments: int
    undone: list[tuple[int, int]]


class History:
    """All entries of a match, and the position they led to.

    Changes come in batches: `begin`, any number of `act`, `undo` and `reseed`, then `commit` or `roll_back`.
    """

    def __init__(self, game: Game, options: Mapping[str, object], seats: int) -> None:
        state = game.setup(options, seats)
        text = written(game.dump(state))
        opening = Snapshot(
            n=0,
            tip=0,
            rules_version=game.rules_version,
            content_hash=game.content_hash,
            position=text,
            asked_at=[0] * seats,
            answered={},
        )
        self._begin_at(game, [Chapter(opening)], opening, state)

    @classmethod
    def opened(
        cls, game: Game, chapters: list[Chapter], snapshot: Snapshot, state: State, whole: bool = True
    ) -> History:
        """A history from its chapters, the last of them open, and the snapshot of where it stands.

        If the state is not `whole`, it is that of an earlier moment, and nothing can go on from there.
        """
        history = cls.__new__(cls)
        history._begin_at(game, chapters, snapshot, state)
        history.whole = whole
        if not whole:
            history._kept.clear()
        for chapter in chapters:
            history.commitments += chapter.commitments
            for to, n in chapter.undone:
                history._forget(to, n)
        return history

    def _begin_at(self, game: Game, chapters: list[Chapter], snapshot: Snapshot, state: State) -> None:
        self.game = game
        self.chapters = chapters
        self.state = state
        """The current position. Read-only: it may be kept and is never changed after a commit."""
        self.tip = snapshot.tip
        """The number of the step the game stands after; 0 is the beginning."""
        self._text = snapshot.position
        self.digest = snapshot.digest
        self.asked_at = snapshot.asked_at[:]
        """For each seat the entry number at which its open question was put: the decision's id."""
        self.answered: Answered = dict(snapshot.answered)
        self.whole = True
        """Whether the state is that of the tip."""
        self.differs = snapshot.differs
        """The first entry of a part played by other rules that those of today did not lead to."""
        self.commitments: list[str] = []
        """The hashes of further seeds, in order."""
        self.undone: list[tuple[int, int]] = []
        """Ranges of entries that do not count any more: those after the first number up to the second."""
        self._kept: dict[int, tuple[State, Answered]] = {snapshot.tip: (state, self.answered)}
        self._last_kept = snapshot.tip
        self._unpacked: OrderedDict[int, Pages] = OrderedDict()
        self._heard: list[Event] = []

    # Batches -------------------------------------------------------------------------------------------

    def begin(self) -> Mark:
        """Start a batch."""
        mark = Mark(
            self.state,
            self.tip,
            self.digest,
            self._text,
            self.answered,
            self.count,
            len(self.chapters),
            self.asked_at[:],
            len(self.commitments),
            self.undone,
        )
        self._take_over(self.state.clone())
        return mark

    def commit(self, mark: Mark) -> None:
        """Keep what the batch did."""
        self.state.sink = None
        if self.tip == mark.tip:
            self.state = mark.state  # whoever holds it sees that nothing has changed

    def roll_back(self, mark: Mark) -> None:
        """Forget what the batch did."""
        self.state = mark.state
        self.tip = mark.tip
        self.digest = mark.digest
        self._text = mark.text
        self.answered = mark.answered
        self.asked_at = mark.asked_at
        self.undone = mark.undone
        del self.commitments[mark.commitments :]
        del self.chapters[mark.chapters :]
        self.chapters[-1].cut(mark.entries - self.chapters[-1].first)
        self._kept = {n: kept for n, kept in self._kept.items() if n <= mark.entries}
        self._last_kept = max(self._kept, default=mark.tip)
        self._unpacked.clear()

    def _take_over(self, state: State) -> None:
        self._heard = []
        state.sink = self._heard
        self.state = state

    # Entries -------------------------------------------------------------------------------------------

    @property
    def count(self) -> int:
        """How many entries there are."""
        return self.chapters[-1].last

    @property
    def entries(self) -> Entries:
        """Every entry ever made; entry `n` is `entries[n - 1]`."""
        return Entries(self)

    def line(self, n: int) -> Line:
        """Entry `n` and what was told of it."""
        return self._pages(self.chapter_of(n)).line(n)

    def lines(self, first: int, last: int) -> Iterator[Line]:
        """The lines of the entries from `first` to `last`."""
        while first <= last:
            index = self.chapter_of(first)
            pages = self._pages(index)
            end = min(last, self.chapters[index].last)
            yield from pages.lines[first - pages.first - 1 : end - pages.first]
            first = end + 1

    def lines_back(self, last: int) -> Iterator[Line]:
        """The lines of the entries from `last` to the first one, the last first."""
        while last > 0:
            index = self.chapter_of(last)
            pages = self._pages(index)
            yield from reversed(pages.lines[: last - pages.first])
            last = pages.first

    def act(
        self,
        seat: int,
        action: int,
        auto: bool = False,
        by_table: bool = False,
        by: By | None = None,
        said: Said | None = None,
        recorded: Act | None = None,
    ) -> Act:
        """Apply a legal action of a seat, or an outcome of chance. What is `recorded` of it is believed."""
        state = self.state
        asked = seat != CHANCE and state.asked(seat)
        side_by_side = bool(state.lines)  # each its own question, nothing secret: nobody waits for anybody
        others = state.waiting & ~(1 << seat) if asked and not side_by_side else 0
        frame = state.stack[-1]
        self.answered, reveals = apply_answer(state, self.answered, seat, action)
        if state.waiting == 0 and not state.is_over():
            raise EngineFault(f"{self.game.id} asks nobody although the game is not over")
        reveals = reveals or any(event.seen_by != EVERYBODY for event in self._heard)
        told = [tell(self.game, event) for event in self._heard]
        self._heard.clear()
        self._text = ""
        text = self.game.space.text(action)
        if recorded is None:
            self.digest = fingerprint(self.text)
            act = Act(
                n=self.count + 1,
                who="chance" if seat == CHANCE else seat,
                do=text,
                digest=self.digest,
                auto=auto,
                by_table=by_table,
                by=by,
                said=said,
            )
        else:
            act = recorded
            self.digest = act.digest
        decision = self.asked_at[seat] if act.chosen else -1
        still_open = bool(others) and state.waiting == others and state.stack[-1] is frame
        if still_open or (side_by_side and state.lines):
            self.asked_at[seat] = act.n  # the questions to the others are still the same
        else:
            self._ask_anew(act.n)
        first = by_the_table(act)
        self.tip = act.n
        told[:0] = [*([] if first is None else [first]), *said_before(act)]
        written = "" if text == act.do else text
        self._append(Line(act, tuple(told), decision, reveals, do=written))
        return act

    def undo(self, seat: int, to: int, consent: bool, recorded: Undo | None = None) -> Undo:
        """Take the game back to where it stood after entry `to`. What is `recorded` of it is believed."""
        self.check_undo(seat, to, consent)
        state, self.answered = self._retrace(to)
        self._take_over(state)
        self._text = ""
        entry = recorded
        if entry is None:
            digest = fingerprint(self.text)
            entry = Undo(n=self.count + 1, who=seat, to=to, digest=digest, consent=consent)
        self.digest = entry.digest
        self.tip = to
        self._forget(to, entry.n)
        self._ask_anew(entry.n)
        self._append_told(entry, -1 if to == entry.to else to)
        return entry

    def reseed(self, commitment: str) -> Reseed:
        """Note that chance goes on with another seed."""
        entry = Reseed(n=self.count + 1, seed_commitment=commitment)
        self.commitments.append(commitment)
        self._append_told(entry)
        return entry

    def rules_of_today(self) -> Rules:
        """The entry that says that from here on the game is played by the rules of today."""
        return Rules(
            n=self.count + 1,
            to=self.tip,
            rules_version=self.game.rules_version,
            content_hash=self.game.content_hash,
            digest=fingerprint(self.text),
            position=self.game.dump(self.state),
        )

    def change_rules(self, entry: Rules, state: State) -> None:
        """Go on from the position that an entry tells."""
        self._take_over(state)
        self._text = ""
        self.digest = entry.digest
        self._forget(entry.to, entry.n)
        self.tip = entry.n
        self._ask_anew(entry.n)
        self._append_told(entry)

    def take_unplayed(self, line: Line) -> None:
        """An entry that the rules of today cannot carry out: it is kept, and changes nothing."""
        self._append(line)

    def _append_told(self, entry: Entry, back: int = -1) -> None:
        told = by_the_table(entry)
        self._append(Line(entry, () if told is None else (told,), back=back))

    def _append(self, line: Line) -> None:
        """Put a line to the open chapter. If it is full, or leads out of it, another one begins."""
        chapter = self.chapters[-1]
        chapter.add(line)
        entry = line.entry
        to = line.returns_to()
        leads_out = isinstance(entry, Rules) or (to is not None and to < chapter.pages.after[0])
        if leads_out or chapter.count >= SIZE:
            chapter.close()
            self.chapters.append(Chapter(self.snapshot()))
        if self.tip == entry.n and self.tip >= self._last_kept + KEEP:
            self._last_kept = self.tip
            self._kept[self.tip] = self.state.clone(), self.answered
            if len(self._kept) > KEPT:
                del self._kept[next(iter(self._kept))]

    def _ask_anew(self, n: int) -> None:
        self.asked_at = [n] * len(self.asked_at)

    def _forget(self, to: int, n: int) -> None:
        """The entries after `to` up to `n` do not count any more."""
        kept = [range_ for range_ in self.undone if range_[0] < to]
        if kept and kept[-1][1] > to:
            to = kept.pop()[0]
        self.undone = [*kept, (to, n)]

    def counts(self, n: int) -> bool:
        """Whether nothing has taken entry `n` back since."""
        i = bisect_left(self.undone, (n, 0)) - 1
        return i < 0 or n >= self.undone[i][1]

    def taken_back_since(self, n: int) -> int | None:
        """The earliest entry that was gone back to after entry `n`; None: nothing was taken back."""
        found: list[int] = []
        for chapter in reversed(self.chapters):
            if chapter.last <= n:
                break
            found += [to for to, by in chapter.undone if by > n and by > to + 1]
        return min(found, default=None)

    def snapshot(self) -> Snapshot:
        """Where the game stands, to be kept."""
        return Snapshot(
            n=self.count,
            tip=self.tip,
            rules_version=self.game.rules_version,
            content_hash=self.game.content_hash,
            position=self.text,
            asked_at=self.asked_at[:],
            answered=dict(self.answered),
            differs=self.differs,
        )

    def answer_to(self, seat: int, decision: int) -> Act | None:
        """What a seat answered to a decision a while ago."""
        for line in self.lines(decision + 1, min(decision + RETRIES, self.count)) if decision >= 0 else ():
            if line.asked == decision and isinstance(line.entry, Act) and line.entry.seat == seat:
                return line.entry
        return None

    @property
    def text(self) -> str:
        """The written dump of the current position."""
        if not self._text:
            self._text = written(self.game.dump(self.state))
        return self._text

    # Steps ---------------------------------------------------------------------------------------------

    def after(self, n: int) -> int:
        """The step in force after entry `n`."""
        if n == 0:
            return 0
        pages = self._pages(self.chapter_of(n))
        return pages.after[n - pages.first]

    def parent(self, step: int) -> int:
        """The step before another."""
        return self._pages(self.chapter_of(step)).parent(step)

    def steps(self) -> Iterator[Line]:
        """The steps that count, the last first."""
        step = self.tip
        while step:
            pages = self._pages(self.chapter_of(step))
            line = pages.line(step)
            yield line
            step = line.entry.to if isinstance(line.entry, Rules) else pages.parent(step)

    def digest_of(self, step: int) -> str:
        """The fingerprint of the position after a step."""
        if step == 0:
            return self.chapters[0].opening.digest
        entry = self.line(step).entry
        assert not isinstance(entry, Reseed), "a change of seed is no step"
        return entry.digest

    def turn(self, seat: int) -> list[int]:
        """The steps of a seat's present turn: those since chance or another seat acted, oldest first.

        The first is the step it began after, which is not the seat's own.
        """
        out: list[int] = []
        for line in self.steps():
            out.append(line.entry.n)
            if not isinstance(line.entry, Act) or line.entry.seat != seat:
                break
        else:
            out.append(0)
        out.reverse()
        return out

    def played(self, step: int) -> tuple[int, int]:
        """Who acted in a step of today's rules, and what it was."""
        line = self.line(step)
        return _act(line).seat, self.game.space.parse(line.do or _act(line).do)

    def rebuild(self, step: int) -> State:
        """A fresh copy of the state after a step."""
        return self._retrace(step)[0]

    def position(self, n: int) -> tuple[State, int]:
        """A copy of the state after entry `n`, and the step it stands after.

        Where it was played by other rules, it is the nearest one before it that can still be shown.
        """
        step = self.after(n)
        try:
            return self.rebuild(step), step
        except PositionLost as lost:
            if lost.reached is None:
                raise
            return lost.reached

    def _retrace(self, step: int) -> tuple[State, Answered]:
        """The state after a step, played again from the beginning of its chapter or the last one kept."""
        if step == self.tip and self.whole:
            return self.state.clone(), self.answered
        index = self.chapter_of(step)
        if index + 1 < len(self.chapters) and self.chapters[index + 1].opening.tip == step:
            index += 1
        opening = self.chapters[index].opening
        path: list[int] = []
        pages = self._pages(index)
        found = self._kept.get(step)
        while found is None and step != opening.tip:
            path.append(step)
            step = pages.parent(step)
            found = self._kept.get(step)
        state, answered = (load(self.game, opening), opening.answered) if found is None else found
        state = state.clone()
        same_rules = (opening.rules_version, opening.content_hash) == self._rules
        while path:
            line = pages.line(path[-1])
            action = self._action(state, line, same_rules, step, opening.rules_version)
            answered, _ = apply_answer(state, answered, _act(line).seat, action)
            step = path.pop()
        return state, answered

    @property
    def _rules(self) -> tuple[int, str]:
        return self.game.rules_version, self.game.content_hash

    def _action(self, state: State, line: Line, same_rules: bool, reached: int, version: int) -> int:
        """The action of an act. What was played by other rules need not be possible any more."""
        act = _act(line)
        text = line.do or act.do
        if same_rules:
            return self.game.space.parse(text)
        try:
            action = self.game.space.parse(self.game.migrate_act(text, version) or text)
            possible = action in state.legal(act.seat)
        except TableeError:
            possible = False
        if not possible:
            problem = f"what entry {act.n} led to cannot be shown by the rules of today"
            raise PositionLost(problem, (state, reached))
        return action

    # The way back --------------------------------------------------------------------------------------

    def undo_limit(self, seat: int, also: Collection[int] = ()) -> int:
        """The earliest entry a seat may return to without asking anybody; the present one if it may not.

        It stops at an outcome of chance, at another seat's act and at whatever showed something hidden.
        Answers that nobody chose are nobody's act and are skipped over. The seats in `also` are no others.
        """
        limit = self.tip
        for line in self.steps():
            act = line.entry
            if line.reveals or not isinstance(act, Act) or act.seat == CHANCE:
                break
            if act.chosen:
                if act.seat != seat and act.seat not in also:
                    break
                limit = self.parent(act.n)
        return limit

    def choices(self) -> Iterator[tuple[int, int]]:
        """The choices that count, the last first: the entry before each, and the seat that made it."""
        for line in self.steps():
            act = line.entry
            if isinstance(act, Act) and act.chosen:
                yield self.parent(act.n), act.seat

    def choice_after(self, n: int) -> int | None:
        """The seat that made the choice that counts after entry `n`; None: there was none."""
        if n < 0 or not self.counts(n):
            return None
        n += 1
        while n <= self.count:
            i = bisect_left(self.undone, (n, 0)) - 1
            if i >= 0 and n < self.undone[i][1]:
                n = self.undone[i][1]  # what was taken back is followed by the entry that took it back
            line = self.line(n)
            act = line.entry
            if isinstance(act, Act) and line.played:
                return act.seat if act.chosen else None
            n += 1
        return None

    def check_undo(self, seat: int, to: int, consent: bool) -> None:
        """Raises `UndoRefused` if the game cannot be taken back to where it stood after entry `to`."""
        following: Entry | None = None
        place = 0
        for line in self.steps():
            place = line.entry.n
            if place <= to:
                break
            following = line.entry
            if isinstance(following, Rules):
                raise UndoRefused("what was played before the rules changed cannot be taken back")
        else:
            place = 0
        if place != to:
            raise UndoRefused(f"entry {to} is not on the line that counts: it was undone or is no act")
        if following is None:
            raise UndoRefused(f"the game stands after entry {to} already: there is nothing to undo")
        assert isinstance(following, Act), "steps are acts"
        if not following.chosen:
            raise UndoRefused(f"nobody had a choice after entry {to}: return to one where somebody had")
        if not consent:
            limit = self.undo_limit(seat)
            if to < limit:
                raise UndoRefused(
                    f"seat {seat} may return freely to entry {limit} only, not to {to}: "
                    "before it lie dice, a secret shown or another's act, and that needs consent"
                )

    # Chapters ------------------------------------------------------------------------------------------

    def chapter_of(self, n: int) -> int:
        """Which chapter holds entry `n`; 0 is in the first."""
        if n > self.chapters[-1].first:
            return len(self.chapters) - 1  # mostly the last few entries are asked for
        return max(0, bisect_right(self.chapters, n - 1, key=lambda chapter: chapter.first) - 1)

    def _pages(self, index: int) -> Pages:
        chapter = self.chapters[index]
        if not chapter.closed:
            return chapter.pages
        if index not in self._unpacked:
            self._unpacked[index] = chapter.pages
            if len(self._unpacked) > UNPACKED:
                self._unpacked.popitem(last=False)
        self._unpacked.move_to_end(index)
        return self._unpacked[index]


def apply_answer(state: State, answered: Answered, seat: int, action: int) -> tuple[Answered, bool]:
    """Let an answer happen. Returns who has answered what still waits for others, and whether this was the
    last answer to a question put to several seats, which brings those of the others to light."""
    asked = seat != CHANCE and state.asked(seat)
    others = state.waiting & ~(1 << seat) if asked and not state.lines else 0
    frames = state.stack[:]
    last = False
    if asked:
        answered = dict(answered)
        earlier = answered.pop(len(frames), 0)
        if others:
            answered[len(frames)] = earlier | 1 << seat
        else:
            last = earlier != 0
    state.apply(seat, action)
    stack = state.stack
    if answered:
        answered = {
            d: who for d, who in answered.items() if d <= len(stack) and stack[d - 1] is frames[d - 1]
        }
    return answered, last


def _act(line: Line) -> Act:
    assert isinstance(line.entry, Act), "only acts are steps within a chapter"
    return line.entry


def load(game: Game, snapshot: Snapshot) -> State:
    """The state of a snapshot, by the rules of today."""
    try:
        return game.load(snapshot.dump(game))
    except (TableeError, ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
        raise PositionLost(
            f"the position after entry {snapshot.tip} cannot be shown any more: {error}"
        ) from None
