/** The honours of the end, out of the last view alone: chapter 21 of the rules. */
import type { Player, View } from './view';

export interface Rank {
  player: Player;
  champion: boolean;
}

/** DOR-21.2 By honour, then by quests; those equal in both stand in the order of their seats. */
export function ranking(view: View): Rank[] {
  return view.players
    .toSorted((a, b) => b.honour - a.honour || b.completed.length - a.completed.length || a.seat - b.seat)
    .map((player) => ({ player, champion: view.champions.includes(player.seat) }));
}

/** The ceremony: how it ended, then everybody from the last to the first, then the champion. */
export type Step = { kind: 'ending' } | { kind: 'hero'; seat: number } | { kind: 'champion' };

export function ceremony(view: View): Step[] {
  if (view.ending === null) return [];
  const heroes = ranking(view).toReversed();
  return [
    { kind: 'ending' },
    ...(view.champions.length > 0
      ? [
          ...heroes.map(({ player }): Step => ({ kind: 'hero', seat: player.seat })),
          { kind: 'champion' } as const,
        ]
      : []),
  ];
}
