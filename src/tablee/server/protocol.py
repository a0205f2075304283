"""Every message of the websocket between table and page, and the parts that `http_messages.py` uses too.

The TypeScript types of the page are generated from both files.

`docs/protocol.md` tells the same in prose. Messages carry ids and notation, never prose: the page puts them
into words in its reader's language. Unknown fields are errors.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tablee.match import Reactions

Json = dict[str, Any]


class Message(msgspec.Struct, forbid_unknown_fields=True):
    """Base of all messages and their parts."""


# Parts -----------------------------------------------------------------------------------------------------


class Choice(Message):
    """A legal answer: its notation, and the pieces it is about as [domain, id] pairs."""

    text: str
    verb: str
    targets: list[tuple[str, str]]


class Decision(Message):
    """A question to one of the reader's seats. An answer names its `id`."""

    id: int
    seat: int
    kind: str
    rule: str
    about: dict[str, str]
    choices: list[Choice]
    suggested: str | None


class Event(Message):
    """What happened, as the reader may know it. `n` counts events from 1, `entry` is the move it belongs to.

    `undone` is only true in a page of the log, that of a `welcome` or `page`: it was taken back since.
    """

    n: int
    entry: int
    kind: str
    args: dict[str, str]
    undone: bool = False


class Lost(Message):
    """Since when the reader does not hold a seat any more, in milliseconds since 1970, and why.

    `left`: by choice; `away`: after the time of absence that the table allows; `agreed`: the others agreed.
    """

    at: int
    why: Literal["left", "away", "agreed"]


class Wish(Message):
    """What the person at seat `by` has asked of a bot: the message `wish-<key>` of the game, with its `args`.

    `answered`: the bot does it in this turn.
    """

    by: int
    key: str
    args: dict[str, str]
    answered: bool = False


class Seat(Message):
    """Who sits where. `mine`: the reader's own seat; `lost`: the reader was the last to hold it before.

    `away` is when the last page of its person left the table, in milliseconds since 1970; None: there is one.
    `wish`: what the bot here was asked for; it stays until the bot's turn is over.
    """

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str
    online: bool
    mine: bool
    lost: Lost | None = None
    away: int | None = None
    wish: Wish | None = None


class Ending(Message):
    """How the game ended."""

    cause: str
    winners: list[int]
    scores: list[int]


class Undo(Message):
    """How far a seat may take back on its own (`free_to`), and where its turn began. None: not possible.

    `chosen`: something was chosen at a seat of the reader: it can be taken back, if need be by consent.
    `last`: the entry before the last choice of this seat. Of several seats of a reader only the one that
    chose last is sure to have it.
    """

    seat: int
    free_to: int | None
    turn_start: int | None
    chosen: bool = False
    last: int | None = None


Wanted = Literal["undo", "bot", "open", "sit"]
"""What needs the consent of others."""


class Request(Message):
    """Somebody needs the consent of others; the people at the seats named in `waiting` have not answered yet.

    `undo`: `seat` wants to take back to entry `to`. `bot`, `open`: the `seat` of somebody who is away shall
    be given to `bot`, or opened for a friend. `sit`: somebody called `name` wants to sit down at a `seat`
    whose secrets another person knows; `owner` says that this person has not answered yet either. `by` is the
    seat of who asks, if there is one, `own` that it is the reader. `asked` is the seat for which the reader
    may answer.
    """

    id: str
    kind: Wanted
    seat: int
    waiting: list[int]
    by: int | None = None
    name: str = ""
    to: int = -1
    bot: str = ""
    owner: bool = False
    own: bool = False
    asked: int | None = None


class Declined(Message):
    """A request came to nothing: the person at seat `by` did not agree; None: the time was over.

    `own`: it was the reader's. If who held the seat before did not agree, `by` is the seat it was about.
    """

    kind: Wanted
    seat: int
    by: int | None
    own: bool = False


class Question(Message):
    """What another seat is being asked, as far as the reader may know it: for "Kulak is acting"."""

    seat: int
    kind: str
    about: dict[str, str]


class Position(Message):
    """Where the game stands, for one reader. `views` has a view for each own seat, or one for `watch`.

    `chooser` is only given for an earlier position: the reader's seat that chose there, so that the game may
    be taken back to it. None: what came next was no choice of the reader.
    """

    entry: int
    views: dict[str, Json]
    waiting: list[int]
    decisions: list[Decision]
    undo: list[Undo]
    ending: Ending | None
    questions: list[Question] = []
    chooser: int | None = None


class Table(Message):
    """What does not change with every move. `secrets`: seats know things that other seats do not.

    `host` is the name of who opened the table, as far as it is known; `hosting` says that it is the reader.
    `watch_only`: the game was played by rules that are not at hand, or whoever runs the server has closed it;
    it is not over, but cannot go on here.
    `differs`: a game that is over was played by other rules, and from this entry on the board need not show
    what happened; the log does. `commitments`: the hashes of all seeds used, in order.
    `patience` is for how many seconds somebody may be away before the seat may be given away unasked.
    `review`: the game is over, and its review can be asked for. `hints`: those who are asked may ask what the
    table would do; the host decides. `assisted`: something was taken back across a roll or a reveal, or the
    table was asked for a hint. `origin`: the game is played on from the position after `origin_entry` of that
    table.
    """

    id: str
    name: str
    game: str
    options: dict[str, str]
    content: str
    commitment: str
    seeds: list[str]
    assisted: bool
    rematch: str | None
    secrets: bool = False
    host: str = ""
    hosting: bool = False
    watch_only: bool = False
    differs: int | None = None
    commitments: list[str] = []
    patience: int = 0
    review: bool = False
    hints: bool = False
    origin: str | None = None
    origin_entry: int | None = None


