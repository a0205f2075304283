import type { BoardModule } from '$src/boards';
import './cloth.css';
import Board from './Board.svelte';
import { brief } from './brief';
import Dock from './Dock.svelte';
import { facts } from './ending';
import Line from './Line.svelte';
import { note, wishes } from './notes';
import Side from './Side.svelte';
import { worth } from './worth';

const scores = true;
/** TOG-3.3, 11.2 Hidden from the others and final once given; and where a tile goes is worth a look before. */
const secret = ['select_card', 'keep_quests', 'choose_cell'];

/** The tabs above the picture, or at its side. */
const strip = 66;
const rail: BoardModule['rail'] = () => ({ own: { icon: 'knapsack', word: 'rail-tale' } });

export { Board, Dock, Line, Side, brief, facts, note, rail, scores, secret, strip, wishes, worth };

({
  Board,
  Dock,
  Line,
  Side,
  brief,
  facts,
  note,
  rail,
  scores,
  secret,
  strip,
  wishes,
  worth,
}) satisfies BoardModule;
