import { expect, it } from 'vitest';
import { sitterName, soleName } from '$lib/seats';
import type { Seat } from '$src/protocol';

const seat = (number: number, kind: Seat['kind'], more: Partial<Seat> = {}): Seat => ({
  seat: number,
  kind,
  name: '',
  bot: '',
  online: true,
  mine: false,
  ...more,
});

it('tells bots of one kind apart, and leaves a single one its plain name', () => {
  const seats = [
    seat(0, 'person', { name: 'Maud' }),
    seat(1, 'bot', { bot: 'thumb' }),
    seat(2, 'bot', { bot: 'random' }),
    seat(3, 'bot', { bot: 'random' }),
  ];
  const [maud, thumb, third, fourth] = seats.map((one) => sitterName(seats, one.seat));
  expect(maud).toBe('Maud');
  expect(thumb).not.toMatch(/\d/);
  expect(third).toMatch(/ 3$/);
  expect(fourth).toBe(third?.replace(/3$/, '4'));
});

it('tells who leads several by their figures', () => {
  const seats = [
    seat(0, 'person', { name: 'Maud', mine: true }),
    seat(1, 'person', { name: 'Maud', mine: true }),
    seat(2, 'person', { name: 'Idris' }),
    seat(3, 'bot', { bot: 'thumb' }),
  ];
  expect(seats.map((one) => soleName(seats, one.seat) !== undefined)).toEqual([false, false, true, true]);
  expect(soleName([...seats.slice(1)], 1)).toBe('Maud');
  const twice = seats.map((one) => ({ ...one, name: 'Idris' }));
  expect(soleName(twice, 2)).toBe('Idris');
  expect(soleName([...twice, seat(4, 'person', { name: 'Idris' })], 2)).toBeUndefined();
});
