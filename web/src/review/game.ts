/** Questions about a review: whose chance the reader follows, what belongs to a turn, where to look. */
import type { Review, Step, Subject, Turn, TurningPoint } from '$src/protocol';
import { sumsOf, type Sums } from './sums.ts';

/** Whose chance is told, by its number in `subjects`: the team's, the reader's own, for onlookers a winner's. */
export function ownSubject(review: Review, mine: readonly number[]): number {
  const number = (seats: readonly number[]) =>
    review.subjects.findIndex(({ seat }) => seat !== null && seats.includes(seat));
  const own = number(mine);
  return Math.max(0, own >= 0 ? own : number(review.winners));
}

export const subjectAt = (review: Review, subject: number): Subject | undefined => review.subjects[subject];

/** The chance at the start, then at the end of each turn. */
export function valuesOf(review: Review, subject: number): number[] {
  return [subjectAt(review, subject)?.start ?? 0, ...review.turns.map(({ values }) => values[subject] ?? 0)];
}

/** The parts of the whole game, in whole per cents. */
export function totalOf(review: Review, subject: number): Sums {
  const one = subjectAt(review, subject);
  return one ? sumsOf(one.start, one.end, one.sums) : { luck: 0, decisions: 0, rest: 0 };
}

/** The turning points of a subject, in the order they were played. */
export function pointsOf(review: Review, subject: number): TurningPoint[] {
  return review.turning_points
    .filter((point) => point.subject === subject)
    .sort((a, b) => a.turn - b.turn || a.step - b.step);
}

/** Where the turn of a number is in `turns`, -1 if there is none. */
export const turnIndex = (review: Review, number: number): number =>
  review.turns.findIndex((turn) => turn.number === number);

/** The position to look at for a step: what was decided about, or what has come. */
export const entryOf = (step: Step): number => (step.kind === 'decision' ? step.entry - 1 : step.last);

/** The position to play on from: before the step. */
export const entryBefore = (step: Step): number => step.entry - 1;

/** The roll and the choice that are shown together: a step, and its neighbour in the same turn. */
export interface Scene {
  roll: Step | null;
  choice: Step | null;
}

/** A decision with what had come before it in the turn; what came, with the decision that followed at once. */
export function sceneAt(steps: readonly Step[], at: number): Scene {
  const step = steps[at];
  if (!step) return { roll: null, choice: null };
  if (step.kind === 'luck') {
    const next = steps[at + 1];
    return { roll: step, choice: next?.kind === 'decision' && next.turn === step.turn ? next : null };
  }
  const roll = steps.slice(0, at).findLast(({ kind, turn }) => kind === 'luck' && turn === step.turn);
  return { roll: roll ?? null, choice: step };
}

/** The first step of the turn before or after that of a step; from amid a turn, back is to its own beginning. */
export function turnStep(steps: readonly Step[], at: number, by: 1 | -1): number {
  const turn = steps[at]?.turn ?? 0;
  const begins = (i: number) => steps[i]?.turn !== steps[i - 1]?.turn;
  if (by > 0) {
    const next = steps.findIndex((step, i) => i > at && step.turn !== turn);
    return next < 0 ? at : next;
  }
  for (let i = at - 1; i >= 0; i--) if (begins(i)) return i;
  return Math.min(at, 0);
}

/** The next turning point after a step; after the last one the first again. */
export function nextPoint(list: readonly TurningPoint[], at: number): TurningPoint | undefined {
  const order = list.toSorted((a, b) => a.step - b.step);
  return order.find(({ step }) => step > at) ?? order[0];
}

/** The step a reader is led to who asks for a turn: what changed most there, its first one where nothing did. */
export function stepOfTurn(review: Review, turn: Turn, subject: number): number {
  const point = review.turning_points.find((one) => one.subject === subject && one.turn === turn.number);
  if (point) return point.step;
  const own = review.steps.map((step, i) => ({ step, i })).filter(({ step }) => step.turn === turn.number);
  const change = (step: Step) => Math.abs(step.part[subject] ?? 0);
  const best = own.toSorted((a, b) => change(b.step) - change(a.step) || a.i - b.i)[0];
  return best?.i ?? 0;
}
