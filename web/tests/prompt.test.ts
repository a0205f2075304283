/** The sentence over the board while others act or while the board still shows what they did. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Desk } from '$lib/desk.svelte';
import { promptOf } from '$lib/prompt';
import { settings } from '$lib/settings.svelte';
import { TableStore } from '$lib/table.svelte';
import { Words } from '$lib/words';
import type { Position, Seat } from '$src/protocol';
import { choice, decision, event, FakeSocket, gameText, position, welcome } from './fixtures.ts';

const seat = (n: number, over: Partial<Seat> = {}): Seat => ({
  seat: n,
  kind: 'person',
  name: n === 0 ? 'Maud' : 'Zoé',
  bot: '',
  online: true,
  mine: n === 0,
  ...over,
});
const question = { seat: 1, kind: 'actions', about: { guardian: 'neltai' } };
const own = { waiting: [0], decisions: [decision([choice('end')])] };

let store: TableStore;
let desk: Desk;
const prompt = () => promptOf(desk, new Words(gameText), undefined);

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = 'normal';
  FakeSocket.made = [];
  store = new TableStore('t1', { address: 'ws://test/ws', open: FakeSocket.open });
  desk = new Desk(() => store);
  FakeSocket.last.accept();
});

afterEach(() => {
  settings.lang = 'en';
  store.close();
  vi.useRealTimers();
});

function begin(seats: Seat[], rest: Partial<Position> = {}): void {
  FakeSocket.last.say(welcome({ seats, events: [event(1)], position: position(1, rest) }));
}

/** Two moves of others: the second, after which there is such a position, waits until the first has been seen. */
function others(rest: Partial<Position>): void {
  const first: Partial<Position> = { waiting: [1], questions: [question] };
  for (const after of [position(2, first), position(3, rest)])
    FakeSocket.last.say({ type: 'update', events: [event(after.entry)], undone: null, position: after });
}

describe('while moves of others are shown', () => {
  it('says so to the reader who is next, and asks when they have been shown', () => {
    begin([seat(0), seat(1)], { waiting: [1], questions: [question] });
    others(own);
    expect(store.behind).toBe(true);
    expect(prompt()).toEqual({
      icon: 'sands-of-time',
      own: false,
      sentence: 'The table is showing what happened.',
      hint: 'One moment: it is your turn soon.',
    });
    settings.lang = 'fr';
    expect(prompt().sentence).toBe('La table montre ce qui s’est passé.');
    settings.lang = 'en';
    store.skip();
    expect(prompt()).toMatchObject({ own: true, sentence: 'Kulak, it is up to you.' });
  });

  it('names the others as long as the table waits for one of them', () => {
    begin([seat(0), seat(1)], { waiting: [1], questions: [question] });
    others({ ...own, waiting: [0, 1], questions: [question] });
    expect(prompt()).toMatchObject({ own: false, sentence: 'Neltaï is acting.' });
  });

  it('goes with the moves as they are shown, not with the table that is ahead', () => {
    begin([seat(0), seat(1), seat(2, { name: 'Ana', mine: false })], { waiting: [1], questions: [question] });
    others({ waiting: [2], questions: [{ ...question, seat: 2, about: { guardian: 'kulak' } }] });
    expect(prompt().sentence).toBe('Neltaï is acting.');
    store.skip();
    expect(prompt().sentence).toBe('Kulak is acting.');
  });

  it('tells readers of several seats the same, whichever of them is next', () => {
    begin([seat(0), seat(1, { mine: true })]);
    others({ waiting: [1], decisions: [decision([choice('end')], { seat: 1 })] });
    expect(prompt().sentence).toBe('The table is showing what happened.');
  });
});

describe('while the table waits', () => {
  it('tells those who watch whom it waits for', () => {
    begin([seat(0, { mine: false }), seat(1)], { waiting: [0] });
    expect(prompt()).toMatchObject({ own: false, sentence: expect.stringContaining('Seat 1') as string });
  });

  it('counts the open seats before all else', () => {
    begin([seat(0), seat(1, { kind: 'open', name: '' })], { waiting: [0] });
    expect(prompt().sentence).not.toBe('The table is showing what happened.');
    expect(prompt().own).toBe(false);
  });
});

function waitFor(waiting: number[], online: boolean, sits = true): { sentence: string; hint: string } {
  const said = welcome({ position: position(1, { waiting }) });
  const away = online ? null : Date.now();
  const friend = { seat: 1, kind: 'person', name: 'Ana', bot: '', online, mine: false, away } as const;
  const other = { ...friend, seat: 2, name: 'Ben', online: true, away: null };
  const [me] = said.seats;
  const seats = me ? [{ ...me, mine: sits }, friend, other] : [];
  FakeSocket.last.say({ ...said, seats, table: { ...said.table, patience: 600 } });
  const words = new Words(gameText, { name: (seat) => seats[seat]?.name });
  return promptOf(desk, words, undefined);
}

it('says that the one who must act is away, and to those who sit there what can be done', () => {
  expect(waitFor([1], true).sentence).toBe('Waiting for Ana');
  expect(waitFor([1], false).sentence).toBe('Waiting for Ana, away at the moment');
  expect(waitFor([1], false).hint).toContain('their seat can be given to a bot: press it');
  expect(waitFor([1], false, false).hint).toBe('The game goes on when they are back.');
});

it('does not say so while somebody else acts', () => {
  expect(waitFor([1, 2], false).sentence).toBe('Waiting for Ana and Ben');
});

describe('how one chooses', () => {
  const asked = (...texts: string[]) => {
    begin([seat(0), seat(1)], { waiting: [0], decisions: [decision(texts.map((text) => choice(text)))] });
    return prompt().hint;
  };

  it('says nothing of numbers and the board when only the turn’s button is left', () => {
    expect(asked('end')).toBe('');
  });

  it('does not count that button', () => {
    expect(asked('release', 'end')).toBe('One choice. Press its number or click it.');
  });
});
