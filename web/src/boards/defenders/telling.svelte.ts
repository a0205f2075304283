/** What the parts of the board share: whose things are shown, and what is told just now. */
class Telling {
  /** Whose hero, quest and hand are shown; null: the reader's own. */
  seat = $state<number | null>(null);
  /** The place that is being told about: the map points at it. */
  place = $state<string | null>(null);
  /** The result of a roll is being read: the night waits. */
  result = $state(false);
  /** A night is still to be told: the result is not held for long. */
  night = $state(false);
  /** The ceremony of the end is shown once more. */
  again = $state(false);

  at(seat: number | null): void {
    this.seat = seat;
  }
}

export const telling = new Telling();
