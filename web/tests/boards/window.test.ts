/** The window on a map: what fingers, wheel, keys and the focus do to it. */
import { describe, expect, it, vi } from 'vitest';
import { arrows } from '../../src/boards/kit/beyond.ts';
import { footOver, home, inside, whole, type Camera, type Chart } from '../../src/boards/shared/camera.ts';
import { MapWindow } from '../../src/boards/shared/window.svelte.ts';
import { atBoard } from '$lib/layout.svelte';

const CHART: Chart = {
  map: { width: 1000, height: 700 },
  finger: 1,
  legible: 0.5,
  near: { finger: 1.2, mouse: 0.8 },
  largest: 1.5,
  margin: 50,
};
const NEAR: Camera = { x: 400, y: 300, scale: 1 };

/** A window of 400 by 280 pixels whose corner lies at 10, 20 in the page. */
function open(home: Camera = NEAR): MapWindow {
  const window = new MapWindow(CHART, () => home);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.getBoundingClientRect = () => ({ left: 10, top: 20 }) as DOMRect;
  svg.setPointerCapture = vi.fn();
  [window.width, window.height, window.svg] = [400, 280, svg];
  return window;
}

const pointer = (x: number, y: number, pointerId = 1) =>
  ({ clientX: x, clientY: y, pointerId }) as PointerEvent;
const stoppable = <T>(rest: object = {}) =>
  ({ preventDefault: vi.fn(), stopPropagation: vi.fn(), ...rest }) as unknown as T & {
    preventDefault: () => void;
    stopPropagation: () => void;
  };
const all = whole({ width: 400, height: 280 }, CHART.map);

describe('a window', () => {
  it('shows what the question is about until the reader goes elsewhere', () => {
    const window = open();
    expect(window.camera).toEqual(NEAR);
    expect(window.sight).toEqual({ x: 200, y: 160, w: 400, h: 280 });
    expect(window.transform).toBe('translate(-200px, -160px) scale(1)');
    window.zoom(1.2);
    expect(window.camera).toEqual({ x: 400, y: 300, scale: 1.2 });
    window.moved = null;
    expect(window.camera).toEqual(NEAR);
  });

  it('goes between the whole map and what the question is about', () => {
    const window = open();
    expect(window.partly).toBe(true);
    window.toggle();
    expect(window.camera).toEqual(all);
    expect(window.partly).toBe(false);
    window.toggle();
    expect(window.camera).toEqual(NEAR);
  });

  it('follows a finger, and the click after it means nothing', () => {
    const window = open();
    window.press(pointer(110, 120));
    window.drag(pointer(112, 121));
    expect([window.moved, window.dragging]).toEqual([null, false]);
    window.drag(pointer(82, 101));
    expect(window.camera).toEqual({ x: 430, y: 320, scale: 1 });
    expect(window.dragging).toBe(true);
    expect(window.svg?.setPointerCapture).toHaveBeenCalledExactlyOnceWith(1);
    window.release(pointer(82, 101));
    expect(window.dragging).toBe(false);
    const click = stoppable<MouseEvent>();
    window.onclickcapture(click);
    expect(click.stopPropagation).toHaveBeenCalledOnce();

    window.press(pointer(110, 120));
    window.release(pointer(110, 120));
    const other = stoppable<MouseEvent>();
    window.onclickcapture(other);
    expect(other.stopPropagation).not.toHaveBeenCalled();
  });

  it('stands still under one finger while the whole map is in sight, and comes nearer with two', () => {
    const window = open(all);
    window.press(pointer(110, 120, 1));
    window.drag(pointer(160, 160, 1));
    expect([window.moved, window.dragging]).toEqual([null, false]);
    const click = stoppable<MouseEvent>();
    window.onclickcapture(click);
    expect(click.stopPropagation).not.toHaveBeenCalled();
    window.press(pointer(210, 160, 2));
    window.drag(pointer(260, 160, 2));
    expect(window.camera.scale).toBeCloseTo(2 * all.scale);
    expect(window.partly).toBe(true);
  });

  it('comes nearer with the wheel, around what the pointer is over', () => {
    const window = open();
    const wheel = stoppable<WheelEvent>({ deltaY: -100, clientX: 310, clientY: 160 });
    window.onwheel(wheel);
    expect(wheel.preventDefault).toHaveBeenCalledOnce();
    const { x, scale } = window.camera;
    expect(scale).toBeCloseTo(Math.exp(0.2));
    // The pointer is 100 pixels to the right of the middle, over 500.
    expect(x + 100 / scale).toBeCloseTo(500);
  });

  it('knows the keys for nearer and farther, and leaves the others to the browser', () => {
    const press = (key: string, ctrlKey = false) => {
      const window = open();
      const event = stoppable<KeyboardEvent>({ key, ctrlKey, metaKey: false });
      window.onkeydown(event);
      const { length } = vi.mocked(event.preventDefault).mock.calls;
      expect(event.stopPropagation).toHaveBeenCalledTimes(length);
      return [window.camera.scale, length];
    };
    expect(press('+')).toEqual([1.25, 1]);
    expect(press('=')).toEqual([1.25, 1]);
    expect(press('-')).toEqual([0.8, 1]);
    expect(press('+', true)).toEqual([1, 0]);
    expect(press('a')).toEqual([1, 0]);
  });

  it('comes no nearer than the map allows, and never beside it', () => {
    const window = open();
    for (let i = 0; i < 9; i++) window.zoom(1.3);
    expect(window.camera.scale).toBe(CHART.largest);
    for (let i = 0; i < 9; i++) window.zoom(0.77);
    expect(window.camera).toEqual(all);
  });

  it('brings into sight what the focus came to, unless it is seen or a finger leads', () => {
    const window = open();
    window.reveal(450, 350);
    expect(window.moved).toBeNull();
    window.reveal(700, 500);
    expect(window.camera).toEqual({ x: 700, y: 500, scale: 1 });
    window.reveal(990, 10);
    expect(window.camera).toEqual({ x: 800, y: 140, scale: 1 });
    window.dragging = true;
    window.reveal(200, 300);
    expect(window.camera).toEqual({ x: 800, y: 140, scale: 1 });
    const far = open(all);
    far.reveal(5, 5);
    expect(far.moved).toBeNull();
  });

  it('has a card at its foot that goes above the place it is about', () => {
    const size = { width: 400, height: 300 };
    const at = (x: number, y: number) =>
      footOver({ x, y }, 40, { width: 250, height: 60 }, { x: 200, y: 150, scale: 1 }, size);
    expect(at(100, 100)).toBe(8);
    expect(at(100, 250), 'its lower edge is that of the pieces').toBe(300 - (250 - 40));
    expect(at(350, 250), 'beside it').toBe(8);
  });
});

