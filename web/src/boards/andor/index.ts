import type { BoardModule } from '$src/boards';
import { beats } from './beats';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import Chips from './Chips.svelte';
import { brief } from './brief';
import Dock from './Dock.svelte';
import { learn } from './learn';
import { facts } from './ending';
import Line from './Line.svelte';
import { note, wishes } from './notes';
import './palette.css';
import Side from './Side.svelte';
import { worth } from './worth';

const scores = true;
/** The hours and the letters above the map. */
const strip = 78;
/** The objectives open the book at the card that was read last. */
const recalls = ['card-read'];

const thrown = { verb: 'die', Dice: () => import('./Thrown.svelte') };

const rail: BoardModule['rail'] = () => ({
  own: { icon: 'person', word: 'rail-hero' },
  beside: { icon: 'three-friends', word: 'rail-company' },
});

export {
  Beside,
  Board,
  Chips,
  Dock,
  Line,
  Side,
  beats,
  brief,
  facts,
  learn,
  note,
  rail,
  recalls,
  scores,
  strip,
  wishes,
  worth,
  thrown,
};

({
  Beside,
  Board,
  Chips,
  Dock,
  Line,
  Side,
  beats,
  brief,
  facts,
  learn,
  note,
  rail,
  recalls,
  scores,
  strip,
  wishes,
  worth,
  thrown,
}) satisfies BoardModule;
