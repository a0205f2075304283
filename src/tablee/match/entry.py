"""What a record is made of: a header, numbered entries, an end. The same structs in memory and in files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tablee.core.game import Outcome
from tablee.core.state import CHANCE

FORMAT = 1
"""The number of the save format written by this program."""

Number = Annotated[int, Meta(ge=0, le=2**53)]
Seat = Annotated[int, Meta(ge=0, le=29)]
Name = Annotated[str, Meta(min_length=1, max_length=100)]
Value = Annotated[str, Meta(max_length=100)]
Fingerprint = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
Commitment = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
SeedText = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Which game is played, by which rules and content, by whom, and the hash of the secret seed.

    `names` are those of the people at the seats, where the host knew them; empty for bots and the nameless.
    """

    format: Number
    game: Name
    rules_version: Number
    content_hash: Name
    options: Annotated[dict[Name, Value], Meta(max_length=100)]
    seats: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=30)]
    seed_commitment: Commitment
    created: Name | None = None
    names: Annotated[tuple[Value, ...], Meta(max_length=30)] = ()


class Saying(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A sentence of the game's texts: its key, what it names in ids and numbers, and where it is."""

    key: Name
    args: Annotated[dict[Name, Value], Meta(max_length=10)] = {}
    place: Value = ""


class Said(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a bot said as it acted: the `deed` it is about to do.

    `wish`: what seat `by` had asked of it, and its `answer`.
    """

    deed: Saying | None = None
    wish: Saying | None = None
    by: Seat | None = None
    answer: Literal["yes", "cannot", "worse"] | None = None


By = Literal["person", "bot", "wish"]
"""Who answered a question that was put: a person, a bot, or the table as the seat has wished."""


class Act(
    Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag="act",
    tag_field="type",
):
    """Entry `n`: an answer of a seat, or an outcome of chance, and the digest of the state after it.

    `auto`: the seat had no choice. `by_table`: the table answered for a bot that did not.
    `by`: who answered, where somebody did; records of before do not tell. `said`: what a bot said before it.
    """

    n: Number
    who: Seat | Literal["chance"]
    do: Name
    digest: Fingerprint
    auto: bool = False
    by_table: bool = False
    by: By | None = None
    said: Said | None = None

    @property
    def seat(self) -> int:
        """The seat that acted; CHANCE for an outcome of chance."""
        return CHANCE if self.who == "chance" else self.who

    @property
    def chosen(self) -> bool:
        """Whether somebody chose it then: it is neither chance, nor the only answer, nor a standing wish."""
        return self.who != "chance" and not self.auto and self.by != "wish"


class Undo(
    Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag="undo",
    tag_field="type",
):
    """Entry `n`: seat `who` took the game back to where it stood after entry `to` (0: the beginning)."""

    n: Number
    who: Seat
    to: Number
    digest: Fingerprint
    consent: bool = False


class Reseed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="reseed", tag_field="type"):
    """Entry `n`: the seed was not at hand; chance goes on with another one."""

    n: Number
    seed_commitment: Commitment


class Rules(
    Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag="rules",
    tag_field="type",
):
    """Entry `n`: from here on the game is played by other rules or with other content than before.

    It goes on from `position`, the dump of where it stood after entry `to`. What was entered after `to` and
    does not count was not possible by the newer rules.
    """

    n: Number
    to: Number
    rules_version: Number
    content_hash: Name
    digest: Fingerprint
    position: dict[str, Any]


class Result(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """How the game ended."""

    cause: Name
    winners: tuple[Seat, ...]
    scores: tuple[int, ...] = ()

    @classmethod
    def of(cls, outcome: Outcome) -> Result:
        """The result of a game's outcome."""
        return cls(cause=outcome.cause, winners=outcome.winners, scores=outcome.scores)


class End(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="end", tag_field="type"):
    """The closing line: the result, and the seed behind each commitment in order (null: not known)."""

    outcome: Result
    seeds: tuple[SeedText | None, ...]


Entry = Act | Undo | Reseed | Rules


@dataclass(frozen=True)
class Record:
    """A whole record; `end` is None while the game runs. It tells every secret of the game but the seed."""

    header: Header
    entries: tuple[Entry, ...]
    end: End | None = None

    def commitments(self) -> list[str]:
        """The hashes of all seeds used, in order."""
        later = [entry.seed_commitment for entry in self.entries if isinstance(entry, Reseed)]
        return [self.header.seed_commitment, *later]
