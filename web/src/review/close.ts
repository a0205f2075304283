import type { Ending } from '$src/protocol';
import { t } from '$lib/text.svelte';

/**
 * How close a game for points was, in one clause: how far ahead the reader was, or how much was missing to the winner;
 * for onlookers how far the winner was ahead of the next. Empty where nobody is compared.
 */
export function margin({ scores, winners }: Ending, mine: readonly number[]): string {
  const [winner] = winners;
  if (scores.length < 2 || winner === undefined) return '';
  const best = (seats: readonly number[]) =>
    seats.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)[0];
  const own = best(mine);
  const lost = own !== undefined && !mine.some((seat) => winners.includes(seat));
  const first =
    lost || own === undefined ? winner : (best(mine.filter((seat) => winners.includes(seat))) ?? winner);
  const second = lost ? own : best(scores.map((_, seat) => seat).filter((seat) => !winners.includes(seat)));
  if (second === undefined) return '';
  const count = (scores[first] ?? 0) - (scores[second] ?? 0);
  if (count === 0) return t('end-even');
  return t(lost ? 'end-behind' : 'end-ahead', { count });
}
