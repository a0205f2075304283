/** Where the pieces of a position stand on the map, and where those that can be pressed are hit. */
import type { Event } from '$src/protocol';
import type { Creature, View } from '$src/views/andor';
import type { Point } from '../shared/camera';
import { onMap } from '../shared/edge';
import { beastRadius, CREATURE, FIRE, itemSpots, MAP, pinSpots, spotAt, TOKEN } from './geometry';
import type { Spot } from './spots';
import type { Catalogue } from './catalogue';
import { alliesAt, creatureAt, heroes, heroesAt, type Hero } from './questions';

/** A pin on the map: a hero, an ally, or the silhouette. */
export interface Pin extends Point {
  key: string;
  space: string;
  hero: Hero | null;
  ally: string | null;
}

const isHome = (catalogue: Catalogue, space: string) => catalogue.spaces[space]?.mark === 'home';

type Standing = Pick<Pin, 'key' | 'hero' | 'ally'>;

/** Who stands on a space, heroes first. */
function present(view: View, space: string): Standing[] {
  return [
    ...heroesAt(view, space).map((hero) => ({ key: `hero ${hero.seat}`, hero, ally: null })),
    ...alliesAt(view, space).map((ally) => ({ key: `ally ${ally}`, hero: null, ally })),
    ...(view.silhouette === space ? [{ key: 'silhouette', hero: null, ally: 'silhouette' }] : []),
  ];
}

const occupied = (view: View): string[] => [
  ...new Set([
    ...heroes(view).map(({ space }) => space),
    ...Object.values(view.allies),
    ...(view.silhouette === null ? [] : [view.silhouette]),
  ]),
];

/** How far a pin reaches from its middle, with the signs at its sides. */
const REACH = 28;

/** Where so many pins stand on a space. */
function standsAt(view: View, catalogue: Catalogue, space: string, count: number): Point[] {
  const at = spotAt(catalogue, space);
  const spots = pinSpots(count, isHome(catalogue, space), creatureAt(view, space) !== undefined);
  const stands = spots.map(({ x, y }) => ({ x: at.x + x, y: at.y + y }));
  return onMap(stands, MAP, REACH);
}

/** Every pin on the map. Always in the same order, so that each keeps its element while it moves. */
export function pinsOn(view: View, catalogue: Catalogue): Pin[] {
  const pins = occupied(view).flatMap((space) => {
    const there = present(view, space);
    const stands = standsAt(view, catalogue, space, there.length);
    return there.map((one, i): Pin => ({ ...one, space, ...(stands[i] ?? spotAt(catalogue, space)) }));
  });
  return pins.sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Where one more would stand: beside those who are there already, without itself. */
export function arrivalAt(view: View, catalogue: Catalogue, space: string, key: string): Point {
  const count = present(view, space).filter((one) => one.key !== key).length + 1;
  return standsAt(view, catalogue, space, count).at(-1) ?? spotAt(catalogue, space);
}

/** The things that lie on a space, each with how many there are: loose ones, then those that stay. */
export interface Lying {
  item: string;
  count: number;
  fixed: boolean;
}

/** No more signs than that: the rest is counted in one. */
export const MOST_ITEMS = 5;

export const lyingAt = (view: View, space: string): Lying[] => [
  ...Object.entries(view.items[space] ?? {}).map(([item, count]) => ({ item, count, fixed: false })),
  ...Object.entries(view.fixed[space] ?? {}).map(([item, count]) => ({ item, count, fixed: true })),
];

/** A piece that can be pressed. */
export interface Pressed extends Point {
  spot: Spot;
  r: number;
}

/** The pieces among the spots; spaces have their own. */
export function pressed(
  view: View,
  catalogue: Catalogue,
  spots: readonly Spot[],
  pins: readonly Pin[],
): Pressed[] {
  return spots.flatMap((spot): Pressed[] => {
    const { anchor } = spot;
    if (anchor.on === 'space') return [];
    if (anchor.on === 'hero') {
      const pin = pins.find(({ hero }) => hero?.seat === anchor.seat);
      return pin ? [{ spot, x: pin.x, y: pin.y, r: 22 }] : [];
    }
    const at = spotAt(catalogue, anchor.space);
    const home = isHome(catalogue, anchor.space);
    const creature = creatureAt(view, anchor.space);
    const beast = creature !== undefined;
    const put = (by: Point, r: number) => [{ spot, x: at.x + by.x, y: at.y + by.y, r }];
    switch (anchor.on) {
      case 'creature':
        return put(CREATURE, creature ? beastRadius(creature) + 4.5 : 29);
      case 'fire':
        return put(FIRE(home, beast), 17);
      case 'token':
        return put(TOKEN(home, beast), 15.5);
      default: {
        const lying = lyingAt(view, anchor.space);
        const index = lying.findIndex(({ item, fixed }) => item === anchor.item && !fixed);
        const place = itemSpots(Math.min(lying.length, MOST_ITEMS), catalogue.spaces[anchor.space])[index];
        return place ? put(place, 12) : [];
      }
    }
  });
}

/** Spaces that open objectives point at. */
export const goals = (view: View): string[] => [
  ...new Set(
    view.objectives
      .filter(({ status }) => status === 'open')
      .flatMap(({ space, spaces, lit }) => [
        ...(space ? [space] : []),
        ...spaces.filter((one) => !lit.includes(one)),
      ]),
  ),
];

/** A creature on the map under a name that stays while it moves. */
export interface Tracked {
  key: string;
  at: string;
  creature: Creature;
}

/** What happened to creatures: who fell where, who went from where to where. */
function replay(before: readonly Tracked[], events: readonly Event[]): Tracked[] {
  let out = [...before];
  for (const { kind, args } of events) {
    const { creature, from, space } = args;
    if (kind === 'defeated') out = out.filter(({ at }) => at !== space);
    if (kind === 'marched' && from && space) {
      const mover = out.findLast((one) => one.at === from && one.creature.creature === creature);
      out = out.map((one) => (one === mover ? { ...one, at: space } : one));
    }
  }
  return out;
}

/**
 * The creatures of a position, each under the name it had before: who stands where it stood or went by the events is
 * the same, and what is left of a kind is taken in order. So figures glide along their ways and never change places.
 */
export function track(before: readonly Tracked[], view: View, events: readonly Event[]): Tracked[] {
  const left = replay(before, events);
  const used = new Set([...before.map(({ key }) => key)]);
  const take = (fits: (one: Tracked) => boolean): string | undefined => {
    const index = left.findIndex(fits);
    return index < 0 ? undefined : left.splice(index, 1)[0]?.key;
  };
  const fresh = (kind: string): string => {
    let n = 1;
    while (used.has(`${kind} ${n}`)) n += 1;
    used.add(`${kind} ${n}`);
    return `${kind} ${n}`;
  };
  const there = view.creatures.flatMap((creature) =>
    creature.space === null ? [] : [{ creature, at: creature.space }],
  );
  const stayed = there.map(({ creature, at }) =>
    take((one) => one.at === at && one.creature.creature === creature.creature),
  );
  return there
    .map(({ creature, at }, i): Tracked => {
      const key =
        stayed[i] ?? take((one) => one.creature.creature === creature.creature) ?? fresh(creature.creature);
      return { key, at, creature };
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}
