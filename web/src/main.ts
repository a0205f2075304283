import '$fonts/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/states.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { games } from '$lib/games.svelte';
import { addressOf } from '$lib/root';
import { router } from '$lib/router.svelte';
import { settings } from '$lib/settings.svelte';
import { fetchTexts } from '$lib/text.svelte';

settings.start();
router.start();

// A part of a page that is older than the table: the table has only the parts of the new one.
window.addEventListener('vite:preloadError', () => {
  void fetch(addressOf('/')).then(
    (page) => page.ok && location.reload(),
    () => undefined,
  );
});

// What games are called is wanted on every page; without it they go by their ids.
await Promise.all([fetchTexts(settings.lang), games.load().catch(() => undefined)]);

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
mount(App, { target });
