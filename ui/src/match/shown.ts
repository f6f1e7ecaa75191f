import type { GameEvent, Legal, Update } from '../net/wire';

/** An update as the page shows it. */
export interface Shown extends Update {
  /** What has just happened: a new list for every update. */
  news: readonly GameEvent[];
}

/** An update of a match of one game, in the types of that game. */
export interface ShownOf<View, Decision, Action, Event> extends Omit<Shown, 'view' | 'decision' | 'legal' | 'news'> {
  view: View;
  decision: Decision | null;
  legal: readonly (Omit<Legal, 'action'> & { action: Action })[];
  news: readonly Event[];
}
