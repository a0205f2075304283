export interface Tip {
  domain: string;
  id: string;
  at: Element;
}

/** The tooltip that is open, if any. */
class Tips {
  current = $state.raw<Tip | null>(null);
  /** It stays and answers clicks; otherwise it goes with the pointer and everything under it can be clicked. */
  pinned = $state(false);
  /** Fingers do not hover: what they ask for stays until it is closed. */
  byTouch = false;

  open(domain: string, id: string, at: Element): void {
    this.pinned = this.byTouch;
    this.current = { domain, id, at };
  }

  close(): void {
    this.current = null;
    this.pinned = false;
  }
}

export const tips = new Tips();

const HOVER = 400;
const LONG_PRESS = 500;

/** How far a hand trembles that has pressed and rests, in pixels. */
const TREMBLE = 8;
/** Where the pointer was pressed last. What comes to lie under it there was not pointed at. */
let pressed = { x: -Infinity, y: -Infinity };
addEventListener('pointerdown', (event) => (pressed = { x: event.clientX, y: event.clientY }), {
  capture: true,
  passive: true,
});
const rests = ({ clientX: x, clientY: y }: PointerEvent) =>
  Math.hypot(x - pressed.x, y - pressed.y) <= TREMBLE;

/**
 * Explain a piece: when the pointer has come to it and stays a moment, at once on keyboard focus, and on a long press.
 * A page that changes under a pointer at rest asks for nothing: only a pointer that moves does.
 * For an element: `{@attach explain('kind', 'troll', oninspect)}`.
 */
export function explain(
  domain: string,
  id: string,
  oninspect: (domain: string, id: string, at: Element) => void = (...tip) => tips.open(...tip),
) {
  return (element: Element): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    /** The pointer is over it and has asked for nothing yet. */
    let entered = false;
    const show = () => oninspect(domain, id, element);
    const hide = () => {
      if (!tips.pinned && tips.current?.at === element) tips.close();
    };
    const stop = () => clearTimeout(timer);
    const listeners: Record<string, (event: never) => void> = {
      pointerenter: (event: PointerEvent) => {
        entered = event.pointerType === 'mouse';
      },
      pointermove: (event: PointerEvent) => {
        if (!entered || rests(event)) return;
        entered = false;
        tips.byTouch = false;
        timer = setTimeout(show, HOVER);
      },
      pointerdown: (event: PointerEvent) => {
        stop();
        held = entered = false;
        tips.byTouch = event.pointerType !== 'mouse';
        if (!tips.byTouch) return;
        timer = setTimeout(() => {
          held = true;
          show();
        }, LONG_PRESS);
      },
      pointerup: stop,
      pointercancel: stop,
      pointerleave: () => {
        stop();
        entered = false;
        if (!held) hide();
      },
      focus: () => {
        if (!element.matches(':focus-visible')) return;
        tips.byTouch = false;
        show();
      },
      blur: hide,
    };
    // A long press asks; it must not choose as well.
    const click = (event: Event) => {
      stop();
      if (held) event.stopImmediatePropagation();
      else hide();
      held = false;
    };
    element.addEventListener('click', click, { capture: true });
    for (const [name, listener] of Object.entries(listeners)) {
      element.addEventListener(name, listener as EventListener);
    }
    return () => {
      stop();
      element.removeEventListener('click', click, { capture: true });
      for (const [name, listener] of Object.entries(listeners)) {
        element.removeEventListener(name, listener as EventListener);
      }
      if (tips.current?.at === element) tips.close();
    };
  };
}
