import type { Choice, Decision } from '$src/protocol';
import type { Target } from './table.svelte.ts';

export const FEW = 6;
export const MANY = 20;
/** As many tiles can be reached by a key. */
export const KEYS = 9;

export interface Group {
  verb: string;
  /** The piece that all its choices begin with, where it was split by pieces. */
  about: Target | null;
  choices: Choice[];
}

/** Verbs that end a walk, or a turn, where passing would be a deed of its own. */
const HALTS: readonly string[] = ['stop', 'end_turn'];

/** The answer that ends what one is doing, or with which it goes on as a rule: the primary button of the prompt line. */
export function ending(decision: Decision | null): Choice | null {
  if (!decision) return null;
  const plain = decision.choices.filter((choice) => choice.targets.length === 0);
  const by = (verbs: readonly string[]) => plain.find((choice) => verbs.includes(choice.verb));
  // Where a day can be ended passing costs an hour: no button invites to it, unless nothing else is left.
  if (by(['end_day'])) return decision.choices.length === 1 ? (plain[0] ?? null) : null;
  return by(HALTS) ?? by(['end', 'pass', 'done']) ?? by(['play']) ?? null;
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

function by(choices: readonly Choice[], key: (choice: Choice) => string): Choice[][] {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) found.set(key(choice), [...(found.get(key(choice)) ?? []), choice]);
  return [...found.values()];
}

/**
 * Choices by verb, in the order in which the verbs first occur. Where all are of one verb that says nothing: then by
 * the piece they begin with, such as the path on which a monster stands.
 */
export function groups(choices: readonly Choice[]): Group[] {
  const verbs = by(choices, (choice) => choice.verb);
  const telling = verbs.filter(([first]) => first && first.targets.length > 0);
  return verbs.flatMap((list): Group[] => {
    const verb = list[0]?.verb ?? '';
    const pieces = by(list, (choice) => choice.targets[0]?.join(' ') ?? '');
    if (telling.length > 1 || pieces.length === 1 || pieces.length === list.length)
      return [{ verb, about: null, choices: list }];
    return pieces.map((some) => ({ verb, about: some[0]?.targets[0] ?? null, choices: some }));
  });
}

/**
 * Whether the panel shows closed groups. A group that is alone, or whose choices have a key each, would only be one
 * press more; where there is no room for all of them, each group of some size is closed.
 */
export function folds(choices: readonly Choice[], tight = false): boolean {
  const all = groups(choices);
  const closed = all.filter((group) => group.choices.length > 1);
  if (tight) return all.length > 1 && closed.some((group) => group.choices.length > 2);
  if (choices.length <= FEW) return false;
  return closed.length > 1 || (closed.length === 1 && choices.length > KEYS && all.length > 2);
}

/** Whether a choice is one of a group. */
export function inGroup(choice: Choice, { verb, about }: Pick<Group, 'verb' | 'about'>): boolean {
  return choice.verb === verb && (about === null || choice.targets[0]?.join(' ') === about.join(' '));
}

/** Letters without accents, small: so that "reunion" finds "Réunion". */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
