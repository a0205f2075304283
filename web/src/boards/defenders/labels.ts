/** The names of the places on the map: their side is found once per language, so that they never jump. */
import { steady } from '$src/art/scenery';
import type { Point } from '../shared/camera';
import type { Catalogue } from './catalogue';
import { along, CITY, lengthOf, MAP, marching, PLACE, roads, rooms, type Room } from './geometry';

const FONT = 14.5;
const LINE = FONT * 0.95;
/** The mean width of a letter of the text face. */
const LETTER = 0.485;
/** Shorter names stay on one line. */
const SHORT = 11;

export interface Label {
  place: string;
  lines: string[];
  anchor: 'start' | 'middle' | 'end';
  x: number;
  /** The upper edge. */
  y: number;
}

export const widthOf = (line: string) => line.length * FONT * LETTER + 4;

/** The room that a name takes. */
export function boxOf({ place, lines, anchor, x, y }: Label, city = 'monarch_city') {
  const w = Math.max(...lines.map(widthOf)) * (place === city ? 1.6 : 1);
  const x0 = anchor === 'middle' ? x - w / 2 : anchor === 'start' ? x : x - w;
  return { x0, x1: x0 + w, y0: y, y1: y + lines.length * LINE };
}

/** A long name in two lines, as even as its words allow. */
export function split(name: string): string[] {
  const words = name.split(' ');
  if (name.length <= SHORT || words.length < 2) return [name];
  const cuts = words.slice(1).map((_, i) => {
    const pair = [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')];
    return { pair, longest: Math.max(...pair.map((line) => line.length)) };
  });
  return cuts.reduce((best, cut) => (cut.longest < best.longest ? cut : best)).pair;
}

const overlap = (a: Omit<Room, 'weight'>, b: Omit<Room, 'weight'>) =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) *
  Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));

type Try = [anchor: Label['anchor'], dx: number, dy: number, cost: number];

/** Some twenty positions around a place of radius `r`, for a label of height `h`: below is best. */
function tries(r: number, h: number): Try[] {
  return [
    ['middle', 0, r + 3, 0],
    ['start', r + 3, -h / 2, 6],
    ['end', -r - 3, -h / 2, 6],
    ['middle', 26, r + 3, 7],
    ['middle', -26, r + 3, 7],
    ['start', r - 4, r - 6, 8],
    ['end', -r + 4, r - 6, 8],
    ['start', r - 2, r - 2, 9],
    ['end', -r + 2, r - 2, 9],
    ['start', r + 3, 2, 9],
    ['end', -r - 3, 2, 9],
    ['start', r + 3, -h + 2, 8],
    ['end', -r - 3, -h + 2, 8],
    ['middle', 44, r + 4, 12],
    ['middle', -44, r + 4, 12],
    ['middle', 0, r + 10, 18],
    ['start', r + 18, -h / 2 + 8, 18],
    ['end', -r - 18, -h / 2 + 8, 18],
    ['start', r, -h - 4, 14],
    ['end', -r, -h - 4, 14],
    ['middle', 0, -r - h - 3, 16],
    ['middle', -26, -r - h - 3, 17],
    ['middle', 26, -r - h - 3, 17],
    ['middle', 0, -r - h - 18, 34],
  ];
}

/** Labels keep so far from the edge. */
const MARGIN = 7;
/** How often all labels are laid out anew, in another order, and how often each may move in such a try. */
const TRIES = 24;
const PASSES = 4;
/** What it costs that two labels lie over each other, or that one lies over something else. */
const COVERED = 0.35;
const CLASH = 2.5;

interface Option {
  label: Label;
  room: Room;
  /** What it costs whatever the other labels do. */
  cost: number;
}

