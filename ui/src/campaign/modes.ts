import { knows, t } from '../i18n/words.svelte';
import type { CampaignMode, Seat } from '../net/wire';

export const WAYS = ['computer', 'solo_a', 'solo_b', 'friend', 'hotseat'] as const;
/** How somebody plays a campaign, by the words that the page for a new match has for it. */
export type Way = (typeof WAYS)[number];

/** The choice as the server wants to hear it. */
export function modeOf(way: Way, player: string, side: Seat): CampaignMode {
  switch (way) {
    case 'computer':
      return { type: 'computer', player };
    case 'solo_a':
      return { type: 'solo', variant: 'a' };
    case 'solo_b':
      return { type: 'solo', variant: 'b' };
    case 'friend':
      return { type: 'two', side };
    case 'hotseat':
      return { type: 'shared' };
  }
}

/** Who plays a saved campaign, in a few words. */
export function modeText(mode: CampaignMode): string {
  switch (mode.type) {
    case 'computer':
      return t('campaign-against', { player: playerName(mode.player) });
    case 'solo':
      return t(`opponent-solo_${mode.variant}`);
    case 'two':
      return t('campaign-two');
    case 'shared':
      return t('opponent-hotseat');
  }
}

export function playerName(name: string): string {
  return knows(`player-${name}`) ? t(`player-${name}`) : name;
}
