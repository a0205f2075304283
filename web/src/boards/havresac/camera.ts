/** The window on the map: everything at once where there is room, else what the question is about. */
import { inside as insideOf, whole as wholeOf, type Box, type Camera, type Size } from '../shared/camera';
import { CELL, MAP_H, MAP_W } from './drawing';
import { readCell } from './view';

/** No cell is smaller than this where fingers choose. */
export const FINGER = 46;

/** The box around cells, with half a cell of air. */
export function boxOf(cells: readonly string[]): Box {
  if (cells.length === 0) return { x: 0, y: 0, w: MAP_W, h: MAP_H };
  const points = cells.map(readCell);
  const left = Math.min(...points.map(({ x }) => x)) - 1.5;
  const right = Math.max(...points.map(({ x }) => x)) + 0.5;
  const top = Math.min(...points.map(({ y }) => y)) - 1.5;
  const bottom = Math.max(...points.map(({ y }) => y)) + 0.5;
  return { x: left * CELL, y: top * CELL, w: (right - left) * CELL, h: (bottom - top) * CELL };
}

const MAP: Size = { width: MAP_W, height: MAP_H };

/** The window never shows what lies beside the map while there is map to show. */
export const inside = (camera: Camera, window: Size): Camera => insideOf(camera, window, MAP);

/** The whole map as large as it can be. */
export const whole = (window: Size): Camera => wholeOf(window, MAP);

/** Fingers need cells of a certain size: then the window is around what can be chosen. */
export function home(window: Size, cells: readonly string[], fingers: boolean): Camera {
  const all = whole(window);
  if (!fingers || cells.length === 0 || all.scale * CELL >= FINGER) return all;
  const box = boxOf(cells);
  const fitting = Math.min(window.width / box.w, window.height / box.h);
  const scale = Math.min(1, Math.max(FINGER / CELL, fitting));
  return inside({ x: box.x + box.w / 2, y: box.y + box.h / 2, scale }, window);
}
