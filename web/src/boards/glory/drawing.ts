/** The measures of a tile's picture, around 0,0 in a square of 150. */
import type { Part, Printed } from './catalogue';

/** The colours of each kind: the sky at its foot, the far land and the frame of small squares, band and near land, the ground. */
export const KIND_COLOURS: Record<string, { sky: string; light: string; dark: string; hill: string }> = {
  monster: { sky: '#e08a5a', light: '#b5442f', dark: '#7a2417', hill: '#4a1510' },
  character: { sky: '#a9cbe6', light: '#5a8cc4', dark: '#2f5488', hill: '#1e3556' },
  place: { sky: '#dcebb4', light: '#86a657', dark: '#4c6b2c', hill: '#2f4a1b' },
  treasure: { sky: '#f4dc8f', light: '#c59a35', dark: '#7d5a0f', hill: '#553a08' },
  hero: { sky: '#c3a6e2', light: '#7e57ab', dark: '#4a2d6b', hill: '#2c1847' },
  quest: { sky: '#d9d3c2', light: '#8f8a7d', dark: '#55524a', hill: '#35332e' },
};

/** The colours of things printed on the paper of a tile: the same in both themes. */
export const THING_COLOURS: Record<string, string> = {
  coin: '#8f600a',
  potion: '#1c6f62',
  combat: '#a3281b',
  magic: '#5b2a9b',
  prestige: '#7d5806',
  key: '#6b4a12',
  first_player: '#2b2118',
};

// The name --------------------------------------------------------------------------------------------------

export interface NameLines {
  lines: string[];
  size: number;
}

/** The room beside the sign of the kind and its middle: the whole band, or with an east connector in it. */
const WHOLE = { room: 113, x: 11 };
const BESIDE = { room: 102, x: 7 };
/** How wide a letter of the size 1 is at most on average. */
const LETTER = 0.5;
const NAME = 16.5;
/** On the smallest tile that bears its name, 112 pixels wide, this is 12 pixels: letters that small are close enough. */
const LEAST = 16.3;
const CLOSE = 0.94;
/** From line to line. */
export const LINE = 15.5;

/** A name whole and never small: on one line or on two; only a word too long for a line is made smaller. */
export function nameLines(name: string, room = WHOLE.room): NameLines {
  const fitting = (length: number) => {
    const size = room / (LETTER * Math.max(1, length));
    return Math.min(NAME, size >= LEAST * CLOSE ? Math.max(LEAST, size) : size);
  };
  const cuts = [...name.matchAll(/[ \u00a0-]/g)].map(({ index, 0: sign }) => ({
    lines: [name.slice(0, index + (sign === '-' ? 1 : 0)), name.slice(index + 1)],
  }));
  const one = { lines: [name], size: fitting(name.length) };
  if (one.size >= NAME - 0.5 || cuts.length === 0) return one;
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  const { lines } = cuts.reduce((a, b) => (longest(b.lines) < longest(a.lines) ? b : a));
  return { lines, size: fitting(longest(lines)) };
}

// Gains and chests ------------------------------------------------------------------------------------------

/** What stands in a row: a part of the gain or a chest. Middle of the row at 0,0. */
export interface RowItem {
  kind: 'gain' | 'chest';
  index: number;
  x: number;
  w: number;
  parts: { part: Part; x: number }[];
}

export interface Row {
  items: RowItem[];
  y: number;
  scale: number;
}

/** The side of an icon and the size of the figures, in the row and inside a chest. */
export const GAIN = { icon: 19, font: 19 };
export const CHEST = { icon: 15, font: 17.7 };
export type Measure = typeof GAIN;
/** The key hole, or the key, at the left of a chest. */
export const LOCK = 19;
/** The sign of the end before a part, and "× each" behind it. */
export const END_WIDTH = 17;
export const TIMES_WIDTH = 27;

export const figures = (part: Part) => (part.what === 'first_player' ? '' : `+${part.n}`);
export const figuresWidth = (part: Part, { font }: Measure) => figures(part).length * font * 0.53;

export function partWidth(part: Part, measure: Measure): number {
  const text = figuresWidth(part, measure);
  return (
    (part.end ? END_WIDTH : 0) +
    text +
    (text > 0 ? 2 : 0) +
    measure.icon +
    (part.times === null ? 0 : TIMES_WIDTH)
  );
}

