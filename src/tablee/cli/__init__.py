"""The commands of `tablee`. Bad input gives one clear line and exit code 2, and changes nothing."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path

import click

from tablee import __version__
from tablee.core.errors import TableeError
from tablee.games import FOLDERS, add

COMMANDS = {
    "serve": "serve",
    "play": "play",
    "sim": "sim",
    "train": "train",
    "ladder": "ladder",
    "replay": "records",
    "verify": "records",
    "review": "review",
    "scenario": "scenario",
    "fuzz": "fuzz",
    "rules": "rules",
    "content": "content",
    "tables": "data",
    "backup": "data",
    "restore": "data",
    "validate": "data",
    "bench": "bench",
}
"""Command -> module of this package: imported only when it is used, so that every command starts fast."""


class LazyGroup(click.Group):
    """The commands, imported on demand."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"tablee.cli.{COMMANDS[cmd_name]}")
        command: click.Command = getattr(module, cmd_name)
        return command


@click.group(
    cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}
)
@click.version_option(__version__, prog_name="tablee")
@click.option(
    "--game-folder",
    "folders",
    type=click.Path(path_type=Path),
    multiple=True,
    is_eager=True,
    expose_value=False,
    envvar=FOLDERS,
    callback=lambda _, __, folders: add_games(folders),
    help="A folder that holds another game, such as examples/ur; may be given several times.",
)
def cli() -> None:
    """Rule-heavy fantasy board games for people and programs."""


def add_games(folders: tuple[Path, ...]) -> None:
    """Let games of other folders take part, here and in every process that is started from here."""
    for folder in folders:
        add(folder)
    if folders:
        os.environ[FOLDERS] = os.pathsep.join(str(folder.resolve()) for folder in folders)


def main(arguments: list[str] | None = None) -> int:
    """Run a command; the exit code is 0, 1 for a check that failed, 2 for bad input, 130 after Ctrl-C."""
    try:
        result = cli.main(args=arguments, prog_name="tablee", standalone_mode=False)
        code = result if isinstance(result, int) else 0
        sys.stdout.flush()
        return code
    except click.exceptions.Exit as error:
        return error.exit_code
    except click.exceptions.NoArgsIsHelpError as error:  # its message would be the whole help in one line
        return _say(_which_command(error.ctx))
    except click.UsageError as error:
        path = error.ctx.command_path if error.ctx else "tablee"
        return _say(f"{error.format_message()} ('{path} --help' explains)")
    except click.ClickException as error:
        return _say(error.format_message())
    except TableeError as error:
        return _say(str(error))
    except (click.Abort, KeyboardInterrupt):
        click.echo("tablee: interrupted", err=True)
        return 130
    except BrokenPipeError:  # the reader of our output has gone, as `| head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _which_command(context: click.Context) -> str:
    group = context.command
    known = ", ".join(group.list_commands(context) if isinstance(group, click.Group) else [])
    return f"which command? Known are {known} ('{context.command_path} --help' explains)"


def _say(message: str) -> int:
    click.echo("tablee: " + " ".join(message.split()), err=True)
    return 2
