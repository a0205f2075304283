import { afterEach, expect, it } from 'vitest';
import { flushSync } from 'svelte';
import { Settings } from '$lib/settings.svelte';

afterEach(() => {
  localStorage.clear();
  document.documentElement.lang = '';
});

function visit(tableLang: string): { settings: Settings; leave: () => void } {
  document.documentElement.lang = tableLang;
  const settings = new Settings();
  const leave = settings.start();
  flushSync();
  return { settings, leave };
}

it('speaks the language of the table at every visit, until the reader chooses one', () => {
  const first = visit('fr');
  expect(first.settings.lang).toBe('fr');
  first.settings.sound = true;
  flushSync();
  first.leave();

  const second = visit('en');
  expect(second.settings.sound).toBe(true);
  expect(second.settings.lang).toBe('en');
  second.settings.lang = 'fr';
  flushSync();
  expect(document.documentElement.lang).toBe('fr');
  second.leave();

  const third = visit('en');
  expect(third.settings.lang).toBe('fr');
  third.leave();
});

it('speaks the language of the browser where the table has none', () => {
  const { settings, leave } = visit('mul');
  expect(settings.lang).toBe(navigator.language.startsWith('fr') ? 'fr' : 'en');
  leave();
});
