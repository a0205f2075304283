/** The winter land around the ways: peaks, pines, drifts, rocks. The same picture on every visit. */
import { steady } from '$src/art/scenery';
import type { Point } from '../shared/camera';
import { MAP, radius, riversOf, short, shoreOf, waysOf } from './geometry';
import { faceOfId, spacesOf, type Catalogue } from './catalogue';

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
      room = Math.min(room, Math.hypot(point.x - space.x, point.y - space.y) - radius(space) - 10.5);
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
      (a, b) => foot(a) - foot(b),
    ),
  ].map((form) => ({ ...form, x: short(form.x), y: short(form.y), size: short(form.size) }));
  known.set(face, forms);
  return forms;
}

type Corner = readonly [x: number, y: number];

/** The lines of a form on the map: body, shaded side, snow on top. */
export interface Outlines {
  body: string;
  shade: string;
  top: string;
}

/** Corners in sizes of a form, as a closed line on the map. */
const shape = ({ x, y, size }: Form, corners: readonly Corner[]): string =>
  corners
    .map(([dx, dy], i) => `${i === 0 ? 'M' : 'L'}${short(x + dx * size)},${short(y + dy * size)}`)
    .join('') + 'Z';

function peakLines(form: Form): Outlines {
  const tip = -0.1 + (form.whim - 0.5) * 0.3;
  const right: Corner[] = [
    [tip, -0.66],
    [tip + 0.34, -0.16],
    [tip + 0.46, -0.14],
    [0.84, 0.5],
  ];
  return {
    body: shape(form, [[-0.82, 0.5], [-0.46, 0.02], [-0.34, 0.06], ...right, [0.3, 0.56], [-0.3, 0.57]]),
    shade: shape(form, [
      ...right,
      [0.5, 0.54],
      [0.14, 0.56],
      [tip + 0.24, 0.16],
      [tip + 0.06, 0.1],
      [tip + 0.1, -0.2],
    ]),
    top: shape(form, [
      [tip, -0.66],
      [tip + 0.26, -0.28],
      [tip + 0.13, -0.32],
      [tip + 0.05, -0.16],
      [tip - 0.07, -0.3],
      [tip - 0.18 - form.whim * 0.08, -0.24],
    ]),
  };
}

function pineLines(form: Form): Outlines {
  const right: Corner[] = [
    [0, -0.72],
    [0.26, -0.3],
    [0.15, -0.3],
    [0.34, 0.02],
    [0.2, 0.02],
    [0.4, 0.36],
  ];
  const left = right
    .slice(1)
    .toReversed()
    .map(([x, y]): Corner => [-x, y]);
  const snow: Corner[][] = [
    [
      [0, -0.72],
      [0.17, -0.45],
      [0.02, -0.5],
      [-0.1, -0.4],
      [-0.2, -0.4],
    ],
    [
      [-0.34, 0.02],
      [-0.24, -0.15],
      [-0.1, -0.07],
      [-0.18, 0.02],
    ],
    [
      [-0.4, 0.36],
      [-0.29, 0.17],
      [-0.12, 0.26],
      [-0.2, 0.36],
    ],
  ];
  return {
    body: shape(form, [...right, ...left]),
    shade: shape(form, [...right, [0.04, 0.36]]),
    top: snow.map((corners) => shape(form, corners)).join(''),
  };
}

function rockLines(form: Form): Outlines {
  const brow: Corner[] = [
    [0, -0.7],
    [0.8, -0.2],
  ];
  return {
    body: shape(form, [[-1, 0.5], [-0.7, -0.3], ...brow, [1, 0.5]]),
    shade: shape(form, [...brow, [1, 0.5], [0.2, 0.5]]),
    top: shape(form, [[-0.7, -0.3], ...brow, [0.2, -0.24], [-0.2, -0.05]]),
  };
}

export function outlines(form: Form): Outlines {
  switch (form.kind) {
    case 'peak':
      return peakLines(form);
    case 'pine':
      return pineLines(form);
    case 'rock':
      return rockLines(form);
    default:
      return { body: '', shade: '', top: '' };
  }
}

/** A drift of snow: a bow. */
const bow = ({ x, y, size, whim }: Form) =>
  `M${short(x - size / 2)},${y}q${short(size / 2)},${short(-5 - whim * 7)} ${size},0`;

/** The shadow at the foot of a pine. */
function shadow({ x, y, size }: Form): string {
  const [a, b] = [short(size * 0.42), short(size * 0.1)];
  return `M${short(x - a)},${short(y + size * 0.36)}a${a},${b} 0 1 0 ${2 * a},0a${a},${b} 0 1 0 ${-2 * a},0Z`;
}

/** A strip of the land across the map: its mountains, and all its pines and rocks in a few lines. */
export interface Strip {
  peaks: Form[];
  shadows: string;
  pines: Outlines;
  rocks: Outlines;
}

const STRIP = 34;
/** Where a form touches the ground. */
const foot = ({ kind, y, size }: Form) => y + (kind === 'peak' ? size * 0.5 : size * 0.36);

const together = (forms: readonly Form[]): Outlines => {
  const lines = forms.map(outlines);
  const all = (part: keyof Outlines) => lines.map((one) => one[part]).join('');
  return { body: all('body'), shade: all('shade'), top: all('top') };
};

/** Forms in strips from the back to the front: hundreds of trees are drawn with a handful of lines. */
export function strips(forms: readonly Form[]): Strip[] {
  const found = new Map<number, Form[]>();
  for (const form of forms) {
    if (!['peak', 'pine', 'rock'].includes(form.kind)) continue;
    const n = Math.floor(foot(form) / STRIP);
    found.set(n, [...(found.get(n) ?? []), form]);
  }
  return [...found.keys()]
    .sort((a, b) => a - b)
    .map((n) => {
      const of = (kind: FormKind) => (found.get(n) ?? []).filter((form) => form.kind === kind);
      return {
        peaks: of('peak'),
        shadows: of('pine').map(shadow).join(''),
        pines: together(of('pine')),
        rocks: together(of('rock')),
      };
    });
}

/** All drifts of snow in one line. */
export const drifts = (forms: readonly Form[]): string =>
  forms
    .filter(({ kind }) => kind === 'drift')
    .map(bow)
    .join('');
