/** Fights of Defenders as scenes over the map. */
import { render, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Catalogue } from '../../src/boards/defenders/catalogue.ts';
import Board from '../../src/boards/defenders/Board.svelte';
import DiceScene from '../../src/boards/defenders/DiceScene.svelte';
import { settings } from '../../src/lib/settings.svelte.ts';
import type { Decision } from '../../src/protocol.ts';
import type { View } from '../../src/views/defenders.ts';
import recorded from './fixtures/defenders-positions.json';
import { content, event, firstOf, propsWith, wordsOf } from './helpers.ts';

const { catalogue, names, domains, cases } = recorded as unknown as {
  catalogue: Catalogue;
  names: Record<string, Record<string, string>>;
  domains: Record<string, string[]>;
  cases: { view: View; decision: Decision }[];
};
const atDesk = propsWith<View>(wordsOf('defenders', { names, domains, catalogue }));
const props = (view: View, decision: Decision | null = null, over: Record<string, unknown> = {}) =>
  atDesk({ view, decision, ...over });
const of = firstOf(cases);

beforeEach(() => {
  settings.motion = 'reduced';
  settings.pace = 'normal';
  settings.lang = 'en';
});

afterEach(() => {
  vi.useRealTimers();
});

describe('an attack on a general', () => {
  const base = of('commit');
  const seat = base.decision.seat;
  const general = base.view.fight?.general ?? '';

  it('offers the cards that can be put in, and the other answers', async () => {
    const given = props(base.view, base.decision);
    const { container } = render(DiceScene, { props: given });
    const spots = [...container.querySelectorAll('[data-spot]')].map((one) => one.getAttribute('data-spot'));
    expect(spots.toSorted()).toEqual(base.decision.choices.map((one) => one.text).toSorted());
    await userEvent.click(container.querySelector('[data-spot]') as Element);
    expect(given.onchoose).toHaveBeenCalledTimes(1);
  });

  it('lies over the board, and over no picture of it', async () => {
    const { container, rerender } = render(Board, {
      props: { ...props(base.view, base.decision), picture: true },
    });
    await vi.dynamicImportSettled();
    expect(container.querySelector('.scenes')).toBeNull();
    await rerender({ picture: false } as never);
    await waitFor(() => expect(container.querySelector('.scenes section')).not.toBeNull());
  });

  it('threatens with no penalty in a game that has none', () => {
    const loss = (lang: 'en' | 'fr', options: Record<string, string>) => {
      settings.lang = lang;
      const text = wordsOf('defenders', { names, domains, catalogue }, lang, [], {}, options);
      const { container } = render(DiceScene, { props: props(base.view, base.decision, { text }) });
      const skill = content(container.querySelector('.skill') as Element);
      return skill.slice(skill.search(/If you lose|Si vous perdez/)).trim();
    };
    const printed = names['general-text']?.[general];
    expect(printed).toContain(loss('en', { variant_e2: 'preset' }));
    const none = { variant_e2: '1' };
    expect(loss('en', none)).toBe('If you lose: neither wounds nor cards, but back to Monarch City.');
    expect(loss('fr', none)).toBe('Si vous perdez : ni Blessure ni carte, mais retour à la Cité Royale.');
  });

  it('shows the chance while cards are put in', () => {
    const fight = { ...(base.view.fight as NonNullable<View['fight']>), odds: { kill: 0.417, wounds: 3.25 } };
    const { container } = render(DiceScene, { props: props({ ...base.view, fight }, base.decision) });
    expect(content(container)).toContain('42% to strike the General down. On average 3.3 of');
    const none = render(DiceScene, { props: props(base.view, base.decision) });
    expect(none.container.querySelector('.odds')).toBeNull();
  });

  it('lets the leader choose who rolls', async () => {
    const { view, decision } = of('next_roller');
    const given = props(view, decision);
    const { getAllByRole } = render(DiceScene, { props: given });
    const rolls = getAllByRole('button', { name: /^Roll \d/ });
    expect(rolls).toHaveLength(decision.choices.length);
    await userEvent.click(rolls[0] as Element);
    expect(given.onchoose.mock.calls[0]?.[0].verb).toBe('roller');
  });

  it('tells the roll, the killing blow and goes when it is closed', async () => {
    settings.pace = 'slow';
    const start = { ...base.view, fight: null };
    const { container, rerender, getByRole, queryByRole } = render(DiceScene, { props: props(start) });
    const colour = catalogue.generals[general]?.colour ?? 'red';
    const events = [
      event(1, 'attack', { seat: String(seat), general }),
      event(2, 'committed', { seat: String(seat), card: 'battle_strategy' }),
      event(3, 'rolled', { seat: String(seat), 'die-colour': colour, pips: '6' }),
      event(4, 'rolled', { seat: String(seat), 'die-colour': colour, pips: '2' }),
      event(5, 'general-hit', { seat: String(seat), general, life: '0' }),
      event(6, 'general-killed', { seat: String(seat), general }),
    ];
    await rerender(props(start, null, { events }));
    await tick();
    expect(content(container)).toContain('1 hit');
    expect(content(container)).toContain('Killing blow');
    expect(container.querySelectorAll('.die')).toHaveLength(2);
    await userEvent.click(getByRole('button', { name: 'Go on' }));
    expect(queryByRole('region')).toBeNull();
  });

  it('shows what a defeat costs', async () => {
    const start = { ...base.view, fight: null };
    const { container, rerender } = render(DiceScene, { props: props(start) });
    const who = { seat: String(seat) };
    const events = [
      event(1, 'attack', { ...who, general: 'sapphire' }),
      event(2, 'committed', { ...who, card: 'battle_luck' }),
      event(3, 'rolled', { ...who, 'die-colour': 'blue', pips: '1' }),
      event(4, 'general-hit', { ...who, general: 'sapphire', life: '4' }),
      event(5, 'general-survived', { general: 'sapphire', life: '3' }),
      event(6, 'regenerated', { general: 'sapphire' }),
      event(7, 'penalty', { ...who, general: 'sapphire', wounds: '3' }),
      event(8, 'card-lost', { ...who, card: 'wolf_pass_gate' }),
      event(9, 'to-city', who),
    ];
    await rerender(props(start, null, { events }));
    await tick();
    const said = content(container);
    for (const part of [
      'no hit',
      'still stands, with 3 life',
      'full life again',
      '3 wounds',
      '1 card discarded',
      'to Monarch City',
    ])
      expect(said).toContain(part);
  });
});

