/** What can be pressed on the map beside walks: answers with the space or the piece they are about. */
import type { Choice, Decision } from '$src/protocol';
import type { View } from '$src/views/andor';
import { creatureAt, heroes, heroOf } from './questions';

export const target = (choice: Choice, domain: string): string =>
  choice.targets.find(([d]) => d === domain)?.[1] ?? '';

/** Where an answer is pressed. */
export type Anchor =
  | { on: 'space'; space: string }
  | { on: 'creature'; space: string }
  | { on: 'hero'; seat: number }
  /** The snow token, the fire, or an item of a space. */
  | { on: 'token' | 'fire'; space: string }
  | { on: 'item'; space: string; item: string };

export interface Spot {
  choice: Choice;
  decision: Decision;
  anchor: Anchor;
}

/** Where an answer is pressed; null: only beside the map. */
export function anchorOf(view: View, decision: Decision, choice: Choice): Anchor | null {
  const hero = heroOf(view, decision.seat);
  if (!hero) return null;
  const { space } = hero;
  switch (choice.verb) {
    case 'ashore':
      return { on: 'space', space: target(choice, 'space') };
    case 'stop': {
      // A walker stops where it stands, the fox-bat too.
      if (decision.kind === 'lead' || decision.kind === 'volpin') {
        const ally = decision.kind === 'volpin' ? 'volpin' : (decision.about.ally ?? '');
        const at = view.allies[ally];
        return at ? { on: 'space', space: at } : null;
      }
      return decision.kind === 'move' ? { on: 'space', space } : null;
    }
    case 'fight':
      return creatureAt(view, space) ? { on: 'creature', space } : null;
    case 'relight':
    case 'fire':
      return { on: 'fire', space };
    case 'activate':
      return { on: 'token', space };
    case 'peek':
      return view.allies.volpin ? { on: 'token', space: view.allies.volpin } : null;
    case 'reveal':
      return { on: 'token', space: target(choice, 'space') };
    case 'pick':
      return { on: 'item', space, item: target(choice, 'item') };
    // What a fight asks is pressed in its scene, which lies over the map.
    case 'name':
    case 'fly':
      return { on: 'hero', seat: Number(target(choice, 'other')) - 1 };
    default:
      return null;
  }
}

/**
 * All answers that have their place on the map; one for each thing. Those of other seats of the reader come after
 * those of the first, and only if they say something else: a press is understood as the first that fits.
 */
export function spotsOf(view: View, decisions: readonly Decision[]): Spot[] {
  const found = new Map<string, Spot>();
  const said = new Set<string>();
  for (const decision of decisions) {
    for (const choice of decision.choices) {
      if (said.has(choice.text)) continue;
      said.add(choice.text);
      const anchor = anchorOf(view, decision, choice);
      if (!anchor) continue;
      const key = JSON.stringify(anchor);
      if (!found.has(key)) found.set(key, { choice, decision, anchor });
    }
  }
  return [...found.values()];
}

/** The space of an anchor. */
export const spaceOf = (view: View, anchor: Anchor): string =>
  anchor.on === 'hero' ? (heroes(view).find(({ seat }) => seat === anchor.seat)?.space ?? '') : anchor.space;
