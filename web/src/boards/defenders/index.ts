import type { BoardModule } from '$src/boards';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import Chips from './Chips.svelte';
import { brief } from './brief';
import { beats } from './beats';
import Dock from './Dock.svelte';
import { facts } from './ending';
import { learn } from './learn';
import Line from './Line.svelte';
import { note, wishes } from './notes';
import './palette.css';
import Side from './Side.svelte';
import { worth } from './worth';

const scores = true;

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
  scores,
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
  scores,
  wishes,
  worth,
  thrown,
}) satisfies BoardModule;
