/** The glory of a round while it grows (chapter 8 of the rules), and the final scoring step by step (chapter 11). */
import { MONSTERS, type Catalogue } from './catalogue';
import type { Kingdom, View } from '$src/views/havresac';

export const PARTS = ['monsters', 'fairies', 'villages', 'cups'] as const;
export type Part = (typeof PARTS)[number];

export interface Tally extends Record<Part, number> {
  glory: number;
  gold: number;
  vp: number;
}

/** HAV-8.7 Gold and victory points for so much glory; beyond the table each glory is one more point. */
export function worthOf(glory: number, catalogue: Catalogue): { gold: number; vp: number } {
  const last = catalogue.gold.length - 1;
  const column = Math.min(glory, last);
  return {
    gold: catalogue.gold[column] ?? 0,
    vp: (catalogue.vp[column] ?? 0) + Math.max(0, glory - last),
  };
}

/** HAV-8.4 What the repaired villages give each round. */
export const villageGlory = (repaired: number, catalogue: Catalogue) =>
  repaired > 0 ? (catalogue.villages[repaired - 1] ?? 0) : 0;

/** HAV-8.1 to 8.6 What the gains zone holds at this moment, and what it will give. */
export function tally(kingdom: Kingdom, catalogue: Catalogue): Tally {
  const monsters = MONSTERS.reduce(
    (all, kind) => all + (kingdom.gains[kind] ?? 0) * (catalogue.glory[kind] ?? 0),
    0,
  );
  const caught = kingdom.gains.fairy ?? 0;
  const fairies = catalogue.fairies
    .slice(kingdom.fairies, kingdom.fairies + caught)
    .reduce((all, n) => all + n, 0);
  const villages = villageGlory(kingdom.repaired.length, catalogue);
  const cups = kingdom.cups * catalogue.cup_glory;
  const glory = monsters + fairies + villages + cups;
  return { monsters, fairies, villages, cups, glory, ...worthOf(glory, catalogue) };
}

/** In these phases the round's glory is being gathered; afterwards it has been counted. */
export const isGathering = (view: View) => view.phase === 'scouting' || view.phase === 'adventure';

/** The tally of this round: still growing, or as it was counted. */
export function roundTally(view: View, kingdom: Kingdom, catalogue: Catalogue): Tally {
  if (isGathering(view) && !view.ended) return tally(kingdom, catalogue);
  const counted = { monsters: 0, fairies: 0, villages: 0, cups: 0, glory: kingdom.glory };
  return { ...counted, ...worthOf(kingdom.glory, catalogue) };
}

// The end -----------------------------------------------------------------------------------------------------

export const FINAL_PARTS = ['track', 'monsters', 'chests'] as const;
export type FinalPart = (typeof FINAL_PARTS)[number];

export type Step =
  | { kind: 'part'; part: FinalPart; scores: number[] }
  | { kind: 'ties'; scores: number[] }
  | { kind: 'ranks'; scores: number[]; seats: number[] };

/** What counts in the end: score track, hunting board and chests together. */
export const totalOf = (kingdom: Kingdom) => kingdom.score.reduce((all, n) => all + n, 0);

/** HAV-11.6 What breaks a tie, in this order. */
export const TIES = ['gold', 'villages', 'fairies'] as const;
export type Tie = (typeof TIES)[number];

/** HAV-11.6 What seats are compared by: score, gold, villages, fairies. */
const compared = (kingdom: Kingdom) => [
  totalOf(kingdom),
  kingdom.gold,
  kingdom.repaired.length,
  kingdom.fairies,
];

function compare(a: Kingdom, b: Kingdom): number {
  const [left, right] = [compared(a), compared(b)];
  const at = left.findIndex((value, i) => value !== right[i]);
  return at < 0 ? 0 : (right[at] ?? 0) - (left[at] ?? 0);
}

/** Seats from the best to the last; a place is shared by those equal in everything. */
export function places(view: View): { seat: number; place: number }[] {
  const sorted = [...view.kingdoms].sort(compare);
  return sorted.map((kingdom) => ({
    seat: kingdom.seat,
    place: sorted.findIndex((other) => compare(kingdom, other) === 0) + 1,
  }));
}

/** What parted the best from the next with as many points; `shared` if nothing did, null if there was no tie. */
export function tieBreak(view: View): { by: Tie | 'shared'; best: number; next: number } | null {
  const [first, second] = [...view.kingdoms].sort(compare).map(compared);
  if (!first || !second || first[0] !== second[0]) return null;
  const at = first.findIndex((value, i) => value !== second[i]);
  return { by: TIES[at - 1] ?? 'shared', best: first[at] ?? 0, next: second[at] ?? 0 };
}

/** The score track, then the hunting board, then the chests, then a tie if there is one, then the ranks. */
export function steps(view: View): Step[] {
  const out: Step[] = [];
  let scores = view.kingdoms.map(() => 0);
  for (const [i, part] of FINAL_PARTS.entries()) {
    scores = scores.map((score, seat) => score + (view.kingdoms[seat]?.score[i] ?? 0));
    out.push({ kind: 'part', part, scores });
  }
  const best = Math.max(...scores);
  if (scores.filter((score) => score === best).length > 1) out.push({ kind: 'ties', scores });
  out.push({ kind: 'ranks', scores, seats: places(view).map(({ seat }) => seat) });
  return out;
}
