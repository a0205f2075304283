/** What `games/defenders/view.py` tells, what is printed on board and cards, and small questions about both. */
import type { Prospects } from './prospects';

export const COLOURS = ['red', 'green', 'blue', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
/** The colours of places and cards: those of the enemies, and purple for the city, the inns and special cards. */
export type AnyColour = Colour | 'purple';
export const GENERALS = ['balazarg', 'gorgutt', 'sapphire', 'varkolak'] as const;
export type General = (typeof GENERALS)[number];
export type Phase = 'day' | 'day_end' | 'evening' | 'night';
export type Counts = Record<string, number>;

// What is printed --------------------------------------------------------------------------------------------

export interface Place {
  colour: AnyColour;
  x: number;
  y: number;
  inn: boolean;
  chest: boolean;
  /** The places at the other ends of its roads. */
  roads: string[];
}

/** The board of a general. */
export interface Warlord {
  colour: Colour;
  life: number;
  /** What a die must show to hit him. */
  target: number;
  /** How many of his squares are red: there a wounded general does not advance. */
  red: number;
  skill: 'curse' | 'parry' | 'regeneration' | 'unyielding';
  /** The penalty of a lost fight: a number, `d3` or `d6` wounds, a number, `d6` or `all` cards. */
  wounds: string;
  cards: string;
  /** From where he starts to the city. */
  path: string[];
}

export interface HeroCard {
  colour: AnyColour;
  /** Null on special cards. */
  location: string | null;
  travel: 'horse' | 'eagle' | 'gate' | null;
  dice: number;
  count: number;
  /** The general its dice count against; null: any of them. */
  against: string | null;
}

export interface DarkCard {
  kind: 'two_locations' | 'all_is_quiet' | 'orc_patrols' | 'orc_war_party' | 'monarch_city';
  a: string | null;
  minions_a: number;
  b: string | null;
  minions_b: number;
  general: string | null;
  /** A place of his path, or `next`. */
  to: string | null;
  escort: number;
}

export interface QuestCard {
  place: string | null;
  dice: number | null;
  need: number;
  /** A failed attempt loses the quest. */
  lost: boolean;
  /** Places to visit or to act at, in the order of `Player.marked`. */
  steps: string[];
  defeat: Counts;
  build: Colour | null;
  general: string | null;
  reward: string;
}

export interface Catalogue {
  locations: Record<string, Place>;
  city: string;
  city_falls: number;
  generals: Record<string, Warlord>;
  minions: Record<string, { count: number; target: number }>;
  heroes: Record<string, { life: number; skills: string[]; figure: string }>;
  cards: Record<string, HeroCard>;
  dark: Record<string, DarkCard>;
  quests: Record<string, QuestCard>;
  slots: Record<string, { cards: number; full: number }>;
  hand_limit: number;
  crystals: number;
  gates: number;
}

const EMPTY: Catalogue = {
  locations: {},
  city: 'monarch_city',
  city_falls: 5,
  generals: {},
  minions: {},
  heroes: {},
  cards: {},
  dark: {},
  quests: {},
  slots: {},
  hand_limit: 10,
  crystals: 12,
  gates: 5,
};

const known = new WeakMap<object, Catalogue>();

/**
 * The content as `GameText.catalogue` brings it; empty until the texts of the game are here. The same object for the
 * same content: what is drawn from it need not be drawn again.
 */
export function catalogueOf(given: object): Catalogue {
  const found = known.get(given) ?? { ...EMPTY, ...given };
  known.set(given, found);
  return found;
}

// What lies on the table --------------------------------------------------------------------------------------

/** Where a general stands and how he is. */
export interface Foe {
  /** Null: he is dead. */
  at: string | null;
  /** How far along his path he came. */
  step: number;
  life: number;
  /** The seat at whose day's end he heals; null: he is whole. */
  healing: number | null;
  /** His wounds are major: he does not advance. */
  major: boolean;
}

export interface Player {
  seat: number;
  /** Null until a hero is chosen, and while a dead one is not replaced. */
  hero: string | null;
  at: string | null;
  /** Life tokens: ready to be spent on actions, spent today, lost. */
  ready: number;
  spent: number;
  lost: number;
  /** Actions beyond the life tokens. */
  bonus: number;
  /** Null where hands are closed and it is not the reader's. */
  hand: string[] | null;
  hand_colours: Counts;
  style: 'ground' | 'sky';
  mounted: boolean;
  shape: Colour | null;
  ambush: boolean;
  slayer: Colour[];
  quest: string | null;
  /** The steps of the quest that are done. */
  marked: number[];
  /** Minions kept on the quest card as a reminder. */
  markers: Counts;
  completed: string[];
  /** Completed quests whose reward can still be used. */
  unused: string[];
  kills: number;
  honour: number;
}

export interface Die {
  colour: AnyColour;
  value: number;
  /** What it must show to hit; 0 where that is not known. */
  need: number;
}

export interface Fight {
  fighter: number | null;
  dice: Die[];
  general: string | null;
  joined: number[];
  rolled: number[];
  /** The cards each seat put in. */
  committed: string[][];
  /** The general's skill is cancelled. */
  cancelled: boolean;
  luck: number;
  /** The chance that the general falls by the cards on the table, and the wounds to expect; null: none yet. */
  odds: { kill: number; wounds: number } | null;
}

/** The darkness card that lies open, and what of it counts. */
export interface OpenCard {
  id: string;
  /** Its upper part counts too. */
  full: boolean;
  /** The halves of the upper part that were cancelled: 0 is `a`, 1 is `b`. */
  spared: number[];
  /** The general's part was cancelled. */
  halted: boolean;
  advances: boolean;
}

export interface View {
  viewer: number | null;
  turn: number;
  active: number;
  phase: Phase;
  slot: string;
  defeated: number;
  quiet: boolean;
  minions: Record<string, Counts>;
  crystals: Counts;
  gates: string[];
  supply: Counts;
  crystal_supply: number;
  gate_supply: number;
  generals: Record<string, Foe>;
  players: Player[];
  deck: number;
  discard: Counts;
  removed: Counts;
  quest_deck: number;
  /** Quests that failed or became impossible: they lie open. */
  quest_discard: string[];
  dark_deck: number;
  dark_top: string[];
  dark_discard: Counts;
  card: OpenCard | null;
  foreseen: string[];
  fight: Fight | null;
  /** The life each hero begins with in this game: variants change what is printed. */
  hero_life: Counts;
  unused_heroes: string[];
  ending: string | null;
  champions: number[];
  prospects: Prospects;
}

// Questions about both ----------------------------------------------------------------------------------------

/** Colour is shape: purple wears the pentagon of violet. */
export const shapeOf = (colour: string) => (colour === 'purple' ? 'violet' : colour);

/** The seat whose things are shown: the reader's own, for onlookers the active one. */
export const shownSeat = (view: View, seat: number) =>
  seat >= 0 && seat < view.players.length ? seat : Math.max(0, view.active);

export const sum = (counts: Counts) => Object.values(counts).reduce((all, n) => all + n, 0);

/** The minions at a place, one entry each, in the order red, blue, green, black. */
export const troops = (view: View, place: string): Colour[] =>
  (['red', 'blue', 'green', 'black'] as const).flatMap((colour) =>
    Array<Colour>(view.minions[place]?.[colour] ?? 0).fill(colour),
  );

/** The living general at a place. */
export const generalAt = (view: View, place: string): string | null =>
  GENERALS.find((id) => view.generals[id]?.at === place) ?? null;

/** Actions a hero has left today. */
export const actionsLeft = (player: Player) => player.ready + player.bonus;

/** The life a hero still has. */
export const lifeOf = (player: Player) => player.ready + player.spent;

/** The general of a colour. */
export const generalOf = (catalogue: Catalogue, colour: string): string | null =>
  GENERALS.find((id) => catalogue.generals[id]?.colour === colour) ?? null;
