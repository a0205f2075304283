/** The arcs of what bots say they will do: how they bend, and where on them the sign of the deed stands. */
import type { Point } from '$src/boards/shared/camera';
import { around, covering, type Taken } from '$src/hints/room';

/** The radius of the sign. */
export const SIGN = 13;

export interface Way {
  from: Point;
  to: Point;
  /** So far it may bend at most: it has to stay on its board. */
  most?: number;
}

/** How far an arc swells; on the way back it swells more, so that two who change places have two arcs. */
const THERE = 0.28;
const BACK = 0.46;

/** The point that bends an arc: it swells to its upper side. */
export function topOf({ from, to, most = Infinity }: Way): Point {
  const swell = to.x < from.x ? BACK : THERE;
  const bend = Math.min(Math.abs(to.x - from.x) * swell, (most * swell) / BACK);
  return {
    x: (from.x + to.x) / 2 + (to.y - from.y) * Math.sign(to.x - from.x || 1) * swell,
    y: (from.y + to.y) / 2 - bend,
  };
}

/** Where on its arc a sign may stand, from 0 to 1: best behind the middle. */
const STANDS = [0.6, 0.5, 0.7, 0.4, 0.8, 0.3, 0.9];
/** How far beside the line, in its own radius: it may only touch it. */
const BESIDE = [0, 0.9, -0.9];

/** A point of an arc, and so far beside it. */
function onArc(way: Way, t: number, beside = 0): Point {
  const { from, to } = way;
  const top = topOf(way);
  const u = 1 - t;
  const dx = u * (top.x - from.x) + t * (to.x - top.x);
  const dy = u * (top.y - from.y) + t * (to.y - top.y);
  const long = Math.hypot(dx, dy) || 1;
  return {
    x: u * u * from.x + 2 * u * t * top.x + t * t * to.x - (dy / long) * beside,
    y: u * u * from.y + 2 * u * t * top.y + t * t * to.y + (dx / long) * beside,
  };
}

/** The place of each sign of radius `r` on its arc: over no other, and over as little else as may be. */
export function signsOn(ways: readonly Way[], r = SIGN, taken: readonly Taken[] = []): Point[] {
  const full = [...taken];
  return ways.map((way) => {
    const tries = BESIDE.flatMap((by) => STANDS.map((t) => onArc(way, t, by * r))).map((point, i) => ({
      point,
      cost: covering(point, r, full) + i,
    }));
    const { point } = tries.reduce((least, one) => (one.cost < least.cost ? one : least));
    full.push(around(point, r, 4));
    return point;
  });
}
