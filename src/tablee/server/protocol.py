"""Every message between the table and a page. The TypeScript types of the page are generated from here.

`docs/protocol.md` tells the same in prose. Messages carry ids and notation, never prose: the page puts them
into words in its reader's language. Unknown fields are errors.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tablee.core.game import Facts
from tablee.judge.report import Review
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
    """

    seat: int
    free_to: int | None
    turn_start: int | None
    chosen: bool = False


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
    `watch_only`: the game was played by rules that are not at hand; it still runs, but cannot go on here.
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


# Over HTTP -------------------------------------------------------------------------------------------------


class OptionInfo(Message):
    """A setting of a new table."""

    id: str
    values: list[str]
    default: str


class PresetInfo(Message):
    """A set-up the rulebook names: values for some options of a new table."""

    id: str
    options: dict[str, str]


class Strength(Message):
    """How strong a level of bots was when it was measured: games won, in per cent, in a setting.

    In cooperative games a team of this level alone, otherwise one of it `against` rivals of another level.
    """

    level: str
    seats: int
    options: dict[str, str]
    percent: int
    games: int
    against: str = ""


class GameInfo(Message):
    """A game of the lobby; its words by language, `players` and `minutes` from the least to the most.

    `bots` are the levels that are offered, the weakest first; `strengths` tells what is known of them.
    """

    id: str
    title: dict[str, str]
    pitch: dict[str, str]
    goal: dict[str, str]
    players: tuple[int, int]
    minutes: tuple[int, int]
    cooperative: bool
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]
    presets: list[PresetInfo] = []
    strengths: list[Strength] = []


class EngineInfo(Message):
    """What bots think with here: the `compiled` engine or the `plain` one.

    `waiting`: still the plain one, while the compiled one is being built.
    """

    bots: Literal["compiled", "waiting", "plain"]


class Rule(Message):
    """A rule of the reader; the leads stand before it, under the heading of its chapter or section.

    `source` says what of it is ours: `designed`, `partly`, `table` or `ruling`; empty if nothing is.
    """

    id: str
    chapter: str
    text: str
    section: str = ""
    chapter_lead: str = ""
    section_lead: str = ""
    source: str = ""


class GameText(Message):
    """Everything the page needs to speak about a game in one language, but for its rules.

    `domains` lists the ids of each domain, none
    where they are secrets of the game; `events` names the domain of each parameter of each event kind;
    `catalogue` is what is printed on the pieces, in a form of the game's own; `designed` names the
    pieces that are ours because neither the rulebook nor a public source shows them (domain -> ids); an id
    that ends in a dot stands for all that begin with it; `verbs` names the domain of each word after a verb
    in the notation, for texts that come without their parts; `facts` is the sheet of the game.
    """

    lang: str
    ftl: str
    names: dict[str, dict[str, str]]
    domains: dict[str, list[str]] = {}
    events: dict[str, dict[str, str]] = {}
    catalogue: dict[str, Any] = {}
    designed: dict[str, list[str]] = {}
    verbs: dict[str, list[str]] = {}
    facts: Facts | None = None


class GameRules(Message):
    """The rules of a game in one language. `introduction` stands before the first chapter."""

    lang: str
    rules: list[Rule]
    introduction: str = ""


class NewSeat(Message):
    """Who shall sit here: me, a friend by link, or a bot. `name`: of who shares my screen at this seat."""

    kind: Literal["me", "friend", "bot"]
    bot: str = ""
    name: str = ""


LIVE = 600
"""How long somebody may be away from a table where all play at the same time, in seconds."""


class NewTable(Message):
    """Open a table. `patience`: for how many seconds people may be away until their seat may go to a bot.

    `hints`: whether people may ask what the table would do; None: in cooperative games and alone.
    """

    game: str
    seats: list[NewSeat]
    options: dict[str, str] = {}
    name: str = ""
    patience: int = LIVE
    hints: bool | None = None


class Name(Message):
    """What the reader wants to be called."""

    name: str


class Recovery(Message):
    """Be the person with this recovery code here too. The token of a return link is the same code."""

    code: str


class Token(Message):
    """The token of a link to a seat, to watch, or to a shared position."""

    token: str


class Invitation(Message):
    """What a link leads to, before it is followed. Nothing has happened yet.

    `seat` is the seat it is for. `inside`: the reader is at this table already, and need not be asked. `view`
    is what anybody at the table may see: for the figures of the seats. `asks`: another person knows the
    secrets of the seat, so that all must agree first.
    """

    kind: Literal["seat", "watch", "share"]
    game: str
    name: str
    host: str
    options: dict[str, str]
    seats: list[Seat]
    seat: int | None
    inside: bool
    ended: bool
    view: Json
    asks: bool = False


class Joined(Message):
    """Where a link led: to a table, and for a shared position to an entry of it.

    `asked`: the people at the table are asked whether the reader may sit down; until then he watches.
    """

    table: str
    entry: int | None = None
    asked: bool = False


class TableName(Message):
    """What a table shall be called; empty: as its game is."""

    name: str


class Aside(Message):
    """Whether a table is put away in the reader's list."""

    aside: bool


class SeatOnly(Message):
    """A seat of a table."""

    seat: int


class Replacement(Message):
    """Let a bot sit at a seat; without a bot, open the seat for a friend."""

    seat: int
    bot: str = ""


class Replaced(Message):
    """Whether it is done; false: the other people at the table are asked first."""

    done: bool


class EntryOnly(Message):
    """An entry of a table."""

    entry: int


