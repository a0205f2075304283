import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SIGN, signsOn, topOf } from '$src/intentions/arcs';
import { deedOf, heard, intents, signOf } from '$src/intentions/intents.svelte';
import { around, covering } from '$src/hints/room';
import { ICONS } from '$src/icons/names';
import type { Event } from '$src/protocol';
import { settings } from '$lib/settings.svelte';
import { Words } from '$lib/words';
import { gameText } from './fixtures.ts';

const go = (seat: number, place: string) => ({ seat, key: 'go', args: { space: place }, place });
const seatOf = ({ args }: Event) => Number(args.seat ?? -1);
const event = (kind: string, args: Record<string, string>): Event => ({
  n: 1,
  entry: 1,
  kind,
  args,
  undone: false,
});

describe('the signs of what bots will do', () => {
  test('stand beside the pieces on their way, none over another', () => {
    const way = { from: { x: 0, y: 0 }, to: { x: 200, y: 0 } };
    const [usual = way.to] = signsOn([way]);
    const piece = around(usual, 10, 3);
    const [moved = usual, second = usual] = signsOn([way, way], SIGN, [piece]);
    expect(covering(moved, SIGN, [piece])).toBe(0);
    expect(covering(second, SIGN, [piece, around(moved, SIGN)])).toBe(0);
  });

  test('two who change places have two arcs', () => {
    const [there, back] = [
      { from: { x: 0, y: 0 }, to: { x: 200, y: 0 } },
      { from: { x: 200, y: 0 }, to: { x: 0, y: 0 } },
    ];
    expect(topOf(back).y).toBeLessThan(topOf(there).y - 20);
  });

  test('long ways stay on a board that has little room above them', () => {
    const ends = { from: { x: 600, y: 40 }, to: { x: 0, y: 40 } };
    const most = 2 * (ends.from.y - SIGN);
    expect(signsOn([{ ...ends, most }])[0]?.y).toBeGreaterThanOrEqual(SIGN);
    expect(topOf({ ...ends, most }).y).toBeLessThan(topOf({ from: ends.to, to: ends.from, most }).y - 10);
  });
});

describe('what bots say', () => {
  beforeEach(() => {
    intents.clear();
    settings.motion = 'full';
  });

  test('a bot that begins its turn says so in the log; the others stay with their word', () => {
    const told = event('table_deed', { seat: '1', key: 'go', where: '9', space: '9' });
    expect(deedOf(told)).toEqual(go(1, '9'));
    expect(heard([go(1, '4'), go(2, '5')], [event('moved', { seat: '1' }), told], seatOf)).toEqual([
      go(2, '5'),
      go(1, '9'),
    ]);
    const before = [go(2, '5')];
    expect(heard(before, [event('moved', { seat: '2' })], seatOf)).toBe(before);
  });

  test('a word about what is gone is withdrawn, whoever has slain it', () => {
    const slay = { seat: 1, key: 'slay', args: { card: 'troll', path: 'red' }, place: 'red' };
    const said = [slay, go(2, '5')];
    const after = (kind: string, path: string) =>
      heard(said, [event(kind, { seat: '0', card: 'troll', path })], seatOf);
    expect(after('killed', 'red')).toEqual([go(2, '5')]);
    expect(after('killed', 'blue')).toBe(said);
    expect(after('hit', 'red')).toBe(said);
  });

  test('who has fallen says nothing any more, by seat or by figure', () => {
    const said = [go(1, '4'), go(2, '5')];
    expect(heard(said, [event('died', { seat: '1', hero: 'dwarf' })], seatOf)).toEqual([go(2, '5')]);
    const byFigure = ({ args }: Event) => (args.guardian === 'kulak' ? 2 : -1);
    expect(heard(said, [event('died', { guardian: 'kulak' })], byFigure)).toEqual([go(1, '4')]);
    expect(heard(said, [event('died', { guardian: 'neltai' })], byFigure)).toBe(said);
  });

  test('the sentence goes on after a colon: small in French, and the English I as always', () => {
    const text = (lang: string, said: string) =>
      new Words({ ...gameText, lang, ftl: `deed-go = ${said}` }).next({ key: 'go', args: {} });
    expect(text('fr', 'Je pars.')).toBe('je pars.');
    expect(text('fr', 'J’attends.')).toBe('j’attends.');
    expect(text('en', 'I’ll go.')).toBe('I’ll go.');
    expect(text('en', 'It is time.')).toBe('it is time.');
  });

  test('what a bot no longer means is struck once, then gone; the same word is not', () => {
    vi.useFakeTimers();
    intents.show([go(1, '4'), go(2, '5')]);
    expect(intents.struck).toEqual([]);
    intents.show([go(1, '9'), go(2, '5')]);
    expect(intents.struck).toEqual([go(1, '4')]);
    vi.runAllTimers();
    expect(intents.struck).toEqual([]);
    expect(intents.list).toEqual([go(1, '9'), go(2, '5')]);
    vi.useRealTimers();
  });

  test('a word that is only withdrawn is not struck, nor one that comes back as it was', () => {
    intents.show([go(1, '4')]);
    intents.show([]);
    expect(intents.struck).toEqual([]);
    intents.show([go(1, '4')]);
    expect(intents.struck).toEqual([]);
  });

  test('a word is gone when its speaker has come there, was carried away, is at rest, or a new day begins', () => {
    const said = [go(1, '4'), go(2, '5')];
    const after = (kind: string, args: Record<string, string>) => heard(said, [event(kind, args)], seatOf);
    expect(after('moved', { seat: '1', space: '4' })).toEqual([go(2, '5')]);
    expect(after('moved', { seat: '1', space: '3' })).toBe(said);
    expect(after('moved', { seat: '2', space: '4' })).toBe(said);
    expect(after('blown', { seat: '2', space: '9' })).toEqual([go(1, '4')]);
    expect(after('sent', { seat: '1', other: '3', location: 'x' })).toEqual([go(1, '4')]);
    expect(after('day-ended', { seat: '1' })).toEqual([go(2, '5')]);
    expect(after('day-began', { day: '2' })).toEqual([]);
    const fight = [{ ...go(1, '4'), key: 'fight' }];
    expect(heard(fight, [event('moved', { seat: '1', space: '4' })], seatOf)).toBe(fight);
  });

  test('with reduced motion nothing is struck', () => {
    settings.motion = 'reduced';
    intents.show([go(1, '4')]);
    intents.show([go(1, '9')]);
    expect(intents.struck).toEqual([]);
  });

  test('every deed has its icon', () => {
    expect(signOf('fight_home')).toBe('crossed-swords');
    expect(signOf('go_fire')).toBe('campfire');
    expect(signOf('go_task')).toBe('scroll-unfurled');
    expect(signOf('rumors')).toBe('footprint');
    for (const game of ['defenders', 'andor', 'runemasters'] as const) {
      const known: readonly string[] = [...ICONS.page, ...ICONS[game]];
      const texts = readFileSync(`../src/tablee/games/${game}/text/en.ftl`, 'utf8');
      const deeds = [...texts.matchAll(/^deed-(\w+)/gm)].map(([, key = '']) => key);
      expect(deeds.length).toBeGreaterThan(10);
      for (const key of deeds) expect(known, `${game} ${key}`).toContain(signOf(key));
    }
  });
});
