"""Verifying a record: was this game played by the rules, and were the dice those that were promised?"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tablee.core.game import Game, Outcome
from tablee.match.entry import Record, Undo
from tablee.match.errors import BadRecord, BadSeed
from tablee.match.history import History
from tablee.match.replay import game_of, replay, same_rules
from tablee.match.seed import Seed
from tablee.record.file import read_seeds
from tablee.record.lines import read


@dataclass(frozen=True)
class Report:
    """What a verified record holds.

    `chance` counts the outcomes of chance, `chance_confirmed` those that a known seed was found to bring. The
    rest is possible by the rules, but only the seed could tell whether it was honest.

    `rules_version` and `content_hash` are those it was checked by; `as_named`: they are those the record
    names, or else it fits them all the same. `unconfirmed` is the first entry of a part that was played by
    other rules or content, which this program does not have, and that those do not lead to: what follows is
    neither confirmed nor refuted, up to where the record says that the rules changed.
    """

    game: str
    entries: int
    chance: int
    chance_confirmed: int
    undos: int
    outcome: Outcome | None
    rules_version: int
    content_hash: str
    as_named: bool
    unconfirmed: int | None

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
        outcome=_outcome(game, record, replayed.history),
        rules_version=game.rules_version,
        content_hash=game.content_hash,
        as_named=same_rules(game, record.header),
        unconfirmed=replayed.history.differs,
    )


def _outcome(game: Game, record: Record, history: History) -> Outcome | None:
    if record.end is None:
        return game.outcome(history.state)
    told = record.end.outcome
    return Outcome(told.cause, told.winners, told.scores)
