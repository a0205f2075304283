/** Where the pieces of a position stand on the map, and where those that can be pressed are hit. */
import type { Player, View } from '$src/views/defenders';
import type { Point } from '../shared/camera';
import type { Catalogue } from './catalogue';
import { CRYSTAL, GATE, GENERAL, heroSpots, MAP, QUEST, radius, spotAt, troopsAt } from './geometry';
import { boxOf, type Label } from './labels';
import { generalAt, troops } from './questions';
import { placeOf, type Spot } from './spots';

export interface Standing extends Point {
  player: Player;
}

const present = (view: View, place: string) =>
  view.players.filter(({ hero, at }) => hero !== null && at === place);

/** How far the pin of a hero reaches from its middle. */
const REACH = 26;

/** How far the disc of a pin reaches from its middle. */
const PIN = 19;
/** How far apart the middles of two pins are that stand together. */
const STEP = 29;
/** Rings around a place on which pins may stand, from its edge, and how many stands each of them has. */
const RINGS = [13, 26, 40, 54, 68];
const STANDS = 24;
/** Labels and pieces further away are not hidden by the pins of a place. */
const NEAR = 150;

/** A name in a raster of points, of which some are hidden by now. */
interface Name {
  own: boolean;
  points: Point[];
  free: Point[];
  box: { x0: number; x1: number; y0: number; y1: number };
}

/** What lies around a place: names, places, what stands there. */
interface Around {
  names: Name[];
  places: (Point & { r: number })[];
  rows: { x0: number; x1: number; y0: number; y1: number }[];
  discs: (Point & { r: number; weight: number })[];
}

const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const hides = (pin: Point, { x, y }: Point) =>
  Math.hypot(x - pin.x, y - pin.y) < PIN || (Math.abs(x - pin.x) < 5 && y > pin.y && y < pin.y + REACH);

/** The points of a name, of which a pin hides some. */
export function pointsOf(label: Label): Point[] {
  const { x0, x1, y0, y1 } = boxOf(label);
  const raster = (from: number, to: number, n: number) =>
    Array.from({ length: n }, (_, i) => from + ((i + 0.5) / n) * (to - from));
  return raster(x0, x1, 14).flatMap((x) => raster(y0, y1, 4).map((y) => ({ x, y })));
}

/** How much of a name some pins hide, from 0 to 1. */
export const hidden = (points: readonly Point[], pins: readonly Point[]): number =>
  points.filter((point) => pins.some((pin) => hides(pin, point))).length / Math.max(1, points.length);

function aroundOf(view: View, catalogue: Catalogue, place: string, labels: readonly Label[]): Around {
  const at = spotAt(catalogue, place);
  const near = Object.keys(catalogue.locations).filter((id) => far(spotAt(catalogue, id), at) < NEAR);
  const city = place === catalogue.city;
  const chest = catalogue.locations[place]?.chest ?? false;
  const put = (by: Point, r: number, weight: number) => ({ x: at.x + by.x, y: at.y + by.y, r, weight });
  return {
    names: labels.flatMap((label) => {
      const box = boxOf(label);
      if (box.x0 > at.x + NEAR || box.x1 < at.x - NEAR || box.y0 > at.y + NEAR || box.y1 < at.y - NEAR)
        return [];
      const points = pointsOf(label);
      return [{ own: label.place === place, points, free: points, box }];
    }),
    places: near.map((id) => ({ ...spotAt(catalogue, id), r: radius(catalogue, id) })),
    rows: near
      .filter((id) => id in view.minions)
      .map((id) => {
        const middle = spotAt(catalogue, id);
        const row = troopsAt(catalogue, id, troops(view, id).length, generalAt(view, id) !== null);
        const xs = row.map(({ x }) => middle.x + x);
        const y = middle.y + (row[0]?.y ?? 0);
        return { x0: Math.min(...xs) - 10, x1: Math.max(...xs) + 10, y0: y - 10, y1: y + 10 };
      }),
    discs: [
      ...near
        .filter((id) => generalAt(view, id) !== null)
        .map((id) => {
          const middle = spotAt(catalogue, id);
          return { x: middle.x + GENERAL.x, y: middle.y + GENERAL.y, r: 26, weight: 4 };
        }),
      put(CRYSTAL(city, chest), 10, 0.5),
      put(GATE(city), 10, 0.5),
    ],
  };
}

/** What it costs that one more pin stands there. */
function costOf(pin: Point, pins: readonly Point[], wish: Point, at: Point, around: Around): number {
  let cost = 0.15 * far(pin, wish) + 0.2 * far(pin, at);
  for (const other of pins) {
    const apart = far(pin, other);
    cost += apart < 24 ? 2000 : 6 * Math.max(0, STEP - apart);
  }
  for (const { own, points, free, box } of around.names) {
    if (pin.x < box.x0 - PIN || pin.x > box.x1 + PIN || pin.y < box.y0 - REACH || pin.y > box.y1 + PIN)
      continue;
    const more = free.filter((point) => hides(pin, point)).length / points.length;
    const all = 1 - free.length / points.length + more;
    cost += more * (own ? 240 : 160);
    if (more > 0 && all > (own ? 0.08 : 0.35)) cost += own ? 600 : 500;
  }
  for (const place of around.places) {
    const apart = far(pin, place);
    cost += 4 * Math.max(0, place.r + 12 - apart);
  }
  for (const { x0, x1, y0, y1 } of around.rows) {
    const across = Math.min(pin.x + PIN, x1) - Math.max(pin.x - PIN, x0);
    const down = Math.min(pin.y + PIN, y1) - Math.max(pin.y - PIN, y0);
    if (across > 0 && down > 0) cost += (across * down) / 18;
  }
  for (const disc of around.discs) cost += disc.weight * Math.max(0, disc.r + PIN - far(pin, disc));
  return cost;
}

