import { offers } from '$lib/offered.svelte';

/**
 * This button leads to a page where some answers are given, by their notation: the panel need not offer them again.
 * For an element: `{@attach standsFor(texts)}`.
 */
export function standsFor(texts: readonly string[]): () => () => void {
  return () => {
    const away = texts.map((text) => offers(text)(document.createElement('button')));
    return () => away.forEach((take) => take?.());
  };
}
