/** The chances of a combat round, counted out exactly. */
import type { DiceRow } from './view';

/** How likely each value is: the value is the index. */
export type Spread = readonly number[];

export interface Roller {
  /** How many own dice. */
  dice: number;
  /** It bears Carlion and may roll a black die instead. */
  carlion: boolean;
  blade: boolean;
  helmet: boolean;
  mage: boolean;
}

export const BLACK = [6, 6, 8, 10, 10, 12];
const FACES = [1, 2, 3, 4, 5, 6];

/** AND-5.6 The highest die; AND-5.9, 14.7 with `sums` the best sum of dice that show the same. */
export function best(dice: readonly number[], sums: boolean): number {
  const value = (die: number) => (sums ? die * dice.filter((other) => other === die).length : die);
  return Math.max(0, ...dice.map(value));
}

/** Every roll of so many dice with these faces. */
function rolls(count: number, faces: readonly number[]): number[][] {
  let out: number[][] = [[]];
  for (let i = 0; i < count; i++) out = out.flatMap((roll) => faces.map((face) => [...roll, face]));
  return out;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function spreadOf(weighted: readonly (readonly [value: number, weight: number])[]): number[] {
  const out: number[] = [];
  for (const [value, weight] of weighted) out[value] = (out[value] ?? 0) + weight;
  return Array.from(out, (weight) => weight ?? 0);
}

export const expected = (spread: Spread): number =>
  spread.reduce((sum, weight, value) => sum + weight * value, 0);

const replaced = (roll: readonly number[], at: number, value: number): number[] =>
  roll.map((die, i) => (i === at ? value : die));

/** What a roll is worth to its roller, who turns the own die if that helps (AND-13.5). */
function worth(roll: readonly number[], { helmet, mage }: Roller): number {
  const turned = mage ? roll.map((die, i) => best(replaced(roll, i, 7 - die), helmet)) : [];
  return Math.max(best(roll, helmet), ...turned);
}

/** The results after the blade (AND-14.5): the die is rolled again from which most is to be hoped. */
function results(roll: readonly number[], roller: Roller): number[] {
  const kept = [worth(roll, roller)];
  if (!roller.blade) return kept;
  const again = roll.map((_, i) => FACES.map((face) => worth(replaced(roll, i, face), roller)));
  return [kept, ...again].reduce((a, b) => (mean(b) > mean(a) + 1e-9 ? b : a));
}

const known = new Map<string, number[]>();

/** What a hero's dice add, with the own objects and ability used well. */
export function heroSpread(roller: Roller): Spread {
  const key = JSON.stringify([roller.dice, roller.carlion, roller.blade, roller.helmet, roller.mage]);
  const found = known.get(key);
  if (found) return found;
  const all = rolls(roller.dice, FACES);
  const own = spreadOf(
    all.flatMap((roll) => {
      const values = results(roll, roller);
      return values.map((value) => [value, 1 / all.length / values.length] as const);
    }),
  );
  const black = spreadOf(BLACK.map((value) => [value, 1 / BLACK.length] as const));
  const out = roller.carlion && expected(black) > expected(own) ? black : own;
  known.set(key, out);
  return out;
}

/** What a creature's dice add. */
export function foeSpread(count: number, colour: string): Spread {
  if (count <= 0) return [1];
  const key = `${count} ${colour}`;
  const found = known.get(key);
  if (found) return found;
  const all = rolls(count, colour === 'black' ? BLACK : FACES);
  const out = spreadOf(all.map((roll) => [best(roll, true), 1 / all.length] as const));
  known.set(key, out);
  return out;
}

/** The sum of two independent values. */
export function sum(a: Spread, b: Spread): Spread {
  const out = Array.from({ length: a.length + b.length - 1 }, () => 0);
  for (const [i, p] of a.entries()) for (const [j, q] of b.entries()) out[i + j] = (out[i + j] ?? 0) + p * q;
  return out;
}

export interface Odds {
  /** The heroes' value is higher, equal, lower. */
  win: number;
  tie: number;
  lose: number;
  /** The creature falls in this round. */
  fall: number;
  /** What the beaten side loses on average, if it is the creature, if it is the heroes. */
  hit: number;
  hurt: number;
}

/** How a round may go: values without dice, what the dice add, and the creature's will points. */
export function roundOdds(
  heroes: { total: number; dice: readonly Spread[] },
  foe: { sp: number; wp: number; dice: Spread },
): Odds {
  const mine = heroes.dice.reduce(sum, [1] as Spread);
  const out: Odds = { win: 0, tie: 0, lose: 0, fall: 0, hit: 0, hurt: 0 };
  for (const [i, p] of mine.entries()) {
    for (const [j, q] of foe.dice.entries()) {
      const by = heroes.total + i - foe.sp - j;
      const weight = p * q;
      if (weight === 0) continue;
      if (by > 0) [out.win, out.hit] = [out.win + weight, out.hit + weight * by];
      else if (by < 0) [out.lose, out.hurt] = [out.lose + weight, out.hurt - weight * by];
      else out.tie += weight;
      if (by >= foe.wp) out.fall += weight;
    }
  }
  out.hit = out.win > 0 ? out.hit / out.win : 0;
  out.hurt = out.lose > 0 ? out.hurt / out.lose : 0;
  return out;
}

/** C3 How many dice of which colour a creature rolls with so much will. */
export function rowAt(rows: readonly DiceRow[], wp: number): { count: number; colour: string } {
  const row = rows.findLast(([least]) => wp >= least) ?? rows[0];
  return { count: row?.[1] ?? 0, colour: row?.[2] ?? 'red' };
}

/** AND-13.2 How many dice a sheet gives with so much will. */
export const diceAt = (dice: readonly number[], wp: number): number =>
  dice[wp >= 14 ? 2 : wp >= 7 ? 1 : 0] ?? 0;

/** A chance as a whole percentage that is never rounded to a certainty it is not. */
export function percent(chance: number): number {
  if (chance <= 1e-9) return 0;
  if (chance >= 1 - 1e-9) return 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
