import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:texts/';

/** How the messages begin that come with what shows them: the board of a game, a review and the page of the end. */
const PARTS: Record<string, RegExp> = {
  runemasters: /^rm-/,
  glory: /^(tg|gl)-/,
  havresac: /^hv-/,
  defenders: /^df-/,
  review: /^(rv|end)-/,
};

/**
 * Serves `virtual:texts/<lang>`, the messages of `src/text/<lang>.ftl` that every page may show, and
 * `virtual:texts/<lang>/<part>`, those of one part. Comments stay at home.
 */
export function texts(): Plugin {
  return {
    name: 'tablee-texts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [lang = '', part = ''] = id.slice(PREFIX.length + 1).split('/');
      const file = fileURLToPath(new URL(`../src/text/${lang}.ftl`, import.meta.url));
      this.addWatchFile(file);
      const lines = readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '' && !line.startsWith('#'));
      const messages = lines.join('\n').split(/\n(?=[a-z])/);
      const owner = (message: string) => Object.keys(PARTS).find((one) => PARTS[one]?.test(message)) ?? '';
      return `export default ${JSON.stringify(messages.filter((one) => owner(one) === part).join('\n'))};`;
    },
  };
}
