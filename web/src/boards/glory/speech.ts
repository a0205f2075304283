/** What is drawn on tiles and board, in words: for notes, tooltips and those who do not see the picture. */
import type { Decision } from '$src/protocol';
import type { Bill, Placement, Player, Resource, Sum, View } from '$src/views/glory';
import { t } from '$lib/text.svelte';
import type { Words } from '$lib/words';
import { atEnd, brought, joined, totals } from './area';
import { catalogueOf, cellKey, printed, RESOURCES, SIDES, type Part, type Printed } from './catalogue';
import { billOf, isWild, payable, placementAt } from './questions';
import type { Spot } from './spots';

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

/** What a tile asks for in words: what must be there, what is paid. What is free costs nothing, never “costs free”. */
export function priceText(tile: Printed): string {
  const due = RESOURCES.filter((what) => tile.cost[what] > 0);
  const said = (sign: string) =>
    list(due.filter((what) => costSign(what) === sign).map((what) => amount(what, tile.cost[what])));
  const [needed, paid] = [said('≥'), said('−')];
  const words = [needed && t('tg-needs', { what: needed }), paid && t('tg-costs', { cost: paid })];
  return list(words) || t('tg-free');
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
    const missing = one.missing.flatMap(({ what, n }) => (what === 'surcharge' ? [] : [amount(what, n)]));
    const either = missing.length < one.missing.length ? t('tg-surcharge-wild') : '';
    return t('tg-missing', { what: andEither(missing, either) });
  }
  const needs = one.needs.map(({ what, n }) => asked(what, n));
  const either = bothForms(one) ? t('tg-surcharge-signed') : '';
  return andEither([...needs, ...payments(one, asked)], either) || t('tg-free');
}

const bothForms = (one: Bill) => one.surcharge.length > 1;

/** What is paid, each in the given words, but for a surcharge in one form or the other. */
function payments(one: Bill, said: (what: 'coin' | 'potion', n: number) => string): string[] {
  const form = bothForms(one) ? undefined : one.surcharge[0];
  const coins = one.coins + (form === 'coin' ? 1 : 0);
  const potions = one.potions + (form === 'potion' ? 1 : 0);
  return [coins > 0 ? said('coin', coins) : '', potions > 0 ? said('potion', potions) : ''].filter(Boolean);
}

/** Several things and one of two more, so that nobody takes them for a choice: "1 potion, and 1 coin or 1 potion". */
function andEither(words: readonly string[], either: string): string {
  if (!either || words.length === 0) return either || list(words);
  return t('tg-and-either', { what: list(words), either });
}

/** The same to the one who pays it: "You pay: 2 coins". */
export function payText(one: Bill): string {
  if (!payable(one)) return billText(one);
  const paid = payments(one, amount);
  // Without anything else to pay it is no more than that.
  const either = paid.length > 0 ? 'tg-surcharge-either' : 'tg-surcharge-wild';
  const what = andEither(paid, bothForms(one) ? t(either) : '');
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

/** All that comes at once, in short; or after all placements of the turn (TOG-11.13); and what would come at the end. */
export function totalsText(one: Placement, deferred = false): string {
  const what = sumsText(totals([...brought(one), ...joined(one)]));
  const said = deferred && what ? t('tg-deferred', { what }) : what;
  return sentences([said || t(deferred ? 'tg-deferred-nothing' : 'tg-nothing'), endText(one)]);
}

/** What the tile would give at the end, as things stand. */
function endText(one: Placement): string {
  const what = list(atEnd(one).map((sum) => gained(sum.what, sum.n)));
  return what && t('tg-end-now', { what });
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
  return sentences([where, taker ? text.tell('tg-taken-by', { name: taker.seat }) : t('tg-empty')]);
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
    return shown ? sentences([said, previewText(shown, text), endText(shown)]) : said;
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
