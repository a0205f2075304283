/** Fights told round by round. */
import { describe, expect, it } from 'vitest';
import { broughtIn, counting, duels, fromView, lastDuel, strengthIn } from '../../src/boards/andor/duel.ts';
import type { Fight } from '../../src/views/andor.ts';
import { catalogue, fightCases, position } from './andor-helpers.ts';
import { event } from './helpers.ts';

describe('dice', () => {
  it('count the highest, or with sums the best equal ones', () => {
    expect(counting([3, 3, 5], false)).toEqual([2]);
    expect(counting([3, 5, 3], true)).toEqual([0, 2]);
    expect(counting([4, 4], false)).toEqual([0]);
  });
});

describe('the story of a fight', () => {
  it('is told as it was fought', () => {
    expect(fightCases.length).toBeGreaterThan(8);
    let compared = 0;
    for (const events of fightCases) {
      const [duel] = duels(events);
      expect(duels(events)).toHaveLength(1);
      if (!duel) continue;
      const rounds = events.filter(({ kind }) => kind === 'round-began');
      expect(duel.rounds.map(({ number }) => number)).toEqual(rounds.map(({ args }) => Number(args.round)));
      for (const round of duel.rounds) {
        if (round.enemy === null || round.heroes === null) continue;
        compared += 1;
        for (const { dice, counted } of round.rolls)
          expect(counted).toBeGreaterThanOrEqual(Math.max(...dice.map(({ value }) => value)));
        const printed = catalogue.creatures[duel.creature];
        const foe = counting(round.foe, true).reduce((all, i) => all + (round.foe[i] ?? 0), 0);
        if (printed) expect(round.enemy).toBe(foe + printed.sp);
        const rolled = round.rolls.reduce((all, { counted }) => all + (counted ?? 0), 0);
        expect(round.heroes).toBeGreaterThan(rolled);
        expect(round.foeWp !== null).toBe(round.heroes > round.enemy);
      }
      expect(duel.defeated || duel.broken).toBe(true);
    }
    expect(compared).toBeGreaterThan(15);
  });

  it('knows dice that were rolled again and turned over', () => {
    const [duel] = duels([
      event(1, 'fight-began', { seat: '0', creature: 'wargor', space: '38' }),
      event(2, 'invited', { seat: '0', to: '3' }),
      event(3, 'joined', { seat: '2' }),
      event(4, 'invited', { seat: '0', to: '2' }),
      event(5, 'declined', { seat: '1' }),
      event(6, 'weakened', { seat: '0', creature: 'wargor', sp: '0' }),
      event(7, 'die-stolen', { seat: '0' }),
      event(8, 'round-began', { round: '1' }),
      event(9, 'rolled', { seat: '0', pips: '2' }),
      event(10, 'rolled', { seat: '0', pips: '5' }),
      event(11, 'rerolled', { seat: '0', pips: '2' }),
      event(12, 'rolled', { seat: '0', pips: '1' }),
      event(13, 'die-turned', { seat: '2', from: '1', pips: '6' }),
      event(14, 'dice-counted', { seat: '0', value: '6' }),
      event(15, 'rolled', { seat: '2', pips: '3' }),
      event(16, 'dice-counted', { seat: '2', value: '3' }),
      event(17, 'red-plant', { seat: '0', bonus: '3' }),
      event(17, 'red-plant', { seat: '2', bonus: '6' }), // with the one before
      event(18, 'creature-rolled', { creature: 'wargor', pips: '4' }),
      event(19, 'values', { heroes: '19', enemy: '4' }),
      event(20, 'creature-hurt', { creature: 'wargor', wp: '0' }),
      event(21, 'defeated', { seat: '0', creature: 'wargor', space: '38' }),
      event(22, 'reward', { seat: '0', points: 'sp', amount: '1' }),
      event(23, 'will', { seat: '0', wp: '9' }),
    ]);
    expect(duel).toMatchObject({
      joined: [0, 2],
      declined: [1],
      invited: [2, 1],
      weakened: 0,
      stolen: true,
      defeated: true,
      rewards: [{ seat: 0, points: 'sp', amount: 1 }],
    });
    expect(duel?.rounds[0]).toMatchObject({ bonus: 6, foe: [4], foeAt: 18, heroes: 19, enemy: 4, foeWp: 0 });
    expect(duel?.rounds[0]?.rolls[0]).toMatchObject({
      counted: 6,
      dice: [
        { value: 6, again: true, turned: 1 },
        { value: 5, again: false, turned: null },
      ],
    });
    expect(duel?.rounds[0]?.will).toEqual({});
  });

  it('tells of a creature that fell at once what each side had', () => {
    const [duel] = duels([
      event(1, 'fight-began', { seat: '0', creature: 'gor', space: '3' }),
      event(2, 'round-began', { round: '1' }),
      event(3, 'rolled', { seat: '0', pips: '5' }),
      event(4, 'rolled', { seat: '0', pips: '4' }),
      event(5, 'dice-counted', { seat: '0', value: '5' }),
      event(6, 'creature-rolled', { creature: 'gor', pips: '1' }),
      event(7, 'creature-rolled', { creature: 'gor', pips: '2' }),
      event(8, 'values', { heroes: '8', enemy: '4' }),
      event(9, 'creature-hurt', { creature: 'gor', wp: '0' }),
      event(10, 'defeated', { seat: '0', creature: 'gor', space: '3' }),
    ]);
    const round = duel?.rounds[0];
    if (!round) throw new Error('a round');
    expect([broughtIn(round), strengthIn(round)]).toEqual([3, 2]);
    expect(broughtIn({ ...round, heroes: null })).toBeNull();
  });

  it('tells who fell and who left', () => {
    const [duel] = duels([
      event(1, 'fight-began', { seat: '1', creature: 'gor', space: '9' }),
      event(2, 'round-began', { round: '1' }),
      event(3, 'values', { heroes: '3', enemy: '9' }),
      event(4, 'fell', { seat: '1', sp: '1', wp: '3' }),
      event(5, 'left-fight', { seat: '1' }),
      event(6, 'fight-over', { creature: 'gor', space: '9' }),
      event(7, 'will', { seat: '1', wp: '12' }),
    ]);
    expect(duel).toMatchObject({ broken: true, left: [1] });
    expect(duel?.rounds[0]).toMatchObject({ fell: [1], will: { 1: 3 } });
  });

  it('is that of the last fight', () => {
    const events = [
      event(1, 'fight-began', { seat: '1' }),
      event(2, 'fight-over'),
      event(3, 'fight-began', { seat: '2' }),
      event(4, 'round-began', { round: '1' }),
    ];
    expect(lastDuel(events)).toMatchObject({ n: 3, seat: 2, end: 0, rounds: [{ number: 1 }] });
    expect(lastDuel(events.slice(0, 2))).toMatchObject({ n: 1, end: 2, broken: true });
    expect(lastDuel([event(1, 'moved')])).toBeNull();
  });

  it('can be read out of a view as far as the view knows it', () => {
    const { view } = position('go');
    const fight = { ...(view.fight as Fight), round: 2, roller: 1, dice: [2, 5], stolen: true };
    const duel = fromView({ ...view, fight });
    expect(duel).toMatchObject({ seat: 1, joined: [1], stolen: true, rounds: [{ number: 2 }] });
    expect(duel?.rounds[0]?.rolls[0]?.dice.map(({ value }) => value)).toEqual([2, 5]);
    expect(fromView({ ...view, fight: null })).toBeNull();
  });
});
