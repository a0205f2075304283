import type { Ending } from '$src/protocol';
import { t } from './text.svelte.ts';

/** The best place of the reader's seats, from 1; the winners come first also where the points are even. */
export function placeOf({ winners, scores }: Ending, mine: readonly number[]): number {
  if (mine.some((seat) => winners.includes(seat))) return 1;
  const best = Math.max(...mine.map((seat) => scores[seat] ?? 0));
  const ahead = scores.filter((score, seat) => winners.includes(seat) || score > best);
  return ahead.length + 1;
}

/** Whether a result is told by the place: among three or more with points, to be second is not to have lost. */
export function ranked(ending: Ending, seats: number): boolean {
  return ending.scores.length === seats && seats > 2;
}

/** The result in one or two words, for a list. */
export function resultOf(ending: Ending, mine: readonly number[], seats: number): string {
  const place = placeOf(ending, mine);
  if (place === 1) return t('result-won');
  return ranked(ending, seats) ? t('result-place', { place, of: seats }) : t('result-lost');
}

/** The same as a sentence to the reader. */
export function resultTitle(ending: Ending, mine: readonly number[], seats: number): string {
  if (mine.length === 0) return t('game-over');
  const place = placeOf(ending, mine);
  if (place === 1) return t('you-won');
  return ranked(ending, seats) ? t('you-came', { place, of: seats }) : t('you-lost');
}
