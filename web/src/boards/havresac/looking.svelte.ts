/** What the parts of the board share: whose kingdom is shown, from where one starts, with what one acts. */
class Looking {
  /** Whose kingdom; null: the reader's own. */
  seat = $state<number | null>(null);
  /** A start point that narrows the destinations down. */
  start = $state<string | null>(null);
  /** The ability or object in hand, where there are several. */
  tool = $state<string | null>(null);
  /** The map instead of the shop. */
  map = $state(false);
  /** An object under the pointer: what it would open is shown on the map. */
  object = $state<string | null>(null);

  at(seat: number | null): void {
    this.seat = seat;
  }

  /** A new question. */
  reset(): void {
    this.start = null;
    this.tool = null;
    this.object = null;
  }
}

export const looking = new Looking();
