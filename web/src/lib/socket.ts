import type {
  Answered,
  Done,
  Failed,
  LogPage,
  Past,
  Pong,
  Preview,
  Previewed,
  Query,
  Refused,
  ToPage,
  ToTable,
} from '$src/protocol';

/** `silent`: the connection seems to be there, but the table has not answered for a while. */
export type Connection = 'connecting' | 'open' | 'silent' | 'lost';
export type Answer = Done | Refused | Past | LogPage | Previewed | Answered | Failed | Pong;
type Ask = Extract<ToTable, { id: string }>;
/** What is worth an answer only now. */
type Fleeting = Preview | Query;
/** Distributes over the kinds of messages: each without the id, which is given here. */
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

export interface SocketOptions {
  address: string;
  table: string;
  /** The last event number the page knows; sent with each greeting. */
  since: () => number;
  /** The log those numbers count in. */
  log: () => string;
  onmessage: (message: ToPage) => void;
  onstate: (state: Connection) => void;
  open?: (address: string) => WebSocket;
  random?: () => number;
}

const FIRST_DELAY = 500;
const LONGEST_DELAY = 15_000;
const PING_EVERY = 20_000;
/** After this time without an answer the reader is told. */
const ANSWER_WITHIN = 3_000;
/** After this time the connection is given up and made anew. */
const GIVE_UP_AFTER = 8_000;

let counter = 0;

/** An id that no other message of this browser has. */
export function freshId(): string {
  counter += 1;
  return `${Date.now().toString(36)}-${Math.floor(Math.random() * 2 ** 32).toString(36)}-${counter}`;
}

/**
 * The connection to one table. It greets with the last event number, comes back after a loss with growing and
 * scattered delays, and sends unanswered messages again under the same id, which the table carries out only once.
 */
export class TableSocket {
  #options: SocketOptions;
  #socket: WebSocket | undefined;
  #greeted = false;
  #closed = false;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #alive: ReturnType<typeof setInterval> | undefined;
  #silent: ReturnType<typeof setTimeout> | undefined;
  #givingUp: ReturnType<typeof setTimeout> | undefined;
  #pending = new Map<string, { message: Ask; resolve: (answer: Answer) => void }>();
  #fleeting = new Map<string, (answer: Answer | null) => void>();

  constructor(options: SocketOptions) {
    this.#options = options;
    this.#connect();
    window.addEventListener('online', this.#online);
    window.addEventListener('offline', this.#offline);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  /** Send a message under a fresh id and wait for its answer, across lost connections. */
  ask(message: WithoutId<Ask>): Promise<Answer> {
    const whole = { ...message, id: freshId() } as Ask;
    return new Promise((resolve) => {
      this.#pending.set(whole.id, { message: whole, resolve });
      if (!this.#greeted) return;
      this.#send(whole);
      this.#expect();
    });
  }

  /** Ask what is of no use later: null if there is no connection, or it is lost before the answer comes. */
  inquire(message: WithoutId<Fleeting>): Promise<Answer | null> {
    const id = freshId();
    return new Promise((resolve) => {
      if (!this.#greeted) return resolve(null);
      this.#fleeting.set(id, resolve);
      this.#send({ ...message, id } as Fleeting);
    });
  }

  /** Send a message that needs no answer; it is dropped while there is no connection. */
  tell(message: ToTable): void {
    if (this.#greeted) this.#send(message);
  }

  /** Greet again, to get the whole position anew. */
  resync(): void {
    if (this.#greeted) this.#greet();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#alive);
    this.#hopeful();
    window.removeEventListener('online', this.#online);
    window.removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  #connect(): void {
    this.#options.onstate(this.#attempts === 0 ? 'connecting' : 'lost');
    const open = this.#options.open ?? ((address: string) => new WebSocket(address));
    const socket = open(this.#options.address);
    this.#socket = socket;
    socket.onopen = () => this.#greet();
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ToPage);
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    this.#expect();
  }

  /** Something must come from the table now: tell if it takes long, make a new connection if it takes too long. */
  #expect(): void {
    this.#silent ??= setTimeout(() => this.#greeted && this.#options.onstate('silent'), ANSWER_WITHIN);
    this.#givingUp ??= setTimeout(() => this.#drop(), GIVE_UP_AFTER);
  }

  /** The table has spoken, or nothing is awaited any more. */
  #hopeful(): void {
    clearTimeout(this.#silent);
    clearTimeout(this.#givingUp);
    this.#silent = this.#givingUp = undefined;
  }

  /** Let go of a connection that is of no use. Its own end may take the browser long to notice. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#lost();
  }

  #greet(): void {
    this.#send({
      type: 'hello',
      table: this.#options.table,
      since: this.#options.since(),
      log: this.#options.log(),
    });
  }

  #receive(message: ToPage): void {
    if (message.type === 'welcome') {
      this.#attempts = 0;
      this.#hopeful();
      const again = !this.#greeted;
      this.#greeted = true;
      this.#options.onstate('open');
      this.#options.onmessage(message);
      if (again) for (const { message: unanswered } of this.#pending.values()) this.#send(unanswered);
      if (this.#pending.size > 0) this.#expect();
      clearInterval(this.#alive);
      this.#alive = setInterval(() => void this.ask({ type: 'ping' }), PING_EVERY);
      return;
    }
    if ('id' in message) {
      this.#fleeting.get(message.id)?.(message);
      this.#fleeting.delete(message.id);
      const waiting = this.#pending.get(message.id);
      this.#pending.delete(message.id);
      waiting?.resolve(message);
      if (waiting) this.#answered();
    }
    // The table has answered the greeting: it is not there for this reader, and asking again would not change that.
    if (message.type === 'failed' && !this.#greeted && shutOut(message)) this.#hopeful();
    this.#options.onmessage(message);
  }

  #answered(): void {
    this.#hopeful();
    this.#options.onstate('open');
    if (this.#pending.size > 0) this.#expect();
  }

  #lost(): void {
    this.#greeted = false;
    for (const resolve of this.#fleeting.values()) resolve(null);
    this.#fleeting.clear();
    this.#hopeful();
    clearInterval(this.#alive);
    if (this.#closed) return;
    this.#options.onstate('lost');
    const longest = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#attempts);
    const delay = longest * (0.5 + 0.5 * (this.#options.random ?? Math.random)());
    this.#attempts += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), delay);
  }

  /** The reader is back: do not wait any longer. */
  #hurry = (): void => {
    if (this.#closed || document.visibilityState === 'hidden') return;
    const state = this.#socket?.readyState;
    if (state === WebSocket.OPEN || state === WebSocket.CONNECTING) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  /** The network is back, whether the reader looks or not. What was begun without it comes to nothing. */
  #online = (): void => {
    if (this.#greeted) return;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#hopeful();
    clearTimeout(this.#retry);
    this.#connect();
  };

  /** The network is gone: browsers keep a connection for minutes that leads nowhere. */
  #offline = (): void => {
    if (!this.#closed) this.#drop();
  };

  #send(message: ToTable): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

/** Whether an answer to the greeting means that the table is not, or no longer, there for this reader. */
export function shutOut(problem: { code: string }): boolean {
  return problem.code === 'unknown_table' || problem.code === 'device_revoked';
}
