/** What the board computes for itself, against positions of real games: ways, arrivals, glory, shop, scoring, window. */
import { describe, expect, it } from 'vitest';
import { arrivals, effect, nextFairy } from '../../src/boards/havresac/arrival.ts';
import { CHART, FINGER } from '../../src/boards/havresac/camera.ts';
import { CELL, lakes, MAP_H, MAP_W, middle } from '../../src/boards/havresac/drawing.ts';
import { gains, lastMove } from '../../src/boards/havresac/marks.ts';
import { isShop, tokens, wares } from '../../src/boards/havresac/shop.ts';
import { cellSpots, deeds, MOVES, target, toolsOf } from '../../src/boards/havresac/spots.ts';
import { roundTally, steps } from '../../src/boards/havresac/tally.ts';
import {
  CASTLE,
  CELLS,
  groundAt,
  GUARDIANS,
  OBJECTS,
  quarterOf,
  readCell,
  type Catalogue,
} from '../../src/boards/havresac/catalogue.ts';
import { inPlay, isNight, ready, shownSeat, tileFace, used } from '../../src/boards/havresac/questions.ts';
import type { Guardian, Kingdom, View } from '../../src/views/havresac.ts';
import { near, reach, startPoints, ways } from '../../src/boards/havresac/walk.ts';
import { boxOf, home, inSight, inside, whole } from '../../src/boards/shared/camera.ts';
import type { Decision, Event } from '../../src/protocol.ts';
import recorded from './fixtures/havresac-positions.json';

interface Case {
  view: View;
  decision: Decision;
  /** By seat: monsters, fairies, villages, cups, gold, points, as the engine counts them. */
  tally: [number, number, number, number, number, number][];
  /** By seat: what the engine lets it buy. */
  buy?: string[][];
}

const { catalogue, cases, ends } = recorded as unknown as {
  catalogue: Catalogue;
  cases: Case[];
  ends: View[];
};
const of = (kind: string) => cases.filter(({ decision }) => decision.kind === kind);
const kingdomOf = ({ view, decision }: Case): Kingdom => {
  const kingdom = view.kingdoms[decision.seat];
  if (!kingdom) throw new Error('no such kingdom');
  return kingdom;
};

/** A kingdom with nothing on it, as at the beginning. */
const bare: Kingdom = {
  ...(cases[0] as Case).view.kingdoms[0],
  creatures: {},
  guardians: {},
  tents: [],
  repaired: [],
  opened: [],
  objects: {},
  gains: {},
  fairies: 0,
  cups: 0,
  fresh: null,
  stride: null,
  acting: null,
} as unknown as Kingdom;
const day: View = {
  ...(cases[0] as Case).view,
  board: 'summer',
  faces: Object.fromEntries(GUARDIANS.map((kind) => [kind, 'day'])),
} as View;
const dayReach = (kind: Guardian, over: Partial<Kingdom> = {}) =>
  reach(day, { ...bare, hand: kind, ...over }, catalogue);

