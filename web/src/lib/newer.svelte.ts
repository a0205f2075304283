import { addressOf } from './root.ts';

/** The main script of a page, whose name changes with every build. */
const SCRIPT = /assets\/index-[\w-]+\.js/;

const own = (): string | undefined =>
  SCRIPT.exec(document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '')?.[0];

/** Whether the table has a newer page than this one, which was open while it was brought up to date. */
class Newer {
  found = $state(false);

  /** Ask the table which page it has; a page that is not built, or no answer, tells nothing. */
  async look(): Promise<void> {
    const mine = own();
    if (!mine || this.found) return;
    try {
      const response = await fetch(addressOf('/'), { credentials: 'same-origin', cache: 'no-cache' });
      const theirs = response.ok ? SCRIPT.exec(await response.text())?.[0] : undefined;
      this.found = theirs !== undefined && theirs !== mine;
    } catch {
      // It is asked again after the next loss of the connection.
    }
  }
}

export const newer = new Newer();
