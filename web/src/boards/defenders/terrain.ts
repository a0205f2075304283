/** The drawing of the land: what its name promises around each place, and small things in between. Always the same. */
import { steady } from '$src/art/scenery';
import type { IconName } from '$src/icons';
import type { Catalogue } from './catalogue';
import { along, lengthOf, MAP, roads } from './geometry';

export type Motif =
  'forest' | 'glade' | 'mountain' | 'hill' | 'waste' | 'water' | 'swamp' | 'village' | 'city' | 'sign';

/** A form of the drawing; those with a smaller `y` lie behind. */
export interface Form {
  kind:
    'pine' | 'tree' | 'peak' | 'hill' | 'mesa' | 'lake' | 'bog' | 'wave' | 'reed' | 'house' | 'tuft' | 'sign';
  x: number;
  y: number;
  size: number;
  icon?: IconName;
  /** A snow cap on a peak. */
  cap?: boolean;
}

const MOTIFS: readonly [RegExp, Motif][] = [
  [/forest|woods/, 'forest'],
  [/glade/, 'glade'],
  [/peak|mountains|range|crystal_hills/, 'mountain'],
  [/canyon|plateau|flats|withered/, 'waste'],
  [/pass|highlands|hill|valley/, 'hill'],
  [/bay|lagoon|port|harbor/, 'water'],
  [/swamp|marsh/, 'swamp'],
  [/village/, 'village'],
];

export const motifOf = (place: string): Motif => MOTIFS.find(([name]) => name.test(place))?.[1] ?? 'sign';

/** Places with a landmark of their own beside them. */
const SIGNS: readonly [RegExp, IconName][] = [
  [/_inn$/, 'tavern-sign'],
  [/ruins/, 'castle-ruins'],
  [/stone/, 'menhir'],
  [/falls/, 'waterfall'],
  [/fire/, 'volcano'],
  [/amazons/, 'greek-temple'],
];

const signOf = (place: string): IconName | undefined => SIGNS.find(([name]) => name.test(place))?.[1];

const round = (value: number) => Math.round(value * 10) / 10;

/** What is drawn around one place. */
function around(place: string, x: number, y: number, next: () => number): Form[] {
  const spread = (w: number, h: number) => ({ x: x + (next() - 0.5) * w, y: y + (next() - 0.5) * h });
  /** Not under the disc of the place itself. */
  const beside = (w: number, h: number, free = 24) => {
    for (let i = 0; i < 12; i++) {
      const at = spread(w, h);
      if (Math.hypot(at.x - x, (at.y - y) * 1.15) > free) return at;
    }
    return { x: x - w / 2, y };
  };
  const many = (count: number, make: (i: number) => Form) => Array.from({ length: count }, (_, i) => make(i));
  const icon = signOf(place);
  const sign: Form[] = icon ? [{ kind: 'sign', x: x - 27, y: y - 15, size: 34, icon }] : [];
  switch (motifOf(place)) {
    case 'forest':
      return many(13, () => ({ kind: 'pine', ...beside(112, 78), size: 17 + next() * 9 }));
    case 'glade':
      return [
        ...many(7, () => ({ kind: 'tree' as const, ...beside(104, 70, 30), size: 13 + next() * 5 })),
        ...many(4, () => ({ kind: 'tuft' as const, ...beside(80, 56), size: 7 })),
      ];
    case 'mountain':
      return [
        ...[-42, 38, -14, 14].map((dx, i): Form => ({
          kind: 'peak',
          x: x + dx + (next() - 0.5) * 10,
          y: y - 8 + (i > 1 ? -6 : 6) + next() * 6,
          size: (i > 1 ? 40 : 30) + next() * 10,
          cap: i > 1,
        })),
      ];
    case 'hill':
      return [-34, 30, -6].map((dx, i) => ({
        kind: i === 2 ? 'peak' : 'hill',
        x: x + dx + (next() - 0.5) * 8,
        y: y - 4 - (i === 2 ? 8 : 0) + next() * 6,
        size: (i === 2 ? 26 : 24) + next() * 8,
      }));
    case 'waste':
      return [
        ...[-36, 32].map((dx): Form => ({
          kind: 'mesa',
          x: x + dx + (next() - 0.5) * 8,
          y: y + next() * 8,
          size: 24 + next() * 8,
        })),
        ...many(4, () => ({ kind: 'tuft' as const, ...beside(90, 60), size: 6 })),
      ];
    case 'water':
      return [
        { kind: 'lake', x, y: y + 5, size: 52 },
        ...many(7, () => ({ kind: 'wave' as const, ...beside(78, 38, 20), size: 9 })),
      ];
    case 'swamp':
      return [
        { kind: 'bog', x, y: y + 4, size: 48 },
        ...many(11, () => ({ kind: 'reed' as const, ...beside(82, 36, 20), size: 9 + next() * 3 })),
      ];
    case 'village':
      return [
        ...[
          [-34, -12],
          [-24, 12],
          [32, -16],
          [36, 10],
          [-44, 4],
        ].map(([dx = 0, dy = 0]): Form => ({ kind: 'house', x: x + dx, y: y + dy, size: 13 + next() * 3 })),
        ...many(3, () => ({ kind: 'tree' as const, ...beside(110, 70, 40), size: 12 })),
      ];
    default:
      return sign;
  }
}

