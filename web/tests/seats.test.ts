import { expect, it } from 'vitest';
import { sitterName } from '$lib/seats';
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
