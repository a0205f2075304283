"""What every game must keep, one function for each promise. Each plays games and asserts.

The toy games of `tests/properties` break these promises one by one, to see that the checks notice.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from typing import Any

from tablee.bots import Bot, make, play_on
from tablee.core.deck import Bag, Deck
from tablee.core.errors import TableeError
from tablee.core.events import EVERYBODY, Event
from tablee.core.frame import Frame
from tablee.core.game import BadQuery, Game
from tablee.core.rng import Rng
from tablee.core.state import CHANCE, State
from tablee.match.drive import forced_answer
from tablee.match.preview import Preview, preview
from tests.bots.whim import Whim
from tests.conformance.shapes import fits
from tests.conformance.table import Case, seats_and_chance, walk


def canonical(value: object) -> str:
    """JSON text that is equal for equal values."""
    return json.dumps(value, sort_keys=True)


WRONG: tuple[Any, ...] = (..., None, "?", "", -1, 99, [], {}, ["?"], True)
"""What damages a dump; `...` takes the value away."""


Key = tuple[int, ...]

BOT_ANSWERS = 3000
"""More answers than any game of bots takes."""

QUESTIONS = 800
"""How often it is asked why not at one position, about; larger games are asked at fewer positions."""


def some(case: Case, seed: int) -> Iterator[tuple[State, int, int]]:
    """Positions of a game, spread evenly: all of them where every action of the game is soon asked about."""
    for n, position in enumerate(walk(case, seed)):
        if n % (1 + case.game.space.size * position[0].seats // QUESTIONS) == 0:
            yield position


# Legal actions ---------------------------------------------------------------------------------------------


def legal_lists(case: Case, seed: int) -> None:
    """Sorted and unique, never empty for who is asked, empty for who is neither asked nor offered any."""
    for s, seat, _ in walk(case, seed):
        actors = s.to_act()
        assert actors == sorted(set(actors)), "to_act() is not sorted"
        assert actors, "the game is not over and waits for nobody"
        assert actors == [CHANCE] or CHANCE not in actors, "chance and players are asked at once"
        may_act = s.may_act()
        assert set(actors) <= set(may_act), "somebody is asked and may not act"
        for other in seats_and_chance(s):
            legal = s.legal(other)
            assert all(a < b for a, b in itertools.pairwise(legal)), f"not sorted or not unique: {legal}"
            assert all(0 <= action < case.game.space.size for action in legal), "no action of the space"
            assert bool(legal) == (other in may_act), f"seat {other} has {len(legal)} legal actions"
            assert s.asked(other) == (other in actors)
            decision = case.game.decision(s, other)
            assert (decision is not None) == bool(legal)
            if decision is not None:
                assert [choice.action for choice in decision.choices] == legal
                texts = [choice.text for choice in decision.choices]
                assert len(set(texts)) == len(texts), f"two choices have the same notation: {texts}"
                assert decision.suggested is None or decision.suggested in legal
        if seat == CHANCE:
            outcomes, weights = s.outcomes()
            assert outcomes == s.legal(CHANCE)
            assert len(weights) == len(outcomes)
            assert all(weight > 0 for weight in weights), "an outcome of chance cannot happen"
    assert s.is_over()
    assert s.may_act() == []
    assert [s.legal(other) for other in seats_and_chance(s)] == [[]] * (s.seats + 1)


def declared_kinds(case: Case, seed: int) -> None:
    """Every decision of a player is of a kind that the game declares, and cites a rule."""
    for s, seat, _ in walk(case, seed):
        decision = case.game.decision(s, seat)
        assert decision is not None
        if seat != CHANCE and decision.kind != "offer":
            assert decision.kind in case.game.decision_kinds, f"{decision.kind} is not declared"
        assert decision.rule, f"the decision {decision.kind} cites no rule"


def notation(game: Game) -> None:
    """Every action has an ASCII notation of its own that leads back to it."""
    texts = [game.space.text(action) for action in range(game.space.size)]
    assert len(set(texts)) == len(texts), "two actions have the same notation"
    for action, text in enumerate(texts):
        assert text.isascii()
        assert text == " ".join(text.split())
        assert game.space.parse(text) == action


def refusals(case: Case, seed: int) -> None:
    """Every action that is not legal is refused with a rule, no legal one is; asking changes nothing."""
    game = case.game
    for s, _, _ in some(case, seed):
        before = (s.key(), game.digest(s))
        for seat in range(s.seats):
            legal = set(s.legal(seat))
            for action in range(game.space.size):
                rule = s.explain(seat, action)
                if action in legal:
                    assert rule == "", (
                        f"seat {seat}: '{game.space.text(action)}' is legal and refused by {rule}"
                    )
                else:
                    assert rule, f"seat {seat}: '{game.space.text(action)}' is illegal without a rule"
        assert (s.key(), game.digest(s)) == before, "asking why not changed the state"


def refusals_cite(case: Case, seed: int, known: set[str]) -> None:
    """The rules that refusals and decisions cite are among the known ids."""
    game = case.game
    for s, seat, _ in some(case, seed):
        decision = game.decision(s, seat)
        cited = {decision.rule} if decision else set()
        if seat != CHANCE:
            cited |= {s.explain(seat, action) for action in range(game.space.size)} - {""}
        assert cited <= known, f"unknown rules are cited: {sorted(cited - known)}"


# Copies and files ------------------------------------------------------------------------------------------


def clones(case: Case, seed: int) -> None:
    """A clone is the same position, and neither it nor its original is touched by the other's moves."""
    game = case.game
    kept: list[tuple[State, tuple[int, ...], str]] = []
    for s, _, _ in walk(case, seed):
        twin = s.clone()
        assert twin.sink is None, "somebody listens to a clone"
        kept.append((twin, s.key(), game.digest(s)))
        assert (twin.key(), game.digest(twin)) == kept[-1][1:]
        assert [twin.legal(x) for x in seats_and_chance(s)] == [s.legal(x) for x in seats_and_chance(s)]
    end = (s.key(), game.digest(s))
    rng = Rng(seed)
    for twin, key, digest in kept:
        assert (twin.key(), game.digest(twin)) == (key, digest), "playing on changed an earlier clone"
        child = twin.clone()
        for _ in range(5):
            if not child.is_over():
                seat = child.to_act()[0]
                child.apply(seat, rng.choice(child.legal(seat)))
        assert (twin.key(), game.digest(twin)) == (key, digest), "a clone's moves changed the original"
    assert (s.key(), game.digest(s)) == end


