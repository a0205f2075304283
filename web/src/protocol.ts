// Generated from src/tablee/server/protocol.py and http_messages.py by `npm run types`: do not edit.

export type ToPage =
  | Welcome
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
  | Pong;
export type ToTable =
  Hello | Act | Why | TakeBack | Consent | React | Look | Earlier | Preview | Query | Ping;

export interface Protocol {
  Access: Access;
  Act: Act;
  Answered: Answered;
  Aside: Aside;
  Asked: Asked;
  Because: Because;
  Came: Came;
  Choice: Choice;
  Consent: Consent;
  Decision: Decision;
  Declined: Declined;
  DeviceInfo: DeviceInfo;
  DeviceOnly: DeviceOnly;
  Done: Done;
  Drawing: Drawing;
  Earlier: Earlier;
  Ending: Ending;
  EngineInfo: EngineInfo;
  EntryOnly: EntryOnly;
  Event: Event;
  Facts: Facts;
  Failed: Failed;
  Foreseen: Foreseen;
  GameInfo: GameInfo;
  GameRules: GameRules;
  GameText: GameText;
  GivenLink: GivenLink;
  Hello: Hello;
  Hint: Hint;
  HintAsked: HintAsked;
  Hints: Hints;
  HintsAllowed: HintsAllowed;
  Intention: Intention;
  Intentions: Intentions;
  Invitation: Invitation;
  Joined: Joined;
  LinkOnly: LinkOnly;
  Links: Links;
  LogPage: LogPage;
  Look: Look;
  Lost: Lost;
  Me: Me;
  Name: Name;
  NewSeat: NewSeat;
  NewTable: NewTable;
  Ok: Ok;
  OptionInfo: OptionInfo;
  Part: Part;
  Past: Past;
  Ping: Ping;
  Place: Place;
  PlaceMap: PlaceMap;
  PlayOn: PlayOn;
  Pong: Pong;
  Position: Position;
  PresetInfo: PresetInfo;
  Preview: Preview;
  Previewed: Previewed;
  Problem: Problem;
  Query: Query;
  Question: Question;
  React: React;
  Reason: Reason;
  Recap: Recap;
  Recovery: Recovery;
  Refused: Refused;
  Replaced: Replaced;
  Replacement: Replacement;
  Request: Request;
  Review: Review;
  Reviewing: Reviewing;
  Rule: Rule;
  Seat: Seat;
  SeatOnly: SeatOnly;
  Seats: Seats;
  Shared: Shared;
  Shown: Shown;
  Step: Step;
  Strength: Strength;
  Subject: Subject;
  Table: Table;
  TableName: TableName;
  TableRow: TableRow;
  TakeBack: TakeBack;
  ToPage: ToPage;
  ToTable: ToTable;
  Token: Token;
  Turn: Turn;
  TurningPoint: TurningPoint;
  Undo: Undo;
  Update: Update;
  Weighed: Weighed;
  Welcome: Welcome;
  Why: Why;
  Wish: Wish;
  WishAsked: WishAsked;
  WishFor: WishFor;
  WishOffer: WishOffer;
  Wishes: Wishes;
}
/**
 * What lets somebody be the reader, or come to the reader's tables; all of it can be revoked.
 */
export interface Access {
  devices: DeviceInfo[];
  links: GivenLink[];
}
/**
 * A browser of the reader: `name` is what it says it is, `seen` when it was last here, in milliseconds.
 *
 *     `here`: it is the one that asks.
 */
export interface DeviceInfo {
  id: string;
  name: string;
  seen: number;
  here: boolean;
}
/**
 * A link that the reader gave away: to a seat or an entry (`number`), or to watch (-1), and when.
 */
export interface GivenLink {
  table: string;
  name: string;
  game: string;
  kind: 'seat' | 'share' | 'watch';
  number: number;
  made: number;
}
/**
 * Answer a decision. Sent again after a lost connection it does no harm.
 */
export interface Act {
  type: 'act';
  id: string;
  seat: number;
  decision: number;
  text: string;
}
/**
 * The answer to a query, about the position after `entry`, in a form of the game's own.
 */
