/** The land of Andor: its lines and its landscape, and the map in the page: what is drawn, pressed and said. */
import { fireEvent, render } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  arcLine,
  arrowsOf,
  closed,
  floesOf,
  flowing,
  hull,
  itemSpots,
  MAP,
  pinSpots,
  polygon,
  riversOf,
  routeLine,
  shieldSpots,
  shoreOf,
  SPACE,
  waysOf,
} from '../../src/boards/andor/geometry.ts';
import Board from '../../src/boards/andor/Board.svelte';
import { plan } from '../../src/boards/andor/plan.svelte.ts';
import { spotsOf } from '../../src/boards/andor/spots.ts';
import { telling } from '../../src/boards/andor/telling.svelte.ts';
import { drifts, fromLine, landscape, outlines, roomOf, strips } from '../../src/boards/andor/terrain.ts';
import { journeys } from '../../src/boards/andor/travel.ts';
import { catalogueOf, spacesOf } from '../../src/boards/andor/catalogue.ts';
import type { Creature, View } from '../../src/views/andor.ts';
import { settings } from '../../src/lib/settings.svelte.ts';
import type { Choice, Decision } from '../../src/protocol.ts';
import recorded from './fixtures/andor-places.json';
import { firstOf, has, partsOf, propsWith, sizedPage, tap, wordsOf } from './helpers.ts';

// A map with all its trees takes its time without a browser.
vi.setConfig({ testTimeout: 60_000 });

interface Case {
  view: View;
  decision: Decision;
}

const {
  catalogue: printed,
  names,
  domains,
  cases,
} = recorded as unknown as {
  catalogue: object;
  names: Record<string, Record<string, string>>;
  domains: Record<string, string[]>;
  cases: Case[];
};
const catalogue = catalogueOf(printed);
const FACES = ['castle', 'village'];

const of = firstOf(cases);

