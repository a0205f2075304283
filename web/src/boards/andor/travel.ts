/** Where a hero or an ally can go and what it takes: a mirror of chapters 4, 7 and 23 of the rules for the map. */
import type { Choice, Decision } from '$src/protocol';
import { isLake, priceOf, type Catalogue, type Hero, type View } from './view';

/** AND-4.9 Will points that the great cave asks for. */
export const CAVE_WP = 14;
/** AND-7.2 Steps of a walker for one hour. */
export const WALKER_STEPS = 4;

/** Who is moved by the answers to a question. */
export type Mover = 'hero' | 'tranuk' | 'great_warrior' | 'volpin';
export const MOVERS: readonly Mover[] = ['hero', 'tranuk', 'great_warrior', 'volpin'];

export interface Journey {
  mover: Mover;
  to: string;
  /** From where the mover stands to where it goes. */
  spaces: string[];
  /** Hours it takes, steps paid by water-skins, will points on the way. */
  hours: number;
  skins: number;
  wp: number;
  /** Hours spent when each step is done. */
  clock: number[];
  /** The first answer, and those that follow it. */
  first: Choice;
  then: string[];
}

const domain = (choice: Choice, name: string) => choice.targets.find(([d]) => d === name)?.[1] ?? '';

/** Whom an answer moves. */
export function moverOf(choice: Choice): Mover | null {
  if (choice.verb === 'move') return 'hero';
  if (choice.verb === 'volpin') return 'volpin';
  return choice.verb === 'lead' ? (domain(choice, 'walker') as Mover) : null;
}

/** Those who can be moved now. */
export const moversOf = (decision: Decision | null): Mover[] =>
  MOVERS.filter((mover) => decision?.choices.some((choice) => moverOf(choice) === mover));

/** The spaces next to one for heroes: AND-4.13 the secret passage joins two. */
export function stepsFrom(view: View, catalogue: Catalogue, space: string): string[] {
  const near = catalogue.spaces[space]?.near ?? [];
  const linked = view.passages.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : []));
  return [...near, ...linked.filter((other) => !near.includes(other))];
}

type Reach = Pick<Journey, 'spaces' | 'hours' | 'skins' | 'wp' | 'clock'>;

const standing = (space: string): Reach => ({ spaces: [space], hours: 0, skins: 0, wp: 0, clock: [] });

/** AND-24.4 What the winter stone takes from a hero at each step. */
const stonePrice = (view: View, hero: Hero) =>
  (hero.items.winter_stone ?? 0) > 0 ? (view.rules.stone_step_wp ?? 0) : 0;

/** AND-14.2 Steps that water-skins pay for. */
export const skinSteps = (hero: Hero): number => 2 * (hero.items.gourd ?? 0) + (hero.items.gourd_half ?? 0);

/**
 * Every space a hero can come to, with the shortest way there. Steps are paid as it costs least will: by the hours of
 * the day, then by water-skins, then by overtime. Ice with a token ends the move (AND-4.8), broken ice cannot be
 * entered, nor ice with two Iquar, nor the cave without will.
 */
export function heroReach(view: View, catalogue: Catalogue, hero: Hero): Map<string, Reach> {
  const stone = stonePrice(view, hero);
  const crowd = (hero.items.iquar ?? 0) > 1;
  const skins = skinSteps(hero);
  const day = Math.min(view.cold.limit, catalogue.tracks.normal_hours);
  const start = standing(hero.space);

  /** One more step after a way, paid with so many hours and skins in all. */
  function step({ spaces, clock }: Reach, there: string, hours: number, used: number): Reach | null {
    const price = hours === 0 ? 0 : priceOf(view, catalogue, hero, hours);
    if (used > skins || price === null) return null;
    const wp = price + stone * spaces.length;
    if (wp > 0 && hero.wp <= wp) return null;
    if (catalogue.spaces[there]?.mark === 'cave' && hero.wp - wp < CAVE_WP) return null;
    return { spaces: [...spaces, there], hours, skins: used, wp, clock: [...clock, hours] };
  }

  const found = new Map<string, Reach>([[hero.space, start]]);
  let front = [start];
  while (front.length > 0) {
    const ahead: Reach[] = [];
    for (const reach of front) {
      const here = reach.spaces.at(-1) ?? '';
      if (reach !== start && view.ice.includes(here)) continue;
      const { hours, skins: used } = reach;
      for (const there of landFirst(catalogue, stepsFrom(view, catalogue, here))) {
        const space = catalogue.spaces[there];
        if (found.has(there) || !space) continue;
        if (view.broken.includes(there) || (crowd && space.mark === 'ice')) continue;
        const byHour = step(reach, there, hours + 1, used);
        const bySkin = step(reach, there, hours, used + 1);
        const next = hero.hours + hours < day ? (byHour ?? bySkin) : (bySkin ?? byHour);
        if (!next) continue;
        found.set(there, next);
        ahead.push(next);
      }
    }
    front = ahead;
  }
  found.delete(hero.space);
  return found;
}

