/** Short titles, groups of choices, and pieces that move only when they are moved. */
import { render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Board, brief, note } from '../../src/boards/runemasters/index.ts';
import type { View } from '../../src/views/runemasters.ts';
import { FEW, groups, inGroup } from '../../src/lib/choices.ts';
import { settings } from '../../src/lib/settings.svelte.ts';
import { Words } from '../../src/lib/words.ts';
import type { Decision } from '../../src/protocol.ts';
import { gameText } from '../fixtures.ts';
import recorded from './fixtures/runemasters-decisions.json';

const cases = recorded as unknown as { view: View; decision: Decision }[];
const kinds = new Set(cases.flatMap(({ view }) => view.paths.flatMap((p) => p.monsters.map((m) => m.kind))));
const text = new Words({
  ...gameText,
  names: { ...gameText.names, kind: Object.fromEntries([...kinds].map((id) => [id, `the ${id}`])) },
});

beforeEach(() => {
  settings.lang = 'en';
});

describe('choices of one verb', () => {
  const taking = cases.filter(
    ({ decision }) => decision.choices.length > FEW && decision.choices.every(({ verb }) => verb === 'take'),
  );

  it('are grouped by path, and every one is in exactly one group', () => {
    expect(taking.length).toBeGreaterThan(0);
    for (const { decision } of taking) {
      const found = groups(decision.choices);
      expect(found.length).toBeGreaterThan(1);
      for (const { about } of found) expect(about?.[0]).toBe('path');
      for (const choice of decision.choices)
        expect(found.filter((group) => inGroup(choice, group)).length, choice.text).toBe(1);
    }
  });

  it('are called by the monster that stands there', () => {
    const [{ view, decision }] = taking as [(typeof cases)[0]];
    for (const choice of decision.choices) {
      const [path, space] = choice.targets.map(([, id]) => id);
      const monster = view.paths
        .find(({ id }) => id === path)!
        .monsters.find((one) => one.space === Number(space))!;
      expect(brief(view, choice, text)?.title).toBe(`the ${monster.kind}`);
      expect(note(view, choice, text)).toContain(`space ${space}`);
    }
  });
});

describe('short titles', () => {
  it('tell choices of a question apart, together with what their sign says', () => {
    for (const { view, decision } of cases) {
      const told = decision.choices.map((choice) => {
        const short = brief(view, choice, text);
        const place = choice.verb === 'take' ? note(view, choice, text) : '';
        return short ? `${short.title} (${short.spoken}) ${place}` : choice.text;
      });
      expect(new Set(told).size, decision.choices.map((choice) => choice.text).join()).toBe(told.length);
    }
  });
});

describe('pieces', () => {
  const animate = vi.fn();
  beforeEach(() => {
    settings.motion = 'full';
    animate.mockReset();
    Element.prototype.animate = animate as never;
  });

  const found = cases.find(({ view }) => view.paths.some(({ monsters }) => monsters.length > 0))!;
  const props = (view: View) => ({
    view,
    seat: 0,
    decisions: [],
    events: [],
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
  });
  const slides = () =>
    animate.mock.contexts.map((element) => (element as Element).getAttribute('data-slides')).filter(Boolean);

  it('slide when they are moved, and only those', async () => {
    const { view } = found;
    const { rerender } = render(Board, { props: props(view) as never });
    const moved = structuredClone(view);
    const [monster] = moved.paths.flatMap(({ monsters }) => monsters);
    monster!.space = 5;
    animate.mockReset();
    await rerender(props(moved) as never);
    expect(new Set(slides())).toEqual(new Set([`card ${monster!.card}`]));
  });

  it('stand where they stand when only the form of the board changes', async () => {
    const { view } = found;
    const { rerender } = render(Board, { props: props(view) as never });
    animate.mockReset();
    await rerender({ ...props(structuredClone(view)), size: 'phone' } as never);
    expect(slides()).toEqual([]);
  });
});
