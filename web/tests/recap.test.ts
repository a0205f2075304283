import { describe, expect, it } from 'vitest';
import { settings } from '$lib/settings.svelte';
import type { RecapRules } from '$lib/sheet';
import type { Target } from '$lib/table.svelte';
import type { LoggedEvent } from '$lib/tablelog.svelte';
import { actedAt, remember } from '$src/recap/acted';
import { Recap } from '$src/recap/recap.svelte';
import { atFoot, freeSpot } from '$src/recap/place';
import type { Telling } from '$src/recap/gather';
import { opening, scenesOf } from '$src/recap/scenes';
import { gatheredLine, sayings, timeFor, titled, withoutName, withoutNames } from '$src/recap/tell';

const RULES: RecapRules = {
  weights: { killed: 3, moved: 1, placed: 2, overrun: 5, wounded: 3, glory: 4 },
  harms: ['overrun', 'wounded'],
  begins: ['night'],
  own: ['glory'],
  actor: 'seat',
  place: 'location',
  gains: 'gained',
};
const HEADS = { round: 'round-began', turn: 'turn-began' };
const DOMAINS: Record<string, Record<string, string>> = {
  moved: { seat: 'seat', location: 'location' },
  overrun: { location: 'location' },
};

let n = 0;
const event = (kind: string, args: Record<string, string> = {}, rest: Partial<LoggedEvent> = {}) => {
  n += 1;
  return { n, entry: n, kind, args, undone: false, ...rest };
};
const turn = (seat: number) => event('turn-began', { seat: String(seat) });
const telling = { rules: RULES, heads: HEADS, own: ['0'], domainsOf: (kind: string) => DOMAINS[kind] ?? {} };
const told = (events: LoggedEvent[], more: Partial<Telling> = {}) =>
  scenesOf(events, { ...telling, ...more });
/** Who each scene is about, and the kinds of what it tells. */
const short = (events: LoggedEvent[], more: Partial<Telling> = {}) =>
  told(events, more).map(({ who, lines }) => [who, lines.flat().map(({ kind }) => kind)]);

it('does not name again under a name who acts', () => {
  const names = ['The warrior', 'Warrior', 'Ada'];
  expect(withoutName('The warrior moves to 9.', names)).toBe('Moves to 9.');
  expect(withoutName('Ada strikes.', names)).toBe('Strikes.');
  expect(withoutName('Ada: the Thief goes to F4.', names)).toBe('The Thief goes to F4.');
  expect(withoutName('Ada\u00a0: le Voleur va en F4.', names)).toBe('Le Voleur va en F4.');
  expect(withoutName('Ada’s fire burns out.', names)).toBe('Ada’s fire burns out.');
  expect(withoutName('Ada: the warrior goes to 9.', names)).toBe('The warrior goes to 9.');
  expect(withoutName('Ada\u00a0: la Guerrière va en 9.', names)).toBe('La Guerrière va en 9.');
  expect(withoutName('Adam comes.', names)).toBe('Adam comes.');
});

it('names who loses after a line about who strikes', () => {
  const lines = [
    'Kulak heals.',
    'Kulak moves to red.',
    'The Troll strikes.',
    'Kulak loses 1 life.',
    'Kulak falls.',
  ];
  expect(withoutNames(lines, ['Kulak'])).toEqual([
    'Heals.',
    'Moves to red.',
    'The Troll strikes.',
    'Kulak loses 1 life.',
    'Kulak falls.',
  ]);
  const way = ['The Warrior strikes.', 'Kulak loses 1 life.', 'Kulak makes way and goes to the blue path.'];
  expect(withoutNames(way, ['Kulak']), 'who makes way is named').toEqual(way);
});

