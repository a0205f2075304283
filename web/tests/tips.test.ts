/** Explanations: where they go, what they hide, when they answer clicks. */
import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Tooltip from '$components/Tooltip.svelte';
import { place, type Rect } from '$lib/placement';
import { explain, tips } from '$lib/tips.svelte';
import { Words } from '$lib/words';
import { gameText } from './fixtures.ts';

const room = { width: 1280, height: 800 };
const size = { width: 300, height: 180 };
const rect = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  width,
  height,
});
const meet = (a: Rect, b: Rect) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

describe('the place of an explanation', () => {
  const board = rect(258, 130, 724, 498);
  const dock = rect(408, 640, 574, 146);
  const tiles = [0, 1, 2].flatMap((column) =>
    [0, 1, 2].map((row) => rect(419 + column * 186, 650 + row * 44, 180, 38)),
  );

  it.each(tiles.map((tile, i) => [i, tile] as const))('hides no choice beside tile %i', (_, tile) => {
    const at = { ...place(tile, dock, tiles, size, room), ...size };
    expect(tiles.filter((other) => meet(at, other))).toEqual([]);
  });

  it('hides no place of the board that can be clicked', () => {
    const thing = rect(750, 450, 180, 70);
    const spots = [
      rect(816, 484, 30, 30),
      rect(845, 484, 30, 30),
      rect(405, 160, 44, 44),
      rect(598, 160, 44, 44),
    ];
    const at = { ...place(thing, board, spots, size, room), ...size };
    expect([thing, ...spots].filter((other) => meet(at, other))).toEqual([]);
  });

  it('is near where nothing is in the way, and inside the window', () => {
    const thing = rect(1200, 60, 60, 40);
    const at = { ...place(thing, thing, [], size, room), ...size };
    expect(meet(at, thing)).toBe(false);
    expect(at.left + at.width).toBeLessThanOrEqual(room.width);
    expect(at.top).toBeLessThanOrEqual(thing.top + thing.height + 12);
  });
});

describe('an explanation', () => {
  let thing: HTMLElement;
  let remove: () => void;
  const tip = () => document.querySelector('.tip');

  beforeEach(() => {
    vi.useFakeTimers();
    thing = document.body.appendChild(document.createElement('button'));
    remove = explain('verb', 'hit')(thing);
    render(Tooltip, {
      words: new Words({ ...gameText, designed: { card: ['troll_red'] } }),
      game: 'runemasters',
      onrule: () => {},
    });
  });
  afterEach(() => {
    remove();
    thing.remove();
    tips.close();
    vi.useRealTimers();
  });
  const point = (type: string, pointerType: string, clientX = 100) =>
    thing.dispatchEvent(new PointerEvent(type, { pointerType, clientX, clientY: 100, bubbles: true }));

  it('says of a piece that it is ours, and of no other', async () => {
    tips.open('card', 'troll_red', thing);
    await vi.advanceTimersByTimeAsync(0);
    expect(tip()!.textContent).toContain('our design');
    tips.open('card', 'dragon_red', thing);
    await vi.advanceTimersByTimeAsync(0);
    expect(tip()!.textContent).not.toContain('our design');
  });

  it('calls a verb without pieces as the game offers it, not as another game would', async () => {
    tips.open('verb', 'mark', thing);
    await vi.advanceTimersByTimeAsync(0);
    expect(tip()!.querySelector('.head')!.textContent.trim()).toBe('Use the mark');
    tips.open('verb', 'end', thing);
    await vi.advanceTimersByTimeAsync(0);
    expect(tip()!.querySelector('.head')!.textContent.trim()).toBe('End the actions');
  });

  it('does not repeat the one word that stands on the thing', async () => {
    tips.open('nothing', 'Lone', thing);
    await tick();
    expect(tip()?.textContent).toContain('Lone');
    tips.close();
    thing.textContent = 'The lone thing';
    tips.open('nothing', 'Lone', thing);
    await tick();
    expect(tip()).toBeNull();
  });

  it('comes after a moment of rest and goes with the pointer', async () => {
    point('pointerenter', 'mouse');
    point('pointermove', 'mouse');
    expect(tips.current).toBeNull();
    await vi.advanceTimersByTimeAsync(500);
    expect(tip()).not.toBeNull();
    expect(tip()!.classList).not.toContain('pinned');
    point('pointerleave', 'mouse');
    expect(tips.current).toBeNull();
  });

  it('does not come because the page has changed under a pointer at rest', async () => {
    point('pointerenter', 'mouse');
    await vi.advanceTimersByTimeAsync(1000);
    expect(tips.current).toBeNull();
    point('pointermove', 'mouse');
    await vi.advanceTimersByTimeAsync(500);
    expect(tips.current).not.toBeNull();
  });

  it('does not come after a choice before the pointer has gone on, however the hand trembles', async () => {
    document.body.dispatchEvent(new PointerEvent('pointerdown', { clientX: 100, clientY: 100 }));
    point('pointerenter', 'mouse'); // the next choice has come to lie there
    point('pointermove', 'mouse', 103);
    await vi.advanceTimersByTimeAsync(1000);
    expect(tips.current).toBeNull();
    point('pointermove', 'mouse', 130);
    await vi.advanceTimersByTimeAsync(500);
    expect(tips.current).not.toBeNull();
  });

  it('does not come if one clicks at once', async () => {
    point('pointerenter', 'mouse');
    point('pointermove', 'mouse');
    point('pointerdown', 'mouse');
    thing.click();
    await vi.advanceTimersByTimeAsync(1000);
    expect(tips.current).toBeNull();
  });

  it('stays after a long press, which chooses nothing, until one presses elsewhere', async () => {
    const chosen = vi.fn();
    thing.addEventListener('click', chosen);
    point('pointerenter', 'touch');
    point('pointerdown', 'touch');
    await vi.advanceTimersByTimeAsync(600);
    point('pointerup', 'touch');
    point('pointerleave', 'touch');
    thing.click();
    await vi.advanceTimersByTimeAsync(10);
    expect(chosen).not.toHaveBeenCalled();
    expect(tip()!.classList).toContain('pinned');
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(tips.current).toBeNull();
  });
});
