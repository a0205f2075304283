import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import EngineWord from '$components/EngineWord.svelte';
import type { EngineInfo } from '$src/protocol';
import { settings } from '$lib/settings.svelte';

let bots: EngineInfo['bots'];
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  settings.lang = 'en';
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return new Response(JSON.stringify({ bots }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says that bots are slower until they are ready, and asks no more then', async () => {
  bots = 'waiting';
  render(EngineWord);
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByText(/still warming up/)).toBeTruthy();
  bots = 'compiled';
  await vi.advanceTimersByTimeAsync(5000);
  expect(screen.queryByText(/Bots/)).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(2);
});

it('asks no more once nobody looks', async () => {
  bots = 'waiting';
  const { unmount } = render(EngineWord);
  await vi.advanceTimersByTimeAsync(0);
  unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(1);
});
