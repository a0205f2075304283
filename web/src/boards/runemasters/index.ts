import type { BoardModule } from '$src/boards';
import Board from './Board.svelte';
import { brief } from './brief';
import Dock from './Dock.svelte';
import { facts } from './ending';
import Line from './Line.svelte';
import { note, wishes } from './notes';
import Side from './Side.svelte';

export { Board, Dock, Line, Side, brief, facts, note, wishes };

({ Board, Dock, Line, Side, brief, facts, note, wishes }) satisfies BoardModule;