/** The whole land, back to front. */
export function landscape(catalogue: Catalogue): Form[] {
  const next = steady(5);
  const places = Object.entries(catalogue.locations);
  const near = places.flatMap(([id, { x, y }]) => (id === catalogue.city ? [] : around(id, x, y, next)));
  const paved = roads(catalogue).flatMap((road) => {
    const count = Math.round(lengthOf(road) / 14);
    return Array.from({ length: count }, (_, i) => along(road, (i + 0.5) / count));
  });
  const free = (x: number, y: number, far: number) =>
    places.every(([, place]) => Math.hypot(place.x - x, place.y - y) > far) &&
    paved.every((stone) => Math.hypot(stone.x - x, stone.y - y) > 17);
  const between: Form[] = [];
  // Beside the map too: a wide board shows more than it.
  for (let i = 0; i < 900 && between.length < 230; i++) {
    const x = -260 + next() * (MAP.width + 520);
    const y = -50 + next() * (MAP.height + 100);
    const luck = next();
    if (!free(x, y, 58)) continue;
    if (luck < 0.6) between.push({ kind: 'tuft', x, y, size: 6 + next() * 3 });
    else if (luck < 0.78) between.push({ kind: 'hill', x, y, size: 15 + next() * 7 });
    else if (luck < 0.92) between.push({ kind: 'pine', x, y, size: 14 + next() * 6 });
    else between.push({ kind: 'tree', x, y, size: 10 + next() * 3 });
  }
  const flat = (form: Form) => (['lake', 'bog', 'wave', 'tuft'].includes(form.kind) ? 0 : 1);
  return [...near, ...between]
    .map((form) => ({ ...form, x: round(form.x), y: round(form.y), size: round(form.size) }))
    .sort((a, b) => flat(a) - flat(b) || a.y - b.y);
}

// Outlines around 0,0 with the foot on the ground -------------------------------------------------------------

const path = (size: number, steps: readonly (string | number)[]) =>
  steps.map((step) => (typeof step === 'number' ? round(step * size) : step)).join(' ');