# From the page to the table --------------------------------------------------------------------------------


class Hello(Message, tag="hello"):
    """The first message of a connection. `since` is the last event number the page knows, or -1.

    `log` is the name of the log it counts in, from the last `welcome`.
    """

    table: str
    since: int = -1
    log: str = ""


class Act(Message, tag="act"):
    """Answer a decision. Sent again after a lost connection it does no harm."""

    id: str
    seat: int
    decision: int
    text: str


class Why(Message, tag="why"):
    """Why can this not be done? Answered by `refused`."""

    id: str
    seat: int
    text: str


class TakeBack(Message, tag="take_back"):
    """Take back to the position after entry `to`; None: the last own action."""

    id: str
    seat: int
    to: int | None = None


class Consent(Message, tag="consent"):
    """Agree to a request, or not; who asked withdraws it by `yes: false`. `seat` is its `asked`."""

    request: str
    seat: int
    yes: bool


class React(Message, tag="react"):
    """How the sender wants to be asked about reactions, at all own seats of this table."""

    wish: Reactions


class Look(Message, tag="look"):
    """Show the position after an entry."""

    id: str
    entry: int


class Earlier(Message, tag="earlier"):
    """What happened before event number `before`? Answered by `page`."""

    id: str
    before: int


class Preview(Message, tag="preview"):
    """What would this answer lead to? Answered by `previewed`; a newer one of the page takes its place."""

    id: str
    seat: int
    decision: int
    text: str


class Query(Message, tag="query"):
    """A question about the position that the game answers, by its name. Answered by `answered`.

    `seat`: from what an own seat may know; None: from what everybody may. `entry`: about the position after
    that entry; None: the present one. A few of a page wait at the same time; then the oldest is dropped.
    """

    id: str
    name: str
    args: list[str] = []
    seat: int | None = None
    entry: int | None = None


class Ping(Message, tag="ping"):
    """Is anybody there?"""

    id: str


ToTable = Hello | Act | Why | TakeBack | Consent | React | Look | Earlier | Preview | Query | Ping


# From the table to the page --------------------------------------------------------------------------------


class Welcome(Message, tag="welcome"):
    """The answer to `hello`: the table, who sits there, the log since `since`, and the position.

    `fresh` says that `events` is the last page of the log and replaces what the page had; `earlier` asks for
    those before. It also comes unasked when the reader may see more or less than before. `count` is how many
    events the log has. `log` names the log: readers of the same seats share it. `pace` is the least time
    between two moves of bots, in milliseconds.
    """

    table: Table
    seats: list[Seat]
    events: list[Event]
    fresh: bool
    position: Position
    requests: list[Request]
    pace: int
    log: str = ""
    count: int = 0


class Update(Message, tag="update"):
    """Something happened. `undone` is the number of the first event that no longer counts, or None."""

    events: list[Event]
    undone: int | None
    position: Position


class Seats(Message, tag="seats"):
    """Somebody came, went, or was replaced."""

    table: Table
    seats: list[Seat]


class Asked(Message, tag="asked"):
    """The open requests have changed; `declined` tells that one came to nothing."""

    requests: list[Request]
    declined: Declined | None = None


class Done(Message, tag="done"):
    """A message of the page was carried out."""

    id: str


class Refused(Message, tag="refused"):
    """An action is not legal now: the rule that forbids it, and the action in parts for the explanation."""

    id: str
    rule: str
    choice: Choice | None


class HintAsked(Message, tag="hint_asked"):
    """Somebody else asked the table what it would do for a seat after an entry; only that one is told."""

    seat: int
    entry: int


class Intention(Message):
    """What a bot will do in its next turn if nothing changes: the message `deed-<key>` of the game.

    `args` are what it names, as those of a question; `place` is the id of where it happens, empty if nowhere.
    """

    seat: int
    key: str
    args: dict[str, str]
    place: str = ""


class Intentions(Message, tag="intentions"):
    """What the bots of a cooperative game are about to do, after an entry: while people decide there.

    Who is not named has nothing to say. Comes when it has been computed, or not at all; what was told for
    another entry no longer counts. When a bot begins its turn, its log says it (`table_deed`).
    """

    entry: int
    said: list[Intention]


class Past(Message, tag="past"):
    """The position after an earlier entry."""

    id: str
    position: Position


class LogPage(Message, tag="page"):
    """An earlier page of the log: the last events before the one that was named. Empty: there are none."""

    id: str
    events: list[Event]


class Foreseen(Message):
    """What would happen, as the reader would be told it."""

    kind: str
    args: dict[str, str]


class Previewed(Message, tag="previewed"):
    """What an answer would lead to after `entry`: events, and what the seat would see then.

    It ends (`until`) where somebody has a choice, chance is asked, something `hidden` decides, or the game is
    over. `view` is None where already the answer itself leads to something hidden.
    """

    id: str
    entry: int
    events: list[Foreseen]
    view: Json | None
    until: Literal["question", "chance", "hidden", "over"]


class Answered(Message, tag="answered"):
    """The answer to a query, about the position after `entry`, in a form of the game's own."""

    id: str
    entry: int
    answer: Json


class Failed(Message, tag="failed"):
    """A message could not be understood or carried out; nothing was changed. `id` is empty if it had none."""

    id: str
    code: str
    message: str


class Pong(Message, tag="pong"):
    """Yes."""

    id: str


ToPage = (
    Welcome
    | Update
    | Seats
    | Asked
    | HintAsked
    | Intentions
    | Done
    | Refused
    | Past
    | LogPage
    | Previewed
    | Answered
    | Failed
    | Pong
)