/** Over land rather than over ice where both are equally far: ice breaks behind the hero. */
const landFirst = (catalogue: Catalogue, spaces: readonly string[]): string[] =>
  spaces.toSorted((a, b) => Number(isLake(catalogue.spaces[a])) - Number(isLake(catalogue.spaces[b])));

/** Where a walker can be led: over land, four steps for an hour (AND-23.2); `left` steps are paid already. */
export function walkerReach(
  view: View,
  catalogue: Catalogue,
  hero: Hero,
  walker: Mover,
  left: number,
): Map<string, Reach> {
  const from = view.allies[walker] ?? '';
  const start = standing(from);
  const found = new Map<string, Reach>([[from, start]]);
  let front = [start];
  while (front.length > 0) {
    const ahead: Reach[] = [];
    for (const reach of front) {
      const steps = reach.spaces.length;
      const hours = Math.max(0, Math.ceil((steps - left) / WALKER_STEPS));
      const price = hours === 0 ? 0 : priceOf(view, catalogue, hero, hours);
      if (price === null) continue;
      for (const there of catalogue.spaces[reach.spaces.at(-1) ?? '']?.near ?? []) {
        if (found.has(there) || isLake(catalogue.spaces[there])) continue;
        const next = {
          spaces: [...reach.spaces, there],
          hours,
          skins: 0,
          wp: price,
          clock: [...reach.clock, hours],
        };
        found.set(there, next);
        ahead.push(next);
      }
    }
    front = ahead;
  }
  found.delete(from);
  return found;
}

const stepText = (mover: Mover, to: string) => (mover === 'hero' ? `move ${to}` : `lead ${mover} ${to}`);

/** Where the map may be pressed to bring a mover there, one answer after another. */
export function journeys(
  view: View,
  catalogue: Catalogue,
  decision: Decision | null,
  mover: Mover,
): Map<string, Journey> {
  const out = new Map<string, Journey>();
  const hero = decision ? view.heroes[decision.seat] : undefined;
  if (!decision || !hero?.hero) return out;
  const answers = new Map(
    decision.choices.filter((choice) => moverOf(choice) === mover).map((choice) => [choice.text, choice]),
  );
  if (answers.size === 0) return out;
  if (mover === 'volpin') {
    const price = priceOf(view, catalogue, hero, 1) ?? 0;
    for (const choice of answers.values()) {
      const to = domain(choice, 'space');
      const spaces = [view.allies.volpin ?? to, to];
      out.set(to, { mover, to, spaces, hours: 1, skins: 0, wp: price, clock: [1], first: choice, then: [] });
    }
    return out;
  }
  const left = decision.kind === 'lead' ? Number(decision.about.steps ?? 0) : 0;
  const reach =
    mover === 'hero' ? heroReach(view, catalogue, hero) : walkerReach(view, catalogue, hero, mover, left);
  for (const [to, found] of reach) {
    const [first = '', ...then] = found.spaces.slice(1).map((space) => stepText(mover, space));
    const choice = answers.get(first);
    if (choice) out.set(to, { mover, to, ...found, first: choice, then });
  }
  // What the table allows counts, whatever this mirror of the rules says.
  for (const choice of answers.values()) {
    const to = domain(choice, 'space');
    if (out.get(to)?.spaces.length === 2) continue;
    const from = mover === 'hero' ? hero.space : (view.allies[mover] ?? to);
    out.set(to, {
      mover,
      to,
      spaces: [from, to],
      hours: 1,
      skins: 0,
      wp: 0,
      clock: [1],
      first: choice,
      then: [],
    });
  }
  return out;
}
