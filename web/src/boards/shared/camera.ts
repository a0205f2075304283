/** The window through which a map is seen: what fits, where it is, how it moves. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The middle of the window in the units of the map, and pixels per unit. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export const LARGEST = 1.6;
export const SMALLEST = 0.22;

/** Everything in sight if it can be, but nothing smaller than a finger needs and none absurdly large. */
export function fit(box: Box, window: Size, smallest = SMALLEST, largest = 1.12): Camera {
  const scale = Math.min(window.width / box.w, window.height / box.h);
  return {
    x: box.x + box.w / 2,
    y: box.y + box.h / 2,
    scale: Math.min(largest, Math.max(smallest, scale || smallest)),
  };
}

/** Nearer or farther, while the point under the finger stays where it is. */
export function zoomAt(camera: Camera, window: Size, factor: number, at: { x: number; y: number }): Camera {
  const scale = Math.min(LARGEST, Math.max(SMALLEST, camera.scale * factor));
  const dx = at.x - window.width / 2;
  const dy = at.y - window.height / 2;
  return {
    x: camera.x + dx / camera.scale - dx / scale,
    y: camera.y + dy / camera.scale - dy / scale,
    scale,
  };
}

/** Never so far away that nothing of the map is left in sight. */
export function keepNear(camera: Camera, box: Box): Camera {
  return {
    ...camera,
    x: Math.min(box.x + box.w, Math.max(box.x, camera.x)),
    y: Math.min(box.y + box.h, Math.max(box.y, camera.y)),
  };
}

/** Where a point of the map is in the window. */
export const seenAt = ({ x, y }: Point, camera: Camera, window: Size): Point => ({
  x: window.width / 2 + (x - camera.x) * camera.scale,
  y: window.height / 2 + (y - camera.y) * camera.scale,
});

/** Between a card at the foot of a map and what is beside it. */
const FOOT = 8;

/**
 * How high a card at the foot of a map begins, from the lower edge: at it, or above what the card is about, so that
 * this is never covered. `reach`: how far that extends around its point, in the units of the map.
 */
export function footOver(at: Point, reach: number, card: Size, camera: Camera, window: Pane): number {
  const { x, y } = seenAt(at, camera, window);
  const r = reach * camera.scale;
  const foot = FOOT + (window.edges ?? NONE).bottom;
  const free = y + r < window.height - card.height - foot || x - r > card.width + FOOT || card.height === 0;
  return free ? foot : Math.min(window.height - card.height - FOOT, window.height - y + r);
}

/** The part of the map in the window. */
export function inSight(camera: Camera, window: Size): Box {
  const w = window.width / camera.scale;
  const h = window.height / camera.scale;
  return { x: camera.x - w / 2, y: camera.y - h / 2, w, h };
}

export const holds = (outer: Box, inner: Box) =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  inner.x + inner.w <= outer.x + outer.w + 1 &&
  inner.y + inner.h <= outer.y + outer.h + 1;

export interface Point {
  x: number;
  y: number;
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** The nearest thing in a direction: what lies straight ahead counts as nearer than what lies aside. */
export function nearest<Thing extends Point>(
  from: Point,
  things: readonly Thing[],
  way: Direction,
): Thing | undefined {
  const across = way === 'ArrowLeft' || way === 'ArrowRight';
  const sign = way === 'ArrowRight' || way === 'ArrowDown' ? 1 : -1;
  let best: Thing | undefined;
  let least = Infinity;
  for (const thing of things) {
    const ahead = sign * (across ? thing.x - from.x : thing.y - from.y);
    const aside = Math.abs(across ? thing.y - from.y : thing.x - from.x);
    if (ahead < 4) continue;
    const far = ahead + 3 * aside;
    if (far < least) [best, least] = [thing, far];
  }
  return best;
}

/** A map of a fixed size, as large as it can be. */
export const whole = (window: Size, map: Size): Camera => ({
  x: map.width / 2,
  y: map.height / 2,
  scale: Math.min(window.width / map.width, window.height / map.height) || 1,
});

/** A window with edges of which something takes so many pixels: chips the upper one, a notch any other. */
export interface Pane extends Size {
  covered?: number;
  edges?: { left: number; right: number; bottom: number };
}

const NONE = { left: 0, right: 0, bottom: 0 };

/**
 * The window never shows what lies beside a map of a fixed size while there is map to show, but where something takes
 * its edges: from under that the map can be pulled.
 */
export function inside(camera: Camera, window: Pane, map: Size): Camera {
  const { scale } = camera;
  const { covered = 0, edges = NONE } = window;
  const within = (at: number, half: number, all: number, before: number, after: number) =>
    2 * half >= all + before + after
      ? (all - before + after) / 2
      : Math.min(all - half + after, Math.max(half - before, at));
  return {
    scale,
    x: within(camera.x, window.width / 2 / scale, map.width, edges.left / scale, edges.right / scale),
    y: within(camera.y, window.height / 2 / scale, map.height, covered / scale, edges.bottom / scale),
  };
}

/** A map of a fixed size, and how large it is shown: pixels per unit, with and without fingers. */
export interface Chart {
  map: Size;
  /** Below this the whole map does not serve: for fingers, and where it cannot be read. */
  finger: number;
  legible: number;
  /** As near as a question brings one by itself. */
  near: { finger: number; mouse: number };
  /** As near as one can go by hand. */
  largest: number;
  /** Room for what stands around a point. */
  margin: number;
}

/** The box around points, with room around them; the whole map without any. */
export function boxOf({ map, margin }: Chart, points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  if (points.length === 0) return { x: 0, y: 0, w: map.width, h: map.height };
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y };
}

