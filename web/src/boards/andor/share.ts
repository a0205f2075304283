/** AND-9.7 The points of a group's reward: how many each gets, and the answers that say so one by one. */
import type { Choice, Decision } from '$src/protocol';
import type { View } from '$src/views/andor';
import { seatOf } from './deeds';
import { heroOf, type Hero } from './questions';

export type Points = 'wp' | 'sp';

export interface Sharing {
  points: Points;
  /** Points to give out. */
  left: number;
  /** Those who may get some, with the answer that gives one of them a point. */
  takers: { seat: number; hero: Hero; choice: Choice }[];
  /** A fair proposal, in the order of the takers. */
  proposed: number[];
}

/** What a question asks to be given out; null: nothing. */
export function sharingOf(view: View, decision: Decision | null): Sharing | null {
  if (decision?.kind !== 'share') return null;
  const takers = decision.choices.flatMap((choice) => {
    const seat = seatOf(choice);
    const hero = seat === null ? undefined : heroOf(view, seat);
    return seat !== null && hero ? [{ seat, hero, choice }] : [];
  });
  return {
    points: decision.about.points === 'sp' ? 'sp' : 'wp',
    left: Number(decision.about.left ?? 0),
    takers,
    proposed: takers.map(({ seat }) => view.prospects.share[seat] ?? 0),
  };
}

/** The answers in a row, one for each point. */
export const handed = ({ takers }: Sharing, parts: readonly number[]): Choice[] =>
  takers.flatMap(({ choice }, i) => Array.from({ length: parts[i] ?? 0 }, () => choice));
