/** The parts of the board in the page: what is drawn, what can be pressed, what it says, what stays secret. */
import { render } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bringsHere, brought, joined } from '../../src/boards/glory/area.ts';
import { cellKey, printed, type Catalogue } from '../../src/boards/glory/catalogue.ts';
import { mapOf, seedOf } from '../../src/boards/glory/cloth.ts';
import { Board, brief, Dock, Line, note, Side, wishes } from '../../src/boards/glory/index.ts';
import { looking } from '../../src/boards/glory/looking.svelte.ts';
import { floats } from '../../src/boards/glory/marks.ts';
import { placementAt } from '../../src/boards/glory/questions.ts';
import { describeTile } from '../../src/boards/glory/speech.ts';
import { spots } from '../../src/boards/glory/spots.ts';
import pieces from '../../src/games/glory.ts';
import { layout } from '../../src/lib/layout.svelte.ts';
import { isOffered } from '../../src/lib/offered.svelte.ts';
import { settings } from '../../src/lib/settings.svelte.ts';
import { t } from '../../src/lib/text.svelte.ts';
import type { Choice, Decision } from '../../src/protocol.ts';
import type { Bill, Laid, Player, Step, View } from '../../src/views/glory.ts';
import recorded from './fixtures/glory-positions.json';
import { firstOf, propsWith, sizedPage, wordsOf } from './helpers.ts';

const { catalogue, names, domains, cases, end } = recorded as unknown as {
  catalogue: Catalogue;
  names: Record<string, Record<string, string>>;
  domains: Record<string, string[]>;
  cases: { view: View; decision: Decision }[];
  end: View;
};

const text = wordsOf('glory', { names, domains, catalogue });
const props = propsWith<View>(text);
const of = firstOf(cases);
const page = sizedPage(840, 600);

beforeEach(() => {
  settings.motion = 'reduced';
  settings.lang = 'en';
  looking.at(null);
});

/** As on a phone, which has a sheet below its board. */
function onPhone(look: () => void): void {
  const { form } = layout;
  layout.form = 'phone';
  try {
    look();
  } finally {
    layout.form = form;
  }
}

const kinds = [...new Set(cases.map(({ decision }) => decision.kind))];

