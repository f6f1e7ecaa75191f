import { knows, t } from '../i18n/words.svelte';
import type { Holder, SeatState } from '../net/wire';

/** Who holds a seat. */
export function holderName(holder: Holder): string {
  switch (holder.type) {
    case 'nobody':
      return t('seat-open');
    case 'computer':
      return t('seat-computer', { player: playerName(holder.player) });
    case 'person':
      return holder.name || t('seat-person');
  }
}

export function playerName(player: string): string {
  const key = `player-${player}`;
  return knows(key) ? t(key) : player;
}

/** Who holds a seat, as the person who looks is told it. */
export function sitterName(seat: SeatState): string {
  return seat.yours ? t('seat-you') : holderName(seat.holder);
}
