import { addressOf } from './root.ts';

/** The title and the icon of the browser's tab say whether the reader is awaited. */
export function showTurn(title: string, awaited: boolean): void {
  document.title = awaited ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = addressOf(awaited ? '/favicon-turn.svg' : '/favicon.svg');
  if (icon && icon.getAttribute('href') !== href) icon.setAttribute('href', href);
}
