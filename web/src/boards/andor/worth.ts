import type { Choice } from '$src/protocol';
import type { Words } from '$lib/words';
import { target } from './trade';
import { catalogueOf, creatureAt, type View } from './view';

/** What spends the day for nothing, or gives something away, comes after all else. */
const LATE: Readonly<Record<string, number>> = { drop: -10, pass: -20, end_day: -30 };

/** A fight first, then what a step finds: a marker of the legend, snow to dig in, things, a creature, warmth. */
export function worth(view: View, text: Words): (choice: Choice) => number {
  const catalogue = catalogueOf(text.catalogue);
  return (choice) => {
    const space = target(choice, 'space');
    if (!space) return choice.verb === 'fight' ? 10 : (LATE[choice.verb] ?? 5);
    const things = Object.keys(view.items[space] ?? {}).length;
    return (
      (view.markers.includes(space) ? 4 : 0) +
      (space in view.snow ? 2 : 0) +
      (things > 0 || catalogue.spaces[space]?.mark === 'merchant' ? 2 : 0) +
      (creatureAt(view, space) ? 2 : 0) +
      (view.prospects.warm.includes(space) ? 1 : 0)
    );
  };
}
