/** How long the stories take, in beats of the reader's pace. */
import type { Event } from '$src/protocol';
import { dawns } from './dawn';

/** How long the end of a fight is shown. */
export const HELD = 7;
/** A step of the sunrise, and its end. */
export const STEP = 1.5;
export const DAWN_END = 2.2;
/** A find in the snow or a storm. */
export const FIND = 3;
/** Others go on sooner: one sees the end of their rolls. */
const ROLL = 3;

/** How long a bundle of events should stay on the board before the next one. */
export function beats(events: readonly Event[]): number {
  const dawn = dawns(events).reduce((sum, one) => sum + one.steps.length * STEP + 1, 0);
  const kinds = new Set(events.map(({ kind }) => kind));
  const roll = kinds.has('values') ? ROLL : kinds.has('rolled') ? 1.5 : 0;
  const find = kinds.has('snow-activated') || kinds.has('ice-revealed') || kinds.has('storm') ? 1.5 : 0;
  return Math.max(1, dawn + roll + find);
}
