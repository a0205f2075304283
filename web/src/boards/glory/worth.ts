import type { Choice } from '$src/protocol';
import type { Words } from '$lib/words';
import { gridOf, preview, worthNow, type Sum } from './area';
import { bill, payable } from './cost';
import { target } from './spots';
import { catalogueOf, isWild, printed, reader, readCell, type View } from './view';

/** A tile that cannot be paid comes after all that can. */
const UNPAYABLE = 100;

const sum = (gains: readonly Sum[]): number => gains.reduce((all, { n }) => all + n, 0);

/** How many things a choice brings, less what it costs; what cannot be paid comes last. */
export function worth(view: View, text: Words): (choice: Choice) => number {
  const player = reader(view);
  const catalogue = catalogueOf(text.catalogue);
  if (!player) return () => 0;
  const tileWorth = (tile: string, wild: boolean): number => {
    const data = printed(catalogue, tile);
    const due = bill(player, data, wild);
    const cost = due.coins + due.potions + (due.wild ? 1 : 0);
    return sum(worthNow(view, player, data.gain, catalogue)) - cost - (payable(due) ? 0 : UNPAYABLE);
  };
  return (choice) => {
    switch (choice.verb) {
      case 'select':
      case 'take': {
        const slot = Number(target(choice, 'slot'));
        const tile = view.slots[slot - 1];
        return tile ? tileWorth(tile, isWild(view, slot)) : 0;
      }
      case 'quest':
        return tileWorth(target(choice, 'quest'), false);
      case 'return': // what is given back: the least first
        return -tileWorth(target(choice, 'quest'), false);
      case 'put': {
        if (!player.playing) return 0;
        const shown = preview(view, player, catalogue, player.playing, readCell(target(choice, 'cell')));
        return sum(shown.totals) + shown.keys;
      }
      case 'open': {
        const [cell = '', index = '0'] = target(choice, 'chest').split(':');
        const laid = gridOf(player.tiles).get(cell);
        const chest = laid && printed(catalogue, laid.tile).chests[Number(index)];
        return chest ? sum(worthNow(view, player, chest, catalogue)) : 0;
      }
      default:
        return 0;
    }
  };
}
