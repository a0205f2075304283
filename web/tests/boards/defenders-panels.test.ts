/** Panels, hand and scenes in the page: what is drawn, what can be pressed, what it says. */
import { render, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Catalogue } from '../../src/boards/defenders/catalogue.ts';
import Champion from '../../src/boards/defenders/Champion.svelte';
import Company from '../../src/boards/defenders/Company.svelte';
import Darkness from '../../src/boards/defenders/Darkness.svelte';
import HeroPick from '../../src/boards/defenders/HeroPick.svelte';
import Scenes from '../../src/boards/defenders/Scenes.svelte';
import { brief, Dock, facts, learn, Line, note, Side, wishes } from '../../src/boards/defenders/index.ts';
import { plan } from '../../src/boards/defenders/plan.svelte.ts';
import { shownSeat } from '../../src/boards/defenders/questions.ts';
import { telling } from '../../src/boards/defenders/telling.svelte.ts';
import { intents } from '../../src/intentions/intents.svelte.ts';
import { isOffered } from '../../src/lib/offered.svelte.ts';
import { settings } from '../../src/lib/settings.svelte.ts';
import { t } from '../../src/lib/text.svelte.ts';
import type { Choice, Decision, Event } from '../../src/protocol.ts';
import type { HeroProspects, Player, View } from '../../src/views/defenders.ts';
import { choice } from '../fixtures.ts';
import recorded from './fixtures/defenders-positions.json';
import played from './fixtures/defenders-stories.json';
import { asking, content, event, firstOf, labels, propsWith, wordsOf } from './helpers.ts';

vi.setConfig({ testTimeout: 30_000 });

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
const { nights, won } = played as unknown as { nights: Event[][][]; won: View[] };

const text = wordsOf('defenders', { names, domains, catalogue });
const atDesk = propsWith<View>(text);
const props = (view: View, decision: Decision | null = null, over: Record<string, unknown> = {}) =>
  atDesk({ view, decision, ...over });
const of = firstOf(cases);
const asked = asking('DOR-8.3');

