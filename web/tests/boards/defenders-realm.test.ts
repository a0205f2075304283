/** The map of the realm in the page: what is drawn, what can be pressed, what it says. */
import { fireEvent, render } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Board from '../../src/boards/defenders/Board.svelte';
import type { Catalogue } from '../../src/boards/defenders/catalogue.ts';
import { plan } from '../../src/boards/defenders/plan.svelte.ts';
import { spotsOf } from '../../src/boards/defenders/spots.ts';
import { telling } from '../../src/boards/defenders/telling.svelte.ts';
import { intents } from '../../src/intentions/intents.svelte.ts';
import { settings } from '../../src/lib/settings.svelte.ts';
import type { Choice, Decision } from '../../src/protocol.ts';
import type { View } from '../../src/views/defenders.ts';
import recorded from './fixtures/defenders-positions.json';
import { firstOf, has, partsOf, propsWith, sizedPage, tap, wordsOf } from './helpers.ts';

// A map with all its trees takes its time without a browser.
vi.setConfig({ testTimeout: 60_000 });

interface Case {
  view: View;
  decision: Decision;
}

const { catalogue, names, domains, cases } = recorded as unknown as {
  catalogue: Catalogue;
  names: Record<string, Record<string, string>>;
  domains: Record<string, string[]>;
  cases: Case[];
};

const text = wordsOf('defenders', { names, domains, catalogue });
const props = propsWith<View>(text);
const of = firstOf(cases);
const page = sizedPage(880, 620);

beforeEach(() => {
  settings.motion = 'reduced';
  settings.lang = 'en';
  telling.at(null);
  telling.place = null;
  plan.drop();
});

const { map, keys, spot, place } = partsOf('svg.realm');