/**
 * The whole map, or a window around what matters; `first` stays in sight if not all can. A window is filled by the map
 * from edge to edge, also where nothing is asked.
 */
export function home(
  chart: Chart,
  window: Pane,
  points: readonly Point[],
  first: Point | null,
  fingers: boolean,
): Camera {
  const { covered = 0, edges = NONE } = window;
  const free = {
    width: window.width - edges.left - edges.right,
    height: window.height - covered - edges.bottom,
  };
  const all = inside(whole(free, chart.map), window, chart.map);
  const least = fingers ? chart.finger : chart.legible;
  if (all.scale >= least) return all;
  const wanted = points.length > 0 ? points : first ? [first] : [];
  const box = boxOf(chart, wanted);
  const fitting = Math.min(free.width / box.w, free.height / box.h);
  const filled = Math.max(window.width / chart.map.width, window.height / chart.map.height);
  const near = Math.min(fingers ? chart.near.finger : chart.near.mouse, Math.max(least, fitting));
  const scale = wanted.length > 0 ? Math.max(filled, near) : filled;
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  const { x, y } = fitting < least && first ? first : middle;
  const aside = (edges.right - edges.left) / 2 / scale;
  const below = (edges.bottom - covered) / 2 / scale;
  return inside({ x: x + aside, y: y + below, scale }, window, chart.map);
}

/** No nearer than makes sense, no farther than the whole map, and never beside it. */
export function keep({ map, largest }: Chart, wanted: Camera, window: Pane): Camera {
  const least = whole(window, map).scale;
  const scale = Math.min(Math.max(largest, least), Math.max(least, wanted.scale));
  return inside({ ...wanted, scale }, window, map);
}

/** How far a window gives way to what lies under its buttons: pixels. */
const NUDGES = [0, 14, -14, 28, -28, 42, -42, 56, -56, 70, -70, 84, -84, 98, -98];
const WAYS: readonly Point[] = NUDGES.flatMap((x) => NUDGES.map((y) => ({ x, y }))).sort(
  (a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y),
);

/** The same view, moved a little until the middle of no target lies under one of the boxes; as few as can be. */
export function clearOf(
  camera: Camera,
  window: Pane,
  map: Size,
  targets: readonly Point[],
  taken: readonly Box[],
): Camera {
  if (camera.scale <= whole(window, map).scale * 1.02) return camera;
  const hidden = ({ x, y, scale }: Camera) =>
    targets.filter((at) => {
      const sx = window.width / 2 + (at.x - x) * scale;
      const sy = window.height / 2 + (at.y - y) * scale;
      return taken.some((box) => sx > box.x && sx < box.x + box.w && sy > box.y && sy < box.y + box.h);
    }).length;
  let best = camera;
  let least = Infinity;
  for (const { x, y } of WAYS) {
    const moved = { ...camera, x: camera.x + x / camera.scale, y: camera.y + y / camera.scale };
    const tried = x === 0 && y === 0 ? camera : inside(moved, window, map);
    const count = hidden(tried);
    if (count < least) [best, least] = [tried, count];
    if (count === 0) break;
  }
  return best;
}
