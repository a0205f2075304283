/** The measures of a tile's picture, around 0,0 in a square of 132. */
import type { Part, Printed } from './view';

export const HALF = 66;

export const KIND_COLOURS: Record<string, { light: string; dark: string; hill: string }> = {
  monster: { light: '#b5442f', dark: '#7a2417', hill: '#4a1510' },
  character: { light: '#5a8cc4', dark: '#2f5488', hill: '#1e3556' },
  place: { light: '#86a657', dark: '#4c6b2c', hill: '#2f4a1b' },
  treasure: { light: '#c59a35', dark: '#7d5a0f', hill: '#553a08' },
  hero: { light: '#7e57ab', dark: '#4a2d6b', hill: '#2c1847' },
  quest: { light: '#8f8a7d', dark: '#55524a', hill: '#35332e' },
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

/** What stands in one row: a part of the gain or a chest. Middle of the row at 0,0. */
export interface RowItem {
  kind: 'gain' | 'chest';
  index: number;
  x: number;
  w: number;
  parts: { part: Part; x: number; w: number }[];
}

export interface Row {
  items: RowItem[];
  y: number;
  scale: number;
}

/** Figures with their sign. */
const digits = (part: Part) => (part.what === 'first_player' ? 0 : String(part.n).length + 1);
/** Room of a part: the sign of the end, the icon, the number, "× each". */
export const END_WIDTH = 17;
export const TIMES_WIDTH = 27;

function partWidth(part: Part, icon: number, digit: number): number {
  return (
    (part.end ? END_WIDTH : 0) + icon + 2 + digits(part) * digit + (part.times === null ? 0 : TIMES_WIDTH) + 3
  );
}

export const GAIN_ICON = 20;
export const CHEST_ICON = 16;

/** The gains and chests of a tile in their row, made smaller where they are many. */
export function gainRow(tile: Printed, compact: boolean): Row {
  const items: RowItem[] = [];
  let x = 0;
  tile.gain.forEach((part, index) => {
    const w = partWidth(part, GAIN_ICON, 9.4);
    items.push({ kind: 'gain', index, x, w, parts: [{ part, x, w }] });
    x += w + 2;
  });
  tile.chests.forEach((chest, index) => {
    const parts: RowItem['parts'] = [];
    let inner = x + 5;
    for (const part of chest) {
      const w = partWidth(part, CHEST_ICON, 8);
      parts.push({ part, x: inner, w });
      inner += w;
    }
    const w = inner + 2 - x;
    items.push({ kind: 'chest', index, x, w, parts });
    x += w + 5;
  });
  const width = Math.max(1, x - 4);
  for (const item of items) {
    item.x -= width / 2;
    for (const part of item.parts) part.x -= width / 2;
  }
  const scale = compact ? Math.min(1.34, 118 / width) : Math.min(1, 118 / width);
  return { items, y: compact ? 40 : 48, scale };
}

export interface Plate {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where a chest is drawn, from the middle of its tile. */
export function chestPlate(tile: Printed, index: number, compact = false): Plate {
  const row = gainRow(tile, compact);
  const item = row.items.find((one) => one.kind === 'chest' && one.index === index);
  if (!item) return { x: 0, y: row.y, w: 40, h: 24 };
  return { x: (item.x + item.w / 2) * row.scale, y: row.y, w: item.w * row.scale, h: 24 * row.scale };
}

/** Where the own gain is drawn. */
export function gainPlate(tile: Printed): Plate {
  const row = gainRow(tile, false);
  const gains = row.items.filter((one) => one.kind === 'gain');
  const [first, last] = [gains[0], gains.at(-1)];
  if (!first || !last) return { x: 0, y: 0, w: 60, h: 40 };
  const [left, right] = [first.x * row.scale, (last.x + last.w) * row.scale];
  return { x: (left + right) / 2, y: row.y, w: right - left + 4, h: 26 };
}

/** The plates of a place, beside their connectors. */
export const PLACE_PLATES = [
  { x: 0, y: -43 },
  { x: 40, y: -12 },
  { x: 0, y: 48 },
  { x: -40, y: -12 },
];

/** Half a lozenge at the middle of a side, pointing inward. */
export const HALVES = [
  'M-10,-66L0,-56L10,-66Z',
  'M66,-10L56,0L66,10Z',
  'M-10,66L0,56L10,66Z',
  'M-66,-10L-56,0L-66,10Z',
];
export const KEY_HOLES = [
  { x: 0, y: -62 },
  { x: 62, y: 0 },
  { x: 0, y: 62 },
  { x: -62, y: 0 },
];

/** Letters that fit beside each other on the band of the name. */
export const nameSize = (name: string) => Math.max(9.5, Math.min(15, 118 / (0.51 * name.length)));

/** Four corners of a frame, as a path. */
export function brackets(w: number, h: number, corner = Math.min(w, h) * 0.24): string {
  const [a, b, q, c] = [w / 2, h / 2, corner, Math.min(10, Math.min(w, h) * 0.2)];
  const one = (sx: number, sy: number) =>
    `M${sx * a},${sy * (b - q)}V${sy * (b - c)}Q${sx * a},${sy * b} ${sx * (a - c)},${sy * b}H${sx * (a - q)}`;
  return one(-1, -1) + one(1, -1) + one(-1, 1) + one(1, 1);
}