describe('the ways of a guardian', () => {
  it('lead to just the cells the engine offers, with a sword where it says so', () => {
    expect(of('destination').length).toBeGreaterThan(10);
    for (const one of of('destination')) {
      const found = reach(one.view, kingdomOf(one), catalogue);
      const offered = one.decision.choices.filter(({ verb }) => MOVES.includes(verb));
      expect([...found.keys()].toSorted()).toEqual(offered.map((c) => target(c, 'cell')).toSorted());
      for (const choice of offered) {
        expect(found.get(target(choice, 'cell'))?.sword).toBe(choice.verb === 'storm');
      }
    }
  });

  it('go from a start point over neighbouring cells, never longer than allowed', () => {
    for (const one of of('destination')) {
      const kingdom = kingdomOf(one);
      const face = tileFace(one.view, catalogue, kingdom.hand ?? '');
      for (const { cells } of reach(one.view, kingdom, catalogue).values()) {
        expect(startPoints(kingdom)).toContain(cells[0]);
        for (const [i, cell] of cells.slice(1).entries()) {
          expect([0, 1, 2, 3].map((side) => near(cells[i] ?? '', side))).toContain(cell);
        }
        if (!face.straight) expect(cells.length - 1).toBeLessThanOrEqual(kingdom.stride?.steps ?? 0);
      }
    }
  });

  it('from one start point are among those from all', () => {
    for (const one of of('destination')) {
      const all = reach(one.view, kingdomOf(one), catalogue);
      for (const start of startPoints(kingdomOf(one))) {
        for (const [cell, way] of reach(one.view, kingdomOf(one), catalogue, null, start)) {
          expect(way.cells[0]).toBe(start);
          expect(all.get(cell)?.cells.length).toBeLessThanOrEqual(way.cells.length);
        }
      }
    }
  });

  it('are those of the worked examples', () => {
    expect([...dayReach('warrior').keys()].toSorted()).toEqual(
      '5,5 6,4 6,5 6,6 7,3 7,4 7,5 7,6 7,7 8,4 8,5 8,6 9,5'.split(' '),
    );
    expect(dayReach('thief').has('7,3')).toBe(true);
    expect(dayReach('thief').has('7,2')).toBe(false);
    expect(dayReach('thief', { guardians: { '5,5': 'guide' } }).get('4,3')?.cells[0]).toBe('5,5');
    expect(dayReach('druid').has('7,1')).toBe(true);
    expect(dayReach('warrior').get(CASTLE)?.cells).toEqual([CASTLE, '7,4', CASTLE]);
    const night: View = { ...day, faces: { ...day.faces, thief: 'night' } };
    expect(reach(night, { ...bare, hand: 'thief' }, catalogue).size).toBe(11);
  });

  it('grow with boots and feather, and are none without a guardian', () => {
    const kingdom: Kingdom = { ...bare, hand: 'warrior' };
    expect(reach(day, kingdom, catalogue, 'boots').size).toBe(36);
    expect(reach(day, { ...kingdom, stride: { steps: 6, feather: false } }, catalogue).size).toBe(66);
    expect(reach(day, { ...kingdom, hand: 'thief' }, catalogue, 'feather').has('7,2')).toBe(true);
    expect(reach(day, bare, catalogue).size > 0).toBe(bare.hand !== null);
  });

  it('take the shortest, the castle first', () => {
    const rows = catalogue.boards.summer ?? [];
    const face = tileFace(day, catalogue, 'warrior');
    const kingdom: Kingdom = { ...bare, tents: ['7,7'], guardians: { '9,6': 'guide' } };
    expect(startPoints(kingdom)).toEqual([CASTLE, '7,7', '9,6']);
    const found = ways(kingdom, rows, face, { steps: 2, free: false });
    expect(found.get('7,6')?.cells).toEqual([CASTLE, '7,6']);
    expect(found.get('9,7')?.cells).toEqual(['9,6', '9,7']);
    expect(found.has('9,6')).toBe(false);
  });
});

describe('what happens on arrival', () => {
  it('is elimination, capture, repair, opening or a stop', () => {
    const at = (cell: string, over: Partial<Kingdom>, sword = false) =>
      arrivals(day, { ...bare, hand: 'warrior', ...over }, catalogue, cell, sword).map(({ kind }) => kind);
    expect(at('9,4', { creatures: { '9,4': 'fox' } })).toEqual(['eliminate']);
    expect(at('11,4', { creatures: { '11,4': 'fairy' } })).toEqual(['capture']);
    expect(at('9,5', {})).toEqual(['repair']);
    expect(at('9,5', { repaired: ['9,5'] })).toEqual([]);
    expect(at('9,3', {})).toEqual([]);
    expect(at('9,3', { hand: 'thief' })).toEqual(['open']);
    expect(at('9,3', { hand: 'thief', opened: ['9,3'] })).toEqual([]);
    expect(at('7,3', {})).toEqual(['forest']);
    expect(at('7,3', { stride: { steps: 2, feather: true } })).toEqual([]);
    expect(at('7,3', { hand: 'druid' })).toEqual([]);
  });

  it('says what it is worth', () => {
    const kingdom: Kingdom = { ...bare, hand: 'warrior', fairies: 2, gains: { fairy: 1 }, repaired: ['9,5'] };
    expect(nextFairy(kingdom, catalogue)).toBe(3);
    expect(effect(day, kingdom, catalogue, 'build', '5,6')).toEqual({
      kind: 'repair',
      before: 1,
      after: 2,
      last: false,
    });
    const pig: Kingdom = { ...kingdom, creatures: { '1,1': 'pig' } };
    expect(effect(day, pig, catalogue, 'shoot', '1,1')).toMatchObject({ creature: 'pig', glory: 3 });
    expect(effect(day, kingdom, catalogue, 'net', '1,1')).toEqual({ kind: 'capture', glory: 3 });
    expect(effect(day, { ...bare, guardians: { '1,1': 'guide' } }, catalogue, 'recall', '1,1')).toEqual({
      kind: 'recall',
      guardian: 'guide',
    });
    expect(effect(day, kingdom, catalogue, 'done', '')).toBeNull();
  });

  it('counts the point of a shot for a Huntress by night, with a Bow too, and for nobody else (HAV-6.20, HAV-7.14)', () => {
    const night: View = { ...day, faces: { ...day.faces, huntress: 'night', guide: 'night' } };
    const standing = (kind: Guardian): Kingdom => ({
      ...bare,
      hand: null,
      acting: '2,2',
      guardians: { '2,2': kind },
      creatures: { '1,2': 'fox' },
    });
    const points = (view: View, kind: Guardian, verb: string): number | undefined => {
      const deed = effect(view, standing(kind), catalogue, verb, '1,2');
      return deed?.kind === 'eliminate' ? deed.vp : undefined;
    };
    expect(points(night, 'huntress', 'shoot')).toBe(1);
    expect(points(night, 'huntress', 'bow')).toBe(1);
    expect(points(day, 'huntress', 'shoot')).toBe(0);
    expect(points(night, 'guide', 'bow')).toBe(0);
  });
});

