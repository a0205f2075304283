/** The window on a map of a fixed size: where one looks, and how fingers, wheel and keys move it. */
import { inSight, keep, whole, zoomAt, type Box, type Camera, type Chart, type Point } from './camera';
import { Gestures } from './gestures';

/** What the keys do: how much nearer. */
const KEYS: Record<string, number> = { '+': 1.25, '=': 1.25, '-': 0.8 };

export class MapWindow {
  /** The room there is, in pixels: bound to the element around the map. */
  width = $state(0);
  height = $state(0);
  /** The drawing, in which presses are measured. */
  svg = $state.raw<SVGSVGElement>();
  /** Where the reader went by hand; null: where the question is. */
  moved = $state.raw<Camera | null>(null);
  dragging = $state(false);

  readonly #chart: Chart;
  readonly #home: () => Camera;
  readonly #gestures = new Gestures();

  /** `home`: what is seen unless the reader goes elsewhere. */
  constructor(chart: Chart, home: () => Camera) {
    this.#chart = chart;
    this.#home = home;
  }

  readonly camera: Camera = $derived.by(() => this.moved ?? this.#home());
  /** The part of the map in sight. */
  readonly sight: Box = $derived.by(() => inSight(this.camera, this));
  /** Not all of the map is in sight. */
  readonly partly: boolean = $derived.by(
    () => this.width > 0 && this.camera.scale > whole(this, this.#chart.map).scale * 1.02,
  );
  /** From the units of the map to those of the window. */
  readonly transform: string = $derived.by(() => {
    const { x, y, scale } = this.camera;
    return `translate(${this.width / 2 - x * scale}px, ${this.height / 2 - y * scale}px) scale(${scale})`;
  });

  /** Where in the window something happened. */
  here(event: MouseEvent): Point {
    const { left, top } = this.svg?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: event.clientX - left, y: event.clientY - top };
  }

  readonly press = (event: PointerEvent): void => {
    this.#gestures.down(event.pointerId, this.here(event));
  };

  readonly drag = (event: PointerEvent): void => {
    const motion = this.#gestures.move(event.pointerId, this.here(event));
    if (!motion || !(this.partly || motion.factor !== 1)) return;
    if (!this.dragging) this.svg?.setPointerCapture?.(event.pointerId);
    this.dragging = true;
    const zoomed = zoomAt(this.camera, this, motion.factor, motion.at);
    this.#go({
      ...zoomed,
      x: zoomed.x - motion.dx / zoomed.scale,
      y: zoomed.y - motion.dy / zoomed.scale,
    });
  };

  readonly release = (event: PointerEvent): void => {
    this.#gestures.up(event.pointerId);
    this.dragging = false;
  };

  /** The click at the end of a drag means nothing. */
  readonly onclickcapture = (event: MouseEvent): void => {
    if (this.#gestures.dragged && this.partly) event.stopPropagation();
  };

  readonly onwheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 500), this.here(event));
  };

  readonly onkeydown = (event: KeyboardEvent): void => {
    const factor = KEYS[event.key];
    if (factor === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.zoom(factor);
  };

  zoom(factor: number, point: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.#go(zoomAt(this.camera, this, factor, point));
  }

  /** The whole map, and from there back to what the question is about. */
  toggle(): void {
    this.moved = this.partly ? whole(this, this.#chart.map) : null;
  }

  /** The focus came to something beside the window: bring it into sight. */
  reveal(x: number, y: number): void {
    const { camera, sight } = this;
    const air = 40 / camera.scale;
    const hidden =
      x < sight.x + air || y < sight.y + air || x > sight.x + sight.w - air || y > sight.y + sight.h - air;
    if (this.partly && hidden && !this.dragging) this.#go({ ...camera, x, y });
  }

  #go(wanted: Camera): void {
    this.moved = keep(this.#chart, wanted, this);
  }
}
