import type { Choice, Decision } from '$src/protocol';
import { concerns } from '$lib/choices';
import type { Target } from '$lib/table.svelte';
import { findCard, firstMonster, monsterAt, pathOf } from './questions';
import type { Path, View } from '$src/views/runemasters';

/** Where on the board a choice can be clicked. */
export type Place =
  | { at: 'rune'; path: string; space: number; index: number }
  | { at: 'card'; path: string; space: number }
  | { at: 'release'; path: string; space: number }
  | { at: 'path'; path: string }
  | { at: 'foot'; path: string }
  | { at: 'plate'; guardian: string }
  | { at: 'pin'; guardian: string }
  | { at: 'mana'; guardian: string }
  | { at: 'ultimate'; guardian: string }
  | { at: 'figure'; guardian: string }
  | { at: 'life'; guardian: string; points: number };

export interface Spot {
  key: string;
  place: Place;
  /** The choice that a click makes; null where more must be known first, then a click picks `pick`. */
  choice: Choice | null;
  pick: Target | null;
  /** Every choice that this place stands for now. */
  choices: Choice[];
  /** For the pointer only: another spot says the same to the keyboard. */
  quiet: boolean;
}

/** Large places lie under small ones. */
const LAYERS: Place['at'][] = [
  'figure',
  'path',
  'card',
  'plate',
  'rune',
  'pin',
  'mana',
  'ultimate',
  'foot',
  'release',
  'life',
];

const bare = (text: string) => text.replaceAll('*', '');
const stars = (text: string) => text.split('*').length;

/**
 * The one choice a click means: the only one, or one of several that differ in nothing but which equal die is spent.
 * A rerolled die goes first, for it can do less. A move that costs nothing goes before one that takes a die.
 */
export function meant(choices: readonly Choice[]): Choice | null {
  const free = choices.filter((choice) => choice.verb === 'free_move');
  const open = free.length > 0 ? free : choices;
  if (new Set(open.map((choice) => bare(choice.text))).size !== 1) return null;
  return open.toSorted((a, b) => stars(b.text) - stars(a.text))[0] ?? null;
}

export const target = (choice: Choice, domain: string) => choice.targets.find(([d]) => d === domain)?.[1];

/** The rune of the die a choice spends. */
export const runeOf = (choice: Choice) => bare(target(choice, 'die') ?? target(choice, 'rune') ?? '');

function keyOf(place: Place): string {
  return Object.values(place).join(' ');
}

