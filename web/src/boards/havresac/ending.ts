/** The end of the five days in numbers: what everybody hunted, repaired and opened. */
import type { EndFacts } from '$src/review/facts';
import { t } from '$lib/text.svelte';
import { totalOf } from './tally';
import type { View } from '$src/views/havresac';

export function facts(view: View): EndFacts {
  const alone = view.kingdoms[0];
  const points = alone ? totalOf(alone) : 0;
  const { goal } = view;
  return {
    close:
      goal === null
        ? ''
        : t(points >= goal ? 'hv-end-close-won' : 'hv-end-close-lost', { count: Math.abs(points - goal) }),
    goals:
      goal === null
        ? []
        : [
            {
              icon: 'laurel-crown',
              name: t('hv-end-goal'),
              state: t('end-of', { n: points, of: goal }),
              how: points >= goal ? 'done' : 'fatal',
            },
          ],
    deeds: view.kingdoms.map(({ trophies, repaired, opened }) => {
      const beaten = Object.values(trophies).reduce((all, n) => all + n, 0);
      return [
        { icon: 'crossed-swords', count: beaten, what: t('hv-end-beaten', { count: beaten }) },
        {
          icon: 'damaged-house',
          count: repaired.length,
          what: t('hv-end-villages', { count: repaired.length }),
        },
        { icon: 'chest', count: opened.length, what: t('hv-end-chests', { count: opened.length }) },
      ];
    }),
    tally: [],
  };
}
