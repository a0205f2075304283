/** What is printed on boards, sheets and tokens. */
import type { Lang } from '$lib/settings.svelte';
import type { Counts, DiceRow, Kind, Reward, Translated } from '$src/views/andor';

export const KINDS = ['dwarf', 'warrior', 'mage', 'fire_keeper'] as const satisfies readonly Kind[];
/** The kinds that move in the steps 1 to 5 of a sunrise (AND-10.1). */
export const MARCH = ['gor', 'wargor', 'steppe_buffalo', 'wargor', 'fur_troll'] as const;
export const LETTERS = [...'ABCDEFGHIJKLMN'] as const;
export type Slot = 'small' | 'large' | 'helmet' | 'purse' | 'follower';
export type Mark = 'home' | 'merchant' | 'mine' | 'cave' | 'rock' | 'orphans' | 'stilts' | 'ice';

export interface Face {
  id: string;
  home: string;
  grave: string;
  name: Translated;
  home_name: Translated;
  /** Where snow tokens lie by custom. */
  snow: string[];
  rivers: [number, number][][];
}

export interface Space {
  id: string;
  face: string;
  x: number;
  y: number;
  near: string[];
  /** Where its arrow points; null: no arrow. */
  arrow: string | null;
  /** The neighbours behind a bridge. */
  bridges: string[];
  mark: Mark | null;
  /** The kind of hero who starts here. */
  start: string | null;
  name: Translated | null;
}

/** A hero sheet; `dice` by the three rows of will points (1, 7 and 14 on). */
export interface Sheet {
  id: string;
  rank: number;
  colour: string;
  dice: [number, number, number];
  /** Will points an overtime hour costs, and what a lit fire adds in a fight. */
  overtime: number;
  fire: number;
  name: Translated;
}

export interface CreatureEntry {
  id: string;
  sp: number;
  wp: number;
  dice: DiceRow[];
  reward: Reward;
  figures: number;
}

export interface ItemEntry {
  id: string;
  size: Slot;
  count: number;
  /** The falcon can carry it. */
  flies: boolean;
}

export interface Catalogue {
  faces: Record<string, Face>;
  spaces: Record<string, Space>;
  kinds: Record<string, Sheet>;
  heroes: Record<string, { id: string; kind: Kind }>;
  creatures: Record<string, CreatureEntry>;
  items: Record<string, ItemEntry>;
  tokens: Record<string, { id: string; snow: number; ice: number }>;
  allies: Record<string, { id: string; bonus: number }>;
  tracks: { normal_hours: number; hours: number; cold_start: number; most_wp: number; most_sp: number };
  /** How many things of each size a sheet holds. */
  room: Counts;
  /** What merchants deal in. */
  objects: string[];
  legends: Record<string, { id: string; title: Translated; face: string; cards: number }>;
}

type Raw = Record<string, unknown>;
const rows = (given: Raw, key: string): Raw[] => (Array.isArray(given[key]) ? (given[key] as Raw[]) : []);
const byId = <Entry>(list: readonly Raw[]): Record<string, Entry> =>
  Object.fromEntries(list.map((entry) => [String(entry.id), entry as Entry]));
const names = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : []);

const TRACKS = { normal_hours: 7, hours: 10, cold_start: 11, most_wp: 20, most_sp: 14 };

function read(given: Raw): Catalogue {
  const faces = rows(given, 'faces').map((face) => ({
    ...face,
    home: String(face.home),
    grave: String(face.grave),
    snow: names(face.snow),
  }));
  const spaces = rows(given, 'spaces').map((space) => ({
    ...space,
    near: names(space.near),
    arrow: space.arrow === null || space.arrow === undefined ? null : String(space.arrow),
    bridges: names(space.bridges),
    mark: space.mark ?? null,
    start: space.start ?? null,
    name: space.name ?? null,
  }));
  return {
    faces: byId(faces),
    spaces: byId(spaces),
    kinds: byId(rows(given, 'kinds')),
    heroes: byId(rows(given, 'heroes')),
    creatures: byId(rows(given, 'creatures')),
    items: byId(rows(given, 'items')),
    tokens: byId(rows(given, 'tokens')),
    allies: byId(rows(given, 'allies')),
    tracks: { ...TRACKS, ...(given.tracks as object | undefined) },
    room: (given.room ?? {}) as Counts,
    objects: names(given.objects),
    legends: byId(rows(given, 'legends')),
  };
}

const known = new WeakMap<object, Catalogue>();

/**
 * The content as `GameText.catalogue` brings it, by ids; empty until the texts of the game are here. The same
 * object for the same content: what is drawn from it need not be drawn again.
 */
export function catalogueOf(given: object): Catalogue {
  const found = known.get(given) ?? read(given as Raw);
  known.set(given, found);
  return found;
}

/** A text of the content in the reader's language. */
export const inLang = (text: Translated | null | undefined, lang: Lang | string): string =>
  text?.[lang] ?? text?.en ?? '';

export const faceOfId = (catalogue: Catalogue, face: string): Face | undefined => catalogue.faces[face];

export const spacesOf = (catalogue: Catalogue, face: string): Space[] =>
  Object.values(catalogue.spaces).filter((space) => space.face === face);

/** AND-19.1 Lake spaces: the ice and the stilt village in its midst. */
export const isLake = (space: Space | undefined): boolean =>
  space?.mark === 'ice' || space?.mark === 'stilts';

/** The colour whose shape a kind of hero wears. */
export const HERO_COLOURS: Record<Kind, string> = {
  dwarf: 'yellow',
  warrior: 'blue',
  mage: 'violet',
  fire_keeper: 'green',
};

/** The colours of the figures, the same in both themes. */
export const FIGURE_COLOURS: Record<Kind, string> = {
  dwarf: '#94690a',
  warrior: '#24508f',
  mage: '#5f3796',
  fire_keeper: '#256b3b',
};
