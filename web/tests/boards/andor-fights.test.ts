/** Chances counted out, fights told round by round, and what each side brings. */
import { describe, expect, it } from 'vitest';
import {
  allyBonus,
  fightOdds,
  fireBonus,
  openOdds,
  rollerOf,
  totalOf,
} from '../../src/boards/andor/arena.ts';
import { counting, duels, fromView, lastDuel } from '../../src/boards/andor/duel.ts';
import {
  best,
  diceAt,
  expected,
  foeSpread,
  heroSpread,
  percent,
  roundOdds,
  rowAt,
  sum,
  type Roller,
} from '../../src/boards/andor/odds.ts';
import type { Fight, Hero, View } from '../../src/boards/andor/view.ts';
import { catalogue, fightCases, position } from './andor-helpers.ts';
import { event } from './helpers.ts';

const roller = (over: Partial<Roller> = {}): Roller => ({
  dice: 1,
  carlion: false,
  blade: false,
  helmet: false,
  mage: false,
  ...over,
});

const close = (value: number | undefined) => expect.closeTo(value ?? 0, 9);

describe('dice', () => {
  it('count the highest, or with sums the best equal ones', () => {
    expect(best([3, 3, 5], false)).toBe(5);
    expect(best([3, 3, 5], true)).toBe(6);
    expect(best([2, 2, 5], true)).toBe(5);
    expect(best([], true)).toBe(0);
    expect(counting([3, 3, 5], false)).toEqual([2]);
    expect(counting([3, 5, 3], true)).toEqual([0, 2]);
    expect(counting([4, 4], false)).toEqual([0]);
  });

  it('follow the will points', () => {
    expect([6, 7, 13, 14].map((wp) => diceAt([2, 3, 4], wp))).toEqual([2, 3, 3, 4]);
    const troll = catalogue.creatures.fur_troll?.dice ?? [];
    expect(rowAt(troll, 14)).toEqual({ count: 3, colour: 'red' });
    expect(rowAt(troll, 13)).toEqual({ count: 2, colour: 'red' });
  });
});

describe('the chances of a roll', () => {
  it('are those of the highest die', () => {
    expect(heroSpread(roller())[3]).toEqual(close(1 / 6));
    expect(heroSpread(roller({ dice: 2 }))[6]).toEqual(close(11 / 36));
    expect(expected(heroSpread(roller({ dice: 2 })))).toEqual(close(161 / 36));
  });

  it('know what turns, rolls again and adds up', () => {
    const mage = heroSpread(roller({ mage: true }));
    expect([mage[3] ?? 0, mage[4], mage[6]]).toEqual([0, close(1 / 3), close(1 / 3)]);
    const blade = heroSpread(roller({ blade: true }));
    expect(blade[6]).toEqual(close(1 / 4));
    expect(blade[1]).toEqual(close(1 / 12));
    const helmet = heroSpread(roller({ dice: 2, helmet: true }));
    expect(helmet[12]).toEqual(close(1 / 36));
    expect(helmet).toEqual(foeSpread(2, 'red').map(close));
  });

  it('take the black die of Carlion where it is better', () => {
    const black = heroSpread(roller({ dice: 4, carlion: true }));
    expect(expected(black)).toEqual(close(52 / 6));
    expect(black[7] ?? 0).toBe(0);
  });

  it('are those of the best sum for a creature, and none without a die', () => {
    const two = foeSpread(2, 'red');
    expect([two[2], two[4], two[6], two[12]]).toEqual([3, 7, 11, 1].map((n) => close(n / 36)));
    expect(foeSpread(0, 'red')).toEqual([1]);
    expect(foeSpread(1, 'black')[12]).toEqual(close(1 / 6));
    expect(sum([0.5, 0.5], [0, 1])).toEqual([0, 0.5, 0.5]);
  });
});

