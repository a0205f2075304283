import { describe, expect, it } from 'vitest';
import { comesAgain, completedBy, currentStep, missedAt, numberOf, type Step } from '$src/learn/course';
import { guidedAt, keep } from '$src/learn/kept';
import { age, day } from '$lib/time';
import { sections } from '$lib/log';
import { blocks, inlines, plainText } from '$lib/markdown';
import { parse, router } from '$lib/router.svelte';
import { COLOURS, shapePath } from '$lib/shapes';
import { choice, decision, event } from './fixtures.ts';

describe('addresses', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/table/abc', { page: 'table', id: 'abc' }],
    ['/s/tok', { page: 'seat', token: 'tok' }],
    ['/w/tok', { page: 'watch', token: 'tok' }],
    ['/r/tok', { page: 'return', token: 'tok' }],
    ['/p/tok', { page: 'position', token: 'tok' }],
    ['/join', { page: 'missing' }],
    ['/learn/runemasters', { page: 'learn', game: 'runemasters' }],
    ['/about', { page: 'about' }],
    ['/rules', { page: 'rules', game: '', rule: '' }],
    ['/table', { page: 'missing' }],
    ['/table/a/b', { page: 'missing' }],
    ['/nowhere/x', { page: 'missing' }],
  ])('%s', (path, route) => expect(parse(path)).toEqual(route));

  it('keep the secret of a link where no server sees it', () => {
    expect(parse('/join', '#watch/a-b')).toEqual({ page: 'watch', token: 'a-b' });
    expect(parse('/join', '#nonsense/tok')).toEqual({ page: 'missing' });
    router.go('/s/tok');
    expect([location.pathname, location.hash]).toEqual(['/join', '#seat/tok']);
    expect(router.route).toEqual({ page: 'seat', token: 'tok' });
    router.go('/');
  });

  it('lead to a rule', () => {
    expect(parse('/rules/runemasters', '#RUN-5.20')).toEqual({
      page: 'rules',
      game: 'runemasters',
      rule: 'RUN-5.20',
    });
  });
});

describe('the log', () => {
  const line = (n: number, kind: string, args: Record<string, string> = {}, undone = false) => ({
    ...event(n, n, kind, args),
    undone,
  });
  const heads = { round: 'round-began', turn: 'turn-began', rolls: { rolled: 'rune' } };

  it('has the newest section and line first', () => {
    const log = sections(
      [line(0, 'a'), line(1, 'round-began'), line(2, 'b'), line(3, 'turn-began'), line(4, 'c'), line(5, 'd')],
      heads,
    );
    expect(log.map((section) => [section.head?.kind, section.lines.map((one) => one.event.kind)])).toEqual([
      ['turn-began', ['d', 'c']],
      ['round-began', ['b']],
      [undefined, ['a']],
    ]);
  });

  it('tells the final scoring under a heading of its own, not under the last turn', () => {
    const log = sections([line(1, 'turn-began'), line(2, 'b'), line(3, 'scored'), line(4, 'won')], {
      ...heads,
      scoring: ['scored', 'won'],
    });
    expect(
      log.map(({ level, head, lines }) => [level, head?.kind, lines.map((one) => one.event.kind)]),
    ).toEqual([
      ['scoring', undefined, ['won', 'scored']],
      ['turn', 'turn-began', ['b']],
    ]);
  });

  it('puts the dice of a throw into one line that leads behind the last', () => {
    const [section] = sections(
      [line(0, 'rolled', { rune: 'red' }), line(1, 'rolled', { rune: 'blue' })],
      heads,
    );
    expect(section?.lines).toHaveLength(1);
    expect(section?.lines[0]?.rolls).toEqual(['red', 'blue']);
    expect(section?.lines[0]?.event.entry).toBe(1);
  });

  it('keeps throws of others apart, and the same throw with something in between', () => {
    const rolled = (n: number, seat: string, pips: string) => line(n, 'rolled', { seat, pips });
    const events = [
      rolled(0, '0', '3'),
      rolled(1, '0', '3'),
      rolled(2, '1', '3'),
      line(3, 'rerolled'),
      rolled(4, '1', '5'),
    ];
    const [section] = sections(events, { ...heads, rolls: { rolled: 'pips' } });
    expect(section?.lines.map(({ event, last, rolls }) => [event.n, last, rolls])).toEqual([
      [4, 4, ['5']],
      [3, 3, []],
      [2, 2, ['3']],
      [0, 1, ['3', '3']],
    ]);
  });

  it('goes on under the heading that counts after headings were taken back', () => {
    const log = sections(
      [
        line(1, 'round-began'),
        line(2, 'turn-began', { turn: '1' }),
        line(3, 'a'),
        line(4, 'b', {}, true),
        line(5, 'turn-began', { turn: '2' }, true),
        line(6, 'c', {}, true),
        line(7, 'round-began', {}, true),
        line(8, 'turn-began', { turn: '1' }, true),
        line(9, 'table_undo'),
        line(10, 'd'),
        line(11, 'turn-began', { turn: '2' }),
        line(12, 'e'),
      ],
      heads,
    );
    const told = log.map(({ head, lines }) => [head?.n, head?.undone, lines.map((one) => one.event.n)]);
    expect(told).toEqual([
      [11, false, [12]],
      [2, false, [10, 9]],
      [8, true, []],
      [7, true, []],
      [5, true, [6]],
      [2, false, [4, 3]],
      [1, false, []],
    ]);
    expect(new Set(log.map((section) => section.key)).size).toBe(log.length);
  });

  it('has no heading again where nothing before it counts', () => {
    const log = sections([line(1, 'round-began', {}, true), line(2, 'table_undo')], heads);
    expect(log.map(({ head, lines }) => [head?.n, lines.length])).toEqual([
      [undefined, 1],
      [1, 0],
    ]);
  });

  it('leaves out what goes without saying, and still leads to its moment', () => {
    const events = [line(0, 'spent'), line(1, 'moved'), line(2, 'spent'), line(3, 'moved')];
    const [section] = sections(events, { ...heads, quiet: ['spent'] });
    expect(section?.lines.map(({ event, last }) => [event.n, last])).toEqual([
      [3, 3],
      [1, 2],
    ]);
  });

  it('keeps throws that were taken back apart', () => {
    const [section] = sections(
      [line(0, 'rolled', { rune: 'red' }, true), line(1, 'rolled', { rune: 'blue' })],
      heads,
    );
    expect(section?.lines).toHaveLength(2);
  });
});

