import type { Component } from 'svelte';
import type { Choice, Decision, Event } from '$src/protocol';
import type { FactsOf } from '$src/review/facts';
import type { Foresight } from '$lib/preview.svelte';
import type { Form, Size } from '$lib/layout.svelte';
import type { Settings } from '$lib/settings.svelte';
import type { IconName } from '$src/icons';
import type { Target } from '$lib/table.svelte';
import type { Names, Words } from '$lib/words';

/** What every part of a board gets. The decision panel is complete without it; a board makes it a picture. */
export interface BoardProps<View = Record<string, unknown>> {
  /** What the reader's seat sees, at the moment that is looked at. */
  view: View;
  /** The seat the board is drawn for, -1 for onlookers. */
  seat: number;
  /**
   * Open questions to the reader; empty while waiting and while looking back. First those to the seat the board is
   * drawn for, then what other seats of the reader may do out of turn.
   */
  decisions: Decision[];
  /** The events that led to this view, for animation and marks; empty while looking back. */
  events: Event[];
  /**
   * What has happened up to this view and still counts, oldest first: for stories that began earlier. It begins with
   * the game only in a short one: what may lie further back is named in `recalls`.
   */
  told: readonly Event[];
  past: boolean;
  /** In a review: the seat whose step is looked at. */
  about?: number | undefined;
  /** A small picture of a moment: what the reader looks at elsewhere does not change it, nor it that. */
  picture?: boolean;
  /** Pieces picked to narrow the choices down; toggled by `onpick`. */
  chosen: readonly Target[];
  /** A choice that waits for its confirmation: show it as planned. */
  candidate: Choice | null;
  /** Looks ahead: what a choice would do, what the game answers about this position. None in pictures of the past. */
  ahead?: Foresight;
  /** A piece to point at, for "show me" and for the guided game. */
  marked: Target | null;
  size: Size;
  /** How the table is laid out. */
  form?: Form;
  /** A column beside the board holds `Beside`: what is there need not be in `Side` or over the board. */
  beside?: boolean;
  text: Words;
  settings: Settings;
  onchoose: (choice: Choice) => void;
  onwhy: (text: string) => void;
  onpick: (target: Target) => void;
  /** Show the rule text of a piece in a tooltip at that element. */
  oninspect: (domain: string, id: string, at: Element) => void;
  /** The reader has seen the final scoring to its end, or does not want to. */
  scored: boolean;
  onscored: (done: boolean) => void;
}

/** What is told over a board gets what the reader found on coming, too: it may itself come later. */
export interface SceneProps<View> extends BoardProps<View> {
  arrived?: { view: View; told: readonly Event[] };
}

type Part = Component<BoardProps<never>>;

/** Dice as they fell, for who looks back: what each shows. */
export interface ThrownProps {
  faces: readonly Target[];
  words: Words;
}

/** A choice in few words: what its tile shows, and what only its sign shows, for those who do not see it. */
export interface Brief {
  title: string;
  spoken: string;
}

/** What a panel is called in the rail of a phone held sideways: its sign, the key of its word, how much is in it. */
export interface RailWord {
  icon: IconName;
  word: string;
  count?: number | undefined;
}

/** What the module of a board exports. `Dock` and `Side` may be missing. */
export interface BoardModule {
  /** The picture; fills the room it is given. */
  Board: Part;
  /** Dice, hand, reserves: left of the choices under the board, above them in the phone's sheet. */
  Dock?: Part;
  /** Own things, then what is coming: panels of the left column, a row of panels on a tablet. */
  Side?: Part;
  /** Strips and company of the board, in a column where there is one; elsewhere `Board` and `Side` show them. */
  Beside?: Part;
  /** One line of own numbers at the foot of the phone's sheet. */
  Line?: Part;
  /** The words for `Side` and `Beside` in the rail. */
  rail?: (view: never, seat: number) => { own: RailWord; beside?: RailWord };
  /** Strips folded to chips over a board that runs from edge to edge; without them the menu is in the rail. */
  Chips?: Part;
  /** Pixels that the board itself takes from the picture on a phone, for tabs and tracks above it. */
  strip?: number;
  /** Shows the final scoring step by step and says `onscored` after it: only then comes the result. */
  scores?: boolean;
  /** Kinds of questions whose answer is secret and final, or worth a look: a finger marks it first, and confirms. */
  secret?: readonly string[];
  /** Names that the texts of the game do not hold because they are secret at first: what this view has disclosed. */
  learn?: (view: never, text: Words) => Names;
  /** Kinds of events whose last one the board needs, however long ago it was. */
  recalls?: readonly string[];
  /** How many beats of the reader's pace the board needs to tell these events; one where it says nothing. */
  beats?: (events: readonly Event[]) => number;
  /** How dice are drawn that fell by outcomes of this verb. */
  thrown?: { verb: string; Dice: () => Promise<{ default: Component<ThrownProps> }> };
  /** What the end of a game tells beside its result. */
  facts?: FactsOf;
  /** Actions worth naming although they are not possible now; the panel offers "why not?" for them. */
  wishes?: (view: never, decision: Decision) => Choice[];
  /** A choice in fewer words than its sentence, for its tile; null if there are none. */
  brief?: (view: never, choice: Choice, text: Words) => Brief | null;
  /** What a choice brings, as far as its own note tells it: gains, wounds, distance, cost. More stands first. */
  worth?: (view: never, text: Words, seat: number, decision: Decision | null) => (choice: Choice) => number;
  /** The consequence of a choice of a seat in a few words, for its second line: "3 → 4: ready to use". */
  note?: (view: never, choice: Choice, text: Words, seat: number, decision?: Decision) => string;
}

const modules = import.meta.glob<BoardModule>('./*/index.ts');

/** The boards by game; each is fetched when a table of its game is opened. */
export const boards: Partial<Record<string, () => Promise<BoardModule>>> = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [path.split('/')[1] ?? path, load]),
);

/** What a game is drawn by that has no board here. */
export const drawnBoard = (): Promise<BoardModule> => import('./kit/drawn');