describe('scenes since the last turn', () => {
  it('are one for each who acts, with the lines that matter most in their order', () => {
    const scenes = told([
      turn(1),
      event('moved', { seat: '1', location: 'a' }),
      event('placed'),
      event('killed', { seat: '1' }),
      event('rolled', { seat: '1' }),
    ]);
    expect(scenes.map(({ who, lines }) => [who, lines.flat().map(({ kind }) => kind)])).toEqual([
      ['1', ['placed', 'killed']],
    ]);
    expect(scenes[0]?.place).toEqual(['location', 'a']);
  });

  it('stand before and after a night, and tell what somebody did beside what they suffered', () => {
    const scenes = told([
      turn(1),
      event('killed', { seat: '1' }),
      event('night'),
      event('placed'),
      turn(1),
      event('killed', { seat: '1' }),
      event('wounded', { seat: '1' }),
      event('overrun', { seat: '1' }),
      event('moved', { seat: '1' }),
    ]);
    expect(scenes.map(({ who, lines }) => [who, lines.flat().map(({ kind }) => kind)])).toEqual([
      ['1', ['killed']],
      [null, ['placed']],
      ['1', ['killed', 'wounded', 'overrun']],
    ]);
  });

  it('tell of a walk where it led', () => {
    const walk = ['a', 'b', 'c'].map((location) => event('moved', { seat: '1', location }));
    const scenes = told([turn(1), ...walk]);
    expect(scenes.map(({ lines, place }) => [lines.flat().map(({ args }) => args.location), place])).toEqual([
      [['c'], ['location', 'c']],
    ]);
  });

  it('add up what they brought, however many events told it', () => {
    const gained = (seat: string, gain: string, amount: number) =>
      event('gained', { seat, gain, amount: String(amount) });
    const scenes = told([
      turn(1),
      event('killed', { seat: '1' }),
      gained('1', 'prestige', 2),
      gained('1', 'coin', 1),
      gained('1', 'prestige', 3),
      event('round-began'),
      event('glory', { seat: '0' }),
      gained('0', 'prestige', 4),
    ]);
    expect(scenes.map(({ who, gains }) => [who, gains])).toEqual([
      ['1', { prestige: 5, coin: 1 }],
      ['0', {}],
    ]);
  });

  it('stand as long as they take to be read', () => {
    expect(timeFor('Moves to 9.')).toBe(1400);
    expect(timeFor('x'.repeat(100))).toBe(5300);
  });

  it('are one for each night, which is nobody’s', () => {
    const scenes = told([
      event('night'),
      event('wounded', { seat: '0' }),
      turn(1),
      event('moved', { seat: '1', location: 'b' }),
      event('night'),
      event('overrun', { location: 'c' }),
    ]);
    expect(scenes.map(({ who, head, harm }) => [who, head?.kind, harm])).toEqual([
      [null, 'night', true],
      ['1', undefined, false],
      [null, 'night', true],
    ]);
    expect(scenes[2]?.place).toEqual(['location', 'c']);
  });

  it('tell whole what comes to everybody: its like in one line, and no loss left out', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((location) => event('placed', { location }));
    const [quiet] = told([event('night'), ...five, event('moved', { location: 'f' })]);
    expect(quiet?.lines).toEqual([five, [expect.objectContaining({ kind: 'moved' })]]);
    const rules = { ...RULES, weights: { ...RULES.weights, tainted: 2 }, harms: [...RULES.harms, 'tainted'] };
    const losses = ['overrun', 'wounded', 'tainted', 'overrun', 'placed'].map((kind) => event(kind));
    const [night] = told([event('night'), ...losses], { rules });
    expect(night?.lines.map((line) => line.map(({ kind }) => kind))).toEqual([
      ['overrun', 'overrun'],
      ['wounded'],
      ['tainted'],
    ]);
  });

  it('leave out what the reader did, but not what it cost or brought', () => {
    const own = (kind: string) => event(kind, { seat: '0' });
    expect(told([own('moved'), own('killed')])).toEqual([]);
    const scenes = told([own('moved'), own('wounded'), own('glory')]);
    expect(scenes[0]?.lines.map((line) => line.map(({ kind }) => kind))).toEqual([['wounded'], ['glory']]);
  });

  it('leave out what was taken back', () => {
    expect(told([event('killed', { seat: '1' }, { undone: true })])).toEqual([]);
  });

  it('are six at most: the least go, harm never', () => {
    const many = [1, 2, 3, 4, 5, 6, 7].flatMap((seat) => [
      turn(seat),
      event(seat === 3 ? 'moved' : 'killed', { seat: String(seat) }),
    ]);
    expect(told(many).map(({ who }) => who)).toEqual(['1', '2', '4', '5', '6', '7']);
    const harmed = [1, 2, 3, 4, 5, 6, 7].flatMap((seat) => [
      turn(seat),
      event('wounded', { seat: String(seat) }),
    ]);
    expect(told(harmed)).toHaveLength(7);
  });
});