describe('the glory tally', () => {
  it('grows with what is gathered', () => {
    const grown: Kingdom = { ...bare, tally: [4, 2, 1, 0], earns: { gold: 6, vp: 2 }, glory: 3 };
    expect(roundTally({ ...day, phase: 'adventure' }, grown)).toEqual({
      ...{ monsters: 4, fairies: 2, villages: 1, cups: 0 },
      ...{ glory: 7, gold: 6, vp: 2 },
    });
  });

  it('shows what was counted once it is counted', () => {
    const view: View = { ...day, phase: 'recruitment' };
    const shown = roundTally(view, { ...bare, glory: 10, tally: [3, 0, 0, 0], earns: { gold: 9, vp: 4 } });
    expect(shown).toMatchObject({ glory: 10, gold: 9, vp: 4, monsters: 0 });
  });
});

describe('the shop', () => {
  it('sells what the engine sells, to those who are asked and to those who may come early', () => {
    const sold = cases.filter(({ buy }) => buy);
    expect(sold.some(({ decision }) => decision.kind === 'offer')).toBe(true);
    for (const { view, buy = [], decision } of sold) {
      expect(isShop(decision) || decision.choices.length === 1).toBe(true);
      for (const { seat } of view.kingdoms) {
        const offered = wares(view, catalogue, seat).filter(({ refused }) => refused === null);
        expect(offered.map(({ kind }) => `recruit ${kind}`)).toEqual(buy[seat]);
      }
    }
  });

  it('knows how many one has, wherever they are', () => {
    const kingdom: Kingdom = {
      ...bare,
      seat: 0,
      bag: { guide: 1 },
      aside: { guide: 1 },
      hand: 'guide',
      guardians: { '1,1': 'guide' },
    };
    expect(tokens({ ...day, kingdoms: [kingdom] }, 0, 'guide')).toBe(4);
    expect(tokens(day, 9, 'guide')).toBe(0);
  });
});

describe('the final scoring', () => {
  it('ends with the scores and the order of the game', () => {
    for (const view of ends) {
      const found = steps(view);
      const total = view.kingdoms.map(({ score }) => score.reduce((all, n) => all + n, 0));
      expect(found.at(-1)).toMatchObject({ kind: 'ranks', scores: total });
      expect(found.slice(0, 3).map((step) => step.kind === 'part' && step.part)).toEqual([
        'track',
        'monsters',
        'chests',
      ]);
    }
  });

  it('stops at a tie where there is one', () => {
    const kinds = (tie: View['tie']) => steps({ ...day, tie }).map(({ kind }) => kind);
    expect(kinds({ by: 'gold', best: 5, next: 4 })).toContain('ties');
    expect(kinds(null)).not.toContain('ties');
  });
});

