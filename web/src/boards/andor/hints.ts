/** Where the table's suggestions stand on the map: ghosts at the end of a step, numbers at what is pressed. */
import type { Mark } from '$src/hints/marks.svelte';
import { around, settle, sideBySide, lineOf, type Placed, type Taken, type Wish } from '$src/hints/room';
import type { Choice, Decision } from '$src/protocol';
import type { Mover, View } from '$src/views/andor';
import type { Point } from '../shared/camera';
import {
  beastRadius,
  CREATURE,
  FIRE,
  hasRoof,
  itemSpots,
  MAP,
  radius,
  ROOF,
  ROOF_REACH,
  SPACE,
  spotAt,
  TOKEN,
} from './geometry';
import { anchorOf, target } from './spots';
import { lyingAt, MOST_ITEMS, pressed, type Pin } from './stands';
import { moverOf } from './travel';
import { spacesOf, type Catalogue } from './catalogue';
import { creatureAt } from './questions';

/** How large the ghost of a pin is. */
export const GHOST = 22;

export interface Suggested extends Placed {
  /** Who would go; null: the number alone. */
  mover: Mover | null;
}

interface Step {
  mover: Mover;
  from: string;
  to: string;
}

/** The step an answer takes over the map. */
export function stepOf(view: View, seat: number, choice: Choice): Step | null {
  const mover = moverOf(choice);
  const to = target(choice, 'space');
  const from = mover === 'hero' ? view.heroes[seat]?.space : mover && view.allies[mover];
  return mover && from && to ? { mover, from, to } : null;
}

/** The thing on the map that an answer is about: its middle and its radius. */
function thingOf(
  view: View,
  catalogue: Catalogue,
  decision: Decision,
  choice: Choice,
  pins: readonly Pin[],
): (Point & { r: number }) | null {
  const anchor = anchorOf(view, decision, choice);
  if (!anchor) return null;
  if (anchor.on === 'space') {
    return { ...spotAt(catalogue, anchor.space), r: radius(catalogue.spaces[anchor.space]) };
  }
  return pressed(view, catalogue, [{ choice, decision, anchor }], pins)[0] ?? null;
}

/** What stands and lies on the map: spaces with their numbers, pieces, tokens, things. */
export function takenOn(view: View, catalogue: Catalogue, pins: readonly Pin[]): Taken[] {
  const at = (space: string, by: Point, r: number, weight: number) => {
    const { x, y } = spotAt(catalogue, space);
    return around({ x: x + by.x, y: y + by.y }, r, weight);
  };
  const isHome = (space: string) => catalogue.spaces[space]?.mark === 'home';
  return [
    ...spacesOf(catalogue, view.face).flatMap((space) => [
      around(space, radius(space) + 3, 3),
      ...(hasRoof(space) ? [at(space.id, ROOF, ROOF_REACH, 4)] : []),
      ...itemSpots(Math.min(lyingAt(view, space.id).length, MOST_ITEMS), space).map((by) =>
        at(space.id, by, 10, 1),
      ),
    ]),
    ...view.creatures.flatMap((beast) =>
      beast.space ? [at(beast.space, CREATURE, beastRadius(beast) + 4, 4)] : [],
    ),
    ...pins.map((pin) => around(pin, GHOST + 2, 4)),
    ...Object.keys(view.snow).map((space) =>
      at(space, TOKEN(isHome(space), creatureAt(view, space) !== undefined), 12, 2),
    ),
    ...Object.keys(view.fires).map((space) =>
      at(space, FIRE(isHome(space), creatureAt(view, space) !== undefined), 14, 2),
    ),
  ];
}

const BOARD: Taken = { x0: 4, y0: 4, x1: MAP.width - 4, y1: MAP.height - 4, weight: 1 };

/** The suggestions that have their place on the map; one that is planned already keeps only its number. */
export function suggestedOn(
  view: View,
  catalogue: Catalogue,
  decision: Decision | null,
  marks: readonly Mark[],
  planned: string | undefined,
  pins: readonly Pin[],
  k: number,
): Suggested[] {
  if (!decision) return [];
  const wishes = marks.flatMap(({ n, choice }): (Wish & { mover: Mover | null })[] => {
    const step = stepOf(view, decision.seat, choice);
    if (step) {
      const mover = planned === choice.text ? null : step.mover;
      const r = creatureAt(view, step.to) ? SPACE + 8 : radius(catalogue.spaces[step.to]) + 3;
      return [{ n, at: spotAt(catalogue, step.to), r, ghost: mover ? GHOST : 0, mover }];
    }
    const thing = thingOf(view, catalogue, decision, choice, pins);
    return thing ? [{ n, at: thing, r: thing.r, ghost: 0, mover: null }] : [];
  });
  return settle(wishes, takenOn(view, catalogue, pins), BOARD, k).map((placed, i) => ({
    ...placed,
    mover: wishes[i]?.mover ?? null,
  }));
}

/** The dashed steps of the suggestions. */
export function stepLines(
  view: View,
  catalogue: Catalogue,
  decision: Decision | null,
  marks: readonly Mark[],
  planned: string | undefined,
): { n: number; d: string }[] {
  const steps = marks.flatMap(({ n, choice }) => {
    const step = decision && planned !== choice.text ? stepOf(view, decision.seat, choice) : null;
    return step ? [{ n, points: [spotAt(catalogue, step.from), spotAt(catalogue, step.to)] }] : [];
  });
  const lines = sideBySide(steps.map(({ points }) => points));
  return steps.map(({ n }, i) => ({ n, d: lineOf(lines[i] ?? []) }));
}
