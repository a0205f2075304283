/**
 * The map on the cloth under a landscape: peaks, pines, hills, a river and a lake. It is the same whenever the table is
 * opened, follows no chance of the page, and grows with the tale without changing what was there.
 */
import type { Box } from '../shared/camera';
import { RASTER } from './camera';
import { cellKey, type Cell } from './catalogue';

/** A number from a text, to begin with. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** A number from 0 to 1 that belongs to a point of the map. */
function noise(seed: number, x: number, y: number, which: number): number {
  let hash = seed ^ Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(which, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** Everything of one kind in one path, so that the map stays a handful of elements. */
export interface MapPaths {
  peaks: string;
  shades: string;
  snow: string;
  pines: string;
  hills: string;
  grass: string;
  river: string;
  lake: { x: number; y: number; rx: number; ry: number };
  waves: string;
}

const n1 = (value: number) => value.toFixed(1);

/** A point for each square of this size, somewhere in it: nothing stands on anything else. */
const STEP = RASTER / 3;

/** The river goes by at the left of the hero, or at the right, from above to below. */
function riverAt(seed: number, y: number): number {
  const side = noise(seed, 1, 1, 7) < 0.5 ? -1 : 1;
  const [a, b] = [noise(seed, 2, 2, 7) * 6.3, noise(seed, 3, 3, 7) * 6.3];
  const far = RASTER * (1.7 + noise(seed, 4, 4, 7) * 0.5);
  return side * far + Math.sin(y * 0.0061 + a) * RASTER * 0.55 + Math.sin(y * 0.0147 + b) * RASTER * 0.18;
}

/** Where the lake lies: on the other side of the hero than the river. */
function lakeOf(seed: number): MapPaths['lake'] {
  const side = noise(seed, 1, 1, 7) < 0.5 ? 1 : -1;
  return {
    x: side * RASTER * (2.3 + noise(seed, 5, 5, 7) * 0.4),
    y: RASTER * (noise(seed, 6, 6, 7) * 2.8 - 1.4),
    rx: RASTER * 0.55,
    ry: RASTER * 0.34,
  };
}

/** The map of a box, without what would lie under tiles. */
export function mapOf(seed: number, box: Box, covered: readonly Cell[]): MapPaths {
  const under = new Set(covered.map(cellKey));
  const hidden = (x: number, y: number, w: number, h: number) =>
    [
      [x - w, y],
      [x + w, y],
      [x - w, y - h],
      [x + w, y - h],
    ].some(([a = 0, b = 0]) => under.has(cellKey([Math.round(a / RASTER), Math.round(b / RASTER)])));
  const lake = lakeOf(seed);
  const wet = (x: number, y: number) =>
    Math.abs(x - riverAt(seed, y)) < 30 || Math.hypot((x - lake.x) / 1.55, y - lake.y) < lake.ry * 1.25;

  const out = { peaks: '', shades: '', snow: '', pines: '', hills: '', grass: '' };
  const [left, top] = [Math.floor(box.x / STEP), Math.floor(box.y / STEP)];
  const [right, bottom] = [Math.ceil((box.x + box.w) / STEP), Math.ceil((box.y + box.h) / STEP)];
  const [p, q] = [noise(seed, 8, 8, 7) * 6.3, noise(seed, 9, 9, 7) * 6.3];
  // From above to below, so that what is nearer lies over what is farther.
  for (let j = top; j <= bottom; j += 1) {
    for (let i = left; i <= right; i += 1) {
      const x = (i + 0.25 + 0.5 * noise(seed, i, j, 1)) * STEP;
      const y = (j + 0.25 + 0.5 * noise(seed, i, j, 2)) * STEP;
      if (wet(x, y)) continue;
      const land = Math.sin(x * 0.0082 + p) * Math.cos(y * 0.0094 + q);
      const size = noise(seed, i, j, 3);
      if (land > 0.2) {
        // One peak on every second square: they are wider than that.
        if ((i + j) % 2 !== 0) continue;
        const s = 25 + size * 13;
        if (hidden(x, y + s * 0.5, s * 0.85, s * 1.2)) continue;
        const [l, r, foot, tip] = [x - s * 0.85, x + s * 0.85, y + s * 0.5, y - s * 0.7];
        out.peaks += `M${n1(l)},${n1(foot)}L${n1(x)},${n1(tip)}L${n1(r)},${n1(foot)}Z`;
        out.shades += `M${n1(x)},${n1(tip)}L${n1(r)},${n1(foot)}h${n1(-s * 0.7)}l${n1(s * 0.1)},${n1(-s * 0.5)}l${n1(-s * 0.2)},${n1(-s * 0.14)}Z`;
        out.snow += `M${n1(x)},${n1(tip)}l${n1(s * 0.25)},${n1(s * 0.36)}l${n1(-s * 0.14)},${n1(-s * 0.06)}l${n1(-s * 0.11)},${n1(s * 0.13)}l${n1(-s * 0.12)},${n1(-s * 0.13)}l${n1(-s * 0.12)},${n1(s * 0.06)}Z`;
      } else if (land < -0.14 && noise(seed, i, j, 4) < 0.72) {
        const s = 18 + size * 9;
        if (hidden(x, y + s * 0.3, s * 0.4, s)) continue;
        out.pines += `M${n1(x)},${n1(y - s * 0.6)}l${n1(s * 0.34)},${n1(s * 0.5)}h${n1(-s * 0.1)}l${n1(s * 0.16)},${n1(s * 0.4)}h${n1(-s * 0.8)}l${n1(s * 0.16)},${n1(-s * 0.4)}h${n1(-s * 0.1)}Z`;
      } else if (noise(seed, i, j, 5) < 0.22) {
        if (hidden(x, y, 16, 12)) continue;
        out.hills += `M${n1(x - 16)},${n1(y)}q16,-17 32,0`;
      } else if (noise(seed, i, j, 6) < 0.4) {
        if (hidden(x, y, 8, 8)) continue;
        out.grass += `M${n1(x)},${n1(y)}l2.5,-6l2.5,6m4,1l2,-5l2,5`;
      }
    }
  }

  let river = '';
  // The same bends whatever part of it is drawn.
  const bend = RASTER / 4;
  for (let y = Math.floor((box.y - 40) / bend) * bend; y <= box.y + box.h + 40; y += bend) {
    river += `${river ? 'L' : 'M'}${n1(riverAt(seed, y))},${n1(y)}`;
  }
  let waves = '';
  for (let i = 0; i < 6; i += 1) {
    waves += `M${n1(lake.x - 44 + (i % 3) * 32)},${n1(lake.y - 12 + Math.floor(i / 3) * 22)}q5,-5 10,0t10,0`;
  }
  return { ...out, river, lake, waves };
}

/** Around each own tile the map is painted this far, fading out. */
export const PAINTED = RASTER * 1.9;
