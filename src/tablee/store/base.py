"""What a store keeps and how it is asked. SQLite is the default; PostgreSQL follows the same contract.

Reading blocks the calling thread for a moment. Writing returns a future that is done once the change would
survive a power cut; changes of one store happen one after the other, in the order they were asked for.
Tokens never come here: only their hashes do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, Protocol

from tablee.core.errors import TableeError
from tablee.match import Reactions

if TYPE_CHECKING:
    from tablee.store.leases import Leases

SeatKind = Literal["person", "bot"]
Cause = Literal["", "left", "away", "agreed"]
"""Why somebody does not hold a seat any more: by choice, away for too long, or because the others agreed."""
LinkKind = Literal["seat", "watch", "share"]


class StoreError(TableeError):
    """The data cannot be read or written."""


class InUse(StoreError):
    """Another process serves this data."""


class Unsure(StoreError):
    """The database went away while it was keeping something. Reading it again will tell whether it has."""


class LeaseLost(StoreError):
    """Another process has the table by now: what this one knows of it does not count any more."""


class Conflict(StoreError):
    """Somebody else was faster: the entry number, the seat or the name is taken."""


@dataclass(frozen=True)
class Player:
    """A person, known by tokens of which only hashes are kept."""

    id: str
    name: str


@dataclass(frozen=True)
class DeviceRow:
    """A browser of a person: `agent` is what it says it is, `seen` when it was last here.

    `code` is the hash of its recovery code, the `turn`-th that was made for it.
    """

    token: str
    code: str
    player: Player
    agent: str = ""
    seen: int = 0
    turn: int = 0


@dataclass(frozen=True)
class SeatRow:
    """What sits at a seat. A person's seat without `player` is open.

    `called` is a name for this seat only, where several people share a screen; else `name` is the player's.
    `seen` is when the last page of its person left the table, in milliseconds; None: there is one now.
    `former` is the last person who held it before: `given` tells since when not any more, `cause` why.
    `wish` is what somebody has asked of the bot for its next turn, as the table writes it; empty: nothing.
    """

    seat: int
    kind: SeatKind
    bot: str = ""
    player: str | None = None
    name: str = ""
    reactions: Reactions = "matters"
    former: str | None = None
    called: str = ""
    seen: int | None = None
    given: int | None = None
    cause: Cause = ""
    wish: str = ""


@dataclass(frozen=True)
class Link:
    """An address that lets its holder in: to a seat, to watch, or to look at the position after `entry`.

    `owner` is who gave it away at the time `made` (0: nobody was shown it yet). Each time it is revoked, the
    next one is made of the next `turn`.
    """

    table: str
    kind: LinkKind
    seat: int = -1
    entry: int = -1
    owner: str = ""
    made: int = 0
    turn: int = 0
    revoked: int | None = None


@dataclass(frozen=True)
class Stored:
    """One entry as it was written, and what was told of it; of old data that is not known (None).

    `message` names the player's message that caused it, if one did.
    """

    n: int
    line: str
    message: str | None = None
    told: str | None = None


EntryLine = tuple[int, str, str]
"""An entry to be kept: its number, its line in the record, and what was told of it."""


@dataclass(frozen=True)
class Position:
    """Where a table stands, and the chapters of its history (see `tablee.match.kept`).

    `chapters` that are given take the place of those stored that begin at the same entry.
    """

    snapshot: bytes
    chapters: Sequence[tuple[int, bytes]] = ()


@dataclass(frozen=True)
class TableRow:
    """A table without its entries. `waiting` is the mask of seats it waits for, `asked` what they are asked.

    `moved` tells since when, in milliseconds. `seeds` are secrets until `end` tells them. `deleted` is when
    the host threw the table away: until it is purged nobody but the host finds it, and only in the list.
    `closed` is when whoever runs the server closed a game that was not over: since then it is only looked at.
    `patience` is for how many seconds somebody may be away before the seat may be given to a bot.
    `hints`: whether people may ask for hints; None in old data, where it is as the game has it.
    A game that is played on from a moment of another one names it: the table `origin`, and the entry there.
    """

    id: str
    name: str
    game: str
    header: str
    seeds: tuple[str, ...]
    end: str | None
    host: str
    created: int
    moved: int
    waiting: int
    asked: str
    assisted: bool
    rematch: str | None
    seats: tuple[SeatRow, ...] = ()
    deleted: int | None = None
    closed: int | None = None
    patience: int = 86_400
    hints: bool | None = None
    origin: str | None = None
    origin_entry: int | None = None


@dataclass(frozen=True)
class KeptReview:
    """The review of a finished game. `made_by` tells what computed it: by something else it may differ."""

    made_by: str
    data: bytes


@dataclass(frozen=True)
class Batch:
    """Entries that belong together, by number, and what they change about the table."""

    lines: Sequence[EntryLine]
    position: Position
    waiting: int
    asked: str
    moved: int
    end: str | None = None
    new_seed: str | None = None
    assisted: bool = False
    message: str | None = None


@dataclass(frozen=True)
class NewTable:
    """A table to be made, with the entries it begins with and the hashes of its links."""

    row: TableRow
    lines: Sequence[EntryLine]
    position: Position
    links: Mapping[str, Link] = field(default_factory=dict)
    guests: Sequence[str] = ()
    rematch_of: str | None = None
    holder: str | None = None
    """The server process that has the table from its first moment on, where there are several."""


class Store(Protocol):
    """The contract. A token's hash finds what it opens; unknown ones find None.

    Where several processes serve the same tables, what one writes about a table names the `fence` of its
    lease: LeaseLost, and nothing is kept, if another process has taken the table since.
    """

    @property
    def leases(self) -> Leases:
        """What processes that serve the same tables have to do with each other."""

    # Reading

    def answers(self) -> None:
        """Return if the data can be reached; else StoreError."""

    def device(self, token: str) -> DeviceRow | None:
        """The device that holds this token, and whose it is."""

    def devices(self, player: str) -> list[DeviceRow]:
        """All devices of a person, the one that was here last first."""

    def player_of_code(self, code: str) -> Player | None:
        """Whose recovery code this is."""

    def is_revoked(self, secret: str) -> bool:
        """Whether this was the token or the recovery code of a device once."""

    def link(self, token: str) -> Link | None:
        """What a link opens, or opened until it was revoked."""

    def links(self, table: str) -> list[Link]:
        """All links of a table, revoked ones too."""

    def links_of(self, owner: str, limit: int) -> list[Link]:
        """The links that a person has given away and that still open something, the latest first."""

    def table(self, id: str) -> TableRow | None:
        """A table with its seats; None for one that was deleted."""

    def entries(self, table: str, after: int = 0) -> list[Stored]:
        """All entries of a table in order, or those after a number."""

    def position(self, table: str) -> Position | None:
        """Where a table stands, with all chapters in order; None for old data that has nothing of it."""

    def review(self, table: str) -> KeptReview | None:
        """The review that is kept with a table."""

    def is_guest(self, table: str, player: str) -> bool:
        """Whether a player may watch."""

    def guests(self, table: str) -> list[str]:
        """The players who may watch."""

    def tables_of(self, player: str, limit: int) -> list[TableRow]:
        """The tables where a player has a seat, is the host or watches; running ones first, then the latest.

        Those that were deleted are there for their host only.
        """

    def all_tables(self) -> list[TableRow]:
        """Every table, the latest first, those that were deleted and not yet purged last."""

    def put_aside(self, player: str) -> set[str]:
        """The tables that a player has put away."""

    def host_of(self, table: str) -> str | None:
        """The host of a table, also of a deleted one."""

    def waiting_for_bots(self, since: int = 0) -> list[str]:
        """The running tables of people that wait for a bot and had a move since a time, the latest first."""

    def hosted(self, player: str) -> int:
        """How many running tables a player has opened."""

    def running(self, ids: Sequence[str]) -> set[str]:
        """Those of some tables that are still played."""

    def unused(self, before: int) -> list[str]:
        """The tables without a move since a time that are not deleted."""

    # Writing

    def add_player(self, player: Player, token: str, code: str) -> Future[None]:
        """A new person with a first device."""

    def add_device(self, player: str, token: str, code: str) -> Future[None]:
        """Another device of a person."""

    def touch_device(self, token: str, agent: str, at: int) -> Future[None]:
        """A device was here. One that does not say what it is stays what it said before."""

    def set_code(self, token: str, code: str, turn: int, at: int) -> Future[None]:
        """Another recovery code for a device; the one before is revoked."""

    def remove_device(self, token: str, at: int) -> Future[None]:
        """Forget a device: its token and its recovery code are revoked."""

    def rename(self, player: str, name: str) -> Future[None]:
        """Give a person another name."""

    def create(self, new: NewTable) -> Future[None]:
        """Make a table. Conflict if its id is taken, or if a rematch was made already."""

    def append(self, table: str, batch: Batch, fence: int | None = None) -> Future[None]:
        """Keep entries. Conflict if one of the numbers is taken: nothing is kept then."""

    def set_position(
        self, table: str, told: Sequence[tuple[int, str]], position: Position, fence: int | None = None
    ) -> Future[None]:
        """Keep what was found out about a table of old data: what its entries tell, and where it stands."""

    def set_review(self, table: str, review: KeptReview) -> Future[None]:
        """Keep the review of a table, in place of the one before. Conflict if the table is gone."""

    def claim(self, table: str, seat: SeatRow, fence: int | None = None) -> Future[None]:
        """Let somebody sit down at an open seat. Conflict if it is not open any more."""

    def set_seat(self, table: str, seat: SeatRow, fence: int | None = None) -> Future[None]:
        """Change what sits at a seat."""

    def see(self, table: str, player: str, at: int | None, fence: int | None = None) -> Future[None]:
        """The last page of a person left a table at this time; None: one has come."""

    def alive(self, at: int) -> Future[None]:
        """The server runs at this time."""

    def awake(self, at: int) -> Future[None]:
        """The server has begun again: while it was not there, nobody's absence went on.

        Whoever was at a table when it ended is away since now.
        """

    def add_guest(self, table: str, player: str, fence: int | None = None) -> Future[None]:
        """Let somebody watch."""

    def add_link(self, token: str, link: Link) -> Future[None]:
        """Make a link; of one that is there already only the first time it was `made` is kept."""

    def revoke_links(self, like: Link, at: int) -> Future[None]:
        """Revoke all links of a table to the same seat or entry; with an `owner` that person's only."""

    def set_hints(self, table: str, hints: bool, fence: int | None = None) -> Future[None]:
        """Let people ask for hints at a table, or not."""

    def rename_table(self, table: str, name: str) -> Future[None]:
        """Give a table another name."""

    def set_aside(self, table: str, player: str, away: bool) -> Future[None]:
        """Put a table away for one player, or bring it back. The others do not notice."""

    def delete_table(self, table: str, at: int) -> Future[None]:
        """Delete a table, as of this time; once more changes nothing. No table leads there as a rematch."""

    def close_table(self, table: str, at: int | None) -> Future[None]:
        """Close a running game as of this time, or open it again (None). Closed, it takes no more entries."""

    def restore_table(self, table: str) -> Future[None]:
        """Bring a deleted table back. Conflict if it was purged meanwhile."""

    def purge(self, before: int) -> Future[list[str]]:
        """Forget for good what was deleted before this time: the ids of those tables."""

    def close(self) -> None:
        """Finish what was asked for, then let go of the data."""
