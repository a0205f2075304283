import type { Choice, Decision } from '$src/protocol';
import { ready } from './questions';
import type { Kingdom } from '$src/views/havresac';

export const target = (choice: Choice, domain: string) =>
  choice.targets.find(([d]) => d === domain)?.[1] ?? '';

/** Verbs that move the drawn guardian to a cell, and those that act on a cell from afar. */
export const MOVES: readonly string[] = ['to', 'storm'];
export const TOOLS: readonly string[] = ['call', 'shoot', 'build', 'recall', 'bow', 'net', 'hammer'];
/** Tools that reach exactly two cells over anything, and those that fly in a line. */
export const OVER: readonly string[] = ['call', 'net', 'build', 'hammer'];

/** A cell that can be clicked, with what a click does there. */
export interface CellSpot {
  cell: string;
  /** The first is done by a click; more than one where two tools reach the same cell. */
  choices: [Choice, ...Choice[]];
}

/** The cells that can be clicked; with a tool in hand, only its targets. */
export function cellSpots(decision: Decision | null, tool: string | null = null): CellSpot[] {
  const found = new Map<string, CellSpot>();
  for (const choice of decision?.choices ?? []) {
    const cell = target(choice, 'cell');
    if (!cell || (tool !== null && TOOLS.includes(choice.verb) && choice.verb !== tool)) continue;
    const known = found.get(cell);
    if (known) known.choices.push(choice);
    else found.set(cell, { cell, choices: [choice] });
  }
  return [...found.values()];
}

/** Elsewhere than under the map: guardians to recruit are in the shop, objects that help beside the guardian. */
const ELSEWHERE: readonly string[] = ['recruit', 'use'];

/** Choices without a cell: the buttons under the map. */
export const deeds = (decision: Decision | null): Choice[] =>
  (decision?.choices ?? []).filter(
    ({ verb, targets }) => !ELSEWHERE.includes(verb) && targets[0]?.[0] !== 'cell',
  );

/** What could help a guardian on its way; without a choice where it would open no further space (HAV-7.15). */
export const aids = (kingdom: Kingdom, decision: Decision): { what: string; choice: Choice | null }[] =>
  decision.kind === 'destination'
    ? ['boots', 'feather']
        .filter((what) => ready(kingdom, what) > 0)
        .map((what) => ({
          what,
          choice:
            decision.choices.find((one) => one.verb === 'use' && target(one, 'object') === what) ?? null,
        }))
    : [];

/** The tools among the choices, in their order. */
export const toolsOf = (decision: Decision | null): string[] => [
  ...new Set((decision?.choices ?? []).map(({ verb }) => verb).filter((verb) => TOOLS.includes(verb))),
];
