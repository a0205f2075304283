/** What is printed on board and cards. */
import type { AnyColour, Colour, Counts } from '$src/views/defenders';

export const COLOURS = ['red', 'green', 'blue', 'black'] as const satisfies readonly Colour[];
export const GENERALS = ['balazarg', 'gorgutt', 'sapphire', 'varkolak'] as const;

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

/** Colour is shape: purple wears the pentagon of violet. */
export const shapeOf = (colour: string) => (colour === 'purple' ? 'violet' : colour);
