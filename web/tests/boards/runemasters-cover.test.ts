/** Marks lie over each other; each must keep a part of its own that a click or a finger meets. */
import { describe, expect, it } from 'vitest';
import {
  cardForm,
  palisade,
  plateForm,
  scene,
  spaceBox,
  weakPoint,
  zoneBox,
  type Scene,
} from '../../src/boards/runemasters/geometry.ts';
import { markOf, type Mark } from '../../src/boards/runemasters/marks.ts';
import { spots } from '../../src/boards/runemasters/spots.ts';
import type { View } from '../../src/views/runemasters.ts';
import type { Choice, Decision } from '../../src/protocol.ts';
import recorded from './fixtures/runemasters-decisions.json';

const cases = recorded as unknown as { view: View; decision: Decision }[];
const RUNES = ['red', 'blue', 'yellow', 'green'] as const;
const SHARES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

const meets = ({ x, y, r, w = 0, h = 0, reach = 0 }: Mark, px: number, py: number) =>
  r !== undefined
    ? Math.hypot(px - x, py - y) <= r + reach
    : Math.abs(px - x) <= w / 2 + reach && Math.abs(py - y) <= h / 2 + reach;

/** How much of each mark is not under a later one, by the key of its place. */
function free(view: View, decision: Decision, s: Scene): [string, number][] {
  const drawn = spots(view, decision, [])
    .filter(({ quiet }) => !quiet)
    .map((spot) => ({ key: spot.key, mark: markOf(view, s, spot.place)! }));
  return drawn.map(({ key, mark }, i) => {
    const [w, h] = mark.r !== undefined ? [2 * mark.r, 2 * mark.r] : [mark.w ?? 0, mark.h ?? 0];
    const points = SHARES.flatMap((fx) =>
      SHARES.map((fy) => [mark.x + (fx - 0.5) * w, mark.y + (fy - 0.5) * h]),
    );
    const inside = points.filter(([x = 0, y = 0]) => meets(mark, x, y));
    const open = inside.filter(
      ([x = 0, y = 0]) => !drawn.slice(i + 1).some((other) => meets(other.mark, x, y)),
    );
    return [key, open.length / inside.length];
  });
}

const choice = (verb: string, ...targets: [string, string][]): Choice => ({
  text: [verb, ...targets.map(([, id]) => id)].join(' '),
  verb,
  targets,
});

/** The first monster right before the guardian, everything possible at once. */
function crowded(lanes: number, count: number): { view: View; decision: Decision } {
  const { view, decision } = structuredClone(
    cases.find((one) => one.decision.kind === 'actions' && one.view.paths.length === 4)!,
  );
  const own = view.guardians[decision.seat]!;
  const path = view.paths.find(({ id }) => id === own.path)!;
  view.paths = [...view.paths.filter((one) => one !== path).slice(0, lanes - 1), path];
  const runes = RUNES.slice(0, count);
  path.monsters = [
    {
      card: 'werewolf_green',
      kind: 'werewolf',
      space: 1,
      weak_points: runes.map((rune) => ({ rune, wounded: false })),
      mana: 2,
      life: 0,
      melee: 1,
      shot: 0,
      heals: false,
    },
  ];
  const choices = [
    ...runes.map((rune) => choice('hit', ['die', rune])),
    choice('mark', ['die', 'white']),
    choice('block', ['pair', 'red+red']),
    choice('charge', ['die', 'red']),
    choice('reroll', ['die', 'red']),
    choice('release'),
    choice('end'),
  ];
  return { view, decision: { ...decision, choices } };
}

describe.each([
  ['phone', 360, 300, true],
  ['phone', 360, 380, true],
  ['phone', 360, 500, true],
  ['desktop', 724, 498, false],
  ['desktop', 791, 466, false],
  ['desktop', 834, 530, false],
  ['desktop', 834, 596, false],
  ['desktop', 1300, 700, false],
] as const)('on a %s board of %i by %i', (_, width, height, flat) => {
  it.each([2, 3, 4].flatMap((lanes) => [2, 3, 4].map((count) => [lanes, count] as const)))(
    'with %i lanes and %i weak points every mark can be met',
    (lanes, count) => {
      const { view, decision } = crowded(lanes, count);
      const found = free(view, decision, scene(width, height, lanes, flat));
      expect(found.filter(([key]) => key.startsWith('rune')).length).toBe(count);
      expect(found.some(([key]) => key.startsWith('release'))).toBe(true);
      for (const [key, share] of found) expect(share, key).toBeGreaterThan(0.3);
    },
  );
});

it.each([
  [390, 390],
  [360, 322],
  [588, 390],
] as const)('keeps the sign for blocking off the name below it, %i by %i', (width, height) => {
  const { view } = crowded(4, 4);
  const s = scene(width, height, 4, true);
  const mark = markOf(view, s, { at: 'foot', path: 'red' })!;
  const plate = zoneBox(s, 0);
  // A name of 14.5 pixels at most stands 4 above the middle of the plate.
  const name = plate.y - 4 - 0.7 * Math.min(14.5, plateForm(s, plate).h);
  expect(mark.y + mark.r!).toBeLessThan(name - 1);
});

it.each([
  [390, 390],
  [360, 290],
  [588, 390],
  [588, 250],
] as const)('keeps a block off the weak points above it, %i by %i', (width, height) => {
  const s = scene(width, height, 4, true);
  const box = spaceBox(s, 0, 1);
  const point = weakPoint(s, cardForm(s, box), 0, 4);
  const { y, thick } = palisade(s);
  expect(y - 2.3 * thick).toBeGreaterThan(box.y + point.y + point.r);
});
