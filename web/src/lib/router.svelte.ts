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

/** What an address of the table shows. */
export function parse(path: string, hash = ''): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === '') return { page: 'lobby' };
  if (rest.length > 0) return { page: 'missing' };
  if (first === 'about' && !second) return { page: 'about' };
  if (first === 'rules' && !second) return { page: 'rules', game: '', rule: '' };
  if (!second) return { page: 'missing' };
  switch (first) {
    case 'table':
      return { page: 'table', id: second };
    case 's':
      return { page: 'seat', token: second };
    case 'w':
      return { page: 'watch', token: second };
    case 'r':
      return { page: 'return', token: second };
    case 'p':
      return { page: 'position', token: second };
    case 'rules':
      return { page: 'rules', game: second, rule: decodeURIComponent(hash.slice(1)) };
    case 'learn':
      return { page: 'learn', game: second };
    default:
      return { page: 'missing' };
  }
}

class Router {
  route = $state<Route>(parse(location.pathname, location.hash));

  #read = () => {
    this.route = parse(location.pathname, location.hash);
  };

  /** Listen to the browser's buttons and to links inside the page. */
  start(): () => void {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return;
      const link = (event.target as Element).closest?.('a[href]');
      if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
      if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
      event.preventDefault();
      this.go(link.pathname + link.hash);
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

  go(path: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState(null, '', path);
    else history.replaceState(null, '', path);
    this.#read();
    window.scrollTo(0, 0);
  }
}

export const router = new Router();
