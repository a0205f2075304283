/** The forecast "When you end" against the events of the engine, exported from real games. */
import { describe, expect, it } from 'vitest';
import { blows, forecast, strikers, type Happening } from '../../src/boards/runemasters/forecast.ts';
import type { View } from '../../src/boards/runemasters/view.ts';
import recorded from './fixtures/runemasters-forecast.json';

const cases = recorded as unknown as { view: View; events: Happening[] }[];

describe('forecast', () => {
  it('has recorded every consequence that the rules know', () => {
    const kinds = new Set(cases.flatMap(({ events }) => events.map(({ kind }) => kind)));
    for (const kind of [
      'melee',
      'shot',
      'shot-ignored',
      'monster-moved',
      'block-removed',
      'frozen',
      'shield-broken',
      'angel-saved',
      'poisoned',
      'poison-struck',
      'died',
      'temple-hurt',
      'dragon-healed',
      'defeat',
    ]) {
      expect(kinds).toContain(kind);
    }
    expect(new Set(cases.map(({ view }) => view.guardians.length))).toEqual(new Set([2, 3, 4]));
  });

  it.each(cases.map((one, i) => [i, one] as const))(
    'says what the engine does, position %i',
    (_, { view, events }) => {
      expect(forecast(view)).toEqual(events);
    },
  );

  it('leaves the view as it is', () => {
    for (const { view } of cases) {
      const before = structuredClone(view);
      forecast(view);
      expect(view).toEqual(before);
    }
  });

  it('says nothing when nobody is acting', () => {
    const [one] = cases;
    expect(forecast({ ...one!.view, dice: [] })).toEqual([]);
  });
});

describe('blows', () => {
  it('tell the same losses as the events', () => {
    for (const { view, events } of cases) {
      const told = blows(view, events);
      const lost = (guardian: string | null) =>
        told.filter((blow) => blow.guardian === guardian).reduce((sum, blow) => sum + blow.from - blow.to, 0);
      for (const guardian of view.guardians) {
        const hurt = events.filter(({ kind, args }) => kind === 'hurt' && args.guardian === guardian.id);
        expect(lost(guardian.id)).toBe(hurt.length);
      }
      const temple = events.filter(({ kind }) => kind === 'temple-hurt').at(-1)?.args.temple;
      expect(lost(null)).toBe(temple === undefined ? 0 : view.temple.life - Number(temple));
    }
  });

  it('name each attack and each danger once', () => {
    for (const { view, events } of cases) {
      const attacks = events.filter(({ kind }) =>
        ['melee', 'shot', 'shot-ignored', 'poison-struck'].includes(kind),
      );
      const spill = blows(view, events).length - attacks.length;
      expect(spill).toBeGreaterThanOrEqual(0);
      const dangerous = events
        .filter(({ kind }) => kind === 'melee' || kind === 'shot')
        .map(({ args }) => args.card);
      expect([...strikers(events)].sort()).toEqual([...new Set(dangerous)].sort());
    }
  });

  it('mark broken shields, saved lives, deaths and arrows that miss', () => {
    const fates = new Set(cases.flatMap(({ view, events }) => blows(view, events).map((blow) => blow.fate)));
    expect(fates).toEqual(new Set(['hurt', 'shield', 'angel', 'missed', 'dies', 'falls', 'poisoned']));
  });
});
