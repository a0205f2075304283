import { readStored, writeStored } from '$lib/stored';
import type { Course } from './course.ts';

/** The courses by game; each is fetched when it is begun or goes on. */
const courses: Record<string, () => Promise<{ default: Course }>> = {
  andor: () => import('./andor.ts'),
  defenders: () => import('./defenders.ts'),
  glory: () => import('./glory.ts'),
  havresac: () => import('./havresac.ts'),
  runemasters: () => import('./runemasters.ts'),
};

export function loadCourse(game: string): Promise<Course> | undefined {
  return courses[game]?.().then((module) => module.default);
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
  return Object.keys(courses).find((game) => {
    const kept = readKept(game);
    return kept?.table === table && !kept.left;
  });
}
