/** How large the map is shown: all of it where fingers can press it and numbers can be read. */
import type { Chart } from '../shared/camera';
import { MAP } from './geometry';

export const CHART: Chart = {
  map: MAP,
  finger: 1.02,
  legible: 0.6,
  near: { finger: 1.3, mouse: 0.86 },
  largest: 2.2,
  margin: 58,
};
