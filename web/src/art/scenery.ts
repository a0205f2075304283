/** Small repeated shapes of the game pictures, in a frame of 260 × 190. */

/** A steady stream of numbers from 0 to 1: the same picture on every visit. */
export function steady(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Dot {
  x: number;
  y: number;
  r: number;
  alpha: number;
}

/** Scattered dots: stars or snow. */
export function dots(count: number, seed: number, height: number, smallest: number, spread: number): Dot[] {
  const next = steady(seed);
  return Array.from({ length: count }, () => ({
    x: Math.round(next() * 260),
    y: Math.round(next() * height),
    r: Math.round(10 * (smallest + next() * spread)) / 10,
    alpha: Math.round(100 * (0.35 + next() * 0.6)) / 100,
  }));
}

/** A pine with its foot at x,y. */
export function pine(x: number, y: number, q: number): string {
  const step = (dx: number, dy: number) => `l${dx * q},${dy * q}`;
  const right = `${step(0.26, 0.4)}h${-0.09 * q}${step(0.2, 0.34)}h${-0.09 * q}${step(0.2, 0.3)}`;
  const left = `${step(0.2, -0.3)}h${-0.09 * q}${step(0.2, -0.34)}h${-0.09 * q}`;
  return `M${x},${y - q}${right}h${-0.96 * q}${left}z`;
}
