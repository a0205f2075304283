/** Recorded positions, sunrises and fights of Andor, and what the tests of its board make of them. */
import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import { catalogueOf, type View } from '../../src/boards/andor/view.ts';
import { settings } from '../../src/lib/settings.svelte.ts';
import { Words } from '../../src/lib/words.ts';
import type { Choice, Decision, Event } from '../../src/protocol.ts';
import recorded from './fixtures/andor-stories.json';

type Told = Pick<Event, 'kind' | 'args'>;

export interface Position {
  view: View;
  decisions: Decision[];
}

const data = recorded as unknown as {
  catalogue: object;
  names: Record<string, Record<string, Record<string, string>>>;
  domains: Record<string, string[]>;
  positions: Record<string, Position>;
  dawns: { before: View; events: Told[]; after: View }[];
  fights: Told[][];
};

export const numbered = (events: readonly Told[]): Event[] =>
  events.map((event, i) => ({ ...event, n: i + 1, entry: i + 1 }));

export const catalogue = catalogueOf(data.catalogue);
export const positions = data.positions;
export const dawnCases = data.dawns.map((one) => ({ ...one, events: numbered(one.events) }));
export const fightCases = data.fights.map(numbered);

export const words = (lang: 'en' | 'fr'): Words =>
  new Words({
    lang,
    ftl: [`text/common/${lang}.ftl`, `games/andor/text/${lang}.ftl`]
      .map((path) => readFileSync(`../src/tablee/${path}`, 'utf8'))
      .join('\n'),
    names: data.names[lang] ?? {},
    rules: [],
    domains: data.domains,
    catalogue: data.catalogue,
  });

export const text = words('en');

export const position = (name: string): Position => {
  const found = positions[name];
  if (!found) throw new Error(`no recorded position ${name}`);
  return structuredClone(found);
};

export const event = (n: number, kind: string, args: Record<string, string> = {}): Event => ({
  n,
  entry: n,
  kind,
  args,
});

export const choice = (said: string, ...targets: [string, string][]): Choice => ({
  text: said,
  verb: said.split(' ')[0] ?? '',
  targets,
});

export const asked = (
  kind: string,
  seat: number,
  choices: Choice[],
  about: Record<string, string> = {},
): Decision => ({ id: 77, seat, kind, rule: 'AND-3.2', about, choices, suggested: null });

export function props(view: View, decisions: Decision[] = [], over: Record<string, unknown> = {}) {
  return {
    view,
    seat: decisions[0]?.seat ?? 0,
    decisions,
    events: [] as Event[],
    past: false,
    chosen: [],
    candidate: null,
    marked: null,
    size: 'desktop' as const,
    text,
    settings,
    onchoose: vi.fn(),
    onwhy: vi.fn(),
    onpick: vi.fn(),
    oninspect: vi.fn(),
    scored: false,
    onscored: vi.fn(),
    ...over,
  };
}

export const content = (container: Element): string => container.textContent.replace(/\s+/g, ' ');

export const labels = (container: Element): string =>
  [...container.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')).join(' ');
