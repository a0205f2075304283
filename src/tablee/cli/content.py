"""`tablee content`: take out the data files of a game, change them, check them."""

from __future__ import annotations

from pathlib import Path

import click

from tablee.content import ContentError
from tablee.games import GAMES, check_id, data_folder, faults, load


@click.group()
def content() -> None:
    """Replace designed content by what lies in your box: export, edit, check, then play with --content."""


@content.command()
@click.argument("game")
@click.argument("folder", type=click.Path(path_type=Path))
def export(game: str, folder: Path) -> None:
    """Copy the data files of GAME to FOLDER/GAME. Existing files are never overwritten."""
    source = data_folder(check_id(game))
    target = folder / game
    if target.exists():
        raise ContentError(f"{target} exists already: choose another folder or remove it first")
    try:
        target.mkdir(parents=True)
        for file in source.iterdir():
            (target / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    except OSError as error:
        raise ContentError(f"{target}: cannot be written ({error.strerror})") from None
    click.echo(f"{target}: edit the files, then run: tablee content check {folder}")


@content.command()
@click.argument("folder", type=click.Path(path_type=Path))
def check(folder: Path) -> None:
    """Check the data files in FOLDER, which holds one folder per game.

    Every fault of a legend is reported with its line; of other files only the first.
    """
    found = [game for game in GAMES if (folder / game).is_dir()]
    if not found:
        raise ContentError(
            f"{folder} holds no game folder: make one with 'tablee content export GAME {folder}'"
        )
    unsound = False
    for game in found:
        told = faults(game, folder)
        for fault in told:
            click.echo(f"tablee: {fault}", err=True)
        if len(told) > 1:
            click.echo(f"tablee: {game}: {len(told)} faults", err=True)
        if told:
            unsound = True
            continue
        changed = load(game, folder).content_hash != load(game).content_hash
        click.echo(f"{game}: sound, {'changed' if changed else 'the same as the content that comes with it'}")
    if unsound:
        raise click.exceptions.Exit(2)
