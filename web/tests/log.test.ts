import { mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Log from '$components/Log.svelte';
import { focus, later, STRETCH, through } from '$lib/lens';
import { TableStore } from '$lib/table.svelte';
import type { LoggedEvent } from '$lib/tablelog.svelte';
import { Words } from '$lib/words';
import { event, FakeSocket, gameText, position, welcome } from './fixtures.ts';

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const heads = { round: 'round', turn: 'turn' };

describe('the log as far as it is known', () => {
  let store: TableStore;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.made = [];
    store = new TableStore('t1', { address: 'ws://test/ws', open: FakeSocket.open });
    FakeSocket.last.accept();
    greet(11, 20);
  });

  afterEach(() => {
    store.close();
    vi.useRealTimers();
  });

  const known = () => store.events.map(({ n }) => n);
  const asked = () => FakeSocket.last.sentOf('earlier');

  function greet(from: number, to: number): void {
    const events = numbers(from, to).map((n) => event(n));
    FakeSocket.last.say(welcome({ events, position: position(to), count: to }));
  }

  /** The table gives a page to the last who asked. */
  async function page(from: number, to: number, undone: number[] = []): Promise<void> {
    const events = numbers(from, to).map((n) => ({ ...event(n), undone: undone.includes(n) }));
    FakeSocket.last.say({ type: 'page', id: String(asked().at(-1)?.id), events });
    await vi.advanceTimersByTimeAsync(50);
  }

  it('puts an earlier page before the known events, with what was taken back', async () => {
    expect(store.log.missing).toBe(10);
    void store.log.earlier();
    void store.log.earlier();
    expect(asked().map(({ before }) => before)).toEqual([11]); // one page at a time
    await page(6, 10, [7]);
    expect(known()).toEqual(numbers(6, 20));
    expect(store.events.filter(({ undone }) => undone).map(({ n }) => n)).toEqual([7]);
    FakeSocket.last.say({ type: 'update', events: [event(21)], undone: 9, position: position(21) });
    expect(store.events.filter(({ undone }) => undone).map(({ n }) => n)).toEqual([7, ...numbers(9, 20)]);
  });

  it('takes nothing that does not join on when the log has begun anew meanwhile', async () => {
    void store.log.earlier();
    greet(31, 40);
    await page(6, 10);
    expect(known()).toEqual(numbers(31, 40));
    void store.log.earlier();
    expect(asked().map(({ before }) => before)).toEqual([11, 31]);
  });

  it('gets the whole game when the reader looks back, page by page', async () => {
    void store.look(15);
    await page(4, 10);
    await page(1, 3);
    expect(known()).toEqual(numbers(1, 20));
    expect([store.log.missing, asked().length]).toEqual([0, 2]);
    expect(store.moments).toEqual(numbers(1, 20));
  });

  it('does not ask on when the table refuses', async () => {
    void store.log.whole();
    FakeSocket.last.say({ type: 'failed', id: String(asked()[0]?.id), code: 'too_fast', message: '' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked()).toHaveLength(1);
    expect(store.log.loading).toBe(false);
  });

  it('steps back beyond the first event it knew', async () => {
    store.past = position(11);
    void store.step(-1);
    expect(FakeSocket.last.sentOf('look')).toEqual([]);
    await page(6, 10);
    expect(FakeSocket.last.sentOf('look').map(({ entry }) => entry)).toEqual([10]);
  });

  it('finds the first moment of the game', async () => {
    void store.first();
    await page(1, 10);
    expect(FakeSocket.last.sentOf('look').map(({ entry }) => entry)).toEqual([1]);
  });

  it('recalls what the board needs, and asks only once at a time', async () => {
    store.recall(['moved']);
    expect(asked()).toEqual([]);
    store.recall(['card-read']);
    await page(8, 10);
    store.recall(['card-read']);
    expect(asked().map(({ before }) => before)).toEqual([11, 8]);
    const events = [event(3, 3, 'card-read'), ...numbers(4, 7).map((n) => event(n))];
    FakeSocket.last.say({ type: 'page', id: String(asked()[1]?.id), events });
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked()).toHaveLength(2);
  });

  it('goes on with the whole game when the log begins anew while the reader looks back', async () => {
    void store.look(15);
    await page(1, 10);
    store.past = position(15);
    greet(31, 40);
    await page(1, 30);
    expect(known()).toEqual(numbers(1, 40));
  });

  it('knows all that a return would undo', async () => {
    void store.log.since(8);
    await page(6, 10);
    expect(asked()).toHaveLength(1);
    expect(store.undoneBy(8).map(({ n }) => n)).toEqual(numbers(9, 20));
  });
});

