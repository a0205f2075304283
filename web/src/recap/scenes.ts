/** What happened since the reader's last turn, in a few scenes: who did it, where, and the lines that matter most. */
import type { RecapRules } from '$lib/sheet';
import type { Target } from '$lib/table.svelte';
import type { LoggedEvent } from '$lib/tablelog.svelte';
import { blows, gathered, type DomainsOf, type Group, type Telling } from './gather';

export interface Scene {
  /** The number of the first event. */
  key: number;
  /** Who acts, by id; null: nobody, and `head` says what it is. */
  who: string | null;
  head: LoggedEvent | null;
  /** What matters most of it, in the order it happened. Under a head it is for all, and a kind of event one line. */
  lines: LoggedEvent[][];
  /** What it brought who acts: how much of each thing. */
  gains: Readonly<Record<string, number>>;
  /** All events it stands for. */
  events: readonly number[];
  /** The moment after it. */
  entry: number;
  place: Target | null;
  harm: boolean;
}

/** Fewer are no news. */
export const FEWEST = 2;
const MOST = 6;
/** Never more, even if all of them are harm. */
const LIMIT = 8;
/** Of what somebody does so many lines are told, and one more where all of them matter much. */
const LINES = 2;
const MUCH = 3;

const inOrder = (a: LoggedEvent, b: LoggedEvent) => a.n - b.n;

/** The scenes of some events, oldest first. */
export function scenesOf(events: readonly LoggedEvent[], telling: Telling): Scene[] {
  const hits = blows(events, telling);
  const groups = gathered(events, telling);
  const scenes = groups.flatMap((group) => sceneOf(group, telling, (event) => hits.has(event.n)));
  return worthTelling(scenes, telling.rules);
}

function sceneOf(group: Group, telling: Telling, strikes: (event: LoggedEvent) => boolean): Scene[] {
  const { rules, own, domainsOf } = telling;
  const harms = ({ kind }: LoggedEvent) => rules.harms.includes(kind);
  const costs = (event: LoggedEvent) => harms(event) || (group.head === null && strikes(event));
  const mine = group.who !== null && own.includes(group.who);
  const all = mine
    ? group.events.filter((event) => costs(event) || rules.own.includes(event.kind))
    : group.events;
  // Of a long walk its end is told, and of a storm where it has carried somebody.
  const last = (kind: string) => all.findLast((one) => one.kind === kind);
  const state = ({ kind }: LoggedEvent) => rules.weights[kind] === 1 || rules.own.includes(kind);
  const told = all.filter((event) => !state(event) || last(event.kind) === event);
  const first = told[0];
  if (!first) return [];
  const weight = (event: LoggedEvent) => (rules.weights[event.kind] ?? 0) + (harms(event) ? 10 : 0);
  const ordered = told.toSorted((a, b) => weight(b) - weight(a) || inOrder(a, b));
  // What belongs to nobody, such as a temple, is struck by many: what it has lost in all is told without each blow.
  const many = group.who === null && told.filter(harms).length > 1;
  const matter = many ? ordered.filter((event) => harms(event) || !strikes(event)) : ordered;
  return [
    {
      key: first.n,
      who: group.who,
      head: group.head,
      lines: group.head ? byKind(ordered, rules) : ofSomebody(matter, costs, rules),
      gains: mine ? {} : group.gains,
      events: told.map(({ n }) => n),
      entry: Math.max(...told.map(({ entry }) => entry)),
      place: ordered.map((event) => placeOf(event, rules.place, domainsOf)).find(Boolean) ?? null,
      harm: told.some(harms),
    },
  ];
}

/** All that somebody suffers, with what has brought it, and the deeds that matter most beside it. */
function ofSomebody(
  ordered: readonly LoggedEvent[],
  costs: (event: LoggedEvent) => boolean,
  { weights }: RecapRules,
): LoggedEvent[][] {
  const suffered = ordered.filter(costs);
  const deeds = ordered.filter((event) => !costs(event));
  const much = deeds.filter(({ kind }) => (weights[kind] ?? 0) >= MUCH).length;
  const room = suffered.length > 0 ? 1 : LINES;
  const told = [...suffered, ...deeds.slice(0, Math.max(room, Math.min(much, LINES + 1)))];
  return told.toSorted(inOrder).map((event) => [event]);
}

/**
 * Of what comes to everybody nothing is left out beside its like: all newcomers of a day, all losses of a night are one
 * line; and no loss is left out.
 */
function byKind(ordered: readonly LoggedEvent[], { harms }: RecapRules): LoggedEvent[][] {
  const kinds = [...new Set(ordered.map(({ kind }) => kind))];
  const most = Math.max(LINES, kinds.filter((kind) => harms.includes(kind)).length);
  return kinds
    .slice(0, most)
    .map((kind) => ordered.filter((event) => event.kind === kind).toSorted(inOrder))
    .toSorted(([a], [b]) => (a?.n ?? 0) - (b?.n ?? 0));
}

/** The last place an event names: where it led. */
function placeOf(event: LoggedEvent, domain: string, domainsOf: DomainsOf): Target | null {
  const domains = domainsOf(event.kind);
  const named = Object.entries(event.args).filter(([name]) => domains[name] === domain);
  const id = named.at(-1)?.[1];
  return id ? [domain, id] : null;
}

/** Six at most, unless more of them are harm; the ones that matter least go first. */
function worthTelling(scenes: readonly Scene[], rules: RecapRules): Scene[] {
  const weight = (scene: Scene) =>
    Math.max(...scene.lines.flat().map(({ kind }) => rules.weights[kind] ?? 0));
  const ordered = scenes.toSorted((a, b) => Number(b.harm) - Number(a.harm) || weight(b) - weight(a));
  const kept = new Set(ordered.filter((scene, i) => i < MOST || (scene.harm && i < LIMIT)));
  return scenes.filter((scene) => kept.has(scene));
}

/** The first event of the game that is no set-up, if the log reaches back to it; what came before is no news. */
export function opening(
  events: readonly LoggedEvent[],
  heads: Telling['heads'],
  whole: boolean,
): LoggedEvent | undefined {
  return whole ? events.find(({ kind }) => kind === heads.round || kind === heads.turn) : undefined;
}