/** All positions of a name, with what each of them hides. */
function options(
  id: string,
  lines: string[],
  at: Point,
  taken: readonly Room[],
  stones: readonly (Point & { cost: number })[],
): Option[] {
  const w = Math.max(...lines.map(widthOf));
  const h = lines.length * LINE + 2;
  return tries(PLACE + 5, h).map(([anchor, dx, dy, base]) => {
    const x = at.x + dx;
    const x0 = anchor === 'middle' ? x - w / 2 : anchor === 'start' ? x : x - w;
    const room = { x0, y0: at.y + dy, x1: x0 + w, y1: at.y + dy + h, weight: 1 };
    const outside =
      room.x0 < MARGIN || room.y0 < MARGIN || room.x1 > MAP.width - MARGIN || room.y1 > MAP.height - MARGIN;
    let cost = base + (outside ? 900 : 0);
    for (const other of taken) cost += overlap(room, other) * other.weight * COVERED;
    for (const stone of stones) {
      if (stone.x > room.x0 && stone.x < room.x1 && stone.y > room.y0 && stone.y < room.y1)
        cost += stone.cost;
    }
    return { label: { place: id, lines, anchor, x, y: at.y + dy }, room, cost };
  });
}

/** One layout: each name in turn where it costs least beside those that are there; later ones push earlier ones. */
function lay(all: readonly Option[][], order: readonly number[]): { laid: Option[]; cost: number } {
  const laid: (Option | undefined)[] = all.map(() => undefined);
  const clash = (room: Room, self: number) =>
    laid.reduce((sum, other, i) => (other && i !== self ? sum + overlap(room, other.room) * CLASH : sum), 0);
  const price = (option: Option, self: number) => option.cost + clash(option.room, self);
  for (let pass = 0; pass < PASSES; pass++) {
    for (const i of order) {
      const prices = (all[i] ?? []).map((option) => price(option, i));
      laid[i] = all[i]?.[prices.indexOf(Math.min(...prices))];
    }
  }
  const found = laid.filter((option) => option !== undefined);
  return { laid: found, cost: laid.reduce((sum, option, i) => sum + (option ? price(option, i) : 0), 0) };
}

/** Lays out all names so that they hide as little as possible; the same for the same names. */
export function layOut(catalogue: Catalogue, name: (place: string) => string): Label[] {
  const places = Object.entries(catalogue.locations);
  const taken = rooms(catalogue);
  const stones = [
    ...roads(catalogue).flatMap((road) => {
      const count = Math.max(6, Math.round(lengthOf(road) / 9));
      return Array.from({ length: count - 1 }, (_, i) => ({ ...along(road, (i + 1) / count), cost: 2.2 }));
    }),
    ...Object.keys(catalogue.generals).flatMap((general) =>
      marching(catalogue, general).map(({ x, y }) => ({ x, y, cost: 14 })),
    ),
  ];
  const city = catalogue.locations[catalogue.city];
  const title = name(catalogue.city);
  const out: Label[] = [];
  if (city) {
    const half = title.length * 6.4;
    const [y0, y1] = [city.y + CITY, city.y + CITY + 24];
    out.push({ place: catalogue.city, lines: [title], anchor: 'middle', x: city.x, y: y0 + 5 });
    taken.push({ x0: city.x - half, x1: city.x + half, y0, y1, weight: 7 });
  }
  const all = places
    .filter(([id]) => id !== catalogue.city)
    .map(([id, at]) => options(id, split(name(id)), at, taken, stones));
  const next = steady(11);
  let best: { laid: Option[]; cost: number } | undefined;
  for (let i = 0; i < TRIES; i++) {
    const order = all.map((_, at) => ({ at, by: next() })).sort((a, b) => a.by - b.by);
    const found = lay(
      all,
      order.map(({ at }) => at),
    );
    if (!best || found.cost < best.cost) best = found;
  }
  return [...out, ...(best?.laid ?? []).map(({ label }) => label)];
}

const laidOut = new WeakMap<Catalogue, Map<string, Label[]>>();

/** The names in a language: found once. */
export function labelsIn(lang: string, catalogue: Catalogue, name: (place: string) => string): Label[] {
  const found = laidOut.get(catalogue) ?? new Map<string, Label[]>();
  laidOut.set(catalogue, found);
  const labels = found.get(lang) ?? layOut(catalogue, name);
  found.set(lang, labels);
  return labels;
}

/** The line of writing for each line of a label. */
export const baseline = (label: Label, line: number) => label.y + FONT * 0.82 + line * LINE;
