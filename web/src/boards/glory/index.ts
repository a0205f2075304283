import type { BoardModule } from '$src/boards';
import Board from './Board.svelte';
import { brief } from './brief';
import Dock from './Dock.svelte';
import { facts } from './ending';
import Line from './Line.svelte';
import { note, wishes } from './notes';
import Side from './Side.svelte';

const scores = true;
/** TOG-3.3, 11.2 Hidden from the others and final once given. */
const secret = ['select_card', 'keep_quests'];

export { Board, Dock, Line, Side, brief, facts, note, scores, secret, wishes };

({ Board, Dock, Line, Side, brief, facts, note, scores, secret, wishes }) satisfies BoardModule;
