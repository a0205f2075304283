import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  document.documentElement.dataset.root = '/club/tablee';
  vi.resetModules();
});

afterEach(() => {
  delete document.documentElement.dataset.root;
  history.replaceState(null, '', '/');
});

it('asks the table under its sub-path', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => (asked.push(address), Promise.resolve(new Response('{}'))));
  const { api } = await import('$lib/api');
  const { socketAddress } = await import('$lib/table.svelte');
  await api.me();
  expect(asked).toEqual(['/club/tablee/api/me']);
  expect(api.recordAddress('t1')).toBe('/club/tablee/api/tables/t1/record');
  expect(new URL(socketAddress()).pathname).toBe('/club/tablee/ws');
  vi.unstubAllGlobals();
});

it('sends links that lead under the sub-path, and takes them back', async () => {
  const { absolute, linkIn } = await import('$lib/links');
  expect(absolute('/join#seat/tok')).toBe(`${location.origin}/club/tablee/join#seat/tok`);
  expect(linkIn(absolute('/join#seat/tok'))).toBe('/join#seat/tok');
  expect(linkIn('https://play.example/join#watch/tok')).toBe('/join#watch/tok');
});

it('knows its pages by their path under the sub-path, and goes there', async () => {
  history.replaceState(null, '', '/club/tablee/w/tok');
  const { router } = await import('$lib/router.svelte');
  expect(router.route).toEqual({ page: 'watch', token: 'tok' });
  expect(location.pathname + location.hash).toBe('/club/tablee/join#watch/tok');
  router.go('/table/t1');
  expect(location.pathname).toBe('/club/tablee/table/t1');
  expect(router.route).toEqual({ page: 'table', id: 't1' });
  history.replaceState(null, '', '/club/tablee');
  window.dispatchEvent(new Event('popstate'));
});

it('follows links under the sub-path itself and leaves others to the browser', async () => {
  const { router } = await import('$lib/router.svelte');
  const { addressOf } = await import('$lib/root');
  const stop = router.start();
  const follow = (href: string) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    // What nobody took is not followed here either: there is no browser.
    link.addEventListener('click', (click) => queueMicrotask(() => click.preventDefault()));
    link.dispatchEvent(event);
    link.remove();
    return event.defaultPrevented;
  };
  expect(follow(addressOf('/rules'))).toBe(true);
  expect([location.pathname, router.route.page]).toEqual(['/club/tablee/rules', 'rules']);
  expect(follow(addressOf('/api/tables/t1/record'))).toBe(false);
  expect(follow('/elsewhere')).toBe(false);
  stop();
});
