/** What this browser remembers of matches beside what the server says: how far they were, and which are off the list. */
import { fieldsOf, parseJson } from '../lib/json';

export interface Kept {
  /** The round that was seen last. */
  round?: number;
  /** It was taken off the list of matches to continue. */
  isRemoved?: boolean;
}

const KEY = 'blipfall.matches';
/** More than anybody has under way; the oldest are forgotten. */
const MOST = 60;

function all(): Map<string, Kept> {
  const stored = Object.entries(fieldsOf(parseJson(localStorage.getItem(KEY))) ?? {});
  return new Map(stored.map(([match, fields]) => [match, keptOf(fieldsOf(fields) ?? {})]));
}

function keptOf(fields: Record<string, unknown>): Kept {
  return {
    ...(typeof fields['round'] === 'number' ? { round: fields['round'] } : {}),
    ...(fields['isRemoved'] === true ? { isRemoved: true } : {}),
  };
}

export function keptOfMatch(match: string): Kept {
  return all().get(match) ?? {};
}

/** Remembers something of a match; a browser that keeps nothing still plays. */
export function keep(match: string, part: Kept): void {
  const known = all();
  const before = known.get(match) ?? {};
  known.delete(match);
  known.set(match, { ...before, ...part });
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...known].slice(-MOST))));
  } catch {
    // Nothing depends on it.
  }
}
