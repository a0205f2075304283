import type { Event } from '$src/protocol';
import type { Answer } from './socket.ts';

export type LoggedEvent = Event & { undone: boolean };

/** Between two pages, in milliseconds: who reads a whole long game stays well below what the table allows. */
const PAUSE = 30;

const logged = (event: Event): LoggedEvent => ({ ...event, undone: event.undone ?? false });

/**
 * The reader's log as far as it is known: the newest events without a gap, and as many pages before them as were asked
 * for. The table numbers the events from 1, so the first one known tells how many are missing.
 */
export class TableLog {
  events = $state.raw<LoggedEvent[]>([]);
  /** A page is on its way. */
  loading = $state(false);
  /** How many events before the known ones the table has. */
  readonly missing = $derived(Math.max(0, (this.events[0]?.n ?? 1) - 1));

  #ask: (before: number) => Promise<Answer>;
  #fetching: Promise<boolean> | null = null;

  constructor(ask: (before: number) => Promise<Answer>) {
    this.#ask = ask;
  }

  /** The number of the newest event known, -1 if there is none. */
  get last(): number {
    return this.events.at(-1)?.n ?? -1;
  }

  /** What a welcome tells: what was missed, or a last page that replaces everything. The events that are new. */
  greet(told: readonly Event[], fresh: boolean): Event[] {
    const known = fresh ? [] : this.events;
    const last = known.at(-1)?.n ?? -1;
    const added = told.filter((event) => event.n > last);
    this.events = [...known, ...added.map(logged)];
    return added;
  }

  /** What an update tells; from number `undone` on nothing known counts any more. */
  add(told: readonly Event[], undone: number | null): void {
    const known =
      undone === null
        ? this.events
        : this.events.map((event) => (event.n >= undone ? { ...event, undone: true } : event));
    this.events = [...known, ...told.map(logged)];
  }

  /** Get the page before the first known event. False: there is none, or the table did not give it. */
  earlier(): Promise<boolean> {
    this.#fetching ??= this.#fetch().finally(() => (this.#fetching = null));
    return this.#fetching;
  }

  async #fetch(): Promise<boolean> {
    const before = this.events[0]?.n ?? 1;
    if (before <= 1) return false;
    this.loading = true;
    const answer = await this.#ask(before);
    this.loading = false;
    // The log may have begun anew meanwhile: only what joins on is taken, and whoever needs more asks again.
    const page = answer.type === 'page' ? answer.events : [];
    if (page.length > 0 && page.at(-1)?.n === (this.events[0]?.n ?? 0) - 1) {
      this.events = [...page.map(logged), ...this.events];
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return this.events[0]?.n !== before;
  }

  /** Get pages until it is enough, or the beginning of the game is known. */
  async reach(enough: () => boolean): Promise<void> {
    while (this.missing > 0 && !enough() && (await this.earlier()));
  }

  /** Get everything. */
  whole(): Promise<void> {
    return this.reach(() => false);
  }

  /** Get everything since an entry. */
  since(entry: number): Promise<void> {
    return this.reach(() => (this.events[0]?.entry ?? 0) <= entry);
  }
}
