"""What a choice would do, told to a seat that has not made it, and questions about a position.

Both are made of possible states of what the seat may know, never of the true one: so whatever is told, the
seat could have found out for itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from tablee.core.errors import EngineFault
from tablee.core.game import BadQuery, Game, Json, NamedEvent
from tablee.core.rng import Rng
from tablee.core.state import CHANCE, State
from tablee.match.drive import MAX_DRIVEN, forced_answer

GUESSES: Final = 12
"""So many possible states are compared: what is told must be so in all of them."""
MOST_ARGUMENTS: Final = 32

Until = Literal["question", "chance", "hidden", "over"]
"""What a preview ends with: somebody chooses, chance is asked, something hidden decides, the game is over."""


@dataclass(frozen=True)
class Preview:
    """What a seat would be told of its choice, and what it would see then, up to what nobody can foresee.

    `view` is None where already the choice itself leads to something hidden: then `events` tell how far it
    can be foreseen. Answers that the table gives for seats without a choice are part of it.
    """

    events: tuple[NamedEvent, ...]
    view: Json | None
    until: Until


def preview(game: Game, state: State, seat: int, action: int, auto: bool = True) -> Preview:
    """What a legal action of a seat would lead to, for all that the seat knows.

    It is tried in several possible states side by side; as soon as they differ in what the seat is told or
    sees, something hidden has come into play, and the preview ends before.
    """
    guesses = possible_states(game, state, seat)
    told: list[NamedEvent] = []
    view: Json | None = None
    who = seat
    for _ in range(MAX_DRIVEN):
        tried = [guess.clone() for guess in guesses]
        news = [_try(game, guess, seat, who, action) for guess in tried]
        common = _common(news)
        told += common
        if any(len(events) > len(common) for events in news):
            return Preview(tuple(told), view, "hidden")
        views = [game.view(guess, seat) for guess in tried]
        ends = {_until(guess) for guess in tried}
        if len(ends) > 1 or any(other != views[0] for other in views):
            return Preview(tuple(told), view, "hidden")
        guesses, view, until = tried, views[0], ends.pop()
        answers = {forced_answer(guess) for guess in guesses} if auto and until == "question" else {None}
        if len(answers) > 1 or (answer := answers.pop()) is None:
            return Preview(tuple(told), view, until)
        who, action = answer
    raise EngineFault(f"{game.id} goes on for {MAX_DRIVEN} entries without a choice for anybody")


def possible_states(game: Game, state: State, seat: int | None) -> list[State]:
    """Some states that the seat cannot tell from the true one; all unlike each other.

    The luck of guessing is always the same, and so are the guesses in all states that the seat cannot tell
    apart: they know nothing of the true one.
    """
    found: dict[tuple[int, ...], State] = {}
    for seed in range(GUESSES):
        guess = game.determinise(state, seat, Rng(seed))
        found.setdefault(guess.key(), guess)
    return list(found.values())


def query(game: Game, state: State, seat: int | None, name: str, args: Sequence[str]) -> Json:
    """The answer to a question about a position, for all that the seat (None: a spectator) knows."""
    numbers = query_args(game, name, args)
    return game.query(game.determinise(state, seat, Rng(0)), seat, name, numbers)


def query_args(game: Game, name: str, args: Sequence[str]) -> tuple[int, ...]:
    """The arguments of a query as numbers within their domains. Says what is allowed where one is not."""
    domains = game.queries.get(name)
    if domains is None:
        known = ", ".join(game.queries) or "none"
        raise BadQuery(f"{game.id} answers no query '{name[:40]}'; known: {known}")
    repeated = bool(domains) and domains[-1].endswith("*")
    most = MOST_ARGUMENTS if repeated else len(domains)
    if not len(domains) - repeated <= len(args) <= most:
        wanted = " ".join(f"<{domain}>" for domain in domains)
        raise BadQuery(f"query {name} has {len(args)} arguments: write {name} {wanted}".rstrip())
    numbers: list[int] = []
    for i, word in enumerate(args):
        domain = game.domains[domains[min(i, len(domains) - 1)].removesuffix("*")]
        number = domain.index.get(word)
        if number is None:
            raise BadQuery(f"unknown {domain.name} '{word[:40]}'; known: {', '.join(domain.ids)}")
        numbers.append(number)
    return tuple(numbers)


def _try(game: Game, guess: State, seat: int, who: int, action: int) -> list[NamedEvent]:
    """Let an answer happen in a possible state; returns what the seat is told of it."""
    guess.sink = []
    guess.apply(who, action)
    named = [game.named(event, seat) for event in guess.sink]
    guess.sink = None
    return [event for event in named if event is not None]


def _common(courses: list[list[NamedEvent]]) -> list[NamedEvent]:
    """What all courses begin with."""
    first, *others = courses
    for i, event in enumerate(first):
        if any(len(other) <= i or other[i] != event for other in others):
            return first[:i]
    return first


def _until(s: State) -> Until:
    if s.is_over():
        return "over"
    return "chance" if s.asked(CHANCE) else "question"