describe('the part of the log on the page', () => {
  const logged = (n: number, kind = 'moved'): LoggedEvent => ({ ...event(n, n, kind), undone: false });

  it('is the end, and grows with the game', () => {
    const lens = focus(null, -1, 1000);
    expect(lens).toEqual({ first: 1001 - STRETCH, last: Infinity });
    expect(focus(lens, -1, 1050)).toBe(lens);
    expect(focus(lens, -1, 300).first).toBe(301 - STRETCH); // another log, and a shorter one
  });

  it('moves to the moment that is looked at, and back', () => {
    const now = focus(null, -1, 1000);
    expect(focus(now, 900, 1000)).toBe(now);
    const back = focus(now, 300, 1000);
    expect(back).toEqual({ first: 100, last: 500 });
    expect(focus(back, 299, 1000)).toBe(back);
    expect(later(back, 1000).last).toBe(700);
    expect(later(back, 650).last).toBe(Infinity);
    expect(focus(back, -1, 1000)).toEqual(now);
  });

  it('begins with a heading, if one comes soon', () => {
    const events = numbers(1, 400).map((n) => logged(n, n === 230 ? 'turn' : 'moved'));
    expect(through(events, { first: 201, last: Infinity }, heads)[0]?.n).toBe(230);
    expect(through(events, { first: 101, last: Infinity }, heads)[0]?.n).toBe(101);
    expect(through(events, { first: -50, last: 120 }, heads).map(({ n }) => n)).toEqual(numbers(1, 120));
  });

  const people = { own: [0], name: () => '', short: () => '', figure: () => undefined };
  const words = new Words(gameText, { ...people, theFigure: () => undefined, byFigure: () => false });

  it('calls set-up what comes before the first round, where that is known', async () => {
    const words = new Words({ ...gameText, facts: { round: 'round' } } as never, people as never);
    const headings = async (events: LoggedEvent[]) => {
      const log = mount(Log, { target: document.body, props: { events, words, onlook: () => {} } });
      await tick();
      const said = [...document.querySelectorAll('.log h2')].map((one) => one.textContent.trim());
      await unmount(log);
      return said;
    };
    const events = [logged(1), logged(2), logged(3, 'round'), logged(4)];
    expect(await headings(events)).toEqual(['round', 'Set-up']);
    expect(await headings(events.slice(1))).toEqual(['round']);
  });

  it('is lengthened by a button, which hands the focus on', async () => {
    const onearlier = vi.fn(() => Promise.resolve());
    const events = numbers(1, 500).map((n) => logged(n));
    const log = mount(Log, { target: document.body, props: { events, words, onlook: () => {}, onearlier } });
    await tick();
    const lines = () => document.querySelectorAll('.line');
    const button = () => document.querySelector<HTMLElement>('.more');
    expect(lines()).toHaveLength(STRETCH);
    button()?.focus();
    button()?.click();
    await vi.waitFor(() => expect(lines()).toHaveLength(2 * STRETCH));
    await tick();
    expect(document.activeElement).toBe(lines()[STRETCH]);
    button()?.click();
    await vi.waitFor(() => expect(lines()).toHaveLength(500));
    expect(button()).toBeNull();
    expect(onearlier).not.toHaveBeenCalled(); // all of it was known
    await unmount(log);
  });
});
