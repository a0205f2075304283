/** Sunrises foretold and told, cards with what they bring, finds, and how long all that takes. */
import { describe, expect, it } from 'vitest';
import { beats, STEP } from '../../src/boards/andor/beats.ts';
import { effectsOf } from '../../src/boards/andor/book.ts';
import { dawns, isBad, placesOf } from '../../src/boards/andor/dawn.ts';
import { findsOf } from '../../src/boards/andor/finds.ts';
import { byKind, forecast, isWarm } from '../../src/boards/andor/forecast.ts';
import { cardName, learn } from '../../src/boards/andor/learn.ts';
import type { Creature, Hero, View } from '../../src/boards/andor/view.ts';
import type { Event } from '../../src/protocol.ts';
import { catalogue, dawnCases, position, words } from './andor-helpers.ts';
import { event } from './helpers.ts';

const step = (creature: string, from: string, to: string) => `${creature} ${from} ${to}`;
const marched = (events: readonly Event[]) =>
  events
    .filter(({ kind }) => kind === 'marched')
    .map(({ args }) => step(args.creature ?? '', args.from ?? '', args.space ?? ''));

describe('the next sunrise', () => {
  it('is foretold as it comes, in recorded games', () => {
    let [whole, lost] = [0, 0];
    for (const { before, events } of dawnCases) {
      const next = forecast(before, catalogue);
      const told = next.ways.flatMap(({ creature, from, stops }) =>
        stops.map((to, i) => step(creature, i === 0 ? from : (stops[i - 1] ?? ''), to)),
      );
      const came = marched(events);
      if (events.some(({ kind }) => kind === 'ended')) {
        lost += 1;
        expect(next.free).toBeLessThan(0);
        for (const one of came) expect(told).toContain(one);
        continue;
      }
      whole += 1;
      expect(told.toSorted()).toEqual(came.toSorted());
      const of = (kind: string) => events.filter((one) => one.kind === kind);
      expect(next.warm.toSorted()).toEqual(
        of('warmed')
          .map(({ args }) => Number(args.seat))
          .toSorted(),
      );
      expect(next.cold).toEqual(of('cold').length > 0 ? Number(of('cold')[0]?.args.hour) : null);
      expect(next.fires).toBe(Number(of('fires-out')[0]?.args.fires ?? 0));
      expect(next.letter).toBe(of('narrator')[0]?.args.letter);
      expect(next.star).toBe(before.stars.includes(next.letter ?? ''));
      const free = of('shield-taken').at(-1)?.args.free;
      if (free !== undefined) expect(next.free).toBe(Number(free));
    }
    expect([whole, lost].every((count) => count > 3)).toBe(true);
  });

  const base = position('turn').view;
  const gor = (space: string, creature = 'gor'): Creature => ({
    creature,
    space,
    sp: 2,
    wp: 4,
    full_wp: 4,
    dice: [[1, 2, 'red']],
    reward: { wp: 2, sp: 0 },
    step: creature,
  });
  const only = (creatures: Creature[], over: Partial<View> = {}): View => ({
    ...base,
    creatures,
    items: {},
    fires: {},
    ...over,
  });

  it('jumps over those who march later', () => {
    // 25 leads to 24, where a troll still stands, and from there to 21; the troll then finds 21 taken.
    const { ways } = forecast(only([gor('25'), gor('24', 'fur_troll')]), catalogue);
    expect(ways.map(({ stops }) => stops)).toEqual([['21'], ['4']]);
  });

  it('follows a gem next to it, the lowest first, and each gem once', () => {
    // From 26 one comes to 25, where the arrow points, and to 27.
    const stopsOf = (creature: string, items: View['items']) =>
      forecast(only([gor('26', creature)], { items }), catalogue).ways[0];
    expect(stopsOf('gor', { '27': { gem: 1 } })).toMatchObject({ lured: true, stops: ['27'] });
    expect(stopsOf('gor', { '25': { gem: 1 }, '27': { gem: 1 } })?.stops).toEqual(['25']);
    expect(stopsOf('wargor', { '27': { gem: 1 } })?.stops).toEqual(['27', catalogue.spaces['27']?.arrow]);
    expect(stopsOf('gor', { '26': { gem: 1 } })).toMatchObject({ lured: false, stops: ['25'] });
  });

  it('counts no creature that is beaten and lies there until the reward is given out', () => {
    expect(forecast(only([{ ...gor('25'), wp: 0 }, gor('26')]), catalogue).ways).toHaveLength(1);
  });

  it('takes shields, and says when none is left', () => {
    const two = only([gor('1'), gor('2')], { defence: { spaces: 1, free: 1 } });
    expect(forecast(two, catalogue)).toMatchObject({ free: -1 });
    expect(forecast(two, catalogue).ways.every(({ shield }) => shield)).toBe(true);
  });

  it('stops what changes in the cave', () => {
    const cave = (creature: string, on: number) =>
      only([gor('436', creature)], { face: 'village', rules: { ...base.rules, cave_transform: on } });
    // A wargor comes through 418 to the cave and stays what it is; gors and buffaloes march once anyway.
    expect(forecast(cave('wargor', 1), catalogue).ways[0]?.stops).toEqual(['418', '414']);
    const gors = only([gor('418'), gor('419')], cave('gor', 1));
    expect(forecast({ ...gors, creatures: [gor('418')] }, catalogue).ways[0]?.stops).toEqual(['414']);
  });

  it('lets bosses march with the kind their legend names', () => {
    const boss = (step: string | null): Creature => ({ ...gor('25', 'shron'), step });
    expect(forecast(only([boss(null)]), catalogue).ways).toEqual([]);
    expect(forecast(only([boss('fur_troll')]), catalogue).ways[0]?.stops).toEqual(['24']);
    // As a troll it marches after the gor that stands behind it, which jumps over it.
    const { ways } = forecast(only([boss('fur_troll'), gor('26')]), catalogue);
    expect(ways.map(({ stops }) => stops)).toEqual([['21'], ['24']]);
  });

  it('stops the cold at hour 3 and the letters at N', () => {
    const late = only([], { cold: { hour: 3, ignored: false, limit: 2 }, rules: { ...base.rules, cold: 1 } });
    expect(forecast(late, catalogue).cold).toBeNull();
    expect(forecast({ ...late, letter: 'N' }, catalogue).letter).toBeNull();
    expect(forecast({ ...late, rules: { ...base.rules, cold: 0 } }, catalogue).cold).toBeNull();
  });

  it('is warm where a fire burns, on the ground or on a sheet', () => {
    const keeper = { ...(base.heroes[0] as Hero), sheet_fire: 'lit' as const };
    expect(isWarm({ ...base, fires: { '4': 'lit' }, heroes: [] }, '4')).toBe(true);
    expect(isWarm({ ...base, fires: { '4': 'unlit' }, heroes: [] }, '4')).toBe(false);
    expect(isWarm({ ...base, fires: {}, heroes: [keeper] }, keeper.space)).toBe(true);
  });

  it('is sorted by the order of the march', () => {
    const { ways } = forecast(only([gor('62', 'fur_troll'), gor('45', 'wargor'), gor('26')]), catalogue);
    expect(byKind(ways).map(({ creature }) => creature)).toEqual(['gor', 'wargor', 'fur_troll']);
    const gors = byKind(forecast(only(['48', '9', '26', '10'].map((at) => gor(at))), catalogue).ways);
    expect(gors.flatMap((kind) => kind.ways).map(({ from }) => from)).toEqual(['9', '10', '26', '48']);
  });
});