export interface Answered {
  type: 'answered';
  id: string;
  entry: number;
  answer: {};
}
/**
 * Whether a table is put away in the reader's list.
 */
export interface Aside {
  aside: boolean;
}
/**
 * The open requests have changed; `declined` tells that one came to nothing.
 */
export interface Asked {
  type: 'asked';
  requests: Request[];
  declined?: Declined | null;
}
/**
 * Somebody needs the consent of others; the people at the seats named in `waiting` have not answered yet.
 *
 *     `undo`: `seat` wants to take back to entry `to`. `bot`, `open`: the `seat` of somebody who is away shall
 *     be given to `bot`, or opened for a friend. `sit`: somebody called `name` wants to sit down at a `seat`
 *     whose secrets another person knows; `owner` says that this person has not answered yet either. `by` is the
 *     seat of who asks, if there is one, `own` that it is the reader. `asked` is the seat for which the reader
 *     may answer.
 */
export interface Request {
  id: string;
  kind: 'bot' | 'open' | 'sit' | 'undo';
  seat: number;
  waiting: number[];
  by?: number | null;
  name?: string;
  to?: number;
  bot?: string;
  owner?: boolean;
  own?: boolean;
  asked?: number | null;
}
/**
 * A request came to nothing: the person at seat `by` did not agree; None: the time was over.
 *
 *     `own`: it was the reader's. If who held the seat before did not agree, `by` is the seat it was about.
 */
export interface Declined {
  kind: 'bot' | 'open' | 'sit' | 'undo';
  seat: number;
  by: number | null;
  own?: boolean;
}
/**
 * A reason in the form of the game's texts: `reason-<key>`, and what it names.
 */
export interface Because {
  key: string;
  args?: {
    [k: string]: string;
  };
}
/**
 * Something that could have come: outcomes that come one after the other, in notation and in their order.
 *
 *     `share` is how likely it was, between 0 and 1. `came`: this is what happened.
 */
export interface Came {
  texts: string[];
  share: number;
  values: number[];
  came?: boolean;
}
/**
 * A legal answer: its notation, and the pieces it is about as [domain, id] pairs.
 */
export interface Choice {
  text: string;
  verb: string;
  targets: [string, string][];
}
/**
 * Agree to a request, or not; who asked withdraws it by `yes: false`. `seat` is its `asked`.
 */
export interface Consent {
  type: 'consent';
  request: string;
  seat: number;
  yes: boolean;
}
/**
 * A question to one of the reader's seats. An answer names its `id`.
 */
export interface Decision {
  id: number;
  seat: number;
  kind: string;
  rule: string;
  about: {
    [k: string]: string;
  };
  choices: Choice[];
  suggested: string | null;
}
/**
 * A device of the reader; without an id the one that asks.
 */
export interface DeviceOnly {
  device?: string;
}
/**
 * A message of the page was carried out.
 */
export interface Done {
  type: 'done';
  id: string;
}
/**
 * All that is drawn, in this order, and what its author should know.
 */
export interface Drawing {
  maps?: PlaceMap[];
  shown?: Shown[];
  notes?: string[];
}
/**
 * Places, roads between them, and what lies on them.
 */
export interface PlaceMap {
  domains: string[];
  holds: string;
  pieces?: string;
  places?: Place[];
  roads?: [string, string][];
  cells?: boolean;
  /**
   * @minItems 2
   * @maxItems 2
   */
  size?: [number, number];
}
/**
 * A place of a map, as long and high as 1. Without `x` and `y` it is put below the others.
 */
export interface Place {
  id: string;
  x?: number | null;
  y?: number | null;
  marked?: boolean;
}
/**
 * A number, a piece or a list of pieces, with its word: the message `label-<label>` of the game.
 */
export interface Shown {
  path: string;
  label: string;
  domain?: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  target?: [string, string];
}
/**
 * What happened before event number `before`? Answered by `page`.
 */
export interface Earlier {
  type: 'earlier';
  id: string;
  before: number;
}
/**
 * How the game ended.
 */
