/** The glory of a round while it grows (chapter 8 of the rules), and the final scoring step by step (chapter 11). */
import { t } from '$lib/text.svelte';
import type { Catalogue } from './catalogue';
import type { Kingdom, View } from '$src/views/havresac';

export const PARTS = ['monsters', 'fairies', 'villages', 'cups'] as const;
export type Part = (typeof PARTS)[number];

export interface Tally extends Record<Part, number> {
  glory: number;
  gold: number;
  vp: number;
}

/** HAV-8.4 What the repaired villages give each round. */
export const villageGlory = (repaired: number, catalogue: Catalogue) =>
  repaired > 0 ? (catalogue.villages[repaired - 1] ?? 0) : 0;

/** In these phases the round's glory is being gathered; afterwards it has been counted. */
export const isGathering = (view: View) => view.phase === 'scouting' || view.phase === 'adventure';

/** The tally of this round: still growing, or as it was counted. */
export function roundTally(view: View, { tally, glory, earns }: Kingdom): Tally {
  const growing = isGathering(view) && !view.ended;
  const [monsters, fairies, villages, cups] = growing ? tally : [0, 0, 0, 0];
  const all = growing ? monsters + fairies + villages + cups : glory;
  return { monsters, fairies, villages, cups, glory: all, ...earns };
}

// The end -----------------------------------------------------------------------------------------------------

export const FINAL_PARTS = ['track', 'monsters', 'chests'] as const;
export type FinalPart = (typeof FINAL_PARTS)[number];

export type Step =
  | { kind: 'part'; part: FinalPart; scores: number[] }
  | { kind: 'ties'; scores: number[] }
  | { kind: 'ranks'; scores: number[] };

/** What counts in the end: score track, hunting board and chests together. */
export const totalOf = (kingdom: Kingdom) => kingdom.score.reduce((all, n) => all + n, 0);

/** HAV-11.6 What breaks a tie, in this order. */
export const TIES = ['gold', 'villages', 'fairies'] as const;

/** How a tie for the victory was settled; empty if there was none. */
export const tieText = ({ tie }: View) =>
  tie ? t(`hv-score-by-${tie.by}`, { best: tie.best, next: tie.next }) : '';

/** The score track, then the hunting board, then the chests, then a tie if there is one, then the ranks. */
export function steps(view: View): Step[] {
  const out: Step[] = [];
  let scores = view.kingdoms.map(() => 0);
  for (const [i, part] of FINAL_PARTS.entries()) {
    scores = scores.map((score, seat) => score + (view.kingdoms[seat]?.score[i] ?? 0));
    out.push({ kind: 'part', part, scores });
  }
  if (view.tie) out.push({ kind: 'ties', scores });
  out.push({ kind: 'ranks', scores });
  return out;
}
