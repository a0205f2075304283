/** The window on a map of a fixed size: where one looks, and how fingers, wheel and keys move it. */
import {
  clearOf,
  inSight,
  keep,
  whole,
  zoomAt,
  type Box,
  type Camera,
  type Chart,
  type Point,
} from './camera';
import { Gestures } from './gestures';
import { atBoard, layout, type Edges } from '$lib/layout.svelte';
import { settings } from '$lib/settings.svelte';

/** What the keys do: how much nearer. */
const KEYS: Record<string, number> = { '+': 1.25, '=': 1.25, '-': 0.8 };

/** Below this height there is no room for an overview. */
const LOW = 190;
/** Under the sheet of a phone held sideways runs so much of the map. */
export const UNDER = 18;
/** The row of chips at its upper edge. */
const CHIPS = 42;
/** The overview, the buttons for nearer and farther, and the handle of the side sheet. */
const OVERVIEW = { w: 124, h: 92 };
const ZOOM = { w: 56, h: 156 };
const GRAB = { w: 34, h: 88 };

export class MapWindow {
  /** The room there is, in pixels: bound to the element around the map. */
  width = $state(0);
  height = $state(0);
  /** Pixels at its edges that the device itself takes. */
  readonly edges: Edges = $derived(atBoard(layout.form, layout.columns, settings.leftHanded, layout.safe));
  /** Pixels at the upper edge under chips. */
  readonly covered = $derived(layout.form === 'sideways' ? Math.max(8, this.edges.top) + CHIPS : 0);
  /** So low that the overview goes, and the buttons lie in a row. */
  readonly low = $derived(this.height < LOW);
  /** Pixels at the other edges under the sheet of a phone held sideways, and what the device takes. */
  readonly under = $derived({
    left: this.edges.left + (layout.form === 'sideways' && settings.leftHanded ? UNDER : 0),
    right: this.edges.right + (layout.form === 'sideways' && !settings.leftHanded ? UNDER : 0),
    bottom: this.edges.bottom,
  });
  /** The parts of the window under the overview, the buttons and the handle of the side sheet, in pixels. */
  readonly taken: readonly Box[] = $derived.by(() => {
    const { width, height, under, low } = this;
    const zoom = low ? { w: ZOOM.h, h: ZOOM.w } : ZOOM;
    const foot = height - under.bottom;
    const x = settings.leftHanded ? under.left : width - under.right - GRAB.w;
    return [
      ...(low ? [] : [{ x: under.left, y: foot - OVERVIEW.h, ...OVERVIEW }]),
      { x: width - under.right - zoom.w, y: foot - zoom.h, ...zoom },
      ...(layout.form === 'sideways' ? [{ x, y: (height - GRAB.h) / 2, ...GRAB }] : []),
      ...this.#also(),
    ];
  });
  /** The drawing, in which presses are measured. */
  svg = $state.raw<SVGSVGElement>();
  /** Where the reader went by hand; null: where the question is. */
  moved = $state.raw<Camera | null>(null);
  dragging = $state(false);

  readonly #chart: Chart;
  readonly #home: () => Camera;
  readonly #targets: () => readonly Point[];
  readonly #also: () => readonly Box[];
  readonly #gestures = new Gestures();

  /**
   * `home`: what is seen unless the reader goes elsewhere; `targets`: what can be chosen, free of buttons there;
   * `also`: parts of the window under other buttons of the board.
   */
  constructor(
    chart: Chart,
    home: () => Camera,
    targets: () => readonly Point[] = () => [],
    also: () => readonly Box[] = () => [],
  ) {
    this.#also = also;
    this.#chart = chart;
    this.#home = home;
    this.#targets = targets;
  }

  /** What the reader went to stays in the middle when the room changes, as when a phone is turned. */
  readonly camera: Camera = $derived.by(() =>
    this.moved
      ? keep(this.#chart, this.moved, this)
      : clearOf(this.#home(), this, this.#chart.map, this.#targets(), this.taken),
  );
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