describe('the lines of the map', () => {
  it('join neighbours once, from rim to rim, with planks on bridges', () => {
    for (const face of FACES) {
      const spaces = spacesOf(catalogue, face);
      const ways = waysOf(catalogue, face);
      expect(ways).toHaveLength(spaces.reduce((sum, { near }) => sum + near.length, 0) / 2);
      expect(new Set(ways.map(({ key }) => key)).size).toBe(ways.length);
      const bridges = spaces.reduce((sum, space) => sum + space.bridges.length, 0) / 2;
      expect(ways.filter(({ bridge }) => bridge)).toHaveLength(bridges);
    }
    const way = waysOf(catalogue, 'castle').find(({ key }) => key === '16-48');
    expect(way?.bridge).toBe(true);
    expect(Math.hypot((way?.a.x ?? 0) - 425, (way?.a.y ?? 0) - 230)).toBeCloseTo(SPACE + 1, 0);
    expect(waysOf(catalogue, 'village').filter(({ ice }) => ice).length).toBeGreaterThan(20);
  });

  it('point where creatures go', () => {
    const arrows = arrowsOf(catalogue, 'castle');
    expect(arrows).toHaveLength(72);
    expect(arrows.find(({ space }) => space === '9')?.angle).toBe(103);
    expect(arrowsOf(catalogue, 'village').some(({ space }) => Number(space) >= 450)).toBe(false);
  });

  it('flow beyond the edges of the map, and bend', () => {
    const [river] = riversOf(catalogue.faces.castle);
    expect([river?.[0]?.y, river?.at(-1)?.y]).toEqual([-30, 730]);
    expect(flowing(river ?? [])).toMatch(/^M420,-30Q440,120 .*L430,730$/);
    expect(flowing([])).toBe('');
    expect(closed([])).toBe('');
    expect(routeLine(catalogue, ['0', '1'])).toBe('M180,170L165,255');
    expect(arcLine({ x: 0, y: 300 }, { x: 100, y: 300 })).toBe('M0,300Q50,254 100,300');
    expect(
      polygon([
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: 0, y: 1 },
      ]),
    ).toBe('M0,0L1,0L0,1Z');
  });

  const corners = (line: string) =>
    [...line.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

  it('break the ice of the lake into one floe for each space, and none over another', () => {
    const floes = floesOf(catalogue, 'village');
    expect(floes).toHaveLength(14);
    const lake = spacesOf(catalogue, 'village').filter(({ mark }) => mark === 'ice' || mark === 'stilts');
    for (const floe of floes) {
      const own = lake.find(({ id }) => id === floe.space);
      for (const corner of corners(floe.line)) {
        const nearest = Math.min(...lake.map(({ x, y }) => Math.hypot(corner.x - x, corner.y - y)));
        const mine = Math.hypot(corner.x - (own?.x ?? 0), corner.y - (own?.y ?? 0));
        expect(mine).toBeLessThan(nearest + 1);
        expect(mine).toBeGreaterThan(SPACE);
      }
      expect(floe.pieces).toHaveLength(6);
    }
    expect(floesOf(catalogue, 'castle')).toEqual([]);
  });

  it('lead the shore around the lake and not over the spaces on land', () => {
    const shore = shoreOf(catalogue, 'village');
    for (const { x, y, mark } of spacesOf(catalogue, 'village')) {
      if (mark === 'ice' || mark === 'stilts') continue;
      const near = Math.min(
        ...shore.map((point, i) => fromLine({ x, y }, point, shore[(i + 1) % shore.length] ?? point)),
      );
      expect(near).toBeGreaterThan(SPACE);
    }
    expect(shoreOf(catalogue, 'castle')).toEqual([]);
    const square = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 4 },
      { x: 0, y: 4 },
      { x: 2, y: 2 },
    ];
    expect(hull(square)).toHaveLength(4);
  });

  it('keep room for everything around a space', () => {
    for (const count of [1, 2, 3, 4, 5, 6, 7]) {
      for (const [home, creature] of [
        [true, false],
        [false, true],
        [false, false],
      ] as const) {
        expect(new Set(pinSpots(count, home, creature).map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      }
    }
    const [merchant, mine, castle] = ['18', '71', '0'].map((id) => itemSpots(1, catalogue.spaces[id])[0]?.y);
    expect(merchant).toBeLessThan(mine ?? 0);
    expect(mine).toBeLessThan(castle ?? 0);
    // At the lower edge, which a wide screen cuts a little, things lie beside their space.
    for (const { id, y } of Object.values(catalogue.spaces)) {
      for (const spot of itemSpots(3, catalogue.spaces[id])) expect(y + spot.y).toBeLessThan(MAP.height - 8);
    }
    expect(shieldSpots(3).map(({ y }) => y)).toEqual([-37, -6, 25]);
    for (const count of [1, 2, 3, 4]) expect(shieldSpots(count).at(-1)?.y).toBeLessThan(30); // the name is below
  });
});

describe('the landscape', () => {
  it('leaves spaces, ways and waters free, and is the same each time', () => {
    for (const face of FACES) {
      const forms = landscape(catalogue, face);
      expect(landscape(catalogue, face)).toBe(forms);
      expect(landscape({ ...catalogue }, face)).toEqual(forms);
      const room = roomOf(catalogue, face);
      const standing = forms.filter(({ kind }) => kind === 'pine' || kind === 'rock' || kind === 'peak');
      expect(standing.length).toBeGreaterThan(120);
      for (const { kind, x, y, size } of standing) {
        expect(room({ x, y })).toBeGreaterThan(kind === 'peak' ? size * 0.6 : 0);
        for (const space of spacesOf(catalogue, face)) {
          expect(Math.hypot(x - space.x, y - space.y)).toBeGreaterThan(29);
        }
      }
    }
  });

  it('has ranges of mountains and woods on both faces', () => {
    for (const face of FACES) {
      const count = (kind: string) => landscape(catalogue, face).filter((form) => form.kind === kind).length;
      expect(count('peak')).toBeGreaterThan(15);
      expect(count('pine')).toBeGreaterThan(80);
    }
  });

  it('is drawn in strips from the back to the front', () => {
    const forms = landscape(catalogue, 'castle');
    const land = strips(forms);
    expect(land.length).toBeLessThan(30);
    const drawn = land.flatMap(({ peaks }) => peaks);
    expect(drawn).toHaveLength(forms.filter(({ kind }) => kind === 'peak').length);
    const pines = land.map(({ pines }) => pines.shade.split('M').length - 1).reduce((a, b) => a + b, 0);
    expect(pines).toBe(forms.filter(({ kind }) => kind === 'pine').length);
    expect(drifts(forms).split('M').length - 1).toBe(forms.filter(({ kind }) => kind === 'drift').length);
    for (const form of forms.filter(({ kind }) => kind !== 'mound' && kind !== 'drift').slice(0, 20)) {
      for (const line of Object.values(outlines(form))) expect(line).toMatch(/^M.*Z$/);
    }
  });
});

