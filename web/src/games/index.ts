import type { IconName } from '$src/icons';
import type { Target } from '$lib/table.svelte';
import type { Words } from '$lib/words';

/** What stands for the pieces of a game in lists and logs. */
export interface Pieces {
  icon: (domain: string, id: string) => IconName | undefined;
  /** The colour of a piece that is told by its shape. */
  colour: (domain: string, id: string) => string | undefined;
  verbIcon: (verb: string) => IconName | undefined;
  eventIcon: (kind: string, args: Record<string, string>) => IconName | undefined;
  /** What a piece is called and explained by: a monster card by its kind. */
  about: (domain: string, id: string) => Target;
  /** What a piece says of itself where its content tells more than a text: what is printed on a tile. */
  describe?: (domain: string, id: string, words: Words) => string | undefined;
  /** The piece under whose name the sheet of the game tells the rule of another, in the position that is shown. */
  ruledAs?: (domain: string, id: string, view?: Record<string, unknown> | null) => Target;
  /** The life of a piece without a wound. */
  full?: (view: Record<string, unknown>, id: string) => number | undefined;
  /** The figure that a seat plays. */
  figure: (view: Record<string, unknown>, seat: number) => Target | undefined;
  /** The place a seat has taken once the game is over, where the rules part those whose points are even. */
  place?: (view: Record<string, unknown>, seat: number) => number | null | undefined;
  /** One line about how far the game is, as a message key of the interface with parameters. */
  progress: (view: Record<string, unknown>) => { key: string; params: Record<string, number> } | undefined;
}

/**
 * The games that are drawn here, each with its sign: the one place of the page where a game is entered. Its pieces,
 * board, picture and guided first game are found by its id; everything else about it the table tells.
 */
export const signs: Readonly<Record<string, IconName>> = {
  runemasters: 'rune-stone',
  glory: 'vertical-banner',
  havresac: 'knapsack',
  defenders: 'white-tower',
  andor: 'snowflake-2',
};

export const signOf = (game: string): IconName => signs[game] ?? 'round-table';

const modules = import.meta.glob<{ default: Pieces }>(['./*.ts', '!./index.ts']);

/** What stands for the pieces of a game; undefined for a game that is not drawn here. */
export async function piecesOf(game: string): Promise<Pieces | undefined> {
  return (await modules[`./${game}.ts`]?.())?.default;
}

/** The rule that tells most about a piece or a verb, by the sheet of the game. */
export function ruleOf(
  words: Words,
  pieces: Pieces | undefined,
  [domain, id]: Target,
  view?: Record<string, unknown> | null,
): string | undefined {
  const [table, entry] = pieces?.ruledAs?.(domain, id, view) ?? [domain, id];
  const rules = words.facts.rules[table] ?? {};
  return rules[entry] ?? rules['*'];
}
