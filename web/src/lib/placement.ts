export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Kept free between an explanation, what it explains and the edge of the window. */
const GAP = 10;
const MARGIN = 8;

/** The area that two rectangles share. */
function shared(a: Rect, b: Rect): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

const within = (value: number, size: number, room: number) =>
  Math.min(Math.max(MARGIN, value), Math.max(MARGIN, room - size - MARGIN));

/**
 * Where the explanation of a thing goes: as near as it can be without hiding what one could choose, beside the thing
 * or beside the panel or board that it is part of; in the last resort where it hides least. Never over the thing.
 */
export function place(
  thing: Rect,
  area: Rect,
  choosable: readonly Rect[],
  size: { width: number; height: number },
  room: { width: number; height: number },
): { left: number; top: number } {
  const { width, height } = size;
  const centred = thing.left + thing.width / 2 - width / 2;
  const level = thing.top + thing.height / 2 - height / 2;
  const around = ({ left, top, width: w, height: h }: Rect) => {
    const columns = [centred, left, left + w - width, left + w + GAP, left - width - GAP];
    const rows = [level, top, top + h - height, top - height - GAP, top + h + GAP];
    return columns.flatMap((x) => rows.map((y) => ({ left: x, top: y })));
  };
  const best = [...around(thing), ...around(area)]
    .map((at) => ({ left: within(at.left, width, room.width), top: within(at.top, height, room.height) }))
    .map((at) => {
      const box = { ...at, width, height };
      const hidden = choosable.reduce((sum, other) => sum + shared(box, other), 0);
      const away = Math.hypot(at.left - centred, at.top - level);
      return { at, cost: away + hidden + 1000 * shared(box, thing) };
    })
    .reduce((least, other) => (other.cost < least.cost ? other : least));
  return best.at;
}