class HintsAllowed(Message):
    """Whether people at a table may ask what it would do: for the host."""

    hints: bool


class Reason(Message):
    """Why an answer is good: the message `reason-<key>` of the game, with `args` as those of a question."""

    key: str
    args: dict[str, str]


class Hint(Message):
    """An answer that the table would consider: its notation (`action`), and the same in parts (`said`).

    `win` is the chance to win after it, `margin` the points ahead of the best rival (None in cooperative
    games), `gain` the difference to the chance of the best answer, never more than 0. `equal`: what it falls
    short of the best is within the doubt, and means nothing.
    """

    action: str
    said: Choice
    win: float
    gain: float
    margin: float | None
    equal: bool
    reason: Reason


class Hints(Message):
    """What the table would do for a seat after an entry (that of its `Position`), the best of three first.

    The chances are told within plus or minus `doubt`. `judged`: what comes of an answer is judged by learned
    `weights`, or by games that the rules of thumb play to their end (`rollouts`). If there is but one answer,
    it stands there with the reason `only`.
    """

    entry: int
    seat: int
    hints: list[Hint]
    doubt: float
    judged: Literal["weights", "rollouts"]
    thinking_with: Literal["compiled", "plain"]


class WishFor(Message):
    """What may the person at seat `by` ask of the bot at a seat?"""

    seat: int
    by: int


class WishOffer(Message):
    """Something a bot may be asked for: the message `wish-<key>` of the game, with its `args`."""

    key: str
    args: dict[str, str]


class Wishes(Message):
    """What may be asked of a bot after an entry: at most four things."""

    entry: int
    seat: int
    by: int
    wishes: list[WishOffer]


class WishAsked(Message):
    """Ask something of a bot that it may be asked for; an empty `key` takes back what was asked.

    In its next turn it does so if it can and it costs the team not too much, and says if it does not.
    """

    seat: int
    by: int
    key: str
    args: dict[str, str] = {}


class Reviewing(Message):
    """How far the review of a finished game is: `GET /api/tables/{table}/review`.

    While it is computed the status is 202, `review` is None, and `done` of `all` steps are judged (0 of 0
    while it waits for its turn); whoever wants it asks again every second or two. Once nobody asks for a
    while, it is given up. With the review the status is 200, and it is kept with the table. A game that still
    runs has none: 409 `not_over`; one that cannot be replayed by the rules of today: 422 `no_review`.
    `names`: of pieces that were secret at first, and that the review speaks of; by language, domain and id.
    """

    done: int
    all: int
    review: Review | None = None
    names: dict[str, dict[str, dict[str, str]]] = {}


class PlayOn(Message):
    """Play on from the position after an entry of a finished game: `POST /api/tables/{table}/play_on`.

    It opens a new table of the reader alone, who is told where by a `Joined`; the old one stays as it is. The
    reader has the seats that people had in a cooperative game, and among rivals the own one (who only
    watched: the first that a person had); bots have the others. Where only bots played, their seats count as
    people's.
    With the `same` luck chance goes on by the old seed, with `new` luck by a new one.

    409 `not_over` of a game that still runs, `game_over` where it was over at that entry, `unknown_luck` if
    the old seed is not known; 404 `unknown_entry`; 410 `position_lost` if the rules of today do not lead
    there.
    """

    entry: int
    luck: Literal["same", "new"] = "new"


class Shared(Message):
    """The link to a shared position."""

    link: str


class Ok(Message):
    """It is done."""

    ok: bool = True


class Links(Message):
    """What the host of a table gets: the table, the link of each open seat, the link to watch."""

    table: str
    seats: dict[str, str]
    watch: str


class TableRow(Message):
    """A table in the list of the lobby. `waiting` is true when it waits for the reader.

    `decision` tells what is asked, without the choices. `since` is the time of the last move, in milliseconds
    since 1970: for a table that has `ended`, the end. `ending` is its result, `mine` are the reader's seats,
    `seats` how many there are in all. `hosting`: the reader opened it, and may rename and delete it. `aside`:
    the reader has put it away. `gone` is when a deleted table is lost for good; until then its host can bring
    it back.
    """

    id: str
    name: str
    game: str
    waiting: bool
    decision: Decision | None
    people: list[str]
    since: int
    ended: bool
    ending: Ending | None = None
    mine: list[int] = []
    seats: int = 0
    hosting: bool = False
    aside: bool = False
    gone: int | None = None


class Me(Message):
    """Who the reader is, and the reader's tables, those that wait longest first."""

    name: str
    code: str
    link: str
    tables: list[TableRow]


class DeviceInfo(Message):
    """A browser of the reader: `name` is what it says it is, `seen` when it was last here, in milliseconds.

    `here`: it is the one that asks.
    """

    id: str
    name: str
    seen: int
    here: bool


class GivenLink(Message):
    """A link that the reader gave away: to a seat or an entry (`number`), or to watch (-1), and when."""

    table: str
    name: str
    game: str
    kind: Literal["seat", "watch", "share"]
    number: int
    made: int


class Access(Message):
    """What lets somebody be the reader, or come to the reader's tables; all of it can be revoked."""

    devices: list[DeviceInfo]
    links: list[GivenLink]


class DeviceOnly(Message):
    """A device of the reader; without an id the one that asks."""

    device: str = ""


class LinkOnly(Message):
    """The links of a kind to a seat or an entry, or to watch (-1)."""

    kind: Literal["seat", "watch", "share"]
    number: int = -1


class Problem(Message):
    """Every error over HTTP."""

    code: str
    message: str
