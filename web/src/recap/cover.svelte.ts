import { overBoard } from '$lib/telling.svelte';

/** Where boards lay what they tell and ask over themselves. */
const SCENES = '.scenes';

/** What lies over the board: the roll waits until it is gone, and need not tell once more what was told there. */
class Cover {
  /** Something lies there now: a page, a fight, a storm, a dialog. */
  lies = $state(false);
  /** Counted up with all that a page over the board begins to tell. */
  pages = $state(0);

  /** For the element of a board, as long as it is there: `{@attach cover.watch}`. */
  readonly watch = (inside: HTMLElement): (() => void) => {
    const board = inside.closest<HTMLElement>('[data-area="board"]') ?? inside;
    const look = (): void => {
      const scenes = [...board.querySelectorAll(`${SCENES} section`)];
      this.lies = overBoard.busy || scenes.some((one) => !inside.contains(one));
    };
    const observer = new MutationObserver((changes) => {
      look();
      // A storm that passes over the board in a moment may be missed: only what one reads is told by it.
      if (!document.hidden && changes.some((change) => overBoard.tellsBy(change))) this.pages += 1;
    });
    observer.observe(board, { childList: true, subtree: true, characterData: true });
    look();
    return () => {
      observer.disconnect();
      this.lies = false;
    };
  };
}

export const cover = new Cover();
