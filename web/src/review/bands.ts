/** What could have come, gathered by what it was worth: a few columns instead of a list nobody reads. */
import type { Came } from '$src/protocol';

/** So many outcomes are told one by one; more are gathered. */
export const MOST_LISTED = 6;
const COLUMNS = 5;
/** A narrower span of chances is one column: such outcomes do not differ. */
const NARROWEST = 0.01;

export interface Band {
  /** The mean chance to win after what is gathered here. */
  value: number;
  /** How likely it was that one of these came. */
  share: number;
  /** What came is among them. */
  came: boolean;
}

/** Columns of equal width from the worst to the best that could have come; empty ones too, so that gaps show. */
export function bandsOf(outcomes: readonly Came[], subject: number): Band[] {
  const worth = (one: Came) => one.values[subject] ?? 0;
  const all = outcomes.map(worth);
  const low = Math.min(...all);
  const span = Math.max(...all) - low;
  const count = span < NARROWEST ? 1 : COLUMNS;
  const columnOf = (one: Came) => Math.min(count - 1, Math.floor(((worth(one) - low) / (span || 1)) * count));
  const total = outcomes.reduce((sum, { share }) => sum + share, 0) || 1;
  return Array.from({ length: count }, (_, i) => {
    const here = outcomes.filter((one) => columnOf(one) === i);
    const share = here.reduce((sum, one) => sum + one.share, 0);
    const mean = here.reduce((sum, one) => sum + one.share * worth(one), 0) / (share || 1);
    const middle = low + (span * (i + 0.5)) / count;
    return { value: share ? mean : middle, share: share / total, came: here.some(({ came }) => came) };
  });
}
