/** What can be done with a card of the hand just now, and the answers that lead there. */
import type { Choice, Decision } from '$src/protocol';
import { counts } from './combat';
import { CARD_WAYS } from './travel';
import { generalAt, type Catalogue, type View } from './view';

export interface Use {
  /** The first answer. */
  choice: Choice;
  /** The answers after it, as notation. */
  then: string[];
}

export const about = (choice: Choice, domain: string): string =>
  choice.targets.find(([one]) => one === domain)?.[1] ?? '';

/**
 * The uses of a card for the open question: where the question is about cards, its answer; in the middle of a day
 * the actions that the card pays for, or the effect of a special card.
 */
export function uses(view: View, catalogue: Catalogue, decision: Decision | null, card: string): Use[] {
  if (!decision) return [];
  const direct = decision.choices.filter(
    (choice) => about(choice, 'card') === card || about(choice, 'special') === card,
  );
  const out: Use[] = direct.map((choice) => ({ choice, then: [] }));
  const printed = catalogue.cards[card];
  const player = view.players[decision.seat];
  if (decision.kind !== 'day' || !printed || !player?.at) return out;
  const verb = (name: string) => decision.choices.find((choice) => choice.text === name);
  const add = (name: string, ...then: string[]) => {
    const choice = verb(name);
    if (choice) out.push({ choice, then });
  };
  const here = player.at;
  if (printed.travel) add(CARD_WAYS[printed.travel] ?? '', `card ${card}`);
  if (printed.location === here) add('build', `card ${card}`);
  if (printed.colour !== 'purple' && printed.colour === catalogue.locations[here]?.colour)
    add('heal_land', `card ${card}`);
  const burns =
    catalogue.heroes[player.hero ?? '']?.skills.includes('fireball') === true &&
    (view.minions[here]?.[printed.colour] ?? 0) > 0;
  if (burns) add('fight', 'fireball', `card ${card}`);
  const general = generalAt(view, here);
  // With another copy of it, the table would ask for that one too: then both are put in by hand.
  const copies = (player.hand ?? []).filter((other) => other === card).length;
  if (general && counts(printed, general)) add('attack', ...(copies === 1 ? [`card ${card}`] : []));
  return out;
}

/** The cards of a hand, those of one colour side by side, special ones last. */
export function sorted(catalogue: Catalogue, hand: readonly string[]): string[] {
  const order = ['red', 'green', 'blue', 'black', 'purple'];
  const rank = (card: string) => order.indexOf(catalogue.cards[card]?.colour ?? 'purple');
  return hand.toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}
