/** Where the table's suggestions stand on a kingdom: ghosts of the guardian on cells, numbers at what is acted on. */
import type { Mark } from '$src/hints/marks.svelte';
import { around, lineOf, settle, sideBySide, type Placed, type Taken, type Wish } from '$src/hints/room';
import { CELL, MAP_H, MAP_W, middle } from './drawing';
import { MOVES, target } from './spots';
import { CELLS, type Kingdom } from './view';
import type { Ways } from './walk';

/** The ghost of a guardian on an empty cell, and beside a creature or another guardian. */
const FREE = 22;
const BESIDE = 16;

const BOARD: Taken = { x0: 2, y0: 2, x1: MAP_W - 2, y1: MAP_H - 2, weight: 1 };

export interface Suggested extends Placed {
  /** The guardian would stand there; otherwise the cell is acted on from afar. */
  goes: boolean;
}

const occupied = (kingdom: Kingdom, cell: string) => cell in kingdom.creatures || cell in kingdom.guardians;

/** The suggestions that are about a cell; one that is planned already keeps only its number. */
export function suggestedOn(
  kingdom: Kingdom,
  marks: readonly Mark[],
  planned: string | undefined,
  k: number,
): Suggested[] {
  const goals = marks.flatMap(({ n, choice }) => {
    const cell = target(choice, 'cell');
    return cell ? [{ n, cell, goes: MOVES.includes(choice.verb) && planned !== choice.text }] : [];
  });
  const taken = CELLS.flatMap((cell) => {
    if (occupied(kingdom, cell)) return [around(middle(cell), 22, 4)];
    return goals.some((goal) => goal.cell === cell) ? [around(middle(cell), 12, 1)] : [];
  });
  const wishes = goals.map(({ n, cell, goes }): Wish => {
    const free = !occupied(kingdom, cell);
    return { n, at: middle(cell), r: CELL / 2 - 12, ghost: goes ? (free ? FREE : BESIDE) : 0, free };
  });
  return settle(wishes, taken, BOARD, k).map((placed, i) => ({ ...placed, goes: goals[i]?.goes ?? false }));
}

/** The dashed ways of the guardian in hand. */
export function wayLines(
  ways: Ways,
  marks: readonly Mark[],
  planned: string | undefined,
): { n: number; d: string }[] {
  const found = marks.flatMap(({ n, choice }) => {
    const way = planned === choice.text ? undefined : ways.get(target(choice, 'cell'));
    return way && MOVES.includes(choice.verb) ? [{ n, points: way.cells.map(middle) }] : [];
  });
  const lines = sideBySide(found.map(({ points }) => points));
  return found.map(({ n }, i) => ({ n, d: lineOf(lines[i] ?? []) }));
}
