import type { LoggedEvent } from './tablelog.svelte.ts';

/** A line of the log: an event, or the dice of a throw in one. */
export interface Line {
  /** The first event, with the entry of the last. */
  event: LoggedEvent;
  /** The number of the last event this line stands for. */
  last: number;
  /** What the dice of a throw show, if it is one. */
  rolls: string[];
}

export interface Section {
  key: number;
  /** The final scoring has no event that begins it. */
  level: 'round' | 'turn' | 'scoring';
  head: LoggedEvent | null;
  lines: Line[];
}

export interface Heads {
  round: string;
  turn: string;
  /** Kinds that belong to the final scoring. */
  scoring?: readonly string[];
  /** Kinds that tell one die of a throw, each with the argument that tells what it shows. */
  rolls?: Readonly<Record<string, string>>;
  /** Kinds that get no line of their own: what goes without saying after the line before. */
  quiet?: readonly string[];
}

/** Whether two events tell dice of the same throw: they differ in what these show at most. */
function sameThrow(a: LoggedEvent, b: LoggedEvent, shows: string): boolean {
  if (a.kind !== b.kind || a.undone !== b.undone) return false;
  return Object.keys(a.args).every((name) => name === shows || a.args[name] === b.args[name]);
}

/** What goes on after a return: the section that still counts, under its heading once more. */
function resumed(before: readonly Section[], key: number): Section {
  const standing = before.findLast((section) => !section.head?.undone);
  return { key, level: standing?.level ?? 'round', head: standing?.head ?? null, lines: [] };
}

/** The log in sections by round and turn, newest first. */
export function sections(events: readonly LoggedEvent[], heads: Heads): Section[] {
  const out: Section[] = [{ key: -1, level: 'round', head: null, lines: [] }];
  for (const event of events) {
    if (event.kind === heads.round || event.kind === heads.turn) {
      const level = event.kind === heads.round ? 'round' : 'turn';
      out.push({ key: event.n, level, head: event, lines: [] });
      continue;
    }
    if (heads.scoring?.includes(event.kind) && out.at(-1)?.level !== 'scoring') {
      out.push({ key: event.n, level: 'scoring', head: null, lines: [] });
    }
    if (!event.undone && out.at(-1)?.head?.undone) out.push(resumed(out, event.n));
    const lines = out.at(-1)?.lines ?? [];
    const last = lines.at(-1);
    if (heads.quiet?.includes(event.kind)) {
      if (last && last.event.undone === event.undone) last.last = event.n;
      continue;
    }
    const shows = heads.rolls?.[event.kind];
    const rolls = shows === undefined ? [] : [event.args[shows] ?? ''];
    if (shows !== undefined && last && sameThrow(last.event, event, shows)) {
      last.rolls.push(...rolls);
      last.event = { ...last.event, entry: event.entry };
      last.last = event.n;
    } else {
      lines.push({ event, last: event.n, rolls });
    }
  }
  return out
    .filter((section) => section.head || section.lines.length > 0)
    .map((section) => ({ ...section, lines: section.lines.toReversed() }))
    .toReversed();
}
