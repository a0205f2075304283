/** What the board computes for itself, against positions of real games: fitting cells, gains, costs, scoring, window. */
import { describe, expect, it } from 'vitest';
import {
  border,
  count,
  fits,
  fittingCells,
  joints,
  preview,
  totals,
  worthNow,
} from '../../src/boards/glory/area.ts';
import { around, RASTER } from '../../src/boards/glory/camera.ts';
import { bill, payable } from '../../src/boards/glory/cost.ts';
import { chestPlate, layoutOf, nameLines } from '../../src/boards/glory/drawing.ts';
import { steps } from '../../src/boards/glory/scoring.ts';
import {
  cellKey,
  printed,
  readCell,
  reader,
  slotPlace,
  type Catalogue,
  type Cell,
  type Laid,
  type Player,
  type View,
} from '../../src/boards/glory/view.ts';
import { fit, holds, inSight, keepNear, nearest, zoomAt } from '../../src/boards/shared/camera.ts';
import { Gestures } from '../../src/boards/shared/gestures.ts';
import type { Decision } from '../../src/protocol.ts';
import recorded from './fixtures/glory-positions.json';

interface Case {
  view: View;
  decision: Decision;
  /** By the notation of a placement without keys: what the engine gave for it. */
  gained?: Record<string, Record<string, number>>;
}

const { catalogue, names, cases, ends } = recorded as unknown as {
  catalogue: Catalogue;
  names: Record<string, string>;
  cases: Case[];
  ends: View[];
};
const of = (kind: string) => cases.filter(({ decision }) => decision.kind === kind);
const playerOf = ({ view, decision }: Case) => view.players[decision.seat] as Player;
const sorted = (cells: Cell[]) => cells.map(cellKey).sort();

describe('where a tile fits', () => {
  it.each(of('choose_cell').map((one, i) => [i, one] as const))(
    'is where the engine allows it, %i',
    (_, one) => {
      const player = playerOf(one);
      const legal = one.decision.choices.map((choice) => readCell(choice.targets[0]![1]));
      expect(sorted(fittingCells(player.tiles, catalogue, player.playing!))).toEqual(sorted(legal));
    },
  );

  it('is never on a tile, nor away from all tiles', () => {
    const area: Laid[] = [{ tile: 'shaman', cell: [0, 0], opened: [false, false] }];
    expect(fits(area, catalogue, 'sergeant', [0, 0])).toBe(false);
    expect(fits(area, catalogue, 'sergeant', [3, 0])).toBe(false);
    expect(sorted(border(area))).toEqual(['-1,0', '0,-1', '0,1', '1,0']);
  });

  it('follows connectors: none may face a bare side, bare sides alone do not connect', () => {
    const hero = (tile: string): Laid => ({ tile, cell: [0, 0], opened: [false, false] });
    expect(fits([hero('barbarian')], catalogue, 'blunt_sword', [0, 1])).toBe(false);
    const enchanter: Laid = { tile: 'enchanter', cell: [0, -1], opened: [false] };
    const area = [hero('barbarian'), enchanter];
    expect(fits(area, catalogue, 'key_ring', [1, -1])).toBe(false);
    const sergeant: Laid = { tile: 'sergeant', cell: [1, 0], opened: [false] };
    expect(fits([...area, sergeant], catalogue, 'knight', [1, -1])).toBe(true);
  });
});

