/**
 * Which puzzles somebody has solved and failed, and on which days the puzzle of the day. The server keeps it with the
 * person; the browser keeps a copy, and what was answered before the server did.
 */
import { fieldsOf, parseJson } from '../lib/json';
import type { PuzzleResult } from '../net/wire';

/** The first answer counts: whoever fails and tries again has failed. */
export type Result = 'solved' | 'failed';

const KEY = 'blipfall.puzzles';
const DAYS_KEY = 'blipfall.puzzle-days';

function stored(key: string): Map<string, Result> {
  const all = Object.entries(fieldsOf(parseJson(localStorage.getItem(key))) ?? {});
  return new Map(all.filter((entry): entry is [string, Result] => entry[1] === 'solved' || entry[1] === 'failed'));
}

function add(key: string, name: string, result: Result): void {
  const known = stored(key);
  if (known.has(name)) return;
  store(key, known.set(name, result));
}

function store(key: string, known: ReadonlyMap<string, Result>): void {
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(known)));
  } catch {
    // A browser that keeps nothing still has puzzles.
  }
}

/** Results by the id of the puzzle. */
export const results = (): Map<string, Result> => stored(KEY);

/** Remembers what came of a puzzle, and of the day if it is the puzzle of one. */
export function remember(puzzle: string, result: Result, day: string | null): void {
  add(KEY, puzzle, result);
  if (day !== null) add(DAYS_KEY, day, result);
}

/** Takes over what the server remembers: it has seen the answers of other devices. */
export function takeOver(remembered: readonly PuzzleResult[]): void {
  const [puzzles, days] = [stored(KEY), stored(DAYS_KEY)];
  for (const { puzzle, day, solved } of remembered) {
    if (day === null) puzzles.set(puzzle, solved ? 'solved' : 'failed');
    else days.set(day, solved ? 'solved' : 'failed');
  }
  store(KEY, puzzles);
  store(DAYS_KEY, days);
}

/** Days in a row up to this one on which the puzzle of the day was solved; today may still be open. */
export function streak(today: string, days: ReadonlyMap<string, Result> = stored(DAYS_KEY)): number {
  let day = days.has(today) ? today : before(today);
  let count = 0;
  for (; days.get(day) === 'solved'; day = before(day)) count += 1;
  return count;
}

function before(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`) - 24 * 60 * 60 * 1000;
  return new Date(time).toISOString().slice(0, 10);
}

/** The puzzle to go on with: the next one of the list that was never answered, else the next one. */
export function nextOf<P extends { id: string }>(list: readonly P[], id: string): P | null {
  const place = list.findIndex((one) => one.id === id);
  const others = [...list.slice(place + 1), ...list.slice(0, Math.max(0, place))];
  const known = results();
  return others.find((one) => !known.has(one.id)) ?? others[0] ?? null;
}
