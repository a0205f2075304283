/** What can be pressed on the map: answers with the place, the minion, the general or the hero they are about. */
import type { Choice, Decision } from '$src/protocol';
import type { View } from '$src/views/defenders';
import type { Catalogue } from './catalogue';
import { generalAt } from './questions';

export const target = (choice: Choice, domain: string) =>
  choice.targets.find(([d]) => d === domain)?.[1] ?? '';

/** Where an answer is pressed. */
export type Anchor =
  | { on: 'place'; place: string }
  /** All minions of a place, or those of a colour. */
  | { on: 'troops'; place: string; colour: string | null }
  | { on: 'general'; general: string }
  | { on: 'hero'; seat: number }
  | { on: 'crystal' | 'gate' | 'quest'; place: string };

export interface Spot {
  choice: Choice;
  anchor: Anchor;
}

/** Whom a hero can turn away. */
const UNDEAD = 'black';

/** Where the open darkness card puts its minions. */
export function halfPlace(view: View, catalogue: Catalogue, half: string): string {
  const card = catalogue.dark[view.card?.id ?? ''];
  return (half === 'a' ? card?.a : card?.b) ?? '';
}

/** Deeds of the day that belong to a thing where the hero stands. */
function deed(view: View, verb: string, seat: number): Anchor | null {
  const place = view.players[seat]?.at ?? '';
  switch (verb) {
    case 'fight':
      return view.minions[place] ? { on: 'troops', place, colour: null } : { on: 'hero', seat };
    case 'attack': {
      const general = generalAt(view, place);
      return general ? { on: 'general', general } : null;
    }
    case 'heal_land':
      return { on: 'crystal', place };
    case 'build':
      return { on: 'gate', place };
    case 'quest':
      return { on: 'quest', place };
    case 'rumors':
      return { on: 'place', place };
    case 'heal_self':
      return { on: 'hero', seat };
    default:
      return null;
  }
}

/** Where an answer is pressed; null: only beside the map. */
export function anchorOf(
  view: View,
  catalogue: Catalogue,
  decision: Decision,
  choice: Choice,
): Anchor | null {
  const { verb } = choice;
  const location = target(choice, 'location');
  switch (verb) {
    case 'to':
    case 'at':
      return location ? { on: 'place', place: location } : null;
    case 'take':
      return { on: 'troops', place: location, colour: target(choice, 'colour') };
    case 'push':
    case 'spy':
      return { on: 'general', general: target(choice, 'general') };
    case 'send':
    case 'roller':
    case 'marker':
      return { on: 'hero', seat: Number(target(choice, 'other')) - 1 };
    case 'half': {
      const place = halfPlace(view, catalogue, target(choice, 'half'));
      return place ? { on: 'place', place } : null;
    }
    case 'here':
    case 'turn': {
      const place = view.players[decision.seat]?.at ?? '';
      return place ? { on: 'troops', place, colour: verb === 'turn' ? UNDEAD : null } : null;
    }
    case 'sanctify': {
      const place = view.players[decision.seat]?.at ?? '';
      return place ? { on: 'crystal', place } : null;
    }
    case 'fireball':
      return { on: 'hero', seat: decision.seat };
    case 'name': {
      // The cavalry takes a minion of a colour from the place it is at.
      const place = decision.kind === 'sweep' ? (decision.about.location ?? '') : '';
      return place ? { on: 'troops', place, colour: target(choice, 'colour') } : null;
    }
    default:
      return decision.kind === 'day' ? deed(view, verb, decision.seat) : null;
  }
}

/** All answers to a question that have their place on the map; one for each thing. */
export function spotsOf(view: View, catalogue: Catalogue, decision: Decision | null): Spot[] {
  const found = new Map<string, Spot>();
  for (const choice of decision?.choices ?? []) {
    const anchor = decision && anchorOf(view, catalogue, decision, choice);
    if (!anchor) continue;
    const key = JSON.stringify(anchor);
    if (!found.has(key)) found.set(key, { choice, anchor });
  }
  return [...found.values()];
}

/** The place of an anchor. */
export function placeOf(view: View, anchor: Anchor): string {
  switch (anchor.on) {
    case 'general':
      return view.generals[anchor.general]?.at ?? '';
    case 'hero':
      return view.players[anchor.seat]?.at ?? '';
    default:
      return anchor.place;
  }
}
