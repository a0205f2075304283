/** A chance as a whole percentage that is never rounded to a certainty it is not. */
export function percent(chance: number): number {
  if (chance <= 1e-9) return 0;
  if (chance >= 1 - 1e-9) return 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
