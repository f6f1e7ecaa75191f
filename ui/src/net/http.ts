import { Refusal } from './connection';
import type { Refused } from './wire';

type Method = 'GET' | 'POST' | 'PUT';

async function call<T>(method: Method, path: string, body?: unknown, token?: string | null): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers['Authorization'] = `Bearer ${token}`;
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await fetch(`api/${path}`, init).catch(() => {
    throw new Refusal('unreachable', 'the server does not answer');
  });
  if (!response.ok) throw await refusal(response);
  return (await response.json()) as T;
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
