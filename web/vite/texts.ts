import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:texts/';

/** How the messages begin that only the board of a game shows. */
const BOARDS: Record<string, RegExp> = {
  runemasters: /^rm-/,
  glory: /^(tg|gl)-/,
  havresac: /^hv-/,
  defenders: /^df-/,
};

/**
 * Serves `virtual:texts/<lang>`, the messages of `src/text/<lang>.ftl` that every page may show, and
 * `virtual:texts/<lang>/<game>`, those of one board. Comments stay at home.
 */
export function texts(): Plugin {
  return {
    name: 'tablee-texts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [lang = '', game = ''] = id.slice(PREFIX.length + 1).split('/');
      const file = fileURLToPath(new URL(`../src/text/${lang}.ftl`, import.meta.url));
      this.addWatchFile(file);
      const lines = readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '' && !line.startsWith('#'));
      const messages = lines.join('\n').split(/\n(?=[a-z])/);
      const owner = (message: string) =>
        Object.keys(BOARDS).find((board) => BOARDS[board]?.test(message)) ?? '';
      return `export default ${JSON.stringify(messages.filter((one) => owner(one) === game).join('\n'))};`;
    },
  };
}
