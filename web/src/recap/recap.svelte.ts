import { untrack } from 'svelte';
import type { Pieces } from '$src/games';
import type { Desk } from '$lib/desk.svelte';
import { settings } from '$lib/settings.svelte';
import type { LoggedEvent } from '$lib/tablelog.svelte';
import { overBoard } from '$lib/telling.svelte';
import type { Words } from '$lib/words';
import { actedAt, remember, type Acted } from './acted';
import { cover } from './cover.svelte';
import { sceneMarks } from './marks.svelte';
import type { Scene } from './scenes';

/** So long nothing may come over the board before the roll opens, in milliseconds: a board first tells by itself. */
const SETTLE = 350;

/** What the reader has missed since the own last choice: it opens with the next question and folds by itself. */
export class Recap {
  readonly #desk: Desk;
  /** What there is to tell; empty once the reader has acted. */
  scenes = $state.raw<readonly Scene[]>([]);
  open = $state(false);
  /** The scene that plays. */
  at = $state(0);
  /** It goes on by itself; not any more once the reader has pressed a scene. */
  playing = $state(false);
  /** When the reader acted last, in milliseconds since 1970; 0: on another device. */
  acted = $state(0);
  #since: Acted | null;
  /** An own choice is on its way: all that it brings comes after it. */
  #sending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How often something has changed: what was gathered before that is of yesterday. */
  #changes = 0;
  /** Numbers of the events that were told over the board. */
  #told: readonly number[] = [];
  #pages = 0;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#since = actedAt(desk.store.id);
  }

  /** For an effect: a new question brings what happened before it, an own choice puts it away. */
  follow(words: Words | null, pieces: Pieces | undefined): void {
    const { store, replaying, guided, veiled } = this.#desk;
    const { decision, sending, behind, live, view, fresh } = store;
    const busy = behind || replaying || guided || veiled || overBoard.busy || cover.lies;
    const told = cover.pages;
    untrack(() => {
      clearTimeout(this.#timer);
      this.#changes += 1;
      if (told !== this.#pages) this.#told = [...this.#told, ...fresh.map(({ n }) => n)];
      this.#pages = told;
      const asked = decision !== null && decision.kind !== 'offer';
      if (sending !== null) {
        if (!this.#sending) this.#act(live?.entry ?? 0, words, pieces);
      } else if (asked && !busy && words && view) {
        this.#timer = setTimeout(() => void this.#gather(words, pieces), SETTLE);
      } else if (store.ending) this.#put([]);
      this.#sending = sending !== null;
    });
  }

  /** Who only answers to what others do still waits: all of it is told when the own turn comes. */
  #act(entry: number, words: Words | null, pieces: Pieces | undefined): void {
    this.#put([]);
    if (this.#since?.last === entry) return;
    this.#since =
      this.#since && !this.#ownTurn(words, pieces)
        ? { ...this.#since, last: entry }
        : { entry, at: Date.now(), last: entry };
    remember(this.#desk.store.id, this.#since);
  }

  /**
   * Since when what others did is news. Who has acted on another device meanwhile has seen what came before; what was
   * played before a record was opened here, or before somebody went on from a moment of it, was not played by the reader.
   */
  #lastActed(): Acted | null {
    const { events, live } = this.#desk.store;
    const known = this.#since;
    const last = Math.max(-1, ...(live?.undo ?? []).map((undo) => undo.last ?? -1));
    const began = events.findLast(({ kind, undone }) => kind === 'table_reseed' && !undone)?.entry ?? 0;
    return last >= began && last > (known?.last ?? -1) ? { entry: last, at: 0, last } : known;
  }

  async #gather(words: Words, pieces: Pieces | undefined): Promise<void> {
    const { store } = this.#desk;
    const since = this.#lastActed();
    const { facts } = words;
    if (!since || !facts.recap || this.scenes.length > 0 || !this.#ownTurn(words, pieces)) return;
    const now = this.#changes;
    const { FEWEST, opening, scenesOf } = await import('./scenes');
    if (now !== this.#changes) return;
    const first = opening(store.events, facts, store.log.missing === 0)?.n ?? 0;
    const scenes = scenesOf(
      store.events.filter(({ entry, n }) => entry > since.entry && n >= first),
      {
        earlier: store.events.filter(({ entry }) => entry <= since.entry),
        full: (general) => (store.view ? pieces?.full?.(store.view, general) : undefined),
        rules: facts.recap,
        heads: facts,
        own: this.#own(words, pieces),
        turn: this.#turnAt(since.entry, words),
        told: ({ n }) => this.#told.includes(n) || overBoard.hasTold(n),
        domainsOf: (kind) => words.argumentsOf(kind),
      },
    );
    if (scenes.length < FEWEST) return;
    this.acted = since.at;
    this.#put(scenes);
    if (settings.recap) this.unfold();
  }

  /** The ids by which events name the reader's figures. */
  #own(words: Words | null, pieces: Pieces | undefined): string[] {
    const { mine, view } = this.#desk.store;
    if (words?.facts.recap?.actor === 'seat') return mine.map(String);
    return mine.flatMap((seat) => (view && pieces?.figure(view, seat)?.[1]) ?? []);
  }

  /** Who has the turn after an entry, by id; null: nobody, or all. */
  #turnAt(last: number, words: Words | null): string | null {
    const facts = words?.facts;
    const heads = ({ kind, undone, entry }: LoggedEvent) =>
      !undone && entry <= last && (kind === facts?.turn || kind === facts?.round);
    return this.#desk.store.events.findLast(heads)?.args[facts?.recap?.actor ?? ''] ?? null;
  }

  /** The turn that runs is the reader's, or everybody's. */
  #ownTurn(words: Words | null, pieces: Pieces | undefined): boolean {
    const actor = this.#turnAt(Infinity, words);
    return actor === null || this.#own(words, pieces).includes(actor);
  }

  #put(scenes: readonly Scene[]): void {
    if (scenes.length === 0 && this.scenes.length === 0) return;
    this.fold();
    this.scenes = scenes;
    sceneMarks.lines = Object.fromEntries(
      scenes.flatMap(({ events }, i) => events.map((n) => [n, i + 1] as const)),
    );
    // Where several scenes meet, the last one stands: that is how the place is now.
    sceneMarks.places = Object.fromEntries(
      scenes.flatMap(({ place }, i) => (place ? [[place[1], i + 1] as const] : [])),
    );
    sceneMarks.upTo = scenes.length;
  }

  unfold(): void {
    this.open = true;
    this.at = 0;
    this.playing = !settings.reduced;
    sceneMarks.upTo = this.playing ? 1 : this.scenes.length;
    if (this.playing) this.#lead();
  }

  /** The map comes back to where the reader acts. */
  fold(): void {
    if (this.open) this.#desk.store.marked = null;
    this.open = false;
    this.playing = false;
    sceneMarks.upTo = this.scenes.length;
  }

  /** The map goes where the scene is; for one of nowhere it comes back. */
  #lead(): void {
    this.#desk.store.marked = this.scenes[this.at]?.place ?? null;
  }

  /** The next scene; after the last one it folds. */
  next(): void {
    if (this.at + 1 >= this.scenes.length) return this.fold();
    this.at += 1;
    this.#lead();
    sceneMarks.upTo = Math.max(sceneMarks.upTo, this.at + 1);
  }

  /** Look at a scene: on the board too, and for as long as the reader likes. */
  show(i: number): void {
    if (!this.scenes[i]) return;
    this.playing = false;
    this.at = i;
    sceneMarks.upTo = this.scenes.length;
    this.#lead();
  }

  /** See it again on the board, move by move. */
  async replay(): Promise<void> {
    const first = this.scenes[0];
    if (!first) return;
    const { store } = this.#desk;
    const began = store.events.find(({ n }) => n === first.events[0])?.entry ?? 1;
    this.fold();
    await this.#desk.look(Math.max(0, began - 1));
    store.playing = true;
  }
}