/** Main outline, shaded side, and what lies on top, of a form of a size. */
export function outlines(form: Form): { body: string; shade?: string; top?: string } {
  const q = form.size;
  const p = (...steps: (string | number)[]) => path(q, steps);
  switch (form.kind) {
    case 'pine':
      return {
        body: p(
          'M',
          0,
          -1,
          'L',
          0.22,
          -0.62,
          'H',
          0.12,
          'L',
          0.32,
          -0.3,
          'H',
          0.18,
          'L',
          0.42,
          0,
          'H',
          -0.42,
          'L',
          -0.18,
          -0.3,
          'H',
          -0.32,
          'L',
          -0.12,
          -0.62,
          'H',
          -0.22,
          'Z',
        ),
        shade: p(
          'M',
          0,
          -1,
          'L',
          0.22,
          -0.62,
          'H',
          0.12,
          'L',
          0.32,
          -0.3,
          'H',
          0.18,
          'L',
          0.42,
          0,
          'H',
          0.02,
          'Z',
        ),
      };
    case 'tree':
      return {
        body: p(
          'M',
          -0.07,
          0,
          'V',
          -0.3,
          'C',
          -0.62,
          -0.3,
          -0.6,
          -0.85,
          -0.24,
          -0.86,
          'C',
          -0.16,
          -1.16,
          0.22,
          -1.14,
          0.28,
          -0.86,
          'C',
          0.62,
          -0.8,
          0.58,
          -0.3,
          0.07,
          -0.3,
          'V',
          0,
          'Z',
        ),
        shade: p(
          'M',
          0.05,
          -1.06,
          'C',
          0.2,
          -1.08,
          0.26,
          -0.96,
          0.28,
          -0.86,
          'C',
          0.62,
          -0.8,
          0.58,
          -0.3,
          0.07,
          -0.3,
          'Z',
        ),
      };
    case 'peak':
      return {
        body: p(
          'M',
          -0.72,
          0,
          'L',
          -0.3,
          -0.6,
          'L',
          -0.2,
          -0.52,
          'L',
          0,
          -1,
          'L',
          0.24,
          -0.56,
          'L',
          0.34,
          -0.64,
          'L',
          0.74,
          0,
          'Z',
        ),
        shade: p(
          'M',
          0,
          -1,
          'L',
          0.24,
          -0.56,
          'L',
          0.34,
          -0.64,
          'L',
          0.74,
          0,
          'H',
          0.12,
          'L',
          0.2,
          -0.3,
          'L',
          0.04,
          -0.42,
          'L',
          0.1,
          -0.66,
          'Z',
        ),
        ...(form.cap
          ? {
              top: p(
                'M',
                0,
                -1,
                'L',
                0.15,
                -0.72,
                'L',
                0.06,
                -0.78,
                'L',
                0,
                -0.66,
                'L',
                -0.06,
                -0.76,
                'L',
                -0.13,
                -0.69,
                'Z',
              ),
            }
          : {}),
      };
    case 'hill':
      return {
        body: p('M', -0.8, 0, 'C', -0.5, -0.62, 0.3, -0.78, 0.8, 0, 'Z'),
        shade: p(
          'M',
          0.12,
          -0.57,
          'C',
          0.4,
          -0.5,
          0.62,
          -0.3,
          0.8,
          0,
          'H',
          0.3,
          'C',
          0.34,
          -0.2,
          0.3,
          -0.4,
          0.12,
          -0.57,
          'Z',
        ),
      };
    case 'mesa':
      return {
        body: p(
          'M',
          -0.8,
          0,
          'L',
          -0.5,
          -0.62,
          'L',
          -0.1,
          -0.68,
          'L',
          0,
          -0.5,
          'L',
          0.16,
          -0.5,
          'L',
          0.22,
          -0.74,
          'L',
          0.52,
          -0.7,
          'L',
          0.82,
          0,
          'Z',
        ),
        shade: p(
          'M',
          0.22,
          -0.74,
          'L',
          0.52,
          -0.7,
          'L',
          0.82,
          0,
          'H',
          0.36,
          'Z',
          'M',
          -0.1,
          -0.68,
          'L',
          0,
          -0.5,
          'L',
          0.02,
          0,
          'H',
          -0.16,
          'Z',
        ),
      };
    case 'house':
      return {
        body: p('M', -0.5, 0, 'V', -0.48, 'H', 0.5, 'V', 0, 'Z'),
        shade: p('M', -0.1, 0, 'V', -0.28, 'H', 0.14, 'V', 0, 'Z'),
        top: p('M', -0.64, -0.44, 'L', -0.3, -0.95, 'H', 0.34, 'L', 0.66, -0.44, 'Z'),
      };
    case 'reed':
      return { body: p('M', 0, 0, 'V', -1, 'M', -0.3, 0, 'L', -0.5, -0.7, 'M', 0.3, 0, 'L', 0.5, -0.74) };
    case 'wave':
      return { body: p('M', -0.9, 0, 'q', 0.45, -0.45, 0.9, 0, 't', 0.9, 0) };
    case 'tuft':
      return { body: p('M', -0.5, 0, 'L', -0.7, -0.6, 'M', 0, 0, 'V', -0.9, 'M', 0.5, 0, 'L', 0.7, -0.6) };
    default:
      return { body: '' };
  }
}
