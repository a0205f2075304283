import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { ICONS } from '../src/icons/names.ts';

const PREFIX = 'virtual:icons/';

interface Collection {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/**
 * Serves `virtual:icons/<set>`: the outlines of the icons that `src/icons/names.ts` lists for that set, and no
 * others. An unknown icon stops the build.
 */
export function icons(): Plugin {
  let collection: Collection | undefined;

  function outline(name: string): string {
    collection ??= JSON.parse(
      readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
    ) as Collection;
    const icon = collection.icons[name] ?? collection.icons[collection.aliases?.[name]?.parent ?? ''];
    const paths = [...(icon?.body ?? '').matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
    if (paths.length === 0) throw new Error(`game-icons has no icon "${name}"`);
    return paths.join('');
  }

  return {
    name: 'tablee-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const set = id.slice(PREFIX.length + 1);
      const names = ICONS[set as keyof typeof ICONS];
      if (!names) throw new Error(`src/icons/names.ts has no set "${set}"`);
      const outlines = Object.fromEntries(names.map((name) => [name, outline(name)]));
      return `export default ${JSON.stringify(outlines)};`;
    },
  };
}
