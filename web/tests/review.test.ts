import { render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Desk } from '$lib/desk.svelte';
import { Words } from '$lib/words';
import Curve from '$src/review/Curve.svelte';
import { nextPoint, ownSubject, pointsOf, sceneAt, stepOfTurn, totalOf, turnStep } from '$src/review/game';
import { asGood, bandsOf } from '$src/review/bands';
import { onReviewKey } from '$src/review/keys';
import { GameReview } from '$src/review/review.svelte';
import { marginText, sentenceOf, titleOf } from '$src/review/speech';
import { bandOf, percent, signed, sumsOf, ticksOf, topOf, weighed } from '$src/review/sums';
import type { Review, Step } from '$src/protocol';
import { gameText } from './fixtures.ts';

function step(turn: number, kind: Step['kind'], part: number, rest: Partial<Step> = {}): Step {
  const entry = rest.entry ?? turn * 10;
  return {
    entry,
    last: entry,
    turn,
    kind,
    seat: 0,
    texts: ['end'],
    before: [0.5],
    after: [0.5 + part],
    part: [part],
    ...rest,
  };
}

const NOTHING = { luck: 0, decisions: 0, rest: 0 };

function review(rest: Partial<Review> = {}): Review {
  return {
    game: 'runemasters',
    rules_version: 1,
    content_hash: '',
    options: {},
    seats: ['a', 'b'],
    cooperative: true,
    cause: 'temple_fell',
    winners: [],
    scores: [],
    entries: 40,
    judged: 'weights',
    why: '',
    doubt: 0.03,
    budget: 400,
    subjects: [
      { seat: null, start: 0.27, end: 0, sums: { luck: -0.2149, decisions: -0.0949, rest: 0.0398 } },
    ],
    turns: [1, 2, 3].map((number) => ({
      number,
      seat: 0,
      first: number * 10,
      last: number * 10 + 9,
      values: [[0.4], [0.3], [0]][number - 1] ?? [],
      parts: [number === 2 ? { luck: -0.12, decisions: 0, rest: 0.02 } : NOTHING],
    })),
    steps: [],
    turning_points: [],
    ...rest,
  };
}

describe('sums', () => {
  it('are whole per cents that add up: the unexplained part takes the difference', () => {
    const sums = sumsOf(0.27, 0, { luck: -0.2149, decisions: -0.0949, rest: 0.0398 });
    expect(sums).toEqual({ luck: -21, decisions: -9, rest: 3 });
    expect(27 + sums.luck + sums.decisions + sums.rest).toBe(0);
    expect(totalOf(review(), 0)).toEqual(sums);
    // Each of them rounds away, together they do not.
    expect(sumsOf(0.504, 0.516, { luck: 0.004, decisions: 0, rest: 0.008 })).toEqual({
      luck: 0,
      decisions: 0,
      rest: 2,
    });
    expect(Object.is(sumsOf(0.5, 0.5, { luck: -0.001, decisions: 0, rest: 0.001 }).luck, 0)).toBe(true);
  });

  it('puts the best option as far above what was chosen as the decision is said to have cost', () => {
    const options = [
      { text: 'a', value: 0.5149 },
      { text: 'b', value: 0.5148 },
      { text: 'c', value: 0.4451, chosen: true },
    ];
    expect(weighed(step(1, 'decision', -0.0698, { options }))).toEqual([52, 51, 45]);
    const over = [
      { text: 'a', value: 0.5151 },
      { text: 'b', value: 0.5 },
      { text: 'c', value: 0.4449, chosen: true },
    ];
    expect(weighed(step(1, 'decision', -0.0702, { options: over }))).toEqual([51, 50, 44]);
    // A part counts later: the difference is larger than what it cost here, and the page says so.
    expect(weighed(step(1, 'decision', -0.02, { options: over, open_later: true }))).toEqual([52, 50, 44]);
  });

  it('says certain only what has happened, and always gives the sign with the true minus', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
    expect([-22, 4, 0].map(signed)).toEqual(['−22', '+4', '±0']);
  });

  it('scales the curve to the next of 50, 75, 100 above the highest chance', () => {
    expect([0.2, 0.49, 0.5, 0.74, 0.75, 1].map((chance) => topOf([0.1, chance]))).toEqual([
      50, 50, 75, 75, 100, 100,
    ]);
    expect(ticksOf(75)).toEqual([0, 25, 50, 75]);
  });

  it('lets all bars stand on one line and within their band', () => {
    const parts = [
      { luck: 0.1, decisions: 0, rest: 0 },
      { luck: -0.3, decisions: -0.1, rest: 0 },
    ];
    const { zero, scale } = bandOf(parts, 80);
    expect(zero).toBeCloseTo(20);
    expect(zero + 0.3 * scale).toBeCloseTo(80);
  });
});

