"""Playthroughs as text: every question, its legal answers, the answer given, what happened, and the digest.

A file says in its head what was played. Everything after it follows from the rules: if a line changes, a rule
has changed, and whoever reviews the change sees which one. Where bots played, their answers are taken from
the file, for their advice may change and no rule with it.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import tablee
from tablee.bots import make, next_answer
from tablee.core.errors import TableeError
from tablee.core.events import Event
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.core.state import CHANCE, State
from tablee.sim.fuzz import PLAYERS, QUICK_PLAYERS, choose_actor, entry

FOLDER = Path(__file__).parent
FULL_EVERY = 40
"""Steps between two states written in full."""
LARGEST = 200_000
"""No file is larger than this, in bytes."""
STORIES = {"andor": "legend"}
"""Games that tell stories, and the option that names them: bots play each of them with every seat count."""
BOT = "thumb"


@dataclass(frozen=True)
class Golden:
    """What one file plays."""

    game_id: str
    seats: int
    options: tuple[tuple[str, str], ...]
    player: str

    @property
    def recorded(self) -> bool:
        """Whether the answers are those of the file."""
        return self.player == BOT

    def path(self) -> Path:
        """Such as `runemasters/4-hero-default-lingering.txt`."""
        name = "-".join([str(self.seats), *(value for _, value in self.options), self.player])
        return FOLDER / self.game_id / f"{name}.txt"


def wanted() -> list[Golden]:
    """The files that must exist: every seat count with two sets of options, the largest with every value.

    Of stories each with every seat count; the other options take turns.
    """
    found: list[Golden] = []
    for game_id in tablee.games():
        game = tablee.load(game_id)
        most = max((len(option.values) for option in game.options), default=1)
        own: list[Golden] = []  # a new game must not change the files of the others
        for seats in game.seats:
            if game_id in STORIES:
                own += _stories(game, seats)
                continue
            sets = range(most) if seats == game.seats[-1] else sorted({0, most - 1})
            for i in sets:
                options = tuple((o.id, o.values[i % len(o.values)]) for o in game.options)
                player = QUICK_PLAYERS[len(own) % len(QUICK_PLAYERS)]
                own.append(Golden(game_id, seats, options, player))
        found += own
    return found


def _stories(game: Game, seats: int) -> Iterator[Golden]:
    (stories,) = [option for option in game.options if option.id == STORIES[game.id]]
    for i in range(len(stories.values)):
        options = tuple(
            (o.id, o.values[i if o is stories else (i + seats) % len(o.values)]) for o in game.options
        )
        yield Golden(game.id, seats, options, BOT)


def write(golden: Golden, seed: int, moves: list[str] | None = None) -> str:
    """The text of a playthrough; with `moves` of the game in which these answers are given."""
    game = tablee.load(golden.game_id)
    head = [
        f"game {golden.game_id}",
        f"seats {golden.seats}",
        *(f"option {name} {value}" for name, value in golden.options),
        f"player {golden.player}",
        f"seed {seed}",
        f"rules {game.rules_version}",
        f"content {game.content_hash}",
        "",
    ]
    if moves is not None:
        answers = _recorded(game, moves)
    elif golden.recorded:
        answers = _team(game, golden, seed)
    else:
        answers = _players(game, golden, seed)
    return "\n".join([*head, *_steps(game, golden, answers), ""])


def seed_of(text: str) -> int:
    """The seed a file was written with."""
    for line in text.splitlines():
        if line.startswith("seed "):
            return int(line.removeprefix("seed "))
    raise ValueError("a playthrough without a seed")


def moves_of(golden: Golden, text: str) -> list[str] | None:
    """The answers of a file, if the game is played by them and not anew."""
    lines = text.splitlines()
    return [line.removeprefix("> ") for line in lines if line.startswith("> ")] if golden.recorded else None


def golden_of(text: str) -> Golden:
    """What a file plays, by its head."""
    head = [line.split(" ", 2) for line in text.partition("\n\n")[0].splitlines()]
    one = {words[0]: words[1] for words in head if words[0] != "option"}
    options = tuple((words[1], words[2]) for words in head if words[0] == "option")
    return Golden(one["game"], int(one["seats"]), options, one["player"])


def course(text: str) -> list[str]:
    """What must not change while the rules version stays: choices, answers, positions and the result.

    How a question is called and what is told of an answer may change: an old game still plays the same.
    """
    body = text.partition("\n\n")[2]
    return [line for line in body.splitlines() if not line.startswith(("[", "  . "))]


def unannounced(text: str) -> str:
    """A sentence if the game of a file plays differently by the rules of today and no version says so."""
    golden = golden_of(text)
    game = tablee.load(golden.game_id)
    head = text.partition("\n\n")[0].splitlines()
    if f"rules {game.rules_version}" not in head or f"content {game.content_hash}" not in head:
        return ""
    try:
        now = write(golden, seed_of(text), moves_of(golden, text))
    except (TableeError, ValueError) as error:
        differs = f"'{error}'"
    else:
        lines = itertools.zip_longest(course(text), course(now), fillvalue="the end")
        differs = next((f"'{new}' instead of '{old}'" for old, new in lines if new != old), "")
    if not differs:
        return ""
    return (
        f"an old game of {game.id} plays differently: {differs[:200]}. If this is meant, "
        f"raise rules_version of {game.id} in src/tablee/games/{game.id}/__init__.py, "
        "bring old dumps along in its migrate.py, and run python tests/golden/regenerate.py"
    )


Answers = Callable[[State], tuple[int, int]]
"""Who answers next, and what."""


def _players(game: Game, golden: Golden, seed: int) -> Answers:
    """Players who need not be clever, but many-sided."""
    rng = Rng(seed)
    player = PLAYERS[golden.player](game, rng)

    def answer(s: State) -> tuple[int, int]:
        seat = choose_actor(s, rng)
        return seat, s.draw(rng) if seat == CHANCE else player.choose(s, seat, s.legal(seat))

    return answer


def _team(game: Game, golden: Golden, seed: int) -> Answers:
    """A team of bots."""
    rng = Rng(seed)
    bots = {seat: make(golden.player, seed * 10 + seat) for seat in range(golden.seats)}

    def answer(s: State) -> tuple[int, int]:
        if s.to_act() == [CHANCE]:
            return CHANCE, s.draw(rng)
        found = next_answer(game, s, bots)
        if found is None:
            raise ValueError("nobody answers")
        return found

    return answer


def _recorded(game: Game, moves: list[str]) -> Answers:
    """The answers of a file, one after the other."""
    left = iter(moves)

    def answer(s: State) -> tuple[int, int]:
        move = next(left, "")
        who, _, text = move.partition(": ")
        if not text:
            raise ValueError("the answers come to an end before the game does")
        seat, action = CHANCE if who == "chance" else int(who), game.space.parse(text)
        if action not in s.legal(seat):
            raise ValueError(f"'{move}' is not legal any more")
        return seat, action

    return answer


def _steps(game: Game, golden: Golden, answers: Answers) -> Iterator[str]:
    s = game.setup(dict(golden.options), golden.seats)
    sink: list[Event] = []
    s.sink = sink
    for step in itertools.count(1):
        if s.is_over():
            break
        if step % FULL_EVERY == 1:
            yield from _state(game, s)
        seat, action = answers(s)
        yield f"[{step}] {_question(game, s, seat)}"
        yield f"  {_answers(game, s, seat)}"
        yield f"> {entry(game, seat, action)}"
        s.apply(seat, action)
        for event in sink:
            named = game.named(event, None)
            yield f"  . {named.text()}" if named else f"  . (hidden) {game.events.names[event.kind]}"
        sink.clear()
        yield f"  = {game.digest(s)}"
    yield from _state(game, s)
    outcome = game.outcome(s)
    if outcome is not None:
        yield f"over: {outcome.cause}, winners {list(outcome.winners)}, scores {list(outcome.scores)}"


def _question(game: Game, s: State, seat: int) -> str:
    decision = game.decision(s, seat)
    if decision is None:
        raise ValueError(f"seat {seat} answers without being asked")
    about = [f"{name}={value}" for name, value in decision.about.items()]
    who = "chance" if seat == CHANCE else f"seat {seat}"
    waiting = s.to_act()
    others = [f"(waits for {waiting})"] if waiting != [seat] else []
    return " ".join([who, decision.kind, decision.rule, *about, *others])


def _answers(game: Game, s: State, seat: int) -> str:
    """The legal answers, those of one verb together; at chance with their weights."""
    weights = s.outcomes()[1] if seat == CHANCE else []
    groups: dict[str, list[str]] = {}
    for i, action in enumerate(s.legal(seat)):
        verb, _, rest = game.space.text(action).partition(" ")
        weight = f" x{weights[i]}" if weights and len(set(weights)) > 1 else ""
        groups.setdefault(verb, []).append(rest + weight)
    return "; ".join(f"{verb} {', '.join(rests)}".rstrip() for verb, rests in groups.items())


def _state(game: Game, s: State) -> Iterator[str]:
    """The state in full: one line for each entry of its dump."""
    for name, value in game.dump(s).items():
        yield f"  {name}: {json.dumps(value, ensure_ascii=False)}"
