import { knows, t } from '../i18n/words.svelte';
import type { GameName, Holder, Seat, SeatState } from '../net/wire';

/** The word for a seat. */
export function seatName(seat: Seat): string {
  if (isPlayer(seat)) return t('angel-seat', { number: Number(seat.slice(1)) });
  const key = `side-${seat}`;
  return knows(key) ? t(key) : seat;
}

/** A seat of Death Angel: the players there have no sides. */
export function isPlayer(seat: Seat): boolean {
  return seat !== 'marine' && seat !== 'alien';
}

/** How a match ended, in a few words. */
export function resultName(game: GameName, winner: string | null): string {
  if (game === 'death-angel') return t(winner === null ? 'over-players-lost' : 'over-players');
  return t(winner === 'marine' || winner === 'alien' ? `over-${winner}` : 'over-nobody');
}

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

/** Who sits there, from the point of view of whoever looks. */
export function sitterName(seat: SeatState): string {
  return seat.yours ? t('seat-you') : holderName(seat.holder);
}
