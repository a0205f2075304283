/** The arithmetic of a review as it is shown: whole per cents whose parts add up, scales, the order of things. */

import type { Step } from '$src/protocol';

/** What a change of the chance is made of, in whole per cents; the three add up to it. */
export interface Sums {
  luck: number;
  decisions: number;
  rest: number;
}

interface Parts {
  luck: number;
  decisions: number;
  rest: number;
}

/** A chance between 0 and 1 in whole per cents. What has happened is 0 or 100; what has not is neither. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}

/**
 * The chances of a decision's options as they are shown, in whole per cents: where all of the difference counts, the
 * best stands as far above what was chosen as the decision is said to have cost, and nothing stands above the best.
 */
export function weighed({ options = [], part, open_later, equal }: Step): number[] {
  const shown = options.map(({ value }) => percent(value));
  const chosen = shown[options.findIndex((one) => one.chosen)];
  const lost = -points(Math.min(0, ...part));
  if (chosen === undefined || !lost || open_later || equal) return shown;
  const best = Math.min(99, chosen + lost);
  const highest = Math.max(...options.map(({ value }) => value));
  return options.map(({ value }, i) => (value === highest ? best : Math.min(best, shown[i] ?? 0)));
}

/** A change in whole per cents; never the negative zero. */
export const points = (change: number): number => Math.round(100 * change) || 0;

/** The parts between two chances. Where rounding breaks the sum, the unexplained part takes the difference. */
export function sumsOf(start: number, end: number, parts: Parts): Sums {
  const luck = points(parts.luck);
  const decisions = points(parts.decisions);
  return { luck, decisions, rest: percent(end) - percent(start) - luck - decisions || 0 };
}

/** Always with its sign, and with the true minus: "−22", "+4", "±0". */
export function signed(change: number): string {
  if (change === 0) return '±0';
  return `${change < 0 ? '−' : '+'}${Math.abs(change)}`;
}

/** A margin in points: one decimal where it is small. */
export function signedMargin(margin: number, lang: string): string {
  const rounded = Math.abs(margin) < 10 ? Math.round(margin * 10) / 10 : Math.round(margin);
  const number = Math.abs(rounded).toLocaleString(lang);
  return rounded === 0 ? '±0' : `${rounded < 0 ? '−' : '+'}${number}`;
}

/** The top of the scale: the next of 50, 75, 100 above the highest chance, in per cents. */
export function topOf(chances: readonly number[]): number {
  const highest = Math.max(0, ...chances.map((chance) => 100 * chance));
  return [50, 75].find((top) => highest < top) ?? 100;
}

/** The lines of the scale, in per cents, from the lowest. */
export const ticksOf = (top: number): number[] => [0, 25, 50, 75, 100].filter((tick) => tick <= top);

/** How high and how deep the bars of all turns reach from their common zero line, in a band of this height. */
export interface Band {
  zero: number;
  /** Pixels for a change of 1, a whole game. */
  scale: number;
}

export function bandOf(parts: readonly Parts[], height: number): Band {
  const changes = parts.flatMap(({ luck, decisions }) => [luck, decisions]);
  const up = Math.max(0.02, ...changes);
  const down = Math.max(0.02, ...changes.map((change) => -change));
  const scale = Math.min(height / (up + down), height / 0.3);
  return { zero: up * scale, scale };
}
