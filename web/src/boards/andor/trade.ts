/** What can be handed over, taken, picked up, put down and bartered just now, and between which places. */
import type { Choice, Decision } from '$src/protocol';
import type { Counts, View } from '$src/views/andor';
import type { Catalogue } from './catalogue';
import { heroes, type Hero } from './questions';

/** Where items are: on a sheet, on the ground, at the merchant. */
export type Zone = { kind: 'hero'; seat: number } | { kind: 'ground' } | { kind: 'merchant' };

export interface Deed {
  choice: Choice;
  /** Who does it. */
  seat: number;
  item: string;
  from: Zone;
  to: Zone;
  /** What one gets for it from the merchant. */
  wanted: string | null;
}

export const sameZone = (a: Zone, b: Zone): boolean =>
  a.kind === b.kind && (a.kind !== 'hero' || (b.kind === 'hero' && a.seat === b.seat));

export const zoneKey = (zone: Zone): string => (zone.kind === 'hero' ? `hero ${zone.seat}` : zone.kind);

export const target = (choice: Choice, domain: string): string =>
  choice.targets.find(([one]) => one === domain)?.[1] ?? '';

const otherSeat = (choice: Choice): number => Number(target(choice, 'other')) - 1;

/** The handing over that a choice is; null if it is something else. */
export function deedOf(decision: Decision, choice: Choice): Deed | null {
  const { seat } = decision;
  const me: Zone = { kind: 'hero', seat };
  const plain = { choice, seat, item: target(choice, 'item'), wanted: null };
  switch (choice.verb) {
    case 'give':
      return { ...plain, from: me, to: { kind: 'hero', seat: otherSeat(choice) } };
    case 'take':
      return { ...plain, from: { kind: 'hero', seat: otherSeat(choice) }, to: me };
    case 'pick':
      return { ...plain, from: { kind: 'ground' }, to: me };
    case 'drop':
      // AND-13.10 Who has no room for something new must put down: that is a question of its own.
      return decision.kind === 'receive' ? null : { ...plain, from: me, to: { kind: 'ground' } };
    case 'barter':
      return {
        ...plain,
        item: target(choice, 'object'),
        wanted: target(choice, 'wanted'),
        from: me,
        to: { kind: 'merchant' },
      };
    default:
      return null;
  }
}

/** All that can be handed over by the reader's heroes. */
export const deedsOf = (decisions: readonly Decision[]): Deed[] =>
  decisions.flatMap((decision) => decision.choices.flatMap((choice) => deedOf(decision, choice) ?? []));

/** The answers that use up what one has: plants. */
export const usesOf = (decision: Decision | null | undefined, item: string): Choice[] =>
  decision?.choices.filter((choice) => choice.verb === 'use' && target(choice, 'plant') === item) ?? [];

/** What can be done with an item of a place, from the view of the hero who acts. */
export const deedsWith = (deeds: readonly Deed[], from: Zone, item: string): Deed[] =>
  deeds.filter((deed) =>
    sameZone(deed.from, from) ? deed.item === item : sameZone(deed.to, from) && deed.wanted === item,
  );

/** What a drag from one place to another does; with a merchant it needs what is wanted or given, too. */
export function deedFor(
  deeds: readonly Deed[],
  item: string,
  from: Zone,
  to: Zone,
  onto: string | null = null,
): Deed | null {
  const fits = deeds.filter((deed) => {
    if (sameZone(deed.from, from) && sameZone(deed.to, to) && deed.item === item)
      return deed.wanted === null || onto === null || deed.wanted === onto;
    // From the merchant to a sheet: the object it is dropped on is given for it.
    if (sameZone(deed.to, from) && sameZone(deed.from, to) && deed.wanted === item)
      return onto === null || deed.item === onto;
    return false;
  });
  const [only] = fits;
  return fits.length === 1 && only ? only : null;
}

/** Whether something of this place can go there at all, with one more choice or without. */
export const reaches = (deeds: readonly Deed[], item: string, from: Zone, to: Zone): boolean =>
  deeds.some(
    (deed) =>
      (sameZone(deed.from, from) && sameZone(deed.to, to) && deed.item === item) ||
      (sameZone(deed.to, from) && sameZone(deed.from, to) && deed.wanted === item),
  );

const merchantAt = (catalogue: Catalogue, space: string): boolean =>
  catalogue.spaces[space]?.mark === 'merchant';

/** Heroes with whom a hero may exchange. */
export const partners = (view: View, seat: number): Hero[] =>
  heroes(view).filter((other) => view.prospects.heroes[seat]?.partners.includes(other.seat));

/** The places between which a hero can exchange now, its own sheet first. */
export function zonesOf(view: View, catalogue: Catalogue, seat: number, deeds: readonly Deed[]): Zone[] {
  const space = view.heroes[seat]?.space ?? '';
  const ground =
    Object.keys(contents(view, catalogue, { kind: 'ground' }, seat)).length > 0 ||
    deeds.some((deed) => deed.seat === seat && deed.to.kind === 'ground');
  return [
    { kind: 'hero', seat },
    ...partners(view, seat).map((other): Zone => ({ kind: 'hero', seat: other.seat })),
    ...(merchantAt(catalogue, space) ? [{ kind: 'merchant' } as const] : []),
    ...(ground ? [{ kind: 'ground' } as const] : []),
  ];
}

/** What is at a place, seen from where a hero stands. */
export function contents(view: View, catalogue: Catalogue, zone: Zone, seat: number): Counts {
  if (zone.kind === 'hero') return view.heroes[zone.seat]?.items ?? {};
  const space = view.heroes[seat]?.space ?? '';
  const shop = merchantAt(catalogue, space);
  const isStock = (item: string) => shop && catalogue.objects.includes(item);
  return Object.fromEntries(
    Object.entries(view.items[space] ?? {}).filter(
      ([item, count]) => count > 0 && isStock(item) === (zone.kind === 'merchant'),
    ),
  );
}

/** How many of an item a hero holds out to another. */
export const heldOut = (view: View, from: number, to: number, item: string): number =>
  view.gifts.filter((gift) => gift.from === from && gift.to === to && gift.item === item).length;

/** Gifts that are held out to a seat. */
export const giftsTo = (view: View, seat: number): { from: number; item: string }[] =>
  view.gifts.filter((gift) => gift.to === seat).map(({ from, item }) => ({ from, item }));

/** The answer by which a seat takes what another of the same person has just held out to it. */
export const takingOf = (deed: Deed): { seat: number; text: string } | null =>
  deed.choice.verb === 'give' && deed.to.kind === 'hero'
    ? { seat: deed.to.seat, text: `take ${deed.seat + 1} ${deed.item}` }
    : null;

/** Items one by one, sorted as the box lists them. */
export function listed(catalogue: Catalogue, items: Counts, sizes?: readonly string[]): string[] {
  const order = Object.keys(catalogue.items);
  return Object.entries(items)
    .filter(([item]) => !sizes || sizes.includes(catalogue.items[item]?.size ?? ''))
    .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .flatMap(([item, count]) => Array.from({ length: count }, () => item));
}
