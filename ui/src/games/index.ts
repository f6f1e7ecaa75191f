import type { Game } from '../match/game';
import type { GameName } from '../net/wire';
import { deathAngel } from './death-angel';
import { spaceHulk } from './space-hulk';

/** Every game, in the order in which they are offered: the one list of them. */
export const GAMES: readonly [Game, ...Game[]] = [spaceHulk, deathAngel];

const BY_NAME: Record<GameName, Game> = { 'space-hulk': spaceHulk, 'death-angel': deathAngel };

/** The game of this name; any, as long as the server has not said which it is. */
export function gameOf(name: GameName | null): Game {
  return name === null ? GAMES[0] : BY_NAME[name];
}
