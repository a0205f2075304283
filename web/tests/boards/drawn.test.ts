import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Board from '../../src/boards/kit/drawn/Board.svelte';
import { pressed, told } from '../../src/boards/kit/drawn/view';
import { Words } from '../../src/lib/words';
import type { Choice, Decision, Drawing } from '../../src/protocol';
import { propsWith } from './helpers';

const choice = (text: string, ...targets: [string, string][]): Choice => ({
  text,
  verb: text.split(' ')[0] ?? '',
  targets,
});
const decision = (...choices: Choice[]): Decision => ({
  id: 1,
  seat: 0,
  kind: 'move',
  rule: '',
  about: {},
  choices,
  suggested: null,
});

const STEPS = [
  choice('step a b', ['place', 'a'], ['to', 'b']),
  choice('step a c', ['place', 'a'], ['to', 'c']),
  choice('step d c', ['place', 'd'], ['to', 'c']),
];
const DRAWING: Drawing = {
  maps: [
    {
      domains: ['place', 'to'],
      holds: 'lies',
      places: ['a', 'b', 'c', 'd'].map((id, x) => ({ id, x, y: 0 })),
      roads: [['a', 'b']],
      size: [4, 1],
    },
  ],
  notes: ['place e: has no x and y, it is drawn below the others'],
};
const words = (drawing: Drawing) =>
  new Words({
    lang: 'en',
    ftl: 'choice-step = Step from { $place } to { $to }\nchoice-play = Play { $card }\nlabel-hand = Hand',
    names: { place: { a: 'Arch' }, card: { ace: 'Ace', ten: 'Ten' } },
    domains: { place: ['a', 'b', 'c', 'd'], to: ['a', 'b', 'c', 'd'], card: ['ace', 'ten'] },
    drawing,
  });

describe('the board of any game', () => {
  it('asks where to go when a place means several choices, and then takes the one', async () => {
    const props = propsWith<Record<string, unknown>>(words(DRAWING));
    const given = props({ view: { lies: { a: [0, 1] } }, decision: decision(...STEPS) });
    const { container, rerender } = render(Board, { props: given as never });
    const spot = (id: string) => container.querySelector(`[data-piece="${id}"]`) as Element;
    await fireEvent.click(spot('a'));
    expect(given.onpick).toHaveBeenCalledWith(['place', 'a']);
    expect(given.onchoose).not.toHaveBeenCalled();
    await rerender({ ...given, chosen: [['place', 'a']] });
    await fireEvent.click(spot('c'));
    expect(given.onchoose).toHaveBeenCalledWith(STEPS[1]);
    expect(spot('d').getAttribute('data-spot')).toBeNull();
    expect(screen.getByText(/place e/)).toBeTruthy();
  });

  it('lets go of what was picked by another press', () => {
    expect(
      pressed(
        decision(...STEPS),
        [['place', 'a']],
        [
          ['place', 'a'],
          ['to', 'a'],
        ],
      )?.pick,
    ).toEqual(['place', 'a']);
    expect(pressed(decision(...STEPS), [], [['to', 'e']])).toBeNull();
  });

  it('is made of values where there is no map, and a card of a hand is played by a click', async () => {
    const drawing: Drawing = { shown: [{ path: 'hands.*', label: 'hand', domain: 'card' }] };
    const props = propsWith<Record<string, unknown>>(words(drawing));
    const play = choice('play ten', ['card', 'ten']);
    const given = props({ view: { hands: [['ace', 'ten'], ['ace']] }, decision: decision(play) });
    render(Board, { props: given as never });
    await fireEvent.click(screen.getByRole('button', { name: 'Ten' }));
    expect(given.onchoose).toHaveBeenCalledWith(play);
  });

  it('tells what nobody has said how to draw, and leaves out what is empty', () => {
    const name = (_: string, id: string) => id.toUpperCase();
    expect(told({ rune: 'red', spent: true, lost: [], n: 0 }, name)).toBe('rune RED, spent, n 0');
    expect(told([], name)).toBe('–');
  });
});
