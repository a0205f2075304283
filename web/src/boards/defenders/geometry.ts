/** Where things are on the map, in its units of 1000 × 700: places, bends of roads, the room of each kind of piece. */
import type { Point, Size } from '../shared/camera';
import type { Catalogue } from './catalogue';

export const MAP: Size = { width: 1000, height: 700 };

/** The radius of a place, of the city, and of what a finger can hit around them. */
export const PLACE = 16;
export const CITY = 32;
export const TROOP = 9.6;

export const radius = (catalogue: Catalogue, place: string) => (place === catalogue.city ? CITY : PLACE);

export function spotAt(catalogue: Catalogue, place: string): Point {
  const { x, y } = catalogue.locations[place] ?? { x: 0, y: 0 };
  return { x, y };
}

// Roads -------------------------------------------------------------------------------------------------------

export interface Road {
  from: string;
  to: string;
  a: Point;
  /** The point that bends it. */
  bend: Point;
  b: Point;
}

const BEND = 0.06;

/** A road bends by a part of its length, always to the same side. */
export function road(catalogue: Catalogue, from: string, to: string): Road {
  const [a, b] = [spotAt(catalogue, from), spotAt(catalogue, to)];
  const side = from < to ? BEND : -BEND;
  const bend = { x: (a.x + b.x) / 2 + side * (a.y - b.y), y: (a.y + b.y) / 2 + side * (b.x - a.x) };
  return { from, to, a, bend, b };
}

/** Each road once. */
export const roads = (catalogue: Catalogue): Road[] =>
  Object.entries(catalogue.locations).flatMap(([from, place]) =>
    place.roads.filter((to) => from < to).map((to) => road(catalogue, from, to)),
  );

const short = (value: number) => Math.round(value * 10) / 10;

export const roadLine = ({ a, bend, b }: Road) =>
  `M${a.x},${a.y}Q${short(bend.x)},${short(bend.y)} ${b.x},${b.y}`;

/** A point of a road, from 0 to 1, and the angle in which it leads there. */
export function along({ a, bend, b }: Road, t: number): Point & { angle: number } {
  const u = 1 - t;
  const dx = u * (bend.x - a.x) + t * (b.x - bend.x);
  const dy = u * (bend.y - a.y) + t * (b.y - bend.y);
  return {
    x: short(u * u * a.x + 2 * u * t * bend.x + t * t * b.x),
    y: short(u * u * a.y + 2 * u * t * bend.y + t * t * b.y),
    angle: Math.round((Math.atan2(dy, dx) * 180) / Math.PI),
  };
}

/** The length of a road, good enough to spread things along it. */
export const lengthOf = ({ a, b }: Road) => Math.hypot(b.x - a.x, b.y - a.y);

/** A way along several places as one line. */
export const routeLine = (catalogue: Catalogue, places: readonly string[]): string =>
  places
    .slice(1)
    .map((to, i) => {
      const { a, bend, b } = road(catalogue, places[i] ?? to, to);
      return `${i === 0 ? `M${a.x},${a.y}` : ''}Q${short(bend.x)},${short(bend.y)} ${b.x},${b.y}`;
    })
    .join('');

/** A high arc from place to place, for those who do not take the road. */
export function arcLine(from: Point, to: Point): string {
  const lift = Math.min(120, 24 + Math.hypot(to.x - from.x, to.y - from.y) * 0.22);
  const top = Math.max(6, (from.y + to.y) / 2 - lift);
  return `M${from.x},${from.y}Q${short((from.x + to.x) / 2)},${short(top)} ${to.x},${to.y}`;
}

/** The three arrow heads of a general's way on each of his roads, pointing to the city. */
export function marching(catalogue: Catalogue, general: string): (Point & { angle: number; step: number })[] {
  const path = catalogue.generals[general]?.path ?? [];
  return path.slice(1).flatMap((to, step) => {
    const from = path[step] ?? to;
    const one = road(catalogue, from, to);
    const long = lengthOf(one);
    const begin = radius(catalogue, from) / long;
    const middle = (begin + 1 - radius(catalogue, to) / long) / 2;
    const gap = Math.min(14 / long, 0.16);
    return [middle - gap, middle, middle + gap].map((t) => ({ ...along(one, t), step }));
  });
}

// The room of pieces around a place ---------------------------------------------------------------------------

