/** Every choice that the engine offers can be made on the board: decisions exported from real games. */
import { describe, expect, it } from 'vitest';
import { markOf } from '../../src/boards/runemasters/marks.ts';
import { scene } from '../../src/boards/runemasters/geometry.ts';
import { completedBy, meant, nearest, spots, usable } from '../../src/boards/runemasters/spots.ts';
import type { View } from '../../src/views/runemasters.ts';
import type { Target } from '../../src/lib/table.svelte.ts';
import type { Choice, Decision } from '../../src/protocol.ts';
import recorded from './fixtures/runemasters-decisions.json';

const cases = recorded as unknown as { view: View; decision: Decision }[];
const plain = (text: string) => text.replaceAll('*', '');
const choice = (text: string): Choice => ({ text, verb: text.split(' ')[0]!, targets: [] });

/** The pieces that can be picked first: nothing, or one of the dice. */
const picks = (view: View): Target[][] => [
  [],
  ...view.dice.filter((die) => !die.spent).map((die): Target[] => [['die', die.die]]),
];

describe('spots', () => {
  it('cover every kind of question and every verb', () => {
    expect(new Set(cases.map(({ decision }) => decision.kind)).size).toBe(16);
    const verbs = new Set(cases.flatMap(({ decision }) => decision.choices.map(({ verb }) => verb)));
    expect(verbs.size).toBe(23);
  });

  it.each(cases.map((one, i) => [`${i} ${one.decision.kind}`, one] as const))(
    'reach each legal choice with a click, %s',
    (_, { view, decision }) => {
      const offered = new Set(
        picks(view).flatMap((chosen) =>
          spots(view, decision, chosen).flatMap((spot) => (spot.choice ? [plain(spot.choice.text)] : [])),
        ),
      );
      for (const one of decision.choices) {
        if (one.verb !== 'end') expect(offered, one.text).toContain(plain(one.text));
      }
    },
  );

  it('reach the die itself where a rerolled one matters', () => {
    for (const { view, decision } of cases) {
      for (const one of decision.choices) {
        const die = one.targets.find(([domain]) => domain === 'die');
        if (!die) continue;
        const found = spots(view, decision, [die]).map((spot) => spot.choice?.text);
        expect(found).toContain(one.text);
      }
    }
  });

  it('offer nothing that is not legal, and no place twice', () => {
    for (const { view, decision } of cases) {
      const legal = new Set(decision.choices.map(({ text }) => text));
      for (const chosen of picks(view)) {
        const found = spots(view, decision, chosen);
        for (const spot of found) if (spot.choice) expect(legal).toContain(spot.choice.text);
        expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
      }
    }
  });

  it('give each choice one place for the keyboard, besides those that only the pointer sees', () => {
    for (const { view, decision } of cases) {
      for (const chosen of picks(view)) {
        const texts = spots(view, decision, chosen)
          .filter((spot) => !spot.quiet && spot.choice && spot.choice.verb !== 'exchange_monster')
          .map((spot) => spot.choice!.text);
        expect(new Set(texts).size).toBe(texts.length);
      }
    }
  });

  it('lie inside the picture, on the phone and on the desktop', () => {
    for (const [width, height, flat] of [
      [360, 385, true],
      [360, 520, true],
      [836, 527, false],
      [876, 575, false],
      [1500, 800, false],
      [600, 900, false],
    ] as const) {
      for (const { view, decision } of cases) {
        const s = scene(width, height, view.paths.length, flat);
        for (const chosen of picks(view)) {
          for (const spot of spots(view, decision, chosen)) {
            if (spot.place.at === 'figure') continue;
            const mark = markOf(view, s, spot.place);
            expect(mark, spot.key).not.toBeNull();
            const [w, h] = [mark!.r ?? mark!.w! / 2, mark!.r ?? mark!.h! / 2];
            expect(mark!.x - w).toBeGreaterThanOrEqual(-1);
            expect(mark!.x + w).toBeLessThanOrEqual(s.width + 1);
            expect(mark!.y - h).toBeGreaterThanOrEqual(-6);
            expect(mark!.y + h).toBeLessThanOrEqual(s.height + 1);
          }
        }
      }
    }
  });

  it('are none while nobody is asked', () => {
    expect(spots(cases[0]!.view, null, [])).toEqual([]);
  });
});

describe('a click', () => {
  it('means the only choice', () => {
    expect(meant([choice('end')])?.text).toBe('end');
    expect(meant([])).toBeNull();
  });

  it('spends the rerolled die first among equal ones', () => {
    expect(meant([choice('hit red'), choice('hit red*')])?.text).toBe('hit red*');
  });

  it('is open where different dice could be spent', () => {
    expect(meant([choice('move blue blue'), choice('move violet blue')])).toBeNull();
  });

  it('takes the move that costs nothing', () => {
    expect(
      meant([choice('move blue blue'), choice('free_move blue'), choice('move violet blue')])?.text,
    ).toBe('free_move blue');
  });
});

describe('a die', () => {
  const decision: Decision = {
    id: 1,
    seat: 0,
    kind: 'actions',
    rule: '',
    about: {},
    suggested: null,
    choices: [
      {
        text: 'move blue blue',
        verb: 'move',
        targets: [
          ['die', 'blue'],
          ['path', 'blue'],
        ],
      },
      {
        text: 'move violet blue',
        verb: 'move',
        targets: [
          ['die', 'violet'],
          ['path', 'blue'],
        ],
      },
      { text: 'charge red', verb: 'charge', targets: [['die', 'red']] },
    ],
  };

  it('completes the choice of a path that was picked before', () => {
    expect(completedBy('violet', decision, [['path', 'blue']])?.text).toBe('move violet blue');
    expect(completedBy('red', decision, [['path', 'blue']])).toBeNull();
    expect(completedBy('violet', decision, [])).toBeNull();
  });

  it('can be used where a choice spends it', () => {
    expect(usable('red', decision, [])).toBe(true);
    expect(usable('red', decision, [['path', 'blue']])).toBe(false);
    expect(usable('green', decision, [])).toBe(false);
  });
});

describe('arrow keys', () => {
  const grid = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 0, y: 100 },
    { x: 110, y: 100 },
  ];
  const [a, b, c, d] = grid as [(typeof grid)[0], (typeof grid)[0], (typeof grid)[0], (typeof grid)[0]];

  it('go to the nearest thing in their direction', () => {
    expect(nearest(a, grid, 'ArrowRight')).toBe(b);
    expect(nearest(a, grid, 'ArrowDown')).toBe(c);
    expect(nearest(d, grid, 'ArrowLeft')).toBe(c);
    expect(nearest(d, grid, 'ArrowUp')).toBe(b);
  });

  it('stay where nothing lies ahead', () => {
    expect(nearest(a, grid, 'ArrowUp')).toBeNull();
    expect(nearest(a, grid, 'ArrowLeft')).toBeNull();
  });
});
