import type { Event } from '$src/protocol';
import type { Words } from '$lib/words';

/** What `games/glory/view.py` tells, what is printed on the tiles, and small questions about both. */
export const RESOURCES = ['combat', 'magic', 'potion', 'coin'] as const;
export type Resource = (typeof RESOURCES)[number];
export const ORIGINS = ['tile', 'connector', 'chest', 'majority', 'end'] as const;
export type Origin = (typeof ORIGINS)[number];
export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type SideName = (typeof SIDES)[number];

/** One part of a gain: so many of something, perhaps for each of something else, perhaps at the end only. */
export interface Part {
  what: string;
  n: number;
  times: string | null;
  end: boolean;
}

export interface TileSide {
  connector: 'none' | 'plain' | 'half_key' | 'gain';
  /** The kind of neighbour a gain connector asks for; null: any. */
  condition: string | null;
  gain: Part[];
}

/** What is printed on a tile; sides go north, east, south, west. */
export interface Printed {
  kind: string;
  age: number;
  colour: string | null;
  cost: Record<Resource, number>;
  gain: Part[];
  start: Part[];
  chests: Part[][];
  sides: TileSide[];
}

export interface Catalogue {
  tiles: Record<string, Printed>;
  rounds: number;
}

export interface Laid {
  tile: string;
  cell: [number, number];
  opened: boolean[];
}

export interface Player extends Record<Resource, number> {
  seat: number;
  hero: string | null;
  prestige: number;
  earned: Record<Origin, number>;
  keys: number;
  tiles: Laid[];
  chosen: boolean;
  card: number | null;
  taken: string | null;
  playing: string | null;
  slot: number | null;
  surcharge: boolean;
  quests_in_hand: number;
  hand: string[] | null;
  returned: string | null;
  returned_one: boolean;
  rank: number | null;
}

/** A part of a gain with what it comes to. */
export type Sum = Part;

/** What a tile would cost the reader. */
export interface Bill {
  coins: number;
  potions: number;
  /** Points that must be there and stay (TOG-4.6). */
  needs: { what: 'combat' | 'magic'; n: number }[];
  /** Potions among them that make up for missing points. */
  reinforced: number;
  wild: boolean;
  /** One coin or one potion more, in the forms that can be paid, and what would be left then. */
  surcharge: ('coin' | 'potion')[];
  left: Partial<Record<'coin' | 'potion', { coin: number; potion: number }>>;
  /** What is missing for it; empty if it can be paid. */
  missing: { what: Resource | 'surcharge'; n: number }[];
}

export const payable = (one: Bill) => one.missing.length === 0;

/** A side on which a tile would meet a neighbour. */
export interface Meeting {
  side: SideName;
  other: string;
  /** Two half-keys meet: a key for a chest of one of the two tiles or of the hero. */
  key: boolean;
  /** What its own gain connector and that of the neighbour give. */
  gains: Sum[];
  /** Whether its own connector pays, and whether that of the neighbour does. */
  pays: boolean;
  paid: boolean;
  /** Connectors whose condition the neighbour does not meet. */
  unmet: number;
}

/** A cell where a tile fits, and what it would bring there: side by side, by itself, and the keys it joins. */
export interface Placement {
  tile: string;
  cell: [number, number];
  meetings: Meeting[];
  own: Sum[];
  keys: number;
}

/** A step of the final scoring, with the scores so far. */
export type Step =
  | { kind: 'played'; scores: number[] }
  | { kind: 'majority'; what: Resource; seats: number[]; n: number; scores: number[] }
  | { kind: 'end'; seat: number; tile: string; n: number; scores: number[] }
  | { kind: 'ranks'; scores: number[] };

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
  majorities: Record<Resource, number[]>;
  /** For the reader: what each tile that may be chosen would cost, and what its own gain would come to. */
  plans: Record<string, { bill: Bill; gain: Sum[] }>;
  /** Where the reader's tile in hand fits, and what it would bring there. */
  placements: Placement[];
  /** What the reader's closed chests would give now, by cell and number. */
  chests: Record<string, Sum[]>;
  /** The final scoring, once the game has ended. */
  scoring: Step[];
  ended: string | null;
}

