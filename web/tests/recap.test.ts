import { describe, expect, it } from 'vitest';
import { settings } from '$lib/settings.svelte';
import type { RecapRules } from '$lib/sheet';
import type { Target } from '$lib/table.svelte';
import type { LoggedEvent } from '$lib/tablelog.svelte';
import { actedAt, remember } from '$src/recap/acted';
import { Recap } from '$src/recap/recap.svelte';
import { scenesOf, withoutName } from '$src/recap/scenes';

const RULES: RecapRules = {
  weights: { killed: 3, moved: 1, placed: 2, overrun: 5, wounded: 3, glory: 4 },
  harms: ['overrun', 'wounded'],
  begins: ['night'],
  own: ['glory'],
  actor: 'seat',
  place: 'location',
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
const told = (events: LoggedEvent[], own = ['0']) =>
  scenesOf(events, RULES, HEADS, own, (kind) => DOMAINS[kind] ?? {});

it('does not name again under a name who acts', () => {
  const names = ['The warrior', 'Warrior', 'Ada'];
  expect(withoutName('The warrior moves to 9.', names)).toBe('Moves to 9.');
  expect(withoutName('Ada strikes.', names)).toBe('Strikes.');
  expect(withoutName('Ada’s fire burns out.', names)).toBe('Ada’s fire burns out.');
  expect(withoutName('Adam comes.', names)).toBe('Adam comes.');
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
    expect(scenes.map(({ who, lines }) => [who, lines.map(({ kind }) => kind)])).toEqual([
      ['1', ['placed', 'killed']],
    ]);
    expect(scenes[0]?.place).toEqual(['location', 'a']);
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

  it('leave out what the reader did, but not what it cost or brought', () => {
    const own = (kind: string) => event(kind, { seat: '0' });
    expect(told([own('moved'), own('killed')])).toEqual([]);
    const scenes = told([own('moved'), own('wounded'), own('glory')]);
    expect(scenes[0]?.lines.map(({ kind }) => kind)).toEqual(['wounded', 'glory']);
  });

  it('leave out what was taken back', () => {
    expect(told([event('killed', { seat: '1' }, { undone: true })])).toEqual([]);
  });

  it('are four at most: the least go, harm never', () => {
    const many = [1, 2, 3, 4, 5].flatMap((seat) => [
      turn(seat),
      event(seat === 3 ? 'moved' : 'killed', { seat: String(seat) }),
    ]);
    expect(told(many).map(({ who }) => who)).toEqual(['1', '2', '4', '5']);
    const harmed = [1, 2, 3, 4, 5].flatMap((seat) => [turn(seat), event('wounded', { seat: String(seat) })]);
    expect(told(harmed)).toHaveLength(5);
  });
});

describe('when the reader last acted', () => {
  it('is known for the tables played last', () => {
    localStorage.clear();
    for (let i = 0; i < 70; i++) remember(`t${i}`, i);
    remember('t69', 99);
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
