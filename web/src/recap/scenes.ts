/** What happened since the reader's last turn, in a few scenes: who did it, where, and the two lines that matter most. */
import type { LoggedEvent } from '$lib/tablelog.svelte';
import type { RecapRules } from '$lib/sheet';
import type { Target } from '$lib/table.svelte';

export interface Scene {
  /** The number of the first event. */
  key: number;
  /** Who acts, by id; null: nobody, and `head` says what it is. */
  who: string | null;
  head: LoggedEvent | null;
  /** What matters most of it, in the order it happened. */
  lines: LoggedEvent[];
  /** All events it stands for. */
  events: readonly number[];
  /** The moment after it. */
  entry: number;
  place: Target | null;
  harm: boolean;
}

/** Fewer are no news. */
export const FEWEST = 2;
const MOST = 4;
/** Never more, even if all of them are harm. */
const LIMIT = 6;
const LINES = 2;

interface Heads {
  round: string;
  turn: string;
}

/** What an event tells, by name and domain. */
type DomainsOf = (kind: string) => Readonly<Record<string, string>>;

/** The scenes of some events, oldest first. `own`: the ids by which the reader's figures are named as actors. */
export function scenesOf(
  events: readonly LoggedEvent[],
  rules: RecapRules,
  heads: Heads,
  own: readonly string[],
  domainsOf: DomainsOf,
): Scene[] {
  const groups = gathered(events, rules, heads);
  const scenes = groups.flatMap((group) => sceneOf(group, rules, own, domainsOf));
  return worthTelling(scenes, rules);
}

interface Group {
  who: string | null;
  head: LoggedEvent | null;
  events: LoggedEvent[];
}

/** One group for each who acts, and one for each night: in the order of their first events. */
function gathered(events: readonly LoggedEvent[], rules: RecapRules, heads: Heads): Group[] {
  const groups: Group[] = [];
  const byActor = new Map<string, Group>();
  let turn: string | null = null;
  let night: Group | null = null;
  for (const event of events) {
    if (event.undone) continue;
    const actor = event.args[rules.actor] ?? null;
    if (rules.begins.includes(event.kind)) {
      night = { who: null, head: event, events: [] };
      groups.push(night);
    } else if (event.kind === heads.turn || event.kind === heads.round) {
      night = null;
      turn = actor;
    }
    if (!(event.kind in rules.weights)) continue;
    if (night) {
      night.events.push(event);
      continue;
    }
    const who: string = actor ?? turn ?? '';
    let group = byActor.get(who);
    if (!group) {
      group = { who: who || null, head: null, events: [] };
      byActor.set(who, group);
      groups.push(group);
    }
    group.events.push(event);
  }
  return groups;
}

function sceneOf(group: Group, rules: RecapRules, own: readonly string[], domainsOf: DomainsOf): Scene[] {
  const mine = group.who !== null && own.includes(group.who);
  const told = mine
    ? group.events.filter(({ kind }) => rules.harms.includes(kind) || rules.own.includes(kind))
    : group.events;
  const first = told[0];
  if (!first) return [];
  const weight = ({ kind }: LoggedEvent) =>
    (rules.weights[kind] ?? 0) + (rules.harms.includes(kind) ? 10 : 0);
  const ordered = told.toSorted((a, b) => weight(b) - weight(a) || a.n - b.n);
  const lines = ordered.slice(0, LINES).toSorted((a, b) => a.n - b.n);
  return [
    {
      key: first.n,
      who: group.who,
      head: group.head,
      lines,
      events: told.map(({ n }) => n),
      entry: Math.max(...told.map(({ entry }) => entry)),
      place: ordered.map((event) => placeOf(event, rules.place, domainsOf)).find(Boolean) ?? null,
      harm: told.some(({ kind }) => rules.harms.includes(kind)),
    },
  ];
}

/** The last place an event names: where it led. */
function placeOf(event: LoggedEvent, domain: string, domainsOf: DomainsOf): Target | null {
  const domains = domainsOf(event.kind);
  const named = Object.entries(event.args).filter(([name]) => domains[name] === domain);
  const id = named.at(-1)?.[1];
  return id ? [domain, id] : null;
}

/** Four at most, unless more of them are harm; the ones that matter least go first. */
function worthTelling(scenes: readonly Scene[], rules: RecapRules): Scene[] {
  const weight = (scene: Scene) => Math.max(...scene.lines.map(({ kind }) => rules.weights[kind] ?? 0));
  const ordered = scenes.toSorted((a, b) => Number(b.harm) - Number(a.harm) || weight(b) - weight(a));
  const kept = new Set(ordered.filter((scene, i) => i < MOST || (scene.harm && i < LIMIT)));
  return scenes.filter((scene) => kept.has(scene)).toSorted((a, b) => a.key - b.key);
}

/** A line under the name of who acts need not begin with it again. `names`: all that one is called. */
export function withoutName(line: string, names: readonly string[]): string {
  const said = names.find((name) => name !== '' && line.toLowerCase().startsWith(`${name.toLowerCase()} `));
  const rest = said === undefined ? line : line.slice(said.length + 1);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
