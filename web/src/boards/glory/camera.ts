/** The room a landscape takes. */
import type { Box } from '../shared/camera';
import type { Cell } from './catalogue';

/** Tiles are 150 wide on a raster of 156, so that the halves of connectors meet. */
export const RASTER = 156;

/** The box around cells, with so much of a cell around it. */
export function around(cells: readonly Cell[], margin: number): Box {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const [left, right] = [Math.min(...xs, Infinity), Math.max(...xs, -Infinity)];
  const [top, bottom] = [Math.min(...ys, Infinity), Math.max(...ys, -Infinity)];
  if (cells.length === 0) return around([[0, 0]], margin);
  const rim = 0.5 + margin;
  return {
    x: (left - rim) * RASTER,
    y: (top - rim) * RASTER,
    w: (right - left + 2 * rim) * RASTER,
    h: (bottom - top + 2 * rim) * RASTER,
  };
}
