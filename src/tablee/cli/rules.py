"""`tablee rules`: the rule ids of a game, the tests that cite them, and the text of a rule."""

from __future__ import annotations

import ast
from pathlib import Path

import click

from tablee.core.errors import TableeError
from tablee.games import GAMES, check_id
from tablee.record.scenario import STARTS, cited_rules, is_example
from tablee.text import Words
from tablee.text.rules import INTRODUCTION, find_rules, rules_index, rules_introduction, unlinked


class NoSuchRule(TableeError):
    """A rule id the game does not have, or tests that cannot be found."""


@click.command()
@click.argument("game")
@click.argument("rule", required=False)
@click.option("--lang", type=click.Choice(["en", "fr"]), default="en", show_default=True)
@click.option(
    "--tests", type=click.Path(path_type=Path), help="Folder of the tests, if not beside the sources."
)
def rules(game: str, rule: str | None, lang: str, tests: Path | None) -> int:
    """List the rule ids of GAME with the tests that cite them, or show the text of one RULE.

    RULE is an id such as RUN-5.20, its number 5.20, or a chapter: 5. The introduction is 0.

    Exit code 1 if a rule id has no test, or if a test cites an id that does not exist.
    """
    index = rules_index(check_id(game), lang)
    known = [entry.id for entry in index]
    if rule == INTRODUCTION:
        click.echo(unlinked(rules_introduction(game, lang)))
        return 0
    if rule is not None:
        found = find_rules(index, rule)
        if not found:
            raise NoSuchRule(
                f"{game} has no rule or chapter '{rule}': ids run from {known[0]} to {known[-1]}"
            )
        words = Words(lang)
        click.echo(found[0].chapter)
        for entry in found:
            for lead in (entry.chapter_lead, entry.section_lead) if len(found) > 1 else ():
                if lead:
                    click.echo(unlinked(lead))
            click.echo(entry.plain() if len(found) == 1 else f"{entry.id}  {entry.plain()}")
            if entry.source:
                click.echo(f"({words('rule-source', source=entry.source)})")
        return 0
    tests = tests or Path(__file__).parents[3] / "tests"
    if not tests.is_dir():
        raise NoSuchRule("the tests are not installed: run from a checkout or name their folder with --tests")
    cited = citations(game, tests)
    width = max(len(name) for name in known)
    untested = 0
    for entry in index:
        names = sorted(cited.get(entry.id, []))
        untested += not names
        click.echo(f"{entry.id:<{width}}  {len(names):>3}  {', '.join(names) or 'NO TEST'}")
    every = {entry.id for other in GAMES for entry in rules_index(other, lang)}
    strange = sorted(name for name in cited if name not in every and not is_example(name))
    for name in strange:
        click.echo(
            f"{name:<{width}}       cited by {', '.join(sorted(cited[name]))}, but there is no such rule"
        )
    click.echo(f"{len(known)} rule ids, {untested} without a test, {len(strange)} cited but unknown")
    return 1 if untested or strange else 0


def citations(game: str, tests: Path) -> dict[str, set[str]]:
    """Rule id -> names of the scenario files and Python tests that cite it."""
    out: dict[str, set[str]] = {}
    for path in (tests / "scenarios" / game).rglob("*.yaml"):
        if path.name != STARTS:
            for rule in cited_rules(path):
                out.setdefault(rule, set()).add(path.stem)
    for path in tests.rglob("test_*.py"):
        for function, rule in _python_citations(path):
            out.setdefault(rule, set()).add(f"{path.stem}::{function}")
    return out


def _python_citations(path: Path) -> list[tuple[str, str]]:
    """(test function, rule id) for each `@pytest.mark.rule("...")` in a file."""
    out: list[tuple[str, str]] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.FunctionDef | ast.ClassDef):
            continue
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
                out += [
                    (node.name, argument.value)
                    for argument in decorator.args
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                ]
    return out
