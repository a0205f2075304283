import type { BoardModule } from '$src/boards';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import Line from './Line.svelte';
import { note, wishes } from './notes';
import Side from './Side.svelte';

export { Board, Dock, Line, Side, note, wishes };

({ Board, Dock, Line, Side, note, wishes }) satisfies BoardModule;