export interface Ending {
  cause: string;
  winners: number[];
  scores: number[];
}
/**
 * What bots think with here: the `compiled` engine or the `plain` one.
 *
 *     `waiting`: still the plain one, while the compiled one is being built.
 */
export interface EngineInfo {
  bots: 'compiled' | 'plain' | 'waiting';
}
/**
 * An entry of a table.
 */
export interface EntryOnly {
  entry: number;
}
/**
 * What happened, as the reader may know it. `n` counts events from 1, `entry` is the move it belongs to.
 *
 *     `undone` is only true in a page of the log, that of a `welcome` or `page`: it was taken back since.
 */
export interface Event {
  n: number;
  entry: number;
  kind: string;
  args: {
    [k: string]: string;
  };
  undone?: boolean;
}
/**
 * What is true of a game wherever it is spoken of, beyond its rules: its sheet, `facts.toml`.
 *
 *     Page, terminal, catalogue and documents read it here; nothing of it changes how a game is played.
 */
export interface Facts {
  title: {
    [k: string]: string;
  };
  pitch: {
    [k: string]: string;
  };
  goal: {
    [k: string]: string;
  };
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  minutes: [number, number];
  rules: {
    [k: string]: {
      [k: string]: string;
    };
  };
  chance: string[];
  round: string;
  turn: string;
  unit?: 'day' | 'round' | 'turn';
  headlines?: string[];
  quiet?: string[];
  scoring?: string[];
  rolls?: {
    [k: string]: string;
  };
  setup?: string[];
  cards?: string[];
  recap?: Recap | null;
}
/**
 * What is told to somebody who waited.
 */
export interface Recap {
  weights: {
    [k: string]: number;
  };
  actor: string;
  harms?: string[];
  begins?: string[];
  own?: string[];
  place?: string;
  gains?: string;
}
/**
 * A message could not be understood or carried out; nothing was changed. `id` is empty if it had none.
 */
export interface Failed {
  type: 'failed';
  id: string;
  code: string;
  message: string;
}
/**
 * What would happen, as the reader would be told it.
 */
export interface Foreseen {
  kind: string;
  args: {
    [k: string]: string;
  };
}
/**
 * A game of the lobby; its words by language, `players` and `minutes` from the least to the most.
 *
 *     `bots` are the levels that are offered, the weakest first, `thinking` those of them that think ahead;
 *     `strengths` tells what is known of them.
 */
export interface GameInfo {
  id: string;
  title: {
    [k: string]: string;
  };
  pitch: {
    [k: string]: string;
  };
  goal: {
    [k: string]: string;
  };
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  minutes: [number, number];
  cooperative: boolean;
  seats: number[];
  options: OptionInfo[];
  bots: string[];
  thinking?: string[];
  presets?: PresetInfo[];
  strengths?: Strength[];
}
/**
 * A setting of a new table.
 */
export interface OptionInfo {
  id: string;
  values: string[];
  default: string;
}
/**
 * A set-up the rulebook names: values for some options of a new table.
 */
export interface PresetInfo {
  id: string;
  options: {
    [k: string]: string;
  };
}
/**
 * How strong a level of bots was when it was measured: games won, in per cent, in a setting.
 *
 *     In cooperative games a team of this level alone, otherwise one of it `against` rivals of another level.
 */
export interface Strength {
  level: string;
  seats: number;
  options: {
    [k: string]: string;
  };
  percent: number;
  games: number;
  against?: string;
}
/**
 * The rules of a game in one language. `introduction` stands before the first chapter.
 */
export interface GameRules {
  lang: string;
  rules: Rule[];
  introduction?: string;
}
/**
 * A rule of the reader; the leads stand before it, under the heading of its chapter or section.
 *
 *     `source` says what of it is ours: `designed`, `partly`, `table` or `ruling`; empty if nothing is.
 */
