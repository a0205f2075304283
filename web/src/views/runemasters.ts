// Generated from src/tablee/games/runemasters/view_types.py by `npm run types`: do not edit.

export type PathId = 'red' | 'blue' | 'yellow' | 'green';

export type Rune = 'red' | 'blue' | 'yellow' | 'green' | 'violet' | 'white';

export type GuardianId = 'ismoros' | 'kyreas' | 'kulak' | 'neltai';

export type Ending = 'dawn' | 'temple_fell' | 'guardians_fell';

export interface WeakPoint {
  rune: Rune;
  wounded: boolean;
}

export interface Monster {
  card: string;
  kind: string;
  space: number;
  weak_points: WeakPoint[];
  mana: number;
  life: number;
  /** What its blow takes now (RUN-9.4). */
  melee: number;
  /** What its shot takes; 0 if it never shoots. */
  shot: number;
  /** It loses its wounds at the end of every turn. */
  heals: boolean;
}

export interface Path {
  id: PathId;
  guardian: GuardianId | null;
  blocked: boolean;
  monsters: Monster[];
}

export interface Guardian {
  seat: number;
  id: GuardianId | null;
  life: number;
  /** The end of the track; 0 while no figure is chosen. */
  full_life: number;
  mana: number;
  /** The end of the track; 0 while no figure is chosen. */
  full_mana: number;
  /** The space of the Ultimate token; null once it is discarded. */
  ultimate: number | null;
  ultimate_uses: number;
  charged: boolean;
  path: PathId | null;
  alive: boolean;
  shield: boolean;
  poison: boolean;
  angel: boolean;
}

export interface ShownDie {
  rune: Rune;
  /** How answers name it: two that are alike are interchangeable. */
  die: string;
  rerolled: boolean;
  spent: boolean;
}

/** Something that will happen as soon as the actions end, in the words of the log. */
export interface Happening {
  kind: string;
  args: Record<string, string>;
}

export interface Temple {
  life: number;
  full: number;
}

export interface View {
  difficulty: string;
  temple: Temple;
  round: number;
  turn: number;
  elder: number | null;
  active: number | null;
  event: string | null;
  events_played: string[];
  event_deck: number;
  monster_deck: number;
  /** Dawn is one of so many cards at the bottom of the deck (RUN-1.17). */
  last_cards: number;
  discard: string[];
  frozen: boolean;
  guardians: Guardian[];
  paths: Path[];
  dice: ShownDie[];
  free_move: boolean;
  reroll_cost: number;
  release_cost: number;
  /** The space of the Ultimate track on which the power can be used. */
  ultimate_full: number;
  /** What the event of the round does to shots, rewards and wounded guardians. */
  no_shots: boolean;
  no_mana: boolean;
  poisons: boolean;
  /** What the rules do as soon as the guardian on turn ends the actions; empty outside the actions. */
  forecast: Happening[];
  ended: Ending | null;
}
