import type {
  Choice,
  Decision,
  Declined,
  Event,
  HintAsked,
  Intention,
  Position,
  Request,
  Seat,
  Table,
  ToPage,
  Update,
  Welcome,
} from '$src/protocol';
import { heard } from '$src/intentions/intents.svelte';
import type { Problem } from './problems.ts';
import { addressOf } from './root.ts';
import { PACES, settings, type Reactions } from './settings.svelte.ts';
import { Foresight } from './preview.svelte.ts';
import { TableSocket, shutOut, type Answer, type Connection, type SocketOptions } from './socket.ts';
import { TableLog, type LoggedEvent } from './tablelog.svelte.ts';

export type Target = readonly [domain: string, id: string];

/** A refused action, as shown in the "why not?" dialog. */
export interface Refusal {
  text: string;
  rule: string;
  choice: Choice | null;
}

/** What a return to an earlier moment takes: nothing, the consent of others, or the mark of an assisted game. */
export type ReturnCost = 'free' | 'asks' | 'assisted';

const same = (a: Target, b: Target) => a[0] === b[0] && a[1] === b[1];

/** What must be answered comes before what one may do out of turn. */
function mostUrgent(decisions: readonly Decision[]): Decision | null {
  return decisions.find(({ kind }) => kind !== 'offer') ?? decisions[0] ?? null;
}

/** Everything the page knows about one table: what the server said, and where the reader is looking. */
export class TableStore {
  readonly id: string;

  connection = $state<Connection>('connecting');
  table = $state.raw<Table | null>(null);
  seats = $state.raw<Seat[]>([]);
  readonly log = new TableLog((before) => this.#socket.ask({ type: 'earlier', before }));
  requests = $state.raw<Request[]>([]);
  /** How the reader's own last request came to nothing. */
  declined = $state.raw<Declined | null>(null);
  #advised = $state.raw<HintAsked | null>(null);
  /** What the bots of a cooperative game said last that they will do. */
  intentions = $state.raw<readonly Intention[]>([]);
  /** The newest position; decisions are always taken here. */
  live = $state.raw<Position | null>(null);
  /** The position on the board: it follows `live` at the reader's pace. */
  shown = $state.raw<Position | null>(null);
  /** The events that led to `shown`, for animation and for marking what changed. */
  fresh = $state.raw<Event[]>([]);
  past = $state.raw<Position | null>(null);
  playing = $state(false);
  /** Pieces the reader has picked in order to narrow the choices down. */
  chosen = $state.raw<Target[]>([]);
  /** A choice that waits for its confirmation. */
  candidate = $state.raw<Choice | null>(null);
  /** The choice on its way to the table. */
  sending = $state<string | null>(null);
  marked = $state.raw<Target | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  notice = $state.raw<Problem | null>(null);
  /** The table cannot be opened at all. */
  missing = $state.raw<Problem | null>(null);

  /** How long a bundle of events stays on the board, in beats of the reader's pace: what a board tells takes longer. */
  beats: (events: readonly Event[]) => number = () => 1;

  /** The seat that an event is about, also where it names its figure alone; -1: nobody's. */
  seatOf: (event: Event) => number = ({ args }) => Number(args.seat ?? -1);

  /** Whether the answer to such a question is only marked by the first press, whatever the reader has set. */
  careful: (kind: string) => boolean = () => false;

  readonly mine = $derived(this.seats.filter((seat) => seat.mine).map((seat) => seat.seat));
  readonly behind = $derived(this.shown !== this.live);
  /** Asked only about what is on the board: nobody should answer for a position that was not shown yet. */
  readonly decisions = $derived(this.behind ? [] : (this.live?.decisions ?? []));
  readonly decision = $derived(mostUrgent(this.decisions));
  readonly seat = $derived.by(() => this.decision?.seat ?? this.#recent());
  readonly position = $derived(this.past ?? this.shown);
  readonly view = $derived.by(() => {
    const views = this.position?.views ?? {};
    return views[String(this.seat)] ?? views.watch ?? Object.values(views)[0] ?? null;
  });
  /** The seat for which somebody else asked what the table would do, as long as nothing has happened since. */
  readonly advised = $derived.by(() =>
    this.#advised?.entry === this.live?.entry ? (this.#advised?.seat ?? null) : null,
  );
  /** What is known of all that has happened up to the position on the board and still counts, oldest first. */
  readonly told = $derived.by(() => {
    const last = this.position?.entry ?? 0;
    return this.events.filter((event) => !event.undone && event.entry <= last);
  });
  /** The log as far as the board has come: it tells nothing that is still to be shown. */
  readonly logged = $derived.by(() => {
    if (!this.behind) return this.events;
    const last = this.shown?.entry ?? 0;
    return this.events.filter(({ entry }) => entry <= last);
  });
  readonly ending = $derived(this.live?.ending ?? null);
  readonly undo = $derived(this.live?.undo.find((undo) => undo.seat === this.seat) ?? null);
  /** The entries one can look back at, as far as the log is known, oldest first. */
  readonly moments = $derived.by(() => {
    const entries = this.events.filter((event) => !event.undone).map((event) => event.entry);
    return entries.sort((a, b) => a - b).filter((entry, i) => i === 0 || entry !== entries[i - 1]);
  });

  /** What choices would do, and what the game answers about the position. */
  readonly ahead: Foresight = new Foresight(this);

  #socket: TableSocket;
  #queue: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #nextShow = 0;
  #pasts: Record<number, Position> = {};
  #wanted = -1;
  #logName = '';
  #recalling = false;
  #lastSeat = -1;

  constructor(id: string, options: Pick<SocketOptions, 'open' | 'address'>) {
    this.id = id;
    this.#socket = new TableSocket({
      ...options,
      table: id,
      since: () => this.log.last,
      log: () => this.#logName,
      onmessage: (message) => this.#receive(message),
      onstate: (state) => (this.connection = state),
    });
  }

