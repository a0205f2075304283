"""Who sits where: what `--bots` means."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.bots import BOTS
from tablee.cli.output import BadInput
from tablee.match import HUMAN


def seating(seats: int, bots: str | None, known: Sequence[str], standard: str) -> list[str]:
    """What sits at each seat: people, but for the bots asked for.

    `3` puts the standard bot on the last three seats, `master,novice` these bots on the last two, and
    `1=master,3=novice` names the seats, counted from 1.
    """
    out = [HUMAN] * seats
    if bots is None:
        return out
    parts = [part.strip() for part in bots.split(",")]
    if len(parts) == 1 and parts[0].isascii() and parts[0].isdigit():
        count = int(parts[0]) if len(parts[0]) < 6 else seats + 1
        if count > seats:
            raise BadInput(f"--bots cannot be {bots}: there are {seats} seats")
        parts = [standard] * count
    if any("=" in part for part in parts):
        pairs = [_pair(part, seats) for part in parts]
    else:
        if len(parts) > seats:
            raise BadInput(f"--bots names {len(parts)} bots for {seats} seats")
        pairs = list(enumerate(parts, seats - len(parts)))
    for seat, name in pairs:
        if name not in known:
            raise BadInput(f"unknown bot '{name}'; known: {', '.join(BOTS)}")
        if out[seat] != HUMAN:
            raise BadInput(f"--bots names seat {seat + 1} twice")
        out[seat] = name
    return out


def _pair(part: str, seats: int) -> tuple[int, str]:
    seat, equals, name = part.partition("=")
    if not equals or not (seat.isascii() and seat.isdigit() and len(seat) < 6):
        raise BadInput(f"--bots cannot have '{part}' here: write seat=bot, such as 2=master")
    if not 1 <= int(seat) <= seats:
        raise BadInput(f"--bots names seat {seat}: seats run from 1 to {seats}")
    return int(seat) - 1, name
