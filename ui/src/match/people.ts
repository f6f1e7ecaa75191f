import { knows, t } from '../i18n/words.svelte';
import type { Holder, SeatState, What } from '../net/wire';

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

/** Why a start of the match came to nothing, and because of whom. */
export function abortedWords({ why, by, missing }: Extract<What, { type: 'aborted' }>): string {
  const people = by === null ? missing : [by];
  return t(`step-aborted-${why}`, { names: people.map(({ name }) => name).join(', ') });
}
