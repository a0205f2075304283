import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import Announcer from '$components/Announcer.svelte';
import { Words } from '$lib/words';
import { event, gameText } from './fixtures.ts';

const chosen = (n: number) => event(n, n, 'guardian-chosen', { seat: '1', guardian: 'kulak' });

it('tells every line of a long night, and what came before stays until it is read', async () => {
  const words = new Words(gameText);
  const night = Array.from({ length: 30 }, (_, i) => chosen(i + 1));
  const { container, rerender } = render(Announcer, { props: { events: night, words } });
  const lines = () => container.querySelectorAll('[aria-live] p').length;
  expect(lines()).toBe(30);
  expect(container.querySelector('[aria-live]')?.getAttribute('aria-atomic')).toBe('false');
  await rerender({ events: [chosen(31)], words });
  expect(lines()).toBe(31);
  await rerender({ events: [chosen(31)], words });
  expect(lines()).toBe(31);
});
