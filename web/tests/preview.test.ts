import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableStore } from '$lib/table.svelte';
import { choice, decision, FakeSocket, position, welcome } from './fixtures.ts';

let store: TableStore;
const hit = choice('hit red');
const move = choice('move blue');
const end = choice('end');

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  store = new TableStore('t1', { address: 'ws://test/ws', open: FakeSocket.open });
  socket().accept();
  socket().say(welcome({ position: position(4, { decisions: [decision([hit, move, end], { id: 4 })] }) }));
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
});

const socket = () => FakeSocket.last;
const asked = (type = 'preview') => socket().sentOf(type);

async function say(id: unknown, kind = 'moved', entry = 4): Promise<void> {
  const events = [{ kind, args: {} }];
  socket().say({ type: 'previewed', id: String(id), entry, events, view: null, until: 'question' });
  await Promise.resolve();
}

const told = (one = hit) => store.ahead.preview(one)?.events[0]?.kind;

describe('what a choice would do', () => {
  it('is asked of the table for the question it answers, and known from then on', async () => {
    store.ahead.look(hit);
    expect(asked()).toEqual([{ type: 'preview', id: asked()[0]?.id, seat: 0, decision: 4, text: 'hit red' }]);
    expect(told()).toBeUndefined();
    await say(asked()[0]?.id);
    expect(told()).toBe('moved');
    store.ahead.look(null);
    store.ahead.look(hit);
    vi.advanceTimersByTime(1000);
    expect(asked()).toHaveLength(1);
  });

  it('is asked only for the last choice a quick pointer came to', async () => {
    store.ahead.look(hit);
    store.ahead.look(move);
    store.ahead.look(end);
    vi.advanceTimersByTime(100);
    expect(asked().map(({ text }) => text)).toEqual(['hit red', 'end']);
    await say(asked()[1]?.id, 'ended');
    expect([told(hit), told(end)]).toEqual([undefined, 'ended']);
  });

  it('is not asked when the pointer has moved on', () => {
    store.ahead.look(hit);
    store.ahead.look(move);
    store.ahead.look(null);
    vi.advanceTimersByTime(1000);
    expect(asked()).toHaveLength(1);
  });

  it('is forgotten with its question, and an answer that comes late is dropped', async () => {
    store.ahead.look(hit);
    await say(asked()[0]?.id);
    store.ahead.look(move);
    vi.advanceTimersByTime(100);
    const next = decision([hit, move], { id: 5 });
    socket().say({ type: 'update', events: [], undone: null, position: position(5, { decisions: [next] }) });
    vi.advanceTimersByTime(5000);
    await say(asked()[1]?.id, 'late');
    expect([told(hit), told(move)]).toEqual([undefined, undefined]);
  });

  it('is given up with the connection, and a refusal leaves nothing behind', async () => {
    store.ahead.look(hit);
    const id = String(asked()[0]?.id);
    socket().say({ type: 'failed', id, code: 'dropped', message: 'something newer was asked' });
    await Promise.resolve();
    expect([told(), store.notice]).toEqual([undefined, null]);
    vi.advanceTimersByTime(100);
    store.ahead.look(hit);
    expect(asked()).toHaveLength(2);
    socket().close();
    vi.advanceTimersByTime(1000);
    socket().accept();
    socket().say(welcome({ position: position(4) }));
    expect(asked()).toHaveLength(0); // of the new connection
  });

  it('is not asked for choices that nobody offers', () => {
    store.ahead.look(choice('leap'));
    expect(asked()).toHaveLength(0);
  });
});

describe('what the game answers', () => {
  const answer = async (n: number, odds: number, entry: number) => {
    const id = String(asked('query')[n]?.id);
    socket().say({ type: 'answered', id, entry, answer: { odds } });
    await Promise.resolve();
  };
  const odds = () => store.ahead.answer<{ odds: number }>('odds', 'troll')?.odds;

  it('is asked once for each position, and stays until there is a newer answer', async () => {
    store.ahead.ask('odds', 'troll');
    store.ahead.ask('odds', 'troll');
    expect(asked('query')).toEqual([
      { type: 'query', id: asked('query')[0]?.id, name: 'odds', args: ['troll'], seat: 0, entry: null },
    ]);
    await answer(0, 7, 4);
    expect(odds()).toBe(7);
    store.ahead.ask('odds', 'troll');
    expect(asked('query')).toHaveLength(1);
    socket().say({ type: 'update', events: [], undone: null, position: position(5) });
    vi.advanceTimersByTime(5000);
    store.ahead.ask('odds', 'troll');
    expect(odds()).toBe(7);
    await answer(1, 9, 5);
    expect(odds()).toBe(9);
  });

  it('is about the moment that is looked at', async () => {
    store.past = position(2);
    store.ahead.ask('odds', 'troll');
    expect(asked('query')[0]).toMatchObject({ entry: 2 });
    store.past = null;
    await answer(0, 3, 2);
    expect(odds()).toBeUndefined(); // the reader is elsewhere by now
  });

  it('is asked as an onlooker may ask by who holds no seat', () => {
    const seats = [{ seat: 0, kind: 'bot' as const, name: '', bot: 'greedy', online: true, mine: false }];
    socket().say({ ...welcome({ seats }), position: position(4) });
    store.ahead.ask('odds', 'troll');
    expect(asked('query')[0]).toMatchObject({ seat: null });
  });
});
