import { ending } from './choices.ts';
import type { Desk } from './desk.svelte.ts';
import { keysDialog } from './dialogs.svelte.ts';
import { nowhere } from './place.ts';

type Deeds = Record<string, (() => void) | false | null | undefined>;

/** What each key does at the table now. */
function deeds(desk: Desk, target: HTMLElement): Deeds {
  const { store, replaying } = desk;
  const { candidate } = store;
  const final = ending(store.decision);
  const inBoard = target.closest('.board') !== null;
  const idle = nowhere(target);
  return {
    e: final && !replaying && (() => store.choose(final)),
    u: desk.canUndo && (() => void store.takeBack()),
    h: desk.hints.may && (() => desk.hints.toggle(true)),
    l: () => desk.showTab('log'),
    r: () => desk.showTab('rules'),
    k: () => (keysDialog.open = true),
    '[': () => desk.step(-1),
    ']': () => desk.step(1),
    ArrowLeft: replaying && !inBoard && (() => desk.step(-1)),
    ArrowRight: replaying && !inBoard && (() => desk.step(1)),
    Home: replaying && (() => desk.lookAtFirst()),
    End: replaying && (() => desk.backToNow()),
    ' ': store.behind && idle && (() => store.skip()),
    Enter: candidate && idle && (() => store.choose(candidate)),
    Escape: () => letGo(desk),
  };
}

/** Escape: whatever is nearest to the reader goes first. */
function letGo(desk: Desk): void {
  const { store } = desk;
  if (desk.drawerOver) desk.drawerOver = false;
  else if (desk.replaying) desk.backToNow();
  else if (store.behind) store.skip();
  else if (desk.recap.open) desk.recap.fold();
  else if (store.candidate) store.candidate = null;
  else if (store.chosen.length > 0) store.chosen = [];
  else if (desk.hints.shown) desk.hints.close();
  else if (store.ending) desk.scored = true;
}

/** Plays by keyboard; keys that belong to a field, a row of tabs or an open dialog are left to them. */
export function onTableKey(event: KeyboardEvent, desk: Desk): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (document.querySelector('dialog[open]')) return;
  // The slider of a look back has the other keys for itself, but Escape leaves it.
  const leaves = event.key === 'Escape' && target.matches('input[type="range"]');
  if (!leaves && target.closest('input, textarea, select, [role="tablist"]')) return;
  const deed = deeds(desk, target)[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!deed) return;
  event.preventDefault();
  deed();
}
