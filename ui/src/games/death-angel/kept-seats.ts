/** Which seats of a match were this browser's: whoever was away may take theirs back from a computer player. */
import { parseJson } from '../../lib/json';
import type { Seat } from '../../net/wire';

const key = (match: string) => `blipfall.seats.${match}`;

/** Remembers seats; none are forgotten while others hold them. */
export function keepSeats(match: string, seats: readonly Seat[]): void {
  if (seats.length === 0) return;
  try {
    localStorage.setItem(key(match), JSON.stringify(seats));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function keptSeats(match: string): readonly string[] {
  const kept = parseJson(localStorage.getItem(key(match)));
  return Array.isArray(kept) ? kept.filter((seat) => typeof seat === 'string') : [];
}
