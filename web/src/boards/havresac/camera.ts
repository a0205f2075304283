/** How large the map is shown: with a mouse always all of it, near enough for fingers where these choose. */
import { LARGEST, type Chart } from '../shared/camera';
import { CELL, MAP_H, MAP_W } from './drawing';

/** No cell is smaller than this where fingers choose. */
export const FINGER = 46;

export const CHART: Chart = {
  map: { width: MAP_W, height: MAP_H },
  finger: FINGER / CELL,
  legible: 0,
  near: { finger: 1, mouse: 1 },
  largest: LARGEST,
  // From the middle of a cell: half a cell of air around it.
  margin: CELL,
};