describe('the board', () => {
  it('was recorded with every kind of question', () => {
    expect(kinds.toSorted()).toEqual(
      [
        'after_action',
        'catch_up_take',
        'choose_cell',
        'choose_gain',
        'choose_key_connection',
        'keep_quests',
        'pay_surcharge',
        'place_key',
        'select_card',
        'turn_action',
      ].toSorted(),
    );
  });

  it.each(cases.map((one, i) => [`${i} ${one.decision.kind}`, one] as const))(
    'has one button with a name for each choice, %s',
    (_, { view, decision }) => {
      for (const size of [840, 360]) {
        page.width = size;
        const { container, unmount } = render(Board, { props: props({ view, decision }) as never });
        for (const spot of spots(decision)) {
          const button = container.querySelector(`[data-spot="${spot.key}"]`);
          expect(button, spot.key).not.toBeNull();
          expect((button!.getAttribute('aria-label') ?? button!.textContent).trim()).not.toBe('');
        }
        expect(container.querySelectorAll('[data-spot]').length).toBe(spots(decision).length);
        unmount();
      }
    },
  );

  const answered = kinds.filter((kind) => spots(of(kind).decision).length > 0);
  it.each(answered)('sends the choice that was pressed, by mouse and by key, %s', async (kind) => {
    const { view, decision } = of(kind);
    const given = props({ view, decision });
    const { container } = render(Board, { props: given as never });
    const [spot] = spots(decision);
    const button = container.querySelector<HTMLElement>(`[data-spot="${spot!.key}"]`)!;
    await userEvent.click(button);
    expect(given.onchoose).toHaveBeenLastCalledWith(spot!.choice);
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(given.onchoose).toHaveBeenCalledTimes(2);
  });

  it('leaves to no other list the tiles it offers, and a slot has its number as key', async () => {
    const { view, decision } = of('select_card');
    const given = props({ view, decision });
    const { unmount } = render(Board, { props: given as never });
    expect(decision.choices.every((choice) => isOffered(choice.text))).toBe(true);
    await userEvent.keyboard('2');
    expect(given.onchoose).toHaveBeenCalledExactlyOnceWith(
      decision.choices.find((choice) => choice.text === 'select 2'),
    );
    unmount();
    expect(decision.choices.some((choice) => isOffered(choice.text))).toBe(false);
    // A cell is no button: the list has it too.
    const placing = of('choose_cell');
    render(Board, { props: props(placing) as never });
    expect(placing.decision.choices.some((choice) => isOffered(choice.text))).toBe(false);
  });

  it('shows before a placement what it brings', async () => {
    const { view, decision } = of('choose_cell');
    const { container } = render(Board, { props: props({ view, decision }) as never });
    const [spot] = spots(decision);
    expect(container.querySelector('.ghost')).toBeNull();
    await userEvent.hover(container.querySelector(`[data-spot="${spot!.key}"]`)!);
    expect(container.querySelector('.ghost')).not.toBeNull();
    expect(container.querySelector('.callout')?.textContent).toMatch(
      / here[^]*(north|east|south|west|joins|itself)/,
    );
  });

  it('shows a placement that waits for its confirmation', () => {
    const { view, decision } = of('choose_cell');
    const candidate = decision.choices[0];
    const { container } = render(Board, { props: props({ view, decision, candidate }) as never });
    expect(container.querySelectorAll('.ghost')).toHaveLength(1);
  });

  it('says in each legal cell what the tile would bring there, and that of the preview beside the reserves', async () => {
    const { view, decision } = of('choose_cell', ({ decision: { choices } }) => choices.length > 2);
    const given = props({ view, decision });
    const { container } = render(Board, { props: given as never });
    const side = render(Side, { props: given as never }).container;
    for (const { place, key } of spots(decision)) {
      if (place.at !== 'cell') continue;
      const one = placementAt(view, cellKey(place.cell))!;
      const said = container
        .querySelector(`[data-brings="${place.cell.join(',')}"]`)!
        .textContent.replaceAll(/\s+/g, '');
      const sums = bringsHere(one).filter(({ what }) => what !== 'first_player');
      expect(said).toBe(sums.length > 0 ? sums.map(({ n }) => `+${n}`).join('') : 'connection');
      await userEvent.hover(container.querySelector(`[data-spot="${key}"]`)!);
      const all = [...brought(one), ...joined(one)];
      expect(side.querySelectorAll('.change').length).toBe(
        new Set(all.map(({ what }) => what).filter((what) => what !== 'first_player')).size,
      );
    }
  });

  it('asks where the tile of a chosen card would fit, and shows it', () => {
    const { view, decision } = of('select_card', (one) => one.view.round > 0);
    const candidate = decision.choices[0]!;
    const tile = view.slots[0]!;
    const { placements } = of('choose_cell').view;
    const ahead = {
      ask: vi.fn(),
      answer: vi.fn((_: string, of: string) => (of === tile ? { placements } : null)),
    };
    const { container } = render(Board, { props: props({ view, decision, candidate, ahead }) as never });
    expect(ahead.ask).toHaveBeenCalledWith('placements', tile);
    expect(container.querySelectorAll('.thought .tag')).toHaveLength(placements.length);
  });

  it('lets a finger look before it places', async () => {
    const { view, decision } = of('choose_cell');
    const given = props({ view, decision });
    const { container } = render(Board, { props: given as never });
    const [spot] = spots(decision);
    const button = container.querySelector(`[data-spot="${spot!.key}"]`)!;
    const tap = () =>
      button.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
    tap();
    expect(given.onchoose).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(container.querySelector('.ghost')).not.toBeNull());
    tap();
    expect(given.onchoose).toHaveBeenCalledExactlyOnceWith(spot!.choice);
  });

  it('leaves the landscape where it is while a tile is paid for and placed', async () => {
    const { view, decision } = of('choose_cell');
    const told = [{ n: 1, entry: 1, kind: 'turn-began', args: { seat: `${decision.seat}` } }];
    const at = (asked: Decision | null) =>
      props({ view, decision: asked, told, seat: decision.seat }) as never;
    const { container, rerender } = render(Board, {
      props: at({ ...decision, kind: 'turn_action', choices: [] }),
    });
    const seen = () => [
      container.querySelector<SVGElement>('.world')!.style.transform,
      container.querySelectorAll('.tray .tile').length > 0,
      container.querySelectorAll('.display').length,
    ];
    const first = seen();
    expect(first[1]).toBe(true);
    for (const asked of [null, decision]) {
      await rerender(at(asked));
      expect(seen()).toEqual(first);
    }
  });

  it('plays the tile in hand where a cell is pressed, and waits there for the second press', async () => {
    const { view, decision } = of(
      'turn_action',
      ({ decision: { choices }, view }) =>
        choices.some(({ verb }) => verb === 'play') && view.placements.length > 0,
    );
    const given = props({ view, decision });
    const { container, rerender } = render(Board, { props: given as never });
    const cells = view.placements.map(({ cell }) => cellKey(cell));
    const thoughts = container.querySelectorAll('.thought > rect');
    expect(thoughts).toHaveLength(cells.length);
    await userEvent.click(thoughts[0]!);
    expect(given.onchoose).toHaveBeenLastCalledWith(decision.choices.find(({ verb }) => verb === 'play'));
    const choices = cells.map((cell): Choice => ({
      text: `put ${cell}`,
      verb: 'put',
      targets: [['cell', cell]],
    }));
    const asked = { ...decision, id: decision.id + 1, kind: 'choose_cell', choices };
    await rerender({ ...given, decisions: [] } as never);
    await rerender({ ...given, decisions: [asked] } as never);
    expect(container.querySelectorAll('.ghost')).toHaveLength(1);
    // As the callout says: Enter or a click places it.
    given.onchoose.mockClear();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Enter}');
    expect(given.onchoose).toHaveBeenCalledExactlyOnceWith(choices[0]);
    await userEvent.click(container.querySelector(`[data-spot="cell ${cells[0]}"]`)!);
    expect(given.onchoose).toHaveBeenLastCalledWith(choices[0]);
    // Where the table marks a choice first, the cell counts as marked: the tap that is promised to place it, does.
    const { form } = layout;
    layout.form = 'phone';
    given.onchoose.mockClear();
    await userEvent.click(container.querySelector(`[data-spot="cell ${cells[0]}"]`)!);
    layout.form = form;
    expect(given.onchoose.mock.calls).toEqual([[choices[0]], [choices[0]]]);
  });

  it('says why nothing is played on a cell where a tile would only fit', async () => {
    const { view, decision } = of(
      'turn_action',
      ({ decision: { choices }, view }) =>
        !choices.some(({ verb }) => verb === 'play') && view.placements.length > 0,
    );
    const given = props({ view, decision });
    const { container } = render(Board, { props: given as never });
    await userEvent.click(container.querySelector('.thought > rect')!);
    expect(given.onwhy).toHaveBeenCalledExactlyOnceWith('play');
    expect(given.onchoose).not.toHaveBeenCalled();
  });

  it('lays what is in hand on the cloth, and on a phone in the sheet: the landscape has all of the board', () => {
    const { view, decision } = of('turn_action', ({ decision: { choices } }) => choices.length > 1);
    const given = props({ view, decision });
    const desk = render(Board, { props: given as never });
    expect(desk.container.querySelector('.tray')!.classList).toContain('aside');
    expect(desk.container.querySelector<HTMLElement>('.map')!.style.getPropertyValue('--right')).toBe(
      '168px',
    );
    desk.unmount();
    onPhone(() => {
      const board = render(Board, { props: given as never });
      expect(board.container.querySelector('.tray')).toBeNull();
      const sheet = render(Dock, { props: given as never });
      expect(sheet.container.querySelectorAll('.tray.low [data-spot]')).toHaveLength(spots(decision).length);
      board.unmount();
      sheet.unmount();
    });
  });

  it('tells in the sheet of a phone what a placement brings, not over the cells beside it', () => {
    const { view, decision } = of('choose_cell');
    const given = props({ view, decision, candidate: decision.choices[0] });
    onPhone(() => {
      const board = render(Board, { props: given as never });
      const sheet = render(Dock, { props: given as never });
      expect(board.container.querySelectorAll('.ghost')).toHaveLength(1);
      expect(board.container.querySelector('.callout')).toBeNull();
      const tile = text.piece('tile', view.placements[0]!.tile);
      expect(sheet.container.querySelector('.callout .title')?.textContent).toContain(tile);
      board.unmount();
      sheet.unmount();
    });
  });

  it('says why a cell beside the landscape is not possible', async () => {
    const found = cases.find(({ view, decision }) => {
      if (decision.kind !== 'choose_cell') return false;
      const { container, unmount } = render(Board, { props: props({ view, decision }) as never });
      const refused = container.querySelector('.refused') !== null;
      unmount();
      return refused;
    });
    const given = props(found!);
    const { container } = render(Board, { props: given as never });
    await userEvent.click(container.querySelector('rect.refused')!);
    expect(given.onwhy).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^put -?\d+,-?\d+$/));
  });

  it('brings another landscape with one press, and offers nothing there', async () => {
    const { view, decision } = of('choose_cell');
    const { container } = render(Board, { props: props({ view, decision }) as never });
    const side = render(Side, { props: props({ view, decision }) as never }).container;
    const other = view.players.find((player) => player.seat !== decision.seat)!;
    await userEvent.click(side.querySelector(`[data-tab="${other.seat}"]`)!);
    const shown = [...container.querySelectorAll('.map [data-piece]')].map((one) =>
      one.getAttribute('data-piece'),
    );
    expect(shown).toEqual(other.tiles.map(({ tile }) => tile));
    expect(container.querySelectorAll('[data-spot]')).toHaveLength(0);
    // A picture of the table at its end or in a review shows the reader's own all the same.
    const drawn = render(Board, {
      props: { ...props({ view, decision }), picture: true } as never,
    }).container;
    const own = view.players[decision.seat]!.tiles.map(({ tile }) => tile);
    expect(
      [...drawn.querySelectorAll('.map [data-piece]')].map((one) => one.getAttribute('data-piece')),
    ).toEqual(own);
    await userEvent.click(container.querySelector('.visit button')!);
    expect(container.querySelectorAll('[data-spot]').length).toBe(decision.choices.length);
  });

  it('shows in a look back the landscape where something happened', () => {
    const { view, decision } = of('turn_action');
    const other = view.players.find((player) => player.seat !== decision.seat)!;
    const told = [
      { n: 1, entry: 1, kind: 'placed', args: { seat: `${decision.seat}`, tile: 'squire', cell: '1,0' } },
      { n: 2, entry: 2, kind: 'placed', args: { seat: `${other.seat}`, tile: 'goblin', cell: '1,0' } },
      { n: 3, entry: 2, kind: 'connected', args: { tile: 'goblin', other: 'mage' } },
    ];
    const shown = (past: boolean) => {
      const { container } = render(Board, {
        props: { ...props({ view, told, past }), seat: decision.seat } as never,
      });
      return container.querySelector('.map [data-piece]')!.getAttribute('data-piece');
    };
    expect([shown(false), shown(true)]).toEqual([
      view.players[decision.seat]!.tiles[0]!.tile,
      other.tiles[0]!.tile,
    ]);
  });

  it('says on a phone between the rows of slots what the chosen tile costs', () => {
    page.width = 360;
    const { view, decision } = of('select_card', (one) => one.view.round > 0);
    looking.display = true;
    const { container } = render(Board, {
      props: props({ view, decision, candidate: decision.choices[0] }) as never,
    });
    expect(container.querySelector('.plain .caption .name')?.textContent).toBe(names.tile![view.slots[0]!]);
    expect(container.querySelectorAll('.caption')).toHaveLength(1);
  });

  it('takes turns with the adventure board on a phone', async () => {
    page.width = 360;
    const { view, decision } = of('choose_cell');
    const { container } = render(Board, { props: props({ view, decision }) as never });
    expect(container.querySelector('.display')).toBeNull();
    await userEvent.click(container.querySelector('[data-tab="display"]')!);
    expect(container.querySelector('.display')).not.toBeNull();
    expect(container.querySelector('.map')).toBeNull();
  });
});

