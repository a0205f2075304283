/** What is drawn on tiles and board, in words: for notes, tooltips and those who do not see the picture. */
import type { Decision } from '$src/protocol';
import { t } from '$lib/text.svelte';
import type { Words } from '$lib/words';
import { brought } from './area';
import type { Spot } from './spots';
import {
  billOf,
  catalogueOf,
  cellKey,
  isWild,
  payable,
  placementAt,
  printed,
  RESOURCES,
  SIDES,
  type Bill,
  type Part,
  type Placement,
  type Player,
  type Printed,
  type Resource,
  type Sum,
  type View,
} from './view';

export const list = (words: readonly string[]) => words.filter(Boolean).join(', ');
const sentences = (words: readonly string[]) => words.filter(Boolean).join(' · ');

/** "2 coins", "the First Player token". */
export const amount = (what: string, n: number) => t(`tg-n-${what}`, { count: n });

/** What is gained: "+2 coins", "the First Player token". */
export const gained = (what: string, n: number) =>
  what === 'first_player' ? amount(what, n) : `+${amount(what, n)}`;

/** Coins and potions are paid, combat and magic only needed: the sign says which. */
export const costSign = (what: Resource) => (what === 'coin' || what === 'potion' ? '−' : '≥');

/** What a tile asks for: "−2 coins" are paid, "≥ 3 combat" must be there and stay. */
export const asked = (what: Resource, n: number) => {
  const sign = costSign(what);
  return `${sign}${sign === '≥' ? '\u00a0' : ''}${amount(what, n)}`;
};

/** "+2 prestige for each place, at the end". */
export function partText(part: Part): string {
  const gain = gained(part.what, part.n);
  const each = part.times === null ? gain : t('tg-times', { gain, each: t(`tg-each-${part.times}`) });
  return part.end ? t('tg-at-end', { gain: each }) : each;
}

export const partsText = (parts: readonly Part[]) => list(parts.map(partText));

export const sumsText = (sums: readonly Sum[]) =>
  list(sums.filter(({ n, end }) => n > 0 && !end).map(({ what, n }) => gained(what, n)));

export function costText(tile: Printed): string {
  const cost = RESOURCES.filter((what) => tile.cost[what] > 0).map((what) => asked(what, tile.cost[what]));
  return cost.length > 0 ? list(cost) : t('tg-free');
}

export const kindName = (kind: string) => t(`tg-kind-${kind}`);
export const sideName = (side: number) => t(`tg-side-${SIDES[side] ?? 'north'}`);

/** What a tile asks for, as said of it: what is free costs nothing, never “costs free”. */
function priceText(tile: Printed): string {
  const asks = RESOURCES.some((what) => tile.cost[what] > 0);
  return asks ? t('tg-costs', { cost: costText(tile) }) : t('tg-free');
}

/** Everything printed on a tile but its name. */
export function describeTile(tile: Printed): string {
  const plain = tile.sides.flatMap((side, i) => (side.connector === 'plain' ? [sideName(i)] : []));
  const halves = tile.sides.flatMap((side, i) => (side.connector === 'half_key' ? [sideName(i)] : []));
  const places = tile.sides.flatMap((side, i) => {
    if (side.connector !== 'gain') return [];
    const gain = partsText(side.gain);
    const said = side.condition ? t('tg-if', { kind: kindName(side.condition), gain }) : gain;
    return [t('tg-on-side', { side: sideName(i), gain: said })];
  });
  return sentences([
    tile.age > 0 ? t('tg-kind-age', { kind: kindName(tile.kind), age: tile.age }) : kindName(tile.kind),
    tile.kind === 'hero' ? '' : priceText(tile),
    tile.gain.length > 0 ? t('tg-gives', { gain: partsText(tile.gain) }) : '',
    ...tile.chests.map((chest) => t('tg-chest-holds', { gain: partsText(chest) })),
    ...places,
    plain.length > 0 ? t('tg-plain-sides', { sides: list(plain) }) : '',
    halves.length > 0 ? t('tg-half-keys', { sides: list(halves) }) : '',
  ]);
}

