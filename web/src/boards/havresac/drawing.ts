/** Forms of the map, in the units of its cells. */
import { signAt, CELLS, readCell, type Quarter } from './catalogue';

/** The side of a cell. */
export const CELL = 62;
export const MAP_W = 13 * CELL;
export const MAP_H = 9 * CELL;

/** The middle of a cell. */
export function middle(cell: string): { x: number; y: number } {
  const { x, y } = readCell(cell);
  return { x: (x - 0.5) * CELL, y: (y - 0.5) * CELL };
}

/** Four corner brackets of a square around 0,0. */
export function brackets(size: number, arm = 12, r = 8): string {
  const a = size / 2;
  const one = (sx: number, sy: number) => {
    const sweep = sx * sy > 0 ? 1 : 0;
    return `M${sx * a},${sy * (a - r - arm)}V${sy * (a - r)}A${r},${r} 0 0 ${sweep} ${sx * (a - r)},${sy * a}H${sx * (a - r - arm)}`;
  };
  return [one(-1, -1), one(1, -1), one(1, 1), one(-1, 1)].join('');
}

/** The quarters in units: x, y, width, height, and the corner their emblem stands in. */
export const QUARTER_BOXES: Record<Quarter, { x: number; y: number; ex: number; ey: number }> = {
  red: { x: 0, y: 0, ex: 12, ey: 12 },
  blue: { x: 7 * CELL, y: 0, ex: MAP_W - 12, ey: 12 },
  purple: { x: 0, y: 5 * CELL, ex: 12, ey: MAP_H - 12 },
  yellow: { x: 7 * CELL, y: 5 * CELL, ex: MAP_W - 12, ey: MAP_H - 12 },
};
export const QUARTER_W = 6 * CELL;
export const QUARTER_H = 4 * CELL;

/** Lakes of neighbouring cells as one set of overlapping forms. */
export function lakes(
  rows: readonly (readonly string[])[],
): { x: number; y: number; w: number; h: number; r: number }[] {
  return CELLS.filter((cell) => signAt(rows, cell) === '~').flatMap((cell) => {
    const { x, y } = readCell(cell);
    const [left, top] = [(x - 1) * CELL, (y - 1) * CELL];
    const out = [{ x: left + 5, y: top + 6, w: CELL - 10, h: CELL - 12, r: 20 }];
    if (signAt(rows, `${x + 1},${y}`) === '~')
      out.push({ x: left + CELL / 2, y: top + 6, w: CELL, h: CELL - 12, r: 0 });
    if (signAt(rows, `${x},${y + 1}`) === '~')
      out.push({ x: left + 5, y: top + CELL / 2, w: CELL - 10, h: CELL, r: 0 });
    return out;
  });
}

/** The pines of a forest: place and height of each, from the back to the front. */
export const PINES: readonly [number, number, number][] = [
  [4, -12, 25],
  [-15, -5, 23],
  [17, -3, 22],
  [-5, 8, 27],
  [13, 12, 24],
  [-19, 14, 21],
];

export const pine = (q: number) =>
  `M0,${-q * 0.55}l${q * 0.36},${q * 0.5}h${-q * 0.12}l${q * 0.18},${q * 0.42}h${-q * 0.84}l${q * 0.18},${-q * 0.42}h${-q * 0.12}z`;

export const pineCap = (q: number) =>
  `M0,${-q * 0.55}l${q * 0.2},${q * 0.28}q${-q * 0.1},${q * 0.1} ${-q * 0.2},${-q * 0.02}q${-q * 0.1},${q * 0.12} ${-q * 0.2},${q * 0.02}z`;

/** Small numbers that are the same for a cell each time: where its tufts and ripples lie. */
export function scatter(cell: string, n: number): { x: number; y: number }[] {
  const { x, y } = readCell(cell);
  let seed = (x * 7919 + y * 104729) % 233280;
  const next = () => {
    seed = (seed * 9301 + 49297) % 233280;
    return seed / 233280;
  };
  return Array.from({ length: n }, () => ({ x: next(), y: next() }));
}

/** The colours of players are for looks only: teal, orange, green, black. */
export const SEAT_COLOURS = ['#0c5a63', '#a04510', '#2f6b2f', '#33333f'] as const;
export const seatColour = (seat: number) => SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? SEAT_COLOURS[0];

/** A line over the cell between two others. */
export function arc(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const across = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
  const [mx, my] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const [cx, cy] = across ? [mx, my - 52] : [mx + 52, my];
  return `M${from.x},${from.y}Q${cx},${cy} ${to.x},${to.y}`;
}
