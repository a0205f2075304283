/** How a landscape is drawn: joints, what a placement brings added up, the window, the tiles. */
import { describe, expect, it } from 'vitest';
import { border, bringsHere, brought, joints } from '../../src/boards/glory/area.ts';
import { around, RASTER } from '../../src/boards/glory/camera.ts';
import { chestPlate, layoutOf, nameLines } from '../../src/boards/glory/drawing.ts';
import {
  cellKey,
  printed,
  reader,
  slotPlace,
  type Catalogue,
  type Placement,
  type View,
} from '../../src/boards/glory/view.ts';
import { fit, holds, inSight, keepNear, nearest, zoomAt } from '../../src/boards/shared/camera.ts';
import { Gestures } from '../../src/boards/shared/gestures.ts';
import type { Decision } from '../../src/protocol.ts';
import recorded from './fixtures/glory-positions.json';

const { catalogue, names, cases } = recorded as unknown as {
  catalogue: Catalogue;
  names: Record<string, string>;
  cases: { view: View; decision: Decision }[];
};

describe('the landscape', () => {
  it('is bordered by the empty cells beside it', () => {
    const cells = border([{ tile: 'shaman', cell: [0, 0], opened: [false, false] }]).map(cellKey);
    expect(cells.sort()).toEqual(['-1,0', '0,-1', '0,1', '1,0']);
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

  it('tells what a placement brings, and what of it another cell may not bring', () => {
    const sum = (what: string, n: number, times: string | null = null, end = false) => ({
      what,
      n,
      times,
      end,
    });
    const meeting = { other: 'inn', key: false, pays: true, paid: false, unmet: 0 };
    const one: Placement = {
      tile: 'imp',
      cell: [1, 0],
      meetings: [{ ...meeting, side: 'west', gains: [sum('coin', 2)] }],
      own: [sum('coin', 1), sum('prestige', 3, 'monster'), sum('prestige', 5, null, true), sum('magic', 0)],
      keys: 1,
    };
    expect(brought(one)).toEqual([sum('coin', 3), sum('prestige', 3)]);
    expect(bringsHere(one)).toEqual([sum('key', 1), sum('prestige', 3), sum('coin', 2)]);
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
