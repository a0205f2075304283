import type { Choice, Decision } from '$src/protocol';
import { readCell, SIDES, type Cell } from './catalogue';

/** Where on the board a choice can be clicked. */
export type Place =
  | { at: 'slot'; slot: number }
  | { at: 'taken' }
  | { at: 'discard' }
  | { at: 'quest'; quest: string }
  | { at: 'form'; form: string }
  | { at: 'cell'; cell: Cell }
  | { at: 'chest'; cell: Cell; index: number }
  | { at: 'side'; side: number }
  | { at: 'gain'; item: string };

export interface Spot {
  key: string;
  place: Place;
  choice: Choice;
}

export const target = (choice: Choice, domain: string) =>
  choice.targets.find(([d]) => d === domain)?.[1] ?? '';

function placeOf(choice: Choice): Place | null {
  switch (choice.verb) {
    case 'select':
    case 'take':
      return { at: 'slot', slot: Number(target(choice, 'slot')) };
    case 'play':
      return { at: 'taken' };
    case 'discard':
      return { at: 'discard' };
    case 'quest':
    case 'return':
      return { at: 'quest', quest: target(choice, 'quest') };
    case 'surcharge':
      return { at: 'form', form: target(choice, 'form') };
    case 'put':
      return { at: 'cell', cell: readCell(target(choice, 'cell')) };
    case 'open': {
      const [cell = '0,0', index = '0'] = target(choice, 'chest').split(':');
      return { at: 'chest', cell: readCell(cell), index: Number(index) };
    }
    case 'connection':
      return { at: 'side', side: SIDES.indexOf(target(choice, 'side') as (typeof SIDES)[number]) };
    case 'gain':
      return { at: 'gain', item: target(choice, 'item') };
    default:
      return null;
  }
}

/** Everything that can be clicked, given the question: each choice has one place on the board, but for the end. */
export function spots(decision: Pick<Decision, 'choices'> | null): Spot[] {
  return (decision?.choices ?? []).flatMap((choice) => {
    const place = placeOf(choice);
    if (!place) return [];
    const what = choice.targets[0]?.[1];
    return [{ key: what === undefined ? place.at : `${place.at} ${what}`, place, choice }];
  });
}

export type SpotAt<At extends Place['at']> = Spot & { place: Extract<Place, { at: At }> };

export function at<At extends Place['at']>(all: readonly Spot[], where: At): SpotAt<At>[] {
  return all.filter((spot): spot is SpotAt<At> => spot.place.at === where);
}

/** The side of a placed tile that an item of gains belongs to, and whether it is printed on the neighbour. */
export function itemSide(item: string): { side: number; neighbour: boolean } {
  const neighbour = item.startsWith('neighbour_');
  const side = SIDES.indexOf(item.replace('neighbour_', '') as (typeof SIDES)[number]);
  return { side, neighbour };
}

/** The questions that are answered on the landscape. */
export const ON_MAP = ['choose_cell', 'choose_key_connection', 'place_key', 'choose_gain'];
/** The questions about what is in hand. */
export const ON_TRAY = ['turn_action', 'after_action', 'pay_surcharge'];
/** The questions that are answered on the adventure board. */
export const ON_DISPLAY = ['select_card', 'catch_up_take'];
