import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import Deeds from '$src/review/Deeds.svelte';
import EndPage from '$src/review/EndPage.svelte';
import Verdict from '$src/review/Verdict.svelte';
import { Words } from '$lib/words';
import { piecesOf } from '$src/games';
import type { Seat } from '$src/protocol';
import { gameText, welcome } from './fixtures.ts';

const seats: Seat[] = ['', 'Ana', 'Ben'].map((name, seat) => ({
  seat,
  kind: 'person',
  name,
  bot: '',
  online: true,
  mine: seat === 0,
}));

function rows(scores: number[], winners: number[]): string[] {
  const words = new Words(gameText, { name: (seat) => seats[seat]?.name || undefined });
  const { container } = render(Verdict, {
    ending: { cause: 'finished', winners, scores },
    table: welcome().table,
    seats,
    words,
    close: '',
    goals: [],
    pieces: undefined,
    view: null,
  });
  return [...container.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent).join(' '),
  );
}

it('lists players by result, the winner first also where the points are even', () => {
  expect(rows([12, 40, 7], [1])).toEqual(['Ana 40', 'You 12', 'Ben 7']);
  expect(rows([40, 12, 40], [2])).toEqual(['Ben 40', 'You 40', 'Ana 12']);
});

it.each([
  ['glory', (places: number[]) => ({ players: places.map((rank) => ({ hero: null, rank })) })],
  ['havresac', (places: number[]) => ({ kingdoms: places.map((place) => ({ place })) })],
] as const)('tells who is ahead by the rules of %s where the points are even', async (game, viewOf) => {
  const { container } = render(Verdict, {
    ending: { cause: 'finished', winners: [1], scores: [12, 40, 12] },
    table: welcome().table,
    seats,
    words: new Words(gameText, { name: (seat) => seats[seat]?.name || undefined }),
    close: '',
    goals: [],
    pieces: await piecesOf(game),
    view: viewOf([3, 1, 2]),
  });
  expect([...container.querySelectorAll('th')].map((cell) => cell.textContent)).toEqual([
    'Ana',
    'Ben',
    'You',
  ]);
  expect(container.querySelector('h2')?.textContent).toBe('You came third of three');
});

it('says what is counted where goals decide the game', () => {
  const { container } = render(Verdict, {
    ending: { cause: 'finished', winners: [], scores: [0, 4, 1] },
    table: { ...welcome().table, game: 'defenders' },
    seats,
    words: new Words(gameText),
    close: '',
    goals: [{ name: 'Sapphire', state: '4 of 4 life', how: 'open', icon: 'sun' }],
    pieces: undefined,
    view: null,
  });
  expect(container.querySelector('caption')?.textContent).toBe('Honour');
});

it('gives bots the emblem of a bot', () => {
  const table = seats.map((seat): Seat => (seat.seat === 2 ? { ...seat, kind: 'bot', bot: 'novice' } : seat));
  const facts = { close: '', goals: [], deeds: [], tally: [] };
  const props = { facts, seats: table, words: new Words(gameText), pieces: undefined, view: null };
  const { container } = render(Deeds, props);
  const emblems = [...container.querySelectorAll('li > svg')].map((icon) => icon.innerHTML);
  expect(emblems[0]).toBe(emblems[1]);
  expect(emblems[2]).not.toBe(emblems[0]);
});

it('calls a reader without a name "you", not by the number of the seat', () => {
  const table = seats.map((seat): Seat => ({ ...seat, mine: seat.seat === 1, name: '' }));
  const facts = { close: '', goals: [], deeds: [], tally: [] };
  const props = { facts, seats: table, words: new Words(gameText), pieces: undefined, view: null };
  const { container } = render(Deeds, props);
  const [, own] = container.querySelectorAll('li');
  expect(own?.textContent?.trim()).toBe('You');
});

it('counts what everybody did only once the whole log has come', () => {
  const deeds = [[{ icon: 'sun', what: 'minions defeated', count: 2 }]];
  const page = (missing: number) => {
    const log = { missing, whole: () => Promise.resolve() };
    const store = {
      log,
      seats,
      ending: { cause: 'finished', winners: [], scores: [] },
      view: {},
      told: [],
      mine: [],
    };
    const props = {
      desk: { store },
      table: { ...welcome().table, review: false },
      words: new Words(gameText),
      board: { facts: () => ({ close: '', goals: [], deeds, tally: [] }) },
      boardProps: null,
      pieces: undefined,
      review: { data: null, points: [], refused: true },
    };
    return render(EndPage, props as never).container.querySelector('.deeds');
  };
  expect(page(120)).toBeNull();
  expect(page(0)?.textContent).toContain('minions defeated');
});

function heading(scores: number[], winners: number[]): string | undefined {
  const { container } = render(Verdict, {
    ending: { cause: 'finished', winners, scores },
    table: welcome().table,
    seats: seats.slice(0, Math.max(scores.length, 2)),
    words: new Words(gameText),
    close: '',
    goals: [],
    pieces: undefined,
    view: null,
  });
  return container.querySelector('h2')?.textContent;
}

it('tells the place among three or more, and a defeat only where there is nothing between', () => {
  expect(heading([30, 40, 7], [1])).toBe('You came second of three');
  expect(heading([5, 40, 7], [1])).toBe('You came third of three');
  expect(heading([40, 40, 7], [1])).toBe('You came second of three');
  expect(heading([41, 40, 7], [0])).toBe('You have won');
  expect(heading([30, 40], [1])).toBe('You have lost');
  expect(heading([], [])).toBe('You have lost');
});
