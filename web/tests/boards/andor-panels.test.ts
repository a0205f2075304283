/** Tracks, sheets and scenes in the page: what is drawn, what can be pressed, what it says. */
import { fireEvent, render } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { readdirSync, readFileSync } from 'node:fs';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Ask from '../../src/boards/andor/Ask.svelte';
import { brief } from '../../src/boards/andor/brief.ts';
import { facts } from '../../src/boards/andor/ending.ts';
import Beside from '../../src/boards/andor/Beside.svelte';
import Calls from '../../src/boards/andor/Calls.svelte';
import Dock from '../../src/boards/andor/Dock.svelte';
import Finds from '../../src/boards/andor/Finds.svelte';
import HeroPick from '../../src/boards/andor/HeroPick.svelte';
import LegendCard from '../../src/boards/andor/LegendCard.svelte';
import Line from '../../src/boards/andor/Line.svelte';
import NarratorTrack from '../../src/boards/andor/NarratorTrack.svelte';
import { note, wishes } from '../../src/boards/andor/notes.ts';
import OddsBar from '../../src/boards/andor/OddsBar.svelte';
import Scenes from '../../src/boards/andor/Scenes.svelte';
import Side from '../../src/boards/andor/Side.svelte';
import { kindName, objectiveText, placesFor, progressText } from '../../src/boards/andor/speech.ts';
import Sunrise from '../../src/boards/andor/Sunrise.svelte';
import { book, telling } from '../../src/boards/andor/telling.svelte.ts';
import TimeTrack from '../../src/boards/andor/TimeTrack.svelte';
import Trade from '../../src/boards/andor/Trade.svelte';
import {
  contents,
  deedFor,
  deedsOf,
  deedsWith,
  giftsTo,
  heldOut,
  listed,
  partners,
  zoneKey,
  zonesOf,
  type Zone,
} from '../../src/boards/andor/trade.ts';
import type { Hero } from '../../src/boards/andor/questions.ts';
import type { Objective, View } from '../../src/views/andor.ts';
import { intents } from '../../src/intentions/intents.svelte.ts';
import { settings } from '../../src/lib/settings.svelte.ts';
import { overBoard } from '../../src/lib/telling.svelte.ts';
import type { Choice } from '../../src/protocol.ts';
import { choice } from '../fixtures.ts';
import {
  asked,
  catalogue,
  dawnCases,
  heroAhead,
  position,
  positions,
  props,
  text,
  words,
} from './andor-helpers.ts';
import { content, event, labels } from './helpers.ts';

beforeEach(() => {
  settings.motion = 'reduced';
  settings.pace = 'normal';
  settings.lang = 'en';
  telling.at(null);
  telling.away();
  telling.page = null;
});

afterEach(() => {
  vi.useRealTimers();
});

describe('every position', () => {
  it('has tracks, panels and scenes without a missing text, in both languages', () => {
    for (const lang of ['en', 'fr'] as const) {
      settings.lang = lang;
      const text = words(lang);
      for (const { view, decisions } of Object.values(positions)) {
        for (const part of [Side, Line, Dock, TimeTrack, NarratorTrack, Scenes]) {
          const given = props(view, decisions, { text });
          const { container, unmount } = render(part as typeof Side, { props: given as never });
          const said = `${content(container)} ${labels(container)}`;
          expect(said).not.toMatch(/\ban-[a-z]|undefined|NaN/);
          if (lang === 'fr') expect(said).not.toMatch(/\S[:;!?](\s|$)/);
          unmount();
        }
      }
    }
  });

  it('has a short name and a consequence for its answers, none of them broken', () => {
    for (const { view, decisions } of Object.values(positions)) {
      for (const decision of decisions) {
        for (const one of [...decision.choices, ...wishes(view, decision)]) {
          const short = brief(view, one, text);
          const said = [short?.title ?? 'x', short?.spoken ?? '', note(view, one, text, decision.seat)];
          expect(said.join(' ')).not.toMatch(/\ban-[a-z]|undefined|NaN/);
          expect(said[0]).not.toBe('');
        }
      }
    }
  });
});

describe('the chances of a round', () => {
  it('speak of each fighter only where several share the blow', () => {
    const odds = { win: 0.4, tie: 0.1, lose: 0.5, fall: 0, down: 0, hit: 2, hurt: 2.5 };
    const said = (fighters: number, lang: 'en' | 'fr') => {
      const { container, unmount } = render(OddsBar, {
        props: { odds, fighters, turns: false, text: words(lang) },
      });
      const all = content(container);
      unmount();
      return all;
    };
    expect(said(1, 'en')).not.toMatch(/each of you/);
    expect(said(1, 'fr')).not.toMatch(/chacun/);
    expect(said(2, 'en')).toMatch(/each of you/);
    expect(said(2, 'fr')).toMatch(/chacun/);
  });
});

