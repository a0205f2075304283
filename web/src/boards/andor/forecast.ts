/** What the next sunrise does without chance (AND-10): where creatures go, who is warmed, what the cold takes. */
import {
  faceOf,
  heroes,
  isLake,
  LETTERS,
  MARCH,
  type Catalogue,
  type Counts,
  type Creature,
  type View,
} from './view';

export interface Way {
  creature: string;
  from: string;
  /** Where it goes, step by step; wargors go twice. */
  stops: string[];
  /** A gem lures it. */
  lured: boolean;
  /** It takes a defence space. */
  shield: boolean;
}

export interface Forecast {
  ways: Way[];
  /** Defence spaces that are free afterwards; below 0 the legend is lost. */
  free: number;
  /** Seats that a fire warms. */
  warm: number[];
  /** The hour that freezes; null: none. */
  cold: number | null;
  /** Fires that go out. */
  fires: number;
  letter: string | null;
  /** A card waits on that letter. */
  star: boolean;
}

interface Walker {
  way: Way;
  kind: string | null;
  at: string | null;
  idle: boolean;
}

/** AND-16.4, 16.5 Whether a fire burns where somebody stands. */
export function isWarm(view: View, space: string): boolean {
  return (
    view.fires[space] === 'lit' ||
    heroes(view).some((hero) => hero.space === space && hero.sheet_fire === 'lit')
  );
}

/** AND-20.2 to 20.5 The gem that lures a creature: on the lowest space next to it. */
function gemNear(catalogue: Catalogue, gems: Counts, at: string): string | null {
  const near = (catalogue.spaces[at]?.near ?? []).toSorted((a, b) => Number(a) - Number(b));
  return (
    near.find((space) => {
      const there = catalogue.spaces[space];
      return (gems[space] ?? 0) > 0 && there?.arrow && !isLake(there);
    }) ?? null
  );
}

function march(view: View, catalogue: Catalogue): { walkers: Walker[]; free: number } {
  const home = faceOf(view, catalogue)?.home ?? '';
  const gems = Object.fromEntries(
    Object.entries(view.items).map(([space, things]) => [space, things.gem ?? 0]),
  );
  const changes = (view.rules.cave_transform ?? 0) > 0;
  let { free } = view.defence;
  const walkers: Walker[] = view.creatures.flatMap((creature: Creature): Walker[] => {
    // AND-5.13 A beaten creature lies there only until its reward is given out.
    if (creature.space === null || creature.wp === 0) return [];
    const way = {
      creature: creature.creature,
      from: creature.space,
      stops: [],
      lured: false,
      shield: false,
    };
    return [{ way, kind: creature.step, at: creature.space, idle: false }];
  });
  const taken = (space: string) => walkers.some((walker) => walker.at === space);
  for (const kind of MARCH) {
    const marching = walkers
      .filter((walker) => walker.kind === kind && walker.at !== null && !walker.idle)
      .toSorted((a, b) => Number(a.at) - Number(b.at));
    for (const walker of marching) {
      const from = walker.at ?? '';
      const gem = gemNear(catalogue, gems, from);
      let to = gem ?? catalogue.spaces[from]?.arrow ?? home;
      if (gem) {
        gems[gem] = (gems[gem] ?? 1) - 1;
        walker.way.lured = true;
      }
      walker.at = null;
      while (to !== home && taken(to)) to = catalogue.spaces[to]?.arrow ?? home;
      walker.way.stops.push(to);
      if (to === home) {
        walker.way.shield = true;
        free -= 1;
        continue;
      }
      walker.at = to;
      // AND-25.2, 25.3 What changes in the cave does not go on.
      if (changes && catalogue.spaces[to]?.mark === 'cave' && (kind === 'gor' || kind === 'steppe_buffalo'))
        walker.idle = true;
    }
  }
  return { walkers, free };
}

/** The next sunrise as it would be now. */
export function forecast(view: View, catalogue: Catalogue): Forecast {
  const { walkers, free } = march(view, catalogue);
  const next = LETTERS[LETTERS.indexOf(view.letter as (typeof LETTERS)[number]) + 1] ?? null;
  const cold = (view.rules.cold ?? 1) > 0 ? Math.max(3, view.cold.hour - 1) : null;
  return {
    ways: walkers.map(({ way }) => way).filter(({ stops }) => stops.length > 0),
    free,
    warm: heroes(view)
      .filter((hero) => isWarm(view, hero.space))
      .map(({ seat }) => seat),
    cold: cold === view.cold.hour ? null : cold,
    fires:
      Object.values(view.fires).filter((face) => face === 'lit').length +
      heroes(view).filter((hero) => hero.sheet_fire === 'lit').length,
    letter: next,
    star: next !== null && view.stars.includes(next),
  };
}

/** The ways by creature, in the order in which they march: AND-10.2 each kind from the lowest space on. */
export function byKind(ways: readonly Way[]): { creature: string; ways: Way[] }[] {
  const order = [...new Set<string>([...MARCH, ...ways.map(({ creature }) => creature)])];
  return order
    .map((creature) => ({
      creature,
      ways: ways
        .filter((way) => way.creature === creature)
        .toSorted((a, b) => Number(a.from) - Number(b.from)),
    }))
    .filter((group) => group.ways.length > 0);
}
