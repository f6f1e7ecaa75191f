import type { Refused } from '../wire/Refused';
import { Refusal } from './refusal';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function call<T>(method: Method, path: string, body?: object, token?: string | null): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers['Authorization'] = `Bearer ${token}`;
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  return received(await answerTo(path, init));
}

/**
 * The body of an answer: the one place where text from HTTP gets a type.
 *
 * Which type belongs to which path is said in `api.ts` and `person.ts` alone, in generated types. The fields are not
 * checked again, for the reasons given at `readMessage`; what is no success never gets here.
 */
function received<T>(response: Response): Promise<T> {
  return response.json();
}

async function answerTo(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(`api/${path}`, init).catch(() => {
    throw new Refusal('unreachable', 'the server does not answer');
  });
  if (!response.ok) throw await refusal(response);
  return response;
}

async function refusal(response: Response): Promise<Refusal> {
  const refused: Partial<Refused> | null = await response.json().catch(() => null);
  return new Refusal(refused?.code ?? 'other', refused?.message ?? response.statusText, refused?.rule ?? null);
}

export function get<T>(path: string, token?: string | null): Promise<T> {
  return call<T>('GET', path, undefined, token);
}

export function post<T>(path: string, body: object, token?: string | null): Promise<T> {
  return call<T>('POST', path, body, token);
}

export function put<T>(path: string, body: object, token?: string | null): Promise<T> {
  return call<T>('PUT', path, body, token);
}

export function remove<T>(path: string, token?: string | null): Promise<T> {
  return call<T>('DELETE', path, undefined, token);
}

function bearer(token: string | null | undefined): Record<string, string> {
  return token ? { Authorization: `Bearer ${token}` } : {};
}

/** Sends a text as it is. */
export async function postText<T>(path: string, text: string, token: string): Promise<T> {
  const headers = { 'Content-Type': 'text/plain', ...bearer(token) };
  return received(await answerTo(path, { method: 'POST', headers, body: text }));
}

/** Asks for something that is no JSON. */
export async function getText(path: string, token?: string | null): Promise<string> {
  return (await answerTo(path, { headers: bearer(token) })).text();
}

/** Sends JSON and is answered something else. */
export async function postForText(path: string, body: object, token: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json', ...bearer(token) };
  return (await answerTo(path, { method: 'POST', headers, body: JSON.stringify(body) })).text();
}
