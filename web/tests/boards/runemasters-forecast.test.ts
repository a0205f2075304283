/** "When you end": what the view foretells, as attacks with their consequences. */
import { describe, expect, it } from 'vitest';
import { blows, losses, strikers } from '../../src/boards/runemasters/forecast.ts';
import type { Happening, View } from '../../src/views/runemasters.ts';
import recorded from './fixtures/runemasters-decisions.json';

const views = (recorded as unknown as { view: View }[]).map(({ view }) => view);

describe('blows', () => {
  it('tell the same losses as the events', () => {
    for (const view of views) {
      const lost = (guardian: string | null) =>
        blows(view)
          .filter((blow) => blow.guardian === guardian)
          .reduce((sum, blow) => sum + blow.from - blow.to, 0);
      for (const { id } of view.guardians.filter((guardian) => guardian.id)) {
        const hurt = view.forecast.filter(({ kind, args }) => kind === 'hurt' && args.guardian === id);
        expect(lost(id)).toBe(hurt.length);
      }
      const temple = view.forecast.filter(({ kind }) => kind === 'temple-hurt').at(-1)?.args.temple;
      expect(lost(null)).toBe(temple === undefined ? 0 : view.temple.life - Number(temple));
    }
    expect(views.some((view) => blows(view).length > 1)).toBe(true);
  });

  it('name each attack and each danger once', () => {
    for (const view of views) {
      const of = (...kinds: string[]) => view.forecast.filter(({ kind }) => kinds.includes(kind));
      const attacks = of('melee', 'shot', 'shot-ignored', 'poison-struck');
      expect(blows(view).length).toBeGreaterThanOrEqual(attacks.length);
      const dangerous = new Set(of('melee', 'shot').map(({ args }) => args.card));
      expect([...strikers(view.forecast)].sort()).toEqual([...dangerous].sort());
    }
  });

  it.each([
    ['shield', 'melee', ['shield-broken', { guardian: 'kulak' }]],
    ['angel', 'melee', ['angel-saved', { guardian: 'kulak' }]],
    ['missed', 'shot-ignored', null],
    ['dies', 'melee', ['died', { guardian: 'kulak' }]],
    ['poisoned', 'shot', ['poisoned', { guardian: 'kulak' }]],
    ['falls', 'melee', ['temple-hurt', { points: '1', temple: '0' }]],
  ] as const)('mark what is %s', (fate, attack, consequence) => {
    const [one] = views.filter((view) => view.guardians.some(({ id, alive }) => id === 'kulak' && alive));
    const path = one!.guardians.find(({ id }) => id === 'kulak')!.path!;
    const forecast: Happening[] = [{ kind: attack, args: { card: 'troll_red', path } }];
    if (consequence) forecast.push({ kind: consequence[0], args: { ...consequence[1] } });
    expect(blows({ ...one!, forecast }).at(-1)?.fate).toBe(fate);
  });
});

describe('losses', () => {
  it('gather the blows by whom they hurt', () => {
    let several = 0;
    for (const view of views) {
      const all = losses(view);
      expect(new Set(all.map(({ guardian }) => guardian)).size).toBe(all.length);
      for (const { guardian, from, to } of all) {
        const own = blows(view).filter((blow) => blow.guardian === guardian);
        expect(from - to).toBe(own.reduce((sum, blow) => sum + blow.from - blow.to, 0));
        if (own.length > 1) several += 1;
      }
    }
    expect(several).toBeGreaterThan(0);
  });
});