/** Troops stand in a row above the place; beside a general they make room for him. */
export function troopSpots(count: number, city: boolean, general: boolean): Point[] {
  const step = count > 3 ? 19 : 21;
  const middle = general ? 12 + (count * step) / 2 - 8 : 0;
  const y = -(city ? CITY + 9 : PLACE + 13);
  return Array.from({ length: count }, (_, i) => ({ x: middle + (i - (count - 1) / 2) * step, y }));
}

/** The same for a place of the map: at its edge the row stands as far inside as it must. */
export function troopsAt(catalogue: Catalogue, place: string, count: number, general: boolean): Point[] {
  const row = troopSpots(count, place === catalogue.city, general);
  const { x } = spotAt(catalogue, place);
  const reach = TROOP + 5;
  const right = x + (row.at(-1)?.x ?? 0) + reach - MAP.width;
  const left = reach - x - (row[0]?.x ?? 0);
  const by = right > 0 ? -right : Math.max(0, left);
  return by === 0 ? row : row.map((at) => ({ ...at, x: at.x + by }));
}

/** The general: an octagon at the upper left. */
export const GENERAL: Point = { x: -31, y: -19 };

/** Heroes: pins at the upper right; several fan out to the right, lower where troops stand above. */
export function heroSpots(count: number, city: boolean, crowded: boolean): Point[] {
  const first = city ? { x: 38, y: -22 } : crowded ? { x: 34, y: -5 } : { x: 28, y: -11 };
  const step = count > 2 ? 22 : 27;
  return Array.from({ length: count }, (_, i) => ({ x: first.x + i * step, y: first.y + (i % 2) * 5 }));
}

export const CRYSTAL = (city: boolean, chest: boolean): Point =>
  city ? { x: -34, y: 22 } : chest ? { x: -13, y: 25 } : { x: -22, y: 15 };
export const GATE = (city: boolean): Point => (city ? { x: 34, y: 20 } : { x: 20, y: 21 });
export const CHEST = (city: boolean): Point => (city ? { x: -38, y: 6 } : { x: -26, y: 7 });
/** The mark of a quest that leads here. */
export const QUEST = (city: boolean): Point => (city ? { x: -28, y: -24 } : { x: -17, y: -15 });

export interface Room {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** How much a label should keep out of it. */
  weight: number;
}

/** The corner of the map where the ways to travel are offered. */
const OFFERS: Room = { x0: 946, y0: 520, x1: 1000, y1: 700, weight: 1.5 };

/** Here a gate stands in every game. */
const FIRST_GATE = 'dancing_stone';

/** What labels should leave free: each place itself, then the usual room of pieces around it. */
export function rooms(catalogue: Catalogue): Room[] {
  const generals = new Set(Object.values(catalogue.generals).flatMap(({ path }) => path.slice(0, -1)));
  const around = Object.entries(catalogue.locations).flatMap(([id, { x, y, inn, chest }]) => {
    const city = id === catalogue.city;
    const box = (dx0: number, dy0: number, dx1: number, dy1: number, weight: number): Room => ({
      x0: x + dx0,
      y0: y + dy0,
      x1: x + dx1,
      y1: y + dy1,
      weight,
    });
    const r = city ? CITY + 5 : PLACE + 6;
    return [
      box(-r, -r, r, r, 6),
      ...(inn ? [] : [box(-22, -(r + 17), 22, -r, city ? 3 : 1.6)]),
      // Three that stand there reach a little further.
      ...(inn || city ? [] : [box(-33, -(r + 17), -22, -r, 1), box(22, -(r + 17), 33, -r, 1)]),
      ...(generals.has(id) ? [box(-54, -42, -12, 4, 1.3)] : []),
      box(r - 6, -26, r + 24, 10, city ? 4 : 1.4),
      box(9, 10, 33, 33, city || id === FIRST_GATE ? 4 : 0.22),
      ...(inn ? [] : [box(-34, 4, -11, 27, 0.28)]),
      ...(chest && !city ? [box(-35, -2, -17, 16, 4)] : []),
    ];
  });
  return [...around, OFFERS];
}

/** How many roads of the map lie between a place and every other. */
export function roadsFrom(catalogue: Catalogue, place: string): Map<string, number> {
  const far = new Map([[place, 0]]);
  for (const [here, roads] of far) {
    for (const there of catalogue.locations[here]?.roads ?? []) {
      if (!far.has(there)) far.set(there, roads + 1);
    }
  }
  return far;
}