describe('turning points', () => {
  const point = (turn: number, at: number, subject = 0) =>
    ({ subject, turn, kind: 'luck', change: -0.1, entry: turn * 10, step: at }) as const;
  const told = review({ turning_points: [point(14, 30), point(3, 5), point(9, 20, 1), point(9, 12)] });

  it('come in the order they were played, and only the own ones', () => {
    expect(pointsOf(told, 0).map(({ turn }) => turn)).toEqual([3, 9, 14]);
  });

  it('follow each other, and after the last one the first again', () => {
    const own = pointsOf(told, 0);
    expect([-1, 4, 5, 13, 30].map((at) => nextPoint(own, at)?.step)).toEqual([5, 5, 12, 30, 5]);
    expect(nextPoint([], 3)).toBeUndefined();
  });
});

describe('steps', () => {
  const steps = [
    step(1, 'luck', 0.01),
    step(1, 'decision', -0.02),
    step(2, 'luck', 0.2),
    step(2, 'luck', -0.1),
    step(2, 'decision', 0),
    step(3, 'decision', -0.3),
  ];

  it('show a decision with what came before it, and what came with the decision after it', () => {
    expect(sceneAt(steps, 4)).toEqual({ roll: steps[3], choice: steps[4] });
    expect(sceneAt(steps, 3)).toEqual({ roll: steps[3], choice: steps[4] });
    expect(sceneAt(steps, 2)).toEqual({ roll: steps[2], choice: null });
    expect(sceneAt(steps, 5)).toEqual({ roll: null, choice: steps[5] });
  });

  it('go by turns from their beginnings', () => {
    expect([0, 1, 2, 5].map((at) => turnStep(steps, at, 1))).toEqual([2, 2, 5, 5]);
    expect([0, 1, 4, 5].map((at) => turnStep(steps, at, -1))).toEqual([0, 0, 2, 2]);
  });

  it('begin in a turn with what changed most', () => {
    const told = review({ steps });
    expect(told.turns.map((turn) => stepOfTurn(told, turn, 0))).toEqual([1, 2, 5]);
  });

  it('tell how likely something as good was only where all outcomes are known', () => {
    const came = (share: number, value: number, it = false) => ({
      texts: ['roll red'],
      share,
      values: [value],
      came: it,
    });
    const outcomes = [came(0.5, 0.4), came(0.3, 0.6, true), came(0.2, 0.7)];
    expect(asGood(step(1, 'luck', 0.1, { outcomes }), 0)).toBeCloseTo(0.5);
    expect(asGood(step(1, 'luck', -0.1, { outcomes }), 0, true)).toBeCloseTo(0.8);
    expect(asGood(step(1, 'luck', 0.1, { outcomes: outcomes.slice(0, 2) }), 0)).toBeNull();
    // Many are shown in columns: then the reader adds those up, and what came counts with all of its column.
    const many = [...Array.from({ length: 9 }, (_, i) => came(0.1, i / 10)), came(0.1, 0.85, true)];
    const columns = bandsOf(many, 0);
    const from = columns.findIndex((one) => one.came);
    const shown = columns.slice(from).reduce((sum, { share }) => sum + share, 0);
    expect(asGood(step(1, 'luck', 0.1, { outcomes: many }), 0)).toBeCloseTo(shown);
    expect(shown).toBeCloseTo(0.3);
  });
});

it('follows the own chance among rivals, and the winner’s as an onlooker', () => {
  const subjects = [0, 1, 2].map((seat) => ({ seat, start: 0.3, end: 0, sums: NOTHING }));
  const rivals = review({ cooperative: false, subjects, winners: [2] });
  expect([[1], [], [7]].map((mine) => ownSubject(rivals, mine))).toEqual([1, 2, 2]);
  expect(ownSubject(review(), [1])).toBe(0);
});

