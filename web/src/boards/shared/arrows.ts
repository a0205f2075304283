/** The arrow keys go from thing to thing on a board. */
import { nearest, type Direction } from './camera';

/** Moves the focus from one of the things to the nearest in the direction of the key. */
export function followArrows(event: KeyboardEvent, root: HTMLElement | undefined, selector: string): void {
  if (!root || !event.key.startsWith('Arrow')) return;
  const things = [...root.querySelectorAll<HTMLElement>(selector)].map((element) => {
    const box = element.getBoundingClientRect();
    return { element, x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
  const here = things.find(({ element }) => element === document.activeElement);
  if (!here) return;
  event.preventDefault();
  event.stopPropagation();
  nearest(here, things, event.key as Direction)?.element.focus();
}
