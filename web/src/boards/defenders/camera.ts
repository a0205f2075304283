/** How large the map is shown: all of it where fingers can press it and names can be read. */
import type { Chart } from '../shared/camera';
import { MAP } from './geometry';

export const CHART: Chart = {
  map: MAP,
  finger: 0.98,
  legible: 0.7,
  near: { finger: 1.25, mouse: 0.86 },
  largest: 2,
  margin: 62,
};
