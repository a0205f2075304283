/** A night as a story, card by card, out of the events of the log. */
import type { Event } from '$src/protocol';
import type { OpenCard } from '$src/views/defenders';

export interface Step {
  /** The number of its event. */
  n: number;
  kind: string;
  args: Event['args'];
  /** The place it is about. */
  place: string | null;
}

export interface NightCard {
  n: number;
  dark: string;
  full: boolean;
  /** Wisdom put it away. */
  away: boolean;
  steps: Step[];
}

export interface Night {
  /** The number of its first event. */
  n: number;
  /** How many cards it has; 0: it is quiet. */
  size: number;
  cards: NightCard[];
  over: boolean;
}

const STEPS = [
  'placed',
  'tainted',
  'overrun',
  'advanced',
  'not-advanced',
  'too-wounded',
  'marker-taken',
  'spared',
  'general-stopped',
  'played',
  'reward-used',
  'deck-shuffled',
  'lost',
];
/** With these the night is over. */
const ENDS = ['turn-began', 'lost', 'won'];

/** The nights that these events tell, in their order; the last one may go on. */
export function nights(events: readonly Event[]): Night[] {
  const out: Night[] = [];
  let now: Night | null = null;
  for (const event of events) {
    const { n, kind, args } = event;
    if (kind === 'night' || kind === 'quiet-night') {
      now = { n, size: kind === 'night' ? Number(args.cards ?? 1) : 0, cards: [], over: kind !== 'night' };
      out.push(now);
      continue;
    }
    if (!now) continue;
    const night: Night = now;
    const card = night.cards.at(-1);
    if (kind === 'revealed') {
      night.cards.push({ n, dark: args.dark ?? '', full: args.full !== '0', away: false, steps: [] });
    } else if (kind === 'wisdom' && card) {
      card.away = true;
    } else if (card && STEPS.includes(kind)) {
      card.steps.push({ n, kind, args, place: args.location ?? null });
    }
    if (ENDS.includes(kind)) {
      night.over = true;
      now = null;
    }
  }
  return out;
}

/** What must have happened for a card to lie open: for those who come in the middle of the night. */
export function prologue(card: OpenCard | null, n: number): Event[] {
  if (!card) return [];
  return [
    { n: n - 1, entry: 0, kind: 'night', args: { cards: '1' } },
    { n: n - 0.5, entry: 0, kind: 'revealed', args: { dark: card.id, full: card.full ? '1' : '0' } },
  ];
}

/** One thing that is shown at a time: a card that is turned over, or one of its steps. */
export interface Beat {
  card: number;
  /** How many steps of the card are told with it. */
  steps: number;
  place: string | null;
}

/** The moments of a night one after another; minions that come to the same place come together. */
export function beats(night: Night): Beat[] {
  if (night.cards.length === 0) return [{ card: -1, steps: 0, place: null }];
  return night.cards.flatMap((card, i) => {
    const out: Beat[] = [{ card: i, steps: 0, place: null }];
    card.steps.forEach((step, k) => {
      const before = card.steps[k - 1];
      const together =
        before?.kind === 'placed' && step.kind === 'placed' && before.place === step.place && k > 0;
      const beat: Beat = { card: i, steps: k + 1, place: step.place ?? generalPlace(card, k) };
      if (together) out[out.length - 1] = beat;
      else out.push(beat);
    });
    return out;
  });
}

/** What is told without a place of its own happens where the last one did. */
function generalPlace(card: NightCard, k: number): string | null {
  return card.steps.slice(0, k).findLast((step) => step.place !== null)?.place ?? null;
}

/** The steps so far, minions of one colour at one place counted together. */
export function gathered(steps: readonly Step[]): { step: Step; count: number }[] {
  const out: { step: Step; count: number }[] = [];
  for (const step of steps) {
    const last = out.at(-1);
    const same =
      last?.step.kind === 'placed' &&
      step.kind === 'placed' &&
      last.step.place === step.place &&
      last.step.args.colour === step.args.colour;
    if (last && same) out[out.length - 1] = { step, count: last.count + 1 };
    else out.push({ step, count: 1 });
  }
  return out;
}
