/** The steps heroes have just taken: a dotted trail from where they came, until somebody else moves. */
import type { View } from '$src/views/andor';
import type { Catalogue } from './catalogue';
import { heroes, heroOf } from './questions';

export interface Trail {
  seat: number;
  spaces: string[];
}

/** Whether two spaces lie next to each other, or the secret passage joins them. */
const joined = (view: View, catalogue: Catalogue, a: string, b: string): boolean =>
  (catalogue.spaces[a]?.near.includes(b) ?? false) ||
  view.passages.some((pair) => pair.includes(a) && pair.includes(b));

/**
 * The trails after a new position. Who goes on lengthens the own trail; who goes first wipes those of the others, and
 * so does a jump, as when one looks back.
 */
export function trailsAfter(
  trails: readonly Trail[],
  before: View | null,
  view: View,
  catalogue: Catalogue,
): Trail[] {
  const moved = heroes(view).flatMap(({ seat, hero, space }) => {
    const was = before === null ? undefined : heroOf(before, seat);
    return was?.hero === hero && was.space !== space ? [{ seat, from: was.space, space }] : [];
  });
  if (moved.length === 0) return before === null ? [] : [...trails];
  if (moved.some(({ from, space }) => !joined(view, catalogue, from, space))) return [];
  return moved.map(({ seat, from, space }) => {
    const own = trails.find((trail) => trail.seat === seat && trail.spaces.at(-1) === from);
    return { seat, spaces: [...(own?.spaces ?? [from]), space] };
  });
}
