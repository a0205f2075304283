"""Random play that looks for what must never happen: an exception, a broken invariant, a dead end.

Games go round all seat counts, all values of all options and several kinds of players, so that early and late
rules occur. Cheap checks run at every step, dear ones every few steps. A failure carries everything that is
needed to see it again. What a game declares and what occurred are compared at the end.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tablee.core.errors import TableeError
from tablee.core.events import Event
from tablee.core.fuzzing import Fuzzing
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.core.state import CHANCE, State
from tablee.games import fuzzing, load
from tablee.sim.runner import Progress, Runner, Source, portion_size

CHUNK = 50
"""The most games in one portion of work."""
MAX_STEPS = 20_000
"""A game with more answers than this is taken for one without end."""
MAX_ROOMS = 2_000
"""More combinations of seats and options than this are not gone through in order."""
EVERY = 20
"""The dear checks run once in this many steps."""
KEPT_FAILURES = 10
PASSES = ("end", "pass", "done", "skip")
"""The words with which a player stops acting."""


FAVOURITES = 500
"""A focused player has had enough of its favourites after so many in one game."""
AIMS_ONE_IN = 3
"""A sensible player has this part of what a game tells apart as its aims."""


# Players ---------------------------------------------------------------------------------------------------


class Player:
    """Chooses for every seat of one game. This one takes any legal action, all alike."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng

    def choose(self, s: State, seat: int, legal: list[int]) -> int:
        """One of the legal actions."""
        return self.rng.choice(legal)


class Lingering(Player):
    """Never stops acting while there is anything else to do."""

    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng)
        self.passes: set[int] = set()
        for verb in game.space.verbs:
            if verb.name in PASSES:
                self.passes.update(range(verb.base, verb.base + verb.size))

    def choose(self, s: State, seat: int, legal: list[int]) -> int:
        """One of the legal actions, a pass only where there is nothing else."""
        return self.rng.choice([action for action in legal if action not in self.passes] or legal)


class Curious(Player):
    """Takes the kind of action it has taken least often in this game."""

    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng)
        self.taken: Counter[str] = Counter()

    def choose(self, s: State, seat: int, legal: list[int]) -> int:
        """One of the legal actions of the verb used least so far."""
        verb_of = self.game.space.verb
        least = min(self.taken[verb_of(action).name] for action in legal)
        action = self.rng.choice([a for a in legal if self.taken[verb_of(a).name] == least])
        self.taken[verb_of(action).name] += 1
        return action


class Focused(Lingering):
    """Has two favourite kinds of action in each game and takes them whenever it can.

    It tires of them in the end: rules may allow an exchange and its reverse without limit.
    """

    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng)
        verbs = game.space.verbs
        self.favourites = {verbs[rng.below(len(verbs))].name for _ in range(2)}
        self.taken = 0

    def choose(self, s: State, seat: int, legal: list[int]) -> int:
        """A favourite if there is one, otherwise like a lingering player."""
        verb_of = self.game.space.verb
        liked = [action for action in legal if verb_of(action).name in self.favourites]
        if not liked or self.taken == FAVOURITES:
            return super().choose(s, seat, legal)
        self.taken += 1
        return self.rng.choice(liked)


