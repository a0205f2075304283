/** What can be done with a card of the hand just now, and the answers that lead there. */
import type { Choice, Decision } from '$src/protocol';
import type { Catalogue, View } from './view';

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
export function uses(view: View, decision: Decision | null, card: string): Use[] {
  if (!decision) return [];
  const direct = decision.choices.filter(
    (choice) => about(choice, 'card') === card || about(choice, 'special') === card,
  );
  const paid = decision.kind === 'day' ? view.prospects.uses.filter((use) => use.card === card) : [];
  return [
    ...direct.map((choice) => ({ choice, then: [] })),
    ...paid.flatMap(({ answer, then }) =>
      decision.choices.filter(({ text }) => text === answer).map((choice) => ({ choice, then })),
    ),
  ];
}

/** The cards of a hand, those of one colour side by side, special ones last. */
export function sorted(catalogue: Catalogue, hand: readonly string[]): string[] {
  const order = ['red', 'green', 'blue', 'black', 'purple'];
  const rank = (card: string) => order.indexOf(catalogue.cards[card]?.colour ?? 'purple');
  return hand.toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}