describe('the texts of the board', () => {
  const folder = '../src/tablee/games/andor/text';
  const source = 'src/boards/andor';
  const keysIn = (lang: string) =>
    [...readFileSync(`${folder}/${lang}.ftl`, 'utf8').matchAll(/^(an-[\w-]+) =/gm)].map(
      (found) => found[1] ?? '',
    );
  const code = readdirSync(source)
    .map((file) => readFileSync(`${source}/${file}`, 'utf8'))
    .join('\n');
  const named = [...code.matchAll(/'(an-[\w-]+)'/g)].map((found) => found[1] ?? '');
  /** Keys that end with an id: `an-slot-${size}`. */
  const stems = [...code.matchAll(/`(an-[\w-]+-)\$\{/g)].map((found) => found[1] ?? '');

  it('are all there, and all used', () => {
    const keys = keysIn('en');
    expect(keysIn('fr')).toEqual(keys);
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((key) => !keys.includes(key))).toEqual([]);
    const used = (key: string) =>
      key === 'an-item' || named.includes(key) || stems.some((stem) => key.startsWith(stem));
    expect(keys.filter((key) => !used(key))).toEqual([]);
  });
});

describe('the time track', () => {
  const { view } = position('turn');

  it('has the stones on their hours, and the planned one', async () => {
    const { container, rerender } = render(TimeTrack, { props: props(view) });
    expect(content(container)).toContain('Hour 3: Kram');
    expect(container.querySelectorAll('.ghost')).toHaveLength(0);
    await rerender({ ...props(view), planned: 2 });
    expect(container.querySelectorAll('.planned .ghost')).toHaveLength(1);
  });

  it('shows what the cold has taken, and who sleeps first', () => {
    const cold: View = {
      ...view,
      rooster: 1,
      cold: { hour: 9, ignored: false, limit: 8 },
      rules: { ...view.rules, cold: 1 },
      heroes: view.heroes.map((hero) => (hero.seat === 1 ? { ...hero, ended: true } : hero)),
    };
    const { container } = render(TimeTrack, { props: props(cold) });
    expect(container.querySelectorAll('.frozen')).toHaveLength(2);
    expect(content(container)).toContain('Hour 9, taken by the cold');
    expect(content(container)).toContain('Mairen has the rooster');
    expect(content(container)).toContain('Have ended the day: Mairen');
  });

  it('names the price of overtime of the own hero', () => {
    const { container } = render(TimeTrack, { props: props(view, [], { seat: 2 }) });
    expect(content(container)).toContain('Overtime hour 8, costs 1 will point');
  });
});

describe('the legend track', () => {
  it('has the narrator on a letter and stars on others', () => {
    const { view } = position('turn');
    const { container, getAllByRole } = render(NarratorTrack, { props: props(view) });
    expect(getAllByRole('listitem')).toHaveLength(14);
    expect(container.querySelector('[aria-current]')?.textContent).toContain(`on ${view.letter}`);
    expect(container.querySelectorAll('.star')).toHaveLength(view.stars.length);
  });
});

describe('the hero sheet', () => {
  it('has five slots, and six for the keeper of the fire', () => {
    const { view, decisions } = position('turn');
    const { container } = render(Side, { props: props(view, decisions) });
    expect(container.querySelectorAll('.hero > .slots > li')).toHaveLength(6);
    expect(content(container)).toContain('one more from 14 will');
  });

  it('opens the exchange with an item that can go somewhere, and explains any other', async () => {
    const { view, decisions } = position('barter');
    const given = props(view, decisions);
    const { container, unmount } = render(Side, { props: given });
    await userEvent.click(container.querySelector('[data-item="firewood"]') as Element);
    expect([telling.trade, telling.held]).toEqual([true, 'firewood']);
    unmount();
    const other = props(view, []);
    const second = render(Side, { props: other });
    await userEvent.click(second.container.querySelector('[data-item="firewood"]') as Element);
    expect(other.oninspect).toHaveBeenCalledWith('item', 'firewood', expect.anything());
  });

  it('gives way to the chronicle when the legend is over', () => {
    const { view } = position('turn');
    const over = { ...view, ended: 'won' as const, slain: { gor: 2, wargor: 1 } };
    const { container } = render(Side, { props: props(over) });
    expect(content(container)).toContain('3 creatures defeated');
    expect(content(container)).toContain(`Day ${view.day}, narrator at ${view.letter}`);
    expect(content(container)).not.toContain('Next sunrise');
    const before = render(Side, { props: props(view) });
    expect(content(before.container)).not.toContain('defeated');
  });

  it('shows another hero on request', async () => {
    const { view, decisions } = position('turn');
    const { getAllByRole } = render(Side, { props: props(view, decisions) });
    const row = getAllByRole('button', { pressed: false }).find((one) => one.textContent.includes('Kram'));
    await userEvent.click(row as Element);
    expect(telling.seat).toBe(2);
  });

  it('names both sides of a sheet in French', () => {
    const fr = words('fr');
    const hero = position('turn').view.heroes[0] as Hero;
    expect(kindName({ ...hero, hero: 'teyan' }, fr)).toBe('Gardien du Feu');
    expect(kindName({ ...hero, hero: 'tenaya' }, fr)).toBe('Gardienne du Feu');
    expect(kindName({ ...hero, hero: 'mairen', kind: 'warrior' }, fr)).toBe('Guerrière');
  });
});

describe('objectives', () => {
  const { view } = position('barter');
  const goal = (over: Partial<Objective>): Objective => ({
    ...(view.objectives[0] as Objective),
    text: null,
    status: 'open',
    ...over,
  });

  it('are sentences, with how far they are', () => {
    const light = goal({
      kind: 'light',
      spaces: ['401', '431'],
      lit: ['401'],
      done: 1,
      count: 2,
      same_day: true,
    });
    expect(objectiveText(view, catalogue, light, text)).toBe(
      'Light a fire on each of these spaces: 401 (tent village), 431 (Griffon Rock). Do so on the same day.',
    );
    expect(progressText(view, light, text)).toBe('1 of 2');
    expect(progressText(view, goal({ kind: 'defend' }), text)).toBe('3 defence spaces free');
    expect(progressText(view, goal({ kind: 'flag', status: 'complete' }), text)).toBe('done');
    const stone = goal({ kind: 'deliver', space: '401', item: 'winter_stone', count: 1 });
    expect(objectiveText(view, catalogue, stone, text)).toBe(
      'Bring the winter stone to space 401 (tent village).',
    );
    const fr = words('fr');
    const said: [Partial<Objective>, string, string][] = [
      [{ kind: 'reveal', count: 3 }, 'Turn over 3 objective markers.', 'Retournez 3 marqueurs Objectif.'],
      [{ kind: 'reveal', count: 1 }, 'Turn over an objective marker.', 'Retournez un marqueur Objectif.'],
      [{ kind: 'save', count: 2 }, 'Save 2 Iquar.', 'Sauvez 2 Iquar.'],
      [
        { kind: 'light', spaces: ['401'], count: 1 },
        'Light a fire on space 401 (tent village).',
        'Allumez un feu sur la case 401 (Village de toile).',
      ],
      [
        { kind: 'deliver', space: '401', item: 'firewood', count: 3 },
        'Bring to space 401 (tent village): 3 × firewood.',
        'Apportez sur la case 401 (Village de toile)\u00a0: 3 × Bois de chauffage.',
      ],
      [
        { kind: 'defeat', creature: 'gor', count: 2 },
        'Defeat 2 creatures of this kind: Gor.',
        'Terrassez 2 Créatures de ce type\u00a0: Gor.',
      ],
    ];
    for (const [over, en, french] of said) {
      expect(objectiveText(view, catalogue, goal(over), text)).toBe(en);
      expect(objectiveText(view, catalogue, goal(over), fr)).toBe(french);
    }
    const own = goal({ text: { en: 'Find her.', fr: 'Trouvez-la.' } });
    expect(objectiveText(view, catalogue, own, words('fr'))).toBe('Trouvez-la.');
  });
});

it('counts at the end the fires that were lit on a sheet, too', () => {
  const { view } = position('turn');
  const lit = ['fire-lit', 'sheet-fire-lit'].map((kind, n) => event(n + 1, kind, { seat: '1', space: '7' }));
  const counts = facts(view, lit, text).deeds.map((deeds) => deeds.map(({ count }) => count));
  expect(counts[1]).toEqual([0, 2]);
  expect(counts[0]).toEqual([0, 0]);
});

it('shows the card that was read last, whatever its place in the legend', () => {
  const { view, decisions } = position('barter');
  const [first] = view.cards;
  const events = [{ n: 1, entry: 1, kind: 'card-read', args: { card: first?.id ?? '' } }];
  const { container } = render(Side, { props: props(view, decisions, { told: events }) });
  expect(view.cards.length).toBeGreaterThan(1);
  expect(container.querySelector('.book i')?.textContent).toBe(first?.title.en);
});

describe('the company', () => {
  const { view } = position('turn');
  const word = { seat: 1, key: 'wait', args: {}, place: '' };
  beforeEach(() => telling.at(null));
  afterEach(() => intents.clear());

  it('is in sight where there is little room: what bots will do is folded to a sign', async () => {
    intents.show([word]);
    const { container } = render(Beside, { props: props(view, [], { form: 'low' }) });
    const row = container.querySelector('[data-company="1"]');
    expect(container.querySelector('[data-intention]')).toBeNull();
    expect(row?.querySelector('[data-speaks]')).not.toBeNull();
    await fireEvent.click(row?.querySelector('button') as Element);
    expect(row?.querySelector('[data-intention="1"]')).not.toBeNull();
    expect(row?.querySelector('[data-speaks]')).toBeNull();
  });

  it('says all of it beside a large map, and side by side on a phone held sideways', () => {
    intents.show([word]);
    for (const [form, heroes] of [
      ['desktop', view.heroes.slice(0, 3)],
      ['sideways', view.heroes],
    ] as const) {
      const { container, unmount } = render(Beside, { props: props({ ...view, heroes }, [], { form }) });
      expect(container.querySelector('[data-intention="1"]')).not.toBeNull();
      unmount();
    }
  });

  it('comes first behind the line of own numbers: one press shows everybody', () => {
    const { container } = render(Line, { props: props(view) });
    expect(container.querySelector('details > [data-part]')?.getAttribute('data-part')).toBe('company');
  });
});

describe('pointing', () => {
  it('shows on the map what an objective or a forecast is about, for a while', async () => {
    vi.useFakeTimers();
    const { view, decisions } = position('turn');
    const { container } = render(Side, { props: props(view, decisions) });
    await fireEvent.click(container.querySelector('button.goal') as Element);
    expect(telling.places).toEqual(['0']);
    const gors = [...container.querySelectorAll('button')].find((one) => one.textContent.includes('25 → 24'));
    await fireEvent.click(gors as Element);
    expect(telling.places).toContain('16');
    vi.advanceTimersByTime(4000);
    expect(telling.places).toEqual([]);
  });

  it('knows where objectives lead', () => {
    const { view } = position('barter');
    const goal = { ...(view.objectives[0] as Objective), status: 'open' as const, space: null, item: null };
    const gem = { ...view, items: { '430': { gem: 1 } }, markers: ['433'] };
    expect(placesFor(gem, { ...goal, kind: 'deliver', space: '401', item: 'gem' })).toEqual(['401', '430']);
    expect(placesFor(gem, { ...goal, kind: 'reveal' })).toEqual(['433']);
    expect(placesFor(gem, { ...goal, kind: 'light', spaces: ['401', '456'], lit: ['401'] })).toEqual(['456']);
    const gors = view.creatures.filter(({ creature }) => creature === 'gor').map(({ space }) => space);
    expect(placesFor(gem, { ...goal, kind: 'defeat', creature: 'gor' })).toEqual(gors);
    expect(placesFor(gem, { ...goal, status: 'complete', space: '401' })).toEqual([]);
  });
});

describe('the dock', () => {
  it('opens the exchange, and offers nothing that stands among the choices', async () => {
    const { view, decisions } = position('barter');
    const { queryByRole, container } = render(Dock, { props: props(view, decisions) });
    expect(decisions[0]?.choices.some(({ verb }) => verb === 'fire')).toBe(true);
    expect(queryByRole('button', { name: 'Make fire' })).toBeNull();
    await userEvent.click(container.querySelector('[data-exchange]') as Element);
    expect(telling.trade).toBe(true);
  });

  it('speaks of an exchange only where there is one', () => {
    const { view, decisions } = position('barter');
    const alone = decisions.map((decision) => ({
      ...decision,
      choices: decision.choices.filter(({ verb }) => verb === 'drop'),
    }));
    const { container } = render(Dock, { props: props(view, alone) });
    expect(container.querySelector('[data-exchange]')).toBeNull();
  });

  it('shows what is on the space', () => {
    const { view } = position('turn');
    const here: View = {
      ...view,
      snow: { '53': null },
      fires: { '53': 'unlit' },
      items: { '53': { gem: 2, firewood: 1 } },
      markers: ['53'],
      allies: { tranuk: '53' },
      heroes: view.heroes.map((hero) => (hero.seat < 2 ? { ...hero, space: '53' } : hero)),
      creatures: view.creatures.slice(0, 1).map((one) => ({ ...one, space: '53' })),
    };
    const turn = asked('turn', 0, [choice('fight'), choice('relight'), choice('pick gem', ['item', 'gem'])]);
    const { container } = render(Dock, { props: props(here, [turn]) });
    for (const said of [
      'Gor',
      'snow',
      'burnt-out fire',
      'gemstone× 2',
      'objective marker',
      'Tranuk',
      'Mairen',
    ])
      expect(content(container)).toContain(said);
    // Where there is little room, things have it rather than the name of the space.
    const head = (size: string) =>
      render(Dock, { props: { ...props(here, [turn]), size } as never }).container.querySelector(
        '.head.gone',
      );
    expect(head('desktop')).toBeNull();
    expect(head('phone')).not.toBeNull();
  });

  it.each(['phone', 'desktop'] as const)('leaves how a fight would go to the choice (%s)', (size) => {
    const { view } = position('turn');
    const space = view.heroes[0]?.space ?? '';
    const here: View = { ...view, creatures: view.creatures.slice(0, 1).map((one) => ({ ...one, space })) };
    const dock = (verb: string) => {
      const given = props(here, [asked('turn', 0, [choice(verb)])]);
      return render(Dock, { props: { ...given, size } }).container;
    };
    const fights = dock('fight');
    // On a phone it is one row.
    expect(fights.querySelector('ul.small') !== null).toBe(size === 'phone');
    expect(content(fights)).toContain('Gor');
    expect(fights.querySelector('small')).toBeNull();
    expect(dock('pass').querySelector('small')).not.toBeNull();
  });

  it('shows what was delivered to the space, too', () => {
    const { view } = position('turn');
    const here: View = { ...view, items: {}, fixed: { [view.heroes[0]?.space ?? '']: { winter_stone: 1 } } };
    const { container } = render(Dock, { props: props(here, [asked('turn', 0, [choice('pass')])]) });
    expect(content(container)).toContain('winter stone');
    expect(content(container)).not.toContain('nothing here');
  });

  it('offers what other heroes of the reader may do out of turn', async () => {
    const { view, decisions } = position('turn');
    const given = props(view, decisions);
    const { container } = render(Dock, { props: given });
    const white = container.querySelector<HTMLElement>('.other [data-spot="use plant_white"]');
    await fireEvent.click(white as Element);
    const offer = decisions.find(({ seat }) => seat === 2);
    const wanted = offer?.choices.find((one) => one.text === 'use plant_white');
    expect(given.onchoose.mock.calls[0]?.[0]).toBe(wanted);
  });
});

describe('exchanging', () => {
  const me: Zone = { kind: 'hero', seat: 0 };
  const shop: Zone = { kind: 'merchant' };
  const ground: Zone = { kind: 'ground' };

  it('knows the places and what is there', () => {
    const { view, decisions } = position('barter');
    const deeds = deedsOf(decisions);
    expect(zonesOf(view, catalogue, 0, deeds).map(zoneKey)).toEqual(['hero 0', 'merchant', 'ground']);
    expect(contents(view, catalogue, shop, 0)).toMatchObject({ gourd: 2, firewood: 1, falcon: 1 });
    expect(contents(view, catalogue, ground, 0)).toEqual({});
    expect(partners(view, 0)).toEqual([]);
    expect(partners(heroAhead(view, { partners: [1] }), 0).map(({ seat }) => seat)).toEqual([1]);
    expect(listed(catalogue, { gem: 1, gourd: 2 })).toEqual(['gourd', 'gourd', 'gem']);
  });

  it('finds the answer of a drag, in both directions', () => {
    const { decisions } = position('barter');
    const deeds = deedsOf(decisions);
    const text0 = (item: string, from: Zone, to: Zone, onto: string | null = null) =>
      deedFor(deeds, item, from, to, onto)?.choice.text ?? null;
    expect(text0('gem', me, ground)).toBe('drop gem');
    expect(text0('firewood', me, shop)).toBeNull();
    expect(text0('firewood', me, shop, 'gourd')).toBe('barter firewood gourd');
    expect(text0('gourd', shop, me, 'firewood')).toBe('barter firewood gourd');
    expect(text0('gem', me, shop)).toBeNull();
    expect(deedsWith(deeds, shop, 'falcon').map((deed) => deed.choice.text)).toContain(
      'barter askimar_blade falcon',
    );
  });

  it('uses a plant of the own purse, too, where nobody is there to exchange with', async () => {
    const { view } = position('turn');
    const hero = view.heroes[0] as Hero;
    const own = {
      ...view,
      items: {},
      heroes: [{ ...hero, items: { plant_white: 1 } }, ...view.heroes.slice(1)],
    };
    const use = choice('use plant_white', ['plant', 'plant_white']);
    const drop = choice('drop plant_white', ['item', 'plant_white']);
    telling.exchange('plant_white');
    const given = props(own, [asked('turn', hero.seat, [use, drop])], { seat: hero.seat });
    const { container } = render(Trade, { props: given });
    await tick();
    expect(content(container)).toContain('What you carry');
    await userEvent.click(container.querySelector('[data-spot="use plant_white"]') as Element);
    expect(given.onchoose.mock.calls[0]?.[0]).toBe(use);
  });

  it('does not take what must be put down for something new', () => {
    const receive = asked('receive', 0, [choice('drop gourd', ['item', 'gourd']), choice('leave_it')]);
    expect(deedsOf([receive])).toEqual([]);
  });

  it('barters by two presses', async () => {
    const { view, decisions } = position('barter');
    telling.exchange();
    const given = props(view, decisions);
    const { container } = render(Trade, { props: given });
    await userEvent.click(container.querySelector('.mine [data-thing="firewood"]') as Element);
    const spot = container.querySelector('[data-spot="barter firewood gourd"]');
    await userEvent.click(spot as Element);
    expect(given.onchoose.mock.calls[0]?.[0]).toMatchObject({ text: 'barter firewood gourd' });
  });

  it('puts down what is dragged to the ground', async () => {
    const { view, decisions } = position('barter');
    telling.exchange();
    const given = props(view, decisions);
    const { container } = render(Trade, { props: given });
    const gem = container.querySelector('.mine [data-thing="gem"]') as Element;
    const onto = container.querySelector('[data-zone="ground"]') as Element;
    document.elementFromPoint = () => onto;
    await fireEvent.pointerDown(gem, { button: 0, clientX: 10, clientY: 10 });
    await fireEvent.pointerMove(window, { clientX: 90, clientY: 40 });
    expect(onto.className).toContain('takes');
    expect(container.querySelector('.ghost')).toBeTruthy();
    await fireEvent.pointerUp(window, { clientX: 90, clientY: 40 });
    expect(given.onchoose.mock.calls[0]?.[0]).toMatchObject({ text: 'drop gem' });
    expect(container.querySelector('.ghost')).toBeNull();
  });

  it('lets the other own hero take what is held out', async () => {
    const { view, decisions } = position('give');
    const open = decisions[0];
    const give = open?.choices.find(({ verb }) => verb === 'give') as Choice;
    const thorn = view.heroes[0] as Hero;
    const both = {
      ...view,
      heroes: view.heroes.map((hero) => ({ ...hero, ended: false, space: thorn.space })),
    };
    telling.exchange('plant_red');
    const other = asked('offer', 0, [choice('pick gem', ['item', 'gem'])]);
    const given = props(both, [...decisions, other]);
    const { container, rerender } = render(Trade, { props: given });
    await tick();
    await userEvent.click(container.querySelector(`[data-spot="${give.text}"]`) as Element);
    expect(given.onchoose).toHaveBeenCalledTimes(1);
    const take = choice('take 3 plant_red', ['other', '3'], ['item', 'plant_red']);
    await rerender({
      ...given,
      view: { ...both, gifts: [{ from: 2, to: 0, item: 'plant_red' }] },
      decisions: [...decisions, asked('offer', 0, [take])],
    });
    expect(given.onchoose).toHaveBeenLastCalledWith(take);
  });

  it('calls when somebody holds something out', async () => {
    const { view } = position('give');
    const gifts = [{ from: 2, to: 0, item: 'plant_red' }];
    const take = choice('take 3 plant_red', ['other', '3'], ['item', 'plant_red']);
    const refuse = choice('refuse 3 plant_red', ['other', '3'], ['item', 'plant_red']);
    const given = props({ ...view, gifts }, [asked('offer', 0, [take, refuse])]);
    const { getByRole, container } = render(Calls, { props: given });
    expect(content(container)).toContain('Kram offers Thorn: red bloodblooms');
    await userEvent.click(getByRole('button', { name: 'Take' }));
    expect(given.onchoose).toHaveBeenCalledWith(take);
    expect(giftsTo({ ...view, gifts }, 0)).toEqual([{ from: 2, item: 'plant_red' }]);
    expect(heldOut({ ...view, gifts }, 2, 0, 'plant_red')).toBe(1);
  });
});

describe('the book', () => {
  const { view } = position('turn');
  const [first, second] = view.cards.slice(-2);

  beforeEach(() => void book.news([], 'another table'));

  it('stays open on what is not read yet when the phone is turned, and tells nothing twice', async () => {
    const given = props(view, [], { events: [event(1, 'card-read', { card: first?.id ?? '' })] });
    const upright = render(LegendCard, { props: given });
    await tick();
    upright.unmount();
    const aslant = render(LegendCard, { props: { ...given, events: [] } });
    await tick();
    expect(content(aslant.container)).toContain(first?.title.en ?? '?');
    await userEvent.click(aslant.getByRole('button', { name: 'To the map' }));
    aslant.unmount();
    const again = render(LegendCard, { props: given });
    await tick();
    expect(again.container.querySelector('.page')).toBeNull();
  });

  it('opens with the cards that come, page by page, and closes', async () => {
    const given = props(view);
    const { container, rerender, getByRole } = render(LegendCard, { props: given });
    expect(container.querySelector('.page')).toBeNull();
    await rerender({
      ...given,
      events: [
        event(1, 'card-read', { card: first?.id ?? '' }),
        event(2, 'spawned', { creature: 'gor', space: '26' }),
        event(3, 'card-read', { card: second?.id ?? '' }),
      ],
    });
    await tick();
    expect(content(container)).toContain(first?.title.en ?? '?');
    expect(content(container)).toContain('A Gor appears on space 26.');
    await userEvent.click(getByRole('button', { name: 'Read on (1 more)' }));
    expect(content(container)).toContain(second?.text.en ?? '?');
    await userEvent.click(getByRole('button', { name: 'To the map' }));
    expect(container.querySelector('.page')).toBeNull();
  });

  it('tells its own events, not what happens under it while one reads', async () => {
    const given = props(view);
    const { rerender } = render(LegendCard, { props: given });
    const card = event(51, 'card-read', { card: first?.id ?? '' });
    const gor = event(52, 'spawned', { creature: 'gor', space: '26' });
    await rerender({ ...given, events: [card, gor], told: [card, gor] });
    await tick();
    const storm = event(53, 'storm');
    await rerender({ ...given, events: [storm], told: [card, gor, storm] });
    await tick();
    expect([51, 52, 53].map((n) => overBoard.hasTold(n))).toEqual([true, true, false]);
    const page = document.querySelector('.page');
    const change = { target: page?.querySelector('h2'), addedNodes: [] } as unknown as MutationRecord;
    expect(overBoard.busy).toBe(true);
    expect(overBoard.tellsBy(change)).toBe(false);
  });

  it('waits until sunrise and fight are told', async () => {
    const given = props(view, [], { events: [event(1, 'card-read', { card: first?.id ?? '' })] });
    telling.fighting = true;
    const { container } = render(LegendCard, { props: given });
    await tick();
    expect(container.querySelector('.page')).toBeNull();
    telling.fighting = false;
    await tick();
    expect(container.querySelector('.page')).not.toBeNull();
  });

  it('is read again, and turned with the arrow keys', async () => {
    telling.page = second?.id ?? null;
    const { container } = render(LegendCard, { props: props(view) });
    await tick();
    expect(content(container)).toContain(`Page ${view.cards.length} of ${view.cards.length}`);
    expect(content(container)).toContain('Objectives');
    await fireEvent.keyDown(container.querySelector('.page') as Element, { key: 'ArrowLeft' });
    expect(content(container)).toContain(`Page ${view.cards.length - 1} of`);
    await fireEvent.keyDown(container.querySelector('.page') as Element, { key: 'Escape' });
    expect(telling.page).toBeNull();
  });

  it('gives way to the end, but for the page that tells it', async () => {
    const given = props(view, [], { events: [event(1, 'card-read', { card: first?.id ?? '' })] });
    const { container, rerender } = render(LegendCard, { props: given });
    await tick();
    expect(content(container)).toContain(first?.title.en ?? '?');
    const over = { ...given, view: { ...view, ended: 'lost_defence' as const } };
    const last = event(2, 'card-read', { card: second?.id ?? '' });
    await rerender({ ...over, events: [last, event(3, 'ended', { ending: 'lost_defence' })] });
    expect(content(container)).toContain(second?.title.en ?? '?');
    expect(container.querySelector('.page')?.textContent).not.toContain('Read on');
  });

  it('says when the end has been read', async () => {
    vi.useFakeTimers();
    const given = props({ ...view, ended: 'won' });
    render(LegendCard, { props: given });
    await tick();
    vi.advanceTimersByTime(200);
    expect(given.onscored).toHaveBeenCalledWith(true);
  });
});

describe('the sunrise', () => {
  const dawn = (number: number) => {
    const told = dawnCases[number];
    if (!told) throw new Error('a recorded sunrise');
    const view: View = { ...position('turn').view, ...told.after, cards: [] };
    return props(view, [], { events: told.events });
  };

  it('is told step by step, points at the map, and can be skipped', async () => {
    vi.useFakeTimers();
    const { container } = render(Sunrise, { props: dawn(5) });
    await tick();
    expect(content(container)).toContain('The Gors march');
    expect(content(container)).not.toContain('The Wargors run');
    expect(telling.step).toBe(0);
    expect(telling.places).toContain('403');
    vi.advanceTimersByTime(1400);
    await tick();
    expect(content(container)).toContain('The Wargors run');
    await fireEvent.click(container.querySelector('.skip') as Element);
    expect(container.querySelector('.dawn')).toBeNull();
    expect(telling.step).toBeNull();
  });

  it('names a great adversary who goes with one of the kinds', async () => {
    const { view } = position('turn');
    const march = (n: number, creature: string, from: string, space: string) =>
      event(n, 'marched', { creature, from, space });
    const events = [
      event(1, 'sunrise', { day: '1' }),
      march(2, 'wargor', '30', '29'),
      march(3, 'shron', '38', '16'),
    ];
    const { container } = render(Sunrise, { props: props({ ...view, cards: [] }, [], { events }) });
    await tick();
    expect(content(container)).toContain('30 → 29');
    expect(content(container)).toContain('Shron: 38 → 16');
    // Without a fur troll on its way the step is its own.
    const [, , alone] = events;
    const creatures = [{ ...view.creatures[0], creature: 'shron', space: '16', step: 'fur_troll' }];
    const told = { events: [event(1, 'sunrise', { day: '1' }), ...(alone ? [alone] : [])] };
    const own = render(Sunrise, { props: props({ ...view, creatures, cards: [] } as View, [], told) });
    await tick();
    expect(content(own.container)).toMatch(/Shron\s+38 → 16/);
    expect(content(own.container)).not.toMatch(/fur trolls march/i);
  });

  it('waits until the end of the last fight has been read', async () => {
    vi.useFakeTimers();
    telling.fighting = true;
    const { container } = render(Sunrise, { props: dawn(5) });
    await tick();
    vi.advanceTimersByTime(9000);
    await tick();
    expect(container.querySelector('.dawn')).toBeNull();
    telling.fighting = false;
    await tick();
    expect(content(container)).toContain('The Gors march');
    expect(content(container)).not.toContain('The wargors run');
  });

  it('goes on although others act, and makes way for a fight of the new day', async () => {
    vi.useFakeTimers();
    const given = dawn(5);
    const { container, rerender } = render(Sunrise, { props: given });
    await tick();
    const before = given.events.at(-1)?.n ?? 0;
    const act = async (n: number) =>
      rerender({ ...given, events: [event(before + n, 'moved', { seat: '0', space: '404' })] });
    await act(1);
    for (let n = 2; n < 8; n++) {
      vi.advanceTimersByTime(900);
      await act(n);
    }
    expect(content(container)).toContain('The Wargors run');
    const { fight } = position('go').view;
    await rerender({
      ...given,
      view: { ...given.view, fight },
      events: [event(before + 9, 'day-began', { day: '2' })],
    });
    await tick();
    expect(container.querySelector('.dawn')).toBeNull();
  });

  it('is not told to those who do not want to wait', async () => {
    settings.pace = 'instant';
    const { container } = render(Sunrise, { props: dawn(0) });
    await tick();
    expect(container.querySelector('.dawn')).toBeNull();
  });
});

describe('small scenes', () => {
  it('ask for the price of a step, for an option, for a place on the sheet', async () => {
    const { view } = position('turn');
    const pay = asked('pay', 0, [choice('hour'), choice('full')], { space: '47' });
    const given = props(view, [pay]);
    const { getByRole, unmount } = render(Ask, { props: given });
    await userEvent.click(getByRole('button', { name: /Drink from a full water-skin/ }));
    expect(given.onchoose).toHaveBeenCalledWith(pay.choices[1]);
    unmount();
    const options = [{ en: 'Left', fr: 'À gauche' }];
    const choose = asked('choose', 0, [choice('option 1', ['option', '1'])]);
    const second = render(Ask, { props: props({ ...view, options }, [choose]) });
    expect(second.getByRole('button', { name: 'Left' })).toBeTruthy();
    second.unmount();
    const receive = asked('receive', 0, [choice('drop firewood', ['item', 'firewood']), choice('leave_it')], {
      item: 'gourd',
    });
    const third = render(Ask, { props: props(view, [receive]) });
    expect(third.getAllByRole('button')).toHaveLength(2);
  });

  it('let a hero be chosen that is not taken', async () => {
    const { view } = position('turn');
    const early = {
      ...view,
      day: 0,
      heroes: view.heroes.map((hero) => (hero.seat === 0 ? hero : ({ seat: hero.seat, hero: null } as Hero))),
    };
    const pick = asked('choose_hero', 1, [choice('choose thorn', ['hero', 'thorn'])]);
    const given = props(early, [pick]);
    const { container } = render(HeroPick, { props: given });
    expect(container.querySelectorAll('[data-spot]')).toHaveLength(1);
    expect(container.querySelectorAll('.sheet')).toHaveLength(4);
    await userEvent.click(container.querySelector('[data-spot="choose thorn"]') as Element);
    expect(given.onchoose).toHaveBeenCalledWith(pick.choices[0]);
  });

  it('show what comes out of the snow', async () => {
    const { view } = position('turn');
    const events = [
      event(1, 'snow-activated', { seat: '0', space: '11', token: 'firewood' }),
      event(2, 'storm'),
    ];
    const { container, getByRole } = render(Finds, { props: props(view, [], { events }) });
    await tick();
    expect(content(container)).toContain('firewood');
    expect(container.querySelector('.storm')).toBeTruthy();
    await userEvent.click(getByRole('button', { name: 'Close' }));
    expect(container.querySelector('.finds')).toBeNull();
  });
});

describe('notes', () => {
  const { view } = position('turn');
  const say = (where: View, said: Choice, seat = 0) => note(where, said, text, seat);

  it('say what an hour costs and what waits', () => {
    const move = choice('move 47', ['space', '47']);
    expect(say(view, move)).toContain('hour 1');
    const late = { ...view, heroes: view.heroes.map((hero) => ({ ...hero, hours: 7, wp: 9 })) };
    expect(say(heroAhead(late, { hour: 2 }), move)).toContain('hour 8, −2 will');
    const ashore = choice('ashore 47', ['space', '47']);
    expect(say(heroAhead(view, { ashore: { hours: 3, wp: 4 } }), ashore)).toContain('hour 3, −4 will');
    const there = { ...view, creatures: view.creatures.map((one) => ({ ...one, space: '47' })).slice(0, 1) };
    expect(say(there, move)).toContain('Gor, 2 strength, 4 will');
  });

  it('say how a fight would go and what a day brings to its end', () => {
    const odds = { win: 0.61, tie: 0.1, lose: 0.29, fall: 0.2, down: 0, hit: 3, hurt: 2 };
    const here = heroAhead(
      { ...view, creatures: view.creatures.slice(0, 1).map((one) => ({ ...one, space: '53' })) },
      { odds },
    );
    expect(say(here, choice('fight'))).toMatch(/^hour 1 · Gor.*each round: 61% win, 29% lose/);
    const late = heroAhead(
      { ...here, heroes: here.heroes.map((hero) => ({ ...hero, hours: 7, wp: 9 })) },
      { hour: 2 },
    );
    expect(['fight', 'start', 'accept'].map((verb) => say(late, choice(verb)))).toEqual([
      expect.stringContaining('hour 8, −2 will'),
      'hour 8, −2 will · −2 will for the next',
      'hour 8, −2 will · −2 will for the next',
    ]);
    const tired = { ...late, heroes: late.heroes.map((hero) => ({ ...hero, wp: 4 })) };
    expect(say(tired, choice('continue'))).toBe('hour 8, −2 will · your last one today');
    expect(say(here, choice('continue'))).toBe('hour 1');
    expect(say({ ...view, rooster: null }, choice('end_day'))).toContain('you begin tomorrow');
    const dawn = (over: Partial<View['prospects']['sunrise']>): View => ({
      ...view,
      rooster: 1,
      heroes: view.heroes.map((hero) => ({ ...hero, ended: hero.seat !== 0 })),
      prospects: { ...view.prospects, sunrise: { ...view.prospects.sunrise, ...over } },
    });
    expect(say(dawn({ warm: [0], free: 0 }), choice('end_day'))).toBe('a fire warms you: +5 will');
    expect(say(dawn({ warm: [1], free: -1 }), choice('end_day'))).toBe(text.message('an-next-lost'));
  });

  it('say what plants and fires change', () => {
    const kram = view.heroes.map((hero) => ({ ...hero, hours: 3, wp: 18 }));
    const after = { fire: 16, plant_white: 20, plant_blue: 1 };
    const strong = heroAhead({ ...view, heroes: kram }, { after });
    expect(say(strong, choice('use plant_blue', ['plant', 'plant_blue']))).toBe('hours 3 → 1');
    expect(say(strong, choice('use plant_white', ['plant', 'plant_white']))).toBe('will 18 → 20');
    expect(say(strong, choice('fire'))).toBe('will 18 → 16');
  });

  it('wish for what one may expect', () => {
    const here: View = {
      ...view,
      fires: { '53': 'unlit' },
      snow: { '53': null },
      creatures: view.creatures.slice(0, 1).map((one) => ({ ...one, space: '53' })),
    };
    const verbs = wishes(here, asked('turn', 0, [])).map(({ verb }) => verb);
    expect(verbs).toEqual(['fight', 'pass', 'relight', 'fire_sheet', 'activate']);
    expect(wishes(here, asked('offer', 0, []))).toEqual([]);
  });
});
