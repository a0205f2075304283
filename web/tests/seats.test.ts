import { expect, it } from 'vitest';
import { goesByFigure, shortName, sitterName, spokenName } from '$lib/seats';
import { Words } from '$lib/words';
import type { Choice, Seat } from '$src/protocol';
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

it('has one name for a bot, whatever its kind', () => {
  const seats = [
    seat(0, 'person', { name: 'Maud' }),
    seat(1, 'bot', { bot: 'thumb' }),
    seat(2, 'bot', { bot: 'random' }),
    seat(3, 'bot', { bot: 'random' }),
  ];
  const [maud, thumb, third, fourth] = seats.map((one) => sitterName(seats, one.seat));
  expect(maud).toBe('Maud');
  expect([thumb, third, fourth]).toEqual(['Bot 2', 'Bot 3', 'Bot 4']);
  expect(seats.map((one) => shortName(seats, one.seat))).toEqual([maud, thumb, third, fourth]);
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

it('gives the article to figures that take one, as each language does', () => {
  const ftl = `event-came = Le jour se lève pour { $seat }.
event-lost = { $seat } perd la main de { $seat }, puis revient à { $seat }. { $seat } attend.
prompt-day = { $seat }, choisissez.
    .wait = { $seat } choisit.
listed = { $most } et { $last }
outcome-scored = C’est fini. Victoire pour { $winners }.
choice-send = Déplacer { $other }`;
  const people = {
    figure: () => 'Nain',
    theFigure: () => 'le Nain',
    byFigure: () => true,
    name: () => 'Robot 2',
  };
  const text = {
    ...gameText,
    lang: 'fr',
    ftl,
    names: {},
    domains: { other: ['1', '2'] },
    events: { came: { seat: 'seat' }, lost: { seat: 'seat' } },
  };
  const words = new Words(text, people);
  const told = (kind: string) => words.event(event(1, 1, kind, { seat: '1' }));
  expect(told('came')).toBe('Le jour se lève pour le Nain.');
  expect(told('lost')).toBe('Le Nain perd la main du Nain, puis revient au Nain. Le Nain attend.');
  const strong = words.eventParts(event(1, 1, 'lost', { seat: '1' })).filter((part) => part.strong);
  expect(strong.map((part) => part.text)).toEqual(['Le Nain', 'Nain', 'Nain', 'Le Nain']);
  const question = { seat: 1, kind: 'day', about: {} };
  expect(words.waiting(question)).toBe('Le Nain choisit.');
  expect(words.prompt(question)).toBe('Nain, choisissez.');
  expect(words.seat(1)).toBe('Nain');
  const send: Choice = { verb: 'send', text: 'send 2', targets: [['other', '2']] };
  expect(words.choice(send)).toBe('Déplacer le Nain');
  const ending = (...winners: number[]) => words.outcome({ cause: 'scored', winners, scores: [] });
  expect(ending(1)).toBe('C’est fini. Victoire pour le Nain.');
  expect(ending(0, 1)).toBe('C’est fini. Victoire pour le Nain et le Nain.');
});
