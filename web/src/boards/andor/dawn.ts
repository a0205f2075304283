/** A sunrise as a story, step by step, out of the events of the log. */
import type { Event } from '$src/protocol';
import type { View } from '$src/views/andor';
import { MARCH } from './catalogue';

/** The steps of the sunrise box in their order; the silhouette goes between the creatures and the fires. */
export const STEPS = [
  'gor',
  'wargor',
  'steppe_buffalo',
  'wargor-again',
  'fur_troll',
  'silhouette',
  'warm',
  'cold',
  'fires',
  'narrator',
] as const;
export type StepName = (typeof STEPS)[number];

export interface DawnStep {
  step: number;
  events: Event[];
}

export interface Dawn {
  /** The number of its first event. */
  n: number;
  /** The day that is over. */
  day: number;
  steps: DawnStep[];
  /** The new day has begun, or the legend has ended. */
  over: boolean;
}

const [SILHOUETTE, WARM, COLD, FIRES, NARRATOR] = [5, 6, 7, 8, 9];

/** What is told within a step, and to which step it belongs if that is certain. */
const TOLD: Record<string, number | null> = {
  marched: null,
  changed: null,
  'shield-taken': null,
  'follower-caught': null,
  'mover-moved': SILHOUETTE,
  'mover-caught': SILHOUETTE,
  warmed: WARM,
  will: null,
  cold: COLD,
  'fires-out': FIRES,
  'tablets-gone': 0,
  narrator: NARRATOR,
  'card-read': null,
  ended: null,
};

/** With which kind each creature of the legend marches. */
export const marchingWith = (view: View): Record<string, string | null> =>
  Object.fromEntries(view.creatures.map(({ creature, step }) => [creature, step]));

/** Follows the creatures through the five steps in which they march. */
class Marching {
  step = 0;
  constructor(private readonly bosses: Readonly<Record<string, string | null>>) {}
  #moved: { from: number; to: string }[] = [];

  /** The step in which a creature goes from one space to another. */
  of(creature: string, from: string, to: string): number {
    // Creatures of the legend march with a kind that it names.
    const kind = MARCH.find((one) => one === creature) ?? this.bosses[creature] ?? '';
    const first = MARCH.indexOf(kind as (typeof MARCH)[number]);
    if (first < 0) return this.step;
    if (kind === 'wargor') {
      const last = this.#moved.at(-1);
      const again =
        this.step > 1 || (last && Number(from) <= last.from) || this.#moved.some((one) => one.to === from);
      this.#moved.push({ from: Number(from), to });
      this.step = Math.max(this.step, again ? 3 : 1);
    } else this.step = Math.max(this.step, first);
    return this.step;
  }
}

/** The sunrises that these events tell, in their order; the last one may go on. `bosses`: with which kind each marches. */
export function dawns(
  events: readonly Event[],
  bosses: Readonly<Record<string, string | null>> = {},
): Dawn[] {
  const out: Dawn[] = [];
  let now: Dawn | null = null;
  let marching = new Marching(bosses);
  /** A gem lures before the creature goes: it is told with its step. */
  let lured: Event[] = [];
  for (const event of events) {
    const { n, kind, args } = event;
    if (kind === 'sunrise') {
      now = { n, day: Number(args.day ?? 0), steps: [], over: false };
      marching = new Marching(bosses);
      lured = [];
      out.push(now);
      continue;
    }
    if (!now) continue;
    const dawn: Dawn = now;
    const told = TOLD[kind];
    if (kind === 'lured') lured.push(event);
    else if (told !== undefined) {
      const before = dawn.steps.at(-1)?.step ?? 0;
      const step =
        kind === 'marched'
          ? marching.of(args.creature ?? '', args.from ?? '', args.space ?? '')
          : Math.max(told ?? before, before); // a card may do what is a step elsewhere
      const last = dawn.steps.at(-1);
      if (last?.step === step) last.events.push(...lured, event);
      else dawn.steps.push({ step, events: [...lured, event] });
      lured = [];
    }
    if (kind === 'day-began' || kind === 'ended') {
      dawn.over = true;
      now = null;
    }
  }
  return out;
}

/** The spaces a step is about. */
export const placesOf = ({ events }: DawnStep): string[] => [
  ...new Set(events.flatMap(({ kind, args }) => (args.space && kind !== 'will' ? [args.space] : []))),
];

/** Something that frightens: a creature at the gate, a companion caught, the end. */
export const isBad = ({ kind, args }: Event): boolean =>
  kind === 'shield-taken' ||
  kind === 'follower-caught' ||
  kind === 'changed' ||
  (kind === 'ended' && args.ending !== 'won');
