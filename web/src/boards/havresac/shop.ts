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
  /** One has finished. */
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

export function wares(view: View, catalogue: Catalogue, seat: number): Ware[] {
  const kingdom = view.kingdoms[seat];
  return GUARDIANS.map((kind) => ({
    kind,
    price: tileFace(view, catalogue, kind).price,
    left: view.reserve[kind] ?? 0,
    owned: kingdom ? tokens(view, seat, kind) : 0,
    refused: (kingdom?.refused[kind] as Refused | undefined) ?? null,
  }));
}

/** How many of a kind a player has: in the bag, on the board, set aside, in hand. */
export function tokens(view: View, seat: number, kind: string): number {
  const kingdom = view.kingdoms[seat];
  if (!kingdom) return 0;
  const standing = Object.values(kingdom.guardians).filter((one) => one === kind).length;
  return (kingdom.bag[kind] ?? 0) + (kingdom.aside[kind] ?? 0) + standing + (kingdom.hand === kind ? 1 : 0);
}
