/** What can be done with a card of the hand just now, and the answers that lead there. */
import type { Choice, Decision } from '$src/protocol';
import type { View } from '$src/views/defenders';
import type { Catalogue } from './catalogue';
import { askedOver } from './questions';
import { PAID } from './travel';

export interface Use {
  /** The first answer. */
  choice: Choice;
  /** The answers after it, as notation. */
  then: string[];
}

export const about = (choice: Choice, domain: string): string =>
  choice.targets.find(([one]) => one === domain)?.[1] ?? '';

const answers = (decision: Decision, card: string): Choice[] =>
  decision.choices.filter((choice) => about(choice, 'card') === card || about(choice, 'special') === card);

const paid = (view: View, decision: Decision, card: string) =>
  decision.kind === 'day'
    ? view.prospects.uses.filter(
        (use) => use.card === card && decision.choices.some(({ text }) => text === use.answer),
      )
    : [];

/**
 * What is done by pressing a card of the hand, and is offered nowhere else beside the map: where the question is about
 * cards, its answer; in the middle of a day the effect of a special card, or the ride or flight that it pays for. The
 * deeds of the day stand among the choices, also those that take a card; and what is asked over the map shows its own
 * cards.
 */
export function uses(view: View, decision: Decision | null, card: string): Use[] {
  if (!decision || askedOver(view, decision)) return [];
  const ways = paid(view, decision, card).filter(({ answer }) =>
    (PAID as readonly string[]).includes(answer),
  );
  return [
    ...answers(decision, card).map((choice) => ({ choice, then: [] })),
    ...ways.flatMap(({ answer, then }) =>
      decision.choices.filter(({ text }) => text === answer).map((choice) => ({ choice, then })),
    ),
  ];
}

/** Whether a card could be of use for what is asked, wherever that is pressed. */
export const helps = (view: View, decision: Decision, card: string): boolean =>
  answers(decision, card).length + paid(view, decision, card).length > 0;

/** The cards of a hand, those of one colour side by side, special ones last. */
export function sorted(catalogue: Catalogue, hand: readonly string[]): string[] {
  const order = ['red', 'green', 'blue', 'black', 'purple'];
  const rank = (card: string) => order.indexOf(catalogue.cards[card]?.colour ?? 'purple');
  return hand.toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}
