/** Where on the landscape chests, sides and gains are pressed: the boxes of their spots, and the numbers of hints there. */
import type { Mark } from '$src/hints/marks.svelte';
import type { Laid } from '$src/views/glory';
import type { Point } from '../shared/camera';
import { step } from './area';
import { RASTER } from './camera';
import { cellKey, printed, type Catalogue } from './catalogue';
import { chestPlate, gainPlate } from './drawing';
import { numberAt, printedOn } from './hints';
import { at, itemSide, type Spot } from './spots';

export interface Pressed {
  spot: Spot;
  x: number;
  y: number;
  w: number;
  h: number;
  /** A ring at a connector instead of brackets. */
  round: boolean;
}

const SIDE = 42;
const GAIN = 44;

/** The middle of a side of a tile, or so far beyond it. */
function atSide(cell: Laid['cell'], side: number, beyond = 0): Point {
  const [x, y] = cell;
  const [nx, ny] = step(cell, side);
  const far = RASTER / 2 + beyond;
  return { x: x * RASTER + (nx - x) * far, y: y * RASTER + (ny - y) * far };
}

/** `placed`: the tile that keys and gains are about. */
export function pressed(
  spots: readonly Spot[],
  tiles: readonly Laid[],
  placed: Laid | undefined,
  catalogue: Catalogue,
  name: (tile: string) => string,
): Pressed[] {
  const chests = at(spots, 'chest').flatMap((spot): Pressed[] => {
    const laid = tiles.find(({ cell }) => cellKey(cell) === cellKey(spot.place.cell));
    if (!laid) return [];
    const plate = chestPlate(printed(catalogue, laid.tile), name(laid.tile), spot.place.index);
    const [x, y] = laid.cell;
    return [
      {
        spot,
        x: x * RASTER + plate.x,
        y: y * RASTER + plate.y,
        w: plate.w + 4,
        h: plate.h + 4,
        round: false,
      },
    ];
  });
  if (!placed) return chests;
  const sides = at(spots, 'side').map((spot) => ({
    spot,
    ...atSide(placed.cell, spot.place.side),
    w: SIDE,
    h: SIDE,
    round: true,
  }));
  const gains = at(spots, 'gain').map((spot): Pressed => {
    const { side, neighbour } = itemSide(spot.place.item);
    if (side >= 0)
      return { spot, ...atSide(placed.cell, side, neighbour ? 22 : -22), w: GAIN, h: GAIN, round: true };
    const plate = gainPlate(printed(catalogue, placed.tile), name(placed.tile));
    const [x, y] = placed.cell;
    return {
      spot,
      x: x * RASTER + plate.x,
      y: y * RASTER + plate.y,
      w: plate.w + 6,
      h: plate.h + 4,
      round: false,
    };
  });
  return [...chests, ...sides, ...gains];
}

/** The numbers of suggestions at what is pressed: beside it, on nothing that a tile costs or brings. */
export function numbersAt(
  marks: readonly Mark[],
  places: readonly Pressed[],
  tiles: readonly Laid[],
  catalogue: Catalogue,
  name: (tile: string) => string,
  k: number,
): { n: number; disc: Point }[] {
  const advised = places.flatMap((place) => {
    const n = marks.find(({ choice }) => choice.text === place.spot.choice.text)?.n;
    return n === undefined ? [] : [{ n, place }];
  });
  if (advised.length === 0) return [];
  const taken = tiles.flatMap(({ tile, cell }) => printedOn(printed(catalogue, tile), name(tile), cell));
  return advised.map(({ n, place }) => ({ n, disc: numberAt(place, place.w, place.h, taken, k) }));
}
