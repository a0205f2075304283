/** What `games/havresac/view.py` tells, what is printed on boards and tiles, and small questions about both. */
export const GUARDIANS = ['guide', 'warrior', 'thief', 'priestess', 'druid', 'huntress'] as const;
export type Guardian = (typeof GUARDIANS)[number];
export const MONSTERS = ['fox', 'crocodile', 'pig'] as const;
export const CREATURES = [...MONSTERS, 'fairy'] as const;
export const OBJECTS = ['boots', 'feather', 'sword', 'bow', 'net', 'hammer', 'cup'] as const;
export const QUARTERS = ['red', 'blue', 'purple', 'yellow'] as const;
export type Quarter = (typeof QUARTERS)[number];
export type Face = 'day' | 'night';
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

export type Counts = Record<string, number>;

/** What one player has: the own board and everything beside it. */
export interface Kingdom {
  seat: number;
  creatures: Record<string, string>;
  guardians: Record<string, string>;
  tents: string[];
  repaired: string[];
  opened: string[];
  bag: Counts;
  aside: Counts;
  hand: string | null;
  /** The cell of the guardian whose ability is being asked about. */
  acting: string | null;
  /** How far the guardian in hand may go now. */
  stride: { steps: number; feather: boolean } | null;
  objects: Counts;
  /** The object found just now: ready from the next guardian on. */
  fresh: string | null;
  hidden: Counts;
  cups: number;
  gains: Counts;
  trophies: Counts;
  fairies: number;
  glory: number;
  gold: number;
  vp: number;
  /** The score track, the hunting board, the opened chests. */
  score: [number, number, number];
  rank: string | null;
}

export interface View {
  board: Season;
  faces: Record<string, Face | null>;
  scout: number;
  goal: number | null;
  round: number;
  phase: string;
  revealed: string[];
  reserve: Counts;
  recruiting: number[];
  order: number[];
  kingdoms: Kingdom[];
  ended: string | null;
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

// Players -----------------------------------------------------------------------------------------------------

/** The seat whose things are shown: the reader's own, for onlookers the first. */
export const shownSeat = (view: View, seat: number) => (seat >= 0 && seat < view.kingdoms.length ? seat : 0);

export const sum = (counts: Counts) => Object.values(counts).reduce((all, n) => all + n, 0);

/** The kinds of which there are some, in the order of the box. */
export const some = (counts: Counts, order: readonly string[]): [string, number][] =>
  order.flatMap((kind): [string, number][] => ((counts[kind] ?? 0) > 0 ? [[kind, counts[kind] ?? 0]] : []));

export const faceOf = (view: View, kind: string): Face => view.faces[kind] ?? 'day';

const BLANK: TileFace = {
  movement: 1,
  price: 1,
  enters: [],
  straight: false,
  ignores_terrain: false,
  opens: false,
};

export const tileFace = (view: View, catalogue: Catalogue, kind: string): TileFace =>
  catalogue.guardians[kind]?.[faceOf(view, kind)] ?? BLANK;

/** Most tiles show their night face: the whole kingdom lies in the dark. */
export const isNight = (view: View) =>
  GUARDIANS.filter((kind) => view.faces[kind] === 'night').length * 2 > GUARDIANS.length;

/** How many of an object may be used now: what a thief just found waits for the next guardian. */
export const ready = (kingdom: Kingdom, what: string) =>
  (kingdom.objects[what] ?? 0) - (kingdom.fresh === what ? 1 : 0);

/** How many objects of each kind were found and used already; cups count by themselves. */
export function used(kingdom: Kingdom, catalogue: Catalogue): Counts {
  return Object.fromEntries(
    OBJECTS.map((what) => [
      what,
      (catalogue.objects[what] ?? 0) -
        (kingdom.hidden[what] ?? 0) -
        (kingdom.objects[what] ?? 0) -
        (what === 'cup' ? kingdom.cups : 0),
    ]),
  );
}

/** The guardian a player has in play: drawn, or standing where its ability is asked about. */
export const inPlay = (kingdom: Kingdom): string | null =>
  kingdom.hand ?? (kingdom.acting ? (kingdom.guardians[kingdom.acting] ?? null) : null);
