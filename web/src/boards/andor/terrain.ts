/** The winter land around the ways: peaks, pines, drifts, rocks. The same picture on every visit. */
import { steady } from '$src/art/scenery';
import type { Point } from '../shared/camera';
import { MAP, radius, riversOf, short, shoreOf, waysOf } from './geometry';
import { faceOfId, spacesOf, type Catalogue } from './view';

export type FormKind = 'peak' | 'pine' | 'rock' | 'drift' | 'mound';

export interface Form extends Point {
  kind: FormKind;
  size: number;
  /** A number from 0 to 1 that makes two of a kind differ. */
  whim: number;
}

/** How far a point is from a stretch. */
export function fromLine(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = dx * dx + dy * dy || 1;
  const part = Math.min(1, Math.max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / long));
  return Math.hypot(point.x - a.x - part * dx, point.y - a.y - part * dy);
}

type Stretch = readonly [Point, Point];

const stretches = (points: readonly Point[], ring: boolean): Stretch[] =>
  points.flatMap((point, i): Stretch[] => {
    const next = points[i + 1] ?? (ring ? points[0] : undefined);
    return next ? [[point, next]] : [];
  });

const within = (point: Point, shape: readonly Point[]): boolean =>
  stretches(shape, true).reduce(
    (inside, [a, b]) =>
      a.y > point.y !== b.y > point.y && point.x < a.x + ((point.y - a.y) / (b.y - a.y)) * (b.x - a.x)
        ? !inside
        : inside,
    false,
  );

/** How much room a point has to the spaces, the ways and the waters of a face. */
export function roomOf(catalogue: Catalogue, face: string): (point: Point) => number {
  const spaces = spacesOf(catalogue, face);
  const ways = waysOf(catalogue, face);
  const rivers = riversOf(faceOfId(catalogue, face)).flatMap((river) => stretches(river, false));
  const lake = shoreOf(catalogue, face);
  const shore = stretches(lake, true);
  return (point) => {
    if (lake.length > 0 && within(point, lake)) return -1;
    let room = Infinity;
    for (const space of spaces) {
      room = Math.min(room, Math.hypot(point.x - space.x, point.y - space.y) - radius(space) - 9);
    }
    for (const { a, b } of ways) room = Math.min(room, fromLine(point, a, b) - 5);
    for (const [a, b] of rivers) room = Math.min(room, fromLine(point, a, b) - 15);
    for (const [a, b] of shore) room = Math.min(room, fromLine(point, a, b) - 6);
    return room;
  };
}

/** Names of places and art of features take room too: nothing grows there. */
const FEATURE_AIR = 34;

const EDGE = 26;

/** Mountains stand in ranges: where this is high. */
const ranges = ({ x, y }: Point) =>
  Math.sin(x * 0.0107 + 2.1) * Math.sin(y * 0.0131 + 0.4) + 0.55 * Math.cos((x - y) * 0.0083);

function peaks(room: (point: Point) => number, next: () => number): Form[] {
  const found: Form[] = [];
  const tries: (Point & { air: number })[] = [];
  for (let x = -20; x <= MAP.width + 20; x += 13) {
    for (let y = -8; y <= MAP.height + 26; y += 13) {
      const at = { x: x + next() * 10, y: y + next() * 10 };
      // The foot of a peak is as wide as it is high: what counts is the room around its middle.
      tries.push({ ...at, air: room(at) });
    }
  }
  tries.sort((a, b) => b.air - a.air);
  for (const { x, y, air } of tries) {
    if (air < 24) break;
    const size = Math.min(64, air * 1.25) * (0.84 + next() * 0.24);
    const whim = next();
    if (ranges({ x, y }) < (air > 44 ? -0.35 : 0.12)) continue;
    const free = found.every((one) => Math.hypot(one.x - x, (one.y - y) * 1.1) > (one.size + size) * 0.58);
    if (free) found.push({ kind: 'peak', x, y, size, whim });
  }
  return found;
}

/** Woods grow in clumps: where this is high. */
const wooded = ({ x, y }: Point) =>
  Math.sin(x * 0.019 + 1) * Math.cos(y * 0.023 + 0.5) + 0.5 * Math.sin((x + y) * 0.031);

function pines(room: (point: Point) => number, next: () => number, mountains: readonly Form[]): Form[] {
  const found: Form[] = [];
  for (let i = 0; i < 2600; i++) {
    const at = { x: -EDGE + next() * (MAP.width + 2 * EDGE), y: -6 + next() * (MAP.height + EDGE) };
    const [luck, whim] = [next(), next()];
    if (wooded(at) < 0.02 || luck > 0.7) continue;
    const size = 16 + whim * 9;
    if (room({ x: at.x, y: at.y - 3 }) < size * 0.34) continue;
    if (found.some((one) => Math.hypot(one.x - at.x, (one.y - at.y) * 1.3) < 11)) continue;
    // Trees stand before a mountain, not on it.
    if (
      mountains.some(
        (one) =>
          Math.abs(one.x - at.x) < one.size * 0.7 &&
          at.y < one.y + one.size * 0.42 &&
          at.y > one.y - one.size * 0.7,
      )
    )
      continue;
    found.push({ kind: 'pine', ...at, size, whim });
  }
  return found;
}

