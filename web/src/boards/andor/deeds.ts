/** The answers by what they are: actions of the turn, free actions, those of the map, those of scenes. */
import type { Choice, Decision } from '$src/protocol';
import { target } from './trade';

/** AND-8.2 Free actions that are not an exchange. */
export const FREE = [
  'relight',
  'fire',
  'relight_sheet',
  'fire_sheet',
  'use',
  'tablets',
  'activate',
  'peek',
  'fly',
  'land',
];
/** Handing over, picking up, putting down, bartering: they have a scene of their own. */
export const EXCHANGE = ['give', 'take', 'refuse', 'pick', 'drop', 'barter'];
/** The falcon lets heroes exchange over any distance. */
export const FLIGHT = ['fly', 'land'];
/** Those that need nobody else. */
export const GROUND = ['pick', 'drop'];
/** Answers that are pressed on the map. */
export const ON_MAP = ['move', 'ashore', 'lead', 'volpin', 'reveal'];

/** Questions that the fight asks. */
export const FIGHT_KINDS = [
  'invite',
  'invited',
  'black_plant',
  'steal',
  'choose_dice',
  'blade',
  'turn_die',
  'red_plant',
  'go_on',
  'reward',
  'share',
];
/** Questions that get a small page of their own. */
export const ASK_KINDS = ['pay', 'take_along', 'receive', 'choose', 'name_hero'];

export const byVerb = (decision: Decision | null | undefined, verbs: readonly string[]): Choice[] =>
  decision?.choices.filter(({ verb }) => verbs.includes(verb)) ?? [];

/** The question to a seat, or what it may do out of turn. */
export const openTo = (decisions: readonly Decision[], seat: number): Decision | null =>
  decisions.find((open) => open.seat === seat && open.kind !== 'offer') ??
  decisions.find((open) => open.seat === seat) ??
  null;

export const isFree = ({ verb }: Choice): boolean =>
  FREE.includes(verb) || EXCHANGE.includes(verb) || verb === 'reveal';

/** The answers of a fight's question, without the free actions between two rounds. */
export const answers = (decision: Decision): Choice[] => decision.choices.filter((choice) => !isFree(choice));

/** The die that an answer is about, counted from 0; null: none. */
export const dieOf = (choice: Choice): number | null => {
  const die = target(choice, 'die');
  return die ? Number(die) - 1 : null;
};

/** The seat that an answer is about; null: none. */
export const seatOf = (choice: Choice): number | null => {
  const other = target(choice, 'other');
  return other ? Number(other) - 1 : null;
};