/**
 * Where so many heroes stand at a place: at its right if nothing speaks against it, else where they hide least, its own
 * name least of all. Who comes later moves nobody who is there.
 */
function standsAt(
  view: View,
  catalogue: Catalogue,
  place: string,
  count: number,
  labels: readonly Label[],
): Point[] {
  if (count === 0) return [];
  const at = spotAt(catalogue, place);
  const around = aroundOf(view, catalogue, place, labels);
  const [first] = heroSpots(1, place === catalogue.city, place in view.minions);
  const start = { x: at.x + (first?.x ?? 0), y: at.y + (first?.y ?? 0) };
  const inside = ({ x, y }: Point) =>
    x >= REACH && x <= MAP.width - REACH && y >= REACH && y <= MAP.height - REACH;
  const circle = (middle: Point, r: number, n: number) =>
    Array.from({ length: n }, (_, i) => ({
      x: middle.x + r * Math.cos((i / n) * 2 * Math.PI),
      y: middle.y + r * Math.sin((i / n) * 2 * Math.PI),
    }));
  const rings = RINGS.flatMap((r) => circle(at, radius(catalogue, place) + r, STANDS));
  const pins: Point[] = [];
  for (let i = 0; i < count; i++) {
    const wish = { x: start.x + i * STEP, y: start.y + (i % 2) * 5 };
    const open = [wish, ...rings, ...pins.flatMap((pin) => circle(pin, STEP, 12))].filter(inside);
    const costs = open.map((pin) => costOf(pin, pins, wish, at, around));
    const best = open[costs.indexOf(Math.min(...costs))] ?? at;
    const pin = { x: Math.round(best.x * 10) / 10, y: Math.round(best.y * 10) / 10 };
    pins.push(pin);
    for (const one of around.names) one.free = one.free.filter((point) => !hides(pin, point));
  }
  return pins;
}

/** Every hero on the map; beside the names they hide as little of them as they can. */
export const heroesOn = (view: View, catalogue: Catalogue, labels: readonly Label[] = []): Standing[] =>
  Object.keys(catalogue.locations).flatMap((place) => {
    const there = present(view, place);
    return standsAt(view, catalogue, place, there.length, labels).flatMap((stand, i) => {
      const player = there[i];
      return player ? [{ player, ...stand }] : [];
    });
  });

/** Where one more hero would stand: beside those who are there. */
export function arrivalAt(
  view: View,
  catalogue: Catalogue,
  place: string,
  labels: readonly Label[] = [],
): Point {
  const count = present(view, place).length + 1;
  return standsAt(view, catalogue, place, count, labels).at(-1) ?? spotAt(catalogue, place);
}

/** How much of a place a pin may hide before its ring is drawn over it: the middle, and what lies around. */
const HIDES = 24;

/** The lit places whose middle lies under the pins of heroes. */
export const buried = (catalogue: Catalogue, lit: readonly string[], heroes: readonly Standing[]): string[] =>
  lit.filter((place) => {
    const at = spotAt(catalogue, place);
    return heroes.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < HIDES);
  });

/** The lit place that is chosen by pressing a hero: where it stands, or what its pin lies over. */
export const under = (
  catalogue: Catalogue,
  lit: readonly string[],
  { player, x, y }: Standing,
): string | null =>
  lit.includes(player.at ?? '')
    ? player.at
    : (lit.find((place) => {
        const at = spotAt(catalogue, place);
        return Math.hypot(x - at.x, y - at.y) < HIDES;
      }) ?? null);

/** Something that can be pressed: a ring, or a frame of a width around a row. */
export interface Pressed extends Point {
  spot: Spot;
  r: number;
  width: number;
}

/** The pieces among the spots; places have their own. */
export function pressed(
  view: View,
  catalogue: Catalogue,
  spots: readonly Spot[],
  heroes: readonly Standing[],
): Pressed[] {
  return spots.flatMap((spot): Pressed[] => {
    const { anchor } = spot;
    if (anchor.on === 'place') return [];
    const place = placeOf(view, anchor);
    const at = spotAt(catalogue, place);
    const city = place === catalogue.city;
    const put = (by: Point, r: number, width = 0) => [{ spot, x: at.x + by.x, y: at.y + by.y, r, width }];
    switch (anchor.on) {
      case 'general':
        return put(GENERAL, 29);
      case 'hero': {
        const pin = heroes.find(({ player }) => player.seat === anchor.seat);
        return pin ? [{ spot, x: pin.x, y: pin.y, r: 23, width: 0 }] : [];
      }
      case 'crystal':
        return put(CRYSTAL(city, catalogue.locations[place]?.chest ?? false), 15);
      case 'gate':
        return put(GATE(city), 16);
      case 'quest':
        return put(QUEST(city), 14);
      default: {
        const crowd = troops(view, place);
        const stands = troopsAt(catalogue, place, crowd.length, generalAt(view, place) !== null);
        const meant = stands.filter((_, i) => anchor.colour === null || crowd[i] === anchor.colour);
        if (meant.length === 0) return [];
        const xs = meant.map(({ x }) => x);
        const [left, right] = [Math.min(...xs), Math.max(...xs)];
        return put({ x: (left + right) / 2, y: meant[0]?.y ?? 0 }, 13.5, right - left + 27);
      }
    }
  });
}
