/** What threatens: places one minion from an overrun or from taint, the city, generals before its gates. */
import { FULL, GENERALS, stepsToCity, sum, type Catalogue, type View } from './view';

export type Danger =
  /** Full: the next minion overruns it. */
  | 'overrun'
  /** DOR-13.8 Two Demons alone: a third taints the land. */
  | 'taint'
  /** Minions in the city. */
  | 'city'
  /** One more and the city falls. */
  | 'fall';

/** How many minions a city may be left with before it is marked. */
const UNEASY = 2;

export function dangerAt(view: View, catalogue: Catalogue, place: string): Danger | null {
  const counts = view.minions[place];
  const all = counts ? sum(counts) : 0;
  if (place === catalogue.city) {
    if (all >= catalogue.city_falls - 1) return 'fall';
    return all >= UNEASY ? 'city' : null;
  }
  if (all >= FULL) return 'overrun';
  return all === FULL - 1 && counts?.red === all ? 'taint' : null;
}

/** Every place in danger. */
export function dangers(view: View, catalogue: Catalogue): Map<string, Danger> {
  const found = new Map<string, Danger>();
  for (const place of Object.keys(view.minions)) {
    const danger = dangerAt(view, catalogue, place);
    if (danger) found.set(place, danger);
  }
  return found;
}

/** Generals who enter the city with their next step. */
export const atTheGates = (view: View, catalogue: Catalogue): string[] =>
  GENERALS.filter((general) => stepsToCity(view, catalogue, general) === 1);