describe('secrets', () => {
  const { view, decision } = of('select_card');
  const chosen: View = {
    ...view,
    players: view.players.map((player) => ({
      ...player,
      chosen: true,
      card: player.seat === decision.seat ? 3 : null,
    })),
  };

  it('shows the own card and of others only that they have chosen', () => {
    const { container } = render(Dock, { props: props({ view: chosen, seat: decision.seat }) as never });
    expect(container.querySelectorAll('.card.face')).toHaveLength(1);
    expect(container.querySelectorAll('.card.back')).toHaveLength(view.players.length - 1);
    expect(container.textContent.match(/ha(s|ve) chosen/g)).toHaveLength(view.players.length);
  });

  it('turns all cards once they are shown', () => {
    const shown = {
      ...view,
      players: view.players.map((player, i) => ({ ...player, chosen: true, card: i + 1 })),
    };
    const { container } = render(Dock, { props: props({ view: shown, seat: decision.seat }) as never });
    expect(container.querySelectorAll('.card.face')).toHaveLength(view.players.length);
    expect(container.querySelectorAll('.card.secret')).toHaveLength(0);
  });

  it('calls nobody done who still settles the tile just placed', () => {
    const { view, decision } = of('place_key');
    const told = (kind: string) => [{ n: 1, entry: 1, kind, args: { seat: `${decision.seat}` } }];
    const own = view.players[decision.seat]!;
    expect([own.taken, own.playing]).toEqual([null, null]);
    const said = (kind: string) => {
      const { container } = render(Dock, {
        props: props({ view, seat: decision.seat, told: told(kind) }) as never,
      });
      return container.querySelector('.own small')!.textContent.trim();
    };
    expect([said('turn-began'), said('turn-ended')]).toEqual(['are playing', 'are done']);
  });

  it('lists the own quests only', () => {
    const quests = of('keep_quests');
    const { container } = render(Side, { props: props(quests) as never });
    expect(container.querySelectorAll('.quest')).toHaveLength(
      quests.view.players[quests.decision.seat]!.hand!.length,
    );
  });
});

