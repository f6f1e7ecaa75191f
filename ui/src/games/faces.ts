import type { GameName } from '../net/wire';
import type { GameFace } from './game';
import { deathAngel } from './death-angel';
import { spaceHulk } from './space-hulk';

/** What each game brings to the frame. */
const FACES: Record<GameName, GameFace> = { 'space-hulk': spaceHulk, 'death-angel': deathAngel };

export function faceOf(game: GameName): GameFace {
  return FACES[game];
}
