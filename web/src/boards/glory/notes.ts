import type { Choice, Decision } from '$src/protocol';
import type { Player, View } from '$src/views/glory';
import { labelled, t } from '$lib/text.svelte';
import type { Words } from '$lib/words';
import { besideOf } from './area';
import { catalogueOf, cellKey, printed } from './catalogue';
import { billOf, placementAt, reader } from './questions';
import { target } from './spots';
import { amount, billText, costText, gained, list, partsText, totalsText } from './speech';

/** Actions that a player may expect although they are not possible now, so that the table can say why. */
export function wishes(view: View, decision: Decision): Choice[] {
  const player = view.players[decision.seat];
  if (!player) return [];
  // The tile that was taken and the quests lie on the tray, and say themselves why they cannot be played.
  switch (decision.kind) {
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

/** About a side of the tile whose keys or gains come. */
function besideNote(player: Player, choice: Choice, text: Words, tile: string | undefined): string {
  const catalogue = catalogueOf(text.catalogue);
  const { other, gain } = besideOf(player.tiles, tile, choice, catalogue);
  const item = target(choice, 'item');
  if (item === 'own') return partsText(gain.filter((part) => !part.end));
  if (!other) return '';
  const name = text.piece('tile', other.tile);
  return item ? labelled(name, [partsText(gain)]) : name;
}