class Sensible(Lingering):
    """Mostly follows the game's rules of thumb, so that games last and late things happen.

    In each game it has some aims among `Fuzzing.all_happenings` and goes for one as soon as an answer, or two
    in a row, reach one: that a feather carries a dear guardian to a lake would else hardly ever occur. What
    lies farther away a game may know how to pursue.
    """

    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng)
        self.known = fuzzing(game)
        self.aims = {thing for thing in self.known.all_happenings if rng.below(AIMS_ONE_IN) == 0}
        self.planned: dict[int, int] = {}  # by seat: the answer that is to follow its last one

    def choose(self, s: State, seat: int, legal: list[int]) -> int:
        """What reaches an aim; otherwise the rules of thumb, once in eight times something else."""
        action = self.planned.pop(seat, -1)
        if action not in legal:
            action = self.known.pursue(s, seat, self.aims, self.rng)
        if action not in legal:
            action = self._towards_an_aim(s, seat, legal) if self.aims else -1
        if action == -1:
            if self.rng.below(8) == 0:
                action = super().choose(s, seat, legal)
            else:
                action = self.game.advice.choose(s, seat, self.rng)
        if self.aims:
            self.aims -= self._try(s, seat, action)[1]
        return action

    def _towards_an_aim(self, s: State, seat: int, legal: list[int]) -> int:
        """An answer that leads to one of the aims, all of them alike; -1 without one."""
        ways: dict[str, list[tuple[int, int]]] = {}
        for action in legal:
            twin, things = self._try(s, seat, action)
            for thing in things & self.aims:
                ways.setdefault(thing, []).append((action, -1))
            for then in twin.legal(seat) if twin.asked(seat) else []:
                for thing in self._try(twin, seat, then)[1] & self.aims:
                    ways.setdefault(thing, []).append((action, then))
        if not ways:
            return -1
        thing = sorted(ways)[self.rng.below(len(ways))]
        action, self.planned[seat] = ways[thing][self.rng.below(len(ways[thing]))]
        return action

    def _try(self, s: State, seat: int, action: int) -> tuple[State, set[str]]:
        """The state after an answer, and what happened."""
        twin = s.clone()
        sink: list[Event] = []
        twin.sink = sink
        twin.apply(seat, action)
        return twin, {thing for event in sink for thing in self.known.happenings(twin, event)}


PLAYERS: dict[str, type[Player]] = {
    "uniform": Player,
    "lingering": Lingering,
    "curious": Curious,
    "focused": Focused,
    "sensible": Sensible,
}
QUICK_PLAYERS = ("uniform", "lingering", "curious", "focused")


# What a run is and what it finds ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Setting:
    """One game to play: everything that decides its course."""

    seats: int
    options: Mapping[str, str]
    player: str
    seed: int


@dataclass(frozen=True)
class Failure:
    """What went wrong in one game, and all that is needed to see it again."""

    game: str
    setting: Setting
    message: str
    entries: tuple[str, ...]
    """Every answer up to the failure, chance included, as `seat: notation`."""

    def text(self) -> str:
        """The failure as a person reports it."""
        options = " ".join(f"{name}={value}" for name, value in self.setting.options.items())
        head = f"{self.game}, {self.setting.seats} seats, {options}, {self.setting.player} player"
        return "\n".join([f"{head}, seed {self.setting.seed}: {self.message}", *self.entries])


@dataclass
class FuzzReport:
    """What many games showed. Equal for equal seeds, whatever the number of processes."""

    game: str
    content: str | None = None
    games: int = 0
    steps: int = 0
    longest: int = 0
    players: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    decisions: Counter[str] = field(default_factory=Counter)
    verbs: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    outcomes: Counter[str] = field(default_factory=Counter)
    """Outcomes of chance in notation: dice, drawn cards, revealed events."""
    happenings: Counter[str] = field(default_factory=Counter)
    """What the game itself tells apart, see `Fuzzing.all_happenings`."""
    failed: int = 0
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: FuzzReport) -> None:
        """Take over what another part of the run found."""
        self.games += other.games
        self.steps += other.steps
        self.longest = max(self.longest, other.longest)
        for name in ("players", "endings", "decisions", "verbs", "events", "outcomes", "happenings"):
            getattr(self, name).update(getattr(other, name))
        self.failed += other.failed
        self.failures = (self.failures + other.failures)[:KEPT_FAILURES]

    def missing(self) -> dict[str, list[str]]:
        """What the game declares and no game showed, by kind of thing; empty lists are left out."""
        game = load(self.game, self.content)
        drawn = {text.split()[0] for text in self.outcomes}
        possible = [
            game.space.text(action)
            for verb in game.space.verbs
            if verb.name in drawn
            for action in range(verb.base, verb.base + verb.size)
        ]
        endings = game.domains["ending"].ids if "ending" in game.domains else []
        found = {
            "decisions": [kind for kind in game.decision_kinds if not self.decisions[kind]],
            "verbs": [verb.name for verb in game.space.verbs if not self.verbs[verb.name]],
            "events": [name for name in game.events.names if not self.events[name]],
            "outcomes": [text for text in possible if not self.outcomes[text]],
            "happenings": [name for name in fuzzing(game).all_happenings if not self.happenings[name]],
            "endings": [name for name in endings if name != "running" and not self.endings[name]],
        }
        return {kind: names for kind, names in found.items() if names}

    def ok(self) -> bool:
        """Whether no game failed."""
        return self.failed == 0

    def text(self) -> str:
        """The report as a person reads it."""
        lines = [f"{self.game}: {self.games} games, {self.steps} steps, longest {self.longest}"]
        lines.append("endings: " + _counts(self.endings))
        lines.append("decisions: " + _counts(self.decisions))
        lines.append("actions: " + _counts(self.verbs))
        lines.append("events: " + _counts(self.events))
        lines.append("chance: " + _counts(self.outcomes))
        if self.happenings:
            lines.append("happenings: " + _counts(self.happenings))
        for kind, names in self.missing().items():
            lines.append(f"never occurred ({kind}): {', '.join(names)}")
        lines.append(f"failures: {self.failed}")
        lines += [failure.text() for failure in self.failures]
        return "\n".join(lines)


