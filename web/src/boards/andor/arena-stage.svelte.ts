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

  /** A bundle of events. True: something was new. */
  take(events: readonly Event[]): boolean {
    const fresh = events.filter((event) => event.n > this.#last);
    if (fresh.length === 0) return false;
    this.#last = Math.max(...fresh.map((event) => event.n));
    this.bundle = fresh[0]?.n ?? 0;
    if (fresh.some((event) => event.kind === 'table_undo')) {
      this.events = [];
      return true;
    }
    this.events = lastFight([...this.events, ...fresh]);
    return true;
  }

  get duel(): Duel | null {
    return duels(this.events).at(-1) ?? null;
  }
}

/** The fight that a view shows, for those who come in the middle of it. */
export function fromView(view: View): Duel | null {
  const { fight } = view;
  if (!fight) return null;
  const round = {
    n: 0,
    number: fight.round,
    rolls:
      fight.roller !== null && fight.dice.length > 0
        ? [
            {
              seat: fight.roller,
              dice: fight.dice.map((value) => ({ value, again: false, turned: null })),
              counted: null,
              n: 0,
            },
          ]
        : [],
    bonus: fight.red_plants,
    foe: [],
    foeAt: 0,
    heroes: null,
    enemy: null,
    will: {},
    fell: [],
    foeWp: null,
  };
  return {
    n: 0,
    seat: fight.starter,
    creature: fight.creature,
    space: fight.space,
    invited: [],
    joined: fight.party,
    declined: [],
    left: [],
    weakened: null,
    stolen: fight.stolen,
    rounds: fight.round > 0 ? [round] : [],
    defeated: false,
    broken: false,
    rewards: [],
  };
}
