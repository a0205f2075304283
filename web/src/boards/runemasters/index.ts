import type { BoardModule } from '$src/boards';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import { brief } from './brief';
import Dock from './Dock.svelte';
import { facts } from './ending';
import Line from './Line.svelte';
import { note, wishes } from './notes';
import Side from './Side.svelte';
import { worth } from './worth';

/** A guardian is for the whole game: a finger first sees what it can do. */
const secret = ['choose_guardian'];
const thrown = { verb: 'roll', Dice: () => import('./Thrown.svelte') };

const rail: BoardModule['rail'] = () => ({
  own: { icon: 'person', word: 'rail-things' },
  beside: { icon: 'night-sky', word: 'rail-night' },
});

export { Beside, Board, Dock, Line, Side, brief, facts, note, rail, secret, wishes, worth, thrown };

({
  Beside,
  Board,
  Dock,
  Line,
  Side,
  brief,
  facts,
  note,
  rail,
  secret,
  wishes,
  worth,
  thrown,
}) satisfies BoardModule;