def _counts(counter: Counter[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in sorted(counter.items()))


class Fault(TableeError):
    """A check that did not hold."""


def entry(game: Game, seat: int, action: int) -> str:
    """One answer as a line: `2: move violet blue`, or `chance: roll red`."""
    return f"{'chance' if seat == CHANCE else seat}: {game.space.text(action)}"


# Checks ----------------------------------------------------------------------------------------------------


class Checker:
    """The checks of one game in progress."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng
        self.known: set[int] = set()  # actions whose notation came back right
        self.kept: list[tuple[State, str]] = []  # clones with their digests, to be looked at again at the end

    def each_step(self, s: State, actors: list[int]) -> None:
        """Sound, somebody to act, and something to do for everybody who is asked."""
        problems = s.problems()
        if problems:
            raise Fault(f"broken invariant: {'; '.join(problems)}")
        if not actors:
            raise Fault("dead end: the game is not over and waits for nobody")
        for seat in actors:
            self.legal_list(s, seat)

    def legal_list(self, s: State, seat: int) -> None:
        """Not empty, sorted, without repetition, every action with a notation that leads back to it."""
        legal = s.legal(seat)
        if not legal:
            raise Fault(f"dead end: seat {seat} is asked and has no legal action")
        if any(a >= b for a, b in itertools.pairwise(legal)):
            raise Fault(f"the legal actions of seat {seat} are not sorted or not unique: {legal}")
        for action in legal:
            if action not in self.known:
                text = self.game.space.text(action)
                if self.game.space.parse(text) != action:
                    raise Fault(f"the notation '{text}' does not lead back to its action")
                self.known.add(action)

    def sometimes(self, s: State, events: list[Event]) -> None:
        """The dear checks: files, copies, views, refusals. None of them may change the state."""
        game = self.game
        before = s.key()
        digest = game.digest(s)
        self.files(s, digest)
        twin = s.clone()
        if twin.key() != before or game.digest(twin) != digest:
            raise Fault("a clone differs from its original")
        self.kept.append((twin, digest))
        may_act = s.may_act()
        for seat in may_act:
            self.legal_list(s, seat)
        for seat in range(CHANCE, s.seats):
            self.refusals(s, seat, seat in may_act)
        for viewer in (None, *range(s.seats)):
            self.sight(s, viewer, events)
        if s.key() != before:
            raise Fault("looking at the state changed it")

    def files(self, s: State, digest: str) -> None:
        """A dump is JSON, and the state loaded from it is the same one."""
        game = self.game
        loaded = game.load(json.loads(json.dumps(game.dump(s))))
        if game.digest(loaded) != digest or loaded.key() != s.key():
            raise Fault("the state loaded from a dump differs from the dumped one")
        if loaded.to_act() != s.to_act() or any(loaded.legal(x) != s.legal(x) for x in s.may_act()):
            raise Fault("the state loaded from a dump asks another question")

    def refusals(self, s: State, seat: int, may_act: bool) -> None:
        """Only who may act has legal actions; every other action is refused with a rule."""
        legal = s.legal(seat)
        if bool(legal) != may_act:
            raise Fault(f"seat {seat} has {len(legal)} legal actions, but may_act() says {may_act}")
        for action in legal:
            if s.explain(seat, action):
                raise Fault(
                    f"'{self.game.space.text(action)}' is legal, yet {s.explain(seat, action)} forbids it"
                )
        for _ in range(5):
            action = self.rng.below(self.game.space.size)
            if seat >= 0 and action not in legal and not s.explain(seat, action):
                raise Fault(
                    f"'{self.game.space.text(action)}' is illegal for seat {seat}, but no rule forbids it"
                )

    def sight(self, s: State, viewer: int | None, events: list[Event]) -> None:
        """What a seat sees is JSON and does not depend on what it cannot know."""
        game = self.game
        guess = game.determinise(s, viewer, self.rng)
        if guess.problems():
            raise Fault(f"a guess of seat {viewer} is no sound state: {'; '.join(guess.problems())}")
        if json.dumps(game.shown(s, viewer)) != json.dumps(game.shown(guess, viewer)):
            raise Fault(f"the view of seat {viewer} depends on what is hidden from it")
        if viewer is not None and game.decision(s, viewer) != game.decision(guess, viewer):
            raise Fault(f"the choices of seat {viewer} depend on what is hidden from it")
        for event in events:
            game.named(event, viewer)

    def at_the_end(self, s: State) -> None:
        """Somebody or nobody won, nothing is left to do, and no clone was touched by what came after it."""
        game = self.game
        outcome = game.outcome(s)
        if outcome is None:
            raise Fault("the game is over without an outcome")
        if not set(outcome.winners) <= set(range(s.seats)):
            raise Fault(f"winners {outcome.winners} are no seats")
        if s.problems():
            raise Fault(f"broken invariant: {'; '.join(s.problems())}")
        if s.may_act() or any(s.legal(seat) for seat in range(CHANCE, s.seats)):
            raise Fault("the game is over, but somebody may act")
        self.files(s, game.digest(s))
        for twin, digest in self.kept:
            if game.digest(twin) != digest:
                raise Fault("playing on changed an earlier clone")


# Playing ---------------------------------------------------------------------------------------------------


def settings(
    game: Game, seed: int, first: int, count: int, seats_of_run: Sequence[int] = ()
) -> Iterator[Setting]:
    """Games number `first` and following of a run: all seat counts and option values in turn.

    Where the options have more combinations than a run could play, each game takes some of its own.
    """
    counts = seats_of_run or game.seats
    planned = fuzzing(game).sensible_once_in
    rooms = len(counts) * math.prod(len(option.values) for option in game.options)
    for i in range(first, first + count):
        own = hashlib.blake2b(f"{game.id} {seed} {i}".encode(), digest_size=6).digest()
        number = int.from_bytes(own, "big")
        room = (
            i % rooms
            if rooms <= MAX_ROOMS
            else i % len(counts) + number % (rooms // len(counts)) * len(counts)
        )
        player = QUICK_PLAYERS[(i % rooms + i // rooms) % len(QUICK_PLAYERS)]
        if i % planned == planned - 1:
            player = "sensible"
        seats = counts[room % len(counts)]
        room //= len(counts)
        options: dict[str, str] = {}
        for option in reversed(game.options):
            options[option.id] = option.values[room % len(option.values)]
            room //= len(option.values)
        yield Setting(seats, dict(reversed(options.items())), player, number)


def choose_actor(s: State, rng: Rng) -> int:
    """Whose answer comes next: mostly somebody the game waits for, now and then one with an offer."""
    actors = s.to_act()
    if actors != [CHANCE] and rng.below(4) == 0:
        actors = s.may_act()
    return actors[0] if len(actors) == 1 else rng.choice(actors)


def play(game: Game, setting: Setting, every: int = EVERY, max_steps: int = MAX_STEPS) -> FuzzReport:
    """One game with all checks. A failure ends it and is part of what it reports."""
    report = FuzzReport(game.id, games=1)
    report.players[setting.player] += 1
    entries: list[tuple[int, int]] = []
    try:
        _play(game, setting, every, max_steps, report, entries)
    except Exception as error:
        message = str(error) if isinstance(error, Fault) else f"{type(error).__name__}: {error}"
        lines = tuple(entry(game, seat, action) for seat, action in entries)
        report.failed = 1
        report.failures = [Failure(game.id, setting, message, lines)]
    report.steps = report.longest = len(entries)
    return report


def _play(
    game: Game,
    setting: Setting,
    every: int,
    max_steps: int,
    report: FuzzReport,
    entries: list[tuple[int, int]],
) -> None:
    rng = Rng(setting.seed)
    player = PLAYERS[setting.player](game, rng)
    checker = Checker(game, rng)
    known = fuzzing(game)
    s = game.setup(setting.options, setting.seats)
    sink: list[Event] = []
    s.sink = sink
    due = rng.below(every)
    while not s.is_over():
        actors = s.to_act()
        checker.each_step(s, actors)
        if len(entries) % every == due:
            checker.sometimes(s, sink)
        _count(known, s, sink, report)
        sink.clear()
        if len(entries) >= max_steps:
            raise Fault(f"no end after {max_steps} steps")
        seat = choose_actor(s, rng)
        if seat == CHANCE:
            action = s.draw(rng)
            report.outcomes[game.space.text(action)] += 1
        else:
            legal = s.legal(seat)
            action = player.choose(s, seat, legal)
            if action not in legal:
                raise Fault(f"the {setting.player} player chose {action}, which is not legal")
            kind = s.procs[s.question(seat).proc].name if s.asked(seat) else "offer"
            report.decisions[kind] += 1
        report.verbs[game.space.verb(action).name] += 1
        entries.append((seat, action))
        s.apply(seat, action)
    _count(known, s, sink, report)
    checker.at_the_end(s)
    outcome = game.outcome(s)
    report.endings[outcome.cause if outcome else "none"] += 1


def _count(known: Fuzzing, s: State, events: list[Event], report: FuzzReport) -> None:
    """Note what a step brought."""
    for event in events:
        report.events[known.game.events.names[event.kind]] += 1
        report.happenings.update(known.happenings(s, event))


@dataclass(frozen=True)
class Portion:
    """Some games of a run, one after the other."""

    source: Source
    seed: int
    first: int
    count: int
    every: int
    max_steps: int
    seats: tuple[int, ...]


def _play_portion(portion: Portion) -> FuzzReport:
    game = portion.source.load()
    report = FuzzReport(game.id, portion.source.content)
    for setting in settings(game, portion.seed, portion.first, portion.count, portion.seats):
        report.add(play(game, setting, portion.every, portion.max_steps))
    return report


def fuzz(
    game_id: str,
    games: int,
    seed: int = 0,
    runner: Runner | None = None,
    every: int = EVERY,
    max_steps: int = MAX_STEPS,
    progress: Progress | None = None,
    seats: Sequence[int] = (),
    content: str | Path | None = None,
    kept: Sequence[FuzzReport] = (),
    keep: Callable[[FuzzReport], None] | None = None,
) -> FuzzReport:
    """Play many random games and report what went wrong and what never occurred.

    `progress` is told the number of games finished since it was last called. `seats` are the seat counts to
    play with, all the game allows if none are given; `content` is a folder with other data files. What the
    first games showed may be `kept` from an interrupted run; `keep` is given what the others show.
    """
    folder = None if content is None else str(content)
    game = load(game_id, folder)  # bad input is an error here, not in a process
    for count in seats:
        game.settle_options({}, count)
    source = Source.of(game, folder)
    runner = runner or Runner()
    size = portion_size(games, runner, CHUNK)
    portions = [
        Portion(source, seed, first, min(size, games - first), every, max_steps, tuple(seats))
        for first in range(sum(part.games for part in kept), games, size)
    ]
    report = FuzzReport(game_id, folder)
    for part in kept:
        report.add(part)
    for part in runner.run(_play_portion, portions):
        report.add(part)
        if keep is not None:
            keep(part)
        if progress is not None:
            progress(part.games)
    return report
