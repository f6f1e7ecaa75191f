import type { NewPerson } from '../wire/NewPerson';
import { post, put } from './http';
import { deviceName } from '../lib/device-name';
import { fieldsOf, parseJson } from '../lib/json';
import type { Me, Welcomed } from './wire';

const KEY = 'blipfall.person';

/** Whoever sits before this browser: a token that the server gave once. No account, no password. */
export interface Stored {
  id: string;
  name: string;
  token: string;
}

function stored(): Stored | null {
  const { id, name, token } = fieldsOf(parseJson(localStorage.getItem(KEY))) ?? {};
  if (typeof id !== 'string' || typeof token !== 'string') return null;
  return { id, name: typeof name === 'string' ? name : '', token };
}

export function token(): string | null {
  return stored()?.token ?? null;
}

/** Who this browser is; null if it has not been anybody yet. */
export const known = stored;

/** This browser is somebody else from now on. */
export function become({ person, token }: Welcomed): void {
  keep({ id: person.id, name: person.name, token });
}

export function forget(): void {
  localStorage.removeItem(KEY);
}

/** The token of this browser's person; the first call makes the person. */
export async function introduce(name: string, guest: string): Promise<string> {
  const known = stored();
  if (known === null) return create(name || guest);
  if (name !== '' && known.name !== name) await rename(known, name);
  return known.token;
}

async function create(name: string): Promise<string> {
  const device = deviceName(navigator.userAgent);
  const welcomed = await post<Welcomed>('people', { name, device } satisfies NewPerson);
  keep({ id: welcomed.person.id, name, token: welcomed.token });
  return welcomed.token;
}

async function rename(known: Stored, name: string): Promise<void> {
  await put<Me>('me', { name } satisfies NewPerson, known.token);
  keep({ ...known, name });
}

function keep(person: Stored): void {
  localStorage.setItem(KEY, JSON.stringify(person));
}
