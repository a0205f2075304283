/** A sheet that is pulled by its handle from stop to stop: the phone's from below, the sideways one from its side. */
export class Stops<Stop extends string> {
  stop: Stop;

  readonly #order: readonly Stop[];
  readonly #usual: Stop;
  /** Where the pointer is on the way that opens the sheet. */
  readonly #along: (event: PointerEvent) => number;
  #from = 0;
  /** The handle was pulled, not tapped. */
  #pulled = false;

  /** `order`: from closed to wide open; `usual`: what a tap on the handle comes back to. */
  constructor(order: readonly Stop[], usual: Stop, along: (event: PointerEvent) => number, first = usual) {
    this.#order = order;
    this.#usual = usual;
    this.#along = along;
    this.stop = $state(first);
  }

  move(by: number): void {
    const last = this.#order.length - 1;
    const at = Math.min(last, Math.max(0, this.#order.indexOf(this.stop) + by));
    this.stop = this.#order[at] ?? this.#usual;
  }

  readonly down = (event: PointerEvent & { currentTarget: Element }): void => {
    this.#from = this.#along(event);
    this.#pulled = false;
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  readonly up = (event: PointerEvent): void => {
    const way = this.#along(event) - this.#from;
    this.#pulled = Math.abs(way) > 24;
    if (this.#pulled) this.move(way > 0 ? 1 : -1);
  };

  /** Not before the click: folded earlier, the tap would go through to what lies under the sheet. */
  readonly press = (event: MouseEvent): void => {
    const widest = this.#order.at(-1) ?? this.#usual;
    if (event.detail === 0) this.move(this.stop === widest ? -1 : 1);
    else if (!this.#pulled) this.stop = this.stop === this.#usual ? widest : this.#usual;
  };

  /** The keys that open and close it, for its handle. */
  readonly keys = (event: KeyboardEvent, open: string, close: string): void => {
    if (event.key !== open && event.key !== close) return;
    event.preventDefault();
    event.stopPropagation();
    this.move(event.key === open ? 1 : -1);
  };
}
