/** A board for any game: maps, values and hands, as `tablee.core.drawing` names them. */
import type { BoardModule } from '$src/boards';
import Board from './Board.svelte';
import Line from './Line.svelte';
import Side from './Side.svelte';

const rail: BoardModule['rail'] = () => ({ own: { icon: 'round-table', word: 'rail-things' } });

export { Board, Line, Side, rail };

({ Board, Line, Side, rail }) satisfies BoardModule;
