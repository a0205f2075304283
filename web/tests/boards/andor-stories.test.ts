/** Sunrises told, cards with what they bring, finds, and how long all that takes. */
import { describe, expect, it } from 'vitest';
import { beats, STEP } from '../../src/boards/andor/beats.ts';
import { asRead, effectsOf } from '../../src/boards/andor/book.ts';
import { dawns, isBad, placesOf } from '../../src/boards/andor/dawn.ts';
import { findsOf } from '../../src/boards/andor/finds.ts';
import { learn } from '../../src/boards/andor/learn.ts';
import type { Event } from '../../src/protocol.ts';
import { dawnCases, position, words } from './andor-helpers.ts';
import { event } from './helpers.ts';

const step = (creature: string, from: string, to: string) => `${creature} ${from} ${to}`;
const marched = (events: readonly Event[]) =>
  events
    .filter(({ kind }) => kind === 'marched')
    .map(({ args }) => step(args.creature ?? '', args.from ?? '', args.space ?? ''));

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

  it('tells a creature of the legend in the step with whose kind it marches', () => {
    const told = [
      event(1, 'sunrise', { day: '4' }),
      event(2, 'marched', { creature: 'wargor', from: '45', space: '43' }),
      event(3, 'marched', { creature: 'wargor', from: '43', space: '39' }),
      event(4, 'marched', { creature: 'shron', from: '46', space: '44' }),
      event(5, 'day-began', { day: '5' }),
    ];
    const steps = (bosses: Record<string, string | null>) =>
      dawns(told, bosses)[0]?.steps.map((one) => [one.step, one.events.map(({ n }) => n)]);
    expect(steps({ shron: 'fur_troll' })).toEqual([
      [1, [2]],
      [3, [3]],
      [4, [4]],
    ]);
    expect(steps({})).toEqual([
      [1, [2]],
      [3, [3, 4]],
    ]);
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
        expect(names.card?.[card.id]).toBe(card.title[lang]);
        expect(names['card-text']?.[card.id]).toBe(card.text[lang]);
      }
      for (const { id, text } of view.objectives) {
        expect(names.objective?.[id]).toBe(text ? text[lang]?.replace(/\.$/, '') : names.objective?.[id]);
        expect(names.objective?.[id]).not.toMatch(/^$|label-objective|^L\d\.|\.$/);
      }
    }
  });

  it('has the pages of its book in the order in which they were read', () => {
    const cards = ['L1.A1', 'L1.B1', 'L1.M1'].map((id) => ({ id, title: {}, text: {} }));
    const told = ['L1.M1', 'L1.B1'].map((card, n) => event(n + 1, 'card-read', { card }));
    expect(asRead(cards, told).map(({ id }) => id)).toEqual(['L1.A1', 'L1.M1', 'L1.B1']);
    expect(asRead(cards, []).map(({ id }) => id)).toEqual(['L1.A1', 'L1.B1', 'L1.M1']);
  });

  it('names the creatures of the legend that have appeared', () => {
    const { view } = position('turn');
    const bosses = [{ id: 'fang', name: { fr: 'Croc', en: 'Fang' } }];
    expect(learn({ ...view, bosses }, words('fr')).creature).toEqual({ fang: 'Croc' });
    expect(learn({ ...view, bosses: [] }, words('en')).creature).toEqual({});
  });
});
