/** What the end has disclosed: of which minions the supply ran out, so that the log can name them. */
import type { Names, Words } from '$lib/words';
import { t } from '$lib/text.svelte';
import type { View } from '$src/views/defenders';
import { exhausted } from './questions';

export function learn(view: View, text: Words): Names {
  const gone = exhausted(view).map((colour) => text.piece('minion', colour));
  return gone.length > 0 ? { ending: { loss_minions: t('df-lost-supply', { what: gone.join(', ') }) } } : {};
}
