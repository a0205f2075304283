import type { Point, Size } from './camera';

/** Pieces that stand together, moved together until all of them lie on the map: none is cut at its edge. */
export function onMap<P extends Point>(pieces: readonly P[], map: Size, reach: number): P[] {
  const shift = (values: number[], end: number) =>
    Math.max(0, reach - Math.min(...values)) - Math.max(0, Math.max(...values) + reach - end);
  const dx = shift(
    pieces.map(({ x }) => x),
    map.width,
  );
  const dy = shift(
    pieces.map(({ y }) => y),
    map.height,
  );
  return pieces.map((piece) => ({ ...piece, x: piece.x + dx, y: piece.y + dy }));
}