const BETWEEN = 6;

/** Puts items side by side around 0 and returns how wide they are together. */
function spread(items: RowItem[]): number {
  const width = items.reduce((sum, { w }) => sum + w + BETWEEN, -BETWEEN);
  let left = -width / 2;
  for (const item of items) {
    for (const one of item.parts) one.x += left - item.x;
    item.x = left;
    left += item.w + BETWEEN;
  }
  return Math.max(1, width);
}

function itemsOf(tile: Printed): RowItem[] {
  const gains = tile.gain.map((part, index): RowItem => {
    return { kind: 'gain', index, x: 0, w: partWidth(part, GAIN), parts: [{ part, x: 0 }] };
  });
  const chests = tile.chests.map((chest, index): RowItem => {
    let x = LOCK + 1;
    const parts = chest.map((part) => {
      const one = { part, x };
      x += partWidth(part, CHEST) + 4;
      return one;
    });
    return { kind: 'chest', index, x: 0, w: x + 1, parts };
  });
  return [...gains, ...chests];
}

/** The widest row; a row that would be made smaller than this share becomes two. */
const ROW = 141;
const SMALLEST_ROW = 0.94;

/** Where everything on a tile stands. */
export interface Layout {
  /** The height of the picture, from -71 on. */
  picture: number;
  icon: { x: number; y: number; size: number };
  band: { y: number; h: number; x: number; name: NameLines };
  rows: Row[];
}

function rowsOf(tile: Printed, compact: boolean): { items: RowItem[]; scale: number }[] {
  const items = itemsOf(tile);
  if (items.length === 0) return [];
  const largest = compact ? 1.3 : 1;
  const one = Math.min(largest, ROW / spread(items));
  if (one >= SMALLEST_ROW || items.length === 1) return [{ items, scale: one }];
  const width = (some: RowItem[]) => some.reduce((sum, { w }) => sum + w + BETWEEN, -BETWEEN);
  const cuts = items.slice(1).map((_, i) => [items.slice(0, i + 1), items.slice(i + 1)] as const);
  const widest = (cut: readonly (readonly RowItem[])[]) => Math.max(...cut.map((some) => width([...some])));
  const best = cuts.reduce((a, b) => (widest(b) < widest(a) ? b : a));
  return best.map((some) => ({ items: some, scale: Math.min(0.94 * largest, ROW / spread(some)) }));
}

/** The parts of a tile: a second line of the name or of gains takes its room from the picture. */
export function layoutOf(tile: Printed, name: string, compact = false): Layout {
  const layout = laidOut(tile, name, compact, WHOLE);
  const { y, h, name: written } = layout.band;
  const top = y + h / 2 - (written.lines.length * LINE) / 2;
  const touched = tile.sides[1]?.connector !== 'none' && top < HALF;
  return touched ? laidOut(tile, name, compact, BESIDE) : layout;
}

function laidOut(tile: Printed, name: string, compact: boolean, { room: width, x }: typeof WHOLE): Layout {
  const lines = nameLines(name, width);
  const place = tile.kind === 'place';
  const cost = Object.values(tile.cost).some((n) => n > 0);
  if (place) {
    const h = compact ? 0 : lines.lines.length > 1 ? 34 : 23;
    const y = compact ? 18 : 19.5 - h / 2;
    return {
      picture: 142,
      icon: compact ? { x: 0, y: 2, size: 44 } : { x: 0, y: -16, size: 38 },
      band: { y, h, x, name: lines },
      rows: [],
    };
  }
  const rows = rowsOf(tile, compact);
  const h = compact ? 0 : lines.lines.length > 1 ? 35 : 25;
  const room = rows.length > 1 ? (compact ? 76 : 60) : compact ? 44 : 37;
  const picture = 142 - h - room;
  const size = Math.min(compact ? 70 : 62, picture - 14);
  const top = -71 + picture + h;
  return {
    picture,
    icon: { x: cost ? 14 : 0, y: -71 + picture / 2 - 1, size },
    band: { y: -71 + picture, h, x, name: lines },
    rows: rows.map(({ items, scale }, i) => ({
      items,
      scale,
      y: rows.length > 1 ? top + room * (i === 0 ? 0.24 : 0.7) : top + room * 0.46,
    })),
  };
}

