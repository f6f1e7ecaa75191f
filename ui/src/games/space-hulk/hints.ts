import type { Hint } from '../../net/wire';
import { holds } from './conditions';
import type { AnyEvent, HulkView } from './forms';

/** The event that shows that an action was taken. */
const EVENT_OF: Record<string, string> = {
  move: 'moved',
  turn: 'turned',
  fire: 'fired',
  assault: 'assaulted',
  overwatch: 'overwatch_set',
  guard: 'guard_set',
  exit: 'exited',
  clear_jam: 'jam_cleared',
  reload: 'reloaded',
};

/** Whether a hint has served its purpose by what is seen now and what has just happened. */
export function isServed(hint: Hint, view: HulkView, news: readonly AnyEvent[]): boolean {
  const until = hint.until;
  switch (until.type) {
    case 'read':
      return false;
    case 'round':
      return view.turn >= until.round;
    case 'phase':
      return news.some((event) => event.type === 'phase' && event.phase === until.phase) || view.phase === until.phase;
    case 'when':
      return holds(until.condition, view);
    case 'action':
      return news.some(
        (event) => event.type === EVENT_OF[until.action] && (until.unit === null || event.unit === until.unit),
      );
  }
}
