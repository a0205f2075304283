import type { Decision, Event } from '$src/protocol';
import type { Lang } from '$lib/settings.svelte';
import type { Target } from '$lib/table.svelte';

/** Parts of the table a step can point at. */
export type Area = 'prompt' | 'choices' | 'board' | 'dock' | 'side' | 'drawer' | Part;
/** Parts within these, where a board names some; on a phone most are folded behind the line of own numbers. */
type Part =
  | 'hours'
  | 'letters'
  | 'sheet'
  | 'goals'
  | 'dawn'
  | 'war'
  | 'quest'
  | 'kingdoms'
  | 'drawn'
  | 'gains'
  | 'tray'
  | 'objects';

/** One lesson of a guided game. It appears when the game comes to it, whatever the dice say. */
export interface Step {
  id: string;
  title: Record<Lang, string>;
  text: Record<Lang, string>;
  /** Said instead on a phone, where other things are in sight. */
  phone?: Record<Lang, string>;
  /** Only while this kind of question is open to the learner; `waiting`: while others play. */
  at?: string;
  /** Only if the open question offers such a choice. */
  offers?: string;
  /** Only while the table looks like this to the learner. */
  when?: (view: Record<string, unknown>, seat: number) => boolean;
  /** Only as long as no question of this kind has been open to the learner. */
  before?: string;
  /** The farewell: when all the others are done, or when the learner has played enough for them to come. */
  last?: boolean;
  /** Many games never come to it: the farewell does not wait for it, and it has no number. */
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
  /** So far into the game the farewell waits no longer: lessons whose moment has not come may come after it. */
  enough: (view: Record<string, unknown>) => boolean;
  steps: Step[];
}

/** The second lesson of every game. */
export const PROMPT: Step = {
  id: 'prompt',
  title: { en: 'One sentence', fr: 'Une phrase' },
  text: {
    en: 'This line always says who must do what. Your choices are marked on the board, and often listed beside or below it as well: choose where you like.',
    fr: 'Cette ligne dit toujours qui doit faire quoi. Vos choix sont marqués sur le plateau, et souvent rappelés à côté ou dessous : cliquez ou touchez là où vous préférez.',
  },
  points: 'prompt',
};

/** The farewell, unless a game has more to say. */
export const LAST: Step = {
  id: 'free',
  title: { en: 'That is all', fr: 'C’est tout' },
  text: {
    en: 'You know the game now: go on with it as long as you like. The rules are in the drawer, and hovering over any piece explains it. Have fun!',
    fr: 'Vous connaissez le jeu : continuez cette partie tant qu’il vous plaira. Les règles sont dans le tiroir ; arrêtez la souris sur une pièce pour la comprendre. Amusez-vous bien !',
  },
  phone: {
    en: 'You know the game now: go on with it as long as you like. The scroll above opens the log and the rules; hold a finger on any piece and it is explained. Have fun!',
    fr: 'Vous connaissez le jeu : continuez cette partie tant qu’il vous plaira. Le parchemin en haut ouvre le journal et les règles ; gardez le doigt sur une pièce pour la comprendre. Amusez-vous bien !',
  },
  last: true,
  points: 'drawer',
};

/** The farewell of those whose game is over before all was said. */
export const OVER: Step = {
  id: 'over',
  title: { en: 'Your first game is over', fr: 'Votre première partie est finie' },
  text: {
    en: 'You have seen how it goes; the rules tell you the rest. In the lobby you can open a table of your own, with bots or with friends. Have fun!',
    fr: 'Vous savez comment on y joue ; le reste est dans les règles. Depuis l’accueil, ouvrez votre propre table, avec des robots ou des amis. Amusez-vous bien !',
  },
  last: true,
};

/** What the learner sees. */
export interface Sight {
  view: Record<string, unknown>;
  seat: number;
  /** The game is over. */
  over?: boolean;
  /** The farewell waits no longer for what has not come. */
  enough?: boolean;
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

/** Whether the learner was told goodbye. */
function parted(steps: Step[], done: ReadonlySet<string>): boolean {
  return [...steps, OVER].some((step) => step.last && done.has(step.id));
}

/** The lesson of this moment: the first that is not done and fits. A game that is over has only its farewell left. */
export function currentStep(
  steps: Step[],
  done: ReadonlySet<string>,
  decision: Decision | null,
  sight?: Sight,
): Step | undefined {
  if (sight?.over) return parted(steps, done) ? undefined : OVER;
  const waits = steps.some((step) => !step.last && !step.maybe && !done.has(step.id));
  const due = (step: Step) => !step.last || !waits || sight?.enough === true;
  return steps.find((step) => !done.has(step.id) && due(step) && fits(step, decision, sight));
}

/** The lessons whose time is over once this question is open. */
export function missedAt(steps: Step[], decision: Decision | null): string[] {
  return decision ? steps.filter((step) => step.before === decision.kind).map((step) => step.id) : [];
}

/**
 * The number of a lesson among all of them. It keeps the number it had when it was first met, in whatever order
 * lessons come; what was done before it could be told is counted as met, so that the sum stays. The farewell has the
 * last number; what comes after it, or may never come, has none.
 */
export function numberOf(
  steps: Step[],
  step: Step,
  done: ReadonlySet<string>,
  met: readonly string[],
): { step: number; all: number } | null {
  const counted = steps.filter((one) => !one.maybe);
  const all = counted.length;
  if (step.last) return { step: all, all };
  if (step.maybe || parted(steps, done)) return null;
  const before = met.filter((id) => counted.some((one) => one.id === id));
  const place = before.indexOf(step.id);
  return { step: (place < 0 ? before.length : place) + 1, all };
}

/** Whether a lesson comes again after others: the count does not go back to its number. `told` as they were shown. */
export function comesAgain(told: readonly string[], id: string): boolean {
  return told.slice(0, -1).includes(id);
}

/** The lessons that an event completes. */
export function completedBy(steps: Step[], events: readonly Event[]): string[] {
  const kinds = new Set(events.map((event) => event.kind));
  return steps.filter((step) => step.until?.some((kind) => kinds.has(kind))).map((step) => step.id);
}
