/** Small questions about a view. */
import type { Creature, Seat, View } from '$src/views/andor';
import type { Catalogue, Face } from './catalogue';

/** A seat whose hero is chosen. */
export type Hero = Required<Seat> & { hero: string };

/** The hero a person looks after: the asked one, the own one, else the one on turn. */
export const shownSeat = (view: View, seat: number): number =>
  seat >= 0 && seat < view.heroes.length ? seat : (view.active ?? 0);

/** The hero of a seat; undefined: none is chosen yet. */
export const heroOf = (view: View, seat: number): Hero | undefined =>
  heroes(view).find((one) => one.seat === seat);

/** Heroes that are chosen. */
export const heroes = (view: View): Hero[] => view.heroes.filter((one): one is Hero => one.hero !== null);

export const heroesAt = (view: View, space: string): Hero[] =>
  heroes(view).filter((one) => one.space === space);

export const creatureAt = (view: View, space: string): Creature | undefined =>
  view.creatures.find((one) => one.space === space);

/** Creatures on defence spaces. */
export const besiegers = (view: View): Creature[] => view.creatures.filter(({ space }) => space === null);

export const alliesAt = (view: View, space: string): string[] =>
  Object.keys(view.allies).filter((ally) => view.allies[ally] === space);

export const faceOf = (view: View, catalogue: Catalogue): Face | undefined => catalogue.faces[view.face];