const BLANK: Printed = {
  kind: 'treasure',
  age: 0,
  colour: null,
  cost: { combat: 0, magic: 0, potion: 0, coin: 0 },
  gain: [],
  start: [],
  chests: [],
  sides: SIDES.map(() => ({ connector: 'plain', condition: null, gain: [] })),
};

/** The content as `GameText.catalogue` brings it; empty until the texts of the game are here. */
export function catalogueOf(given: object): Catalogue {
  const { tiles = {}, rounds = 10 } = given as Partial<Catalogue>;
  return { tiles, rounds };
}

/** What is printed on a tile; a blank one where the content does not know it. */
export const printed = (catalogue: Catalogue, tile: string): Printed => catalogue.tiles[tile] ?? BLANK;

/** The shape by which a seat is known everywhere: that of its hero. */
const SHAPES: Record<string, string> = {
  paladin: 'yellow',
  shaman: 'green',
  barbarian: 'red',
  thief: 'violet',
  mage: 'blue',
};
export const shapeOf = (player: Player | undefined) => SHAPES[player?.hero ?? ''] ?? 'white';

/** The shape of a kind of tile (STYLE, "Colour is shape"). */
const KIND_SHAPES: Record<string, string> = {
  monster: 'red',
  character: 'blue',
  place: 'green',
  treasure: 'yellow',
  hero: 'violet',
  quest: 'white',
};
export const kindShape = (kind: string) => KIND_SHAPES[kind] ?? 'white';

/** The seat whose hand this view shows: only its reader sees it while the game runs. */
export function reader(view: View): Player | undefined {
  return view.ended ? undefined : view.players.find((player) => player.hand !== null);
}

/** The seat whose things are shown: the reader's own, for onlookers the first player's. */
export function shownSeat(view: View, seat: number): number {
  return seat >= 0 && seat < view.players.length ? seat : (view.first ?? 0);
}

/** Somebody has not taken a tile yet in this round: the adventure board is what matters. */
export const isObtaining = (view: View) => !view.ended && view.players.some((player) => player.slot === null);

/** Players are known by their hero, as at a real table; by their own name until heroes are dealt. */
export function nameOf(player: Player, text: Words): string {
  return player.hero ? text.piece('tile', player.hero) : text.seat(player.seat);
}

/** The tile a player took in this round: in hand, or as it was told. */
export function takenFrom(player: Player, told: readonly Event[]): string | null {
  const event = told.findLast(
    ({ kind, args }) => (kind === 'taken' || kind === 'caught-up') && Number(args.seat) === player.seat,
  );
  return player.taken ?? event?.args.tile ?? player.playing;
}

/** What a tile would cost the reader; null where nobody would pay for it. */
export const billOf = (view: View, tile: string | null | undefined): Bill | null =>
  (tile && view.plans[tile]?.bill) || null;

/** What the tile in the reader's hand would bring on a cell. */
export const placementAt = (view: View, cell: string): Placement | undefined =>
  view.placements.find((one) => cellKey(one.cell) === cell);

export const isWild = (view: View, slot: number) => slot >= view.wild;

/** The column and row of a slot: the lower row counts to the right, the upper one back to the left. */
export function slotPlace(view: View, slot: number): { column: number; row: number } {
  const columns = view.slots.length / 2;
  return slot <= columns ? { column: slot - 1, row: 1 } : { column: view.slots.length - slot, row: 0 };
}

/** The highest age that lies on the board. */
export function ageOf(view: View, catalogue: Catalogue): number {
  const ages = view.slots.map((tile) => (tile ? printed(catalogue, tile).age : 0));
  return Math.max(1, ...ages);
}

export type Cell = [x: number, y: number];
export const cellKey = ([x, y]: readonly [number, number]) => `${x},${y}`;
export function readCell(id: string): Cell {
  const [x = 0, y = 0] = id.split(',').map(Number);
  return [x, y];
}
