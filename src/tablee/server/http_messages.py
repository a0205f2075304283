"""Every message over HTTP: games and their texts, tables, seats, links, hints, wishes and reviews.

Those over the websocket are in `protocol.py`; what holds for them holds here.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tablee.core.drawing import Drawing
from tablee.core.game import Facts
from tablee.judge.report import Review
from tablee.server.protocol import Choice, Decision, Ending, Json, Message, Seat


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

    `bots` are the levels that are offered, the weakest first, `thinking` those of them that think ahead;
    `strengths` tells what is known of them.
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
    thinking: list[str] = msgspec.field(default_factory=list)
    presets: list[PresetInfo] = msgspec.field(default_factory=list)
    strengths: list[Strength] = msgspec.field(default_factory=list)


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


class GameText(Message, kw_only=True):
    """Everything the page needs to speak about a game in one language, but for its rules.

    `domains` lists the ids of each domain, none
    where they are secrets of the game; `events` names the domain of each parameter of each event kind;
    `catalogue` is what is printed on the pieces, in a form of the game's own; `designed` names the
    pieces that are ours because neither the rulebook nor a public source shows them (domain -> ids); an id
    that ends in a dot stands for all that begin with it; `verbs` names the domain of each word after a verb
    in the notation, for texts that come without their parts; `facts` is the sheet of the game; `drawing` says
    what is drawn where the page has no board for it. What is alike stands near each other: so it is packed
    more tightly.
    """

    verbs: dict[str, list[str]] = msgspec.field(default_factory=dict)
    events: dict[str, dict[str, str]] = msgspec.field(default_factory=dict)
    lang: str
    ftl: str
    facts: Facts | None = None
    names: dict[str, dict[str, str]]
    designed: dict[str, list[str]] = msgspec.field(default_factory=dict)
    domains: dict[str, list[str]] = msgspec.field(default_factory=dict)
    catalogue: dict[str, Any] = msgspec.field(default_factory=dict)
    drawing: Drawing | None = None


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
    options: dict[str, str] = msgspec.field(default_factory=dict)
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
    it stands there with the reason `only`. `glance`: the machine had no time to think as long as usual; asked
    again, it thinks anew.
    """

    entry: int
    seat: int
    hints: list[Hint]
    doubt: float
    judged: Literal["weights", "rollouts"]
    thinking_with: Literal["compiled", "plain"]
    glance: bool = False


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
    args: dict[str, str] = msgspec.field(default_factory=dict)


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
    names: dict[str, dict[str, dict[str, str]]] = msgspec.field(default_factory=dict)


class PlayOn(Message):
    """Play on from the position after an entry of a finished game: `POST /api/tables/{table}/play_on`.

    It opens a new table of the reader alone, who is told where by a `Joined`; the old one stays as it is. The
    reader has the seats that people had in a cooperative game, and among rivals their own one (who only
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
    mine: list[int] = msgspec.field(default_factory=list)
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
