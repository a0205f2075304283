import type { Placement, Sum } from '$src/views/glory';

/** Whose landscape the reader wants to see; the list of players and the board share it. */
class Looking {
  seat = $state<number | null>(null);
  /** A tile to point at, while the scoring tells what it gives. */
  tile = $state<string | null>(null);
  /** The scores as far as the scoring has told them; null: all of them. */
  scores = $state.raw<readonly number[] | null>(null);
  /** What the placement that is looked at would bring, for the numbers of the reserves. */
  gain = $state.raw<readonly Sum[]>([]);
  /** That placement, and what the next press does: where the board has a sheet below it, it is told there. */
  preview = $state.raw<{ placement: Placement; hint: string } | null>(null);
  /** On a narrow screen the adventure board and the landscapes take turns. */
  display = $state(false);

  gained(what: string): number {
    return this.gain.find((sum) => sum.what === what)?.n ?? 0;
  }

  /** Look at a landscape; null: the reader's own. */
  at(seat: number | null): void {
    this.seat = seat;
    this.display = false;
  }
}

export const looking = new Looking();
