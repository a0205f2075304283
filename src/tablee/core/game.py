"""The contract every game fulfils: what it is called, how it is set up, shown, asked and judged."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal

from tablee.core.actions import ActionSpace, Choice, Domain
from tablee.core.drawing import Drawing
from tablee.core.dumping import SparseMaps
from tablee.core.errors import TableeError
from tablee.core.events import Event, EventTable
from tablee.core.rng import Rng
from tablee.core.state import CHANCE, State

Json = dict[str, Any]


class BadOption(TableeError):
    """An option, a value of an option or a number of seats the game does not know."""


class BadQuery(TableeError):
    """A question about a position that the game does not answer, or not with these arguments."""


@dataclass(frozen=True)
class Option:
    """A setting of a new game: its id, its allowed values, the default first shown to the host."""

    id: str
    values: tuple[str, ...]
    default: str


@dataclass(frozen=True)
class Preset:
    """A set-up the rulebook names, such as that of a first game: values for some options."""

    id: str
    options: Mapping[str, str]


@dataclass(frozen=True)
class Decision:
    """A question to a seat: what is asked, by which rule, about what, and every legal answer."""

    seat: int
    kind: str
    rule: str
    about: Mapping[str, str]
    choices: tuple[Choice, ...]
    suggested: int | None = None


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the cause, who won, and scores where the game knows any."""

    cause: str
    winners: tuple[int, ...]
    scores: tuple[int, ...] = ()


@dataclass(frozen=True)
class NamedEvent:
    """An event as a seat may know it, in readable ids: for logs, texts and files."""

    kind: str
    args: Mapping[str, str] = field(default_factory=dict)

    def text(self) -> str:
        """One line, such as `hit guardian=kulak rune=red card=troll_red`."""
        return " ".join([self.kind, *(f"{name}={value}" for name, value in self.args.items())])


@dataclass(frozen=True)
class Recap:
    """What is told to somebody who waited."""

    weights: Mapping[str, int]
    """How much each kind of event matters, 1 to 5; others are left out."""
    actor: str
    """The argument of events that tells who acts."""
    harms: tuple[str, ...] = ()
    """Kinds of events that harm one's own side: never left out."""
    begins: tuple[str, ...] = ()
    """Kinds of events that begin a scene of nobody's: the night, the sunrise."""
    own: tuple[str, ...] = ()
    """Kinds of events that are told of the reader, too: what an evening brought."""
    place: str = ""
    """The domain of the places that a board shows; none where everybody plays on a map of his own."""
    gains: str = ""
    """The kind of event that tells what somebody gains, `gain` and `amount`: a scene adds them up."""


@dataclass(frozen=True)
class Facts:
    """What is true of a game wherever it is spoken of, beyond its rules: its sheet, `facts.toml`.

    Page, terminal, catalogue and documents read it here; nothing of it changes how a game is played.
    """

    title: Mapping[str, str]
    """By language, as `pitch` and `goal`."""
    pitch: Mapping[str, str]
    """One line that makes people want to play."""
    goal: Mapping[str, str]
    """What players try to do, for a newcomer."""
    players: tuple[int, int]
    """From how many to how many people; who leads several figures has several seats."""
    minutes: tuple[int, int]
    """How long a game takes people at a table."""
    rules: Mapping[str, Mapping[str, str]]
    """Domain -> id -> the rule that tells most about this piece; `verb` is a domain too, `thing` holds what
    only boards show. The id `*` stands for all others of its domain."""
    chance: tuple[str, ...]
    """The verbs of chance, which nobody chooses."""
    round: str
    """The kind of event that begins a round, and so a part of the log; `turn` begins the parts of a round."""
    turn: str
    unit: Literal["turn", "round", "day"] = "turn"
    """What the game calls that of which a review counts one after the other: what `turn_event` begins."""
    headlines: tuple[str, ...] = ()
    """Other kinds of events that stand out in a log."""
    quiet: tuple[str, ...] = ()
    """Kinds of events that get no line: the board shows them well enough. Heads stay heads."""
    scoring: tuple[str, ...] = ()
    """Kinds of events of the final scoring, which has a heading of its own."""
    rolls: Mapping[str, str] = field(default_factory=dict)
    """Kinds of events of one thrown die, with the argument that tells what it shows."""
    setup: tuple[str, ...] = ()
    """Kinds of decisions that only prepare the game."""
    cards: tuple[str, ...] = ()
    """The tables of names whose pieces have something to say: what a list of cards shows."""
    recap: Recap | None = None

    @property
    def heads(self) -> tuple[str, ...]:
        """All kinds of events that begin a part of the log or stand out in it."""
        return (self.round, self.turn, *self.headlines)

    def rule(self, domain: str, id: str) -> str:
        """The rule that tells most about a piece or a verb; empty if the sheet names none."""
        table = self.rules.get(domain, {})
        return table.get(id) or table.get("*", "")


