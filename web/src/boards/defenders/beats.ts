/** How long the stories take, in beats of the reader's pace. */
import type { Event } from '$src/protocol';
import { beats as moments, nights } from './night';

/** A card of the night is turned over; something it does; the end of the night. */
export const REVEAL = 1.5;
export const STEP = 0.95;
export const NIGHT_END = 2.4;
/** How long the end of a roll is shown. */
export const HELD = { minions: 3.4, attempt: 3.4, general: 9 };
/** Others go on sooner: one sees the end of their rolls, and may keep a great one open. */
const ROLL = 2.4;
const GREAT_ROLL = 5;
/** How long it is shown while a night waits to be told. */
export const HURRIED: typeof HELD = { minions: ROLL, attempt: ROLL, general: GREAT_ROLL };

/** A night goes on after an answer: a card is revealed, or does its work, in a bundle where no night has begun. */
function continued(events: readonly Event[]): readonly Event[] {
  const at = events.findIndex(({ kind }) =>
    ['night', 'quiet-night', 'revealed', 'turn-began'].includes(kind),
  );
  const mark = events[at];
  if (!mark || mark.kind === 'night' || mark.kind === 'quiet-night') return events;
  const night = { ...mark, kind: 'night', args: { cards: '1' } };
  if (mark.kind === 'revealed') return [night, ...events.slice(at)];
  const works = events.slice(0, at).some(({ kind }) => ['placed', 'advanced', 'not-advanced'].includes(kind));
  const begins = events.some(({ kind }) => kind.startsWith('setup'));
  return works && !begins ? [night, { ...night, kind: 'revealed' }, ...events] : events;
}

/** How long a bundle of events should stay on the board before the next one. */
export function beats(events: readonly Event[]): number {
  const night = nights(continued(events)).reduce(
    (sum, one) => sum + moments(one).reduce((all, { steps }) => all + (steps === 0 ? REVEAL : STEP), 1),
    0,
  );
  const kinds = new Set(events.map(({ kind }) => kind));
  const roll = kinds.has('general-hit') ? GREAT_ROLL : kinds.has('rolled') ? ROLL : 0;
  return Math.max(1, night + roll);
}
