/**
 * Movement as the rules see it (chapters 5 and 6), for show: the engine asks for the destination only, and the page
 * finds a shortest way to it. Nothing is drawn here.
 */
import {
  CASTLE,
  cellKey,
  CELLS,
  HEIGHT,
  readCell,
  signAt,
  WIDTH,
  type Catalogue,
  type TileFace,
} from './catalogue';
import { tileFace } from './questions';
import type { Kingdom, View } from '$src/views/havresac';

/** Up, right, down, left: the order in which ways of equal length are preferred. */
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const BOOTS = 2;

export function near(cell: string, side: number): string | null {
  const [dx, dy] = STEPS[side] ?? [0, 0];
  const { x, y } = readCell(cell);
  const [there, down] = [x + dx, y + dy];
  return there < 1 || there > WIDTH || down < 1 || down > HEIGHT ? null : cellKey(there, down);
}

/** HAV-5.1 The castle, the tents and the guardians on the board, each cell once. */
export function startPoints(kingdom: Kingdom): string[] {
  const guardians = CELLS.filter((cell) => cell in kingdom.guardians);
  return [...new Set([CASTLE, ...kingdom.tents, ...guardians])];
}

/** With how many steps a guardian goes, and whether forests and lakes hinder it. */
export interface Stride {
  steps: number;
  free: boolean;
}

export interface Way {
  /** From the start point to the destination, both included. */
  cells: string[];
  sword: boolean;
}

/** Where a guardian can go, with a shortest way to each cell. */
export type Ways = Map<string, Way>;

interface Arrival {
  from: string;
  sword: boolean;
}

/** HAV-5.4 to 5.11 What happens on entering a cell: barred, the way ends there, or it goes on. */
function enter(
  kingdom: Kingdom,
  rows: readonly (readonly string[])[],
  face: TileFace,
  free: boolean,
  cell: string,
): 'barred' | 'sword' | 'ends' | 'on' {
  if (cell in kingdom.guardians) return 'barred';
  const sign = signAt(rows, cell);
  if (sign === '~' && !free) return 'barred';
  const creature = kingdom.creatures[cell];
  if (creature === undefined) return sign === '*' && !free ? 'ends' : 'on';
  if (creature === 'fairy' || face.enters.includes(creature)) return 'ends';
  return 'sword';
}

export function ways(
  kingdom: Kingdom,
  rows: readonly (readonly string[])[],
  face: TileFace,
  stride: Stride,
  starts: readonly string[] = startPoints(kingdom),
): Ways {
  const free = stride.free || face.ignores_terrain;
  const swords = (kingdom.objects.sword ?? 0) - (kingdom.fresh === 'sword' ? 1 : 0);
  return face.straight
    ? lines(kingdom, rows, face, free, swords > 0, starts)
    : walks(kingdom, rows, face, free, swords > 0, starts, stride.steps);
}

/** HAV-5.2, 5.3, 5.16 Turning freely, over at most so many cells, also back to where it began. */
function walks(
  kingdom: Kingdom,
  rows: readonly (readonly string[])[],
  face: TileFace,
  free: boolean,
  sword: boolean,
  starts: readonly string[],
  steps: number,
): Ways {
  const far = new Map<string, number>(starts.map((cell) => [cell, 0]));
  const arrivals = new Map<string, Arrival>();
  const line = [...starts];
  for (const cell of line) {
    const walked = far.get(cell) ?? 0;
    if (walked === steps) break;
    for (const side of STEPS.keys()) {
      const there = near(cell, side);
      if (there === null) continue;
      const met = enter(kingdom, rows, face, free, there);
      if (met === 'barred' || (met === 'sword' && !sword)) continue;
      if (!arrivals.has(there)) arrivals.set(there, { from: cell, sword: met === 'sword' });
      if (met === 'on' && !far.has(there)) {
        far.set(there, walked + 1);
        line.push(there);
      }
    }
  }
  const out: Ways = new Map();
  for (const [cell, arrival] of arrivals) {
    const cells = [cell];
    let from = arrival.from;
    while ((far.get(from) ?? 0) > 0) {
      cells.unshift(from);
      from = arrivals.get(from)?.from ?? from;
    }
    out.set(cell, { cells: [from, ...cells], sword: arrival.sword });
  }
  return out;
}

/** HAV-6.8 Straight ahead over any number of cells. */
function lines(
  kingdom: Kingdom,
  rows: readonly (readonly string[])[],
  face: TileFace,
  free: boolean,
  sword: boolean,
  starts: readonly string[],
): Ways {
  const out: Ways = new Map();
  for (const start of starts) {
    for (const side of STEPS.keys()) {
      const cells = [start];
      for (let there = near(start, side); there !== null; there = near(there, side)) {
        const met = enter(kingdom, rows, face, free, there);
        if (met === 'barred' || (met === 'sword' && !sword)) break;
        cells.push(there);
        const known = out.get(there);
        if (!known || known.cells.length > cells.length) {
          out.set(there, { cells: [...cells], sword: met === 'sword' });
        }
        if (met !== 'on') break;
      }
    }
  }
  return out;
}

/** Where the guardian in hand can go now; with `more`, if that object were used as well; from one start only. */
export function reach(
  view: View,
  kingdom: Kingdom,
  catalogue: Catalogue,
  more: string | null = null,
  start: string | null = null,
): Ways {
  if (kingdom.hand === null) return new Map();
  const face = tileFace(view, catalogue, kingdom.hand);
  const { steps, feather } = kingdom.stride ?? { steps: face.movement, feather: false };
  const stride = { steps: steps + (more === 'boots' ? BOOTS : 0), free: feather || more === 'feather' };
  const starts = start === null ? startPoints(kingdom) : [start];
  return ways(kingdom, catalogue.boards[view.board] ?? [], face, stride, starts);
}
