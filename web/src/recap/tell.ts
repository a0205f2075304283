/** The words of a scene: repeats are counted, and nothing stands in it twice. */
import type { LoggedEvent } from '$lib/tablelog.svelte';

/** A sentence to say: an event, or some that are alike in one. */
export interface Saying {
  event: LoggedEvent;
  /** So many times the very same happened. */
  times: number;
  /** What the last number of it was before all of them; only where it falls by one each time. */
  from: number | null;
}

/** What each event of a kind adds: of several the sum is told. Blows are counted: each strikes on a turn of its own. */
const AMOUNTS: Readonly<Record<string, string>> = {
  killed: 'minions',
  slain: 'minions',
  wounded: 'wounds',
  'temple-hurt': 'points',
};

/** How it stands after an event of a kind: of several the last is told. */
const LEVELS: Readonly<Record<string, string>> = {
  hurt: 'life',
  wounded: 'life',
  placed: 'minions',
  tainted: 'crystals',
  healed: 'life',
  'general-hit': 'life',
  'temple-hurt': 'temple',
};

/** Each of these takes one from its level, and its sentence has no word for more. */
const ONE_LESS: readonly string[] = ['hurt'];

function alike(a: LoggedEvent, b: LoggedEvent | undefined): boolean {
  if (a.kind !== b?.kind) return false;
  const level = LEVELS[a.kind] ?? '';
  const differs = [AMOUNTS[a.kind], level];
  // What was healed in between is no part of what the blows have cost.
  if (ONE_LESS.includes(a.kind) && Number(b.args[level]) !== Number(a.args[level]) - 1) return false;
  return Object.keys({ ...a.args, ...b.args }).every(
    (name) => a.args[name] === b.args[name] || differs.includes(name),
  );
}

function together({ event, times, from }: Saying, next: LoggedEvent): Saying {
  const amount = AMOUNTS[event.kind] ?? '';
  const level = LEVELS[event.kind] ?? '';
  const args = { ...event.args };
  if (amount in args) args[amount] = String(Number(args[amount]) + Number(next.args[amount] ?? 0));
  if (level in args) args[level] = next.args[level] ?? '';
  const before = from ?? (ONE_LESS.includes(event.kind) ? Number(event.args[level]) + 1 : null);
  const same = !(amount in args) && !(level in args);
  return { event: { ...event, args }, times: same ? times + 1 : times, from: before };
}

/** What follows one upon the other and is alike is said once: two arrows that each cost a life are one sentence each. */
export function sayings(events: readonly LoggedEvent[]): Saying[] {
  const said: Saying[] = [];
  let i = 0;
  while (i < events.length) {
    const size = [1, 2].find((most) => {
      const before = said.length >= most ? said.slice(-most) : [];
      return before.length === most && before.every(({ event }, j) => alike(event, events[i + j]));
    });
    const next = events.slice(i, i + (size ?? 1));
    if (size === undefined) said.push(...next.map((event) => ({ event, times: 1, from: null })));
    else said.push(...said.splice(-size).map((saying, j) => together(saying, next[j] ?? saying.event)));
    i += next.length;
  }
  return said;
}

/**
 * Sentences of one kind as one, where they begin alike: "A Gor appears on space 26, 48." What has a name keeps all of
 * it: "Fox on hut Q, yellow; hut N, purple."
 */
export function gatheredLine(
  sentences: readonly string[],
  names: readonly string[] = [],
  lang = 'en',
): string {
  const semicolon = lang === 'fr' ? '\u00a0; ' : '; ';
  const ends: { start: string; rests: string[] }[] = [];
  for (const sentence of new Set(sentences)) {
    const last = ends.at(-1);
    const before = last && last.start + (last.rests[0] ?? '');
    const start = before === undefined ? '' : beginning(before, sentence, names);
    const fits = last && start !== '' && (last.rests.length === 1 || last.start === start);
    if (!fits) ends.push({ start: '', rests: [sentence] });
    else ends.splice(-1, 1, { start, rests: [...rest(last, start), sentence.slice(start.length)] });
  }
  return ends
    .map(({ start, rests }) => {
      const comma = rests.length > 1 && rests.some((one) => one.includes(','));
      return (
        start + rests.map((one, i) => (i + 1 < rests.length ? bare(one) : one)).join(comma ? semicolon : ', ')
      );
    })
    .join(' ');
}

const bare = (sentence: string) => sentence.replace(/\.$/, '');
const rest = (last: { start: string; rests: string[] }, start: string) =>
  last.rests.map((one) => (last.start + one).slice(start.length));

/** The words with which two sentences begin, if there are two of them and little follows. */
function beginning(a: string, b: string, names: readonly string[]): string {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const end = a.lastIndexOf(' ', same) + 1;
  const cut = names
    .map((name) => ({ name, at: a.indexOf(name) }))
    .filter(({ name, at }) => at >= 0 && at < end && end < at + name.length);
  const start = a.slice(0, Math.min(end, ...cut.map(({ at }) => at)));
  const words = start.trim().split(/\s+/).length;
  const whole = !/[.!?]\s/.test(a.slice(start.length)) && !/[.!?]\s/.test(b.slice(start.length));
  return start.trim() !== '' && words >= 2 && whole ? start : '';
}

/** The title of what has no figure, and the rest of it: a card's whole text is no title. */
export function titled(sentence: string): { title: string; text: string } {
  const found = /^(.{4,60}?)\s?:\s(.{30,})$/s.exec(sentence);
  if (!found) return { title: sentence.replace(/\.$/, ''), text: '' };
  return { title: found[1] ?? '', text: found[2] ?? '' };
}

/** How long a scene stands, in milliseconds: nobody reads a long one as fast as a short one. */
export const timeFor = (words: string): number => Math.max(1400, 800 + 45 * words.length);

const starts = (line: string, name: string) => line.toLowerCase().startsWith(name.toLowerCase());

/** The name with which a line begins, as one that stands for itself. */
const nameOf = (line: string, names: readonly string[]) =>
  names.find((name) => name !== '' && /^(?:\s?:)?\s/.test(line.slice(name.length)) && starts(line, name));

/** Lines under the name of who acts. From a line about somebody else on each names whom it is about. */
export function withoutNames(lines: readonly string[], names: readonly string[]): string[] {
  const others = lines.findIndex((line) => nameOf(line, names) === undefined);
  return lines.map((line, i) => (others >= 0 && i > others ? line : withoutName(line, names)));
}

/** A line under the name of who acts need not begin with it again. `names`: all that one is called. */
export function withoutName(line: string, names: readonly string[]): string {
  const said = nameOf(line, names);
  const rest = said === undefined ? line : line.slice(said.length).replace(/^[\s:]+/, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
