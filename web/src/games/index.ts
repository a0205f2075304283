import type { IconName } from '$src/icons';
import type { RecapRules } from '$src/recap/scenes';
import type { Target } from '$lib/table.svelte';
import type { Words } from '$lib/words';

/** How a game looks on the page, apart from its board. Names and sentences are in the texts. */
export interface GameLook {
  icon: IconName;
  minutes: string;
  together: boolean;
  players: string;
  pieces?: () => Promise<{ default: Pieces }>;
  /** Whether there is a guided first game. */
  course?: boolean;
}

/** What stands for the pieces of a game in lists and logs. */
export interface Pieces {
  icon: (domain: string, id: string) => IconName | undefined;
  /** The colour of a piece that is told by its shape. */
  colour: (domain: string, id: string) => string | undefined;
  verbIcon: (verb: string) => IconName | undefined;
  eventIcon: (kind: string, args: Record<string, string>) => IconName | undefined;
  /** Kinds of events that begin a round and a turn: the heads of the log, the marks of the replay bar. */
  round: string;
  turn: string;
  /** Kinds of events of the final scoring: they stand under a heading of their own, not under the last turn. */
  scoring?: readonly string[];
  /** Kinds of events of one thrown die, with the argument that tells what it shows: those of a throw share a line. */
  rolls?: Readonly<Record<string, string>>;
  /** What is told to somebody who waited. */
  recap?: RecapRules;
  /** Kinds of events that need no line in the log, because the line before says enough. */
  quiet?: readonly string[];
  /** What a piece is called and explained by: a monster card by its kind. */
  about: (domain: string, id: string) => Target;
  /** What a piece says of itself where its content tells more than a text: what is printed on a tile. */
  describe?: (domain: string, id: string, words: Words) => string | undefined;
  /** The rule that tells most about a piece or a verb, in the position that is shown. */
  rule: (domain: string, id: string, view?: Record<string, unknown> | null) => string | undefined;
  /** The figure that a seat plays. */
  figure: (view: Record<string, unknown>, seat: number) => Target | undefined;
  /** One line about how far the game is, as a message key of the interface with parameters. */
  progress: (view: Record<string, unknown>) => { key: string; params: Record<string, number> } | undefined;
  /** Tables of the content for the drawer "Cards": domain and the icon of each entry. */
  cards: string[];
}

export const looks: Record<string, GameLook> = {
  runemasters: {
    icon: 'rune-stone',
    minutes: '30–60',
    together: true,
    players: '1–4',
    pieces: () => import('./runemasters.ts'),
    course: true,
  },
  glory: {
    icon: 'vertical-banner',
    minutes: '60',
    together: false,
    players: '2–5',
    pieces: () => import('./glory.ts'),
    course: true,
  },
  havresac: {
    icon: 'knapsack',
    minutes: '45',
    together: false,
    players: '1–4',
    pieces: () => import('./havresac.ts'),
    course: true,
  },
  defenders: {
    icon: 'white-tower',
    minutes: '90',
    together: true,
    players: '1–4',
    pieces: () => import('./defenders.ts'),
    course: true,
  },
  andor: {
    icon: 'snowflake-2',
    minutes: '60–90',
    together: true,
    players: '1–4',
    pieces: () => import('./andor.ts'),
    course: true,
  },
};