  inquire: TableSocket['inquire'] = (message) => this.#socket.inquire(message);

  /** What is known of the log, oldest first. */
  get events(): LoggedEvent[] {
    return this.log.events;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.ahead.close();
    this.#socket.close();
  }

  // From the table -------------------------------------------------------------------------------------

  #receive(message: ToPage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'update':
        return this.#update(message);
      case 'seats':
        this.table = message.table;
        this.seats = message.seats;
        return;
      case 'asked':
        this.requests = message.requests;
        if (message.declined?.own) this.declined = message.declined;
        return;
      case 'hint_asked':
        this.#advised = message;
        return;
      case 'intentions':
        this.intentions = message.said;
        return;
      case 'failed':
        // Who was signed out, or whose table was deleted, keeps nothing of it on the screen.
        if (message.id === '' && (this.table === null || shutOut(message))) this.missing = message;
        else if (message.id === '') this.notice = message;
        return;
    }
  }

  #welcome(message: Welcome): void {
    this.missing = null;
    this.table = message.table;
    this.seats = message.seats;
    this.requests = message.requests;
    const events = this.log.greet(message.events, message.fresh);
    if (message.fresh) this.intentions = [];
    this.#logName = message.log ?? '';
    if (message.fresh && this.past) void this.log.whole(); // the way through the game goes on
    this.#flush();
    this.#pasts = {};
    this.fresh = message.fresh ? [] : events;
    this.#arrive(message.position);
    this.shown = message.position;
  }

  #update(message: Update): void {
    this.log.add(message.events, message.undone);
    this.intentions = heard(message.undone === null ? this.intentions : [], message.events, (event) =>
      this.seatOf(event),
    );
    if (message.undone !== null) this.#pasts = {};
    this.#arrive(message.position);
    if (this.sending !== null && this.#queue.length === 0) this.#nextShow = 0; // the answer to one's own act
    this.#queue.push(message);
    this.#showNext();
  }

  #arrive(position: Position): void {
    const before = mostUrgent(this.live?.decisions ?? []);
    const next = mostUrgent(position.decisions);
    this.live = position;
    if (next?.id !== before?.id || next?.seat !== before?.seat) {
      this.chosen = [];
      this.candidate = null;
      this.marked = null;
    }
    if (next) this.#lastSeat = next.seat;
  }

  #recent(): number {
    return this.mine.includes(this.#lastSeat) ? this.#lastSeat : (this.mine[0] ?? -1);
  }

  // The reader's pace ----------------------------------------------------------------------------------

  /** Show the next waiting position, now or when the one on the board has been there long enough. */
  #showNext(): void {
    clearTimeout(this.#timer);
    const next = this.#queue[0];
    if (!next) return;
    const beside = this.#leavesMine(next.position);
    const wait = this.#nextShow - Date.now();
    if (wait > 0 && !beside) {
      this.#timer = setTimeout(() => this.#showNext(), wait);
      return;
    }
    this.#queue.shift();
    this.fresh = next.events;
    this.shown = next.position;
    if (!beside) this.#nextShow = Date.now() + PACES[settings.pace] * this.beats(next.events);
    this.#showNext();
  }

  /** Others act while the reader's question stays the same: shown at once, for nothing may take it away meanwhile. */
  #leavesMine(next: Position): boolean {
    return (this.shown?.decisions ?? []).some(
      (open) =>
        open.kind !== 'offer' && next.decisions.some(({ seat, id }) => seat === open.seat && id === open.id),
    );
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#nextShow = 0;
  }

  /** Do not wait: show the newest position. */
  skip(): void {
    if (!this.behind) return;
    this.fresh = this.#queue.flatMap((update) => update.events);
    this.#flush();
    this.shown = this.live;
  }

  // What happened long ago ------------------------------------------------------------------------------

  /** Get as much of the log as tells the last event of each of these kinds that counts. */
  recall(kinds: readonly string[]): void {
    const forgotten = () => kinds.some((kind) => !this.told.some((event) => event.kind === kind));
    if (this.log.missing === 0 || !forgotten() || this.#recalling) return;
    this.#recalling = true;
    void this.log.reach(() => !forgotten()).finally(() => (this.#recalling = false));
  }

  // Choosing -------------------------------------------------------------------------------------------

  /** The reader wants this choice: sent at once, or marked first if choices are to be confirmed. */
  choose(choice: Choice): void {
    if (this.past || this.sending !== null) return;
    const kind = this.questionOf(choice)?.kind ?? '';
    if ((settings.confirm || this.careful(kind)) && !this.#confirms(choice)) this.candidate = choice;
    else void this.act(choice);
  }

  /** Whether this is the marked choice once more: not the same words of another seat of the reader. */
  #confirms(choice: Choice): boolean {
    const { candidate } = this;
    if (!candidate || candidate === choice) return candidate === choice;
    const open = this.decisions.some(({ choices }) => choices.includes(candidate));
    return !open && candidate.text === choice.text;
  }

  /** Two seats of the reader may have answers of the same words: the one that was pressed counts. */
  questionOf(choice: Choice): Decision | undefined {
    return (
      this.decisions.find((open) => open.choices.includes(choice)) ??
      this.decisions.find((open) => open.choices.some((other) => other.text === choice.text))
    );
  }

  async act(choice: Choice): Promise<void> {
    const decision = this.questionOf(choice);
    if (!decision) return;
    this.refusal = null;
    this.notice = null;
    this.sending = choice.text;
    const { seat, id } = decision;
    const answer = await this.#socket.ask({ type: 'act', seat, decision: id, text: choice.text });
    this.sending = null;
    this.candidate = null;
    if (answer.type === 'refused') this.refusal = { text: choice.text, rule: answer.rule, choice };
    if (answer.type === 'failed') this.notice = answer;
  }

  /** Pick or drop a piece; one piece of each kind can be picked. */
  pick(target: Target): void {
    const others = this.chosen.filter((other) => other[0] !== target[0]);
    this.chosen = this.isChosen(target) ? others : [...others, target];
    this.candidate = null;
  }

  isChosen(target: Target): boolean {
    return this.chosen.some((other) => same(other, target));
  }

  async why(text: string): Promise<void> {
    const answer = await this.#socket.ask({ type: 'why', seat: this.seat, text });
    if (answer.type === 'refused') this.refusal = { text, rule: answer.rule, choice: answer.choice };
    if (answer.type === 'failed') this.notice = answer;
  }

  /** Whether the table lets the reader give a seat to a bot: nobody is put off a seat while present. */
  mayReplace(seat: Seat): boolean {
    if (this.ending || !(this.table?.hosting || this.mine.length > 0)) return false;
    return seat.kind !== 'person' || seat.mine || !seat.online;
  }

  /** Whether the reader may open a seat for a friend. */
  mayOpen(seat: Seat): boolean {
    if (seat.kind === 'open' || !this.mayReplace(seat)) return false;
    return seat.kind === 'person' || (this.table?.hosting ?? false);
  }

  /** Whether the reader may take over the seat of a bot: the host, and among partners all who sit here. */
  mayTake(seat: Seat, partners: boolean): boolean {
    if (seat.kind !== 'bot' || this.ending || this.table?.watch_only) return false;
    return (this.table?.hosting ?? false) || (partners && this.mine.length > 0);
  }

  /** Since when the person at a seat may be replaced without asking, in milliseconds since 1970; null: is here. */
  ripeAt(seat: Seat): number | null {
    const away = seat.away ?? null;
    return away === null ? null : away + (this.table?.patience ?? 0) * 1000;
  }

  // Taking back ----------------------------------------------------------------------------------------

  costOf(entry: number): ReturnCost {
    const limit = this.undo?.free_to ?? null;
    if (limit !== null && entry >= limit) return 'free';
    return this.seats.some((seat) => seat.kind === 'person' && !seat.mine) ? 'asks' : 'assisted';
  }

  /** What is known to count no longer after a return to an entry, oldest first. A return itself is not undone. */
  undoneBy(entry: number): Event[] {
    const counts = (event: LoggedEvent) => !event.undone && !event.kind.startsWith('table_');
    return this.events.filter((event) => counts(event) && event.entry > entry);
  }

  async takeBack(to: number | null = null): Promise<void> {
    this.past = null;
    this.declined = null;
    const answer = await this.#socket.ask({ type: 'take_back', seat: this.seat, to });
    if (answer.type === 'failed') this.notice = answer;
  }

  /** Answer a request that asks the reader, or withdraw an own one. */
  consent(request: Request, yes: boolean): void {
    const seat = request.asked ?? (request.own && !yes ? request.seat : null);
    if (seat !== null) this.#socket.tell({ type: 'consent', request: request.id, seat, yes });
  }

  /** Say when the reader wants to be asked about reactions; the table remembers it for those who are away. */
  react(wish: Reactions): void {
    this.#socket.tell({ type: 'react', wish });
  }

  // Looking back ---------------------------------------------------------------------------------------

  /** Show the position after an entry; the newest means back to now. */
  async look(entry: number): Promise<void> {
    this.#wanted = entry;
    if (entry >= (this.live?.entry ?? 0)) return this.now();
    void this.log.whole(); // the way through the game leads through all of it
    const known = this.#pasts[entry];
    if (known) {
      this.past = known;
      return;
    }
    const answer = await this.#socket.ask({ type: 'look', entry });
    if (answer.type === 'failed') this.notice = answer;
    const found = this.#keep(entry, answer);
    if (found && this.#wanted === entry) this.past = found;
  }

  /** The position after an entry for a picture beside the board; null where it cannot be had. */
  async glimpse(entry: number): Promise<Position | null> {
    if (entry >= (this.live?.entry ?? 0)) return this.live;
    const known = this.#pasts[entry];
    if (known) return known;
    return this.#keep(entry, await this.#socket.ask({ type: 'look', entry }));
  }

  #keep(entry: number, answer: Answer): Position | null {
    if (answer.type !== 'past') return null;
    this.#pasts[entry] = answer.position;
    return answer.position;
  }

  /** One moment back or on. */
  async step(by: number): Promise<void> {
    const here = this.past?.entry ?? this.live?.entry ?? 0;
    const before = () => this.moments.filter((entry) => entry < here);
    if (before().length < -by) await this.log.reach(() => before().length >= -by);
    const earlier = before();
    const later = this.moments.filter((entry) => entry > here);
    const target = by < 0 ? (earlier.at(by) ?? earlier[0]) : (later[by - 1] ?? later.at(-1));
    if (target !== undefined) await this.look(target);
  }

  /** The first moment of the game. */
  async first(): Promise<void> {
    await this.log.whole();
    await this.look(this.moments[0] ?? 0);
  }

  now(): void {
    this.#wanted = -1;
    this.playing = false;
    this.past = null;
  }
}

/** The address of the table's websocket. */
export function socketAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${addressOf('/ws')}`;
}