describe('a sunrise', () => {
  it('is told in the order of its steps, everything once', () => {
    for (const { events } of dawnCases) {
      const [dawn] = dawns(events);
      if (!dawn) throw new Error('a sunrise');
      const steps = dawn.steps.map((one) => one.step);
      expect(steps).toEqual([...new Set(steps)].toSorted((a, b) => a - b));
      const told = dawn.steps.flatMap((one) => one.events);
      expect(marched(told)).toEqual(marched(events));
      expect(dawn.over).toBe(events.some(({ kind }) => kind === 'day-began' || kind === 'ended'));
    }
  });

  it('tells the two runs of the wargors apart', () => {
    const runs = dawnCases.map(({ events }) => dawns(events)[0]?.steps ?? []);
    for (const steps of runs) {
      const [first, second] = [1, 3].map((one) => steps.find((told) => told.step === one));
      const from = (told: typeof first) =>
        (told?.events ?? [])
          .filter(({ kind, args }) => kind === 'marched' && args.creature === 'wargor')
          .map(({ args }) => args.from);
      const to = (first?.events ?? []).filter(({ kind }) => kind === 'marched').map(({ args }) => args.space);
      for (const space of from(second)) expect(to).toContain(space);
    }
    expect(runs.filter((steps) => steps.some((told) => told.step === 3)).length).toBeGreaterThan(5);
  });

  it('tells a gem with the creature it lures', () => {
    const [dawn] = dawns([
      event(1, 'sunrise', { day: '2' }),
      event(2, 'marched', { creature: 'gor', from: '26', space: '25' }),
      event(3, 'lured', { creature: 'steppe_buffalo', space: '44' }),
      event(4, 'marched', { creature: 'steppe_buffalo', from: '45', space: '44' }),
      event(5, 'mover-moved', { space: '61' }),
      event(6, 'narrator', { letter: 'C' }),
      event(7, 'mover-moved', { space: '62' }),
      event(8, 'day-began', { day: '3' }),
      event(9, 'marched', { creature: 'gor', from: '1', space: '0' }),
    ]);
    expect(dawn).toMatchObject({ day: 2, over: true });
    expect(dawn?.steps.map((one) => [one.step, one.events.map(({ n }) => n)])).toEqual([
      [0, [2]],
      [2, [3, 4]],
      [5, [5]],
      [9, [6, 7]],
    ]);
    expect(dawn?.steps.map(placesOf)).toEqual([['25'], ['44'], ['61'], ['62']]);
  });

  it('frightens where it should', () => {
    expect(isBad(event(1, 'shield-taken'))).toBe(true);
    expect(isBad(event(1, 'ended', { ending: 'won' }))).toBe(false);
    expect(isBad(event(1, 'ended', { ending: 'lost_time' }))).toBe(true);
    expect(isBad(event(1, 'marched'))).toBe(false);
  });

  it('stays on the board until it is told', () => {
    const events = dawnCases[0]?.events ?? [];
    const steps = dawns(events)[0]?.steps.length ?? 0;
    expect(beats(events)).toBeGreaterThanOrEqual(steps * STEP);
    expect(beats([event(1, 'moved')])).toBe(1);
    expect(beats([event(1, 'values')])).toBeGreaterThan(1);
  });
});

