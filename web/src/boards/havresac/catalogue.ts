/** What is printed on boards and tiles. */
import type { Face, Guardian } from '$src/views/havresac';

export const GUARDIANS = [
  'guide',
  'warrior',
  'thief',
  'priestess',
  'druid',
  'huntress',
] as const satisfies readonly Guardian[];
export const MONSTERS = ['fox', 'crocodile', 'pig'] as const;
export const CREATURES = [...MONSTERS, 'fairy'] as const;
export const OBJECTS = ['boots', 'feather', 'sword', 'bow', 'net', 'hammer', 'cup'] as const;
export const QUARTERS = ['red', 'blue', 'purple', 'yellow'] as const;
export type Quarter = (typeof QUARTERS)[number];
export type Season = 'summer' | 'winter';

export const WIDTH = 13;
export const HEIGHT = 9;
export const CASTLE = '7,5';

/** One face of a guardian tile. */
export interface TileFace {
  movement: number;
  price: number;
  /** The monsters whose cells it may enter. */
  enters: string[];
  straight: boolean;
  ignores_terrain: boolean;
  opens: boolean;
  /** Victory points for a monster hit at a distance. */
  shot_vp: number;
}

export interface Catalogue {
  boards: Record<string, string[][]>;
  guardians: Record<string, Record<Face, TileFace>>;
  cards: Record<string, { creature: string; mark: string; quarter: Quarter }>;
  objects: Record<string, number>;
  gold: number[];
  vp: number[];
  villages: number[];
  fairies: number[];
  glory: Record<string, number>;
  cup_glory: number;
  ranks: Record<string, number>;
  rounds: number;
}

/** The content as `GameText.catalogue` brings it; empty until the texts of the game are here. */
export function catalogueOf(given: object): Catalogue {
  return {
    boards: {},
    guardians: {},
    cards: {},
    objects: {},
    gold: [0],
    vp: [0],
    villages: [],
    fairies: [],
    glory: {},
    cup_glory: 0,
    ranks: {},
    rounds: 5,
    ...given,
  };
}

// Cells -------------------------------------------------------------------------------------------------------

export interface Point {
  x: number;
  y: number;
}

export function readCell(id: string): Point {
  const [x = 0, y = 0] = id.split(',').map(Number);
  return { x, y };
}

export const cellKey = (x: number, y: number) => `${x},${y}`;

/** All cells in reading order. */
export const CELLS: readonly string[] = Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
  cellKey((i % WIDTH) + 1, Math.floor(i / WIDTH) + 1),
);

/** The sign that stands for a cell in the content: `.`, `*`, `~`, `v`, `$`, `#`, a letter, a number, x y z. */
export function signAt(rows: readonly (readonly string[])[], cell: string): string {
  const { x, y } = readCell(cell);
  return rows[y - 1]?.[x - 1] ?? '.';
}

export type Ground =
  | { kind: 'plain' | 'forest' | 'lake' | 'village' | 'chest' | 'castle' }
  | { kind: 'hut' | 'grove'; mark: string }
  | { kind: 'start'; number: number };

const SIGNS: Record<string, 'forest' | 'lake' | 'village' | 'chest' | 'castle'> = {
  '*': 'forest',
  '~': 'lake',
  v: 'village',
  $: 'chest',
  '#': 'castle',
};

/** What is printed on a cell. */
export function groundAt(rows: readonly (readonly string[])[], cell: string): Ground {
  const sign = signAt(rows, cell);
  const known = SIGNS[sign];
  if (known) return { kind: known };
  if (/^[A-Z]$/.test(sign)) return { kind: 'hut', mark: sign };
  if (/^[1-9]$/.test(sign)) return { kind: 'grove', mark: sign };
  const start = ['x', 'y', 'z'].indexOf(sign);
  return start < 0 ? { kind: 'plain' } : { kind: 'start', number: start + 1 };
}

/** The quarter of a cell; none on the cross of column 7 and row 5. */
export function quarterOf(cell: string): Quarter | null {
  const { x, y } = readCell(cell);
  if (x === 7 || y === 5) return null;
  return y < 5 ? (x < 7 ? 'red' : 'blue') : x < 7 ? 'purple' : 'yellow';
}

/** Colour is shape: the purple quarter wears the pentagon of violet. */
export const quarterShape = (quarter: string) => (quarter === 'purple' ? 'violet' : quarter);
