/** Recruitment (chapter 9 of the rules): what each guardian costs, and why one cannot be had. */
import type { Decision } from '$src/protocol';
import { GUARDIANS, type Catalogue } from './catalogue';
import { tileFace } from './questions';
import type { View } from '$src/views/havresac';

export type Refused =
  /** Not enough gold. */
  | { why: 'gold'; missing: number }
  /** None left in the reserve. */
  | { why: 'reserve' }
  /** Somebody before in the order might want them all. */
  | { why: 'order'; before: number[] }
  /** The shop is closed, or one has finished. */
  | { why: 'closed' };

export interface Ware {
  kind: string;
  price: number;
  left: number;
  owned: number;
  refused: Refused | null;
}

/** The questions of recruitment: the own turn, or an offer before it, even if all is scarce (HAV-9.6). */
export const isShop = (decision: Decision | null) =>
  decision?.kind === 'recruit' || decision?.kind === 'offer';

/** HAV-9.2, 9.6 Why a seat cannot buy a guardian now; null if it can. */
export function refusal(view: View, catalogue: Catalogue, seat: number, kind: string): Refused | null {
  const { price } = tileFace(view, catalogue, kind);
  const gold = view.kingdoms[seat]?.gold ?? 0;
  if (view.phase !== 'recruitment' || !view.recruiting.includes(seat)) return { why: 'closed' };
  const left = view.reserve[kind] ?? 0;
  if (left === 0) return { why: 'reserve' };
  if (gold < price) return { why: 'gold', missing: price - gold };
  const before = view.order
    .slice(0, view.order.indexOf(seat))
    .filter((other) => view.recruiting.includes(other));
  const claims = before.reduce(
    (all, other) => all + Math.floor((view.kingdoms[other]?.gold ?? 0) / price),
    0,
  );
  return left - 1 < claims ? { why: 'order', before } : null;
}

export function wares(view: View, catalogue: Catalogue, seat: number): Ware[] {
  const kingdom = view.kingdoms[seat];
  return GUARDIANS.map((kind) => ({
    kind,
    price: tileFace(view, catalogue, kind).price,
    left: view.reserve[kind] ?? 0,
    owned: kingdom ? tokens(view, seat, kind) : 0,
    refused: refusal(view, catalogue, seat, kind),
  }));
}

/** How many of a kind a player has: in the bag, on the board, set aside, in hand. */
export function tokens(view: View, seat: number, kind: string): number {
  const kingdom = view.kingdoms[seat];
  if (!kingdom) return 0;
  const standing = Object.values(kingdom.guardians).filter((one) => one === kind).length;
  return (kingdom.bag[kind] ?? 0) + (kingdom.aside[kind] ?? 0) + standing + (kingdom.hand === kind ? 1 : 0);
}