export interface Plate {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The ribbon with the cost, which hangs over the upper edge; null: the tile costs nothing. */
export function ribbonOf({ cost }: Printed): Plate | null {
  const kinds = Object.values(cost).filter((n) => n > 0).length;
  const h = kinds * 25 + 16;
  return kinds === 0 ? null : { x: -47, y: -78 + h / 2, w: 46, h };
}

/** Where a chest is drawn, from the middle of its tile. */
export function chestPlate(tile: Printed, name: string, index: number): Plate {
  for (const row of layoutOf(tile, name).rows) {
    const item = row.items.find((one) => one.kind === 'chest' && one.index === index);
    if (item)
      return { x: (item.x + item.w / 2) * row.scale, y: row.y, w: item.w * row.scale, h: 27 * row.scale };
  }
  return { x: 0, y: 51, w: 40, h: 27 };
}

/** Where the own gain is drawn. */
export function gainPlate(tile: Printed, name: string): Plate {
  const boxes = layoutOf(tile, name).rows.flatMap(({ items, scale, y }) =>
    items
      .filter(({ kind }) => kind === 'gain')
      .map(({ x, w }) => ({ left: x * scale, right: (x + w) * scale, y })),
  );
  if (boxes.length === 0) return { x: 0, y: 0, w: 60, h: 40 };
  const [left, right] = [
    Math.min(...boxes.map((one) => one.left)),
    Math.max(...boxes.map((one) => one.right)),
  ];
  const [top, bottom] = [Math.min(...boxes.map(({ y }) => y)), Math.max(...boxes.map(({ y }) => y))];
  return { x: (left + right) / 2, y: (top + bottom) / 2, w: right - left + 6, h: bottom - top + 28 };
}

// Connectors ------------------------------------------------------------------------------------------------

/** The plates of a place, beside their connectors but out of their reach. */
export const PLACE_PLATES = [
  { x: 10, y: -48 },
  { x: 35, y: -15 },
  { x: 0, y: 48 },
  { x: -35, y: -15 },
];

/** How wide a plate is: the shape it asks for, then the gain. */
export const PLATE: Measure = { icon: 16, font: 17 };
export const plateWidth = (parts: readonly Part[], condition: string | null) =>
  parts.reduce((sum, part) => sum + partWidth(part, PLATE), 0) + (condition ? 16 : 0) + 9;

/**
 * How much larger the ribbon and the plates are on a tile that is too small for its name. A place has both at its upper
 * edge: there they keep clear of each other.
 */
export function swollen(tile: Printed, compact: boolean): { ribbon: number; plates: number[] } {
  if (!compact) return { ribbon: 1, plates: [1, 1, 1, 1] };
  const both = ribbonOf(tile) !== null && (tile.sides[0]?.gain.length ?? 0) > 0;
  return { ribbon: both ? 1.05 : 1.2, plates: [both ? 1 : 1.15, 1.15, 1.15, 1.15] };
}

/** Half a lozenge at the middle of a side, pointing inward: so far to either side of that. */
const HALF = 11;
export const HALVES = [
  'M-11,-75L0,-64L11,-75Z',
  'M75,-11L64,0L75,11Z',
  'M-11,75L0,64L11,75Z',
  'M-75,-11L-64,0L-75,11Z',
];
export const KEY_HOLES = [
  { x: 0, y: -71 },
  { x: 71, y: 0 },
  { x: 0, y: 71 },
  { x: -71, y: 0 },
];

/** Four corners of a frame, as a path. */
export function brackets(w: number, h: number, corner = Math.min(w, h) * 0.22): string {
  const [a, b, q, c] = [w / 2, h / 2, corner, Math.min(12, Math.min(w, h) * 0.2)];
  const one = (sx: number, sy: number) =>
    `M${sx * a},${sy * (b - q)}V${sy * (b - c)}Q${sx * a},${sy * b} ${sx * (a - c)},${sy * b}H${sx * (a - q)}`;
  return one(-1, -1) + one(1, -1) + one(-1, 1) + one(1, 1);
}

/** A tile with shorter sides, in pixels, is drawn without its name: the picture and the numbers need the room. */
export const COMPACT = 100;
