/** What the last events leave to be seen on the map: what came and went, who moved, where a storm blew. */
import type { Event } from '$src/protocol';
import type { IconName } from '$src/icons';
import pieces from '$src/games/andor';
import type { View } from './view';

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

const signed = (value: string) => (Number(value) > 0 ? `+${value}` : value.replace('-', '−'));

function floatOf(view: View, { kind, args }: Event): Omit<Float, 'delay'> | null {
  const space = args.space ?? view.heroes[Number(args.seat ?? -1)]?.space ?? '';
  if (!space) return null;
  const bad = (icon: IconName | null, words = ''): Omit<Float, 'delay'> => ({
    space,
    icon,
    words,
    tone: 'bad',
  });
  const good = (icon: IconName | null, words = ''): Omit<Float, 'delay'> => ({
    space,
    icon,
    words,
    tone: 'good',
  });
  switch (kind) {
    case 'snow-activated':
    case 'snow-seen':
    case 'ice-revealed': {
      const harm = ['snowstorm', 'wp_minus_2', 'wp_minus_3'].includes(args.token ?? '');
      return {
        space,
        icon: pieces.icon('token', args.token ?? '') ?? null,
        words: '',
        tone: harm ? 'bad' : 'good',
      };
    }
    case 'marker-revealed':
      return { space, icon: 'magnifying-glass', words: '', tone: 'plain' };
    case 'ice-broke':
      return bad('ice-cube');
    case 'fire-lit':
      return good('campfire');
    case 'strength':
      return args.sp === undefined
        ? null
        : Number(args.sp) < 0
          ? bad('biceps', signed(args.sp))
          : good('biceps', signed(args.sp));
    case 'will':
      return args.wp === undefined
        ? null
        : Number(args.wp) < 0
          ? bad('candle-flame', signed(args.wp))
          : good('candle-flame', signed(args.wp));
    case 'defeated':
      return good('crossed-swords');
    case 'spawned':
      return bad(pieces.icon('creature', args.creature ?? '') ?? null);
    case 'warmed':
      return good('campfire');
    case 'follower-caught':
      return bad(pieces.icon('item', args.item ?? '') ?? null);
    case 'iquar-saved':
      return good('baby-face');
    default:
      return null;
  }
}

/** What came to spaces and heroes, one after another. */
export const floats = (view: View, events: readonly Event[]): Float[] =>
  events
    .map((event) => floatOf(view, event))
    .filter((float) => float !== null)
    .map((float, i) => ({ ...float, delay: i * STEP }));

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
