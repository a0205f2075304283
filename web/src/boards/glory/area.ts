/** A play area as the rules see it: where a tile fits, and what it would bring there. Nothing is drawn here. */
import {
  cellKey,
  printed,
  RESOURCES,
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

// What keys and gains change before the next one is counted -------------------------------------------------

/** How far it has come: what a player has, and what is open in the area. */
interface Course {
  player: Player;
  tiles: readonly Laid[];
}

/** Each way only once: which keys opened what in which order does not matter any more. */
function distinct(courses: readonly Course[]): Course[] {
  const sign = ({ player, tiles }: Course) =>
    JSON.stringify([RESOURCES.map((what) => player[what]), tiles.map(({ opened }) => opened)]);
  return [...new Map(courses.map((one) => [sign(one), one])).values()];
}

/**
 * The ways a key can go: it opens any one of the closed chests it may, and all that is in it comes at once
 * (TOG-8.6, 8.11); where there is none it is lost (TOG-8.7).
 */
function opening(
  view: View,
  course: Course,
  catalogue: Catalogue,
  may: (laid: Laid) => boolean = () => true,
): Course[] {
  const ways = course.tiles.flatMap((laid) =>
    laid.opened.flatMap((open, i): Course[] => {
      if (open || !may(laid)) return [];
      const opened = laid.opened.with(i, true);
      const tiles = course.tiles.map((one) => (one === laid ? { ...laid, opened } : one));
      const player = { ...course.player, keys: course.player.keys + 1 };
      const holds = printed(catalogue, laid.tile).chests[i] ?? [];
      let found: Course[] = [{ player, tiles }];
      for (const part of holds) found = received(view, found, part, catalogue);
      return found;
    }),
  );
  return ways.length > 0 ? distinct(ways) : [course];
}

/** How it can go on when a part of a gain is received. */
function received(view: View, courses: Course[], part: Part, catalogue: Catalogue): Course[] {
  if (part.end) return courses;
  const ways = courses.flatMap((course) => {
    const { n, what } = worth(view, course.player, course.tiles, part, catalogue);
    if (what === 'key') {
      let found = [course];
      for (let key = 0; key < n; key += 1) found = found.flatMap((one) => opening(view, one, catalogue));
      return found;
    }
    const thing = RESOURCES.find((one) => one === what);
    if (!thing) return [course];
    return [{ ...course, player: { ...course.player, [thing]: course.player[thing] + n } }];
  });
  return distinct(ways);
}

/** TOG-7.1, 7.3, 8.4 The ways the connection keys can go, in any order, each of a pair of tiles or the hero. */
function unlocked(view: View, course: Course, keys: readonly string[][], catalogue: Catalogue): Course[] {
  if (keys.length === 0) return [course];
  const hero = course.tiles[0]?.tile;
  return distinct(
    keys.flatMap((pair, i) =>
      opening(view, course, catalogue, ({ tile }) => tile === hero || pair.includes(tile)).flatMap((next) =>
        unlocked(view, next, keys.toSpliced(i, 1), catalogue),
      ),
    ),
  );
}

/**
 * TOG-7.4 What the parts of one gain come to, from left to right: a key counts for the part after it. Where the
 * chest that a key opens makes a difference, the least that comes whichever is chosen.
 */
function worths(view: View, courses: Course[], parts: readonly Part[], catalogue: Catalogue): Sum[] {
  let ways = courses;
  return parts.map((part, i) => {
    const found = ways.map(({ player, tiles }) => worth(view, player, tiles, part, catalogue));
    if (parts.slice(i + 1).some(({ times }) => times !== null)) ways = received(view, ways, part, catalogue);
    return found.reduce((least, one) => (one.n < least.n ? one : least));
  });
}

/** What a gain would come to if it were received now. */
export const worthNow = (view: View, player: Player, parts: readonly Part[], catalogue: Catalogue): Sum[] =>
  worths(view, [{ player, tiles: player.tiles }], parts, catalogue);

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
  /** Whether its own connector pays, and whether that of the neighbour does. */
  pays: boolean;
  paid: boolean;
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
  const met: { meeting: Meeting; gains: Part[][] }[] = [];
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
    const gains = asked.filter(({ end, kind }) => end.condition === null || end.condition === kind);
    met.push({
      meeting: {
        side,
        name: SIDES[side] ?? 'north',
        other: other.tile,
        key: own.connector === 'half_key' && theirs.connector === 'half_key',
        gains: [],
        pays: gains.some(({ end }) => end === own),
        paid: gains.some(({ end }) => end === theirs),
        unmet: asked.length - gains.length,
      },
      gains: gains.map(({ end }) => end.gain),
    });
  }
  const keys = met.flatMap(({ meeting }) => (meeting.key ? [[tile, meeting.other]] : []));
  // The keys of the placement open their chests before anything is counted (TOG-7.1).
  const counts = [data.gain, ...met.flatMap(({ gains }) => gains)].flat().some(({ times }) => times !== null);
  const start = { player, tiles: after };
  const ways = counts ? unlocked(view, start, keys, catalogue) : [start];
  const own = worths(view, ways, data.gain, catalogue);
  const meetings = met.map(({ meeting, gains }) => ({
    ...meeting,
    gains: gains.flatMap((parts) => worths(view, ways, parts, catalogue)),
  }));
  return {
    tile,
    cell,
    meetings,
    own,
    keys: keys.length,
    totals: totals([...own, ...meetings.flatMap((one) => one.gains)]),
  };
}

/**
 * What this cell brings and another may not: the connectors and keys that meet there, and what of the tile's own gain
 * depends on the landscape.
 */
export const bringsHere = ({ own, meetings, keys }: Preview): Sum[] =>
  totals([
    ...(keys > 0 ? [{ what: 'key', n: keys, end: false, times: null }] : []),
    ...own.filter(({ times }) => times !== null),
    ...meetings.flatMap(({ gains }) => gains),
  ]);

/** What comes at once, of each thing together, in the order it first occurs. */
export function totals(sums: readonly Sum[]): Sum[] {
  const out = new Map<string, Sum>();
  for (const { what, n, end } of sums) {
    if (end || n === 0) continue;
    out.set(what, { what, n: n + (out.get(what)?.n ?? 0), end: false, times: null });
  }
  return [...out.values()];
}
