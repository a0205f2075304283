"""`Text` puts into words what the engine of a game says in ids and notation.

Keys of messages: `event-<kind>`, `choice-<verb>`, `prompt-<decision kind>`, `why-<rule id>` (with hyphens for
dots), `reason-<key>`, `deed-<key>`, `wish-<key>`,
`answer-<id>`, `outcome-<cause>`, `option-<id>`, `option-<id>-<value>`, `label-<id>`, and
`<domain>-<id>` for pieces that the content does not name, or `<domain>` alone for those that go by numbers.
Attributes are variants:
`.wait` of a prompt for those who wait, `.hidden` of an event for those who may not know all of it,
`.together` for several at once, `.<verb>` of a refusal for one kind of action, `.asked` of a choice when the
question is known (its kind is `$question`), `.text` of a piece or an option for its description.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from tablee.core.actions import Choice
from tablee.core.game import Decision, Game, NamedEvent, Outcome
from tablee.core.reason import Deed, Reason
from tablee.core.state import CHANCE
from tablee.text.messages import TextError, game_messages, typeset
from tablee.text.rules import rules_index

Params = dict[str, str | int]
_NUMBERS = re.compile(r"(?:(?P<x>-?\d+),(?P<y>-?\d+))?:?(?P<number>-?\d+)?")


class Text:
    """The words of a game in one language.

    `players` are the names of those who own the seats, where they have any. A missing message or parameter is
    an error if `strict`; otherwise the notation is shown, so that a gap in the texts never stops a game.
    """

    def __init__(self, game: Game, lang: str, players: Sequence[str] = (), strict: bool = False) -> None:
        self.game = game
        self.lang = lang
        self.players = players
        self.strict = strict
        self._messages = game_messages(game.id, lang)
        self._names = {
            domain: {id: typeset(lang, words) for id, words in table.items()}
            for domain, table in (game.names[lang] | game.secret_names.get(lang, {})).items()
        }

    def learn(self, names: Mapping[str, Mapping[str, str]]) -> None:
        """Better names of pieces than those of the content, by domain and id: what the game has told."""
        for domain, table in names.items():
            known = self._names.setdefault(domain, {})
            known.update({id: typeset(self.lang, words) for id, words in table.items()})

    # What happens and what is asked --------------------------------------------------------------------

    def event(self, event: NamedEvent) -> str:
        """The log line of an event."""
        domains = dict(self.game.events.fields[self.game.events.names.index(event.kind)])
        params = self._params((name, domains[name], value) for name, value in event.args.items())
        key = f"event-{event.kind}"
        hidden = len(event.args) < len(domains) and self._messages.has(key, "hidden")
        return self._format(key, params, event.text(), "hidden" if hidden else "")

    def together(self, events: Sequence[NamedEvent]) -> str:
        """One line for events of the same kind that differ in one argument, such as the dice of a throw.

        Empty where there is no such line; in it, the argument that differs is the list of all.
        """
        first = events[0]
        key = f"event-{first.kind}"
        if not self._messages.has(key, "together") or any(e.args.keys() != first.args.keys() for e in events):
            return ""  # of some, a part is hidden from this reader
        differing = [name for name, value in first.args.items() if any(e.args[name] != value for e in events)]
        if len(differing) > 1:
            return ""
        domains = dict(self.game.events.fields[self.game.events.names.index(first.kind)])
        params = self._params((name, domains[name], value) for name, value in first.args.items())
        (several,) = differing or list(first.args)[-1:]
        params[several] = ", ".join(str(self._value(domains[several], e.args[several])) for e in events)
        return self._format(key, params, "", "together")

    def choice(self, choice: Choice, decision: Decision | None = None) -> str:
        """The label of an action; more telling where the decision it answers is given too."""
        params = self._params((domain, domain, value) for domain, value in choice.targets)
        key = f"choice-{choice.verb}"
        attribute = ""
        if decision is not None and self._messages.has(key, "asked"):
            attribute = "asked"
            params = {"question": decision.kind} | self._about(decision) | params
        return self._format(key, params, choice.text, attribute)

    def prompt(self, decision: Decision) -> str:
        """One sentence that says who must do what; for CHANCE what is being drawn or rolled."""
        return self._format(f"prompt-{decision.kind}", self._about(decision), decision.kind)

    def waiting(self, decision: Decision) -> str:
        """The same for those who are not asked: whom the table waits for, and what for."""
        attribute = "" if decision.seat == CHANCE else "wait"
        return self._format(f"prompt-{decision.kind}", self._about(decision), decision.kind, attribute)

    def refusal(self, rule: str, action: int) -> str:
        """Why an action is not possible now, given the id of the rule that forbids it."""
        choice = self.game.choice(action)
        key = f"why-{_key(rule)}"
        params = self._params((domain, domain, value) for domain, value in choice.targets)
        attribute = choice.verb if self._messages.has(key, choice.verb) else ""
        return self._format(key, params, f"{choice.text}: {rule}", attribute)

    def reason(self, reason: Reason) -> str:
        """Why an answer is good, as a hint tells it."""
        return self._told("reason", reason.key, reason.args)

    def deed(self, deed: Deed) -> str:
        """What a bot is about to do, and why, in the first person."""
        return self._told("deed", deed.key, deed.args)

    def wish(self, wish: Reason) -> str:
        """What a partner may ask of a bot."""
        return self._told("wish", wish.key, wish.args)

    def answer(self, answer: str) -> str:
        """What a bot answers to that."""
        return self._format(f"answer-{answer}", {}, answer)

    def _told(self, kind: str, key: str, args: Mapping[str, str]) -> str:
        parts = [(name, self._domain(name, value), value) for name, value in args.items()]
        return self._format(f"{kind}-{key}", self._params(parts), key)

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended."""
        winners = self._listed([self.seat(seat) for seat in outcome.winners])
        return self._format(f"outcome-{outcome.cause}", {"winners": winners}, outcome.cause)

    # Names and descriptions ----------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        """Who plays a seat: the player's name if it is known, otherwise the number of the seat."""
        if seat == CHANCE:
            return self._format("chance", {}, "chance")
        if seat < len(self.players):
            return self.players[seat]
        return self._format("seat", {"number": seat + 1}, str(seat + 1))

    def bot(self, seat: int) -> str:
        """What a bot at a seat is called: by its number, as on the page."""
        return self._format("bot", {"number": seat + 1}, str(seat + 1))

    def option(self, option: str) -> str:
        """The name of an option of a new game."""
        return self._format(f"option-{option}", {}, option)

    def option_value(self, option: str, value: str) -> str:
        """The name of a value of an option."""
        if value in self._names.get(option, {}):
            return self._names[option][value]
        return self._format(f"option-{option}-{_key(value)}", {}, value)

    def piece(self, domain: str, id: str) -> str:
        """The name of a piece: from the content, otherwise from the messages."""
        if id in self._names.get(domain, {}):
            return self._names[domain][id]
        if domain == "seat":
            return self.seat(int(id))
        if domain == "other":
            return self.seat(int(id) - 1)  # a seat in notation, counted from 1
        numbers = _numbers(id)
        if numbers and self._messages.has(domain):
            return self._format(domain, numbers, id)
        return self._format(f"{domain}-{_key(id)}", {}, id)

    def describe(self, domain: str, id: str) -> str:
        """What a card, a board or an option says about itself; empty where it says nothing."""
        if id in self._names.get(f"{domain}-text", {}):
            return self._names[f"{domain}-text"][id]
        for key in (f"{domain}-{_key(id)}", domain):
            if self._messages.has(key, "text"):
                return self._format(key, self._params([(domain, domain, id)]), "", "text")
        return ""

    def label(self, id: str, **params: str | int) -> str:
        """A word of the game's own board or panel: the message `label-<id>`."""
        return self._format(f"label-{id}", dict(params), id)

    def rule(self, rule: str) -> str:
        """The text of a rule in the rules reader, without links."""
        for entry in rules_index(self.game.id, self.lang):
            if entry.id == rule:
                return entry.plain()
        raise TextError(f"{self.game.id} has no rule '{rule}'")

    # Parameters ----------------------------------------------------------------------------------------

    def _params(self, parts: Iterable[tuple[str, str, str]]) -> Params:
        """Parameters from (name, domain, id): names of pieces as words, everything else as numbers.

        The id of a piece is there too, as `$<name>-id`, for texts that depend on it. Tables of the content
        that go by the same ids lend further words: a guardian brings its `$mark`.
        """
        given = list(parts)
        params: Params = {f"{name}-id": value for name, domain, value in given if domain in self.game.domains}
        params |= {name: self._value(domain, value) for name, domain, value in given}
        for _, domain, value in given:
            if domain in self._names:
                for table, words in self._names.items():
                    if table not in self.game.domains and value in words:
                        params.setdefault(table, words[value])
        return params

    def _value(self, domain: str, value: str) -> str | int:
        if domain == "seat" or domain in self.game.domains:
            return self.piece(domain, value)
        return int(value) if _is_number(value) else value

    def _about(self, decision: Decision) -> Params:
        parts = [(name, self._domain(name, value), value) for name, value in decision.about.items()]
        params = self._params(parts)
        params.setdefault("seat", self.seat(decision.seat))
        return params

    def _listed(self, names: Sequence[str]) -> str:
        """Names in a sentence: "Anna, Ben and Chloe"."""
        if len(names) < 2:
            return "".join(names)
        return self._format("listed", {"most": ", ".join(names[:-1]), "last": names[-1]}, ", ".join(names))

    def _domain(self, name: str, value: str) -> str:
        """The domain of a parameter: its own name, or else the only domain that knows the id.

        A number of another name counts something: no steps are left, not "castle" steps, though 0 is a space.
        """
        if name in self.game.domains or _is_number(value):
            return name
        holders = [domain for domain, ids in self.game.domains.items() if value in ids.index]
        return holders[0] if len(holders) == 1 else name

    def _format(self, key: str, params: Params, fallback: str, attribute: str = "") -> str:
        try:
            return self._messages.format(key, params, attribute)
        except TextError:
            if self.strict:
                raise
            return fallback


def _key(id: str) -> str:
    """An id as part of a message key: `RUN-5.20` is `RUN-5-20`, `red+red*` is `red_and_red_star`."""
    return id.replace(".", "-").replace("+", "_and_").replace("*", "_star")


def _numbers(id: str) -> Params:
    """Parameters of an id made of numbers: `3` is `$number`, `1,-2` is `$x` and `$y`, `1,-2:0` all three.

    A cell is told by its way from the middle, too: `1,-2` is 1 `$columns` `$across` to the east and 2 `$rows`
    `$down` to the north.
    """
    found = _NUMBERS.fullmatch(id)
    if found is None:
        return {}
    numbers = {name: int(value) for name, value in found.groupdict().items() if value}
    params: Params = {**numbers}
    if "x" in numbers:
        x, y = numbers["x"], numbers["y"]
        params |= {"columns": abs(x), "across": "east" if x > 0 else "west" if x < 0 else "none"}
        params |= {"rows": abs(y), "down": "south" if y > 0 else "north" if y < 0 else "none"}
    return params


def _is_number(value: str) -> bool:
    return value.removeprefix("-").isdecimal()
