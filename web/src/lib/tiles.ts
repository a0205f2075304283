/** How the tiles of a panel stand: in columns at least so wide, with notes of at most so many lines. */
export interface Form {
  least: number;
  lines: number;
  /** The note under the title instead of beside the sign: half as wide a tile holds as much. */
  close: boolean;
}

/** Between two tiles, in pixels. */
export const GAP = 6;

/** From the most readable to the tightest: words are cut only where there is no room for them. */
export const FORMS: readonly Form[] = [
  { least: 172, lines: 3, close: false },
  { least: 172, lines: 2, close: false },
  { least: 150, lines: 3, close: true },
  { least: 116, lines: 3, close: true },
  { least: 116, lines: 2, close: true },
  { least: 116, lines: 1, close: true },
];

/** A list that has to be scrolled anyway cuts nothing short. */
export const SCROLLED: Form = { least: 150, lines: 4, close: true };

/** As few rows as the width allows, and in them columns of equal use: eight are four and four, not five and three. */
export function columns(count: number, width: number, least: number): number {
  const most = Math.max(1, Math.floor((width + GAP) / (least + GAP)));
  const rows = Math.max(1, Math.ceil(count / most));
  return Math.max(1, Math.ceil(count / rows));
}

/** The first form in which all tiles fit into the room; `high` says how high they stand in a form. */
export function fitting(room: number, high: (form: Form) => number): Form {
  return FORMS.find((form) => high(form) <= room) ?? SCROLLED;
}
