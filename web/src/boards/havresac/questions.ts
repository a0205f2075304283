/** Small questions about what `games/havresac/view.py` tells. */
import type { Counts, Face, Kingdom, View } from '$src/views/havresac';
import { GUARDIANS, OBJECTS, type Catalogue, type TileFace } from './catalogue';

/** The seat whose things are shown: the reader's own, for onlookers the first. */
export const shownSeat = (view: View, seat: number) => (seat >= 0 && seat < view.kingdoms.length ? seat : 0);

export const sum = (counts: Counts) => Object.values(counts).reduce((all, n) => all + n, 0);

/** The kinds of which there are some, in the order of the box. */
export const some = (counts: Counts, order: readonly string[]): [string, number][] =>
  order.flatMap((kind): [string, number][] => ((counts[kind] ?? 0) > 0 ? [[kind, counts[kind] ?? 0]] : []));

export const faceOf = (view: View, kind: string): Face => view.faces[kind] ?? 'day';

const BLANK: TileFace = {
  movement: 1,
  price: 1,
  enters: [],
  straight: false,
  ignores_terrain: false,
  opens: false,
  shot_vp: 0,
};

export const tileFace = (view: View, catalogue: Catalogue, kind: string): TileFace =>
  catalogue.guardians[kind]?.[faceOf(view, kind)] ?? BLANK;

/** Most tiles show their night face: the whole kingdom lies in the dark. */
export const isNight = (view: View) =>
  GUARDIANS.filter((kind) => view.faces[kind] === 'night').length * 2 > GUARDIANS.length;

/** How many of an object may be used now: what a thief just found waits for the next guardian. */
export const ready = (kingdom: Kingdom, what: string) =>
  (kingdom.objects[what] ?? 0) - (kingdom.fresh === what ? 1 : 0);

/** How many objects of each kind were found and used already; cups count by themselves. */
export function used(kingdom: Kingdom, catalogue: Catalogue): Counts {
  return Object.fromEntries(
    OBJECTS.map((what) => [
      what,
      (catalogue.objects[what] ?? 0) -
        (kingdom.hidden[what] ?? 0) -
        (kingdom.objects[what] ?? 0) -
        (what === 'cup' ? kingdom.cups : 0),
    ]),
  );
}

/** The guardian a player has in play: drawn, or standing where its ability is asked about. */
export const inPlay = (kingdom: Kingdom): string | null =>
  kingdom.hand ?? (kingdom.acting ? (kingdom.guardians[kingdom.acting] ?? null) : null);