describe('an attack that others come to see in its midst', () => {
  const { view } = of('next_roller', ({ view: { players } }) => players.length > 1);
  const [first, second] = [0, 1];
  const committed = view.players.map(({ seat }) => (seat <= second ? ['battle_strategy'] : []));
  const fight = { ...(view.fight as NonNullable<View['fight']>), joined: [first, second], committed };
  const general = fight.general ?? '';
  const colour = catalogue.generals[general]?.colour ?? 'red';
  const life = (catalogue.generals[general]?.life ?? 0) - 1;
  const midst: View = {
    ...view,
    fight: { ...fight, rolled: [first], fighter: null, dice: [] },
    generals: {
      ...view.generals,
      [general]: { ...view.generals[general], life } as View['generals'][string],
    },
  };
  const told = [
    event(1, 'attack', { seat: String(first), general }),
    ...fight.joined.flatMap((seat) =>
      (fight.committed[seat] ?? []).map((card) => event(2, 'committed', { seat: String(seat), card })),
    ),
    event(3, 'rolled', { seat: String(first), 'die-colour': colour, pips: '6' }),
    event(4, 'rolled', { seat: String(first), 'die-colour': colour, pips: '2' }),
    event(5, 'general-hit', { seat: String(first), general, life: String(life) }),
  ];
  const dice = (container: Element) =>
    [...container.querySelectorAll('.parts > li')].map((part) => part.querySelectorAll('.die').length);

  it.each([false, true])('shows the dice of those who have rolled (past: %s)', (past) => {
    const { container } = render(DiceScene, { props: props(midst, null, { told, past }) });
    expect(dice(container).toSorted()).toEqual([0, 2]);
    expect(content(container)).toContain('1 hit');
    expect(container.querySelectorAll('li.lost')).toHaveLength(1);
  });

  it('goes on with the next roll', async () => {
    settings.pace = 'slow';
    const { container, rerender } = render(DiceScene, { props: props(midst, null, { told }) });
    const events = [
      event(6, 'rolled', { seat: String(second), 'die-colour': colour, pips: '1' }),
      event(7, 'general-hit', { seat: String(second), general, life: String(life) }),
      event(8, 'general-survived', { general, life: String(life) }),
    ];
    const over = { ...midst, fight: null };
    await rerender(props(over, null, { events, told: [...told, ...events] }));
    expect(dice(container).toSorted()).toEqual([1, 2]);
  });

  it('is shown again when a later roll is taken back', async () => {
    const { container, rerender } = render(DiceScene, { props: props(midst, null, { told }) });
    const events = [event(9, 'table_undo', { seat: '0', to: '1' })];
    await rerender(props(midst, null, { events, told }));
    expect(dice(container).toSorted()).toEqual([0, 2]);
  });

  it('is not told when it was over before', () => {
    settings.pace = 'slow';
    const log = [...told, event(6, 'general-killed', { seat: String(first), general })];
    const { container } = render(DiceScene, { props: props({ ...midst, fight: null }, null, { told: log }) });
    expect(container.querySelector('.scene')).toBeNull();
  });
});