export interface Rule {
  id: string;
  chapter: string;
  text: string;
  section?: string;
  chapter_lead?: string;
  section_lead?: string;
  source?: string;
}
/**
 * Everything the page needs to speak about a game in one language, but for its rules.
 *
 *     `domains` lists the ids of each domain, none
 *     where they are secrets of the game; `events` names the domain of each parameter of each event kind;
 *     `catalogue` is what is printed on the pieces, in a form of the game's own; `designed` names the
 *     pieces that are ours because neither the rulebook nor a public source shows them (domain -> ids); an id
 *     that ends in a dot stands for all that begin with it; `verbs` names the domain of each word after a verb
 *     in the notation, for texts that come without their parts; `facts` is the sheet of the game; `drawing` says
 *     what is drawn where the page has no board for it. What is alike stands near each other: so it is packed
 *     more tightly.
 */
export interface GameText {
  verbs?: {
    [k: string]: string[];
  };
  events?: {
    [k: string]: {
      [k: string]: string;
    };
  };
  lang: string;
  ftl: string;
  facts?: Facts | null;
  names: {
    [k: string]: {
      [k: string]: string;
    };
  };
  designed?: {
    [k: string]: string[];
  };
  domains?: {
    [k: string]: string[];
  };
  catalogue?: {};
  drawing?: Drawing | null;
}
/**
 * The first message of a connection. `since` is the last event number the page knows, or -1.
 *
 *     `log` is the name of the log it counts in, from the last `welcome`.
 */
export interface Hello {
  type: 'hello';
  table: string;
  since?: number;
  log?: string;
}
/**
 * An answer that the table would consider: its notation (`action`), and the same in parts (`said`).
 *
 *     `win` is the chance to win after it, `margin` the points ahead of the best rival (None in cooperative
 *     games), `gain` the difference to the chance of the best answer, never more than 0. `equal`: what it falls
 *     short of the best is within the doubt, and means nothing.
 */
export interface Hint {
  action: string;
  said: Choice;
  win: number;
  gain: number;
  margin: number | null;
  equal: boolean;
  reason: Reason;
}
/**
 * Why an answer is good: the message `reason-<key>` of the game, with `args` as those of a question.
 */
export interface Reason {
  key: string;
  args: {
    [k: string]: string;
  };
}
/**
 * Somebody else asked the table what it would do for a seat after an entry; only that one is told.
 */
export interface HintAsked {
  type: 'hint_asked';
  seat: number;
  entry: number;
}
/**
 * What the table would do for a seat after an entry (that of its `Position`), the best of three first.
 *
 *     The chances are told within plus or minus `doubt`. `judged`: what comes of an answer is judged by learned
 *     `weights`, or by games that the rules of thumb play to their end (`rollouts`). If there is but one answer,
 *     it stands there with the reason `only`. `glance`: the machine had no time to think as long as usual; asked
 *     again, it thinks anew.
 */
export interface Hints {
  entry: number;
  seat: number;
  hints: Hint[];
  doubt: number;
  judged: 'rollouts' | 'weights';
  thinking_with: 'compiled' | 'plain';
  glance?: boolean;
}
/**
 * Whether people at a table may ask what it would do: for the host.
 */
export interface HintsAllowed {
  hints: boolean;
}
/**
 * What a bot will do in its next turn if nothing changes: the message `deed-<key>` of the game.
 *
 *     `args` are what it names, as those of a question; `place` is the id of where it happens, empty if nowhere.
 */
export interface Intention {
  seat: number;
  key: string;
  args: {
    [k: string]: string;
  };
  place?: string;
}
/**
 * What the bots of a cooperative game are about to do, after an entry: while people decide there.
 *
 *     Who is not named has nothing to say. Comes when it has been computed, or not at all; what was told for
 *     another entry no longer counts. When a bot begins its turn, its log says it (`table_deed`).
 */
export interface Intentions {
  type: 'intentions';
  entry: number;
  said: Intention[];
}
/**
 * What a link leads to, before it is followed. Nothing has happened yet.
 *
 *     `seat` is the seat it is for. `inside`: the reader is at this table already, and need not be asked. `view`
 *     is what anybody at the table may see: for the figures of the seats. `asks`: another person knows the
 *     secrets of the seat, so that all must agree first.
 */
