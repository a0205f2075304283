/** The values of a fight before dice, who brings what, and how a round may go. */
import { isWarm } from './forecast';
import {
  best,
  diceAt,
  foeSpread,
  heroSpread,
  roundOdds,
  rowAt,
  type Odds,
  type Roller,
  type Spread,
} from './odds';
import {
  creatureAt,
  priceOf,
  type Catalogue,
  type Creature,
  type DiceRow,
  type Fight,
  type Hero,
  type View,
} from './view';

/** What a hero adds to the total of the group before dice. */
export interface Share {
  seat: number;
  sp: number;
  fire: number;
}

/** AND-5.7, 13.4 What a lit fire on the space adds to a hero's strength. */
export const fireBonus = (view: View, catalogue: Catalogue, hero: Hero): number =>
  isWarm(view, hero.space) ? (catalogue.kinds[hero.kind]?.fire ?? 1) : 0;

export const sharesOf = (view: View, catalogue: Catalogue, seats: readonly number[]): Share[] =>
  seats.flatMap((seat) => {
    const hero = view.heroes[seat];
    return hero?.hero ? [{ seat, sp: hero.sp, fire: fireBonus(view, catalogue, hero) }] : [];
  });

/** AND-23.1, 23.3 What an ally on the space adds, once. */
export function allyBonus(view: View, catalogue: Catalogue, space: string): number {
  return Object.entries(view.allies)
    .filter(([, at]) => at === space)
    .reduce(
      (sum, [ally]) => sum + (view.rules[`ally_bonus_${ally}`] ?? catalogue.allies[ally]?.bonus ?? 0),
      0,
    );
}

export const totalOf = (view: View, catalogue: Catalogue, seats: readonly number[], space: string): number =>
  sharesOf(view, catalogue, seats).reduce((sum, { sp, fire }) => sum + sp + fire, 0) +
  allyBonus(view, catalogue, space);

const has = (hero: Hero, item: string): boolean => (hero.items[item] ?? 0) > 0;

/** What a hero rolls with after the hour of the round is paid (AND-5.4, 13.3). */
export function rollerOf(view: View, catalogue: Catalogue, hero: Hero, paid = false): Roller {
  const price = paid ? 0 : (priceOf(view, catalogue, hero, 1) ?? 0);
  const rows = catalogue.kinds[hero.kind]?.dice;
  return {
    dice: rows ? diceAt(rows, hero.wp - price) : hero.dice,
    carlion: has(hero, 'carlion'),
    blade: has(hero, 'askimar_blade'),
    helmet: has(hero, 'rider_helmet'),
    mage: hero.kind === 'mage',
  };
}

type Foe = Pick<Creature, 'sp' | 'wp'> & { dice: DiceRow[] };

/** How the first round of these heroes against a creature would go; null: they cannot begin it. */
export function fightOdds(view: View, catalogue: Catalogue, seats: readonly number[], foe: Foe): Odds | null {
  const party = seats.flatMap((seat) => view.heroes[seat] ?? []);
  const [first] = party;
  if (!first?.hero) return null;
  const { count, colour } = rowAt(foe.dice, foe.wp);
  return roundOdds(
    {
      total: totalOf(view, catalogue, seats, first.space),
      dice: party.map((hero) => heroSpread(rollerOf(view, catalogue, hero))),
    },
    { sp: foe.sp, wp: foe.wp, dice: foeSpread(count, colour) },
  );
}

/** A value that is certain. */
const certain = (value: number): Spread => Array.from({ length: value + 1 }, (_, i) => Number(i === value));

/**
 * How the round of the open fight may go: what is rolled counts as it lies, the others roll. `counted` are those
 * whose dice are in `fight.rolled`.
 */
export function openOdds(view: View, catalogue: Catalogue, fight: Fight, counted: readonly number[]): Odds {
  const running = counted.length > 0 || fight.dice.length > 0 || fight.roller !== null;
  const waiting = fight.party.filter((seat) => !counted.includes(seat));
  const [count, colour] = fight.creature_dice;
  return roundOdds(
    {
      total: fight.group_total + (running ? fight.rolled + fight.red_plants : 0),
      dice: waiting.flatMap((seat) => {
        const hero = view.heroes[seat];
        if (!hero?.hero) return [];
        const lies = fight.roller === seat && fight.dice.length > 0;
        if (lies) return [certain(best(fight.dice, has(hero, 'rider_helmet')))];
        return [heroSpread(rollerOf(view, catalogue, hero, running))];
      }),
    },
    { sp: fight.creature_sp, wp: fight.creature_wp, dice: foeSpread(count, colour) },
  );
}

/** The creature of a fight as it is printed: its full will points. */
export const foeOf = (view: View, fight: Fight): Creature | undefined => creatureAt(view, fight.space);
