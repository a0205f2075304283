/** What a card of the legend brought, out of the events that follow it. */
import type { Event } from '$src/protocol';
import type { Card } from '$src/views/andor';

/** Happenings that a card causes and that are worth a line on its page. */
const BROUGHT = [
  'spawned',
  'no-figure',
  'placed',
  'removed',
  'marker-placed',
  'tokens-laid',
  'objective',
  'objective-changed',
  'objective-done',
  'rule-changed',
  'defence',
  'modified',
  'passage',
  'ally-came',
  'star-placed',
  'strength',
  'will',
  'fell',
  'got',
  'none-left',
  'cold',
  'narrator',
  'table-rolled',
  'shield-taken',
  'mover-moved',
  'changed',
  'hero-named',
  'option-chosen',
];
/** With these something else goes on. */
const ENDS = ['day-began', 'turn-began', 'sunrise', 'moved', 'fight-began', 'round-began', 'ended'];

/** The cards in the order in which they were read; those whose reading is not told come first, as they lie. */
export function asRead(cards: readonly Card[], told: readonly Event[]): Card[] {
  const order = new Map(
    told.filter(({ kind }) => kind === 'card-read').map(({ args }, i) => [args.card ?? '', i] as const),
  );
  return cards.toSorted((a, b) => (order.get(a.id) ?? -1) - (order.get(b.id) ?? -1));
}

export interface Read {
  card: string;
  events: Event[];
}

/** The cards that these events read, each with what it brought. */
export function effectsOf(events: readonly Event[]): Read[] {
  const out: Read[] = [];
  let now: Read | null = null;
  for (const event of events) {
    if (event.kind === 'card-read') {
      now = { card: event.args.card ?? '', events: [] };
      out.push(now);
    } else if (ENDS.includes(event.kind)) now = null;
    else if (now && BROUGHT.includes(event.kind)) now.events.push(event);
  }
  return out.map((read) => ({ ...read, events: gathered(read.events) }));
}

/** Equal sentences once: a creature that comes to three spaces stays three lines, a rule told twice is one. */
function gathered(events: readonly Event[]): Event[] {
  const seen = new Set<string>();
  return events.filter((event) => {
    const key = JSON.stringify([event.kind, event.args]);
    return !seen.has(key) && seen.add(key);
  });
}
