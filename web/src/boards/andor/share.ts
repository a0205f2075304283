/** AND-9.7 The points of a group's reward: how many each gets, and the answers that say so one by one. */
import type { Choice, Decision } from '$src/protocol';
import { seatOf } from './deeds';
import type { Hero, View } from './view';

export type Points = 'wp' | 'sp';

/** AND-5.17 What a track holds; points beyond are lost. */
export const MOST: Record<Points, number> = { wp: 20, sp: 14 };

export interface Sharing {
  points: Points;
  /** Points to give out. */
  left: number;
  /** Those who may get some, with the answer that gives one of them a point. */
  takers: { seat: number; hero: Hero; choice: Choice }[];
}

/** What a question asks to be given out; null: nothing. */
export function sharingOf(view: View, decision: Decision | null): Sharing | null {
  if (decision?.kind !== 'share') return null;
  const takers = decision.choices.flatMap((choice) => {
    const seat = seatOf(choice);
    const hero = seat === null ? undefined : view.heroes[seat];
    return seat !== null && hero ? [{ seat, hero, choice }] : [];
  });
  return {
    points: decision.about.points === 'sp' ? 'sp' : 'wp',
    left: Number(decision.about.left ?? 0),
    takers,
  };
}

/** A first proposal: evenly, and nobody gets what the own track cannot hold while another can take it. */
export function evenly({ points, left, takers }: Sharing): number[] {
  const parts = takers.map(() => 0);
  const room = takers.map(({ hero }) => MOST[points] - hero[points]);
  for (let given = 0; given < left && parts.length > 0; given++) {
    const open = parts.flatMap((part, i) => (part < (room[i] ?? 0) ? [i] : []));
    const among = open.length > 0 ? open : parts.map((_, i) => i);
    const next = among.reduce((best, i) => ((parts[i] ?? 0) < (parts[best] ?? 0) ? i : best));
    parts[next] = (parts[next] ?? 0) + 1;
  }
  return parts;
}

/** The answers in a row, one for each point. */
export const handed = ({ takers }: Sharing, parts: readonly number[]): Choice[] =>
  takers.flatMap(({ choice }, i) => Array.from({ length: parts[i] ?? 0 }, () => choice));
