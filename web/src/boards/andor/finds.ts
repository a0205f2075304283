/** What comes to light under snow and ice, and where storms carry the heroes. */
import type { Event } from '$src/protocol';

const TOLD = [
  'snow-activated',
  'snow-seen',
  'ice-revealed',
  'marker-revealed',
  'storm',
  'blown',
  'held',
  'ice-broke',
  'mover-caught',
  'iquar-saved',
  'follower-caught',
  'none-left',
];

/** The events worth a moment over the map; those of a sunrise are told there. */
export function findsOf(events: readonly Event[]): Event[] {
  let night = false;
  return events.filter(({ kind }) => {
    if (kind === 'sunrise') night = true;
    if (kind === 'day-began') night = false;
    return !night && TOLD.includes(kind);
  });
}
