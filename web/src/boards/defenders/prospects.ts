/** What `games/defenders/prospects.py` tells beside the view: ways, what dice need, what threatens, what cards can do. */
import type { Counts } from './view';

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
export interface CardUse {
  card: string;
  answer: string;
  then: string[];
}

export interface HeroProspects {
  /** Wounds that the day's end would bring here. */
  wounds: number;
  /** Life that healing here brings back. */
  heals: number;
  /** What a die must show against minions, by colour: here, next door, by a fireball; 0: they are slain without one. */
  needs: { here: Counts; afar: Counts; fireball: Counts };
  /** What a die must show against a general, the same once his skill is cancelled; the dice of the hand, null: closed. */
  generals: Record<string, { need: number; need_cancelled: number; dice: number | null }>;
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
  uses: CardUse[];
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
