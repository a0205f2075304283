/** What `games/andor/view.py` tells, what is printed on boards and sheets, and small questions about both. */
import type { Lang } from '$lib/settings.svelte';
import type { Prospects } from './prospects';

export const KINDS = ['dwarf', 'warrior', 'mage', 'fire_keeper'] as const;
export type Kind = (typeof KINDS)[number];
/** The kinds that move in the steps 1 to 5 of a sunrise (AND-10.1). */
export const MARCH = ['gor', 'wargor', 'steppe_buffalo', 'wargor', 'fur_troll'] as const;
export const LETTERS = [...'ABCDEFGHIJKLMN'] as const;
export type FireFace = 'none' | 'unlit' | 'lit';
export type Slot = 'small' | 'large' | 'helmet' | 'purse' | 'follower';

export type Counts = Record<string, number>;
export type Translated = Record<string, string>;

// What is printed ---------------------------------------------------------------------------------------------

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

/** How many dice of which colour from how many will points on. */
export type DiceRow = [least: number, count: number, colour: string];

export interface CreatureEntry {
  id: string;
  sp: number;
  wp: number;
  dice: DiceRow[];
  reward: { wp: number; sp: number };
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

// What lies on the table --------------------------------------------------------------------------------------

/** A hero; before it is chosen only `seat` is there. */
export interface Hero {
  seat: number;
  hero: string | null;
  kind: Kind;
  rank: number;
  space: string;
  sp: number;
  wp: number;
  /** How many dice it rolls now. */
  dice: number;
  /** Hours used today. */
  hours: number;
  /** Overtime hours spent today, wherever the stone is now. */
  overtime: number;
  /** It has ended its day. */
  ended: boolean;
  /** It is between two steps of its move. */
  moving: boolean;
  sheet_fire: FireFace;
  items: Counts;
}

export interface Creature {
  creature: string;
  /** Null: on a defence space. */
  space: string | null;
  sp: number;
  /** What it has now; nothing once it is beaten. */
  wp: number;
  /** What it has at the start of a fight. */
  full_wp: number;
  dice: DiceRow[];
  reward: { wp: number; sp: number };
  /** The ordinary kind it marches with; null: it never marches. */
  step: string | null;
}

export type ObjectiveKind =
  'defend' | 'deliver' | 'defeat' | 'visit' | 'light' | 'escort' | 'reveal' | 'save' | 'flag' | 'survive';

export interface Objective {
  id: string;
  kind: ObjectiveKind;
  status: 'open' | 'complete';
  /** Null: the usual sentence of its kind. */
  text: Translated | null;
  /** The legend cannot be won without it. */
  victory: boolean;
  space: string | null;
  item: string | null;
  creature: string | null;
  letter: string | null;
  count: number;
  same_day: boolean;
  /** Fires to light, and those of them that are. */
  spaces: string[];
  lit: string[];
  done: number;
}

export interface Card {
  id: string;
  title: Translated;
  text: Translated;
}

export interface Fight {
  creature: string;
  space: string;
  starter: number;
  party: number[];
  round: number;
  creature_sp: number;
  creature_wp: number;
  creature_dice: [number, string];
  /** Strength, fires and allies, without dice. */
  group_total: number;
  /** What the dice that are done add. */
  rolled: number;
  red_plants: number;
  roller: number | null;
  dice: number[];
  black: boolean;
  stolen: boolean;
}

export interface Gift {
  from: number;
  to: number;
  item: string;
}

export interface View {
  viewer: number | null;
  legend: string;
  difficulty: 'easy' | 'normal' | 'hard';
  face: string;
  day: number;
  active: number | null;
  rooster: number | null;
  letter: string;
  stars: string[];
  cold: { hour: number; ignored: boolean; limit: number };
  heroes: Hero[];
  creatures: Creature[];
  bosses?: { id: string; name: Record<string, string> }[];
  slain: Counts;
  defence: { spaces: number; free: number };
  /** Iquar brought to safety. */
  saved: number;
  /** Loose things by space; on merchant spaces objects are stock. */
  items: Record<string, Counts>;
  /** Things that cannot be picked up. */
  fixed: Record<string, Counts>;
  supply: Counts;
  gone: Counts;
  gifts: Gift[];
  flight: { between: number[]; used: boolean } | null;
  fires: Record<string, FireFace>;
  fire_tokens: number;
  /** Snow tokens by space: null lies face down. */
  snow: Record<string, string | null>;
  unseen: Counts;
  ice: string[];
  unseen_ice: Counts;
  broken: string[];
  markers: string[];
  passages: [string, string][];
  red_x: string[];
  no_fire_at: string[];
  allies: Record<string, string>;
  silhouette: string | null;
  rules: Record<string, number>;
  objectives: Objective[];
  cards: Card[];
  options: Translated[];
  fight: Fight | null;
  ended: string | null;
  prospects: Prospects;
}

// Small questions ---------------------------------------------------------------------------------------------

/** A text of the content in the reader's language. */
export const inLang = (text: Translated | null | undefined, lang: Lang | string): string =>
  text?.[lang] ?? text?.en ?? '';

/** The hero a person looks after: the asked one, the own one, else the one on turn. */
export const shownSeat = (view: View, seat: number): number =>
  seat >= 0 && seat < view.heroes.length ? seat : (view.active ?? 0);

/** Heroes that are chosen. */
export const heroes = (view: View): Hero[] => view.heroes.filter(({ hero }) => hero !== null);

export const heroesAt = (view: View, space: string): Hero[] =>
  heroes(view).filter((one) => one.space === space);

export const creatureAt = (view: View, space: string): Creature | undefined =>
  view.creatures.find((one) => one.space === space);

/** Creatures on defence spaces. */
export const besiegers = (view: View): Creature[] => view.creatures.filter(({ space }) => space === null);

export const alliesAt = (view: View, space: string): string[] =>
  Object.keys(view.allies).filter((ally) => view.allies[ally] === space);

export const faceOf = (view: View, catalogue: Catalogue): Face | undefined => catalogue.faces[view.face];

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

export const kindOf = (catalogue: Catalogue, hero: string | null): Kind | null =>
  (hero && catalogue.heroes[hero]?.kind) || null;
