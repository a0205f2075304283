import type { BoardModule } from '$src/boards';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import { facts } from './ending';
import Line from './Line.svelte';
import { learn } from './learn';
import { beats } from './marks';
import { brief, note, wishes } from './notes';
import './palette.css';
import Side from './Side.svelte';

const scores = true;

export { Board, Dock, Line, Side, beats, brief, facts, learn, note, scores, wishes };

({ Board, Dock, Line, Side, beats, brief, facts, learn, note, scores, wishes }) satisfies BoardModule;
