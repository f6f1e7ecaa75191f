import type { Turning } from '../../match/game';
import type { AngelEvent } from '../../wire/angel';

/** Why an event turned the match, if it did. */
export function turningPoint(event: AngelEvent): Turning | null {
  switch (event.type) {
    case 'slain':
      return 'death';
    case 'located':
      return 'place';
    case 'rescued':
    case 'location_token':
      return 'goal';
    case 'game_over':
      return 'end';
    default:
      return null;
  }
}
