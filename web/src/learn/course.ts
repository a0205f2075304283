import type { Decision, Event } from '$src/protocol';
import type { Lang } from '$lib/settings.svelte';
import type { Target } from '$lib/table.svelte';

/** Parts of the table a step can point at. */
export type Area = 'prompt' | 'choices' | 'board' | 'dock' | 'side' | 'drawer' | Part;
/** Parts within these, where a board names some: the tracks and lists of Andor, the kingdoms of Havresac. */
type Part = 'hours' | 'letters' | 'sheet' | 'goals' | 'dawn' | 'kingdoms' | 'drawn';

/** One lesson of a guided game. It appears when the game comes to it, whatever the dice say. */
export interface Step {
  id: string;
  title: Record<Lang, string>;
  text: Record<Lang, string>;
  /** Only while this kind of question is open to the learner; `waiting`: while others play. */
  at?: string;
  /** Only if the open question offers such a choice. */
  offers?: string;
  /** Only while the table looks like this to the learner. */
  when?: (view: Record<string, unknown>, seat: number) => boolean;
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

/** The second lesson of every game. */
export const PROMPT: Step = {
  id: 'prompt',
  title: { en: 'One sentence', fr: 'Une phrase' },
  text: {
    en: 'This line always says who must do what. Your choices are listed at the bottom; you can make them on the board as well.',
    fr: 'Cette ligne dit toujours qui doit faire quoi. Vos choix sont listés en bas ; vous pouvez aussi les faire sur le plateau.',
  },
  points: 'prompt',
};

/** The last lesson, unless a game has more to say. */
export const LAST: Step = {
  id: 'free',
  title: { en: 'That is all', fr: 'C’est tout' },
  text: {
    en: 'Go on with this game as long as you like. The rules are in the drawer, and resting on any piece explains it.',
    fr: 'Continuez cette partie tant qu’il vous plaira. Les règles sont dans le tiroir, et s’arrêter sur une pièce l’explique.',
  },
  last: true,
  points: 'drawer',
};

/** What the learner sees. */
export interface Sight {
  view: Record<string, unknown>;
  seat: number;
}

/** Whether a step fits the moment. */
export function fits(step: Step, decision: Decision | null, sight?: Sight): boolean {
  if (step.when && !(sight && step.when(sight.view, sight.seat))) return false;
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
  sight?: Sight,
): Step | undefined {
  const due = (step: Step) =>
    !step.last || steps.every((other) => other === step || other.maybe || done.has(other.id));
  return steps.find((step) => !done.has(step.id) && due(step) && fits(step, decision, sight));
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
  andor: () => import('./andor.ts'),
  defenders: () => import('./defenders.ts'),
  glory: () => import('./glory.ts'),
  havresac: () => import('./havresac.ts'),
  runemasters: () => import('./runemasters.ts'),
};

export function loadCourse(game: string): Promise<Course> | undefined {
  return courses[game]?.().then((module) => module.default);
}
