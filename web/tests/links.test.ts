import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import LocalHint from '$components/LocalHint.svelte';
import { isLoopback, linkIn } from '$lib/links';
import { settings } from '$lib/settings.svelte';

it('knows the addresses that only this machine can open', () => {
  for (const host of ['localhost', 'tablee.localhost', '127.0.0.1', '127.1.2.3', '[::1]']) {
    expect([host, isLoopback(host)]).toEqual([host, true]);
  }
  for (const host of ['192.168.1.7', 'notlocalhost', '127.example.org', 'table.example.org', '[fe80::1]']) {
    expect([host, isLoopback(host)]).toEqual([host, false]);
  }
});

it('finds the link in what somebody was sent, in the old form too', () => {
  expect(linkIn(' https://play.example/join#seat/a-B_1 ')).toBe('/join#seat/a-B_1');
  expect(linkIn('https://play.example/w/tok')).toBe('/join#watch/tok');
  expect(linkIn('/r/ABCD-EFGH')).toBe('/join#return/ABCD-EFGH');
  for (const other of ['ABCD-EFGH-IJKL', 'https://play.example/table/x', '/join#seat/', 'join us / now']) {
    expect([other, linkIn(other)]).toEqual([other, null]);
  }
});

it('says how to make links for friends, where they would be of no use', async () => {
  settings.lang = 'en';
  const { rerender } = render(LocalHint, { host: '192.168.1.7' });
  expect(screen.queryByRole('note')).toBeNull();
  await rerender({ host: '127.0.0.1' });
  expect(screen.getByRole('note').textContent).toContain('--host 0.0.0.0');
});
