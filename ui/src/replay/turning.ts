import type { Game, Turning } from '../match/game';
import type { GameEvent, ReplayFrame } from '../net/wire';

const WEIGHT: Record<Turning, number> = { end: 3, death: 2, place: 1, goal: 0 };

/** A scene that decided something. */
export interface TurningScene {
  place: number;
  scene: number;
  turning: Turning;
  /** What happened, in words. */
  text: string;
}

/** The scenes that decided something; `endsOf` says where the scenes of a moment end. */
export function turningsOf(
  game: Game,
  frames: readonly ReplayFrame[],
  endsOf: (place: number) => readonly number[],
): TurningScene[] {
  return frames.flatMap(({ number, events }) =>
    endsOf(number).flatMap((end, scene, ends) => {
      const found = turningPoint(game, events.slice(ends[scene - 1] ?? 0, end));
      return found === null ? [] : [{ place: number, scene, ...found }];
    }),
  );
}

/** The weightiest of some events, if any of them turned the match. */
export function turningPoint(game: Game, events: readonly GameEvent[]): { turning: Turning; text: string } | null {
  const found = events.flatMap((event) => {
    const turning = game.turningPoint(event);
    return turning === null ? [] : [{ turning, text: game.tell(event) }];
  });
  return found.sort((a, b) => WEIGHT[b.turning] - WEIGHT[a.turning])[0] ?? null;
}

/** How far marks are apart at least, in pixels: the width of one. */
const APART = 24;

/** Places from left to right, moved as little as needed so that no two are nearer than the width of a mark. */
export function spread(places: readonly number[], width: number): number[] {
  const apart = Math.min(APART, places.length > 1 ? width / (places.length - 1) : APART);
  const pushed: number[] = [];
  for (const place of places) pushed.push(Math.max(place, (pushed.at(-1) ?? -Infinity) + apart));
  return pushed.map((place, index) => Math.min(place, width - apart * (places.length - 1 - index)));
}
