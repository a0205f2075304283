/** What happened, gathered by who acts and whom it hits: the events of each scene, before it is put into words. */
import type { RecapRules } from '$lib/sheet';
import type { LoggedEvent } from '$lib/tablelog.svelte';

/** What an event tells, by name and domain. */
export type DomainsOf = (kind: string) => Readonly<Record<string, string>>;

/** All that is known of a game and its reader. */
export interface Telling {
  rules: RecapRules;
  /** Kinds of events that begin a round and a turn. */
  heads: { round: string; turn: string };
  /** The ids by which events name the reader's figures. */
  own: readonly string[];
  /** Whose turn it was as these events began. */
  turn?: string | null;
  /** Whether an event was told to the reader already, over the board. */
  told?: (event: LoggedEvent) => boolean;
  /** What came before these events, as far as it is known. */
  earlier?: readonly LoggedEvent[];
  /** The life of a general who has no wound. */
  full?: (general: string) => number | undefined;
  domainsOf: DomainsOf;
}

export interface Group {
  /** Who acts, or whom it hits; null: nobody. */
  who: string | null;
  head: LoggedEvent | null;
  events: LoggedEvent[];
  gains: Record<string, number>;
}

/** These tell what life a general has left: two alike, and the roll between them has missed. */
const LIVES = ['general-hit', 'general-survived'];
const UNHURT = 'regenerated';

/** The numbers of events that tell of a roll that has changed nothing. */
export function missed(events: readonly LoggedEvent[], { earlier = [], full }: Telling): Set<number> {
  const found = new Set<number>();
  const lives = new Map<string, string>();
  for (const { n, kind, args, undone } of [...earlier, ...events]) {
    const { general } = args;
    if (undone || general === undefined) continue;
    if (kind === UNHURT) lives.delete(general);
    if (!LIVES.includes(kind)) continue;
    const life = args.life ?? '';
    if (kind === LIVES[0] && (lives.get(general) ?? String(full?.(general))) === life) found.add(n);
    lives.set(general, life);
  }
  return found;
}

/** From this weight on it is a deed that others' deeds may answer. */
const DEED = 2;

/**
 * Between two nights one group for each who acts, and one for each night, in the order in which they began. A deed that
 * answers another's stands after it, in a group of its own: nobody strikes the last blow before the blows that led to it.
 */
export function gathered(events: readonly LoggedEvent[], telling: Telling): Group[] {
  const { rules, heads, own, told } = telling;
  const groups: Group[] = [];
  const byActor = new Map<string, Group>();
  const hits = blows(events, telling);
  const misses = missed(events, telling);
  let turn = telling.turn ?? null;
  let night: Group | null = null;
  let deeds: { group: Group; n: number } | null = null;

  function groupOf(who: string, deed: boolean): Group {
    const known = byActor.get(who);
    const later = known?.events.at(-1);
    const answers = deed && later && deeds && deeds.group !== known && deeds.n > later.n;
    if (known && !answers) return known;
    if (known?.events.every(({ kind }) => rules.own.includes(kind))) {
      // Who only had to make way stands where the own deed is.
      groups.push(...groups.splice(groups.indexOf(known), 1));
      return known;
    }
    const group = { who: who || null, head: null, events: [], gains: {} };
    byActor.set(who, group);
    groups.push(group);
    return group;
  }

  for (const event of events) {
    if (event.undone) continue;
    const { kind } = event;
    const actor = event.args[rules.actor] ?? null;
    if (rules.begins.includes(kind)) {
      byActor.clear(); // what one does before and after a night are two scenes: each stands where it belongs
      night = { who: null, head: event, events: [], gains: {} };
      groups.push(night);
    } else if (kind === heads.turn || kind === heads.round) {
      night = null;
      turn = actor;
    }
    const weighs = kind in rules.weights && !told?.(event) && !misses.has(event.n);
    const gained = kind === rules.gains;
    if (!weighs && !gained) continue;
    const who: string = actor ?? turn ?? '';
    const harm = rules.harms.includes(kind);
    const hit = night ? undefined : hits.get(event.n);
    // What happens in the own turn one sees: only what it has cost is told.
    if (!night && turn !== null && own.includes(turn) && !harm && !hit?.harm) continue;
    // Who is struck is no longer the one who acts: others play on boards of their own where there is no place.
    const deed = rules.place !== '' && !harm && !hit && !rules.own.includes(kind);
    const heavy = deed && (rules.weights[kind] ?? 0) >= DEED;
    for (const one of hit?.whom ?? [who]) {
      const group: Group = night ?? groupOf(one, heavy);
      if (weighs) group.events.push(event);
      const { gain = '', amount = '0' } = event.args;
      if (gained) group.gains[gain] = (group.gains[gain] ?? 0) + Number(amount);
      if (heavy) deeds = { group, n: event.n };
    }
  }
  return groups;
}

export interface Blow {
  /** Who is hit by it; empty: what belongs to nobody, such as a temple. */
  whom: string[];
  harm: boolean;
}

/** Number of an event that is nobody's deed -> whom it hits in the same entry: an arrow, a storm, ice that breaks. */
export function blows(events: readonly LoggedEvent[], telling: Telling): Map<number, Blow> {
  const { rules, heads } = telling;
  const hits = new Map<number, Blow>();
  let blow: LoggedEvent | null = null;
  let before: LoggedEvent | null = null;

  function strikes(struck: LoggedEvent, who: string, harm: boolean): void {
    const found = hits.get(struck.n) ?? { whom: [], harm: false };
    const whom = found.whom.includes(who) ? found.whom : [...found.whom, who];
    hits.set(struck.n, { whom, harm: found.harm || harm });
  }

  for (const event of events) {
    if (event.undone) continue;
    const { kind, entry, args } = event;
    const begins = kind === heads.turn || kind === heads.round || rules.begins.includes(kind);
    if (begins || blow?.entry !== entry) blow = null;
    const actor = args[rules.actor];
    const harm = rules.harms.includes(kind);
    if (actor !== undefined) {
      // A shield that breaks is no news, but tells whom the blow was for.
      const met = !(kind in rules.weights) && before === blow;
      if (blow && (harm || met || rules.own.includes(kind))) strikes(blow, actor, harm);
    } else if (harm && blow) {
      strikes(blow, '', true);
      strikes(event, '', true);
    } else {
      blow = kind in rules.weights && !begins ? event : null;
    }
    before = event;
  }
  return hits;
}
