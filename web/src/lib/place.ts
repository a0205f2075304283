/**
 * Keeps the keyboard's place at the table. When what has the focus goes away or cannot be pressed any more (a card was
 * played, a group opened, a look back ended), its area gets the focus: Tab goes on from there, and not from the top of
 * the page.
 */
export function keepPlace(root: HTMLElement): { destroy: () => void } {
  let last: HTMLElement | null = null;
  let area: HTMLElement | null = null;
  let frame = 0;

  const onfocusin = (event: FocusEvent) => {
    last = event.target as HTMLElement;
    area = last.closest<HTMLElement>('[data-area]');
  };

  function check(): void {
    frame = 0;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== null) return;
    if (!last || (last.isConnected && !last.matches(':disabled'))) return;
    const place = area?.isConnected ? area : root.querySelector<HTMLElement>('[data-area="choices"]');
    last = null;
    place?.setAttribute('tabindex', '-1');
    place?.focus({ preventScroll: true });
  }

  // The browser moves the focus away from a button that is disabled only with the next picture.
  const observer = new MutationObserver(() => (frame ||= requestAnimationFrame(check)));
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  root.addEventListener('focusin', onfocusin);
  return {
    destroy: () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      root.removeEventListener('focusin', onfocusin);
    },
  };
}

/** Whether a key was pressed at no control: on the page itself, or in an area that was given the focus. */
export function nowhere(target: HTMLElement): boolean {
  return target === document.body || target.matches('[data-area][tabindex="-1"]');
}
