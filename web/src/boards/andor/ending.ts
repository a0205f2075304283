/** The end of a legend in numbers: its objectives, the narrator, the shields and everybody's deeds. */
import type { Event } from '$src/protocol';
import { countBy, type Deed, type EndFacts, type Goal } from '$src/review/facts';
import type { Words } from '$lib/words';
import { t } from '$lib/text.svelte';
import type { View } from '$src/views/andor';
import { objectiveText, progressText } from './speech';
import { catalogueOf } from './catalogue';

/** More would not be read; the ones the legend cannot be won without come first. */
const MOST = 5;

export function facts(view: View, told: readonly Event[], text: Words): EndFacts {
  const catalogue = catalogueOf(text.catalogue);
  const reached = view.objectives.filter(({ status }) => status === 'complete').length;
  const goals = view.objectives
    .toSorted((a, b) => Number(b.victory) - Number(a.victory))
    .slice(0, MOST)
    .map((objective): Goal => {
      const done = objective.status === 'complete';
      const fell = objective.kind === 'defend' && view.ended === 'lost_defence';
      return {
        icon: done ? 'check-mark' : fell ? 'checked-shield' : 'round-star',
        name: objectiveText(view, catalogue, objective, text),
        state: fell ? t('end-andor-fell') : progressText(view, objective, text) || t('end-andor-open'),
        how: done ? 'done' : fell ? 'fatal' : 'open',
      };
    });
  const beaten = countBy(told, ['defeated'], 'seat');
  const lit = countBy(told, ['fire-lit', 'sheet-fire-lit'], 'seat');
  const deedsOf = ({ seat }: View['heroes'][number]): Deed[] => {
    const [foes, fires] = [beaten.get(String(seat)) ?? 0, lit.get(String(seat)) ?? 0];
    return [
      { icon: 'crossed-swords', count: foes, what: t('end-andor-beaten', { count: foes }) },
      { icon: 'campfire', count: fires, what: t('end-andor-fires', { count: fires }) },
    ];
  };
  return {
    close:
      view.ended === 'won'
        ? t('end-andor-close-won', { letter: view.letter })
        : t('end-andor-close-lost', { reached, all: view.objectives.length }),
    goals,
    deeds: view.heroes.map(deedsOf),
    tally: [
      { icon: 'sunrise', what: t('end-andor-days'), count: String(view.day) },
      { icon: 'open-book', what: t('end-andor-letter'), count: view.letter },
      {
        icon: 'checked-shield',
        what: t('end-andor-shields'),
        count: t('end-of', { n: view.defence.free, of: view.defence.spaces }),
      },
    ],
  };
}
