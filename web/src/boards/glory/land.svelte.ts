/** The window on a landscape, which has no fixed size: where one looks, and how fingers, wheel and keys move it. */
import {
  fit,
  holds,
  inSight,
  keepNear,
  SMALLEST,
  zoomAt,
  type Box,
  type Camera,
  type Point,
} from '../shared/camera';
import { Gestures } from '../shared/gestures';
import { RASTER } from './camera';

/** A tile is at least 112 wide: so much is needed to read it. */
export const LEGIBLE = 112 / 150;
const NEAREST = 1.05;
/** The hem, and at the foot of an overall view the buttons. */
const HEM = 12;
const FOOT = 78;
/** Around what is needed: its frame, ribbons and brackets. */
const RIM = 0.13 * RASTER;

/** Pixels at the left and at the right. */
export interface Sides {
  left: number;
  right: number;
}
const FREE: Sides = { left: 0, right: 0 };

/** What the keys do: how much nearer. */
const KEYS: Record<string, number> = { '+': 1.25, '=': 1.25, '-': 0.8 };

export class LandWindow {
  /** The room there is, in pixels: bound to the element around the map. */
  width = $state(0);
  height = $state(0);
  svg = $state.raw<SVGSVGElement>();
  /** Where the reader went by hand; null: where the question is. */
  moved = $state.raw<Camera | null>(null);
  dragging = $state(false);

  readonly #box: () => Box;
  readonly #needed: () => Box;
  readonly #about: () => Point;
  readonly #under: () => Sides;
  readonly #gestures = new Gestures();

  /**
   * `box`: what is to be seen; `needed`: without what an overview is called for; `about`: what has to be in sight where
   * not all of it can be; `under`: pixels at its sides on which something lies that stays there.
   */
  constructor(box: () => Box, needed: () => Box, about: () => Point, under: () => Sides = () => FREE) {
    this.#under = under;
    this.#box = box;
    this.#needed = needed;
    this.#about = about;
  }

  /** As large as everything fits in, but never too small to be read: then about what is asked. */
  readonly home: Camera = $derived.by(() => {
    const box = this.#box();
    const room = { width: this.#clear - 2 * HEM, height: this.height - 2 * HEM };
    const found = fit(box, room, LEGIBLE, NEAREST);
    const { x, y } = this.#about();
    const needed = this.#needed();
    /** Along one side: all that is to be seen in the middle, else what is needed, else a part of it. */
    const along = (at: number, side: 'x' | 'y', room: number) => {
      const size = side === 'x' ? 'w' : 'h';
      const middle = (one: Box) => one[side] + one[size] / 2;
      if (box[size] <= room) return middle(box);
      if (needed[size] <= room) return middle(needed);
      const [start, end] = [needed[side] - RIM, needed[side] + needed[size] + RIM];
      return Math.min(end - room / 2, Math.max(start + room / 2, at));
    };
    return {
      ...found,
      x: along(x, 'x', room.width / found.scale) + this.#aside / found.scale,
      y: along(y, 'y', room.height / found.scale),
    };
  });
  readonly camera: Camera = $derived.by(() => this.moved ?? this.home);
  /** The width under which nothing lies, and how far its middle is from that of the window. */
  readonly #clear: number = $derived.by(() => this.width - this.#under().left - this.#under().right);
  readonly free = $derived.by(() => ({ left: this.#under().left, width: this.#clear }));
  readonly #aside: number = $derived.by(() => (this.#under().right - this.#under().left) / 2);
  readonly sight: Box = $derived.by(() => {
    const { camera, height } = this;
    const middle = { ...camera, x: camera.x - this.#aside / camera.scale };
    return inSight(middle, { width: this.#clear, height });
  });
  /** Something of it is out of sight. */
  readonly partly: boolean = $derived.by(() => this.width > 0 && !holds(this.sight, this.#needed()));
  readonly transform: string = $derived.by(() => {
    const { x, y, scale } = this.camera;
    return `translate(${this.width / 2 - x * scale}px, ${this.height / 2 - y * scale}px) scale(${scale})`;
  });

  /** Where in the window a point of the map is. */
  at({ x, y }: Point): Point {
    const { camera } = this;
    return {
      x: this.width / 2 + (x - camera.x) * camera.scale,
      y: this.height / 2 + (y - camera.y) * camera.scale,
    };
  }

  here(event: MouseEvent): Point {
    const { left, top } = this.svg?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: event.clientX - left, y: event.clientY - top };
  }

  readonly press = (event: PointerEvent): void => {
    this.#gestures.down(event.pointerId, this.here(event));
  };

  readonly drag = (event: PointerEvent): void => {
    const motion = this.#gestures.move(event.pointerId, this.here(event));
    if (!motion) return;
    if (!this.dragging) this.svg?.setPointerCapture?.(event.pointerId);
    this.dragging = true;
    const zoomed = zoomAt(this.camera, this, motion.factor, motion.at);
    this.#go({ ...zoomed, x: zoomed.x - motion.dx / zoomed.scale, y: zoomed.y - motion.dy / zoomed.scale });
  };

  readonly release = (event: PointerEvent): void => {
    this.#gestures.up(event.pointerId);
    this.dragging = false;
  };

  /** The click at the end of a drag means nothing. */
  readonly onclickcapture = (event: MouseEvent): void => {
    if (this.#gestures.dragged) event.stopPropagation();
  };

  readonly onwheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 500), this.here(event));
  };

  readonly onkeydown = (event: KeyboardEvent): void => {
    const factor = KEYS[event.key];
    if ((factor === undefined && event.key !== '0') || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (factor === undefined) this.toggle();
    else this.zoom(factor);
  };

  zoom(factor: number, point: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.#go(zoomAt(this.camera, this, factor, point));
  }

  /** All of it, however small, and from there back to what the question is about. */
  toggle(): void {
    if (this.moved !== null || !this.partly) {
      this.moved = null;
      return;
    }
    const room = { width: this.#clear - 2 * HEM, height: this.height - HEM - FOOT };
    const all = fit(this.#box(), room, SMALLEST, NEAREST);
    this.moved = {
      ...all,
      x: all.x + this.#aside / all.scale,
      y: all.y + (FOOT - HEM) / 2 / all.scale,
    };
  }

  /** The focus, a plan or an arrow leads to a cell beside the window: bring the cell into sight, and no farther. */
  reveal({ x, y }: Point): void {
    const { camera, sight } = this;
    const air = RASTER * 0.5 + HEM / camera.scale;
    const shift = (at: number, start: number, size: number) =>
      Math.min(0, at - air - start) + Math.max(0, at + air - start - size);
    const [dx, dy] = [shift(x, sight.x, sight.w), shift(y, sight.y, sight.h)];
    if ((dx !== 0 || dy !== 0) && !this.dragging) this.#go({ ...camera, x: camera.x + dx, y: camera.y + dy });
  }

  #go(wanted: Camera): void {
    this.moved = keepNear(wanted, this.#box());
  }
}
