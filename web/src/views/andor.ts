// Generated from src/tablee/games/andor/view_types.py by `npm run types`: do not edit.

export type Kind = 'dwarf' | 'warrior' | 'mage' | 'fire_keeper';

export type Difficulty = 'easy' | 'normal' | 'hard';

export type FireFace = 'none' | 'unlit' | 'lit';

export type DieColour = 'red' | 'black';

export type ObjectiveKind =
  'defend' | 'deliver' | 'defeat' | 'visit' | 'light' | 'escort' | 'reveal' | 'save' | 'flag' | 'survive';

export type Status = 'open' | 'complete';

export type Ending = 'won' | 'lost_defence' | 'lost_time' | 'lost_card' | 'lost_follower';

export type Counts = Record<string, number>;

/** A text of the content, by language. */
export type Translated = Record<string, string>;

/** From how many will points on a creature rolls how many dice, and their colour. */
export type DiceRow = [number, number, DieColour];

/** A seat and its hero; what can be missing is there as soon as one is chosen. */
export interface Seat {
  seat: number;
  hero: string | null;
  kind?: Kind;
  rank?: number;
  space?: string;
  sp?: number;
  wp?: number;
  /** How many dice it rolls now. */
  dice?: number;
  /** Hours used today. */
  hours?: number;
  /** Overtime hours spent today, wherever the stone is now. */
  overtime?: number;
  /** It has ended its day. */
  ended?: boolean;
  /** It is between two steps of its move. */
  moving?: boolean;
  sheet_fire?: FireFace;
  items?: Counts;
}

export interface Reward {
  wp: number;
  sp: number;
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
  reward: Reward;
  /** The ordinary kind it marches with; null: it never marches. */
  step: string | null;
}

/** A creature to which the legend gives a name. */
export interface Boss {
  id: string;
  name: Translated;
}

export interface Objective {
  id: string;
  kind: ObjectiveKind;
  status: Status;
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
  /** Fires to light. */
  spaces: string[];
  /** Those of them that are lit. */
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
  creature_dice: [number, DieColour];
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

/** What one seat holds out to another. */
export interface Gift {
  from: number;
  to: number;
  item: string;
}

export interface Cold {
  hour: number;
  ignored: boolean;
  limit: number;
}

export interface Defence {
  spaces: number;
  free: number;
}

/** The falcon flies between two heroes. */
export interface Flight {
  between: number[];
  used: boolean;
}

export interface View {
  viewer: number | null;
  legend: string;
  difficulty: Difficulty;
  face: string;
  day: number;
  active: number | null;
  rooster: number | null;
  letter: string;
  stars: string[];
  cold: Cold;
  heroes: Seat[];
  creatures: Creature[];
  slain: Counts;
  bosses: Boss[];
  defence: Defence;
  /** Iquar brought to safety. */
  saved: number;
  /** Loose things by space; on merchant spaces objects are stock. */
  items: Record<string, Counts>;
  /** Things that cannot be picked up. */
  fixed: Record<string, Counts>;
  supply: Counts;
  gone: Counts;
  gifts: Gift[];
  flight: Flight | null;
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
  rules: Counts;
  objectives: Objective[];
  cards: Card[];
  /** The titles of the options that are being chosen from. */
  options: Translated[];
  fight: Fight | null;
  ended: Ending | null;
}

// What follows from a view, from src/tablee/games/andor/prospects_types.py.

export type Mover = 'hero' | 'tranuk' | 'great_warrior' | 'volpin';

/** A space that can be reached, the one before it on the way, and what all of the way takes. */
export interface Step {
  to: string;
  back: string;
  hours: number;
  /** Steps paid with water-skins. */
  skins: number;
  wp: number;
}

/** Where somebody can go now, the nearest spaces first: each told by the last step of the way there. */
export interface Reach {
  mover: Mover;
  /** Whose hours it takes. */
  seat: number;
  start: string;
  steps: Step[];
}

/** Where a creature goes at the next sunrise, step by step; wargors go twice. */
export interface March {
  creature: string;
  start: string;
  stops: string[];
  /** A gem lures it. */
  lured: boolean;
  /** It takes a defence space. */
  shield: boolean;
}

/** What the next sunrise does without chance and without cards. */
export interface Sunrise {
  marches: March[];
  /** Defence spaces that are free afterwards; below 0 the legend is lost. */
  free: number;
  /** Seats that a fire warms. */
  warm: number[];
  /** The hour that freezes; null: none. */
  cold: number | null;
  /** Fires that go out. */
  fires: number;
  letter: string | null;
  /** A card waits on that letter. */
  star: boolean;
}

/** The heroes' value is higher, equal, lower in a round. */
export interface Odds {
  win: number;
  tie: number;
  lose: number;
  /** The creature falls. */
  fall: number;
  /** A hero falls. */
  down: number;
  hit: number;
  /** What the beaten side loses on average, if it is the creature, if it is the heroes. */
  hurt: number;
}

export interface Cost {
  hours: number;
  wp: number;
}

/** What a hero has after something: will points after a fire and a white plant, hours after a blue one. */
export interface After {
  fire: number;
  plant_white: number;
  plant_blue: number;
}

export interface HeroProspects {
  /** Will points that the next hour costs; null: it cannot be spent. */
  hour: number | null;
  /** The last hour that overtime allows today. */
  last_hour: number;
  /** What it takes to struggle ashore; null: there is no need. */
  ashore: Cost | null;
  /** What a lit fire here adds in a fight. */
  fire: number;
  after: After;
  /** Heroes with whom this one may exchange. */
  partners: number[];
  /** How a round alone against the creature here would go; null: there is none. */
  odds: Odds | null;
}

export interface FightProspects {
  /** How the round that is fought, or else the next one, may go; null: it is decided. */
  odds: Odds | null;
  /** The chance to win a round together with somebody who may still join, by seat. */
  joined: Record<string, number>;
  /** What allies on the space add. */
  ally: number;
}

export interface Prospects {
  reach: Reach[];
  sunrise: Sunrise;
  /** Spaces on which a fire burns. */
  warm: string[];
  /** By seat; null: no hero is chosen yet. */
  heroes: (HeroProspects | null)[];
  fight: FightProspects | null;
  /** A proposal for the points that are given out, by seat; empty: none are. */
  share: number[];
}

/** The page is told both together. */
export interface View {
  prospects: Prospects;
}