export interface Invitation {
  kind: 'seat' | 'share' | 'watch';
  game: string;
  name: string;
  host: string;
  options: {
    [k: string]: string;
  };
  seats: Seat[];
  seat: number | null;
  inside: boolean;
  ended: boolean;
  view: {};
  asks?: boolean;
}
/**
 * Who sits where. `mine`: the reader's own seat; `lost`: the reader was the last to hold it before.
 *
 *     `away` is when the last page of its person left the table, in milliseconds since 1970; None: there is one.
 *     `wish`: what the bot here was asked for; it stays until the bot's turn is over.
 */
export interface Seat {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  bot: string;
  online: boolean;
  mine: boolean;
  lost?: Lost | null;
  away?: number | null;
  wish?: Wish | null;
}
/**
 * Since when the reader does not hold a seat any more, in milliseconds since 1970, and why.
 *
 *     `left`: by choice; `away`: after the time of absence that the table allows; `agreed`: the others agreed.
 */
export interface Lost {
  at: number;
  why: 'agreed' | 'away' | 'left';
}
/**
 * What the person at seat `by` has asked of a bot: the message `wish-<key>` of the game, with its `args`.
 *
 *     `answered`: the bot does it in this turn.
 */
export interface Wish {
  by: number;
  key: string;
  args: {
    [k: string]: string;
  };
  answered?: boolean;
}
/**
 * Where a link led: to a table, and for a shared position to an entry of it.
 *
 *     `asked`: the people at the table are asked whether the reader may sit down; until then he watches.
 */
export interface Joined {
  table: string;
  entry?: number | null;
  asked?: boolean;
}
/**
 * The links of a kind to a seat or an entry, or to watch (-1).
 */
export interface LinkOnly {
  kind: 'seat' | 'share' | 'watch';
  number?: number;
}
/**
 * What the host of a table gets: the table, the link of each open seat, the link to watch.
 */
export interface Links {
  table: string;
  seats: {
    [k: string]: string;
  };
  watch: string;
}
/**
 * An earlier page of the log: the last events before the one that was named. Empty: there are none.
 */
export interface LogPage {
  type: 'page';
  id: string;
  events: Event[];
}
/**
 * Show the position after an entry.
 */
export interface Look {
  type: 'look';
  id: string;
  entry: number;
}
/**
 * Who the reader is, and the reader's tables, those that wait longest first.
 */
export interface Me {
  name: string;
  code: string;
  link: string;
  tables: TableRow[];
}
/**
 * A table in the list of the lobby. `waiting` is true when it waits for the reader.
 *
 *     `decision` tells what is asked, without the choices. `since` is the time of the last move, in milliseconds
 *     since 1970: for a table that has `ended`, the end. `ending` is its result, `mine` are the reader's seats,
 *     `seats` how many there are in all. `hosting`: the reader opened it, and may rename and delete it. `aside`:
 *     the reader has put it away. `gone` is when a deleted table is lost for good; until then its host can bring
 *     it back.
 */
export interface TableRow {
  id: string;
  name: string;
  game: string;
  waiting: boolean;
  decision: Decision | null;
  people: string[];
  since: number;
  ended: boolean;
  ending?: Ending | null;
  mine?: number[];
  seats?: number;
  hosting?: boolean;
  aside?: boolean;
  gone?: number | null;
}
/**
 * What the reader wants to be called.
 */
export interface Name {
  name: string;
}
/**
 * Who shall sit here: me, a friend by link, or a bot. `name`: of who shares my screen at this seat.
 */
export interface NewSeat {
  kind: 'bot' | 'friend' | 'me';
  bot?: string;
  name?: string;
}
/**
 * Open a table. `patience`: for how many seconds people may be away until their seat may go to a bot.
 *
 *     `hints`: whether people may ask what the table would do; None: in cooperative games and alone.
 */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: {
    [k: string]: string;
  };
  name?: string;
  patience?: number;
  hints?: boolean | null;
}
/**
 * It is done.
 */
export interface Ok {
  ok?: boolean;
}
/**
 * A change of the chance to win, taken apart. Decisions are never above 0.
 *
 *     `luck`: what came, against the mean of what could have come. `decisions`: what the subject chose, against
 *     the best that was offered. `rest`: what neither explains; among rivals also what the others chose.
 */
