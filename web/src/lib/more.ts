/**
 * Tell in `data-more` where a scrolling box goes on, so that its edge can fade there: nobody scrolls for what they
 * do not know of. For an element: `{@attach more}`.
 */
export function more(box: HTMLElement): () => void {
  const tell = () => {
    const below = box.scrollHeight - box.clientHeight - box.scrollTop > 1;
    const where = [box.scrollTop > 1 && 'above', below && 'below'].filter(Boolean).join(' ');
    if (box.dataset.more !== where) box.dataset.more = where;
  };
  const sizes = new ResizeObserver(tell);
  const watched = new Set<Element>();
  /** A box keeps its size when what is in it grows: its children tell. */
  const watch = () => {
    for (const child of [box, ...box.children]) {
      if (watched.has(child)) continue;
      watched.add(child);
      sizes.observe(child);
    }
    tell();
  };
  const changes = new MutationObserver(watch);
  changes.observe(box, { childList: true });
  box.addEventListener('scroll', tell, { passive: true });
  watch();
  return () => {
    sizes.disconnect();
    changes.disconnect();
    box.removeEventListener('scroll', tell);
  };
}
