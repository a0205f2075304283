/** The parts of the board in the page: what is drawn, what can be pressed, what it says. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Board, Dock, Line, Side, note, secret, wishes } from '../../src/boards/runemasters/index.ts';
import { losses } from '../../src/boards/runemasters/forecast.ts';
import { monsterName } from '../../src/boards/runemasters/speech.ts';
import { spots } from '../../src/boards/runemasters/spots.ts';
import { delayOf, floats, timeline } from '../../src/boards/runemasters/timeline.ts';
import type { View } from '../../src/views/runemasters.ts';
import { settings } from '../../src/lib/settings.svelte.ts';
import type { Choice, Decision, Event } from '../../src/protocol.ts';
import recorded from './fixtures/runemasters-decisions.json';
import { firstOf, has, propsWith, wordsOf } from './helpers.ts';

const cases = recorded as unknown as { view: View; decision: Decision }[];
const GUARDIANS = ['ismoros', 'kyreas', 'kulak', 'neltai'];
const PATHS = ['red', 'blue', 'yellow', 'green'];
const named = (ids: string[], what: string) => Object.fromEntries(ids.map((id) => [id, `${what} ${id}`]));
const kinds = [
  ...new Set(cases.flatMap(({ view }) => view.paths.flatMap((p) => p.monsters.map((m) => m.kind)))),
];

const recordedTexts = {
  names: {
    guardian: Object.fromEntries(GUARDIANS.map((id) => [id, id[0]!.toUpperCase() + id.slice(1)])),
    title: named(GUARDIANS, 'title of'),
    mark: named(GUARDIANS, 'mark of'),
    ultimate: named(GUARDIANS, 'power of'),
    kind: Object.fromEntries(kinds.map((id) => [id, id])),
  },
  domains: { guardian: GUARDIANS, path: PATHS, die: [], rune: [] },
};
const text = wordsOf('runemasters', recordedTexts);
const props = propsWith<View>(text);
const of = firstOf(cases);

beforeEach(() => {
  settings.motion = 'reduced';
  settings.lang = 'en';
});

/** One position of each kind of question, and those of the actions with the most choices. */
const samples = [...new Set(cases.map(({ decision }) => decision.kind))].map((kind) => of(kind));
const rich = cases
  .filter(({ decision }) => decision.kind === 'actions')
  .toSorted((a, b) => b.decision.choices.length - a.decision.choices.length)
  .slice(0, 4);

it('tells of a monster what can still be hit and what its death brings in this round', () => {
  const monster = {
    card: 'troll_red',
    kind: 'troll',
    space: 2,
    weak_points: [
      { rune: 'red', wounded: true },
      { rune: 'red', wounded: false },
      { rune: 'yellow', wounded: false },
    ],
    mana: 1,
    life: 0,
    melee: 1,
  };
  const said = (noMana: boolean) =>
    monsterName(monster as never, 'red', text, { danger: false, fresh: false, noMana });
  expect(said(false)).toContain('2 open weak points: red, yellow. 1 wounded weak point: red. +1 mana');
  expect(said(true)).not.toContain('mana');
});