function scattered(
  kind: FormKind,
  count: number,
  least: number,
  sizes: [number, number],
  room: (point: Point) => number,
  next: () => number,
): Form[] {
  const found: Form[] = [];
  for (let i = 0; i < count; i++) {
    const at = { x: next() * MAP.width, y: next() * MAP.height };
    const form = { kind, ...at, size: sizes[0] + next() * (sizes[1] - sizes[0]), whim: next() };
    if (room(at) >= least) found.push(form);
  }
  return found;
}

const drawn = new WeakMap<Catalogue, Map<string, Form[]>>();

/** Everything that stands or lies on the land of a face, from the back to the front. */
export function landscape(catalogue: Catalogue, face: string): Form[] {
  const known = drawn.get(catalogue) ?? new Map<string, Form[]>();
  drawn.set(catalogue, known);
  const done = known.get(face);
  if (done) return done;
  const plain = roomOf(catalogue, face);
  const features = spacesOf(catalogue, face).filter(({ mark }) => mark !== null && mark !== 'ice');
  const room = (point: Point) =>
    features.reduce(
      (left, { x, y }) => Math.min(left, Math.hypot(point.x - x, point.y - (y - 26)) - FEATURE_AIR),
      plain(point),
    );
  const next = steady(face === 'castle' ? 17 : 41);
  const mountains = peaks(room, next);
  const forms = [
    ...scattered('mound', 46, -Infinity, [60, 150], plain, next),
    ...scattered('drift', 110, 2, [22, 60], plain, next),
    ...[...mountains, ...pines(room, next, mountains), ...scattered('rock', 60, 9, [5, 10], room, next)].sort(
      (a, b) => a.y + (a.kind === 'peak' ? a.size * 0.5 : 0) - b.y - (b.kind === 'peak' ? b.size * 0.5 : 0),
    ),
  ].map((form) => ({ ...form, x: short(form.x), y: short(form.y), size: short(form.size) }));
  known.set(face, forms);
  return forms;
}

/** The lines of a form around its place: body, shaded side, snow on top. */
export function outlines({ kind, size: q, whim }: Form): { body: string; shade: string; top: string } {
  const p = (x: number, y: number) => `${short(x * q)},${short(y * q)}`;
  switch (kind) {
    case 'peak': {
      const tip = -0.1 + (whim - 0.5) * 0.3;
      const left = 0.3 + whim * 0.14;
      return {
        body: `M${p(-0.82, 0.5)}L${p(-0.46, 0.02)}L${p(-0.34, 0.06)}L${p(tip, -0.66)}L${p(tip + 0.34, -0.16)}L${p(tip + 0.46, -0.14)}L${p(0.84, 0.5)}Q${p(0, 0.6)} ${p(-0.82, 0.5)}Z`,
        shade: `M${p(tip, -0.66)}L${p(tip + 0.34, -0.16)}L${p(tip + 0.46, -0.14)}L${p(0.84, 0.5)}Q${p(0.5, 0.56)} ${p(0.14, 0.55)}L${p(tip + 0.24, 0.16)}L${p(tip + 0.06, 0.1)}L${p(tip + 0.1, -0.2)}Z`,
        top: `M${p(tip, -0.66)}L${p(tip + 0.26, -0.28)}L${p(tip + 0.13, -0.32)}L${p(tip + 0.05, -0.16)}L${p(tip - 0.07, -0.3)}L${p(tip - left * 0.6, -0.24)}Z`,
      };
    }
    case 'pine':
      return {
        body: `M0,${short(-q * 0.72)}L${p(0.26, -0.3)}L${p(0.15, -0.3)}L${p(0.34, 0.02)}L${p(0.2, 0.02)}L${p(0.4, 0.36)}L${p(-0.4, 0.36)}L${p(-0.2, 0.02)}L${p(-0.34, 0.02)}L${p(-0.15, -0.3)}L${p(-0.26, -0.3)}Z`,
        shade: `M0,${short(-q * 0.72)}L${p(0.26, -0.3)}L${p(0.15, -0.3)}L${p(0.34, 0.02)}L${p(0.2, 0.02)}L${p(0.4, 0.36)}L${p(0.04, 0.36)}Z`,
        top: `M0,${short(-q * 0.72)}L${p(0.17, -0.45)}L${p(0.02, -0.5)}L${p(-0.1, -0.4)}L${p(-0.2, -0.4)}ZM${p(-0.34, 0.02)}L${p(-0.24, -0.15)}L${p(-0.1, -0.07)}L${p(-0.18, 0.02)}ZM${p(-0.4, 0.36)}L${p(-0.29, 0.17)}L${p(-0.12, 0.26)}L${p(-0.2, 0.36)}Z`,
      };
    case 'rock':
      return {
        body: `M${p(-1, 0.5)}L${p(-0.7, -0.3)}L${p(0, -0.7)}L${p(0.8, -0.2)}L${p(1, 0.5)}Z`,
        shade: `M${p(0, -0.7)}L${p(0.8, -0.2)}L${p(1, 0.5)}L${p(0.2, 0.5)}Z`,
        top: `M${p(-0.7, -0.3)}L${p(0, -0.7)}L${p(0.8, -0.2)}L${p(0.2, -0.24)}L${p(-0.2, -0.05)}Z`,
      };
    case 'drift':
      return {
        body: `M${short(-q / 2)},0q${short(q / 2)},${short(-5 - whim * 7)} ${q},0`,
        shade: '',
        top: '',
      };
    default:
      return { body: '', shade: '', top: '' };
  }
}
