import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import ConnectionBanner from '$components/ConnectionBanner.svelte';
import { newer } from '$lib/newer.svelte';
import { settings } from '$lib/settings.svelte';

let online: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers();
  settings.lang = 'en';
  online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

afterEach(() => {
  online.mockRestore();
  vi.useRealTimers();
});

async function after(milliseconds: number): Promise<string> {
  await tick();
  vi.advanceTimersByTime(milliseconds);
  await tick();
  return screen.getByRole('status').textContent ?? '';
}

it('says nothing of a short gap', async () => {
  const { rerender } = render(ConnectionBanner, { connection: 'lost' });
  expect(await after(600)).toBe('');
  await rerender({ connection: 'open' });
  expect(await after(1000)).toBe('');
});

it('says at once that there is no network, and when it is back', async () => {
  online.mockReturnValue(false);
  const { rerender } = render(ConnectionBanner, { connection: 'lost' });
  expect(await after(1)).toContain('Not connected');
  await rerender({ connection: 'open' });
  expect(await after(1)).toContain('Connected again');
  expect(await after(5000)).toBe('');
});

it('says at once that a move is not confirmed', async () => {
  const { rerender } = render(ConnectionBanner, { connection: 'open', sending: true });
  expect(await after(1)).toBe('');
  await rerender({ connection: 'silent', sending: true });
  expect(await after(1)).toContain('your move is not confirmed yet');
  await rerender({ connection: 'silent', sending: false });
  expect(await after(1)).toContain('does not answer');
});

it('offers the newer page of a table that came back with one, and not the same page again', async () => {
  const own = vi.spyOn(document, 'querySelector').mockReturnValue({ src: '/assets/index-old1.js' } as never);
  const page = (name: string) =>
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(`<script src="./assets/${name}.js">`)));
  online.mockReturnValue(false);
  for (const [name, said] of [
    ['index-old1', ''],
    ['index-new1', 'Tablée has been updated. Load the new page'],
  ] as const) {
    page(name);
    const { rerender, unmount } = render(ConnectionBanner, { connection: 'lost' });
    await after(1);
    await rerender({ connection: 'open' });
    await vi.advanceTimersByTimeAsync(1);
    expect((await after(5000)).trim()).toBe(said);
    unmount();
  }
  newer.found = false;
  own.mockRestore();
  vi.unstubAllGlobals();
});