export interface Part {
  luck: number;
  decisions: number;
  rest: number;
}
/**
 * The position after an earlier entry.
 */
export interface Past {
  type: 'past';
  id: string;
  position: Position;
}
/**
 * Where the game stands, for one reader. `views` has a view for each own seat, or one for `watch`.
 *
 *     `chooser` is only given for an earlier position: the reader's seat that chose there, so that the game may
 *     be taken back to it. None: what came next was no choice of the reader.
 */
export interface Position {
  entry: number;
  views: {
    [k: string]: {};
  };
  waiting: number[];
  decisions: Decision[];
  undo: Undo[];
  ending: Ending | null;
  questions?: Question[];
  chooser?: number | null;
}
/**
 * How far a seat may take back on its own (`free_to`), and where its turn began. None: not possible.
 *
 *     `chosen`: something was chosen at a seat of the reader: it can be taken back, if need be by consent.
 *     `last`: the entry before the last choice of this seat. Of several seats of a reader only the one that
 *     chose last is sure to have it.
 */
export interface Undo {
  seat: number;
  free_to: number | null;
  turn_start: number | null;
  chosen?: boolean;
  last?: number | null;
}
/**
 * What another seat is being asked, as far as the reader may know it: for "Kulak is acting".
 */
export interface Question {
  seat: number;
  kind: string;
  about: {
    [k: string]: string;
  };
}
/**
 * Is anybody there?
 */
export interface Ping {
  type: 'ping';
  id: string;
}
/**
 * Play on from the position after an entry of a finished game: `POST /api/tables/{table}/play_on`.
 *
 *     It opens a new table of the reader alone, who is told where by a `Joined`; the old one stays as it is. The
 *     reader has the seats that people had in a cooperative game, and among rivals their own one (who only
 *     watched: the first that a person had); bots have the others. Where only bots played, their seats count as
 *     people's.
 *     With the `same` luck chance goes on by the old seed, with `new` luck by a new one.
 *
 *     409 `not_over` of a game that still runs, `game_over` where it was over at that entry, `unknown_luck` if
 *     the old seed is not known; 404 `unknown_entry`; 410 `position_lost` if the rules of today do not lead
 *     there.
 */
export interface PlayOn {
  entry: number;
  luck?: 'new' | 'same';
}
/**
 * Yes.
 */
export interface Pong {
  type: 'pong';
  id: string;
}
/**
 * What would this answer lead to? Answered by `previewed`; a newer one of the page takes its place.
 */
export interface Preview {
  type: 'preview';
  id: string;
  seat: number;
  decision: number;
  text: string;
}
/**
 * What an answer would lead to after `entry`: events, and what the seat would see then.
 *
 *     It ends (`until`) where somebody has a choice, chance is asked, something `hidden` decides, or the game is
 *     over. `view` is None where already the answer itself leads to something hidden.
 */
export interface Previewed {
  type: 'previewed';
  id: string;
  entry: number;
  events: Foreseen[];
  view: {} | null;
  until: 'chance' | 'hidden' | 'over' | 'question';
}
/**
 * Every error over HTTP.
 */
export interface Problem {
  code: string;
  message: string;
}
/**
 * A question about the position that the game answers, by its name. Answered by `answered`.
 *
 *     `seat`: from what an own seat may know; None: from what everybody may. `entry`: about the position after
 *     that entry; None: the present one. A few of a page wait at the same time; then the oldest is dropped.
 */
export interface Query {
  type: 'query';
  id: string;
  name: string;
  args?: string[];
  seat?: number | null;
  entry?: number | null;
}
/**
 * How the sender wants to be asked about reactions, at all own seats of this table.
 */
export interface React {
  type: 'react';
  wish: 'always' | 'matters' | 'never';
}
/**
 * Be the person with this recovery code here too. The token of a return link is the same code.
 */
export interface Recovery {
  code: string;
}
/**
 * An action is not legal now: the rule that forbids it, and the action in parts for the explanation.
 */
export interface Refused {
  type: 'refused';
  id: string;
  rule: string;
  choice: Choice | null;
}
/**
 * Whether it is done; false: the other people at the table are asked first.
 */
