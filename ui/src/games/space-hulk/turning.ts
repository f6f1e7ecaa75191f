import type { Turning } from '../../match/game';
import type { HulkEvent } from './forms';
import { isAlien } from './names.svelte';

/** Why an event turned the match, if it did. */
export function turningPoint(event: HulkEvent): Turning | null {
  switch (event.type) {
    case 'killed':
      return isAlien(event.unit) ? null : 'death';
    case 'broodlord_appeared':
      return 'place';
    case 'generator_damaged':
    case 'picked_up':
    case 'exited':
      return 'goal';
    case 'game_over':
      return 'end';
    default:
      return null;
  }
}
