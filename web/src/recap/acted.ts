/** When the reader last acted at a table, kept in this browser: what came after it is news. */
import { readStored, writeStored } from '$lib/stored';

export interface Acted {
  /** The entry after which the reader acted in an own turn. */
  entry: number;
  /** The same of whatever the reader answered last in this browser, out of turn too. */
  last: number;
  /** In milliseconds since 1970. */
  at: number;
}

const KEY = 'acted';
/** So many tables are remembered, those played last. */
const MOST = 60;

type All = Record<string, Acted>;

export function actedAt(table: string): Acted | null {
  const kept = readStored<Record<string, Omit<Acted, 'last'> & Partial<Acted>>>(KEY, {})[table];
  return kept ? { last: kept.entry, ...kept } : null;
}

export function remember(table: string, acted: Acted): void {
  const kept = Object.entries(readStored<All>(KEY, {}))
    .filter(([other]) => other !== table)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST - 1);
  writeStored(KEY, { ...Object.fromEntries(kept), [table]: acted });
}
