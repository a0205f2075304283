/** The end of the tales in numbers: what everybody laid and opened. The points stand in the result. */
import type { EndFacts } from '$src/review/facts';
import type { View } from '$src/views/glory';
import { t } from '$lib/text.svelte';

export function facts(view: View): EndFacts {
  return {
    close: '',
    goals: [],
    deeds: view.players.map(({ tiles, earned }) => {
      const laid = Math.max(0, tiles.length - 1); // the hero's own tile lies there from the start
      const chests = tiles.flatMap(({ opened }) => opened).filter(Boolean).length;
      return [
        { icon: 'vertical-banner', count: laid, what: t('gl-end-tiles', { count: laid }) },
        { icon: 'locked-box', count: chests, what: t('gl-end-chests', { count: chests }) },
        {
          icon: 'laurel-crown',
          count: earned.majority,
          what: t('gl-end-majorities', { count: earned.majority }),
        },
      ];
    }),
    tally: [],
  };
}
