import type { Decision, Event } from '$src/protocol';
import type { Lang } from '$lib/settings.svelte';
import type { Target } from '$lib/table.svelte';

/** Parts of the table a step can point at. */
export type Area = 'prompt' | 'choices' | 'board' | 'dock' | 'side' | 'drawer';

/** One lesson of a guided game. It appears when the game comes to it, whatever the dice say. */
export interface Step {
  id: string;
  title: Record<Lang, string>;
  text: Record<Lang, string>;
  /** Only while this kind of question is open to the learner; `waiting`: while others play. */
  at?: string;
  /** Only if the open question offers such a choice. */
  offers?: string;
  /** Only as long as no question of this kind has been open to the learner. */
  before?: string;
  /** Only when all the others are done: the end. */
  last?: boolean;
  /** Many games never come to it: the end does not wait for it, and it counts once it was shown. */
  maybe?: boolean;
  /** Goes on when one of these events happens; without it, when the learner says so. */
  until?: string[];
  points?: Area;
  /** A piece to mark on the board, found in what the learner sees. */
  marks?: (view: Record<string, unknown>, seat: number) => Target | undefined;
}

export interface Course {
  options: Record<string, string>;
  seats: number;
  /** Whether the learner did it, and not one of the others. */
  own: (event: Event, view: Record<string, unknown>, seat: number) => boolean;
  steps: Step[];
}

/** Whether a step fits the moment. */
export function fits(step: Step, decision: Decision | null): boolean {
  if (step.at === 'waiting') return decision === null;
  if (step.at !== undefined && decision?.kind !== step.at) return false;
  return (
    step.offers === undefined || (decision?.choices.some((choice) => choice.verb === step.offers) ?? false)
  );
}

/** The lesson of this moment: the first that is not done and fits. */
export function currentStep(
  steps: Step[],
  done: ReadonlySet<string>,
  decision: Decision | null,
): Step | undefined {
  const due = (step: Step) =>
    !step.last || steps.every((other) => other === step || other.maybe || done.has(other.id));
  return steps.find((step) => !done.has(step.id) && due(step) && fits(step, decision));
}

/** The lessons whose time is over once this question is open. */
export function missedAt(steps: Step[], decision: Decision | null): string[] {
  return decision ? steps.filter((step) => step.before === decision.kind).map((step) => step.id) : [];
}

/**
 * How far the learner is: only what was shown is counted, so the number never goes back, and the last lesson has the
 * last number. What was done without its lesson is one lesson less.
 */
export function progress(
  steps: Step[],
  done: ReadonlySet<string>,
  shown: ReadonlySet<string>,
): { step: number; all: number } {
  const counted = steps.filter((step) => !step.maybe || shown.has(step.id));
  const over = counted.filter((step) => done.has(step.id));
  const seen = over.filter((step) => shown.has(step.id)).length;
  return { step: seen + 1, all: counted.length - over.length + seen };
}

/** The lessons that an event completes. */
export function completedBy(steps: Step[], events: readonly Event[]): string[] {
  const kinds = new Set(events.map((event) => event.kind));
  return steps.filter((step) => step.until?.some((kind) => kinds.has(kind))).map((step) => step.id);
}

const courses: Record<string, () => Promise<{ default: Course }>> = {
  defenders: () => import('./defenders.ts'),
  runemasters: () => import('./runemasters.ts'),
};

export function loadCourse(game: string): Promise<Course> | undefined {
  return courses[game]?.().then((module) => module.default);
}
