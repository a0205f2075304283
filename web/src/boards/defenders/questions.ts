/** Small questions about what `games/defenders/view.py` tells. */
import type { Decision } from '$src/protocol';
import type { Colour, Counts, Player, View } from '$src/views/defenders';
import { GENERALS } from './catalogue';

/** The seat whose things are shown: the reader's own, for onlookers the active one. */
export const shownSeat = (view: View, seat: number) =>
  seat >= 0 && seat < view.players.length ? seat : Math.max(0, view.active);

export const sum = (counts: Counts) => Object.values(counts).reduce((all, n) => all + n, 0);

/** The minions at a place, one entry each, in the order red, blue, green, black. */
export const troops = (view: View, place: string): Colour[] =>
  (['red', 'blue', 'green', 'black'] as const).flatMap((colour) =>
    Array<Colour>(view.minions[place]?.[colour] ?? 0).fill(colour),
  );

/** The colours whose minions ran out when one was to be placed: the war was lost by one of them. */
export const exhausted = (view: View): Colour[] =>
  view.ending === 'loss_minions'
    ? (['red', 'green', 'blue', 'black'] as const).filter(
        (colour) => !view.supply[colour] && view.players.every(({ markers }) => !markers[colour]),
      )
    : [];

/** The living general at a place. */
export const generalAt = (view: View, place: string): string | null =>
  GENERALS.find((id) => view.generals[id]?.at === place) ?? null;

/** Actions a hero has left today. */
export const actionsLeft = (player: Player) => player.ready + player.bonus;

/** The life a hero still has. */
export const lifeOf = (player: Player) => player.ready + player.spent;

/** The questions that are asked in the middle of a roll or of an attack. */
const ROLLS = [
  'commit',
  'blessing',
  'next_roller',
  'more_dice',
  'die_colour',
  'reroll',
  'luck',
  'lose_cards',
];
/** The questions about a card of the night. */
const NIGHTS = ['wisdom', 'spare_half', 'foresee', 'arrange', 'give_marker'];

export const askedInRoll = ({ kind }: Decision) => ROLLS.includes(kind);

export const askedByNight = (view: View, { kind }: Decision) =>
  NIGHTS.includes(kind) || (kind === 'window' && view.card !== null);

/** A question is asked by what lies over the map, with all its answers. */
export const askedOver = (view: View, decision: Decision) =>
  askedInRoll(decision) || askedByNight(view, decision);
