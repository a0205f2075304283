import type { Pieces } from '$src/games';
import type { IconName } from '$src/icons';
import type { Decision } from '$src/protocol';
import { ending, folds } from './choices.ts';
import type { Desk } from './desk.svelte.ts';
import { layout } from './layout.svelte.ts';
import { isOffered } from './offered.svelte.ts';
import { settings } from './settings.svelte.ts';
import type { TableStore } from './table.svelte.ts';
import { t } from './text.svelte.ts';
import { moment } from './time.ts';
import type { Words } from './words.ts';

export interface Prompt {
  icon: IconName;
  /** The reader must decide. */
  own: boolean;
  sentence: string;
  hint: string;
}

/** The one sentence over the board: who must do what, or what the reader is looking at. */
export function promptOf(desk: Desk, words: Words, pieces: Pieces | undefined): Prompt {
  const { store } = desk;
  if (desk.replaying) {
    return {
      icon: 'backward-time',
      own: false,
      sentence: t('looking-back'),
      hint: t(nothingToReturnTo(desk) ? 'looking-back-no-return' : 'looking-back-hint'),
    };
  }
  if (store.ending && !desk.result) {
    const [icon, own] = ['sands-of-time', false] as const;
    if (store.behind) return { icon, own, sentence: t('waiting-shown'), hint: '' };
    return { icon, own, sentence: t('ending-shown'), hint: t('ending-shown-hint') };
  }
  if (store.ending) {
    const from = store.table?.differs ?? null;
    const hint = from === null ? t('game-over') : t('other-rules-hint', { n: from });
    return { icon: 'check-mark', own: false, sentence: words.outcome(store.ending), hint };
  }
  if (store.table?.watch_only) {
    return { icon: 'backward-time', own: false, sentence: t('watch-only'), hint: t('watch-only-hint') };
  }
  return store.decision ? asked(desk, words, pieces) : waitingFor(store, words);
}

function nothingToReturnTo(desk: Desk): boolean {
  const { past, ending, mine } = desk.store;
  return past !== null && !ending && mine.length > 0 && !desk.canReturn;
}

function asked({ store, hints }: Desk, words: Words, pieces: Pieces | undefined): Prompt {
  const { decision, candidate, view, chosen } = store;
  if (!decision) return waitingFor(store, words);
  const figure = view && pieces?.figure(view, decision.seat);
  const names = chosen.map(([domain, id]) => words.piece(domain, id)).join(', ');
  const hint = candidate
    ? t('confirm-choice', { choice: words.choice(candidate, decision) })
    : names
      ? t(byTouch() ? 'chosen-hint-touch' : 'chosen-hint', { pieces: names })
      : hints.suggestions.length > 0
        ? t('hint-prompt', { count: hints.suggestions.length })
        : hintOf(decision);
  return {
    icon: (figure && pieces?.icon(figure[0], figure[1])) ?? 'person',
    own: true,
    sentence: words.prompt(decision),
    hint,
  };
}

const byTouch = () => layout.touch || layout.size === 'phone';

/** How one chooses: what the number keys do depends on what the panel shows. */
function hintOf(decision: Decision): string {
  // The button that ends the turn says its own key, and is not on the board.
  const end = ending(decision);
  const choices = decision.choices.filter((choice) => choice !== end);
  if (choices.length === 0) return '';
  if (byTouch()) return t('choose-hint-touch');
  if (choices.every((choice) => isOffered(choice.text))) return t('choose-hint-board');
  return t(folds(choices) ? 'choose-hint-groups' : 'choose-hint', { count: choices.length });
}

/** The table waits for the reader alone: whatever is still being shown, the next choice is theirs. */
export function upNext(store: TableStore): boolean {
  const asked = store.live?.waiting ?? [];
  return asked.length > 0 && asked.every((seat) => store.mine.includes(seat));
}

function waitingFor(store: TableStore, words: Words): Prompt {
  const open = store.seats.filter((seat) => seat.kind === 'open').length;
  const waiting = { icon: 'sands-of-time', own: false } as const;
  if (open > 0) {
    return { ...waiting, sentence: t('waiting-seats', { count: open }), hint: t('waiting-seats-hint') };
  }
  if (upNext(store)) {
    // The reader is next, but what the others did is still being shown.
    return { ...waiting, sentence: t('waiting-shown'), hint: t('waiting-shown-hint') };
  }
  // Whoever acts on the board, not who does at the table by now.
  const question = store.shown?.questions?.[0];
  const asked = store.shown?.waiting ?? [];
  const away = store.seats.filter(
    (seat) => seat.kind === 'person' && !seat.online && asked.includes(seat.seat),
  );
  if (asked.length > 0 && away.length === asked.length) {
    const ripe = away.map((seat) => store.ripeAt(seat)).filter((at) => at !== null);
    const may = ripe.length > 0 && away.some((seat) => store.mayReplace(seat));
    const hint = may
      ? t('waiting-away-give', { time: moment(Math.min(...ripe), settings.lang) })
      : t('waiting-away-hint');
    return { ...waiting, sentence: words.tell('waiting-away', { names: asked }), hint };
  }
  const sentence = question
    ? words.waiting(question)
    : asked.length > 0
      ? words.tell('waiting-for', { names: asked })
      : t('waiting-for', { names: t('the-table') });
  const advised = store.advised;
  if (advised !== null && asked.includes(advised)) {
    return { ...waiting, sentence, hint: words.tell('hint-asked-by', { name: advised }) };
  }
  const said = settings.intentions ? store.intentions.find(({ seat }) => asked.includes(seat)) : undefined;
  if (said) {
    const hint = words.tell('told-deed', { name: said.seat }, { said: words.intention(said) });
    return { ...waiting, sentence, hint };
  }
  return { ...waiting, sentence, hint: t(store.mine.length > 0 ? 'waiting-hint' : 'watching-hint') };
}
