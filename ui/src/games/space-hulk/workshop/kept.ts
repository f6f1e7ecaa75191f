/** Missions that are kept in this browser, and those that links carry. */

const DRAFT = 'blipfall.workshop.draft';
const SHELF = 'blipfall.workshop.missions';

/** What was worked on last: a closed window loses nothing. */
export function keepDraft(text: string): void {
  store(DRAFT, text);
}

export function keptDraft(): string | null {
  return localStorage.getItem(DRAFT);
}

function store(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    // The browser has no room left, or keeps nothing at all.
    return false;
  }
}

export type Shelf = Record<string, string>;

/** The missions that were saved here, by name. */
export function keptMissions(): Shelf {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(SHELF) ?? '{}');
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(Object.entries(read).filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
}

/** Saves a mission under its name; says whether there was room for it. */
export function keepMission(name: string, text: string): boolean {
  return store(SHELF, JSON.stringify({ ...keptMissions(), [name]: text }));
}

export function forgetMission(name: string): Shelf {
  const { [name]: _gone, ...rest } = keptMissions();
  store(SHELF, JSON.stringify(rest));
  return rest;
}

/** The mark of an address that carries a mission. */
const CARRIED = '~';

/** A mission as a part of an address: compressed, in letters that addresses may have. */
export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return CARRIED + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function isPacked(part: string): boolean {
  return part.startsWith(CARRIED);
}

/** The most that a link may unpack to, in bytes. */
const MOST = 256 * 1024;

/** Reads [`packed`] back; nothing if it is damaged or too large. */
export async function unpacked(part: string): Promise<string | null> {
  try {
    const binary = atob(part.slice(CARRIED.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let [text, size] = ['', 0];
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > MOST) return null;
      text += decoder.decode(part.value, { stream: true });
    }
    return text + decoder.decode();
  } catch {
    return null;
  }
}
