/** The end of a night in numbers: temple, deck and guardians, out of the last view and the log. */
import type { Event } from '$src/protocol';
import { countBy, type Deed, type EndFacts } from '$src/review/facts';
import { t } from '$lib/text.svelte';
import type { Words } from '$lib/words';
import pieces from '$src/games/runemasters';
import { isFigure, night } from './questions';
import type { View } from '$src/views/runemasters';

/** How near dawn, or the fall of the temple, was. */
function closeness(view: View): string {
  if (view.ended === 'dawn') return t('rm-end-close-won', { count: view.temple.life });
  return t('rm-end-close-lost', { count: view.monster_deck });
}

export function facts(view: View, told: readonly Event[], text: Words): EndFacts {
  const { drawn, all } = night(view);
  const killed = countBy(told, ['killed'], 'guardian');
  const deedsOf = (guardian: View['guardians'][number]): Deed[] => {
    if (!isFigure(guardian)) return [];
    const slain = killed.get(guardian.id) ?? 0;
    const uses = guardian.ultimate_uses;
    return [
      { icon: 'crossed-swords', count: slain, what: t('rm-end-slain', { count: slain }) },
      { icon: 'lightning-trio', count: uses, what: t('rm-end-ultimate', { count: uses }) },
    ];
  };
  return {
    close: closeness(view),
    goals: view.guardians.filter(isFigure).map((guardian) => ({
      icon: pieces.icon('guardian', guardian.id) ?? 'person',
      name: text.piece('guardian', guardian.id),
      state: guardian.alive ? t('rm-end-life', { count: guardian.life }) : t('rm-fallen'),
      how: guardian.alive ? 'done' : 'fatal',
    })),
    deeds: view.guardians.map(deedsOf),
    tally: [
      {
        icon: 'fire-bowl',
        what: t('rm-end-fires'),
        count: t('end-of', { n: view.temple.life, of: view.temple.full }),
      },
      { icon: 'sunrise', what: t('rm-end-cards'), count: t('end-of', { n: drawn, of: all }) },
    ],
  };
}
