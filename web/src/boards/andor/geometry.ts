/** Where things are on the map, in its units of 1000 × 700: spaces, ways, arrows, ice floes, the room of each piece. */
import { steady } from '$src/art/scenery';
import type { Creature } from '$src/views/andor';
import type { Point, Size } from '../shared/camera';
import { isLake, spacesOf, type Catalogue, type Face, type Space } from './catalogue';

export const MAP: Size = { width: 1000, height: 700 };

/** The radius of a space and of the home of a face. */
export const SPACE = 20.5;
export const HOME = 40;

export const radius = (space: Space | undefined): number => (space?.mark === 'home' ? HOME : SPACE);

export function spotAt(catalogue: Catalogue, space: string): Point {
  const { x, y } = catalogue.spaces[space] ?? { x: 0, y: 0 };
  return { x, y };
}

export const short = (value: number): number => Math.round(value * 10) / 10;
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

// Ways --------------------------------------------------------------------------------------------------------

export interface Way {
  key: string;
  a: Point;
  b: Point;
  bridge: boolean;
  /** Over the ice. */
  ice: boolean;
}

/** Each connection of a face once, from rim to rim. */
export function waysOf(catalogue: Catalogue, face: string): Way[] {
  return spacesOf(catalogue, face).flatMap((from) =>
    from.near.flatMap((id): Way[] => {
      const to = catalogue.spaces[id];
      if (!to || Number(from.id) >= Number(id)) return [];
      const long = distance(from, to) || 1;
      const cut = (one: Space, other: Space) => {
        const part = (radius(one) + 1) / long;
        return { x: short(one.x + (other.x - one.x) * part), y: short(one.y + (other.y - one.y) * part) };
      };
      return [
        {
          key: `${from.id}-${id}`,
          a: cut(from, to),
          b: cut(to, from),
          bridge: from.bridges.includes(id) || to.bridges.includes(from.id),
          ice: isLake(from) && isLake(to),
        },
      ];
    }),
  );
}

export const wayLine = ({ a, b }: Pick<Way, 'a' | 'b'>): string => `M${a.x},${a.y}L${b.x},${b.y}`;

/** A way along several spaces as one line. */
export const routeLine = (catalogue: Catalogue, spaces: readonly string[]): string =>
  spaces
    .map((space, i) => {
      const { x, y } = spotAt(catalogue, space);
      return `${i === 0 ? 'M' : 'L'}${x},${y}`;
    })
    .join('');

/** A high arc, for those who fly. */
export function arcLine(from: Point, to: Point): string {
  const lift = Math.min(120, 24 + distance(from, to) * 0.22);
  const top = Math.max(6, (from.y + to.y) / 2 - lift);
  return `M${from.x},${from.y}Q${short((from.x + to.x) / 2)},${short(top)} ${to.x},${to.y}`;
}

export interface Arrow extends Point {
  space: string;
  angle: number;
}

/** The arrow on the rim of each space, pointing to where creatures go. */
export const arrowsOf = (catalogue: Catalogue, face: string): Arrow[] =>
  spacesOf(catalogue, face).flatMap((space) => {
    const to = space.arrow === null ? undefined : catalogue.spaces[space.arrow];
    if (!to) return [];
    const angle = Math.round((Math.atan2(to.y - space.y, to.x - space.x) * 180) / Math.PI);
    return [{ space: space.id, x: space.x, y: space.y, angle }];
  });

// Smooth lines ------------------------------------------------------------------------------------------------

/** An open line through points, rounded at each of them. */
export function flowing(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const bends = rest.slice(0, -1).map((point, i) => {
    const next = rest[i + 1] ?? point;
    return `Q${point.x},${point.y} ${short((point.x + next.x) / 2)},${short((point.y + next.y) / 2)}`;
  });
  return `M${first.x},${first.y}${bends.join('')}L${last.x},${last.y}`;
}

/** A closed line that passes near points. */
export function closed(points: readonly Point[]): string {
  const middle = (a: Point, b: Point) => `${short((a.x + b.x) / 2)},${short((a.y + b.y) / 2)}`;
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const bends = points.map((point, i) => {
    const next = points[(i + 1) % points.length] ?? point;
    return `Q${short(point.x)},${short(point.y)} ${middle(point, next)}`;
  });
  return `M${middle(last, first)}${bends.join('')}Z`;
}

