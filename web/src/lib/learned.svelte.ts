import { typeset } from './fluent.ts';
import type { Names, Words } from './words.ts';

/**
 * Names of what was secret at first and has been read since. They stay known: the log still tells of what was taken
 * back, and a look back does not make the reader forget.
 */
export class Learned {
  #known = $state.raw<Record<string, Names>>({});

  of(lang: string): Names {
    return this.#known[lang] ?? {};
  }

  /** Keep what is new; nothing changes where all is known already. */
  keep(names: Names, { lang }: Pick<Words, 'lang'>): void {
    const known = this.of(lang);
    const merged: Names = { ...known };
    let changed = false;
    for (const [domain, table] of Object.entries(names)) {
      for (const [id, raw] of Object.entries(table)) {
        const name = typeset(lang, raw);
        if (merged[domain]?.[id] === name) continue;
        merged[domain] = { ...merged[domain], [id]: name };
        changed = true;
      }
    }
    if (changed) this.#known = { ...this.#known, [lang]: merged };
  }
}
