import type { BoardModule } from '$src/boards';
import Board from './Board.svelte';
import { brief } from './brief';
import { beats } from './beats';
import Dock from './Dock.svelte';
import { facts } from './ending';
import Line from './Line.svelte';
import { note, wishes } from './notes';
import './palette.css';
import Side from './Side.svelte';

const scores = true;

export { Board, Dock, Line, Side, beats, brief, facts, note, scores, wishes };

({ Board, Dock, Line, Side, beats, brief, facts, note, scores, wishes }) satisfies BoardModule;
