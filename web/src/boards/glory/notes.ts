import type { Choice, Decision } from '$src/protocol';
import { labelled, t } from '$lib/text.svelte';
import type { Words } from '$lib/words';
import { gridOf, opposite, step } from './area';
import { itemSide, target } from './spots';
import { amount, billText, costText, gained, list, partsText, totalsText } from './speech';
import {
  billOf,
  catalogueOf,
  cellKey,
  placementAt,
  printed,
  reader,
  SIDES,
  type Player,
  type View,
} from './view';

/** Actions that a player may expect although they are not possible now, so that the table can say why. */
export function wishes(view: View, decision: Decision): Choice[] {
  const player = view.players[decision.seat];
  if (!player) return [];
  const quests = (player.hand ?? []).map((quest): Choice => ({
    text: `quest ${quest}`,
    verb: 'quest',
    targets: [['quest', quest]],
  }));
  switch (decision.kind) {
    case 'turn_action':
      return [{ text: 'play', verb: 'play', targets: [] }, ...quests];
    case 'after_action':
      return quests;
    case 'pay_surcharge':
      return ['coin', 'potion'].map((form) => ({
        text: `surcharge ${form}`,
        verb: 'surcharge',
        targets: [['form', form]],
      }));
    case 'place_key':
      return closedChests(player);
    default:
      return [];
  }
}

/** Chests without a key: a connection key may not open all of them. */
function closedChests(player: Player): Choice[] {
  return player.tiles.flatMap(({ cell, opened }) =>
    opened.flatMap((open, i): Choice[] => {
      const chest = `${cellKey(cell)}:${i}`;
      return open ? [] : [{ text: `open ${chest}`, verb: 'open', targets: [['chest', chest]] }];
    }),
  );
}

/** The consequence of a choice in a few words. */
export function note(view: View, choice: Choice, text: Words, _seat?: number, decision?: Decision): string {
  const player = reader(view);
  const catalogue = catalogueOf(text.catalogue);
  if (!player) return '';
  const costs = (tile: string | null | undefined) => {
    const due = billOf(view, tile);
    return due ? billText(due) : '';
  };
  switch (choice.verb) {
    case 'select':
    case 'take':
      return costs(view.slots[Number(target(choice, 'slot')) - 1]);
    case 'play':
      return costs(player.taken);
    case 'quest': {
      const quest = target(choice, 'quest');
      return `${costs(quest)} → ${partsText(printed(catalogue, quest).gain)}`;
    }
    case 'return': {
      const quest = printed(catalogue, target(choice, 'quest'));
      return `${costText(quest)} → ${partsText(quest.gain)}`;
    }
    case 'discard':
      return list([gained('coin', 1), gained('potion', 1), gained('key', 1)]);
    case 'surcharge': {
      const tile = decision?.about.tile ?? player.playing ?? player.taken;
      const left = billOf(view, tile)?.left[target(choice, 'form') === 'coin' ? 'coin' : 'potion'];
      if (!left) return '';
      return t('tg-left', { what: list([amount('coin', left.coin), amount('potion', left.potion)]) });
    }
    case 'put': {
      const shown = placementAt(view, target(choice, 'cell'));
      return shown ? totalsText(shown, view.deferred) : '';
    }
    case 'connection':
    case 'gain':
      return besideNote(player, choice, text, decision?.about.tile);
    default:
      return '';
  }
}

/** About a side of the tile whose keys or gains come: several may have been placed before (TOG-11.14). */
function besideNote(player: Player, choice: Choice, text: Words, tile: string | undefined): string {
  const catalogue = catalogueOf(text.catalogue);
  const placed = player.tiles.find((laid) => laid.tile === tile) ?? player.tiles.at(-1);
  if (!placed) return '';
  const item = target(choice, 'item');
  if (item === 'own') return partsText(printed(catalogue, placed.tile).gain.filter((part) => !part.end));
  const { side, neighbour } = item
    ? itemSide(item)
    : { side: SIDES.findIndex((name) => name === target(choice, 'side')), neighbour: false };
  const other = gridOf(player.tiles).get(cellKey(step(placed.cell, side)));
  if (!other) return '';
  const name = text.piece('tile', other.tile);
  if (!item) return name;
  const giver = neighbour ? other.tile : placed.tile;
  const gain = printed(catalogue, giver).sides[neighbour ? opposite(side) : side]?.gain ?? [];
  return labelled(name, [partsText(gain)]);
}
