/** Small questions about what `games/runemasters/view.py` tells. */
import type { Decision } from '$src/protocol';
import type { Guardian, GuardianId, Monster, Path, View } from '$src/views/runemasters';

export const SPACES = 5;

/** A guardian who has taken the stage: the figure is chosen. */
export type Figure = Guardian & { id: GuardianId };

export const isFigure = (guardian: Guardian | undefined): guardian is Figure => !!guardian?.id;

export function figure(view: View, id: string | null): Figure | undefined {
  return view.guardians.filter(isFigure).find((guardian) => guardian.id === id);
}

export function pathOf(view: View, id: string | null): Path | undefined {
  return view.paths.find((path) => path.id === id);
}

export function monsterAt(path: Path | undefined, space: number): Monster | undefined {
  return path?.monsters.find((monster) => monster.space === space);
}

/** The monster nearest to the temple: the only one that dice can hit. */
export function firstMonster(path: Path | undefined): Monster | undefined {
  return path?.monsters.toSorted((a, b) => a.space - b.space)[0];
}

export function findCard(view: View, card: string): { path: Path; monster: Monster } | undefined {
  for (const path of view.paths) {
    const monster = path.monsters.find((one) => one.card === card);
    if (monster) return { path, monster };
  }
  return undefined;
}

export const wounds = (monster: Monster) => monster.weak_points.filter((point) => point.wounded).length;
export const openPoints = (monster: Monster) => monster.weak_points.length - wounds(monster);

/** Guardians have been chosen and the night has begun. */
export const inSetup = (view: View) => view.round === 0;
export const choosingFigures = (view: View) => view.guardians.some((guardian) => guardian.id === null);

/** Somebody is between throwing the dice and ending the actions. */
export const isActing = (view: View) => view.dice.length > 0 && view.ended === null;

const KIND = new Set(['guardian_angel', 'pavise', 'transcendence', 'mana_healing', 'swiftness']);

/** Whether an answer about a path is about where the one who is asked goes, not a monster nor who comes back to life. */
export const goesItself = ({ kind, about }: Decision) =>
  kind !== 'second_wind_to' && !(kind === 'exchange_to' && about.card);

/** Whether an event helps, changes nothing, or harms. */
export function toneOf(event: string): 'kind' | 'calm' | 'harsh' {
  if (KIND.has(event)) return 'kind';
  return event === 'all_calm' ? 'calm' : 'harsh';
}

/** Cards that have left the deck, and how many there were at the start. */
export function night(view: View): { drawn: number; all: number } {
  const shown = view.paths.reduce((sum, path) => sum + path.monsters.length, 0);
  const drawn = shown + view.discard.length + (view.ended === 'dawn' ? 1 : 0);
  return { drawn, all: drawn + view.monster_deck };
}

/** The seat whose numbers are shown: the reader's, or for onlookers that of the guardian on turn. */
export function shownSeat(view: View, seat: number): number {
  return seat >= 0 && seat < view.guardians.length ? seat : (view.active ?? view.elder ?? 0);
}
