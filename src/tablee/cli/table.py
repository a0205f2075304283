"""A match at the terminal: shows the board, asks people, lets bots answer, explains and takes back."""

from __future__ import annotations

import re
import shlex
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from itertools import groupby
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text as Line

from tablee.bots import experienced, mind
from tablee.cli.boards import board, learn, notation, signs, spelled
from tablee.cli.hints import found_hints, hint_table
from tablee.cli.log import LogLine, log_lines, print_log
from tablee.cli.output import wrapped
from tablee.cli.review_numbers import percent
from tablee.cli.saves import assisted_path, copy_to
from tablee.core.actions import Choice
from tablee.core.errors import BadNotation, IllegalAction, TableeError
from tablee.core.game import Decision, Json
from tablee.judge.intention import announced
from tablee.match import HUMAN, Act, Match, Reactions, Said, Saying, UndoRefused
from tablee.text import Text, Words, find_rules, rules_index, rules_introduction, unlinked
from tablee.text.rules import INTRODUCTION

Player = Callable[[Match, int], str]
"""Answers for a seat, in notation."""

MANY = 15
"""Choices of the same verb from which on they are shown in columns."""
LAST = ("end", "pass", "done", "skip", "stop", "end_turn", "end_day")
"""Verbs that stop acting: listed last, so that nobody stops by habit."""
FEW = 8
"""Choices that are shown of what somebody else may do meanwhile."""
MEANWHILE = re.compile(r"(?P<seat>[0-9]{1,2}): ?(?P<action>.+)")
"""How an action of somebody who is not asked is typed."""
RECENT = 12
"""Lines of the log that are told when a game goes on."""
LOG = 30
"""Lines of the log that are told when they are asked for."""
HINT = "?!"
"""What is typed to ask what the table would do."""
LONGEST = 200
"""Characters of a typed line that are looked at."""
COMMANDS = {
    name: command
    for command, names in {
        "help": ("h", "help", "aide"),
        "words": ("?",),
        "rule": ("r", "rule", "règle", "regle"),
        "board": ("b", "board", "plateau"),
        "log": ("l", "log", "journal"),
        "undo": ("u", "undo", "annuler"),
        "save": ("s", "save", "sauver"),
        "quit": ("q", "quit", "quitter"),
    }.items()
    for name in names
}


class Left(Exception):
    """The player leaves the table."""