/** Events as they were recorded: the kind, its arguments, and the entry they belong to. */
type Recorded = readonly [entry: number, kind: string, args?: Record<string, string>];
const recorded = (all: readonly Recorded[]): LoggedEvent[] =>
  all.map(([entry, kind, args = {}], i) => ({ n: i + 1, entry, kind, args, undone: false }));

describe('a round of Runemasters', () => {
  const rules: RecapRules = {
    weights: { died: 5, hurt: 4, killed: 3, swapped: 4, 'monster-came': 2, melee: 2, shot: 2, moved: 1 },
    harms: ['died', 'hurt'],
    begins: ['round-began'],
    own: ['swapped'],
    actor: 'guardian',
    place: 'path',
    gains: '',
  };
  const more = { rules, own: ['neltai'], turn: 'neltai' };
  const arrow = (card: string, path = 'blue') => [22, 'shot', { card, path, points: '1' }] as const;
  const hurt = (guardian: string, life: number) => [22, 'hurt', { guardian, life: String(life) }] as const;

  it('tells a blow where it hits, not where its turn was', () => {
    const events = recorded([
      [21, 'turn-began', { guardian: 'kulak' }],
      [21, 'monster-came', { card: 'warrior_red', path: 'red', space: '3' }],
      [22, 'killed', { guardian: 'kulak', card: 'shadow', path: 'green', space: '2' }],
      [22, 'melee', { card: 'dragon_red', path: 'red', points: '1' }],
      hurt('neltai', 3),
    ]);
    expect(short(events, more)).toEqual([
      ['kulak', ['monster-came', 'killed']],
      ['neltai', ['melee', 'hurt']],
    ]);
  });

  it('says two arrows and two lives lost as one each: blows are counted, lives told from first to last', () => {
    const events = recorded([
      [21, 'turn-began', { guardian: 'kulak' }],
      arrow('archer_red'),
      hurt('kyreas', 3),
      arrow('archer_red'),
      hurt('kyreas', 2),
    ]);
    const [scene] = told(events, more);
    expect(scene?.who).toBe('kyreas');
    expect(
      sayings(scene?.lines.flat() ?? []).map(({ event: { kind, args }, times, from }) => [
        kind,
        times,
        args.points,
        args.life,
        from,
      ]),
    ).toEqual([
      ['shot', 2, '1', undefined, null],
      ['hurt', 1, undefined, '2', 4],
    ]);
  });

  it('adds no blows together between which somebody was healed, and tells of it', () => {
    const blow = [22, 'melee', { card: 'archer_blue', path: 'blue', points: '1' }] as const;
    const events = recorded([
      [20, 'turn-began', { guardian: 'neltai' }],
      blow,
      hurt('neltai', 3),
      [21, 'turn-began', { guardian: 'kulak' }],
      [21, 'healed', { guardian: 'neltai', life: '4' }],
      blow,
      hurt('neltai', 3),
      [22, 'turn-began', { guardian: 'ismoros' }],
      blow,
      hurt('neltai', 2),
    ]);
    const healing = { ...rules, weights: { ...rules.weights, healed: 1 }, own: ['swapped', 'healed'] };
    const [scene] = told(events, { ...more, rules: healing });
    expect(
      sayings(scene?.lines.flat() ?? []).map(({ event: { kind, args }, times, from }) => [
        kind,
        times,
        args.points ?? args.life,
        from,
      ]),
    ).toEqual([
      ['melee', 1, '1', null],
      ['hurt', 1, '3', null],
      ['healed', 1, '4', null],
      ['melee', 2, '1', null],
      ['hurt', 1, '2', 4],
    ]);
  });

  it('tells a blow that a shield has stopped, or that has hit the temple, of nobody who only had the turn', () => {
    const events = recorded([
      [21, 'turn-began', { guardian: 'kulak' }],
      [22, 'melee', { card: 'dragon_red', path: 'red', points: '1' }],
      [22, 'shield-broken', { guardian: 'kyreas' }],
      [22, 'melee', { card: 'troll_blue', path: 'blue', points: '1' }],
      [22, 'temple-hurt', { life: '3' }],
    ]);
    const harms = [...rules.harms, 'temple-hurt'];
    const weights = { ...rules.weights, 'temple-hurt': 5 };
    expect(short(events, { ...more, rules: { ...rules, weights, harms } })).toEqual([
      ['kyreas', ['melee']],
      [null, ['melee', 'temple-hurt']],
    ]);
  });

  it('tells in one sum what the temple has lost by several blows', () => {
    const strike = (card: string, temple: string): Parameters<typeof recorded>[0] => [
      [22, 'melee', { card, path: 'red', points: '1' }],
      [22, 'temple-hurt', { points: '1', temple }],
    ];
    const events = recorded([
      [21, 'turn-began', { guardian: 'kulak' }],
      ...strike('dragon_red', '4'),
      ...strike('troll_red', '3'),
    ]);
    const harms = [...rules.harms, 'temple-hurt'];
    const weights = { ...rules.weights, 'temple-hurt': 5 };
    const [scene] = told(events, { ...more, rules: { ...rules, weights, harms } });
    expect(sayings(scene?.lines.flat() ?? []).map(({ event: { kind, args } }) => [kind, args])).toEqual([
      ['temple-hurt', { points: '2', temple: '3' }],
    ]);
  });

  it('never tells of a death without what has led to it', () => {
    const events = recorded([
      [21, 'turn-began', { guardian: 'kulak' }],
      arrow('archer_red'),
      hurt('kyreas', 1),
      arrow('archer_blue'),
      hurt('kyreas', 0),
      [22, 'died', { guardian: 'kyreas' }],
    ]);
    expect(short(events, more)).toEqual([['kyreas', ['shot', 'hurt', 'shot', 'hurt', 'died']]]);
  });

  it('tells how often one had to make way by where that ended, and of the own turn only what it cost', () => {
    const events = recorded([
      [22, 'swapped', { guardian: 'kulak', path: 'red' }],
      [22, 'killed', { guardian: 'neltai', card: 'imp', path: 'red', space: '1' }],
      arrow('archer_blue'),
      hurt('neltai', 3),
      [22, 'turn-began', { guardian: 'kyreas' }],
      [23, 'swapped', { guardian: 'kulak', path: 'blue' }],
      [24, 'swapped', { guardian: 'kulak', path: 'yellow' }],
    ]);
    expect(
      told(events, more).map(({ who, lines }) => [who, lines.flat().map(({ args }) => args.path)]),
    ).toEqual([
      ['neltai', ['blue', undefined]],
      ['kulak', ['yellow']],
    ]);
  });
});