describe('rule texts', () => {
  it('have links, bold and emphasis', () => {
    expect(inlines('See [RUN-1](#RUN-1), **never** *always*.')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'rule', text: 'RUN-1', id: 'RUN-1' },
      { kind: 'text', text: ', ' },
      { kind: 'strong', text: 'never' },
      { kind: 'text', text: ' ' },
      { kind: 'em', text: 'always' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('have tables and lists', () => {
    const [paragraph, table, list] = blocks('One.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- x\n- y');
    expect(paragraph?.kind).toBe('paragraph');
    expect(table).toMatchObject({ kind: 'table', head: [[{ text: 'a' }], [{ text: 'b' }]] });
    expect(table?.kind === 'table' && table.rows).toHaveLength(1);
    expect(list?.kind === 'list' && list.items).toHaveLength(2);
  });

  it('can be searched as plain text', () => {
    expect(plainText('A [link](#X) and **bold**')).toBe('A link and bold');
  });
});

describe('shapes', () => {
  it('differ for every colour', () => {
    expect(new Set(COLOURS.map((colour) => shapePath(colour, 10))).size).toBe(COLOURS.length);
  });
});

describe('ages', () => {
  it('use the largest fitting unit', () => {
    expect(age(1000, 'en', 1000 + 3 * 60)).toBe('3 min');
    expect(age(1000, 'en', 1000 + 2 * 3600)).toBe('2 hr');
    expect(age(1000, 'fr', 1000 + 3 * 86400)).toMatch(/^3.j$/);
    expect(age(1000, 'en', 1000)).toBe('1 min');
  });

  it('of an end tells the year only where it is another', () => {
    const at = new Date(2026, 10, 16, 14, 5).getTime();
    expect(day(at, 'fr', at)).toMatch(/^16 nov\.,? .*14:05$/);
    expect(day(at, 'fr', new Date(2027, 1, 1).getTime())).toContain('2026');
  });
});

describe('the guided game', () => {
  const words = { en: 'x', fr: 'x' };
  const steps: Step[] = [
    { id: 'hello', title: words, text: words },
    { id: 'hit', title: words, text: words, at: 'actions', offers: 'hit', until: ['hit'] },
    { id: 'end', title: words, text: words, at: 'actions', offers: 'end' },
    { id: 'wait', title: words, text: words, at: 'waiting' },
  ];

  it('shows the first lesson that fits the moment', () => {
    const canHit = decision([choice('hit red'), choice('end')]);
    const cannot = decision([choice('end')]);
    expect(currentStep(steps, new Set(), canHit)?.id).toBe('hello');
    expect(currentStep(steps, new Set(['hello']), canHit)?.id).toBe('hit');
    expect(currentStep(steps, new Set(['hello']), cannot)?.id).toBe('end');
    expect(currentStep(steps, new Set(['hello']), null)?.id).toBe('wait');
    expect(currentStep(steps, new Set(['hello', 'hit', 'end']), canHit)).toBeUndefined();
  });

  it('keeps a lesson for the table it speaks of', () => {
    const second: Step = { id: 'second', title: words, text: words, when: (view) => Number(view.round) > 1 };
    const own: Step = { id: 'own', title: words, text: words, at: 'waiting', when: (_, seat) => seat === 2 };
    expect(currentStep([second], new Set(), null, { view: { round: 1 }, seat: 0 })).toBeUndefined();
    expect(currentStep([second], new Set(), null, { view: { round: 2 }, seat: 0 })?.id).toBe('second');
    expect(currentStep([second], new Set(), null)).toBeUndefined();
    expect(currentStep([own], new Set(), null, { view: {}, seat: 2 })?.id).toBe('own');
    expect(currentStep([own], new Set(), decision([choice('end')]), { view: {}, seat: 2 })).toBeUndefined();
  });

  const last: Step = { id: 'last', title: words, text: words, last: true };
  const begin: Step = { id: 'begin', title: words, text: words, at: 'choose', before: 'actions' };

  it('ends when all the rest is done, not before', () => {
    const course = [...steps, last];
    expect(currentStep(course, new Set(['hello', 'end', 'wait']), null)).toBeUndefined();
    expect(currentStep(course, new Set(['hello', 'hit', 'end', 'wait']), null)?.id).toBe('last');
    expect(currentStep(course, new Set(course.map((step) => step.id)), null)).toBeUndefined();
  });

  it('says goodbye even where luck or the learner leaves lessons out', () => {
    const course = [...steps, last];
    const sight = { view: {}, seat: 0 };
    const most = new Set(['hello', 'end', 'wait']);
    expect(currentStep(course, most, null, { ...sight, enough: true })?.id).toBe('last');
    expect(currentStep(course, most, decision([choice('hit red')]), { ...sight, enough: true })?.id).toBe(
      'hit',
    );
    expect(currentStep(course, most, null, { ...sight, over: true })?.id).toBe('over');
    expect(currentStep(course, new Set(['last']), null, { ...sight, over: true })).toBeUndefined();
    expect(currentStep(course, new Set(['over']), null, { ...sight, over: true })).toBeUndefined();
  });

  it('waits for no lesson that may never come, but shows it whenever it does, without a number', () => {
    const rare: Step = { id: 'rare', title: words, text: words, at: 'actions', offers: 'rare', maybe: true };
    const course = [...steps, rare, last];
    const most = new Set(steps.map((step) => step.id));
    expect(currentStep(course, most, null)?.id).toBe('last');
    const all = new Set([...most, 'last']);
    expect(currentStep(course, all, decision([choice('end')]))).toBeUndefined();
    expect(currentStep(course, all, decision([choice('rare')]))?.id).toBe('rare');
    expect(numberOf(course, rare, all, [...all, 'rare'])).toBeNull();
  });

  it('does not wait for a lesson whose moment has gone', () => {
    expect(missedAt([begin, ...steps], decision([choice('end')]))).toEqual(['begin']);
    expect(missedAt([begin, ...steps], null)).toEqual([]);
  });

  it('gives each lesson one number, in the order in which they are met, and a sum that stays', () => {
    const course = [begin, ...steps, last];
    const [hello, hit] = steps as [Step, Step];
    const number = (step: Step, done: string[], met: string[]) =>
      numberOf(course, step, new Set(done), met)?.step;
    // The first lesson was over before it could be told; one about waiting gives way to others and comes again.
    expect(number(hello, ['begin'], ['begin', 'hello'])).toBe(2);
    expect(number(hit, ['begin', 'hello'], ['begin', 'hello', 'wait', 'hit'])).toBe(4);
    const wait = steps[3] as Step;
    for (const done of [
      ['begin', 'hello'],
      ['begin', 'hello', 'hit'],
    ])
      expect(number(wait, done, ['begin', 'hello', 'wait', 'hit'])).toBe(3);
    expect(numberOf(course, last, new Set(), [])).toEqual({ step: 6, all: 6 });
    expect(numberOf(course, hit, new Set(['last']), ['hit'])).toBeNull();
  });

  it('does not count back when a lesson comes again after others', () => {
    expect(comesAgain([], 'wait')).toBe(false);
    expect(comesAgain(['hello', 'wait'], 'wait')).toBe(false);
    expect(comesAgain(['hello', 'wait'], 'hit')).toBe(false);
    expect(comesAgain(['hello', 'wait', 'hit'], 'wait')).toBe(true);
    expect(comesAgain(['hello', 'wait', 'hit', 'wait'], 'wait')).toBe(true);
  });

  it('goes on at its table, by whatever way one comes there, until it is left', () => {
    localStorage.clear();
    keep('andor', { table: 'T', done: ['hello'] });
    expect(guidedAt('T')).toBe('andor');
    expect(guidedAt('U')).toBeUndefined();
    keep('andor', { table: 'T', done: ['hello'], left: true });
    expect(guidedAt('T')).toBeUndefined();
  });

  it('goes on when the deed is done', () => {
    expect(completedBy(steps, [event(0, 0, 'hit')])).toEqual(['hit']);
    expect(completedBy(steps, [event(0, 0, 'moved')])).toEqual([]);
  });
});
