/** What the last events leave to be seen on a map: the cells that changed, and what was gained there. */
import type { Event } from '$src/protocol';
import type { IconName } from '$src/icons';

export interface Gain {
  cell: string;
  icon: IconName;
  delay: number;
}

const SIGNS: Record<string, IconName> = {
  eliminated: 'laurel-crown',
  captured: 'fairy',
  repaired: 'village',
  'chest-opened': 'open-chest',
  returned: 'knapsack',
};

const of = (events: readonly Event[], seat: number) =>
  events.filter(({ args }) => Number(args.seat) === seat && (args.cell ?? '') !== '');

/** What a player gained, one after another, each over its cell. */
export const gains = (events: readonly Event[], seat: number): Gain[] =>
  of(events, seat).flatMap(({ kind, args }, i) => {
    const icon = SIGNS[kind];
    return icon ? [{ cell: args.cell ?? '', icon, delay: i * 260 }] : [];
  });

/** Others recruit at the same time as the reader: nobody waits for it to be shown. */
export const beats = (events: readonly Event[]): number =>
  events.length > 0 && events.every(({ kind }) => kind === 'recruited' || kind === 'recruiting-done') ? 0 : 1;

/** The cell a guardian came to last. */
export const lastMove = (events: readonly Event[], seat: number): string | null =>
  of(events, seat).findLast(({ kind }) => kind === 'moved' || kind === 'swapped')?.args.cell ?? null;
