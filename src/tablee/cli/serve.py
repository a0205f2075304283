"""`tablee serve`: the table in the browser."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path

import click
import platformdirs

from tablee.server.settings import Limits, Settings
from tablee.text import LANGS

DAY = 24 * 3600.0


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option(
    "--port", default=8765, show_default=True, type=click.IntRange(0, 65535), help="Another if it is taken."
)
@click.option(
    "--data", type=click.Path(path_type=Path), help="Where tables are kept [default: your data folder]."
)
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
    "--tables",
    "hosted",
    default=Limits.hosted,
    show_default=True,
    type=click.IntRange(1),
    help="Running tables one person may have opened.",
)
@click.option(
    "--forget-after",
    type=click.FloatRange(0, min_open=True),
    metavar="DAYS",
    help="Delete tables without a move for so many days [default: never].",
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
@click.option("--measure", is_flag=True, help="Measure answers, and tell them at /api/debug.")
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
def serve(
    host: str,
    port: int,
    data: Path | None,
    lang: str | None,
    content: Path | None,
    allow_host: tuple[str, ...],
    proxy: tuple[str, ...],
    hosted: int,
    forget_after: float | None,
    connections: int,
    engine: Path | None,
    measure: bool,
    no_browser: bool,
) -> None:
    """Serve the table until Ctrl-C."""
    from tablee.content import ContentError
    from tablee.games import GAMES
    from tablee.server.catalog import Catalog
    from tablee.server.run import address_of, listen
    from tablee.server.run import serve as run
    from tablee.server.security import network
    from tablee.server.static import FOLDER

    if content is not None and not content.is_dir():
        raise ContentError(f"{content} is no folder: make one with 'tablee content export GAME {content}'")
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
            raise click.BadParameter(f"'{name}' is no address and no network", param_hint="--proxy") from None
    settings = Settings(
        data=data or data_folder(),
        content=content,
        engine=None if engine is None else engine.absolute(),
        lang=lang or "",
        hosts=frozenset(allow_host) | {host},
        proxies=proxy,
        forget_after=None if forget_after is None else forget_after * DAY,
        limits=Limits(hosted=hosted, connections=connections),
        debug=measure,
    )
    listening = listen(host, port)
    address = address_of(listening)

    def started() -> None:
        click.echo(f"Tablée is at {address}  (Ctrl-C ends it)")
        if host not in ("127.0.0.1", "localhost", "::1"):
            click.echo(
                f"It listens at {host}: everybody who can reach this machine can open tables. There is no "
                "encryption; over the internet put it behind a server that speaks https."
            )
        if not (FOLDER / "index.html").is_file():
            click.echo("The page is not built: in the sources, run 'npm ci' and 'npm run build' in web/.")
        elif not no_browser and has_display():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        sys.stdout.flush()

    with suppress(KeyboardInterrupt):  # the ordinary end: everything is closed by then
        run(listening, settings, started)


def data_folder() -> Path:
    """Where tables are kept if nobody says otherwise."""
    return Path(platformdirs.user_data_dir("tablee", appauthor=False))


def has_display() -> bool:
    """Whether a browser can be shown here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
