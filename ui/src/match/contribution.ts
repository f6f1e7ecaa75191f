import { fieldsOf, parseJson } from '../lib/json';
import { sha256 } from '../lib/sha256';
import type { Ask } from '../net/messages';
import type { Start } from '../net/wire';

/**
 * What this browser adds to the dice of a match: it commits to a number of its own, and tells it only when all have
 * committed. `docs/formats/replay.md` says what is hashed, and what for.
 */
interface Kept {
  match: string;
  /** Numbers that were committed to, the newest first: several tabs may each have committed to one. */
  numbers: { commitment: string; nonce: string }[];
  /** What had been committed to, as it was shown before this browser revealed its number. */
  seen: Seen | null;
}

interface Seen {
  server: string;
  committed: Record<string, string>;
}

const KEY = 'blipfall.dice';
const MOST_MATCHES = 100;
const MOST_NUMBERS = 4;

/** The next message towards the start; null if others have to do something first. */
export function nextStep(match: string, person: string, start: Start): Ask | null {
  const own = start.committed.find((one) => one.person === person);
  if (own === undefined) return commit(match, person, start);
  if (start.reveal_until === null || own.revealed) return null;
  return reveal(match, own.commitment, start);
}

function commit(match: string, person: string, start: Start): Ask {
  const nonce = crypto.getRandomValues(new Uint8Array(32));
  const commitment = commitmentTo(nonce, match, start.commitment, person);
  const known = keptOf(match);
  const numbers = [{ commitment, nonce: toHex(nonce) }, ...known.numbers].slice(0, MOST_NUMBERS);
  keep({ ...known, numbers });
  return { type: 'ready', commitment };
}

/** Reveals the number, or calls the start off if it is not here: it was lost, or is in another browser. */
function reveal(match: string, commitment: string, start: Start): Ask {
  const known = keptOf(match);
  const number = known.numbers.find((one) => one.commitment === commitment);
  if (number === undefined) return { type: 'withdraw' };
  keep({ ...known, seen: seenIn(start) });
  return { type: 'reveal', nonce: number.nonce };
}

function seenIn({ commitment, committed }: Start): Seen {
  return { server: commitment, committed: Object.fromEntries(committed.map((one) => [one.person, one.commitment])) };
}

/** Whether the record has the commitments that this browser was shown; null if it was shown none. */
export function isAsSeen(match: string, start: Start | null): boolean | null {
  const { seen } = keptOf(match);
  if (seen === null || start === null) return null;
  const found = seenIn(start);
  const people = Object.keys(found.committed);
  return (
    found.server === seen.server &&
    people.length === Object.keys(seen.committed).length &&
    people.every((person) => found.committed[person] === seen.committed[person])
  );
}

export function commitmentTo(nonce: Uint8Array, match: string, server: string, person: string): string {
  const parts = [text('blipfall dice contribution 1'), text(match), fromHex(server), text(person), nonce];
  const bytes = parts.flatMap((part) => [...lengthOf(part), ...part]);
  return toHex(sha256(Uint8Array.from(bytes)));
}

const text = (value: string) => new TextEncoder().encode(value);

function lengthOf(part: Uint8Array): Uint8Array {
  const length = new DataView(new ArrayBuffer(8));
  length.setBigUint64(0, BigInt(part.length), true);
  return new Uint8Array(length.buffer);
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function all(): Kept[] {
  const list = parseJson(localStorage.getItem(KEY));
  return Array.isArray(list) ? list.flatMap((one: unknown) => readKept(one) ?? []) : [];
}

function keptOf(match: string): Kept {
  return all().find((one) => one.match === match) ?? { match, numbers: [], seen: null };
}

function keep(one: Kept): void {
  const others = all().filter(({ match }) => match !== one.match);
  localStorage.setItem(KEY, JSON.stringify([one, ...others].slice(0, MOST_MATCHES)));
}

function readKept(value: unknown): Kept | null {
  const { match, numbers, seen } = fieldsOf(value) ?? {};
  if (typeof match !== 'string' || !Array.isArray(numbers)) return null;
  return { match, numbers: numbers.flatMap((one: unknown) => readNumber(one) ?? []), seen: readSeen(seen) };
}

function readNumber(value: unknown): Kept['numbers'][number] | null {
  const { commitment, nonce } = fieldsOf(value) ?? {};
  return typeof commitment === 'string' && typeof nonce === 'string' ? { commitment, nonce } : null;
}

function readSeen(value: unknown): Seen | null {
  const { server, committed } = fieldsOf(value) ?? {};
  const fields = fieldsOf(committed);
  if (typeof server !== 'string' || fields === null) return null;
  const texts = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { server, committed: Object.fromEntries(texts) };
}