it('tells who first makes way, then acts, in one scene', () => {
  const rules = { ...RULES, weights: { swapped: 4, killed: 3 }, own: ['swapped'] };
  const events = [
    turn(1),
    event('swapped', { seat: '2', location: 'a' }),
    event('killed', { seat: '1' }),
    turn(2),
    event('killed', { seat: '2' }),
  ];
  expect(short(events, { rules })).toEqual([
    ['1', ['killed']],
    ['2', ['swapped', 'killed']],
  ]);
});

it('tells the blows of a fight of many in their order', () => {
  const rules = { ...RULES, weights: { attack: 4, 'general-hit': 3, 'general-killed': 5 }, harms: [] };
  const events = [
    turn(1),
    event('attack', { seat: '1', general: 'varkolak' }),
    event('general-hit', { seat: '2', general: 'varkolak', life: '1' }),
    event('general-killed', { seat: '1', general: 'varkolak' }),
  ];
  expect(short(events, { rules })).toEqual([
    ['1', ['attack']],
    ['2', ['general-hit']],
    ['1', ['general-killed']],
  ]);
});

it('tells of no roll that missed', () => {
  const rules = { ...RULES, weights: { attack: 4, 'general-hit': 3 }, harms: [] };
  const hit = (general: string, life: string) => event('general-hit', { seat: '1', general, life });
  const earlier = [hit('gorgutt', '3')];
  const events = [
    turn(1),
    event('attack', { seat: '1', general: 'varkolak' }),
    hit('varkolak', '6'),
    hit('varkolak', '5'),
    hit('varkolak', '5'),
    event('regenerated', { general: 'varkolak' }),
    hit('varkolak', '6'),
    hit('gorgutt', '3'),
    hit('gorgutt', '2'),
  ];
  const full = (general: string) => (general === 'varkolak' ? 6 : undefined);
  const lives = told(events, { rules, earlier, full }).flatMap(({ lines }) =>
    lines.flat().flatMap(({ args: { life } }) => life ?? []),
  );
  expect(lives).toEqual(['5', '2']);
});

