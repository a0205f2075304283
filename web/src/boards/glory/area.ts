/** A play area as the rules see it: where a tile fits, and what it would bring there. Nothing is drawn here. */
import {
  cellKey,
  printed,
  SIDES,
  type Catalogue,
  type Cell,
  type Laid,
  type Part,
  type Player,
  type SideName,
  type View,
} from './view';

const STEPS: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

export const step = ([x, y]: Readonly<Cell>, side: number): Cell => {
  const [dx, dy] = STEPS[side] ?? [0, 0];
  return [x + dx, y + dy];
};
export const opposite = (side: number) => (side + 2) % 4;

type Grid = Map<string, Laid>;

export const gridOf = (tiles: readonly Laid[]): Grid =>
  new Map(tiles.map((laid) => [cellKey(laid.cell), laid]));

/** The empty cells beside the area. */
export function border(tiles: readonly Laid[]): Cell[] {
  const grid = gridOf(tiles);
  const found = new Map<string, Cell>();
  for (const { cell } of tiles) {
    for (const side of SIDES.keys()) {
      const near = step(cell, side);
      if (!grid.has(cellKey(near))) found.set(cellKey(near), near);
    }
  }
  return [...found.values()];
}

/** Two tiles side by side whose connectors meet. */
export interface Joint {
  /** The cell whose east or south side it is on. */
  cell: Cell;
  side: number;
  /** Both halves of a key. */
  key: boolean;
  /** What each half is: of the tile of `cell`, and of its neighbour. */
  halves: [string, string];
}

export function joints(tiles: readonly Laid[], catalogue: Catalogue): Joint[] {
  const grid = gridOf(tiles);
  return tiles.flatMap(({ tile, cell }) =>
    [1, 2].flatMap((side): Joint[] => {
      const other = grid.get(cellKey(step(cell, side)));
      const mine = printed(catalogue, tile).sides[side]?.connector ?? 'none';
      const theirs = other
        ? (printed(catalogue, other.tile).sides[opposite(side)]?.connector ?? 'none')
        : 'none';
      if (mine === 'none' || theirs === 'none') return [];
      return [{ cell, side, key: mine === 'half_key' && theirs === 'half_key', halves: [mine, theirs] }];
    }),
  );
}

/** TOG-6.3 to 6.5 Whether a tile may lie on an empty cell. */
export function fits(tiles: readonly Laid[], catalogue: Catalogue, tile: string, cell: Cell): boolean {
  const grid = gridOf(tiles);
  if (grid.has(cellKey(cell))) return false;
  let connected = false;
  for (const [side, own] of printed(catalogue, tile).sides.entries()) {
    const other = grid.get(cellKey(step(cell, side)));
    if (!other) continue;
    const theirs = printed(catalogue, other.tile).sides[opposite(side)];
    const bare = own.connector === 'none';
    if (bare !== (theirs?.connector === 'none')) return false;
    if (!bare) connected = true;
  }
  return connected;
}

export function fittingCells(tiles: readonly Laid[], catalogue: Catalogue, tile: string): Cell[] {
  return border(tiles).filter((cell) => fits(tiles, catalogue, tile, cell));
}

// What is counted -------------------------------------------------------------------------------------------

/** How often a multiplier counts now (TOG-7.11 to 7.15, 11.10 to 11.12). */
export function count(
  view: View,
  player: Player,
  tiles: readonly Laid[],
  times: string,
  catalogue: Catalogue,
): number {
  switch (times) {
    case 'key':
      return player.keys;
    case 'combat':
    case 'magic':
      return player[times];
    case 'majority':
      return Object.values(view.majorities).filter((seats) => seats.includes(player.seat)).length;
    case 'coins3':
      return Math.floor(player.coin / 3);
    case 'potions3':
      return Math.floor(player.potion / 3);
    case 'closed_chest':
      return tiles.flatMap((laid) => laid.opened).filter((opened) => !opened).length;
    case 'surrounded': {
      const grid = gridOf(tiles);
      const full = ({ cell }: Laid) => SIDES.every((_, side) => grid.has(cellKey(step(cell, side))));
      return tiles.filter(full).length;
    }
    default:
      return tiles.filter((laid) => printed(catalogue, laid.tile).kind === times).length;
  }
}

/** A part of a gain with what it comes to. */
export interface Sum {
  what: string;
  n: number;
  end: boolean;
  times: string | null;
}

export function worth(
  view: View,
  player: Player,
  tiles: readonly Laid[],
  part: Part,
  catalogue: Catalogue,
): Sum {
  const times = part.times === null ? 1 : count(view, player, tiles, part.times, catalogue);
  return { what: part.what, n: part.n * times, end: part.end, times: part.times };
}

// What a placement would bring ------------------------------------------------------------------------------

/** A side on which the tile would meet a neighbour. */
export interface Meeting {
  side: number;
  name: SideName;
  other: string;
  /** Two half-keys meet: a key for a chest of one of the two tiles or of the hero. */
  key: boolean;
  /** What its own gain connector and that of the neighbour give. */
  gains: Sum[];
  /** Connectors whose condition the neighbour does not meet. */
  unmet: number;
}

export interface Preview {
  tile: string;
  cell: Cell;
  meetings: Meeting[];
  /** The tile's own gain, with what it comes to once the tile lies there. */
  own: Sum[];
  keys: number;
  /** Of each thing, how much comes at once. */
  totals: Sum[];
}

export function preview(view: View, player: Player, catalogue: Catalogue, tile: string, cell: Cell): Preview {
  const data = printed(catalogue, tile);
  const grid = gridOf(player.tiles);
  const after: Laid[] = [...player.tiles, { tile, cell, opened: data.chests.map(() => false) }];
  const meetings: Meeting[] = [];
  for (const [side, own] of data.sides.entries()) {
    const other = grid.get(cellKey(step(cell, side)));
    if (!other || own.connector === 'none') continue;
    const neighbour = printed(catalogue, other.tile);
    const theirs = neighbour.sides[opposite(side)];
    if (!theirs || theirs.connector === 'none') continue;
    const asked = [
      { end: own, kind: neighbour.kind },
      { end: theirs, kind: data.kind },
    ].filter(({ end }) => end.connector === 'gain');
    const met = asked.filter(({ end, kind }) => end.condition === null || end.condition === kind);
    meetings.push({
      side,
      name: SIDES[side] ?? 'north',
      other: other.tile,
      key: own.connector === 'half_key' && theirs.connector === 'half_key',
      gains: met.flatMap(({ end }) => end.gain.map((part) => worth(view, player, after, part, catalogue))),
      unmet: asked.length - met.length,
    });
  }
  const own = data.gain.map((part) => worth(view, player, after, part, catalogue));
  const keys = meetings.filter((meeting) => meeting.key).length;
  return {
    tile,
    cell,
    meetings,
    own,
    keys,
    totals: totals([...own, ...meetings.flatMap((one) => one.gains)]),
  };
}

/** What comes at once, of each thing together, in the order it first occurs. */
export function totals(sums: readonly Sum[]): Sum[] {
  const out = new Map<string, Sum>();
  for (const { what, n, end } of sums) {
    if (end || n === 0) continue;
    out.set(what, { what, n: n + (out.get(what)?.n ?? 0), end: false, times: null });
  }
  return [...out.values()];
}
