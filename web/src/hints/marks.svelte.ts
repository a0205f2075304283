import type { Choice } from '$src/protocol';

/** A suggestion as boards and choices wear it: its number from 1, and the answer it stands for. */
export interface Mark {
  n: number;
  choice: Choice;
}

/** The suggestions on the table; empty where nobody asked, or the game went on. */
class Marks {
  list = $state.raw<readonly Mark[]>([]);
}

export const marks = new Marks();

/** The number of the best suggestion among some answers, for the attribute `data-hint`; undefined: none of them. */
export function hintOn(...choices: (Choice | null | undefined)[]): number | undefined {
  return marks.list.find(({ choice }) => choices.some((one) => one?.text === choice.text))?.n;
}
