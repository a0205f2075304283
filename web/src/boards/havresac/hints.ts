/** Where the table's suggestions stand on a kingdom: ghosts of the guardian on cells, numbers at what is acted on. */
import type { Mark } from '$src/hints/marks.svelte';
import { around, lineOf, settle, sideBySide, type Placed, type Taken, type Wish } from '$src/hints/room';
import type { Point } from '../shared/camera';
import { CELL, MAP_H, MAP_W, middle } from './drawing';
import { MOVES, target } from './spots';
import { CELLS } from './catalogue';
import type { Kingdom } from '$src/views/havresac';
import type { Ways } from './walk';

/** The ghost of a guardian on an empty cell, and beside a creature or another guardian. */
const FREE = 22;
const BESIDE = 16;
const CORNER = 26;

const BOARD: Taken = { x0: 2, y0: 2, x1: MAP_W - 2, y1: MAP_H - 2, weight: 1 };

export interface Suggested extends Placed {
  /** The guardian would stand there; otherwise the cell is acted on from afar. */
  goes: boolean;
}

const occupied = (kingdom: Kingdom, cell: string) => cell in kingdom.creatures || cell in kingdom.guardians;

/** Ghost and number at two corners of a cell, so that both are seen to belong to it: the upper ones, if they can. */
function corners(at: Point): Pick<Placed, 'stand' | 'disc'> {
  const up = at.y - CORNER - BESIDE > BOARD.y0 ? -1 : 1;
  const side = at.x + CORNER + BESIDE < BOARD.x1 ? 1 : -1;
  return {
    stand: { x: at.x + side * CORNER, y: at.y + up * CORNER },
    disc: { x: at.x - side * CORNER, y: at.y + up * CORNER },
  };
}

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
    const ghost = goes ? (free ? FREE : BESIDE) : 0;
    return { n, at: middle(cell), r: CELL / 2 - (ghost > 0 ? 12 : 3), ghost, free };
  });
  return settle(wishes, taken, BOARD, k).map((placed, i) => ({
    ...placed,
    ...(placed.ghost === BESIDE ? corners(placed.at) : {}),
    goes: goals[i]?.goes ?? false,
  }));
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