/** What is needed and what is paid, or what is missing. */
export function billText(one: Bill): string {
  if (!payable(one)) {
    const missing = one.missing.map(({ what, n }) =>
      what === 'surcharge' ? t('tg-missing-surcharge') : amount(what, n),
    );
    return t('tg-missing', { what: list(missing) });
  }
  const needs = one.needs.map(({ what, n }) => asked(what, n));
  return list([...needs, ...payments(one, asked, 'tg-surcharge-signed')]) || t('tg-free');
}

/** What is paid, each in the given words. */
function payments(
  one: Bill,
  said: (what: 'coin' | 'potion', n: number) => string,
  surcharge: string,
): string[] {
  const [form] = one.surcharge;
  const both = one.surcharge.length > 1;
  const coins = one.coins + (form === 'coin' && !both ? 1 : 0);
  const potions = one.potions + (form === 'potion' && !both ? 1 : 0);
  return [
    coins > 0 ? said('coin', coins) : '',
    potions > 0 ? said('potion', potions) : '',
    both ? t(surcharge) : '',
  ];
}

/** The same to the one who pays it: "You pay: 2 coins". */
export function payText(one: Bill): string {
  if (!payable(one)) return billText(one);
  const what = list(payments(one, amount, 'tg-surcharge-either'));
  return what ? t('tg-you-pay', { what }) : t('tg-pay-nothing');
}

/** What a placement brings, side by side: "Here 2 sides meet: …". */
export function previewText(one: Placement, text: Words): string {
  const met = one.meetings.map((meeting) => {
    const gains = list([sumsText(meeting.gains), meeting.key ? gained('key', 1) : '']);
    const params = { tile: text.piece('tile', meeting.other), side: t(`tg-side-${meeting.side}`) };
    if (gains) return t('tg-meets-gain', { ...params, gain: gains });
    return t(meeting.unmet > 0 ? 'tg-meets-unmet' : 'tg-meets', params);
  });
  return t('tg-here', { count: one.meetings.length, sides: list(met) });
}

/** All that comes at once, in short; or after all placements of the turn (TOG-11.13). */
export function totalsText(one: Placement, deferred = false): string {
  const what = list([sumsText(brought(one)), one.keys > 0 ? gained('key', one.keys) : '']);
  if (!deferred) return what || t('tg-nothing');
  return what ? t('tg-deferred', { what }) : t('tg-deferred-nothing');
}

/** A laid tile for those who do not see it. */
export function laidName(tile: string, data: Printed, opened: readonly boolean[], text: Words): string {
  const keys = opened.filter(Boolean).length;
  return sentences([
    text.piece('tile', tile),
    describeTile(data),
    keys > 0 ? t('tg-opened', { count: keys }) : '',
  ]);
}

export function slotName(view: View, slot: number, text: Words): string {
  const tile = view.slots[slot - 1];
  const where = t(isWild(view, slot) ? 'tg-slot-wild' : 'tg-slot', { slot });
  if (tile)
    return sentences([
      where,
      text.piece('tile', tile),
      describeTile(printed(catalogueOf(text.catalogue), tile)),
    ]);
  const taker = view.players.find((player) => player.slot === slot);
  return sentences([where, taker ? t('tg-taken-by', { name: text.seat(taker.seat) }) : t('tg-empty')]);
}

/** What a click there does, and what it brings. */
export function spotName(
  view: View,
  decision: Decision | null,
  spot: Spot,
  player: Player | undefined,
  text: Words,
): string {
  const said = text.choice(spot.choice, decision ?? undefined);
  const catalogue = catalogueOf(text.catalogue);
  const { place } = spot;
  if (place.at === 'slot') {
    const due = billOf(view, view.slots[place.slot - 1]);
    return sentences([said, slotName(view, place.slot, text), due ? billText(due) : '']);
  }
  if (place.at === 'cell') {
    const shown = placementAt(view, cellKey(place.cell));
    return sentences([said, shown ? previewText(shown, text) : '']);
  }
  if (place.at === 'quest') {
    return sentences([said, describeTile(printed(catalogue, place.quest))]);
  }
  if (place.at === 'chest' && player) {
    const laid = player.tiles.find(({ cell }) => cell[0] === place.cell[0] && cell[1] === place.cell[1]);
    const chest = laid && printed(catalogue, laid.tile).chests[place.index];
    return laid && chest
      ? sentences([said, text.piece('tile', laid.tile), t('tg-chest-holds', { gain: partsText(chest) })])
      : said;
  }
  return said;
}
