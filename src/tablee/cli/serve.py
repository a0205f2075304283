"""`tablee serve`: the table in the browser."""

from __future__ import annotations

import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click
import platformdirs
from click.core import ParameterSource

from tablee.server.settings import Limits, Settings
from tablee.text import LANGS

if TYPE_CHECKING:
    from tablee.store import Place

DAY = 24 * 3600.0
MB = 1_000_000
MOST_UPLOADED = int(Limits.imported.at_once) // MB
"""Megabytes: a larger record would be more than one address may upload at once."""

DATABASE = click.option(
    "--database",
    envvar="TABLEE_DATABASE",
    metavar="URL",
    help="Keep tables in PostgreSQL, at postgresql://USER:PASSWORD@HOST/NAME, and not in a folder. In the "
    "environment variable TABLEE_DATABASE others do not see the password.",
)


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option(
    "--port", default=8765, show_default=True, type=click.IntRange(0, 65535), help="Another if it is taken."
)
@click.option(
    "--data", type=click.Path(path_type=Path), help="Where tables are kept [default: your data folder]."
)
@DATABASE
@click.option("--lang", type=click.Choice(LANGS), default=None, help="The language the page begins with.")
@click.option("--content", type=click.Path(path_type=Path), help="A folder with content of your own.")
@click.option("--allow-host", multiple=True, metavar="NAME", help="A further name the table is reached by.")
@click.option(
    "--proxy",
    multiple=True,
    metavar="ADDRESS",
    help="A proxy in front of the table, or a network of them: its X-Forwarded-For and -Proto are believed.",
)
@click.option(
    "--root-path",
    default="",
    metavar="PATH",
    callback=lambda _context, _option, text: _root_path(text),
    help="The sub-path the table is at behind a proxy, as in /tablee.",
)
@click.option(
    "--tables",
    "hosted",
    default=Limits.hosted,
    show_default=True,
    type=click.IntRange(1),
    help="Running tables one person may have opened.",
)
@click.option(
    "--tables-of-address",
    default=Limits.tables_of_one,
    show_default=True,
    metavar="N",
    type=click.IntRange(1),
    help="Running tables that may have been opened from one address.",
)
@click.option(
    "--upload-size",
    default=Limits.record // MB,
    show_default=True,
    metavar="MB",
    type=click.IntRange(0, MOST_UPLOADED),
    help="The largest record somebody may upload, in megabytes; 0: nobody uploads any.",
)
@click.option(
    "--rest-after",
    default=int(Settings.idle),
    show_default=True,
    metavar="SECONDS",
    type=click.IntRange(1),
    help="Put a table nobody looks at to rest after this time: it takes no memory until somebody comes.",
)
@click.option(
    "--forget-after",
    type=click.FloatRange(0, min_open=True),
    metavar="DAYS",
    help="Delete tables without a move for this many days [default: never].",
)
@click.option(
    "--connections",
    default=Limits.connections,
    show_default=True,
    type=click.IntRange(10),
    help="The most connections at the same time.",
)
@click.option(
    "--engine",
    type=click.Path(path_type=Path),
    help="A folder with the compiled package, or where one will appear: bots change over to it.",
)
@click.option(
    "--metrics",
    metavar="[HOST:]PORT",
    callback=lambda _context, _option, text: _metrics(text),
    help="Serve metrics for Prometheus at /metrics on this port; without a host to this machine only.",
)
@click.option(
    "--log-format",
    type=click.Choice(("text", "json")),
    default="text",
    show_default=True,
    help="Lines for people, or an object a line for programs.",
)
@click.option(
    "--workers",
    type=click.IntRange(1),
    metavar="N",
    help="Serve from this many processes; only with --database. The same command on further machines adds to "
    "them.",
)
@click.option(
    "--internal",
    default="127.0.0.1",
    show_default=True,
    metavar="HOST",
    help="The address of this machine at which processes on the same database reach each other.",
)
@click.option("--measure", is_flag=True, help="Measure answers, and report them at /api/debug.")
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
def serve(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    lang: str | None,
    content: Path | None,
    allow_host: tuple[str, ...],
    proxy: tuple[str, ...],
    root_path: str,
    hosted: int,
    tables_of_address: int,
    upload_size: int,
    rest_after: int,
    forget_after: float | None,
    connections: int,
    engine: Path | None,
    metrics: tuple[str, int] | None,
    log_format: Literal["text", "json"],
    workers: int | None,
    internal: str,
    measure: bool,
    no_browser: bool,
) -> None:
    """Serve the table until Ctrl-C."""
    from tablee.cli.supervise import Supervisor
    from tablee.content import ContentError
    from tablee.games import GAMES
    from tablee.server.catalog import Catalog
    from tablee.server.run import address_of, listen
    from tablee.server.run import serve as run
    from tablee.server.security import network
    from tablee.server.static import FOLDER

    if content is not None and not content.is_dir():
        raise ContentError(f"{content} is not a folder: make one with 'tablee content export GAME {content}'")
    if content is not None and not any((content / game).is_dir() for game in GAMES):
        raise ContentError(
            f"{content} holds no game folder: make one with 'tablee content export GAME {content}'"
        )
    if content is not None:
        Catalog(content).list()  # a fault is told here, in one line, and not while the server starts
    for name in proxy:
        try:
            network(name)
        except ValueError:
            raise click.BadParameter(
                f"'{name}' is neither an address nor a network", param_hint="--proxy"
            ) from None
    place = place_of(data, database)
    _among_others(place, workers, internal)
    settings = Settings(
        data=place.folder,
        database=place.database,
        content=content,
        engine=None if engine is None else engine.absolute(),
        lang=lang or "",
        hosts=frozenset(allow_host) | {host},
        proxies=proxy,
        root_path=root_path,
        forget_after=None if forget_after is None else forget_after * DAY,
        idle=rest_after,
        limits=Limits(
            hosted=hosted,
            connections=connections,
            tables_of_one=tables_of_address,
            record=upload_size * MB,
        ),
        metrics=metrics is not None,
        log_format=log_format,
        debug=measure,
    )
    counting = [] if metrics is None else _counting(metrics, workers or 1)
    listening = listen(host, port)
    address = address_of(listening) + (root_path and f"{root_path}/")

    def started() -> None:
        click.echo(f"Tablée is at {address}  (Ctrl-C ends it)")
        if host not in ("127.0.0.1", "localhost", "::1"):
            click.echo(
                f"It listens on {host}: everybody who can reach this machine can open tables. There is no "
                "encryption; over the internet put it behind a server that speaks https."
            )
        if not (FOLDER / "index.html").is_file():
            click.echo("The page is not built: in the sources, run 'npm ci' and 'npm run build' in web/.")
        elif not no_browser and has_display():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        sys.stdout.flush()

    with closing(listening), suppress(KeyboardInterrupt):  # the ordinary end: all else is closed by then
        if workers is not None:
            place.open().close()  # what is wrong with the database is told here, once and in one line
            each = max(1, settings.bot_processes // workers)
            Supervisor(
                listening, replace(settings, bot_processes=each), workers, counting, internal, started
            ).run()
        else:
            run(listening, settings, started, counting[0] if counting else None, internal)


def _among_others(place: Place, workers: int | None, internal: str) -> None:
    """Whether what was said about other processes can be."""
    source = click.get_current_context().get_parameter_source("internal")
    if not place.database:
        if workers is not None:
            raise click.UsageError(
                "One process serves from a folder: --workers needs PostgreSQL, named by --database."
            )
        if source is not ParameterSource.DEFAULT:
            raise click.UsageError("One process serves from a folder: --internal is for --database.")
    try:
        if ipaddress.ip_address(internal).is_unspecified:
            raise click.BadParameter(
                f"'{internal}' is not an address that others could reach: name the one of this machine",
                param_hint="--internal",
            )
    except ValueError:
        pass  # a name, which is looked up where it is listened at


def _counting(metrics: tuple[str, int], workers: int) -> list[socket.socket]:
    """Where each process tells its metrics: at the port that was named, and at those after it."""
    from tablee.server.run import listen

    host, port = metrics
    return [listen(host, port + i if port else 0, tries=1) for i in range(workers)]


def place_of(data: Path | None, database: str | None) -> Place:
    """Where tables are kept: in a folder or in a database. What is named goes before what is set."""
    from tablee.store import Place

    source = click.get_current_context().get_parameter_source("database")
    if data is not None and database:
        if source is not ParameterSource.ENVIRONMENT:
            raise click.UsageError("Tables are kept in a folder or in a database: --data or --database.")
        database = ""
    place = Place(data or data_folder(), database or "")
    str(place)  # an address that is none is told at once
    return place


def _root_path(text: str) -> str:
    from tablee.server.rootpath import BadRootPath, root_path

    try:
        return root_path(text)
    except BadRootPath as error:
        raise click.BadParameter(str(error)) from None


def _metrics(text: str | None) -> tuple[str, int] | None:
    if text is None:
        return None
    host, _, port = text.rpartition(":")
    if not port.isdecimal() or int(port) > 65_535:
        raise click.BadParameter(f"'{text}' is neither a port nor an address with a port")
    return host.strip("[]") or "127.0.0.1", int(port)


def data_folder() -> Path:
    """Where tables are kept if nobody says otherwise."""
    return Path(platformdirs.user_data_dir("tablee", appauthor=False))


def has_display() -> bool:
    """Whether a browser can be shown here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
