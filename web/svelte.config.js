import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  // Short names for the styles of components: they stand in every element.
  compilerOptions: { runes: true, cssHash: ({ hash, css }) => `s${hash(css)}` },
};
