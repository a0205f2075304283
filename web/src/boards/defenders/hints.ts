/** Where the table's suggestions stand on the map: ghosts where a hero would go, numbers at what is pressed. */
import type { Mark } from '$src/hints/marks.svelte';
import { around, settle, type Placed, type Taken, type Wish } from '$src/hints/room';
import type { Choice, Decision } from '$src/protocol';
import type { Player, View, Way } from '$src/views/defenders';
import type { Point } from '../shared/camera';
import type { Catalogue } from './catalogue';
import { arcLine, GENERAL, MAP, radius, routeLine, spotAt, TROOP, troopsAt } from './geometry';
import { widthOf, type Label } from './labels';
import { generalAt, troops } from './questions';
import { anchorOf, target } from './spots';
import { pressed, type Standing } from './stands';
import { isRoad, placesTo } from './travel';

/** How large the ghost of a hero is. */
export const GHOST = 20;

/** Who would go where, along which places, over the land or through the air. */
export interface Course {
  player: Player;
  to: string;
  places: string[];
  land: boolean;
}

/** The way an answer leads, if it names the place. */
export function courseOf(view: View, decision: Decision, choice: Choice): Course | null {
  const to = target(choice, 'location');
  if (choice.verb !== 'to' || !to) return null;
  if (decision.kind === 'send_to') {
    const player = view.players[Number(decision.about.other ?? 0) - 1];
    return player?.at ? { player, to, places: [player.at, to], land: false } : null;
  }
  const player = view.players[decision.seat];
  if (decision.kind !== 'destination' || !player?.at) return null;
  const way = (decision.about.way ?? 'foot') as Way;
  const travel = view.prospects.travel.find((one) => one.way === way);
  return { player, to, places: travel ? placesTo(travel, to) : [player.at, to], land: isRoad(way) };
}

/** The thing on the map that an answer is about: its middle and its radius. */
function thingOf(
  view: View,
  catalogue: Catalogue,
  decision: Decision,
  choice: Choice,
  heroes: readonly Standing[],
): (Point & { r: number }) | null {
  const anchor = anchorOf(view, catalogue, decision, choice);
  if (!anchor) return null;
  if (anchor.on === 'place') {
    return { ...spotAt(catalogue, anchor.place), r: radius(catalogue, anchor.place) + 6 };
  }
  const found = pressed(view, catalogue, [{ choice, anchor }], heroes)[0];
  return found ? { ...found, r: Math.max(found.r, found.width / 2) } : null;
}

/** What stands on the map: places and their names, troops, generals, heroes. */
export function takenOn(
  view: View,
  catalogue: Catalogue,
  heroes: readonly Standing[],
  labels: readonly Label[],
): Taken[] {
  const places = Object.keys(catalogue.locations).flatMap((place) => {
    const { x, y } = spotAt(catalogue, place);
    const general = generalAt(view, place) !== null;
    const stands = troopsAt(catalogue, place, troops(view, place).length, general);
    return [
      around({ x, y }, radius(catalogue, place) + 5, 3),
      ...stands.map((by) => around({ x: x + by.x, y: y + by.y }, TROOP + 2, 3)),
      ...(general ? [around({ x: x + GENERAL.x, y: y + GENERAL.y }, 27, 4)] : []),
    ];
  });
  const names = labels.map(({ lines, anchor, x, y }): Taken => {
    const w = Math.max(...lines.map(widthOf));
    const x0 = anchor === 'middle' ? x - w / 2 : anchor === 'start' ? x : x - w;
    return { x0, x1: x0 + w, y0: y, y1: y + 14 * lines.length + 2, weight: 2 };
  });
  return [...places, ...names, ...heroes.map((hero) => around(hero, GHOST + 3, 4))];
}

const BOARD: Taken = { x0: 4, y0: 4, x1: MAP.width - 4, y1: MAP.height - 4, weight: 1 };

export interface Suggested extends Placed {
  /** Who would go; null: the number alone. */
  player: Player | null;
}

/** The suggestions that have their place on the map; one that is planned already keeps only its number. */
export function suggestedOn(
  view: View,
  catalogue: Catalogue,
  decision: Decision | null,
  marks: readonly Mark[],
  planned: string | undefined,
  heroes: readonly Standing[],
  labels: readonly Label[],
  k: number,
): Suggested[] {
  if (!decision) return [];
  const wishes = marks.flatMap(({ n, choice }): (Wish & { player: Player | null })[] => {
    const course = courseOf(view, decision, choice);
    if (course) {
      const player = planned === choice.text ? null : course.player;
      const at = spotAt(catalogue, course.to);
      return [{ n, at, r: radius(catalogue, course.to) + 5, ghost: player ? GHOST : 0, player }];
    }
    const thing = thingOf(view, catalogue, decision, choice, heroes);
    return thing ? [{ n, at: thing, r: thing.r, ghost: 0, player: null }] : [];
  });
  return settle(wishes, takenOn(view, catalogue, heroes, labels), BOARD, k).map((placed, i) => ({
    ...placed,
    player: wishes[i]?.player ?? null,
  }));
}

/** The dashed ways of the suggestions. */
export function courseLines(
  view: View,
  catalogue: Catalogue,
  decision: Decision | null,
  marks: readonly Mark[],
  planned: string | undefined,
): { n: number; d: string }[] {
  return marks.flatMap(({ n, choice }) => {
    const course = decision && planned !== choice.text ? courseOf(view, decision, choice) : null;
    if (!course) return [];
    const from = spotAt(catalogue, course.places[0] ?? '');
    const d = course.land ? routeLine(catalogue, course.places) : arcLine(from, spotAt(catalogue, course.to));
    return [{ n, d }];
  });
}
