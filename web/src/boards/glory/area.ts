/** A play area as it is drawn: cells, neighbours, joints; and what the engine says of a placement, added up. */
import type { Choice } from '$src/protocol';
import type { Laid, Placement, Sum } from '$src/views/glory';
import { cellKey, printed, SIDES, type Catalogue, type Cell, type Part } from './catalogue';
import { itemSide, target } from './spots';

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

/**
 * What a choice among the sides or the gains of a placed tile is about: the tile that is met there, if any, and what is
 * printed. `tile` is the one that the question names: several may have been placed before (TOG-11.14).
 */
export function besideOf(
  tiles: readonly Laid[],
  tile: string | undefined,
  choice: Choice,
  catalogue: Catalogue,
): { other: Laid | null; gain: readonly Part[] } {
  const placed = tiles.find((laid) => laid.tile === tile) ?? tiles.at(-1);
  const item = target(choice, 'item');
  if (!placed) return { other: null, gain: [] };
  if (item === 'own') return { other: null, gain: printed(catalogue, placed.tile).gain };
  const { side, neighbour } = itemSide(item || target(choice, 'side'));
  const other = gridOf(tiles).get(cellKey(step(placed.cell, side))) ?? null;
  const giver = neighbour ? other : placed;
  const printedThere = giver && printed(catalogue, giver.tile).sides[neighbour ? opposite(side) : side];
  return { other, gain: (item && printedThere?.gain) || [] };
}

/** What a placement brings at once, of each thing together. */
export const brought = ({ own, meetings }: Placement): Sum[] =>
  totals([...own, ...meetings.flatMap(({ gains }) => gains)]);

/** What the tile of a placement would give at the end of the game, if nothing came after it. */
export const atEnd = ({ own }: Placement): Sum[] => own.filter(({ n, end }) => end && n > 0);

/** The keys that a placement joins. */
export const joined = ({ keys }: Placement): Sum[] =>
  keys > 0 ? [{ what: 'key', n: keys, end: false, times: null }] : [];

/**
 * The things of which this cell brings something that another may not: the connectors and keys that meet there, and what
 * of the tile's own gain depends on the landscape. Of each as much as the placement brings in all: so much is told
 * wherever it is told.
 */
export function bringsHere(one: Placement): Sum[] {
  const all = [...joined(one), ...brought(one)];
  const here = totals([
    ...joined(one),
    ...one.own.filter(({ times }) => times !== null),
    ...one.meetings.flatMap(({ gains }) => gains),
  ]);
  return here.flatMap(({ what }) => totals(all).filter((sum) => sum.what === what));
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
