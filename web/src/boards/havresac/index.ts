import type { BoardModule } from '$src/boards';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import Chips from './Chips.svelte';
import Dock from './Dock.svelte';
import { facts } from './ending';
import Line from './Line.svelte';
import { learn } from './learn';
import { beats } from './marks';
import { brief, note, wishes } from './notes';
import './palette.css';
import Side from './Side.svelte';
import { shownSeat, sum } from './questions';
import type { View } from '$src/views/havresac';
import { worth } from './worth';

const scores = true;
/** HAV-9.2 What gold is spent on is worth a look before. */
const secret = ['recruit'];

/** The kingdoms as tabs above the map. */
const strip = 46;

const rail: BoardModule['rail'] = (view: View, seat: number) => {
  const kingdom = view.kingdoms[shownSeat(view, seat)];
  return {
    own: { icon: 'knapsack', word: 'rail-bag', count: kingdom ? sum(kingdom.bag) : undefined },
    beside: { icon: 'three-friends', word: 'rail-others' },
  };
};

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
  secret,
  strip,
  wishes,
  worth,
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
  secret,
  strip,
  wishes,
  worth,
}) satisfies BoardModule;
