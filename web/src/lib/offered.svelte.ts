import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

/** Answers that have a button of their own in a scene or a page over the board, and how many of them. */
const buttons = new SvelteMap<string, number>();
/** Buttons that lead, beside the one of the prompt line. */
let leading = $state(0);
/** The answers that such buttons give, and how many of them. */
const led = new SvelteMap<string, number>();

/** Whether a button outside the panel gives this answer: the panel need not offer it again. */
export const isOffered = (text: string): boolean => buttons.has(text);

/** Whether another button than that of the prompt line is the one to press now. */
export const isLed = (): boolean => leading > 0;

/** Whether the one to press now gives this answer: it confirms it too. */
export const isLedTo = (text: string): boolean => led.has(text);

/** This button gives an answer, by its notation. For an element: `{@attach offers(choice.text)}`. */
export function offers(text: string | undefined): (element: HTMLElement) => (() => void) | undefined {
  return (element) => {
    if (!text) return undefined;
    element.dataset.choice = text;
    count(buttons, text, 1);
    return () => {
      delete element.dataset.choice;
      count(buttons, text, -1);
    };
  };
}

function count(all: SvelteMap<string, number>, text: string, more: number): void {
  untrack(() => {
    const now = (all.get(text) ?? 0) + more;
    if (now > 0) all.set(text, now);
    else all.delete(text);
  });
}

/** This is the primary button as long as it is there. For an element: `{@attach leads}`. */
export function leads(): () => void {
  untrack(() => (leading += 1));
  return () => untrack(() => (leading -= 1));
}

/** The same for one that gives an answer: `{@attach leadsTo(choice?.text)}`. */
export function leadsTo(text: string | undefined): (element: HTMLElement) => () => void {
  return (element) => {
    const done = leads();
    if (!text) return done;
    element.dataset.answer = text;
    count(led, text, 1);
    return () => {
      delete element.dataset.answer;
      count(led, text, -1);
      done();
    };
  };
}
