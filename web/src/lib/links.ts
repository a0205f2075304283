import { addressOf, pathOf } from './root.ts';
import { parseLink } from './router.svelte.ts';

/** Whether an address is known to the machine itself only. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|::1)$/.test(host);
}

/** A link of the table as an address one can send. */
export function absolute(link: string): string {
  return new URL(addressOf(link), location.origin).href;
}

/** The link in a text that somebody was sent, as an address of this page; null if there is none. */
export function linkIn(text: string): string | null {
  if (!URL.canParse(text.trim(), location.origin) || !text.includes('/')) return null;
  const { pathname, hash } = new URL(text.trim(), location.origin);
  const link = parseLink(pathOf(pathname), hash);
  return link && `/join#${link.page}/${link.token}`;
}
