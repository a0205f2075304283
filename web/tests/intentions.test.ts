import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deedOf, heard, intents, signOf } from '$src/intentions/intents.svelte';
import type { Event } from '$src/protocol';
import { settings } from '$lib/settings.svelte';

const go = (seat: number, place: string) => ({ seat, key: 'go', args: { space: place }, place });
const event = (kind: string, args: Record<string, string>): Event => ({
  n: 1,
  entry: 1,
  kind,
  args,
  undone: false,
});

describe('what bots say', () => {
  beforeEach(() => {
    intents.clear();
    settings.motion = 'full';
  });

  test('a bot that begins its turn says so in the log; the others stay with their word', () => {
    const told = event('table_deed', { seat: '1', key: 'go', where: '9', space: '9' });
    expect(deedOf(told)).toEqual(go(1, '9'));
    expect(heard([go(1, '4'), go(2, '5')], [event('moved', { seat: '1' }), told])).toEqual([
      go(2, '5'),
      go(1, '9'),
    ]);
    const before = [go(2, '5')];
    expect(heard(before, [event('moved', { seat: '2' })])).toBe(before);
  });

  test('a word about what is gone is withdrawn, whoever has slain it', () => {
    const slay = { seat: 1, key: 'slay', args: { card: 'troll', path: 'red' }, place: 'red' };
    const said = [slay, go(2, '5')];
    expect(heard(said, [event('killed', { seat: '0', card: 'troll', path: 'red' })])).toEqual([go(2, '5')]);
    expect(heard(said, [event('killed', { seat: '0', card: 'troll', path: 'blue' })])).toBe(said);
    expect(heard(said, [event('hit', { seat: '0', card: 'troll', path: 'red' })])).toBe(said);
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

  test('with reduced motion nothing is struck', () => {
    settings.motion = 'reduced';
    intents.show([go(1, '4')]);
    intents.show([]);
    expect(intents.struck).toEqual([]);
  });

  test('every deed has its icon', () => {
    expect(signOf('fight_home')).toBe('crossed-swords');
    expect(signOf('go_fire')).toBe('campfire');
    expect(signOf('go_task')).toBe('scroll-unfurled');
    expect(signOf('rumors')).toBe('footprint');
  });
});
