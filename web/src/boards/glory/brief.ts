import type { Brief } from '$src/boards';
import type { Choice } from '$src/protocol';
import type { View } from '$src/views/glory';
import { labelled, t } from '$lib/text.svelte';
import type { Words } from '$lib/words';
import { gridOf } from './area';
import { catalogueOf, printed } from './catalogue';
import { reader } from './questions';
import { target } from './spots';
import { partsText } from './speech';

/**
 * A choice in the words that its tile needs beside the question: the tile on a slot, the way to a cell, the chest.
 * Null where the whole sentence is the shortest clear one.
 */
export function brief(view: View, choice: Choice, text: Words): Brief | null {
  switch (choice.verb) {
    case 'select':
    case 'take': {
      const slot = Number(target(choice, 'slot'));
      const tile = view.slots[slot - 1];
      return tile ? { title: `${slot} · ${text.piece('tile', tile)}`, spoken: t('tg-slot', { slot }) } : null;
    }
    case 'play':
    case 'discard':
    case 'end':
      return { title: t(`verb-${choice.verb}`), spoken: '' };
    case 'quest':
    case 'return':
      return { title: text.piece('tile', target(choice, 'quest')), spoken: t(`verb-${choice.verb}`) };
    case 'put':
      return { title: text.piece('cell', target(choice, 'cell')), spoken: '' };
    case 'open': {
      const [cell = '0,0', index = '0'] = target(choice, 'chest').split(':');
      const catalogue = catalogueOf(text.catalogue);
      const laid = gridOf(reader(view)?.tiles ?? []).get(cell);
      const chest = laid && printed(catalogue, laid.tile).chests[Number(index)];
      return laid && chest
        ? { title: labelled(text.piece('tile', laid.tile), [partsText(chest)]), spoken: '' }
        : null;
    }
    default:
      return null;
  }
}
