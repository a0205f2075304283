import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import Verdict from '$src/review/Verdict.svelte';
import { Words } from '$lib/words';
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
