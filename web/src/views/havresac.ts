// Generated from src/tablee/games/havresac/view_types.py by `npm run types`: do not edit.

export type Guardian = 'guide' | 'warrior' | 'thief' | 'priestess' | 'druid' | 'huntress';

export type Creature = 'fox' | 'crocodile' | 'pig' | 'fairy';

export type Face = 'day' | 'night';

export type Phase = 'scouting' | 'adventure' | 'glory' | 'recruitment' | 'round_end';

export type Ending = 'scored' | 'goal_reached' | 'goal_missed';

export type Counts = Record<string, number>;

export interface Stride {
  steps: number;
  feather: boolean;
}

/** What one player has: the own board and everything beside it. */
export interface Kingdom {
  seat: number;
  /** By cell. */
  creatures: Record<string, Creature>;
  /** By cell. */
  guardians: Record<string, Guardian>;
  tents: string[];
  repaired: string[];
  opened: string[];
  bag: Counts;
  aside: Counts;
  hand: Guardian | null;
  /** The cell of the guardian whose ability is being asked about. */
  acting: string | null;
  /** How far the guardian in hand may go now. */
  stride: Stride | null;
  objects: Counts;
  /** The object found just now: ready from the next guardian on. */
  fresh: string | null;
  hidden: Counts;
  cups: number;
  gains: Counts;
  trophies: Counts;
  fairies: number;
  /** The glory of this round so far: monsters, fairies, villages, cups. */
  tally: [number, number, number, number];
  /** The glory of the last phase. */
  glory: number;
  gold: number;
  vp: number;
  /** The score track, the hunting board, the opened chests. */
  score: [number, number, number];
  rank: string | null;
}

export interface View {
  viewer: number | null;
  board: string;
  faces: Record<string, Face | null>;
  scout: number;
  goal: number | null;
  round: number;
  phase: Phase;
  revealed: string[];
  reserve: Counts;
  recruiting: number[];
  order: number[];
  kingdoms: Kingdom[];
  ended: Ending | null;
}