describe('the board', () => {
  it.each([...samples, ...rich].map((one, i) => [`${i} ${one.decision.kind}`, one] as const))(
    'has a button with a name for each place to click, %s',
    (_, { view, decision }) => {
      const given = props({ view, decision });
      const { container } = render(Board, { props: given as never });
      const open = spots(view, decision, []);
      for (const spot of open) {
        const button = container.querySelector(`[data-spot="${spot.key}"]`);
        expect(button, spot.key).not.toBeNull();
        if (spot.quiet) expect(button!.getAttribute('aria-hidden')).toBe('true');
        else expect((button!.getAttribute('aria-label') ?? button!.textContent).trim()).not.toBe('');
      }
      expect(container.querySelectorAll('[data-spot]').length).toBe(open.length);
    },
  );

  it('sends the choice that was clicked', async () => {
    const { view, decision } = of('choose_path');
    const given = props({ view, decision });
    const { container } = render(Board, { props: given as never });
    const [choice] = decision.choices as [Choice];
    const path = choice.targets[0]![1];
    await userEvent.click(container.querySelector(`[data-spot="path ${path}"]`)!);
    expect(given.onchoose).toHaveBeenCalledExactlyOnceWith(choice);
  });

  it('lets the plate of a path that nobody guards take no click from the path below it', () => {
    const one = of('choose_path', ({ view }) => view.paths.some(({ guardian }) => guardian === null));
    const { container } = render(Board, { props: props(one) as never });
    const plates = [...container.querySelectorAll('[role="img"][aria-label*="Unguarded"]')];
    expect(plates.length).toBeGreaterThan(0);
    for (const plate of plates) expect(plate.getAttribute('pointer-events')).toBe('none');
  });

  it('marks a guardian that a bot took as taken, not by its own name again', () => {
    const { view, decision } = of('choose_guardian', ({ view: { guardians } }) =>
      guardians.some(({ id }) => id !== null),
    );
    const names = recordedTexts.names.guardian;
    const figure = (seat: number) => names[view.guardians[seat]?.id ?? ''];
    const words = wordsOf('runemasters', recordedTexts, 'en', [], { figure, byFigure: () => true });
    const { container } = render(Board, { props: { ...props({ view, decision }), text: words } as never });
    const owners = [...container.querySelectorAll('.taken:not(.own) .owner')];
    expect(owners.length).toBeGreaterThan(0);
    for (const owner of owners) expect(owner.textContent).toBe('taken');
  });

  it('can be played with the keyboard', async () => {
    const { view, decision } = of('choose_elder');
    const given = props({ view, decision });
    const { container } = render(Board, { props: given as never });
    const plate = container.querySelector<HTMLElement>(`[data-spot^="plate"]`)!;
    plate.focus();
    await userEvent.keyboard('{Enter}');
    expect(given.onchoose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    expect(given.onchoose).toHaveBeenCalledTimes(2);
  });

  it('asks for the die where several lead to a path', async () => {
    const found = cases
      .filter(({ decision }) => decision.kind === 'actions')
      .flatMap((one) => spots(one.view, one.decision, []).map((spot) => ({ ...one, spot })))
      .find(({ spot }) => spot.choice === null);
    expect(found).toBeDefined();
    const { view, decision, spot } = found!;
    const given = props({ view, decision });
    const { container } = render(Board, { props: given as never });
    await userEvent.click(container.querySelector(`[data-spot="${spot.key}"]`)!);
    expect(given.onchoose).not.toHaveBeenCalled();
    expect(given.onpick).toHaveBeenCalledExactlyOnceWith(spot.pick);
  });

  it('shows a planned choice as pressed', () => {
    const { view, decision } = of('choose_path');
    const [choice] = decision.choices as [Choice];
    const { container } = render(Board, { props: props({ view, decision, candidate: choice }) as never });
    const pressed = container.querySelectorAll('[data-spot][aria-pressed="true"]');
    expect([...pressed].map((one) => one.getAttribute('data-spot'))).toEqual([
      `path ${choice.targets[0]![1]}`,
    ]);
  });

  it('says of every monster where it stands and what is open', () => {
    const { view } = of('actions', ({ view: v }) => v.paths.some((path) => path.monsters.length > 2));
    const { container } = render(Board, { props: props({ view }) as never });
    for (const path of view.paths) {
      for (const monster of path.monsters) {
        const label = container.querySelector(`[data-piece="${monster.card}"]`)!.getAttribute('aria-label')!;
        expect(label).toContain(`${monster.kind}, ${path.id} path, space ${monster.space}`);
        const wounded = monster.weak_points.filter((one) => one.wounded).map((one) => one.rune);
        if (wounded.length > 0)
          expect(label).toMatch(new RegExp(`wounded weak points?: ${wounded.join(', ')}`));
      }
    }
  });

  it('explains a piece that is no target', async () => {
    const { view } = of('actions', ({ view: v }) => v.paths.some((path) => path.monsters.length > 0));
    const given = props({ view });
    const { container } = render(Board, { props: given as never });
    const card = view.paths.flatMap((path) => path.monsters)[0]!.card;
    await userEvent.click(container.querySelector(`[data-piece="${card}"]`)!);
    expect(given.oninspect).toHaveBeenCalledWith('card', card, expect.anything());
  });

  it('names fallen guardians and unguarded paths', () => {
    const { view } = of('second_wind');
    render(Board, { props: props({ view }) as never });
    const dead = view.guardians.filter((guardian) => !guardian.alive);
    expect(dead.length).toBeGreaterThan(0);
    for (const { id } of dead) {
      expect(screen.getByRole('img', { name: `${text.piece('guardian', id!)}, fallen` })).toBeTruthy();
    }
  });

  it('marks a new monster until the next turn', async () => {
    const { view } = of('actions', ({ view: v }) => v.paths.some((path) => path.monsters.length > 0));
    const card = view.paths.flatMap((path) => path.monsters)[0]!.card;
    const label = () => container.querySelector(`[data-piece="${card}"]`)!.getAttribute('aria-label')!;
    const event = (n: number, kind: string, args = {}): Event => ({ n, entry: n, kind, args });
    const given = props({ view, events: [event(1, 'turn-began'), event(2, 'monster-came', { card })] });
    const { container, rerender } = render(Board, { props: given as never });
    expect(label()).toMatch(/\. new$/);
    await rerender({ ...given, events: [event(3, 'hit')] } as never);
    expect(label()).toMatch(/\. new$/);
    await rerender({ ...given, events: [event(4, 'turn-began')] } as never);
    expect(label()).not.toMatch(/\. new$/);
  });
});

describe('the dice', () => {
  it('are picked by a press, and pick nothing once spent', async () => {
    const { view, decision } = of(
      'actions',
      ({ view: v }) => v.dice.some((die) => die.spent) && !v.dice.every((die) => die.spent),
    );
    const given = props({ view, decision });
    render(Dock, { props: given as never });
    const buttons = screen.getAllByRole('button');
    expect(buttons.length).toBeLessThanOrEqual(view.dice.filter((die) => !die.spent).length);
    await userEvent.click(buttons[0]!);
    const first = view.dice.find((die) => !die.spent)!;
    expect(given.onpick).toHaveBeenCalledExactlyOnceWith(['die', first.die]);
    expect(screen.getAllByRole('img', { name: /spent/ }).length).toBe(
      view.dice.filter((die) => die.spent).length,
    );
  });

  it('lift one of two equal dice', () => {
    const { view, decision } = of('actions', ({ view: v }) => {
      const open = v.dice.filter((die) => !die.spent).map((die) => die.die);
      return new Set(open).size < open.length;
    });
    const open = view.dice.filter((die) => !die.spent).map((die) => die.die);
    const twice = open.find((die, i) => open.indexOf(die) !== i)!;
    render(Dock, { props: props({ view, decision, chosen: [['die', twice]] }) as never });
    const pressed = screen
      .getAllByRole('button')
      .filter((one) => one.getAttribute('aria-pressed') === 'true');
    expect(pressed.length).toBe(1);
  });

  it('complete the move to a path that was picked first', async () => {
    const { view, decision } = of('actions', has('move'));
    const move = decision.choices.find((choice) => choice.verb === 'move')!;
    const [die, path] = [move.targets[0]![1], move.targets[1]!];
    const given = props({ view, decision, chosen: [path] });
    const { container } = render(Dock, { props: given as never });
    const i = view.dice.findIndex((one) => one.die === die && !one.spent);
    await userEvent.click(container.querySelectorAll('.die')[i]!);
    expect(given.onchoose).toHaveBeenCalledWith(move);
  });
});

describe('own things', () => {
  it('charge the Ultimate with the picked die', async () => {
    const { view, decision } = of('actions', has('charge'));
    const charge = decision.choices.find((choice) => choice.verb === 'charge')!;
    const given = props({ view, decision, chosen: [charge.targets[0]] });
    render(Side, { props: given as never });
    await userEvent.click(screen.getByRole('button', { name: /Charge the Ultimate/ }));
    expect(given.onchoose).toHaveBeenCalledExactlyOnceWith(charge);
  });

  it('says on a phone whose numbers they are: one person may lead several guardians', async () => {
    const { view, decision } = rich[0]!;
    for (const { seat, id, life, full_life } of view.guardians) {
      const { container, unmount } = render(Line, { props: { ...props({ view, decision }), seat } as never });
      const [who, hearts] = [...container.querySelectorAll('.item')].map((one) =>
        one.getAttribute('aria-label'),
      );
      expect(who).toContain(text.piece('guardian', id!));
      expect(hearts).toContain(`${life}/${full_life}`);
      unmount();
    }
  });

  it('show the same life on a phone as the board', () => {
    const wounded = cases.filter(({ view }) =>
      view.guardians.some(({ life, full_life }) => life < full_life),
    );
    expect(wounded.length).toBeGreaterThan(3);
    for (const { view, decision } of wounded.slice(0, 8)) {
      const given = { ...props({ view, decision }), size: 'phone' as const };
      const board = render(Board, { props: given as never });
      for (const { seat, id, life } of view.guardians) {
        const plate = board.container.querySelector(`[data-guardian="${id}"]`);
        if (!plate || life === 0) continue; // it has fallen
        const texts = [...plate.querySelectorAll('text')].map((one) => one.textContent);
        const drawn = texts.find((one) => /^\d+$/.test(one));
        const line = render(Line, { props: { ...given, seat } as never });
        const told = [...line.container.querySelectorAll('.item b')][0]?.textContent;
        expect([drawn, told?.split('/')[0]]).toEqual([`${life}`, `${life}`]);
        line.unmount();
      }
      board.unmount();
    }
  });

  it('reroll the picked die by the mana, on the phone too', async () => {
    const { view, decision } = of('actions', has('reroll'));
    const reroll = decision.choices.find((choice) => choice.verb === 'reroll')!;
    for (const part of [Side, Line]) {
      const given = props({ view, decision, chosen: [reroll.targets[0]] });
      const { unmount } = render(part, { props: given as never });
      await userEvent.click(screen.getByRole('button', { name: /^Reroll/ }));
      expect(given.onchoose).toHaveBeenCalledExactlyOnceWith(reroll);
      unmount();
    }
  });

  it('tell what the end of the turn brings, and how near dawn is', () => {
    const { view, decision } = of('actions');
    const { container } = render(Side, { props: props({ view, decision }) as never });
    expect(container.textContent).toContain('When you end');
    expect(container.textContent).toMatch(
      /Dawn (in the last 4|is one of the \d cards left|is the next card)/,
    );
  });
});

describe('wishes', () => {
  it('name only what is not possible, in the notation of the game', () => {
    const known = new Set(
      cases.flatMap(({ decision }) => decision.choices.map((choice) => choice.text.replaceAll('*', ''))),
    );
    let wished = 0;
    for (const { view, decision } of cases) {
      const legal = new Set(decision.choices.map((choice) => choice.verb));
      for (const wish of wishes(view as never, decision)) {
        wished += 1;
        expect(decision.kind).toBe('actions');
        expect(legal).not.toContain(wish.verb);
        if (wish.verb !== 'block') expect(known, wish.text).toContain(wish.text.replaceAll('*', ''));
        else expect(wish.text).toMatch(/^block (\w+)\*?\+\1\*?$/);
      }
    }
    expect(wished).toBeGreaterThan(20);
  });
});

describe('the dock of a phone', () => {
  it('tells what the end of the turn costs, beside dice held upright', () => {
    const one = of('actions', ({ view }) => losses(view).length > 0);
    const shown = (form: string) =>
      render(Dock, { props: props({ ...one, size: 'phone', form }) as never }).container.textContent;
    expect(shown('phone')).toMatch(/When you end:[^]*\d\s→\s\d/);
    expect(shown('sideways')).not.toContain('When you end');
    // Beside a low board the column at the right tells all of it.
    expect(shown('low')).not.toContain('When you end');
  });
});

describe('an exchange', () => {
  it('takes the monster that was pressed, without asking for it again', async () => {
    const first = of('exchange', ({ decision }) =>
      decision.choices.some(({ verb }) => verb === 'exchange_monster'),
    );
    const path = first.view.paths.find(({ monsters }) => monsters.length > 0)!;
    const [{ space }] = path.monsters as [(typeof path.monsters)[0]];
    const given = props(first);
    const { container, rerender } = render(Board, { props: given as never });
    await userEvent.click(container.querySelector(`[data-spot="card ${path.id} ${space}"]`)!);
    const choice: Choice = {
      text: `take ${path.id} ${space}`,
      verb: 'take',
      targets: [
        ['path', path.id],
        ['space', String(space)],
      ],
    };
    const next = { ...first.decision, id: first.decision.id + 1, kind: 'exchange_take', choices: [choice] };
    await rerender({ ...given, decisions: [] } as never);
    await rerender({ ...given, decisions: [next] } as never);
    expect(given.onchoose).toHaveBeenLastCalledWith(choice);
    expect(given.onchoose).toHaveBeenCalledTimes(2);
  });
});

it('tells on a small screen what a guardian can do once a finger has marked it, before it is taken', () => {
  const one = of('choose_guardian');
  expect(secret).toContain('choose_guardian');
  const told = (candidate: Choice | null) => {
    const given = { ...props(one), size: 'phone', candidate };
    const { container, unmount } = render(Board, { props: given as never });
    const count = container.querySelectorAll('.figure .skill > span:not(.sign)').length;
    unmount();
    return count;
  };
  expect(told(null)).toBe(0);
  expect(told(one.decision.choices[0]!)).toBe(2);
});

describe('the way to a path', () => {
  const ways = (container: Element) => container.querySelectorAll('.path-planned').length;

  it('goes with its question, even if the pointer never left the place that went with it', async () => {
    const moves = of('actions', ({ view, decision }) =>
      spots(view, decision, []).some(({ place, choice }) => place.at === 'path' && choice),
    );
    const place = spots(moves.view, moves.decision, []).find(
      ({ place: p, choice }) => p.at === 'path' && choice,
    )!;
    const given = props(moves);
    const { container, rerender } = render(Board, { props: given as never });
    await fireEvent.pointerEnter(container.querySelector(`[data-spot="${place.key}"]`)!);
    expect(ways(container)).toBe(1);
    await rerender({ ...given, decisions: [] } as never);
    expect(ways(container)).toBe(0);
    await rerender({ ...given, decisions: [{ ...moves.decision, id: moves.decision.id + 1 }] } as never);
    expect(ways(container)).toBe(0);
  });

  it('is none from a guardian to where a monster or somebody else goes (RUN-10.10)', async () => {
    const one = of('exchange_to');
    const shown = (kind: string, about: Record<string, string>) => {
      const decision = { ...one.decision, kind, about: { guardian: 'neltai', ...about } };
      const given = { ...props(one), decisions: [decision], candidate: decision.choices[0] };
      const { container, unmount } = render(Board, { props: given as never });
      const count = ways(container);
      unmount();
      return count;
    };
    expect(shown('exchange_to', {})).toBe(1);
    expect(shown('exchange_to', { card: 'troll_red' })).toBe(0);
    expect(shown('second_wind_to', { revived: 'kulak' })).toBe(0);
  });
});

describe('notes', () => {
  it('say what a choice brings, never a bare key', () => {
    const verbs = new Set<string>();
    for (const { view, decision } of cases) {
      for (const choice of decision.choices) {
        const said = note(view as never, choice, text as never);
        expect(said).not.toMatch(/rm-|undefined|NaN/);
        if (said) verbs.add(choice.verb);
      }
    }
    for (const verb of [
      'hit',
      'move',
      'block',
      'charge',
      'reroll',
      'release',
      'ultimate',
      'heal',
      'take',
      'life',
      'end',
    ]) {
      expect(verbs).toContain(verb);
    }
  });

  it('tell that the last charge makes the power ready', () => {
    const { view, decision } = of(
      'actions',
      (one) => has('charge')(one) && one.view.guardians[one.decision.seat]!.ultimate === 3,
    );
    const charge = decision.choices.find((choice) => choice.verb === 'charge')!;
    expect(note(view as never, charge, text as never)).toBe('ultimate 3 → 4: ready to use');
  });
});

describe('the timeline', () => {
  const event = (kind: string, args = {}, n = 1): Event => ({ n, entry: 1, kind, args });

  it('plays events one after another and never longer than allowed', () => {
    const many = Array.from({ length: 30 }, (_, i) => event('monster-moved', { card: `c${i}` }));
    const { steps, lasts } = timeline(many, 1000);
    expect(lasts).toBe(1000);
    expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(steps.at(-1)!.at).toBeLessThan(1000);
    expect(timeline(many.slice(0, 2), 1000)).toMatchObject({ lasts: 320 });
  });

  it('moves those who change places together', () => {
    const { steps } = timeline(
      [event('hurt'), event('moved', { guardian: 'a' }), event('swapped', { guardian: 'b' })],
      9999,
    );
    expect(delayOf(steps, 'guardian', 'a')).toBe(240);
    expect(delayOf(steps, 'guardian', 'b')).toBe(240);
    expect(delayOf(steps, 'guardian', 'c')).toBe(0);
  });

  it('lets numbers rise from those who gain and lose', () => {
    const { steps } = timeline(
      [
        event('hurt', { guardian: 'a', life: '2' }),
        event('rewarded', { guardian: 'b', life: '0', mana: '2' }),
        event('temple-hurt', { points: '1', temple: '3' }),
      ],
      9999,
    );
    expect(floats(steps).map(({ text: words, over }) => [words, over])).toEqual([
      ['−1', { guardian: 'a' }],
      ['+2', { guardian: 'b' }],
      ['−1', { temple: true }],
    ]);
  });
});
