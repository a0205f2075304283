import { addressOf, pathOf } from './root.ts';

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'seat'; token: string }
  | { page: 'watch'; token: string }
  | { page: 'return'; token: string }
  | { page: 'position'; token: string }
  /** Without a game: all of them to choose from. */
  | { page: 'rules'; game: string; rule: string }
  | { page: 'learn'; game: string }
  | { page: 'about' }
  | { page: 'missing' };

type Link = Extract<Route, { token: string }>['page'];

/** The kinds of links, by the first letter of their old form. */
const LINKS: Record<string, Link> = { s: 'seat', w: 'watch', r: 'return', p: 'position' };

/**
 * A link somebody sent. Its secret is in the fragment, which no server on the way gets to see. Links of earlier
 * versions had it in the path.
 */
export function parseLink(path: string, hash: string): Extract<Route, { token: string }> | null {
  const old = path.match(/^\/([swrp])\/([^/]+)\/?$/);
  if (old?.[1] && old[2]) return { page: LINKS[old[1]] ?? 'seat', token: old[2] };
  const found = path === '/join' ? hash.match(/^#(seat|watch|return|position)\/([^/]+)$/) : null;
  return found ? { page: found[1] as Link, token: found[2] ?? '' } : null;
}

/** What an address of the table shows. */
export function parse(path: string, hash = ''): Route {
  const link = parseLink(path, hash);
  if (link) return link;
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === '') return { page: 'lobby' };
  if (rest.length > 0) return { page: 'missing' };
  if (first === 'about' && !second) return { page: 'about' };
  if (first === 'rules' && !second) return { page: 'rules', game: '', rule: '' };
  if (!second) return { page: 'missing' };
  switch (first) {
    case 'table':
      return { page: 'table', id: second };
    case 'rules':
      return { page: 'rules', game: second, rule: decodeURIComponent(hash.slice(1)) };
    case 'learn':
      return { page: 'learn', game: second };
    default:
      return { page: 'missing' };
  }
}

/** The route of the address bar. The secret of an old link leaves the path: not even a reload sends it again. */
function here(): Route {
  const path = pathOf(location.pathname);
  const route = parse(path, location.hash);
  if ('token' in route && path !== '/join')
    history.replaceState(null, '', addressOf(`/join#${route.page}/${route.token}`));
  return route;
}

class Router {
  route = $state<Route>(here());

  #read = () => {
    this.route = here();
  };

  /** Listen to the browser's buttons and to links inside the page. */
  start(): () => void {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return;
      const link = (event.target as Element).closest?.('a[href]');
      if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
      if (link.origin !== location.origin || !link.pathname.startsWith(addressOf('/'))) return;
      const path = pathOf(link.pathname);
      if (path.startsWith('/api/')) return;
      event.preventDefault();
      this.go(path + link.hash);
    };
    document.addEventListener('click', follow);
    window.addEventListener('popstate', this.#read);
    window.addEventListener('hashchange', this.#read);
    return () => {
      document.removeEventListener('click', follow);
      window.removeEventListener('popstate', this.#read);
      window.removeEventListener('hashchange', this.#read);
    };
  }

  /** Show what is at a path of the table. */
  go(path: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState(null, '', addressOf(path));
    else history.replaceState(null, '', addressOf(path));
    this.#read();
    window.scrollTo(0, 0);
  }
}

export const router = new Router();