export interface Replaced {
  done: boolean;
}
/**
 * Let a bot sit at a seat; without a bot, open the seat for a friend.
 */
export interface Replacement {
  seat: number;
  bot?: string;
}
/**
 * The review of one finished game.
 *
 *     `seats`: what sat where, as in the record. `cause`, `winners`, `scores`: how it ended. `judged`: by
 *     learned `weights`, or by games that the rules of thumb play to the end (`rollouts`), and then `why`.
 *     `doubt`: the chances are told within plus or minus so much. `entries`: how many the record has; what was
 *     taken back is not judged. `budget`: by what it was computed, see `tablee review --help`.
 */
export interface Review {
  game: string;
  rules_version: number;
  content_hash: string;
  options: {
    [k: string]: string;
  };
  seats: string[];
  cooperative: boolean;
  cause: string;
  winners: number[];
  scores: number[];
  entries: number;
  judged: 'rollouts' | 'weights';
  why: string;
  doubt: number;
  budget: number;
  subjects: Subject[];
  turns: Turn[];
  steps: Step[];
  turning_points: TurningPoint[];
  format?: number;
}
/**
 * Whose chance is told: `seat`, or None for the team. Margins are points, and None in cooperative games.
 *
 *     `start` + the three parts of `sums` = `end`.
 */
export interface Subject {
  seat: number | null;
  start: number;
  end: number;
  sums: Part;
  start_margin?: number | null;
  end_margin?: number | null;
}
/**
 * A turn, or a round where all play at the same time: then `seat` is None. Numbers count from 1.
 *
 *     It is made of the entries `first` to `last`. What comes before the first turn (setting up) belongs to it.
 */
export interface Turn {
  number: number;
  seat: number | null;
  first: number;
  last: number;
  values: number[];
  parts: Part[];
  margins?: number[] | null;
}
/**
 * One event of chance or one decision, with the entries `entry` to `last` that belong to it.
 *
 *     `seat`: who chose, or who rolled or drew; None for nobody in particular. `texts`: what came, in its order,
 *     or the one thing that was chosen. `part`: luck or decision, by subject: a decision is that of one subject,
 *     0 for the others. `before` and `after` are by subject too.
 *     `outcomes` (of luck): the most likely first. `sampled`: they are a sample, and shares are estimates.
 *     `options` (of a decision): the best first; `equal`: what was chosen and the best are about equal, so that
 *     the part is 0. `open_later`: something as good, or nearly, was offered again later, so that not all of the
 *     difference counts here. `why`: what speaks for the best beside what was chosen, where a single thing does.
 *     `more`: how many further ones are not listed.
 */
export interface Step {
  entry: number;
  last: number;
  turn: number;
  kind: 'decision' | 'luck';
  seat: number | null;
  texts: string[];
  before: number[];
  after: number[];
  part: number[];
  outcomes?: Came[];
  options?: Weighed[];
  more?: number;
  sampled?: boolean;
  equal?: boolean;
  open_later?: boolean;
  why?: Because | null;
}
/**
 * Something that could have been chosen, and the chance of who chose with it.
 */
export interface Weighed {
  text: string;
  value: number;
  chosen?: boolean;
}
/**
 * A turn in which luck or decisions changed much for a subject (its number in `subjects`).
 *
 *     `change` is that part of the turn. `entry`: the position after it is the one to show and to play on from:
 *     the last before the step that did most of it, and `step` is that step's number in `steps`.
 */
export interface TurningPoint {
  subject: number;
  turn: number;
  kind: 'decision' | 'luck';
  change: number;
  entry: number;
  step: number;
}
/**
 * How far the review of a finished game is: `GET /api/tables/{table}/review`.
 *
 *     While it is computed the status is 202, `review` is None, and `done` of `all` steps are judged (0 of 0
 *     while it waits for its turn); whoever wants it asks again every second or two. Once nobody asks for a
 *     while, it is given up. With the review the status is 200, and it is kept with the table. A game that still
 *     runs has none: 409 `not_over`; one that cannot be replayed by the rules of today: 422 `no_review`.
 *     `names`: of pieces that were secret at first, and that the review speaks of; by language, domain and id.
 */
