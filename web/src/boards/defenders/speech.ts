/** What is drawn on cards and panels, in words: for notes, names of buttons and those who do not see the picture. */
import type { Counts, Player, View } from '$src/views/defenders';
import { t } from '$lib/text.svelte';
import type { Words } from '$lib/words';
import type { Catalogue } from './catalogue';
import { generalAt, sum } from './questions';

export const list = (words: readonly string[]) => words.filter(Boolean).join(', ');
export const sentences = (words: readonly string[]) => words.filter(Boolean).join(' · ');

/** "2 Orcs", "1 Demon". */
export const minionsText = (colour: string, n: number, text: Words): string =>
  `${n} ${text.piece(n === 1 ? 'minion' : 'minions', colour)}`;

export const crowdText = (counts: Counts, text: Words): string =>
  list(Object.entries(counts).map(([colour, n]) => (n > 0 ? minionsText(colour, n, text) : '')));

/** The whole name of a card: a place with its way to travel and its dice, or a special card with its dice. */
export function cardName(card: string, text: Words): string {
  const name = text.piece('card', card);
  const { cards = {} } = text.catalogue as Partial<Catalogue>;
  const printed = cards[card];
  return printed && printed.location === null ? `${name} (${t('df-dice', { count: printed.dice })})` : name;
}

/** A hero, and who plays it where that is another name. */
export function heroName(player: Player, text: Words): string {
  return player.hero ? text.piece('hero', player.hero) : text.seat(player.seat);
}

/** Who plays a hero, as far as that is not said already. */
export function sitter(player: Player, text: Words): string {
  const name = text.seat(player.seat);
  return name === heroName(player, text) ? '' : name;
}

/** "Ranger (Maud)". */
export function fullName(player: Player, text: Words): string {
  const who = sitter(player, text);
  return who ? `${heroName(player, text)} (${who})` : heroName(player, text);
}

export const seatText = (view: View, seat: number, text: Words): string => {
  const player = view.players[seat];
  return player ? fullName(player, text) : text.seat(seat);
};

/** What waits at a place: minions, a general, crystals, a gate. */
export function waitsAt(view: View, place: string, text: Words): string {
  const general = generalAt(view, place);
  const crystals = view.crystals[place] ?? 0;
  return list([
    general ? text.piece('general', general) : '',
    crowdText(view.minions[place] ?? {}, text),
    crystals > 0 ? t('df-crystals', { count: crystals }) : '',
    view.gates.includes(place) ? t('df-gate') : '',
  ]);
}

/** "3 actions left, 2 bonus". */
export const actionsText = (player: Player): string =>
  t('df-actions', { count: player.ready + player.bonus });

/** Life tokens and actions for those who do not see the hearts. */
export const tokensText = (player: Player): string =>
  sentences([
    t('df-tokens', { ready: player.ready, spent: player.spent, lost: player.lost }),
    player.bonus > 0 ? t('df-bonus', { count: player.bonus }) : '',
  ]);

/** A hand by colour, for closed hands and company. */
export const handText = (player: Player): string =>
  list([
    t('df-cards', { count: player.hand?.length ?? sum(player.hand_colours) }),
    ...Object.entries(player.hand_colours).map(([colour, count]) => t('df-hand-colour', { colour, count })),
  ]);
