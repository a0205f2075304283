/** What is drawn on map and tiles, in words: for notes, tooltips and those who do not see the picture. */
import type { Choice, Decision } from '$src/protocol';
import { t } from '$lib/text.svelte';
import type { Words } from '$lib/words';
import { arrivals, effect, type Deed } from './arrival';
import { MOVES, target } from './spots';
import { PARTS, type Tally } from './tally';
import type { Refused } from './shop';
import { CASTLE, catalogueOf, groundAt, quarterOf, readCell } from './catalogue';
import { faceOf, sum, tileFace } from './questions';
import type { Kingdom, View } from '$src/views/havresac';
import type { Way } from './walk';

export const list = (words: readonly string[]) => words.filter(Boolean).join(', ');
export const sentences = (words: readonly string[]) => words.filter(Boolean).join(' · ');

/** "C7": column and row, as the rulers of the map show them. */
export const square = (cell: string, text: Words) => text.message('square', { ...readCell(cell) });

/** "Hut G", "Village I5": marks where there are some, else column and row. */
export function placeName(view: View, cell: string, text: Words): string {
  const ground = groundAt(catalogueOf(text.catalogue).boards[view.board] ?? [], cell);
  switch (ground.kind) {
    case 'hut':
    case 'grove':
      return t(`hv-${ground.kind}`, { mark: ground.mark });
    case 'start':
      return t('hv-start', { number: ground.number, square: square(cell, text) });
    case 'castle':
      return t('hv-castle');
    default:
      return t(`hv-${ground.kind}`, { square: square(cell, text) });
  }
}

/** The same with its quarter, column and row, for those who do not see the map. */
export function wholePlace(view: View, cell: string, text: Words): string {
  const quarter = quarterOf(cell);
  const name = placeName(view, cell, text);
  const where = square(cell, text);
  return list([name, quarter ? t(`hv-quarter-${quarter}`) : '', name.includes(where) ? '' : where]);
}

/** Everything on a cell. */
export function cellName(view: View, kingdom: Kingdom, cell: string, text: Words): string {
  const ground = groundAt(catalogueOf(text.catalogue).boards[view.board] ?? [], cell);
  const guardian = kingdom.guardians[cell];
  const creature = kingdom.creatures[cell];
  return list([
    wholePlace(view, cell, text),
    ground.kind === 'village' ? t(kingdom.repaired.includes(cell) ? 'hv-repaired' : 'hv-destroyed') : '',
    ground.kind === 'chest' ? t(kingdom.opened.includes(cell) ? 'hv-opened' : 'hv-closed') : '',
    guardian ? text.piece('guardian', guardian) : '',
    creature ? text.piece('creature', creature) : '',
    kingdom.tents.includes(cell) ? t('hv-tent') : '',
  ]);
}

/** What a repaired village changes: mostly each day's glory, but not every one does, and on the last day only today's. */
function repairText({ before, after, last }: Extract<Deed, { kind: 'repair' }>): string {
  if (before === after) return t(last ? 'hv-deed-repair-same-last' : 'hv-deed-repair-same', { count: after });
  return t(last ? 'hv-deed-repair-last' : 'hv-deed-repair', { before, count: after });
}

export function deedText(deed: Deed, text: Words): string {
  switch (deed.kind) {
    case 'eliminate': {
      const params = { creature: text.piece('creature', deed.creature), count: deed.glory };
      if (deed.vp > 0) return t('hv-deed-shot', { ...params, vp: deed.vp });
      return t(deed.sword ? 'hv-deed-sword' : 'hv-deed-eliminate', params);
    }
    case 'capture':
      return t('hv-deed-capture', { count: deed.glory });
    case 'repair':
      return repairText(deed);
    case 'recall':
      return t('hv-deed-recall', { guardian: text.piece('guardian', deed.guardian) });
    default:
      return t(`hv-deed-${deed.kind}`);
  }
}

/** "2 steps from the Guide". */
export function wayText(kingdom: Kingdom, way: Way, text: Words): string {
  const [start = CASTLE] = way.cells;
  if (way.cells.length > 1 && way.cells.at(-1) === start)
    return t('hv-steps-back', { count: way.cells.length - 1 });
  const guardian = kingdom.guardians[start];
  const from = guardian
    ? text.piece('guardian', guardian)
    : start !== CASTLE && kingdom.tents.includes(start)
      ? t('hv-tent')
      : t('hv-castle');
  return t('hv-steps', { count: way.cells.length - 1, from });
}

