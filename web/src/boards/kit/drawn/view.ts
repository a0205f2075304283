/** What a drawing finds in a view, and what can be pressed there. The rules of the game are not known here. */
import type { Choice, Decision, Event, Place, PlaceMap, Shown } from '$src/protocol';
import { concerns } from '$lib/choices';
import type { Target } from '$lib/table.svelte';
import { COLOURS, type Colour } from '$lib/shapes';

/** The step of a path that stands for a seat. */
const EACH_SEAT = '*';
/** A place is so many units of the picture wide. */
export const UNIT = 100;

type View = Readonly<Record<string, unknown>>;

/** The part of a view that a path leads to; undefined where there is none. */
export function found(view: View, path: string, seat?: number): unknown {
  let value: unknown = view;
  for (const step of path.split('.')) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Record<string, unknown>)[step === EACH_SEAT ? String(seat) : step];
  }
  return value ?? undefined;
}

/** The pieces that lie somewhere: none, one or several. */
export function piecesOf(value: unknown): string[] {
  if (value === undefined || value === null || value === '') return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}

/** Any value in a line, for what nobody has said how to draw. What is empty or does not hold is left out. */
export function told(value: unknown, name: (key: string, id: string) => string): string {
  if (isEmpty(value)) return '–';
  if (Array.isArray(value)) return value.map((one) => told(one, name)).join('; ');
  if (typeof value !== 'object') return String(value);
  const parts = Object.entries(value as object).filter(([, inner]) => !isEmpty(inner));
  const said = (key: string, inner: unknown) =>
    inner === true ? key : `${key} ${typeof inner === 'string' ? name(key, inner) : told(inner, name)}`;
  return parts.map(([key, inner]) => said(key, inner)).join(', ') || '–';
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === '') return true;
  return typeof value === 'object' && Object.keys(value as object).length === 0;
}

/** Whether a value goes by seat: there is one for each of them. */
export const bySeat = ({ path }: Shown): boolean => path.split('.').includes(EACH_SEAT);

/** The seats that have a value of their own. */
export function seatsOf(view: View, shown: readonly Shown[]): number[] {
  const [first] = shown.filter(bySeat);
  const holder = first && found(view, first.path.slice(0, Math.max(0, first.path.indexOf(`.${EACH_SEAT}`))));
  return holder && typeof holder === 'object' ? Object.keys(holder).map(Number) : [];
}

/** Colour is shape, and both are those of the seat. */
export const colourOf = (seat: number): Colour => COLOURS[seat % COLOURS.length] ?? 'red';

/** Something that can be pressed: its one choice, or the piece that narrows several down. */
export interface Pressed {
  choice: Choice | null;
  pick: Target;
  choices: Choice[];
}

/** What pressing a piece means, which choices may name by any of these targets; null: nothing. */
export function pressed(
  decision: Decision | null,
  chosen: readonly Target[],
  targets: readonly Target[],
): Pressed | null {
  const open = (decision?.choices ?? []).filter((choice) => concerns(choice, chosen));
  const naming = (target: Target) => open.filter((choice) => concerns(choice, [target]));
  // Who has picked where a move begins means where it ends; another press on what is picked lets go of it.
  const again = targets.find((target) => chosen.some((one) => one.join() === target.join()));
  if (again) return { choice: null, pick: again, choices: naming(again) };
  const choices = open.filter((choice) => targets.some((target) => concerns(choice, [target])));
  const pick = targets.find((target) => naming(target).length > 0);
  if (!pick) return null;
  return { choice: choices.length === 1 ? (choices[0] ?? null) : null, pick, choices };
}

/** All that choices may call a place. */
export const placeTargets = (map: PlaceMap, place: Place): Target[] =>
  map.domains.map((domain): Target => [domain, place.id]);

/** The places that a choice names, in the order in which it names them. */
export const placesOf = (map: PlaceMap, choice: Choice | null): Place[] =>
  (choice?.targets ?? []).flatMap(([domain, id]) =>
    map.domains.includes(domain) ? (map.places ?? []).filter((place) => place.id === id) : [],
  );

/** The places where something has just happened. */
export function lastPlaces(map: PlaceMap, events: readonly Event[]): Set<string> {
  const ids = new Set((map.places ?? []).map(({ id }) => id));
  const named = events.flatMap(({ args }) => map.domains.map((domain) => args[domain] ?? ''));
  return new Set(named.filter((id) => ids.has(id)));
}

/** The middle of a place in the picture. */
export const middle = (place: Place): { x: number; y: number } => ({
  x: ((place.x ?? 0) + 0.5) * UNIT,
  y: ((place.y ?? 0) + 0.5) * UNIT,
});

/** Where the pieces of a place stand: side by side, at most so many, the last of them saying how many more there are. */
export function standing(pieces: readonly string[], most = 4): { id: string; dx: number; more: number }[] {
  const shown = pieces.slice(0, most);
  const step = shown.length > 1 ? Math.min(34, 62 / (shown.length - 1)) : 0;
  return shown.map((id, i) => ({
    id,
    dx: (i - (shown.length - 1) / 2) * step,
    more: i === most - 1 ? pieces.length - most : 0,
  }));
}
