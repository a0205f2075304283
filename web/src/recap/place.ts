/** Where roll and chip lie on the board: over as little as may be of what can be pressed. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const meets = (a: Box, b: Box, by = 0) =>
  a.x < b.x + b.width + by &&
  b.x < a.x + a.width + by &&
  a.y < b.y + b.height + by &&
  b.y < a.y + a.height + by;

/** The part of a board's height that the roll may cover. */
export const THIRD = 1 / 3;

/** The foot covers so much less. */
const LITTLE = 3;

/** Whether the roll stands at the foot: much of what can be pressed lies under its usual place, and little there. */
export function atFoot(room: Box, height: number, targets: readonly Box[]): boolean {
  const covered = (y: number) =>
    targets.filter((target) => meets({ x: room.x, y, width: room.width, height }, target)).length;
  return covered(room.y + room.height - height) * LITTLE < covered(room.y);
}

/** How far from the edges the chip stands, and between what it tries. */
const MARGIN = 8;

/** Where the chip of this size lies over nothing that can be pressed: best at the top; null: nowhere. */
export function freeSpot(
  room: Box,
  { width, height }: { width: number; height: number },
  taken: readonly Box[],
): { x: number; y: number } | null {
  const far = room.x + room.width - width - MARGIN;
  const columns = [room.x + (room.width - width) / 2, room.x + MARGIN, far];
  for (let y = room.y + MARGIN; y + height + MARGIN <= room.y + room.height; y += height / 2) {
    for (const x of columns) {
      if (!taken.some((box) => meets({ x, y, width, height }, box, 2)))
        return { x: x - room.x, y: y - room.y };
    }
  }
  return null;
}
