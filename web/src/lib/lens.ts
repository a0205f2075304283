/** Which part of a log is on the page: a game may have more lines than a browser likes to draw. */
import type { Heads } from './log.ts';
import type { LoggedEvent } from './tablelog.svelte.ts';

/** How many events are drawn at first, and added at a time. */
export const STRETCH = 200;

/** The numbers of the first and of the last event that are drawn; without end: up to the newest, and all to come. */
export interface Lens {
  first: number;
  last: number;
}

const newestPart = (newest: number): Lens => ({ first: newest - STRETCH + 1, last: Infinity });

/** The lens once the reader looks at an event (-1: at the present): it moves only to what it does not show. */
export function focus(lens: Lens | null, here: number, newest: number): Lens {
  if (!lens || lens.first > newest + 1) return newestPart(newest);
  if (here < 0) return lens.last === Infinity ? lens : newestPart(newest);
  if (lens.first <= here && here <= lens.last) return lens;
  const last = here + STRETCH;
  return { first: here - STRETCH, last: last >= newest ? Infinity : last };
}

/** With more at its end. */
export function later(lens: Lens, newest: number): Lens {
  const last = lens.last + STRETCH;
  return { ...lens, last: last >= newest ? Infinity : last };
}

/**
 * The events that are drawn. They begin with a round or a turn if one begins soon: lines whose heading is not known
 * yet wait for it, so that nothing moves when it comes.
 */
export function through(events: readonly LoggedEvent[], lens: Lens, heads: Heads): LoggedEvent[] {
  const seen = events.filter(({ n }) => lens.first <= n && n <= lens.last);
  if ((seen[0]?.n ?? 0) <= 1) return seen;
  const head = seen.findIndex(({ kind }) => kind === heads.round || kind === heads.turn);
  return seen.slice(0 < head && head <= STRETCH / 2 ? head : 0);
}
