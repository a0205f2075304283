/** How a landscape is drawn: joints, what a placement brings added up, the window, the tiles. */
import { describe, expect, it } from 'vitest';
import { border, bringsHere, brought, joints } from '../../src/boards/glory/area.ts';
import { around, RASTER } from '../../src/boards/glory/camera.ts';
import { cellKey, printed, type Catalogue } from '../../src/boards/glory/catalogue.ts';
import {
  CHEST,
  chestPlate,
  GAIN,
  layoutOf,
  nameLines,
  PLACE_PLATES,
  plateWidth,
  ribbonOf,
  swollen,
} from '../../src/boards/glory/drawing.ts';
import { alongEdge, standing } from '../../src/boards/glory/standing.ts';
import { reader, slotPlace } from '../../src/boards/glory/questions.ts';
import { fit, holds, inSight, keepNear, nearest, zoomAt } from '../../src/boards/shared/camera.ts';
import { LandWindow } from '../../src/boards/glory/land.svelte.ts';
import { Gestures } from '../../src/boards/shared/gestures.ts';
import type { Decision } from '../../src/protocol.ts';
import type { Placement, View } from '../../src/views/glory.ts';
import recorded from './fixtures/glory-positions.json';

const { catalogue, names, cases } = recorded as unknown as {
  catalogue: Catalogue;
  names: Record<string, Record<string, string>>;
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
    expect(bringsHere(one)).toEqual([sum('key', 1), sum('prestige', 3), sum('coin', 3)]);
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

  it('stands around the tiles of a phone, also where nothing is asked', () => {
    type Cells = [number, number][];
    const at = (tiles: Cells, ring: Cells, about: { x: number; y: number }) => {
      const land = new LandWindow(
        () => around([...tiles, ...ring], 0.08),
        () => around(tiles, -0.05),
        () => about,
      );
      [land.width, land.height] = [390, 430];
      return { land, sight: land.sight };
    };
    // Four in a row with empty cells around them: the row lies in the middle, whatever was laid last.
    const row: Cells = [0, 1, 2].map((x) => [x, 0]);
    const ring: Cells = [-1, 0, 1, 2, 3].flatMap((x): Cells => [
      [x, -1],
      [x, 1],
    ]);
    const { land, sight } = at(row, ring, { x: 2 * RASTER, y: 0 });
    expect([land.camera.x, land.camera.y]).toEqual([RASTER, 0]);
    expect(holds(sight, around(row, -0.05))).toBe(true);
    // A longer row is seen around its middle, and at its end no farther than it goes.
    const long: Cells = [0, 1, 2, 3, 4, 5].map((x) => [x, 0]);
    expect(at(long, ring, { x: 2.5 * RASTER, y: 0 }).land.camera.x).toBe(2.5 * RASTER);
    const { sight: end } = at(long, [], { x: 9 * RASTER, y: 0 });
    expect(end.x + end.w).toBeLessThan(6 * RASTER);
    expect(end.x + end.w).toBeGreaterThan(5.5 * RASTER);
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

/** 12 pixels on a tile of 112 pixels, in the measure of the drawing. */
const LEGIBLE = (12 * 152) / 112;

describe('the drawing', () => {
  it('keeps the gains and chests of every tile inside it, and legible on a tile of 112 pixels', () => {
    for (const [tile, data] of Object.entries(catalogue.tiles)) {
      for (const compact of [false, true]) {
        const { rows, band } = layoutOf(data, names.tile![tile] ?? tile, compact);
        for (const { items, scale, y } of rows) {
          expect([tile, y - 14 * scale > band.y + band.h - 2, y + 14 * scale < 72]).toEqual([
            tile,
            true,
            true,
          ]);
          for (const { x, w } of items) {
            expect([tile, Math.abs(x * scale) <= 71, (x + w) * scale <= 71]).toEqual([tile, true, true]);
          }
          const fonts = items.map(({ kind }) => (kind === 'chest' ? CHEST.font : GAIN.font * 0.95));
          if (!compact) expect([tile, Math.min(...fonts) * scale >= LEGIBLE]).toEqual([tile, true]);
        }
        if (!compact) expect([tile, band.name.size >= LEGIBLE]).toEqual([tile, true]);
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
      expect(Math.max(...lines.map((line) => line.length)) * size * 0.5).toBeLessThanOrEqual(113 / 0.94);
    }
    expect(nameLines('Sergeant-at-arms')).toEqual({ lines: ['Sergeant-', 'at-arms'], size: 16.5 });
  });

  it('keeps names clear of the connector at the east, and ribbons of the plate at the north', () => {
    const blunt = layoutOf(printed(catalogue, 'blunt_sword'), 'Épée émoussée').band;
    expect(blunt.name.lines).toEqual(['Épée émoussée']);
    for (const [tile, data] of Object.entries(catalogue.tiles)) {
      const { band } = layoutOf(data, names.tile![tile] ?? tile);
      const { lines, size } = band.name;
      const top = band.y + band.h / 2 - lines.length * 7.5;
      const right = band.x + (Math.max(...lines.map((line) => line.length)) * size * 0.5) / 2;
      if (data.sides[1]!.connector !== 'none' && top < 11) expect([tile, right < 60]).toEqual([tile, true]);
      const plate = data.sides[0]!;
      for (const compact of [false, true]) {
        const { ribbon, plates } = swollen(data, compact);
        if (!ribbonOf(data) || plate.gain.length === 0) continue;
        const end = -71 + 47 * ribbon;
        const begin = PLACE_PLATES[0]!.x - (plateWidth(plate.gain, plate.condition) * plates[0]!) / 2;
        expect([tile, compact, end < begin]).toEqual([tile, compact, true]);
      }
    }
  });

  it('has what is said of a placement on as little of the landscape as can be', () => {
    const [half, room] = [60, { width: 600, height: 600 }];
    const size = { width: 200, height: 100 };
    const beside = (...tiles: { x: number; y: number }[]) =>
      standing({ x: 300, y: 300 }, half, room, tiles, size, size).side;
    expect(beside()).toBe('right');
    expect(beside({ x: 425, y: 300 })).toBe('left');
    expect(beside({ x: 425, y: 300 }, { x: 175, y: 300 })).toBe('below');
    const small = { width: 160, height: 160 };
    expect(standing({ x: 80, y: 80 }, half, small, [], size, size).side).toBe('foot');
  });

  it('has an arrow at an edge where nothing that can be chosen lies under it', () => {
    const room = { left: 0, width: 400, height: 300 };
    const at = (...cells: number[]) =>
      alongEdge(
        'north',
        room,
        cells.map((x) => ({ x, y: 0 })),
        50,
        null,
      ).x;
    expect(at()).toBe(200);
    expect(at(200)).toBe(120);
    expect(at(60, 180)).toBe(280);
    const tools = { x: 150, y: 0, w: 100, h: 90 };
    expect(alongEdge('north', room, [], 50, tools).x).not.toBe(200);
    expect(alongEdge('east', { ...room, left: 44 }, [], 50, null)).toEqual({ x: 414, y: 150 });
  });

  it('keeps what is asked about from under what lies at its sides', () => {
    const box = { x: 0, y: 0, w: 300, h: 200 };
    const window = new LandWindow(
      () => box,
      () => box,
      () => ({ x: 150, y: 100 }),
      () => ({ left: 40, right: 160 }),
    );
    window.width = 600;
    window.height = 400;
    expect(window.at({ x: 150, y: 100 })).toEqual({ x: 240, y: 200 });
    const { x, w } = window.sight;
    expect(window.at({ x, y: 0 }).x).toBeCloseTo(40);
    expect(window.at({ x: x + w, y: 0 }).x).toBeCloseTo(440);
    expect(window.partly).toBe(false);
  });

  it('puts the two chests of a hero beside each other, or where they are too long below each other', () => {
    const chests = (hero: string) => [0, 1].map((i) => chestPlate(printed(catalogue, hero), hero, i));
    const [left, right] = chests('shaman');
    expect(left!.x + left!.w / 2).toBeLessThanOrEqual(right!.x - right!.w / 2);
    const [upper, lower] = chests('paladin');
    expect(upper!.y + upper!.h / 2).toBeLessThanOrEqual(lower!.y - lower!.h / 2);
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
