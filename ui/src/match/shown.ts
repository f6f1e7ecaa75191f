import type { GameEvent, Legal, Update } from '../net/wire';

/** An action that can be played now. */
export interface Answer extends Legal {
  /** Its place in the server's list, if not the same as in this one. */
  place?: number;
  /** That list is the one after passing: what is offered before is declined by it. */
  afterPass?: boolean;
}

/** An update as the page shows it. */
export interface Shown extends Omit<Update, 'legal'> {
  /** Everything that can be played, also by declining what is merely offered. */
  legal: readonly Answer[];
  /** What has just happened: a new list for every update. */
  news: readonly GameEvent[];
}

/** An update of a match of one game, in the types of that game. */
export interface ShownOf<View, Decision, Action, Event> extends Omit<Shown, 'view' | 'decision' | 'legal' | 'news'> {
  view: View;
  decision: Decision | null;
  legal: readonly (Omit<Answer, 'action'> & { action: Action })[];
  news: readonly Event[];
}

/** Everything that can be played: the list of the decision, and what can be played by declining it. */
export function answersOf({ legal, after_pass: beyond }: Pick<Update, 'legal' | 'after_pass'>): Answer[] {
  const passes = beyond.some(({ action }) => action.do === 'pass');
  const own = legal.map((entry, place) => ({ ...entry, place, afterPass: false }));
  // One pass declines everything.
  return [
    ...own.filter(({ action }) => !passes || action.do !== 'pass'),
    ...beyond.map((entry, place) => ({ ...entry, place, afterPass: true })),
  ];
}
