/** Fingers and mouse on the map: dragging with one, pinching with two. */
import type { Point } from './camera';

export interface Motion {
  dx: number;
  dy: number;
  /** How much nearer, and around which point. */
  factor: number;
  at: Point;
}

/** A press that moves less than this is a click. */
const SLACK = 6;

export class Gestures {
  #down = new Map<number, Point>();
  #travelled = 0;

  /** The last press was a drag: the click that follows it means nothing. */
  dragged = false;

  down(id: number, at: Point): void {
    if (this.#down.size === 0) {
      this.#travelled = 0;
      this.dragged = false;
    }
    this.#down.set(id, at);
  }

  move(id: number, at: Point): Motion | null {
    const before = this.#down.get(id);
    if (!before) return null;
    const other = [...this.#down].find(([one]) => one !== id)?.[1];
    this.#down.set(id, at);
    const [dx, dy] = [at.x - before.x, at.y - before.y];
    this.#travelled += Math.hypot(dx, dy);
    if (other) {
      const [was, is] = [before, at].map((point) => Math.hypot(point.x - other.x, point.y - other.y));
      this.dragged = true;
      const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
      return { dx: dx / 2, dy: dy / 2, factor: was && is ? is / was : 1, at: middle };
    }
    if (this.#travelled < SLACK) return null;
    this.dragged = true;
    return { dx, dy, factor: 1, at };
  }

  up(id: number): void {
    this.#down.delete(id);
  }
}
