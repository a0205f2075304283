/** How the tiles of a panel stand: in columns at least so wide. No word of them is ever cut. */
export interface Form {
  least: number;
  /** The note under the title instead of beside the sign: half as wide a tile holds as much. */
  close: boolean;
}

/** Between two tiles, in pixels. */
export const GAP = 6;

/** From the most readable to the tightest. */
export const FORMS: readonly Form[] = [
  { least: 172, close: false },
  { least: 150, close: true },
  { least: 116, close: true },
];

/** Where even the tightest has no room, the list scrolls. */
export const SCROLLED: Form = { least: 150, close: true };

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
