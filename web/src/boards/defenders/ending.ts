/** The end of the war in numbers: generals, crystals, the city and everybody's deeds. */
import type { Event } from '$src/protocol';
import { countBy, type Deed, type EndFacts, type Goal } from '$src/review/facts';
import { t } from '$lib/text.svelte';
import type { Words } from '$lib/words';
import pieces from '$src/games/defenders';
import type { View } from '$src/views/defenders';
import { catalogueOf, GENERALS } from './catalogue';
import { exhausted } from './questions';
import { seatText } from './speech';

const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);

export function facts(view: View, told: readonly Event[], text: Words): EndFacts {
  const catalogue = catalogueOf(text.catalogue);
  const standing = GENERALS.filter((id) => view.generals[id]?.at);
  const fatal = exhausted(view).map((colour): Goal => ({
    icon: 'hazard-sign',
    name: t('df-end-supply', { what: text.piece('minions', colour) }),
    state: t('df-end-empty'),
    how: 'fatal',
  }));
  const goals = GENERALS.flatMap((id): Goal[] => {
    const foe = view.generals[id];
    if (!foe) return [];
    const entered = foe.at === catalogue.city;
    const life = t('end-of-life', { n: foe.life, of: catalogue.generals[id]?.life ?? foe.life });
    return [
      {
        icon: pieces.icon('general', id) ?? 'crossed-swords',
        name: text.piece('general', id),
        state: !foe.at ? t('df-fallen') : entered ? t('df-end-entered') : life,
        how: !foe.at ? 'done' : entered ? 'fatal' : 'open',
      },
    ];
  });
  const felled = countBy(told, ['killed', 'slain'], 'seat', ({ args }) => Number(args.minions ?? 0));
  const deedsOf = ({ seat, kills, completed }: View['players'][number]): Deed[] => {
    const minions = felled.get(String(seat)) ?? 0;
    return [
      { icon: 'crossed-swords', count: minions, what: t('df-end-felled', { count: minions }) },
      { icon: 'laurel-crown', count: kills, what: t('df-end-generals', { count: kills }) },
      {
        icon: 'scroll-quill',
        count: completed.length,
        what: t('df-end-quests', { count: completed.length }),
      },
    ];
  };
  const life = sum(standing.map((id) => view.generals[id]?.life ?? 0));
  const placed = catalogue.crystals - view.crystal_supply;
  return {
    close:
      view.ending === 'won'
        ? t('df-end-close-won', { count: view.crystal_supply })
        : t('df-end-close-lost', { down: GENERALS.length - standing.length, count: life }),
    goals: [...fatal, ...goals],
    deeds: view.players.map(deedsOf),
    tally: [
      ...(view.champions.length > 0
        ? [
            {
              icon: 'laurel-crown' as const,
              what: t('df-champion'),
              count: t('df-end-champion', {
                names: view.champions.map((seat) => seatText(view, seat, text)).join(', '),
                honour: view.players[view.champions[0] ?? 0]?.honour ?? 0,
              }),
            },
          ]
        : []),
      {
        icon: 'crystal-growth',
        what: t('df-end-crystals'),
        count: t('end-of', { n: placed, of: catalogue.crystals }),
      },
      {
        icon: 'castle',
        what: t('df-end-city'),
        count: t('end-of', {
          n: sum(Object.values(view.minions[catalogue.city] ?? {})),
          of: catalogue.city_falls,
        }),
      },
    ],
  };
}
