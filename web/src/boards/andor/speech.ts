/** What is drawn on sheets and tracks, in words: for notes, names of buttons and those who do not see the picture. */
import type { Words } from '$lib/words';
import type { Counts, Creature, March, Objective, Seat, View } from '$src/views/andor';
import { inLang, type Catalogue } from './catalogue';
import { faceOf, type Hero } from './questions';

export const list = (words: readonly string[]): string => words.filter(Boolean).join(', ');
export const sentences = (words: readonly string[]): string => words.filter(Boolean).join(' · ');

/** A hero, or whoever sits there before one is chosen. */
export const heroName = (hero: Seat | undefined, text: Words): string =>
  hero?.hero ? text.piece('hero', hero.hero) : text.seat(hero?.seat ?? 0);

/** Who plays a hero, as far as that is not said already. */
export function sitter(hero: Seat, text: Words): string {
  const name = text.seat(hero.seat);
  return name === heroName(hero, text) ? '' : name;
}

/** "Mairen (Zoé)". */
export function fullName(hero: Seat | undefined, text: Words): string {
  if (!hero) return '';
  const who = sitter(hero, text);
  return who ? `${heroName(hero, text)} (${who})` : heroName(hero, text);
}

export const seatName = (view: View, seat: number, text: Words): string => {
  const hero = view.heroes[seat];
  return hero ? fullName(hero, text) : text.seat(seat);
};

/** Sheets have two sides; both names stand in the content where they differ: the second is the woman's. */
const WOMEN = ['bait', 'mairen', 'eara', 'tenaya'];
export function kindName(hero: Hero, text: Words): string {
  const [he = '', she] = text.piece('hero-kind', hero.kind).split(' / ');
  if (!she || !WOMEN.includes(hero.hero)) return she ? withTail(he, she) : he;
  return she;
}

/** "Gardien / Gardienne du Feu": what follows the second word belongs to both. */
function withTail(he: string, she: string): string {
  const [, ...tail] = she.split(' ');
  return [he, ...tail].join(' ');
}

/** A space as it stands in a sentence: its number, and its name if it has one. */
export const placeName = (space: string, text: Words): string => text.piece('place', space);

export const itemName = (item: string, text: Words): string => text.piece('item', item);

/** "2 × water-skin, firewood". */
export const itemsText = (items: Counts, text: Words): string =>
  list(
    Object.entries(items).map(([item, count]) =>
      count > 1 ? `${count} × ${itemName(item, text)}` : count === 1 ? itemName(item, text) : '',
    ),
  );

export const creatureName = (creature: string, text: Words): string => text.piece('creature', creature);

/** "2 strength, 4 will". */
export const creatureNumbers = (creature: Creature, text: Words): string =>
  list([
    text.message('an-some-sp', { count: creature.sp }),
    text.message('an-some-wp', { count: creature.wp }),
  ]);

/** "Gor, 2 strength, 4 will". */
export const creatureText = (creature: Creature, text: Words): string =>
  list([creatureName(creature.creature, text), creatureNumbers(creature, text)]);

/** "26 → 25", "53 → 47 → 46". */
export const wayText = (way: March): string => [way.start, ...way.stops].join(' → ');

/** An objective as a sentence: its own, or the usual one of its kind. */
export function objectiveText(view: View, catalogue: Catalogue, objective: Objective, text: Words): string {
  if (objective.text) return inLang(objective.text, text.lang);
  const params = {
    home: inLang(faceOf(view, catalogue)?.home_name, text.lang),
    place: objective.space ? placeName(objective.space, text) : '',
    places: objective.spaces.map((space) => placeName(space, text)).join(', '),
    'item-id': objective.item ?? '',
    'creature-id': objective.creature ?? '',
    item: objective.item ? itemName(objective.item, text) : '',
    creature: objective.creature ? creatureName(objective.creature, text) : '',
    letter: objective.letter ?? '',
    count: objective.count,
  };
  const usual = text.message(`label-objective-${objective.kind}`, params);
  const sameDay = objective.kind === 'light' && objective.same_day;
  return sameDay ? `${usual} ${text.message('label-objective-same-day')}` : usual;
}

/** The spaces an objective is about now: where to go, who is to be beaten, what is to be turned over. */
export function placesFor(view: View, objective: Objective): string[] {
  if (objective.status === 'complete') return [];
  const foes = view.creatures.flatMap(({ creature, space }) =>
    objective.kind === 'defeat' && creature === objective.creature && space ? [space] : [],
  );
  const lying = Object.keys(view.items).filter(
    (space) => objective.item !== null && (view.items[space]?.[objective.item] ?? 0) > 0,
  );
  return [
    ...(objective.space ? [objective.space] : []),
    ...objective.spaces.filter((space) => !objective.lit.includes(space)),
    ...(objective.kind === 'reveal' ? view.markers : []),
    ...foes,
    ...lying,
  ];
}

/** How far an objective is: "1 of 3", "1 shield free"; empty where there is nothing to count. */
export function progressText(view: View, objective: Objective, text: Words): string {
  if (objective.kind === 'defend') return text.message('an-shields-free', { count: view.defence.free });
  if (objective.status === 'complete') return text.message('an-done');
  return objective.count > 1 ? text.message('an-of', { done: objective.done, count: objective.count }) : '';
}
