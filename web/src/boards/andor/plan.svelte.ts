/** One press on the map, several answers: a walk over several spaces, step by step. */
import type { Choice, Decision } from '$src/protocol';

/** Questions in the middle of a walk that the reader has to answer before it goes on. */
const BETWEEN: readonly string[] = ['pay', 'take_along', 'receive'];
/** Questions in which a walk goes on. */
const WALKING: readonly string[] = ['move', 'lead'];

export class Plan {
  /** The answers that are still to be given. */
  steps = $state.raw<readonly string[]>([]);
  /** Who walks: a question to another seat ends the plan. */
  #seat = -1;
  /** The question the first answer belongs to, and that answer. */
  #asked = '';
  #first = '';

  begin(asked: string, seat: number, first: string, then: readonly string[]): void {
    this.#asked = asked;
    this.#seat = seat;
    this.#first = first;
    this.steps = then;
  }

  drop(): void {
    if (this.steps.length > 0) this.steps = [];
  }

  /** The space it leads to. */
  get goal(): string | null {
    return this.steps.at(-1)?.split(' ').at(-1) ?? null;
  }

  /** The next answer to a question, if the plan has one; a plan that does not fit any more is dropped. */
  next(asked: string, decision: Decision | null, candidate: Choice | null): Choice | null {
    const [step] = this.steps;
    if (step === undefined || !decision) return null;
    if (asked === this.#asked) {
      if (candidate && candidate.text !== this.#first) this.drop();
      return null;
    }
    if (decision.seat !== this.#seat) {
      this.drop();
      return null;
    }
    if (BETWEEN.includes(decision.kind)) return null;
    const choice = WALKING.includes(decision.kind)
      ? decision.choices.find(({ text }) => text === step)
      : undefined;
    if (!choice) this.drop();
    return choice ?? null;
  }

  /** An answer of the plan was sent in reply to a question: the next question asks for the one after it. */
  sent(asked: string, text: string): void {
    if (this.steps[0] !== text) return;
    this.#asked = asked;
    this.#first = text;
    this.steps = this.steps.slice(1);
  }
}

export const plan = new Plan();
