/** The final scoring, step by step, out of the last view alone (chapter 10 of the rules). */
import { worth } from './area';
import { printed, RESOURCES, type Catalogue, type Resource, type View } from './view';

export type Step =
  | { kind: 'played'; scores: number[] }
  | { kind: 'majority'; what: Resource; seats: number[]; n: number; scores: number[] }
  | { kind: 'end'; seat: number; tile: string; n: number; scores: number[] }
  | { kind: 'ranks'; scores: number[] };

export const MAJORITY = 4;

/** What has been played, then each majority, then each gain of the end, then the ranks; with the scores so far. */
export function steps(view: View, catalogue: Catalogue): Step[] {
  let scores = view.players.map(({ earned }) => earned.tile + earned.connector + earned.chest);
  const out: Step[] = [{ kind: 'played', scores }];
  for (const what of RESOURCES) {
    const seats = view.majorities[what];
    scores = scores.map((score, seat) => score + (seats.includes(seat) ? MAJORITY : 0));
    out.push({ kind: 'majority', what, seats, n: MAJORITY, scores });
  }
  for (const player of view.players) {
    for (const { tile } of player.tiles) {
      const parts = printed(catalogue, tile).gain.filter((part) => part.end && part.what === 'prestige');
      if (parts.length === 0) continue;
      const n = parts.reduce((sum, part) => sum + worth(view, player, player.tiles, part, catalogue).n, 0);
      scores = scores.map((score, seat) => score + (seat === player.seat ? n : 0));
      out.push({ kind: 'end', seat: player.seat, tile, n, scores });
    }
  }
  out.push({ kind: 'ranks', scores: view.players.map(({ prestige }) => prestige) });
  return out;
}
