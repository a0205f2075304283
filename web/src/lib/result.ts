import type { Ending } from '$src/protocol';
import { t } from './text.svelte.ts';

const wins = ({ winners }: Ending, mine: readonly number[]) => mine.some((seat) => winners.includes(seat));

/** The place of a seat by the rules, where they part those whose points are even. */
export type Place = (seat: number) => number | null | undefined;

/** The best place of the reader's seats, from 2: those who have won are ahead also where the points are even. */
function placeOf({ winners, scores }: Ending, mine: readonly number[], place?: Place): number {
  const told = mine.map((seat) => place?.(seat) ?? 0);
  if (told.every((one) => one > 1)) return Math.min(...told);
  const best = Math.max(...mine.map((seat) => scores[seat] ?? 0));
  return scores.filter((score, seat) => winners.includes(seat) || score > best).length + 1;
}

/** Whether a result is told by the place: among three or more with points, to be second is not to have lost. */
const ranked = ({ scores, winners }: Ending, seats: number) =>
  winners.length > 0 && scores.length === seats && seats > 2;

/** The result in one or two words, for a list. */
export function resultOf(ending: Ending, mine: readonly number[], seats: number): string {
  if (wins(ending, mine)) return t('result-won');
  if (!ranked(ending, seats)) return t('result-lost');
  return t('result-place', { place: placeOf(ending, mine), of: seats });
}

/** The same as a sentence to the reader. */
export function resultTitle(ending: Ending, mine: readonly number[], seats: number, place?: Place): string {
  if (mine.length === 0) return t('game-over');
  if (wins(ending, mine)) return t('you-won');
  if (!ranked(ending, seats)) return t('you-lost');
  return t('you-came', { place: placeOf(ending, mine, place), of: seats });
}