describe('the map', () => {
  it('has a named button for each place', () => {
    const { view } = of('day');
    const { container } = render(Board, { props: props({ view }) });
    for (const id of Object.keys(catalogue.locations)) {
      expect(place(container, id).getAttribute('role')).toBe('button');
      expect(place(container, id).getAttribute('aria-label')).toContain(text.piece('location', id));
    }
    expect(keys(container)).toEqual([]);
  });

  it('has its names over the ways that bots announce', () => {
    const { view } = of('day');
    const one = { ...view, players: view.players.map((player) => ({ ...player, at: 'dark_woods' })) };
    intents.show([{ seat: 0, key: 'go', args: {}, place: 'wolf_pass' }]);
    const { container } = render(Board, { props: props({ view: one }) });
    const drawn = [...container.querySelectorAll('[data-intention-arc], .board-label')];
    expect(drawn.map((element) => element.hasAttribute('data-intention-arc')).lastIndexOf(true)).toBe(0);
    intents.clear();
  });

  it('has a place for every answer that is about something on it', async () => {
    const various = [...new Map(cases.map((one) => [one.decision.kind, one])).values()].filter(
      ({ view, decision }) => spotsOf(view, catalogue, decision).length > 0,
    );
    expect(various.length).toBeGreaterThan(14);
    const [first] = various;
    if (!first) return;
    const { container, rerender } = render(Board, { props: props({ ...first }) });
    for (const { view, decision } of various) {
      await rerender(props({ view, decision }));
      const wanted = spotsOf(view, catalogue, decision).map(({ choice }) => choice.text);
      expect(keys(container)).toEqual(expect.arrayContaining(wanted));
    }
  });

  it('sends what is pressed, by mouse and by keyboard, and is called by its sentence', async () => {
    const { view, decision } = of('destination');
    const given = props({ view, decision });
    const { container } = render(Board, { props: given });
    const [choice] = decision.choices as [Choice];
    const button = spot(container, choice.text);
    expect(button.getAttribute('aria-label')?.startsWith(text.choice(choice, decision))).toBe(true);
    await userEvent.click(button);
    expect(given.onchoose).toHaveBeenCalledWith(choice);
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(given.onchoose).toHaveBeenCalledTimes(2);
  });

  it('leads to a place also by the heroes who stand before it', async () => {
    const { view, decision } = of('destination', ({ view }) => view.players.length > 1);
    const [choice] = decision.choices as [Choice];
    const to = choice.targets[0]?.[1] ?? '';
    const other = view.players.findIndex(({ seat }) => seat !== decision.seat);
    const players = view.players.map((player, i) =>
      i === other ? { ...player, hero: 'wizard', at: to } : player,
    );
    const given = props({ view: { ...view, players }, decision });
    const { container } = render(Board, { props: given });
    await userEvent.click(place(container, `hero ${other}`));
    expect(given.onchoose).toHaveBeenCalledWith(choice);
    expect(given.oninspect).not.toHaveBeenCalled();
  });

  it('says why one cannot go to a place', async () => {
    const { view, decision } = of('destination', ({ decision }) => decision.about.way === 'foot');
    const given = props({ view, decision });
    const { container } = render(Board, { props: given });
    const legal = decision.choices.map(({ targets }) => targets[0]?.[1]);
    const far = Object.keys(catalogue.locations).find((id) => !legal.includes(id)) ?? '';
    await userEvent.click(place(container, far));
    expect(given.onwhy).toHaveBeenCalledWith(`to ${far}`);
    expect(given.onchoose).not.toHaveBeenCalled();
  });

  it('lights by day where one can walk, and where a picked way leads', async () => {
    const { view, decision } = of('day', has('horse'));
    const given = props({ view, decision });
    const { container, getByRole } = render(Board, { props: given });
    const near = catalogue.locations[view.players[decision.seat]?.at ?? '']?.roads ?? [];
    const lit = () => keys(container).filter((key) => /^(foot|horse) /.test(key));
    expect(lit().sort()).toEqual(near.map((id) => `foot ${id}`).sort());
    const horse = getByRole('button', { name: 'on horseback' });
    await userEvent.click(horse);
    await userEvent.unhover(horse);
    expect(horse.getAttribute('aria-pressed')).toBe('true');
    expect(lit().length).toBeGreaterThan(near.length);
    expect(lit().every((key) => key.startsWith('horse '))).toBe(true);
    await userEvent.click(horse);
    await userEvent.unhover(horse);
    expect(lit().sort()).toEqual(near.map((id) => `foot ${id}`).sort());
  });

  it('walks with one press: the way first, the place with the next question', async () => {
    const { view, decision } = of('day', has('foot'));
    const given = props({ view, decision });
    const { container, rerender } = render(Board, { props: given });
    const near = catalogue.locations[view.players[decision.seat]?.at ?? '']?.roads[0] ?? '';
    await userEvent.click(spot(container, `foot ${near}`));
    expect(given.onchoose).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'foot' }));
    const go: Choice = { text: `to ${near}`, verb: 'to', targets: [['location', near]] };
    const next: Decision = {
      ...decision,
      id: decision.id + 1,
      kind: 'destination',
      about: { way: 'foot' },
      choices: [go],
    };
    await rerender({ ...given, decisions: [next] });
    await vi.waitFor(() => expect(given.onchoose).toHaveBeenLastCalledWith(go));
  });

  it('shows the way before it is taken, and what waits there', async () => {
    const { view, decision } = of('destination', ({ decision }) => decision.about.way === 'horse');
    const { container } = render(Board, { props: props({ view, decision }) });
    expect(container.querySelector('.path-planned')).toBeNull();
    const [choice] = decision.choices as [Choice];
    await fireEvent.pointerEnter(spot(container, choice.text), { pointerType: 'mouse' });
    expect(container.querySelector('.path-planned')?.getAttribute('d')).toMatch(/^M.*Q/);
    expect(container.textContent).toContain(text.choice(choice, decision));
    await fireEvent.pointerLeave(spot(container, choice.text), { pointerType: 'mouse' });
    expect(container.querySelector('.path-planned')).toBeNull();
  });

  it('asks a finger twice: the first tap shows, the button goes', async () => {
    page.width = 390;
    const { view, decision } = of('day', has('foot'));
    const given = props({ view, decision, size: 'phone' });
    const { container, getByRole } = render(Board, { props: given });
    const near = catalogue.locations[view.players[decision.seat]?.at ?? '']?.roads[0] ?? '';
    await tap(spot(container, `foot ${near}`));
    expect(given.onchoose).not.toHaveBeenCalled();
    const label = `Go to ${text.piece('place', near)} on foot`;
    await userEvent.click(getByRole('button', { name: label }));
    expect(given.onchoose).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'foot' }));
  });

  it('has plus, minus, the whole map and an overview where room is short', async () => {
    page.width = 390;
    const { view, decision } = of('day', has('foot'));
    const { container, getByRole } = render(Board, { props: props({ view, decision, size: 'phone' }) });
    expect(container.querySelector('.overview')).not.toBeNull();
    const scale = () =>
      Number(
        /scale\(([\d.]+)\)/.exec(container.querySelector<HTMLElement>('.world')?.style.transform ?? '')?.[1],
      );
    const before = scale();
    await userEvent.click(getByRole('button', { name: 'Zoom in' }));
    expect(scale()).toBeGreaterThan(before);
    await userEvent.click(getByRole('button', { name: 'Whole map' }));
    expect(scale()).toBeCloseTo(0.39);
    expect(container.querySelector('.overview')).toBeNull();
  });

  it('is walked through with the arrow keys', async () => {
    const { view, decision } = of('destination');
    const { container } = render(Board, { props: props({ view, decision }) });
    // Without layout, each piece gets a box as the map draws it.
    for (const one of map(container).querySelectorAll('[data-piece]')) {
      const [x = 0, y = 0] =
        /translate\(([-\d.]+),([-\d.]+)\)/
          .exec(one.getAttribute('transform') ?? '')
          ?.slice(1)
          .map(Number) ?? [];
      one.getBoundingClientRect = () => new DOMRect(x - 10, y - 10, 20, 20);
    }
    place(container, 'chimera_inn').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(place(container, 'withered_hills'));
  });

  it('warns of places about to be overrun and of generals before the city', () => {
    const { view } = of('day');
    const path = catalogue.generals.sapphire?.path ?? [];
    const close = {
      ...view,
      minions: { raven_forest: { green: 3 }, blood_flats: { red: 2 } },
      generals: {
        ...view.generals,
        sapphire: { at: path.at(-2) ?? null, step: path.length - 2, life: 4, healing: null, major: false },
      },
      prospects: {
        ...view.prospects,
        dangers: { raven_forest: 'overrun', blood_flats: 'taint' } as const,
        far: { sapphire: 1 },
      },
    };
    const { container } = render(Board, { props: props({ view: close }) });
    expect(container.querySelectorAll('.danger')).toHaveLength(2);
    expect(container.querySelectorAll('.alarm')).toHaveLength(1);
    expect(place(container, 'raven_forest').getAttribute('aria-label')).toContain('overrun');
    expect(place(container, path.at(-2) ?? '').getAttribute('aria-label')).toContain('one step from');
  });

  it('points at what is told, and at what is asked for', async () => {
    const { view } = of('day');
    const given = props({ view });
    const { container, rerender } = render(Board, { props: given });
    expect(container.querySelector('.marked')).toBeNull();
    telling.place = 'ghost_marsh';
    await tick();
    expect(container.querySelectorAll('.marked')).toHaveLength(1);
    telling.place = null;
    await rerender({ ...given, marked: ['general', 'varkolak'] });
    expect(container.querySelectorAll('.marked')).toHaveLength(1);
  });

  it('tells what a piece is', async () => {
    const { view } = of('day');
    const given = props({ view });
    const { container } = render(Board, { props: given });
    await userEvent.click(place(container, 'varkolak'));
    expect(given.oninspect).toHaveBeenCalledWith('general', 'varkolak', expect.anything());
    await userEvent.click(place(container, 'hero 0'));
    expect(given.oninspect).toHaveBeenCalledWith('hero', view.players[0]?.hero, expect.anything());
  });
});