beforeEach(() => {
  settings.motion = 'reduced';
  settings.pace = 'normal';
  settings.lang = 'en';
  telling.at(null);
  telling.again = false;
  plan.drop();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('every question', () => {
  it('has panels, a hand and a line without a missing text, in both languages', () => {
    for (const lang of ['en', 'fr'] as const) {
      settings.lang = lang;
      const various = [...new Map(cases.map((one) => [one.decision.kind, one])).values()];
      // The panels say the same whatever is asked: some of them are enough.
      const some = various.filter((_, i) => i % 12 === 0);
      for (const [part, positions] of [
        [Dock, various.filter((_, i) => i % 3 === 0)],
        [Side, some],
        [Line, some],
      ] as const) {
        for (const { view, decision } of positions) {
          const { container, unmount } = render(part, { props: props(view, decision) as never });
          expect(`${content(container)} ${labels(container)}`).not.toMatch(/\bdf-[a-z]/);
          unmount();
        }
      }
    }
  });

  it('has a short name and a consequence for its answers, none of them broken', () => {
    for (const { view, decision } of cases) {
      for (const one of [...decision.choices, ...wishes(view, decision)]) {
        const short = brief(view, one, text);
        const said = [
          short?.title ?? 'x',
          short?.spoken ?? '',
          note(view, one, text, decision.seat, decision),
        ];
        expect(said.join(' ')).not.toMatch(/df-|verb-|undefined|NaN/);
        expect(said[0]).not.toBe('');
      }
    }
  });
});

describe('notes', () => {
  const { view, decision } = of('day');
  const player = view.players[decision.seat] as Player;
  const withPlayer = (over: Partial<Player>, rest: Partial<View> = {}): View => ({
    ...view,
    ...rest,
    players: view.players.map((one) => (one.seat === player.seat ? { ...one, ...over } : one)),
  });
  /** The engine tells something else of the one who is asked. */
  const withHero = (where: View, over: Partial<HeroProspects>): View => ({
    ...where,
    prospects: {
      ...where.prospects,
      heroes: where.prospects.heroes.map((one, seat) =>
        one && seat === player.seat ? { ...one, ...over } : one,
      ),
    },
  });
  const say = (where: View, said: Choice, kind = 'day') =>
    note(where, said, text, player.seat, { ...decision, kind });

  it('foretell the wounds of the end of the day, and death', () => {
    const tired = withPlayer({ ready: 0, spent: 5, lost: 0 });
    expect(say(withHero(tired, { wounds: 2 }), choice('end'))).toBe('Ending the day here means 2 wounds');
    expect(say(withHero(tired, { wounds: 5 }), choice('end'))).toContain('kill you');
    expect(say(withHero(tired, { wounds: 0 }), choice('end'))).toBe('no wounds here');
  });

  it('say what dice are rolled and what they need', () => {
    const crowd = { minions: { wolf_pass: { blue: 1, green: 2 } } };
    const needs = {
      here: { green: 3, blue: 5 },
      afar: { green: 4, blue: 6 },
      fireball: { green: 2, blue: 2 },
    };
    const there = withHero(withPlayer({ at: 'wolf_pass' }, crowd), { needs });
    expect(say(there, choice('fight'))).toBe('2 Orcs on 3+, 1 Dragonkin on 5+');
    expect(say(there, choice('fireball'))).toBe('2 Orcs on 2+, 1 Dragonkin on 2+');
    const beside = withHero(withPlayer({ at: 'orc_valley' }, crowd), { needs });
    const place = choice('at wolf_pass', ['location', 'wolf_pass']);
    expect(say(beside, place, 'fight_where')).toBe('2 Orcs on 4+, 1 Dragonkin on 6+');
    const slayer = withHero(there, { needs: { ...needs, here: { green: 0, blue: 5 } } });
    expect(say(slayer, choice('here'))).toBe('1 Dragonkin on 5+, Orcs without rolling');
  });

  it('say what waits at a place', () => {
    const where = withPlayer(
      {},
      { minions: { wolf_pass: { red: 2 } }, crystals: { wolf_pass: 1 }, gates: [] },
    );
    expect(say(where, choice('to wolf_pass', ['location', 'wolf_pass']))).toBe('2 Demons, 1 crystal');
    expect(say(where, choice('to gryphon_inn', ['location', 'gryphon_inn']))).toBe('nobody there');
    const city = choice('to monarch_city', ['location', 'monarch_city']);
    const home = withPlayer({ at: 'monarch_city' }, { minions: {}, crystals: {}, gates: [] });
    const heroes = home.players.filter(({ at }) => at === 'monarch_city');
    expect(heroes.length).toBeGreaterThan(0);
    for (const { hero } of heroes) expect(say(home, city)).toContain(text.piece('hero', hero ?? ''));
  });

  it('say what dice are rolled only of places where one fights', () => {
    const where = withPlayer({}, { minions: { wolf_pass: { blue: 1 } }, crystals: {}, gates: [] });
    const place = choice('at wolf_pass', ['location', 'wolf_pass']);
    expect(say(where, place, 'fight_where')).toMatch(/^1 Dragonkin on \d\+$/);
    expect(say(where, place, 'clear')).toBe('1 Dragonkin');
    expect(say({ ...where, minions: {} }, place, 'place_gate')).toBe('nobody there');
  });

  it('say whom an archer would fight next door, where it can only be one place', () => {
    const archer = (minions: View['minions']) =>
      say(withPlayer({ hero: 'ranger', at: 'wolf_pass' }, { minions }), choice('fight'));
    const next = { orc_valley: { red: 2 }, wyvern_forest: { green: 1 } };
    expect(archer(next)).toMatch(/^with your bow, Orc Valley: 2 Demons on \d\+$/);
    expect(archer({ ...next, seagull_lagoon: { blue: 1 } })).toBe('with your bow, next door');
    expect(archer({ ...next, wolf_pass: { blue: 1 } })).toMatch(/^1 Dragonkin on \d\+ · or with your bow/);
  });

  it('name the places to which a way leads, and no other', () => {
    const steps = [{ to: 'wolf_pass', back: 'dancing_stone' }];
    const travel = [{ way: 'gate' as const, cards: [], steps }];
    const where = { ...view, prospects: { ...view.prospects, travel } };
    expect(say(where, choice('gate'))).toBe(text.piece('location', 'wolf_pass'));
    expect(say(where, choice('foot'))).toBe('');
  });

  it('say who could join an attack', () => {
    const generals = {
      ...view.generals,
      sapphire: { at: 'wolf_pass', step: 1, life: 3, healing: null, major: false },
    };
    const alone = withHero(withPlayer({ at: 'wolf_pass' }, { generals, minions: {} }), {
      generals: { sapphire: { need: 5, need_cancelled: 5, dice: 2 } },
    });
    expect(say(alone, choice('attack'))).toContain('Sapphire has 3 life · you: 2 dice on 5+');
    expect(say(alone, choice('attack')), 'two dice wound twice at most').toContain('too few dice');
    const strong = withHero(alone, { generals: { sapphire: { need: 5, need_cancelled: 5, dice: 3 } } });
    expect(say(strong, choice('attack'))).not.toContain('too few dice');
    expect(wishes(alone, { ...decision, kind: 'day' }).map(({ verb }) => verb)).toContain('attack');
    const together = {
      ...alone,
      players: alone.players.map((one) => ({ ...one, hero: one.hero ?? 'rogue', at: 'wolf_pass' })),
    };
    const others = together.players.length - 1;
    if (others > 0) expect(say(together, choice('attack'))).toMatch(/may join$/);
  });
});

describe('the hand', () => {
  it('shows every card, and what is clicked is answered', async () => {
    const { view, decision } = of('travel_card');
    const given = props(view, decision);
    const { container } = render(Dock, { props: given });
    const hand = view.players[decision.seat]?.hand ?? [];
    expect(container.querySelectorAll('[data-card]')).toHaveLength(hand.length);
    expect(decision.choices.every(({ text }) => isOffered(text))).toBe(true);
    const first = decision.choices[0] as Choice;
    const id = first.targets[0]?.[1] ?? '';
    const legal = [...container.querySelectorAll('.legal')].map((one) => one.getAttribute('data-card'));
    expect(new Set(legal)).toEqual(new Set(decision.choices.map((one) => one.targets[0]?.[1])));
    await userEvent.click(container.querySelector(`[data-card="${id}"]`) as Element);
    expect(given.onchoose).toHaveBeenCalledWith(first);
  });

  it('scrolls before its cards would lie over the words of others', () => {
    const { view, decision } = of('day');
    const hand = Object.keys(catalogue.cards);
    const steps = [5, 9].map((n) => {
      const players = view.players.map((one) => ({ ...one, hand: hand.slice(0, n) }));
      const { container } = render(Dock, { props: props({ ...view, players }, decision) });
      const cards = container.querySelector<HTMLElement>('.cards');
      return [container.querySelector('.scrolls') !== null, parseFloat(cards?.style.cssText.slice(7) ?? '')];
    });
    expect(steps.map(([scrolls]) => scrolls)).toEqual([false, true]);
    expect(steps[1]?.[1]).toBeGreaterThan(60);
  });

  it('plans the answers after the first one', async () => {
    const { view, decision } = of('day');
    const player = {
      ...(view.players[decision.seat] as Player),
      hand: ['wolf_pass_horse'],
    };
    const use = { card: 'wolf_pass_horse', answer: 'horse', then: ['card wolf_pass_horse'] };
    const prospects = { ...view.prospects, uses: [use] };
    const given = props(
      { ...view, players: view.players.map((one) => (one.seat === player.seat ? player : one)), prospects },
      asked('day', player.seat, [choice('horse'), choice('end')]),
    );
    const { container } = render(Dock, { props: given });
    expect(isOffered('horse')).toBe(true);
    await userEvent.click(container.querySelector('[data-card]') as Element);
    expect(given.onchoose).toHaveBeenCalledWith(choice('horse'));
    expect(plan.steps).toEqual(['card wolf_pass_horse']);
  });

  it('leaves the deeds of the day to the choices, also those that take a card', async () => {
    const { view, decision } = of('day');
    const player = { ...(view.players[decision.seat] as Player), hand: ['wolf_pass_horse'] };
    const uses = [{ card: 'wolf_pass_horse', answer: 'build', then: ['card wolf_pass_horse'] }];
    const given = props(
      {
        ...view,
        players: view.players.map((one) => (one.seat === player.seat ? player : one)),
        prospects: { ...view.prospects, uses },
      },
      asked('day', player.seat, [choice('build'), choice('end')]),
    );
    const { container } = render(Dock, { props: given });
    expect(isOffered('build')).toBe(false);
    const card = container.querySelector('[data-card]') as Element;
    expect(card.className).not.toContain('dim');
    await userEvent.click(card);
    expect(given.onchoose).not.toHaveBeenCalled();
  });

  it('offers a choice where a card can do several things', async () => {
    const { view, decision } = of('day');
    const player = { ...(view.players[decision.seat] as Player), hand: ['hammer_of_valor'] };
    const discard = choice('card hammer_of_valor', ['card', 'hammer_of_valor']);
    const play = choice('play hammer_of_valor', ['special', 'hammer_of_valor']);
    const given = props(
      { ...view, players: view.players.map((one) => (one.seat === player.seat ? player : one)) },
      asked('hand_limit', player.seat, [discard, play]),
    );
    const { container } = render(Dock, { props: given });
    expect([discard, play].every(({ text }) => isOffered(text))).toBe(true);
    await userEvent.click(container.querySelector('[data-card]') as Element);
    expect(given.onchoose).not.toHaveBeenCalled();
    const offered = [...container.querySelectorAll<HTMLElement>('.menu [data-choice]')];
    expect(offered.map((one) => one.dataset.choice)).toEqual([discard.text, play.text]);
    await userEvent.click(offered[1] as Element);
    expect(given.onchoose).toHaveBeenCalledWith(play);
  });

  it('shows no card as an answer to what is asked over the map', () => {
    const { view, decision } = of('commit');
    const { container } = render(Dock, { props: props(view, decision) });
    expect(container.querySelectorAll('[data-card]').length).toBeGreaterThan(0);
    expect(container.querySelectorAll('.legal')).toHaveLength(0);
    expect(decision.choices.some(({ text }) => isOffered(text))).toBe(false);
  });

  it('explains a card that is of no use now', async () => {
    const { view, decision } = of('style');
    const given = props(view, decision);
    const { container } = render(Dock, { props: given });
    const card = container.querySelector('[data-card]');
    if (!card) throw new Error('a card');
    await userEvent.click(card);
    expect(given.onchoose).not.toHaveBeenCalled();
    expect(given.oninspect).toHaveBeenCalled();
  });

  it('shows closed hands as numbers of colours, and leads back to the own one', async () => {
    const { view, decision } = of('day', ({ view: one }) => one.players.length > 1);
    const other = view.players.find(({ seat }) => seat !== decision.seat) as Player;
    const closed = {
      ...view,
      players: view.players.map((one) =>
        one === other ? { ...one, hand: null, hand_colours: { red: 2, purple: 1 } } : one,
      ),
    };
    telling.at(other.seat);
    const { getByRole, container } = render(Dock, { props: props(closed, decision) });
    expect(getByRole('img', { name: '2 × red' })).toBeTruthy();
    expect(getByRole('img', { name: '1 × special' })).toBeTruthy();
    expect(container.querySelectorAll('[data-card]')).toHaveLength(0);
    await userEvent.click(getByRole('button', { name: /Back to yours/ }));
    expect(telling.seat).toBeNull();
  });

  it('plays a card of another own hero out of turn', async () => {
    const { view, decision } = of('day', ({ view: one }) => one.players.length > 1);
    const other = view.players.find(({ seat }) => seat !== decision.seat) as Player;
    const players = view.players.map((one) => (one === other ? { ...one, hand: ['hammer_of_valor'] } : one));
    const offer = asked('offer', other.seat, [
      choice('play hammer_of_valor', ['special', 'hammer_of_valor']),
    ]);
    const given = props({ ...view, players }, decision, { decisions: [decision, offer] });
    telling.at(other.seat);
    const { container } = render(Dock, { props: given });
    await userEvent.click(container.querySelector('[data-card="hammer_of_valor"]') as Element);
    expect(given.onchoose).toHaveBeenCalledWith(offer.choices[0]);
  });
});

describe('the panels', () => {
  it('warn of a general before the city, of the last crystals and of the city', () => {
    const { view, decision } = of('day');
    const path = catalogue.generals.balazarg?.path ?? [];
    const near = {
      ...view,
      crystal_supply: 2,
      minions: { ...view.minions, monarch_city: { red: 3 } },
      generals: {
        ...view.generals,
        balazarg: { at: path[3] ?? '', step: 3, life: 6, healing: null, major: false },
      },
      prospects: { ...view.prospects, far: { ...view.prospects.far, balazarg: 1 } },
    };
    const { getByRole, container } = render(Side, { props: props(near, decision) });
    expect(getByRole('button', { name: /Balazarg.*1 to city/ }).className).toContain('near');
    expect(container.querySelectorAll('.war .danger').length).toBeGreaterThanOrEqual(2);
    expect(content(container)).toContain('10 of 12');
  });

  it('count no action as none, in French too', () => {
    settings.lang = 'fr';
    expect(t('df-progress-day', { turn: 3, count: 0 })).toMatch(/0\saction$/);
    expect(t('df-progress-day', { turn: 3, count: 1 })).toMatch(/1\saction$/);
  });

  it('tell what dice need against a general and how many the hand has', () => {
    const { view, decision } = of('day');
    const against = (need: number, dice: number | null): View => ({
      ...view,
      prospects: {
        ...view.prospects,
        heroes: view.prospects.heroes.map(
          (one) => one && { ...one, generals: { sapphire: { need, need_cancelled: need, dice } } },
        ),
      },
    });
    for (const [need, dice, said] of [
      [5, null, '5+'],
      [4, 3, '4+ · 3'],
    ] as const) {
      const { getByRole, unmount } = render(Side, { props: props(against(need, dice), decision) });
      const row = getByRole('button', { name: /Sapphire/ }).textContent.replace(/\s+/g, ' ');
      expect(row).toContain(said);
      unmount();
    }
  });

  it('show the hand of another hero on request', async () => {
    const { view, decision } = of('day', ({ view: one }) => one.players.length > 1);
    const other = view.players.find(({ seat }) => seat !== decision.seat) as Player;
    const { getAllByRole } = render(Side, { props: props(view, decision) });
    const row = getAllByRole('button', { pressed: false }).find((one) =>
      one.textContent.includes(text.piece('hero', other.hero ?? '')),
    );
    await userEvent.click(row as Element);
    expect(telling.seat).toBe(other.seat);
  });

  it('tell how far a quest is, and let its reward be used', async () => {
    const { view, decision } = of('day');
    const player = {
      ...(view.players[decision.seat] as Player),
      quest: 'orc_hunter',
      markers: { green: 2 },
      completed: ['ancient_tree', 'rumors'],
      unused: ['ancient_tree'],
    };
    const use = choice('reward ancient_tree', ['quest', 'ancient_tree']);
    const given = props(
      { ...view, players: view.players.map((one) => (one.seat === player.seat ? player : one)) },
      asked('day', player.seat, [use, choice('end')]),
    );
    const { getByRole, getByLabelText } = render(Side, { props: given });
    expect(getByLabelText('Orcs: 2 of 6')).toBeTruthy();
    expect(isOffered(use.text)).toBe(true);
    await userEvent.click(getByRole('button', { name: text.choice(use) }));
    expect(given.onchoose).toHaveBeenCalledWith(use);
  });
});

describe('the night', () => {
  const { view } = of('day');
  const bundle =
    nights.map((one) => one.flat()).find((all) => all.some(({ kind }) => kind === 'overrun')) ?? [];

  it('is told step by step, points at the places, and ends by itself', async () => {
    vi.useFakeTimers();
    const { container, rerender } = render(Darkness, { props: props(view) });
    expect(container.querySelector('.night')).toBeNull();
    await rerender(props(view, null, { events: bundle }));
    await tick();
    expect(container.querySelectorAll('.night li')).toHaveLength(0);
    const pointed = new Set<string>();
    let most = 0;
    for (let i = 0; i < 400 && container.querySelector('.night'); i++) {
      await vi.advanceTimersByTimeAsync(300);
      if (telling.place) pointed.add(telling.place);
      most = Math.max(most, container.querySelectorAll('.night li').length);
    }
    expect(container.querySelector('.night')).toBeNull();
    expect(pointed.size).toBeGreaterThan(1);
    expect(most).toBeGreaterThan(1);
    expect(telling.place).toBeNull();
  });

  it('waits until the last roll of the day has been read', async () => {
    vi.useFakeTimers();
    const first = bundle[0]?.n ?? 0;
    const roll = [
      event(first - 3, 'fight', { seat: '0', location: 'wolf_pass' }),
      event(first - 2, 'rolled', { seat: '0', 'die-colour': 'green', pips: '5' }),
      event(first - 1, 'killed', { seat: '0', colour: 'green', minions: '1' }),
    ];
    const { container, rerender } = render(Scenes, { props: props(view) });
    await rerender(props(view, null, { events: [...roll, ...bundle] }));
    await tick();
    const seen: string[] = [];
    for (let i = 0; i < 400 && !seen.includes('neither'); i++) {
      const shown = ['.roll', '.night'].filter((one) => container.querySelector(one));
      const now = shown.join(' and ') || 'neither';
      if (seen.at(-1) !== now) seen.push(now);
      await vi.advanceTimersByTimeAsync(300);
    }
    expect(seen).toEqual(['.roll', '.night', 'neither']);
  });

  it('can be skipped, by a button and by the keyboard', async () => {
    for (const way of ['button', 'key']) {
      const { container, rerender, unmount } = render(Darkness, { props: props(view) });
      await rerender(props(view, null, { events: bundle }));
      await tick();
      if (way === 'button') await userEvent.click(within(container).getByRole('button', { name: 'Skip' }));
      else await userEvent.keyboard('{Escape}');
      expect(container.querySelector('.night')).toBeNull();
      unmount();
    }
  });

  it('asks about the card that lies open', async () => {
    const { view: open, decision } = of('wisdom');
    const given = props(open, decision);
    const { container } = render(Darkness, { props: given });
    const spots = [...container.querySelectorAll('[data-spot]')].map((one) => one.getAttribute('data-spot'));
    expect(spots).toEqual(['use', 'keep']);
    expect(content(container), 'the prompt line asks').not.toContain(text.prompt(decision));
    expect(content(container)).toMatch(/→/);
    await userEvent.click(container.querySelector('[data-spot="use"]') as Element);
    expect(given.onchoose.mock.calls[0]?.[0].text).toBe('use');
  });

  it('foresees cards under the name of what shows them, and tells what each does', () => {
    const { view: open } = of('day');
    const next = (card: string) => choice(`next ${card}`, ['dark', card]);
    const arrange = asked('arrange', 0, [next('ds01'), next('ds50')]);
    const { container } = render(Darkness, { props: props(open, arrange) });
    expect(container.querySelector('h2')?.textContent.trim()).toBe(text.piece('special', 'dark_visions'));
    const told = [...container.querySelectorAll('[data-spot]')].map((one) => one.textContent.trim());
    expect(told).toEqual(['ds01', 'ds50'].map((card) => text.describe('dark', card)));
  });

  it('goes on after Wisdom while others act, and comes to its end', async () => {
    vi.useFakeTimers();
    const [card, other] = ['ds45', 'ds05'];
    const { container, rerender } = render(Darkness, { props: props(view) });
    const bundles = [
      [event(1, 'night', { cards: '1' }), event(2, 'revealed', { dark: card, full: '1' })],
      [
        event(3, 'wisdom', { seat: '0', dark: card }),
        event(4, 'revealed', { dark: other, full: '1' }),
        event(5, 'turn-began', { seat: '1', turn: '2' }),
      ],
      // Each sooner than a card is read.
      ...Array.from({ length: 20 }, (_, i) => [
        event(6 + i, 'moved', { seat: '1', location: 'wolf_pass', by: 'foot' }),
      ]),
    ];
    const cards: string[] = [];
    for (const events of bundles) {
      await rerender(props(view, null, { events }));
      await vi.advanceTimersByTimeAsync(900);
      cards.push(container.querySelector('.night .body')?.textContent ?? 'none');
    }
    expect(new Set(cards).size, cards.join()).toBe(3);
    expect(cards.at(-1)).toBe('none');
  });

  it('says that it is quiet', async () => {
    const { container, rerender } = render(Darkness, { props: props(view) });
    await rerender(
      props(view, null, {
        events: [event(1, 'quiet-night'), event(2, 'turn-began', { seat: '1', turn: '2' })],
      }),
    );
    await tick();
    expect(content(container)).toContain('The night is quiet.');
  });

  it('is not told to those who want no waiting', async () => {
    settings.pace = 'instant';
    const { container, rerender } = render(Darkness, { props: props(view) });
    await rerender(props(view, null, { events: bundle }));
    await tick();
    expect(container.querySelector('.night')).toBeNull();
  });
});

describe('heroes', () => {
  it('are chosen with their skills before one', async () => {
    const { view, decision } = of('choose_hero');
    const given = props(view, decision);
    const { container } = render(HeroPick, { props: given });
    expect(container.querySelectorAll('[data-spot]')).toHaveLength(decision.choices.length);
    expect(content(container)).toContain(text.describe('skill', 'archery'));
    await userEvent.click(container.querySelector('[data-spot="choose ranger"]') as Element);
    expect(given.onchoose.mock.calls[0]?.[0].text).toBe('choose ranger');
  });

  it('are awaited by those who sit there, the reader without a number', () => {
    const { view, decision } = of('choose_hero');
    const people = {
      own: [decision.seat],
      short: (seat: number) => (seat === decision.seat ? 'You' : undefined),
    };
    const words = wordsOf('defenders', { names, domains, catalogue }, 'en', [], people);
    const { container } = render(Company, { props: { view, seat: decision.seat, text: words } });
    const rows = [...container.querySelectorAll('li .who')].map((row) => content(row));
    expect(rows[decision.seat]).toMatch(/^You(to play)?\s*$/);
  });

  it('are all in sight where there is little room: what bots will do is folded to a sign', async () => {
    const view = cases.find((one) => one.view.players.length > 2 && one.view.turn > 0)?.view as View;
    telling.at(null);
    const seats = view.players.map(({ seat }) => seat);
    const home = shownSeat(view, -1);
    const bot = seats.find((seat) => seat !== home) ?? -1;
    intents.show([{ seat: bot, key: 'wait', args: {}, place: '' }]);
    const { container, unmount } = render(Company, { props: { view, seat: -1, form: 'low', text } });
    expect(container.querySelector('[data-intention]')).toBeNull();
    expect(container.querySelectorAll('[data-speaks]')).toHaveLength(1);
    await userEvent.click(container.querySelector(`[data-company="${String(bot)}"] button`) as Element);
    expect(container.querySelector(`[data-intention="${String(bot)}"]`)).not.toBeNull();
    unmount();
    telling.at(null);
    const aslant = render(Company, { props: { view, seat: -1, form: 'sideways', text } });
    expect(aslant.container.querySelector('[data-intention]')).not.toBeNull();
    intents.clear();
    // Behind the line of own numbers of a phone they come first: one press shows everybody.
    const line = render(Line, { props: props(view) as never }).container;
    expect(line.querySelector('details > [data-part]')?.getAttribute('data-part')).toBe('company');
  });

  it('have the life that the variants of the game give them (DOR-19.1, 19.2)', () => {
    const { view, decision } = of('choose_hero');
    const ranger = choice('choose ranger', ['hero', 'ranger']);
    for (const life of [4, 6]) {
      const changed = { ...view, hero_life: { ...view.hero_life, ranger: life } };
      const { container, unmount } = render(HeroPick, { props: props(changed, decision) });
      const card = container.querySelector('[data-spot="choose ranger"]')?.closest('.hero') as Element;
      expect(content(card)).toContain(`${String(life)} life`);
      expect(card.querySelectorAll('.life svg')).toHaveLength(life);
      expect(note(changed, ranger, text, decision.seat, decision)).toContain(`${String(life)} life`);
      unmount();
    }
  });

  it('are replaced when they fall', async () => {
    const { view, decision } = of('replace_hero');
    const { container, rerender } = render(HeroPick, { props: props(view) });
    const events = [event(1, 'died', { seat: String(decision.seat), hero: 'dwarf' })];
    await rerender(props(view, decision, { events }));
    await tick();
    expect(content(container)).toContain('Fallen: Dwarf');
    expect(container.querySelectorAll('[data-spot]')).toHaveLength(decision.choices.length);
  });

  it('are spoken of by the others', async () => {
    vi.useFakeTimers();
    const { view } = of('day');
    const { container, rerender } = render(HeroPick, { props: props(view) });
    const events = [
      event(1, 'died', { seat: '0', hero: 'dwarf' }),
      event(2, 'replaced', { seat: '0', hero: 'rogue' }),
    ];
    await rerender(props(view, null, { events }));
    await tick();
    expect(content(container)).toContain('Fallen: Dwarf');
    expect(content(container)).toContain('Rogue');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(container.querySelector('.word')).toBeNull();
  });
});

describe('the end', () => {
  const { view } = of('day');
  const [first] = view.players as [Player];
  const lost: View = {
    ...view,
    ending: 'loss_minions',
    supply: { red: 3, green: 0, blue: 5, black: 0 },
    players: view.players.map((player) => ({ ...player, markers: { green: 1 } })),
    champions: [first.seat],
  };

  it('names the colour that ran out: no quest holds a minion of it either', () => {
    const [fatal] = facts(lost, [], text).goals;
    expect(fatal).toMatchObject({ name: 'Supply: Undead', state: 'empty', how: 'fatal' });
    expect(learn(lost, text)).toEqual({
      ending: { loss_minions: 'there is not a single Undead left in the supply' },
    });
    expect(learn({ ...lost, ending: 'loss_city' }, text)).toEqual({});
  });

  it('tells who is the champion, and with how much honour', () => {
    const honoured = { ...lost, players: lost.players.map((player) => ({ ...player, honour: 2 })) };
    expect(facts(honoured, [], text).tally[0]).toMatchObject({
      what: 'King’s Champion',
      count: `${text.piece('hero', first.hero ?? '')} (Seat 1), 2 honour`,
    });
    expect(facts({ ...lost, champions: [] }, [], text).tally[0]?.what).not.toContain('Champion');
  });
});

describe("the King's Champion", () => {
  const [end] = won;
  if (!end) throw new Error('a victory');

  it('is named at the end, after the honour of everybody', async () => {
    settings.motion = 'full';
    vi.useFakeTimers();
    const given = props(end);
    const { container } = render(Champion, { props: given });
    expect(content(container)).toContain('Victory');
    expect(container.querySelectorAll('.known')).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1600);
    expect(container.querySelectorAll('.known')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1600 * end.players.length);
    expect(container.querySelectorAll('.known')).toHaveLength(end.players.length);
    expect(content(container)).toContain('King’s Champion:');
    expect(given.onscored).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(given.onscored).toHaveBeenCalledWith(true);
  });

  it('can be gone through by hand, and left for the result', async () => {
    settings.motion = 'full';
    const given = props(end);
    const { getByRole, container } = render(Champion, { props: given });
    await userEvent.click(getByRole('button', { name: 'Next' }));
    expect(container.querySelectorAll('.known')).toHaveLength(1);
    await userEvent.click(getByRole('button', { name: 'To the result' }));
    expect(given.onscored).toHaveBeenCalledWith(true);
  });

  it('does not keep those waiting who want no motion; they can call it up', async () => {
    const given = props(end);
    const { container, rerender } = render(Champion, { props: given });
    expect(given.onscored).toHaveBeenCalledWith(true);
    await rerender(props(end, null, { scored: true }));
    expect(container.querySelector('.end')).toBeNull();
    telling.again = true;
    await tick();
    expect(container.querySelectorAll('.champion')).toHaveLength(end.champions.length);
  });

  it('stands in the panels afterwards', () => {
    const { container } = render(Side, { props: props(end, null, { scored: true }) });
    expect(content(container)).toContain('King’s Champion');
    expect(container.querySelectorAll('tbody tr')).toHaveLength(end.players.length);
  });
});
