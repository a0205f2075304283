/** The parts of the board in the page: what is drawn, what can be pressed, what it says. */
import { render } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  Board,
  brief,
  Dock,
  facts,
  learn,
  Line,
  note,
  Side,
  wishes,
} from '../../src/boards/havresac/index.ts';
import { looking } from '../../src/boards/havresac/looking.svelte.ts';
import { deedText } from '../../src/boards/havresac/speech.ts';
import type { Catalogue } from '../../src/boards/havresac/catalogue.ts';
import type { View } from '../../src/views/havresac.ts';
import { ruleOf } from '../../src/games/index.ts';
import pieces from '../../src/games/havresac.ts';
import { isOffered } from '../../src/lib/offered.svelte.ts';
import { settings } from '../../src/lib/settings.svelte.ts';
import type { Decision } from '../../src/protocol.ts';
import recorded from './fixtures/havresac-positions.json';
import { firstOf, propsWith, sizedPage, wordsOf } from './helpers.ts';
import CardsList from '$components/CardsList.svelte';
import Tooltip from '$components/Tooltip.svelte';
import { tips } from '$lib/tips.svelte';

// A map of 117 cells takes its time without a browser.
vi.setConfig({ testTimeout: 60_000 });

type Case = {
  view: View;
  decision: Decision;
};

const { catalogue, names, domains, cases, ends } = recorded as unknown as {
  catalogue: Catalogue;
  names: Record<string, Record<string, string>>;
  domains: Record<string, string[]>;
  cases: Case[];
  ends: View[];
};

const text = wordsOf('havresac', { names, domains, catalogue });
const props = propsWith<View>(text);
const of = firstOf(cases);

sizedPage(840, 600);

beforeEach(() => {
  settings.motion = 'reduced';
  settings.lang = 'en';
  looking.at(null);
  looking.reset();
  looking.map = false;
});

const at = (container: Element, selector: string) => [...container.querySelectorAll(selector)];
const keys = (container: Element) =>
  at(container, '[data-spot]').map((one) => one.getAttribute('data-spot') ?? '');

