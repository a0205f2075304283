"""Every command explains itself."""

from __future__ import annotations

import click
import pytest

from tablee.bots import BOTS
from tablee.cli import COMMANDS, cli
from tests.cli.support import Shell


def paths(command: click.Command, path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """The commands below a command, itself included."""
    out = [path]
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            below = command.get_command(context, name)
            assert below is not None
            out += paths(below, (*path, name))
    return out


@pytest.mark.parametrize("path", paths(cli), ids=" ".join)
def test_every_command_has_help(shell: Shell, path: tuple[str, ...]):
    done = shell(*path, "--help")
    assert done.code == 0
    assert done.out.startswith(f"Usage: {' '.join(['tablee', *path])} ")
    assert not done.err
    for line in done.out.splitlines():
        assert len(line) <= 100, line


def test_the_list_names_every_command(shell: Shell):
    listed = shell("--help").out
    for name in COMMANDS:
        assert f"\n  {name} " in listed


def test_play_names_every_bot(shell: Shell):
    said = " ".join(shell("play", "--help").out.split())
    assert f"Bots are {', '.join(BOTS)}." in said
    assert "master" in BOTS


def test_the_version_is_told(shell: Shell):
    assert shell("--version").out.startswith("tablee, version ")
