/** One press, several answers: a walk over several spaces, step by step, or a reward, point by point. */
import type { Choice, Decision } from '$src/protocol';

/** Questions in the middle of a walk that the reader has to answer before it goes on. */
const BETWEEN: readonly string[] = ['pay', 'take_along', 'receive'];
/** Questions in which a walk goes on, and those that are answered point by point. */
const SERIES: readonly string[] = ['move', 'lead', 'share'];
const WALKS = /^(move|lead) /;

export class Plan {
  /** The answers after the first; empty: nothing is planned. */
  steps = $state.raw<readonly string[]>([]);
  /** Who walks: a question to another seat ends the plan. */
  #seat = -1;
  /** The question the first answer belongs to, and that answer. */
  #asked = '';
  #first = '';
  /** How many of the steps are done, and the question that the next one was offered to. */
  #done = 0;
  #offered = '';

  begin(asked: string, seat: number, first: string, then: readonly string[]): void {
    this.#asked = asked;
    this.#seat = seat;
    this.#first = first;
    this.#done = 0;
    this.#offered = '';
    this.steps = then;
  }

  drop(): void {
    if (this.steps.length > 0) this.steps = [];
  }

  /** The space a walk leads to. */
  get goal(): string | null {
    const last = this.steps.at(-1);
    return last && WALKS.test(last) ? (last.split(' ').at(-1) ?? null) : null;
  }

  /** The next answer to a question, if the plan has one; a plan that does not fit any more is dropped. */
  next(asked: string, decision: Decision | null, candidate: Choice | null): Choice | null {
    if (this.steps.length === 0 || !decision) return null;
    if (asked === this.#asked) {
      if (candidate && candidate.text !== this.#first) this.drop();
      return null;
    }
    // Another question came: the one before was answered by the step that was offered to it.
    if (this.#offered !== '' && asked !== this.#offered) {
      this.#done += 1;
      this.#offered = '';
    }
    const step = this.steps[this.#done];
    if (decision.seat !== this.#seat || step === undefined) {
      this.drop();
      return null;
    }
    if (BETWEEN.includes(decision.kind)) return null;
    const choice = SERIES.includes(decision.kind)
      ? decision.choices.find(({ text }) => text === step)
      : undefined;
    if (choice) this.#offered = asked;
    else this.drop();
    return choice ?? null;
  }
}

export const plan = new Plan();
