/** What could have come, gathered by what it was worth: a few columns instead of a list nobody reads. */
import type { Came, Step } from '$src/protocol';

/** So many outcomes are told one by one; more are gathered. */
export const MOST_LISTED = 6;
const COLUMNS = 5;
/** A narrower span of chances is one column: such outcomes do not differ. */
const NARROWEST = 0.01;

export interface Band {
  /** The mean chance of winning after what is gathered here. */
  value: number;
  /** How likely it was that one of these came. */
  share: number;
  /** What came is among them. */
  came: boolean;
}

/** What a reader is shown of: all that could come, and what came. */
export const shownOf = (outcomes: readonly Came[]): Came[] =>
  outcomes.filter((one) => one.share > 0 || one.came);

const worthFor = (subject: number) => (one: Came) => one.values[subject] ?? 0;

/** The columns of equal width from the worst to the best: how many, where they begin, in which one an outcome lies. */
function columns(outcomes: readonly Came[], subject: number) {
  const worth = worthFor(subject);
  const all = outcomes.map(worth);
  const low = Math.min(...all);
  const span = Math.max(...all) - low;
  const count = span < NARROWEST ? 1 : COLUMNS;
  const columnOf = (one: Came) => Math.min(count - 1, Math.floor(((worth(one) - low) / (span || 1)) * count));
  return { low, span, count, columnOf };
}

/**
 * How likely something at least as good as what came was, or at least as `bad`; null where not all is told. Where
 * outcomes are gathered, those of its column count as alike: the reader adds up what is shown.
 */
export function asGood(step: Pick<Step, 'outcomes'>, subject: number, bad = false): number | null {
  const outcomes = shownOf(step.outcomes ?? []);
  const came = outcomes.find((one) => one.came);
  const known = outcomes.reduce((sum, one) => sum + one.share, 0);
  if (!came || known < 0.98) return null;
  const gathered = outcomes.length > MOST_LISTED;
  const rank = gathered ? columns(outcomes, subject).columnOf : worthFor(subject);
  const sign = bad ? -1 : 1;
  const alike = outcomes.filter((one) => sign * (rank(one) - rank(came)) >= -1e-9);
  return alike.reduce((sum, one) => sum + one.share, 0);
}

/** Columns of equal width from the worst to the best that could have come; empty ones too, so that gaps show. */
export function bandsOf(outcomes: readonly Came[], subject: number): Band[] {
  const worth = worthFor(subject);
  const { low, span, count, columnOf } = columns(outcomes, subject);
  const total = outcomes.reduce((sum, { share }) => sum + share, 0) || 1;
  return Array.from({ length: count }, (_, i) => {
    const here = outcomes.filter((one) => columnOf(one) === i);
    const share = here.reduce((sum, one) => sum + one.share, 0);
    const mean = here.reduce((sum, one) => sum + one.share * worth(one), 0) / (share || 1);
    const middle = low + (span * (i + 0.5)) / count;
    return { value: share ? mean : middle, share: share / total, came: here.some(({ came }) => came) };
  });
}
