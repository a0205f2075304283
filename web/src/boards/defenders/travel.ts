/** Where a hero can go, as the engine tells it, and the answers that lead there. */
import type { Choice, Decision } from '$src/protocol';
import type { Step, Travel, View, Way } from '$src/views/defenders';

export const WAYS: readonly Way[] = [
  'foot',
  'gate',
  'ride',
  'steed',
  'flight',
  'teleport',
  'horse',
  'eagle',
  'gate_card',
];
/** The ways that a card pays for. */
export const PAID: readonly Way[] = ['horse', 'eagle', 'gate_card'];
/** Ways over the land; the others lead through the air. */
export const isRoad = (way: string) => way === 'foot' || way === 'horse' || way === 'steed' || way === 'ride';

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

/** The places that lead to one along a way, from the hero's own place. */
export function placesTo(travel: Travel, to: string): string[] {
  const before = new Map(travel.steps.map(({ to: there, back }: Step) => [there, back]));
  const places = [to];
  for (let at = before.get(to); at !== undefined; at = before.get(at)) places.unshift(at);
  return places;
}

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
  decision: Decision | null,
  picked: { card: string | null; way: Way | null },
): Map<string, Journey> {
  const found = new Map<string, Journey>();
  const { card, way: wanted } = picked;
  const possible = waysOf(decision);
  for (const travel of view.prospects.travel) {
    const { way, cards, steps } = travel;
    const first = possible.includes(way) && decision?.choices.find(({ verb }) => verb === way);
    const fits =
      card !== null ? cards.includes(card) : wanted !== null ? way === wanted : UNASKED.includes(way);
    if (!first || !fits) continue;
    const among = view.prospects.travel.filter((other) => other.way === way).flatMap((other) => other.cards);
    for (const { to } of steps) {
      const places = placesTo(travel, to);
      const known = found.get(to);
      if (known && known.places.length <= places.length) continue;
      // Which of several cards pays is asked on the way, unless only this one leads there.
      const leading = view.prospects.travel.filter(
        (other) => other.way === way && other.steps.some((step) => step.to === to),
      );
      const only = card ?? (among.length === 1 || leading.length === 1 ? onlyOf(cards) : null);
      const then = [...(only === null ? [] : [`card ${only}`]), `to ${to}`];
      found.set(to, { to, way, card: only, places, first, then });
    }
  }
  return found;
}

/** The card that pays, if there is but one. */
const onlyOf = (cards: readonly string[]): string | null => (cards.length === 1 ? (cards[0] ?? null) : null);
