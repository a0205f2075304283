import { readStored, writeStored } from '$lib/stored';
import type { Course } from './course.ts';

/** The courses by game; each is fetched when it is begun or goes on. */
const courses = import.meta.glob<{ default: Course }>(['./*.ts', '!./course.ts', '!./kept.ts']);

/** Whether a game has a guided first game. */
export const hasCourse = (game: string) => `./${game}.ts` in courses;

export function loadCourse(game: string): Promise<Course> | undefined {
  return courses[`./${game}.ts`]?.().then((module) => module.default);
}

/** What the browser keeps of a guided game. */
export interface Kept {
  table: string;
  done: string[];
  /** The lessons that were shown or done, in the order in which they were met. */
  met?: string[];
  /** The learner has left the guide: the table goes on without it. */
  left?: boolean;
}

const keyOf = (game: string) => `learn.${game}`;

export function readKept(game: string): Kept | undefined {
  return readStored<Kept | undefined>(keyOf(game), undefined);
}

export function keep(game: string, kept: Kept): void {
  writeStored(keyOf(game), kept);
}

/** The game whose guide goes on at this table, by whatever way the learner comes there. */
export function guidedAt(table: string): string | undefined {
  const games = Object.keys(courses).map((path) => path.slice(2, -3));
  return games.find((game) => {
    const kept = readKept(game);
    return kept?.table === table && !kept.left;
  });
}
