import type { Event } from '$src/protocol';

/** The cards of a legend that have come: kept here, since turning a phone puts another board in place of the first. */
class Book {
  /** Not read yet, oldest first. */
  waiting = $state.raw<readonly string[]>([]);
  /** What each card has brought, as far as it was seen. */
  brought = $state.raw<Record<string, Event[]>>({});
  #last = 0;
  #table = '';

  /** Those of some events that were not heard of before. Of another table, or of a game begun anew, all are. */
  news(events: Event[], table = location.pathname): Event[] {
    const newest = Math.max(0, ...events.map((event) => event.n));
    if (table !== this.#table || (events.length > 0 && newest < this.#last)) this.#begin(table);
    const more = events.filter((event) => event.n > this.#last);
    this.#last = Math.max(this.#last, newest);
    return more;
  }

  #begin(table: string): void {
    this.#table = table;
    this.#last = 0;
    this.waiting = [];
    this.brought = {};
  }
}

export const book = new Book();

/** What the parts of the board share: whose sheet is shown, what is told, what lies open over the map. */
/** How long the map points at something that was asked for, in milliseconds. */
const POINT = 3200;

class Telling {
  /** Whose sheet is shown; null: the reader's own. */
  seat = $state<number | null>(null);
  /** The spaces that are being told about: the map points at them. */
  places = $state.raw<readonly string[]>([]);
  /** The step of the sunrise that is being told; null while none is. */
  step = $state<number | null>(null);
  /** A fight is being shown. */
  fighting = $state(false);
  /** The book of the legend is open on this card; null: closed. */
  page = $state<string | null>(null);
  /** The hour to which the stone of the asked hero would go on the planned way. */
  hour = $state<number | null>(null);
  /** The exchange lies open. */
  trade = $state(false);
  /** The item that was picked up for an exchange. */
  held = $state<string | null>(null);

  at(seat: number | null): void {
    this.seat = seat;
  }

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Let the map point at some spaces for a while. */
  point(places: readonly string[]): void {
    clearTimeout(this.#timer);
    this.places = places;
    this.#timer = setTimeout(() => {
      if (this.places === places) this.places = [];
    }, POINT);
  }

  /** Open the exchange, with an item in hand or without. */
  exchange(item: string | null = null): void {
    this.trade = true;
    this.held = item;
  }

  away(): void {
    this.trade = false;
    this.held = null;
  }

  /** Another hero of the reader acts, or another table is opened: nothing of before is shown. */
  begin(): void {
    this.seat = null;
    this.away();
  }
}

export const telling = new Telling();