describe('the slots', () => {
  it.each([
    [6, true],
    [8, true],
    [6, false],
    [8, false],
  ])('stand in columns by their numbers, in rows like a snake: TOG-R21 with %i of them', (count, columns) => {
    page.width = columns ? 840 : 360;
    const { view, decision } = cases.find((one) => one.view.slots.length === count)!;
    const numbers = Array.from({ length: count }, (_, i) => i + 1);
    const choices = numbers.map((n) => ({
      text: `select ${n}`,
      verb: 'select',
      targets: [['slot', `${n}`]] as [string, string][],
    }));
    const slots = numbers.map((_, i) => Object.keys(catalogue.tiles)[i]!);
    const asked: Decision = { ...decision, kind: 'select_card', choices };
    const { container } = render(Board, {
      props: props({ view: { ...view, slots }, decision: asked }) as never,
    });
    const rows = [...container.querySelectorAll('.slots')].map((row) =>
      [...row.querySelectorAll('[data-spot^="slot "]')].map((slot) =>
        Number(slot.getAttribute('data-spot')!.split(' ')[1]),
      ),
    );
    const [plain, wild] = [numbers.slice(0, count / 2), numbers.slice(count / 2)];
    expect(rows).toEqual([plain, columns ? wild : wild.toReversed()]);
  });
});

