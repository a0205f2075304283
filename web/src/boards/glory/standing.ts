/** Where the words about a placement stand: beside its cell, on as little of the landscape as can be. */
import type { Box, Point } from '../shared/camera';

export type Side = 'right' | 'left' | 'below' | 'above' | 'foot';

export interface Size {
  width: number;
  height: number;
}

const AIR = 12;
const WIDEST = 230;
const NARROWEST = 150;
/** From the edge of the window. */
const EDGE = 6;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const clamp = (value: number, most: number) => Math.max(EDGE, Math.min(most - EDGE, value));

/** The corner of a box of this size at a side of the cell. */
function corner(side: Side, at: Point, half: number, box: Size, room: Size): Point {
  const beside = clamp(at.y - half, room.height - box.height);
  const across = clamp(at.x - box.width / 2, room.width - box.width);
  switch (side) {
    case 'right':
      return { x: at.x + half + AIR, y: beside };
    case 'left':
      return { x: at.x - half - AIR - box.width, y: beside };
    case 'below':
      return { x: across, y: at.y + half + AIR };
    case 'above':
      return { x: across, y: at.y - half - AIR - box.height };
    case 'foot':
      return { x: across, y: Math.max(EDGE, room.height - box.height - EDGE) };
  }
}

/**
 * `at` is the middle of the cell in the window, `half` half its side, `tiles` are the middles of the tiles that lie there.
 * `about` is how large the box may be: by it the side is chosen, so that how it is laid out there changes nothing. `box`
 * is how large it is. A side next to which less of the tiles is hidden is better; where nothing has room, the foot.
 */
export function standing(
  at: Point,
  half: number,
  room: Size,
  tiles: readonly Point[],
  about: Size,
  box: Size,
): { side: Side; most: number; x: number; y: number } {
  const right = room.width - at.x - half - AIR - 4;
  const left = at.x - half - AIR - 4;
  const found = (
    [
      ['right', right >= NARROWEST, right],
      ['left', left >= NARROWEST, left],
      ['below', at.y + half + AIR + about.height < room.height, WIDEST],
      ['above', at.y - half - AIR - about.height > 0, WIDEST],
    ] as const
  )
    .filter(([, fits]) => fits)
    .map(([side, , most]) => {
      const size = { width: Math.min(about.width, most), height: about.height };
      const { x, y } = corner(side, at, half, size, room);
      const covers = tiles.reduce(
        (sum, tile) =>
          sum +
          shared(
            { x, y, w: size.width, h: size.height },
            { x: tile.x - half, y: tile.y - half, w: 2 * half, h: 2 * half },
          ),
        0,
      );
      return { side, most: Math.min(WIDEST, most), covers };
    });
  const { side, most } = found.reduce(
    (best, one) => (one.covers < best.covers ? one : best),
    found[0] ?? {
      side: 'foot' as const,
      most: WIDEST,
      covers: 0,
    },
  );
  return { side, most, ...corner(side, at, half, box, room) };
}

/** Half of an arrow at the edge of the window: with its number it is longer than high. */
const ARROW = { width: 30, height: 23 };
/** Parts of an edge at which an arrow may stand: in the middle where that is free. */
const WAYS = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];

/**
 * Where an arrow stands at an edge of the window: on as little as can be of the cells that can be chosen, `targets` being
 * their middles and `half` half their side, and not on the tools. `room` begins at `left`.
 */
export function alongEdge(
  edge: 'north' | 'east' | 'south' | 'west',
  room: Size & { left: number },
  targets: readonly Point[],
  half: number,
  tools: Box | null,
): Point {
  const { width: w, height: h } = ARROW;
  const [left, right] = [room.left + w, room.left + room.width - w];
  const places = WAYS.map((part): Point => {
    const x = Math.min(right, Math.max(left, room.left + part * room.width));
    const y = Math.min(room.height - h, Math.max(h, part * room.height));
    if (edge === 'north' || edge === 'south') return { x, y: edge === 'north' ? h : room.height - h };
    return { x: edge === 'west' ? left : right, y };
  });
  const covers = ({ x, y }: Point) => {
    const box = { x: x - w, y: y - h, w: 2 * w, h: 2 * h };
    const cells = targets.map((at) =>
      shared(box, { x: at.x - half, y: at.y - half, w: 2 * half, h: 2 * half }),
    );
    return cells.reduce((sum, one) => sum + one, tools ? 2 * shared(box, tools) : 0);
  };
  return places.reduce((best, at) => (covers(at) < covers(best) ? at : best));
}