it('tells where a storm has carried somebody in the end, and what it cost', () => {
  const rules = {
    ...RULES,
    weights: { storm: 3, blown: 3, will: 2, got: 2 },
    harms: [],
    own: ['blown', 'will'],
  };
  const blown = (seat: string, space: string) => event('blown', { seat, space });
  const events = [
    turn(1),
    event('storm'),
    blown('1', '64'),
    blown('2', '16'),
    event('will', { seat: '2', wp: '5' }),
    event('storm'),
    blown('1', '45'),
    blown('2', '13'),
    blown('0', '29'),
    event('will', { seat: '0', wp: '7' }),
  ];
  const ends = told(events, { rules }).map(({ who, lines }) => [
    who,
    lines.flat().map(({ args }) => args.space ?? args.wp),
  ]);
  expect(ends).toContainEqual(['2', ['5', '13']]);
  expect(ends).toContainEqual(['0', ['29', '7']]);
  expect(ends.find(([who]) => who === '1')?.[1]).toContain('45');
});

it('keeps a discarded tile beside one that was placed and one that was caught up', () => {
  const rules = { ...RULES, weights: { placed: 4, discarded: 4, 'caught-up': 3, taken: 2 }, place: '' };
  const kinds = ['caught-up', 'taken', 'placed', 'discarded'];
  const events = [turn(1), ...kinds.map((kind) => event(kind, { seat: '1' }))];
  expect(short(events, { rules })).toEqual([['1', ['caught-up', 'placed', 'discarded']]]);
});

it('tells the glory of an evening that the own last choice has ended', () => {
  const rules = { ...RULES, place: '', begins: ['round-began'] };
  const events = ['0', '1', '2'].map((seat) => event('glory', { seat, glory: '10' }));
  expect(short(events, { rules, turn: null })).toEqual([
    ['0', ['glory']],
    ['1', ['glory']],
    ['2', ['glory']],
  ]);
});

it('leaves out what was told over the board, and knows the set-up by what comes after it', () => {
  const read = [event('night'), event('overrun', { location: 'c' })];
  const numbers = read.map((one) => one.n);
  expect(
    told([...read, turn(1), event('killed', { seat: '1' })], { told: (one) => numbers.includes(one.n) }),
  ).toHaveLength(1);
  const events = [event('placed'), event('placed'), turn(1), event('killed', { seat: '1' })];
  expect(opening(events, HEADS, true)).toBe(events[2]);
  expect(opening(events, HEADS, false)).toBeUndefined();
});

