/** The map in words: what is on a space, what a walk takes, what a press would do. */
import type { Words } from '$lib/words';
import type { March, View } from '$src/views/andor';
import { creatureText, fullName, itemsText, list, placeName, sentences, wayText } from './speech';
import type { Journey } from './travel';
import type { Catalogue } from './catalogue';
import { alliesAt, creatureAt, heroesAt } from './questions';

/** What lies on a space beside things: tokens, a marker, a fire, the red X, the passage. */
export function lyingText(view: View, space: string, text: Words): string {
  const say = (key: string) => text.message(`an-map-${key}`);
  const snow = view.snow[space];
  const passage = view.passages.find((pair) => pair.includes(space));
  const other = passage?.find((one) => one !== space);
  return list([
    space in view.snow ? (snow ? `${say('snow-open')} ${text.piece('token', snow)}` : say('snow')) : '',
    view.ice.includes(space) ? say('ice') : '',
    view.broken.includes(space) ? say('broken') : '',
    view.markers.includes(space) ? say('marker') : '',
    view.fires[space] === 'lit' ? say('fire-lit') : view.fires[space] === 'unlit' ? say('fire-unlit') : '',
    view.no_fire_at.includes(space) ? say('no-fire') : '',
    view.red_x.includes(space) ? text.piece('thing', 'red_x') : '',
    other ? text.message('an-map-passage', { place: placeName(other, text) }) : '',
    itemsText(view.items[space] ?? {}, text),
    itemsText(view.fixed[space] ?? {}, text),
  ]);
}

/** Who stands on a space: heroes, allies, the silhouette. */
export const peopleText = (view: View, space: string, text: Words): string =>
  list([
    ...heroesAt(view, space).map((hero) => fullName(hero, text)),
    ...alliesAt(view, space).map((ally) => text.piece('ally', ally)),
    view.silhouette === space ? text.piece('thing', 'silhouette') : '',
  ]);

/** The creature of a space with its numbers, and where it goes at sunrise. */
export function creatureLine(view: View, space: string, ways: readonly March[], text: Words): string {
  const creature = creatureAt(view, space);
  if (!creature) return '';
  const way = ways.find(({ start }) => start === space);
  return sentences([
    creatureText(creature, text),
    way ? text.message('an-map-marches', { way: wayText(way) }) : '',
  ]);
}

/** Everything about a space in one line, for those who do not see the map. */
export function spaceText(
  view: View,
  catalogue: Catalogue,
  space: string,
  ways: readonly March[],
  text: Words,
): string {
  const home = catalogue.spaces[space]?.mark === 'home';
  return sentences([
    text.message('an-map-space', { place: placeName(space, text) }),
    home ? text.message('an-map-shields', { count: view.defence.spaces, free: view.defence.free }) : '',
    creatureLine(view, space, ways, text),
    peopleText(view, space, text),
    lyingText(view, space, text),
  ]);
}

/** "Walk to 38", "Lead Tranuk to 405". */
export function journeyText({ mover, to }: Journey, text: Words): string {
  const place = placeName(to, text);
  if (mover === 'hero') return text.message('an-map-walk', { place });
  if (mover === 'volpin') return text.message('an-map-fly', { place });
  return text.message('an-map-lead', { ally: text.piece('ally', mover), 'ally-id': mover, place });
}

/** What a journey takes: "3 spaces, 3 hours, 2 will". */
export const costText = ({ spaces, hours, skins, wp, mover }: Journey, text: Words): string =>
  list([
    mover === 'volpin' ? '' : text.message('an-map-steps', { count: spaces.length - 1 }),
    hours > 0 ? text.message('an-map-hours', { count: hours }) : '',
    skins > 0 ? text.message('an-map-skins', { count: skins }) : '',
    wp > 0 ? text.message('an-map-will', { count: wp }) : '',
  ]);
