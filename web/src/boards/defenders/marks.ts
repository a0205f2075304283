/** What the last events leave to be seen on the map: what came, what went, who moved. */
import type { Event } from '$src/protocol';
import type { IconName } from '$src/icons';

/** Something that rises from a place and fades. */
export interface Float {
  place: string;
  icon: IconName | null;
  /** A minion's shape instead of an icon. */
  colour: string | null;
  tone: 'bad' | 'good';
  delay: number;
}

/** A wave that runs from an overrun place to its neighbours. */
export interface Wave {
  place: string;
  colour: string;
  delay: number;
}

const SIGNS: Record<string, { icon: IconName | null; tone: Float['tone'] }> = {
  placed: { icon: null, tone: 'bad' },
  tainted: { icon: 'crystal-growth', tone: 'bad' },
  'land-healed': { icon: 'crystal-shine', tone: 'good' },
  'crystals-removed': { icon: 'crystal-shine', tone: 'good' },
  'gate-built': { icon: 'magic-portal', tone: 'good' },
  'gate-placed': { icon: 'magic-portal', tone: 'good' },
  cleared: { icon: 'crossed-swords', tone: 'good' },
  removed: { icon: 'crossed-swords', tone: 'good' },
  spared: { icon: 'stone-wall', tone: 'good' },
};

const STEP = 280;

/** What came to places and left them, one after another. */
export const floats = (events: readonly Event[]): Float[] =>
  events
    .flatMap(({ kind, args }): Omit<Float, 'delay'>[] => {
      const sign = SIGNS[kind];
      if (!sign || !args.location) return [];
      return [{ ...sign, place: args.location, colour: kind === 'placed' ? (args.colour ?? null) : null }];
    })
    .map((float, i) => ({ ...float, delay: i * STEP }));

export const waves = (events: readonly Event[]): Wave[] =>
  events
    .filter(({ kind }) => kind === 'overrun')
    .map(({ args }, i) => ({ place: args.location ?? '', colour: args.colour ?? '', delay: i * 2 * STEP }));

/** Places where something changed last: they wear the dot of the last change. */
export const changed = (events: readonly Event[]): string[] => [
  ...new Set(
    events.flatMap(({ kind, args }) =>
      args.location && kind !== 'fight' && kind !== 'not-advanced' && kind !== 'to-city'
        ? [args.location]
        : [],
    ),
  ),
];
