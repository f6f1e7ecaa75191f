import type { Game, Turning } from '../match/game';
import type { ReplayFrame } from '../net/wire';

const WEIGHT: Record<Turning, number> = { end: 3, death: 2, place: 1, goal: 0 };

/** The moments that decided something. */
export function turningsOf(game: Game, frames: readonly ReplayFrame[]): { place: number; turning: Turning }[] {
  return frames.flatMap((frame) => {
    const turning = turningPoint(game, frame);
    return turning === null ? [] : [{ place: frame.number, turning }];
  });
}

/** The weightiest thing that happened in a frame, if any of it turned the match. */
export function turningPoint(game: Game, frame: ReplayFrame): Turning | null {
  const found = frame.events.flatMap((event) => game.turningPoint(event) ?? []);
  return found.sort((a, b) => WEIGHT[b] - WEIGHT[a])[0] ?? null;
}
