import type { Facts, Recap } from '$src/protocol';

/** What a page needs of the sheet of a game at its table; what the sheet leaves out is empty here. */
export interface SheetFacts {
  /** Domain, id, the rule that tells most about it; `*` stands for all others of a domain. */
  rules: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Kinds of events that begin a round and a turn: the heads of the log, the marks of the replay bar. */
  round: string;
  turn: string;
  /** What the game calls that of which a review counts one after the other. */
  unit: 'turn' | 'round' | 'day';
  /** Other kinds of events that stand out in the log. */
  headlines: readonly string[];
  /** Kinds of events that need no line in the log. */
  quiet: readonly string[];
  /** Kinds of events of the final scoring: they stand under a heading of their own, not under the last turn. */
  scoring: readonly string[];
  /** Kinds of events of one thrown die, with the argument that tells what it shows: those of a throw share a line. */
  rolls: Readonly<Record<string, string>>;
  /** Tables of the content for the drawer "Cards". */
  cards: readonly string[];
  /** What is told to somebody who waited. */
  recap: RecapRules | null;
}

/** What a game tells somebody who was away; see `Recap` of the protocol. */
export type RecapRules = Readonly<Required<Recap>>;

export function sheetOf(facts: Facts | null | undefined): SheetFacts {
  const {
    rules = {},
    round = '',
    turn = '',
    unit = 'turn',
    headlines = [],
    quiet = [],
    scoring = [],
  } = facts ?? {};
  const { rolls = {}, cards = [], recap = null } = facts ?? {};
  const told = recap && { harms: [], begins: [], own: [], place: '', gains: '', ...recap };
  return { rules, round, turn, unit, headlines, quiet, scoring, rolls, cards, recap: told };
}
