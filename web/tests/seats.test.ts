import { expect, it } from 'vitest';
import { goesByFigure, shortName, sitterName, spokenName } from '$lib/seats';
import { Words } from '$lib/words';
import type { Seat } from '$src/protocol';
import { event, gameText } from './fixtures.ts';

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

it('has short names that still differ', () => {
  const bots = [1, 2, 3].map((number) => seat(number, 'bot', { bot: 'thumb' }));
  const seats = [seat(0, 'person', { mine: true }), ...bots];
  const names = seats.map((one) => shortName(seats, one.seat) ?? '');
  expect(new Set(names.map((name) => name.slice(0, 5))).size).toBe(4);
  expect(shortName([seat(0, 'person', { name: 'Maud', mine: true })], 0)).toBe('Maud');
  const both = [seat(0, 'person', { mine: true }), seat(1, 'person', { mine: true })];
  expect(shortName(both, 0)).toBeUndefined();
});

it('speaks of a seat that was left by its figure or number', () => {
  const seats = [seat(0, 'person', { name: 'Maud' }), seat(1, 'open')];
  const words = new Words(gameText, { name: (number) => spokenName(seats, number) });
  const took = event(1, 1, 'guardian-chosen', { seat: '1', guardian: 'kulak' });
  expect(words.event(took)).toBe('Seat 2 plays Kulak, Bearer of Life.');
  expect(words.event({ ...took, args: { ...took.args, seat: '0' } })).toBe(
    'Maud plays Kulak, Bearer of Life.',
  );
});

it('calls bots and who leads several by their figures', () => {
  const seats = [
    seat(0, 'person', { name: 'Maud', mine: true }),
    seat(1, 'person', { name: 'Maud', mine: true }),
    seat(2, 'person', { name: 'Idris' }),
    seat(3, 'bot', { bot: 'thumb' }),
    seat(4, 'open'),
  ];
  expect(seats.map((one) => goesByFigure(seats, one.seat))).toEqual([true, true, false, true, false]);
  expect(goesByFigure(seats.slice(1), 1)).toBe(false);
  expect(goesByFigure([...seats, seat(5, 'person', { name: 'Idris' })], 2)).toBe(true);
  const shared = [
    seat(0, 'person', { name: 'Maud', mine: true }),
    seat(1, 'person', { name: 'Zoé', mine: true }),
  ];
  expect(shared.map((one) => goesByFigure(shared, one.seat))).toEqual([false, false]);
  const nameless = [seat(0, 'person'), seat(1, 'person')];
  expect(goesByFigure(nameless, 0)).toBe(false);
});
