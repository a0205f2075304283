/** A fight of Andor as a scene over the map, and its dice in the log. */
import { fireEvent, render, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import FightScene from '../../src/boards/andor/FightScene.svelte';
import { plan } from '../../src/boards/andor/plan.svelte.ts';
import { sharingOf } from '../../src/boards/andor/share.ts';
import { telling } from '../../src/boards/andor/telling.svelte.ts';
import type { Fight, View } from '../../src/views/andor.ts';
import Log from '../../src/components/Log.svelte';
import pieces from '../../src/games/andor.ts';
import { settings } from '../../src/lib/settings.svelte.ts';
import type { Event } from '../../src/protocol.ts';
import { choice } from '../fixtures.ts';
import { asked, position, props, text, words } from './andor-helpers.ts';
import { content, event } from './helpers.ts';

beforeEach(() => {
  settings.motion = 'reduced';
  settings.pace = 'normal';
  settings.lang = 'en';
  telling.at(null);
  telling.away();
  plan.drop();
});

describe('the fight', () => {
  /** What has happened before the recorded question whether to go on. */
  const begun = [
    event(40, 'fight-began', { seat: '1', creature: 'gor', space: '25' }),
    event(41, 'round-began', { round: '1' }),
    event(42, 'values', { heroes: '3', enemy: '3' }),
  ];
  const after = (events: Event[]) => ({ events, told: [...begun, ...events] });
  const dice = (container: Element) =>
    [...container.querySelectorAll('.party > li')].map((fighter) =>
      [...fighter.querySelectorAll('[role="img"][aria-label^="Die"]')].map((die) =>
        die.getAttribute('aria-label'),
      ),
    );

  it('shows both sides and the chances, and goes on', async () => {
    const { view, decisions } = position('go');
    const given = props(view, decisions);
    const { container, getByRole } = render(FightScene, { props: given });
    expect(content(container)).toContain('Fight: Gor');
    expect(content(container)).toMatch(/\d+% to win the round/);
    await userEvent.click(getByRole('button', { name: /^Fight another round/ }));
    expect(given.onchoose.mock.calls[0]?.[0]).toMatchObject({ text: 'continue' });
  });

  it('tells how likely the hero falls, and that a die may be turned', () => {
    const { view, decisions } = position('go');
    const { party } = view.fight as Fight;
    const lone = { ...(view.fight as Fight), party: party.slice(0, 1) };
    const odds = { win: 0.2, tie: 0.1, lose: 0.7, fall: 0.03, down: 0.07, hit: 1, hurt: 2 };
    const prospects = { ...view.prospects, fight: { joined: {}, ally: 0, odds } };
    const heroes = (kind: string) =>
      view.heroes.map((hero) => (hero.seat === party[0] ? { ...hero, kind } : hero)) as View['heroes'];
    const shown = (kind: string) =>
      content(
        render(FightScene, {
          props: props({ ...view, fight: lone, heroes: heroes(kind), prospects }, decisions),
        }).container,
      );
    expect(shown('mage')).toMatch(/3%: the creature falls this round.*7%: the hero collapses.*With one die/s);
    expect(shown('warrior')).not.toContain('With one die');
  });

  it('throws the dice of a round that it hears of, and tells its end', async () => {
    const { view, decisions } = position('go');
    const { container, rerender } = render(FightScene, { props: props(view, decisions) });
    await rerender({
      ...props(view, decisions),
      ...after([
        event(50, 'round-began', { round: '2' }),
        event(51, 'rolled', { seat: '1', pips: '6' }),
        event(52, 'rolled', { seat: '1', pips: '2' }),
        event(53, 'dice-counted', { seat: '1', value: '6' }),
        event(54, 'creature-rolled', { creature: 'gor', pips: '1' }),
        event(55, 'creature-rolled', { creature: 'gor', pips: '3' }),
        event(56, 'values', { heroes: '7', enemy: '5' }),
        event(57, 'creature-hurt', { creature: 'gor', wp: '2' }),
      ]),
    });
    await tick();
    expect(container.querySelectorAll('[role="img"][aria-label^="Die"]')).toHaveLength(4);
    expect(content(container)).toContain('The round is yours: the Gor loses 2 will.');
    expect([...container.querySelectorAll('.value')].map((one) => one.textContent)).toEqual(['7', '5']);
  });

  it('calls for help with the chance of both together', async () => {
    const { view, decisions } = position('invite');
    const given = props(view, decisions);
    const { container } = render(FightScene, { props: given });
    const call = container.querySelector('[data-spot="invite 1"]');
    expect(call?.textContent).toMatch(/\d+% together/);
    await userEvent.click(call as Element);
    expect(given.onchoose.mock.calls[0]?.[0]).toMatchObject({ text: 'invite 1' });
  });

  it('lets a die be pressed for the blade', async () => {
    const { view } = position('go');
    const fight: Fight = { ...(view.fight as Fight), roller: 1, dice: [2, 5], round: 2 };
    const blade = asked(
      'blade',
      1,
      [choice('keep'), choice('reroll 1', ['die', '1']), choice('reroll 2', ['die', '2'])],
      { other: '2', pips1: '2', pips2: '5', creature: 'gor' },
    );
    const given = props({ ...view, fight }, [blade]);
    const { getByRole } = render(FightScene, { props: given });
    await userEvent.click(getByRole('button', { name: 'Reroll die 1, the 2' }));
    expect(given.onchoose).toHaveBeenCalledWith(blade.choices[1]);
  });

  describe('whose reward is given out', () => {
    const before = position('invite').view;
    const view: View = { ...before, prospects: { ...before.prospects, share: [2, 0, 2] } };
    const fight: Fight = { ...(view.fight as Fight), party: [2, 0], round: 1 };
    const choices = [choice('share 1', ['other', '1']), choice('share 3', ['other', '3'])];
    const about = { points: 'wp', left: '4', creature: 'gor' };
    const share = asked('share', 2, choices, about);
    const counts = (dialog: HTMLElement) =>
      within(dialog)
        .getAllByRole('spinbutton')
        .map((one) => one.getAttribute('aria-valuenow'));

    it('asks once for all points, with steppers', async () => {
      const given = props({ ...view, fight }, [share]);
      const { getByRole, queryByRole } = render(FightScene, { props: given });
      const dialog = getByRole('dialog', { name: 'Share out the reward' });
      expect(counts(dialog)).toEqual(['2', '2']);
      const [less] = within(dialog).getAllByRole('button', { name: /^One less for/ });
      const [, more] = within(dialog).getAllByRole('button', { name: /^One more for/ });
      const give = within(dialog).getByRole('button', { name: 'Give them out' });
      await userEvent.click(more as Element); // nothing is left
      expect(counts(dialog)).toEqual(['2', '2']);
      await userEvent.click(less as Element);
      expect((give as HTMLButtonElement).disabled).toBe(true);
      expect(content(dialog)).toContain('One point left to give.');
      await userEvent.click(more as Element);
      await userEvent.click(give);
      expect(given.onchoose.mock.calls).toEqual([[choices[0]]]);
      expect(plan.steps).toEqual(['share 3', 'share 3', 'share 3']);
      expect(queryByRole('dialog')).toBeNull();
    });

    it('goes on with the points that follow, and with nothing else', () => {
      plan.begin('2 77', 2, 'share 1', ['share 3']);
      expect(plan.next('2 77', share, null)).toBeNull();
      expect(plan.goal).toBeNull();
      const later = { ...share, id: 78, about: { ...about, left: '3' } };
      expect(plan.next('2 78', later, null)).toEqual(choices[1]);
      expect(plan.next('2 79', asked('turn', 2, []), null)).toBeNull();
      expect(plan.steps).toEqual([]);
    });

    it('is done with the arrow keys too, and can be put aside and taken up again', async () => {
      const { getByRole, queryByRole } = render(FightScene, { props: props({ ...view, fight }, [share]) });
      const dialog = getByRole('dialog');
      const [first] = within(dialog).getAllByRole('spinbutton');
      (first as HTMLElement).focus();
      await userEvent.keyboard('{Home}');
      expect(counts(dialog)).toEqual(['0', '2']);
      await userEvent.keyboard('{ArrowUp}{End}{ArrowDown}');
      expect(counts(dialog)).toEqual(['1', '2']);
      await userEvent.click(getByRole('button', { name: 'Close' }));
      expect(queryByRole('dialog')).toBeNull();
      await userEvent.click(getByRole('button', { name: 'Share out the reward' }));
      expect(counts(getByRole('dialog'))).toEqual(['2', '2']);
    });

    it('is confirmed by the dialog itself where answers are confirmed', async () => {
      const given = props({ ...view, fight }, [share], { settings: { ...settings, confirm: true } });
      const { getByRole } = render(FightScene, { props: given });
      await userEvent.click(getByRole('button', { name: 'Give them out' }));
      expect(given.onchoose.mock.calls).toEqual([[choices[0]], [choices[0]]]);
    });

    it('proposes what the engine finds fair', () => {
      const prospects = { ...view.prospects, share: [1, 0, 3] };
      expect(sharingOf({ ...view, prospects }, share)?.proposed).toEqual([1, 3]);
      expect(sharingOf(view, asked('turn', 2, []))).toBeNull();
    });
  });

  it('stays after the end until it is closed', async () => {
    const { view } = position('go');
    const over = { ...view, fight: null };
    const { container, rerender } = render(FightScene, { props: props(view, [], { told: begun }) });
    await rerender({
      ...props(over),
      ...after([
        event(60, 'round-began', { round: '2' }),
        event(61, 'values', { heroes: '12', enemy: '5' }),
        event(62, 'creature-hurt', { creature: 'gor', wp: '0' }),
        event(63, 'defeated', { seat: '1', creature: 'gor', space: '25' }),
        event(64, 'reward', { seat: '1', points: 'wp', amount: '2' }),
      ]),
    });
    await tick();
    expect(content(container)).toContain('The Gor is defeated!');
    expect(content(container)).toContain('+2 will');
    expect(telling.fighting).toBe(true);
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(container.querySelector('.scene')).toBeNull();
    expect(telling.fighting).toBe(false);
  });

  it('closes by itself although others go on', async () => {
    vi.useFakeTimers();
    try {
      const { view } = position('go');
      const { container, rerender } = render(FightScene, { props: props(view, [], { told: begun }) });
      const over = props({ ...view, fight: null });
      const told = [...begun, event(60, 'fight-over', { creature: 'gor', space: '25' })];
      await rerender({ ...over, told });
      expect(container.querySelector('.scene')).not.toBeNull();
      for (let n = 61; n < 70; n++) {
        const events = [event(n, 'moved', { seat: '0', space: '24' })];
        await rerender({ ...over, events, told: [...told, ...events] });
        await vi.advanceTimersByTimeAsync(900);
      }
      expect(container.querySelector('.scene')).toBeNull();
      expect(telling.fighting).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  describe('for those who come in the middle of a round, or look back at it', () => {
    const { view } = position('invite');
    const fight: Fight = { ...(view.fight as Fight), party: [2, 0], round: 1, roller: 0, dice: [4, 10] };
    const { creature, space } = fight;
    const told = [
      event(1, 'fight-began', { seat: '2', creature, space }),
      event(2, 'joined', { seat: '0' }),
      event(3, 'round-began', { round: '1' }),
      event(4, 'rolled', { seat: '2', pips: '1' }),
      event(5, 'rolled', { seat: '2', pips: '3' }),
      event(6, 'die-turned', { seat: '0', from: '1', pips: '6' }),
      event(7, 'dice-counted', { seat: '2', value: '6' }),
      event(8, 'rolled', { seat: '0', pips: '4' }),
      event(9, 'rolled', { seat: '0', pips: '10' }),
    ];

    it.each([false, true])('shows what everybody has rolled and what it counts (past: %s)', (past) => {
      const { container } = render(FightScene, { props: props({ ...view, fight }, [], { told, past }) });
      expect(dice(container)).toEqual([
        ['Die: 6', 'Die: 3'],
        ['Die: 4', 'Die: 10'],
      ]);
      const [first, second] = container.querySelectorAll('.party > li');
      expect(first?.querySelector('.counted')?.textContent).toBe('+6');
      expect(second?.querySelector('.counted')).toBeNull();
      expect(first?.querySelectorAll('.die.idle')).toHaveLength(1);
    });

    it('goes on with what is rolled next', async () => {
      const given = props({ ...view, fight }, [], { told });
      const { container, rerender } = render(FightScene, { props: given });
      const events = [event(10, 'dice-counted', { seat: '0', value: '10' })];
      await rerender({ ...given, events, told: [...told, ...events] });
      expect(dice(container)[0]).toEqual(['Die: 6', 'Die: 3']);
      expect([...container.querySelectorAll('.counted')].map((one) => one.textContent)).toEqual([
        '+6',
        '+10',
      ]);
    });

    it('can be closed while looking back, and comes again with the next fight and at now', async () => {
      const given = props({ ...view, fight }, [], { told, past: true });
      const { container, rerender, getByRole } = render(FightScene, { props: given });
      await userEvent.click(getByRole('button', { name: 'Close' }));
      expect(container.querySelector('.scene')).toBeNull();
      await rerender({ ...given, past: false });
      expect(container.querySelector('.scene')).not.toBeNull();
      const later = [...told, event(20, 'fight-began', { seat: '0', creature, space })];
      await rerender({ ...given, told: later });
      expect(container.querySelector('.scene')).not.toBeNull();
      await rerender(given);
      await userEvent.click(getByRole('button', { name: /^Fight/ }));
      expect(container.querySelector('.scene')).not.toBeNull();
    });

    it('does not tell the end of a fight that was over before', async () => {
      settings.pace = 'slow';
      const over = [...told, event(11, 'fight-over', { creature, space })];
      const given = props({ ...view, fight: null }, [], { told: over });
      const { container, rerender } = render(FightScene, { props: given });
      expect(container.querySelector('.scene')).toBeNull();
      await rerender({ ...given, past: true });
      expect(container.querySelector('.scene')).toBeNull();
    });
  });
});

describe('the log of a fight', () => {
  const events = [
    event(1, 'rolled', { seat: '0', pips: '3' }),
    event(2, 'rolled', { seat: '0', pips: '5' }),
    event(3, 'rolled', { seat: '0', pips: '2' }),
    event(4, 'dice-counted', { seat: '0', value: '5' }),
    event(5, 'creature-rolled', { creature: 'gor', pips: '4' }),
    event(6, 'creature-rolled', { creature: 'gor', pips: '4' }),
  ].map((one) => ({ ...one, undone: false }));
  const seen = {
    rolled: { seat: 'seat', pips: 'number' },
    'dice-counted': { seat: 'seat', value: 'number' },
    'creature-rolled': { creature: 'creature', pips: 'number' },
  };
  const lines = (container: Element) =>
    [...container.querySelectorAll('.line')].map((line) => content(line).trim());

  it('has one line for the dice of a throw', () => {
    const given = { events, words: words('en', seen), pieces, onlook: () => undefined };
    const { container } = render(Log, { props: given });
    expect(lines(container)).toEqual([
      'The Gor rolls: 4, 4.',
      'Seat 1’s roll counts for 5.',
      'Seat 1 rolls: 3, 5, 2.',
    ]);
    const french = render(Log, { props: { ...given, words: words('fr', seen) } });
    expect(lines(french.container).at(-1)).toBe('Place 1 lance : 3, 5, 2.');
  });

  it('marks the line while its dice are rolled, and leads behind the last of them', async () => {
    let looked = 0;
    const fresh = events.slice(2, 3);
    const onlook = (entry: number) => (looked = entry);
    const { container } = render(Log, { props: { events, words: text, pieces, fresh, entry: 2, onlook } });
    const line = container.querySelectorAll('.line')[2] as Element;
    expect([...line.classList]).toEqual(expect.arrayContaining(['fresh', 'here']));
    await userEvent.click(line);
    expect(looked).toBe(3);
  });
});