describe('a roll', () => {
  const { view } = of('day');
  const fight = [
    event(1, 'fight', { seat: '0', location: 'wolf_pass' }),
    event(2, 'rolled', { seat: '0', 'die-colour': 'green', pips: '5' }),
    event(3, 'rolled', { seat: '0', 'die-colour': 'green', pips: '2' }),
    event(4, 'killed', { seat: '0', colour: 'green', minions: '1' }),
    event(5, 'missed', { seat: '0', minions: '1' }),
  ];

  it('is shown for a while and goes by itself', async () => {
    vi.useFakeTimers();
    const { container, rerender } = render(DiceScene, { props: props(view) });
    await rerender(props(view, null, { events: fight }));
    await tick();
    expect(content(container)).toContain('1 Orc is defeated, one minion holds out');
    expect(content(container)).toContain('Wolf Pass');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(container.querySelector('.scene')).toBeNull();
  });

  it('of somebody else is not shown to those who want no waiting', async () => {
    settings.pace = 'instant';
    const { container, rerender } = render(DiceScene, { props: props(view, null, { seat: 1 }) });
    await rerender(props(view, null, { seat: 1, events: fight }));
    await tick();
    expect(container.querySelector('.scene')).toBeNull();
  });

  it('of their own is, until they act again', async () => {
    settings.pace = 'instant';
    const { container, rerender } = render(DiceScene, { props: props(view) });
    await rerender(props(view, null, { events: fight }));
    await tick();
    expect(content(container)).toContain('1 Orc is defeated');
    expect(container.querySelectorAll('.die')).toHaveLength(2);
    const walk = event(6, 'moved', { seat: '0', location: 'wolf_pass', way: 'foot' });
    await rerender(props(view, null, { events: [walk] }));
    await tick();
    expect(container.querySelector('.scene')).toBeNull();
  });

  it('goes with the own hero, at any pace', async () => {
    settings.pace = 'slow';
    const { container, rerender } = render(DiceScene, { props: props(view) });
    await rerender(props(view, null, { events: fight }));
    await tick();
    expect(container.querySelector('.scene')).not.toBeNull();
    const walk = event(6, 'moved', { seat: '0', location: 'wolf_pass', way: 'foot' });
    await rerender(props(view, null, { events: [walk] }));
    await tick();
    expect(container.querySelector('.scene')).toBeNull();
  });

  it('asks for another throw where there is one', async () => {
    const { view: open, decision } = of('reroll');
    const given = props(open, decision);
    const { getByRole, container } = render(DiceScene, { props: given });
    expect(container.querySelectorAll('.die')).toHaveLength(open.fight?.dice.length ?? -1);
    await userEvent.click(getByRole('button', { name: 'Reroll' }));
    expect(given.onchoose.mock.calls[0]?.[0].text).toBe('reroll');
  });

  it('is forgotten when it is taken back', async () => {
    const { container, rerender } = render(DiceScene, { props: props(view) });
    await rerender(props(view, null, { events: fight }));
    await rerender(props(view, null, { events: [event(9, 'table_undo', { seat: '0', to: '1' })] }));
    await tick();
    expect(container.querySelector('.scene')).toBeNull();
  });
});
