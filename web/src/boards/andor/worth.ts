import type { Choice } from '$src/protocol';
import type { Words } from '$lib/words';
import type { View } from '$src/views/andor';
import { goals } from './stands';
import { moverOf, stepsTo } from './travel';
import { target } from './trade';
import { catalogueOf } from './catalogue';
import { creatureAt, heroOf } from './questions';

/** What spends the day for nothing, or gives something away, comes after all else. */
const LATE: Readonly<Record<string, number>> = { drop: -10, pass: -20, end_day: -30 };
/** So much more counts what waits on a space than a step towards something. */
const FIND = 10;
/** No way is so long that a step nearer to something would not count. */
const NOWHERE = 9.5;

/** A fight first; then steps, by what waits there, and of those to nowhere the ones that lead soonest to something. */
export function worth(view: View, text: Words, seat: number): (choice: Choice) => number {
  const catalogue = catalogueOf(text.catalogue);
  const wanted = goals(view);
  /** What there is to do: a goal or a marker of the legend, snow to dig in, things, a creature, warmth. */
  const waits = (space: string): number =>
    (wanted.includes(space) ? 4 : 0) +
    (view.markers.includes(space) ? 4 : 0) +
    (space in view.snow ? 2 : 0) +
    (Object.keys(view.items[space] ?? {}).length > 0 || catalogue.spaces[space]?.mark === 'merchant'
      ? 2
      : 0) +
    (creatureAt(view, space) ? 2 : 0) +
    (view.prospects.warm.includes(space) ? 1 : 0);
  const ways = view.prospects.reach.filter((reach) => reach.seat === seat);
  /** How many steps beyond this one somebody finds something. */
  const beyond = (mover: string | null, first: string): number => {
    const steps = ways.find((reach) => reach.mover === mover)?.steps ?? [];
    const led = stepsTo(steps).filter((way) => way[0] === first && waits(way.at(-1) ?? '') > 0);
    return Math.min(NOWHERE, ...led.map((way) => way.length - 1));
  };
  return (choice) => {
    const space = target(choice, 'space');
    if (space) return FIND * waits(space) - beyond(moverOf(choice), space);
    const other = heroOf(view, Number(target(choice, 'other')) - 1);
    // Who is asked to join a fight: the strongest first.
    if (choice.verb === 'invite' && other) return other.sp + 3.5 * other.dice;
    return FIND * (choice.verb === 'fight' ? 10 : (LATE[choice.verb] ?? 5));
  };
}
