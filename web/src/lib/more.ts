/** Whether a box goes on before what is seen of it, and after. */
type Ends = (box: HTMLElement) => [before: boolean, after: boolean];

/**
 * Tell in `data-more` where a scrolling box goes on, so that its edge can fade there: nobody scrolls for what they
 * do not know of. For an element: `{@attach more}`.
 */
export const more = tells(['above', 'below'], (box) => [
  box.scrollTop > 1,
  box.scrollHeight - box.clientHeight - box.scrollTop > 1,
]);

/** The same for a row that scrolls sideways. */
export const moreAside = tells(['left', 'right'], (box) => [
  box.scrollLeft > 1,
  box.scrollWidth - box.clientWidth - box.scrollLeft > 1,
]);

function tells(words: readonly [string, string], ends: Ends): (box: HTMLElement) => () => void {
  return (box) => {
    const tell = () => {
      const found = ends(box);
      const where = words.filter((_, i) => found[i]).join(' ');
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
  };
}
