/** Small questions about what `games/glory/view.py` tells. */
import type { Bill, Placement, Player, View } from '$src/views/glory';
import type { Event } from '$src/protocol';
import type { Words } from '$lib/words';
import { cellKey, printed, type Catalogue } from './catalogue';

export const payable = (one: Bill) => one.missing.length === 0;

/** The shape by which a seat is known everywhere: that of its hero. */
const SHAPES: Record<string, string> = {
  paladin: 'yellow',
  shaman: 'green',
  barbarian: 'red',
  thief: 'violet',
  mage: 'blue',
};
export const shapeOf = (player: Player | undefined) => SHAPES[player?.hero ?? ''] ?? 'white';

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

/** Whether a player is at it: the turn has begun, and is not over before keys and gains are settled. */
export const isPlaying = (seat: number, told: readonly Event[]) =>
  told.findLast(
    ({ kind, args }) => (kind === 'turn-began' || kind === 'turn-ended') && Number(args.seat) === seat,
  )?.kind === 'turn-began';

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
