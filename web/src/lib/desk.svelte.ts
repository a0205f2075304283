import { tick } from 'svelte';
import type { Seat } from '$src/protocol';
import { Hinting } from '$src/hints/hints.svelte';
import { Recap } from '$src/recap/recap.svelte';
import { api } from './api.ts';
import { layout } from './layout.svelte.ts';
import { problemOf } from './problems.ts';
import { router } from './router.svelte.ts';
import { settings } from './settings.svelte.ts';
import type { TableStore } from './table.svelte.ts';
import { tips } from './tips.svelte.ts';

export type Tab = 'log' | 'rules' | 'cards';

/** What the reader has open around the board: drawer, dialogs, an earlier moment. */
export class Desk {
  #store: () => TableStore;

  tab = $state<Tab>('log');
  /** The drawer lies over the table, where it has no column of its own. */
  drawerOver = $state(false);
  /** The rule that was asked for in the drawer. */
  rule = $state('');
  sharing = $state(false);
  menu = $state(false);
  seatAsked = $state.raw<Seat | null>(null);
  /** The entry the reader would like to return to, until it is confirmed. */
  returning = $state<number | null>(null);
  resultClosed = $state(false);
  /** The final scoring has been seen to its end, where a board shows one; before that the result would cover it. */
  scored = $state(false);
  /** This board shows one. */
  scores = $state(false);
  /** The kinds of events that tell it in the log. */
  scoring = $state.raw<readonly string[]>([]);
  /** A guide leads through this game: nothing else advises. */
  guided = $state(false);
  #lookingBack = $state(false);
  #unveiled = $state(-1);
  /** One person leads all seats of this screen: nobody has to look away. */
  #alone = $state(false);

  /** It has: always on a desktop, unless folded; beside a low board only when it is asked for. */
  readonly docked = $derived(
    layout.columns === 2 && (layout.form === 'desktop' ? settings.drawerOpen : this.drawerOver),
  );
  /** The reader says whether people may ask here what the table would do; where a guide leads, nobody asks. */
  readonly allowsHints = $derived.by(() => {
    const { table, ending } = this.store;
    return (table?.hosting ?? false) && !ending && !this.guided;
  });
  /** The reader looks back, even if the moment is the present one. */
  readonly replaying = $derived.by(() => this.store.past !== null || this.#lookingBack);
  readonly canUndo = $derived.by(() => {
    const { undo, ending } = this.store;
    return !this.replaying && !ending && (undo?.chosen ?? false);
  });
  /** The game can be taken back to the moment on the board: the reader chose something there. */
  readonly canReturn = $derived.by(() => {
    const { past, ending } = this.store;
    return past !== null && !ending && (past.chooser ?? null) !== null;
  });
  /** How the game ended, once all of it has been shown: before that nothing on the page may tell. */
  readonly result = $derived.by(() =>
    this.store.behind || (this.scores && !this.scored) ? null : this.store.ending,
  );
  /** The log as far as it has been shown: while the board tells the scoring, or the end, up to there. */
  readonly logged = $derived.by(() => {
    const { logged, ending, behind, live } = this.store;
    if (behind || !ending || this.result) return logged;
    const last = logged.findIndex(({ entry, undone }) => !undone && entry === live?.entry);
    const scoring = logged.findIndex(
      ({ kind, undone }, i) => i >= last && !undone && this.scoring.includes(kind),
    );
    return last < 0 ? logged : logged.slice(0, scoring < 0 ? last : scoring);
  });
  /** The table is hidden until the next of those who share this screen is there. */
  readonly veiled = $derived.by(() => {
    const { mine, decision, table } = this.store;
    if (this.#alone || !(settings.curtain || table?.secrets)) return false;
    return mine.length > 1 && decision !== null && decision.seat !== this.#unveiled;
  });

  /** "What would you do?" */
  readonly hints: Hinting;
  /** What happened while the reader waited. */
  readonly recap: Recap;

  constructor(store: () => TableStore) {
    this.#store = store;
    this.hints = new Hinting(this);
    this.recap = new Recap(this);
  }

  get store(): TableStore {
    return this.#store();
  }

  showTab(tab: Tab): void {
    this.tab = tab;
    this.openDrawer();
  }

  openDrawer(): void {
    this.hints.close(); // it has the place of the drawer, or is behind it
    if (layout.form === 'desktop') settings.drawerOpen = true;
    else this.drawerOver = true;
  }

  closeDrawer(): void {
    if (layout.form === 'desktop') settings.drawerOpen = false;
    else this.drawerOver = false;
  }

  async readRule(id: string): Promise<void> {
    tips.close();
    this.store.refusal = null;
    this.showTab('rules');
    this.rule = '';
    await tick(); // a rule that was asked for before is brought into view again
    this.rule = id;
  }

  unveil(seat: number): void {
    this.#unveiled = seat;
  }

  dropCurtain(): void {
    this.#alone = true;
  }

  // Looking back ---------------------------------------------------------------------------------------

  look(entry: number): Promise<void> {
    this.drawerOver = false;
    this.#lookingBack = true;
    return this.store.look(entry);
  }

  step(by: number): void {
    this.#lookingBack = true;
    void this.store.step(by);
  }

  lookAtFirst(): void {
    this.#lookingBack = true;
    void this.store.first();
  }

  backToNow(): void {
    this.store.now();
    this.#lookingBack = false;
  }

  /** Take the game back to the moment that was asked for. */
  confirmReturn(): void {
    const entry = this.returning;
    this.returning = null;
    if (entry === null) return;
    this.backToNow();
    void this.store.takeBack(entry);
  }

  /** The result at once, whatever of the scoring has not been seen. */
  showResult(): void {
    this.scored = true;
    this.resultClosed = false;
    this.drawerOver = false;
  }

  async rematch(): Promise<void> {
    try {
      const links = await api.rematch(this.store.id);
      router.go(`/table/${links.table}`);
    } catch (error) {
      this.store.notice = problemOf(error);
    }
  }
}