it('draws the curve with its words for those who do not see it, and is pressed by turn', () => {
  const onturn = vi.fn();
  const { container } = render(Curve, { review: review(), subject: 0, words: new Words(gameText), onturn });
  const lines = [...container.querySelectorAll('li')].map((line) => line.textContent);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toBe('Turn 2: 40% to 30%; luck −12, decisions ±0, unexplained +2.');
  expect(container.querySelectorAll('rect.luck')).toHaveLength(1);
  expect(container.querySelectorAll('rect.deed')).toHaveLength(0);
  const slider = container.querySelector('input');
  if (slider) slider.value = '2';
  slider?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(onturn).toHaveBeenCalledWith(2);
});

describe('what chance brought', () => {
  it('is not compared where whatever came was as good', () => {
    const words = new Words(gameText as never);
    const came = (value: number, it = false) => ({ texts: ['x'], share: 0.3, values: [value], came: it });
    const said = (other: number) =>
      sentenceOf(
        step(1, 'luck', 0.1, { outcomes: [came(0.5, true), { ...came(other), share: 0.7 }] }),
        0,
        words,
      );
    expect(said(0.2)).toContain('As good or better');
    expect(said(0.5)).not.toContain('As good');
  });
});

describe('what the curve counts', () => {
  it('is called what the game calls it: a turn, a round or a day', () => {
    for (const [facts, title] of [
      [{}, 'Turn 4: '],
      [{ unit: 'round' }, 'Round 4: '],
      [{ unit: 'day' }, 'Day 4: '],
    ] as const) {
      const words = new Words({ ...gameText, facts } as never);
      expect(titleOf(step(4, 'luck', 0), 4, words)).toContain(title);
    }
  });
});

describe('keys', () => {
  const fake = {
    stepBy: vi.fn(),
    turnBy: vi.fn(),
    nextPoint: vi.fn(),
    askPlayOn: vi.fn(),
    close: vi.fn(),
  };
  beforeEach(() => vi.clearAllMocks());

  function press(
    key: string,
    init: KeyboardEventInit = {},
    target: HTMLElement = document.body,
  ): KeyboardEvent {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
    target.addEventListener('keydown', (one) => onReviewKey(one, fake as unknown as GameReview), {
      once: true,
    });
    target.dispatchEvent(event);
    return event;
  }

  it('step, go by turns and turning points, play on, and close', () => {
    press('ArrowLeft');
    press('ArrowRight');
    expect(fake.stepBy.mock.calls).toEqual([[-1], [1]]);
    press('ArrowRight', { shiftKey: true });
    expect(fake.turnBy.mock.calls).toEqual([[1]]);
    press('T', { shiftKey: true });
    press('t');
    expect(fake.nextPoint).toHaveBeenCalledTimes(2);
    press('Enter');
    expect(fake.askPlayOn).toHaveBeenCalledOnce();
    expect(press('Escape').defaultPrevented).toBe(true);
    expect(fake.close).toHaveBeenCalledOnce();
  });

  it('are left to a button, to the slider and to the browser', () => {
    const button = document.body.appendChild(document.createElement('button'));
    expect(press('Enter', {}, button).defaultPrevented).toBe(false);
    const slider = document.body.appendChild(document.createElement('input'));
    slider.type = 'range';
    press('ArrowLeft', {}, slider);
    press('ArrowLeft', { altKey: true });
    expect(fake.askPlayOn).not.toHaveBeenCalled();
    expect(fake.stepBy).not.toHaveBeenCalled();
    button.remove();
    slider.remove();
  });
});

it('waits longer between two questions while the table reviews other games, and says so', async () => {
  vi.useFakeTimers();
  const answers = [[429, { code: 'too_fast', message: '' }] as const, [202, { done: 1, all: 9 }] as const];
  const asked = vi.fn(() => {
    const [status, body] = answers[Math.min(asked.mock.calls.length, answers.length) - 1]!;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  vi.stubGlobal('fetch', asked);
  const review = new GameReview({ store: { id: 'one' } } as unknown as Desk);
  const stop = review.ask();
  await vi.advanceTimersByTimeAsync(9000);
  expect([asked.mock.calls.length, review.queued, review.refused]).toEqual([1, true, false]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([asked.mock.calls.length, review.queued, review.done]).toEqual([2, false, 1]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.mock.calls.length, 'again at the usual pace').toBe(3);
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tells a margin among rivals, and the score of who plays alone', () => {
  expect(marginText('-end', 33, { seats: ['human', 'novice'] }, 'en')).toBe('Margin at the end: +33');
  expect(marginText('-end', 33, { seats: ['human'] }, 'en')).toBe('Score: 33');
  expect(marginText('', 77.6, { seats: ['human'] }, 'en')).toBe('expected score 78');
});