describe('the board', () => {
  it('was recorded with every kind of question', () => {
    const kinds = [...new Set(cases.map(({ decision }) => decision.kind))].toSorted();
    expect(kinds).toEqual(['abilities', 'destination', 'offer', 'priestess', 'recruit', 'relief'].toSorted());
  });

  it('shows the names of columns and rows along its edges', () => {
    const { container } = render(Board, { props: props(of('destination')) });
    const named = (way: string) => at(container, `.rulers .${way}`).map((one) => one.textContent);
    expect(named('column').join('')).toBe('ABCDEFGHIJKLM');
    expect(named('row').join('')).toBe('123456789');
    expect(at(container, '[data-spot]')[0]?.getAttribute('aria-label')).not.toMatch(/\d,\d/);
  });

  it('writes the letters of lit huts and groves over the lines of their cells', () => {
    const { container } = render(Board, { props: props(of('destination')) });
    const names = at(container, '.names text').map((one) => one.textContent);
    expect(names.length).toBeGreaterThan(0);
    const [plates] = at(container, '.names');
    for (const spot of at(container, '[data-spot]'))
      expect(spot.compareDocumentPosition(plates as Element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has a place for every answer, but for the one button of the prompt line', () => {
    // One position of each kind of question with the same verbs.
    const verbs = ({ decision }: Case) =>
      [decision.kind, ...new Set(decision.choices.map(({ verb }) => verb))].join(' ');
    const various = [...new Map(cases.map((one) => [verbs(one), one])).values()];
    expect(various.length).toBeGreaterThan(12);
    for (const { view, decision } of various) {
      const { container, unmount } = render(Board, { props: props({ view, decision }) });
      // Where two tools reach the same cell, the first is on the map and a button changes tools.
      const firsts = decision.choices.filter(
        ({ targets: [first] }, i) =>
          first?.[0] !== 'cell' ||
          decision.choices.findIndex((one) => one.targets[0]?.[1] === first[1]) === i,
      );
      const wanted = firsts
        .filter(({ verb }) => verb !== 'done' && verb !== 'use')
        .map((choice) => choice.text);
      expect(keys(container).toSorted()).toEqual(wanted.toSorted());
      unmount();
    }
  });

  it('offers objects that help beside the guardian, and says why where they do not', async () => {
    const helped = cases.find(({ decision }) => decision.choices.some(({ verb }) => verb === 'use'));
    if (!helped) throw new Error('recorded with objects in use');
    const { view, decision } = helped;
    const onchoose = vi.fn();
    const onwhy = vi.fn();
    const offered = decision.choices.filter(({ verb }) => verb === 'use');
    for (const [part, size] of [
      [Side, 'desktop'],
      [Dock, 'phone'],
    ] as const) {
      const { container, unmount } = render(part, {
        props: props({ view, decision, size, seat: decision.seat, onchoose, onwhy }),
      });
      expect(keys(container)).toEqual(offered.map((choice) => choice.text));
      const [button] = at(container, '[data-aid]');
      if (button) await userEvent.click(button);
      expect(onchoose).toHaveBeenLastCalledWith(offered[0]);
      unmount();
    }
    const vain = { ...decision, choices: decision.choices.filter(({ verb }) => verb !== 'use') };
    const { container } = render(Side, {
      props: props({ view, decision: vain, seat: decision.seat, onwhy }),
    });
    const [useless] = at(container, '[data-aid]');
    if (useless) await userEvent.click(useless);
    expect(onwhy).toHaveBeenLastCalledWith(offered[0]?.text);
  });

  it('sends what is pressed, by mouse and by keyboard', async () => {
    const { view, decision } = of('destination');
    const given = props({ view, decision });
    const { container } = render(Board, { props: given });
    const spot = container.querySelector<HTMLElement>('[data-spot]');
    await userEvent.click(spot as Element);
    expect(given.onchoose).toHaveBeenCalledWith(decision.choices[0]);
    spot?.focus();
    await userEvent.keyboard('{Enter}');
    expect(given.onchoose).toHaveBeenCalledTimes(2);
  });

  it('says of a cell what it is, what happens there and how far it is', () => {
    const { view, decision } = of('destination');
    const { container } = render(Board, { props: props({ view, decision }) });
    for (const spot of at(container, '[data-spot]')) {
      expect(spot.getAttribute('aria-label')).toMatch(/ · .+ · .*steps? from /);
    }
  });

  it('narrows the cells to those of a start point, and widens them again', async () => {
    const one = of('destination', ({ view, decision }) => {
      const kingdom = view.kingdoms[decision.seat];
      return Object.keys(kingdom?.guardians ?? {}).length > 1;
    });
    const { container } = render(Board, { props: props(one) });
    const before = keys(container).length;
    const starts = at(container, '[data-start]');
    expect(starts.length).toBeGreaterThan(1);
    await userEvent.click(starts[0] as Element);
    expect(keys(container).length).toBeLessThan(before);
    expect(starts[0]?.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(starts[0] as Element);
    expect(keys(container).length).toBe(before);
  });

  it('lets one of two tools be taken in hand', async () => {
    const one = of('abilities', ({ decision }) => new Set(decision.choices.map(({ verb }) => verb)).size > 2);
    const { container } = render(Board, { props: props(one) });
    const tools = at(container, '[data-tool]');
    expect(tools.length).toBeGreaterThan(1);
    const verb = tools[1]?.getAttribute('data-tool') ?? '';
    await userEvent.click(tools[1] as Element);
    expect(keys(container).map((key) => key.split(' ')[0])).toEqual(
      one.decision.choices.filter((choice) => choice.verb === verb).map(() => verb),
    );
  });

  it('shows how a way goes when a cell is pointed at', async () => {
    const { view, decision } = of('destination');
    const { container } = render(Board, { props: props({ view, decision }) });
    expect(container.querySelector('.planned')).toBeNull();
    const choice = decision.choices[0];
    const { container: planned } = render(Board, { props: props({ view, decision, candidate: choice }) });
    expect(planned.querySelector('.planned polyline')?.getAttribute('points')).toMatch(/^\d.* .*\d$/);
    expect(planned.querySelector('.bubble')?.textContent).toMatch(/steps? from/);
  });

  it('marks the cells that cost a sword', () => {
    const one = of('destination', ({ decision }) => decision.choices.some(({ verb }) => verb === 'storm'));
    const { container } = render(Board, { props: props(one) });
    const swords = one.decision.choices.filter(({ verb }) => verb === 'storm').length;
    expect(
      at(container, '.badge').filter((badge) => badge.querySelector('path')).length,
    ).toBeGreaterThanOrEqual(swords);
  });

  it("shows another player's kingdom on request, without anything to press", async () => {
    const one = of('destination', ({ view }) => view.kingdoms.length > 1);
    const { container } = render(Board, { props: props(one) });
    looking.at(one.decision.seat === 0 ? 1 : 0);
    await vi.waitFor(() => expect(keys(container)).toEqual([]));
    expect(container.querySelector('.whose')?.textContent).toContain('’s kingdom');
    await userEvent.click(container.querySelector('.whose button') as Element);
    expect(keys(container).length).toBeGreaterThan(0);
  });

  it('calls the reader’s own kingdom “your kingdom”, not by the number of the seat', () => {
    const one = of('destination', ({ view }) => view.kingdoms.length > 1);
    const own = wordsOf('havresac', { names, domains, catalogue }, 'en', [], { own: [one.decision.seat] });
    const { container } = render(Board, { props: { ...props(one), text: own } as never });
    expect(container.querySelector('.map svg.land')!.getAttribute('aria-label')).toBe('Your kingdom');
  });

  it('shows in a look back the kingdom where something happened', () => {
    const { view, decision } = of('destination', ({ view }) => view.kingdoms.length > 1);
    const other = decision.seat === 0 ? 1 : 0;
    const told = [
      { n: 1, entry: 1, kind: 'moved', args: { seat: `${other}`, guardian: 'thief', cell: '4,4' } },
    ];
    const shown = (past: boolean) =>
      render(Board, { props: { ...props({ view, told, past }), seat: decision.seat } as never })
        .container.querySelector('.whose')
        ?.textContent.trim();
    expect(shown(false)).toBeUndefined();
    expect(shown(true)).toContain(`${other + 1}’s kingdom`);
    expect(shown(true)).not.toContain('Back');
    // A review tells of a choice before which somebody else acted.
    const { container } = render(Board, {
      props: { ...props({ view, told, past: true }), seat: decision.seat, about: decision.seat } as never,
    });
    expect(container.querySelector('.whose')).toBeNull();
  });

  it('keeps a picked start point while others act', async () => {
    const one = of(
      'destination',
      ({ view, decision }) => Object.keys(view.kingdoms[decision.seat]?.guardians ?? {}).length > 1,
    );
    const { container, rerender } = render(Board, { props: props(one) });
    await userEvent.click(container.querySelector('[data-start]') as Element);
    const picked = looking.start;
    expect(picked).not.toBeNull();
    await rerender(props({ view: { ...one.view }, decision: { ...one.decision } }));
    expect(looking.start).toBe(picked);
    await rerender(props({ view: one.view, decision: { ...one.decision, id: one.decision.id + 1 } }));
    expect(looking.start).toBeNull();
  });

  it('tells seasons and times of day apart', () => {
    const both = (['summer', 'winter'] as const).map((board) => {
      const one = cases.find(({ view }) => view.board === board) as Case;
      const { container } = render(Board, { props: props(one) });
      return container.querySelector('.land')?.classList.contains('winter');
    });
    expect(both).toEqual([false, true]);
    const night = { ...(cases[0] as Case).view };
    night.faces = Object.fromEntries(Object.keys(night.faces).map((kind) => [kind, 'night' as const]));
    expect(
      render(Board, { props: props({ view: night }) }).container.querySelector('.land.night'),
    ).not.toBeNull();
  });
});

describe('a repaired village', () => {
  it('brings Glory a day, and on the last day only that day’s', () => {
    const said = (after: number, last: boolean) => deedText({ kind: 'repair', before: 4, after, last }, text);
    for (const after of [4, 5]) {
      expect(said(after, false)).toContain('a day');
      expect(said(after, true)).not.toContain('a day');
    }
  });
});

describe('the shop', () => {
  it('is open on the own turn and before it, and says why something is refused', async () => {
    for (const kind of ['recruit', 'offer']) {
      const { view, decision } = of(kind, ({ decision: { choices } }) => choices.length > 1);
      const given = props({ view, decision });
      const { container, unmount } = render(Board, { props: given });
      expect(at(container, '[data-ware]').length).toBe(6);
      const refused = at(container, '[data-ware]:not([data-spot])');
      for (const ware of refused) expect(ware.querySelector('.why')?.textContent).not.toBe('');
      // No other list tells of them once more, not even of those that are refused.
      for (const ware of at(container, '[data-ware]'))
        expect(isOffered(`recruit ${ware.getAttribute('data-ware')}`)).toBe(true);
      await userEvent.click(container.querySelector('[data-ware][data-spot]') as Element);
      expect(given.onchoose.mock.calls[0]?.[0]).toMatchObject({ verb: 'recruit' });
      if (refused[0]) {
        await userEvent.click(refused[0]);
        expect(given.onwhy).toHaveBeenCalledWith(`recruit ${refused[0].getAttribute('data-ware')}`);
      }
      unmount();
    }
  });

  it('makes room for the map', async () => {
    const { container, getByRole } = render(Board, { props: props(of('recruit')) });
    await userEvent.click(getByRole('button', { name: 'See the map' }));
    expect(at(container, '[data-ware]').length).toBe(0);
    await userEvent.click(getByRole('button', { name: 'Back to recruitment' }));
    expect(at(container, '[data-ware]').length).toBe(6);
  });
});

describe('what stands beside the map', () => {
  it('shows guardian, bag, objects, fairies and all kingdoms', async () => {
    const one = of('destination', ({ view }) => view.kingdoms.length > 1);
    const kingdom = one.view.kingdoms[one.decision.seat];
    const { container } = render(Side, { props: props(one) });
    expect(container.querySelector('[data-drawn]')?.getAttribute('data-drawn')).toBe(kingdom?.hand);
    expect(at(container, '[data-bag]').length).toBe(Object.values(kingdom?.bag ?? {}).filter(Boolean).length);
    const tabs = at(container, '[data-kingdom]');
    expect(tabs.length).toBe(one.view.kingdoms.length);
    await userEvent.click(tabs[one.decision.seat === 0 ? 1 : 0] as Element);
    expect(looking.seat).toBe(one.decision.seat === 0 ? 1 : 0);
  });

  it('has the six tiles in the dock, and everything behind the line of a phone', () => {
    const one = of('destination');
    expect(at(render(Dock, { props: props(one) }).container, '[data-tile]').length).toBe(6);
    const phone = render(Dock, { props: props({ ...one, size: 'phone' }) }).container;
    expect(phone.querySelector('[data-drawn]')).not.toBeNull();
    const line = render(Line, { props: props({ ...one, size: 'phone' }) }).container;
    expect(line.querySelector('summary')?.textContent).toMatch(/\d/);
    expect(line.querySelector('details')?.textContent).toContain('Objects');
  });

  it('says in whole sentences who recruits and who has finished', () => {
    const one = of('recruit', ({ view }) => view.kingdoms.length > 1);
    const { seat } = one.decision;
    const other = seat === 0 ? 1 : 0;
    const said = (shown: number, recruiting: number[]) => {
      looking.at(shown);
      const view = { ...one.view, recruiting };
      const { container, unmount } = render(Side, { props: props({ ...one, view }) });
      const sentence = container.querySelector('.drawn h2')?.textContent;
      unmount();
      return sentence;
    };
    expect(said(seat, [seat])).toBe('You are recruiting.');
    expect(said(seat, [])).toBe('You have finished.');
    expect(said(other, [])).toMatch(/^\S.* has finished\.$/);
  });

  it('tells in the shop what the day has brought', () => {
    const one = of('recruit', ({ view, decision }) => (view.kingdoms[decision.seat]?.glory ?? 0) > 0);
    const { glory, earns } = one.view.kingdoms[one.decision.seat] as View['kingdoms'][number];
    const { container } = render(Board, { props: props(one) });
    expect(container.querySelector('.shop header b')?.textContent).toBe(
      `Your ${glory} Glory today: +${earns.gold} gold, +${earns.vp} VP.`,
    );
  });

  it('counts up the end step by step', async () => {
    for (const view of ends) {
      const given = props({ view });
      const { container, getByRole, rerender, unmount } = render(Side, { props: given });
      expect(given.onscored).toHaveBeenLastCalledWith(true); // without motion it is done at once
      await rerender({ ...given, scored: true });
      await userEvent.click(getByRole('button', { name: 'One step back' }));
      expect(given.onscored).toHaveBeenLastCalledWith(false);
      await rerender({ ...given, scored: false });
      await userEvent.click(getByRole('button', { name: 'To the end' }));
      const total = at(container, '.total td').map((cell) => Number(cell.textContent));
      expect(total).toEqual(view.kingdoms.map(({ score }) => score.reduce((all, n) => all + n, 0)));
      unmount();
      const line = render(Line, { props: props({ view, size: 'phone', scored: true }) });
      expect(line.container.querySelector('.item:last-child b')?.textContent).toBe(String(total[0]));
      line.unmount();
    }
  });
});

describe('the final scoring', () => {
  beforeEach(() => {
    settings.motion = 'full';
    settings.pace = 'normal';
  });

  const said = (container: Element) => container.querySelector('.scoring p')?.textContent.trim() ?? '';

  it('stays at the order of all, or at the rank, before the result comes', async () => {
    vi.useFakeTimers();
    try {
      for (const view of ends) {
        const given = props({ view });
        const { container, unmount } = render(Side, { props: given });
        const last = view.goal === null ? /The final order|^A tie/ : /goal: 60 VP/;
        for (let i = 0; i < 60 && !last.test(said(container)); i++) await vi.advanceTimersByTimeAsync(100);
        expect(said(container)).toMatch(last);
        expect(given.onscored).not.toHaveBeenCalled();
        await vi.advanceTimersByTimeAsync(5000);
        expect(given.onscored).toHaveBeenLastCalledWith(true);
        unmount();
      }
    } finally {
      vi.useRealTimers();
    }
  });

  it('waits at the end for who goes through it by hand', async () => {
    const given = props({ view: ends[0] as View });
    const { container, getByRole } = render(Side, { props: given });
    const on = getByRole('button', { name: 'Next step' });
    for (let i = 0; i < 3; i++) await userEvent.click(on);
    expect(said(container)).toMatch(/goal: 60 VP/);
    expect(given.onscored).not.toHaveBeenCalled();
    await userEvent.click(on);
    expect(given.onscored).toHaveBeenLastCalledWith(true);
  });

  it('leaves its parts and the rank beside the result', () => {
    const [alone, two] = ends.map((view) => facts(view, [], text).tally.map(({ count }) => count));
    expect(alone?.slice(1)).toEqual(ends[0]?.kingdoms[0]?.score.map(String));
    expect(alone?.[0]).not.toMatch(/^$|rank/);
    expect(two?.[0]).toMatch(
      new RegExp(` ${ends[1]?.kingdoms[0]?.score[0]} · .* ${ends[1]?.kingdoms[1]?.score[0]}$`),
    );
  });
});

describe('the words of choices', () => {
  it('have a short form and a note wherever that helps', () => {
    for (const { view, decision } of cases) {
      for (const choice of decision.choices) {
        const short = brief(view, choice, text);
        if (choice.targets[0]?.[0] === 'cell') expect(short?.title).not.toBe('');
        const said = note(view, choice, text, decision.seat);
        if (['to', 'storm'].includes(choice.verb)) expect(said).toMatch(/steps? from|there and back/);
        if (['shoot', 'bow'].includes(choice.verb)) expect(said).toMatch(/\+[123] Glory/);
        expect(said).not.toContain('hv-');
      }
    }
    expect(note(ends[0] as View, { text: 'x', verb: 'to', targets: [] }, text, 9)).toBe('');
  });

  it('name cells as the map shows them, never by bare numbers', () => {
    const { cell = {} } = learn({ board: 'summer' }, text);
    expect([cell['4,1'], cell['6,2'], cell['8,4'], cell['7,5'], cell['3,7']]).toEqual([
      'hut E',
      'grove 1',
      'start space 2',
      'the Castle',
      'C7',
    ]);
    expect(learn({ board: 'winter' }, text).cell?.['1,2']).toBe('hut E');
    for (const { view, decision } of cases) {
      for (const choice of decision.choices) {
        const said = [
          text.choice(choice, decision),
          brief(view, choice, text)?.title,
          note(view, choice, text, 0),
        ];
        expect(said.join(' ')).not.toMatch(/\d,\d/);
      }
    }
  });

  it('name what is missing, too', () => {
    const shop = of('recruit');
    expect(wishes(shop.view, shop.decision).length).toBe(6);
    expect(wishes(of('destination').view, of('destination').decision)).toEqual([]);
  });

  it('name all guardians to an early buyer for whom all of them are scarce (HAV-9.6)', () => {
    const early = of('offer');
    const done = early.decision.choices.filter(({ verb }) => verb !== 'recruit');
    const decision = { ...early.decision, choices: done };
    expect(wishes(early.view, decision).map(({ verb }) => verb)).toEqual(Array(6).fill('recruit'));
    const { container } = render(Board, { props: props({ view: early.view, decision }) as never });
    expect(container.querySelectorAll('[data-ware]')).toHaveLength(6);
  });
});

describe('the pieces of the game', () => {
  it('cite the rule of the face in play (HAV-6.1)', async () => {
    const { view } = cases[0]!;
    const rules = [{ id: 'HAV-6.3', chapter: '', text: 'By night' }];
    const sheet = {
      guardian: { '*': 'HAV-6.1' },
      'guardian-day': { guide: 'HAV-6.2' },
      'guardian-night': { guide: 'HAV-6.3', thief: 'HAV-6.8' },
    };
    const facts = { rules: sheet, cards: ['guardian', 'object'] };
    const words = wordsOf('havresac', { names, domains, catalogue, facts } as never, 'en', rules);
    const rule = (face: 'day' | 'night' | null) =>
      ruleOf(words, pieces, ['guardian', 'guide'], { faces: { guide: face } });
    expect([rule('day'), rule('night'), rule(null)]).toEqual(['HAV-6.2', 'HAV-6.3', 'HAV-6.1']);
    expect(ruleOf(words, pieces, ['guardian', 'guide'])).toBe('HAV-6.1');

    const night = { ...view, faces: Object.fromEntries(Object.keys(view.faces).map((id) => [id, 'night'])) };
    const given = { words, pieces, view: night, onrule: () => {} };
    const list = render(CardsList, { props: given as never });
    const cited = at(list.container, '.rule-id').map((one) => one.textContent);
    expect(cited.toSorted()).toEqual(['HAV-6.3', 'HAV-6.8']);
    render(Tooltip, { props: { ...given, game: 'havresac' } as never });
    tips.open('guardian', 'guide', document.body);
    await vi.waitFor(() => expect(document.querySelector('.tip .rule-id')?.textContent).toBe('HAV-6.3'));
    tips.close();
  });

  it('are marked in the list where they are ours, and nowhere else', () => {
    const facts = { rules: {}, cards: ['guardian', 'object'] };
    const designed = { object: ['boots'] };
    const words = wordsOf('havresac', { names, domains, catalogue, facts, designed } as never);
    const { container } = render(CardsList, { props: { words, pieces, onrule: () => {} } as never });
    const ours = at(container, '[data-source]').map(
      (one) => one.closest('li')?.querySelector('b')?.textContent,
    );
    expect(ours).toEqual([words.piece('object', 'boots')]);
  });

  it('have signs and descriptions', () => {
    for (const domain of ['guardian', 'creature', 'object']) {
      for (const id of domains[domain] ?? []) {
        expect([id, pieces.icon(domain, id)]).not.toEqual([id, undefined]);
      }
    }
    expect(pieces.describe?.('guardian', 'thief', text)).toContain('Night face');
    expect(pieces.progress(ends[0] as unknown as Record<string, unknown>)?.key).toMatch(/^hv-progress-/);
    expect(pieces.colour('quarter', 'purple')).toBe('violet');
    expect(pieces.eventIcon('eliminated', { creature: 'pig' })).toBe('boar');
  });
});
