import { keysDialog } from '$lib/dialogs.svelte';
import type { GameReview } from './review.svelte.ts';

/** What each key does in a review. */
function deed(event: KeyboardEvent, review: GameReview): (() => void) | null {
  const target = event.target as HTMLElement;
  const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
  if (by) return event.shiftKey ? () => review.turnBy(by) : () => review.stepBy(by);
  switch (event.key.length === 1 ? event.key.toLowerCase() : event.key) {
    case 't':
      return () => review.nextPoint();
    case 'k':
      return () => (keysDialog.open = true);
    case 'Home':
      return () => review.look(0);
    case 'End':
      return () => review.look((review.data?.steps.length ?? 1) - 1);
    case 'Enter':
      return target.closest('button, a, summary') ? null : () => review.askPlayOn();
    case 'Escape':
      return () => review.close();
    default:
      return null;
  }
}

/** Reviews by keyboard; what belongs to the board, a field or an open dialog is left to it. */
export function onReviewKey(event: KeyboardEvent, review: GameReview): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (document.querySelector('dialog[open]')) return;
  const slides = target.matches('input[type="range"]');
  if (slides && !['Escape', 't', 'T', 'Enter'].includes(event.key)) return;
  const act = deed(event, review);
  if (!act) return;
  event.preventDefault();
  act();
}
