/** Colour is shape: the outline that goes with each game colour, in a circle of radius `r` around 0,0. */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'violet', 'black', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

const round = (value: number) => Math.round(value * 100) / 100;

function closed(points: [number, number][]): string {
  return `M${points.map(([x, y]) => `${round(x)},${round(y)}`).join('L')}Z`;
}

function disc(r: number): string {
  const q = round(r);
  return `M0,${-q}A${q},${q} 0 1 1 0,${q}A${q},${q} 0 1 1 0,${-q}Z`;
}

/** The corners of a regular polygon, the first one at the top. */
export function corners(count: number, r: number, turn = -90): [number, number][] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((turn + (i * 360) / count) * Math.PI) / 180;
    return [r * Math.cos(angle), r * Math.sin(angle)];
  });
}

export function polygonPath(count: number, r: number, turn = -90): string {
  return closed(corners(count, r, turn));
}

export function shapePath(colour: string, r: number): string {
  const arm = r * 0.38;
  const reach = r * 0.98;
  const half = r * 0.84;
  switch (colour) {
    case 'red':
      return polygonPath(4, r * 1.08);
    case 'green':
      return closed([
        [0, -r],
        [r * 1.08, r * 0.86],
        [-r * 1.08, r * 0.86],
      ]);
    case 'yellow':
      return closed([
        [-half, -half],
        [half, -half],
        [half, half],
        [-half, half],
      ]);
    case 'violet':
      return polygonPath(5, r * 1.06);
    case 'black':
      return closed([
        [-arm, -reach],
        [arm, -reach],
        [arm, -arm],
        [reach, -arm],
        [reach, arm],
        [arm, arm],
        [arm, reach],
        [-arm, reach],
        [-arm, arm],
        [-reach, arm],
        [-reach, -arm],
        [-arm, -arm],
      ]);
    case 'white':
      return disc(r) + disc(r * 0.5);
    default:
      return disc(r * 0.94);
  }
}

/** The rune carved into a shape, drawn as strokes in a unit square; shown from radius 10 on. */
export const GLYPHS: Record<string, string> = {
  red: 'M-.3,.42V-.42L.28,-.12L-.3,.1M0,.02L.3,.42',
  blue: 'M-.34,-.34L.34,.34M.34,-.34L-.34,.34M0,-.5V.5',
  green: 'M0,-.15V.5M0,.1L-.26,-.02M0,.1L.26,-.02',
  yellow: 'M-.32,.4V-.4L.32,.05M-.32,0L.32,.4V-.4',
  violet: 'M0,-.5V.45M-.34,-.1L0,-.5L.34,-.1M-.26,.3L0,.06L.26,.3',
};
