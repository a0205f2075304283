/** Short titles, groups of choices, and pieces that move only when they are moved. */
import { render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Board, brief, note, worth } from '../../src/boards/runemasters/index.ts';
import type { View } from '../../src/views/runemasters.ts';
import { FEW, groups, inGroup } from '../../src/lib/choices.ts';
import { settings } from '../../src/lib/settings.svelte.ts';
import { Words } from '../../src/lib/words.ts';
import type { Choice, Decision } from '../../src/protocol.ts';
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

describe('what a kill brings', () => {
  /** The killer is changed as wanted; the monster has one weak point left and gives a life and two mana. */
  const one = cases.find(({ decision }) => decision.choices.some(({ verb }) => verb === 'hit'))!;
  const hit = one.decision.choices.find(({ verb }) => verb === 'hit')!;
  const said = (own: Partial<View['guardians'][number]>, over: Partial<View> = {}, choice: Choice = hit) => {
    const view = structuredClone(one.view);
    Object.assign(view, { event: null, no_mana: false }, over);
    const killer = view.guardians.find(({ seat }) => seat === view.active)!;
    Object.assign(killer, { full_life: 4, full_mana: 4, life: 2, mana: 1 }, own);
    const path = view.paths.find(({ id }) => id === killer.path)!;
    const [first] = path.monsters.toSorted((a, b) => a.space - b.space);
    const weak_points = [{ rune: hit.targets[0]![1].replace('*', ''), wounded: false }];
    Object.assign(first!, { space: 1, life: 1, mana: 2, weak_points });
    return note(view, choice, text).replace(/^slays .*?: /, '');
  };

  it('is only what the tracks can hold (RUN-1.5)', () => {
    expect(said({})).toBe('+1 life, +2 mana');
    expect(said({ mana: 3 })).toBe('+1 life, +1 mana, 1 mana wasted');
    expect(said({ life: 4, mana: 4 })).toBe('1 life wasted, 2 mana wasted');
  });

  it('follows the event of the round (RUN-11.5, RUN-11.14)', () => {
    expect(said({ mana: 4 }, { event: 'mana_healing' })).toBe('+1 life, +2 mana or life');
    expect(said({}, { no_mana: true })).toBe('+1 life');
  });

  it('is told for a release of mana, too, which is paid before (RUN-6.5)', () => {
    expect(said({ mana: 4 }, {}, { text: 'release', verb: 'release', targets: [] })).toBe('+1 life, +2 mana');
  });
});

describe('notes of an exchange and of Mana Healing', () => {
  it('say where the monster comes and with whom it changes places', () => {
    const one = cases.find(({ decision }) => decision.kind === 'exchange_to')!;
    const { view } = one;
    let met = 0;
    for (const { id, monsters } of view.paths) {
      for (const { card, space } of monsters) {
        const decision = { ...one.decision, about: { ...one.decision.about, card } };
        for (const path of view.paths.filter((other) => other.id !== id)) {
          const choice: Choice = { text: `to ${path.id}`, verb: 'to', targets: [['path', path.id]] };
          const told = note(view, choice, text, decision.seat, decision);
          const other = path.monsters.some((monster) => monster.space === space);
          expect(told).toContain(`space ${space}`);
          expect(told.includes('changes places')).toBe(other);
          met += Number(other);
        }
      }
    }
    expect(met).toBeGreaterThan(0);
  });

  it('say what becomes of life and of mana', () => {
    const { view, decision } = cases.find((one) => one.decision.kind === 'mana_healing')!;
    const all = Number(decision.about.mana);
    for (const choice of decision.choices) {
      const points = Number(choice.targets[0]![1]);
      const told = note(view, choice, text, decision.seat, decision);
      expect(/life \d → \d/.test(told)).toBe(points > 0);
      expect(/mana \d → \d/.test(told)).toBe(points < all);
    }
  });
});

describe('the first choices of a list', () => {
  it('are not to block a path on which there is nothing', () => {
    const { view, decision } = cases.find(({ decision: { choices } }) =>
      ['block', 'move', 'charge'].every((verb) => choices.some((one) => one.verb === verb)),
    )!;
    const empty = structuredClone(view);
    for (const path of empty.paths) path.monsters = [];
    const value = (verb: string) => worth(empty)(decision.choices.find((one) => one.verb === verb)!);
    expect(value('block')).toBeLessThan(value('charge'));
    expect(value('block')).toBeLessThan(value('move'));
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
