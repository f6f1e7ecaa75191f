import { SvelteMap } from 'svelte/reactivity';
import { t } from '../../i18n/words.svelte';
import type { Seat, SeatState } from '../../net/wire';

const names = new SvelteMap<Seat, string>();

/** Takes over how those at the table are called. */
export function learnNames(seats: readonly SeatState[]): void {
  names.clear();
  for (const { seat, holder } of seats) if (holder.type === 'person' && holder.name) names.set(seat, holder.name);
}

/** A player by name; where there is none, by the number of the seat. */
export function playerOf(seat: Seat): string {
  return names.get(seat) ?? t('angel-seat', { number: Number(seat.slice(1)) });
}