describe('a slot that is empty', () => {
  it('says who took which tile', () => {
    const { view, decision } = of('turn_action');
    const [tile] = Object.keys(catalogue.tiles);
    const players = view.players.map((player, i) => ({ ...player, slot: i + 1, taken: null, playing: null }));
    const events = view.players.map(({ seat }) => ({
      n: 1,
      entry: 1,
      kind: 'taken',
      args: { seat: `${seat}`, tile: tile!, slot: `${seat + 1}` },
    }));
    const slots = view.slots.map((_, i) => (i < players.length ? null : tile!));
    const { container } = render(Board, {
      props: {
        ...props({ view: { ...view, players, slots }, decision, events }),
        seat: decision.seat,
      } as never,
    });
    const said = [...container.querySelectorAll('.gone')].map((one) => one.textContent);
    expect(said).toHaveLength(players.length);
    for (const one of said) expect(one).toContain(`took the ${names.tile![tile!]}`);
  });
});

describe('a slot that nobody has taken from', () => {
  it('shows its tile as it was, to be read and asked about, once everybody has one', async () => {
    const { view, decision } = of(
      'turn_action',
      (one) => one.view.players.every(({ slot }) => slot !== null) && one.view.slots.some(Boolean),
    );
    const given = props({ view, decision });
    const { container } = render(Board, { props: given as never });
    const folded = container.querySelector('[data-tab="display"]');
    if (folded) await userEvent.click(folded);
    const left = view.slots.flatMap((tile) => tile ?? []);
    const shown = [...container.querySelectorAll('.display .tile')];
    expect(
      shown.map((one) => one.querySelector('[data-piece]')!.getAttribute('data-piece')).toSorted(),
    ).toEqual(left.toSorted());
    for (const one of shown) {
      expect(one.closest('.gone')).toBeNull();
      expect(one.querySelector('.refused')).toBeNull();
      const button = one.querySelector('button')!;
      const tile = button.dataset.piece!;
      expect(button.getAttribute('aria-label')).toContain(describeTile(printed(catalogue, tile)));
      await userEvent.click(button);
      expect(given.oninspect).toHaveBeenLastCalledWith('tile', tile, button);
    }
  });
});

