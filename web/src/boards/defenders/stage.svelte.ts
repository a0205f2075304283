/** What the board keeps of the events in order to tell them: they come in bundles, and a story may need several. */
import type { Event } from '$src/protocol';
import type { View } from '$src/views/defenders';
import { lastEvents, lastStart, tales, type Need, type Tale } from './tale';

/** The fights and attempts as they come in. */
export class Stage {
  /** The events of the last story. */
  events = $state.raw<readonly Event[]>([]);
  /** The position in which it began: bonuses are counted there. */
  before = $state.raw<View | null>(null);
  /** The number of the first event of the last bundle; none has come yet: infinite. */
  bundle = $state(Infinity);
  #last = 0;
  #view: View | null = null;

  /** Log and position as they were when the reader came. */
  constructor(told: readonly Event[], view: View | null = null) {
    this.events = lastEvents(told);
    this.#last = told.at(-1)?.n ?? 0;
    this.#view = view;
  }

  /** A bundle of events, the log with it, and the position after it. True: something was new. */
  take(events: readonly Event[], told: readonly Event[], view: View, need: Need): boolean {
    const fresh = events.filter((event) => event.n > this.#last);
    const earlier = this.#view ?? view;
    this.#view = view;
    if (fresh.length === 0) return false;
    this.#last = Math.max(...fresh.map((event) => event.n));
    this.bundle = fresh[0]?.n ?? 0;
    if (fresh.some((event) => event.kind === 'table_undo')) {
      this.events = lastEvents(told);
      return true;
    }
    const all = [...this.events, ...fresh];
    const known = tales(all, need);
    const start = lastStart(all, known);
    if ((known.at(-1)?.n ?? 0) > this.bundle - 1 || !this.before) this.before = earlier;
    this.events = all.slice(start);
    return true;
  }

  story(need: Need): Tale | null {
    return tales(this.events, need).at(-1) ?? null;
  }
}