describe('a card', () => {
  it('is read with what it brings, until something else goes on', () => {
    const reads = effectsOf([
      event(1, 'moved', { seat: '0', space: '3' }),
      event(2, 'card-read', { card: 'L1.A1' }),
      event(3, 'objective', { objective: 'L1.home' }),
      event(4, 'card-read', { card: 'L1.A2' }),
      event(5, 'spawned', { creature: 'gor', space: '26' }),
      event(6, 'spawned', { creature: 'gor', space: '48' }),
      event(7, 'spawned', { creature: 'gor', space: '48' }),
      event(8, 'hours', { seat: '0', hours: '2' }),
      event(9, 'turn-began', { seat: '0' }),
      event(10, 'strength', { seat: '0', sp: '2' }),
    ]);
    expect(reads.map(({ card, events }) => [card, events.map(({ n }) => n)])).toEqual([
      ['L1.A1', [3]],
      ['L1.A2', [5, 6]],
    ]);
    expect(effectsOf([event(1, 'spawned')])).toEqual([]);
  });
});

describe('finds', () => {
  it('are shown by day; the night tells its own', () => {
    const events = [
      event(1, 'snow-activated', { token: 'snowstorm' }),
      event(2, 'storm'),
      event(3, 'blown', { seat: '0' }),
      event(4, 'moved'),
      event(5, 'sunrise'),
      event(6, 'follower-caught'),
      event(7, 'day-began'),
      event(8, 'ice-revealed'),
    ];
    expect(findsOf(events).map(({ n }) => n)).toEqual([1, 2, 3, 8]);
  });
});

describe('what the legend discloses', () => {
  it('names cards that were read and objectives that were announced, in the language of the reader', () => {
    const { view } = position('turn');
    expect(view.cards.length).toBeGreaterThan(0);
    for (const lang of ['en', 'fr'] as const) {
      const names = learn(view, words(lang));
      for (const card of view.cards) {
        expect(names.card?.[card.id]).toMatch(/^[A-Z]\d+ · ./);
        expect(names.card?.[card.id]).toContain(card.title[lang]);
        expect(names['card-text']?.[card.id]).toBe(card.text[lang]);
      }
      for (const { id, text } of view.objectives) {
        expect(names.objective?.[id]).toBe(text ? text[lang]?.replace(/\.$/, '') : names.objective?.[id]);
        expect(names.objective?.[id]).not.toMatch(/^$|label-objective|^L\d\.|\.$/);
      }
    }
    expect(cardName('L1.A5G', 'Well prepared')).toBe('A5 · Well prepared');
    expect(cardName('Own.G', 'A tale')).toBe('G · A tale');
  });

  it('names the creatures of the legend that have appeared', () => {
    const { view } = position('turn');
    const bosses = [{ id: 'fang', name: { fr: 'Croc', en: 'Fang' } }];
    expect(learn({ ...view, bosses }, words('fr')).creature).toEqual({ fang: 'Croc' });
    expect(learn({ ...view, bosses: [] }, words('en')).creature).toEqual({});
  });
});
