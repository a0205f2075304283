/** One press on the map, several answers: "on horseback", the card that pays for it, the place. */
import type { Choice, Decision } from '$src/protocol';

/** Questions in the middle of a journey that the reader may have to answer first. */
const BETWEEN: readonly string[] = ['travel_card'];

export class Plan {
  /** The answers that are still to be given. */
  steps = $state.raw<readonly string[]>([]);
  /** The question the first answer belongs to, and that answer. */
  #asked = '';
  #first = '';

  begin(asked: string, first: string, then: readonly string[]): void {
    this.#asked = asked;
    this.#first = first;
    this.steps = then;
  }

  drop(): void {
    if (this.steps.length > 0) this.steps = [];
  }

  /** The place it leads to. */
  get goal(): string | null {
    return this.steps.find((step) => step.startsWith('to '))?.slice(3) ?? null;
  }

  /** The next answer to a question, if the plan has one; a plan that does not fit any more is dropped. */
  next(asked: string, decision: Decision | null, candidate: Choice | null): Choice | null {
    if (this.steps.length === 0 || !decision) return null;
    if (asked === this.#asked) {
      if (candidate && candidate.text !== this.#first) this.drop();
      return null;
    }
    for (const step of this.steps) {
      const choice = decision.choices.find(({ text }) => text === step);
      if (choice) return choice;
    }
    if (!BETWEEN.includes(decision.kind)) this.drop();
    return null;
  }
}

export const plan = new Plan();
