import { SvelteMap } from 'svelte/reactivity';
import { t } from '../../i18n/words.svelte';
import type { Seat, SeatState } from '../../net/wire';

const names = new SvelteMap<Seat, string>();

/**
 * Takes over how those at the table are called. Several seats on one screen have one person, and friends may have the
 * same name: a name that is not of one seat alone tells nobody apart, so these seats keep their numbers.
 */
export function learnNames(seats: readonly SeatState[]): void {
  names.clear();
  const named = seats.flatMap(({ seat, holder }) =>
    holder.type === 'person' && holder.name ? [{ seat, name: holder.name }] : [],
  );
  for (const { seat, name } of named)
    if (named.filter((other) => other.name === name).length === 1) names.set(seat, name);
}

/** A player by name; where there is none, by the number of the seat. */
export function playerOf(seat: Seat): string {
  return names.get(seat) ?? t('angel-seat', { number: Number(seat.slice(1)) });
}
