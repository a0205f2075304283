import type { Choice } from '$src/protocol';
import type { Words } from '$lib/words';
import { arrivals, effect, type Deed } from './arrival';
import { MOVES, target } from './spots';
import { catalogueOf, CELLS, groundAt, readCell } from './catalogue';
import { tileFace } from './questions';
import type { View } from '$src/views/havresac';
import { reach } from './walk';

/** So much more counts a glory than a step. */
const GLORY = 20;
/** So far nothing is away that it would count more than a step. */
const STEP = 20;
/** What a chest, or a guardian who comes back, may be worth. */
const HOPE = 1;

function glory(deed: Deed): number {
  switch (deed.kind) {
    case 'eliminate':
    case 'capture':
      return deed.glory;
    case 'repair':
      return deed.after - deed.before + HOPE;
    case 'open':
    case 'recall':
      return HOPE;
    case 'forest':
      return 0;
  }
}

/** What a choice brings: glory first, then the shorter way, then what is near; what costs less gold before what costs more. */
export function worth(view: View, text: Words, seat: number): (choice: Choice) => number {
  const kingdom = view.kingdoms[seat];
  if (!kingdom) return () => 0;
  const catalogue = catalogueOf(text.catalogue);
  const ways = reach(view, kingdom, catalogue);
  const rows = catalogue.boards[view.board] ?? [];
  /** Where there is something to do for those who come next. */
  const waiting = CELLS.filter(
    (cell) =>
      cell in kingdom.creatures ||
      (groundAt(rows, cell).kind === 'village' && !kingdom.repaired.includes(cell)) ||
      (groundAt(rows, cell).kind === 'chest' && !kingdom.opened.includes(cell)),
  ).map(readCell);
  const away = (cell: string): number => {
    const { x, y } = readCell(cell);
    return Math.min(STEP, ...waiting.map((one) => Math.abs(one.x - x) + Math.abs(one.y - y)));
  };
  return (choice) => {
    const { verb } = choice;
    const cell = target(choice, 'cell');
    if (verb === 'recruit') return -tileFace(view, catalogue, target(choice, 'guardian')).price;
    if (!MOVES.includes(verb)) {
      const deed = effect(view, kingdom, catalogue, verb, cell);
      return deed ? GLORY * glory(deed) : 0;
    }
    const deeds = arrivals(view, kingdom, catalogue, cell, verb === 'storm');
    const gained = deeds.reduce((sum, deed) => sum + glory(deed), 0);
    return GLORY * gained - (ways.get(cell)?.cells.length ?? 0) - away(cell) / (STEP + 1);
  };
}