describe('edges that a phone takes', () => {
  const edges = { left: 60, right: 0, bottom: 20 };
  const window = { width: 400, height: 280, covered: 50, edges };

  it('are those at which nothing lies beside the board', () => {
    const safe = { top: 1, right: 2, bottom: 3, left: 4 };
    expect(atBoard('phone', 0, false, safe)).toEqual({ top: 0, right: 2, bottom: 0, left: 4 });
    expect(atBoard('sideways', 0, false, safe)).toEqual({ top: 1, right: 0, bottom: 3, left: 4 });
    expect(atBoard('sideways', 0, true, safe)).toEqual({ top: 1, right: 2, bottom: 3, left: 0 });
    expect(atBoard('tablet', 1, false, safe)).toEqual({ top: 0, right: 2, bottom: 0, left: 0 });
    expect(atBoard('low', 2, false, safe)).toEqual({ top: 0, right: 0, bottom: 3, left: 0 });
  });

  it('have the map under them, which can be pulled out from there', () => {
    expect(inside({ x: 0, y: 0, scale: 1 }, window, CHART.map)).toEqual({ x: 140, y: 90, scale: 1 });
    expect(inside({ x: 1000, y: 700, scale: 1 }, window, CHART.map)).toEqual({ x: 800, y: 580, scale: 1 });
  });

  it('leave what is asked in the middle of the rest', () => {
    const { x, y, scale } = home(CHART, window, [{ x: 500, y: 350 }], null, true);
    expect(200 + (500 - x) * scale).toBeCloseTo(60 + 340 / 2);
    expect(140 + (350 - y) * scale).toBeCloseTo(50 + 210 / 2);
  });

  it('have a card and the arrows beside them', () => {
    const camera = { x: 200, y: 140, scale: 1 };
    expect(footOver({ x: 200, y: 20 }, 10, { width: 250, height: 60 }, camera, window)).toBe(28);
    const room = { width: 400, height: 280, top: 50, left: 60, right: 0, bottom: 20 };
    const calls = [
      { kind: 'legal', x: 30, y: 100 },
      { kind: 'legal', x: 200, y: 275 },
    ] as const;
    const shown = arrows(calls, { x: 0, y: 0, w: 400, h: 280 }, (at) => at, room, []);
    expect(shown.map(({ edge, at }) => [edge, at])).toEqual([
      ['south', { x: expect.any(Number), y: 235 }],
      ['west', { x: 85, y: expect.any(Number) }],
    ]);
  });
});
