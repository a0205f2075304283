/** Where the suggestions stand on a board: beside what is there, never over it. */
import type { Point } from '$src/boards/shared/camera';

/** Something on the board that should stay in sight, and how much. */
export interface Taken {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  weight: number;
}

/** The radius of the disc with the number. */
export const DISC = 14;

export const around = ({ x, y }: Point, r: number, weight = 1): Taken => ({
  x0: x - r,
  y0: y - r,
  x1: x + r,
  y1: y + r,
  weight,
});

const overlap = (a: Taken, b: Taken) =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) *
  Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));

/** The part of something that lies beyond the edges of the board. */
const outside = (box: Taken, board: Taken) => (box.x1 - box.x0) * (box.y1 - box.y0) - overlap(box, board);

/** How much of what is there something of radius `r` would cover. */
export function covering(at: Point, r: number, taken: readonly Taken[]): number {
  const box = around(at, r);
  return taken.reduce((sum, other) => sum + overlap(box, other) * other.weight, 0);
}

const TURNS = 16;

/**
 * The place for something of radius `r` at a distance from a point where it covers least, and stays on the board.
 * Where it makes no difference: near the way to `towards`, else below.
 */
export function beside(
  at: Point,
  apart: readonly number[],
  r: number,
  taken: readonly Taken[],
  board: Taken,
  towards: Point = { x: at.x, y: at.y + 1000 },
): Point {
  const aim = Math.atan2(towards.y - at.y, towards.x - at.x);
  const tries = apart.flatMap((far, ring) =>
    Array.from({ length: TURNS }, (_, i) => {
      // From the wished direction to both sides: 0, 1, -1, 2, -2, …
      const turn = (i % 2 === 0 ? i / 2 : -(i + 1) / 2) * ((2 * Math.PI) / TURNS);
      const point = { x: at.x + far * Math.cos(aim + turn), y: at.y + far * Math.sin(aim + turn) };
      const covered = covering(point, r, taken);
      return { point, cost: covered + 20 * outside(around(point, r), board) + 4 * ring * r + i };
    }),
  );
  return tries.reduce((least, one) => (one.cost < least.cost ? one : least)).point;
}

/** What a suggestion wants on a board: a ghost beside or on its goal, or only its number at a thing. */
export interface Wish {
  n: number;
  /** The goal, and its radius. */
  at: Point;
  r: number;
  /** A ghost of so large a piece; 0: only the number. */
  ghost: number;
  /** The ghost stands on the goal: nothing is there that it could hide. */
  free?: boolean;
}

export interface Placed extends Wish {
  /** Where ghost and number stand; without a ghost both are the same. */
  stand: Point;
  disc: Point;
}

/** Gives each suggestion its room, the best first: none covers another, nor what is on the board. */
export function settle(wishes: readonly Wish[], taken: readonly Taken[], board: Taken, k = 1): Placed[] {
  const full = [...taken];
  const d = DISC * k;
  return wishes.map((wish) => {
    const { at, r, ghost } = wish;
    if (ghost === 0) {
      const disc = beside(at, [r + 2, r + d], d, full, board, { x: at.x - 100, y: at.y - 100 });
      full.push(around(disc, d, 4));
      return { ...wish, stand: disc, disc };
    }
    const stand = wish.free ? at : beside(at, [r + ghost * 0.8, r + ghost + 4], ghost, full, board);
    full.push(around(stand, ghost, 4));
    // At the outer side of the ghost, which it may touch.
    const others = full.slice(0, -1);
    const away = wish.free
      ? { x: at.x + 100, y: at.y - 100 }
      : { x: 2 * stand.x - at.x, y: 2 * stand.y - at.y };
    const disc = beside(stand, [ghost * 0.72 + d * 0.72], d, others, board, away);
    full.push(around(disc, d, 4));
    return { ...wish, stand, disc };
  });
}

/** How far apart two ways run where they share a stretch. */
const APART = 10;

const key = (a: Point, b: Point) =>
  [a, b]
    .map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`)
    .sort()
    .join(' ');

/** Ways whose common stretches run side by side. */
export function sideBySide(ways: readonly (readonly Point[])[]): Point[][] {
  const users = new Map<string, number[]>();
  ways.forEach((way, i) =>
    way.slice(1).forEach((to, j) => {
      const stretch = key(way[j] ?? to, to);
      users.set(stretch, [...(users.get(stretch) ?? []), i]);
    }),
  );
  /** How far a way is put aside on a stretch; seen from its lower end, so that all turn the same way. */
  function shift(i: number, from: Point, to: Point): Point {
    const together = users.get(key(from, to)) ?? [i];
    const by = (together.indexOf(i) - (together.length - 1) / 2) * APART;
    const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const turned = from.x < to.x || (from.x === to.x && from.y < to.y) ? 1 : -1;
    return { x: (-turned * by * (to.y - from.y)) / long, y: (turned * by * (to.x - from.x)) / long };
  }
  return ways.map((way, i) =>
    way.map((point, j) => {
      const [before, after] = [way[j - 1], way[j + 1]];
      const shifts = [before && shift(i, before, point), after && shift(i, point, after)].filter(
        (one) => one !== undefined,
      );
      const mean = (pick: (one: Point) => number) =>
        shifts.reduce((sum, one) => sum + pick(one), 0) / Math.max(1, shifts.length);
      return { x: point.x + mean(({ x }) => x), y: point.y + mean(({ y }) => y) };
    }),
  );
}

/** A way as a line of a drawing. */
export const lineOf = (points: readonly Point[]): string =>
  points
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`)
    .join('');

/** How much larger discs must be drawn so that their numbers can be read: `scale` is pixels per unit. */
export const legible = (scale: number): number =>
  Math.min(2.2, Math.max(1, 13 / (18 * Math.max(0.1, scale))));
