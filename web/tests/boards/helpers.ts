/** What the tests of every board need: recorded questions, texts, what a part is given, a page with a size. */
import { fireEvent } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, vi } from 'vitest';
import { settings } from '../../src/lib/settings.svelte.ts';
import { Words, type People } from '../../src/lib/words.ts';
import type { Choice, Decision, Event, GameText, Rule } from '../../src/protocol.ts';

/** The texts of a game as the server sends them, with the names and pieces that were recorded. */
export const wordsOf = (
  game: string,
  recorded: Pick<GameText, 'names' | 'domains' | 'catalogue'> & Partial<GameText>,
  lang: 'en' | 'fr' = 'en',
  rules: Rule[] = [],
  people: People = {},
  options: Record<string, string> = {},
): Words =>
  new Words(
    {
      lang,
      ftl: [`text/common/${lang}.ftl`, `games/${game}/text/${lang}.ftl`]
        .map((path) => readFileSync(`../src/tablee/${path}`, 'utf8'))
        .join('\n'),
      ...recorded,
    },
    people,
    () => ({}),
    () => ({ lang, rules }),
    options,
  );

/** Finds the first recorded question of a kind. */
export const firstOf =
  <Case extends { decision: Decision }>(cases: readonly Case[]) =>
  (kind: string, fits: (one: Case) => boolean = () => true): Case => {
    const found = cases.find((one) => one.decision.kind === kind && fits(one));
    if (!found) throw new Error(`no recorded ${kind}`);
    return found;
  };

export const has =
  (verb: string) =>
  ({ decision }: { decision: Decision }): boolean =>
    decision.choices.some((choice) => choice.verb === verb);

/** What a part of a board is given at a desk, to look at a position or to answer a question. */
export const propsWith =
  <View>(text: Words) =>
  (over: { view: View; decision?: Decision | null; [key: string]: unknown }) => {
    const { view, decision = null, ...rest } = over;
    return {
      view,
      seat: decision?.seat ?? 0,
      decisions: decision ? [decision] : [],
      events: [] as Event[],
      told: (rest.events ?? []) as Event[],
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
      ...rest,
    };
  };

/** The test page has no layout: each test begins with the size that a desktop would give the board. */
export function sizedPage(width: number, height: number): { width: number } {
  const page = { width };
  beforeAll(() => {
    for (const [side, size] of [
      ['clientWidth', () => page.width],
      ['clientHeight', () => height],
    ] as const) {
      Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: size });
    }
  });
  beforeEach(() => {
    page.width = width;
  });
  return page;
}

/** Ways to the parts of a map. */
export function partsOf(selector: string) {
  const map = (container: Element) => container.querySelector(selector) as Element;
  const one = (container: Element, sought: string) =>
    map(container).querySelector<HTMLElement>(sought) as HTMLElement;
  return {
    map,
    keys: (container: Element) =>
      [...map(container).querySelectorAll('[data-spot]')].map((spot) => spot.getAttribute('data-spot') ?? ''),
    spot: (container: Element, key: string) => one(container, `[data-spot="${key}"]`),
    place: (container: Element, id: string) => one(container, `[data-piece="${id}"]`),
  };
}

/** A press of a finger, which the test page does not know by itself. */
export const tap = (element: Element) => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperty(click, 'pointerType', { value: 'touch' });
  return fireEvent(element, click);
};

export const content = (container: Element): string => container.textContent.replace(/\s+/g, ' ');

export const labels = (container: Element): string =>
  [...container.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')).join(' ');

export const event = (n: number, kind: string, args: Record<string, string> = {}): Event => ({
  n,
  entry: n,
  kind,
  args,
});

/** Makes questions that refer to a rule. */
export const asking =
  (rule: string) =>
  (kind: string, seat: number, choices: Choice[], about: Record<string, string> = {}): Decision => ({
    id: 77,
    seat,
    kind,
    rule,
    about,
    choices,
    suggested: null,
  });