describe('the cloth', () => {
  const box = { x: -1000, y: -1000, w: 2000, h: 2000 };
  const numbers = (path: string) =>
    [...path.matchAll(/M(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

  it('is the same for the same seat, another for another, and keeps its map while the tale grows', () => {
    const first = mapOf(seedOf('0 mage thief'), box, [[0, 0]]);
    expect(mapOf(seedOf('0 mage thief'), box, [[0, 0]])).toEqual(first);
    expect(mapOf(seedOf('1 mage thief'), box, [[0, 0]]).peaks).not.toBe(first.peaks);
    const grown = mapOf(seedOf('0 mage thief'), { ...box, w: 2400, h: 2400 }, [[0, 0]]);
    const pines = new Set(numbers(grown.pines).map(String));
    expect(numbers(first.pines).every((one) => pines.has(String(one)))).toBe(true);
  });

  it('has nothing under a tile', () => {
    const cells: [number, number][] = [0, 1, 2].flatMap((x) =>
      [-1, 0, 1].map((y): [number, number] => [x, y]),
    );
    const { peaks, pines, hills, grass } = mapOf(seedOf('x'), box, cells);
    for (const [x, y] of [peaks, pines, hills, grass].flatMap(numbers)) {
      expect(cells.some(([a, b]) => Math.abs(x! - a * 156) < 75 && Math.abs(y! - b * 156) < 75)).toBe(false);
    }
  });
});

describe('the landscape', () => {
  it('that the reader looks at stays in sight while others answer', async () => {
    const { view, decision } = of('turn_action');
    const other = view.players.find(({ seat }) => seat !== decision.seat)!.seat;
    const { rerender } = render(Board, { props: props({ view, decision }) as never });
    looking.at(other);
    await rerender(props({ view: { ...view }, decision: { ...decision } }) as never);
    expect(looking.seat).toBe(other);
    await rerender(props({ view, decision: { ...decision, id: decision.id + 1 } }) as never);
    expect(looking.seat).toBeNull();
  });
});

describe('the scoring', () => {
  beforeEach(() => {
    settings.motion = 'full';
    settings.pace = 'normal';
  });

  it('is told step by step up to the ranks, by itself', async () => {
    vi.useFakeTimers();
    try {
      const given = props({ view: end });
      const { container } = render(Side, { props: given as never });
      const told = new Set<string>();
      for (let i = 0; i < 60; i++) {
        told.add(container.querySelector('.scoring p')!.textContent.trim());
        if (given.onscored.mock.lastCall?.[0] === true) break;
        await vi.advanceTimersByTimeAsync(500);
      }
      expect(told.size).toBe(end.scoring.length);
      expect(given.onscored).toHaveBeenLastCalledWith(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not begun anew by the word of the button beside it, which looks back at the game', () => {
    for (const lang of ['fr', 'en'] as const) {
      settings.lang = lang;
      const [look] = t('look-back').split(' ');
      for (const again of ['tg-step-again', 'hv-step-again']) expect(t(again).split(' ')).not.toContain(look);
    }
  });

  it('can be skipped, and begins anew when asked', async () => {
    const given = props({ view: end });
    const { container, rerender } = render(Side, { props: given as never });
    const said = () => container.querySelector('.scoring p')!.textContent.trim();
    expect(said()).toBe('What was gained in ten rounds');
    // Nowhere beside it is told what has not been counted yet.
    const points = () =>
      [...container.querySelectorAll('.points')].map(({ textContent }) =>
        Number(/\d+/.exec(textContent)?.[0]),
      );
    const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b);
    expect(sorted(points())).toEqual(sorted(end.scoring[0]!.scores));
    await rerender({ ...given, scored: true, onscored: (done: boolean) => given.onscored(done) } as never);
    expect(said()).toBe('The final order');
    await userEvent.click(container.querySelector('.scoring .step .btn:last-child')!);
    expect(said()).toBe('What was gained in ten rounds');
    expect(given.onscored).toHaveBeenLastCalledWith(false);
  });

  it.each([
    ['without motion', { motion: 'reduced', pace: 'normal' }],
    ['at once', { motion: 'full', pace: 'instant' }],
  ] as const)('is there as a whole for who wants the game %s', (_, wish) => {
    Object.assign(settings, wish);
    const given = props({ view: end });
    const { container } = render(Side, { props: given as never });
    expect(container.querySelector('.scoring p')!.textContent.trim()).toBe('The final order');
    expect(given.onscored).toHaveBeenLastCalledWith(true);
  });

  it('is told step by step up to the ranks, by hand', async () => {
    const view = end;
    const { container } = render(Side, { props: props({ view }) as never });
    const said = () => container.querySelector('.scoring p')!.textContent.trim();
    const first = said();
    await userEvent.click(container.querySelector('.scoring [aria-label="Next step"]')!);
    expect(said()).not.toBe(first);
    await userEvent.click(container.querySelector('.scoring .step .btn:last-child')!);
    const total = [...container.querySelectorAll('.scoring .total td')].map((cell) =>
      Number(cell.textContent),
    );
    expect(total).toEqual(view.players.map(({ prestige }) => prestige));
  });

  it.each(['desktop', 'low', 'tablet', 'sideways', 'phone'] as const)(
    'stands once in a window, %s',
    (form) => {
      const before = layout.form;
      layout.form = form;
      const { size } = layout;
      // The column of a low window holds the dock of a phone beside the panels of a desktop.
      const dock = render(Dock, {
        props: props({ view: end, size: form === 'low' ? 'phone' : size }) as never,
      }).container;
      const side = render(Side, { props: props({ view: end, size }) as never }).container;
      const tables = [dock, side].map((part) => part.querySelectorAll('.scoring table').length);
      expect(tables).toEqual(size === 'phone' ? [1, 0] : [0, 1]);
      layout.form = before;
    },
  );

  it('says of a majority of one alone what one gets, of several what each does', () => {
    const [{ scores }] = end.scoring as [Step];
    const said = (seats: number[]) => {
      const scoring: Step[] = [{ kind: 'majority', what: 'magic', seats, n: 4, scores }];
      const { container, unmount } = render(Side, { props: props({ view: { ...end, scoring } }) as never });
      const line = container.querySelector('.scoring p')!.textContent.trim();
      unmount();
      return line;
    };
    expect(said([0])).toMatch(/^Most magic, \+4: \S/);
    expect(said([0, 1])).toMatch(/^Most magic, \+4 each: \S/);
    expect(said([])).toBe('Most magic: nobody has any');
  });
});

describe('words', () => {
  it('has an icon, a name and a description for every tile, in both languages', () => {
    for (const lang of ['en', 'fr'] as const) {
      settings.lang = lang;
      for (const tile of Object.keys(catalogue.tiles)) {
        expect([tile, pieces.icon('tile', tile)]).not.toEqual([tile, undefined]);
        expect(describeTile(printed(catalogue, tile))).not.toMatch(/tg-|undefined|\{/);
        expect(describeTile(printed(catalogue, tile))).not.toMatch(/costs free|coûte gratuit/);
      }
    }
  });

  it('adds to each choice what it costs or brings', () => {
    for (const { view, decision } of cases) {
      for (const choice of decision.choices) {
        expect([choice.text, note(view as never, choice, text)]).not.toEqual([
          choice.text,
          expect.stringMatching(/tg-/),
        ]);
        expect(brief(view as never, choice, text)?.title ?? 'sentence').not.toMatch(/tg-|^$/);
        if (choice.verb === 'put')
          expect(text.piece('cell', choice.targets[0]?.[1] ?? '')).toMatch(/^\d cells? .* of the hero$/);
      }
    }
    const { view, decision } = of('place_key');
    expect(brief(view as never, decision.choices[0]!, text)?.title).toMatch(/: [+]\d/);
  });

  const choice = (said: string, domain: string, id: string) => ({
    text: said,
    verb: said.split(' ')[0]!,
    targets: [[domain, id]] as [string, string][],
  });
  /** The reader of a recorded question with other things. */
  const changed = (kind: string, things: Partial<Player>, about: Record<string, string> = {}) => {
    const { view, decision } = of(kind);
    const players = view.players.map((one) => (one.seat === decision.seat ? { ...one, ...things } : one));
    return { view: { ...view, players } as View, decision: { ...decision, about } };
  };

  const bill = (given: Partial<Bill>): Bill => ({
    ...{ coins: 0, potions: 0, needs: [], reinforced: 0, wild: false, surcharge: [], left: {}, missing: [] },
    ...given,
  });

  it('says what the surcharge leaves', () => {
    const { view, decision } = changed('pay_surcharge', { playing: 'squire' }, { tile: 'squire' });
    const left = { potion: { coin: 2, potion: 2 }, coin: { coin: 1, potion: 3 } };
    const plans = { squire: { bill: bill({ wild: true, surcharge: ['coin', 'potion'], left }), gain: [] } };
    const said = (form: string) =>
      note({ ...view, plans } as never, choice(`surcharge ${form}`, 'form', form), text, 0, decision);
    expect(said('potion')).toBe('left: 2 coins, 2 potions');
    expect(said('coin')).toBe('left: 1 coin, 3 potions');
  });

  it('never lets the choice of the surcharge be taken for one between all that is paid', () => {
    const { view, decision } = changed('turn_action', { taken: 'squire' });
    const said = (due: Partial<Bill>) => {
      const plans = { squire: { bill: bill({ wild: true, ...due }), gain: [] } };
      return note(
        { ...view, plans } as never,
        { text: 'play', verb: 'play', targets: [] },
        text,
        0,
        decision,
      );
    };
    const missing: Bill['missing'] = [{ what: 'surcharge', n: 1 }];
    const [either, lacked] = ['−1 coin or −1 potion', '1 coin or 1 potion for the Wild Lands'];
    expect(said({ surcharge: ['coin', 'potion'] })).toBe(either);
    expect(said({ potions: 1, surcharge: ['coin', 'potion'] })).toBe(`−1 potion, and ${either}`);
    expect(said({ missing })).toBe(`Missing: ${lacked}`);
    expect(said({ missing: [{ what: 'potion', n: 1 }, ...missing] })).toBe(
      `Missing: 1 potion, and ${lacked}`,
    );
  });

  it('speaks of the tile the question is about, not of the last one (TOG-11.14)', () => {
    const tiles: Laid[] = [
      { tile: 'thief', cell: [0, 0], opened: [false, false] },
      { tile: 'scholar', cell: [0, -1], opened: [false] },
      { tile: 'sergeant', cell: [1, -1], opened: [false] },
      { tile: 'locksmith', cell: [1, 0], opened: [false] },
      { tile: 'q_fellowship', cell: [0, 1], opened: [] },
    ];
    const { view, decision } = changed('choose_key_connection', { tiles }, { tile: 'locksmith' });
    const said = (one: Choice) => note(view as never, one, text, decision.seat, decision);
    expect(said(choice('connection north', 'side', 'north'))).toBe(names.tile!.sergeant);
    expect(said(choice('connection west', 'side', 'west'))).toBe(names.tile!.thief);
    expect(said(choice('gain own', 'item', 'own'))).toBe('+1 Key, +1 prestige for each Key placed');
  });

  it('tells what is paid from what is only needed and what is gained (TOG-4.6)', () => {
    const { view, decision } = changed('turn_action', { taken: 'squire' });
    const due = bill({ coins: 1, potions: 1, needs: [{ what: 'combat', n: 1 }], reinforced: 1 });
    view.plans = { squire: { bill: due, gain: [] } };
    const play = { text: 'play', verb: 'play', targets: [] };
    expect(note(view as never, play, text, decision.seat, decision)).toBe(
      '≥\u00a01 combat, −1 coin, −1 potion',
    );
    expect(describeTile(printed(catalogue, 'squire'))).toContain(' · needs 1 combat, costs 1 coin · ');
    const discard = { text: 'discard', verb: 'discard', targets: [] };
    expect(note(view as never, discard, text)).toBe('+1 coin, +1 potion, +1 Key');
  });

  it('promises nothing at once where gains come after all placements (TOG-11.13)', () => {
    const { view, decision } = of('choose_cell');
    const said = (deferred: boolean) =>
      decision.choices.map((one) => note({ ...view, deferred } as never, one, text, decision.seat, decision));
    expect(
      said(true).every((one) => /^after all placements: [+]\d|^brings nothing this turn$/.test(one)),
    ).toBe(true);
    expect(said(false).some((one) => one.includes('placements'))).toBe(false);
  });

  it('says what a quest in hand would come to now', () => {
    const { view, decision } = changed('turn_action', { hand: ['q_patron'] });
    const gain = [{ what: 'prestige', n: 6, times: 'coins3', end: false }];
    view.plans = { ...view.plans, q_patron: { bill: bill({ coins: 2 }), gain } };
    const { container } = render(Side, { props: props({ view, decision }) as never });
    expect(container.querySelector('[data-quest="q_patron"]')?.textContent).toContain('Now: 6 prestige');
  });

  it('says what is missing for a quest in hand', () => {
    const { view, decision } = changed('turn_action', { hand: ['q_realm_heart', 'q_patron'] });
    view.plans = {
      ...view.plans,
      q_realm_heart: { bill: bill({ coins: 3, missing: [{ what: 'coin', n: 2 }] }), gain: [] },
      q_patron: { bill: bill({ coins: 2 }), gain: [] },
    };
    const asked = { ...decision, choices: decision.choices.filter(({ verb }) => verb !== 'quest') };
    for (const size of [840, 360]) {
      page.width = size;
      const { container, unmount } = render(Board, { props: props({ view, decision: asked }) as never });
      const quest = (id: string) => container.querySelector(`.quests [data-piece="${id}"]`)!;
      for (const [id, reason] of [
        ['q_realm_heart', 'Missing: 2 coins'],
        ['q_patron', 'Fits nowhere'],
      ] as const) {
        expect(quest(id).getAttribute('aria-label') ?? quest(id).textContent).toContain(reason);
        expect(quest(id).closest('.quest')!.textContent).toContain(reason);
      }
      unmount();
    }
  });

  it('tells the quests of the first choice in words, where no panel beside the board does', () => {
    const { view, decision } = of('keep_quests');
    for (const [size, told] of [
      [840, 0],
      [360, decision.choices.length],
    ] as const) {
      page.width = size;
      const { container, unmount } = render(Board, { props: props({ view, decision }) as never });
      expect(container.querySelectorAll('.quest .words')).toHaveLength(told);
      unmount();
    }
  });

  it('tells beside what comes at once what a tile would give at the end', async () => {
    const { view, decision } = of('choose_cell');
    const [spot] = spots(decision);
    const place = spot!.place.at === 'cell' ? cellKey(spot!.place.cell) : '';
    const own = [{ what: 'prestige', n: 8, times: 'character', end: true }];
    const placements = view.placements.map((one) => (cellKey(one.cell) === place ? { ...one, own } : one));
    expect(note({ ...view, placements }, spot!.choice, text)).toMatch(
      / · at the end, as things stand: \+8 prestige$/,
    );
    const { container } = render(Board, {
      props: props({ view: { ...view, placements }, decision }) as never,
    });
    await userEvent.hover(container.querySelector(`[data-spot="${spot!.key}"]`)!);
    expect(container.querySelector('.callout')!.textContent.replaceAll(/\s+/g, ' ')).toMatch(
      /\+8 ?at the end/,
    );
  });

  it('announces no discards in the last round (TOG-10.1)', () => {
    const { view, decision } = of('select_card');
    for (const [round, shown] of [
      [9, 1],
      [10, 0],
    ] as const) {
      const { container, unmount } = render(Board, {
        props: props({ view: { ...view, round }, decision }) as never,
      });
      expect(container.querySelectorAll('.display .out')).toHaveLength(shown);
      expect(container.querySelectorAll('.display .pile')).toHaveLength(3);
      unmount();
    }
  });

  it('names what one may wish for but cannot do: in the list, or where it lies', async () => {
    const key = of('place_key');
    expect(wishes(key.view, key.decision).length).toBeGreaterThanOrEqual(key.decision.choices.length);
    const { view, decision } = of(
      'turn_action',
      (one) => !one.decision.choices.some(({ verb }) => verb === 'play'),
    );
    expect(wishes(view, decision)).toEqual([]);
    const given = props({ view, decision });
    const { container } = render(Board, { props: given as never });
    const taken = container.querySelector<HTMLElement>('.taken button')!;
    expect(taken.getAttribute('aria-label')).toContain('why not?');
    await userEvent.click(taken);
    expect(given.onwhy).toHaveBeenCalledWith('play');
  });

  it('lets gains rise from the tiles that give them', () => {
    const player = of('choose_cell', ({ view }) => view.players[0]!.tiles.length > 1).view.players[0]!;
    const laid = player.tiles[1]!;
    const event = {
      n: 1,
      entry: 1,
      kind: 'gained',
      args: { seat: '0', gain: 'coin', amount: '2', tile: laid.tile },
    };
    expect(floats([event, { ...event, args: { ...event.args, seat: '1' } }], player)).toEqual([
      { what: 'coin', n: 2, cell: laid.cell, delay: 0 },
    ]);
  });

  it('has a line of own numbers for the phone', () => {
    const { view, decision } = of('select_card');
    const { container } = render(Line, { props: props({ view, decision, size: 'phone' }) as never });
    expect(container.querySelectorAll('button[aria-label]')).toHaveLength(6);
  });
});
