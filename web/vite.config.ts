import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { brotli } from './vite/brotli.ts';
import { fonts } from './vite/fonts.ts';
import { icons } from './vite/icons.ts';
import { texts } from './vite/texts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.TABLEE_SERVER ?? 'http://localhost:8000';

const OUT = here('../src/tablee/server/static');
const FONTS = here('node_modules/.tablee-fonts');

/**
 * What several pages share comes in few files: each request has its price, and small files compress badly. First what
 * every page needs, then what every table needs.
 */
const BASE = [
  'node_modules',
  'src/(icons|games/index|learn/kept|art/scenery)',
  'src/lib/(api|dialogs|fluent|games|layout|links|problems|result|router|seats|settings|shapes|stored|text|time|turn|words)\\b',
  'src/components/(BarButtons|Defs|Dialog|Icon|Notice|Rune|RuneMark|TopBar)\\.',
  'src/pages/(LoadingPage|MessagePage)',
];
const DESK = [
  'src/(lib|hints/(?!HintPanel)|intentions/(?!Asking)|recap/(RecapRoom|acted|cover|marks|recap)\\b|boards/(index|kit/(?!drawn/)|shared))',
  'src/components/(table/|ChoiceTile|Glyph|PromptLine|RuleText|SeatChips|Segments|Source|Tooltip)',
  'src/review/(facts|game|keys|review\\.)',
  'src/pages/Table',
];
const SHARED = [
  { name: 'base', test: new RegExp(BASE.join('|')), priority: 2 },
  { name: 'desk', test: new RegExp(DESK.join('|')), priority: 1 },
];

export default defineConfig({
  // The table may be at any sub-path: the server completes the addresses in index.html, all others are relative.
  base: './',
  plugins: [icons(), texts(), fonts(FONTS), svelte(), svelteTesting(), brotli(OUT)],
  resolve: {
    alias: { $lib: here('src/lib'), $components: here('src/components'), $src: here('src'), $fonts: FONTS },
  },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    // The content security policy of the table allows no data: addresses.
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups: SHARED } } },
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  // Patience for a machine with other things to do.
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    css: false,
    testTimeout: 30_000,
  },
});