def files(case: Case, seed: int) -> None:
    """Dump, load, dump: the same text, key and question; a dump shares nothing with its state."""
    game = case.game
    kept: list[tuple[dict[str, Any], str]] = []
    for s, _, _ in walk(case, seed):
        dump = game.dump(s)
        text = canonical(dump)
        kept.append((dump, text))
        loaded = game.load(json.loads(text))
        assert canonical(game.dump(loaded)) == text, "dump, load, dump gives another dump"
        assert loaded.key() == s.key(), "the loaded state has another key"
        assert loaded.to_act() == s.to_act()
        assert loaded.may_act() == s.may_act()
        assert [loaded.legal(x) for x in seats_and_chance(s)] == [s.legal(x) for x in seats_and_chance(s)]
        assert loaded.problems() == []
    kept.append((game.dump(s), canonical(game.dump(s))))
    assert game.load(json.loads(kept[-1][1])).key() == s.key(), "a finished game cannot be loaded"
    for dump, text in kept:
        assert canonical(dump) == text, "playing on changed an earlier dump"


def loaded_games(case: Case, seed: int) -> None:
    """A loaded game plays on as the original does, to the same end, and leaves its dump alone."""
    game = case.game
    answers = [(seat, action) for _, seat, action in walk(case, seed)]
    for start in range(0, len(answers), max(1, len(answers) // 4)):
        s = case.setup()
        for seat, action in answers[:start]:
            s.apply(seat, action)
        dump = json.loads(canonical(game.dump(s)))
        text = canonical(dump)
        loaded = game.load(dump)
        for seat, action in answers[start:]:
            s.apply(seat, action)
            loaded.apply(seat, action)
            assert loaded.key() == s.key(), "the loaded game went another way"
        assert game.digest(loaded) == game.digest(s)
        assert canonical(dump) == text, "playing a loaded game changed its dump"


def damaged_dumps(case: Case, seed: int) -> None:
    """A dump with one wrong or missing value is refused in one line, or is another state; never a crash."""
    game = case.game
    states = [s.clone() for s, _, _ in walk(case, seed)]
    for turn, s in enumerate(states[:: max(1, len(states) // 3)]):
        text = canonical(game.dump(s))
        for path in _paths(json.loads(text), turn):
            for wrong in WRONG:
                dump = json.loads(text)
                _damage(dump, path, wrong)
                fault = _fault_of(game, dump)
                assert fault is None or isinstance(fault, TableeError), f"{path} = {wrong!r}: {fault!r}"
                assert fault is None or (str(fault) and "\n" not in str(fault))


def _fault_of(game: Game, dump: dict[str, Any]) -> Exception | None:
    try:
        loaded = game.load(dump)
        game.digest(loaded)
        loaded.problems()
    except Exception as error:
        return error
    return None


def _paths(value: Any, turn: int, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to all values of a dump; of many alike, such as seats or cells, every other one by turns."""
    found: list[tuple[Any, ...]] = []
    items = list(value.items() if isinstance(value, dict) else enumerate(value))
    alike = isinstance(value, list) or all(isinstance(inner, str) for inner in value.values())
    for i, (key, inner) in enumerate(items):
        if alike and len(items) > 2 and (i + turn) % 2:
            continue
        found.append((*path, key))
        if isinstance(inner, dict | list):
            found += _paths(inner, turn, (*path, key))
    return found


def _damage(dump: Any, path: tuple[Any, ...], wrong: Any) -> None:
    for key in path[:-1]:
        dump = dump[key]
    if wrong is ...:
        del dump[path[-1]]
    else:
        dump[path[-1]] = wrong


# The census of fields --------------------------------------------------------------------------------------


def fields_of(thing: object) -> list[str]:
    """The instance fields of an object, of the plain and of the compiled build."""
    found: set[str] = set(getattr(thing, "__dict__", ()))
    for cls in type(thing).__mro__:
        found.update(getattr(cls, "__mypyc_attrs__", ()))
    return sorted(found - {"__dict__"})


def plain(value: Any) -> Any:
    """The value of a field as data that can be compared."""
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, Bag | Deck | Frame):
        return {name: plain(getattr(value, name)) for name in fields_of(value)}
    return value


def is_fact(value: Any) -> bool:
    """Whether a value is part of a position, unlike the rules (`procs`) or the content (`box`)."""
    if isinstance(value, list | tuple):
        return all(is_fact(item) for item in value)
    return value is None or isinstance(value, int | str | bytes | Bag | Deck | Frame)


def changes(value: Any) -> Iterator[Any]:
    """Copies of a value, each with one number changed or one number more."""
    if isinstance(value, int):
        yield value + 1
    elif isinstance(value, str):
        yield value + "?"
    elif isinstance(value, bytes):
        for i, number in enumerate(value):
            yield value[:i] + bytes([(number + 1) % 256]) + value[i + 1 :]
        yield value + b"\0"
    elif isinstance(value, list):
        for i, item in enumerate(value):
            for other in changes(item):
                yield [*value[:i], other, *value[i + 1 :]]
        if value and all(isinstance(item, int) for item in value):
            yield [*value, 0]
    elif isinstance(value, Bag | Deck | Frame):
        for name in fields_of(value):
            for other in changes(getattr(value, name)):
                twin = value.clone()
                setattr(twin, name, other)
                yield twin


def census(case: Case, seeds: range) -> None:
    """Every field of a state is carried by `clone()`, told by `key()` and restored from a dump.

    Found by looking into the object, so a new field cannot be forgotten. A field that never changes during
    the games (a setting, such as which paths are in play) need not be part of the key.
    """
    game = case.game
    states = [s.clone() for seed in seeds for s, _, _ in walk(case, seed)]
    names = [n for n in fields_of(states[0]) if n != "sink" and all(is_fact(getattr(s, n)) for s in states)]
    assert {"stack", "waiting", "result", "ended", "seats"} <= set(names)
    fixed = {n for n in names if all(plain(getattr(s, n)) == plain(getattr(states[0], n)) for s in states)}
    for s in states[:: max(1, len(states) // 200)]:
        loaded = game.load(json.loads(canonical(game.dump(s))))
        for name in names:
            assert plain(getattr(loaded, name)) == plain(getattr(s, name)), f"a dump does not restore {name}"
    for turn, s in enumerate(states[:: max(1, len(states) // 12)]):
        key = s.key()
        for name in names:
            values = list(changes(getattr(s, name)))
            step = 1 + len(values) // 60  # of many entries some at each position, all of them by turns
            for value in values[turn % step :: step]:
                changed = s.clone()
                setattr(changed, name, value)
                assert plain(getattr(changed.clone(), name)) == plain(value), f"clone() drops {name}"
                assert name in fixed or changed.key() != key, f"key() does not tell {name}"


# Views, secrets, events ------------------------------------------------------------------------------------


def views(case: Case, seed: int) -> None:
    """What a seat or a spectator sees is JSON of the shape the game declares; looking changes nothing."""
    game = case.game
    for s, _, _ in walk(case, seed):
        before = s.key()
        for viewer in (None, *range(s.seats)):
            view = game.view(s, viewer)
            assert fits(view, game.view_type), f"{viewer} sees more or less than `view_type` says"
            prospects = game.prospects(s, viewer)
            assert fits(prospects, game.prospects_type), (
                f"{viewer} is told more or less than `prospects_type` says"
            )
        for seat in seats_and_chance(s):
            game.decision(s, seat)
        assert s.key() == before, "looking changed the state"


class Tried:
    """What everybody sees and is told after an answer that is tried on a copy of a state."""

    def __init__(self, game: Game, s: State, seat: int, action: int) -> None:
        twin = s.clone()
        sink: list[Event] = []
        twin.sink = sink
        twin.apply(seat, action)
        self.views: dict[int | None, str] = {}
        self.told: dict[int | None, list[str]] = {}
        for viewer in (None, *range(s.seats)):
            self.views[viewer] = canonical(game.shown(twin, viewer))
            named = [game.named(event, viewer) for event in sink]
            self.told[viewer] = [event.text() for event in named if event]


def secrecy(case: Case, seed: int, every: int = 1) -> None:
    """Whatever a seat or a spectator cannot know makes no difference to what it sees, may do and is told.

    Compared are the true state and guesses of its hidden part. An answer may reveal something: then the views
    differ afterwards, and only then may the events differ too. So what an event tells must also show in the
    view. Two answers that differ only in what others see are a secret of theirs, and the events must keep it.
    In a game that says it has no secrets all see and hear the same: the table makes it once for all of them.
    """
    game = case.game
    rng = Rng(seed)
    secrets = game.has_secrets(game.settle_options(case.options, case.seats))
    for step, (s, seat, action) in enumerate(walk(case, seed)):
        if (step + seed) % every:
            continue
        true = Tried(game, s, seat, action)
        if not secrets:
            assert all(told == true.told[None] for told in true.told.values()), "not all are told the same"
            seen = [{**json.loads(view), "viewer": None} for view in true.views.values()]
            assert all(view == seen[0] for view in seen), "not all see the same"
        other = Tried(game, s, seat, rng.choice(s.legal(seat)))
        private = other.views != true.views
        for viewer in (None, *range(s.seats)):
            before = _sight(game, s, viewer, step)
            if private and other.views[viewer] == true.views[viewer]:
                assert other.told[viewer] == true.told[viewer], f"events tell seat {viewer} a secret answer"
            for _ in range(2):
                guess = game.determinise(s, viewer, rng)
                assert guess.problems() == [], f"a guess is no sound state: {guess.problems()}"
                assert guess.to_act() == s.to_act(), "whose turn it is depends on what is hidden"
                assert _sight(game, guess, viewer, step) == before, f"seat {viewer} learns what is hidden"
                if action in guess.legal(seat):
                    tried = Tried(game, guess, seat, action)
                    if tried.views[viewer] == true.views[viewer]:
                        assert tried.told[viewer] == true.told[viewer], f"events tell seat {viewer} a secret"


def _sight(game: Game, s: State, viewer: int | None, turn: int) -> str:
    """View, question, refusals: everything the table shows a seat. Of many actions some by turns."""
    shown: list[Any] = [game.shown(s, viewer)]
    if viewer is not None:
        shown.append(repr(game.decision(s, viewer)))
        step = 1 + game.space.size // 400
        shown.append([s.explain(viewer, action) for action in range(turn % step, game.space.size, step)])
    return canonical(shown)


def foresight(case: Case, seed: int, every: int = 1) -> None:
    """A preview is the same for all states a seat cannot tell apart, and what it tells comes true.

    So are the answers to queries, for seats and spectators; arguments are drawn from their domains.
    """
    game = case.game
    rng = Rng(seed)
    for step, (s, seat, action) in enumerate(walk(case, seed)):
        if seat == CHANCE or (step + seed) % every:
            continue
        before = s.key()
        told = preview(game, s, seat, action)
        twin = game.determinise(s, seat, rng)
        assert preview(game, twin, seat, action) == told, f"a preview tells seat {seat} what is hidden"
        _comes_true(game, s.clone(), seat, action, told)
        for viewer in (None, *range(s.seats)):
            twin = game.determinise(s, viewer, rng)
            for name, domains in game.queries.items():
                args = tuple(_some_args(game, domains, rng))
                mine, its = (_answer(game, state, viewer, name, args) for state in (s, twin))
                assert mine == its, f"the query {name} tells seat {viewer} what is hidden"
        assert s.key() == before, "looking ahead changed the state"


def _comes_true(game: Game, s: State, seat: int, action: int, told: Preview) -> None:
    """What a preview told is what the seat is told and sees when the answer is given."""
    s.sink = []
    views = [canonical(None)]
    answer: tuple[int, int] | None = (seat, action)
    while answer is not None:
        s.apply(*answer)
        views.append(canonical(game.view(s, seat)))
        answer = None if s.is_over() or s.asked(CHANCE) else forced_answer(s)
    named = [event for event in (game.named(event, seat) for event in s.sink) if event is not None]
    assert tuple(named[: len(told.events)]) == told.events, "a preview told what did not happen"
    assert canonical(told.view) in views, "a preview showed what was not to be seen"


def _some_args(game: Game, domains: tuple[str, ...], rng: Rng) -> Iterator[int]:
    for domain in domains:
        for _ in range(rng.below(4) if domain.endswith("*") else 1):
            yield rng.below(len(game.domains[domain.removesuffix("*")].ids))


def _answer(game: Game, s: State, viewer: int | None, name: str, args: tuple[int, ...]) -> str:
    try:
        answer = game.query(s, viewer, name, args)
    except BadQuery as refused:
        return str(refused)
    assert is_plain(answer), f"the answer to {name} is not plain JSON"
    return canonical(answer)


def is_plain(value: Any) -> bool:
    """Whether something is JSON as it is: rows of mixed types may be tuples, keys are texts."""
    if isinstance(value, dict):
        return all(isinstance(key, str) and is_plain(part) for key, part in value.items())
    if isinstance(value, list | tuple):
        return all(is_plain(part) for part in value)
    return value is None or isinstance(value, str | int | float)


def guesses_vary_nothing(case: Case, seed: int) -> None:
    """Guessing leaves the true state alone, and a guess shares nothing with it."""
    game = case.game
    rng = Rng(seed)
    for s, _, _ in walk(case, seed):
        before = (s.key(), game.digest(s))
        guess = game.determinise(s, rng.below(s.seats), rng)
        for _ in range(3):
            if not guess.is_over():
                seat = guess.to_act()[0]
                guess.apply(seat, rng.choice(guess.legal(seat)))
        assert (s.key(), game.digest(s)) == before, "playing with a guess changed the true state"


def guesses_know_nothing(case: Case, seed: int) -> None:
    """A guess is the same for all states a seat cannot tell apart, given the same luck."""
    game = case.game
    for step, (s, _, _) in enumerate(walk(case, seed)):
        for seat in range(s.seats):
            twin = game.determinise(s, seat, Rng(seed + step))
            mine, its = (game.determinise(state, seat, Rng(step)).key() for state in (s, twin))
            assert mine == its, f"a guess for seat {seat} tells what it cannot know"


def circles(case: Case, seed: int, every: int = 12, most: int = 60) -> None:
    """A seat comes back to a position by its own answers only with the verbs the game names for it."""
    game = case.game
    for step, (s, seat, _) in enumerate(walk(case, seed)):
        if seat == CHANCE or (step + seed) % every:
            continue
        for action in _on_circles(s, seat, most):
            assert game.may_return(action), f"'{game.space.text(action)}' can be part of a circle"


def _on_circles(s: State, seat: int, most: int) -> set[int]:
    """The answers of a seat that lie on a way back to where they were given, among the nearest positions."""
    found = {s.key(): s}
    ways: dict[Key, list[tuple[int, Key]]] = {}
    for key, state in _growing(found, most):
        ways[key] = []
        for action in state.legal(seat):
            after = state.clone()
            after.apply(seat, action)
            if after.asked(seat):
                found.setdefault(after.key(), after)
                ways[key].append((action, after.key()))
    return {action for here, out in ways.items() for action, there in out if here in _reachable(ways, there)}


def _reachable(ways: dict[Key, list[tuple[int, Key]]], start: Key) -> set[Key]:
    reached = {start}
    line = [start]
    for key in line:
        for _, there in ways.get(key, ()):
            if there not in reached:
                reached.add(there)
                line.append(there)
    return reached


def _growing(found: dict[Key, State], most: int) -> Iterator[tuple[Key, State]]:
    """The positions of a dict to which more are added meanwhile."""
    done = 0
    while done < min(len(found), most):
        yield list(found.items())[done]
        done += 1


def bots_play(game: Game, bot: str, seats: int, seed: int) -> None:
    """A table of bots of a kind comes to its end, within a bound no real game comes near.

    `whim` stands for the levels that think ahead at every number of seats: whatever they find better, they
    come to an end. The levels themselves play at one number, and compare as little as can be compared.
    """
    s = game.setup({}, seats)
    bots: dict[int, Bot] = {}
    for seat in range(seats):
        bots[seat] = Whim(game, seed + seat) if bot == "whim" else make(bot, seed + seat)
    # Each action is tried once, each candidate played on once: it is about coming to an end.
    budget = {"greedy": 1, "companion": 2, "master": 2}.get(bot, 0)
    play_on(game, s, bots, Rng(seed), limit=BOT_ANSWERS, budget=budget)
    assert s.is_over(), f"no end after {BOT_ANSWERS} answers"
    assert s.problems() == []


def events(case: Case, seed: int) -> None:
    """Every event is of a declared kind, every argument in its domain, and hidden only from real seats."""
    game = case.game
    sink: list[Event] = []
    for s, _, _ in walk(case, seed, sink):
        _check_events(game, s.seats, sink)
        sink.clear()
    assert sink, "the end of the game is no event"
    _check_events(game, s.seats, sink)


def _check_events(game: Game, seats: int, happened: list[Event]) -> None:
    for event in happened:
        assert 0 <= event.kind < len(game.events.names), f"event kind {event.kind}"
        name = game.events.names[event.kind]
        assert event.seen_by == EVERYBODY or 0 <= event.seen_by < 1 << seats, f"{name}: seen by nobody real"
        assert event.seen_by == EVERYBODY or event.public is None or len(event.public) <= len(event.args)
        fields = game.events.fields[event.kind]
        for args in (event.args, event.public):
            if args is None:
                continue
            assert args is event.public or len(args) >= len(fields), f"{name}: {len(args)} arguments"
            for (parameter, domain), value in zip(fields, args, strict=False):
                if domain in game.domains:
                    size = len(game.domains[domain].ids)
                    assert 0 <= value < size, f"{name}: {parameter} {value} is no {domain}"
            assert not any(args[len(fields) :]), f"{name}: arguments without a parameter: {args}"


def listeners(case: Case, seed: int) -> None:
    """The state is the same whether anybody listens or not."""
    silent = [(s.key(), seat, action) for s, seat, action in walk(case, seed)]
    heard = [(s.key(), seat, action) for s, seat, action in walk(case, seed, [])]
    assert silent == heard


# The end ---------------------------------------------------------------------------------------------------


def soundness(case: Case, seed: int) -> None:
    """No invariant is ever broken, the game ends within the bound, and its outcome fits the game."""
    game = case.game
    for s, _, _ in walk(case, seed):
        assert s.problems() == []
        assert game.outcome(s) is None, "a running game has an outcome"
    assert s.problems() == []
    outcome = game.outcome(s)
    assert outcome is not None
    assert outcome.cause
    seats = set(range(s.seats))
    assert set(outcome.winners) <= seats
    assert len(outcome.winners) == len(set(outcome.winners))
    assert not game.cooperative or set(outcome.winners) in (set(), seats), "only some of a team win"
    assert game.cooperative or outcome.winners or s.seats == 1, "nobody wins a competition"
    assert len(outcome.scores) in (0, s.seats)


def repeatable(case: Case, seed: int) -> None:
    """The same answers lead to the same states."""
    answers = [(s.key(), seat, action) for s, seat, action in walk(case, seed)]
    s = case.setup()
    for key, seat, action in answers:
        assert s.key() == key
        s.apply(seat, action)
    assert s.is_over()