describe('the chances of a round', () => {
  const die = heroSpread(roller());

  it('say who loses how much, and when the creature falls', () => {
    const safe = roundOdds({ total: 3, dice: [die] }, { sp: 3, wp: 4, dice: [1] });
    expect(safe).toEqual({ win: close(1), tie: 0, lose: 0, fall: close(0.5), hit: close(3.5), hurt: 0 });
    const hard = roundOdds({ total: 3, dice: [die] }, { sp: 9, wp: 1, dice: [1] });
    expect(hard).toMatchObject({ tie: close(1 / 6), lose: close(5 / 6), hurt: close(3) });
  });

  it('are those of all dice of both sides', () => {
    const { view } = position('go');
    const fight = view.fight as Fight;
    const odds = openOdds(view, catalogue, { ...fight, rolled: 0, dice: [] }, []);
    let [win, lose] = [0, 0];
    const faces = [1, 2, 3, 4, 5, 6];
    for (const a of faces)
      for (const b of faces)
        for (const c of faces)
          for (const d of faces) {
            const ours = fight.group_total + Math.max(a, b);
            const theirs = fight.creature_sp + (c === d ? Math.max(2 * c, c) : Math.max(c, d));
            if (ours > theirs) win += 1;
            if (ours < theirs) lose += 1;
          }
    expect([odds.win, odds.lose]).toEqual([close(win / 1296), close(lose / 1296)]);
  });

  it('count what lies on the table already', () => {
    const { view } = position('go');
    const fight = { ...(view.fight as Fight), rolled: 6, red_plants: 3, party: [1] };
    const odds = openOdds(view, catalogue, fight, [1]);
    // 1 + 6 + 3 against 2 and two dice: only 10 and 12 beat it, 8 is a tie.
    expect([odds.tie, odds.lose]).toEqual([close(1 / 36), close(2 / 36)]);
  });

  it('take the dice that are being decided about as they lie', () => {
    const { view } = position('go');
    const fight = { ...(view.fight as Fight), rolled: 0, roller: 1, dice: [5, 5] };
    const plain = openOdds(view, catalogue, fight, []);
    // 1 + 5 against 2 and two dice: equal to 4, beaten by 5 and more.
    expect([plain.tie, plain.lose]).toEqual([close(7 / 36), close(22 / 36)]);
    const heroes = view.heroes.map((hero) => ({ ...hero, items: { rider_helmet: 1 } }));
    // Both fives count: 11 against 2 and two dice is beaten by 10 and 12 only.
    expect(openOdds({ ...view, heroes }, catalogue, fight, []).lose).toEqual(close(2 / 36));
  });

  it('do not count an overtime hour twice that is paid already', () => {
    const { view } = position('go');
    const fight = { ...(view.fight as Fight), rolled: 0, roller: 1, dice: [], party: [1] };
    const tired = view.heroes.map((hero) => ({ ...hero, hours: 8, wp: 7 }));
    const rolling = openOdds({ ...view, heroes: tired }, catalogue, fight, []);
    const rested = view.heroes.map((hero) => ({ ...hero, hours: 0, wp: 7 }));
    expect(rolling).toEqual(openOdds({ ...view, heroes: rested }, catalogue, fight, []));
    const before = openOdds({ ...view, heroes: tired }, catalogue, { ...fight, roller: null }, []);
    expect(before.win).toBeLessThan(rolling.win); // it still has to be paid, and costs a die
  });

  it('are never rounded to a certainty', () => {
    expect([0, 0.001, 0.5, 0.9999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
  });
});

describe('what the heroes bring', () => {
  const { view } = position('invite');
  const warm: View = { ...view, fires: { '13': 'lit' } };
  const thorn = view.heroes[2] as Hero;

  it('is strength, fire and allies', () => {
    expect(totalOf(view, catalogue, [2], '13')).toBe(1);
    expect([fireBonus(warm, catalogue, thorn), fireBonus(view, catalogue, thorn)]).toEqual([2, 0]);
    expect(totalOf(warm, catalogue, [2, 0], '13')).toBe(1 + 2 + 1 + 1);
    const helped = { ...view, allies: { tranuk: '13' } };
    expect(allyBonus(helped, catalogue, '13')).toBe(2);
    expect(allyBonus(helped, catalogue, '14')).toBe(0);
    expect(totalOf(helped, catalogue, [2], '13')).toBe(3);
  });

  it('rolls fewer dice after an overtime hour that costs the last point of a row', () => {
    const late = { ...thorn, hours: 7, wp: 8 };
    expect(rollerOf({ ...view, heroes: [late] }, catalogue, late).dice).toBe(2);
    expect(rollerOf({ ...view, heroes: [late] }, catalogue, { ...late, hours: 6 }).dice).toBe(3);
    expect(rollerOf(view, catalogue, { ...late, hours: 7 }, true).dice).toBe(3);
  });

  it('is more together', () => {
    const foe = { sp: 2, wp: 4, dice: [[1, 2, 'red']] as [number, number, string][] };
    const alone = fightOdds(view, catalogue, [2], foe);
    const both = fightOdds(view, catalogue, [2, 0], foe);
    expect(both?.win ?? 0).toBeGreaterThan(alone?.win ?? 1);
    expect(fightOdds(view, catalogue, [], foe)).toBeNull();
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
          expect(counted).toBeGreaterThanOrEqual(
            best(
              dice.map(({ value }) => value),
              false,
            ),
          );
        const printed = catalogue.creatures[duel.creature];
        if (printed) expect(round.enemy).toBe(best(round.foe, true) + printed.sp);
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
