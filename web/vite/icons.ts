import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { optimize, type Config } from 'svgo';
import type { Plugin } from 'vite';
import { ICONS } from '../src/icons/names.ts';

const PREFIX = 'virtual:icons/';

/** Whole numbers in the square of 512: an icon is drawn at an eighth of that, and its outline is half as long. */
const ROUNDED: Config = { plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }] };

interface Collection {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/**
 * Serves `virtual:icons/<set>`: the outlines of the icons that `src/icons/names.ts` lists for that set, and no
 * others, without those that every page has. An unknown icon stops the build.
 */
export function icons(): Plugin {
  let collection: Collection | undefined;

  function outline(name: string): string {
    collection ??= JSON.parse(
      readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
    ) as Collection;
    const icon = collection.icons[name] ?? collection.icons[collection.aliases?.[name]?.parent ?? ''];
    const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${icon?.body ?? ''}</svg>`, ROUNDED);
    const paths = [...data.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
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
      const here = set === 'page' ? [] : (ICONS.page as readonly string[]);
      const outlines = Object.fromEntries(
        names.filter((name) => !here.includes(name)).map((name) => [name, outline(name)]),
      );
      return `export default ${JSON.stringify(outlines)};`;
    },
  };
}
