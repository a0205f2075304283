/** What the last events leave to be seen: numbers that rise from the tiles that gave them. */
import type { Event } from '$src/protocol';
import type { Player } from '$src/views/glory';
import type { Cell } from './catalogue';

export interface Float {
  what: string;
  n: number;
  cell: Cell;
  delay: number;
}

/** The gains of one player, one after another, each over its tile; a discarded tile gives at the hero. */
export function floats(events: readonly Event[], player: Player): Float[] {
  return events
    .filter(({ kind, args }) => kind === 'gained' && Number(args.seat) === player.seat)
    .map(({ args }, i) => ({
      what: args.gain ?? '',
      n: Number(args.amount ?? 0),
      cell: player.tiles.find(({ tile }) => tile === args.tile)?.cell ?? [0, 0],
      delay: i * 320,
    }));
}