class Game:
    """A game with its content. Stateless; everything that changes is in the `State` it sets up."""

    id: str
    rules_version: int
    content_hash: str
    seats: range
    cooperative: bool
    reactions: bool = False
    """Whether seats are asked out of their turn if they want to react: see `let_pass`."""
    options: tuple[Option, ...]
    presets: tuple[Preset, ...] = ()
    """Set-ups the rulebook names, offered to whoever opens a table."""
    filled_in: tuple[str, ...] = ()
    """Options that are no choice of the host: texts the table fills in by `seat_options`."""
    space: ActionSpace
    events: EventTable
    domains: dict[str, Domain]
    names: dict[str, dict[str, dict[str, str]]]
    """Names of pieces from the content: language -> domain -> id -> name."""
    secret_names: Mapping[str, dict[str, dict[str, str]]] = MappingProxyType({})
    """The same for pieces nobody may know before they appear: never sent to a page beforehand."""
    decision_kinds: tuple[str, ...]
    returning: tuple[str, ...] | None = None
    """Verbs by which a seat can come back to a position it has had, by its own answers alone; None: unknown.

    Picking up and putting down is the usual one. Most games have none: whatever is done costs something."""
    turn_event: str = ""
    """The kind of event that begins a turn, as a review counts them; a round where all play at once."""
    queries: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """The questions about a position that `query` answers: for each the domains of its arguments.

    A last domain with a star (`hero*`) stands for any number of them."""
    facts: Facts
    """The sheet of the game, set by `tablee.games.load`."""
    view_type: Any = Json
    """The shape of its views, a `TypedDict`: what the types of the page are made from."""
    prospects_type: Any = Json
    """The same of its prospects."""
    advice: Any
    """What a sensible player knows beyond the rules: the game's package `advice`."""

    def setup(self, options: Mapping[str, object] | None = None, seats: int = 0) -> State:
        """A fresh game, at its first question. Deterministic: what the book randomises is asked of CHANCE."""
        raise NotImplementedError

    def view(self, s: State, seat: int | None) -> Json:
        """What a seat may see, built field by field; None is a spectator."""
        raise NotImplementedError

    def prospects(self, s: State, seat: int | None) -> Json:
        """What follows from what a seat may see, for whoever draws it: ways, costs, odds, what strikes next.

        Not part of the view: a program that only wants to know what lies on the table does not pay for it.
        """
        return {}

    def determinise(self, s: State, seat: int | None, rng: Rng) -> State:
        """A possible state consistent with everything the seat has seen."""
        raise NotImplementedError

    def query(self, s: State, seat: int | None, name: str, args: tuple[int, ...]) -> Json:
        """The answer to one of `queries`, from what a seat may know (None: a spectator): odds, forecasts.

        What changes with every look of a reader is asked for like this; what is small and always shown is
        part of the view. Raises `BadQuery` where the position has no such thing.
        """
        raise NotImplementedError

    def dump(self, s: State) -> Json:
        """The complete state in readable ids: canonical, loadable, the basis of the digest."""
        raise NotImplementedError

    def load(self, dump: Json) -> State:
        """The state a dump describes."""
        raise NotImplementedError

    def supply(self, s: State) -> Json:
        """What is left in decks, bags and the box. No dump has it: it is what is nowhere else."""
        return {}

    def sparse(self, s: State) -> SparseMaps:
        """The mappings of a dump and of the supply that leave out what is empty."""
        return MappingProxyType({})

    def settle(self, dump: Json, before: Json) -> None:
        """Let what follows fit a dump that somebody has changed: whose turn it is, above all; or refuse it.

        `before` is the dump as it was. Raises `BadDump`.
        """

    def drawn_for(self, s: State) -> int:
        """At a question to CHANCE: the seat that rolls or draws, CHANCE where it is nobody in particular."""
        who = s.question(CHANCE).who
        return who if 0 <= who < s.seats else CHANCE

    def turn_seat(self, s: State) -> int | None:
        """Whose turn it is, where players take turns."""
        return None

    def outcome(self, s: State) -> Outcome | None:
        """How the game ended, None while it runs."""
        raise NotImplementedError

    def about(self, s: State, seat: int) -> dict[str, str]:
        """What the open question is about, in readable ids: parameters of its prompt."""
        return {}

    def suggested(self, s: State, seat: int) -> int | None:
        """The answer the rulebook recommends, where it recommends one."""
        return None

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        """Whether a seat knows things that other seats do not, in a game with these options."""
        return False

    def let_pass(self, s: State, seat: int, never: bool) -> int | None:
        """The answer that lets a reaction go by for somebody who wants to be asked only when it matters.

        None: the seat is asked. With `never` every reaction goes by.
        """
        return None

    def seat_options(self, names: Sequence[str | None]) -> dict[str, str]:
        """Options that follow from the names at the seats: "" for bots, None for people without one yet."""
        return {}

    def catalogue(self) -> Json:
        """What is printed on the pieces and never changes, for whoever draws them."""
        return {}

    def drawing(self) -> Drawing | None:
        """What is drawn where the game has no board of its own; None: whatever its views show."""
        return None

    def designed(self) -> dict[str, list[str]]:
        """The pieces made here because neither the rulebook nor a public source shows them: domain -> ids.

        No secrets. An id that ends in a dot stands for all that begin with it.
        """
        return {}

    # What an earlier version wrote ---------------------------------------------------------------------

    def migrate_options(self, options: dict[str, str], version: int) -> dict[str, str]:
        """Options as an earlier rules version knew them, as `settle_options` knows them today."""
        return options

    def migrate_act(self, text: str, version: int) -> str | None:
        """An answer in the notation of an earlier rules version, in that of today.

        None: the question is not asked any more, and the game goes on without this answer.
        """
        return text

    def migrate_dump(self, dump: Json, version: int) -> Json:
        """A dump that an earlier rules version wrote, as `load` reads it today; the given one stays."""
        return dump

    # The same for every game ---------------------------------------------------------------------------

    def shown(self, s: State, seat: int | None) -> Json:
        """What is drawn for a seat: its view, and with it what follows from it."""
        prospects = self.prospects(s, seat)
        view = self.view(s, seat)
        return {**view, "prospects": prospects} if prospects else view

    def written(self, s: State) -> str:
        """The dump as one text, equal on every machine: what a snapshot keeps."""
        return as_text(self.dump(s))

    def digest(self, s: State) -> str:
        """A fingerprint of the position, equal on every machine."""
        return fingerprint(self.written(s))

    def decision(self, s: State, seat: int) -> Decision | None:
        """The question a seat may answer now, or None."""
        actions = s.legal(seat)
        if not actions:
            return None
        proc = s.procs[(s.question(seat) if s.asked(seat) else s.stack[-1]).proc]
        kind, rule = (proc.name, proc.rule) if s.asked(seat) else ("offer", s.not_asked_rule())
        choices = tuple(self.choice(action) for action in actions)
        about = {} if seat == CHANCE else self.about(s, seat)
        return Decision(seat, kind, rule, about, choices, None if seat == CHANCE else self.suggested(s, seat))

    def choice(self, action: int) -> Choice:
        """An action with its notation and its targets."""
        return self.space.choice(action)

    def may_return(self, action: int) -> bool:
        """Whether an answer can be part of a circle: see `returning`."""
        if self.returning is None:
            return True
        return bool(self.returning) and self.space.verb(action).name in self.returning

    def named(self, event: Event, seat: int | None) -> NamedEvent | None:
        """An event in readable ids as a seat may know it (None: a spectator); None if it is hidden."""
        args = event.for_seat(-1 if seat is None else seat)
        if args is None:
            return None
        return NamedEvent(self.events.names[event.kind], self.named_args(event.kind, args))

    def named_args(self, kind: int, args: tuple[int, ...]) -> dict[str, str]:
        """The arguments of a kind of event in readable ids."""
        named: dict[str, str] = {}
        for (name, domain), value in zip(self.events.fields[kind], args, strict=False):
            named[name] = self.domains[domain].ids[value] if domain in self.domains else str(value)
        return named

    def settle_options(self, options: Mapping[str, object] | None, seats: int) -> dict[str, str]:
        """All options with their values; a clear error where one is unknown."""
        if seats not in self.seats:
            count = "1 seat" if seats == 1 else f"{seats} seats"
            raise BadOption(
                f"{self.id} cannot be played with {count}: choose {self.seats[0]} to {self.seats[-1]}"
            )
        given = dict(options or {})
        settled: dict[str, str] = {}
        for option in self.options:
            value = as_written(given.pop(option.id, option.default))
            if value not in option.values:
                allowed = ", ".join(option.values)
                raise BadOption(f"option {option.id} of {self.id} cannot be '{value}': choose {allowed}")
            settled[option.id] = value
        for text in self.filled_in:
            settled[text] = str(given.pop(text, ""))
        if given:
            known = ", ".join(option.id for option in self.options)
            raise BadOption(f"{self.id} has no option '{next(iter(given))}'; known: {known}")
        return settled


def as_text(dump: Json) -> str:
    """A dump as one text."""
    return json.dumps(dump, sort_keys=True, separators=(",", ":"))


def fingerprint(written: str) -> str:
    """The digest of a position by its text."""
    return hashlib.blake2b(written.encode(), digest_size=8).hexdigest()


def as_written(value: object) -> str:
    """The value of an option as a text; what YAML reads as a truth value was written yes or no."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
