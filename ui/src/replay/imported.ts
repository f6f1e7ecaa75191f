import { fieldsOf, parseJson } from '../lib/json';

/** Records that were brought in here: no list of the server names them. */
export interface Imported {
  match: string;
  name: string;
}

const KEY = 'blipfall.imported';
const MOST = 50;

export function imported(): Imported[] {
  const list = parseJson(localStorage.getItem(KEY));
  return Array.isArray(list) ? list.flatMap((one: unknown) => readImported(one) ?? []) : [];
}

function readImported(value: unknown): Imported | null {
  const { match, name } = fieldsOf(value) ?? {};
  return typeof match === 'string' && typeof name === 'string' ? { match, name } : null;
}

export function keepImported(one: Imported): void {
  const others = imported().filter(({ match }) => match !== one.match);
  localStorage.setItem(KEY, JSON.stringify([one, ...others].slice(0, MOST)));
}
