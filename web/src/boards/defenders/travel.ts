/** Where a hero can go, the way there, and what it takes: a mirror of chapter 4 of the rules for the map. */
import type { Choice, Decision } from '$src/protocol';
import type { Catalogue, Player, View } from './view';

export const WAYS = [
  'foot',
  'gate',
  'ride',
  'steed',
  'flight',
  'teleport',
  'horse',
  'eagle',
  'gate_card',
] as const;
export type Way = (typeof WAYS)[number];

/** The ways a card pays for, by its travel icon. */
export const CARD_WAYS: Record<string, Way> = { horse: 'horse', eagle: 'eagle', gate: 'gate_card' };

/** How many roads a way leads along at most; those by magic are not listed. */
export const ROADS: Partial<Record<Way, number>> = {
  foot: 1,
  horse: 2,
  steed: 2,
  ride: 2,
  eagle: 4,
  flight: 4,
};

/** Ways over the land and ways through the air. */
export const isRoad = (way: string) => way === 'foot' || way === 'horse' || way === 'steed' || way === 'ride';

/** DOR-17.26 In an enemy's shape neither the city nor an inn may be entered. */
const shutOut = (catalogue: Catalogue, player: Player, place: string) =>
  player.shape !== null && (place === catalogue.city || (catalogue.locations[place]?.inn ?? false));

/** Every place within so many roads, with the way there from the hero's own place. */
export function byRoad(catalogue: Catalogue, player: Player, most: number): Map<string, string[]> {
  const start = player.at ?? '';
  const ways = new Map<string, string[]>([[start, [start]]]);
  let front = [start];
  for (let i = 0; i < most; i++) {
    const ahead: string[] = [];
    for (const here of front) {
      for (const there of catalogue.locations[here]?.roads ?? []) {
        if (ways.has(there) || shutOut(catalogue, player, there)) continue;
        ways.set(there, [...(ways.get(here) ?? []), there]);
        ahead.push(there);
      }
    }
    front = ahead;
  }
  ways.delete(start);
  return ways;
}

/** The places a way leads to, each with the places it passes; magic passes none. */
export function destinations(
  view: View,
  catalogue: Catalogue,
  player: Player,
  way: Way,
  card: string | null = null,
): Map<string, string[]> {
  const most = ROADS[way];
  if (most !== undefined) return byRoad(catalogue, player, most);
  const here = player.at ?? '';
  const open = (place: string) => place !== here && !shutOut(catalogue, player, place);
  const straight = (places: readonly string[]) =>
    new Map(places.filter(open).map((place) => [place, [here, place]]));
  if (way === 'teleport') return straight(Object.keys(catalogue.locations));
  if (way === 'gate') return straight(view.gates.includes(here) ? view.gates : []);
  const named = card === null ? null : (catalogue.cards[card]?.location ?? null);
  return straight([...new Set([...(named === null ? [] : [named]), ...view.gates])]);
}

/** A way to go somewhere from the question what to do today, with the answers it takes. */
export interface Journey {
  to: string;
  way: Way;
  card: string | null;
  places: string[];
  /** The first answer, and those that follow it as far as they are known. */
  first: Choice;
  then: string[];
}

/** Cards with an icon that a way asks for. */
export const travelCards = (catalogue: Catalogue, player: Player, way: Way): string[] => [
  ...new Set(
    (player.hand ?? []).filter((card) => {
      const icon = catalogue.cards[card]?.travel;
      return icon !== null && icon !== undefined && CARD_WAYS[icon] === way;
    }),
  ),
];

/** The ways among the answers to the question of the day, those without a card first. */
export const waysOf = (decision: Decision | null): Way[] =>
  decision?.kind === 'day' ? WAYS.filter((way) => decision.choices.some(({ verb }) => verb === way)) : [];

/** Teleporting leads everywhere: it is lit only if it is asked for. */
const UNASKED: readonly Way[] = ['foot', 'gate', 'ride', 'steed', 'flight'];

/**
 * Where the map may be clicked to go there at once: with a picked card by it, with a picked way by that one, else by
 * everything that costs no card. The nearest way to a place comes first.
 */
export function journeys(
  view: View,
  catalogue: Catalogue,
  decision: Decision | null,
  picked: { card: string | null; way: Way | null },
): Map<string, Journey> {
  const found = new Map<string, Journey>();
  const player = decision ? view.players[decision.seat] : undefined;
  if (!decision || !player) return found;
  const possible = waysOf(decision);
  const cardWay =
    picked.card === null ? null : (CARD_WAYS[catalogue.cards[picked.card]?.travel ?? ''] ?? null);
  const wanted =
    picked.card !== null
      ? possible.filter((way) => way === cardWay)
      : picked.way !== null
        ? possible.filter((way) => way === picked.way)
        : possible.filter((way) => UNASKED.includes(way));
  for (const way of wanted) {
    const first = decision.choices.find(({ verb }) => verb === way);
    if (!first) continue;
    const cards = Object.values(CARD_WAYS).includes(way) ? travelCards(catalogue, player, way) : [];
    const given = picked.card !== null ? [picked.card] : cards.length > 0 ? cards : [null];
    for (const card of given) {
      for (const [to, places] of destinations(view, catalogue, player, way, card)) {
        const known = found.get(to);
        if (known && known.places.length <= places.length) continue;
        // Which of several cards pays is asked on the way, unless only this one leads there.
        const named = card !== null && catalogue.cards[card]?.location === to && way === 'gate_card';
        const told = card !== null && (picked.card !== null || cards.length === 1 || named);
        const then = [...(told ? [`card ${card}`] : []), `to ${to}`];
        found.set(to, { to, way, card: told ? card : null, places, first, then });
      }
    }
  }
  return found;
}
