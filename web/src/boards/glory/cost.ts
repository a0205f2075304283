/** What a tile costs a player (chapter 4 of the rules). */
import type { Player, Printed, Resource } from './view';

export interface Bill {
  coins: number;
  potions: number;
  /** Points that must be there and stay (TOG-4.6). */
  needs: { what: 'combat' | 'magic'; n: number }[];
  /** Potions among them that make up for missing points. */
  reinforced: number;
  /** One coin or one potion more, in the forms that can be paid. */
  surcharge: ('coin' | 'potion')[];
  wild: boolean;
  /** What is missing for it; empty if it can be paid. */
  missing: { what: Resource | 'surcharge'; n: number }[];
}

export function bill(player: Player, tile: Printed, wild: boolean): Bill {
  const { cost } = tile;
  const reinforced = Math.max(0, cost.combat - player.combat) + Math.max(0, cost.magic - player.magic);
  const coins = cost.coin;
  const potions = cost.potion + reinforced;
  const missing: Bill['missing'] = [];
  if (player.coin < coins) missing.push({ what: 'coin', n: coins - player.coin });
  if (player.potion < potions) missing.push({ what: 'potion', n: potions - player.potion });
  const forms: ('coin' | 'potion')[] = [];
  if (wild && player.coin > coins) forms.push('coin');
  if (wild && player.potion > potions) forms.push('potion');
  if (wild && missing.length === 0 && forms.length === 0) missing.push({ what: 'surcharge', n: 1 });
  const needs = (['combat', 'magic'] as const).flatMap((what) =>
    cost[what] > 0 ? [{ what, n: cost[what] }] : [],
  );
  return { coins, potions, needs, reinforced, surcharge: forms, wild, missing };
}

/** Coins and potions are paid, combat and magic only needed: the sign says which. */
export const costSign = (what: Resource) => (what === 'coin' || what === 'potion' ? '−' : '≥');

export const payable = (one: Bill) => one.missing.length === 0;

/** The player after paying it, the surcharge too where its form is given; what is missing is not owed. */
export const paid = (player: Player, one: Bill, form?: 'coin' | 'potion'): Player => ({
  ...player,
  coin: Math.max(0, player.coin - one.coins - (form === 'coin' ? 1 : 0)),
  potion: Math.max(0, player.potion - one.potions - (form === 'potion' ? 1 : 0)),
});
