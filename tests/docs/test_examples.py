"""The documentation is true: its Python prints what it says, its commands exist, its links lead somewhere."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import click
import pytest

from tablee.cli import cli, main

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
TEXTS = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in PAGES}
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
HEREDOC = re.compile(r"^(\S+ - )<<'END'\n(.*?)^END$", re.MULTILINE | re.DOTALL)
PROMISE = re.compile(r"^(?:print\(.*|\))  # (.+)$", re.MULTILINE)
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
SCRIPTS = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["scripts"]
CHECKS = {"", "quick", "setup"}


def blocks(*kinds: str) -> list[Any]:
    """All blocks of code of these kinds, each named by its page and line."""
    found = []
    for name, text in TEXTS.items():
        for match in BLOCK.finditer(text):
            if match[1] in kinds:
                line = text.count("\n", 0, match.start()) + 1
                found.append(pytest.param(match[2], id=f"{name}:{line}"))
    return found


def commands() -> list[Any]:
    """Every command in a block for the shell, and every one that is told within a sentence."""
    found = []
    for name, text in TEXTS.items():
        told = [
            line.partition("  #")[0].strip()
            for match in BLOCK.finditer(text)
            if match[1] == "sh"
            for line in HEREDOC.sub(r"\1", match[2]).splitlines()
        ]
        told += re.findall(r"`([^`\n]+)`", BLOCK.sub("", text).replace("\n", " "))
        for command in dict.fromkeys(told):
            for part in (part.strip() for part in command.split("&&")):
                if re.match(PROGRAMS, part):
                    found.append(pytest.param(part, id=f"{name}: {part}"))
    return found


PROGRAMS = r"(?:\w+=\S* )?(?:\./|\.venv[\w-]*/|tablee |python3? |npm run )"


@pytest.mark.parametrize("code", blocks("python"))
def test_python_runs_and_prints_what_it_promises(code: str, capsys: pytest.CaptureFixture[str]):
    exec(compile(code, "example", "exec"), {"__name__": "example"})
    promised = PROMISE.findall(code)
    assert capsys.readouterr().out.splitlines()[: len(promised)] == promised


HEREDOCS = [found[2] for text in TEXTS.values() for found in HEREDOC.finditer(text)]


@pytest.mark.parametrize("code", HEREDOCS)
def test_scripts_for_the_shell_run(code: str, capsys: pytest.CaptureFixture[str]):
    quick, changed = re.subn(r"(< start \+) \d+", r"\1 0.01", code)
    assert changed == 1, "this test knows how to shorten a measurement only"
    exec(compile(quick, "script", "exec"), {"__name__": "example"})
    assert len(capsys.readouterr().out.splitlines()) == 5


SIMULATIONS = [
    line
    for block in BLOCK.findall(TEXTS["docs/research.md"])
    for line in block[1].splitlines()
    if line.startswith("tablee sim ") and "--ray" not in line
]


@pytest.mark.parametrize("line", SIMULATIONS)
def test_simulations_write_what_they_say(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    quick, changed = re.subn(r"--games \d+ (.*)--jobs 2", r"--games 1 \1", line)
    assert changed == 1
    words = shlex.split(quick)
    assert main(words[1:]) == 0
    assert [file.name for file in tmp_path.iterdir()] == [words[words.index("--out") + 1]]


def check_tablee(words: list[str]) -> None:
    """The commands of a line and its options exist; GAME, DIR and the like stand for what is meant."""
    command: click.Command = cli
    context = click.Context(cli)
    if words[:1] == ["--game-folder"]:  # the one option before a command
        words = words[2:]
    while words and isinstance(command, click.Group) and not words[0].startswith("-"):
        below = command.get_command(context, words[0])
        assert below is not None, f"there is no command {words[0]}"
        command, words = below, words[1:]
    known = {option for parameter in command.get_params(context) for option in parameter.opts}
    assert [word for word in words if word.startswith("-") and word.partition("=")[0] not in known] == []


@pytest.mark.parametrize("line", commands())
def test_commands_exist(line: str):
    words = [word for word in shlex.split(line) if word not in ("|", "...")]
    while "=" in words[0]:
        words = words[1:]
    program, words = words[0], words[1:]
    if Path(program).name == "tablee":
        check_tablee(words)
    elif program.startswith("./"):
        assert (ROOT / program).is_file()
        if program == "./check":
            assert {*words[:1]} <= CHECKS
    elif program == "npm":
        assert words[1] in SCRIPTS
    elif words:
        for word, after in zip(words, [*words[1:], ""], strict=True):
            if word == "-c" and after.endswith(".txt"):
                assert (ROOT / after).is_file()
            if wanted := re.fullmatch(r"(?:tablee|\.)\[(.+)\]", word):
                assert set(wanted[1].split(",")) <= set(EXTRAS)
            if word.endswith(".py"):
                assert (ROOT / word.replace("\\", "/")).is_file()


def test_there_is_something_to_check():
    assert len(blocks("python")) >= 4
    assert len(HEREDOCS) == 1
    assert len(SIMULATIONS) == 3
    assert len(commands()) >= 20


@pytest.mark.parametrize("name", TEXTS)
def test_links_lead_somewhere(name: str):
    text = BLOCK.sub("", TEXTS[name])
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if not target.startswith(("http://", "https://", "#")):
            assert (ROOT / name).parent.joinpath(target.partition("#")[0]).exists(), target
