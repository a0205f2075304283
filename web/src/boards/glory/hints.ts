/** Where the table's suggestions stand on a landscape: the ghost of the tile on cells, numbers at what is pressed. */
import type { Mark } from '$src/hints/marks.svelte';
import { RASTER } from './camera';
import { spots } from './spots';
import { cellKey, type Cell } from './view';

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

/** The corner of a cell where its number stands. */
export const cornerOf = ([x, y]: Cell) => ({ x: (x - 0.5) * RASTER, y: (y - 0.5) * RASTER });
