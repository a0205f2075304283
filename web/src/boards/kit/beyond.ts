/** What lies out of sight of a window on a map: grouped by the edge behind which it is, and where its arrow stands. */
import type { Box, Point, Size } from '../shared/camera';

/** Why something is called: it is in danger, it can be chosen, somebody is there. The first counts most. */
export const KINDS = ['danger', 'legal', 'hero'] as const;
export type Kind = (typeof KINDS)[number];

/** A place of the map, in its units. */
export interface Call extends Point {
  kind: Kind;
  /** Who or what it is, for heroes and threatened places. */
  name?: string;
}

export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];

export interface Arrow {
  edge: Edge;
  kind: Kind;
  /** The nearest of those that count most: a press goes there. */
  to: Call;
  calls: Call[];
  /** Its middle, in pixels of the window. */
  at: Point;
}

/** The room of the window for arrows: what covers its edges, in pixels. */
export interface Room extends Size {
  top: number;
  left: number;
  right: number;
  bottom: number;
}

/** An arrow is as large as a finger needs it. */
export const ARROW = 44;
const STEP = 11;

const within = (box: Box, { x, y }: Point, air: number) =>
  x > box.x - air && x < box.x + box.w + air && y > box.y - air && y < box.y + box.h + air;

/** How far behind an edge of what is in sight a point lies. */
const FAR: Record<Edge, (sight: Box, at: Point) => number> = {
  north: (sight, at) => sight.y - at.y,
  east: (sight, at) => at.x - sight.x - sight.w,
  south: (sight, at) => at.y - sight.y - sight.h,
  west: (sight, at) => sight.x - at.x,
};

/** The edge behind which a point lies; the one it is farthest behind at a corner. */
function edgeOf(sight: Box, at: Point): Edge | null {
  const [first] = EDGES.map((edge) => ({ edge, far: FAR[edge](sight, at) }))
    .filter(({ far }) => far > 0)
    .sort((a, b) => b.far - a.far);
  return first?.edge ?? null;
}

/** Where on its edge an arrow stands: as near as can be to what it points at, and not on what can be pressed. */
function standAt(edge: Edge, to: Point, room: Room, taken: readonly Box[], targets: readonly Point[]): Point {
  const half = ARROW / 2 + 3;
  const lying = edge === 'north' || edge === 'south';
  const across = edge === 'north' ? room.top + half : edge === 'west' ? room.left + half : 0;
  const along = lying
    ? [room.left + half, room.width - room.right - half]
    : [room.top + half, room.height - room.bottom - half];
  const fixed =
    edge === 'south'
      ? room.height - room.bottom - half
      : edge === 'east'
        ? room.width - room.right - half
        : across;
  const [start = 0, end = 0] = along;
  const wanted = Math.min(end, Math.max(start, lying ? to.x : to.y));
  const stands = Array.from({ length: Math.max(1, Math.floor((end - start) / STEP) + 1) }, (_, i) =>
    lying ? { x: start + i * STEP, y: fixed } : { x: fixed, y: start + i * STEP },
  ).sort((a, b) => Math.abs((lying ? a.x : a.y) - wanted) - Math.abs((lying ? b.x : b.y) - wanted));
  const clear = (at: Point) => !taken.some((box) => within(box, at, half));
  const air = (at: Point) => Math.min(...targets.map((one) => Math.hypot(one.x - at.x, one.y - at.y)));
  const open = stands.filter(clear);
  const airy = open.map((at) => ({ at, air: air(at) })).sort((a, b) => b.air - a.air);
  return (
    open.find((at) => air(at) >= ARROW) ??
    airy[0]?.at ??
    (lying ? { x: wanted, y: fixed } : { x: fixed, y: wanted })
  );
}

/**
 * The arrows at the edges of a window. `sight` is what is seen of the map; `onScreen` tells where in the window a point
 * of the map is; `taken` are the parts of the window under buttons, in pixels.
 */
export function arrows(
  calls: readonly Call[],
  sight: Box,
  onScreen: (at: Point) => Point,
  room: Room,
  taken: readonly Box[],
): Arrow[] {
  const scale = room.width / sight.w;
  const free: Box = {
    x: sight.x + room.left / scale,
    y: sight.y + room.top / scale,
    w: sight.w - (room.left + room.right) / scale,
    h: sight.h - (room.top + room.bottom) / scale,
  };
  const targets = calls.filter(({ kind }) => kind === 'legal').map(onScreen);
  const stood: Box[] = [];
  return EDGES.flatMap((edge) => {
    const there = calls.filter((call) => edgeOf(free, call) === edge);
    const kind = KINDS.find((one) => there.some((call) => call.kind === one));
    if (!kind) return [];
    const [to] = there
      .filter((call) => call.kind === kind)
      .sort((a, b) => FAR[edge](free, a) - FAR[edge](free, b));
    if (!to) return [];
    const at = standAt(edge, onScreen(to), room, [...taken, ...stood], targets);
    stood.push({ x: at.x - ARROW / 2, y: at.y - ARROW / 2, w: ARROW, h: ARROW });
    return [{ edge, kind, to, calls: there, at }];
  });
}
