/** The window on the map: all of it where there is room, else what the question is about. */
import { inside, whole, type Box, type Camera, type Point, type Size } from '../shared/camera';
import { MAP } from './geometry';

/** Pixels per unit below which the whole map does not serve: for fingers, and where numbers cannot be read. */
export const FINGER = 1.02;
export const LEGIBLE = 0.6;
export const LARGEST = 2.2;

/** The box around points, with room for what stands around a space. */
export function boxOf(points: readonly Point[], margin = 58): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  if (points.length === 0) return { x: 0, y: 0, w: MAP.width, h: MAP.height };
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y };
}

/** The whole map, or a window around what matters; `first` stays in sight if not all can. */
export function home(window: Size, points: readonly Point[], first: Point | null, fingers: boolean): Camera {
  const all = whole(window, MAP);
  const least = fingers ? FINGER : LEGIBLE;
  const wanted = points.length > 0 ? points : first ? [first] : [];
  if (all.scale >= least || wanted.length === 0) return all;
  const box = boxOf(wanted);
  const fitting = Math.min(window.width / box.w, window.height / box.h);
  const scale = Math.min(fingers ? 1.3 : 0.86, Math.max(least, fitting));
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  return inside({ ...(fitting < least && first ? first : middle), scale }, window, MAP);
}

/** No nearer than makes sense, no farther than the whole map, and never beside it. */
export function keep(wanted: Camera, window: Size): Camera {
  const least = whole(window, MAP).scale;
  const scale = Math.min(Math.max(LARGEST, least), Math.max(least, wanted.scale));
  return inside({ ...wanted, scale }, window, MAP);
}
