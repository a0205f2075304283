// Generated from src/tablee/games/defenders/view_types.py by `npm run types`: do not edit.

export type Colour = 'red' | 'green' | 'blue' | 'black';

/** The colours of places and cards: those of the enemies, and purple for city, inns and special cards. */
export type AnyColour = 'red' | 'green' | 'blue' | 'black' | 'purple';

export type Phase = 'day' | 'day_end' | 'evening' | 'night';

export type Style = 'ground' | 'sky';

export type Ending = 'won' | 'loss_general' | 'loss_minions' | 'loss_crystals' | 'loss_city' | 'loss_no_hero';

export type Counts = Record<string, number>;

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
  /** Life tokens that can be spent on actions. */
  ready: number;
  /** Life tokens spent today. */
  spent: number;
  /** Life tokens lost. */
  lost: number;
  /** Actions beyond the life tokens. */
  bonus: number;
  /** Null where hands are closed and it is not the reader's. */
  hand: string[] | null;
  hand_colours: Counts;
  style: Style;
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

/** The chance that the general falls by the cards on the table, and the wounds to expect. */
export interface Odds {
  kill: number;
  wounds: number;
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
  /** Null: no card lies on the table yet. */
  odds: Odds | null;
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
  /** By place and colour. */
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
  ending: Ending | null;
  champions: number[];
}

// What follows from a view, from src/tablee/games/defenders/prospects_types.py.

export type Way =
  'foot' | 'horse' | 'eagle' | 'gate_card' | 'gate' | 'steed' | 'flight' | 'ride' | 'teleport';

/** One more minion overruns the place, taints it, or lets the city fall; or there are many in the city. */
export type Danger = 'overrun' | 'taint' | 'city' | 'fall';

/** A place that can be reached, and the one before it on the way; by magic that is the own place. */
export interface Step {
  to: string;
  back: string;
}

/** A way to travel that is open, and where it leads. */
export interface Travel {
  way: Way;
  /** The cards of which one pays for it; none: it costs no card. */
  cards: string[];
  steps: Step[];
}

/** What can be done with a card just now: the answer, and those that follow it. */
export interface Use {
  card: string;
  answer: string;
  then: string[];
}

/** What a die must show against minions, by colour; 0: they are slain without one. */
export interface Needs {
  here: Counts;
  /** At a place next to the hero's. */
  afar: Counts;
  fireball: Counts;
}

/** A hero against a general where he stands. */
export interface Against {
  /** What a die must show. */
  need: number;
  /** The same once his skill is cancelled. */
  need_cancelled: number;
  /** The dice of the hand; null: it is closed. */
  dice: number | null;
}

export interface HeroProspects {
  /** Wounds that the day's end would bring here. */
  wounds: number;
  /** Life that healing here brings back. */
  heals: number;
  needs: Needs;
  generals: Record<string, Against>;
  /** Cards that rumors turn over. */
  rumors: number;
  land_dice: number;
  /** Dice of an attempt at the quest; 0: there is none, or as many as actions are spent. */
  quest_dice: number;
  /** Places to which the quest still leads. */
  aims: string[];
}

export interface Prospects {
  /** The ways of the hero who is asked. */
  travel: Travel[];
  /** What can be done with the cards of the hero who is asked what to do with the day. */
  uses: Use[];
  /** By seat; null: it has no hero. */
  heroes: (HeroProspects | null)[];
  dangers: Record<string, Danger>;
  /** Roads that each living general has before him. */
  far: Counts;
  /** What a die must show to heal the land. */
  land_need: number;
  /** Seats by honour, once the game is over. */
  ranking: number[];
}

/** The page is told both together. */
export interface View {
  prospects: Prospects;
}
