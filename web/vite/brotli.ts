import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** What becomes smaller; pictures and fonts are compressed already. */
const TEXTS = /\.(js|css|svg)$/;

/** Puts a compressed copy beside each file of text under `assets`: the table sends it as it is. */
export function brotli(folder: string): Plugin {
  return {
    name: 'tablee-brotli',
    apply: 'build',
    closeBundle() {
      const assets = join(folder, 'assets');
      for (const name of readdirSync(assets).filter((name) => TEXTS.test(name))) {
        const whole = readFileSync(join(assets, name));
        const params = {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
        };
        writeFileSync(join(assets, `${name}.br`), brotliCompressSync(whole, { params }));
      }
    },
  };
}
