"""`tablee scenario`: run scenario files."""

from __future__ import annotations

from pathlib import Path

import click

from tablee.record.scenario import STARTS, BadFile, ScenarioFailed, run_scenario


@click.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--content", type=click.Path(path_type=Path), help="Folder with other data files.")
@click.option("-v", "--verbose", is_flag=True, help="Name every scenario, not only the failed ones.")
def scenario(paths: tuple[Path, ...], content: Path | None, verbose: bool) -> int:
    """Run scenario files, or all those below folders.

    A scenario sets up a position, plays, and says what must be true: docs/scenarios.md describes the keys.
    All files are run. Exit code 2 if one of them is broken, else 1 if something is not as a file says.
    """
    passed = failed = broken = 0
    files = _files(paths)
    for path in files:
        try:
            report = run_scenario(path, content)
        except ScenarioFailed as error:
            failed += 1
            click.echo(f"FAILED {error}")
        except BadFile as error:
            if len(files) == 1:
                raise
            broken += 1
            click.echo(f"BROKEN {error}")
        else:
            passed += 1
            if verbose:
                click.echo(f"ok     {path}: {report.title} [{', '.join(report.rules)}]")
    click.echo(f"{passed} passed, {failed} failed" + (f", {broken} broken" if broken else ""))
    return 2 if broken else 1 if failed else 0


def _files(paths: tuple[Path, ...]) -> list[Path]:
    """The files to run; a path that leads to none is told before anything is run."""
    out: list[Path] = []
    for path in paths:
        if path.is_dir():
            out += sorted(file for file in path.rglob("*.yaml") if file.name != STARTS)
        elif path.is_file():
            out.append(path)
        else:
            raise BadFile(f"{path}: no such file or folder")
    if not out:
        raise BadFile(f"{paths[0]}: holds no scenario (*.yaml)")
    return out
