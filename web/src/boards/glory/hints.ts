/**
 * Where the table's suggestions stand on a landscape: the ghost of the tile on cells, numbers at what is pressed. No
 * number lies on a ribbon, a reward or a chest.
 */
import type { Mark } from '$src/hints/marks.svelte';
import { beside, DISC, type Taken } from '$src/hints/room';
import type { Point } from '../shared/camera';
import { RASTER } from './camera';
import { cellKey, type Cell, type Printed } from './catalogue';
import { layoutOf, PLACE_PLATES, plateWidth, ribbonOf, type Plate } from './drawing';
import { spots } from './spots';

/** How large the ghost of a tile is, so that the lines of its cell stay in sight around it. */
export const GHOST = 0.82;

export interface Laying {
  n: number;
  cell: Cell;
  key: string;
  /** Looked at or planned: it shows itself, and only its number is added. */
  looked: boolean;
}

/** The cells on which the table would lay the tile. */
export function layings(marks: readonly Mark[], looked: string | null): Laying[] {
  return marks.flatMap(({ n, choice }) =>
    spots({ choices: [choice] }).flatMap(({ place }) =>
      place.at === 'cell'
        ? [{ n, cell: place.cell, key: cellKey(place.cell), looked: cellKey(place.cell) === looked }]
        : [],
    ),
  );
}

/** How much it matters that something stays in sight: what a tile costs and brings, its connectors, its name. */
const MATTERS = { reward: 6, connector: 3, name: 1 };
/** A landscape has no edge. */
const ENDLESS: Taken = { x0: -1e6, y0: -1e6, x1: 1e6, y1: 1e6, weight: 0 };

/** What is printed on a tile that lies on a cell, or stands there as a ghost of another size. */
export function printedOn(data: Printed, name: string, [x, y]: Cell, size = 1): Taken[] {
  const { band, rows } = layoutOf(data, name);
  const box = (plate: Plate, weight: number): Taken => ({
    x0: x * RASTER + (plate.x - plate.w / 2) * size,
    y0: y * RASTER + (plate.y - plate.h / 2) * size,
    x1: x * RASTER + (plate.x + plate.w / 2) * size,
    y1: y * RASTER + (plate.y + plate.h / 2) * size,
    weight,
  });
  const ribbon = ribbonOf(data);
  return [
    ...(ribbon ? [box(ribbon, MATTERS.reward)] : []),
    ...rows.flatMap((row) =>
      row.items.map((item) =>
        box(
          { x: (item.x + item.w / 2) * row.scale, y: row.y, w: item.w * row.scale, h: 28 * row.scale },
          MATTERS.reward,
        ),
      ),
    ),
    ...data.sides.flatMap((side, at) => {
      const plate = PLACE_PLATES[at];
      const joint = { x: [0, 70, 0, -70][at] ?? 0, y: [-70, 0, 70, 0][at] ?? 0, w: 22, h: 22 };
      return [
        ...(plate && side.gain.length > 0
          ? [box({ ...plate, w: plateWidth(side.gain, side.condition), h: 24 }, MATTERS.reward)]
          : []),
        ...(side.connector === 'none' ? [] : [box(joint, MATTERS.connector)]),
      ];
    }),
    box({ x: 0, y: band.y + band.h / 2, w: 142, h: band.h }, MATTERS.name),
  ];
}

/** Where the number of a suggestion stands for something of a size around a point: beside it, at its upper right. */
export function numberAt(at: Point, w: number, h: number, taken: readonly Taken[], k = 1): Point {
  const d = DISC * k + 2;
  const near = Math.min(w, h) / 2 + d;
  const far = Math.max(w, h) / 2 + d;
  const towards = { x: at.x + 100, y: at.y - 100 };
  return beside(at, [...new Set([near, (near + far) / 2, far, far + d])], d, taken, ENDLESS, towards);
}

/** Where the number of a suggested cell stands: in its upper right corner, where a tile has nothing but sky. */
export function cornerOf([x, y]: Cell, k = 1): Point {
  const inside = RASTER / 2 - 9 - DISC * k;
  return { x: x * RASTER + inside, y: y * RASTER - inside };
}