/** What a choice about a cell brings, without the name of the cell. */
export function outcome(view: View, kingdom: Kingdom, choice: Choice, text: Words): string {
  const catalogue = catalogueOf(text.catalogue);
  const cell = target(choice, 'cell');
  if (MOVES.includes(choice.verb)) {
    const sword = choice.verb === 'storm';
    return list(arrivals(view, kingdom, catalogue, cell, sword).map((deed) => deedText(deed, text)));
  }
  const deed = effect(view, kingdom, catalogue, choice.verb, cell);
  return deed ? deedText(deed, text) : '';
}

/** What a click on a cell does, and what comes of it. */
export function spotName(
  view: View,
  kingdom: Kingdom,
  decision: Decision | null,
  choice: Choice,
  way: Way | undefined,
  text: Words,
): string {
  return sentences([
    text.choice(choice, decision ?? undefined),
    cellName(view, kingdom, target(choice, 'cell'), text),
    outcome(view, kingdom, choice, text),
    way ? wayText(kingdom, way, text) : '',
  ]);
}

/** "Night face · moves 3". */
export function faceText(view: View, kind: string, text: Words): string {
  const face = tileFace(view, catalogueOf(text.catalogue), kind);
  return sentences([
    t(`hv-face-${faceOf(view, kind)}`),
    face.straight ? t('hv-straight') : t('hv-moves', { count: face.movement }),
  ]);
}

/** The same for the guardian in play, with what boots and feather have added to its way. */
export function strideText(view: View, kingdom: Kingdom, kind: string, text: Words): string {
  const { stride } = kingdom;
  const face = tileFace(view, catalogueOf(text.catalogue), kind);
  if (!stride || kingdom.hand !== kind) return faceText(view, kind, text);
  const more = stride.steps > face.movement && !face.straight;
  return sentences([
    more
      ? sentences([
          t(`hv-face-${faceOf(view, kind)}`),
          t('hv-moves-with', { count: stride.steps, object: text.piece('object', 'boots') }),
        ])
      : faceText(view, kind, text),
    stride.feather ? t('hv-unhindered', { object: text.piece('object', 'feather') }) : '',
  ]);
}

/** What the face in play lets a guardian do. */
export const abilityText = (view: View, kind: string, text: Words) =>
  text.table(`guardian-${faceOf(view, kind)}`)[kind] ?? '';

export function refusedText(refused: Refused, text: Words): string {
  switch (refused.why) {
    case 'gold':
      return t('hv-refused-gold', { count: refused.missing });
    case 'order':
      return t('hv-refused-order', { names: list(refused.before.map((seat) => text.seat(seat))) });
    default:
      return t(`hv-refused-${refused.why}`);
  }
}

/** "monsters 4, fairies 2, villages 2". */
export const tallyText = (one: Tally) =>
  list(PARTS.filter((part) => one[part] > 0).map((part) => t(`hv-part-${part}`, { count: one[part] })));

/** Whether somebody still recruits or has finished; neither while there is a bag to draw from. */
function stateOf(view: View, kingdom: Kingdom): 'recruits' | 'done' | null {
  if (view.phase === 'recruitment') return view.recruiting.includes(kingdom.seat) ? 'recruits' : 'done';
  const idle = sum(kingdom.bag) === 0 && kingdom.hand === null && kingdom.acting === null;
  return view.phase === 'adventure' && idle ? 'done' : null;
}

/** What somebody is doing now, in a few words after the name: "you" or a player's. Nothing once the game is over. */
export function stateText(view: View, kingdom: Kingdom, seat: number): string {
  if (view.ended) return '';
  const state = stateOf(view, kingdom);
  return state
    ? t(`hv-state-${state}`, { who: kingdom.seat === seat ? 'you' : 'other' })
    : t('hv-in-bag', { count: sum(kingdom.bag) });
}

/** The same where no name stands before it. */
export function stateSentence(view: View, kingdom: Kingdom, seat: number, text: Words): string {
  const state = stateOf(view, kingdom);
  if (!state) return t('hv-in-bag', { count: sum(kingdom.bag) });
  const who = kingdom.seat === seat ? 'you' : 'other';
  return t(`hv-now-${state}`, { who, name: text.seat(kingdom.seat) });
}
