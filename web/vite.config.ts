import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { icons } from './vite/icons.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.TABLEE_SERVER ?? 'http://localhost:8000';

export default defineConfig({
  plugins: [icons(), svelte(), svelteTesting()],
  resolve: {
    alias: { $lib: here('src/lib'), $components: here('src/components'), $src: here('src') },
  },
  build: {
    outDir: here('../src/tablee/server/static'),
    emptyOutDir: true,
    // The content security policy of the table allows no data: addresses.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  // Patience for a machine with other things to do.
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], css: false, testTimeout: 30_000 },
});
