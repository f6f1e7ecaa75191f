/** Where the page is. Secrets stay behind the `#`, which no server sees. */
export type Route =
  | { page: 'start' }
  | { page: 'missions' }
  | { page: 'mission'; mission: string }
  | { page: 'campaigns' }
  | { page: 'campaign'; campaign: string }
  | { page: 'new'; mission: string | null }
  | { page: 'join'; match: string; invitation: string }
  | { page: 'angel' }
  | { page: 'enter' }
  | { page: 'match'; match: string }
  | { page: 'watch' }
  | { page: 'workshop'; mission: string | null }
  | { page: 'replays' }
  | { page: 'record' }
  | { page: 'replay'; match: string; frame: number }
  | { page: 'puzzles' }
  | { page: 'puzzle'; puzzle: string }
  | { page: 'rules'; game: string | null; chapter: string | null; entry: string | null }
  | { page: 'settings' }
  | { page: 'devices' }
  | { page: 'device'; code: string | null }
  | { page: 'about' }
  | { page: 'lost' };

/** What the address of the workshop begins with for a mission that somebody has saved on this server. */
export const SHARED = '@';

export function parse(hash: string): Route {
  const [page = '', first, second, ...rest] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decode);
  if (page === 'rules' && rest.length < 2)
    return { page, game: first || null, chapter: second || null, entry: rest[0] || null };
  if (rest.length > 0) return { page: 'lost' };
  if (second !== undefined) {
    if (page === 'replay' && first && /^\d{1,6}$/.test(second)) return { page, match: first, frame: Number(second) };
    return page === 'join' && first ? { page, match: first, invitation: second } : { page: 'lost' };
  }
  if (first) return parseWithName(page, first);
  switch (page) {
    case '':
      return { page: 'start' };
    case 'missions':
    case 'campaigns':
    case 'angel':
    case 'enter':
    case 'watch':
    case 'replays':
    case 'record':
    case 'puzzles':
    case 'settings':
    case 'devices':
    case 'about':
      return { page };
    case 'device':
      return { page, code: null };
    case 'new':
    case 'workshop':
      return { page, mission: null };
    default:
      return { page: 'lost' };
  }
}

function parseWithName(page: string, name: string): Route {
  switch (page) {
    case 'missions':
      return { page: 'mission', mission: name };
    case 'campaigns':
      return { page: 'campaign', campaign: name };
    case 'puzzles':
      return { page: 'puzzle', puzzle: name };
    case 'new':
    case 'workshop':
      return { page, mission: name };
    case 'match':
      return { page, match: name };
    case 'device':
      return { page, code: name };
    case 'replay':
      return { page, match: name, frame: 0 };
    default:
      return { page: 'lost' };
  }
}

/** Broken escapes lead to the page that says so, not to an error. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '\u{fffd}';
  }
}

class Router {
  route = $state.raw<Route>(parse(location.hash));
}

const router = new Router();

export function route(): Route {
  return router.route;
}

export function listen(): () => void {
  const update = () => (router.route = parse(location.hash));
  update();
  window.addEventListener('hashchange', update);
  return () => window.removeEventListener('hashchange', update);
}

export function go(path: string): void {
  location.hash = path;
}

export function link(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}
