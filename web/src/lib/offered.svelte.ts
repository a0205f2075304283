import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

/** Answers that have a button of their own in a scene or a page over the board, and how many of them. */
const buttons = new SvelteMap<string, number>();
/** Buttons that lead, beside the one of the prompt line. */
let leading = $state(0);

/** Whether a button outside the panel gives this answer: the panel need not offer it again. */
export const isOffered = (text: string): boolean => buttons.has(text);

/** Whether another button than that of the prompt line is the one to press now. */
export const isLed = (): boolean => leading > 0;

/** This button gives an answer, by its notation. For an element: `{@attach offers(choice.text)}`. */
export function offers(text: string | undefined): (element: HTMLElement) => (() => void) | undefined {
  return (element) => {
    if (!text) return undefined;
    element.dataset.choice = text;
    count(text, 1);
    return () => {
      delete element.dataset.choice;
      count(text, -1);
    };
  };
}

function count(text: string, more: number): void {
  untrack(() => {
    const now = (buttons.get(text) ?? 0) + more;
    if (now > 0) buttons.set(text, now);
    else buttons.delete(text);
  });
}

/** This is the primary button as long as it is there. For an element: `{@attach leads}`. */
export function leads(): () => void {
  untrack(() => (leading += 1));
  return () => untrack(() => (leading -= 1));
}
