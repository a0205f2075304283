/** What the last events leave to be seen on the map: what came and went, who moved, where a storm blew. */
import type { Event } from '$src/protocol';
import type { IconName } from '$src/icons';
import pieces from '$src/games/andor';
import type { View } from '$src/views/andor';
import type { Hero } from './questions';

/** Something that rises from a space and fades. */
export interface Float {
  space: string;
  icon: IconName | null;
  /** A number beside the sign: "+5". */
  words: string;
  tone: 'good' | 'bad' | 'plain';
  delay: number;
}

const STEP = 260;

type Sign = Omit<Float, 'delay'>;

const HARM: readonly string[] = ['snowstorm', 'wp_minus_2', 'wp_minus_3'];

/** What an event does to a space or to the hero on it; points are told beside it. */
function signOf(space: string, { kind, args }: Event): Sign | null {
  const sign = (tone: Float['tone'], icon: IconName | undefined): Sign => ({
    space,
    icon: icon ?? null,
    words: '',
    tone,
  });
  switch (kind) {
    case 'snow-activated':
    case 'snow-seen':
    case 'ice-revealed': {
      const { token = '' } = args;
      return sign(HARM.includes(token) ? 'bad' : 'good', pieces.icon('token', token));
    }
    case 'marker-revealed':
      return sign('plain', 'magnifying-glass');
    case 'ice-broke':
      return sign('bad', 'ice-cube');
    case 'fire-lit':
    case 'warmed':
      return sign('good', 'campfire');
    case 'defeated':
      return sign('good', 'crossed-swords');
    case 'fell':
      return sign('bad', 'broken-heart');
    case 'spawned':
      return sign('bad', pieces.icon('creature', args.creature ?? ''));
    case 'follower-caught':
      return sign('bad', pieces.icon('item', args.item ?? ''));
    case 'iquar-saved':
      return sign('good', 'baby-face');
    default:
      return null;
  }
}

const POINTS: Record<string, { points: 'sp' | 'wp'; icon: IconName }> = {
  strength: { points: 'sp', icon: 'biceps' },
  will: { points: 'wp', icon: 'candle-flame' },
};

/** Points are told as they are afterwards; with those before it can be said what came or went. */
function pointsSign(space: string, icon: IconName, now: number, before: number | undefined): Sign | null {
  if (before === undefined) return { space, icon, words: String(now), tone: 'plain' };
  if (now === before) return null;
  const more = now > before;
  return { space, icon, words: `${more ? '+' : '−'}${Math.abs(now - before)}`, tone: more ? 'good' : 'bad' };
}

/** What came to spaces and heroes, one after another. `before`: the heroes as they were. */
export function floats(view: View, events: readonly Event[], before: readonly Hero[] | null = null): Float[] {
  const had = new Map<string, number>();
  for (const { seat, sp, wp } of before ?? []) {
    had.set(`${seat} sp`, sp);
    had.set(`${seat} wp`, wp);
  }
  const signs = events.map((event): Sign | null => {
    const { kind, args } = event;
    const space = args.space ?? view.heroes[Number(args.seat ?? -1)]?.space ?? '';
    if (!space) return null;
    const told = POINTS[kind];
    if (!told) return signOf(space, event);
    const [key, now] = [`${args.seat} ${told.points}`, Number(args[told.points])];
    const sign = pointsSign(space, told.icon, now, had.get(key));
    had.set(key, now);
    return sign;
  });
  return signs.filter((sign) => sign !== null).map((sign, i) => ({ ...sign, delay: i * STEP }));
}

/** A storm blew: snow drives over the map for a moment. */
export const stormy = (events: readonly Event[]): boolean => events.some(({ kind }) => kind === 'storm');

/** The ways creatures have gone, for a trail that stays until the next question. */
export const marches = (events: readonly Event[]): [string, string][] =>
  events.flatMap(({ kind, args }): [string, string][] =>
    kind === 'marched' && args.from && args.space ? [[args.from, args.space]] : [],
  );

const QUIET: readonly string[] = ['fight-began', 'fight-over', 'stopped', 'picked-up', 'put-down'];

/** Spaces where something changed last: they wear the dot of the last change. */
export const changed = (events: readonly Event[]): string[] => [
  ...new Set(
    events.flatMap(({ kind, args }) =>
      args.space && kind !== 'moved' && !QUIET.includes(kind) ? [args.space] : [],
    ),
  ),
];
