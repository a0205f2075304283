import type { Happening } from './forecast';

/** What `games/runemasters/view.py` tells, and small questions about it. */
export interface WeakPoint {
  rune: string;
  wounded: boolean;
}

export interface Monster {
  card: string;
  kind: string;
  space: number;
  weak_points: WeakPoint[];
  mana: number;
  life: number;
  /** What its blow takes now (RUN-9.4), and its shot; 0 if it never shoots. */
  melee: number;
  shot: number;
  /** It loses its wounds at the end of every turn. */
  heals: boolean;
}

export interface Path {
  id: string;
  guardian: string | null;
  blocked: boolean;
  monsters: Monster[];
}

export interface Guardian {
  seat: number;
  id: string | null;
  life: number;
  mana: number;
  /** The ends of the tracks; 0 while no figure is chosen. */
  full_life: number;
  full_mana: number;
  /** The space of the Ultimate token; null once it is discarded. */
  ultimate: number | null;
  ultimate_uses: number;
  charged: boolean;
  path: string | null;
  alive: boolean;
  shield: boolean;
  poison: boolean;
  angel: boolean;
}

export interface ShownDie {
  rune: string;
  die: string;
  rerolled: boolean;
  spent: boolean;
}

export interface View {
  difficulty: string;
  temple: { life: number; full: number };
  round: number;
  turn: number;
  elder: number | null;
  active: number | null;
  event: string | null;
  events_played: string[];
  event_deck: number;
  monster_deck: number;
  /** Dawn is one of so many cards at the bottom of the deck (RUN-1.17). */
  last_cards: number;
  discard: string[];
  frozen: boolean;
  guardians: Guardian[];
  paths: Path[];
  dice: ShownDie[];
  free_move: boolean;
  reroll_cost: number;
  release_cost: number;
  /** The space of the Ultimate track on which the power can be used. */
  ultimate_full: number;
  /** What the event of the round does to shots, rewards and wounded guardians. */
  no_shots: boolean;
  no_mana: boolean;
  poisons: boolean;
  /** What the rules do as soon as the guardian on turn ends the actions; empty outside the actions. */
  forecast: Happening[];
  ended: string | null;
}

export const SPACES = 5;

/** A guardian who has taken the stage: the figure is chosen. */
export type Figure = Guardian & { id: string };

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
