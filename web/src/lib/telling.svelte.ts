import { untrack } from 'svelte';

/** What lies over a board and wants to be read first, such as a page of the legend: the recap waits until it is gone. */
class OverBoard {
  #pages = $state(0);
  /** Pages that tell all that just happened, such as a fight. */
  readonly #tellers = new Set<Element>();
  /** Numbers of the events that pages have told which tell nothing else, such as a card of the legend. */
  readonly #told = new Set<number>();
  #table = '';

  get busy(): boolean {
    return this.#pages > 0;
  }

  /** For an element, as long as it is there: `{@attach overBoard.lies}`. It tells all that just happened. */
  readonly lies = (page: Element): (() => void) => {
    const gone = this.waits();
    this.#tellers.add(page);
    return () => {
      this.#tellers.delete(page);
      gone();
    };
  };

  /** The same for a page that says by `tell` what it tells: while one reads it, more may happen. */
  readonly waits = (): (() => void) => {
    untrack(() => (this.#pages += 1));
    return () => untrack(() => (this.#pages -= 1));
  };

  /** Whether a change of the document is one of a page that tells all that just happened. */
  tellsBy({ target, addedNodes }: MutationRecord): boolean {
    return [...this.#tellers].some(
      (page) => page.contains(target) || [...addedNodes].some((node) => node.contains(page)),
    );
  }

  tell(numbers: readonly number[]): void {
    if (this.#table !== location.pathname) this.#told.clear();
    this.#table = location.pathname;
    for (const n of numbers) this.#told.add(n);
  }

  hasTold(n: number): boolean {
    return this.#table === location.pathname && this.#told.has(n);
  }
}

export const overBoard = new OverBoard();