export const polygon = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${short(x)},${short(y)}`).join('') + 'Z';

/** The rivers of a face, as points; one that leaves the map flows on beyond its edge. */
export const riversOf = (face: Face | undefined): Point[][] =>
  (face?.rivers ?? []).map((river) => {
    const points = river.map(([x, y]) => ({ x, y }));
    return points.map((point, i) => {
      const end = i === 0 || i === points.length - 1;
      return end && (point.y <= 0 || point.y >= MAP.height)
        ? { ...point, y: point.y <= 0 ? -30 : MAP.height + 30 }
        : point;
    });
  });

// The lake ----------------------------------------------------------------------------------------------------

/** The corners of the smallest shape around points, in order. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const side = (list: readonly Point[]) => {
    const out: Point[] = [];
    for (const point of list) {
      for (;;) {
        const [a, b] = [out.at(-2), out.at(-1)];
        if (!a || !b || (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0) break;
        out.pop();
      }
      out.push(point);
    }
    return out.slice(0, -1);
  };
  return [...side(sorted), ...side(sorted.reverse())];
}

const SHORE = 37;

/** The shore of a lake: the shape around its spaces, a little farther out. Empty where there is no lake. */
export function shoreOf(catalogue: Catalogue, face: string, air = SHORE): Point[] {
  const around = spacesOf(catalogue, face)
    .filter(isLake)
    .flatMap(({ x, y }) =>
      Array.from({ length: 16 }, (_, i) => {
        const angle = (i * Math.PI) / 8;
        return { x: x + air * Math.cos(angle), y: y + air * Math.sin(angle) };
      }),
    );
  return around.length === 0 ? [] : winding(hull(around));
}

/** A line around a shape in even steps, a little in and out: no shore is straight. */
function winding(shape: readonly Point[], step = 26): Point[] {
  const middle = {
    x: shape.reduce((sum, { x }) => sum + x, 0) / shape.length,
    y: shape.reduce((sum, { y }) => sum + y, 0) / shape.length,
  };
  const even = shape.flatMap((point, i) => {
    const next = shape[(i + 1) % shape.length] ?? point;
    const count = Math.max(1, Math.round(distance(point, next) / step));
    return Array.from({ length: count }, (_, j) => ({
      x: point.x + ((next.x - point.x) * j) / count,
      y: point.y + ((next.y - point.y) * j) / count,
    }));
  });
  return even.map((point, i) => {
    const long = distance(point, middle) || 1;
    const out = 3.4 * Math.sin(i * 1.7) + 2.2 * Math.sin(i * 0.83 + 2);
    return {
      x: short(point.x + ((point.x - middle.x) / long) * out),
      y: short(point.y + ((point.y - middle.y) / long) * out),
    };
  });
}

/** The part of a shape that is nearer to `here` than to `there`. */
function nearer(shape: readonly Point[], here: Point, there: Point, gap: number): Point[] {
  const long = distance(here, there) || 1;
  const n = { x: (there.x - here.x) / long, y: (there.y - here.y) / long };
  const limit = long / 2 - gap;
  const depth = (point: Point) => (point.x - here.x) * n.x + (point.y - here.y) * n.y - limit;
  return shape.flatMap((point, i) => {
    const next = shape[(i + 1) % shape.length] ?? point;
    const [a, b] = [depth(point), depth(next)];
    const out = a <= 0 ? [point] : [];
    if (a <= 0 !== b <= 0) {
      const part = a / (a - b);
      out.push({ x: point.x + (next.x - point.x) * part, y: point.y + (next.y - point.y) * part });
    }
    return out;
  });
}

export interface Floe {
  space: string;
  line: string;
  /** Drifting pieces of broken ice. */
  pieces: string[];
}

/** The ice of a lake, broken into one floe for each of its spaces, with water between them. */
export function floesOf(catalogue: Catalogue, face: string): Floe[] {
  const lake = spacesOf(catalogue, face).filter(isLake);
  const sheet = shoreOf(catalogue, face, SHORE - 5);
  return lake.map((space) => {
    const next = steady(Number(space.id));
    const shape = lake
      .filter((other) => other !== space && distance(space, other) < 260)
      .reduce<Point[]>((left, other) => nearer(left, space, other, 1.6), sheet);
    const pieces = Array.from({ length: 6 }, (_, i) => {
      const angle = ((i + next() * 0.7) * Math.PI) / 3;
      const away = 20 + next() * 12;
      const middle = { x: space.x + away * Math.cos(angle), y: space.y + away * Math.sin(angle) };
      const size = 4 + next() * 6;
      return polygon(
        Array.from({ length: 5 }, (_, j) => {
          const turn = angle + ((j + next() * 0.6) * Math.PI) / 2.5;
          return { x: middle.x + size * Math.cos(turn), y: middle.y + size * 0.8 * Math.sin(turn) };
        }),
      );
    });
    return { space: space.id, line: polygon(shape), pieces };
  });
}

// The room of pieces around a space ---------------------------------------------------------------------------

/** What stands on a space so close above it that nothing else should: the merchant's stall, the mine. */
export const ROOF: Point = { x: 0, y: -38 };
export const ROOF_REACH = 18;
export const hasRoof = ({ mark }: Space): boolean => mark === 'merchant' || mark === 'mine';

/** Corners of a regular hexagon that stands on a corner. */
export const hexagon = (r: number): string =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = ((i * 60 - 90) * Math.PI) / 180;
    return `${short(r * Math.cos(angle))},${short(r * Math.sin(angle))}`;
  }).join(' ');

/** Snow and ice tokens lie at the upper right, markers and fires at the upper left; outside of the home. */
export const TOKEN = (home: boolean, creature = false): Point =>
  home ? { x: 33, y: -31 } : creature ? { x: 25, y: -21 } : { x: 17, y: -17 };
export const MARKER = (home: boolean, fire: boolean): Point =>
  home ? { x: -46, y: -8 } : fire ? { x: -25, y: 4 } : { x: -18, y: -17 };
export const FIRE = (home: boolean, creature = false): Point =>
  home ? { x: -33, y: -31 } : creature ? { x: -26, y: 14 } : { x: -17, y: -17 };
/** The red X and the mouth of the secret passage. */
export const CROSS: Point = { x: 21, y: 3 };
export const PASSAGE = (home: boolean): Point => (home ? { x: 46, y: 16 } : { x: 22, y: 12 });
/** The creature stands over its space; those of legends are larger. */
export const CREATURE: Point = { x: 0, y: -4 };
const BOSSES: readonly string[] = ['shron', 'shron_risen', 'tuavahr', 'myrk'];
export const isBoss = ({ creature }: Creature): boolean => BOSSES.includes(creature);
export const beastRadius = (creature: Creature): number => (isBoss(creature) ? 29 : 25);

/** Shields stand right of the home, clear of its name: many move closer together. */
export const shieldSpots = (count: number): Point[] => {
  const [step, up] = count > 3 ? [27, 12] : [31, 6];
  return Array.from({ length: count }, (_, i) => ({ x: 50, y: (i - (count - 1) / 2) * step - up }));
};

/** How far things reach from their middle. */
const THING = 12;

/** Things that lie on a space: a row below it and below its name; at the lower edge of the map they lie beside it. */
export const itemSpots = (count: number, space: Space | undefined): Point[] => {
  const step = count > 3 ? 17 : 19.5;
  const named = space?.mark != null && !['ice', 'merchant'].includes(space.mark);
  const y = space?.mark === 'home' ? 70 : SPACE + (named ? 25 : 11);
  if (space && space.y + y + THING > MAP.height) {
    return Array.from({ length: count }, (_, i) => ({ x: SPACE + 11 + i * step, y: 12 }));
  }
  return Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * step, y }));
};

/**
 * Heroes, allies and the silhouette are pins; several fan out, and they make room for a creature. On the home they
 * stand before its gate.
 */
export function pinSpots(count: number, home: boolean, creature: boolean): Point[] {
  if (home) {
    const step = Math.min(25, 84 / Math.max(1, count - 1));
    return Array.from({ length: count }, (_, i) => ({
      x: (i - (count - 1) / 2) * step,
      y: 13 + (i % 2) * 4,
    }));
  }
  if (creature) {
    const stands = [
      { x: -27, y: -24 },
      { x: 2, y: -37 },
      { x: -34, y: 3 },
      { x: 31, y: -26 },
      { x: -12, y: -50 },
      { x: -50, y: -14 },
      { x: 24, y: -54 },
      { x: -40, y: -46 },
    ];
    return Array.from({ length: count }, (_, i) => stands[i] ?? { x: 0, y: -60 });
  }
  if (count === 1) return [{ x: 0, y: -9 }];
  const step = count === 2 ? 27 : count === 3 ? 23 : 20;
  return Array.from({ length: count }, (_, i) => ({
    x: (i - (count - 1) / 2) * step,
    y: -9 + (i % 2 === 1 ? 5 : -3),
  }));
}
