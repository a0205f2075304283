import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToPage } from '$src/protocol';
import { TableSocket, type Connection } from '$lib/socket';
import { FakeSocket, welcome } from './fixtures.ts';

let states: Connection[];
let messages: ToPage[];
let since: number;
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  states = [];
  messages = [];
  since = -1;
  socket = new TableSocket({
    address: 'ws://test/ws',
    table: 't1',
    since: () => since,
    log: () => 'log-1',
    onmessage: (message) => messages.push(message),
    onstate: (state) => states.push(state),
    open: FakeSocket.open,
    random: () => 1,
  });
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

function connect(): FakeSocket {
  FakeSocket.last.accept();
  FakeSocket.last.say(welcome());
  return FakeSocket.last;
}

describe('greeting', () => {
  it('says hello with the last known event number', () => {
    since = 41;
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent).toEqual([{ type: 'hello', table: 't1', since: 41, log: 'log-1' }]);
  });

  it('is open once the table has welcomed it', () => {
    expect(states).toEqual(['connecting']);
    connect();
    expect(states.at(-1)).toBe('open');
    expect(messages.map((message) => message.type)).toEqual(['welcome']);
  });
});

describe('asking', () => {
  it('gives the answer to the one who asked', async () => {
    const there = connect();
    const answer = socket.ask({ type: 'act', seat: 0, decision: 3, text: 'end' });
    const id = String(there.sentOf('act')[0]?.id);
    there.say({ type: 'done', id });
    expect(await answer).toEqual({ type: 'done', id });
  });

  it('keeps what is asked before the welcome', () => {
    void socket.ask({ type: 'act', seat: 0, decision: 3, text: 'end' });
    FakeSocket.last.accept();
    expect(FakeSocket.last.sentOf('act')).toHaveLength(0);
    FakeSocket.last.say(welcome());
    expect(FakeSocket.last.sentOf('act')).toHaveLength(1);
  });
});

describe('a lost connection', () => {
  it('comes back and sends the unanswered act again under the same id', async () => {
    const first = connect();
    const answer = socket.ask({ type: 'act', seat: 0, decision: 3, text: 'hit red' });
    const sent = first.sentOf('act')[0];
    first.close();
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(500);
    expect(FakeSocket.made).toHaveLength(2);
    const second = connect();
    expect(second.sentOf('act')).toEqual([sent]);
    second.say({ type: 'done', id: String(sent?.id) });
    expect((await answer).type).toBe('done');
  });

  it('does not send an answered act again', () => {
    const first = connect();
    void socket.ask({ type: 'act', seat: 0, decision: 3, text: 'end' });
    first.say({ type: 'done', id: String(first.sentOf('act')[0]?.id) });
    first.close();
    vi.advanceTimersByTime(500);
    expect(connect().sentOf('act')).toHaveLength(0);
  });

  it('waits longer each time, up to a limit', () => {
    const delays: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      FakeSocket.last.close();
      const made = FakeSocket.made.length;
      let waited = 0;
      while (FakeSocket.made.length === made) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      delays.push(waited);
    }
    expect(delays).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
  });

  it('notices a table that no longer answers', () => {
    const first = connect();
    vi.advanceTimersByTime(20_000);
    expect(first.sentOf('ping')).toHaveLength(1);
    vi.advanceTimersByTime(8_000);
    expect(first.readyState).toBe(WebSocket.CLOSED);
    expect(states.at(-1)).toBe('lost');
  });

  it('is told at once when the browser goes offline, and mended at once when it is back', async () => {
    const first = connect();
    const answer = socket.ask({ type: 'act', seat: 0, decision: 3, text: 'hit red' });
    window.dispatchEvent(new Event('offline'));
    expect(states.at(-1)).toBe('lost');
    expect(first.readyState).toBe(WebSocket.CLOSED);
    vi.advanceTimersByTime(500); // an attempt without network: it hangs
    const made = FakeSocket.made.length;
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.made).toHaveLength(made + 1);
    const second = connect();
    expect(second.sentOf('act')).toEqual(first.sentOf('act'));
    second.say({ type: 'done', id: String(second.sentOf('act')[0]?.id) });
    expect((await answer).type).toBe('done');
    expect(states.at(-1)).toBe('open');
    vi.advanceTimersByTime(15_000);
    expect(FakeSocket.made).toHaveLength(made + 1);
  });

  it('is mended in a tab that nobody looks at, too', () => {
    connect();
    window.dispatchEvent(new Event('offline'));
    vi.advanceTimersByTime(500); // an attempt without network: it hangs
    const made = FakeSocket.made.length;
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    window.dispatchEvent(new Event('online'));
    hidden.mockRestore();
    expect(FakeSocket.made).toHaveLength(made + 1);
    connect();
    expect(states.at(-1)).toBe('open');
  });

  it('is told when an answer takes long, and is over with the answer', () => {
    const there = connect();
    void socket.ask({ type: 'act', seat: 0, decision: 3, text: 'end' });
    vi.advanceTimersByTime(2_900);
    expect(states.at(-1)).toBe('open');
    vi.advanceTimersByTime(200);
    expect(states.at(-1)).toBe('silent');
    there.say({ type: 'done', id: String(there.sentOf('act')[0]?.id) });
    expect(states.at(-1)).toBe('open');
    vi.advanceTimersByTime(10_000);
    expect(states.at(-1)).toBe('open');
  });

  it('gives up an attempt that nobody answers', () => {
    vi.advanceTimersByTime(8_000);
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(500);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it.each(['unknown_table', 'device_revoked'])('is not made anew for who is shut out: %s', (code) => {
    FakeSocket.last.accept();
    FakeSocket.last.say({ type: 'failed', id: '', code, message: 'there is no such table' });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it('stays closed when the page leaves the table', () => {
    connect();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });
});
