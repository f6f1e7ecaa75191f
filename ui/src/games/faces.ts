import type { GameName } from '../net/wire';
import type { GameFace } from './game';
import { spaceHulk } from './space-hulk';

/** What each game brings to the frame. */
const FACES: Partial<Record<GameName, GameFace>> = { 'space-hulk': spaceHulk };

export function faceOf(game: GameName): GameFace {
  return FACES[game] ?? spaceHulk;
}
