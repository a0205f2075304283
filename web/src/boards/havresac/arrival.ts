/** What happens where a guardian stops (HAV-4.5), and what an ability does to its target. */
import { groundAt, type Catalogue } from './catalogue';
import { inPlay, tileFace } from './questions';
import type { Kingdom, View } from '$src/views/havresac';
import { villageGlory } from './tally';

export type Deed =
  /** `vp`: what the shot itself scores at once (HAV-6.20). */
  | { kind: 'eliminate'; creature: string; glory: number; sword: boolean; vp: number }
  | { kind: 'capture'; glory: number }
  /** `last`: no day follows on which it would count again. */
  | { kind: 'repair'; before: number; after: number; last: boolean }
  | { kind: 'open' }
  | { kind: 'forest' }
  | { kind: 'recall'; guardian: string };

/** The glory of the next fairy: that of the first slot that is still free. */
export const nextFairy = (kingdom: Kingdom, catalogue: Catalogue) =>
  catalogue.fairies[kingdom.fairies + (kingdom.gains.fairy ?? 0)] ?? 0;

function repair(view: View, kingdom: Kingdom, catalogue: Catalogue): Deed {
  const repaired = kingdom.repaired.length;
  return {
    kind: 'repair',
    before: villageGlory(repaired, catalogue),
    after: villageGlory(repaired + 1, catalogue),
    last: view.round >= catalogue.rounds,
  };
}

/** All that happens when the guardian in hand stops there. */
export function arrivals(
  view: View,
  kingdom: Kingdom,
  catalogue: Catalogue,
  cell: string,
  sword: boolean,
): Deed[] {
  const ground = groundAt(catalogue.boards[view.board] ?? [], cell);
  const face = tileFace(view, catalogue, kingdom.hand ?? '');
  const creature = kingdom.creatures[cell];
  const out: Deed[] = [];
  if (creature === 'fairy') out.push({ kind: 'capture', glory: nextFairy(kingdom, catalogue) });
  else if (creature)
    out.push({ kind: 'eliminate', creature, glory: catalogue.glory[creature] ?? 0, sword, vp: 0 });
  if (ground.kind === 'village' && !kingdom.repaired.includes(cell))
    out.push(repair(view, kingdom, catalogue));
  if (ground.kind === 'chest' && face.opens && !kingdom.opened.includes(cell)) out.push({ kind: 'open' });
  if (ground.kind === 'forest' && !kingdom.stride?.feather && !face.ignores_terrain)
    out.push({ kind: 'forest' });
  return out;
}

/** What a choice about a distant cell does there. */
export function effect(
  view: View,
  kingdom: Kingdom,
  catalogue: Catalogue,
  verb: string,
  cell: string,
): Deed | null {
  switch (verb) {
    case 'shoot':
    case 'bow': {
      const creature = kingdom.creatures[cell] ?? 'fox';
      // HAV-7.14 A Bow scores no less in the hands of a Huntress by night.
      const vp = tileFace(view, catalogue, inPlay(kingdom) ?? '').shot_vp;
      return { kind: 'eliminate', creature, glory: catalogue.glory[creature] ?? 0, sword: false, vp };
    }
    case 'call':
    case 'net':
      return { kind: 'capture', glory: nextFairy(kingdom, catalogue) };
    case 'build':
    case 'hammer':
      return repair(view, kingdom, catalogue);
    case 'recall':
    case 'relieve':
      return { kind: 'recall', guardian: kingdom.guardians[cell] ?? '' };
    default:
      return null;
  }
}