describe('the reading of views', () => {
  it('knows every cell of both boards', () => {
    for (const rows of Object.values(catalogue.boards)) {
      const kinds = CELLS.map((cell) => groundAt(rows, cell).kind);
      const n = (kind: string) => kinds.filter((one) => one === kind).length;
      expect([n('hut'), n('grove'), n('start'), n('village'), n('chest'), n('castle')]).toEqual([
        21, 7, 3, 10, 10, 1,
      ]);
      for (const cell of CELLS) {
        if (['hut', 'grove'].includes(groundAt(rows, cell).kind)) expect(quarterOf(cell)).not.toBeNull();
      }
    }
    expect(groundAt(catalogue.boards.summer ?? [], '6,4')).toEqual({ kind: 'start', number: 1 });
    expect(groundAt(catalogue.boards.summer ?? [], '6,2')).toEqual({ kind: 'grove', mark: '1' });
    expect([
      quarterOf('1,1'),
      quarterOf('13,1'),
      quarterOf('1,9'),
      quarterOf('13,9'),
      quarterOf('7,1'),
    ]).toEqual(['red', 'blue', 'purple', 'yellow', null]);
  });

  it('counts used objects, and what is ready', () => {
    for (const { view } of cases) {
      for (const kingdom of view.kingdoms) {
        const spent = used(kingdom, catalogue);
        for (const what of OBJECTS) {
          expect(spent[what]).toBeGreaterThanOrEqual(0);
          expect(ready(kingdom, what)).toBeGreaterThanOrEqual(0);
        }
      }
    }
    const found = { ...bare, objects: { bow: 1 }, fresh: 'bow' };
    expect(ready(found, 'bow')).toBe(0);
    expect(ready({ ...found, fresh: null }, 'bow')).toBe(1);
  });

  it('finds the guardian in play, the seat and the night', () => {
    expect(inPlay({ ...bare, hand: 'thief' })).toBe('thief');
    expect(inPlay({ ...bare, hand: null, acting: '1,1', guardians: { '1,1': 'guide' } })).toBe('guide');
    expect(shownSeat(day, -1)).toBe(0);
    const nights = (n: number): View => ({
      ...day,
      faces: Object.fromEntries(GUARDIANS.map((kind, i) => [kind, i < n ? 'night' : 'day'])),
    });
    expect([isNight(nights(3)), isNight(nights(4))]).toEqual([false, true]);
  });

  it('gives each choice a cell or a button', () => {
    for (const { decision } of cases) {
      const cells = cellSpots(decision).flatMap(({ choices }) => choices);
      const sold = decision.choices.filter(({ verb }) => verb === 'recruit' || verb === 'use');
      expect(cells.length + deeds(decision).length + sold.length).toBe(decision.choices.length);
      for (const tool of toolsOf(decision)) {
        for (const { choices } of cellSpots(decision, tool)) expect(choices[0].verb).toBe(tool);
      }
    }
  });
});

describe('the window on the map', () => {
  const phone = { width: 360, height: 380 };

  it('shows everything where there is room', () => {
    expect(home(CHART, CHART.map, [middle('7,5')], null, true)).toEqual({
      x: MAP_W / 2,
      y: MAP_H / 2,
      scale: 1,
    });
    expect(home(CHART, phone, [middle('7,5')], null, false)).toEqual(whole(phone, CHART.map));
    expect(boxOf(CHART, [])).toEqual({ x: 0, y: 0, w: MAP_W, h: MAP_H });
  });

  it('comes near enough for fingers, around what can be chosen, and never leaves the map', () => {
    const camera = home(CHART, phone, ['1,1', '2,2'].map(middle), null, true);
    expect(camera.scale * CELL).toBeGreaterThanOrEqual(FINGER);
    expect(camera.x - phone.width / 2 / camera.scale).toBeGreaterThanOrEqual(0);
    expect(inside({ x: 9999, y: -9, scale: 1 }, phone, CHART.map)).toEqual({
      x: MAP_W - 180,
      y: 190,
      scale: 1,
    });
  });

  it.each([
    { held: 'a phone', width: 390, height: 427, covered: 0 },
    { held: 'a tall phone', width: 430, height: 640, covered: 0 },
    { held: 'a phone held sideways', width: 606, height: 390, covered: 50 },
  ])('is filled from edge to edge on $held, whether much is asked or nothing', (window) => {
    for (const cells of [[], ['7,5'], ['1,1', '13,9'], CELLS]) {
      const camera = home(CHART, window, cells.map(middle), null, true);
      const { x, y, w, h } = inSight(camera, window);
      const under = window.covered / camera.scale;
      expect(x).toBeGreaterThanOrEqual(-0.01);
      expect(y).toBeGreaterThanOrEqual(-under - 0.01);
      expect(x + w).toBeLessThanOrEqual(MAP_W + 0.01);
      expect(y + h).toBeLessThanOrEqual(MAP_H + 0.01);
    }
  });
});

describe('small drawings', () => {
  it('lie where their cells are', () => {
    expect(middle('7,5')).toEqual({ x: MAP_W / 2, y: MAP_H / 2 });
    const rows = catalogue.boards.winter ?? [];
    const wet = CELLS.filter((cell) => groundAt(rows, cell).kind === 'lake');
    expect(lakes(rows).length).toBeGreaterThan(wet.length);
    expect(readCell('13,9')).toEqual({ x: 13, y: 9 });
  });

  it('mark what happened last in one kingdom', () => {
    const event = (kind: string, args: Record<string, string>) => ({ kind, args }) as unknown as Event;
    const events = [
      event('moved', { seat: '0', guardian: 'guide', cell: '7,4' }),
      event('captured', { seat: '0', creature: 'fairy', cell: '7,4' }),
      event('moved', { seat: '1', guardian: 'guide', cell: '1,1' }),
    ];
    expect(lastMove(events, 0)).toBe('7,4');
    expect(gains(events, 0)).toEqual([{ cell: '7,4', icon: 'fairy', delay: 260 }]);
    expect(gains(events, 1)).toEqual([]);
  });
});
