"""Verifying a record: was this game played by the rules, and were the dice those that were promised?"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tablee.core.game import Game, Outcome
from tablee.match.entry import Undo
from tablee.match.errors import BadRecord, BadSeed
from tablee.match.replay import game_of, replay
from tablee.match.seed import Seed
from tablee.record.file import read_seeds
from tablee.record.lines import read


@dataclass(frozen=True)
class Report:
    """What a verified record holds.

    `chance` counts the outcomes of chance, `chance_confirmed` those that a known seed was found to bring. The
    rest is possible by the rules, but only the seed could tell whether it was honest.
    """

    game: str
    entries: int
    chance: int
    chance_confirmed: int
    undos: int
    outcome: Outcome | None

    @property
    def with_seed(self) -> bool:
        """Whether every outcome of chance was confirmed by a seed."""
        return self.chance == self.chance_confirmed


def verify(
    path: str | Path,
    seed: int | str | None = None,
    *,
    game: Game | None = None,
    content: str | Path | None = None,
) -> Report:
    """Replay a record and check everything about it; one clear error with the line where something is wrong.

    The dice are checked with every seed that is known: given here, told by the closing line, or kept beside a
    running game.
    """
    path = Path(path)
    record = read(path)
    seeds = [Seed.of(text) for text in read_seeds(path)]
    if seed is not None:
        given = Seed.of(seed)
        if given.commitment not in record.commitments():
            raise BadSeed(f"{path.name}: the seed given is not the one promised at the start")
        seeds.append(given)
    try:
        game = game_of(record, content) if game is None else game
        replayed = replay(game, record, seeds)
    except BadRecord as error:
        raise BadRecord(error.message, error.line, path.name) from None
    return Report(
        game=game.id,
        entries=len(record.entries),
        chance=replayed.chance,
        chance_confirmed=replayed.chance_confirmed,
        undos=sum(isinstance(entry, Undo) for entry in record.entries),
        outcome=game.outcome(replayed.history.state),
    )
