import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Choice, Decision, Position, Previewed } from '$src/protocol';
import type { TableSocket } from './socket.ts';

/** While the pointer moves over one choice after another, a preview is asked for so often at most, in milliseconds. */
const LINGER = 80;
/** So many answers are kept. */
const KEPT = 200;

/** What looking ahead needs to know of a table. */
export interface Outlook {
  readonly live: Position | null;
  /** The position on the board. */
  readonly position: Position | null;
  /** The seat the board is drawn for, -1 for onlookers. */
  readonly seat: number;
  readonly mine: readonly number[];
  questionOf: (choice: Choice) => Decision | undefined;
  inquire: TableSocket['inquire'];
}

/**
 * What the engine says before anything is done: what a choice would lead to, and what the game answers about the
 * position on the board. Asked for in an effect (`look`, `ask`), read in a template (`preview`, `answer`).
 */
export class Foresight {
  #table: Outlook;
  #previews = new SvelteMap<string, Previewed>();
  #answers = new SvelteMap<string, { entry: number; answer: object }>();
  /** What is on its way, by position and name. */
  #asked: Record<string, true> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = 0;

  constructor(table: Outlook) {
    this.#table = table;
  }

  /** The reader looks at a choice, or at none any more: find out what it would do. What was asked before is dropped. */
  look(choice: Choice | null): void {
    clearTimeout(this.#timer);
    if (!choice || untrack(() => this.preview(choice))) return;
    const wait = this.#next - performance.now();
    if (wait <= 0) void this.#send(choice);
    else this.#timer = setTimeout(() => void this.#send(choice), wait);
  }

  /** What a choice would lead to, once that is known; null before. */
  preview(choice: Choice | null | undefined): Previewed | null {
    const key = choice && this.#keyOf(choice);
    return (key && this.#previews.get(key)) || null;
  }

  async #send(choice: Choice): Promise<void> {
    const [open, key] = untrack(() => [this.#table.questionOf(choice), this.#keyOf(choice)]);
    if (!open || !key) return;
    this.#next = performance.now() + LINGER;
    const { seat, id } = open;
    const told = await this.#table.inquire({ type: 'preview', seat, decision: id, text: choice.text });
    if (told?.type !== 'previewed' || told.entry !== this.#table.live?.entry) return;
    keep(this.#previews, key, told);
  }

  /** The name of a choice among all of the game: what is known of it does not outlive its question. */
  #keyOf(choice: Choice): string | null {
    const open = this.#table.questionOf(choice);
    const entry = this.#table.live?.entry;
    return open && entry !== undefined ? `${entry} ${open.seat} ${open.id} ${choice.text}` : null;
  }

  /** Ask the game something about the position on the board; again whenever that has changed. */
  ask(name: string, ...args: string[]): void {
    const { position, live } = this.#table;
    if (!position) return;
    const { entry } = position;
    const key = untrack(() => this.#nameOf(name, args));
    const known = untrack(() => this.#answers.get(key));
    const asked = `${entry} ${key}`;
    if (known?.entry === entry || this.#asked[asked]) return;
    this.#asked[asked] = true;
    const seat = this.#eyes();
    const at = entry === live?.entry ? null : entry;
    void this.#table.inquire({ type: 'query', name, args, seat, entry: at }).then((told) => {
      delete this.#asked[asked];
      if (told?.type !== 'answered' || told.entry !== entry) return;
      if (this.#table.position?.entry === entry) keep(this.#answers, key, { entry, answer: told.answer });
    });
  }

  /** What the game answered last: it stays until there is an answer about the next position. */
  answer<T extends object>(name: string, ...args: string[]): T | null {
    return (this.#answers.get(this.#nameOf(name, args))?.answer as T | undefined) ?? null;
  }

  #nameOf(name: string, args: readonly string[]): string {
    return [this.#eyes() ?? '', name, ...args].join(' ');
  }

  #eyes(): number | null {
    const { seat, mine } = this.#table;
    return mine.includes(seat) ? seat : null;
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}

/** Keep an answer, and forget the oldest ones. */
function keep<T>(answers: SvelteMap<string, T>, key: string, answer: T): void {
  answers.delete(key);
  answers.set(key, answer);
  for (const old of answers.keys()) {
    if (answers.size <= KEPT) return;
    answers.delete(old);
  }
}
