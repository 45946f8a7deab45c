/** The pages of the app, by their address. */
export type Route =
  | { page: 'home' }
  | { page: 'cards'; game: string; card: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'watch' }
  | { page: 'record' }
  | { page: 'account' }
  | { page: 'opened'; moves: number }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; moves: number }
  | { page: 'lost' };

export function routeOf(address: URL): Route {
  const parts = address.pathname.split('/').filter(Boolean);
  const [first, second, third] = parts;
  const hash = address.hash.slice(1);
  if (first === undefined) return { page: 'home' };
  if (first === 'watch' && parts.length === 1) return { page: 'watch' };
  if (first === 'account' && parts.length === 1) return { page: 'account' };
  if (first === 'record' && parts.length === 1) return { page: 'record' };
  if (first === 'record' && second === 'replay' && parts.length === 2) return { page: 'opened', moves: Number(hash) || 0 };
  if (first === 'cards' && parts.length <= 2) return { page: 'cards', game: second ?? '', card: hash };
  if (first === 'rules' && parts.length <= 2) return { page: 'rules', game: second ?? '', rule: hash };
  if (first === 'table' && second && parts.length === 2) return { page: 'table', id: second };
  if (first === 'table' && second && third === 'replay') return { page: 'replay', id: second, moves: Number(hash) || 0 };
  return { page: 'lost' };
}

const OVER = { over: true };

class Router {
  route = $state.raw<Route>(routeOf(new URL(location.href)));

  constructor() {
    addEventListener('popstate', () => this.#follow());
    document.addEventListener('click', (event) => this.#clicked(event));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#follow();
    scrollTo(0, 0);
  }

  /** Show something over the page, which stays as it is: going back closes it. */
  over(path: string): void {
    history.pushState(OVER, '', path);
    this.#follow();
  }

  /** Close what was shown over a page: as if one went back, or, for somebody who came from elsewhere, to `path`. */
  close(path: string): void {
    if (history.state?.over) return history.back();
    history.replaceState(null, '', path);
    this.#follow();
  }

  /** Change the address without a new entry in the history. */
  rename(path: string): void {
    history.replaceState(null, '', path);
  }

  #follow(): void {
    this.route = routeOf(new URL(location.href));
  }

  /** Links within the app need no new page; all other clicks are the browser's. */
  #clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.download || link.origin !== location.origin) return;
    if (routeOf(new URL(link.href)).page === 'lost' || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();
