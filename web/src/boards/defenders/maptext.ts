/** The map in words: what is at a place, what threatens it, what a press would do. */
import type { Danger, View } from '$src/views/defenders';
import { t } from '$lib/text.svelte';
import type { Words } from '$lib/words';
import type { Catalogue } from './catalogue';
import { generalAt, sum } from './questions';
import { cardName, fullName, list, sentences, waitsAt } from './speech';
import type { Journey } from './travel';

/** What a place is: its colour, an inn, a treasure chest. */
export function kindText(catalogue: Catalogue, place: string, text: Words): string {
  const spot = catalogue.locations[place];
  return list([
    spot && spot.colour !== 'purple' ? text.piece('colour', spot.colour) : '',
    spot?.inn ? t('df-map-inn') : '',
    spot?.chest ? t('df-map-chest') : '',
  ]);
}

/** The heroes at a place. */
export const heroesAt = (view: View, place: string, text: Words): string =>
  list(
    view.players.filter(({ hero, at }) => hero !== null && at === place).map((one) => fullName(one, text)),
  );

export function dangerText(view: View, catalogue: Catalogue, place: string, danger: Danger | null): string {
  switch (danger) {
    case 'city':
    case 'fall':
      return t('df-map-danger-city', { count: sum(view.minions[place] ?? {}), most: catalogue.city_falls });
    case 'overrun':
    case 'taint':
      return t(`df-map-danger-${danger}`);
    default:
      return '';
  }
}

/** The general at a place, if his next step leads into the city. */
export function gatesText(view: View, place: string, text: Words): string {
  const general = generalAt(view, place);
  return general && view.prospects.far[general] === 1
    ? t('df-map-gates', { general: text.piece('general', general) })
    : '';
}

/** Everything about a place in one line, for those who do not see the map. */
export const placeText = (view: View, catalogue: Catalogue, place: string, text: Words): string =>
  sentences([
    text.piece('location', place),
    kindText(catalogue, place, text),
    waitsAt(view, place, text),
    heroesAt(view, place, text),
    dangerText(view, catalogue, place, view.prospects.dangers[place] ?? null),
    gatesText(view, place, text),
  ]);

/** "Go to Raven Forest on foot". */
export const journeyText = ({ to, way }: Journey, text: Words): string =>
  t('df-map-go', { place: text.piece('place', to), way: text.piece('way', way) });

/** What a journey takes: roads, and the card that pays for it. */
export function costText({ way, card, places, then }: Journey, text: Words): string {
  const paid = way === 'horse' || way === 'eagle' || way === 'gate_card';
  const magic = way === 'gate' || way === 'gate_card' || way === 'teleport';
  return sentences([
    magic ? '' : t('df-map-roads', { count: places.length - 1 }),
    card
      ? t('df-map-pays', { card: cardName(card, text) })
      : paid && then.length === 1
        ? t('df-map-asks')
        : '',
  ]);
}
