import type { GameEvent } from '../net/wire';
import type { Game } from './game';
import type { LogLine } from './log';

/** What happened, as far as the log tells it. */
export function toldBy(lines: readonly LogLine[]): GameEvent[] {
  return lines.flatMap(({ what }) => (what.type === 'event' ? [what.event] : []));
}

export interface TurningLine {
  key: string;
  round: number;
  text: string;
}

/** More would be a log. */
const MOST = 8;

/** The moments that decided a match, in words; of many the first and the last. Deaths may be told elsewhere. */
export function turningLines(
  game: Game,
  lines: readonly LogLine[],
  { deaths }: { deaths: boolean } = { deaths: true },
): TurningLine[] {
  const found = lines.flatMap(({ key, round, what }) => {
    if (what.type !== 'event') return [];
    const turning = game.turningPoint(what.event);
    return turning === null || turning === 'end' || (turning === 'death' && !deaths)
      ? []
      : [{ key, round, text: game.tell(what.event) }];
  });
  return found.length > MOST ? [...found.slice(0, MOST / 2), ...found.slice(-MOST / 2)] : found;
}