/** Everything that can be clicked on the board, given the question and the pieces that were picked before. */
export function spots(view: View, decision: Decision | null, chosen: readonly Target[]): Spot[] {
  if (!decision) return [];
  const open = chosen.length > 0 ? decision.choices.filter((one) => concerns(one, chosen)) : decision.choices;
  const own = view.guardians[decision.seat];
  const out = new Map<string, Spot>();

  function put(place: Place, choices: Choice[], quiet = false, pick: Target | null = null): void {
    const choice = meant(choices);
    if (choices.length > 0 && (choice || pick)) {
      out.set(keyOf(place), { key: keyOf(place), place, choice, pick: choice ? null : pick, choices, quiet });
    }
  }
  const verb = (...verbs: string[]) => open.filter((choice) => verbs.includes(choice.verb));

  // Pieces named by the choices themselves.
  for (const choice of open) {
    const guardian = target(choice, 'guardian') ?? '';
    const path = target(choice, 'path') ?? '';
    if (choice.verb === 'choose') put({ at: 'figure', guardian }, [choice]);
    else if (guardian) put({ at: 'plate', guardian }, [choice]);
    else if (choice.verb === 'take')
      put({ at: 'card', path, space: Number(target(choice, 'space')) }, [choice]);
    else if (choice.verb === 'life' && own?.id) {
      put({ at: 'life', guardian: own.id, points: Number(target(choice, 'points')) }, [choice]);
    }
  }

  // Paths: to face, to arrive on, to move to. Several dice may lead there: then the die is asked for.
  for (const { id } of view.paths) {
    const there = verb('face', 'to', 'move', 'free_move').filter((choice) => target(choice, 'path') === id);
    put({ at: 'path', path: id }, there, false, ['path', id]);
  }

  // The rune to wound, on the monster the question is about.
  const about = findCard(view, decision.about.card ?? '');
  if (about) putRunes(about.path, about.monster.space, verb('wound'), false);

  // Neltai's choice between a monster and himself.
  const [monsters] = verb('exchange_monster');
  if (monsters) {
    for (const path of view.paths) {
      for (const { space } of path.monsters) put({ at: 'card', path: path.id, space }, [monsters]);
    }
  }

  if (own?.id) {
    const guardian = own.id;
    const path = pathOf(view, own.path);
    // These take no die: they stay possible while one is picked.
    const ultimate = decision.choices.filter((choice) => choice.verb === 'ultimate');
    const release = decision.choices.filter((choice) => choice.verb === 'release');
    put({ at: 'plate', guardian }, verb('move_self'));
    put({ at: 'pin', guardian }, verb('mark'));
    put({ at: 'mana', guardian }, verb('reroll'));
    put({ at: 'ultimate', guardian }, ultimate.length > 0 ? ultimate : verb('charge'));
    if (path) {
      const first = firstMonster(path);
      put({ at: 'foot', path: path.id }, verb('block'));
      if (first) {
        const hits = verb('hit');
        const one = meant(hits);
        const picked = chosen.some(([domain]) => domain === 'die');
        putRunes(path, first.space, hits, picked);
        if (picked && one) put({ at: 'card', path: path.id, space: first.space }, hits);
      }
      put({ at: 'release', path: path.id, space: 1 }, monsterAt(path, 1) ? release : []);
    }
  }
  return [...out.values()].sort((a, b) => LAYERS.indexOf(a.place.at) - LAYERS.indexOf(b.place.at));

  /** A ring around each open weak point; the keyboard meets each rune once. */
  function putRunes(path: Path, space: number, choices: Choice[], quiet: boolean): void {
    const met = new Set<string>();
    for (const [index, point] of (monsterAt(path, space)?.weak_points ?? []).entries()) {
      if (point.wounded) continue;
      const fitting = choices.filter((choice) => runeOf(choice) === point.rune);
      put({ at: 'rune', path: path.id, space, index }, fitting, quiet || met.has(point.rune));
      met.add(point.rune);
    }
  }
}

/** A click on a die: the choice it completes, or null if it is only picked. */
export function completedBy(
  die: string,
  decision: Decision | null,
  chosen: readonly Target[],
): Choice | null {
  const others = chosen.filter(([domain]) => domain !== 'die');
  if (!decision || others.length === 0) return null;
  const fitting = decision.choices.filter((choice) => concerns(choice, [...others, ['die', die]]));
  return meant(fitting);
}

/** Whether a die can be used for anything at all, given what else is picked. */
export function usable(die: string, decision: Decision | null, chosen: readonly Target[]): boolean {
  const others = chosen.filter(([domain]) => domain !== 'die');
  return decision?.choices.some((choice) => concerns(choice, [...others, ['die', die]])) ?? false;
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/**
 * The nearest point in a direction. What lies to the side counts as twice as far; what lies more to the side than
 * ahead is only taken if there is nothing else.
 */
export function nearest<T extends { x: number; y: number }>(
  from: T,
  all: readonly T[],
  way: Direction,
): T | null {
  const sideways = way === 'ArrowLeft' || way === 'ArrowRight';
  const sign = way === 'ArrowRight' || way === 'ArrowDown' ? 1 : -1;
  const ahead = ({ x, y }: T) => (sideways ? x - from.x : y - from.y) * sign;
  const aside = ({ x, y }: T) => Math.abs(sideways ? y - from.y : x - from.x);
  const far = (one: T) => ahead(one) + 2 * aside(one);
  const before = all.filter((one) => one !== from && ahead(one) > 2);
  const straight = before.filter((one) => ahead(one) * 2 >= aside(one));
  return (straight.length > 0 ? straight : before).toSorted((a, b) => far(a) - far(b))[0] ?? null;
}
