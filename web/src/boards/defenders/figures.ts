/** The colours of the heroes' figures, the same in both themes. */
const FIGURES: Record<string, string> = {
  cleric: '#24407a',
  dwarf: '#8a6510',
  eagle_rider: '#4a5a6b',
  paladin: '#5f3796',
  ranger: '#2f6b3a',
  rogue: '#8f1f38',
  sorceress: '#8f7a12',
  wizard: '#a6521a',
};

export const figureColour = (hero: string | null): string => FIGURES[hero ?? ''] ?? '#5a5048';

/** The corners of an octagon of radius `r` that stands on a side. */
export const octagon = (r: number): string =>
  Array.from({ length: 8 }, (_, i) => {
    const angle = ((i * 45 - 67.5) * Math.PI) / 180;
    return `${(r * Math.cos(angle)).toFixed(2)},${(r * Math.sin(angle)).toFixed(2)}`;
  }).join(' ');
