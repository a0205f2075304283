import type { Choice, Decision } from '$src/protocol';
import type { Target } from './table.svelte.ts';

export const FEW = 6;
export const MANY = 20;

export interface Group {
  verb: string;
  choices: Choice[];
}

/** The answer that ends what one is doing: the primary button of the prompt line. */
export function ending(decision: Decision | null): Choice | null {
  if (!decision) return null;
  const plain = decision.choices.filter((choice) => choice.targets.length === 0);
  return plain.find((choice) => ['end', 'pass', 'done'].includes(choice.verb)) ?? null;
}

/** Whether a choice is about all the pieces that were picked. */
export function concerns(choice: Choice, chosen: readonly Target[]): boolean {
  return chosen.every(([domain, id]) => choice.targets.some(([d, i]) => matches(d, i, domain, id)));
}

/** A pair of dice such as `red+red*` concerns each of its dice. */
function matches(domain: string, id: string, pickedDomain: string, pickedId: string): boolean {
  if (domain === pickedDomain) return id === pickedId;
  return domain === 'pair' && pickedDomain === 'die' && id.split('+').includes(pickedId);
}

/** Choices by verb, in the order in which the verbs first occur. */
export function groups(choices: readonly Choice[]): Group[] {
  const byVerb = new Map<string, Choice[]>();
  for (const choice of choices) byVerb.set(choice.verb, [...(byVerb.get(choice.verb) ?? []), choice]);
  return [...byVerb].map(([verb, list]) => ({ verb, choices: list }));
}

/** Letters without accents, small: so that "reunion" finds "Réunion". */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
