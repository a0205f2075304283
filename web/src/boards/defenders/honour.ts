/** The honours of the end, as the engine ranks them. */
import type { Player, View } from '$src/views/defenders';

export interface Rank {
  player: Player;
  champion: boolean;
}

/** Everybody by honour. */
export const ranking = (view: View): Rank[] =>
  view.prospects.ranking.flatMap((seat) => {
    const player = view.players[seat];
    return player ? [{ player, champion: view.champions.includes(seat) }] : [];
  });

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
