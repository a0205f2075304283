"""`tablee play`: a game in the terminal."""

from __future__ import annotations

import contextlib
import io
import sys
from datetime import UTC, datetime
from pathlib import Path

import click
from rich.console import Console

from tablee.bots import BOTS, READABLE, STANDARD, HouseBot, make
from tablee.cli.output import BadInput, known_value, read_seed, settings, terminal
from tablee.cli.saves import new_path, newest
from tablee.cli.seating import seating
from tablee.cli.table import Player, TerminalTable
from tablee.games import GAMES, load
from tablee.match import HUMAN, Match, Reactions, Seed
from tablee.record import create, resume
from tablee.record.lines import scan
from tablee.text import LANGS, Words
from tablee.text.messages import typeset


@click.command(epilog=f"Games: {', '.join(GAMES)}.")
@click.argument("game", required=False)
@click.option("--seats", type=int, help="How many seats; the most the game allows if left out.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@click.option("--difficulty", help="The same as --option difficulty=...")
@click.option(
    "--bots",
    metavar="WHO",
    help=f"Bots are {', '.join(BOTS)}. Write 3 for {STANDARD} on the last three seats, names such as "
    "master,novice for the last two, or seats: 2=novice,4=master.",
)
@click.option("--lang", type=click.Choice(LANGS), default="en", show_default=True, help="Language.")
@click.option("--save", type=click.Path(path_type=Path), help="A new file to keep the game in.")
@click.option("--seed", help="For games that can be repeated: a number, or 32 digits 0-9 a-f.")
@click.option("--quick", is_flag=True, help="Answer the questions of the set-up by what is recommended.")
@click.option(
    "--reactions",
    type=click.Choice(("always", "matters", "never")),
    default="matters",
    show_default=True,
    help="When to ask about cards that may be played out of turn.",
)
@click.option("--content", type=click.Path(path_type=Path), help="Folder with other data files.")
@click.option(
    "--resume",
    "resumed",
    is_flag=False,
    flag_value="",
    metavar="[FILE]",
    help="Go on with the game in FILE, or with the one played last.",
)
def play(
    game: str | None,
    seats: int | None,
    options: tuple[str, ...],
    difficulty: str | None,
    bots: str | None,
    lang: str,
    save: Path | None,
    seed: str | None,
    quick: bool,
    reactions: Reactions,
    content: Path | None,
    resumed: str | None,
) -> None:
    """Play GAME in the terminal, alone, with bots or with others around the same screen.

    Every move is on disk before it is shown: leave or be cut off at any moment and go on with --resume.
    """
    console = terminal()
    patient_input()
    if resumed is not None:
        new = {"GAME": game, "--seats": seats, "--option": options, "--difficulty": difficulty}
        for name, value in (new | {"--bots": bots, "--save": save, "--seed": seed}).items():
            if value:
                raise BadInput(f"--resume goes on with a game as it is: leave out {name}")
        table = resumed_table(Path(resumed) if resumed else newest(), lang, content, quick, console)
    else:
        if game is None:
            known = ", ".join(GAMES)
            raise click.UsageError(f"Which game? Known are {known}.", click.get_current_context())
        pairs = [*options, *([] if difficulty is None else [f"difficulty={difficulty}"])]
        table = new_table(game, seats, pairs, bots, lang, save, seed, quick, content, console)
    table.reactions = reactions
    with table.match:
        table.run()


def new_table(
    game_id: str,
    seats: int | None,
    options: list[str],
    bots: str | None,
    lang: str,
    save: Path | None,
    seed: str | None,
    quick: bool,
    content: Path | None,
    console: Console,
) -> TerminalTable:
    """Set up a new game. Everything is checked before the first file is made."""
    game = load(game_id, content)
    count = game.seats[-1] if seats is None else seats
    wanted = {name: known_value(game, name, value) for name, value in settings(options).items()}
    chosen = game.settle_options(wanted, count)
    names = seating(count, bots, READABLE, STANDARD)
    secret = None if seed is None else read_seed(seed)
    path = new_path(game_id) if save is None else save
    created = datetime.now(UTC).isoformat(timespec="seconds")
    match = create(path, game, names, options=dict(chosen), seed=secret, created=created)
    table = TerminalTable(match, path, lang, players(match, secret), quick, console)
    words = Words(lang)
    table.say(words("new-game", game=typeset(lang, game.facts.title[lang]), seats=count), "bold")
    table.say(typeset(lang, game.facts.goal[lang]))
    show_seats(table)
    table.say(words("kept-in", file=str(path)), wrap=False)
    table.say(words("seed-promise", hash=match.seed_commitment), wrap=False)
    return table


def resumed_table(
    path: Path, lang: str, content: Path | None, quick: bool, console: Console
) -> TerminalTable:
    """Take up a game where it was."""
    found = scan(path)
    for seat, name in enumerate(found.record.header.seats, 1):
        if name != HUMAN and name not in READABLE:
            raise BadInput(
                f"{path}: seat {seat} is played by '{name}', a bot unknown here; known: {', '.join(BOTS)}"
            )
    notes: list[str] = []
    match = resume(path, content=content, say=notes.append)
    table = TerminalTable(match, path, lang, players(match), quick, console)
    words = Words(lang)
    table.say(words("resumed", file=str(path)), "bold", wrap=False)
    if found.torn:
        table.say(words("line-dropped"))
    if len(notes) > found.torn:
        table.say(words("new-seed"))
    show_seats(table)
    table.skip_log()
    return table


def players(match: Match, seed: int | str | None = None) -> dict[int, Player]:
    """The bots of a match, by seat. With a seed they repeat what they did."""
    return {
        seat: bot_player(
            make(name, None if seed is None else int(Seed.of(seed).text, 16) + seat), match, seat
        )
        for seat, name in enumerate(match.seats)
        if name != HUMAN
    }


def bot_player(bot: HouseBot, match: Match, seat: int) -> Player:
    """A bot as somebody who answers in notation. It takes up its turn where the match has got to."""
    began, since = match.turn(seat)
    bot.recall(match.game, began, seat, since)

    def answer(match: Match, seat: int) -> str:
        return match.game.space.text(bot.choose(match.seat_view(seat)))

    return answer


def show_seats(table: TerminalTable) -> None:
    """Who sits where, if there are bots."""
    if not table.bots:
        return
    words = Words(table.lang)
    for seat, name in enumerate(table.match.seats):
        player = words("human") if name == HUMAN else name
        table.say(words("played-by", seat=table.text.seat(seat), player=player))


def patient_input() -> None:
    """Bytes that are no text are typing errors, not the end of the game; arrow keys bring back lines."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  its import is what changes input()
