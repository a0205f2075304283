"""The action space of a game: verbs with argument domains <-> dense ints <-> notation.

An action is the base of its verb plus the mixed-radix number of its arguments: dense, small, and of the same
meaning in every state. Ints stay in memory; files, wire, logs and tests use the notation.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from tablee.core.errors import BadNotation


class Domain:
    """A named list of values, each with its language-neutral id."""

    def __init__(self, name: str, ids: Sequence[str]) -> None:
        if len(set(ids)) != len(ids):
            raise ValueError(f"domain {name} names a value twice")
        for value in ids:
            if not value or not value.isascii() or " " in value:
                raise ValueError(f"domain {name}: {value!r} is no ASCII word")
        self.name = name
        self.ids = list(ids)
        self.index: dict[str, int] = {value: i for i, value in enumerate(ids)}


class Verb:
    """One kind of action: its word, its arguments, and the ints it covers."""

    def __init__(self, name: str, domains: list[Domain], base: int) -> None:
        self.name = name
        self.domains = domains
        self.base = base
        size = 1
        for domain in domains:
            size *= len(domain.ids)
        self.size = size


@dataclass(frozen=True)
class Choice:
    """One legal action, with the pieces it is about as (domain, id) pairs: what a board makes clickable."""

    action: int
    text: str
    verb: str
    targets: tuple[tuple[str, str], ...]


class ActionSpace:
    """All actions a game knows, numbered from 0."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.size = 0
        self._by_name: dict[str, Verb] = {}
        self._bases: list[int] = []
        self._choices: dict[int, Choice] = {}

    def add(self, name: str, *domains: Domain) -> int:
        """Declare a verb and return its base."""
        if name in self._by_name:
            raise ValueError(f"verb {name} is declared twice")
        verb = Verb(name, list(domains), self.size)
        self.verbs.append(verb)
        self._by_name[name] = verb
        self._bases.append(verb.base)
        self.size += verb.size
        return verb.base

    def verb(self, action: int) -> Verb:
        """The verb of an action."""
        if not 0 <= action < self.size:
            raise ValueError(f"{action} is no action: they run from 0 to {self.size - 1}")
        return self.verbs[bisect_right(self._bases, action) - 1]

    def args(self, action: int) -> list[int]:
        """The indices of an action's arguments in their domains."""
        verb = self.verb(action)
        rest = action - verb.base
        out: list[int] = []
        for domain in reversed(verb.domains):
            out.append(rest % len(domain.ids))
            rest //= len(domain.ids)
        out.reverse()
        return out

    def choice(self, action: int) -> Choice:
        """An action with its notation and its targets; made once, since the same few come again and again."""
        found = self._choices.get(action)
        if found is None:
            verb = self.verb(action)
            targets = tuple([(d.name, d.ids[i]) for d, i in zip(verb.domains, self.args(action))])
            text = " ".join([verb.name] + [word for _, word in targets])
            found = self._choices[action] = Choice(action, text, verb.name, targets)
        return found

    def text(self, action: int) -> str:
        """The notation of an action, such as `move violet red`."""
        return self.choice(action).text

    def parse(self, text: str) -> int:
        """The action a notation names. Says what is allowed where it names none."""
        words = text.split()
        if not words:
            raise BadNotation("an action is missing: write one of " + self._words())
        verb = self._by_name.get(words[0])
        if verb is None:
            raise BadNotation(f"unknown action '{words[0]}'; known: {self._words()}")
        if len(words) - 1 != len(verb.domains):
            wanted = " ".join([verb.name] + ["<" + domain.name + ">" for domain in verb.domains])
            raise BadNotation(f"'{text}' has {len(words) - 1} arguments: write {wanted}")
        action = 0
        for domain, word in zip(verb.domains, words[1:]):
            value = domain.index.get(word)
            if value is None:
                raise BadNotation(f"unknown {domain.name} '{word}'; known: {', '.join(domain.ids)}")
            action = action * len(domain.ids) + value
        return verb.base + action

    def _words(self) -> str:
        return ", ".join([verb.name for verb in self.verbs])
