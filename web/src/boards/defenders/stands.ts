/** Where the pieces of a position stand on the map, and where those that can be pressed are hit. */
import type { Point } from '../shared/camera';
import { onMap } from '../shared/edge';
import { CRYSTAL, GATE, GENERAL, heroSpots, MAP, QUEST, spotAt, troopSpots } from './geometry';
import { placeOf, type Spot } from './spots';
import { generalAt, troops, type Catalogue, type Player, type View } from './view';

export interface Standing extends Point {
  player: Player;
}

const present = (view: View, place: string) =>
  view.players.filter(({ hero, at }) => hero !== null && at === place);

/** How far the pin of a hero reaches from its middle. */
const REACH = 26;

/** Where so many heroes stand at a place: at its right, at the right edge of the map at its left. */
function standsAt(view: View, catalogue: Catalogue, place: string, count: number): Point[] {
  const at = spotAt(catalogue, place);
  const spots = heroSpots(count, place === catalogue.city, place in view.minions);
  const beyond = spots.some(({ x }) => at.x + x + REACH > MAP.width);
  const side = beyond && !generalAt(view, place) ? -1 : 1;
  return onMap(
    spots.map(({ x, y }) => ({ x: at.x + side * x, y: at.y + y })),
    MAP,
    REACH,
  );
}

/** Every hero on the map. */
export const heroesOn = (view: View, catalogue: Catalogue): Standing[] =>
  Object.keys(catalogue.locations).flatMap((place) => {
    const there = present(view, place);
    return standsAt(view, catalogue, place, there.length).flatMap((stand, i) => {
      const player = there[i];
      return player ? [{ player, ...stand }] : [];
    });
  });

/** Where one more hero would stand: beside those who are there. */
export function arrivalAt(view: View, catalogue: Catalogue, place: string): Point {
  const count = present(view, place).length + 1;
  return standsAt(view, catalogue, place, count).at(-1) ?? spotAt(catalogue, place);
}

/** Something that can be pressed: a ring, or a frame of a width around a row. */
export interface Pressed extends Point {
  spot: Spot;
  r: number;
  width: number;
}

/** The pieces among the spots; places have their own. */
export function pressed(
  view: View,
  catalogue: Catalogue,
  spots: readonly Spot[],
  heroes: readonly Standing[],
): Pressed[] {
  return spots.flatMap((spot): Pressed[] => {
    const { anchor } = spot;
    if (anchor.on === 'place') return [];
    const place = placeOf(view, anchor);
    const at = spotAt(catalogue, place);
    const city = place === catalogue.city;
    const put = (by: Point, r: number, width = 0) => [{ spot, x: at.x + by.x, y: at.y + by.y, r, width }];
    switch (anchor.on) {
      case 'general':
        return put(GENERAL, 29);
      case 'hero': {
        const pin = heroes.find(({ player }) => player.seat === anchor.seat);
        return pin ? [{ spot, x: pin.x, y: pin.y, r: 23, width: 0 }] : [];
      }
      case 'crystal':
        return put(CRYSTAL(city, catalogue.locations[place]?.chest ?? false), 15);
      case 'gate':
        return put(GATE(city), 16);
      case 'quest':
        return put(QUEST(city), 14);
      default: {
        const crowd = troops(view, place);
        const stands = troopSpots(crowd.length, city, generalAt(view, place) !== null);
        const meant = stands.filter((_, i) => anchor.colour === null || crowd[i] === anchor.colour);
        if (meant.length === 0) return [];
        const xs = meant.map(({ x }) => x);
        const [left, right] = [Math.min(...xs), Math.max(...xs)];
        return put({ x: (left + right) / 2, y: meant[0]?.y ?? 0 }, 13.5, right - left + 27);
      }
    }
  });
}
