// Generated from src/tablee/games/glory/view_types.py by `npm run types`: do not edit.

export type Ending = 'scored';

export type Resource = 'combat' | 'magic' | 'potion' | 'coin';

export type Side = 'north' | 'east' | 'south' | 'west';

/** What a surcharge can be paid with. */
export type Form = 'coin' | 'potion';

export type Point = 'combat' | 'magic';

export interface Laid {
  tile: string;
  cell: [number, number];
  opened: boolean[];
}

/** Prestige by where it came from. */
export interface Earned {
  tile: number;
  connector: number;
  chest: number;
  majority: number;
  end: number;
}

/** The seats that have most of each resource. */
export interface Majorities {
  combat: number[];
  magic: number[];
  potion: number[];
  coin: number[];
}

export interface Player {
  seat: number;
  hero: string | null;
  combat: number;
  magic: number;
  potion: number;
  coin: number;
  prestige: number;
  earned: Earned;
  keys: number;
  tiles: Laid[];
  chosen: boolean;
  /** The slot that was chosen: of others only once it is revealed. */
  card: number | null;
  taken: string | null;
  playing: string | null;
  slot: number | null;
  surcharge: boolean;
  quests_in_hand: number;
  /** Null where it is not the reader's. */
  hand: string[] | null;
  /** The quest that went back to the box; only its player knows which. */
  returned: string | null;
  returned_one: boolean;
  rank: number | null;
}

/** A part of a gain with what it comes to: perhaps for each of something, perhaps at the end only. */
export interface Sum {
  what: string;
  n: number;
  times: string | null;
  end: boolean;
}

export interface Need {
  what: Point;
  n: number;
}

export interface Missing {
  what: Resource | 'surcharge';
  n: number;
}

export interface Purse {
  coin: number;
  potion: number;
}

/** What a tile would cost the reader. */
export interface Bill {
  coins: number;
  potions: number;
  /** Points that must be there and stay (TOG-4.6). */
  needs: Need[];
  /** Potions among them that make up for missing points. */
  reinforced: number;
  wild: boolean;
  /** One coin or one potion more, in the forms that can be paid. */
  surcharge: Form[];
  /** What would be left then, by form. */
  left: Partial<Record<Form, Purse>>;
  /** What is missing for it; empty if it can be paid. */
  missing: Missing[];
}

export interface Plan {
  bill: Bill;
  gain: Sum[];
}

/** A side on which a tile would meet a neighbour. */
export interface Meeting {
  side: Side;
  other: string;
  /** Two half-keys meet, and their key opens a chest of one of the two tiles or of the hero. */
  key: boolean;
  /** What its own gain connector and that of the neighbour give. */
  gains: Sum[];
  /** Whether its own connector pays. */
  pays: boolean;
  /** Whether that of the neighbour does. */
  paid: boolean;
  /** Connectors whose condition the neighbour does not meet. */
  unmet: number;
}

/** A cell where a tile fits, and what it would bring there: side by side, by itself, and its keys. */
export interface Placement {
  tile: string;
  cell: [number, number];
  meetings: Meeting[];
  own: Sum[];
  keys: number;
}

export interface SumStep {
  kind: 'played' | 'ranks';
  scores: number[];
}

export interface MajorityStep {
  kind: 'majority';
  what: Resource;
  seats: number[];
  n: number;
  scores: number[];
}

/** What a tile gives at the end. */
export interface EndStep {
  kind: 'end';
  seat: number;
  tile: string;
  n: number;
  scores: number[];
}

/** A step of the final scoring, with the scores so far. */
export type Step = SumStep | MajorityStep | EndStep;

export interface View {
  round: number;
  first: number | null;
  claimed: number[];
  slots: (string | null)[];
  /** The first slot of the Wild Lands. */
  wild: number;
  discarded_per_round: number;
  piles: number[];
  discard: string[];
  unused_heroes: string[];
  quests: boolean;
  deferred: boolean;
  simultaneous: boolean;
  order: number[];
  players: Player[];
  majorities: Majorities;
  /** For the reader: what each tile that may be chosen would cost, and what its own gain would come to. */
  plans: Record<string, Plan>;
  /** Where the reader's tile in hand fits, and what it would bring there. */
  placements: Placement[];
  /** What the reader's closed chests would give now, by cell and number. */
  chests: Record<string, Sum[]>;
  /** The final scoring, once the game has ended. */
  scoring: Step[];
  ended: Ending | null;
}
