/** What `games/andor/prospects.py` tells beside the view: ways, forecasts and odds. */
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
export interface NextSunrise {
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
  /** What the beaten side loses on average, if it is the creature, if it is the heroes. */
  hit: number;
  hurt: number;
}

export interface HeroProspects {
  /** Will points that the next hour costs; null: it cannot be spent. */
  hour: number | null;
  /** The last hour that overtime allows today. */
  last_hour: number;
  /** What it takes to struggle ashore; null: there is no need. */
  ashore: { hours: number; wp: number } | null;
  /** What a lit fire here adds in a fight. */
  fire: number;
  /** Will points after a fire and a white plant, hours after a blue one. */
  after: { fire: number; plant_white: number; plant_blue: number };
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
  sunrise: NextSunrise;
  /** Spaces on which a fire burns. */
  warm: string[];
  /** By seat; null: no hero is chosen yet. */
  heroes: (HeroProspects | null)[];
  fight: FightProspects | null;
  /** A proposal for the points that are given out, by seat; empty: none are. */
  share: number[];
}
