import type { Choice } from '$src/protocol';
import type { Words } from '$lib/words';
import { arrivals, effect, type Deed } from './arrival';
import { MOVES, target } from './spots';
import { catalogueOf } from './catalogue';
import { tileFace } from './questions';
import type { View } from '$src/views/havresac';
import { reach } from './walk';

/** So much more counts a glory than a step. */
const GLORY = 20;
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

/** What a choice brings: glory first, then the shorter way; what costs less gold before what costs more. */
export function worth(view: View, text: Words, seat: number): (choice: Choice) => number {
  const kingdom = view.kingdoms[seat];
  if (!kingdom) return () => 0;
  const catalogue = catalogueOf(text.catalogue);
  const ways = reach(view, kingdom, catalogue);
  return (choice) => {
    const { verb } = choice;
    const cell = target(choice, 'cell');
    if (verb === 'recruit') return -tileFace(view, catalogue, target(choice, 'guardian')).price;
    if (!MOVES.includes(verb)) {
      const deed = effect(kingdom, catalogue, verb, cell);
      return deed ? GLORY * glory(deed) : 0;
    }
    const deeds = arrivals(view, kingdom, catalogue, cell, verb === 'storm');
    const gained = deeds.reduce((sum, deed) => sum + glory(deed), 0);
    return GLORY * gained - (ways.get(cell)?.cells.length ?? 0);
  };
}
