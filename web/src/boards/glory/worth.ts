import type { Choice, Decision } from '$src/protocol';
import type { Words } from '$lib/words';
import type { Sum, View } from '$src/views/glory';
import { atEnd, besideOf, brought } from './area';
import { catalogueOf, cellKey } from './catalogue';
import { payable, placementAt, reader } from './questions';
import { target } from './spots';

/** A tile that cannot be paid comes after all that can. */
const UNPAYABLE = 100;

const sum = (gains: readonly Sum[]): number => gains.reduce((all, { n }) => all + n, 0);

/** How many things a choice brings, less what it costs; what cannot be paid comes last. */
export function worth(
  view: View,
  text: Words,
  _seat: number,
  decision: Decision | null,
): (choice: Choice) => number {
  const own = reader(view);
  if (!own) return () => 0;
  const tileWorth = (tile: string): number => {
    const plan = view.plans[tile];
    if (!plan) return 0;
    const { bill, gain } = plan;
    const cost = bill.coins + bill.potions + (bill.wild ? 1 : 0);
    return sum(gain) - cost - (payable(bill) ? 0 : UNPAYABLE);
  };
  const catalogue = catalogueOf(text.catalogue);
  const beside = (choice: Choice) => besideOf(own.tiles, decision?.about.tile, choice, catalogue);
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
        // Where it brings the same: where it joins more.
        return shown ? sum(brought(shown)) + sum(atEnd(shown)) + shown.keys + shown.meetings.length / 10 : 0;
      }
      case 'surcharge': // in what one has most of
        return target(choice, 'form') === 'coin' ? own.coin : own.potion;
      case 'open':
        return sum(view.chests[target(choice, 'chest')] ?? []);
      case 'connection': {
        // Its key opens a chest of the tile that is joined there, at best.
        const { other } = beside(choice);
        const there = other
          ? Object.keys(view.chests).filter((id) => id.startsWith(`${cellKey(other.cell)}:`))
          : [];
        return Math.max(0, ...there.map((id) => sum(view.chests[id] ?? [])));
      }
      case 'gain': // what counts something comes after what may add to it
        return sum(beside(choice).gain.filter(({ times, end }) => times === null && !end));
      default:
        return 0;
    }
  };
}
