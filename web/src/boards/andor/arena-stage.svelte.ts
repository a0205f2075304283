/** What the board keeps of the events in order to tell a fight: they come in bundles. */
import type { Event } from '$src/protocol';
import { duels, lastFight, type Duel } from './duel';
import type { View } from './view';

export class Stage {
  /** The events of the last fight. */
  events = $state.raw<readonly Event[]>([]);
  /** The number of the first event of the last bundle. */
  bundle = $state(0);
  #last = 0;
  #view: View | null = null;

  /** A bundle of events and the position after it. True: something was new. */
  take(events: readonly Event[], view: View): boolean {
    const earlier = this.#view;
    this.#view = view;
    const fresh = events.filter((event) => event.n > this.#last);
    if (fresh.length === 0) return false;
    this.#last = Math.max(...fresh.map((event) => event.n));
    this.bundle = fresh[0]?.n ?? 0;
    if (fresh.some((event) => event.kind === 'table_undo')) {
      this.events = [];
      return true;
    }
    const known = this.events.length > 0 || fresh.some((event) => event.kind === 'fight-began');
    const before = known ? [] : prologue(earlier ?? view, this.bundle);
    this.events = lastFight([...this.events, ...before, ...fresh]);
    return true;
  }

  get duel(): Duel | null {
    return duels(this.events).at(-1) ?? null;
  }
}

/** What must have happened for a fight to stand as a view shows it; the numbers of these events lie before `n`. */
export function prologue(view: View, n: number): Event[] {
  const { fight } = view;
  if (!fight) return [];
  const seat = String(fight.starter);
  const told: Pick<Event, 'kind' | 'args'>[] = [
    { kind: 'fight-began', args: { seat, creature: fight.creature, space: fight.space } },
    ...fight.party
      .filter((other) => other !== fight.starter)
      .map((other) => ({ kind: 'joined', args: { seat: String(other) } })),
    ...(fight.stolen ? [{ kind: 'die-stolen', args: { seat } }] : []),
    ...(fight.round > 0 ? [{ kind: 'round-began', args: { round: String(fight.round) } }] : []),
    ...fight.dice.map((pips) => ({
      kind: fight.roller === null ? 'creature-rolled' : 'rolled',
      args: { seat: String(fight.roller ?? -1), creature: fight.creature, pips: String(pips) },
    })),
  ];
  return told.map((event, i) => ({ ...event, n: n - 1 + i / 100, entry: 0 }));
}

/** The fight that a view shows, for those who come in the middle of it. */
export const fromView = (view: View): Duel | null => duels(prologue(view, 0)).at(-1) ?? null;
