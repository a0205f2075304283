/** What is printed on the tiles, and the cells where they lie. */
import type { Earned, Resource, Side } from '$src/views/glory';

export const RESOURCES = ['combat', 'magic', 'potion', 'coin'] as const satisfies readonly Resource[];
export type Origin = keyof Earned;
export const ORIGINS = ['tile', 'connector', 'chest', 'majority', 'end'] as const satisfies readonly Origin[];
export const SIDES = ['north', 'east', 'south', 'west'] as const satisfies readonly Side[];

/** One part of a gain: so many of something, perhaps for each of something else, perhaps at the end only. */
export interface Part {
  what: string;
  n: number;
  times: string | null;
  end: boolean;
}

export interface TileSide {
  connector: 'none' | 'plain' | 'half_key' | 'gain';
  /** The kind of neighbour a gain connector asks for; null: any. */
  condition: string | null;
  gain: Part[];
}

/** What is printed on a tile; sides go north, east, south, west. */
export interface Printed {
  kind: string;
  age: number;
  colour: string | null;
  cost: Record<Resource, number>;
  gain: Part[];
  start: Part[];
  chests: Part[][];
  sides: TileSide[];
}

export interface Catalogue {
  tiles: Record<string, Printed>;
  rounds: number;
}

const BLANK: Printed = {
  kind: 'treasure',
  age: 0,
  colour: null,
  cost: { combat: 0, magic: 0, potion: 0, coin: 0 },
  gain: [],
  start: [],
  chests: [],
  sides: SIDES.map(() => ({ connector: 'plain', condition: null, gain: [] })),
};

/** The content as `GameText.catalogue` brings it; empty until the texts of the game are here. */
export function catalogueOf(given: object): Catalogue {
  const { tiles = {}, rounds = 10 } = given as Partial<Catalogue>;
  return { tiles, rounds };
}

/** What is printed on a tile; a blank one where the content does not know it. */
export const printed = (catalogue: Catalogue, tile: string): Printed => catalogue.tiles[tile] ?? BLANK;

/** The shape of a kind of tile (STYLE, "Colour is shape"). */
const KIND_SHAPES: Record<string, string> = {
  monster: 'red',
  character: 'blue',
  place: 'green',
  treasure: 'yellow',
  hero: 'violet',
  quest: 'white',
};
export const kindShape = (kind: string) => KIND_SHAPES[kind] ?? 'white';

// Cells -------------------------------------------------------------------------------------------------------

export type Cell = [x: number, y: number];
export const cellKey = ([x, y]: readonly [number, number]) => `${x},${y}`;
export function readCell(id: string): Cell {
  const [x = 0, y = 0] = id.split(',').map(Number);
  return [x, y];
}