describe('the preview', () => {
  it('promises what the engine gives', () => {
    let compared = 0;
    for (const one of of('choose_cell')) {
      const player = playerOf(one);
      for (const [text, gained] of Object.entries(one.gained ?? {})) {
        const cell = readCell(text.replace('put ', ''));
        const shown = preview(one.view, player, catalogue, player.playing!, cell);
        const promised = Object.fromEntries(
          shown.totals.filter(({ what }) => what !== 'first_player').map(({ what, n }) => [what, n]),
        );
        expect([text, promised]).toEqual([text, gained]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(15);
  });

  it('tells sides, keys and unmet conditions apart', () => {
    const player = { ...playerOf(of('choose_cell')[0]!), tiles: [] as Laid[] };
    player.tiles = [
      { tile: 'shaman', cell: [0, 0], opened: [false, false] },
      { tile: 'market', cell: [0, -1], opened: [] },
    ];
    const { view } = of('choose_cell')[0]!;
    const scholar = preview(view, player, catalogue, 'scholar', [0, -2]);
    expect(scholar.meetings).toMatchObject([
      { name: 'south', other: 'market', key: false, gains: [], unmet: 1 },
    ]);
    expect(scholar.totals).toMatchObject([{ what: 'magic', n: 1 }]);
    const crate = preview(view, player, catalogue, 'potion_crate', [1, -1]);
    expect(crate.meetings).toMatchObject([{ name: 'west', gains: [{ what: 'coin', n: 3 }], unmet: 0 }]);
    const purse = preview(view, player, catalogue, 'hedge_witch', [0, 1]);
    expect(purse.meetings).toMatchObject([{ name: 'north', other: 'shaman', key: true }]);
    expect(purse.keys).toBe(1);
  });

  it('counts a tile for its own multiplier, and adds up what is equal', () => {
    const one = of('choose_cell')[0]!;
    const player = {
      ...playerOf(one),
      tiles: [{ tile: 'mage', cell: [0, 0], opened: [false, false] }] as Laid[],
    };
    const shown = preview(one.view, player, catalogue, 'cartographer', [0, -1]);
    expect(shown.own.map(({ n }) => n)).toEqual([0, 2]);
    expect(totals([...shown.own, { what: 'prestige', n: 3, end: false, times: null }])).toEqual([
      { what: 'prestige', n: 5, end: false, times: null },
    ]);
  });

  describe('lets keys come before what is counted (TOG-7.1, 7.4)', () => {
    const one = of('choose_cell')[0]!;
    const area = (...tiles: [string, Cell, ...boolean[]][]): Player => ({
      ...playerOf(one),
      keys: tiles.flatMap(([, , ...opened]) => opened).filter(Boolean).length,
      tiles: tiles.map(([tile, cell, ...opened]): Laid => ({ tile, cell, opened })),
    });
    const brought = (player: Player, tile: string, cell: Cell) => {
      const { totals, keys } = preview(one.view, player, catalogue, tile, cell);
      return { ...Object.fromEntries(totals.map(({ what, n }) => [what, n])), keys };
    };

    it('opens a chest before closed ones are counted (W32, TOG-11.12)', () => {
      const player = area(
        ['thief', [0, 0], false, false],
        ['squire', [0, 1], false],
        ['goblin', [-1, 0], true],
      );
      expect(brought(player, 'q_sealed_vaults', [1, 0])).toEqual({ prestige: 6, keys: 0 });
      expect(brought(player, 'q_sealed_vaults', [0, -1])).toEqual({ prestige: 4, keys: 1 });
    });

    it('loses a key where every chest is open (TOG-8.7)', () => {
      const player = area(['thief', [0, 0], true, true], ['squire', [0, 1], false]);
      expect(brought(player, 'q_sealed_vaults', [0, -1])).toEqual({ prestige: 2, keys: 1 });
    });

    it('counts the keys of the connections and the own one (W21, TOG-7.13)', () => {
      const player = area(
        ['thief', [0, 0], false, false],
        ['scholar', [0, -1], false],
        ['sergeant', [1, -1], false],
      );
      expect(brought(player, 'locksmith', [1, 0])).toEqual({ key: 1, prestige: 3, keys: 2 });
    });

    it('promises the least where it depends on the chest, and what must come of a chain (TOG-8.11)', () => {
      const griffin = ['griffin', [3, 0], false] as [string, Cell, boolean];
      const thief = ['thief', [0, 0], true, true] as [string, Cell, boolean, boolean];
      const free = area(thief, griffin, ['squire', [0, 1], false]);
      expect(brought(free, 'locksmith', [4, 0])).toMatchObject({ prestige: 4 });
      const bound = area(thief, griffin, ['squire', [0, 1], true]);
      expect(brought(bound, 'locksmith', [4, 0])).toMatchObject({ prestige: 5 });
    });

    it('adds the key of a gain for what the same gain counts after it', () => {
      const player = area(['thief', [0, 0], true, false]);
      const { gain } = printed(catalogue, 'q_thousand_locks');
      expect(worthNow(one.view, player, gain, catalogue).map(({ n }) => n)).toEqual([1, 2]);
    });
  });

  it('counts neighbours, chests and sets of three', () => {
    const one = of('choose_cell')[0]!;
    const tiles: Laid[] = [
      { tile: 'thief', cell: [0, 0], opened: [true, false] },
      ...(
        [
          [0, -1],
          [1, 0],
          [0, 1],
          [-1, 0],
        ] as Cell[]
      ).map((cell, i): Laid => ({ tile: ['goblin', 'imp', 'squire', 'scholar'][i]!, cell, opened: [false] })),
    ];
    const player = { ...playerOf(one), tiles, coin: 8, potion: 2, keys: 3 };
    const counted = (times: string) => count(one.view, player, tiles, times, catalogue);
    expect(['surrounded', 'closed_chest', 'coins3', 'potions3', 'key', 'monster'].map(counted)).toEqual([
      1, 5, 2, 0, 3, 2,
    ]);
  });

  it('joins the connectors of neighbours, each pair once', () => {
    const found = joints(
      [
        { tile: 'shaman', cell: [0, 0], opened: [] },
        { tile: 'hedge_witch', cell: [0, 1], opened: [] },
        { tile: 'imp', cell: [1, 0], opened: [] },
      ],
      catalogue,
    );
    expect(found.map(({ side, key }) => [side, key])).toEqual([
      [1, false],
      [2, true],
    ]);
  });
});

describe('the bill', () => {
  it('says of a taken tile what the engine says', () => {
    for (const one of of('turn_action')) {
      const player = playerOf(one);
      const tile = player.taken!;
      const can =
        payable(bill(player, printed(catalogue, tile), player.surcharge)) &&
        fittingCells(player.tiles, catalogue, tile).length > 0;
      expect(can).toBe(one.decision.choices.some((choice) => choice.verb === 'play'));
    }
  });

  it('makes up for missing points with potions, never with coins', () => {
    const base = { ...playerOf(of('turn_action')[0]!), combat: 1, magic: 1, coin: 9, potion: 3 };
    expect(bill(base, printed(catalogue, 'griffin'), false)).toMatchObject({
      potions: 3,
      reinforced: 3,
      missing: [],
    });
    const poor = { ...base, potion: 2 };
    expect(bill(poor, printed(catalogue, 'griffin'), false).missing).toEqual([{ what: 'potion', n: 1 }]);
    expect(bill({ ...base, coin: 2 }, printed(catalogue, 'knight'), false).missing).toEqual([
      { what: 'coin', n: 1 },
    ]);
  });

  it('offers the forms of the surcharge that are left', () => {
    const base = { ...playerOf(of('turn_action')[0]!), coin: 1, potion: 2 };
    expect(bill(base, printed(catalogue, 'market'), true).surcharge).toEqual(['potion']);
    expect(bill({ ...base, coin: 2 }, printed(catalogue, 'market'), true).surcharge).toEqual([
      'coin',
      'potion',
    ]);
    expect(bill({ ...base, potion: 0 }, printed(catalogue, 'market'), true).missing).toEqual([
      { what: 'surcharge', n: 1 },
    ]);
  });
});

describe('the scoring', () => {
  it.each(ends.map((view, i) => [i, view] as const))('ends with the scores of the game, %i', (_, view) => {
    const all = steps(view, catalogue);
    expect(all.map(({ kind }) => kind).filter((kind) => kind === 'majority')).toHaveLength(4);
    expect(all.at(-2)?.scores).toEqual(view.players.map(({ prestige }) => prestige));
    for (const player of view.players) {
      const ended = all.flatMap((step) => (step.kind === 'end' && step.seat === player.seat ? [step.n] : []));
      expect(ended.reduce((sum, n) => sum + n, 0)).toBe(player.earned.end);
    }
  });
});

describe('the window', () => {
  const window = { width: 400, height: 300 };

  it('shows all tiles, in the middle', () => {
    const box = around(
      [
        [0, 0],
        [3, 0],
        [0, -2],
      ],
      0.5,
    );
    const camera = fit(box, window);
    expect(holds(inSight(camera, window), box)).toBe(true);
    expect([camera.x, camera.y]).toEqual([1.5 * RASTER, -RASTER]);
  });

  it('keeps tiles large enough for a finger', () => {
    const box = around(
      [
        [0, 0],
        [20, 0],
      ],
      0,
    );
    expect(fit(box, window, 46 / RASTER).scale * RASTER).toBeCloseTo(46);
    expect(holds(inSight(fit(box, window, 46 / RASTER), window), box)).toBe(false);
  });

  it('zooms around the point under the finger', () => {
    const camera = { x: 10, y: 20, scale: 0.5 };
    const at = { x: 90, y: 60 };
    const spot = (one: typeof camera) => [
      one.x + (at.x - window.width / 2) / one.scale,
      one.y + (at.y - window.height / 2) / one.scale,
    ];
    const near = zoomAt(camera, window, 1.5, at);
    expect(near.scale).toBeCloseTo(0.75);
    expect(spot(near)[0]).toBeCloseTo(spot(camera)[0]!);
    expect(spot(near)[1]).toBeCloseTo(spot(camera)[1]!);
  });

  it('does not lose the landscape', () => {
    const box = around([[0, 0]], 0);
    expect(keepNear({ x: 9999, y: -9999, scale: 1 }, box)).toEqual({
      x: RASTER / 2,
      y: -RASTER / 2,
      scale: 1,
    });
  });

  it('tells a click from a drag and a pinch', () => {
    const gestures = new Gestures();
    gestures.down(1, { x: 0, y: 0 });
    expect(gestures.move(1, { x: 2, y: 2 })).toBeNull();
    expect(gestures.dragged).toBe(false);
    expect(gestures.move(1, { x: 12, y: 2 })).toMatchObject({ dx: 10, dy: 0, factor: 1 });
    expect(gestures.dragged).toBe(true);
    gestures.down(2, { x: 12, y: 102 });
    expect(gestures.move(2, { x: 12, y: 202 })?.factor).toBeCloseTo(2);
    gestures.up(1);
    gestures.up(2);
    gestures.down(3, { x: 0, y: 0 });
    expect(gestures.dragged).toBe(false);
  });

  it('goes to the nearest thing ahead', () => {
    const things = [
      { x: 0, y: -100, id: 'far' },
      { x: 10, y: -50, id: 'ahead' },
      { x: 90, y: -20, id: 'aside' },
    ];
    expect(nearest({ x: 0, y: 0 }, things, 'ArrowUp')?.id).toBe('ahead');
    expect(nearest({ x: 0, y: 0 }, things, 'ArrowRight')?.id).toBe('aside');
    expect(nearest({ x: 0, y: 0 }, things, 'ArrowDown')).toBeUndefined();
  });
});

describe('the drawing', () => {
  it('keeps the gains and chests of every tile inside it, and legible on a tile of 112 pixels', () => {
    for (const [tile, data] of Object.entries(catalogue.tiles)) {
      for (const compact of [false, true]) {
        const { rows, band } = layoutOf(data, names[tile] ?? tile, compact);
        for (const { items, scale, y } of rows) {
          expect([tile, y - 14 * scale > band.y + band.h - 2, y + 14 * scale < 72]).toEqual([
            tile,
            true,
            true,
          ]);
          expect([tile, scale >= 0.83]).toEqual([tile, true]);
          for (const { x, w } of items) {
            expect([tile, Math.abs(x * scale) <= 71, (x + w) * scale <= 71]).toEqual([tile, true, true]);
          }
        }
      }
    }
  });

  it('writes every name whole, on two lines where it is long', () => {
    for (const name of [
      'Inn',
      "Will-o'-the-wisp",
      'Maître de la croisée des chemins',
      'Antre du nécromancien',
    ]) {
      const { lines, size } = nameLines(name);
      expect(lines.join(' ').replaceAll('- ', '-')).toBe(name);
      expect(lines.length).toBeLessThanOrEqual(2);
      expect(Math.max(...lines.map((line) => line.length)) * size * 0.5).toBeLessThanOrEqual(113);
    }
    expect(nameLines('Sergeant-at-arms')).toEqual({ lines: ['Sergeant-', 'at-arms'], size: 16 });
  });

  it('puts the two chests of a hero beside each other', () => {
    const [first, second] = [0, 1].map((i) => chestPlate(printed(catalogue, 'paladin'), 'Paladin', i));
    expect(first!.x + first!.w / 2).toBeLessThanOrEqual(second!.x - second!.w / 2);
  });

  it('counts slots like a snake: the Wild Lands run back above the lower row', () => {
    const eight = cases.find(({ view }) => view.slots.length === 8)!.view;
    expect([1, 4, 5, 8].map((slot) => slotPlace(eight, slot))).toEqual([
      { column: 0, row: 1 },
      { column: 3, row: 1 },
      { column: 3, row: 0 },
      { column: 0, row: 0 },
    ]);
    const six = cases.find(({ view }) => view.slots.length === 6)!.view;
    expect([3, 4, 6].map((slot) => slotPlace(six, slot))).toEqual([
      { column: 2, row: 1 },
      { column: 2, row: 0 },
      { column: 0, row: 0 },
    ]);
  });

  it('knows its reader by the hand that is shown', () => {
    for (const { view, decision } of cases) expect(reader(view)?.seat).toBe(decision.seat);
  });
});