class TerminalTable:
    """One match, one terminal, one or several people in front of it."""

    def __init__(
        self, match: Match, file: Path, lang: str, bots: Mapping[int, Player], quick: bool, console: Console
    ) -> None:
        self.match = match
        self.file = file
        self.lang = lang
        self.bots = bots
        self.quick = quick
        self.reactions: Reactions = "matters"
        """When people are asked about reactions: always, when it matters, or never."""
        self.console = console
        self.words = Words(lang)
        self.text = Text(match.game, lang, seat_names(match, lang))
        people = [seat for seat in range(len(match.seats)) if seat not in bots]
        self.viewer = people[0] if len(people) == 1 else None
        """Whose log is shown: that of the only person, otherwise what everybody may know."""
        self.shared = match.has_secrets() and len(people) > 1
        """Whether people with secrets from each other take turns at this terminal."""
        self.facing: int | None = None
        self.news: list[LogLine] = []
        """Who sat here last, if it is shared, and what was told since then."""
        self.told = 0
        self.described: set[tuple[str, str]] = set()
        """Pieces a person has read about: once is enough."""
        self.speaker: int | None = None
        self.spoken = False
        """Whose turn it is, and whether a bot has said what it is about to do in it."""
        self.drawn: Json | None = None
        """The view that was drawn last: a question about nothing new needs no new board."""

    # The course of the game ----------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the player leaves. Every move is on disk before it is told."""
        self.match.reactions = lambda seat: "always" if seat in self.bots else self.reactions
        try:
            self.match.go_on()
            while not self.match.is_over():
                self.tell()
                seat = self.match.to_act()[0]
                if seat in self.bots:
                    answer = self.bots[seat](self.match, seat)
                    self.match.submit_bot(seat, self.match.decision_id(seat), answer, self.says(seat, answer))
                elif answer := self.quick_answer(seat):
                    self.match.submit(seat, self.match.decision_id(seat), answer)
                else:
                    self.ask(seat)
            self.finish()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.leave()
        except Left:
            self.leave()

    def says(self, seat: int, answer: str) -> Said | None:
        """What a bot tells the people it plays with as it begins its turn; None: nothing new."""
        game, s = self.match.game, self.match.history.state
        turn = game.turn_seat(s)
        if turn != self.speaker:
            self.speaker, self.spoken = turn, False
        if turn != seat or self.spoken or len(self.bots) == len(self.match.seats):
            return None
        self.spoken = True
        name = self.match.seats[seat]
        own = partial(mind, game, name)
        deed = announced(game, s, seat, game.space.parse(answer), own, experienced(name))
        return None if deed is None else Said(deed=Saying(deed.key, dict(deed.args), deed.place))

    def tell(self, lines: list[LogLine] | None = None) -> None:
        """Print what has happened since it was last told, or some other lines."""
        if lines is None:
            told = self.match.log(self.viewer, self.told)
            self.told += len(told)
            self._learn()
            lines = log_lines(told, self.text, self.words)
            self.news += lines
        print_log(self.console, lines, self.match.game.facts.heads)

    def _learn(self) -> None:
        """Call pieces by what the players know of them now."""
        learn(self.match.view(self.viewer), self.text)

    def skip_log(self) -> None:
        """After a game was resumed: tell only the last lines of what happened before."""
        told = self.match.log(self.viewer)
        self.told = len(told)
        self._learn()
        self.tell(log_lines(told, self.text, self.words)[-RECENT:])

    def quick_answer(self, seat: int) -> str:
        """The suggested or first answer to a question that only prepares the game; empty otherwise."""
        if not self.quick:
            return ""
        decision = self.match.decision(seat)
        if decision is None or decision.kind not in self.match.game.facts.setup:
            return ""
        suggested = [choice.text for choice in decision.choices if choice.action == decision.suggested]
        return suggested[0] if suggested else decision.choices[0].text

    def finish(self) -> None:
        """The end: the board, the result, and how to check the dice."""
        self.tell()
        self.show_board(self.viewer)
        outcome = self.match.outcome()
        assert outcome is not None
        self.say(self.text.outcome(outcome), "bold")
        if assisted_path(self.file).exists():
            self.say(self.words("assisted"))
            assisted_path(self.file).unlink(missing_ok=True)
        end = self.match.end
        for seed in () if end is None else end.seeds:
            if seed is not None:
                self.say(self.words("seed-shown", seed=seed), wrap=False)
        self.say(self.words("replay-with", command=self.command("replay", str(self.file))), wrap=False)

    def leave(self) -> None:
        """Say how to go on. Nothing needs to be written: it is all on disk."""
        self.say(self.words("left", file=str(self.file)), wrap=False)
        self.say(
            self.words("resume-with", command=self.command("play", "--resume", str(self.file))), wrap=False
        )

    def command(self, *parts: str) -> str:
        """A command line to type, in this language."""
        return shlex.join(["tablee", *parts, *([] if self.lang == "en" else ["--lang", self.lang])])

    # Questions -----------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Put the open question to a person, until it is answered or the game has moved otherwise."""
        decision = self.match.decision(seat)
        assert decision is not None
        choices = in_order(decision)
        if self.shared and seat != self.facing:
            self.curtain(seat)
        if decision.kind not in self.match.game.facts.setup and self.match.view(seat) != self.drawn:
            self.show_board(seat)
        self.show_question(decision, choices)
        place = len(self.match.entries)
        while len(self.match.entries) == place:
            line = self.read(len(choices))
            word, _, rest = line.partition(" ")
            command = COMMANDS.get(word.lower())
            if line.replace(" ", "") == HINT:
                self.show_hints(decision, choices)
            elif line.startswith("?") and len(line) > 1:
                self.explain(decision, choices, line[1:].strip())
            elif command is not None:
                self.obey(command, rest.strip(), decision, choices)
            elif line:
                self.answer(decision, choices, line)

    def curtain(self, seat: int) -> None:
        """Hide what the last person saw, wait for the next one, and tell what everybody may know again."""
        hiding = self.facing is not None and self.console.is_terminal
        if hiding:
            self.console.clear()
        self.drawn = None
        self.say(self.words("your-secret", player=self.text.seat(seat)), "bold reverse")
        input()
        if hiding:
            self.tell(self.news)
        self.facing = seat
        self.news = []

    def read(self, last: int) -> str:
        """One line of input."""
        typed = input(f"{self.words('ask-choice', last=last)} ")[:LONGEST]
        line = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in typed)
        if not sys.stdin.isatty():
            self.console.print(line, markup=False, soft_wrap=True)  # so that a transcript has it too
        return " ".join(line.split())

    def answer(self, decision: Decision, choices: list[Choice], line: str) -> None:
        """Make a choice by its number or in notation; say why not where it is not possible."""
        meanwhile = MEANWHILE.fullmatch(line)
        if meanwhile and (offer := self.offers(decision.seat).get(int(meanwhile["seat"]) - 1)):
            decision, choices, line = offer, [], meanwhile["action"]
        text = notation(self.match.game.id, line)
        if line.isdecimal():
            choice = numbered(choices, line)
            if choice is None:
                self.say(self.words("not-a-choice", text=line, last=len(choices)))
                return
            text = choice.text
        try:
            self.match.submit(decision.seat, self.match.decision_id(decision.seat), text)
        except IllegalAction as error:
            self.refuse(error.rule, text)
        except BadNotation:
            self.unknown(line, decision)

    def explain(self, decision: Decision, choices: list[Choice], asked: str) -> None:
        """`? 3` or `? block red+red`: what a choice is about, or the rule that forbids it."""
        text = notation(self.match.game.id, asked)
        if asked.isdecimal():
            choice = numbered(choices, asked)
            if choice is None:
                self.say(self.words("not-a-choice", text=asked, last=len(choices)))
                return
            text = choice.text
        try:
            rule = self.match.explain(decision.seat, text)
        except BadNotation:
            self.unknown(asked, decision)
            return
        if rule:
            self.refuse(rule, text)
            return
        choice = next(choice for choice in choices if choice.text == self.proper(text))
        label = self.text.choice(choice, decision)
        self.say(self.words("possible-now", choice=label))
        about = list(choice.targets)
        if label != self.text.choice(choice):
            about += decision.about.items()  # the choice is a different one for each piece it is about
        for domain, id in about:
            if says := self.text.describe(domain, id):
                self.say(says)
            if self.is_ours(domain, id):
                self.say(f"{self.text.piece(domain, id)} ({self.words('piece-source')})")
        self.say_rule(self.match.game.facts.rule("verb", choice.verb) or decision.rule)

    def is_ours(self, domain: str, id: str) -> bool:
        """Whether neither the rulebook nor a public source shows a piece: see `Game.designed`."""
        ours = self.match.game.designed().get(domain, ())
        return any(id == one or (one.endswith(".") and id.startswith(one)) for one in ours)

    def proper(self, text: str) -> str:
        """Notation as it is written properly."""
        space = self.match.game.space
        return space.text(space.parse(text))

    def spelled(self, text: str) -> str:
        """An action in notation as people type it."""
        return spelled(self.match.game.id, text)

    def refuse(self, rule: str, text: str) -> None:
        """Say why an action is not possible now, with the rule."""
        if not rule:
            self.say(self.words("not-now", text=self.spelled(text)))
            return
        reason = self.text.refusal(rule, self.match.game.space.parse(text))
        self.say(self.words("refused", reason=reason))
        self.say_rule(rule)

    def unknown(self, text: str, decision: Decision) -> None:
        """Say that this is no action, and what actions look like."""
        example = self.spelled(decision.choices[-1].text)
        self.say(self.words("no-such-action", text=text, example=example))

    def say_rule(self, rule: str) -> None:
        """The text of a rule, by its id or the number in it, of a chapter or the introduction; indented."""
        if rule == INTRODUCTION:
            self._say_indented(unlinked(rules_introduction(self.match.game.id, self.lang)))
            return
        known = rules_index(self.match.game.id, self.lang)
        found = find_rules(known, rule)
        for entry in found:
            for lead in (entry.chapter_lead, entry.section_lead) if len(found) > 1 else ():
                if lead:
                    self._say_indented(unlinked(lead))
            self._say_indented(self.words("rule-says", rule=entry.id, text=entry.plain()))
        if not found:
            self.say(self.words("no-such-rule", rule=rule, first=known[0].id, last=known[-1].id))

    def _say_indented(self, text: str) -> None:
        said = wrapped(text, self.console.width - 2).replace("\n", "\n  ")
        self.console.print(Line(f"  {said}", style="italic"), soft_wrap=True)

    # Commands ------------------------------------------------------------------------------------------

    def obey(self, command: str, rest: str, decision: Decision, choices: list[Choice]) -> None:
        """Do what was typed instead of a choice."""
        if command == "help":
            self.show_help(decision)
        elif command == "words":
            self.show_words()
        elif command == "rule":
            self.say_rule(rest or decision.rule)
        elif command == "board":
            self.show_board(decision.seat)
            self.show_question(decision, choices)
        elif command == "log":
            self.show_log(int(rest) if rest.isdecimal() and len(rest) < 6 else LOG)
        elif command == "undo":
            self.undo(decision.seat)
        elif command == "save":
            self.save(rest)
        else:
            raise Left

    def undo(self, seat: int) -> None:
        """Take back the last choice of a person, if nothing that cannot be taken back has followed.

        Where people have secrets from each other, everybody takes back his own choices only.
        """
        made = [act for act in self.match.line() if act.chosen]
        if not made or made[-1].seat in self.bots or (self.shared and made[-1].seat != seat):
            self.say(self.words("cannot-undo") if made else self.words("nothing-to-undo"))
            return
        last = made[-1]
        try:
            self.match.undo(last.seat)
        except UndoRefused:
            self.say(self.words("cannot-undo"))
            return
        self.told = len(self.match.log(self.viewer))
        self.say(self.words("undone", choice=self.label(last)))

    def label(self, act: Act) -> str:
        """The words of an action that was taken."""
        game = self.match.game
        return self.text.choice(game.choice(game.space.parse(act.do)))

    def save(self, name: str) -> None:
        """Save a copy to another file."""
        if not name:
            self.say(self.words("saved-as", file=str(self.file)), wrap=False)
            return
        path = Path(name).expanduser()
        try:
            copy_to(self.match, self.file, path)
        except (TableeError, OSError):
            self.say(self.words("cannot-save", file=str(path)), wrap=False)
            return
        self.say(self.words("saved-as", file=str(path)), wrap=False)

    def offers(self, asked: int) -> dict[int, Decision]:
        """What people here who are not asked may do meanwhile, where nobody has secrets."""
        found: dict[int, Decision] = {}
        for seat in range(len(self.match.seats)):
            if seat != asked and seat not in self.bots and not self.shared:
                offer = self.match.decision(seat)
                if offer is not None and offer.kind == "offer":
                    found[seat] = offer
        return found

    # What is shown -------------------------------------------------------------------------------------

    def say(self, text: str, style: str = "", wrap: bool = True) -> None:
        """A line of text as it is; names of files and commands are not broken."""
        text = wrapped(text, self.console.width) if wrap else text
        self.console.print(Line(text, style=style), soft_wrap=True)

    def show_board(self, seat: int | None) -> None:
        """The board as a seat sees it."""
        self.drawn = self.match.view(seat)
        self.console.print()
        self.console.print(board(self.drawn, self.text, self.words))

    def show_question(self, decision: Decision, choices: list[Choice]) -> None:
        """The sentence that says who must do what, and the numbered choices."""
        self.console.print()
        self.say(self.text.prompt(decision), "bold")
        count = Counter(choice.verb for choice in choices)
        for many, group in groupby(enumerate(choices, 1), lambda choice: count[choice[1].verb] > MANY):
            listed = list(group)
            self.console.print(self.in_columns(listed) if many else self.list_choices(decision, listed))
        for seat, offer in self.offers(decision.seat).items():
            actions = ", ".join(f"{seat + 1}: {self.spelled(choice.text)}" for choice in offer.choices[:FEW])
            more = ", …" if len(offer.choices) > FEW else ""
            self.say(self.words("meanwhile", player=self.text.seat(seat), actions=actions + more), "dim")

    def show_hints(self, decision: Decision, choices: list[Choice]) -> None:
        """What the table would do here: for the one who asks, out of what that seat may know.

        The game counts as assisted from then on, also when it is gone on with later.
        """
        assisted_path(self.file).touch()
        found = found_hints(self.match, decision.seat)
        self.say(self.words("hint-title", doubt=max(1, percent(found.doubt))), "bold")
        self.console.print(hint_table(found, decision, choices, self.text, self.words))

    def list_choices(self, decision: Decision, choices: list[tuple[int, Choice]]) -> Table:
        """One line for each choice, with what its pieces are where the game is being prepared."""
        preparing = decision.kind in self.match.game.facts.setup
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", no_wrap=True)
        table.add_column()
        table.add_column(style="dim", no_wrap=True)
        for number, choice in choices:
            label = self.text.choice(choice, decision)
            if choice.action == decision.suggested:
                label = f"{label} ({self.words('suggested')})"
            table.add_row(f"{number:>3}", Line(label), Line(self.spelled(choice.text)))
            for piece in choice.targets if preparing else ():
                if piece not in self.described and (says := self.text.describe(*piece)):
                    table.add_row("", Line(says, style="dim"), "")
                self.described.add(piece)
        return table

    def in_columns(self, choices: list[tuple[int, Choice]]) -> Columns:
        """Very many choices of one kind, such as all cells in reach: numbers and what to type."""
        return Columns(
            [Line(f"{n:>3}  ").append(self.spelled(choice.text), style="dim") for n, choice in choices],
            padding=(0, 2),
            equal=True,
        )

    def show_log(self, count: int) -> None:
        """The last lines of the log, and how to see those before them."""
        lines = log_lines(self.match.log(self.viewer), self.text, self.words)
        earlier = max(0, len(lines) - count)
        if earlier:
            self.say(self.words("log-earlier", lines=earlier, all=len(lines)), "dim")
        self.tell(lines[earlier:])

    def show_words(self) -> None:
        """How the actions of people are written, with an example of each."""
        game = self.match.game
        self.say(self.words("words-title"), "bold")
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column()
        for verb in game.space.verbs:
            if verb.name not in game.facts.chance:
                example = game.choice(verb.base)
                table.add_row(
                    Line(f"  {self.spelled(example.text)}"), Line(self.text.choice(example), style="dim")
                )
        self.console.print(table)

    def show_help(self, decision: Decision) -> None:
        """Everything that can be typed."""
        words = self.words
        self.say(words("help-title"), "bold")
        for line in (
            words("help-number"),
            words("help-action", example=self.spelled(decision.choices[-1].text)),
            words("help-words"),
            words("help-why"),
            words("help-hint", typed=HINT),
            words("help-rule", rule=decision.rule),
            words("help-board"),
            words("help-log"),
            words("help-undo"),
            words("help-save"),
            words("help-quit"),
        ):
            self.say(f"  {line}")
        self.say(signs(self.text, words))


def seat_names(match: Match, lang: str) -> list[str]:
    """What prompts, log and lists call the seats: people as the record does or by number, bots by number."""
    plain = Text(match.game, lang)
    known = match.header.names
    out: list[str] = []
    for seat, kind in enumerate(match.seats):
        name = known[seat] if seat < len(known) else ""
        out.append((name or plain.seat(seat)) if kind == HUMAN else plain.bot(seat))
    return out


def in_order(decision: Decision) -> list[Choice]:
    """The choices as they are numbered: by verb, with those that stop acting last."""
    return sorted(decision.choices, key=lambda choice: choice.verb in LAST)


def numbered(choices: list[Choice], number: str) -> Choice | None:
    """The choice with that number."""
    place = int(number) if len(number) < 6 else 0
    return choices[place - 1] if 0 < place <= len(choices) else None