export interface Reviewing {
  done: number;
  all: number;
  review?: Review | null;
  names?: {
    [k: string]: {
      [k: string]: {
        [k: string]: string;
      };
    };
  };
}
/**
 * A seat of a table.
 */
export interface SeatOnly {
  seat: number;
}
/**
 * Somebody came, went, or was replaced.
 */
export interface Seats {
  type: 'seats';
  table: Table;
  seats: Seat[];
}
/**
 * What does not change with every move. `secrets`: seats know things that other seats do not.
 *
 *     `host` is the name of who opened the table, as far as it is known; `hosting` says that it is the reader.
 *     `watch_only`: the game was played by rules that are not at hand, or whoever runs the server has closed it;
 *     it is not over, but cannot go on here.
 *     `differs`: a game that is over was played by other rules, and from this entry on the board need not show
 *     what happened; the log does. `commitments`: the hashes of all seeds used, in order.
 *     `patience` is for how many seconds somebody may be away before the seat may be given away unasked.
 *     `review`: the game is over, and its review can be asked for. `hints`: those who are asked may ask what the
 *     table would do; the host decides. `assisted`: something was taken back across a roll or a reveal, or the
 *     table was asked for a hint. `origin`: the game is played on from the position after `origin_entry` of that
 *     table.
 */
export interface Table {
  id: string;
  name: string;
  game: string;
  options: {
    [k: string]: string;
  };
  content: string;
  commitment: string;
  seeds: string[];
  assisted: boolean;
  rematch: string | null;
  secrets?: boolean;
  host?: string;
  hosting?: boolean;
  watch_only?: boolean;
  differs?: number | null;
  commitments?: string[];
  patience?: number;
  review?: boolean;
  hints?: boolean;
  origin?: string | null;
  origin_entry?: number | null;
}
/**
 * The link to a shared position.
 */
export interface Shared {
  link: string;
}
/**
 * What a table shall be called; empty: as its game is.
 */
export interface TableName {
  name: string;
}
/**
 * Take back to the position after entry `to`; None: the last own action.
 */
export interface TakeBack {
  type: 'take_back';
  id: string;
  seat: number;
  to?: number | null;
}
/**
 * The answer to `hello`: the table, who sits there, the log since `since`, and the position.
 *
 *     `fresh` says that `events` is the last page of the log and replaces what the page had; `earlier` asks for
 *     those before. It also comes unasked when the reader may see more or less than before. `count` is how many
 *     events the log has. `log` names the log: readers of the same seats share it. `pace` is the least time
 *     between two moves of bots, in milliseconds.
 */
export interface Welcome {
  type: 'welcome';
  table: Table;
  seats: Seat[];
  events: Event[];
  fresh: boolean;
  position: Position;
  requests: Request[];
  pace: number;
  log?: string;
  count?: number;
}
/**
 * Something happened. `undone` is the number of the first event that no longer counts, or None.
 */
export interface Update {
  type: 'update';
  events: Event[];
  undone: number | null;
  position: Position;
}
/**
 * Why can this not be done? Answered by `refused`.
 */
export interface Why {
  type: 'why';
  id: string;
  seat: number;
  text: string;
}
/**
 * The token of a link to a seat, to watch, or to a shared position.
 */
export interface Token {
  token: string;
}
/**
 * Ask something of a bot that it may be asked for; an empty `key` takes back what was asked.
 *
 *     In its next turn it does so if it can and it costs the team not too much, and says if it does not.
 */
export interface WishAsked {
  seat: number;
  by: number;
  key: string;
  args?: {
    [k: string]: string;
  };
}
/**
 * What may the person at seat `by` ask of the bot at a seat?
 */
export interface WishFor {
  seat: number;
  by: number;
}
/**
 * Something a bot may be asked for: the message `wish-<key>` of the game, with its `args`.
 */
export interface WishOffer {
  key: string;
  args: {
    [k: string]: string;
  };
}
/**
 * What may be asked of a bot after an entry: at most four things.
 */
export interface Wishes {
  entry: number;
  seat: number;
  by: number;
  wishes: WishOffer[];
}
