import { untrack } from 'svelte';
import type { Pieces } from '$src/games';
import type { Desk } from '$lib/desk.svelte';
import { settings } from '$lib/settings.svelte';
import type { Words } from '$lib/words';
import { actedAt, remember, type Acted } from './acted';
import { sceneMarks } from './marks.svelte';
import { FEWEST, scenesOf, type Scene } from './scenes';

/** How long a scene plays, in milliseconds. */
export const BEAT = 1400;

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
  /** When the reader acted last, in milliseconds since 1970. */
  acted = $state(0);
  #since: Acted | null;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#since = actedAt(desk.store.id);
  }

  /** For an effect: a new question brings what happened before it, an own choice puts it away. */
  follow(words: Words | null, pieces: Pieces | undefined): void {
    const { store, replaying, guided, veiled } = this.#desk;
    const { decision, sending, behind, live, view } = store;
    const busy = behind || replaying || guided || veiled;
    untrack(() => {
      if (sending !== null) this.#act(live?.entry ?? 0, words, pieces);
      else if (decision && decision.kind !== 'offer' && !busy && words && view) this.#gather(words, pieces);
      else if (store.ending) this.#put([]);
    });
  }

  /** Who only answers to what others do still waits: all of it is told when the own turn comes. */
  #act(entry: number, words: Words | null, pieces: Pieces | undefined): void {
    this.#put([]);
    if (this.#since?.entry === entry || (this.#since && !this.#ownTurn(words, pieces))) return;
    this.#since = { entry, at: Date.now() };
    remember(this.#desk.store.id, entry);
  }

  #gather(words: Words, pieces: Pieces | undefined): void {
    const { store } = this.#desk;
    const since = this.#since;
    const { facts } = words;
    if (!since || !facts.recap || this.scenes.length > 0 || !this.#ownTurn(words, pieces)) return;
    const own = this.#own(words, pieces);
    const events = store.events.filter(({ entry }) => entry > since.entry);
    const scenes = scenesOf(events, facts.recap, facts, own, (kind) => words.argumentsOf(kind));
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

  /** The turn that runs is the reader's, or everybody's. */
  #ownTurn(words: Words | null, pieces: Pieces | undefined): boolean {
    const facts = words?.facts;
    const head = this.#desk.store.events.findLast(
      ({ kind, undone }) => !undone && (kind === facts?.turn || kind === facts?.round),
    );
    const actor = head?.args[facts?.recap?.actor ?? ''];
    return actor === undefined || this.#own(words, pieces).includes(actor);
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
