import type { BoardModule } from '$src/boards';
import { beats } from './beats';
import Board from './Board.svelte';
import { brief } from './brief';
import Dock from './Dock.svelte';
import { learn } from './learn';
import { facts } from './ending';
import Line from './Line.svelte';
import { note, wishes } from './notes';
import './palette.css';
import Side from './Side.svelte';

const scores = true;
/** The objectives open the book at the card that was read last. */
const recalls = ['card-read'];

export { Board, Dock, Line, Side, beats, brief, facts, learn, note, recalls, scores, wishes };

({
  Board,
  Dock,
  Line,
  Side,
  beats,
  brief,
  facts,
  learn,
  note,
  recalls,
  scores,
  wishes,
}) satisfies BoardModule;