describe('the words of a scene', () => {
  it('say what begins alike in one sentence, without mixing separators', () => {
    expect(
      gatheredLine(['A Gor appears on space 26.', 'A Gor appears on space 48.', 'A Gor appears on space 9.']),
    ).toBe('A Gor appears on space 26, 48, 9.');
    expect(gatheredLine(['Fox on B.', 'Pig on C.'])).toBe('Fox on B. Pig on C.');
    expect(gatheredLine(['Overrun! Orcs spill over: Hill.', 'Overrun! Imps spill over: Dale.'])).toBe(
      'Overrun! Orcs spill over: Hill. Overrun! Imps spill over: Dale.',
    );
    expect(gatheredLine([])).toBe('');
    const huts = ['hut Q, yellow', 'hut N, purple', 'grove 4, blue'];
    expect(
      gatheredLine(['Fox on hut Q, yellow.', 'Fox on hut N, purple.', 'Fairy on grove 4, blue.'], huts),
    ).toBe('Fox on hut Q, yellow; hut N, purple. Fairy on grove 4, blue.');
    const drawn = ['Pioche une carte : Col (aigle, 1 dé).', 'Pioche une carte : Bois (cheval, 2 dés).'];
    expect(gatheredLine(drawn, [], 'fr')).toContain('1 dé)\u00a0; Bois');
  });

  it('count what happens again', () => {
    const fell = (minions: string) => event('killed', { seat: '1', colour: 'green', minions });
    const came = (minions: string) => event('placed', { location: 'a', colour: 'red', minions });
    const all = [fell('1'), fell('1'), came('1'), came('2'), event('saved'), event('saved')];
    expect(sayings(all).map(({ event: { args }, times }) => [args.minions, times])).toEqual([
      ['2', 1],
      ['2', 1],
      [undefined, 2],
    ]);
    expect(sayings([fell('1'), event('killed', { seat: '1', colour: 'red', minions: '1' })])).toHaveLength(2);
  });

  it('have a card’s title for their heading, not its whole text', () => {
    const story = 'The buds froze in a single night. Do not let the castle fall.';
    expect(titled(`Legend card “A1 · Snow”: ${story}`)).toEqual({
      title: 'Legend card “A1 · Snow”',
      text: story,
    });
    expect(titled('Round 4 begins.')).toEqual({ title: 'Round 4 begins', text: '' });
  });
});

describe('on the board', () => {
  const room = { x: 100, y: 50, width: 400, height: 300 };
  const at = (x: number, y: number) => ({ x, y, width: 44, height: 44 });

  it('the roll stands at the foot where more can be pressed at the top', () => {
    expect(atFoot(room, 100, [at(200, 80), at(300, 100)])).toBe(true);
    expect(atFoot(room, 100, [at(200, 80), at(250, 80), at(300, 300)])).toBe(false);
    expect(atFoot(room, 100, [])).toBe(false);
  });

  it('the chip lies over nothing that can be pressed, or nowhere', () => {
    const chip = { width: 60, height: 44 };
    expect(freeSpot(room, chip, [])).toEqual({ x: 170, y: 8 });
    const spot = freeSpot(room, chip, [at(280, 60), at(110, 60), at(440, 60)]);
    expect(spot?.y).toBeGreaterThan(40);
    expect(freeSpot(room, chip, [room])).toBeNull();
  });
});

describe('when the reader last acted', () => {
  it('is known for the tables played last', () => {
    localStorage.clear();
    const acted = (entry: number) => ({ entry, at: Date.now(), last: entry });
    for (let i = 0; i < 70; i++) remember(`t${i}`, acted(i));
    remember('t69', acted(99));
    expect(actedAt('t69')?.entry).toBe(99);
    expect(actedAt('t68')?.entry).toBe(68);
    expect(Object.keys(JSON.parse(localStorage.getItem('tablee.acted') ?? '{}') as object)).toHaveLength(60);
  });
});

describe('while the scenes play', () => {
  it('the map goes along, and comes back after the last one', () => {
    const store = { id: 'table', marked: null as Target | null };
    const recap = new Recap({ store } as never);
    recap.scenes = told([
      turn(1),
      event('moved', { seat: '1', location: 'hill' }),
      turn(2),
      event('killed', { seat: '2' }),
    ]);
    settings.motion = 'full';
    recap.unfold();
    expect(store.marked).toEqual(['location', 'hill']);
    recap.next();
    expect(store.marked).toBeNull();
    recap.show(0);
    expect(store.marked).toEqual(['location', 'hill']);
    recap.fold();
    expect(store.marked).toBeNull();
    expect(recap.open).toBe(false);
  });
});
