// Generated from src/tablee/games/havresac/view_types.py by `npm run types`: do not edit.

export type Guardian = 'guide' | 'warrior' | 'thief' | 'priestess' | 'druid' | 'huntress';

export type Creature = 'fox' | 'crocodile' | 'pig' | 'fairy';

export type Face = 'day' | 'night';

export type Phase = 'scouting' | 'adventure' | 'glory' | 'recruitment' | 'round_end';

export type Ending = 'scored' | 'goal_reached' | 'goal_missed';

export type Tied = 'gold' | 'villages' | 'fairies' | 'shared';

export type Counts = Record<string, number>;

export interface Stride {
  steps: number;
  feather: boolean;
}

/** Gold and points for some glory. */
export interface Earned {
  gold: number;
  vp: number;
}

/** Why a guardian cannot be had; `missing` gold, or the seats `before` in the order. */
export interface Refused {
  why: 'gold' | 'reserve' | 'order' | 'closed';
  missing: number;
  before: number[];
}

/** What parted the best from the next with as many points; `shared`: nothing did. */
export interface Tie {
  by: Tied;
  best: number;
  next: number;
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
  /** For the glory that grows, or was counted last. */
  earns: Earned;
  gold: number;
  vp: number;
  /** The score track, the hunting board, the opened chests. */
  score: [number, number, number];
  rank: string | null;
  /** In the end; shared by those equal in everything. */
  place: number | null;
  /** During recruitment: the guardians that cannot be had now. */
  refused: Record<string, Refused>;
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
  /** In the end, where the best have as many points. */
  tie: Tie | null;
  ended: Ending | null;
}