// The page -----------------------------------------------------------------------------------------------------

const text = wordsOf('andor', { names, domains, catalogue: printed });
const props = propsWith<View>(text);
const page = sizedPage(880, 620);

beforeEach(() => {
  settings.motion = 'reduced';
  settings.lang = 'en';
  telling.at(null);
  telling.places = [];
  plan.drop();
});

const { map, keys, spot, place } = partsOf('svg.land');
const heroAt = ({ view, decision }: Case) => view.heroes[decision.seat]?.space ?? '';

describe('the map in the page', () => {
  it('has a named button for each space of its face', () => {
    for (const face of FACES) {
      const { view } = of('turn', (one) => one.view.face === face);
      const { container, unmount } = render(Board, { props: props({ view }) });
      for (const { id } of spacesOf(catalogue, face)) {
        expect(place(container, id).getAttribute('role')).toBe('button');
        expect(place(container, id).getAttribute('aria-label')).toContain(`Space ${text.piece('place', id)}`);
      }
      expect(keys(container)).toEqual([]);
      unmount();
    }
  });

  it('has a place for every answer that is about something on it, and for every walk', async () => {
    const various = [...new Map(cases.map((one) => [one.decision.kind, one])).values()].filter(
      ({ view, decision }) =>
        spotsOf(view, [decision]).length > 0 || journeys(view, decision, 'hero').size > 0,
    );
    expect(various.length).toBeGreaterThan(3);
    const [first] = various;
    if (!first) return;
    const { container, rerender } = render(Board, { props: props({ ...first }) });
    for (const { view, decision } of various) {
      await rerender(props({ view, decision }));
      const wanted = spotsOf(view, [decision]).map(({ choice }) => choice.text);
      const walks = decision.choices.filter(({ verb }) => verb === 'move').map((choice) => choice.text);
      expect(keys(container)).toEqual(expect.arrayContaining([...wanted, ...walks]));
    }
  });

  it('walks one step or many with one press, by mouse and by keyboard', async () => {
    const one = of('turn', (one) => one.view.face === 'castle' && has('move')(one));
    const { view, decision } = one;
    const given = props({ view, decision });
    const { container, rerender } = render(Board, { props: given });
    const trips = [...journeys(view, decision, 'hero').values()];
    const near = trips.find(({ then }) => then.length === 0);
    const far = trips.find(({ then }) => then.length === 2);
    if (!near || !far) throw new Error('nowhere to go');
    await userEvent.click(spot(container, near.first.text));
    expect(given.onchoose).toHaveBeenLastCalledWith(near.first);
    const button = spot(container, `walk ${far.to}`);
    expect(button.getAttribute('aria-label')).toMatch(/^Walk to \d+.* · 3 spaces, 3 hours/);
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(given.onchoose).toHaveBeenLastCalledWith(far.first);
    const go: Choice = { text: far.then[0] ?? '', verb: 'move', targets: [['space', far.spaces[2] ?? '']] };
    const next: Decision = { ...decision, id: decision.id + 1, kind: 'move', choices: [go] };
    await rerender({ ...given, decisions: [next] });
    await vi.waitFor(() => expect(given.onchoose).toHaveBeenLastCalledWith(go));
  });

  it('shows the way before it is taken: its line, its hours, the stone on the time track', async () => {
    const { view, decision } = of('turn', (one) => one.view.face === 'castle' && has('move')(one));
    const { container } = render(Board, { props: props({ view, decision }) });
    const far = [...journeys(view, decision, 'hero').values()].find(({ hours }) => hours === 3);
    expect(container.querySelector('.path-planned')).toBeNull();
    const button = spot(container, `walk ${far?.to}`);
    await fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    expect(container.querySelector('.path-planned')?.getAttribute('d')).toMatch(
      /^M[\d.]+,[\d.]+(L[\d.]+,[\d.]+){3}$/,
    );
    expect([...container.querySelectorAll('.over .count')].map((one) => one.textContent)).toEqual([
      '1 h',
      '2 h',
      '3 h',
    ]);
    expect(container.textContent).toContain('3 spaces, 3 hours');
    await fireEvent.pointerLeave(button, { pointerType: 'mouse' });
    expect(container.querySelector('.path-planned')).toBeNull();
  });

  it('hatches what costs will, as the hours of overtime are', () => {
    const one = of(
      'turn',
      (one) => one.view.face === 'castle' && one.view.cold.limit === 10 && has('move')(one),
    );
    const trips = journeys(one.view, one.decision, 'hero');
    const { container } = render(Board, { props: props({ ...one }) });
    const dear = [...trips.values()].filter(({ wp }) => wp > 0);
    expect(dear.length).toBeGreaterThan(0);
    expect(container.querySelectorAll('.floor')).toHaveLength(trips.size);
    expect(container.querySelectorAll('.floor.dear')).toHaveLength(dear.length);
  });

  it('ends a walk by a press on the own space, and says why one cannot go somewhere', async () => {
    const one = of('move');
    const given = props({ ...one });
    const { container } = render(Board, { props: given });
    expect(place(container, heroAt(one)).getAttribute('data-spot')).toBe('stop');
    await userEvent.click(place(container, heroAt(one)));
    expect(given.onchoose).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'stop' }));
    const legal = journeys(one.view, one.decision, 'hero');
    const far = spacesOf(catalogue, one.view.face).find(({ id }) => !legal.has(id) && id !== heroAt(one));
    if (!far) return;
    await userEvent.click(place(container, far.id));
    expect(given.onwhy).toHaveBeenCalledWith(`move ${far.id}`);
  });

  it('lets choose who goes where allies can', async () => {
    const { view, decision } = of('turn', has('lead'));
    const given = props({ view, decision });
    const { container } = render(Board, { props: given });
    expect(keys(container).some((key) => key.startsWith('lead '))).toBe(false);
    const button = container.querySelector('[data-mover="tranuk"]') as HTMLElement;
    expect(button.getAttribute('aria-label')).toBe(text.piece('ally', 'tranuk'));
    await userEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    const legal = decision.choices.filter((choice) => choice.text.startsWith('lead tranuk'));
    expect(keys(container)).toEqual(expect.arrayContaining(legal.map((choice) => choice.text)));
    expect(keys(container).some((key) => key.startsWith('move '))).toBe(false);
    await userEvent.click(spot(container, legal[0]?.text ?? ''));
    expect(given.onchoose).toHaveBeenLastCalledWith(legal[0]);
  });

  it('asks a finger twice: the first tap shows, the button goes', async () => {
    page.width = 390;
    const one = of('turn', (one) => one.view.face === 'castle' && has('move')(one));
    const given = props({ ...one, size: 'phone' });
    const { container, getByRole } = render(Board, { props: given });
    const near = one.decision.choices.find(({ verb }) => verb === 'move');
    const to = near?.targets[0]?.[1] ?? '';
    await tap(spot(container, near?.text ?? ''));
    expect(given.onchoose).not.toHaveBeenCalled();
    await userEvent.click(getByRole('button', { name: `Walk to ${text.piece('place', to)}` }));
    expect(given.onchoose).toHaveBeenLastCalledWith(near);
  });

  it('has plus, minus, the whole map and an overview where room is short', async () => {
    page.width = 390;
    const { view, decision } = of('turn', has('move'));
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
    expect(scale()).toBeCloseTo(390 / MAP.width);
    expect(container.querySelector('.overview')).toBeNull();
  });

  it('is walked through with the arrow keys', async () => {
    const { view, decision } = of('turn', (one) => one.view.face === 'castle' && has('move')(one));
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
    place(container, '66').focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(place(container, '65'));
  });

  it('warns of creatures that reach the home at sunrise, and shows where they go', async () => {
    const { view } = of('turn', (one) => one.view.face === 'castle');
    const gor = {
      creature: 'gor',
      step: 'gor',
      sp: 2,
      wp: 4,
      full_wp: 4,
      dice: [[1, 2, 'red']] as Creature['dice'],
      reward: { wp: 2, sp: 0 },
    };
    const march = { creature: 'gor', lured: false };
    const close: View = {
      ...view,
      creatures: ['1', '37', null].map((space) => ({ ...gor, space })),
      defence: { spaces: 2, free: 1 },
      prospects: {
        ...view.prospects,
        sunrise: {
          ...view.prospects.sunrise,
          marches: [
            { ...march, start: '1', stops: ['0'], shield: true },
            { ...march, start: '37', stops: ['41'], shield: false },
          ],
          free: 0,
        },
      },
    };
    const { container } = render(Board, { props: props({ view: close }) });
    expect(map(container).querySelectorAll('.alarm')).toHaveLength(1);
    expect(map(container).querySelectorAll('.shield')).toHaveLength(2);
    expect(map(container).querySelectorAll('.shield.taken')).toHaveLength(1);
    expect(place(container, '37').getAttribute('aria-label')).toContain('next sunrise: 37 → 41');
    expect(container.querySelector('.threat')).toBeNull();
    await fireEvent.pointerEnter(place(container, '37'), { pointerType: 'mouse' });
    expect(container.querySelector('.threat')?.getAttribute('d')).toBe('M480,615L500,535');
  });

  it('draws tokens, fires, markers, things, the red X and the passage', () => {
    const { view } = of('turn', (one) => one.view.face === 'village');
    const full: View = {
      ...view,
      snow: { '406': null, '408': 'gem' },
      ice: ['450'],
      broken: ['451'],
      fires: { '407': 'lit', '409': 'unlit' },
      markers: ['410'],
      items: { '412': { gourd: 2, firewood: 1 } },
      fixed: { '413': { gem: 1 } },
      red_x: ['416'],
      passages: [['417', '449']],
      no_fire_at: ['418'],
      objectives: [],
      heroes: view.heroes.map((hero) => ({ ...hero, sheet_fire: 'none' })),
      prospects: { ...view.prospects, warm: ['407'] },
    };
    const { container } = render(Board, { props: props({ view: full }) });
    const count = (selector: string) => map(container).querySelectorAll(selector).length;
    expect([count('.token'), count('.token.open'), count('.fire'), count('.fire.lit')]).toEqual([3, 1, 2, 1]);
    expect([count('.marker'), count('.thing'), count('.thing.fixed'), count('.times')]).toEqual([1, 3, 1, 1]);
    expect([count('.cross'), count('.arch'), count('.quenched'), count('.warmth')]).toEqual([1, 2, 1, 1]);
    expect([count('.floe'), count('.piece'), count('.passage')]).toEqual([13, 6, 1]);
    expect(place(container, '408').getAttribute('aria-label')).toContain('known snow token');
    expect(place(container, '417').getAttribute('aria-label')).toContain('secret passage to 449');
  });

  it('points at what is told, and at what is asked for', async () => {
    const { view } = of('turn');
    const [a = '', b = ''] = spacesOf(catalogue, view.face).map(({ id }) => id);
    const given = props({ view });
    const { container, rerender } = render(Board, { props: given });
    expect(container.querySelector('.marked')).toBeNull();
    telling.places = [a, b, a]; // two creatures may pass the same space
    await tick();
    expect(container.querySelectorAll('.marked')).toHaveLength(2);
    telling.places = [];
    await rerender({ ...given, marked: ['space', a] });
    expect(container.querySelectorAll('.marked')).toHaveLength(1);
  });

  it('fights by a press on the creature, and tells who a hero is', async () => {
    const one = of('turn', has('fight'));
    const given = props({ ...one });
    const { container } = render(Board, { props: given });
    await userEvent.click(spot(container, 'fight'));
    expect(given.onchoose).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'fight' }));
    await userEvent.click(place(container, `hero ${one.decision.seat}`));
    expect(given.oninspect).toHaveBeenCalledWith(
      'hero',
      one.view.heroes[one.decision.seat]?.hero,
      expect.anything(),
    );
  });
});
