import { Refusal } from './connection';
import type { Refused } from './wire';

type Method = 'GET' | 'POST' | 'PUT';

async function call<T>(method: Method, path: string, body?: unknown, token?: string | null): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers['Authorization'] = `Bearer ${token}`;
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  return (await (await answerTo(path, init)).json()) as T;
}

async function answerTo(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(`api/${path}`, init).catch(() => {
    throw new Refusal('unreachable', 'the server does not answer');
  });
  if (!response.ok) throw await refusal(response);
  return response;
}

async function refusal(response: Response): Promise<Refusal> {
  const refused = (await response.json().catch(() => null)) as Partial<Refused> | null;
  return new Refusal(refused?.code ?? 'other', refused?.message ?? response.statusText, refused?.rule ?? null);
}

export function get<T>(path: string, token?: string | null): Promise<T> {
  return call<T>('GET', path, undefined, token);
}

export function post<T>(path: string, body: unknown, token?: string | null): Promise<T> {
  return call<T>('POST', path, body, token);
}

export function put<T>(path: string, body: unknown, token?: string | null): Promise<T> {
  return call<T>('PUT', path, body, token);
}

function bearer(token: string | null | undefined): Record<string, string> {
  return token ? { Authorization: `Bearer ${token}` } : {};
}

/** Sends a text as it is. */
export async function postText<T>(path: string, text: string, token: string): Promise<T> {
  const headers = { 'Content-Type': 'text/plain', ...bearer(token) };
  return (await (await answerTo(path, { method: 'POST', headers, body: text })).json()) as T;
}

/** Asks for something that is no JSON. */
export async function getText(path: string, token?: string | null): Promise<string> {
  return (await answerTo(path, { headers: bearer(token) })).text();
}
