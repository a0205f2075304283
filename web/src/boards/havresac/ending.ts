/** The end of the five days in numbers: what the points are made of, what everybody hunted, repaired and opened. */
import type { EndFacts } from '$src/review/facts';
import type { Event } from '$src/protocol';
import pieces from '$src/games/havresac';
import { t } from '$lib/text.svelte';
import type { Words } from '$lib/words';
import { sentences } from './speech';
import { FINAL_PARTS, tieText, totalOf } from './tally';
import type { View } from '$src/views/havresac';

/** By part of the final score: what everybody has of it; alone, the rank it brings (HAV-13.2) comes first. */
function tally({ kingdoms }: View, text: Words): EndFacts['tally'] {
  const [alone] = kingdoms.length === 1 ? kingdoms : [];
  const parts = FINAL_PARTS.map((part, i): EndFacts['tally'][number] => ({
    icon: pieces.icon('final', part) ?? 'round-star',
    what: t(`hv-final-${part}`),
    count: alone
      ? String(alone.score[i] ?? 0)
      : sentences(
          kingdoms.map(({ seat, score }) =>
            t('hv-end-share', { name: text.seatShort(seat), count: score[i] ?? 0 }),
          ),
        ),
  }));
  if (!alone?.rank) return parts;
  return [{ icon: 'laurels-trophy', what: t('hv-rank'), count: text.piece('rank', alone.rank) }, ...parts];
}

export function facts(view: View, _: readonly Event[], text: Words): EndFacts {
  const alone = view.kingdoms[0];
  const points = alone ? totalOf(alone) : 0;
  const { goal } = view;
  const tie = tieText(view);
  return {
    close:
      goal === null
        ? tie && `${tie}.`
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
    tally: tally(view, text),
  };
}
