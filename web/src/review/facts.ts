import type { IconName } from '$src/icons';
import type { Event } from '$src/protocol';
import type { Words } from '$lib/words';

/** A goal of the game and how it stands at the end. */
export interface Goal {
  icon: IconName;
  name: string;
  state: string;
  /** Reached, still open, or what the game was lost by. */
  how: 'done' | 'open' | 'fatal';
}

/** One number of what somebody did. */
export interface Deed {
  icon: IconName;
  count: number;
  /** What was done, as it follows the number: "felled". */
  what: string;
}

/** What a game tells at its end beside the result. Only what its last view and its log hold. */
export interface EndFacts {
  /** How close it was, in one clause; empty where the game has no measure for it. */
  close: string;
  goals: Goal[];
  /** By seat: three numbers at most. */
  deeds: Deed[][];
  /** Other numbers of the end: what, and how much of how much. */
  tally: { icon: IconName; what: string; count: string }[];
}

/** Reads the end of a game of one kind. */
export type FactsOf = (view: never, told: readonly Event[], text: Words) => EndFacts;

/** How often something was told of each seat or figure. */
export function countBy(
  told: readonly Event[],
  kinds: readonly string[],
  arg: string,
  weight: (event: Event) => number = () => 1,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const event of told) {
    const key = event.args[arg];
    if (key === undefined || !kinds.includes(event.kind)) continue;
    counts.set(key, (counts.get(key) ?? 0) + weight(event));
  }
  return counts;
}
