import type { Choice } from '$src/protocol';
import { brought } from './area';
import { target } from './spots';
import { payable, placementAt, reader, type Sum, type View } from './view';

/** A tile that cannot be paid comes after all that can. */
const UNPAYABLE = 100;

const sum = (gains: readonly Sum[]): number => gains.reduce((all, { n }) => all + n, 0);

/** How many things a choice brings, less what it costs; what cannot be paid comes last. */
export function worth(view: View): (choice: Choice) => number {
  if (!reader(view)) return () => 0;
  const tileWorth = (tile: string): number => {
    const plan = view.plans[tile];
    if (!plan) return 0;
    const { bill, gain } = plan;
    const cost = bill.coins + bill.potions + (bill.wild ? 1 : 0);
    return sum(gain) - cost - (payable(bill) ? 0 : UNPAYABLE);
  };
  return (choice) => {
    switch (choice.verb) {
      case 'select':
      case 'take':
        return tileWorth(view.slots[Number(target(choice, 'slot')) - 1] ?? '');
      case 'quest':
        return tileWorth(target(choice, 'quest'));
      case 'return': // what is given back: the least first
        return -tileWorth(target(choice, 'quest'));
      case 'put': {
        const shown = placementAt(view, target(choice, 'cell'));
        return shown ? sum(brought(shown)) + shown.keys : 0;
      }
      case 'open':
        return sum(view.chests[target(choice, 'chest')] ?? []);
      default:
        return 0;
    }
  };
}
