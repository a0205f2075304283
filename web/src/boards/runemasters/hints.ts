/** Where the table's suggestions stand on the wall: the ghost of the guardian on a path, numbers at what is pressed. */
import type { Mark } from '$src/hints/marks.svelte';
import { DISC } from '$src/hints/room';
import type { Choice, Decision } from '$src/protocol';
import type { Point } from '../shared/camera';
import { pennantBox, type Scene } from './geometry';
import { laneOf, markOf } from './marks';
import { goesItself } from './questions';
import { spots, target } from './spots';
import type { View } from '$src/views/runemasters';

export interface Suggested {
  n: number;
  disc: Point;
  /** Where the guardian would stand, and how large its ghost is. */
  ghost: (Point & { r: number }) | null;
  /** The dashed way there. */
  way: string | null;
}

/** A guardian who goes to another path: in the sky beside its pennant, where nothing is hidden. */
function moveOf(view: View, scene: Scene, decision: Decision, choice: Choice): Omit<Suggested, 'n'> | null {
  if (!['move', 'free_move', 'to'].includes(choice.verb) || !goesItself(decision)) return null;
  const from = laneOf(view, view.guardians[decision.seat]?.path ?? null);
  const to = laneOf(view, target(choice, 'path') ?? null);
  if (from < 0 || to < 0) return null;
  const [a, b] = [pennantBox(scene, from), pennantBox(scene, to)];
  const r = scene.flat ? 12 : 19;
  // At its outer side, unless that is beyond the edge.
  const side = to < from && b.x - b.w / 2 - 3 * r > 7 ? -1 : to === scene.lanes - 1 ? -1 : 1;
  const ghost = { x: b.x + side * (b.w / 2 + r + 7), y: b.y, r };
  const disc = { x: ghost.x + side * r, y: ghost.y - r * (scene.flat ? 0.2 : 0.5) };
  const top = Math.max(4, b.y - b.h / 2 - (scene.flat ? 6 : 22));
  return { disc, ghost, way: `M${a.x},${a.y}C${a.x},${top} ${b.x},${top} ${b.x},${b.y}` };
}

/** The suggestions that have their place on the wall; one that is planned already keeps only its number. */
export function suggestedOn(
  view: View,
  scene: Scene,
  decision: Decision | null,
  marks: readonly Mark[],
  planned: string | undefined,
  k: number,
): Suggested[] {
  if (!decision) return [];
  const all = spots(view, decision, []);
  const used = new Map<string, number>();
  return marks.flatMap(({ n, choice }): Suggested[] => {
    const move = planned === choice.text ? null : moveOf(view, scene, decision, choice);
    if (move) return [{ n, ...move }];
    const spot = all.find(({ choices, quiet }) => !quiet && choices.some(({ text }) => text === choice.text));
    const mark = spot && markOf(view, scene, spot.place);
    if (!spot || !mark) return [];
    // Two suggestions for one thing, such as two dice for one rune, stand side by side.
    const before = used.get(spot.key) ?? 0;
    used.set(spot.key, before + 1);
    const [w, h] = [
      (mark.r ?? (mark.w ?? 0) / 2) * (mark.r ? 0.8 : 1),
      (mark.r ?? (mark.h ?? 0) / 2) * (mark.r ? 0.8 : 1),
    ];
    const disc = { x: mark.x - w - 4 + before * 2 * DISC * k, y: mark.y - h - 4 };
    return [{ n, disc, ghost: null, way: null }];
  });
}

/** The dice that the best suggestion for each of them spends, by their number in the row. */
export function diceOf(view: View, marks: readonly Mark[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const { n, choice } of marks) {
    const wanted = choice.targets.flatMap(([domain, id]) =>
      domain === 'die' ? [id] : domain === 'pair' ? id.split('+') : [],
    );
    for (const [i, die] of view.dice.entries()) {
      const at = die.spent ? -1 : wanted.indexOf(die.die);
      if (at < 0) continue;
      wanted.splice(at, 1);
      if (!found.has(i)) found.set(i, n);
    }
  }
  return found;
}
