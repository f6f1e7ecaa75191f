import type { GameEvent, GameName, ReplayFrame } from '../net/wire';

/** Why a moment is worth going to. */
export type Turning = 'death' | 'place' | 'goal' | 'end';

const isMarine = (unit: unknown) => !/^([gb]\d+|broodlord\d*)$/.test(String(unit));

function ofHulk(event: GameEvent): Turning | null {
  switch (event['type']) {
    case 'killed':
      return 'unit' in event && isMarine(event.unit) ? 'death' : null;
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

function ofAngel(event: GameEvent): Turning | null {
  switch (event['type']) {
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

const WEIGHT: Record<Turning, number> = { end: 3, death: 2, place: 1, goal: 0 };

/** The weightiest thing that happened in a frame, if any of it turned the match. */
export function turningPoint(game: GameName, frame: ReplayFrame): Turning | null {
  const read = game === 'death-angel' ? ofAngel : ofHulk;
  const found = frame.events.flatMap((event) => read(event) ?? []);
  return found.sort((a, b) => WEIGHT[b] - WEIGHT[a])[0] ?? null;
}
