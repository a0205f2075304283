import type { Brief } from '$src/boards';
import type { Choice } from '$src/protocol';
import { t } from '$lib/text.svelte';
import type { Words } from '$lib/words';
import { target } from './spots';
import { figure, monsterAt, pathOf } from './questions';
import type { View } from '$src/views/runemasters';

/**
 * A choice in the words that its tile needs beside the question and the sign of its die. What only the sign shows is
 * `spoken`. Null where the whole sentence is the shortest clear one.
 */
export function brief(view: View, choice: Choice, text: Words): Brief | null {
  const own = figure(view, view.guardians.find((guardian) => guardian.seat === view.active)?.id ?? null);
  const [domain, id] = choice.targets[0] ?? ['', ''];
  const sign = domain ? text.piece(domain, id) : '';
  const path = target(choice, 'path') ?? '';
  switch (choice.verb) {
    case 'hit':
    case 'block':
    case 'charge':
    case 'reroll':
      return { title: t(`verb-${choice.verb}`), spoken: sign };
    case 'move':
    case 'free_move':
      return {
        title: t(`rm-brief-${choice.verb}`, { path: text.piece('path', path) }),
        spoken: choice.verb === 'move' ? sign : '',
      };
    case 'mark':
      return own ? { title: text.piece('mark', own.id), spoken: sign } : null;
    case 'ultimate':
      return own ? { title: text.piece('ultimate', own.id), spoken: '' } : null;
    case 'release':
    case 'end':
      return { title: t(`verb-${choice.verb}`), spoken: '' };
    case 'take': {
      const monster = monsterAt(pathOf(view, path), Number(target(choice, 'space')));
      return monster ? { title: text.piece('kind', monster.kind), spoken: '' } : null;
    }
    case 'choose':
    case 'face':
    case 'to':
    case 'elder':
    case 'angel':
    case 'shield':
    case 'heal':
    case 'revive':
      return { title: sign, spoken: '' };
    default:
      return null;
  }
}
