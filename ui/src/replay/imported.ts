/** Records that were brought in here: no list of the server names them. */
export interface Imported {
  match: string;
  name: string;
}

const KEY = 'blipfall.imported';
const MOST = 50;

export function imported(): Imported[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((one): one is Imported => typeof one?.match === 'string' && typeof one?.name === 'string') : [];
  } catch {
    return [];
  }
}

export function keepImported(one: Imported): void {
  const others = imported().filter(({ match }) => match !== one.match);
  localStorage.setItem(KEY, JSON.stringify([one, ...others].slice(0, MOST)));
}
